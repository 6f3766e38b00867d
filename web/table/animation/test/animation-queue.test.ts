import type { Update } from '@gonfalon/protocol';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import { AnimationQueue, speedFactor } from '../animation-queue.ts';

const glow: Animation = { kind: 'glow', at: [], tone: 'plain' };

function update(seq: number, ...kinds: string[]): Update {
  const events = kinds.map((kind) => ({ kind }));
  const news = [{ seq, at: 0, events }];
  return {
    do: 'update',
    from: seq - 1,
    news,
    revoked: [],
    table: 't',
    seq,
    viewer: 0,
    number: seq,
    view: {},
    mayUndo: false,
  };
}

function stage(pace: number) {
  const happened: string[] = [];
  const heard: string[] = [];
  const made: AnimationQueue = new AnimationQueue({
    scene: () => ({}) as Scene,
    motions: ({ kind }) => (kind === 'seen' ? [glow] : []),
    pace: () => pace,
    show: ({ seq }) => happened.push(`show ${seq}`),
    announce: (events) => happened.push(`tell ${events.map(({ kind }) => kind).join()}`),
    playSounds: (events) => heard.push(events.map(({ kind }) => kind).join()),
  });
  return {
    made,
    happened,
    heard,
    rest: async () => {
      while (!made.idle.value) await new Promise((r) => setTimeout(r, 1));
    },
  };
}

describe('the stage', () => {
  it('shows at once what has nothing to be seen of it', () => {
    const { made, happened } = stage(1);
    made.add(update(1, 'told'));
    expect(happened).toEqual(['tell told', 'show 1']);
    expect(made.idle.value).toBe(true);
  });

  it('plays what is to be seen before it shows what came of it, and what comes meanwhile waits', async () => {
    const { made, happened, rest } = stage(0.01);
    made.add(update(1, 'seen'));
    made.add(update(2, 'told'));
    expect(happened).toEqual(['tell seen']);
    expect(made.playing.value?.motion).toBe(glow);
    await rest();
    expect(happened).toEqual(['tell seen', 'show 1', 'tell told', 'show 2']);
    expect(made.playing.value).toBeUndefined();
  });

  it('can be skipped, with all that waits', async () => {
    const { made, happened, rest } = stage(1000);
    made.add(update(1, 'seen', 'seen'));
    made.add(update(2, 'seen'));
    made.skip();
    await rest();
    expect(happened).toEqual(['tell seen,seen', 'show 1', 'tell seen', 'show 2']);
  });

  it('plays nothing at no pace', () => {
    const { made, happened } = stage(0);
    made.add(update(1, 'seen'));
    expect(happened).toEqual(['tell seen', 'show 1']);
  });

  it('lets each event be heard when it is seen, and what is not seen with what is seen next', async () => {
    const { made, heard, rest } = stage(0.001);
    made.add(update(1, 'told', 'seen', 'seen', 'late'));
    await rest();
    expect(heard).toEqual(['told,seen', 'seen', 'late']);
  });

  it('lets all be heard at once at no pace, and nothing of what is skipped', async () => {
    const still = stage(0);
    still.made.add(update(1, 'seen', 'told'));
    expect(still.heard).toEqual(['seen,told']);
    const skipped = stage(1000);
    skipped.made.add(update(1, 'seen', 'seen'));
    skipped.made.add(update(2, 'told'));
    skipped.made.skip();
    await skipped.rest();
    expect(skipped.heard).toEqual(['seen']);
  });

  it('hurries when there is much to be seen', () => {
    const dice: Animation = { kind: 'dice', title: '', dice: [] };
    expect(speedFactor([dice], 1)).toBe(1);
    expect(1500 * 10 * speedFactor(Array(10).fill(dice), 1)).toBeCloseTo(4000);
    expect(1500 * 10 * speedFactor(Array(10).fill(dice), 2)).toBeCloseTo(4000);
  });
});
