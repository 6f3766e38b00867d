/** What seats want done without being asked: what they pass automatically, cards never to ask for, standing orders. */
import type { Seat, SeatInstructions } from '@gonfalon/kernel';
import type { Engine } from '../engine.ts';
import type { Store } from '../store.ts';

type InstructionStore = Pick<Store, 'instructions' | 'setAutoPass' | 'setHushed' | 'setOrders'>;

export function instructionStore({ db }: Engine): InstructionStore {
  return {
    async instructions(table) {
      const [passes, cards, orders] = await Promise.all([
        db
          .selectFrom('auto_passes')
          .select(['seat', 'prompt', 'key'])
          .where('table_id', '=', table)
          .orderBy('prompt')
          .execute(),
        db
          .selectFrom('hushed_cards')
          .select(['seat', 'card'])
          .where('table_id', '=', table)
          .orderBy('card')
          .execute(),
        db.selectFrom('standing_orders').select(['seat', 'orders']).where('table_id', '=', table).execute(),
      ]);
      const bySeat = new Map<Seat, SeatInstructions>();
      const add = (seat: Seat, more: SeatInstructions) => bySeat.set(seat, { ...bySeat.get(seat), ...more });
      for (const { seat, prompt, key } of passes)
        add(seat, { autoPassed: [...(bySeat.get(seat)?.autoPassed ?? []), { prompt, key }] });
      for (const { seat, card } of cards) add(seat, { hushed: [...(bySeat.get(seat)?.hushed ?? []), card] });
      for (const { seat, orders: given } of orders) add(seat, { orders: JSON.parse(given) });
      return bySeat;
    },

    async setAutoPass(table, seat, prompt, key, on) {
      const row = { table_id: table, seat, prompt, key };
      if (on)
        await db
          .insertInto('auto_passes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'prompt']).doUpdateSet({ key }))
          .execute();
      else
        await db
          .deleteFrom('auto_passes')
          .where((at) => at.and(row))
          .execute();
    },

    async setHushed(table, seat, card, on) {
      const row = { table_id: table, seat, card };
      if (on)
        await db
          .insertInto('hushed_cards')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('hushed_cards')
          .where((at) => at.and(row))
          .execute();
    },

    async setOrders(table, seat, orders) {
      const at = { table_id: table, seat };
      if (orders) {
        const text = JSON.stringify(orders);
        await db
          .insertInto('standing_orders')
          .values({ ...at, orders: text })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ orders: text }))
          .execute();
      } else
        await db
          .deleteFrom('standing_orders')
          .where((where) => where.and(at))
          .execute();
    },
  };
}
