/** The guardians of an entrance as an army of the odds: hits take dice away by the default choice (NER-9.4, 9.14). */
import type { Army, Die } from './army.ts';
import { scoreOf } from './army.ts';

export interface Guard {
  readonly sides: readonly number[];
  readonly firstStrike: boolean;
  readonly heroesNeed: number;
}

interface GuardDie {
  readonly guard: Guard;
  readonly sides: number;
  readonly die: Die;
}

const HIT_ON = 6;

function takeHits(dice: readonly GuardDie[], left: number, hits: number, firstStep: boolean): number {
  let rest = left;
  for (let n = 0; n < hits && rest !== 0; n++) {
    let best = -1;
    for (let i = 0; i < dice.length; i++) {
      if (!(rest & (1 << i))) continue;
      const rolled = (k: number) => !firstStep || dice[k].guard.firstStrike;
      if (best < 0 || (rolled(i) && !rolled(best))) best = i;
      else if (rolled(i) === rolled(best) && dice[i].sides < dice[best].sides) best = i;
    }
    rest &= ~(1 << best);
  }
  return rest;
}

const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** `left` says which dice are still there, a bit for each in the order of the guards; all of them if it is not given. */
export function armyOfGuards(guards: readonly Guard[], left?: number): Army {
  const dice: GuardDie[] = guards.flatMap((guard) =>
    guard.sides.map((sides) => {
      const score = scoreOf(sides, HIT_ON);
      const die: Die = { scores: [score, score, score], firstStrike: guard.firstStrike, deniable: false };
      return { guard, sides, die };
    }),
  );
  const start = left ?? (1 << dice.length) - 1;
  const most = countBits(start);
  const found = new Set([start]);
  for (const state of found)
    for (let hits = 1; hits <= countBits(state); hits++)
      for (const firstStep of [true, false]) found.add(takeHits(dice, state, hits, firstStep));
  const states = [...found].sort((a, b) => countBits(b) - countBits(a));
  const after = (firstStep: boolean) =>
    Int16Array.from(
      states.flatMap((state) =>
        Array.from({ length: most + 1 }, (_, hits) => states.indexOf(takeHits(dice, state, hits, firstStep))),
      ),
    );
  const alive = (state: number) => dice.filter((_, i) => state & (1 << i));
  return {
    states: states.length,
    most,
    afterFirst: after(true),
    afterNormal: after(false),
    capacity: Int16Array.from(states, countBits),
    gone: Uint8Array.from(states, (state) => (state === 0 ? 1 : 0)),
    lostGold: new Float64Array(states.length),
    piecesLeft: Int16Array.from(states, (state) => new Set(alive(state).map(({ guard }) => guard)).size),
    denies: new Uint8Array(states.length),
    avengers: new Int16Array(states.length),
    vengeance: undefined,
    harder: Uint8Array.from(states, (state) =>
      Math.max(0, ...alive(state).map(({ guard }) => guard.heroesNeed - HIT_ON)),
    ),
    dice: states.map((state) => alive(state).map(({ die }) => die)),
  };
}
