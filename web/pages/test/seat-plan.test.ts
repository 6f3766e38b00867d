import { expect, test } from 'vitest';
import { changeSeat, FIRST_BOT, faultOf, initialSeats, ratedFault, resize } from '../seat-plan.ts';

const kinds = (seats: readonly { readonly kind: string }[]) => seats.map(({ kind }) => kind);

test('a table against bots seats its maker first and bots elsewhere', () => {
  expect(initialSeats('bot', 3)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: FIRST_BOT },
    { kind: 'bot', bot: FIRST_BOT },
  ]);
});

test('at one screen everybody is a person, with friends the other seats are open', () => {
  expect(kinds(initialSeats('screen', 2))).toEqual(['person', 'person']);
  expect(kinds(initialSeats('friends', 3))).toEqual(['me', 'open', 'open']);
});

test('whoever takes another seat changes places with who sat there', () => {
  const seats = initialSeats('bot', 3);
  expect(kinds(changeSeat(seats, 2, { kind: 'me' }))).toEqual(['bot', 'bot', 'me']);
  expect(kinds(changeSeat(seats, 1, { kind: 'bot', bot: 'random' }))).toEqual(['me', 'bot', 'bot']);
});

test('with fewer seats the maker of the table still has one', () => {
  const seats = changeSeat(initialSeats('bot', 4), 3, { kind: 'me' });
  expect(kinds(resize(seats, 'bot', 2))).toEqual(['me', 'bot']);
  expect(kinds(resize(seats, 'bot', 4))).toEqual(['bot', 'bot', 'bot', 'me']);
});

test('seats that stay are as they were when there are more', () => {
  const seats = changeSeat(initialSeats('friends', 2), 1, { kind: 'bot', bot: 'random' });
  expect(resize(seats, 'friends', 3)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'random' },
    { kind: 'open' },
  ]);
});

test('a table of bots alone, or with friends but no place for one, makes no sense', () => {
  expect(faultOf([{ kind: 'bot', bot: FIRST_BOT }], 'screen')).toBe('noPerson');
  expect(faultOf([{ kind: 'me' }, { kind: 'bot', bot: FIRST_BOT }], 'friends')).toBe('noFriend');
  expect(faultOf([{ kind: 'me' }, { kind: 'open' }], 'friends')).toBeUndefined();
  expect(faultOf([{ kind: 'me' }, { kind: 'bot', bot: FIRST_BOT }], 'bot')).toBeUndefined();
});

test('a rated table has no bots and plays no scenario of one’s own', () => {
  const friends = initialSeats('friends', 3);
  const alone = [0, 1, 2];
  expect(ratedFault(friends, alone, true)).toBeUndefined();
  expect(ratedFault(changeSeat(friends, 2, { kind: 'bot', bot: 'knight' }), alone, true)).toBe(
    'table.rated-bots',
  );
  expect(ratedFault(friends, alone, false)).toBe('table.rated-scenario');
  expect(ratedFault(friends, [1, 0, 0], true)).toBe('table.rated-sides');
});
