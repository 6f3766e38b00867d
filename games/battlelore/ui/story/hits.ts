/**
 * What the dice of a fight gave by their faces alone: the colour of the target, and swords where the weapon strikes
 * with them. Cards and powers change what hits; they are not luck, and are left aside.
 */
import { together } from '@gonfalon/ui-kit';
import type { Banner, Face, UnitTypeId } from '../../content/index.ts';
import { banner, unitType, weapon } from '../../content/index.ts';

export interface Aim {
  readonly attacker: UnitTypeId;
  readonly target: UnitTypeId;
  readonly banner: Banner;
}

interface Strikes {
  readonly swords: boolean;
  /** So many swords do nothing. */
  readonly spared: number;
}

/** Whether a crossbow was shot or swung is not told: its swords count neither as hits nor as misses. */
function strikesOf({ attacker, target }: Aim): Strikes {
  const arm = weapon[unitType[attacker].weapon];
  const spared = arm.spared?.class === unitType[target].class ? arm.spared.count : 0;
  return { swords: arm.strikes === 'always', spared };
}

export function hitsOf(faces: readonly Face[], aim: Aim): number {
  const { swords, spared } = strikesOf(aim);
  const count = (face: Face) => faces.filter((one) => one === face).length;
  return count(banner[aim.banner].helmet) + (swords ? Math.max(0, count('S') - spared) : 0);
}

const SIXTH = 1 / 6;

/** The chance of each number of hits, from 0 on. */
export function hitChances(dice: number, aim: Aim): readonly number[] {
  const { swords, spared } = strikesOf(aim);
  const chances = Array.from({ length: dice + 1 }, () => 0);
  for (let struck = 0; struck <= (swords ? dice : 0); struck++) {
    const others = dice - struck;
    const ways = swords ? binomial(dice, struck) * SIXTH ** struck : 1;
    // Of a die that shows no sword one face in five is the colour.
    const rest = swords ? [4 * SIXTH, SIXTH] : [5 * SIXTH, SIXTH];
    let colours: readonly number[] = [1];
    for (let i = 0; i < others; i++) colours = together(colours, rest);
    const hits = Math.max(0, struck - spared);
    colours.forEach((chance, coloured) => {
      chances[hits + coloured] = (chances[hits + coloured] ?? 0) + ways * chance;
    });
  }
  return chances;
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
