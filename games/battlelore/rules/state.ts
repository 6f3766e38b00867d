/** A match of BattleLore between two choices, as plain JSON. Seat 0 is the Pennant camp, seat 1 the Standard camp. */
import type { Seat } from '@gonfalon/kernel';
import * as v from 'valibot';
import { AdventureSchema } from '../content/adventure.ts';
import type { Adventure, AdventureFile, CampSetup } from '../content/index.ts';
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

/** BLO-16.8 */
export const MAX_COUNCIL_LEVELS = 10;

export interface Options {
  /** One of ours by its id, or a whole adventure file. */
  adventure: string | AdventureFile;
  /** so many turns of each player; 0 is no limit. */
  turnCap: number;
  /** BLO-16.8: other numbers of levels than the adventure's, for custom War Councils. */
  pennantLevels?: number;
  standardLevels?: number;
}

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const seat: v.GenericSchema<Seat> = v.picklist([0, 1]);
const seatOrNobody: v.GenericSchema<Seat> = v.picklist([NOBODY, 0, 1]);
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
        message: `there is no adventure "${value}"; the adventures are ${ADVENTURE_IDS.join(', ')}`,
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

const councilLevels = v.exactOptional(v.pipe(whole, v.minValue(1), v.maxValue(MAX_COUNCIL_LEVELS)));

export const optionsSchema = v.strictObject({
  adventure: v.optional(adventureOption, 'agincourt-1415'),
  turnCap: v.optional(v.pipe(count, v.maxValue(1000)), 0),
  pennantLevels: councilLevels,
  standardLevels: councilLevels,
});

const written = new WeakMap<AdventureFile, Adventure>();

/** The adventure of a table, with the number of levels that its players agreed on. */
export function adventureOf(options: Options): Adventure {
  const adventure = writtenAdventure(options);
  const { pennantLevels, standardLevels } = options;
  if (pennantLevels === undefined && standardLevels === undefined) return adventure;
  const { pennant, standard } = adventure.camps;
  return {
    ...adventure,
    camps: { pennant: withLevels(pennant, pennantLevels), standard: withLevels(standard, standardLevels) },
  };
}

function withLevels(camp: CampSetup, levels: number | undefined): CampSetup {
  const { customCouncil } = camp;
  if (!customCouncil || levels === undefined) return camp;
  return { ...camp, customCouncil: { ...customCouncil, levels } };
}

function writtenAdventure({ adventure }: Options): Adventure {
  if (typeof adventure === 'string') return adventures[adventure as keyof typeof adventures];
  const known = written.get(adventure) ?? v.parse(AdventureSchema, adventure);
  written.set(adventure, known);
  return known;
}

/** An effect of a card on one unit, with its amounts worked out. */
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
  /** The card that it comes from. */
  card: text,
  by: seat,
  until: v.picklist(['roll', 'combat', 'turn', 'next-turn']),
  /** Of two Lore cards that contradict each other, the one played later wins: BLO-15.16. */
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
export type Mark = v.InferOutput<typeof markSchema>;

const unitSchema = v.strictObject({
  id: text,
  camp: seat,
  type: v.picklist(UNIT_TYPE_IDS),
  banner: v.picklist(BANNERS),
  figures: count,
  hex: hexOrGone,
  web: v.boolean(),
  poison: v.boolean(),
  /** Lore tokens concentrated beside a creature. */
  stored: count,
  /** How it was ordered this turn: by the card, by it from another section (BLO-14.11), or besides it. */
  ordered: v.picklist(['no', 'card', 'summoned', 'extra']),
  /** Its movement of this turn is over. */
  picked: v.boolean(),
  /** BLO-4.9, and how many hexes of it were the movement phase. */
  moved: v.boolean(),
  steps: count,
  /** Held by stop-on-entry terrain for the rest of this turn; a ford holds only in the movement phase. */
  stopped: v.boolean(),
  noBattle: v.boolean(),
  noRanged: v.boolean(),
  /** How often it battled this turn, and whether always as a ranged attack. */
  battles: count,
  onlyRanged: v.boolean(),
  /** What it did this turn in place of battling: BLO-18.8, 18.9. */
  rested: v.exactOptional(v.picklist(['trained', 'healed'])),
  /** The enemy that it rushed at. */
  rush: v.exactOptional(text),
  /** The hex on which it began the turn. */
  began: hexOrGone,
  marks: v.array(markSchema),
});
export type Unit = v.InferOutput<typeof unitSchema>;

const landmarkSchema = v.strictObject({
  hex: hexId,
  type: v.picklist(LANDMARK_IDS),
  owner: seatOrNobody,
  /** A stronghold in enemy hands: BLO-18.11. */
  captured: v.boolean(),
});
export type LandmarkState = v.InferOutput<typeof landmarkSchema>;

const level = v.pipe(count, v.maxValue(10));

