import type { Outcome } from '@gonfalon/protocol';
import type { Highlight, Luck, MatchFacts, StoryBuilder } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import type { WinChancePoint } from '../../analysis/win-chances.ts';
import { story as en } from '../../messages/en/story.ts';
import { story as fr } from '../../messages/fr/story.ts';
import { HEADLINE_KINDS } from '../../messages/headline-kinds.ts';
import { buildStory } from '../build-story.ts';
import { commonMedals, hundredth } from '../common-medals.ts';
import type { Facts } from '../headline.ts';
import { headlineOf, numberOf } from '../headline.ts';
import { escaped } from '../picture/draw.ts';
import { cut, wrap } from '../picture/wrap.ts';

/** The chances of the first of two seats, turn by turn. */
const courseOf = (...chances: readonly number[]): WinChancePoint[] =>
  chances.map((chance, i) => ({ at: 10 * i, chances: [chance, 1 - chance] }));
const won = (winner: number): Outcome => ({
  by: 'rules',
  result: { ending: 'x', winners: [winner], scores: winner === 0 ? [5, 3] : [3, 5] },
});
const facts = (given: Partial<Facts>): Facts => ({
  seats: 2,
  outcome: won(0),
  ended: 'won',
  course: courseOf(0.5, 0.6, 0.7, 0.7, 1),
  key: 'a',
  ...given,
});
const kind = (given: Partial<Facts>) => headlineOf(facts(given)).kind;

describe('a headline', () => {
  it('fits how the match ended', () => {
    expect(kind({ outcome: { by: 'draw' } })).toBe('agreed');
    expect(kind({ outcome: { by: 'stop' } })).toBe('stopped');
    const result = { ending: 'x', winners: [], scores: [0, 0] };
    expect(kind({ outcome: { by: 'rules', result } })).toBe('nobody');
    const both = { outcome: { by: 'rules', result: { ...result, winners: [0, 1] } } } as const;
    expect(kind(both)).toBe('level');
    expect(kind({ ...both, seats: 3 })).toBe('shared');
    const team = { ...result, winners: [0, 2], scores: [5, 3, 5, 3], sides: [0, 1, 0, 1] };
    expect(kind({ outcome: { by: 'rules', result: team }, seats: 4 })).toBe('together');
    expect(kind({ ended: 'resigned' })).toBe('resigned');
    expect(kind({ course: courseOf(0.5, 0.19, 0.7, 0.7, 1) })).toBe('comeback');
    expect(kind({ course: courseOf(0.5, 0.7, 0.7, 0.55, 1) })).toBe('close');
    expect(kind({ ended: 'limit' })).toBe('limit');
    expect(kind({ course: courseOf(0.5, 0.6, 0.8, 0.9, 1) })).toBe('rout');
    expect(kind({})).toBe('won');
  });

  it('calls nothing a comeback, a close fight or a rout that was over at once', () => {
    for (const chance of [0.1, 0.5, 0.9])
      expect(kind({ course: courseOf(0.5, chance, chance, 1) })).toBe('won');
  });

  it('calls no fight close that one side won by far', () => {
    const result = { ending: 'x', winners: [0], scores: [10, 5] };
    const course = courseOf(0.5, 0.7, 0.7, 0.55, 1);
    expect(kind({ course, outcome: { by: 'rules', result } })).toBe('won');
  });

  it('does not take the end itself for a chance of the loser', () => {
    expect(kind({ outcome: won(1), course: courseOf(0.5, 0.3, 0.3, 0.3, 0) })).toBe('won');
  });

  it('names who came nearest, or who gave up', () => {
    const result = { ending: 'x', winners: [2], scores: [4, 7, 9] };
    const three = { seats: 3, outcome: { by: 'rules', result } as const };
    expect(headlineOf(facts(three)).second).toBe(1);
    expect(headlineOf(facts({ ...three, ended: 'resigned', resigned: 0 })).second).toBe(0);
  });

  it('is the same for the same match, and there are several', () => {
    expect(headlineOf(facts({ key: 'b' })).variant).toBe(headlineOf(facts({ key: 'b' })).variant);
    const variants = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => numberOf(key) % 3));
    expect(variants.size).toBe(3);
  });

  it.each([en, fr])('has three sentences for every end, all different', (story) => {
    for (const one of HEADLINE_KINDS) {
      const told = story.headlines[one].map((telling) => telling('Ada', 'Bo', 'at Tarsos'));
      expect(new Set(told).size).toBe(3);
      for (const sentence of told) expect(sentence).toContain('at Tarsos');
    }
  });
});

