import type { Engine, Position, Question } from '@gonfalon/kernel';
import { createRng, startEngine } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { evaluation } from '../bot/evaluation.ts';
import type { Term } from '../bot/features.ts';
import { TERMS } from '../bot/features.ts';
import { battalia } from '../index.ts';
import { game } from '../rules/game.ts';
import type { Options, State } from '../rules/state.ts';
import type { PositionSpec } from './position.ts';
import { position } from './position.ts';
import type { Table } from './table.ts';
import { table } from './table.ts';

function measured(s: State, seat: number): Record<Term, number> {
  const into = new Float64Array(TERMS.length).fill(Number.NaN);
  evaluation.measure(s, seat, into);
  return Object.fromEntries(TERMS.map((term, i) => [term, into[i]])) as Record<Term, number>;
}

function worth(s: State, seat: number): number {
  return Object.entries(measured(s, seat)).reduce(
    (sum, [term, n]) => sum + n * (evaluation.weights[term] ?? 0),
    0,
  );
}

function ranked(at: Position<State>, question: Question): string[] {
  const into = new Float64Array(question.choices.length);
  evaluation.movePriors?.(at, question, into);
  const named = question.choices.map((choice, i): [string, number] => [choice.join(' '), into[i] ?? 0]);
  return named.sort(([, a], [, b]) => b - a).map(([choice]) => choice);
}

function best(t: Table): string | undefined {
  if (!t.question) throw new Error('nobody is asked');
  return ranked(t.match.position(), t.question)[0];
}

/** Plays by instinct until the match is over. */
function byInstinct(
  seats: number,
  options: Partial<Options>,
  look: (play: Engine<State>, question: Question) => void,
): Engine<State> {
  const chance = { kind: 'fast', seed: 'instinct' } as const;
  const given = { scenario: 'basic', advanced: false, weekLimit: 3, removedFaction: 'random', ...options };
  const play = startEngine(game, { seats, options: given, chance });
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
    for (const { features } of [battalia.messages.en, battalia.messages.fr]) {
      expect(Object.keys(features).sort()).toEqual([...evaluation.features].sort());
      expect(new Set(Object.values(features)).size).toBe(evaluation.features.length);
    }
  });

  test.each([
    [2, {}],
    [3, { scenario: 'alt2', advanced: true }],
    [4, { scenario: 'alt1' }],
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

  const of = (spec: object) => worth(position({ round: 3, ...spec } as PositionSpec), 0);
  const blue = (hand: string, more: object = {}) => ({ players: { blue: { hand, ...more }, red: {} } });

  test('points, the more the later it is', () => {
    const held = (level: number, round: number) =>
      of({ ...blue('PRO'), round, weekLimit: 3, owners: { g7: `blue ${level}` } });
    expect(held(2, 3)).toBeGreaterThan(held(1, 3));
    expect(held(2, 20) - held(1, 20)).toBeGreaterThan(held(2, 3) - held(1, 3));
  });

  test('good cards rather than many', () => {
    expect(of(blue('LOR-B PRO PRO'))).toBeGreaterThan(of(blue('CIT-B PRO PRO')));
    expect(of(blue('LOR-B WPN-B'))).toBeGreaterThan(of(blue('LOR-B SCR-B')));
  });

  test('a hero near a city that he can take', () => {
    const near = (cell: string) =>
      measured(
        position({
          round: 3,
          ...blue('WPN-B LOR-B LOR-B', { heroes: [cell] }),
          owners: { g7: 'red 1' },
        }),
        0,
      ).prize;
    expect(near('g7')).toBeGreaterThan(near('a1'));
  });
});

describe('instinct', () => {
  test('takes the neutral city that its hand suffices for', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B LOR-B PRO', heroes: ['c2'] }, red: {} },
    });
    expect(best(t)).toBe('assault c2 WPN-B');
  });

  test('does not assault what it cannot take', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B CIT-B', heroes: ['c2'] }, red: {} },
    });
    expect(best(t)).not.toBe('assault c2 WPN-B');
  });

  test('upgrades a city rather than hiring', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'CHF-B CHF-R PRO PRO' }, red: {} },
      owners: { g7: 'blue 1' },
    });
    expect(best(t)).toBe('upgrade g7');
  });

  test('makes the first weapon, of its own faction, and pays plainly', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'CHF-B CIT-B CIT-R PRO PRO' }, red: {} },
      owners: { g7: 'blue 1' },
    });
    expect(best(t)).toBe('create weapon');
    expect(best(t.choose('create weapon'))).toBe('name blue');
    expect(best(t.choose('name blue'))).toBe('auto');
  });

  test('declares a cohort', () => {
    const t = table({
      round: 3,
      phase: 'opening',
      players: { blue: { hand: 'CIT-B CHF-B PRI-B PRO' }, red: {} },
    });
    expect(best(t)).toBe('cohort');
  });

  test('removes the worst card for one in ambush', () => {
    const t = table({
      round: 3,
      players: {
        blue: { hand: 'LOR-B PRO CHF-R', nation: 'PRO PRO PRO PRO CIT-B CIT-R CIT-G PRI-B' },
        red: {},
      },
    }).choose('ambush LOR-B');
    expect(best(t)).toBe('remove PRO');
  });

  test('resists where a raise exists', () => {
    const t = table({
      round: 3,
      players: { blue: { hand: 'WPN-B LOR-B', heroes: ['g7'] }, red: { hand: 'LOR-R' } },
      owners: { g7: 'red 3' },
    }).choose('attack g7 WPN-B', 'lay LOR-B', 'hold');
    expect(best(t)).toBe('counter');
    expect(best(t.choose('counter'))).toBe('cheapest');
  });
});
