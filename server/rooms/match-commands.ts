/** What a player does in a match. Everything is decided by the room, in its turn. */
import type { Seat } from '@gonfalon/kernel';
import type { CommandFields } from '@gonfalon/protocol';
import { playerOf } from '../access/table-access.ts';
import { RequestError } from '../errors.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How far beyond its number the record of a choice is looked for: offers and returns have records too. */
const FAR = 500;

interface Accepted {
  readonly seq: number;
  readonly number: number;
}

export class MatchCommands {
  private readonly rooms: Rooms;
  private readonly store: Store;

  constructor(rooms: Rooms, store: Store) {
    this.rooms = rooms;
    this.store = store;
  }

  choose(who: Identity, id: string, { number, choice, key }: CommandFields<'choose'>): Promise<Accepted> {
    return this.idempotent(who, id, number, key, (room, seat) => room.choose(seat, number, choice, key));
  }

  undo(who: Identity, id: string, { number, key }: CommandFields<'undo'>): Promise<Accepted> {
    return this.idempotent(who, id, number, key, (room, seat) => room.undo(seat, number, key));
  }

  explain(who: Identity, id: string, what: CommandFields<'explain'>): Promise<object> {
    return this.rooms.read(id, (room) => {
      const refusal = room.explain(playerOf(room, who.id), what);
      if (!refusal) return { offered: true };
      throw new RequestError('table.refused', {}, { refusal: { ...refusal, game: room.table.game } });
    });
  }

  resign(who: Identity, id: string): Promise<Accepted> {
    return this.act(who, id, (room, seat) => room.resign(seat));
  }

  offer(who: Identity, id: string, { end }: CommandFields<'offer'>): Promise<Accepted> {
    return this.act(who, id, (room, seat) => room.propose(seat, end));
  }

  accept(who: Identity, id: string): Promise<Accepted> {
    return this.act(who, id, (room, seat) => room.accept(seat));
  }

  decline(who: Identity, id: string): Promise<Accepted> {
    return this.act(who, id, (room, seat) => room.decline(seat));
  }

  reclaim(who: Identity, id: string): Promise<Accepted> {
    return this.rooms.write(id, (room) => {
      room.reclaim(playerOf(room, who.id));
      return { seq: room.seq, number: room.match.number };
    });
  }

  async autoPass(who: Identity, id: string, what: CommandFields<'autoPass'>): Promise<object> {
    const seat = await this.rooms.read(id, (room) => {
      const player = playerOf(room, who.id);
      if (!what.on || room.mayAutoPass(player, what)) return player;
      throw new RequestError(
        'table.refused',
        {},
        { refusal: { rule: 'table.not-offered', game: room.table.game } },
      );
    });
    return this.instruct(id, () =>
      'card' in what
        ? this.store.setHushed(id, seat, what.card, what.on)
        : this.store.setAutoPass(id, seat, what.prompt, what.key, what.on),
    );
  }

  async orders(who: Identity, id: string, { orders }: CommandFields<'orders'>): Promise<object> {
    const checked = await this.rooms.read(id, (room) => {
      const seat = playerOf(room, who.id);
      return { seat, orders: room.checkOrders(seat, orders) };
    });
    return this.instruct(id, () => this.store.setOrders(id, checked.seat, checked.orders));
  }

  ordersForm(who: Identity, id: string): Promise<object> {
    return this.rooms.read(id, (room) => {
      const seat = playerOf(room, who.id);
      const orders = room.instructions.get(seat)?.orders;
      return { fields: room.orderFields(seat), ...(orders && { orders }) };
    });
  }

  /** Kept in the store before it is used, and told to nobody else. */
  private async instruct(id: string, write: () => Promise<void>): Promise<object> {
    await write();
    this.store.publish({ about: 'instructions', table: id });
    await this.rooms.takeInstructions(id);
    return {};
  }

  private act(who: Identity, id: string, job: (room: Room, seat: Seat) => void): Promise<Accepted> {
    return this.rooms.write(id, (room) => {
      const seat = playerOf(room, who.id);
      withStanding(room, seat, () => job(room, seat));
      return { seq: room.seq, number: room.match.number };
    });
  }

  /** Something that carries a key is done once: if it comes again it is answered as it was. */
  private async idempotent(
    who: Identity,
    id: string,
    number: number,
    key: string,
    job: (room: Room, seat: Seat) => void,
  ): Promise<Accepted> {
    let asSeat: Seat | undefined;
    try {
      return await this.rooms.write(id, (room) => {
        const seat = playerOf(room, who.id);
        asSeat = seat;
        const done = room.accepted(seat, number, key);
        if (done !== undefined) return { seq: done, number: number + 1 };
        withStanding(room, seat, () => job(room, seat));
        // What the table did after it by itself is not part of the answer, which is the same whenever it is given.
        return { seq: room.accepted(seat, number, key) ?? room.seq, number: number + 1 };
      });
    } catch (error) {
      if (!(error instanceof RequestError) || asSeat === undefined) throw error;
      const seq = await this.find(id, asSeat, number, key);
      if (seq === undefined) throw error;
      return { seq, number: number + 1 };
    }
  }

  private async find(id: string, seat: Seat, number: number, key: string): Promise<number | undefined> {
    const records = await this.store.records(id, number, number + FAR);
    const found = records.find(
      ({ act, key: given }) =>
        given === key &&
        (act.do === 'choose' || act.do === 'undo') &&
        act.seat === seat &&
        act.number === number,
    );
    return found?.seq;
  }
}

/** A refusal comes with the standing: what the player saw may be out of date. */
export function withStanding(room: Room, seat: Seat, job: () => void): void {
  if (room.seats[seat]?.kind === 'bot' && !room.over) throw new RequestError('table.replaced');
  try {
    job();
  } catch (error) {
    if (!(error instanceof RequestError) || room.changed) throw error;
    const { code, params, refusal } = error;
    const standing = room.standing(seat);
    throw new RequestError(code, params, { standing, ...(refusal && { refusal }) });
  }
}
