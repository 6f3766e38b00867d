import { games } from '@gonfalon/games';
import type { GameEvent, GameModule, MatchFile, MatchView, Rng, Seat, Viewer } from '@gonfalon/kernel';
import { createRng, Match, readMatchFile, verifyMatch } from '@gonfalon/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { pebbles } from '../../../kernel/test/toy.ts';
import type { LogAction } from '../../domain/log-action.ts';
import { OtherRules, replayAction } from '../../domain/log-action.ts';
import { createLog } from '../../ops/log.ts';
import { WorkerPool } from '../../workers/bot-workers.ts';
import type { Recorded } from '../../workers/replay.ts';
import { fileOf, replay } from '../../workers/replay.ts';

const SEED = 'cd'.repeat(32);
const all: readonly GameModule[] = [pebbles as unknown as GameModule, ...games];

interface Moment {
  readonly view: MatchView;
  readonly events: readonly GameEvent[];
}

/** A table at play, which keeps its log. */
class Sitting {
  readonly module: GameModule;
  readonly match: Match;
  readonly acts: LogAction[] = [];

  constructor(module: GameModule) {
    const { game, botOptions: options = {} } = module;
    this.module = module;
    this.match = new Match(game, {
      seats: game.seats.min,
      options,
      chance: { kind: 'sealed', seed: SEED },
    });
  }

  begin(): this {
    this.act({ do: 'begin' });
    return this;
  }

  act(act: LogAction): void {
    replayAction(this.match, act);
    this.acts.push(act);
  }

  /** Choices of chance, about a third of them taken back where that is allowed. */
  play(acts: number, chance: Rng): this {
    for (let i = 0; i < acts && this.match.question; i++) {
      const { seat, choices } = this.match.question;
      const { number } = this.match;
      if (this.match.mayUndo(seat) && chance.nextInt(3) === 0)
        this.act({ do: 'undo', seat, number, undone: 0 });
      else this.act({ do: 'choose', seat, number, choice: choices[chance.nextInt(choices.length)] });
    }
    return this;
  }

  /** What was written down, up to so many acts. */
  recorded(upTo = this.acts.length): Recorded {
    const { game, botOptions: options = {} } = this.module;
    const acts = this.acts.slice(0, upTo);
    return { game: game.id, rules: game.rulesVersion, seats: this.match.seats, options, seed: SEED, acts };
  }
}

/** A table that also keeps what everybody saw after each act. */
class Watched extends Sitting {
  readonly moments: ReadonlyMap<Viewer, Moment>[] = [];

  override act(act: LogAction): void {
    const { match } = this;
    const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
    const before = viewers.map((viewer) => (act.do === 'begin' ? 0 : match.events(viewer).length));
    super.act(act);
    const seen = viewers.map((viewer, i) => ({
      view: structuredClone(match.view(viewer)),
      events: structuredClone(match.events(viewer, before[i])),
    }));
    this.moments.push(new Map(viewers.map((viewer, i) => [viewer, seen[i]])));
  }
}

const chanceOf = (seed: string) => createRng({ kind: 'fast', seed });
const thinkers = new WorkerPool({ threads: 1, log: createLog('silent'), longest: 600_000 });
afterAll(() => thinkers.close());

