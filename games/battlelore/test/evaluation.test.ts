import type { Choice, Question } from '@gonfalon/kernel';
import { createRng, Engine, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, sees } from '../bot/board.ts';
import { lookAt } from '../bot/board-features.ts';
import { deathChance, expectedFlags, expectedLoss, killChance } from '../bot/dice.ts';
import { evaluation } from '../bot/evaluation.ts';
import { LIKINGS, TERMS } from '../bot/features.ts';
import { LOOKS } from '../bot/policy/index.ts';
import type { AdventureId } from '../content/index.ts';
import { ADVENTURE_IDS, distance, HEX_IDS, hex } from '../content/index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { game } from '../rules/game.ts';
import { lineOfSight } from '../rules/sight.ts';
import type { State } from '../rules/state.ts';
import { unitAt } from '../rules/units.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

const measured = (s: State, seat: number) => {
  const into = new Float64Array(TERMS.length).fill(Number.NaN);
  evaluation.measure(s, seat, into);
  return into;
};

/** What the terms of a seat add up to, likings left aside. */
const strength = (s: State, seat: number) => {
  const values = measured(s, seat);
  return TERMS.reduce(
    (sum, term, i) => sum + (LIKINGS.includes(term) ? 0 : (values[i] ?? 0) * (evaluation.weights[term] ?? 0)),
    0,
  );
};

/** The chance of S over P, as log odds. */
const ahead = (s: State) => strength(s, 1) - strength(s, 0);

/** How good each choice of the open question looks, by the choice in words. */
function leanings({ state, question, match }: Sitting): Map<string, number> {
  const asked = question as Question;
  const into = new Float64Array(asked.choices.length);
  evaluation.movePriors?.({ state, stack: match.position().stack }, asked, into);
  const named = (choice: Choice) =>
    choice.map((ref) => state.units.find((u) => u.id === ref)?.hex ?? ref).join(' ');
  return new Map(asked.choices.map((choice, i) => [named(choice), into[i] ?? Number.NaN]));
}

function best(sitting: Sitting): string | undefined {
  const [first] = [...leanings(sitting)].toSorted(([, a], [, b]) => b - a);
  return first?.[0];
}

/** A match of an adventure by instinct alone, and every question on the way. */
function byInstinct(adventure: AdventureId, look: (play: Engine<State>, q: Question) => void): Engine<State> {
  const chance = createRng({ kind: 'fast', seed: adventure });
  const state = game.setup({ adventure, turnCap: 6 }, 2, chance);
  const play = new Engine(game, { state, stack: game.start(state) }, chance);
  for (let q = play.question; q; q = play.question) {
    look(play, q);
    const into = new Float64Array(q.choices.length);
    evaluation.movePriors?.(play, q, into);
    const most = into.reduce((a, b) => Math.max(a, b));
    play.answer(q.choices[into.indexOf(most)] as Choice);
  }
  return play;
}

test('every term has a weight, and a name in both languages', () => {
  for (const { features } of [en, fr])
    expect(Object.keys(features).toSorted()).toEqual([...TERMS].toSorted());
  expect(Object.keys(evaluation.weights).toSorted()).toEqual([...TERMS].toSorted());
});

test('instinct knows every question that the game may ask', () => {
  expect(Object.keys(LOOKS).toSorted()).toEqual(Object.keys(en.prompts).toSorted());
});

test.each(ADVENTURE_IDS)('%s: a whole match by instinct, all that is measured and felt is a number', (id) => {
  const strange: string[] = [];
  const over = byInstinct(id, (play, q) => {
    const into = new Float64Array(q.choices.length);
    evaluation.movePriors?.(play, q, into);
    const all = [...into, ...measured(play.state, 0), ...measured(play.state, 1)];
    if (!all.every(Number.isFinite)) strange.push(q.prompt);
  });
  expect(over.result).toBeDefined();
  expect(strange).toEqual([]);
});

test('looking changes nothing', () => {
  const changed: string[] = [];
  byInstinct('assaulting-the-tourelles', (play, q) => {
    const before = JSON.stringify(play.state);
    measured(play.state, 0);
    evaluation.movePriors?.(play, q, new Float64Array(q.choices.length));
    if (JSON.stringify(play.state) !== before) changed.push(q.prompt);
  });
  expect(changed).toEqual([]);
});

test('a bot sees as far as the rules let it', () => {
  const { state } = new Match(game, {
    seats: 2,
    options: { adventure: 'walls-of-rougemont', turnCap: 0 },
    chance: { kind: 'fast', seed: 'sight' },
  });
  lookAt(state);
  const places = boardOf(state.adventure);
  const mistaken = HEX_IDS.flatMap((from) =>
    HEX_IDS.filter((to) => {
      if (distance(from, to) < 2 || distance(from, to) > 4) return false;
      const seen = sees(places, places[hex[from].index], places[hex[to].index]);
      return seen !== lineOfSight(state, from, to).clear;
    }).map((to) => `${from} ${to}`),
  );
  expect(mistaken).toEqual([]);
});

