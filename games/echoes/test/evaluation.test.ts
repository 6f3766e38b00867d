import type { Engine, Position, Question } from '@gonfalon/kernel';
import { createRng, startEngine } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { evaluation } from '../bot/evaluation.ts';
import type { Term } from '../bot/features.ts';
import { TERMS } from '../bot/features.ts';
import { echoes } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

function measured(s: State, seat: number): Record<Term, number> {
  const into = new Float64Array(TERMS.length).fill(Number.NaN);
  evaluation.measure(s, seat, into);
  return Object.fromEntries(TERMS.map((term, i) => [term, into[i]])) as Record<Term, number>;
}

/** How far seat 0 is ahead of seat 1. */
function ahead(f: Field): number {
  const worth = (seat: number) =>
    Object.entries(measured(f.state, seat)).reduce(
      (sum, [term, n]) => sum + n * (evaluation.weights[term] ?? 0),
      0,
    );
  return worth(0) - worth(1);
}

/** Of seat 1. */
const hurtCapital =
  (damage: number) =>
  ({ buildings }: State) => {
    for (const one of buildings) if (one.seat === 1 && one.kind === 'capital') one.damage = damage;
  };

function ranked(position: Position<State>, question: Question): string[] {
  const into = new Float64Array(question.choices.length);
  evaluation.movePriors?.(position, question, into);
  const named = question.choices.map((choice, i): [string, number] => [choice.join(' '), into[i] ?? 0]);
  return named.sort(([, a], [, b]) => b - a).map(([choice]) => choice);
}

function best(s: Sitting): string | undefined {
  if (!s.question) throw new Error('nobody is asked');
  return ranked(s.match.position(), s.question)[0];
}

/** Plays by instinct until the match is over. */
function byInstinct(
  seats: 2 | 4,
  options: Partial<Options>,
  look: (play: Engine<State>, question: Question) => void,
): Engine<State> {
  const chance = { kind: 'fast', seed: 'instinct' } as const;
  const play = startEngine(game, {
    seats,
    options: {
      mode: 'base',
      map: 'highland',
      decks: 'preset',
      mirror: false,
      openingRestock: true,
      teamCapital: 10,
      ...options,
    },
    chance,
  });
  const dice = createRng(chance);
  for (let i = 0; i < 5000 && play.question; i++) {
    look(play, play.question);
    const [first = '', second] = ranked(play, play.question);
    const chosen = second && dice.nextInt(8) === 0 ? second : first;
    play.answer(chosen.split(' ') as unknown as Question['fallback']);
  }
  return play;
}

describe('what a position is judged by', () => {
  test('every term has a weight, and a name in both languages', () => {
    expect(evaluation.features.filter((term) => !Number.isFinite(evaluation.weights[term]))).toEqual([]);
    for (const { features } of [echoes.messages.en, echoes.messages.fr]) {
      expect(Object.keys(features).sort()).toEqual([...evaluation.features].sort());
      expect(new Set(Object.values(features)).size).toBe(evaluation.features.length);
    }
  });

  test.each([
    [2, {}],
    [2, { decks: 'built', map: 'constantinople' }],
    [4, {}],
  ] as const)(
    'a match of %i seats with %o comes to an end by instinct, and looking changes nothing',
    (seats, options) => {
      const strange = new Set<string>();
      const play = byInstinct(seats, options, ({ state, stack }, question) => {
        const before = JSON.stringify(state);
        for (let seat = 0; seat < seats; seat++)
          for (const [term, n] of Object.entries(measured(state, seat)))
            if (!Number.isFinite(n)) strange.add(`${question.prompt} ${term}`);
        const into = new Float64Array(question.choices.length);
        evaluation.movePriors?.({ state, stack }, question, into);
        if (!into.every(Number.isFinite)) strange.add(question.prompt);
        if (JSON.stringify(state) !== before) strange.add(`${question.prompt} changed`);
      });
      expect([...strange]).toEqual([]);
      expect(play.result).toBeDefined();
    },
  );

  const even = () => field().unit(0, 'nor-spearman', 'b2').unit(1, 'nor-spearman', 'e5');

  test('units and their health', () => {
    expect(ahead(even().unit(0, 'nor-bondi', 'c1', { exhausted: true }))).toBeGreaterThan(ahead(even()));
    expect(
      ahead(
        even().set((s) => {
          for (const unit of s.units) if (unit.seat === 0) unit.damage = 2;
        }),
      ),
    ).toBeLessThan(ahead(even()));
  });

  test('the health of a Capital, the last points the most', () => {
    const hurt = (damage: number) => ahead(even().set(hurtCapital(damage)));
    expect(hurt(2)).toBeGreaterThan(hurt(1));
    expect(hurt(9) - hurt(8)).toBeGreaterThan(hurt(2) - hurt(1));
  });

  test('a Capital within reach, the more in one’s own turn', () => {
    const siege = (active: number) =>
      measured(
        field()
          .unit(0, 'nor-hardrada', 'f4')
          .unit(1, 'nor-bondi', 'f6')
          .set(hurtCapital(6))
          .set((s) => {
            s.active = active;
          }).state,
        0,
      );
    expect(siege(0).siege).toBe(1);
    expect(siege(1)['later-siege']).toBe(1);
  });

  test('resources, most of all a kind that is missing', () => {
    const rich = (purse: Partial<State['players'][number]['main']>) => ahead(even().main(0, purse));
    expect(rich({ food: 2, gold: 1 })).toBeGreaterThan(rich({ food: 3 }));
    expect(rich({ food: 3 })).toBeGreaterThan(rich({ food: 2 }));
  });
});

