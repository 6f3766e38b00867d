/**
 * What there is to say in BattleLore, the same in every language: each question, choice, event and refusal of the
 * rules with the facts that its sentence may use. A language that leaves one out does not compile.
 */
import type {
  GameMessages,
  MessageTable,
  MessageTables,
  NoParams,
  Ref,
  RefusalContext,
  Seat,
} from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type {
  Banner,
  CommandId,
  Council,
  CouncilSeat,
  Face,
  Flank,
  HexId,
  LandmarkId,
  LoreId,
  PowerId,
  RuleId,
  Section,
  UnitTypeId,
} from '../content/index.ts';
import {
  COMMAND_IDS,
  COUNCIL_SEATS,
  FLANKS,
  isHexId,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  UNIT_TYPE_IDS,
  unitType,
} from '../content/index.ts';
import type { AttackKind, Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { BoardWords } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Names } from './names.ts';

interface OfUnit {
  readonly unit: Ref;
}

interface OfCard {
  readonly card: LoreId;
}

/** How many are still to be chosen. */
interface Left {
  readonly left: number;
}

/** The questions, by their prompt. */
export interface Prompts {
  council: Left;
  landmark: NoParams;
  'keep-lore': Left;
  command: NoParams;
  'command-with': NoParams;
  'w-command': NoParams;
  'w-lore': NoParams;
  'w-move': NoParams;
  'w-preroll': NoParams;
  'w-postroll': NoParams;
  'own-card': NoParams;
  order: NoParams;
  move: NoParams;
  destination: OfUnit;
  heal: OfUnit;
  combat: NoParams;
  'follow-on': OfUnit & { readonly hex: HexId };
  pursuit: OfUnit;
  'bonus-attack': OfUnit;
  berserk: OfUnit;
  'hit-and-run': OfUnit;
  'battle-back': OfUnit & { readonly against: Ref };
  /** How many flags there are, and how many hexes of retreat each costs. */
  'ignore-flags': OfUnit & { readonly flags: number; readonly hexes: number };
  /** How many hexes of retreat are left. */
  retreat: OfUnit & { readonly hexes: number };
  power: OfUnit;
  'lore-section': OfCard;
  'lore-target': OfCard & Left;
  'spell-order': OfCard;
  chain: OfCard & { readonly dice: number };
  'card-move': OfUnit;
  'card-place': OfUnit;
  healing: Left;
  evade: OfUnit;
  intercept: OfUnit;
  spy: NoParams;
  sabotage: NoParams;
  scout: NoParams;
  'lore-choice': NoParams;
  'lore-keep': NoParams;
  'lore-limit': { readonly limit: number };
}

/** The verbs of the choices; a sentence is given the references that follow the verb. */
export const VERBS = [
  'raise',
  'confirm',
  'place',
  'keep',
  'command',
  'play',
  'pass',
  'order',
  'done',
  'pick',
  'to',
  'rush',
  'passage',
  'open',
  'train',
  'stay',
  'heal',
  'decline',
  'attack',
  'gain-ground',
  'pursue',
  'battle-back',
  'ignore',
  'retreat',
  'power',
  'concentrate',
  'goblet',
  'section',
  'target',
  'strike',
  'discard',
  'cards',
  'both',
  'tokens',
] as const;
export type Verb = (typeof VERBS)[number];

interface By {
  readonly seat: Seat;
}

interface Across extends OfUnit {
  readonly from: HexId;
  readonly to: HexId;
}

interface Thrown {
  readonly faces: readonly Face[];
}

/** A spell has no attacker. */
interface Assault extends By {
  readonly how: AttackKind;
  readonly attacker: Ref;
  readonly target: Ref;
}

/** Cards that only some viewers see. */
interface Drawn<Card> extends By {
  readonly count: number;
  readonly cards?: readonly Card[];
}

interface Looked<Card> extends By {
  readonly of: Seat;
  readonly cards?: readonly Card[];
}

