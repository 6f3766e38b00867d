/** What the people at one screen want done without being asked. */
import type { Match, Orders, Question, Ref, Refusal, Seat, SeatInstructions } from '@gonfalon/kernel';
import { mayAutoPass, mayHush, parseOrders } from '@gonfalon/kernel';
import type { CommandFields, OrdersForm } from '@gonfalon/protocol';
import type { SavedMatch, Waived } from './saved-match.ts';

type Kept = Pick<SavedMatch, 'waived' | 'hushed' | 'orders'>;

export class LocalInstructions {
  private waived: readonly Waived[];
  private hushed: readonly { readonly seat: Seat; readonly card: Ref }[];
  private orders: readonly { readonly seat: Seat; readonly orders: Orders }[];

  constructor({ waived, hushed = [], orders = [] }: Kept) {
    this.waived = waived;
    this.hushed = hushed;
    this.orders = orders;
  }

  /** What is to be kept. */
  record(): Kept {
    const { waived, hushed, orders } = this;
    return { waived, ...(hushed.length > 0 && { hushed }), ...(orders.length > 0 && { orders }) };
  }

  of(seat: Seat): SeatInstructions {
    const autoPassed = this.waived
      .filter((one) => one.seat === seat)
      .map(({ prompt, key }) => ({ prompt, key }));
    const hushed = this.hushed.filter((one) => one.seat === seat).map(({ card }) => card);
    const orders = this.orders.find((one) => one.seat === seat)?.orders;
    return {
      ...(autoPassed.length > 0 && { autoPassed }),
      ...(hushed.length > 0 && { hushed }),
      ...(orders && { orders }),
    };
  }

  autoPass(question: Question | undefined, seat: Seat, what: CommandFields<'autoPass'>): Refusal | undefined {
    if ('card' in what) {
      const { card, on } = what;
      if (on && !mayHush(question, seat, card)) return { rule: 'table.not-offered' };
      this.hushed = this.hushed.filter((one) => one.seat !== seat || one.card !== card);
      if (on) this.hushed = [...this.hushed, { seat, card }];
      return undefined;
    }
    const { prompt, key, on } = what;
    if (on && !mayAutoPass(question, seat, what)) return { rule: 'table.not-offered' };
    this.waived = this.waived.filter((one) => one.seat !== seat || one.prompt !== prompt);
    if (on) this.waived = [...this.waived, { seat, prompt, key }];
    return undefined;
  }

  setOrders(match: Match, seat: Seat, orders: Orders | undefined): Refusal | undefined {
    const form = this.form(match, seat);
    const { game, state } = match;
    if (!form) return { rule: 'table.not-offered' };
    const checked = orders && parseOrders(form.fields, orders);
    const refusal = checked && game.orders?.check?.(game.view(state, seat), seat, checked);
    if (refusal) return refusal;
    this.orders = this.orders.filter((one) => one.seat !== seat);
    if (checked) this.orders = [...this.orders, { seat, orders: checked }];
    return undefined;
  }

  form({ game, state }: Match, seat: Seat): OrdersForm | undefined {
    if (!game.orders) return undefined;
    const { orders } = this.of(seat);
    return { fields: game.orders.fields(game.view(state, seat), seat), ...(orders && { orders }) };
  }
}
