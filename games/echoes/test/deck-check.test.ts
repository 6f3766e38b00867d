import { describe, expect, test } from 'vitest';
import type { DeckCardId } from '../content/index.ts';
import { CIVS, preset } from '../content/index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { changesTo, deckFaults } from '../rules/deck-check.ts';
import { opening } from './field.ts';

function without(...ids: DeckCardId[]): DeckCardId[] {
  const list = preset.norse.slice();
  for (const id of ids) list.splice(list.indexOf(id), 1);
  return list;
}

/** Each broken rule with what it is about. */
const told = (list: readonly string[]) =>
  deckFaults('norse', list).map(({ rule, where }) => [rule, ...where].join(' '));

describe('a deck from outside', () => {
  test('ECH-11.14 a legal list has no fault', () => {
    for (const civ of CIVS) expect(deckFaults(civ, preset[civ])).toEqual([]);
    expect(told([...without('nor-hardrada'), 'nor-cnut'])).toEqual([]);
  });

  test.each<[string, string[], string[]]>([
    [
      'another civilisation, an unknown card',
      [...without('nor-bondi', 'nor-bondi'), 'sco-kern', 'nor-thor'],
      ['ECH-11.9 sco-kern', 'ECH-11.9 nor-thor'],
    ],
    ['a Civilisation card', [...without('nor-bondi'), 'nor-civ'], ['ECH-11.9 nor-civ']],
    [
      'more copies than the rarity allows',
      [...without('nor-bondi'), 'nor-dane-axe'],
      ['ECH-11.13 nor-dane-axe'],
    ],
    ['a second Conqueror', [...without('nor-bondi'), 'nor-cnut'], ['ECH-11.11 nor-hardrada nor-cnut']],
    [
      'the same Conqueror twice',
      [...without('nor-bondi'), 'nor-hardrada'],
      ['ECH-11.13 nor-hardrada', 'ECH-11.11 nor-hardrada'],
    ],
    ['a card too few, the Conqueror', without('nor-hardrada'), ['ECH-11.11', 'ECH-11.10']],
    ['no Starting Scout', [...without('nor-njosnari'), 'nor-drengr'], ['ECH-11.12']],
    ['nothing at all', [], ['ECH-11.11', 'ECH-11.12', 'ECH-11.10']],
    ['a card too many', [...preset.norse, 'nor-drengr'], ['ECH-11.10']],
    [
      'another civilisation’s Conqueror and Scout count for nothing',
      [...without('nor-hardrada', 'nor-njosnari'), 'sco-bruce', 'sco-gillie'],
      ['ECH-11.9 sco-bruce', 'ECH-11.9 sco-gillie', 'ECH-11.11', 'ECH-11.12'],
    ],
  ])('ECH-11.9, ECH-11.10, ECH-11.11, ECH-11.12, ECH-11.13 %s', (_, list, faults) => {
    expect(told(list)).toEqual(faults);
  });

  test('every fault has a sentence of its own in both languages', () => {
    const faults = deckFaults('norse', [
      'nor-thor',
      'sco-kern',
      'nor-cnut',
      'nor-cnut',
      'nor-hardrada',
    ]).concat(deckFaults('norse', ['nor-njosnari']).filter(({ id }) => id === 'no-conqueror'));
    for (const { deckFaults: table } of [en, fr]) {
      const sentences: Readonly<Record<string, unknown>> = table;
      const said = faults.map(({ id, params }) => {
        const sentence = sentences[id];
        return [id, typeof sentence === 'function' ? String(sentence(params)) : String(sentence)];
      });
      expect(said.map(([id]) => id).sort()).toEqual(Object.keys(table).sort());
      expect(new Set(said.map(([, sentence]) => sentence)).size).toBe(said.length);
      for (const [, sentence] of said) expect(sentence).not.toMatch(/undefined|object/);
    }
  });
});

describe('a kept list', () => {
  test('ECH-11.20 is played back as drops and adds; unknown cards are left out and named', () => {
    const kept = [
      ...without('nor-hardrada', 'nor-bondi', 'nor-bondi'),
      'nor-cnut',
      'nor-drengr',
      'nor-thor',
      'sco-kern',
      'nor-drengr',
    ];
    const { choices, unknown } = changesTo('norse', preset.norse, kept);
    expect(unknown).toEqual(['nor-thor', 'sco-kern']);
    const s = opening(2, { decks: 'built' }, [6, 1]).choose('civ norse');
    for (const choice of choices) s.choose(choice.join(' '));
    s.choose('done');
    expect(s.player(0).list.toSorted()).toEqual(
      [
        ...without('nor-hardrada', 'nor-bondi', 'nor-bondi'),
        'nor-cnut',
        'nor-drengr',
        'nor-drengr',
      ].toSorted(),
    );
  });

  test('ECH-11.20 nothing is changed for the list that is there already', () => {
    expect(changesTo('norse', preset.norse, preset.norse.toReversed())).toEqual({ choices: [], unknown: [] });
  });
});
