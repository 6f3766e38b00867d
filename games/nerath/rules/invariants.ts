/** What is true of every state, by rule. It guards positions from outside and every step of the fuzzing. */
import type { InvariantViolation, Ref } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import {
  EVENT_IDS,
  GUARDIAN_IDS,
  guardianTiles,
  REALM_IDS,
  realms,
  SPACE_IDS,
  TREASURE_IDS,
} from '../content/index.ts';
import {
  ALL_REALMS,
  ALL_SPACES,
  CASTLE,
  IS_DUNGEON,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  LANDS,
  NOBODY,
  NOWHERE,
  WARSHIP,
} from './board.ts';
import { isImmediate, isTreasure, OWNER } from './cards/card-data.ts';
import { cargoCount, NO_PIECE } from './pieces.ts';
import { findCard } from './refs.ts';
import { areEnemies, isFlyer, presence } from './selectors.ts';
import type { Card, State } from './state.ts';

type Report = (rule: string, where?: readonly Ref[]) => void;

export function checkInvariants(s: State, seats = s.seats): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const report: Report = (rule, where) => found.push({ rule, ...(where && { where }) });
  if (s.seats !== seats) report('NER-1.2');
  checkPieces(s, report);
  checkSpaces(s, report);
  checkCards(s, report);
  checkTiles(s, report);
  ALL_REALMS.forEach((r) => {
    if (s.realms[r].castles > realms[REALM_IDS[r]].castles) report('NER-14.1', [REALM_IDS[r]]);
  });
  if (s.absent.some((seat) => seat >= s.seats)) report('NER-16.8');
  return found;
}

function checkPieces(s: State, report: Report): void {
  const { at, realm, ship, unit } = s.pieces;
  for (let p = 0; p < at.length; p++) {
    const here = at[p];
    if (here === NOWHERE) continue;
    const where = [SPACE_IDS[here]];
    const aboard = ship[p] !== NO_PIECE;
    if (aboard) {
      const carrier = ship[p];
      const sound = unit[carrier] === WARSHIP && at[carrier] === here && realm[carrier] === realm[p];
      if (!sound || unit[p] === CASTLE || unit[p] === WARSHIP || isFlyer(s, p)) report('NER-5.2', where);
    }
    if (unit[p] === WARSHIP && (!IS_SEA[here] || cargoCount(s.pieces, p) > 2)) report('NER-5.5', where);
    if (IS_SEA[here] && unit[p] !== WARSHIP && !aboard && !isFlyer(s, p)) report('NER-4.2', where);
    if (IS_DUNGEON[here] && (!IS_HERO[unit[p]] || realm[p] !== s.active)) report('NER-4.5', where);
    if (unit[p] === CASTLE && (!IS_LAND[here] || s.control[here] !== realm[p])) report('NER-3.9', where);
  }
}

/** NER-6.16: enemies stand together only while battles are pending. */
function checkSpaces(s: State, report: Report): void {
  const { at, unit } = s.pieces;
  for (const here of ALL_SPACES) {
    if (IS_LAND[here] === (s.control[here] === NOBODY)) report('NER-3.3', [SPACE_IDS[here]]);
    if (s.phase === 'move' || s.phase === 'battles') continue;
    const there = presence(s, here);
    const owners = ALL_REALMS.filter((r) => there & (1 << r));
    const mixed = owners.some((a) => owners.some((b) => areEnemies(s, a, b)));
    const foreign = IS_LAND[here] && owners.some((r) => areEnemies(s, r, s.control[here]));
    if (mixed || foreign) report('NER-6.16', [SPACE_IDS[here]]);
  }
  for (const here of LANDS)
    if (at.filter((place, p) => place === here && unit[p] === CASTLE).length > 1)
      report('NER-14.6', [SPACE_IDS[here]]);
}

function checkCards(s: State, report: Report): void {
  const all = (cards: readonly Card[]) => [...cards].sort((a, b) => a - b).join();
  ALL_REALMS.forEach((r) => {
    const { deck, hand, discard, begun } = s.realms[r];
    const own = EVENT_IDS.map(Number).filter((card) => OWNER[card] === r);
    if (all([...deck, ...hand, ...discard]) !== all(own)) report('NER-1.10', [REALM_IDS[r]]);
    if (begun && hand.some(isImmediate)) report('NER-2.7', [REALM_IDS[r]]);
  });
  const held = s.realms.flatMap((r) => [...r.held, ...r.inPlay]);
  if (all([...s.treasureDeck, ...held]) !== all(TREASURE_IDS.map(Number))) report('NER-1.13');
}

function checkTiles(s: State, report: Report): void {
  const there = [...s.guardianStack, ...s.guardianDiscard, ...s.entrances.flatMap(({ tiles }) => tiles)];
  const count = (tiles: readonly number[]) => [...tiles].sort((a, b) => a - b).join();
  if (count(there) !== count(guardianTiles().map((id) => GUARDIAN_IDS.indexOf(id)))) report('NER-1.12');
  if (s.entrances.some(({ tiles, seen }) => tiles.length !== seen.length)) report('NER-1.12');
}

/** Puts events, treasures and tiles (`rats`) on top of their piles, the first one drawn first. */
export function stackDeck(s: State, wanted: readonly Ref[]): void {
  for (const ref of wanted.toReversed()) {
    const card = findCard(ref);
    const tile = GUARDIAN_IDS.findIndex((id) => id === ref);
    if (card > 0) putOnTop(isTreasure(card) ? s.treasureDeck : s.realms[OWNER[card]].deck, card, ref);
    else if (tile >= 0) putOnTop(s.guardianStack, tile, ref);
    else throw new InvalidInputError(`"${ref}" is neither a card nor a guardian`);
  }
}

function putOnTop(pile: number[], item: number, ref: Ref): void {
  const at = pile.lastIndexOf(item);
  if (at < 0) throw new InvalidInputError(`"${ref}" is not in its pile`);
  pile.push(...pile.splice(at, 1));
}