/** The events, by their kind. What is optional is hidden from some viewers. */
export interface Events {
  council: By & { readonly council: Council };
  landmark: By & { readonly landmark: LandmarkId; readonly hex: HexId };
  'dealt-lore': Drawn<LoreId>;
  begun: By;
  turn: By & { readonly number: number };
  commanded: By & { readonly card: CommandId; readonly as: CommandId };
  'played-lore': By & { readonly card: LoreId; readonly paid: number };
  cancelled: By & { readonly card: LoreId };
  'lore-target': By & { readonly card: LoreId; readonly unit: Ref };
  'lore-section': By & { readonly card: LoreId; readonly section: Section };
  ordered: OfUnit & { readonly paid: number };
  moved: Across;
  followed: Across;
  'card-moved': Across;
  retreated: Across;
  evaded: Across;
  exchanged: OfUnit & { readonly with: Ref };
  trained: OfUnit & { readonly banner: Banner };
  'passage-opened': OfUnit & { readonly hex: HexId };
  healed: OfUnit & { readonly figures: number };
  purified: OfUnit;
  attack: Assault;
  rolled: Assault & Thrown;
  power: OfUnit & { readonly target: Ref; readonly power: PowerId };
  concentrated: OfUnit & { readonly stored: number };
  lost: OfUnit & { readonly hex: HexId; readonly count: number; readonly left: number };
  critical: OfUnit & Thrown;
  eliminated: OfUnit & { readonly camp: Seat; readonly type: UnitTypeId; readonly hex: HexId };
  ignored: OfUnit & { readonly count: number };
  blocked: OfUnit;
  trampled: OfUnit & { readonly by: Ref };
  cornered: OfUnit & Thrown;
  panic: OfUnit & By & Thrown;
  tokens: By & { readonly count: number };
  stole: By & { readonly count: number };
  'saw-lore-hand': Looked<LoreId>;
  'saw-command-hand': Looked<CommandId>;
  'drew-command': Drawn<CommandId>;
  'drew-lore': Drawn<LoreId>;
  scouted: Drawn<CommandId>;
  'command-discarded': By & { readonly card: CommandId };
  'lore-discarded': By & { readonly card: LoreId };
  'lore-choice': By & { readonly choice: 'cards' | 'both' | 'tokens' };
  'stronghold-taken': By & { readonly hex: HexId };
  'stronghold-retaken': By & { readonly hex: HexId };
  resigned: By;
}

/** The rules that refuse a choice, or a state from outside. */
export const REFUSING = [
  'BLO-1.1',
  'BLO-1.2',
  'BLO-1.4',
  'BLO-1.6',
  'BLO-1.9',
  'BLO-1.10',
  'BLO-2.2',
  'BLO-2.5',
  'BLO-3.1',
  'BLO-3.2',
  'BLO-3.4',
  'BLO-3.5',
  'BLO-4.1',
  'BLO-4.2',
  'BLO-4.3',
  'BLO-4.6',
  'BLO-4.7',
  'BLO-5.1',
  'BLO-5.2',
  'BLO-5.3',
  'BLO-5.6',
  'BLO-5.7',
  'BLO-5.9',
  'BLO-6.5',
  'BLO-6.6',
  'BLO-8.2',
  'BLO-8.3',
  'BLO-9.2',
  'BLO-10.2',
  'BLO-10.3',
  'BLO-10.5',
  'BLO-11.1',
  'BLO-12.1',
  'BLO-13.5',
  'BLO-13.6',
  'BLO-13.9',
  'BLO-14.11',
  'BLO-14.12',
  'BLO-14.13',
  'BLO-14.16',
  'BLO-14.17',
  'BLO-14.18',
  'BLO-14.19',
  'BLO-15.1',
  'BLO-15.3',
  'BLO-15.5',
  'BLO-15.6',
  'BLO-15.7',
  'BLO-15.18',
  'BLO-15.19',
  'BLO-15.20',
  'BLO-15.21',
  'BLO-15.25',
  'BLO-16.5',
  'BLO-16.6',
  'BLO-16.8',
  'BLO-17.4',
  'BLO-18.3',
  'BLO-18.5',
  'BLO-18.6',
  'BLO-18.8',
  'BLO-18.9',
  'BLO-18.10',
  'BLO-18.15',
] as const satisfies readonly RuleId[];
export type RefusingRule = (typeof REFUSING)[number];

