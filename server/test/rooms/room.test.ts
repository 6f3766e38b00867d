/** What a room does by itself, with a clock of our own. */
import { defaultLevel } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import type { GameModule, Windows } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { ClockSetting, LapseSetting } from '@gonfalon/protocol';
import { expect, test } from 'vitest';
import { pebbles } from '../../../kernel/test/toy.ts';
import { Room } from '../../rooms/room.ts';
import type { RoomContext } from '../../rooms/room-state.ts';
import { newsFor } from '../../rooms/room-view.ts';
import type { SeatRow } from '../../store/store.ts';

interface Plan {
  readonly game?: string;
  readonly module?: GameModule;
  readonly seats?: readonly ('human' | 'bot')[];
  readonly clock?: ClockSetting;
  readonly lapse?: LapseSetting;
  readonly windows?: Windows;
  readonly reaction?: number | undefined;
  readonly options?: Record<string, string | boolean>;
  readonly delay?: number;
  readonly callAfter?: number;
}

const SECOND = 1000;
const START = 1_800_000_000_000;

/** A room whose match has begun, and the hands of its clock. */
function begun({ game = 'battue', seats = ['human', 'human'], delay = 0, ...plan }: Plan = {}) {
  const time = { now: START, downtimes: [] as { from: number; to: number }[] };
  const around: RoomContext = {
    now: () => time.now,
    downtimes: () => time.downtimes,
    reactionDelay: () => delay,
    callAfter: plan.callAfter,
  };
  const module = plan.module ?? games.find((m) => m.game.id === game);
  if (!module) throw new Error(`no game ${game}`);
  const rows = seats.map(
    (kind, seat): SeatRow => ({
      seat,
      kind,
      identity: kind === 'human' ? `p${seat}` : undefined,
      bot: kind === 'bot' ? 'random' : undefined,
    }),
  );
  const table = {
    id: 'table',
    game,
    rules: module.game.rulesVersion,
    options: plan.options ?? {},
    status: 'open',
    public: false,
    spectators: true,
    chat: 'all',
    clock: plan.clock ?? { kind: 'none' },
    lapse: plan.lapse ?? { after: 2, become: 'bot' },
    hints: false,
    windows: plan.windows ?? 'ask',
    reaction: plan.reaction,
    rated: false,
    counted: false,
    host: 'p0',
    seed: '5e'.repeat(32),
    outcome: undefined,
    rematchOf: undefined,
    created: START,
    started: undefined,
    ended: undefined,
    version: 0,
  } as const;
  const place = { seq: 0, asked: undefined, discreet: false, due: undefined };
  const listed = { table, seats: rows, place };
  const room = new Room(module, listed, new Map(), around);
  room.begin();
  const again = (upTo = room.seq) => {
    const records = written.filter(({ seq }) => seq <= upTo);
    const copy = new Room(module, listed, new Map(), around);
    for (const record of JSON.parse(JSON.stringify(records)) as typeof records) copy.fold(record);
    return copy;
  };
  const written = [...room.written()];
  const write = () => written.push(...room.written());
  return { room, time, write, written, again };
}

/** The seat that is asked takes the first choice. */
function chooseFirst(room: Room, key = 'key-00000001') {
  const { question, number } = room.match;
  if (!question) throw new Error('nobody is asked');
  room.choose(question.seat, number, question.choices[0], key);
  return question.seat;
}

const asked = (room: Room) => room.match.question?.seat as number;

test('a room that reads its log again stands where it stood, clocks and all', () => {
  const { room, time, write, again } = begun({
    clock: { kind: 'live', bank: 600 * SECOND, increment: 5 * SECOND },
  });
  for (let i = 0; i < 60; i++) {
    time.now += 700;
    chooseFirst(room, `key-${10_000_000 + i}`);
    write();
  }
  const copy = again();
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(copy.standing(viewer)).toEqual(room.standing(viewer));
  expect(copy.snapshot().rest).toEqual(room.snapshot().rest);
});

test('a room restored from a snapshot goes on like the one that it was taken of', () => {
  const { room, write } = begun();
  for (let i = 0; i < 30; i++) chooseFirst(room, `key-${10_000_000 + i}`);
  write();
  const saved = JSON.parse(JSON.stringify(room.snapshot()));
  const around = { now: () => START, downtimes: () => [], reactionDelay: () => 0 };
  const copy = new Room(
    room.module,
    { table: room.table, seats: room.seats, place: room.place() },
    new Map(),
    around,
    saved,
  );
  for (let i = 0; i < 30; i++) {
    chooseFirst(room);
    chooseFirst(copy);
  }
  expect(copy.standing(0)).toEqual({ ...room.standing(0) });
});

