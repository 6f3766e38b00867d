/** What one language of Echoes of Emperors needs; one that leaves something out does not compile. */
import type {
  GameMessages,
  MessageTable,
  MessageTables,
  OrderMessages,
  Ref,
  RefusalContext,
  Seat,
  TableFacts,
} from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type { DeckFaultParams } from '../rules/deck-check.ts';
import type { OrderFieldId } from '../rules/orders.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { EchoesVerbs, EchoesVocabulary, Events, Prompts, RefusingRule } from '../rules/vocabulary.ts';
import type { BoardMessages } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Names } from './names.ts';
import { thingOf } from './things.ts';

/** One language. */
export interface EchoesMessages extends MessageTables {
  readonly names: Names;
  /** What things without a name of their own are called. */
  unit(id: number): string;
  building(id: number): string;
  /** Where no sentence surrounds them: «square a1», «melee mode». */
  square(name: string): string;
  mode(name: string): string;
  /** What pays: «food», «temporary gold», «your mate’s wood». */
  source(name: string): string;
  readonly kinds: Readonly<Record<keyof EchoesVocabulary['kinds'], string>>;
  readonly prompts: MessageTable<Prompts>;
  readonly choices: Readonly<Record<keyof EchoesVerbs, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Events>;
  readonly refusals: Readonly<Record<RefusingRule, (concern: RefusalContext) => string>>;
  /** What is wrong with a deck that was built. */
  readonly deckFaults: MessageTable<DeckFaultParams>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** Who has won; nobody if all have drawn. */
  victory(winners: readonly Seat[]): string;
  readonly sides: readonly string[];
  readonly orders: OrderMessages<OrderFieldId>;
  readonly board: Omit<BoardMessages, 'names' | 'seats'>;
}

/** What a thing is called where no sentence surrounds it. */
export function labelOf(
  messages: Pick<EchoesMessages, 'names' | 'unit' | 'building' | 'source'>,
  ref: Ref,
): string {
  const { names } = messages;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit':
      return messages.unit(thing.id);
    case 'building':
      return messages.building(thing.id);
    case 'card':
      return names.cards[thing.id].name;
    case 'civ':
      return names.civs[thing.id];
    case 'pawn':
      return names.pawns[thing.id];
    case 'mode':
      return names.modes[thing.id];
    case 'option':
      return names.options[thing.id];
    case 'source':
      return messages.source(thing.id);
    default:
      return ref;
  }
}

/** A thing by itself: a square and a mode say that they are one. */
function nameOf(messages: EchoesMessages, ref: Ref): string {
  const label = labelOf(messages, ref);
  const thing = thingOf(ref);
  if (thing.kind === 'mode') return messages.mode(label);
  return /^[a-h][1-8]$/.test(ref) ? messages.square(label) : label;
}

/** By its civilisation, as far as that is known and no other seat has the same. */
function seatName({ names, seats }: EchoesMessages, seat: Seat, at: TableFacts<View> | undefined): string {
  const own = at?.view?.players[seat]?.civ;
  const alone = own && at?.view?.players.filter(({ civ }) => civ === own).length === 1;
  return alone ? names.civs[own] : (seats[seat] ?? String(seat + 1));
}

export function gameMessages(messages: EchoesMessages): GameMessages<View> {
  const { names, seats } = messages;
  const boardMessages = { ...messages.board, names, seats };
  return {
    ...buildMessages<View>(messages, {
      ref: (ref) => nameOf(messages, ref),
      ending({ ending, winners, scores }) {
        const how = ownEntry(messages.endings, ending) ?? ending;
        return winners.length === scores.length ? how : `${how} ${messages.victory(winners)}`;
      },
      board: (view) => drawBoard(view, boardMessages),
    }),
    orders: messages.orders,
    seat: (seat, at) => seatName(messages, seat, at),
    side: (side) => messages.sides[side] ?? String(side + 1),
  };
}