describe('the medals of every game', () => {
  const luck = (share: number | undefined): Luck => ({ dice: 20, value: 1, expected: 1, share });
  const ids = (...given: Parameters<typeof commonMedals>) =>
    commonMedals(...given).map(({ id, seat }) => [id, seat]);

  const won = (...winners: number[]) => ({ winners, sides: [0, 1] });

  it('honour a comeback of a sole winner, and tell its lowest point', () => {
    const course = courseOf(0.5, 0.3, 0.1, 0.15, 0.6, 1);
    expect(commonMedals(won(0), course, [])).toMatchObject([
      { id: 'comeback', seat: 0, at: 20, facts: { chance: 10 } },
    ]);
    expect(ids(won(0), courseOf(0.5, 0.2, 1), [])).toEqual([]);
    expect(ids(won(1), course, [])).toEqual([]);
    expect(ids(won(0, 1), course, [])).toEqual([]);
  });

  it('honour each of a side that came back', () => {
    const course = [0.5, 0.1, 0.9, 1].map((x, i) => ({ at: i, chances: [x, 1 - x, x, 1 - x] }));
    expect(ids({ winners: [0, 2], sides: [0, 1, 0, 1] }, course, [])).toEqual([
      ['comeback', 0],
      ['comeback', 2],
    ]);
  });

  it('honour the luckiest and the unluckiest hand, if they were', () => {
    expect(ids(won(), [], [luck(0.95), luck(0.97)])).toEqual([['lucky-hand', 1]]);
    expect(ids(won(), [], [luck(0.05), luck(0.08)])).toEqual([['cursed-dice', 0]]);
    expect(ids(won(), [], [luck(0.89), luck(0.11)])).toEqual([]);
    expect(ids(won(), [], [luck(undefined), luck(undefined)])).toEqual([]);
  });

  it('never say that somebody was luckier than all, or than none', () => {
    expect([hundredth(1), hundredth(0), hundredth(0.834)]).toEqual([99, 1, 83]);
  });
});