test('time runs for the seat that is asked, and an increment comes when somebody else is', () => {
  const { room, time } = begun({ clock: { kind: 'live', bank: 60 * SECOND, increment: 5 * SECOND } });
  const first = asked(room);
  time.now += 10 * SECOND;
  expect(room.standing('spectator').clock?.left[first]).toBe(50 * SECOND);
  while (asked(room) === first) chooseFirst(room);
  expect(room.standing('spectator').clock?.left[first]).toBe(55 * SECOND);
  expect(room.standing('spectator').clock?.running).toBe(asked(room));
});

test('time while no server was up is not charged', () => {
  const { room, time } = begun({ clock: { kind: 'live', bank: 60 * SECOND, increment: 0 } });
  const first = asked(room);
  time.now += 3600 * SECOND;
  time.downtimes.push({ from: START + SECOND, to: time.now - SECOND });
  expect(room.duty(time.now)).toBeUndefined();
  while (asked(room) === first) chooseFirst(room);
  expect(room.standing('spectator').clock?.left[first]).toBe(58 * SECOND);
});

test('out of time: fallbacks are taken until somebody else is asked, and the lapse is counted once', () => {
  const { room, time } = begun({ clock: { kind: 'live', bank: 30 * SECOND, increment: 10 * SECOND } });
  const late = asked(room);
  expect(room.due).toBe(START + 30 * SECOND);
  time.now = START + 30 * SECOND;
  expect(room.duty(time.now)).toEqual({ kind: 'lapse', seat: late });
  room.handleTimeout(late);
  expect(asked(room)).not.toBe(late);
  expect(room.standing('spectator').clock?.timeouts[late]).toBe(1);
  const taken = room.pending.filter(({ act }) => act.do === 'choose');
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.every(({ act }) => act.do === 'choose' && act.by === 'clock')).toBe(true);
});

test('after enough lapses a bot plays for the seat, until its person returns', () => {
  const { room, time } = begun({
    clock: { kind: 'live', bank: 10 * SECOND, increment: 0 },
    lapse: { after: 1, become: 'bot' },
  });
  const late = asked(room);
  time.now += 10 * SECOND;
  room.handleTimeout(late);
  expect(room.seats[late]).toMatchObject({ kind: 'bot', bot: defaultLevel.name, identity: `p${late}` });
  expect(room.step(undefined).change?.seats?.[late]?.kind).toBe('bot');
  expect(room.duty(time.now)).toMatchObject({ kind: 'think', seat: late });
  expect(room.standing(late)).toMatchObject({ viewer: late, waiting: { seat: late } });
  expect(room.standing(late).question).toBeUndefined();
  room.reclaim(late);
  expect(room.standing(late).question).toBeDefined();
  expect(room.seats[late]?.kind).toBe('human');
  expect(room.standing('spectator').clock?.timeouts[late]).toBe(0);
});

test('after enough lapses a seat forfeits, if the table chose that', () => {
  const { room, time } = begun({
    game: 'battlelore',
    clock: { kind: 'days', perTurn: 3600 * SECOND },
    lapse: { after: 1, become: 'forfeit' },
  });
  const late = asked(room);
  time.now += 3600 * SECOND;
  expect(room.duty(time.now)).toEqual({ kind: 'lapse', seat: late });
  room.handleTimeout(late);
  expect(room.over).toMatchObject({ by: 'rules', result: { ending: 'resigned', winners: [1 - late] } });
  expect(room.step(undefined).change).toMatchObject({ status: 'finished', outcome: { by: 'rules' } });
});

test('a choice that was taken back is named, and its news are gone', () => {
  const { room, write, written } = begun();
  let undone: number | undefined;
  for (let i = 0; i < 400 && undone === undefined; i++) {
    const seat = chooseFirst(room);
    if (room.over) break;
    if (!room.match.mayUndo(seat)) continue;
    undone = room.seq;
    const before = room.match.number;
    room.undo(seat, before, 'undo-0000001');
    expect(room.match.number).toBe(before + 1);
  }
  expect(undone).toBeDefined();
  write();
  const { news, revoked: gone } = newsFor(written, 'spectator');
  expect(gone).toEqual([undone]);
  expect(news.map(({ seq }) => seq)).not.toContain(undone);
});

test('an undo by somebody else, or of an older number, is refused and changes nothing', () => {
  const { room } = begun();
  chooseFirst(room);
  const { number } = room.match;
  const seq = room.seq;
  expect(() => room.undo(1 - asked(room), number, 'undo-0000001')).toThrow('table.refused');
  expect(() => room.undo(asked(room), number - 1, 'undo-0000001')).toThrow('table.refused');
  expect(room.seq).toBe(seq);
});

