/** What one language of Battue needs; one that leaves something out does not compile. */
import type { GameMessages, MessageTable, MessageTables, Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type { Edge, LootId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { Events, Kinds, Prompts, RefusingRule, Verbs } from '../rules/vocabulary.ts';
import type { BoardWords } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { SumWords } from '../text-board/sums.ts';
import type { Names } from './names.ts';

/** The cards that can lack something to be played: a condition, a target. */
export type ConditionalCard = Exclude<
  LootId,
  'loot' | 'big-loot' | 'cache' | 'imperial-seal' | 'gathering' | 'glory'
>;

/** One language. */
export interface BattueMessages extends MessageTables {
  readonly names: Names;
  /** What stands outside the walls, or on no board at all. */
  camp(seat: Seat): string;
  edge(edge: Edge): string;
  readonly random: string;
  readonly kinds: Readonly<Record<keyof Kinds, string>>;
  readonly prompts: MessageTable<Prompts>;
  readonly choices: Readonly<Record<keyof Verbs, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Events>;
  readonly refusals: Readonly<Record<RefusingRule, (concern: RefusalContext) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** Who has won, with how many points; alone, or the only one left. */
  victory(winners: readonly Seat[], points: number, last: boolean): string;
  /** How an attack and a defence add up. */
  readonly sums: SumWords;
  readonly board: Omit<BoardWords, 'names' | 'seats' | 'sums'>;
}

/** What a thing is called where no sentence surrounds it. */
function label(messages: BattueMessages, ref: Ref): string {
  const { names, seats, random } = messages;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
      return names.spaces[thing.id].name;
    case 'camp':
      return messages.camp(thing.seat);
    case 'seat':
      return seats[thing.seat] ?? ref;
    case 'card':
      return names.loot[thing.id].name;
    case 'event':
      return names.events[thing.id].name;
    case 'edge':
      return messages.edge(thing.id);
    case 'random':
      return random;
    default:
      return ref;
  }
}

export function gameMessages(messages: BattueMessages): GameMessages<View> {
  const { names, seats, sums } = messages;
  const boardWords = { ...messages.board, names, seats, sums };
  return buildMessages<View>(messages, {
    ref: (ref) => label(messages, ref),
    printed(ref) {
      const thing = thingOf(ref);
      if (thing.kind === 'card') return names.loot[thing.id].text;
      return thing.kind === 'event' ? names.events[thing.id].text : undefined;
    },
    ending({ ending, winners, scores }) {
      const points = scores[winners[0] ?? 0] ?? 0;
      const how = ownEntry(messages.endings, ending) ?? ending;
      return `${how} ${messages.victory(winners, points, ending === 'sole-survivor')}`;
    },
    board: (view) => drawBoard(view, boardWords),
  });
}
