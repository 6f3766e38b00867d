import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule, Viewer } from '@gonfalon/kernel';
import { openMatch } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { MatchTimeline } from '../match-timeline.ts';
import { fileOf } from './matches.ts';

const games = [battue, battlelore] as readonly GameModule[];
const everybody: readonly Viewer[] = [0, 1, 'spectator'];

describe.each(games)('a film of $game.id', (module) => {
  const file = fileOf(module);
  const film = new MatchTimeline(module, file);

  it('shows every viewer each moment as it was', () => {
    for (let at = 0; at <= film.last; at += 7) {
      const match = openMatch(module.game, file, at);
      for (const viewer of everybody) {
        const { mayUndo: _, number: __, ...seen } = match.view(viewer);
        expect(film.frame(at, viewer).view).toMatchObject(seen);
      }
    }
  });

  it('shows moments in any order', () => {
    const forward = [3, film.last, 50, 49, 51, 0].map((at) => film.frame(at, 1));
    const fresh = [3, film.last, 50, 49, 51, 0].map((at) => new MatchTimeline(module, file).frame(at, 1));
    expect(forward).toEqual(fresh);
  });

  it('tells each viewer what the match let them see, in order', () => {
    const match = openMatch(module.game, file);
    for (const viewer of everybody)
      expect(film.log(viewer).flatMap(({ events }) => events)).toEqual(match.events(viewer));
  });

  it('knows where the turns begin', () => {
    expect(film.turns.length).toBeGreaterThan(2);
    for (const at of film.turns) {
      const { events } = film.log('spectator').find((told) => told.at === at) ?? { events: [] };
      expect(events.map(({ kind }) => kind)).toContain('turn');
    }
  });

  it('ends with the result', () => {
    expect(film.frame(film.last, 'spectator').view.result).toEqual(file.result);
  });

  it('says nothing of who is asked where that must not be known', () => {
    for (let at = 0; at <= film.last; at++) {
      const { asked, view } = film.frame(at, 'spectator');
      if (view.waiting && view.waiting.seat === undefined) expect(asked).toBeUndefined();
    }
  });

  it('is torn where a choice is against the rules, and can be seen up to there', () => {
    const broken = structuredClone(file);
    broken.entries[20] = { seat: 0, choice: ['nonsense'] };
    const torn = new MatchTimeline(module, broken);
    expect(torn.torn?.entry).toBe(20);
    expect(torn.last).toBe(20);
    expect(torn.frame(20, 0)).toEqual(film.frame(20, 0));
  });
});
