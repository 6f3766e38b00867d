import type { EventBatch } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { groupByTurn, ofPlayer, turnOwner, turnsBegun } from '../log-groups.ts';

const news: EventBatch[] = [
  { seq: 1, at: 10, events: [{ kind: 'set-up' }] },
  { seq: 2, at: 20, events: [{ kind: 'camped' }, { kind: 'turn', seat: 1 }] },
  { seq: 4, at: 40, events: [{ kind: 'moved', seat: 1 }] },
  { seq: 5, at: 50, events: [{ kind: 'done' }, { kind: 'turn', seat: 0 }, { kind: 'moved', seat: 0 }] },
];

describe('the log', () => {
  it('begins a group with each turn, and has one for what came before', () => {
    expect(groupByTurn(news).map(({ seat, lines }) => [seat, lines.map(({ event }) => event.kind)])).toEqual([
      [undefined, ['set-up', 'camped']],
      [1, ['moved', 'done']],
      [0, ['moved']],
    ]);
  });

  it('gives every line a name of its own that stays the same when more is told', () => {
    const keys = (groups: ReturnType<typeof groupByTurn>) =>
      groups.flatMap(({ lines }) => lines.map(({ key }) => key));
    const all = keys(groupByTurn(news));
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, 3)).toEqual(keys(groupByTurn(news.slice(0, 3))));
  });

  it('can be read for one player', () => {
    expect(ofPlayer(groupByTurn(news), 1)).toHaveLength(1);
    expect(ofPlayer(groupByTurn(news), undefined)).toHaveLength(3);
    expect(groupByTurn([])).toEqual([]);
  });

  it('knows whose turn it is', () => {
    expect(turnOwner(news)).toBe(0);
    expect(turnOwner(news.slice(0, 3))).toBe(1);
    expect(turnOwner([])).toBeUndefined();
  });

  it('counts the turns that have begun', () => {
    expect(turnsBegun(news)).toBe(2);
  });
});
