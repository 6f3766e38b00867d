/** Declaring an attack or an assault: BTA-14.1 to BTA-14.3, BTA-15.1, BTA-15.4. */
import { cellIndex } from '../content/index.ts';
import type { Context } from './question.ts';
import { layInBattle } from './raises.ts';
import { heroByRef, heroesOn, playerAt } from './selectors.ts';
import type { Battle, State } from './state.ts';
import { NOBODY } from './state.ts';

function startBattle(s: State, given: Pick<Battle, 'defender' | 'cell' | 'target' | 'targetHero'>): Battle {
  s.battles++;
  const battle: Battle = {
    attacker: s.active,
    ...given,
    heroes: [heroesOn(playerAt(s, s.active), given.cell), []],
    lines: [[], []],
    opening: true,
    raising: 0,
    announced: false,
  };
  s.battle = battle;
  return battle;
}

export function startAttack(ctx: Context, target: string, weapon: string): void {
  const s = ctx.state;
  const hero = heroByRef(s, target);
  const cell = hero ? (playerAt(s, hero.seat).heroes[hero.hero]?.cell ?? -1) : cellIndex(target);
  const battle = startBattle(s, {
    defender: hero ? hero.seat : (s.land.owners[cell] as number),
    cell,
    target: hero ? 'hero' : 'city',
    targetHero: hero ? hero.hero : -1,
  });
  ctx.call('raise');
  // BTA-14.2: one hero takes part, unless both are sent.
  if (battle.heroes[0].splice(1).length > 0) ctx.call('heroes');
  if (hero) battle.heroes[1].push(hero.hero);
  layInBattle(s, battle, weapon);
}

export function startAssault(ctx: Context, cell: number, weapon: string): void {
  const s = ctx.state;
  const target = s.land.cards[cell] === 'ruins' ? 'ruins' : 'neutral';
  const battle = startBattle(s, { defender: NOBODY, cell, target, targetHero: -1 });
  ctx.call('raise');
  layInBattle(s, battle, weapon);
}
