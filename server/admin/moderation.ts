/** What a host of the site does to people: keeps them from writing or from coming in, renames, signs out, deletes. */
import type { HostPerson, hostSchemas, SanctionKind } from '@gonfalon/protocol';
import type { InferOutput } from 'valibot';
import { RequestError } from '../errors.ts';
import type { Identities } from '../identity/identities.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Identity, Store } from '../store/store.ts';
import type { AuditLog } from './audit-log.ts';
import { expiresAt } from './expires-at.ts';
import type { SignupBlocks } from './signup-blocks.ts';

export interface ModerationParts {
  readonly store: Store;
  readonly identities: Identities;
  readonly lobby: Lobby;
  readonly acts: AuditLog;
  readonly shutOuts: SignupBlocks;
}

type Who = Pick<Identity, 'id'>;

export class Moderation {
  private readonly parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.parts = parts;
  }

  async sanction(
    host: Who,
    whom: string,
    { kind, hours, reason, shutOut }: InferOutput<typeof hostSchemas.sanction>,
  ): Promise<void> {
    const { store, identities, lobby, acts, shutOuts } = this.parts;
    const person = await this.other(host, whom);
    if (person.host) throw new RequestError('host.is-host');
    if (shutOut !== undefined) await shutOuts.refuseUnseen(whom);
    const until = expiresAt(hours, Date.now());
    const detail = { reason, ...(until !== undefined && { until }) };
    await acts.note(host.id, kind, { whom, detail });
    await store.setSanction(whom, kind, detail);
    if (shutOut !== undefined) await shutOuts.beginFrom(host, whom, shutOut);
    identities.tellChange(whom);
    // A match that has not begun must not begin with somebody who may not play. One that has goes on by its clock.
    if (kind === 'ban') for (const table of await store.openTables(whom)) await lobby.leave(person, table);
  }

  async lift(host: Who, whom: string, kind: SanctionKind): Promise<void> {
    const { store, identities, acts } = this.parts;
    await this.person(whom);
    await acts.note(host.id, `lift-${kind}`, { whom });
    await store.liftSanction(whom, kind);
    identities.tellChange(whom);
  }

  async rename(host: Who, whom: string, name: string): Promise<void> {
    const { identities, acts } = this.parts;
    const person = await this.person(whom);
    await identities.refuseName(person, name);
    await acts.note(host.id, 'rename', { whom, detail: { from: person.name, to: name } });
    await identities.renameAs(whom, name);
  }

  async signOut(host: Who, whom: string): Promise<void> {
    const { identities, acts } = this.parts;
    await this.person(whom);
    await acts.note(host.id, 'sign-out', { whom });
    await identities.signOutAll(whom);
  }

  async remove(host: Who, whom: string): Promise<void> {
    const { identities, acts } = this.parts;
    if ((await this.other(host, whom)).host) throw new RequestError('host.is-host');
    await acts.note(host.id, 'delete', { whom });
    await identities.erase(whom);
  }

  async setRole(host: Who, whom: string, on: boolean): Promise<void> {
    const { store, acts } = this.parts;
    const person = await this.other(host, whom);
    if (on && person.kind !== 'account') throw new RequestError('host.not-an-account');
    if (on === person.host) return;
    await acts.note(host.id, on ? 'give-role' : 'take-role', { whom });
    if (on) await store.addHost(whom, Date.now());
    else if (!(await store.removeHost(whom, 'keep-one'))) throw new RequestError('host.last');
  }

  private async person(id: string): Promise<HostPerson> {
    const person = await this.parts.store.person(id, Date.now());
    if (!person || person.kind === 'deleted') throw new RequestError('host.unknown-person');
    return person;
  }

  /** Nobody shuts themselves out by a slip. */
  private async other(host: Who, id: string): Promise<HostPerson> {
    if (host.id === id) throw new RequestError('host.self');
    return this.person(id);
  }
}
