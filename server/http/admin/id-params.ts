/** What a request of a host names: a person, or something that hosts know by a handle. */
import { handleSchema, identitySchema } from '@gonfalon/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refused } from '../../errors.ts';

export type One = { Params: { readonly id: string } };

export function whom(request: FastifyRequest<One>): string {
  const id = v.safeParse(identitySchema, request.params.id);
  if (!id.success) throw new Refused('host.unknown-person');
  return id.output;
}

export function handle(request: FastifyRequest<One>): string {
  const id = v.safeParse(handleSchema, request.params.id);
  if (!id.success) throw new Refused('request.unknown');
  return id.output;
}
