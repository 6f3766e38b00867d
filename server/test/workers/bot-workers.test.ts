import { fileURLToPath } from 'node:url';
import { bots, createBotTask, getBot, toBotRequest } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import type { GameModule } from '@gonfalon/kernel';
import { canonical, createRng, Match } from '@gonfalon/kernel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Log } from '../../ops/log.ts';
import { createLog } from '../../ops/log.ts';
import type { BotTaskData, WorkerPoolOptions } from '../../workers/bot-workers.ts';
import { BotFailed, Stopped, TaskTimeout, TooBusy, WorkerPool } from '../../workers/bot-workers.ts';
import type { Recorded } from '../../workers/replay.ts';

const SEED = 'ab'.repeat(32);
const BAD_WORKER = fileURLToPath(new URL('./bad-worker.mjs', import.meta.url));

let lines: string[] = [];
const log: Log = createLog('info', { write: (line) => void lines.push(line) });
const opened: WorkerPool[] = [];

/** As patient as a slow machine needs, unless a test is about those who are late. */
function open(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const thinkers = new WorkerPool({ threads: 1, log, longest: 600_000, ...options });
  opened.push(thinkers);
  return thinkers;
}

afterEach(() => {
  lines = [];
});
afterAll(() => Promise.all(opened.map((thinkers) => thinkers.close())));

/** A match of the game after so many choices of chance. */
function matchAfter({ game }: GameModule, choices: number): Match {
  const setup = { seats: game.seats.min, options: {}, chance: { kind: 'sealed', seed: SEED } } as const;
  const match = new Match(game, setup);
  const chance = createRng({ kind: 'fast', seed: `${choices}` });
  for (let i = 0; i < choices && match.question; i++) {
    const { seat, choices: offered } = match.question;
    match.choose(seat, match.number, offered[chance.nextInt(offered.length)]);
  }
  return match;
}

/** No matter how long it takes, and little of it. */
function thoughtOf(match: Match, bot: string, seed = 'a thought'): BotTaskData {
  return { game: match.game.id, bot, effort: EFFORT, ...createBotTask(match, seed) };
}

const EFFORT = 0.02;
const [battue] = games;
const MOMENTS = [0, 1, 7, 20, 30];
const moments = games.flatMap((module) =>
  MOMENTS.map((choices) => ({ module, choices, id: module.game.id })),
);

describe('a bot', () => {
  const thinkers = open({ threads: 2 });
  const cases = moments.flatMap((moment) => bots.map(({ name }) => ({ ...moment, name })));

  test.each(cases)('$name answers in $id after $choices choices, the same each time', async (moment) => {
    const match = matchAfter(moment.module, moment.choices);
    const thought = thoughtOf(match, moment.name);
    const [once, again] = await Promise.all([thinkers.think(thought), thinkers.think(thought)]);
    expect(once).toEqual(again);
    expect(once).toEqual(
      getBot(moment.name).choose(toBotRequest(moment.module, thought, { budgetScale: EFFORT })),
    );
    expect(match.question?.choices).toContainEqual(once);
    expect(lines).toEqual([]);
  });

  test('answers otherwise by another seed', async () => {
    const match = matchAfter(battue, 20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => thinkers.think(thoughtOf(match, 'random', `${i}`))),
    );
    expect(new Set(answers.map(canonical)).size).toBeGreaterThan(1);
  });
});

describe('what a bot is told', () => {
  const thinkers = open();

  test.each(moments)('is the same in $id after $choices choices whatever the truth is', async (moment) => {
    const { module, choices } = moment;
    const { game } = module;
    const match = matchAfter(module, choices);
    const seat = match.question?.seat ?? 0;
    const { setup } = match;
    const worlds = [1, 2, 3].map((n) => {
      const state = game.determinize(match.state, seat, createRng({ kind: 'fast', seed: `world ${n}` }));
      return new Match(game, { ...setup, from: { state, stack: match.position().stack } });
    });
    expect(new Set(worlds.map((world) => canonical(world.state))).size).toBeGreaterThan(1);
    const thoughts = [match, ...worlds].map((world) => thoughtOf(world, 'greedy'));
    for (const thought of thoughts) expect(thought).toEqual(thoughts[0]);
    expect(await thinkers.think(thoughts[1])).toEqual(await thinkers.think(thoughts[2]));
    // By a bot that is never late, so that the same thought leads to the same advice.
    const hints = await Promise.all(thoughts.map((thought) => thinkers.hint(thought, 'ann')));
    for (const hint of hints) expect(hint).toEqual(hints[0]);
    expect(match.question?.choices).toContainEqual(hints[0]?.choice);
  });

  test.each(moments)('is what its seat sees in $id after $choices choices', ({ module, choices }) => {
    const match = matchAfter(module, choices);
    const seat = match.question?.seat ?? 0;
    const { game } = module;
    const guesses = ['a', 'b'].map((seed) => createBotTask(match, seed).position.state);
    for (const guess of guesses) {
      expect(game.view(guess, seat)).toEqual(game.view(match.state, seat));
      expect(game.checkInvariants(guess, match.seats)).toEqual([]);
    }
    expect(guesses[0]).not.toEqual(guesses[1]);
  });

  test('costs the match no die', () => {
    const match = matchAfter(battue, 7);
    const before = canonical([match.snapshot(), match.position()]);
    createBotTask(match, 'a');
    expect(canonical([match.snapshot(), match.position()])).toBe(before);
  });
});

