/**
 * What there is to say in Battue, the same in every language: each question, choice, event and refusal of the rules
 * with the facts that its sentence may use. A language that leaves one out does not compile.
 */
import type {
  Bilingual,
  GameMessages,
  MessageTable,
  MessageTables,
  NoParams,
  Ref,
  RefusalContext,
  Seat,
} from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type { Edge, EventId, LootId, RuleId, SpaceId, TileId } from '../content/index.ts';
import { EDGES, EVENT_IDS, LOOT_IDS, SPACE_IDS } from '../content/index.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { BoardWords } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Attack, Defence, SumWords } from '../text-board/sums.ts';
import type { Names } from './names.ts';

/** The questions, by their prompt. */
export interface Prompts {
  landmark: NoParams;
  camp: NoParams;
  'start-card': NoParams;
  reinforce: NoParams;
  move: NoParams;
  conflict: NoParams;
  'attack-card': NoParams;
  'defence-card': NoParams;
  'after-roll-card': NoParams;
  'tie-card': NoParams;
  'attrition-card': NoParams;
  retreat: NoParams;
  'free-flag': NoParams;
  'fever-loss': NoParams;
  'uprising-leader': NoParams;
  'uprising-loss': NoParams;
  'captured-map': NoParams;
  'call-from': NoParams;
  'call-count': NoParams;
  'call-to': NoParams;
  'end-card': NoParams;
  /** How many cards there are above the limit. */
  'hand-limit': { readonly excess: number };
  'gathering-discard': NoParams;
  /** How many warriors are still to be placed. */
  distribute: { readonly left: number };
  /** Which card of the pile is being chosen, the top one being 1. */
  'order-loot': { readonly place: number };
  /** How many cards went with the one played so far, and how many must. */
  'card-discards': { readonly card: LootId; readonly gone: number; readonly least: number };
}

/** The verbs of the choices; a sentence is given the references that follow the verb. */
export const VERBS = [
  'place',
  'camp',
  'play',
  'done',
  'pass',
  'reinforce',
  'move',
  'fight',
  'retreat',
  'stay',
  'give-up',
  'lose',
  'name',
  'look',
  'discard',
  'strengthen',
  'top',
  'call',
  'count',
  'to',
] as const;
export type Verb = (typeof VERBS)[number];

interface By {
  readonly seat: Seat;
}

interface Across extends By {
  readonly from: Ref;
  readonly to: SpaceId;
  readonly count: number;
}

interface AtPlace extends By {
  readonly place: Ref;
  readonly count: number;
}

interface Values {
  readonly attack: number;
  readonly defence: number;
}

interface Rolled extends Attack, Defence {
  readonly exchange: number;
  readonly attacker: Seat;
  readonly defender: Seat;
}

/** The events, by their kind. What is optional is hidden from some viewers, or does not always apply. */
export interface Events {
  'landmark-placed': { readonly seat?: Seat; readonly space: SpaceId };
  'city-planned': { readonly tiles: number; readonly name?: Bilingual };
  'city-laid': { readonly unused: number };
  'camp-pitched': By & { readonly edge: Edge; readonly space: SpaceId };
  'match-begun': By;
  turn: By & { readonly round: number };
  'spoiled-turn': By;
  reinforced: By & { readonly place: Ref; readonly die: number; readonly gained: number };
  moved: Across;
  battle: By & { readonly defender: Seat; readonly space: SpaceId };
  revealed: By & { readonly space: SpaceId; readonly tile?: TileId };
  rolled: Rolled;
  rerolled: By & Values & { readonly dice: readonly number[] };
  exchange: Values & { readonly attacker: Seat; readonly defender: Seat; readonly won: boolean };
  lost: AtPlace & { readonly by?: Ref };
  gained: AtPlace;
  retreated: Across;
  captured: By & { readonly space: SpaceId; readonly from?: Seat };
  repulsed: By & { readonly space: SpaceId };
  'gave-up': By & { readonly space: SpaceId };
  event: By & { readonly event: EventId };
  ambush: By & { readonly die: number };
  'saw-tile': By & { readonly space: SpaceId; readonly tile?: TileId };
  drew: By & { readonly count: number; readonly cards?: readonly LootId[] };
  'loot-reshuffled': { readonly count: number };
  discarded: By & { readonly card: LootId };
  played: By & { readonly card: LootId; readonly targets: readonly Ref[] };
  called: Across;
  'saw-loot': By & { readonly count: number; readonly cards?: readonly LootId[] };
  'saw-event': By & { readonly event?: EventId };
  spied: By & { readonly of: Seat; readonly cards?: readonly LootId[] };
  robbed: By & { readonly of: Seat; readonly card: LootId };
  eliminated: By & { readonly cards: readonly LootId[] };
  resigned: By;
}

