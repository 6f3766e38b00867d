import { describe, expect, test } from 'vitest';
import { constants } from '../../content/index.ts';
import { opening } from '../../test/table.ts';
import { gameMessages } from '../messages.ts';
import { HEARD, sounds } from '../sounds.ts';
import { randomMatch } from './scene.ts';

const { view } = opening(2).match.view(0);
const heard = (kind: string, facts: object) => sounds.of({ kind, ...facts }, view);

describe('sounds', () => {
  test('each kind of event has a sound that there is, or is silent', () => {
    expect(Object.keys(HEARD).sort()).toEqual(Object.keys(gameMessages.en.events).sort());
    const names = Object.values(HEARD).filter((name) => typeof name === 'string' && name !== 'silent');
    expect(names.filter((name) => !Object.hasOwn(sounds.library, name as string))).toEqual([]);
  });

  test('a gate falls with a crash, a house burns, a landmark rings', () => {
    expect(heard('captured', { seat: 0, space: 'N-G' })).toBe('gate');
    expect(heard('captured', { seat: 0, space: 'PAL' })).toBe('plunder');
    expect(heard('revealed', { seat: 0, space: 'PAL', tile: constants.landmarks[0] })).toBe('bell');
    expect(heard('revealed', { seat: 0, space: 'PAL' })).toBe('rubble');
    expect(heard('turn', { seat: 0, round: 1 })).toBeUndefined();
    expect(heard('constructor', {})).toBeUndefined();
  });

  test('every sound is heard sometime', () => {
    const { won, over } = sounds.ending;
    const used = new Set<unknown>([...Object.values(HEARD), 'gate', 'plunder', 'bell', 'rubble', won, over]);
    expect(Object.keys(sounds.library).filter((name) => !used.has(name))).toEqual([]);
  });

  test('who may not see a tile does not hear which it is', () => {
    const match = randomMatch('hidden', 2);
    const told = match.events('spectator').filter(({ kind }) => kind === 'saw-tile' || kind === 'drew');
    for (const event of told) expect(sounds.of(event, match.view('spectator').view)).toBe('card');
    expect(told.length).toBeGreaterThan(0);
  });
});
