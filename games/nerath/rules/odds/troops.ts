/** The pieces of a side as an army of the odds: its losses follow the default order (NER-6.18, 6.9, 6.12, 8.4). */
import type { Realm } from '../board.ts';
import { sharesOf } from '../losses.ts';
import type { Army, Die, Score } from './army.ts';

export interface Troop {
  readonly realm: Realm;
  readonly gold: number;
  /** Its place in the default order: unhurt, and once marked or, for a ship, once nothing is aboard. */
  readonly rank: number;
  readonly rankLater: number;
  readonly durable: boolean;
  readonly marked: boolean;
  readonly castle: boolean;
  /** The ship that it is aboard, as a place in the list, or -1. */
  readonly ship: number;
  /** A ship's cargo that takes no part: how many pieces, worth how much; -1 if this is no ship. */
  readonly cargo: number;
  readonly cargoGold: number;
  readonly dice: readonly Die[];
  /** Card 100 is its realm's, and it is a fighter. */
  readonly denies: boolean;
  /** Card 105 is its realm's, and it is a wizard. */
  readonly avenges: boolean;
}

/** What became of each troop. */
const WHOLE = 0;
const MARKED = 1;
const GONE = 2;
type Status = Uint8Array;

interface Rules {
  readonly troops: readonly Troop[];
  /** Two realms of two seats share the hits half and half (NER-6.12); the second breaks ties for the first. */
  readonly sharing: readonly [Realm, Realm] | undefined;
}

const isAlive = (status: Status, i: number): boolean => status[i] !== GONE;

function isLoaded(troops: readonly Troop[], status: Status, ship: number): boolean {
  return troops[ship].cargo > 0 || troops.some((t, i) => t.ship === ship && isAlive(status, i));
}

function rankOf(troops: readonly Troop[], status: Status, hit: Uint8Array, i: number): number {
  const troop = troops[i];
  if (troop.cargo >= 0) return isLoaded(troops, status, i) ? troop.rank : troop.rankLater;
  return troop.durable && (status[i] === MARKED || hit[i] > 0) ? troop.rankLater : troop.rank;
}

function capacityOf(troops: readonly Troop[], status: Status, of?: Realm): number {
  let total = 0;
  for (let i = 0; i < troops.length; i++)
    if (isAlive(status, i) && (of === undefined || troops[i].realm === of))
      total += troops[i].durable && status[i] === WHOLE ? 2 : 1;
  return total;
}

function eligibleOf(troops: readonly Troop[], status: Status, of: Realm): number {
  let total = 0;
  for (let i = 0; i < troops.length; i++) if (isAlive(status, i) && troops[i].realm === of) total++;
  return total;
}

/** NER-6.9, 6.18: one hit more, to whom the default order gives it. */
function giveHit(troops: readonly Troop[], status: Status, hit: Uint8Array, of?: Realm): void {
  let best = -1;
  let bestRank = 0;
  for (const second of [0, 1]) {
    for (let i = 0; i < troops.length; i++) {
      if (!isAlive(status, i) || hit[i] !== second || (of !== undefined && troops[i].realm !== of)) continue;
      if (second === 1 && !(troops[i].durable && status[i] === WHOLE)) continue;
      const rank = rankOf(troops, status, hit, i);
      if (best < 0 || rank < bestRank || (rank === bestRank && isRicher(troops, status, hit, i, best))) {
        best = i;
        bestRank = rank;
      }
    }
    if (best >= 0) break;
  }
  if (best >= 0) hit[best]++;
}

/** Two realms of one seat: within a class the realm with more pieces first, then turn order. */
function isRicher(
  troops: readonly Troop[],
  status: Status,
  hit: Uint8Array,
  i: number,
  than: number,
): boolean {
  const [a, b] = [troops[i].realm, troops[than].realm];
  if (a === b) return false;
  const rank = rankOf(troops, status, hit, i);
  const count = (realm: Realm) =>
    troops.filter(
      (t, k) => t.realm === realm && isAlive(status, k) && !hit[k] && rankOf(troops, status, hit, k) === rank,
    ).length;
  const more = count(a) - count(b);
  return more > 0 || (more === 0 && a < b);
}

