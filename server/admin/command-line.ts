/** What whoever has the machine may do beside a server that runs: they need no role, and it is written down. */
import { newRecoveryCodes, recoveryHash } from '../identity/recovery.ts';
import { silentLog } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import { AuditLog } from './audit-log.ts';

/** Gives an account the role of a host, or takes it. `undefined`: nobody has that name. */
export async function setHostRole(
  store: Store,
  name: string,
  on: boolean,
): Promise<{ readonly name: string; readonly changed: boolean } | undefined> {
  const account = await store.accountNamed(name.trim().replaceAll(/\s+/g, ' '));
  if (!account) return undefined;
  if ((await store.isHost(account.id)) === on) return { name: account.name, changed: false };
  await new AuditLog(store, silentLog).note(undefined, on ? 'give-role' : 'take-role', { whom: account.id });
  if (on) await store.addHost(account.id, Date.now());
  else await store.removeHost(account.id, 'any');
  return { name: account.name, changed: true };
}

/** New recovery codes for an account, whose owner has lost the old ones. `undefined`: nobody has that name. */
export async function newRecoveryFor(store: Store, name: string): Promise<string[] | undefined> {
  const account = await store.accountNamed(name.trim().replaceAll(/\s+/g, ' '));
  if (!account) return undefined;
  const codes = newRecoveryCodes();
  await store.setRecoveryCodes(
    account.id,
    codes.map((code) => recoveryHash(account.id, code)),
  );
  return codes;
}

export async function hostNames(store: Store): Promise<string[]> {
  const hosts = await store.people({
    which: 'hosts',
    name: '',
    after: undefined,
    now: Date.now(),
    limit: 1000,
  });
  return hosts.map(({ name }) => name);
}

/** Servers that run obey within a second or two. */
export async function setReadOnly(store: Store, on: boolean, note: string | undefined): Promise<void> {
  const detail = on && note !== undefined ? { note } : {};
  await new AuditLog(store, silentLog).note(undefined, on ? 'read-only-on' : 'read-only-off', { detail });
  if (on) await store.beginReadOnly(Date.now(), note);
  else await store.endReadOnly(Date.now());
  store.publish({ about: 'site' });
}
