/** What heroes may win on the map: cities without an owner, the ruins, cities of others; and how far it all is. */
import type { Seat } from '@gonfalon/kernel';
import { CELL_COUNT, SIZE } from '../content/index.ts';
import { linkedTo, prices, UNREACHABLE } from '../rules/land.ts';
import { nativeLand, ownsLegendary } from '../rules/selectors.ts';
import type { State } from '../rules/state.ts';
import { NOBODY, OFF_MAP } from '../rules/state.ts';
import type { Deck } from './deck-features.ts';
import { chanceOfOne, lookAtDeck, perHand } from './deck-features.ts';

/** Besides its points a neutral city brings a lord and a provision. */
const LORD = 1.5;
const LEGENDARY = 2.5;
/** What a step takes off a prize, and a card of road that is still to be built. */
const PER_STEP = 0.82;
const PER_ROAD = 0.7;
/** To recruit a hero is as good as so many steps. */
const RECRUIT = 3;

export interface Prize {
  readonly cell: number;
  readonly value: number;
  /** What must be exceeded, and whose city it is. */
  readonly defence: number;
  readonly owner: Seat | typeof NOBODY;
}

/** How likely a strength of so much, more or less, exceeds that defence. */
export const oddsOver = (strength: number, defence: number): number =>
  1 / (1 + Math.exp((defence + 0.5 - strength) / 1.2));

/** The strength that a deck may bring together in a turn. */
const expectedAttack = (deck: Deck): number => perHand(deck.attack, deck) + 0.5;
export const expectedDefence = (deck: Deck): number => 0.8 * perHand(deck.defence, deck);

function prizesFor(s: State, seat: Seat): Prize[] {
  const { land, options } = s;
  const found: Prize[] = [];
  const mayAnnex = options.scenario !== 'alt2' || !s.players[seat]?.annexed;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const owner = land.owners[cell] ?? NOBODY;
    const guard = land.guards[cell] ?? 0;
    const card = land.cards[cell];
    if (owner === seat) continue;
    if (owner !== NOBODY) {
      const level = land.levels[cell] ?? 0;
      found.push({ cell, owner, value: level, defence: level });
    } else if (card === 'ruins') {
      if (guard > 0 && s.legendary.length > 0 && !ownsLegendary(s, seat))
        found.push({ cell, owner, value: LEGENDARY, defence: guard });
    } else if (guard > 0) {
      if (mayAnnex) found.push({ cell, owner, value: 4 + LORD, defence: guard });
    } else if (card?.startsWith('city')) found.push({ cell, owner, value: 1, defence: 0 });
  }
  return found;
}

const apart = (a: number, b: number): number =>
  Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));

/** The way of a player's heroes to each prize. */
export class Campaign {
  readonly s: State;
  readonly seat: Seat;
  readonly deck: Deck;
  readonly prizes: readonly Prize[];
  /** The cards that a road links to the player's cities and heroes. */
  readonly network: Uint8Array;
  private readonly homes: number[] = [];
  private readonly ways = new Map<number, Uint8Array>();
  private readonly worths: number[];

  constructor(s: State, seat: Seat, deck = lookAtDeck(s, seat)) {
    this.s = s;
    this.seat = seat;
    this.deck = deck;
    this.prizes = prizesFor(s, seat);
    const from: number[] = [];
    for (let cell = 0; cell < CELL_COUNT; cell++)
      if (s.land.owners[cell] === seat) {
        from.push(cell);
        this.homes.push(cell);
      }
    for (const { cell } of s.players[seat]?.heroes ?? []) if (cell !== OFF_MAP) from.push(cell);
    this.network = linkedTo(s.land, from);
    const strength = expectedAttack(this.deck);
    const armed = 0.3 + 0.7 * chanceOfOne(this.deck.weapons, this.deck);
    const guards = s.players.map((_, other) => (other === seat ? 0 : this.defenceOf(other)));
    this.worths = this.prizes.map(({ value, defence, owner }) => {
      const total = owner === NOBODY ? defence : defence + (guards[owner] ?? 0);
      const odds = armed * oddsOver(strength, total);
      // A city that is taken from somebody is lost to him as well.
      return odds * value * (owner === NOBODY ? 1 : 1.3);
    });
  }