function takeHits({ troops, sharing }: Rules, status: Status, hits: number): Status {
  const hit = new Uint8Array(troops.length);
  if (!sharing) for (let n = 0; n < hits; n++) giveHit(troops, status, hit);
  else {
    const [first, second] = sharing;
    const [a, b] = [eligibleOf(troops, status, first), eligibleOf(troops, status, second)];
    const [more, less] = a >= b ? [first, second] : [second, first];
    const share = sharesOf(
      Math.min(hits, capacityOf(troops, status)),
      { eligible: Math.max(a, b), capacity: capacityOf(troops, status, more) },
      { eligible: Math.min(a, b), capacity: capacityOf(troops, status, less) },
    ).half;
    for (let n = 0; n < hits; n++) giveHit(troops, status, hit, n < share ? more : less);
  }
  const after = status.slice();
  for (let i = 0; i < troops.length; i++) {
    if (!hit[i]) continue;
    const survives = troops[i].durable && status[i] === WHOLE && hit[i] === 1;
    after[i] = survives ? MARKED : GONE;
  }
  for (let i = 0; i < troops.length; i++)
    if (troops[i].ship >= 0 && after[troops[i].ship] === GONE) after[i] = GONE;
  return after;
}

/** Hits lead to later states: by what is marked and gone. */
const progress = (status: Status): number => status.reduce((sum, one) => sum + one, 0);

interface Graph {
  readonly states: readonly Status[];
  after(state: number, hits: number): number;
}

/** On land with one realm the states are a chain: the next hit always takes the same piece. */
function chain(rules: Rules, start: Status): Graph {
  const states = [start];
  for (let status = start; status.some((one) => one !== GONE); ) {
    status = takeHits(rules, status, 1);
    states.push(status);
  }
  return { states, after: (state, hits) => Math.min(state + hits, states.length - 1) };
}

/** At sea, and with two realms, it matters how many hits came in one step. */
function web(rules: Rules, start: Status): Graph {
  const found = new Map<string, { status: Status; next: string[] }>();
  const queue: Status[] = [start];
  for (const status of queue) {
    const key = status.join('');
    if (found.has(key)) continue;
    const next = [key];
    for (let hits = 1; hits <= capacityOf(rules.troops, status); hits++) {
      const after = takeHits(rules, status, hits);
      next.push(after.join(''));
      queue.push(after);
    }
    found.set(key, { status, next });
  }
  const sorted = [...found.entries()].sort(([, a], [, b]) => progress(a.status) - progress(b.status));
  const place = new Map(sorted.map(([key], i) => [key, i]));
  const next = sorted.map(([, entry]) => entry.next.map((key) => place.get(key) ?? 0));
  return {
    states: sorted.map(([, entry]) => entry.status),
    after: (state, hits) => next[state][Math.min(hits, next[state].length - 1)],
  };
}

export function armyOfTroops(
  troops: readonly Troop[],
  sharing: readonly [Realm, Realm] | undefined,
  vengeance: Score | undefined,
): Army {
  const rules = { troops, sharing };
  const start = Uint8Array.from(troops, (t) => (t.marked ? MARKED : WHOLE));
  const oneRealm = troops.every((t) => t.realm === troops[0].realm);
  const simple = oneRealm && troops.every((t) => t.cargo < 0 && t.ship < 0);
  const { states, after } = simple ? chain(rules, start) : web(rules, start);
  const most = capacityOf(troops, start);
  const next = new Int16Array(states.length * (most + 1));
  for (let state = 0; state < states.length; state++)
    for (let hits = 0; hits <= most; hits++) next[state * (most + 1) + hits] = after(state, hits);
  const count = (status: Status, of: (t: Troop) => number) =>
    troops.reduce((sum, t, i) => sum + (isAlive(status, i) ? of(t) : 0), 0);
  const total = (of: (t: Troop) => number) => states.map((status) => count(status, of));
  const gold = total((t) => t.gold + t.cargoGold);
  return {
    states: states.length,
    most,
    afterFirst: next,
    afterNormal: next,
    capacity: Int16Array.from(states, (status) => capacityOf(troops, status)),
    gone: Uint8Array.from(states, (status) => (status.every((one) => one === GONE) ? 1 : 0)),
    lostGold: Float64Array.from(gold, (left) => gold[0] - left),
    piecesLeft: Int16Array.from(total((t) => (t.castle ? 0 : 1 + Math.max(0, t.cargo)))),
    denies: Uint8Array.from(
      total((t) => (t.denies ? 1 : 0)),
      (n) => Math.min(n, 1),
    ),
    avengers: Int16Array.from(total((t) => (t.avenges ? 1 : 0))),
    vengeance,
    harder: new Uint8Array(states.length),
    dice: states.map((status) => troops.flatMap((t, i) => (isAlive(status, i) ? t.dice : []))),
  };
}