const campSchema = v.strictObject({
  /** Enemy units eliminated, and objectives captured for good. */
  banners: count,
  hand: commandIds,
  /** How many Command cards the hand is filled up to. */
  handSize: count,
  lore: loreIds,
  /** The Lore cards dealt at the set-up, until some were kept. */
  dealt: loreIds,
  kept: count,
  /** Command cards of which one is to be kept: Scout. */
  scouted: commandIds,
  /** What the opponent is looking at right now: ROG-02, ROG-10. */
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
  /** Lore cards played in this turn: one at most, BLO-15.6. */
  played: v.boolean(),
  /** The Command card of its last turn, or what it became; none after a Lore card in its place. */
  last: v.exactOptional(v.strictObject({ card: v.picklist(COMMAND_IDS), mirrored: v.boolean() })),
});
export type CampState = v.InferOutput<typeof campSchema>;

const attackSchema = v.strictObject({
  kind: v.picklist(ATTACK_KINDS),
  /** Who rolls, and with which unit; a spell has none. */
  by: seat,
  attacker: text,
  /** Where it stood when it attacked. */
  origin: hexOrGone,
  target: text,
  ranged: v.boolean(),
  /** More dice for a first strike. */
  extra: count,
  dice: count,
  faces,
  /** For a spell: its card, and which faces hit. */
  card: v.exactOptional(v.picklist(LORE_IDS)),
  colour: v.boolean(),
  lore: v.boolean(),
  flagsCount: v.boolean(),
  destroys: v.boolean(),
  hits: count,
  /** Lore symbols that some effect has used. */
  loreUsed: count,
  power: v.exactOptional(v.picklist(['web', 'venom'])),
  flags: count,
  retreat: count,
  travelled: count,
  /** Hexes of a creature's retreat that could not be done. */
  blocked: count,
  /** Where the target stood, and whether it has left. */
  from: hexId,
  left: v.boolean(),
  /** The declared attack is lost. */
  lost: v.boolean(),
});
export type Attack = v.InferOutput<typeof attackSchema>;

/** A Lore card on the table: it lies there until the end of the turn. */
const playedLoreSchema = v.strictObject({
  card: v.picklist(LORE_IDS),
  by: seat,
  paid: count,
  cancelled: v.boolean(),
  /** Units, or a section, that its player chose; then which of its effects comes next. */
  targets: v.array(text),
  at: count,
  /** Of its last spell: how many hits, and where its target stood. */
  hits: count,
  last: v.exactOptional(hexId),
});
export type PlayedLore = v.InferOutput<typeof playedLoreSchema>;

const turnSchema = v.strictObject({
  number: count,
  /** The Command card on the table, what it counts as, and whether its sections are mirrored. */
  command: v.exactOptional(v.picklist(COMMAND_IDS)),
  as: v.exactOptional(v.picklist(COMMAND_IDS)),
  mirrored: v.boolean(),
  /** A Lore card was played in its place: BLO-15.9. */
  instead: v.boolean(),
  /** Orders besides those of the card. */
  moreOrders: count,
  /** False Orders. */
  halved: v.boolean(),
  /** The card can order nobody: BLO-2.7. */
  idle: v.boolean(),
  /** N of BLO-2.6. */
  equal: count,
  /** The unit picked to move, and whether the opponent could answer. */
  mover: v.exactOptional(text),
  answered: v.boolean(),
  /** The combat of a unit, with its follow-on actions. */
  combat: v.exactOptional(v.strictObject({ unit: text, replied: v.array(text), pursued: v.boolean() })),
});
export type Turn = v.InferOutput<typeof turnSchema>;

export const stateSchema = v.strictObject({
  options: v.strictObject({
    adventure: adventureOption,
    turnCap: count,
    pennantLevels: councilLevels,
    standardLevels: councilLevels,
  }),
  adventure: v.custom<Adventure>((value) => typeof value === 'object' && value !== null),
  phase: v.picklist(PHASES),
  active: seat,
  units: v.pipe(v.array(unitSchema), v.maxLength(113)),
  landmarks: v.array(landmarkSchema),
  /** For each objective of the adventure, who captured it for good. */
  captured: v.array(seatOrNobody),
  camps: v.strictTuple([campSchema, campSchema]),
  councilsRevealed: v.boolean(),
  /** Chosen landmarks that are still to be placed, by their owner. */
  toPlace: v.array(v.strictObject({ type: v.picklist(LANDMARK_IDS), owner: seat })),
  commandPile: commandIds,
  commandDiscard: commandIds,
  lorePile: loreIds,
  loreDiscard: loreIds,
  /** Lore cards left out of the deck, unseen. */
  loreOut: loreIds,
  onTable: v.array(playedLoreSchema),
  pool: count,
  turn: turnSchema,
  attacks: v.array(attackSchema),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  winner: v.exactOptional(seat),
});
export type State = v.InferOutput<typeof stateSchema>;

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
  if (u.rested !== undefined) copy.rested = u.rested;
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
    landmarks: s.landmarks.map((l) => ({ ...l })),
    captured: s.captured.slice(),
    camps: [cloneCamp(s.camps[0]), cloneCamp(s.camps[1])],
    toPlace: s.toPlace.map((l) => ({ ...l })),
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