  private defenceOf(other: Seat): number {
    const player = this.s.players[other];
    return !player || player.resigned ? 0 : expectedDefence(lookAtDeck(this.s, other));
  }

  /** Steps from every card to a prize. Native land is left aside: it is free in one direction only. */
  private wayTo(cell: number): Uint8Array {
    let way = this.ways.get(cell);
    if (!way) {
      way = prices(this.s.land, cell);
      this.ways.set(cell, way);
    }
    return way;
  }

  /** The worth of the best prize for a hero who stands there. */
  heroAt(cell: number): number {
    let best = 0;
    for (let i = 0; i < this.prizes.length; i++) {
      const prize = this.prizes[i] as Prize;
      const steps = this.wayTo(prize.cell)[cell] ?? UNREACHABLE;
      if (steps === UNREACHABLE) continue;
      best = Math.max(best, (this.worths[i] ?? 0) * PER_STEP ** steps);
    }
    return best;
  }

  /** The worth of the best prize, by the shortest way: for a hero, for one yet to recruit, or over roads yet to build. */
  best(): number {
    const { s, seat, network, homes } = this;
    let best = 0;
    for (const { cell } of s.players[seat]?.heroes ?? [])
      best = Math.max(best, cell === OFF_MAP ? 0 : this.heroAt(cell));
    for (let i = 0; i < this.prizes.length; i++) {
      const { cell } = this.prizes[i] as Prize;
      const worth = this.worths[i] ?? 0;
      if (worth <= best) continue;
      if (network[cell]) {
        const way = this.wayTo(cell);
        for (const home of homes)
          best = Math.max(best, worth * PER_STEP ** (RECRUIT + Math.min(12, way[home] ?? 12)));
      } else best = Math.max(best, worth * PER_ROAD ** this.gapTo(cell) * PER_STEP ** (RECRUIT + 2));
    }
    return best;
  }

  /** How many cards of road are missing to a cell, at least. */
  gapTo(cell: number): number {
    let least = 2 * SIZE;
    for (let from = 0; from < CELL_COUNT; from++)
      if (this.network[from]) least = Math.min(least, apart(from, cell));
    return least;
  }

  /** What a road card on a cell would bring nearer. */
  roadAt(exits: number, neighbours: (side: number) => number): number {
    let best = 0;
    for (let i = 0; i < this.prizes.length; i++) {
      const prize = this.prizes[i] as Prize;
      if (this.network[prize.cell]) continue;
      const gap = this.gapTo(prize.cell);
      let after = gap;
      for (let side = 0; side < 4; side++) {
        if (!(exits & (1 << side))) continue;
        const next = neighbours(side);
        if (next < 0 || this.network[next]) continue;
        if (next === prize.cell) after = 0;
        else after = Math.min(after, 1 + apart(next, prize.cell));
      }
      best = Math.max(best, (this.worths[i] ?? 0) * (PER_ROAD ** after - PER_ROAD ** gap));
    }
    return best;
  }
}

/** How much of its points a player may lose to heroes who are near its cities. */
export function exposureOf(s: State, seat: Seat, deck: Deck): number {
  const { land } = s;
  let sum = 0;
  const defence = expectedDefence(deck);
  s.players.forEach((player, other) => {
    if (other === seat || player.resigned || !player.faction) return;
    let strength = -1;
    let armed = 0;
    for (const { cell: from } of player.heroes) {
      if (from === OFF_MAP) continue;
      const way = prices(land, from, nativeLand(s, other));
      for (let cell = 0; cell < CELL_COUNT; cell++) {
        if (land.owners[cell] !== seat || (way[cell] ?? UNREACHABLE) > 4) continue;
        if (strength < 0) {
          const theirs = lookAtDeck(s, other);
          strength = expectedAttack(theirs);
          armed = chanceOfOne(theirs.weapons, theirs);
        }
        const level = land.levels[cell] ?? 0;
        sum += level * armed * oddsOver(strength, level + defence) * PER_STEP ** (way[cell] ?? 0);
      }
    }
  });
  return sum;
}
