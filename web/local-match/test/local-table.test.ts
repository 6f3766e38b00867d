import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule } from '@gonfalon/kernel';
import { commitment, verifyMatch } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import type { LocalTable } from '../local-table.ts';
import { newSavedMatch, rematchOf } from '../saved-match.ts';
import { ada, bo, bot, laid, open, Player, plan, record } from './tables.ts';

const games = [battue, battlelore] as readonly GameModule[];

/** Goes on until the person at the screen may choose. */
function untilAsked(table: LocalTable, player = new Player()): LocalTable {
  for (let i = 0; i < 5000 && !table.over && !table.standing().question; i++) player.step(table);
  return table;
}

/** Goes on until the device must be passed to somebody. */
function untilAwaited(table: LocalTable, player = new Player()): LocalTable {
  for (let i = 0; i < 5000 && !table.over && table.awaited === undefined; i++) player.step(table);
  return table;
}

function untilUndo(table: LocalTable, player = new Player()): LocalTable {
  for (let i = 0; i < 5000 && !table.over && !table.standing().mayUndo; i++) player.step(table);
  return table;
}

describe.each(games)('a local table of $game.id', (module) => {
  it('is played to its end by a person and a bot, and its dice can be checked', () => {
    const table = laid(module, ada, bot);
    new Player().toTheEnd(table);
    const { file } = table.record();
    expect(table.over).toMatchObject({ by: 'rules' });
    expect(verifyMatch(module.game, file).result).toEqual(table.over?.result);
    expect(commitment(table.info().seed ?? '')).toBe(table.info().commitment);
  });

  it('is played to its end by bots alone, with nobody to watch but spectators', () => {
    const table = laid(module, bot, bot);
    new Player().toTheEnd(table);
    expect([table.over?.by, table.viewer]).toEqual(['rules', 'spectator']);
  });

  it('advises whoever holds the device and is asked, by what they may know, and changes nothing', () => {
    const table = untilAsked(laid(module, ada, bot));
    const { question, number } = table.standing();
    const before = JSON.stringify(table.record());
    const hint = table.hint(number, 'thoughts');
    expect('choice' in hint && question?.choices).toContainEqual('choice' in hint && hint.choice);
    expect(JSON.stringify(table.record())).toBe(before);
    expect(table.hint(number + 1, 'thoughts')).toMatchObject({ rule: 'table.stale' });
    expect(table.info().hints).toBe(true);
    table.end('stop');
    expect(table.hint(number, 'thoughts')).toEqual({ rule: 'table.over' });
  });

  it('advises nobody who has not got the device', () => {
    const table = untilAwaited(laid(module, ada, bo));
    expect(table.hint(table.standing().number, 'thoughts')).toEqual({ rule: 'table.not-asked' });
  });

  it('keeps the seed to itself until the match is over', () => {
    const table = untilAsked(laid(module, ada, bot));
    const { seed } = record(module, [ada, bot]);
    const told = JSON.stringify([table.standing(), table.news(), table.info(), table.record().file]);
    expect(told).not.toContain(seed);
  });

  it('is the same match after being kept and opened again at any choice', () => {
    const straight = laid(module, ada, bot);
    new Player().toTheEnd(straight);
    let table = laid(module, ada, bot);
    const player = new Player();
    for (let i = 0; i < 20_000 && !table.over; i++) {
      player.step(table);
      if (i % 23 !== 0) continue;
      const before = table;
      table = open(module, table.record());
      expect(table.standing()).toEqual({ ...before.standing(), seq: table.standing().seq });
      expect(table.news().news.map(({ events }) => events)).toEqual(
        before.news().news.map(({ events }) => events),
      );
    }
    expect(table.record().file).toEqual(straight.record().file);
  });

  it('shows the person nothing that the kernel would not show that seat', () => {
    const table = laid(module, ada, bo);
    const player = new Player();
    for (let i = 0; i < 300 && !table.over; i++) {
      player.step(table);
      const { viewer } = table;
      const replayed = verifyOpen(module, table);
      expect(table.standing().view).toEqual(replayed.view(viewer).view);
      const { question } = replayed;
      if (question?.seat !== viewer && !question?.open) expect(table.standing().question).toBeUndefined();
    }
  });

  it('is handed over only where something hidden must be seen', () => {
    const table = laid(module, ada, bo);
    const player = new Player();
    for (let i = 0; i < 300 && !table.over; i++) {
      const { question } = verifyOpen(module, table);
      const isAnother = table.viewer !== 'spectator' && question?.seat !== table.viewer;
      if (isAnother && !table.duty()) {
        expect(table.awaited).toBe(question?.open ? undefined : question?.seat);
        expect(table.info().yourTurn).toBe(question?.open === true);
      }
      player.step(table);
    }
  });

  it('takes a choice back, and plays on from there', () => {
    const table = untilUndo(laid(module, ada, bot));
    const { seq, number } = table.standing();
    const entries = table.record().file.entries.length;
    expect(table.undo()).toBeUndefined();
    expect(table.record().file.entries).toHaveLength(entries - 1);
    expect(table.standing().number).toBe(number + 1);
    expect(table.update(seq).revoked).toEqual([seq]);
    expect(open(module, table.record()).standing().number).toBe(number + 1);
  });

  it('takes a choice back across dice against bots alone, is the same match again, and says so', () => {
    const table = untilAsked(laid(module, ada, bot));
    const player = new Player();
    const isPast = () => table.standing().question && !table.standing().mayUndo;
    for (let i = 0; i < 400 && !table.over && !(i > 15 && isPast()); i++) player.step(table);
    const { number } = table.standing();
    expect(table.standing().mayTakeBack).toBe(true);
    const seen = table.news().news.length;
    expect(table.undo()).toBeUndefined();
    expect(table.standing().number).toBeGreaterThan(number);
    expect(table.standing().question).toBeDefined();
    expect(table.news().news.length).toBeLessThan(seen);
    expect(table.info().takenBack).toBe(1);
    const again = open(module, table.record());
    expect(again.standing().question).toEqual(table.standing().question);
    expect(again.info().takenBack).toBe(1);
    player.toTheEnd(table);
    expect(verifyMatch(module.game, table.record().file).result).toEqual(table.over?.result);
  });

  it('takes nothing back across dice where another person plays', () => {
    const table = laid(module, ada, bo);
    const player = new Player();
    for (let i = 0; i < 60 && !table.over; i++) {
      player.step(table);
      expect(table.standing().mayTakeBack).toBeUndefined();
    }
  });

  it('refuses what is not offered, and changes nothing', () => {
    const table = untilAsked(laid(module, ada, bot));
    const before = table.record();
    expect(table.choose(table.standing().number, ['nonsense'])).toBeDefined();
    expect(table.explain({ choice: ['nonsense'] })).toBeDefined();
    expect(table.record()).toEqual(before);
  });

  it('refuses an answer to an earlier question', () => {
    const table = untilAsked(laid(module, ada, bot));
    const { number, question } = table.standing();
    const choice = question?.choices[0] ?? ['none'];
    expect(table.choose(number - 1, choice)?.rule).toBe('table.stale');
  });

  it('can be given up', () => {
    const table = untilAsked(laid(module, ada, bot));
    expect(table.resign()).toBeUndefined();
    expect(table.over?.result?.winners).toEqual([1]);
  });

  it('can be stopped, and its seed is told', () => {
    const table = untilAsked(laid(module, ada, bot));
    table.end('stop');
    expect(table.standing()).toMatchObject({ over: { by: 'stop' }, mayUndo: false });
    expect(table.standing().question).toBeUndefined();
    expect(() => verifyMatch(module.game, table.record().file)).not.toThrow();
    expect(open(module, table.record()).over).toEqual({ by: 'stop' });
  });
});

