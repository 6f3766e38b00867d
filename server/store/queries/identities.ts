/** Who people are, and how they are known again. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { Duplicate } from '../engine.ts';
import { folded, lookOf } from '../look-alikes.ts';
import { identityOf } from '../rows.ts';
import type { Db } from '../schema.ts';
import type { Identity, Store } from '../store.ts';
import { StoreUnavailable } from '../store.ts';

type IdentityStore = Pick<
  Store,
  | 'secret'
  | 'addIdentity'
  | 'identity'
  | 'identities'
  | 'accountNamed'
  | 'changeIdentity'
  | 'mergeIdentity'
  | 'eraseIdentity'
  | 'forgetGuests'
  | 'addSignIn'
  | 'signedIn'
  | 'extendSignIn'
  | 'removeSignIn'
  | 'removeSignIns'
  | 'setRecoveryCodes'
  | 'addRecoveryCode'
  | 'useRecoveryCode'
  | 'removeMailedCodes'
>;

/** When somebody was last seen is noted this often at most, in ms. */
const SEEN_EVERY = 24 * 60 * 60 * 1000;

export function identityStore({ db, kind }: Engine): IdentityStore {
  return {
    async secret(name) {
      const value = randomBytes(32).toString('base64url');
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },

    async addIdentity(identity) {
      const { id, kind, name, created } = identity;
      const password = identity.password ?? null;
      const key = nameKey(identity);
      await db
        .insertInto('identities')
        .values({ id, kind, name, name_key: key, password, created, seen: created })
        .execute();
    },

    async identity(id) {
      const row = await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst();
      return row && identityOf(row);
    },

    async identities(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('identities').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, identityOf(row)]));
    },

    async accountNamed(name) {
      const named = (key: string) =>
        db.selectFrom('identities').selectAll().where('name_key', '=', key).executeTakeFirst();
      // Of two that looked the same before looks were compared, one is still known by its letters.
      const row = (await named(lookOf(name))) ?? (await named(folded(name)));
      return row && identityOf(row);
    },

    async changeIdentity(id, change) {
      try {
        return await db.transaction().execute(async (trx) => {
          const row = await trx
            .selectFrom('identities')
            .selectAll()
            .where('id', '=', id)
            .$if(kind === 'postgres', (query) => query.forUpdate())
            .executeTakeFirst();
          if (!row) return false;
          const changed = { ...identityOf(row), ...change };
          await trx
            .updateTable('identities')
            .set({
              kind: changed.kind,
              name: changed.name,
              name_key: nameKey(changed),
              password: changed.password ?? null,
            })
            .where('id', '=', id)
            .execute();
          return true;
        });
      } catch (error) {
        if (error instanceof Duplicate) return false;
        throw error;
      }
    },

    mergeIdentity: (guest, account) => db.transaction().execute((trx) => merge(trx, guest, account)),

    async eraseIdentity(id) {
      await db.transaction().execute(async (trx) => {
        await anonymise(trx, id);
        await trx.deleteFrom('devices').where('identity', '=', id).execute();
        await trx.deleteFrom('mailboxes').where('identity', '=', id).execute();
        await trx.deleteFrom('calls').where('identity', '=', id).execute();
        await trx.deleteFrom('lines').where('identity', '=', id).execute();
        await trx.deleteFrom('scenarios').where('owner', '=', id).execute();
        await trx.deleteFrom('ratings').where('identity', '=', id).execute();
        await trx.deleteFrom('rating_changes').where('identity', '=', id).execute();
        await trx.deleteFrom('hosts').where('identity', '=', id).execute();
        await trx.deleteFrom('sanctions').where('identity', '=', id).execute();
        await trx.deleteFrom('reports').where('about', '=', id).execute();
        await trx.updateTable('reports').set({ text: '' }).where('reporter', '=', id).execute();
        await trx.updateTable('host_acts').set({ detail: '{}' }).where('whom', '=', id).execute();
      });
    },

    async forgetGuests(before) {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sign_ins').where('expires', '<', before).execute();
        const { numDeletedRows } = await trx
          .deleteFrom('identities')
          .where('kind', '=', sql.lit('guest'))
          .where('seen', '<', before)
          .where((row) =>
            row.and([
              row.not(
                row.exists(row.selectFrom('seats').select('seat').whereRef('identity', '=', 'identities.id')),
              ),
              row.not(
                row.exists(
                  row.selectFrom('tables').select('tables.id').whereRef('host', '=', 'identities.id'),
                ),
              ),
              row.not(
                row.exists(row.selectFrom('lines').select('n').whereRef('identity', '=', 'identities.id')),
              ),
            ]),
          )
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
    },

    async addSignIn(hash, identity, expires) {
      await db.insertInto('sign_ins').values({ hash, identity, expires }).execute();
    },

    async signedIn(hash, now) {
      const row = await db
        .selectFrom('sign_ins')
        .innerJoin('identities', 'identities.id', 'sign_ins.identity')
        .selectAll('identities')
        .where('sign_ins.hash', '=', hash)
        .where('sign_ins.expires', '>', now)
        .executeTakeFirst();
      if (row && row.seen + SEEN_EVERY < now) await noteSeen(db, row.id, now);
      return row && identityOf(row);
    },

    async extendSignIn(hash, expires) {
      await db.updateTable('sign_ins').set({ expires }).where('hash', '=', hash).execute();
    },

    async removeSignIn(hash) {
      await db.deleteFrom('sign_ins').where('hash', '=', hash).execute();
    },

    async setRecoveryCodes(identity, hashes) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery_codes').where('identity', '=', identity).execute();
        if (hashes.length === 0) return;
        await trx
          .insertInto('recovery_codes')
          .values(hashes.map((hash) => ({ identity, hash, expires: null })))
          .execute();
      });
    },

    async addRecoveryCode(identity, hash, now, expires) {
      await db
        .deleteFrom('recovery_codes')
        .where('identity', '=', identity)
        .where('expires', '<=', now)
        .execute();
      await db.insertInto('recovery_codes').values({ identity, hash, expires }).execute();
    },

    async useRecoveryCode(identity, hash, now) {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('identity', '=', identity)
        .where('hash', '=', hash)
        .where((where) => where.or([where('expires', 'is', null), where('expires', '>', now)]))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeMailedCodes(identity) {
      await db
        .deleteFrom('recovery_codes')
        .where('identity', '=', identity)
        .where('expires', 'is not', null)
        .execute();
    },

    async removeSignIns(identity, kept) {
      await db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('sign_ins')
          .where('identity', '=', identity)
          .$if(kept !== undefined, (query) => query.where('hash', '!=', kept ?? ''))
          .execute();
        await trx.deleteFrom('devices').where('identity', '=', identity).execute();
      });
    },
  };
}

