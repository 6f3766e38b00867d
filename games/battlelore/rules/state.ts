/** A match of BattleLore between two choices, as plain JSON. Seat 0 is the Pennant camp, seat 1 the Standard camp. */
import type { Seat } from '@gonfalon/kernel';
import * as v from 'valibot';
import { AdventureSchema } from '../content/adventure.ts';
import type {
  Adventure,
  AdventureFile,
  Banner,
  CommandId,
  Council,
  Face,
  HexId,
  LandmarkId,
  LoreId,
  UnitTypeId,
} from '../content/index.ts';
import {
  ADVENTURE_IDS,
  adventures,
  BANNERS,
  COMMAND_IDS,
  FACES,
  HEX_IDS,
  LANDMARK_IDS,
  LORE_IDS,
  UNIT_TYPE_IDS,
} from '../content/index.ts';

export const NOBODY = -1;
/** Where an eliminated unit is. */
export const GONE = 'gone';

export const PHASES = ['set-up', 'command', 'order', 'movement', 'combat', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['banners', 'turn-cap', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

export const ATTACK_KINDS = ['attack', 'bonus', 'berserk', 'battle-back', 'first-strike', 'spell'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export interface Options {
  /** One of ours by its id, or a whole adventure file. */
  adventure: string | AdventureFile;
  /** so many turns of each player; 0 is no limit. */
  turnCap: number;
}

/** An effect of a card on one unit, with its amounts worked out. */
export interface Mark {
  kind:
    | 'dice'
    | 'dice-limit'
    | 'hits'
    | 'misses'
    | 'cancel-hits'
    | 'bold'
    | 'range'
    | 'extra'
    | 'move-limit'
    | 'code';
  /** The card that it comes from. */
  card: string;
  by: Seat;
  until: 'roll' | 'combat' | 'turn' | 'next-turn';
  /** Of two Lore cards that contradict each other, the one played later wins: BLO-15.16. */
  order?: number;
  melee?: number;
  ranged?: number;
  battleBack?: number;
  max?: number;
  half?: boolean;
  rolls?: 'own' | 'against';
  faces?: Face[];
  count?: number;
  plus?: number;
  must?: boolean;
}

export interface Unit {
  id: string;
  camp: Seat;
  type: UnitTypeId;
  banner: Banner;
  figures: number;
  hex: HexId | typeof GONE;
  web: boolean;
  poison: boolean;
  /** Lore tokens concentrated beside a creature. */
  stored: number;
  /** How it was ordered this turn: by the card, by it from another section (BLO-14.11), or besides it. */
  ordered: 'no' | 'card' | 'summoned' | 'extra';
  /** Its movement of this turn is over. */
  picked: boolean;
  /** BLO-4.9, and how many hexes of it were the movement phase. */
  moved: boolean;
  steps: number;
  /** Held by stop-on-entry terrain for the rest of this turn; a ford holds only in the movement phase. */
  stopped: boolean;
  noBattle: boolean;
  noRanged: boolean;
  /** How often it battled this turn, and whether always as a ranged attack. */
  battles: number;
  onlyRanged: boolean;
  /** The enemy that it rushed at. */
  rush?: string;
  /** The hex on which it began the turn. */
  began: HexId | typeof GONE;
  marks: Mark[];
}

export interface LandmarkState {
  hex: HexId;
  type: LandmarkId;
  owner: Seat | typeof NOBODY;
  /** A stronghold in enemy hands: BLO-18.11. */
  captured: boolean;
}

export interface CampState {
  /** Enemy units eliminated, and objectives captured for good. */
  banners: number;
  hand: CommandId[];
  /** How many Command cards the hand is filled up to. */
  handSize: number;
  lore: LoreId[];
  /** The Lore cards dealt at the set-up, until some were kept. */
  dealt: LoreId[];
  kept: number;
  /** Command cards of which one is to be kept: Scout. */
  scouted: CommandId[];
  /** What the opponent is looking at right now: ROG-02, ROG-10. */
  shown: 'nothing' | 'hand' | 'lore';
  goblet: number;
  council: Council;
  councilSpent: boolean;
  /** Lore cards played in this turn: one at most, BLO-15.6. */
  played: boolean;
  /** The Command card of its last turn, or what it became; none after a Lore card in its place. */
  last?: { card: CommandId; mirrored: boolean };
}

/** A Lore card on the table: it lies there until the end of the turn. */
export interface PlayedLore {
  card: LoreId;
  by: Seat;
  paid: number;
  cancelled: boolean;
  /** Units, or a section, that its player chose; then which of its effects comes next. */
  targets: string[];
  at: number;
  /** Of its last spell: how many hits, and where its target stood. */
  hits: number;
  last?: HexId;
}

export interface Attack {
  kind: AttackKind;
  /** Who rolls, and with which unit; a spell has none. */
  by: Seat;
  attacker: string;
  /** Where it stood when it attacked. */
  origin: HexId | typeof GONE;
  target: string;
  ranged: boolean;
  /** More dice for a first strike. */
  extra: number;
  dice: number;
  faces: Face[];
  /** For a spell: its card, and which faces hit. */
  card?: LoreId;
  colour: boolean;
  lore: boolean;
  flagsCount: boolean;
  destroys: boolean;
  hits: number;
  /** Lore symbols that some effect has used. */
  loreUsed: number;
  power?: 'web' | 'venom';
  flags: number;
  retreat: number;
  travelled: number;
  /** Hexes of a creature's retreat that could not be done. */
  blocked: number;
  /** Where the target stood, and whether it has left. */
  from: HexId;
  left: boolean;
  /** The declared attack is lost. */
  lost: boolean;
}

export interface Turn {
  number: number;
  /** The Command card on the table, what it counts as, and whether its sections are mirrored. */
  command?: CommandId;
  as?: CommandId;
  mirrored: boolean;
  /** A Lore card was played in its place: BLO-15.9. */
  instead: boolean;
  /** Orders besides those of the card. */
  moreOrders: number;
  /** False Orders. */
  halved: boolean;
  /** The card can order nobody: BLO-2.7. */
  idle: boolean;
  /** N of BLO-2.6. */
  equal: number;
  /** The unit picked to move, and whether the opponent could answer. */
  mover?: string;
  answered: boolean;
  /** The combat of a unit, with its follow-on actions. */
  combat?: { unit: string; replied: string[]; pursued: boolean };
}

export interface State {
  options: Options;
  adventure: Adventure;
  phase: Phase;
  active: Seat;
  units: Unit[];
  landmarks: LandmarkState[];
  /** For each objective of the adventure, who captured it for good. */
  captured: (Seat | typeof NOBODY)[];
  camps: [CampState, CampState];
  councilsRevealed: boolean;
  /** Chosen landmarks that are still to be placed, by their owner. */
  toPlace: { type: LandmarkId; owner: Seat }[];
  commandPile: CommandId[];
  commandDiscard: CommandId[];
  lorePile: LoreId[];
  loreDiscard: LoreId[];
  /** Lore cards left out of the deck, unseen. */
  loreOut: LoreId[];
  onTable: PlayedLore[];
  pool: number;
  turn: Turn;
  attacks: Attack[];
  ending?: Ending;
  winner?: Seat;
}

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const seat = v.picklist([0, 1]);
const seatOrNobody = v.picklist([NOBODY, 0, 1]);
const hexId = v.picklist(HEX_IDS);
const hexOrGone = v.union([hexId, v.literal(GONE)]);
const text = v.pipe(v.string(), v.maxLength(40));
const commandIds = v.array(v.picklist(COMMAND_IDS));
const loreIds = v.array(v.picklist(LORE_IDS));
const faces = v.array(v.picklist(FACES));

/** An adventure of ours by its id, or one that somebody wrote; either way the file it was given as. */
const adventureOption = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string | AdventureFile => {
    const { value } = dataset;
    if (typeof value === 'string') {
      if ((ADVENTURE_IDS as readonly string[]).includes(value)) return value;
      addIssue({
        message: `there is no adventure «${value}»; the adventures are ${ADVENTURE_IDS.join(', ')}`,
      });
      return NEVER;
    }
    const parsed = v.safeParse(AdventureSchema, value);
    if (parsed.success) return value as AdventureFile;
    const [issue] = parsed.issues;
    addIssue({ message: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` });
    return NEVER;
  }),
);

export const optionsSchema = v.strictObject({
  adventure: v.optional(adventureOption, 'agincourt-1415'),
  turnCap: v.optional(v.pipe(count, v.maxValue(1000)), 0),
});

const written = new WeakMap<AdventureFile, Adventure>();

export function adventureOf({ adventure }: Options): Adventure {
  if (typeof adventure === 'string') return adventures[adventure as keyof typeof adventures];
  const known = written.get(adventure) ?? v.parse(AdventureSchema, adventure);
  written.set(adventure, known);
  return known;
}

const markSchema = v.strictObject({
  kind: v.picklist([
    'dice',
    'dice-limit',
    'hits',
    'misses',
    'cancel-hits',
    'bold',
    'range',
    'extra',
    'move-limit',
    'code',
  ]),
  card: text,
  by: seat,
  until: v.picklist(['roll', 'combat', 'turn', 'next-turn']),
  order: v.exactOptional(count),
  melee: v.exactOptional(count),
  ranged: v.exactOptional(count),
  battleBack: v.exactOptional(count),
  max: v.exactOptional(count),
  half: v.exactOptional(v.boolean()),
  rolls: v.exactOptional(v.picklist(['own', 'against'])),
  faces: v.exactOptional(faces),
  count: v.exactOptional(count),
  plus: v.exactOptional(count),
  must: v.exactOptional(v.boolean()),
});

const unitSchema = v.strictObject({
  id: text,
  camp: seat,
  type: v.picklist(UNIT_TYPE_IDS),
  banner: v.picklist(BANNERS),
  figures: count,
  hex: hexOrGone,
  web: v.boolean(),
  poison: v.boolean(),
  stored: count,
  ordered: v.picklist(['no', 'card', 'summoned', 'extra']),
  picked: v.boolean(),
  moved: v.boolean(),
  steps: count,
  stopped: v.boolean(),
  noBattle: v.boolean(),
  noRanged: v.boolean(),
  battles: count,
  onlyRanged: v.boolean(),
  rush: v.exactOptional(text),
  began: hexOrGone,
  marks: v.array(markSchema),
});

const level = v.pipe(count, v.maxValue(10));

const campSchema = v.strictObject({
  banners: count,
  hand: commandIds,
  handSize: count,
  lore: loreIds,
  dealt: loreIds,
  kept: count,
  scouted: commandIds,
  shown: v.picklist(['nothing', 'hand', 'lore']),
  goblet: count,
  council: v.strictObject({
    commander: level,
    wizard: level,
    cleric: level,
    rogue: level,
    warrior: level,
    creature: level,
  }),
  councilSpent: v.boolean(),
  played: v.boolean(),
  last: v.exactOptional(v.strictObject({ card: v.picklist(COMMAND_IDS), mirrored: v.boolean() })),
});

const attackSchema = v.strictObject({
  kind: v.picklist(ATTACK_KINDS),
  by: seat,
  attacker: text,
  origin: hexOrGone,
  target: text,
  ranged: v.boolean(),
  extra: count,
  dice: count,
  faces,
  card: v.exactOptional(v.picklist(LORE_IDS)),
  colour: v.boolean(),
  lore: v.boolean(),
  flagsCount: v.boolean(),
  destroys: v.boolean(),
  hits: count,
  loreUsed: count,
  power: v.exactOptional(v.picklist(['web', 'venom'])),
  flags: count,
  retreat: count,
  travelled: count,
  blocked: count,
  from: hexId,
  left: v.boolean(),
  lost: v.boolean(),
});

export const stateSchema = v.strictObject({
  options: v.strictObject({ adventure: adventureOption, turnCap: count }),
  adventure: v.custom<Adventure>((value) => typeof value === 'object' && value !== null),
  phase: v.picklist(PHASES),
  active: seat,
  units: v.pipe(v.array(unitSchema), v.maxLength(113)),
  landmarks: v.array(
    v.strictObject({
      hex: hexId,
      type: v.picklist(LANDMARK_IDS),
      owner: seatOrNobody,
      captured: v.boolean(),
    }),
  ),
  captured: v.array(seatOrNobody),
  camps: v.strictTuple([campSchema, campSchema]),
  councilsRevealed: v.boolean(),
  toPlace: v.array(v.strictObject({ type: v.picklist(LANDMARK_IDS), owner: seat })),
  commandPile: commandIds,
  commandDiscard: commandIds,
  lorePile: loreIds,
  loreDiscard: loreIds,
  loreOut: loreIds,
  onTable: v.array(
    v.strictObject({
      card: v.picklist(LORE_IDS),
      by: seat,
      paid: count,
      cancelled: v.boolean(),
      targets: v.array(text),
      at: count,
      hits: count,
      last: v.exactOptional(hexId),
    }),
  ),
  pool: count,
  turn: v.strictObject({
    number: count,
    command: v.exactOptional(v.picklist(COMMAND_IDS)),
    as: v.exactOptional(v.picklist(COMMAND_IDS)),
    mirrored: v.boolean(),
    instead: v.boolean(),
    moreOrders: count,
    halved: v.boolean(),
    idle: v.boolean(),
    equal: count,
    mover: v.exactOptional(text),
    answered: v.boolean(),
    combat: v.exactOptional(v.strictObject({ unit: text, replied: v.array(text), pursued: v.boolean() })),
  }),
  attacks: v.array(attackSchema),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  winner: v.exactOptional(seat),
});

function cloneUnit(u: Unit): Unit {
  const copy: Unit = {
    id: u.id,
    camp: u.camp,
    type: u.type,
    banner: u.banner,
    figures: u.figures,
    hex: u.hex,
    web: u.web,
    poison: u.poison,
    stored: u.stored,
    ordered: u.ordered,
    picked: u.picked,
    moved: u.moved,
    steps: u.steps,
    stopped: u.stopped,
    noBattle: u.noBattle,
    noRanged: u.noRanged,
    battles: u.battles,
    onlyRanged: u.onlyRanged,
    began: u.began,
    // A mark is never changed once it is made.
    marks: u.marks.slice(),
  };
  if (u.rush !== undefined) copy.rush = u.rush;
  return copy;
}

function cloneCamp(c: CampState): CampState {
  return {
    ...c,
    hand: c.hand.slice(),
    lore: c.lore.slice(),
    dealt: c.dealt.slice(),
    scouted: c.scouted.slice(),
    council: { ...c.council },
    ...(c.last && { last: { ...c.last } }),
  };
}

/** The adventure and the options never change and are shared by all copies. */
export function cloneState(s: State): State {
  return {
    ...s,
    units: s.units.map(cloneUnit),
    landmarks: s.landmarks.map((locals) => ({ ...locals })),
    captured: s.captured.slice(),
    camps: [cloneCamp(s.camps[0]), cloneCamp(s.camps[1])],
    toPlace: s.toPlace.map((locals) => ({ ...locals })),
    commandPile: s.commandPile.slice(),
    commandDiscard: s.commandDiscard.slice(),
    lorePile: s.lorePile.slice(),
    loreDiscard: s.loreDiscard.slice(),
    loreOut: s.loreOut.slice(),
    onTable: s.onTable.map((p) => ({ ...p, targets: p.targets.slice() })),
    turn: {
      ...s.turn,
      ...(s.turn.combat && { combat: { ...s.turn.combat, replied: s.turn.combat.replied.slice() } }),
    },
    attacks: s.attacks.map((a) => ({ ...a, faces: a.faces.slice() })),
  };
}