describe('instinct', () => {
  test('takes the Capital that is about to fall', () => {
    const s = field()
      .unit(0, 'nor-huscarl', 'f4')
      .unit(1, 'sco-cateran', 'e4')
      .unit(1, 'sco-cateran', 'f6')
      .set(hurtCapital(7))
      .begin();
    expect(best(s)).toBe(`attack u1 ${s.b('f6')}`);
  });

  test('takes the last unit of the enemy', () => {
    const s = field().unit(0, 'nor-huscarl', 'c3').unit(1, 'sco-cateran', 'c4').begin();
    expect(best(s)).toBe('attack u1 u2');
  });

  test('does not throw a weak unit at a strong one', () => {
    const s = field()
      .unit(0, 'sco-cateran', 'c3')
      .unit(0, 'sco-cateran', 'c1')
      .unit(1, 'sco-schiltron', 'c4')
      .unit(1, 'sco-schiltron', 'e6')
      .begin();
    expect(best(s)).not.toBe('attack u1 u3');
  });

  test('finishes a hurt enemy rather than scratching a whole one', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-bondi', 'c1', { exhausted: true })
      .unit(1, 'nor-spearman', 'c4', { damage: 2 })
      .unit(1, 'nor-spearman', 'd3')
      .begin();
    expect(best(s)).toBe('attack u1 u3');
  });

  test('builds a Camp where it stands on good land', () => {
    const s = field().land('mine', 'b3').unit(0, 'nor-njosnari', 'b3').main(0, { food: 1, wood: 1 }).begin();
    expect(best(s)).toBe('camp u1');
  });

  test('steps onto land for a Camp', () => {
    const s = field()
      .land('mine', 'b3')
      .land('plain', 'e5')
      .unit(0, 'nor-njosnari', 'c3')
      .main(0, { food: 1, wood: 1 })
      .begin();
    expect(best(s)).toBe('move u1 b3');
  });

  test('shoots at one whom it need not fear in melee', () => {
    const s = field()
      .unit(0, 'mon-horse-archer', 'c3')
      .unit(0, 'mon-herder', 'c1', { exhausted: true })
      .unit(1, 'sco-schiltron', 'c4', { damage: 2 })
      .unit(1, 'sco-schiltron', 'e6')
      .set((state) => {
        state.turn.campBuilt = true;
      })
      .begin();
    expect(best(s)).toBe('mode u1');
    expect(best(s.choose('mode u1'))).toBe('attack u1 u3');
  });

  test('deploys the strongest unit that it can pay for', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'c3')
      .hand(0, 'nor-bondi', 'nor-berserker')
      .main(0, { food: 3, wood: 2 })
      .begin('deployment');
    expect(best(s)).toBe('deploy nor-berserker a1');
  });

  test('gives an Upgrade to a unit for which it works', () => {
    const s = field()
      .unit(0, 'nor-bowman', 'c3')
      .unit(0, 'nor-bondi', 'a1')
      .hand(0, 'nor-dane-axe')
      .main(0, { wood: 1, gold: 1 })
      .begin('deployment');
    expect(best(s)).toBe('play nor-dane-axe u2');
  });

  test('pays automatically, and keeps its Events', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'c3')
      .event(0, 'nor-valhalla')
      .hand(0, 'nor-bondi')
      .main(0, { food: 1, wood: 1, gold: 1 })
      .begin('deployment')
      .choose('deploy nor-bondi a1', 'enter pawn melee');
    expect(best(s)).toBe('auto');
  });

  test('stops the blow that would destroy a good unit', () => {
    const s = field()
      .unit(0, 'nor-huscarl', 'c3')
      .unit(1, 'sco-schiltron', 'c4')
      .unit(1, 'sco-schiltron', 'e6')
      .land('forest', 'c4')
      .hand(1, 'sco-mist')
      .main(1, { wood: 1 })
      .begin()
      .choose('attack u1 u2');
    expect(best(s)).toBe('react sco-mist');
  });
});