describe('turning points', () => {
  const moment = (at: number, weight: number): Highlight => ({ id: `${at}`, at, weight, facts: {} });
  const told = (
    course: readonly WinChancePoint[],
    highlights: readonly Highlight[] = [],
    ended: MatchFacts['ended'] = 'won',
  ) => {
    const account: MatchFacts = { ended, stats: [], highlights, medals: [], rolls: [] };
    const teller = { medals: [], account: () => account } as unknown as StoryBuilder;
    const chronicle = { seats: 2, batches: [], end: undefined };
    return buildStory(teller, { chronicle, course, outcome: won(0), key: 'a' }).turning;
  };

  it('are where the chances changed for good, not where they only quivered', () => {
    const quiver = courseOf(0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.6);
    expect(told(quiver)).toEqual([]);
    const [turn, ...more] = told(courseOf(0.4, 0.5, 0.4, 0.5, 0.8, 0.9, 0.8, 0.9));
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ at: 30, gainer: 0 });
    expect([turn?.before[0], turn?.after[0]]).toEqual([expect.closeTo(0.45), expect.closeTo(0.85)]);
  });

  it('tell the two weightiest things of the turn in their order, and lead to the first', () => {
    const course = courseOf(0.4, 0.4, 0.9, 0.9);
    const moments = [moment(10, 9), moment(12, 5), moment(14, 1), moment(20, 7), moment(21, 9)];
    const [turn] = told(course, moments);
    expect(turn?.moments.map(({ at }) => at)).toEqual([12, 20]);
    expect(turn?.look).toBe(12);
    expect(turn?.quiet).toBe(false);
    expect(told(course)[0]).toMatchObject({ moments: [], quiet: true, look: 10, timeUp: false });
  });

  it('tell what is slight only of a quiet turn, and what was done in the round beside it', () => {
    const course = courseOf(0.4, 0.4, 0.4, 0.9, 0.9, 0.9);
    const slight: Highlight = { ...moment(25, 1), minor: true };
    const far = [moment(9, 9), moment(45, 9)];
    expect(told(course, [slight, moment(22, 1), ...far])[0]?.moments).toEqual([moment(22, 1)]);
    expect(told(course, [slight, ...far])[0]).toMatchObject({ moments: [slight], quiet: true, look: 25 });
    const beside = [moment(33, 1), moment(35, 2)];
    const round = [slight, beside[1]];
    expect(told(course, [slight, ...beside, ...far])[0]).toMatchObject({ moments: round, look: 25 });
  });

  it('say of a quiet turn what made the difference for whom it helped', () => {
    const worths = [
      { hand: 0, threat: 0, men: 3 },
      { hand: 0, threat: 0, men: 3 },
      { hand: 0.1, threat: 1, men: 3.6 },
      { hand: 0.1, threat: 1, men: 3.6 },
    ];
    const course = courseOf(0.4, 0.4, 0.9, 0.9, 0.9).map((one, i) => ({
      ...one,
      contributions: [worths[i] ?? worths[3], { men: i }] as Readonly<Record<string, number>>[],
    }));
    // Men came to both.
    expect(told(course)[0]?.tipped).toEqual(['threat']);
    expect(told(course, [moment(12, 1)])[0]?.tipped).toEqual([]);
  });

  it('say that time was up only where it was', () => {
    const course = courseOf(0.4, 0.5, 0.4, 1);
    const slight: Highlight = { ...moment(25, 1), minor: true };
    expect(told(course, [slight], 'limit')).toMatchObject([{ timeUp: true, moments: [] }]);
    expect(told(course).map(({ timeUp }) => timeUp)).toEqual([false]);
    expect(told(courseOf(0.4, 0.4, 0.9, 0.9), [], 'limit')[0]?.timeUp).toBe(false);
  });

  it('are found in the first turn, before which there was no round, only if something great was done', () => {
    const course = courseOf(0.2, 0.9, 0.9, 0.9);
    const slight: Highlight = { ...moment(5, 1), minor: true };
    expect(told(course, [slight]).map(({ at }) => at)).not.toContain(0);
    expect(told(course, [moment(5, 1)]).map(({ at }) => at)).toEqual([0]);
  });

  it.each([en, fr])('name who wins when time is up, or that nobody does', ({ turning }) => {
    const all = [turning.timeUp(['Ada']), turning.timeUp(['Ada', 'Bo']), turning.timeUp([])];
    expect(new Set(all).size).toBe(3);
    expect(all[1]).toMatch(/Ada (and|et) Bo/);
  });

  it('tell nothing that went against who gained by it', () => {
    const helping: Highlight = { ...moment(11, 1), helps: 0 };
    const others: Highlight[] = [
      { ...moment(12, 9), helps: 1 },
      { ...moment(13, 9), hurts: 0 },
    ];
    expect(told(courseOf(0.4, 0.4, 0.9, 0.9), [helping, ...others])[0]?.moments).toEqual([helping]);
  });

  it('are at most four, and not side by side', () => {
    const steps = Array.from({ length: 40 }, (_, i) => 0.5 + 0.4 * Math.sin(i / 2));
    const turns = told(courseOf(...steps)).map(({ at }) => at / 10);
    expect(turns).toHaveLength(4);
    for (const [i, turn] of turns.entries())
      if (i > 0) expect(turn - (turns[i - 1] ?? 0)).toBeGreaterThanOrEqual(4);
  });
});

describe('text in a picture', () => {
  const width = (text: string) => text.length;
  it('is broken between words, and cut only where it must be', () => {
    expect(wrap('one two three four', 9, width)).toEqual(['one two', 'three', 'four']);
    expect(wrap('', 9, width)).toEqual([]);
    expect(cut('Bohemond', 8, width)).toBe('Bohemond');
    expect(cut('Bohemond', 5, width)).toBe('Bohe…');
  });

  it('cannot become markup', () => {
    expect(escaped('<b a="1">&\u0000')).toBe('&lt;b a=&quot;1&quot;&gt;&amp; ');
  });
});
