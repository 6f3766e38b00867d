/** What counts as one turn for somebody who is called to it. */
import type { Question, Seat } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import type { LogAction } from '../../domain/log-action.ts';
import type { TurnSpan } from '../../domain/turn-span.ts';
import { turnAfter } from '../../domain/turn-span.ts';

const [ANN, BOB, CEM] = [0, 1, 2];
const choice = ['pass'] as const;

function asks(seat: Seat, more: Partial<Question> = {}): Question {
  return { seat, prompt: 'act', choices: [choice], fallback: choice, ...more } as Question;
}
const window = (seat: Seat) => asks(seat, { autoPass: { choice, key: 'turn 1' } } as Partial<Question>);
const secret = (seat: Seat) => asks(seat, { secret: true });
const by = (who?: 'bot' | 'table' | 'clock'): LogAction => ({
  do: 'choose',
  seat: 0,
  number: 0,
  choice,
  ...(who && { by: who }),
});

/** Who is asked after each of the acts, and since when it is their turn. */
function turns(...happened: readonly (readonly [LogAction, Question | undefined])[]) {
  let turn: TurnSpan | undefined;
  return happened.map(([act, question], i) => {
    turn = turnAfter(turn, act, i + 1, question);
    return turn && [turn.seat, turn.since];
  });
}

describe('A turn', () => {
  it('lasts as long as the same seat is asked, whatever it is asked', () => {
    expect(
      turns([{ do: 'begin' }, asks(ANN)], [by(), asks(ANN)], [by(), window(ANN)], [by(), asks(ANN)]),
    ).toEqual([
      [ANN, 1],
      [ANN, 1],
      [ANN, 1],
      [ANN, 1],
    ]);
  });

  it('ends when another seat is asked, be it a bot, or nobody is', () => {
    expect(
      turns([{ do: 'begin' }, asks(ANN)], [by(), asks(BOB)], [by('bot'), asks(ANN)], [by(), undefined]),
    ).toEqual([[ANN, 1], [BOB, 2], [ANN, 3], undefined]);
  });

  it.each(['bot', 'table', 'clock'] as const)('goes on after a window that the %s answered', (who) => {
    for (const open of [window, secret])
      expect(
        turns([{ do: 'begin' }, asks(ANN)], [by(), open(BOB)], [by(who), open(CEM)], [by(who), asks(ANN)]),
      ).toEqual([
        [ANN, 1],
        [BOB, 2],
        [CEM, 3],
        [ANN, 1],
      ]);
  });

  it('goes on after somebody had nothing to choose', () => {
    expect(
      turns(
        [{ do: 'begin' }, asks(ANN)],
        [by(), asks(BOB)],
        [by('table'), asks(CEM)],
        [by('table'), asks(ANN)],
      ),
    ).toEqual([
      [ANN, 1],
      [BOB, 2],
      [CEM, 3],
      [ANN, 1],
    ]);
  });

  it('ends when somebody else had a choice, though what came after that was none, or ran out of time', () => {
    const others: readonly LogAction[] = [by(), by('bot'), by('clock')];
    for (const other of others)
      expect(
        turns([{ do: 'begin' }, asks(ANN)], [by(), asks(BOB)], [other, asks(BOB)], [by('table'), asks(ANN)]),
      ).toEqual([
        [ANN, 1],
        [BOB, 2],
        [BOB, 2],
        [ANN, 4],
      ]);
  });

  it('begins anew after a window that a person answered: they were waited for', () => {
    expect(
      turns([{ do: 'begin' }, asks(ANN)], [by(), window(BOB)], [by(), asks(ANN)], [by(), window(BOB)]),
    ).toEqual([
      [ANN, 1],
      [BOB, 2],
      [ANN, 3],
      [BOB, 4],
    ]);
  });

  it('is not changed by an offer in the middle of a window', () => {
    expect(
      turns(
        [{ do: 'begin' }, asks(ANN)],
        [by(), window(BOB)],
        [{ do: 'offer', seat: ANN, end: 'draw' }, window(BOB)],
        [by('table'), asks(ANN)],
      ),
    ).toEqual([
      [ANN, 1],
      [BOB, 2],
      [BOB, 2],
      [ANN, 1],
    ]);
  });
});