test('a draw needs all people who still play; a refusal ends the offer', () => {
  const { room } = begun();
  room.propose(0, 'draw');
  expect(() => room.propose(1, 'stop')).toThrow('table.offer-open');
  expect(() => room.accept(0)).toThrow('table.no-offer');
  room.decline(1);
  expect(room.standing('spectator').offer).toBeUndefined();
  room.propose(1, 'draw');
  room.accept(0);
  expect(room.over).toEqual({ by: 'draw' });
  expect(room.standing(0).question).toBeUndefined();
  expect(() => chooseFirst(room)).toThrow('table.not-playing');
});

test('a seat offers three times at most before the match goes on, which snapshots know', () => {
  const { room } = begun();
  for (const end of ['draw', 'stop', 'draw'] as const) {
    room.propose(0, end);
    room.decline(1);
  }
  expect(() => room.propose(0, 'stop')).toThrow('table.offered-enough');
  expect(room.snapshot().rest).toMatchObject({ offered: [0, 0, 0] });
  room.propose(1, 'draw');
  room.decline(0);
  chooseFirst(room);
  room.propose(0, 'draw');
  expect(room.standing(1).offer).toMatchObject({ by: 0 });
});

test('an offer takes nobody’s time', () => {
  const { room, time, write, written } = begun({ clock: { kind: 'live', bank: 60 * SECOND, increment: 0 } });
  const thinking = asked(room);
  time.now += 10 * SECOND;
  room.propose(0, 'draw');
  room.decline(1);
  time.now += 10 * SECOND;
  expect(room.standing('spectator').clock?.left[thinking]).toBe(40 * SECOND);
  chooseFirst(room);
  write();
  expect(written.at(-1)?.spent ?? written.at(-2)?.spent).toEqual({ seat: thinking, ms: 20 * SECOND });
});

test('a person who plays against bots alone may stop at once', () => {
  const { room } = begun({ seats: ['human', 'bot'] });
  room.propose(0, 'stop');
  expect(room.over).toEqual({ by: 'stop' });
});

test('a bot is due at once', () => {
  const { room, time } = begun({ seats: ['bot', 'bot'] });
  expect(room.duty(time.now)).toMatchObject({ kind: 'think', bot: 'random' });
});

test('windows in a row are answered after one delay, by a bot too, whatever it could have chosen', () => {
  const delay = 700;
  for (const seats of [
    ['human', 'human'],
    ['bot', 'bot'],
  ] as const) {
    const { room, time } = begun({ seats, delay });
    const chance = createRng({ kind: 'fast', seed: 'windows' });
    let windows = 0;
    let row = 0;
    for (let i = 0; i < 3000 && !room.over && windows < 12; i++) {
      const { question } = room.match;
      if (!question) break;
      row = question.autoPass ? row + 1 : 0;
      if (question.autoPass && (seats[0] === 'bot' || room.match.forced)) {
        windows++;
        expect(room.due).toBe(row === 1 ? time.now + delay : time.now);
        time.now = room.due ?? 0;
      } else if (row > 0) time.now += delay;
      const pick = question.choices[chance.nextInt(question.choices.length)];
      if (seats[0] === 'bot') room.answer(pick, 'bot');
      else room.choose(question.seat, room.match.number, pick, `key-${10_000_000 + i}`);
    }
    expect(windows).toBeGreaterThan(3);
  }
});

test('what a seat passes automatically is answered for it, and told to nobody else', () => {
  const { room, time } = begun({ delay: 500, seats: ['human', 'human', 'human', 'human'] });
  const chance = createRng({ kind: 'fast', seed: 'waive' });
  for (let i = 0; i < 3000 && !room.over; i++) {
    const { question, number } = room.match;
    if (!question) break;
    const { seat, prompt, autoPass, choices } = question;
    if (autoPass && choices.length > 1) {
      expect(room.due).toBeUndefined();
      expect(room.mayAutoPass(seat, { prompt, key: autoPass.key })).toBe(true);
      expect(room.mayAutoPass((seat + 1) % 4, { prompt, key: autoPass.key })).toBe(false);
      const before = room.standing('spectator');
      const own = { autoPassed: [{ prompt, key: autoPass.key }] };
      room.takeInstructions(new Map([[seat, own]]));
      expect(room.due).toBe(time.now + 500);
      expect(room.standing('spectator')).toEqual(before);
      expect(room.standing((seat + 1) % 4).autoPassed).toBeUndefined();
      expect(room.standing(seat).autoPassed).toEqual([{ prompt, key: autoPass.key }]);
      time.now += 500;
      // What somebody else says does not put it off.
      const another = [(seat + 1) % 4, own] as const;
      room.takeInstructions(new Map([[seat, own], another]));
      expect(room.duty(time.now)).toEqual({ kind: 'answer', choice: autoPass.choice });
      room.takeInstructions(new Map([another]));
      expect(room.duty(time.now)).toBeUndefined();
      return;
    }
    room.choose(seat, number, choices[chance.nextInt(choices.length)], `key-${10_000_000 + i}`);
  }
  throw new Error('no window with a choice came up');
});

