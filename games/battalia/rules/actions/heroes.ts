/** Recruiting and moving heroes: chapters 12, 13 and 19. */
import type { Refusal as AnyRefusal, Choice } from '@gonfalon/kernel';
import { CELL_COUNT, CELL_IDS, cellIndex, costs, heroRef } from '../../content/index.ts';
import { UNREACHABLE } from '../land.ts';
import { nameLine } from '../line.ts';
import { moveHero } from '../moves.ts';
import { canPay } from '../payment.ts';
import type { Refusal } from '../question.ts';
import { factionAt, refreshHeroes } from '../selectors.ts';
import { OFF_MAP } from '../state.ts';
import type { TurnFacts, TurnVerbs } from './facts.ts';

/** The number of a hero of the player who is on the map. */
function ownHero({ player: { heroes, faction } }: TurnFacts, ref: string | undefined): number {
  if (faction === undefined) return -1;
  for (let i = 0; i < heroes.length; i++)
    if (heroRef(faction, i) === ref) return heroes[i]?.cell === OFF_MAP ? -1 : i;
  return -1;
}

/** BTA-13.10: whether another hero of a lower number stands on the same card, of those that pass the test. */
function isSecond({ player: { heroes } }: TurnFacts, hero: number, passes = (_: number) => true): boolean {
  const cell = heroes[hero]?.cell;
  return heroes.some((other, i) => i < hero && other.cell === cell && passes(i));
}

/** Whether the hero walks for provisions, and whether for nothing. */
const pays = (f: TurnFacts, hero: number): boolean => !isSecond(f, hero);
function isFree(f: TurnFacts, hero: number): boolean {
  const { heroes } = f.player;
  return heroes[hero]?.rested === false && !isSecond(f, hero, (i) => heroes[i]?.rested === false);
}

function heroesOnMap({ s, seat, player }: TurnFacts): string[] {
  const faction = factionAt(s, seat);
  return player.heroes.flatMap(({ cell }, i) => (cell === OFF_MAP ? [] : [heroRef(faction, i)]));
}

function whyNotHero(f: TurnFacts, ref: string, freely: boolean): Refusal | undefined {
  const hero = ownHero(f, ref);
  if (hero < 0) return { rule: 'BTA-13.8', where: [ref] };
  if (pays(f, hero) || (freely && isFree(f, hero))) return undefined;
  return { rule: 'BTA-13.10', where: [ref] };
}

const provisionsFor = ({ purse }: TurnFacts): number => purse.provision + purse.wild;
const stepsByHorse = ({ purse }: TurnFacts): number => purse.ride * costs.horseSteps;

function whyNotWalk(f: TurnFacts, hero: number, ref: string): Refusal | undefined {
  const cell = cellIndex(ref);
  const price = hero < 0 || cell < 0 ? UNREACHABLE : (f.reach(hero)[cell] as number);
  if (price === UNREACHABLE || cell === f.player.heroes[hero]?.cell)
    return { rule: 'BTA-13.3', where: [ref] };
  if (price === 0) return isFree(f, hero) ? undefined : { rule: 'BTA-19.5', where: [ref] };
  if (price > provisionsFor(f)) return { rule: 'BTA-13.8', where: [ref], params: { price } };
  return pays(f, hero) ? undefined : { rule: 'BTA-13.10', where: [ref] };
}

function whyNotRide(f: TurnFacts, hero: number, ref: string): Refusal | undefined {
  const cell = cellIndex(ref);
  const price = hero < 0 || cell < 0 ? UNREACHABLE : (f.reach(hero)[cell] as number);
  if (price === UNREACHABLE || cell === f.player.heroes[hero]?.cell)
    return { rule: 'BTA-13.3', where: [ref] };
  return price > 0 && price <= stepsByHorse(f)
    ? undefined
    : { rule: 'BTA-13.9', where: [ref], params: { price } };
}

/** Every way of the heroes on the map, as the names below would list it. */
function ways(f: TurnFacts, verb: 'walk' | 'ride', most: number): Choice[] {
  const found: Choice[] = [];
  const { heroes } = f.player;
  for (let hero = 0; hero < heroes.length; hero++) {
    if (heroes[hero]?.cell === OFF_MAP) continue;
    const ref = heroRef(factionAt(f.s, f.seat), hero);
    if (whyNotHero(f, ref, verb === 'walk' && f.s.options.advanced)) continue;
    const why = verb === 'walk' ? whyNotWalk : whyNotRide;
    for (const cell of cells((to) => why(f, hero, to), f.reach(hero), most)) found.push([verb, ref, cell]);
  }
  return found;
}