function nameKey({ kind, name }: Pick<Identity, 'kind' | 'name'>): string | null {
  return kind === 'account' ? lookOf(name) : null;
}

/** A store that can be read but not written must still let people in. */
async function noteSeen(db: Db, id: string, now: number): Promise<void> {
  try {
    await db.updateTable('identities').set({ seen: now }).where('id', '=', id).execute();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

async function merge(trx: Db, guest: string, account: string): Promise<void> {
  const tablesOf = (identity: string) =>
    trx.selectFrom('seats').select('table_id').where('identity', '=', identity);
  await trx
    .updateTable('tables')
    .set((row) => ({
      version: row('version', '+', 1),
      host: row.case().when('host', '=', guest).then(account).else(row.ref('host')).end(),
    }))
    .where((row) => row.or([row('host', '=', guest), row('id', 'in', tablesOf(guest))]))
    .execute();
  await trx
    .updateTable('seats')
    .set({ identity: account })
    .where('identity', '=', guest)
    .where('table_id', 'not in', tablesOf(account))
    .execute();
  await trx
    .updateTable('seats')
    .set({ kind: 'open', identity: null, bot: null })
    .where('identity', '=', guest)
    .where('table_id', 'in', trx.selectFrom('tables').select('id').where('status', '=', 'open'))
    .execute();
  await trx.updateTable('lines').set({ identity: account }).where('identity', '=', guest).execute();
  await trx
    .insertInto('mutes')
    .columns(['table_id', 'identity'])
    .expression((from) =>
      from
        .selectFrom('mutes')
        .select(['table_id', sql<string>`${account}`.as('identity')])
        .where('identity', '=', guest),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const table of ['devices', 'calls'] as const)
    await trx.updateTable(table).set({ identity: account }).where('identity', '=', guest).execute();
  await carryOver(trx, guest, account);
  const left = await tablesOf(guest).limit(1).executeTakeFirst();
  await anonymise(trx, guest);
  // At a table where the account plays too, the guest's seat stays somebody's, under no name.
  if (!left) await trx.deleteFrom('identities').where('id', '=', guest).execute();
}

/** What hosts keep a guest from, they keep the account from; what was reported of the guest is the account's. */
async function carryOver(trx: Db, guest: string, account: string): Promise<void> {
  await trx
    .insertInto('sanctions')
    .columns(['identity', 'kind', 'ends', 'reason'])
    .expression((from) =>
      from
        .selectFrom('sanctions')
        .select([sql<string>`${account}`.as('identity'), 'kind', 'ends', 'reason'])
        .where('identity', '=', guest),
    )
    // Of two the one that lasts longer: what ended long ago must not stand in for it.
    .onConflict((conflict) =>
      conflict
        .columns(['identity', 'kind'])
        .doUpdateSet((row) => ({ ends: row.ref('excluded.ends'), reason: row.ref('excluded.reason') }))
        .where(
          sql<boolean>`sanctions.ends is not null and (excluded.ends is null or excluded.ends > sanctions.ends)`,
        ),
    )
    .execute();
  await trx.deleteFrom('sanctions').where('identity', '=', guest).execute();
  for (const who of ['about', 'reporter'] as const) {
    const other = who === 'about' ? 'reporter' : 'about';
    const same = sql<boolean>`exists (
      select 1 from reports as twin where twin.table_id = reports.table_id and twin.line = reports.line
        and ${sql.ref(`twin.${other}`)} = ${sql.ref(`reports.${other}`)} and ${sql.ref(`twin.${who}`)} = ${account}
    )`;
    await trx.deleteFrom('reports').where(who, '=', guest).where(same).execute();
    await trx
      .updateTable('reports')
      .set({ [who]: account })
      .where(who, '=', guest)
      .execute();
  }
  for (const table of ['host_acts', 'shut_outs'] as const)
    await trx.updateTable(table).set({ whom: account }).where('whom', '=', guest).execute();
}

async function anonymise(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ kind: 'deleted', name: '', name_key: null, password: null })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('sign_ins').where('identity', '=', id).execute();
  await trx.deleteFrom('recovery_codes').where('identity', '=', id).execute();
  await trx.deleteFrom('mutes').where('identity', '=', id).execute();
  await trx.deleteFrom('sightings').where('identity', '=', id).execute();
}