/** A room of Pebbles in which somebody may scare a wave. */
function underAWave(plan: Plan = {}) {
  const found = begun({ ...plan, module: pebbles as unknown as GameModule });
  const { room } = found;
  const chance = createRng({ kind: 'fast', seed: 'waves' });
  for (let i = 0; i < 500 && !room.over; i++) {
    const { question, number, forced } = room.match;
    if (!question || (question.secret && question.choices.length > 1)) break;
    const wave = question.choices.find(([verb]) => verb === 'play');
    const choice = forced ?? wave ?? question.choices[chance.nextInt(question.choices.length)];
    room.choose(question.seat, number, choice, `key-${10_000_000 + i}`);
  }
  expect(room.match.question).toMatchObject({ prompt: 'watch', secret: true });
  return found;
}

test('no secret question waits for ever: without a clock there is time for it too, and it is no lapse', () => {
  for (const [reaction, time] of [
    [undefined, 120 * SECOND],
    [20 * SECOND, 20 * SECOND],
  ] as const) {
    const { room, time: clock } = underAWave({ reaction, lapse: { after: 1, become: 'bot' } });
    const watcher = asked(room);
    expect(room.due).toBe(clock.now + time);
    expect(room.duty(clock.now + time - 1)).toBeUndefined();
    clock.now += time;
    expect(room.duty(clock.now)).toEqual({ kind: 'lapse', seat: watcher });
    room.handleTimeout(watcher);
    expect(room.match.question?.prompt).not.toBe('watch');
    expect(room.seats[watcher]?.kind).toBe('human');
    expect(room.standing('spectator').clock).toBeUndefined();
  }
});

test('orders answer after the delay of windows; where they flow, those of the game do', () => {
  const { room, time } = underAWave({ delay: 500 });
  const watcher = asked(room);
  room.takeInstructions(new Map([[watcher, { orders: { gulls: 'always' } }]]));
  expect(room.due).toBe(time.now + 500);
  time.now += 500;
  expect(room.duty(time.now)).toMatchObject({ kind: 'answer', choice: ['scare', expect.any(String)] });
  room.takeInstructions(new Map());
  expect(room.duty(time.now)).toBeUndefined();
  expect(room.place().call).toBeUndefined();
});

test('a room remembers which choice a key was given for, also when it read it from the log', () => {
  const { room, write, again } = begun();
  const { number } = room.match;
  const seat = chooseFirst(room, 'my-key-0001');
  write();
  for (const one of [room, again()]) {
    expect(one.accepted(seat, number, 'my-key-0001')).toBe(2);
    expect(one.accepted(seat, number + 1, 'my-key-0001')).toBeUndefined();
    expect(one.accepted(1 - seat, number, 'my-key-0001')).toBeUndefined();
  }
});

test('two records of the same match never differ in who may see what', () => {
  const { room, write, written } = begun({ seats: ['human', 'human', 'human', 'human'] });
  for (let i = 0; i < 120; i++) chooseFirst(room, `key-${10_000_000 + i}`);
  write();
  expect(written.map(({ seq }) => seq)).toEqual(written.map((_, i) => i + 1));
  expect(written[0]?.act).toEqual({ do: 'begin' });
});

test('whoever is asked may be called after a while, but not to what the table answers for them', () => {
  const callAfter = 20 * SECOND;
  const { room, time, write, again } = begun({ callAfter });
  let [answered, last] = [0, { seat: -1, turn: 0 }];
  for (let i = 0; i < 120; i++) {
    const { forced } = room.match;
    const { asked: seat = -1, call } = room.place();
    if (forced) {
      answered++;
      expect(call).toBeUndefined();
      room.answer(forced, 'table');
    } else {
      expect(call?.at).toBe(time.now + callAfter);
      // However many questions, and windows that nobody had to be waited for: it is one turn.
      expect(call?.turn === last.turn).toBe(seat === last.seat);
      last = { seat, turn: call?.turn ?? 0 };
      chooseFirst(room, `key-${10_000_000 + i}`);
    }
    write();
    expect(again().place().call).toEqual(room.place().call);
  }
  expect(answered).toBeGreaterThan(3);
});

test('no bot is called, nor anybody where that is not set up', () => {
  expect(begun({ callAfter: SECOND, seats: ['bot', 'bot'] }).room.place().call).toBeUndefined();
  expect(begun().room.place().call).toBeUndefined();
});
