import type { GameEvent } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import { groupByTurn } from '../../panels/log-groups.ts';
import { eventsBefore, recapOf } from '../recap.ts';

const batch = (seq: number, ...events: GameEvent[]) => ({ seq, at: seq, events });
const turn = (seat: number): GameEvent => ({ kind: 'turn', seat });
const did = (name: string): GameEvent => ({ kind: 'did', name });
const scene = { messages: { event: ({ name }: GameEvent) => String(name) } } as unknown as Scene;
const mark = '';

describe('what the others did', () => {
  it('is all since the own turn before, and nothing while another plays', () => {
    const news = [batch(1, turn(0), did('mine')), batch(2, turn(1), did('a'), did('b')), batch(3, turn(0))];
    expect(eventsBefore(groupByTurn(news), 0)).toEqual([did('a'), did('b')]);
    expect(eventsBefore(groupByTurn(news), 1)).toEqual([]);
  });

  it('is told by its first and last deed, with the moves that are lit', () => {
    const motions = ({ name }: GameEvent): readonly Animation[] => {
      if (name === 'march') return [{ kind: 'travel', from: 'A', to: 'B', mark }];
      if (name === 'hit') return [{ kind: 'glow', at: ['B'], tone: 'bad' }];
      return name === 'draw' ? [{ kind: 'deal', from: 'x', to: 'y', card: mark }] : [];
    };
    const events = [did('said'), did('march'), did('between'), did('hit'), did('draw')];
    expect(recapOf(events, scene, motions)).toEqual({
      lines: ['march', 'hit'],
      trails: [{ from: 'A', to: 'B' }],
      places: ['B'],
    });
    expect(recapOf([], scene, motions)).toBeUndefined();
  });
});
