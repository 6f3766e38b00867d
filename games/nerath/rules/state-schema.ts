/**
 * What a state must look like that comes from outside. Whoever writes a position by hand may give pieces by space and
 * realm, `{ "s12": { "vailin": ["warship+fighter", "dragon"] } }`, and control by what differs from the start.
 */
import * as v from 'valibot';
import type { RealmId, UnitId } from '../content/index.ts';
import {
  CARD_IDS,
  constants,
  GUARDIAN_IDS,
  LENGTHS,
  MODES,
  REALM_IDS,
  SPACE_IDS,
  UNIT_IDS,
} from '../content/index.ts';
import {
  DUNGEONS,
  findRealm,
  findSpace,
  findUnit,
  HOME,
  REALM_COUNT,
  SPACE_COUNT,
  UNIT_COUNT,
} from './board.ts';
import type { Pieces } from './pieces.ts';
import { addPiece, noPieces } from './pieces.ts';
import { ENDINGS, PHASES, STEPS, USES } from './state.ts';

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer());
const space = between(0, SPACE_COUNT - 1);
const realm = between(0, REALM_COUNT - 1);
const card = between(1, CARD_IDS.length);
const cards = v.array(card);
const tile = between(0, GUARDIAN_IDS.length - 1);
const seat = between(0, 3);
const spaces = v.array(space);
/** No match comes near it. */
const MAX_PIECES = 4000;
const piece = between(-1, MAX_PIECES);

export const optionsSchema = v.strictObject({
  mode: v.optional(v.picklist(MODES), 'alliances'),
  length: v.optional(v.picklist(LENGTHS), 'short'),
  roundLimit: v.optional(between(0, constants.maxRoundLimit), 0),
});

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MAX_PIECES));
const flatPieces = v.pipe(
  v.strictObject({
    unit: list(between(0, UNIT_COUNT - 1)),
    realm: list(realm),
    at: list(between(-1, SPACE_COUNT - 1)),
    ship: list(piece),
    spent: list(count),
    origin: list(between(-1, SPACE_COUNT - 1)),
    loads: list(count),
    flags: list(count),
  }),
  v.check(
    (lists) => new Set(Object.values(lists).map((one) => one.length)).size === 1,
    'lists of one length',
  ),
);

/** A unit, or a ship with what is aboard: `warship+fighter+footsoldier`. */
const stack = v.pipe(
  v.string(),
  v.check(
    (text) => {
      const [first, ...aboard] = text.split('+');
      const known = [first, ...aboard].every((id) => findUnit(id) >= 0);
      return known && (aboard.length === 0 || first === 'warship');
    },
    `expected a unit (${UNIT_IDS.join(', ')}), or a warship with what is aboard`,
  ),
);
const writtenPieces = v.pipe(
  v.record(v.picklist(SPACE_IDS), v.partial(v.strictObject(v.entriesFromList(REALM_IDS, v.array(stack))))),
  v.transform((bySpace): Pieces => {
    const pieces = noPieces();
    for (const [at, armies] of Object.entries(bySpace))
      for (const [owner, stacks] of Object.entries(armies ?? {}))
        for (const text of stacks ?? []) {
          const [first, ...aboard] = text.split('+') as [UnitId, ...UnitId[]];
          const ship = addPiece(pieces, findUnit(first), findRealm(owner), findSpace(at));
          for (const id of aboard) addPiece(pieces, findUnit(id), findRealm(owner), findSpace(at), ship);
        }
    return pieces;
  }),
);

const flatControl = v.pipe(v.array(between(-1, REALM_COUNT - 1)), v.length(SPACE_COUNT));
const writtenControl = v.pipe(
  v.record(v.picklist(SPACE_IDS), v.picklist(REALM_IDS)),
  v.transform((changed) => {
    const control = [...HOME];
    for (const [at, owner] of Object.entries(changed)) control[findSpace(at)] = findRealm(owner as RealmId);
    return control;
  }),
);

const realmSchema = v.strictObject({
  gold: count,
  vp: count,
  deck: cards,
  hand: cards,
  discard: cards,
  held: cards,
  inPlay: cards,
  castles: count,
  begun: v.boolean(),
  knownTop: count,
  knownBottom: count,
});

const turnSchema = v.strictObject({
  castles: spaces,
  conquered: spaces,
  used: cards,
  effects: cards,
  placed: spaces,
  founded: spaces,
  castleCount: count,
  attacks: spaces,
  planned: v.optional(
    v.array(
      v.strictObject({
        from: space,
        to: space,
        isFixed: v.boolean(),
        movers: v.array(piece),
        before: v.array(whole),
      }),
    ),
    [],
  ),
});

const bits = between(0, 15);
const battleSchema = v.strictObject({
  space,
  attacker: realm,
  round: count,
  step: v.picklist(STEPS),
  fought: v.boolean(),
  noRetreat: v.boolean(),
  retreated: v.boolean(),
  effects: cards,
  clouded: count,
  healed: count,
  surging: v.boolean(),
  rerolled: cards,
  onAttacker: count,
  onDefender: count,
  lost: v.pipe(v.array(count), v.length(REALM_COUNT)),
  avenging: v.array(realm),
  veterans: v.array(piece),
  guards: v.array(count),
  guardsRolled: v.array(v.boolean()),
  bonus: v.array(whole),
  fixed: v.array(piece),
  rollers: v.array(piece),
  rollerRealms: v.array(between(-1, REALM_COUNT - 1)),
  rollerUnits: v.array(count),
  sides: v.array(count),
  faces: v.array(count),
  needs: v.array(count),
  rerolls: v.array(count),
  joined: bits,
  victors: bits,
  losers: bits,
});

export const stateSchema = v.strictObject({
  options: v.strictObject({
    mode: v.picklist(MODES),
    length: v.picklist(LENGTHS),
    roundLimit: between(0, constants.maxRoundLimit),
  }),
  seats: between(2, 4),
  round: v.pipe(count, v.minValue(1)),
  active: realm,
  phase: v.picklist(PHASES),
  control: v.union([flatControl, writtenControl]),
  pieces: v.union([flatPieces, writtenPieces]),
  realms: v.pipe(v.array(realmSchema), v.length(REALM_COUNT)),
  entrances: v.pipe(
    v.array(v.strictObject({ tiles: v.array(tile), seen: v.array(between(0, 31)) })),
    v.length(DUNGEONS.length),
  ),
  guardianStack: v.array(tile),
  guardianDiscard: v.array(tile),
  treasureDeck: cards,
  turn: turnSchema,
  battle: v.exactOptional(battleSchema),
  pending: v.exactOptional(
    v.strictObject({ realm, card, use: v.picklist(USES), chosen: v.array(whole), closed: v.boolean() }),
  ),
  windows: v.array(bits),
  fallen: v.array(count),
  absent: v.array(seat),
  ending: v.exactOptional(v.picklist(ENDINGS)),
  winners: v.exactOptional(v.array(seat)),
});
