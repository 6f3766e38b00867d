/** What one language of Conquest of Nerath needs; one that leaves something out does not compile. */
import type {
  GameMessages,
  MessageTable,
  MessageTables,
  OrderMessages,
  Ref,
  RefusalContext,
  Result,
  TableFacts,
} from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type { RealmId } from '../content/index.ts';
import { constants } from '../content/index.ts';
import type { OrderId } from '../rules/orders.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { NerathVocabulary } from '../rules/vocabulary.ts';
import type { BoardMessages } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Names } from './names.ts';

/** One language. */
export interface NerathMessages extends MessageTables {
  readonly names: Names;
  readonly kinds: Readonly<Record<keyof NerathVocabulary['kinds'], string>>;
  readonly prompts: MessageTable<NerathVocabulary['prompts']>;
  readonly choices: Readonly<Record<keyof NerathVocabulary['verbs'], (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<NerathVocabulary['events']>;
  readonly refusals: Readonly<Record<NerathVocabulary['refusals'], (concern: RefusalContext) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** `Karkoth and Iron Circle` */
  realms(ids: readonly RealmId[]): string;
  readonly sides: readonly [string, string];
  /** Who has won, in a sentence; a draw if several sides have. */
  victory(winners: readonly RealmId[], draw: boolean): string;
  thing(ref: Ref): string;
  readonly board: BoardMessages;
  readonly orders: OrderMessages<OrderId>;
}

/** The realms of a seat, by the number of seats. */
function realmsOf(seats: number, seat: number): readonly RealmId[] {
  const lists = ownEntry(constants.seats, String(seats)) ?? constants.seats['4'];
  return lists[seat] ?? [];
}

function endingOf(messages: NerathMessages, { ending, winners, scores, sides = [] }: Result): string {
  const realms = winners.flatMap((seat) => realmsOf(scores.length, seat));
  const draw = new Set(winners.map((seat) => sides[seat] ?? seat)).size > 1;
  const how = ownEntry(messages.endings, ending) ?? ending;
  return `${how} ${messages.victory(realms, draw)}`;
}

export function gameMessages(messages: NerathMessages): GameMessages<View> {
  return buildMessages<View>(messages, {
    ref: (ref) => messages.thing(ref),
    ending: (result) => endingOf(messages, result),
    seat: (seat, at?: TableFacts<View>) => messages.realms(realmsOf(at?.seats ?? 4, seat)),
    side: (side) => messages.sides[side] ?? String(side + 1),
    board: (view) => drawBoard(view, messages.board, messages.names),
    orders: messages.orders,
  });
}
