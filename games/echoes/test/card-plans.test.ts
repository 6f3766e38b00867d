/** For each Upgrade, Action and Event one position in which the marshal plays it, and one in which he keeps it. */
import { chooseWithBot, getBot } from '@gonfalon/bots';
import type { GameModule, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { Civ, TechnologyId, UnitId } from '../content/index.ts';
import { card, pool, technologies, totalCost } from '../content/index.ts';
import { echoes } from '../index.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** What the marshal does with little time. */
const thought = (s: Sitting, seed: string): string =>
  chooseWithBot(getBot('marshal'), echoes as unknown as GameModule, s.match as unknown as Match, seed, {
    budgetScale: 0.02,
  }).join(' ');

/** Up to the end of the phase. */
function planned(s: Sitting): string[] {
  const made: string[] = [];
  const { phase } = s.state;
  for (let i = 0; i < 8 && s.question?.seat === 0 && s.state.phase === phase; i++) {
    const choice = thought(s, `plan ${i}`);
    made.push(choice);
    if (choice === 'pass') return made;
    s.choose(choice);
  }
  return made;
}

const plays = (s: Sitting, id: TechnologyId): boolean =>
  planned(s).some((choice) => choice.startsWith(`play ${id}`));

/** A unit of the civilisation of middling price, which is no Scout and no ship. */
function recruitOf(civ: Civ): UnitId {
  for (const entry of pool[civ])
    if (
      entry.kind === 'unit' &&
      !entry.startingScout &&
      !entry.classes.includes('ship') &&
      totalCost(entry) >= 3 &&
      totalCost(entry) <= 4
    )
      return entry.id;
  throw new Error(`no recruit for ${civ}`);
}

/** The strongest unit for which an Upgrade works. */
function bearerOf(id: TechnologyId): UnitId {
  const { civ, forClasses } = card[id];
  let best: UnitId = recruitOf(civ);
  let power = 0;
  for (const entry of pool[civ])
    if (
      entry.kind === 'unit' &&
      entry.power > power &&
      (!forClasses || forClasses.some((one) => entry.classes.includes(one)))
    ) {
      best = entry.id;
      power = entry.power;
    }
  return best;
}

/** The enemy is near, and the card can just be paid for. */
function facing(id: TechnologyId): Field {
  const { civ } = card[id];
  const { food, wood, gold, any } = card[id].cost;
  const f = field()
    .civ(0, civ)
    .civ(1, 'hre')
    .hand(0, id)
    .main(0, { food: food + any, wood, gold });
  return f.unit(1, 'hre-ritter', 'c5').unit(1, 'hre-halberdier', 'f6');
}

/** One hurt unit is left, among enemies: whoever spends his jokers on a card cannot deploy a second one. */
function desperate(id: TechnologyId): Sitting {
  const { civ } = card[id];
  const recruit = recruitOf(civ);
  const f = field().civ(0, civ).civ(1, 'hre').hand(0, id, recruit);
  f.temp(0, 'joker', Math.max(totalCost(card[id]), totalCost(card[recruit])));
  f.unit(0, recruit, 'c3', { damage: 2, exhausted: true })
    .unit(1, 'hre-ritter', 'c4')
    .unit(1, 'hre-ritter', 'd3');
  return f.unit(1, 'hre-halberdier', 'f6').begin('deployment');
}

const of = (tech: string): TechnologyId[] =>
  technologies.flatMap((entry) => (entry.tech === tech && totalCost(entry) > 0 ? [entry.id] : []));

describe('Upgrades', () => {
  test.each(of('upgrade'))('%s is attached to a good bearer', (id) => {
    const f = facing(id).unit(0, bearerOf(id), 'c3').unit(0, recruitOf(card[id].civ), 'a1');
    expect(plays(f.begin('deployment'), id)).toBe(true);
  });
});

describe('Events', () => {
  test.each(of('event'))('%s is played when nothing else is to be paid for', (id) => {
    const f = facing(id).unit(0, bearerOf(id), 'c3').unit(0, recruitOf(card[id].civ), 'a1');
    expect(plays(f.begin('deployment'), id)).toBe(true);
  });
});

/**
 * Own units of every sort in the middle of a country of land, water and hills, the enemy hurt and close, his Camps and a
 * Barracks within reach, and a deck to search.
 */
function plenty(id: TechnologyId): Field {
  const { civ } = card[id];
  const { food, wood, gold, any } = card[id].cost;
  const f = field()
    .civ(0, civ)
    .civ(1, 'hre')
    .hand(0, id)
    .main(0, { food: food + any, wood, gold });
  f.land('water', 'c4', 'd4').land('forest', 'd3', 'e3', 'b4').land('mountain', 'e4').land('farmland', 'c2');
  f.faceDown('e1', 'H2').building(1, 'camp', 'd5').building(1, 'barracks', 'b5').building(1, 'camp', 'e3');
  f.building(0, 'camp', 'b1')
    .building(0, 'camp', 'c2')
    .main(0, { wood: wood + 1 });
  const own = pool[civ].filter(({ kind }) => kind === 'unit');
  const sort = (wanted: string): UnitId =>
    own.find(
      (entry) => entry.kind === 'unit' && !entry.startingScout && entry.classes.some((one) => one === wanted),
    )?.id as UnitId;
  f.unit(0, sort('infantry') ?? recruitOf(civ), 'c3', { damage: 1 });
  f.unit(0, sort('cavalry') ?? recruitOf(civ), 'd2').unit(0, sort('archer') ?? recruitOf(civ), 'b3');
  f.unit(0, sort('infantry') ?? recruitOf(civ), 'b2');
  f.unit(1, 'hre-burgher', 'd3', { damage: 1 }).unit(1, 'hre-halberdier', 'b4', { damage: 2 });
  return f.unit(1, 'hre-halberdier', 'f6');
}

/** These need a position of their own. */
const SPECIAL: readonly TechnologyId[] = [
  'nor-frenzy',
  'nor-strandhogg',
  'sco-ambush',
  'sco-ring-of-pikes',
  'mon-feigned-retreat',
  'byz-themata',
  'ott-bombardment',
  'ott-undermine',
  'eng-pontoon-bridge',
  'eng-eyre',
];

describe('Actions', () => {
  const usual = technologies.flatMap(({ id, tech }) =>
    tech === 'action' && !SPECIAL.includes(id) ? [id] : [],
  );

  test.each(usual)('%s is played where it does something', (id) => {
    const s = plenty(id).begin(card[id].strategy ? 'mobilisation' : 'deployment');
    expect(s.offers(`play ${id}`)).toEqual([`play ${id}`]);
    expect(plays(s, id)).toBe(true);
  });

  test('nor-frenzy hurts nobody for nothing', () => {
    const f = field().civ(0, 'norse').unit(0, 'nor-bondi', 'b2').unit(0, 'nor-bondi', 'a1');
    f.unit(1, 'hre-halberdier', 'f6').hand(0, 'nor-frenzy').main(0, { food: 1 });
    expect(plays(f.begin(), 'nor-frenzy')).toBe(false);
  });

  test('sco-ambush is played for the last unit of the enemy', () => {
    const f = field().civ(0, 'scots').land('forest', 'd3').unit(0, 'sco-cateran', 'c3', { exhausted: true });
    f.unit(0, 'sco-cateran', 'a1').unit(1, 'hre-halberdier', 'd3', { damage: 2 });
    const s = f.hand(0, 'sco-ambush').main(0, { food: 1, wood: 1 }).begin();
    expect(planned(s)).toContain('play sco-ambush');
    expect(s.ending).toBe('army');
  });
});

describe('Reactions', () => {
  const held = (id: TechnologyId, purse: object) =>
    field()
      .civ(1, card[id].civ)
      .hand(1, id)
      .main(1, purse)
      .unit(0, 'nor-bondi', 'a1')
      .unit(1, 'nor-bondi', 'f6');
  const answer = (f: Field): string => {
    const s = f.begin().choose('attack u3 u4');
    expect(s.asked).toBe('1 react');
    return thought(s, 'answer');
  };

  test.each<[TechnologyId, object, UnitId, UnitId]>([
    ['nor-shield-wall', { wood: 1 }, 'nor-huscarl', 'nor-spearman'],
    ['sco-mist', { wood: 1 }, 'nor-huscarl', 'sco-schiltron'],
    ['sco-stand-fast', { wood: 1 }, 'mon-lancer', 'sco-schiltron'],
    ['ott-tabur', { wood: 1 }, 'nor-huscarl', 'ott-janissary'],
    ['byz-bribe', { gold: 3 }, 'nor-huscarl', 'byz-skoutatoi'],
  ])('%s saves a unit that would be lost', (id, purse, attacker, target) => {
    const f = held(id, purse)
      .land('forest', 'c4')
      .unit(0, attacker, 'c3')
      .unit(1, target, 'c4', { damage: 1 });
    expect(answer(f)).toBe(`react ${id}`);
  });

  test('byz-bribe is too dear for a scratch', () => {
    const f = held('byz-bribe', { gold: 3 })
      .unit(0, 'sco-cateran', 'c3')
      .unit(1, 'byz-varangian-guard', 'c4');
    expect(answer(f)).toBe('pass');
  });
});

describe('who has one unit left deploys a second one', () => {
  // Orthodoxy brings more gold than it costs, and comes first.
  const actions = of('action').filter((id) => id !== 'byz-orthodoxy');
  test.each([...of('upgrade'), ...of('event'), ...actions])('rather than play %s', (id) => {
    const made = planned(desperate(id));
    expect(made.find((choice) => /^(play|deploy)/.test(choice))).toMatch(/^deploy/);
  });
});
