/** Every sound of every game is one that can be made, short, and never louder than what can be played. */
import { covers } from '@gonfalon/games/covers';
import type { Glide, Layer, Sound } from '@gonfalon/ui-kit';
import { lengthOf } from '@gonfalon/ui-kit';
import { describe, expect, test } from 'vitest';
import { shellSounds } from '../shell-sounds.ts';

const MAX_SECONDS = 2;
const both = (value: Glide): readonly number[] => (typeof value === 'number' ? [value] : value);
const isAudible = (value: Glide) => both(value).every((hertz) => hertz >= 20 && hertz <= 12_000);

function faultsOf({ wave, hertz, length, gain, attack = 0, at = 0, filter, again }: Layer): string[] {
  const checks: Readonly<Record<string, boolean>> = {
    'noise has no pitch, a wave has one': (wave === 'noise') === (hertz === undefined),
    'its pitch can be heard': hertz === undefined || isAudible(hertz),
    'noise is filtered': wave !== 'noise' || filter !== undefined,
    'its filter is within what can be heard': filter === undefined || isAudible(filter.hertz),
    'it is heard, and not too loud': gain > 0 && gain <= 0.6,
    'it swells before it ends': attack < length && at >= 0,
    'it never swells again': again === undefined || (again.times > 1 && (again.fade ?? 1) <= 1),
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
}

function expectSound(name: string, sound: Sound): void {
  expect(sound.flatMap(faultsOf), name).toEqual([]);
  expect(lengthOf(sound), name).toBeGreaterThan(0);
  expect(lengthOf(sound), name).toBeLessThanOrEqual(MAX_SECONDS);
}

test('the sounds of the house', () => {
  for (const [name, sound] of Object.entries(shellSounds)) expectSound(name, sound);
});

const heard = await Promise.all(covers.map(async ({ id, load }) => ({ id, sounds: (await load()).sounds })));

describe.each(heard.flatMap(({ id, sounds }) => (sounds ? [{ id, sounds }] : [])))('$id', ({ sounds }) => {
  test('its sounds', () => {
    const { library } = sounds;
    expect(Object.keys(library).length).toBeGreaterThan(0);
    for (const [name, sound] of Object.entries(library)) expectSound(name, sound);
  });

  test('its ends and its samples are sounds that it has', () => {
    const { library, ending, sample } = sounds;
    const wanted = [ending.won, ending.over, ...sample];
    expect(wanted.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
    expect(sample.length).toBeGreaterThan(0);
  });

  test('its ambience is quiet', () => {
    const { loops, oneShots } = sounds.ambience;
    for (const { gain, lfo } of loops) {
      expect(gain).toBeLessThanOrEqual(0.08);
      expect(lfo[0]).toBeLessThanOrEqual(1);
      expect(lfo[1]).toBeGreaterThan(1);
    }
    for (const { sound, interval } of oneShots) {
      expectSound('a stray sound', sound);
      for (const { gain } of sound) expect(gain).toBeLessThanOrEqual(0.15);
      expect(interval[0]).toBeLessThan(interval[1]);
    }
  });
});
