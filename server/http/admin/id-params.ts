/** What a request of a host names: a person, or something that hosts know by a handle. */
import { handleSchema, identitySchema } from '@gonfalon/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RequestError } from '../../errors.ts';

export type IdParams = { Params: { readonly id: string } };

export function targetUser(request: FastifyRequest<IdParams>): string {
  const id = v.safeParse(identitySchema, request.params.id);
  if (!id.success) throw new RequestError('host.unknown-person');
  return id.output;
}

export function handle(request: FastifyRequest<IdParams>): string {
  const id = v.safeParse(handleSchema, request.params.id);
  if (!id.success) throw new RequestError('request.unknown');
  return id.output;
}