describe('a device that is passed on', () => {
  it('is asked for before anybody sees a hand', () => {
    const table = laid(battue, ada, bo);
    expect(table.viewer).toBe('spectator');
    expect(table.awaited).toBeDefined();
    expect(table.standing().question).toBeUndefined();
  });

  it('shows the table to a person only when that person has said so', () => {
    const table = laid(battlelore, ada, bo);
    const player = new Player();
    let handed = 0;
    for (let i = 0; i < 400 && !table.over; i++) {
      const { awaited, viewer } = table;
      if (awaited !== undefined) {
        expect(table.standing()).toMatchObject({ viewer });
        expect(table.standing().question).toBeUndefined();
      }
      player.step(table);
      if (awaited !== undefined) {
        expect(table.viewer).toBe(awaited);
        handed++;
      }
    }
    expect(handed).toBeGreaterThan(5);
  });

  it('cannot be taken by somebody who is not asked', () => {
    const table = laid(battue, ada, bo);
    const other = table.awaited === 0 ? 1 : 0;
    table.take(other);
    expect(table.viewer).toBe('spectator');
  });

  it('stays with the last person while a bot plays', () => {
    const table = laid(battue, ada, bot, bo);
    const player = new Player();
    let last = table.viewer;
    player.toTheEnd(table, () => {
      if (table.duty()) expect(table.viewer).toBe(last);
      last = table.viewer;
    });
  });

  it('is not needed where one person plays', () => {
    const table = laid(battue, ada, bot, bot);
    new Player().toTheEnd(table, () => expect(table.awaited).toBeUndefined());
  });

  it('is covered again after the page was closed', () => {
    const table = untilAsked(laid(battue, ada, bo));
    expect(open(battue, table.record()).viewer).toBe('spectator');
  });
});

