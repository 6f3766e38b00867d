import type { Engine, Position, Question } from '@gonfalon/kernel';
import { createRng, startEngine } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { evaluation } from '../bot/evaluation.ts';
import type { TermName } from '../bot/features.ts';
import { TERMS } from '../bot/features.ts';
import { priors } from '../bot/policy/index.ts';
import { battue } from '../index.ts';
import { en } from '../messages/en.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { Layout, Sitting } from './table.ts';
import { table } from './table.ts';

function measured(s: State, seat: number): Record<TermName, number> {
  const into = new Float64Array(TERMS.length).fill(Number.NaN);
  evaluation.measure(s, seat, into);
  return Object.fromEntries(TERMS.map((term, i) => [term, into[i]])) as Record<TermName, number>;
}

/** How good each choice of a question looks, the best first. */
function leanings(position: Position<State>, question: Question): [string, number][] {
  const into = new Float64Array(question.choices.length);
  evaluation.movePriors?.(position, question, into);
  const named = question.choices.map((choice, i): [string, number] => [choice.join(' '), into[i] ?? 0]);
  return named.sort(([, a], [, b]) => b - a);
}

function ranked(s: Sitting): string[] {
  if (!s.question) throw new Error('nobody is asked');
  return leanings(s.match.position(), s.question).map(([choice]) => choice);
}

const first = (s: Sitting) => ranked(s)[0];

/** Plays by instinct alone until the match is over or so many questions were answered. */
function played(
  seats: number,
  seed: string,
  most: number,
  look: (play: Engine<State>) => void,
): Engine<State> {
  const chance = { kind: 'fast', seed } as const;
  const play = startEngine(game, { seats, options: { quickSetup: false, roundLimit: 40 }, chance });
  const dice = createRng(chance);
  for (let i = 0; i < most && play.question; i++) {
    look(play);
    const [best, second] = leanings(play, play.question);
    const chosen = second && dice.nextInt(8) === 0 ? second : best;
    play.answer((chosen?.[0] ?? '').split(' ') as unknown as Question['fallback']);
  }
  return play;
}

describe('what a position is judged by', () => {
  test('every term has a weight, and a name in both languages', () => {
    expect(evaluation.features.filter((term) => !Number.isFinite(evaluation.weights[term]))).toEqual([]);
    for (const { features } of [battue.messages.en, battue.messages.fr]) {
      expect(Object.keys(features).sort()).toEqual([...evaluation.features].sort());
      expect(new Set(Object.values(features)).size).toBe(evaluation.features.length);
    }
  });

  test.each([2, 3, 4])('every term is a number all through a match of %i', (seats) => {
    const wrong = new Set<string>();
    const look = ({ state, question }: Engine<State>) => {
      for (let seat = 0; seat < seats; seat++) {
        for (const [term, value] of Object.entries(measured(state, seat)))
          if (!Number.isFinite(value)) wrong.add(`${question?.prompt} ${term}`);
      }
    };
    expect(played(seats, `terms ${seats}`, 2000, look).result).toBeDefined();
    expect([...wrong]).toEqual([]);
  });

  test('it sees points, cards, warriors and dangers', () => {
    const before = measured(table().horde(0, 4, 'N-G').state, 0);
    const after = (change: (it: Layout) => Layout) => measured(change(table().horde(0, 4, 'N-G')).state, 0);
    expect(after((it) => it.tile('E-L2', 'L01').controls(0, 'E-L2')).lands).toBe(before.lands + 7);
    expect(after((it) => it.chest(0, 'imperial-seal')).chest).toBe(before.chest + 5);
    expect(after((it) => it.hand(0, 'cache')).treasure).toBe(before.treasure + 3);
    expect(after((it) => it.hand(0, 'outmaneuver'))['attack-cards']).toBeGreaterThan(0);
    expect(after((it) => it.hand(0, 'defense'))['defence-cards']).toBeGreaterThan(0);
    expect(after((it) => it.horde(0, 3, 'N-W1')).warriors).toBe(before.warriors + 3);
    expect(after((it) => it.horde(1, 8, 'N-W1'))['exposed-lands']).toBeGreaterThan(before['exposed-lands']);
    expect(after((it) => it.camp(0, 0).warriors(0, 1, 'N-G')).frailty).toBeGreaterThan(before.frailty);
  });

  test('whoever is ahead next to the last end tile may finish the match, and nobody else', () => {
    const { state } = table()
      .tile('N-L2', 'L01')
      .tile('E-L2', 'L02')
      .controls(0, 'N-L2', 'E-L2')
      .horde(0, 8, 'N-S4')
      .horde(1, 8, 'S-S4');
    expect(measured(state, 0).finish).toBeGreaterThan(0.5);
    expect(measured(state, 1).finish).toBe(0);
  });

  test('what lies face down counts as what may lie there', () => {
    const weak = table().horde(0, 4, 'N-M1').tile('N-S4', 'S01').state;
    const strong = table().horde(0, 4, 'N-M1').tile('N-S4', 'S15').state;
    expect(measured(weak, 0).prospects).toBeCloseTo(measured(strong, 0).prospects);
  });
});

