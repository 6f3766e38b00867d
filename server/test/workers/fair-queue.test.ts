import { describe, expect, test } from 'vitest';
import type { TaskKind } from '../../workers/admission-queue.ts';
import { AdmissionQueue, Stopped, TooBusy } from '../../workers/admission-queue.ts';
import { FairQueue } from '../../workers/fair-queue.ts';

describe('lanes', () => {
  test('take turns, each in its own order', () => {
    const turns = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) turns.add(item[0], item);
    expect(turns.size).toBe(6);
    const served = [turns.next(), turns.next()];
    turns.add('d', 'd1');
    while (turns.size > 0) served.push(turns.next());
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'd1', 'a3']);
    expect(turns.next()).toBeUndefined();
    expect(turns.waitingIn('a')).toBe(0);
  });
});

function gateWith(places: number): AdmissionQueue {
  const gate = new AdmissionQueue();
  for (let i = 0; i < places; i++) gate.leave();
  return gate;
}

/** Those who come to a gate, in the order in which they are let in. */
function comers(gate: AdmissionQueue): {
  come(errand: TaskKind, lane: string): Promise<void>;
  readonly inside: string[];
} {
  const inside: string[] = [];
  const come = async (errand: TaskKind, lane: string) => {
    await gate.enter(errand, lane);
    inside.push(lane);
  };
  return { come, inside };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  test('lets in as many as there are places, and another whenever one leaves', async () => {
    const gate = gateWith(2);
    const { come, inside } = comers(gate);
    const all = ['a', 'b', 'c', 'd'].map((lane) => come('thought', lane));
    await settled();
    expect(inside).toEqual(['a', 'b']);
    gate.leave();
    await settled();
    expect(inside).toEqual(['a', 'b', 'c']);
    gate.leave();
    await Promise.all(all);
    for (let i = 0; i < 2; i++) gate.leave();
    await come('thought', 'e');
    await come('thought', 'f');
    const late = come('thought', 'g');
    await settled();
    expect(inside).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    gate.leave();
    await late;
  });

  test('lets bots and replays in by turns, however many of the one there are', async () => {
    const gate = gateWith(1);
    const { come, inside } = comers(gate);
    const all = [come('replay', 'first')];
    for (const lane of ['r1', 'r2', 'r3']) all.push(come('replay', lane));
    for (const lane of ['t1', 't2']) all.push(come('thought', lane));
    for (let i = 0; i < 5; i++) {
      await settled();
      gate.leave();
    }
    await Promise.all(all);
    expect(inside).toEqual(['first', 't1', 'r1', 't2', 'r2', 'r3']);
  });

  test('has room for the bots of all tables that one person may have', async () => {
    const gate = gateWith(1);
    const { come, inside } = comers(gate);
    const many = Array.from({ length: 50 }, () => come('thought', 'many'));
    const one = come('thought', 'one');
    await settled();
    gate.leave();
    gate.leave();
    await one;
    expect(inside).toEqual(['many', 'many', 'one']);
    for (const _ of many) gate.leave();
    await Promise.all(many);
  });

  test('sends away whom it has no room for: of one lane early, of all late', async () => {
    const gate = gateWith(1);
    await gate.enter('replay', 'inside');
    const waiting = Array.from({ length: 8 }, () => gate.enter('replay', 'busy'));
    await expect(gate.enter('replay', 'busy')).rejects.toThrow(TooBusy);
    for (let i = 8; i < 100; i++) waiting.push(gate.enter('replay', `lane ${i}`));
    await expect(gate.enter('replay', 'one more')).rejects.toThrow(TooBusy);
    const thought = gate.enter('thought', 'a bot is not sent away for that');
    gate.leave();
    await thought;
    const sentAway = waiting.map((each) => expect(each).rejects.toThrow(Stopped));
    gate.close();
    await Promise.all(sentAway);
    await expect(gate.enter('thought', 'too late')).rejects.toThrow(Stopped);
  });
});