describe('setting a table up', () => {
  it('refuses a bot that there is not, and options that are not valid', () => {
    const origin = { id: 'x', seed: 'b2'.repeat(32), now: 0 };
    const stranger = plan(battue, ada, { kind: 'bot', bot: 'deep-thought' });
    expect(() => newSavedMatch(battue, stranger, origin)).toThrow('deep-thought');
    expect(() =>
      newSavedMatch(battue, { ...plan(battue, ada, bot), options: { roundLimit: -1 } }, origin),
    ).toThrow();
    expect(() => newSavedMatch(battue, plan(battue, ada), origin)).toThrow();
  });

  it('moves everybody one seat on for a rematch', () => {
    const table = laid(battue, ada, bot, bo);
    expect(rematchOf(battue, table.record()).seats).toEqual([bot, bo, ada]);
    expect(rematchOf(battue, table.record()).options).toMatchObject({ roundLimit: 8, quickSetup: true });
  });

  it('makes tables without a person end', () => {
    const seats = [bot, bot];
    const made = newSavedMatch(
      battue,
      { game: 'battue', options: {}, seats },
      { id: 'x', seed: 'b2'.repeat(32), now: 0 },
    );
    expect(made.file.options.roundLimit).toBeGreaterThan(0);
  });
});

describe('a question that is passed automatically', () => {
  it('is answered by the table as long as its key is the same', () => {
    const table = laid(battue, ada, bo);
    const player = new Player();
    const found = () => table.standing().question?.autoPass;
    for (let i = 0; i < 5000 && !table.over && !found(); i++) player.step(table);
    const { question, number } = table.standing();
    expect(
      table.autoPass({ prompt: question?.prompt ?? '', key: question?.autoPass?.key ?? '', on: true }),
    ).toBeUndefined();
    expect(table.duty()).toEqual({ by: 'table', window: true });
    expect(table.think('x')).toEqual({ number, choice: question?.autoPass?.choice });
    expect(table.autoPass({ prompt: 'other', key: 'other', on: true })?.rule).toBe('table.not-offered');
  });
});

function verifyOpen(module: GameModule, table: LocalTable) {
  const { file, seed } = table.record();
  return verifyMatch(module.game, { ...file, chance: { ...file.chance, seed } as typeof file.chance });
}
