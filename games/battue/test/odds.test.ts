import { expect, test } from 'vitest';
import type { Odds } from '../rules/odds.ts';
import { battleOdds, exchangeOdds } from '../rules/odds.ts';
import { table } from './table.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const ROLLS = DICE.flatMap((attack) => DICE.map((defence) => ({ attack, defence })));

/** How many of the 36 rolls win the exchange, by the lead of the attacker before the dice. */
const WINNING_ROLLS = [
  [-6, 0],
  [-5, 0],
  [-4, 1],
  [-3, 3],
  [-2, 6],
  [-1, 10],
  [0, 15],
  [1, 21],
  [2, 26],
  [3, 30],
  [4, 33],
  [5, 35],
  [6, 36],
  [7, 36],
] as const;

/** Per cent of battles for an empty tile that are won, and warriors lost: rows by warriors 1 to 8, columns by defence. */
const EMPTY_TILE = `
58/0.4 42/0.6 28/0.7 17/0.8 8/0.9 3/1.0 0/1.0 0/1.0 0/1.0 0/1.0 0/1.0
88/0.4 76/0.7 58/1.0 40/1.3 24/1.6 11/1.8 3/1.9 0/2.0 0/2.0 0/2.0 0/2.0
98/0.2 93/0.5 82/0.8 65/1.4 45/1.9 26/2.3 11/2.7 3/2.9 0/3.0 0/3.0 0/3.0
100/0.1 99/0.2 95/0.5 85/1.0 68/1.7 46/2.4 26/3.1 11/3.6 3/3.9 0/4.0 0/4.0
100/0.0 100/0.1 99/0.3 96/0.6 87/1.1 69/2.0 46/2.9 26/3.8 11/4.5 3/4.9 0/5.0
100/0.0 100/0.0 100/0.1 99/0.3 96/0.6 87/1.2 69/2.3 46/3.5 26/4.6 11/5.4 3/5.8
100/0.0 100/0.0 100/0.0 100/0.1 99/0.3 96/0.6 87/1.4 69/2.6 46/4.0 26/5.3 11/6.3
100/0.0 100/0.0 100/0.0 100/0.0 100/0.1 99/0.3 96/0.7 87/1.5 69/2.9 46/4.6 26/6.1`;

const TAKEN: Odds = { win: 1, attackersLost: 0, defendersLost: 0 };

/** Every roll of every exchange, followed to the end of the battle. */
function follow(attackers: number, defenders: number, tile: number): Odds {
  const odds = { win: 0, attackersLost: 0, defendersLost: 0 };
  if (attackers === 0) return odds;
  for (const roll of ROLLS) {
    const won = attackers + roll.attack > tile + defenders + roll.defence;
    const left = won ? ([attackers, defenders - 1] as const) : ([attackers - 1, defenders] as const);
    const rest = won && defenders <= 1 ? TAKEN : follow(...left, tile);
    odds.win += rest.win / 36;
    odds.attackersLost += (rest.attackersLost + (won ? 0 : 1)) / 36;
    odds.defendersLost += (rest.defendersLost + (won && defenders > 0 ? 1 : 0)) / 36;
  }
  return odds;
}

test('the odds of one exchange are those of two dice', () => {
  for (const [ahead, ways] of WINNING_ROLLS) expect(exchangeOdds(ahead), `${ahead}`).toBe(ways / 36);
});

test('the odds against an empty tile are those of the table', () => {
  const rows = EMPTY_TILE.trim().split('\n');
  const computed = rows.map((row, i) =>
    row
      .split(' ')
      .map((_, defence) => battleOdds(i + 1, 0, defence))
      .map(({ win, attackersLost }) => `${Math.round(win * 100)}/${attackersLost.toFixed(1)}`)
      .join(' '),
  );
  expect(computed).toEqual(rows);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [1, 3],
])('the odds of %i against %i are those of every roll followed to the end', (attackers, defenders) => {
  for (const tile of [-2, 0, 3, 6]) {
    const { win, attackersLost, defendersLost } = follow(attackers, defenders, tile);
    const odds = battleOdds(attackers, defenders, tile);
    expect(odds.win, `on defence ${tile}`).toBeCloseTo(win);
    expect(odds.attackersLost, `on defence ${tile}`).toBeCloseTo(attackersLost);
    expect(odds.defendersLost, `on defence ${tile}`).toBeCloseTo(defendersLost);
  }
});

test('the odds are those of the battles that the rules fight', () => {
  const wins = ROLLS.filter(({ attack, defence }) => {
    const s = table().horde(1, 1, 'N-G').warriors(0, 1, 'N-G').rolls(attack, defence).fight();
    return s.owner('N-G') === 0;
  });
  expect(battleOdds(1, 1, 3).win).toBeCloseTo(wins.length / 36);
});

test('nobody wins without warriors', () => {
  expect(battleOdds(0, 1, 0)).toEqual({ win: 0, attackersLost: 0, defendersLost: 0 });
});
