import { describe, expect, test } from 'vitest';
import type { TechnologyId, UnitId } from '../content/index.ts';
import type { Profile } from '../rules/board.ts';
import type { Unit } from '../rules/state.ts';
import { field } from './field.ts';

function flat({ anti, ...rest }: Readonly<Profile>): Map<string, number> {
  const against = Object.entries(anti).map(([who, n]): [string, number] => [`anti ${who}`, n]);
  return new Map([...Object.entries(rest).map(([k, n]): [string, number] => [k, Number(n)]), ...against]);
}

/** What an Upgrade changes of a unit: `melee +1, volley +1`. */
function gives(id: TechnologyId, bearer: UnitId, more: Partial<Unit> = {}): string {
  const bare = field().building(0, 'camp', 'c4').unit(0, bearer, 'c3', more);
  const before = flat(bare.board().profile(bare.u(1)));
  bare.upgrade(id);
  const after = flat(bare.board().profile(bare.u(1)));
  return [...after]
    .flatMap(([k, n]) => (n === (before.get(k) ?? 0) ? [] : [`${k} +${n - (before.get(k) ?? 0)}`]))
    .sort()
    .join(', ');
}

describe('Upgrades', () => {
  test('nor-dane-axe, nor-sea-legs, nor-byrnie, nor-seax the Norse', () => {
    expect(gives('nor-dane-axe', 'nor-bondi')).toBe('melee +1, volley +1');
    expect(gives('nor-sea-legs', 'nor-bowman')).toBe('movement +1, naval +1');
    expect(gives('nor-byrnie', 'nor-bondi')).toBe('armour +1');
    expect(gives('nor-seax', 'nor-bondi')).toBe('anti infantry +1, riposte +1');
  });

  test('sco-lochaber-axe, sco-targe, sco-claymore the Scots', () => {
    expect(gives('sco-lochaber-axe', 'sco-clansman')).toBe('anti cavalry +1, melee +1');
    expect(gives('sco-targe', 'sco-clansman')).toBe('health +2, reinforced +1');
    expect(gives('sco-claymore', 'sco-clansman')).toBe('charge +1, melee +1');
  });

  test('mon-composite-bow, mon-barding, mon-stirrups the Mongols', () => {
    expect(gives('mon-composite-bow', 'mon-horse-archer')).toBe('ranged +1');
    expect(gives('mon-barding', 'mon-lancer')).toBe('armour +1');
    expect(gives('mon-stirrups', 'mon-lancer')).toBe('charge +1, melee +1');
  });

  test('byz-toxon, byz-manual-of-war, byz-strategos, byz-komes, byz-paramerion, byz-kavadion the Byzantines', () => {
    expect(gives('byz-toxon', 'byz-stratiotai')).toBe('ranged +1');
    expect(gives('byz-manual-of-war', 'byz-stratiotai')).toBe('riposte +2');
    expect(gives('byz-strategos', 'byz-scorpion')).toBe('melee +2, ranged +2');
    expect(gives('byz-komes', 'byz-stratiotai')).toBe('melee +1, ranged +1');
    expect(gives('byz-paramerion', 'byz-koursores')).toBe('melee +1');
    expect(gives('byz-kavadion', 'byz-stratiotai')).toBe('reinforced +2');
  });

  test('ott-gunpowder, ott-drill, ott-kilij, ott-mirror-armour the Ottomans', () => {
    expect(gives('ott-gunpowder', 'ott-sahi')).toBe('ranged +1');
    expect(gives('ott-drill', 'ott-azab')).toBe('armour +1');
    expect(gives('ott-kilij', 'ott-azab')).toBe('anti infantry +1, melee +1');
    expect(gives('ott-mirror-armour', 'ott-akinji')).toBe('armour +1');
  });

  test('hre-plate, hre-lance the Holy Roman Empire', () => {
    expect(gives('hre-plate', 'hre-landwehr')).toBe('armour +2');
    expect(gives('hre-lance', 'hre-ritter')).toBe('charge +2');
  });

  test('eng-arrowslits, eng-marcher-lord the English; slits need a building of one’s own', () => {
    expect(gives('eng-arrowslits', 'eng-longbowman')).toBe('');
    expect(gives('eng-arrowslits', 'eng-longbowman', { at: 'c4' })).toBe('ranged +1');
    expect(gives('eng-marcher-lord', 'eng-billman')).toBe('buildAfterAttack +1');
  });

  test('ECH-12.6 a unit has all its classes', () => {
    expect(gives('ott-gunpowder', 'ott-janissary')).toBe('ranged +1');
    expect(gives('ott-drill', 'ott-janissary')).toBe('armour +1');
  });

  test.each([
    ['nor-dane-axe', 'nor-bowman'],
    ['mon-composite-bow', 'mon-lancer'],
    ['hre-lance', 'hre-landwehr'],
    ['ott-gunpowder', 'ott-azab'],
  ] as const)('ECH-8.6 %s does nothing for %s, who is of another class', (id, bearer) => {
    expect(gives(id, bearer)).toBe('');
  });
});
