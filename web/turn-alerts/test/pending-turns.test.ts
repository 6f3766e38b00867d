import { afterEach, expect, test, vi } from 'vitest';
import { keepOnly, onTurn, report, turnsDue } from '../pending-turns.ts';

const turn = (table: string) => ({ table, game: 'battue' });

afterEach(() => keepOnly(new Set()));

test('a table that is found waiting is counted, but nobody is called', () => {
  const call = vi.fn();
  const stop = onTurn(call);
  report(turn('found'), true);
  expect(turnsDue.value).toBe(1);
  expect(call).not.toHaveBeenCalled();
  stop();
});

test('a table that begins to wait calls once, and again when it waits again', () => {
  const call = vi.fn();
  const stop = onTurn(call);
  report(turn('begins'), false);
  report(turn('begins'), true);
  report(turn('begins'), true);
  expect(call).toHaveBeenCalledExactlyOnceWith(turn('begins'));
  report(turn('begins'), false);
  expect(turnsDue.value).toBe(0);
  report(turn('begins'), true);
  expect(call).toHaveBeenCalledTimes(2);
  stop();
});

test('a table that is no longer played does not wait', () => {
  report(turn('kept'), true);
  report(turn('gone'), true);
  keepOnly(new Set(['kept']));
  expect(turnsDue.value).toBe(1);
});
