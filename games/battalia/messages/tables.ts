/**
 * What there is to say in Battalia, the same in every language: each question, choice, event and refusal of the rules.
 * A language that leaves one out does not compile.
 */
import type {
  GameMessages,
  MessageTable,
  MessageTables,
  OrderMessages,
  Ref,
  RefusalContext,
  Seat,
} from '@gonfalon/kernel';
import { buildMessages, capitalize, ownEntry } from '@gonfalon/kernel';
import type { FactionId, RefKindName } from '../content/index.ts';
import type { OrderFieldId } from '../rules/orders.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { BattaliaVocabulary } from '../rules/vocabulary.ts';
import type { BoardWords } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Names } from './names.ts';

type Vocabulary = BattaliaVocabulary;
export type Verb = keyof Vocabulary['verbs'];

/** One language. */
export interface Tables extends MessageTables {
  readonly names: Names;
  readonly kinds: Readonly<Record<RefKindName, string>>;
  readonly prompts: MessageTable<Vocabulary['prompts']>;
  readonly choices: Readonly<Record<Verb, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Vocabulary['events']>;
  readonly refusals: Readonly<Record<Vocabulary['refusals'], (about: RefusalContext) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** Who has won, by seat, with how many points. */
  victory(winners: readonly string[], points: number): string;
  /** A faction with its article. */
  people(faction: FactionId): string;
  /** What a thing is called where no sentence surrounds it. */
  label(ref: Ref): string;
  readonly orders: OrderMessages<OrderFieldId>;
  readonly board: Omit<BoardWords, 'names'>;
}

export function messagesOf(tables: Tables): GameMessages<View> {
  const { seats, names } = tables;
  const seatName = (seat: Seat, view?: View) => {
    const faction = view?.players[seat]?.faction;
    return faction ? capitalize(tables.people(faction)) : (seats[seat] ?? String(seat + 1));
  };
  const messages = buildMessages<View>(tables, {
    ref: (ref) => tables.label(ref),
    ending({ ending, winners, scores }) {
      const how = ownEntry(tables.endings, ending) ?? ending;
      const points = scores[winners[0] ?? 0] ?? 0;
      const who = winners.map((seat) => seats[seat] ?? String(seat + 1));
      return `${how} ${tables.victory(who, points)}`;
    },
    board: (view) => drawBoard(view, { ...tables.board, names }),
  });
  return { ...messages, orders: tables.orders, seat: (seat, at) => seatName(seat, at?.view) };
}