describe.each(all.map((module) => ({ module, id: module.game.id })))('a match of $id', ({ module }) => {
  test('looks at every moment as it looked then, to everybody', () => {
    const sitting = new Watched(module).begin();
    sitting.play(20, chanceOf('first')).act({ do: 'offer', seat: 0, end: 'draw' });
    sitting.act({ do: 'decline', seat: 1 });
    sitting.play(60, chanceOf('a good while'));
    expect(sitting.acts.some((act) => act.do === 'undo')).toBe(true);
    expect(sitting.moments.some((seen) => seen.get(0)?.events.length)).toBe(true);
    for (const [i, seen] of sitting.moments.entries())
      for (const [viewer, moment] of seen)
        expect(replay(module, sitting.recorded(i + 1), viewer)).toEqual(moment);
  });

  test('can be looked at before it begins', () => {
    const sitting = new Sitting(module).begin();
    const { view } = replay(module, sitting.recorded(0), 'spectator');
    expect(view).toEqual(sitting.match.view('spectator'));
  });

  test('is not played again by other rules', () => {
    const recorded = new Sitting(module).begin().play(5, chanceOf('a')).recorded();
    expect(() => replay(module, { ...recorded, rules: 'older' }, 0)).toThrow(OtherRules);
    expect(() => fileOf(module, { ...recorded, rules: 'older' }, [])).toThrow(OtherRules);
    const acts: LogAction[] = [...recorded.acts, { do: 'choose', seat: 0, number: 99, choice: ['nothing'] }];
    expect(() => replay(module, { ...recorded, acts }, 0)).toThrow(OtherRules);
  });
});

/** Through text and back, as files travel, and played again. */
function verified(module: GameModule, file: MatchFile): Match {
  return verifyMatch(module.game, readMatchFile(JSON.parse(JSON.stringify(file))));
}

describe.each(all.map((module) => ({ module, id: module.game.id })))(
  'the file of a match of $id',
  ({ module }) => {
    const players = ['Anne', 'Bruno'];

    test('that the rules ended can be verified', () => {
      const sitting = new Sitting(module).begin().play(20_000, chanceOf('to the end'));
      const file = fileOf(module, sitting.recorded(), players);
      expect(sitting.match.result).toBeDefined();
      expect(file).toMatchObject({ players, result: sitting.match.result, chance: { seed: SEED } });
      expect(verified(module, file).position()).toEqual(sitting.match.position());
    });

    test('that its players ended can be verified, and holds no choice that was taken back', () => {
      const sitting = new Sitting(module).begin().play(60, chanceOf('a good while'));
      sitting.act({ do: 'offer', seat: 0, end: 'draw' });
      sitting.act({ do: 'accept', seat: 1 });
      sitting.act({ do: 'end', outcome: { by: 'draw' } });
      const file = fileOf(module, sitting.recorded(), players);
      const count = (kind: LogAction['do']) => sitting.acts.filter((act) => act.do === kind).length;
      expect(count('undo')).toBeGreaterThan(0);
      expect(file.entries).toHaveLength(count('choose') - count('undo'));
      expect(file).toMatchObject({ chance: { seed: SEED } });
      expect(verified(module, file).position()).toEqual(sitting.match.position());
    });

    test('that somebody gave up can be verified', () => {
      const sitting = new Sitting(module).begin().play(15, chanceOf('a good while'));
      for (let seat: Seat = 0; !sitting.match.result && seat < sitting.match.seats; seat++)
        sitting.act({ do: 'resign', seat });
      sitting.play(20_000, chanceOf('whatever is left to do'));
      expect(sitting.match.result).toBeDefined();
      const file = fileOf(module, sitting.recorded(), players);
      expect(file.entries).toContainEqual({ seat: 0, resign: true });
      expect(verified(module, file).result).toEqual(sitting.match.result);
    });
  },
);

describe.each(games.map((module) => ({ module, id: module.game.id })))('in a thread, $id', ({ module }) => {
  const sitting = new Sitting(module).begin().play(40, chanceOf('a while'));

  test('is replayed and filed as anywhere', async () => {
    const recorded = sitting.recorded();
    expect(await thinkers.replay(async () => recorded, 0, 'a')).toEqual(replay(module, recorded, 0));
    expect(await thinkers.file(async () => recorded, ['a', 'b'], 'a')).toEqual(
      fileOf(module, recorded, ['a', 'b']),
    );
  });

  test('is not played again by other rules', async () => {
    const recorded = { ...sitting.recorded(), rules: 'older' };
    await expect(thinkers.replay(async () => recorded, 0, 'a')).rejects.toThrow(OtherRules);
    await expect(thinkers.file(async () => recorded, [], 'a')).rejects.toThrow(OtherRules);
  });
});
