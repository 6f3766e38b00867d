import type { Choice } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import type { Picks } from '../choice-selection.ts';
import { back, buttonsOf, leadsTo, NO_PICKS, narrow, pick } from '../choice-selection.ts';

const drawn = (ref: string) => !/^\d+$/.test(ref) && !ref.startsWith('word:');
const moves: Choice[] = [
  ['move', 'camp', 'gate', '1'],
  ['move', 'camp', 'gate', '2'],
  ['move', 'camp', 'wall', '1'],
  ['move', 'tower', 'wall', '1'],
  ['move', 'tower', 'gate', '1'],
  ['done'],
];

function picked(choices: readonly Choice[], ...refs: string[]): Picks {
  return refs.reduce<Picks>((picks, ref) => {
    const next = pick(choices, picks, ref, drawn);
    return next.kind === 'refused' ? picks : next.picks;
  }, NO_PICKS);
}

describe('narrowing', () => {
  it('offers the first thing of every choice, then what follows the one that was picked', () => {
    expect([...narrow(moves, []).offered]).toEqual(['camp', 'tower']);
    expect([...narrow(moves, ['camp']).offered]).toEqual(['gate', 'wall']);
    expect([...narrow(moves, ['camp', 'gate']).offered]).toEqual(['1', '2']);
  });

  it('completes a choice when everything in it is picked', () => {
    const picks = picked(moves, 'camp', 'gate');
    expect(pick(moves, picks, '2', drawn)).toMatchObject({ kind: 'complete', choice: moves[1] });
  });

  it('fills in what has no alternative and is not drawn', () => {
    expect(pick(moves, picked(moves, 'camp'), 'wall', drawn)).toMatchObject({
      kind: 'complete',
      choice: ['move', 'camp', 'wall', '1'],
    });
  });

  it('lets the only thing that may follow be clicked if it is drawn', () => {
    const attack: Choice[] = [['attack', 'archers', 'goblins'], ['done']];
    expect(pick(attack, NO_PICKS, 'archers', drawn)).toEqual({
      kind: 'more',
      picks: { refs: ['archers'], steps: [0] },
    });
  });

  it('drops a thing that is picked again, with all that came after it', () => {
    expect(pick(moves, picked(moves, 'camp', 'gate'), 'camp', drawn)).toEqual({
      kind: 'more',
      picks: NO_PICKS,
    });
    expect(pick(moves, picked(moves, 'camp', 'gate'), 'gate', drawn)).toEqual({
      kind: 'more',
      picks: { refs: ['camp'], steps: [0] },
    });
  });

  it('prefers what is offered next to what was picked before', () => {
    const round: Choice[] = [
      ['swap', 'a', 'a'],
      ['swap', 'a', 'b'],
    ];
    expect(pick(round, picked(round, 'a'), 'a', drawn)).toMatchObject({ kind: 'complete', choice: round[0] });
  });

  it('switches to another first thing', () => {
    expect(pick(moves, picked(moves, 'camp'), 'tower', drawn)).toEqual({
      kind: 'more',
      picks: { refs: ['tower'], steps: [0] },
    });
  });

  it('refuses what fits nothing, and what several first things could lead to', () => {
    expect(pick(moves, NO_PICKS, 'palace', drawn).kind).toBe('refused');
    expect(pick(moves, NO_PICKS, 'gate', drawn).kind).toBe('refused');
    expect(pick(moves, NO_PICKS, '2', drawn).kind).toBe('more');
  });

  it('picks the only thing that leads to one that comes later, which then waits for its own click', () => {
    const attack: Choice[] = [
      ['attack', 'archers', 'goblins'],
      ['attack', 'archers', 'wolves'],
      ['attack', 'knights', 'wolves'],
      ['done'],
    ];
    expect(pick(attack, NO_PICKS, 'goblins', drawn)).toEqual({
      kind: 'more',
      picks: { refs: ['archers'], steps: [0] },
    });
    expect(pick(attack, NO_PICKS, 'wolves', drawn).kind).toBe('refused');
  });

  it('goes back one pick at a time, with what was picked along with it', () => {
    const choices: Choice[] = [
      ['send', 'camp', '3', 'gate'],
      ['send', 'camp', '3', 'wall'],
      ['send', 'tower', '1', 'wall'],
    ];
    const picks = picked(choices, 'camp');
    expect(picks).toEqual({ refs: ['camp', '3'], steps: [0] });
    expect(back(picks)).toEqual(NO_PICKS);
    expect(back(NO_PICKS)).toEqual(NO_PICKS);
    expect(back(picked(moves, 'camp', 'gate')).refs).toEqual(['camp']);
  });

  it('makes buttons of choices without a thing, always', () => {
    expect(buttonsOf(moves, [], drawn)).toEqual({ plain: [['done']], others: [], numbers: [] });
    expect(buttonsOf(moves, ['camp'], drawn).plain).toEqual([['done']]);
  });

  it('makes buttons of numbers, in order', () => {
    const counts: Choice[] = [
      ['count', '10'],
      ['count', '2'],
    ];
    expect(buttonsOf(counts, [], drawn).numbers.map(({ ref }) => ref)).toEqual(['2', '10']);
  });

  it('makes buttons of things that are not drawn, and of verbs that share their things', () => {
    const cards: Choice[] = [
      ['play', 'card', 'word:red'],
      ['play', 'card', 'word:blue'],
      ['keep', 'card'],
      ['discard', 'card'],
    ];
    expect(pick(cards, NO_PICKS, 'card', drawn).kind).toBe('more');
    expect(buttonsOf(cards, ['card'], drawn).others).toEqual([
      { kind: 'choice', choice: ['keep', 'card'] },
      { kind: 'choice', choice: ['discard', 'card'] },
      { kind: 'thing', ref: 'word:red', choices: [cards[0]] },
      { kind: 'thing', ref: 'word:blue', choices: [cards[1]] },
    ]);
  });

  it('knows the one choice that the pointed thing leads to', () => {
    expect(leadsTo(moves, ['camp'], 'wall')).toEqual(['move', 'camp', 'wall', '1']);
    expect(leadsTo(moves, ['camp'], 'gate')).toBeUndefined();
    expect(leadsTo(moves, [], undefined)).toBeUndefined();
    expect(leadsTo(moves, ['camp', 'wall'], undefined)).toEqual(['move', 'camp', 'wall', '1']);
    expect(leadsTo([['done']], [], undefined)).toBeUndefined();
  });
});