test('the odds of small rolls', () => {
  // Two of six faces on three dice: one hit on average.
  expect(expectedLoss(3, 2, false, 4)).toBeCloseTo(1);
  expect(killChance(1, 2, false, 1)).toBeCloseTo(1 / 3);
  expect(killChance(2, 2, false, 2)).toBeCloseTo(1 / 9);
  // The only sword of a roll is spared by horses.
  expect(killChance(1, 2, true, 1)).toBeCloseTo(1 / 6);
  expect(deathChance(1, 2)).toBeCloseTo(1 / 18);
  expect(expectedFlags(3, 0)).toBeCloseTo(1 / 2);
  expect(expectedFlags(1, 1)).toBe(0);
});

describe('a position is judged by', () => {
  const two = () =>
    field('creatures')
      .unit('S', 'human_infantry', 'G6')
      .unit('S', 'human_cavalry', 'H8')
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_cavalry', 'B8');
  const of = (given: Field) => ahead(given.begin().state);

  test('figures', () => {
    expect(of(two().at('G6', { figures: 3 }))).toBeLessThan(of(two()));
    expect(of(two().at('C6', { figures: 3 }))).toBeGreaterThan(of(two()));
  });

  test('banners, the later ones more', () => {
    const won = (banners: number) =>
      of(
        two().set((s) => {
          s.camps[1].banners = banners;
        }),
      );
    expect(won(1)).toBeGreaterThan(won(0));
    expect(won(6) - won(5)).toBeGreaterThan(won(1) - won(0));
  });

  test('webs, poison and tokens', () => {
    expect(of(two().at('G6', { web: true }))).toBeLessThan(of(two()));
    expect(of(two().at('G6', { poison: true }))).toBeLessThan(of(two()));
    expect(of(two().tokens('S', 5))).toBeGreaterThan(of(two().tokens('S', 0)));
  });

  test('whose turn it is, when both could strike', () => {
    const close = (mark: 'P' | 'S') =>
      of(field().unit('S', 'human_heavy', 'F6').unit('P', 'human_heavy', 'E6').turnOf(mark));
    expect(close('S')).toBeGreaterThan(close('P'));
  });
});

describe('instinct', () => {
  test('finishes a weak enemy rather than scratching a strong one', () => {
    const sitting = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6', 1)
      .unit('P', 'human_infantry', 'E7')
      .ordered()
      .begin('combat');
    expect(best(sitting)).toBe('attack F6 E6');
  });

  test('plays the card of the section where there is something to do, and orders who can do it', () => {
    const sitting = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'I7')
      .unit('S', 'human_infantry', 'I2')
      .unit('S', 'human_infantry', 'I3')
      .unit('P', 'human_infantry', 'E6', 1)
      .hand('S', 'PA-C', 'PA-L', 'PA-R')
      .begin();
    expect(best(sitting)).toBe('command card:PA-C');
    sitting.choose('command card:PA-C');
    expect(best(sitting)).toBe('order F6');
  });

  test('prefers the card that orders more units with something to do', () => {
    const sitting = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F7')
      .unit('P', 'human_infantry', 'E6', 2)
      .unit('P', 'human_infantry', 'E7', 2)
      .hand('S', 'AT-C', 'SC-C')
      .begin();
    expect(best(sitting)).toBe('command card:AT-C');
  });

  test('moves next to an enemy that can be finished, and does not walk away from one', () => {
    const near = () => field().unit('P', 'human_infantry', 'E6', 1).ordered();
    const coming = near().unit('S', 'human_infantry', 'G6').ordered().begin('movement');
    expect(best(coming)).toBe('pick G6');
    coming.choose('pick G6');
    expect(best(coming)).toMatch(/^to F[56]$/);
    const there = near().unit('S', 'human_infantry', 'F6').ordered().begin('movement');
    expect(best(there)).toBe('done');
  });

  test('keeps archers at a distance', () => {
    const sitting = field()
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_heavy', 'E6')
      .ordered()
      .begin('movement')
      .choose('pick G6');
    const felt = leanings(sitting);
    expect(felt.get('to F6')).toBeLessThan(felt.get('stay') as number);
  });

  test('takes an objective that wins', () => {
    const sitting = field()
      .unit('S', 'human_infantry', 'G6')
      .unit('P', 'human_infantry', 'B6')
      .objective('F6', 'any', 'hold')
      .needs(1)
      .ordered()
      .begin('movement');
    sitting.choose('pick G6');
    expect(best(sitting)).toBe('to F6');
  });

  test('casts a fireball, but not a card that does nothing', () => {
    const window = (card: 'WIZ-14' | 'ROG-01') =>
      field('council-fixed')
        .council('S', { commander: 1, wizard: 3, rogue: 1 })
        .council('P', { commander: 1 })
        .unit('S', 'human_infantry', 'G6')
        .unit('P', 'human_heavy', 'C6')
        .hand('S', 'LE')
        .lore('P')
        .lore('S', card)
        .tokens('P', 0)
        .tokens('S', 10)
        .begin();
    expect(best(window('WIZ-14'))).toBe('play lore:WIZ-14');
    expect(best(window('ROG-01'))).toBe('pass');
  });

  test('retreats to the safer hex', () => {
    const sitting = field()
      .unit('S', 'human_heavy', 'E6')
      .unit('S', 'human_heavy', 'D4')
      .unit('P', 'human_infantry', 'D6', 2)
      .ordered()
      .begin('combat')
      .rolls('F L L L')
      .choose('attack E6 D6');
    expect(sitting.question?.prompt).toBe('retreat');
    expect(best(sitting)).toBe('retreat C7');
    expect(unitAt(sitting.state, 'D6')).toBeDefined();
  });
});