describe('the fallback is taken for a bot that', () => {
  const thinkers = open({ worker: BAD_WORKER });
  const thought = thoughtOf(matchAfter(battue, 20), 'random');

  test.each([
    ['throws', 'RangeError'],
    ['throws a string', 'it failed'],
    ['dies', 'it failed'],
    ['cheats', 'not offered'],
    ['says nothing', 'not offered'],
    ['talks too much', 'not offered'],
    ['is unknown', 'it failed'],
  ])('%s, and the log tells no secret', async (bot, told) => {
    expect(await thinkers.think({ ...thought, bot })).toEqual(thought.question.fallback);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({ level: 'warn', game: 'battue', bot });
    expect(lines[0]).toContain(told);
    expect(lines[0]).not.toContain('the hand is');
  });

  test.each(['throws', 'dies', 'cheats', 'says nothing'])(
    '%s, unless it was asked for advice: that is no answer',
    async (bot) => {
      await expect(thinkers.hint({ ...thought, bot }, 'ann')).rejects.toThrow(BotFailed);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0])).toMatchObject({ level: 'warn', game: 'battue', bot });
      expect(lines[0]).not.toContain('the hand is');
    },
  );

  test('hangs, and its thread goes to the next one', async () => {
    const impatient = open({ worker: BAD_WORKER, longest: 5000 });
    const hung = impatient.think({ ...thought, bot: 'hangs' });
    const next = impatient.think(thought);
    expect(await hung).toEqual(thought.question.fallback);
    expect(lines[0]).toContain('TookTooLong');
    expect(await next).toEqual(getBot('random').choose(toBotRequest(battue, thought)));
    expect(lines).toHaveLength(1);
  });
});

function recorded(): Recorded {
  const { id, rulesVersion, seats } = battue.game;
  return { game: id, rules: rulesVersion, seats: seats.min, options: {}, seed: SEED, acts: [] };
}

describe('threads', () => {
  const hanging = { ...thoughtOf(matchAfter(battue, 20), 'hangs'), seed: 'hangs' };

  test('rehearse the games before somebody waits for them, and then do what they are asked', async () => {
    const thinkers = open({ rehearseAfter: 0 });
    // The rehearsal stands in the queue by then.
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await thinkers.replay(async () => recorded(), 'spectator', 'a')).toMatchObject({
      view: { number: 0 },
    });
    expect(lines).toEqual([]);
  });

  test('a rehearsal that fails is told, and keeps nobody from anything', async () => {
    const thinkers = open({ rehearseAfter: 0, worker: BAD_WORKER });
    await expect.poll(() => lines.join()).toContain('a rehearsal failed');
    expect(await thinkers.replay(async () => recorded(), 'spectator', 'a')).toMatchObject({
      view: { number: 0 },
    });
  });

  test('refuse more than they have room for', async () => {
    const thinkers = open({ worker: BAD_WORKER, longest: 600_000 });
    const running = thinkers.think(hanging);
    const waiting = Array.from({ length: 8 }, () =>
      thinkers.replay(async () => recorded(), 'spectator', 'a'),
    );
    const stopped = [running, ...waiting].map((each) => expect(each).rejects.toThrow(Stopped));
    await expect(thinkers.replay(async () => recorded(), 'spectator', 'a')).rejects.toThrow(TooBusy);
    await Promise.all([thinkers.close(), ...stopped]);
  });

  test('end a replay that hangs', async () => {
    const thinkers = open({ worker: BAD_WORKER, longest: 5000 });
    const hangs = thinkers.replay(async () => ({ ...recorded(), game: 'hangs' }), 'spectator', 'a');
    await expect(hangs).rejects.toThrow(TaskTimeout);
    expect(await thinkers.replay(async () => recorded(), 'spectator', 'a')).toMatchObject({
      view: { number: 0 },
    });
  });

  test('give up at once what they have not done when they are stopped, and do nothing afterwards', async () => {
    const thinkers = open({ worker: BAD_WORKER, longest: 600_000 });
    const given = [
      thinkers.think(hanging),
      thinkers.think(hanging),
      thinkers.file(async () => recorded(), [], 'a'),
    ];
    await Promise.all([thinkers.close(), ...given.map((each) => expect(each).rejects.toThrow(Stopped))]);
    await expect(thinkers.think(hanging)).rejects.toThrow(Stopped);
    expect(lines).toEqual([]);
  });
});