describe('what looks good at a glance', () => {
  test('every question of the game has a look', () => {
    expect(Object.keys(priors).sort()).toEqual(Object.keys(en.prompts).sort());
  });

  test('no look is anything but a number', () => {
    const wrong = new Set<string>();
    for (let match = 0; match < 6; match++) {
      played(2 + (match % 3), `looks ${match}`, 1500, (play) => {
        if (!play.question) return;
        for (const [choice, worth] of leanings(play, play.question))
          if (!Number.isFinite(worth)) wrong.add(`${play.question.prompt}: ${choice}`);
      });
    }
    expect([...wrong]).toEqual([]);
  });

  test('a weak rich space is taken with enough warriors, and a strong one left alone', () => {
    const s = table().camp(0, 0).horde(0, 5, 'N-M1').tile('N-L2', 'L04', 'up').begin('movement');
    expect(first(s)).toMatch(/^move N-M1 N-L2 [45]$/);
    const weak = table().camp(0, 0).horde(0, 2, 'N-M1').begin('movement');
    expect(ranked(weak).indexOf('done')).toBeLessThan(ranked(weak).indexOf('move N-M1 N-L2 2'));
  });

  test('who has too few for anything calls reinforcements, who can attack does not', () => {
    expect(first(table().camp(0, 0).horde(0, 1, 'N-G').begin('reinforcements'))).toBe('reinforce N-G');
    const strong = table().camp(0, 0).horde(0, 7, 'N-M1').tile('N-L2', 'L04', 'up');
    expect(first(strong.begin('reinforcements'))).toBe('done');
  });

  test('the last end tile is taken by who is ahead with it, and not by who is behind', () => {
    const end = () =>
      table()
        .tile('N-L2', 'L01')
        .tile('S-L2', 'L02')
        .tile('N-S4', 'S01', 'up')
        .camp(0, 0)
        .horde(0, 8, 'E-S4')
        .camp(1, 0)
        .horde(1, 8, 'W-W1');
    const ahead = end().controls(0, 'N-L2', 'S-L2').begin('movement');
    expect(first(ahead)).toBe('move E-S4 PAL 8');
    const rich = ['N-L2', 'S-L2', 'W-L1', 'W-L2', 'S-L1', 'W-M1', 'W-M2', 'W-M3'] as const;
    const behind = end()
      .controls(1, ...rich)
      .chest(1, 'imperial-seal', 'cache', 'big-loot', 'big-loot')
      .begin('movement');
    const offers = ranked(behind);
    expect(offers.indexOf('done')).toBeLessThan(offers.indexOf('move E-S4 PAL 8'));
  });

  test('a battle that is nearly won goes on, a hopeless one does not', () => {
    const fight = (warriors: number) =>
      table().horde(0, 1, 'N-M1').tile('N-L2', 'L06', 'up').warriors(0, warriors, 'N-L2').rolls(1, 6).fight();
    expect(first(fight(6))).toBe('stay');
    expect(first(fight(2))).toBe('retreat N-M1');
  });

  test('cards are played where they decide something', () => {
    const attack = (warriors: number) =>
      table()
        .tile('N-L2', 'L01', 'up')
        .horde(0, 1, 'N-M1')
        .warriors(0, warriors, 'N-L2')
        .hand(0, 'outmaneuver')
        .fight('asked');
    expect(first(attack(6))).toBe('play card:outmaneuver');
    expect(first(attack(1))).toBe('pass');
  });

  test('treasure is banked, and the least useful card discarded', () => {
    const s = table().hand(0, 'loot', 'spy', 'spy', 'outmaneuver', 'recon', 'recon', 'recon', 'defense');
    expect(first(s.begin('end-cards'))).toBe('play card:loot');
    const full = table().hand(
      0,
      'crushing-attack',
      'spy',
      'outmaneuver',
      'warrior',
      'poison',
      'thief',
      'charge',
    );
    expect(first(full.begin('hand-limit'))).toBe('discard card:spy');
  });
});
