import { expect, test } from 'vitest';
import { table } from '../../test/table.ts';
import { raiseNote, segmentsOf } from '../battle-segments.ts';
import { region } from '../decision.ts';
import { tray } from '../tray.tsx';
import { sceneOf } from './scene.ts';

const attack = (blue: string, red = 'CIT-R LOR-R') =>
  table({
    round: 3,
    players: { blue: { hand: blue, heroes: ['g7'] }, red: { hand: red } },
    owners: { g7: 'red 3' },
  }).choose('attack g7 WPN-B');

test('BTA-14.4 the parts of a total add up to what the rules say', () => {
  const scene = sceneOf(attack('WPN-B CHF-B').choose('lay CHF-B'));
  const { battle } = scene.view;
  if (!battle) throw new Error('no battle');
  for (const role of [0, 1] as const)
    expect(segmentsOf(scene.view, battle, role).reduce((sum, { value }) => sum + value, 0)).toBe(
      battle.totals[role],
    );
});

test('BTA-14.5 a stranger would cost the bonus of the hero, and the card says so', () => {
  const scene = sceneOf(attack('WPN-B CHF-B CHF-Y'));
  expect([raiseNote('CHF-B', scene), raiseNote('CHF-Y', scene)]).toEqual(['makes 4', '3, no bonus']);
});

test('the tray of a battle is open to everybody who sees it, and lies away from its cell', () => {
  const scene = sceneOf(attack('WPN-B CHF-B'));
  expect([tray.open(scene)?.title, region(scene)]).toEqual(['Battle in g7', ['g7']]);
});

test('BTA-14.18 the tray makes way for the reserve while a rank is chosen there', () => {
  const t = attack('WPN-B CHF-B TTL-B');
  const scene = sceneOf(t, { selected: ['TTL-B', 'CHF-B'] });
  expect(scene.offered.has('priest')).toBe(true);
  expect(tray.open(scene)).toBeUndefined();
});
