/** What to buy, and where it is to stand. */
import type { Realm, Space, Unit } from '../../rules/board.ts';
import {
  COST,
  DRAGON,
  FIGHTER,
  FOOTSOLDIER,
  findSpace,
  findUnit,
  IS_HERO,
  IS_SEA,
  MONSTER,
  NOWHERE,
  SIEGE_ENGINE,
  STORM_ELEMENTAL,
  UNIT_COUNT,
  WARSHIP,
  WIZARD,
} from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { Foresight } from '../foresight.ts';
import { placeWorth, playing } from './cards.ts';
import type { Look, Prior } from './prior.ts';
import { frontDistances, POINTLESS } from './prior.ts';

/** How useful a unit is for its price. */
const USE = new Float64Array(UNIT_COUNT);
USE[FOOTSOLDIER] = 1.1;
USE[SIEGE_ENGINE] = 1.2;
USE[FIGHTER] = 0.8;
USE[WIZARD] = 0.4;
USE[MONSTER] = 0.7;
USE[DRAGON] = 0.6;
USE[STORM_ELEMENTAL] = -1.5;
USE[WARSHIP] = -2;
/** How many of each are bought at a time. */
const BATCH = new Float64Array(UNIT_COUNT).fill(1);
BATCH[FOOTSOLDIER] = 3;
BATCH[SIEGE_ENGINE] = 2;
BATCH[FIGHTER] = 2;
/** A party of so many heroes loots an entrance. */
const PARTY = 4;
/** A castle of its own is for those who have gold to spare. */
const RICH = 16;

function countHeroes(s: State, realm: Realm): number {
  const { at, realm: owner, unit } = s.pieces;
  let count = 0;
  for (let p = 0; p < at.length; p++)
    if (at[p] !== NOWHERE && owner[p] === realm && IS_HERO[unit[p]]) count++;
  return count;
}

/** How eagerly what one gold brings to the logarithm of the odds is bought. */
const PURCHASE = 120;

const places = new Map<Space, number>();

/** Remembers what a place is worth for the time of one question. */
function worthAt(look: Look, front: Uint8Array, at: Space): number {
  const known = places.get(at);
  if (known !== undefined) return known;
  const worth = placeWorth(look, front, at);
  places.set(at, worth);
  return worth;
}

export const reinforce: Prior = (look, { choices }, into) => {
  const { scene, s, realm } = look;
  scene.spread();
  const front = frontDistances(look);
  places.clear();
  const foresight = new Foresight(s, realm);
  const heroes = countHeroes(s, realm);
  const { gold } = s.realms[realm];
  choices.forEach((choice, i) => {
    const [verb, ref, kind] = choice;
    if (verb === 'raise') {
      const unit = findUnit(kind);
      const wanted = IS_HERO[unit] && heroes < PARTY ? 0.7 : 0;
      into[i] =
        USE[unit] + wanted + (PURCHASE * foresight.gainOfPurchase(unit, findSpace(ref), 1)) / COST[unit];
    } else if (verb === 'found') into[i] = gold >= RICH ? worthAt(look, front, findSpace(ref)) : -4;
    else if (verb === 'play') into[i] = playing(choice);
    else if (verb === 'sail') into[i] = -2;
    else if (verb === 'land') into[i] = 0.5;
    else if (verb === 'done') into[i] = gold > 0 ? -4 : 0;
  });
};

export const to: Prior = (look, { choices, params }, into) => {
  const foresight = new Foresight(look.s, look.realm);
  const unit: Unit = findUnit(String(params?.unit));
  choices.forEach(([, ref, n], i) => {
    const at = findSpace(ref);
    const aboard = at === NOWHERE || (IS_SEA[at] && unit !== WARSHIP);
    if (aboard) into[i] = POINTLESS / 2;
    else {
      const gain = foresight.gainOfPurchase(unit, at, Number(n)) / (Number(n) * COST[unit]);
      into[i] = PURCHASE * gain - 0.4 * Math.abs(Number(n) - BATCH[unit]);
    }
  });
};

export const valhalla: Prior = (look, { choices }, into) => {
  look.scene.spread();
  const front = frontDistances(look);
  choices.forEach(([, ref], i) => {
    into[i] = 2 * placeWorth(look, front, findSpace(ref));
  });
};
