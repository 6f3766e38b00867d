import { expect, test } from 'vitest';
import { table } from './table.ts';

/** Seat 0 stands before the gate N-G, defence 3, held by warriors of seat 1. */
const siege = (warriors: number, defenders: number) =>
  table().horde(1, defenders, 'N-G').warriors(0, warriors, 'N-G');

test('BTU-10.1 the defence of the tile counts in addition to the defenders', () => {
  const s = siege(4, 3).rolls(2, 2).fight();
  expect(s.events('rolled')[0]).toMatchObject({ tile: 3, defenders: 3, defence: 3 + 3 + 2 });
});

test('BTU-10.2 when the last defender falls the attacker wins, and the tile is not fought again', () => {
  const s = siege(4, 2).rolls(6, 1, 6, 1).fight();
  expect([s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([0, 4]);
  expect(s.exchanges).toEqual(['10:6 won', '10:5 won']);
});

test('BTU-10.2 so it is when Attrition takes the last defender', () => {
  const s = siege(4, 1).hand(0, 'attrition').rolls(1, 6).fight().choose('play card:attrition');
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.exchanges]).toEqual([0, 3, ['5:10 lost']]);
});

test('BTU-10.2 so it is when Bloody Attrition takes the last defenders', () => {
  const s = siege(4, 2).hand(0, 'bloody-attrition').fight().choose('play card:bloody-attrition');
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.exchanges]).toEqual([0, 2, []]);
});

test('BTU-10.3 when the last attacker falls the defender keeps control', () => {
  const s = siege(1, 2).rolls(1, 6).fight();
  expect([s.owner('N-G'), s.warriors(1, 'N-G'), s.warriors(0, 'N-G')]).toEqual([1, 2, 0]);
  expect(s.exchanges).toEqual(['2:11 lost']);
});

test('BTU-10.3 so it is when Attrition takes the last attacker', () => {
  const s = siege(1, 2).hand(1, 'attrition').rolls(6, 1).fight().choose('play card:attrition');
  expect([s.owner('N-G'), s.warriors(1, 'N-G'), s.exchanges]).toEqual([1, 1, ['7:6 won']]);
});

test('BTU-10.4 when both have lost their last warrior there, control does not change', () => {
  const s = siege(1, 1).hand(0, 'attrition').rolls(1, 6).fight().choose('play card:attrition');
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([1, 0, 0]);
  expect(s.asked, 'the battle is over').toBe('1 reinforce');
});

test('BTU-10.5 while both have warriors there, both may retreat', () => {
  const s = siege(4, 2).controls(0, 'N-W1').controls(1, 'N-W2').rolls(6, 1).fight();
  expect([s.asked, s.offers()]).toEqual(['1 retreat', ['stay', 'retreat N-W2']]);
  s.choose('stay');
  expect([s.asked, s.offers()]).toEqual(['0 retreat', ['stay', 'retreat N-W1']]);
});

test('BTU-10.5 if nobody does, the attacker must go on', () => {
  const s = siege(4, 2).controls(0, 'N-W1').rolls(6, 1, 6, 1).fight();
  expect([s.whyNot('pass'), s.whyNot('done')]).toEqual(['BTU-9.3', 'BTU-9.3']);
  expect(s.choose('stay').exchanges).toHaveLength(2);
});

test('BTU-10.6 defenders called in make it an occupied tile for the rest of the battle', () => {
  const layout = table().controls(1, 'N-G').horde(1, 5, 'E-G').warriors(0, 4, 'N-G');
  const s = layout.hand(1, 'call-to-action').rolls(6, 1, 6, 1).fight();
  s.choose('play card:call-to-action', 'call E-G', 'count 2');
  expect(s.exchanges).toEqual(['10:6 won', '10:5 won']);
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([0, 4, 0]);
});

test('BTU-10.6 defenders called away leave an empty tile, won by one exchange', () => {
  const s = siege(4, 3).controls(1, 'E-G').hand(1, 'call-to-action').rolls(4, 3).fight();
  s.choose('play card:call-to-action', 'call N-G', 'count 3');
  expect(s.exchanges).toEqual(['8:6 won']);
  expect([s.owner('N-G'), s.warriors(1, 'E-G')]).toEqual([0, 3]);
});

test('BTU-10.6 after the defenders were called away only the attacker is asked to retreat', () => {
  const layout = siege(4, 3).controls(1, 'E-G', 'N-W2').controls(0, 'N-W1').hand(1, 'call-to-action');
  const s = layout.rolls(1, 6, 6, 1).fight();
  s.choose('play card:call-to-action', 'call N-G', 'count 3', 'to E-G');
  expect([s.asked, s.warriors(0, 'N-G')]).toEqual(['0 retreat', 3]);
  expect(s.choose('stay').exchanges).toEqual(['5:9 lost', '9:4 won']);
});