/** One language. */
export interface Tongue extends MessageTables {
  readonly names: Names;
  readonly seats: readonly [string, string];
  /** A unit, a hex or a number of something, where no sentence surrounds it. */
  unit(ref: Ref): string;
  hex(hex: HexId): string;
  /** A half hex at the edge of the board, which blocks lines of sight. */
  readonly half: string;
  readonly prompts: MessageTable<Prompts>;
  readonly choices: Readonly<Record<Verb, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Events>;
  readonly refusals: Readonly<Record<RefusingRule, (concern: RefusalContext) => string>>;
  readonly endings: Readonly<
    Record<Ending, (winners: readonly Seat[], banners: readonly number[]) => string>
  >;
  readonly board: Omit<BoardWords, 'names' | 'seats'>;
}

export type Thing =
  | { readonly kind: 'unit'; readonly id: Ref; readonly type: UnitTypeId }
  | { readonly kind: 'hex'; readonly id: HexId }
  | { readonly kind: 'card'; readonly id: CommandId }
  | { readonly kind: 'lore'; readonly id: LoreId }
  | { readonly kind: 'landmark'; readonly id: LandmarkId }
  | { readonly kind: 'master'; readonly id: CouncilSeat }
  | { readonly kind: 'flank'; readonly id: Flank }
  | { readonly kind: 'power'; readonly id: PowerId }
  | { readonly kind: 'half' }
  | { readonly kind: 'other' };

/** What a reference of the rules names. */
export function thingOf(ref: Ref): Thing {
  const code = /^[PS]-([A-Z]{2})\d+$/.exec(ref)?.[1];
  const type = UNIT_TYPE_IDS.find((id) => unitType[id].code === code);
  if (type) return { kind: 'unit', id: ref, type };
  if (isHexId(ref)) return { kind: 'hex', id: ref };
  if (ref === 'half') return { kind: 'half' };
  const flank = FLANKS.find((id) => id === ref);
  if (flank) return { kind: 'flank', id: flank };
  const power = POWER_IDS.find((id) => id === ref);
  if (power) return { kind: 'power', id: power };
  const [kind, name] = ref.split(':');
  const card = COMMAND_IDS.find((id) => id === name);
  if (kind === 'card' && card) return { kind, id: card };
  const lore = LORE_IDS.find((id) => id === name);
  if (kind === 'lore' && lore) return { kind, id: lore };
  const landmark = LANDMARK_IDS.find((id) => id === name);
  if (kind === 'landmark' && landmark) return { kind, id: landmark };
  const master = COUNCIL_SEATS.find((id) => id === name);
  if (kind === 'master' && master) return { kind, id: master };
  return { kind: 'other' };
}

/** What a thing is called where no sentence surrounds it. */
function label(tongue: Tongue, ref: Ref): string {
  const { names } = tongue;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit':
      return tongue.unit(thing.id);
    case 'hex':
      return tongue.hex(thing.id);
    case 'card':
      return names.commands[thing.id].name;
    case 'lore':
      return names.lore[thing.id].name;
    case 'landmark':
      return names.landmarks[thing.id];
    case 'master':
      return names.council[thing.id];
    case 'flank':
      return names.flanks[thing.id];
    case 'power':
      return names.powers[thing.id].name;
    case 'half':
      return tongue.half;
    case 'other':
      return ref;
  }
}

export function wordsOf(tongue: Tongue): GameMessages<View> {
  const boardWords = { ...tongue.board, names: tongue.names, seats: tongue.seats };
  return buildMessages<View>(tongue, {
    ref: (ref) => label(tongue, ref),
    ending: ({ ending, winners, scores }) => ownEntry(tongue.endings, ending)?.(winners, scores) ?? ending,
    board: (view) => drawBoard(view, boardWords),
  });
}