/** The rules that refuse a choice, or a state from outside. */
export const REFUSING = [
  'BTU-1.1',
  'BTU-1.2',
  'BTU-1.6',
  'BTU-1.7',
  'BTU-1.8',
  'BTU-1.11',
  'BTU-1.12',
  'BTU-1.14',
  'BTU-2.3',
  'BTU-2.4',
  'BTU-2.5',
  'BTU-2.6',
  'BTU-2.8',
  'BTU-2.9',
  'BTU-3.2',
  'BTU-4.2',
  'BTU-5.1',
  'BTU-5.3',
  'BTU-5.4',
  'BTU-5.7',
  'BTU-6.1',
  'BTU-6.2',
  'BTU-6.6',
  'BTU-6.7',
  'BTU-6.8',
  'BTU-6.11',
  'BTU-7.1',
  'BTU-7.3',
  'BTU-9.3',
  'BTU-11.2',
  'BTU-11.3',
  'BTU-12.2',
  'BTU-13.1',
  'BTU-13.4',
  'BTU-13.5',
  'BTU-14.1',
  'BTU-15.1',
  'BTU-15.2',
] as const satisfies readonly RuleId[];
export type RefusingRule = (typeof REFUSING)[number];

/** The cards that can lack something to be played: a condition, a target. */
export type ConditionalCard = Exclude<
  LootId,
  'loot' | 'big-loot' | 'cache' | 'imperial-seal' | 'gathering' | 'glory'
>;

/** One language. */
export interface Tongue extends MessageTables {
  readonly names: Names;
  /** What stands outside the walls, or on no board at all. */
  camp(seat: Seat): string;
  edge(edge: Edge): string;
  readonly random: string;
  readonly prompts: MessageTable<Prompts>;
  readonly choices: Readonly<Record<Verb, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Events>;
  readonly refusals: Readonly<Record<RefusingRule, (concern: RefusalContext) => string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** Who has won, with how many points; alone, or the only one left. */
  victory(winners: readonly Seat[], points: number, last: boolean): string;
  /** How an attack and a defence add up. */
  readonly sums: SumWords;
  readonly board: Omit<BoardWords, 'names' | 'seats' | 'sums'>;
}

export type Thing =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'camp' | 'seat'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly id: LootId }
  | { readonly kind: 'event'; readonly id: EventId }
  | { readonly kind: 'edge'; readonly id: Edge }
  | { readonly kind: 'random' }
  | { readonly kind: 'other' };

/** What a reference of the rules names. */
export function thingOf(ref: Ref): Thing {
  const space = SPACE_IDS.find((id) => id === ref);
  if (space) return { kind: 'space', id: space };
  const [kind, name] = ref.split(':');
  const card = LOOT_IDS.find((id) => id === name);
  if (kind === 'card' && card) return { kind, id: card };
  const event = EVENT_IDS.find((id) => id === name);
  if (kind === 'event' && event) return { kind, id: event };
  const edge = EDGES.find((id) => id === name);
  if (kind === 'edge' && edge) return { kind, id: edge };
  if ((kind === 'camp' || kind === 'seat') && /^[0-3]$/.test(name ?? '')) return { kind, seat: Number(name) };
  return { kind: ref === 'random' ? 'random' : 'other' };
}

/** What a thing is called where no sentence surrounds it. */
function label(tongue: Tongue, ref: Ref): string {
  const { names, seats, random } = tongue;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
      return names.spaces[thing.id].name;
    case 'camp':
      return tongue.camp(thing.seat);
    case 'seat':
      return seats[thing.seat] ?? ref;
    case 'card':
      return names.loot[thing.id].name;
    case 'event':
      return names.events[thing.id].name;
    case 'edge':
      return tongue.edge(thing.id);
    case 'random':
      return random;
    case 'other':
      return ref;
  }
}

export function wordsOf(tongue: Tongue): GameMessages<View> {
  const { names, seats, sums } = tongue;
  const boardWords = { ...tongue.board, names, seats, sums };
  return buildMessages<View>(tongue, {
    ref: (ref) => label(tongue, ref),
    ending({ ending, winners, scores }) {
      const points = scores[winners[0] ?? 0] ?? 0;
      const how = ownEntry(tongue.endings, ending) ?? ending;
      return `${how} ${tongue.victory(winners, points, ending === 'sole-survivor')}`;
    },
    board: (view) => drawBoard(view, boardWords),
  });
}
