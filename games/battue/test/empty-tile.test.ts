import { expect, test } from 'vitest';
import { table } from './table.ts';

/** Seat 0 stands before the gate N-G, which nobody holds or defends: defence 3, one loot card. */
const assault = (warriors: number) => table().warriors(0, warriors, 'N-G');

test('BTU-9.1 an exchange won wins the battle', () => {
  const s = assault(3).rolls(6, 1).fight();
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.exchanges]).toEqual([0, 3, ['9:4 won']]);
});

test('BTU-9.1 so it does on a space that an opponent controls without warriors', () => {
  const s = assault(3).controls(1, 'N-G').rolls(6, 1).fight();
  expect([s.owner('N-G'), s.exchanges]).toEqual([0, ['9:4 won']]);
});

test('BTU-9.1 an exchange won after others were lost wins the battle too', () => {
  const s = assault(3).rolls(1, 6, 1, 6, 6, 1).fight();
  expect([s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([0, 1]);
});

test('BTU-9.2 when the last attacker falls the battle ends and the space stays uncontrolled', () => {
  const s = assault(1).rolls(1, 6).fight();
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.exchanges.length]).toEqual(['nobody', 0, 1]);
  expect(s.space('N-G').looted).toBe(false);
});

test('BTU-9.2 when the last attacker falls the controller keeps the space', () => {
  const s = assault(1).controls(1, 'N-G').rolls(1, 6).fight();
  expect([s.owner('N-G'), s.exchanges.length]).toEqual([1, 1]);
});

test('BTU-9.3 after a lost exchange the attacker continues or retreats, and has no other option', () => {
  const s = assault(3).controls(0, 'N-W1').hand(0, 'outmaneuver').rolls(1, 6).fight().choose('pass');
  expect([s.asked, s.offers()]).toEqual(['0 retreat', ['stay', 'retreat N-W1']]);
  expect([s.whyNot('pass'), s.whyNot('done'), s.whyNot('play card:outmaneuver')]).toEqual(
    Array(3).fill('BTU-9.3'),
  );
});

test('BTU-9.3 to continue means another exchange', () => {
  const s = assault(3).controls(0, 'N-W1').rolls(1, 6, 6, 1).fight().choose('stay');
  expect(s.exchanges).toEqual(['4:9 lost', '8:4 won']);
});

test('BTU-9.3 the controller of an empty space is not asked', () => {
  const s = assault(3).controls(1, 'N-G', 'N-W1', 'N-W2').rolls(1, 6, 1, 6, 1, 6).fight('asked');
  expect([s.exchanges.length, s.asked]).toEqual([3, '1 reinforce']);
});

test('BTU-9.4 there are as many exchanges as it takes', () => {
  const s = assault(8)
    .rolls(...Array(8).fill([1, 6]).flat())
    .fight();
  expect(s.exchanges).toHaveLength(8);
  expect([s.warriors(0, 'N-G'), s.player(0).reserve]).toEqual([0, 9]);
});
