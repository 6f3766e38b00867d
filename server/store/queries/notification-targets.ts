/** How people want to be called when it is their turn: devices and mail. */
import type { Engine } from '../engine.ts';
import { flag } from '../rows.ts';
import type { Devices } from '../schema.ts';
import type { Device, Store } from '../store.ts';
import { MAIL } from '../store.ts';

type CalleeStore = Pick<
  Store,
  | 'devices'
  | 'addDevice'
  | 'removeDevice'
  | 'mailbox'
  | 'setMailbox'
  | 'confirmMailbox'
  | 'wantMail'
  | 'removeMailbox'
>;

export function notificationTargetStore({ db }: Engine): CalleeStore {
  return {
    async devices(identity) {
      const rows = await db
        .selectFrom('devices')
        .selectAll()
        .where('identity', '=', identity)
        .orderBy('added')
        .orderBy('id')
        .execute();
      return rows.map(deviceOf);
    },

    async addDevice({ id, identity, ...how }, added, most) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('devices')
          .values({ id, identity, ...how, added })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ identity, ...how, added }))
          .execute();
        const others = await trx
          .selectFrom('devices')
          .select('id')
          .where('identity', '=', identity)
          .where('id', '!=', id)
          .orderBy('added', 'desc')
          .orderBy('id')
          .execute();
        const oldest = others.slice(most - 1).map((row) => row.id);
        if (oldest.length > 0) await trx.deleteFrom('devices').where('id', 'in', oldest).execute();
      });
    },

    async removeDevice(id, identity) {
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('devices')
          .where('id', '=', id)
          .$if(identity !== undefined, (query) => query.where('identity', '=', identity ?? ''))
          .executeTakeFirst();
        if (numDeletedRows > 0n) await trx.deleteFrom('calls').where('target', '=', id).execute();
      });
    },

    async mailbox(identity) {
      const row = await db
        .selectFrom('mailboxes')
        .selectAll()
        .where('identity', '=', identity)
        .executeTakeFirst();
      if (!row) return undefined;
      const { address, language, confirmed, wanted } = row;
      return { address, language, confirmed: confirmed === 1, wanted: wanted === 1 };
    },

    async setMailbox(identity, { address, language }, { hash, until }) {
      const row = {
        address,
        language,
        confirmed: flag(false),
        wanted: flag(true),
        token: hash,
        token_until: until,
      };
      await db
        .insertInto('mailboxes')
        .values({ identity, ...row })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet(row))
        .execute();
    },

    async confirmMailbox(tokenHash, now) {
      const { numUpdatedRows } = await db
        .updateTable('mailboxes')
        .set({ confirmed: flag(true), token: null, token_until: null })
        .where('token', '=', tokenHash)
        .where('token_until', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async wantMail(identity, wanted) {
      const { numUpdatedRows } = await db
        .updateTable('mailboxes')
        .set({ wanted: flag(wanted) })
        .where('identity', '=', identity)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async removeMailbox(identity) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mailboxes').where('identity', '=', identity).execute();
        await trx
          .deleteFrom('calls')
          .where('identity', '=', identity)
          .where('target', '=', MAIL)
          .where('due', 'is not', null)
          .execute();
      });
    },
  };
}

function deviceOf({ added: _, ...device }: Devices): Device {
  return device;
}
