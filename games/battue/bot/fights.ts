/** What battles come to, worked out once: chances, and what they are worth to an attacker who knows when to stop. */
import { battleOdds, exchangeOdds } from '../rules/odds.ts';
import { MAX_HORDE } from './board.ts';

const SIZE = MAX_HORDE + 1;
const MAX_DEFENCE = 20;

/** The chance to win one exchange, by the lead before the dice: from -20 on. */
const exchanges = Float64Array.from({ length: 41 }, (_, i) => exchangeOdds(i - 20));

/** The same without a defence die: BTU-8.8 under Outmaneuver. */
const unopposed = Float64Array.from({ length: 41 }, (_, i) => Math.max(0, Math.min(6, i - 20 + 6)) / 6);

const wins = new Float64Array(SIZE * SIZE * (MAX_DEFENCE + 1));
for (let attackers = 0; attackers < SIZE; attackers++)
  for (let defenders = 0; defenders < SIZE; defenders++)
    for (let defence = 0; defence <= MAX_DEFENCE; defence++)
      wins[place(attackers, defenders, defence)] = battleOdds(attackers, defenders, defence).win;

function place(attackers: number, defenders: number, defence: number): number {
  return (defence * SIZE + defenders) * SIZE + attackers;
}

/** The chance to win one exchange. */
function exchangeChance(lead: number, isUnopposed = false): number {
  const i = Math.max(0, Math.min(40, lead + 20));
  return isUnopposed ? unopposed[i] : exchanges[i];
}

/** The chance that the attackers take the space if they fight to the end. */
export function winChance(attackers: number, defenders: number, defence: number): number {
  return wins[place(attackers, defenders, Math.max(0, Math.min(MAX_DEFENCE, defence)))];
}

/** What a battle is about, in points. */
export interface Stakes {
  defence: number;
  prize: number;
  /** What a fallen warrior costs the attacker, and what one of the defender's is worth to him. */
  own: number;
  theirs: number;
  /** Whether the attacker may go back after an exchange that he lost. */
  mayStop: boolean;
  isUnopposed: boolean;
}

const table = new Float64Array(SIZE * SIZE);

/** Writes what an attack by 0 to 8 warriors is worth against so many defenders into 9 places from `at` on. */
export function fightWorth(stakes: Stakes, defenders: number, into: Float64Array, at: number): void {
  const { defence, prize, own, theirs, mayStop, isUnopposed } = stakes;
  const first = defenders === 0 ? 0 : 1;
  for (let n = first; n <= defenders; n++) {
    const row = n * SIZE;
    table[row] = 0;
    for (let a = 1; a < SIZE; a++) {
      const p = exchangeChance(a - defence - n, isUnopposed && n === 0);
      let won = prize;
      if (n > 0) won = theirs + (n === 1 ? prize : stopping(table[row - SIZE + a], mayStop));
      table[row + a] = p * won + (1 - p) * (stopping(table[row + a - 1], mayStop) - own);
    }
  }
  const row = defenders * SIZE;
  for (let a = 0; a < SIZE; a++) into[at + a] = table[row + a];
}

function stopping(onward: number, mayStop: boolean): number {
  return mayStop && onward < 0 ? 0 : onward;
}
