import { describe, expect, it } from 'vitest';
import type { CardWindow, NoParams, Ref, Seat, StepContext, WindowLocals } from '../index.ts';
import {
  cardWindow,
  createRng,
  distinct,
  drawCards,
  InvalidInputError,
  moveToTop,
  questionsOf,
  showTo,
  takeCard,
} from '../index.ts';
import type { Notes } from './tiny.ts';
import { end, playTiny } from './tiny.ts';

const rng = () => createRng({ kind: 'fast', seed: 'cards' });

describe('a pile', () => {
  it('gives its top card first', () => {
    const pile = ['a', 'b', 'c'];
    expect([drawCards({ pile }, 2, rng()), pile]).toEqual([['c', 'b'], ['a']]);
  });

  it('is made of the discard pile again when it is empty, and tells so', () => {
    const told: number[] = [];
    const from = { pile: ['a'], discard: ['b', 'c'], onReshuffle: (n: number) => told.push(n) };
    const drawn = drawCards(from, 3, rng());
    expect([drawn[0], drawn.toSorted(), from.pile, from.discard, told]).toEqual([
      'a',
      ['a', 'b', 'c'],
      [],
      [],
      [2],
    ]);
  });

  it('gives what there is if there is too little', () => {
    expect(drawCards({ pile: ['a'], discard: [] }, 5, rng())).toEqual(['a']);
    expect(drawCards({ pile: [] }, 1, rng())).toEqual([]);
  });

  it('has the named cards on top, the first one first, or refuses one that is not there', () => {
    expect(moveToTop(['a', 'b', 'c', 'b'], ['b', 'a'], 'loot')).toEqual(['c', 'b', 'a', 'b']);
    expect(() => moveToTop(['a'], ['b'], 'loot')).toThrow(InvalidInputError);
  });
});

it('one copy of a card is taken, if there is one', () => {
  const hand = ['a', 'b', 'a'];
  expect([takeCard(hand, 'a'), takeCard(hand, 'c'), hand]).toEqual([true, false, ['b', 'a']]);
});

it('a card that is there twice is named once', () => {
  expect(distinct(['b', 'a', 'b'])).toEqual(['b', 'a']);
});

interface CardsVocabulary {
  prompts: { react: NoParams };
  kinds: { card: Ref; seat: Ref };
  verbs: { play: ['card', ...'seat'[]]; pass: [] };
  events: { drew: { readonly seat: Seat; readonly count: number; readonly cards?: readonly Ref[] } };
  steps: { first: WindowLocals; end: NoParams };
  refusals: 'CAR-1';
}

type Context = StepContext<Notes, CardsVocabulary>;

it('what is shown to one seat is told to the others without the cards, and is no more undone', () => {
  const play = playTiny({
    first: {
      run(ctx) {
        showTo(ctx as Context, [1], { kind: 'drew', seat: 1, count: 2, cards: ['a', 'b'] }, 'cards');
        ctx.goto('end');
      },
    },
    end,
  });
  expect(play.events).toEqual([
    {
      event: { kind: 'drew', seat: 1, count: 2, cards: ['a', 'b'] },
      seen: { by: [1], instead: { kind: 'drew', seat: 1, count: 2 } },
    },
  ]);
  expect(play.undoBarriers).toBe(1);
});

const question = questionsOf<Notes, CardsVocabulary>({
  kindOf: (ref) => (ref.startsWith('seat') ? 'seat' : ref.length === 1 ? 'card' : undefined),
});

type Rules = CardWindow<Notes, CardsVocabulary>;

/** Seats 2, 0 and 1 hold the cards a, b and c; who has none is not asked. */
function open(more: Partial<Rules> = {}) {
  const hands: Ref[][] = [['a', 'b'], ['c'], ['a']];
  const window: Rules = {
    prompt: 'react',
    seats: () => [2, 0, 1],
    opens: (_, seat) => (hands[seat] ?? []).length > 0,
    play: 'play',
    pass: 'pass',
    card: {
      kind: 'card',
      from: ({ facts }) => hands[facts.seat] ?? [],
      refuse: ({ facts }, card) =>
        hands[facts.seat]?.includes(card) ? undefined : { rule: 'CAR-1', where: [card] },
    },
    afterPlay: 'again',
    played({ state, facts: { seat } }, card, targets) {
      takeCard(hands[seat] ?? [], card);
      state.notes.push([seat, card, ...targets].join(' '));
    },
    passed: ({ state, facts: { seat } }) => state.notes.push(`${seat} passed`),
    ...more,
  };
  const play = playTiny({
    first: {
      run(ctx) {
        ctx.goto('end');
        ctx.call('window');
      },
    },
    window: question(cardWindow(window)),
    end,
  });
  return {
    play,
    /** Who is asked after each of these answers. */
    after: (...answers: string[]) =>
      answers.map((words) => {
        play.answer(words.split(' ') as [string, ...string[]]);
        return play.question?.seat;
      }),
  };
}

describe('a window in which cards are played', () => {
  it('asks one seat after the other, and the same one again after a card', () => {
    const { play, after } = open();
    expect([play.question?.seat, play.question?.choices, play.question?.fallback]).toEqual([
      2,
      [['play', 'a'], ['pass']],
      ['pass'],
    ]);
    expect(after('pass', 'play b', 'pass', 'pass')).toEqual([0, 0, 1, undefined]);
    expect(play.state.notes).toEqual(['2 passed', '0 b', '0 passed', '1 passed']);
  });

  it('does not ask a seat that cannot hold anything any more', () => {
    expect(open().after('play a', 'pass')).toEqual([0, 1]);
  });

  it('may close after one card', () => {
    expect(open({ afterPlay: 'close' }).after('pass', 'play b')).toEqual([0, undefined]);
  });

  it('may begin again after each card, until all have passed in a row', () => {
    const { after } = open({ afterPlay: 'restart' });
    expect(after('pass', 'play b', 'pass', 'pass', 'pass')).toEqual([0, 2, 0, 1, undefined]);
  });

  it('keeps nothing while it asks its only seat', () => {
    const { play, after } = open({ seats: () => [0] });
    after('play a');
    expect(play.stack.at(-1)?.l).toEqual({});
    expect(after('pass')).toEqual([undefined]);
  });

  it('names what the card is aimed at', () => {
    const { play } = open({
      seats: () => [1],
      target: (_, before) => (before.length === 1 ? { kind: 'seat', from: () => ['seat:0'] } : undefined),
    });
    expect(play.question?.choices).toEqual([['play', 'c', 'seat:0'], ['pass']]);
  });

  it('tells why a card cannot be played', () => {
    const { play } = open();
    expect([play.explainRefusal(['play', 'c'])?.rule, play.explainPick(['seat:0'])?.rule]).toEqual([
      'CAR-1',
      'table.wrong-kind',
    ]);
  });

  it('says for how long a seat may pass by itself, and what is chosen for an absent one', () => {
    const { play } = open({
      autoPass: () => ({ key: 'battle', wider: { turn: 'turn' } }),
      fallback: () => ['play', 'a'],
      about: () => ({ secret: true }),
    });
    expect(play.question).toMatchObject({
      autoPass: { choice: ['pass'], key: 'battle', wider: { turn: 'turn' } },
      fallback: ['play', 'a'],
      secret: true,
    });
  });
});