/** The cards that a test lets pass. */
function cells(why: (ref: string) => AnyRefusal | undefined, price: Uint8Array, most: number): string[] {
  const found: string[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if ((price[cell] as number) > most) continue;
    const ref = CELL_IDS[cell] as string;
    if (!why(ref)) found.push(ref);
  }
  return found;
}

const isWingless = ({ player }: TurnFacts): boolean => !player.hand.includes('WIN');

/* Refusals that come up in most turns, made once. */
const NO_HERO_LEFT: Refusal = { rule: 'BTA-13.1', params: { heroes: true } };
const NO_RECRUIT: Refusal = { rule: 'BTA-13.1', params: { cost: costs.recruit } };
const NO_PROVISION: Refusal = { rule: 'BTA-13.8', params: { price: 1 } };
const NO_HORSE: Refusal = { rule: 'BTA-13.9' };
const NO_WINGS: Refusal = { rule: 'BTA-12.5' };

export const heroVerbs: TurnVerbs = {
  recruit: {
    refuse({ facts: { player, purse } }) {
      if (!player.heroes.some(({ cell }) => cell === OFF_MAP)) return NO_HERO_LEFT;
      return canPay(purse, costs.recruit) ? undefined : NO_RECRUIT;
    },
    names: [
      {
        kind: 'cell',
        from: ({ facts }) => facts.homes(),
        refuse: ({ facts: { s, seat } }, cell) =>
          s.land.owners[cellIndex(cell)] === seat ? undefined : { rule: 'BTA-13.1', where: [cell] },
      },
    ],
    apply({ ctx }, cell) {
      nameLine(ctx.state, ['recruit', cell]);
      ctx.call('pay');
    },
  },
  walk: {
    refuse: ({ facts }) =>
      provisionsFor(facts) === 0 && !facts.s.options.advanced ? NO_PROVISION : undefined,
    offers: ({ facts }) => ways(facts, 'walk', provisionsFor(facts)),
    names: [
      {
        kind: 'hero',
        from: ({ facts }) => heroesOnMap(facts),
        refuse: ({ facts }, hero) => whyNotHero(facts, hero, facts.s.options.advanced),
      },
      {
        kind: 'cell',
        from({ facts }, [ref]) {
          const hero = ownHero(facts, ref);
          return cells((cell) => whyNotWalk(facts, hero, cell), facts.reach(hero), provisionsFor(facts));
        },
        refuse: ({ facts }, cell, [ref]) => whyNotWalk(facts, ownHero(facts, ref), cell),
      },
    ],
    apply({ ctx, facts }, ref, to) {
      const hero = ownHero(facts, ref);
      if (facts.reach(hero)[cellIndex(to)] === 0) {
        moveHero(ctx, facts.seat, hero, cellIndex(to), 'walk', []);
        (facts.player.heroes[hero] as { rested: boolean }).rested = true;
        return;
      }
      refreshHeroes(facts.player);
      nameLine(ctx.state, ['walk', ref, to]);
      ctx.call('pay');
    },
  },
  ride: {
    refuse: ({ facts }) => (facts.purse.ride > 0 ? undefined : NO_HORSE),
    offers: ({ facts }) => ways(facts, 'ride', stepsByHorse(facts)),
    names: [
      {
        kind: 'hero',
        from: ({ facts }) => heroesOnMap(facts),
        refuse: ({ facts }, hero) => whyNotHero(facts, hero, false),
      },
      {
        kind: 'cell',
        from({ facts }, [ref]) {
          const hero = ownHero(facts, ref);
          return cells((cell) => whyNotRide(facts, hero, cell), facts.reach(hero), stepsByHorse(facts));
        },
        refuse: ({ facts }, cell, [ref]) => whyNotRide(facts, ownHero(facts, ref), cell),
      },
    ],
    apply({ ctx }, ref, to) {
      nameLine(ctx.state, ['ride', ref, to]);
      ctx.call('pay');
    },
  },
  fly: {
    refuse: ({ facts }) => (isWingless(facts) ? NO_WINGS : undefined),
    names: [
      {
        kind: 'hero',
        from: ({ facts }) => heroesOnMap(facts),
        refuse: ({ facts }, hero) => whyNotHero(facts, hero, false),
      },
    ],
    apply({ ctx }, ref) {
      nameLine(ctx.state, ['fly', ref]);
      ctx.call('land');
    },
  },
};
