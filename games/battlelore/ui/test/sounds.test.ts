import { describe, expect, test } from 'vitest';
import { en } from '../../messages/en.ts';
import { HEARD, sounds } from '../sounds.ts';
import { begin } from './scenes.ts';

const { view } = begin('wizards-and-lore', 'sounds').view(0);
const heard = (kind: string, facts: object) => sounds.of({ kind, ...facts }, view);
const one = (what: (type: string) => boolean) => view.units.find(({ type }) => what(type))?.id ?? '';

describe('sounds', () => {
  test('each kind of event has a sound that there is, or is silent', () => {
    expect(Object.keys(HEARD).sort()).toEqual(Object.keys(en.events).sort());
    const names = Object.values(HEARD).filter((name) => typeof name === 'string' && name !== 'silent');
    expect(names.filter((name) => !Object.hasOwn(sounds.library, name as string))).toEqual([]);
  });

  test('archers are heard by their bows, others by their swords, and a spell by neither', () => {
    const attack = { seat: 0, how: 'attack', target: '' };
    expect(heard('attack', { ...attack, attacker: one((type) => type === 'human_archer') })).toBe('arrows');
    expect(heard('attack', { ...attack, attacker: one((type) => type === 'human_infantry') })).toBe('swords');
    expect(heard('attack', { ...attack, how: 'spell', attacker: '' })).toBe('lore');
  });

  test('riders are heard by their horses', () => {
    const across = { from: 'A1', to: 'A2' };
    expect(heard('moved', { ...across, unit: one((type) => type.endsWith('cavalry')) })).toBe('hooves');
    expect(heard('moved', { ...across, unit: one((type) => type === 'human_archer') })).toBe('march');
    expect(heard('turn', { seat: 0, number: 1 })).toBeUndefined();
  });

  test('every sound is heard sometime', () => {
    const { won, over } = sounds.ending;
    const chosen = ['march', 'hooves', 'tread', 'lore', 'roar', 'arrows', 'swords', won, over];
    const used = new Set<unknown>([...Object.values(HEARD), ...chosen]);
    expect(Object.keys(sounds.library).filter((name) => !used.has(name))).toEqual([]);
  });
});
