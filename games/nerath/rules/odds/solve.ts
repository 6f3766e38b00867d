/**
 * The exact course of a battle: how likely each pair of states is, worked out in the order in which they can follow
 * each other. A round without a hit leads back to its own pair, which is a geometric series and not a loop.
 */
import type { Army, Hits, Score } from './army.ts';
import { hitsOfDice, NEGLIGIBLE } from './army.ts';

/** Whether the attacker retreats at a pair of states after a round. */
export type RetreatRule = (attacker: number, defender: number) => boolean;

export interface BattleCourse {
  /** How likely the battle ends in each pair, `attacker * defender.states + defender`: somebody is gone. */
  readonly ends: Float64Array;
  /** How likely the attacker retreats from each pair. */
  readonly retreats: Float64Array;
}

/** The hits of each state, worked out when they are first asked for. */
class Scores {
  private readonly army: Army;
  private readonly first: (Hits | undefined)[] = [];
  private readonly normal: (Hits | undefined)[] = [];

  constructor(army: Army) {
    this.army = army;
  }

  inFirst(state: number, denied: number, harder: number): Hits {
    const key = (state * 2 + denied) * 3 + harder;
    this.first[key] ??= hitsOfDice(
      this.dice(state, harder, (fast, deniable) => fast && !(denied && deniable)),
    );
    return this.first[key];
  }

  inNormal(state: number, denied: number, harder: number): Hits {
    const key = (state * 2 + denied) * 3 + harder;
    this.normal[key] ??= hitsOfDice(
      this.dice(state, harder, (fast, deniable) => !fast || (!!denied && deniable)),
    );
    return this.normal[key];
  }

  private dice(state: number, harder: number, rolls: (fast: boolean, deniable: boolean) => boolean): Score[] {
    const scores: Score[] = [];
    for (const die of this.army.dice[state])
      if (rolls(die.firstStrike, die.deniable)) scores.push(die.scores[harder]);
    return scores;
  }
}

/** Who was denied First Strike in this round: nobody, the attacker's wizards, the defender's, both (card 100). */
const MASKS = 4;
/** A chance so near to 1 that a battle would never end. */
const CERTAIN = 1 - 1e-12;

export class Solver {
  readonly attacker: Army;
  readonly defender: Army;
  private readonly a: Scores;
  private readonly d: Scores;
  /** Mass that comes to a pair after a round, and after its First Strike step. */
  private readonly rounds: Float64Array;
  private readonly steps: Float64Array[];
  private readonly avenged: boolean;

  constructor(attacker: Army, defender: Army) {
    this.attacker = attacker;
    this.defender = defender;
    this.a = new Scores(attacker);
    this.d = new Scores(defender);
    this.avenged = attacker.vengeance !== undefined || defender.vengeance !== undefined;
    const pairs = attacker.states * defender.states;
    const denial = attacker.denies.some((n) => n > 0) || defender.denies.some((n) => n > 0);
    this.rounds = new Float64Array(pairs);
    this.steps = Array.from({ length: denial ? MASKS : 1 }, () => new Float64Array(pairs));
  }

  /**
   * From the start of a round on: from one pair of states, in which the attacker must fight, or from where an opening
   * round has led.
   */
  run(start: number | Float64Array, retreat?: RetreatRule): BattleCourse {
    const { attacker, defender, rounds, steps } = this;
    const ends = new Float64Array(rounds.length);
    const retreats = new Float64Array(rounds.length);
    rounds.fill(0);
    if (typeof start !== 'number') rounds.set(start);
    for (const layer of steps) layer.fill(0);
    for (let i = 0; i < attacker.states; i++) {
      for (let j = 0; j < defender.states; j++) {
        const pair = i * defender.states + j;
        const begun = pair === start ? 1 : 0;
        let mass = rounds[pair] + begun;
        for (const layer of steps) mass += layer[pair];
        if (mass === 0) continue;
        if (attacker.gone[i] || defender.gone[j]) ends[pair] = mass;
        else if (retreat?.(i, j)) retreats[pair] = this.fight(i, j, begun, true) + rounds[pair];
        else retreats[pair] = this.fight(i, j, rounds[pair] + begun, false);
      }
    }
    return { ends, retreats };
  }

  /** The attacker's chance to win from each pair on, at the start of a round, if he never retreats. */
  chances(): Float64Array {
    const { attacker, defender, steps } = this;
    const atRound = new Float64Array(this.rounds.length);
    const atStep = steps.map(() => new Float64Array(atRound.length));
    for (let i = attacker.states - 1; i >= 0; i--) {
      for (let j = defender.states - 1; j >= 0; j--) {
        const pair = i * defender.states + j;
        if (attacker.gone[i] || defender.gone[j]) {
          const won = attacker.gone[i] ? 0 : 1;
          atRound[pair] = won;
          for (const layer of atStep) layer[pair] = won;
          continue;
        }
        const [aDenied, dDenied] = [defender.denies[j], attacker.denies[i]];
        const mask = aDenied | (dDenied << 1);
        const harder = defender.harder[j];
        const aFirst = this.a.inFirst(i, aDenied, harder);
        const dFirst = this.d.inFirst(j, dDenied, 0);
        const quietFirst = aFirst.exactly[0] * dFirst.exactly[0];
        const quiet = atStep.map((layer, m) => {
          const aNormal = this.a.inNormal(i, m & 1, harder);
          const dNormal = this.d.inNormal(j, m >> 1, 0);
          layer[pair] = this.pull(
            i,
            j,
            aNormal,
            dNormal,
            attacker.afterNormal,
            defender.afterNormal,
            atRound,
          );
          return aNormal.exactly[0] * dNormal.exactly[0];
        });
        const struck = this.pull(
          i,
          j,
          aFirst,
          dFirst,
          attacker.afterFirst,
          defender.afterFirst,
          atStep[mask],
        );
        const loop = quietFirst * quiet[mask];
        const chance = loop > CERTAIN ? 0 : (struck + quietFirst * atStep[mask][pair]) / (1 - loop);
        atRound[pair] = chance;
        atStep.forEach((layer, m) => {
          layer[pair] += quiet[m] * chance;
        });
      }
    }
    return atRound;
  }

  /** What the pairs after a step in which a hit falls are worth together. */
  private pull(
    i: number,
    j: number,
    aHits: Hits,
    dHits: Hits,
    aAfter: Int16Array,
    dAfter: Int16Array,
    worth: Float64Array,
  ): number {
    let sum = 0;
    this.eachOutcome(i, j, aHits, dHits, aAfter, dAfter, (pair, p) => {
      sum += p * worth[pair];
    });
    return sum;
  }

  /** Fights on from a pair; returns what comes back to it and leaves the battle there. */
  private fight(i: number, j: number, entering: number, leaves: boolean): number {
    const { attacker, defender, steps } = this;
    const pair = i * defender.states + j;
    const [aDenied, dDenied] = [defender.denies[j], attacker.denies[i]];
    const mask = aDenied | (dDenied << 1);
    const harder = defender.harder[j];
    const aFirst = this.a.inFirst(i, aDenied, harder);
    const dFirst = this.d.inFirst(j, dDenied, 0);
    const quietFirst = aFirst.exactly[0] * dFirst.exactly[0];
    const quiet = steps.map((_, m) => {
      const aNormal = this.a.inNormal(i, m & 1, harder);
      const dNormal = this.d.inNormal(j, m >> 1, 0);
      return aNormal.exactly[0] * dNormal.exactly[0];
    });
    let back = 0;
    for (let m = 0; m < steps.length; m++) back += steps[m][pair] * quiet[m];
    const loop = quietFirst * quiet[mask];
    // Where nobody can ever hit, the attacker has to give up.
    if (!leaves && loop > CERTAIN) return entering + back;
    const starting = leaves ? entering : (entering + back) / (1 - loop);
    steps[mask][pair] += starting * quietFirst;
    this.push(i, j, starting, aFirst, dFirst, attacker.afterFirst, defender.afterFirst, steps[mask]);
    for (let m = 0; m < steps.length; m++) {
      if (steps[m][pair] === 0) continue;
      const aNormal = this.a.inNormal(i, m & 1, harder);
      const dNormal = this.d.inNormal(j, m >> 1, 0);
      this.push(
        i,
        j,
        steps[m][pair],
        aNormal,
        dNormal,
        attacker.afterNormal,
        defender.afterNormal,
        this.rounds,
      );
    }
    return leaves ? back + starting * loop : 0;
  }

  private push(
    i: number,
    j: number,
    mass: number,
    aHits: Hits,
    dHits: Hits,
    aAfter: Int16Array,
    dAfter: Int16Array,
    into: Float64Array,
  ): void {
    if (this.avenged) {
      this.eachOutcome(i, j, aHits, dHits, aAfter, dAfter, (pair, p) => {
        into[pair] += mass * p;
      });
      return;
    }
    // The same without a call for each outcome: most of the time goes by here.
    const { attacker, defender } = this;
    const [aCapacity, dCapacity] = [attacker.capacity[i], defender.capacity[j]];
    const aMost = Math.min(aHits.exactly.length - 1, dCapacity);
    const dMost = Math.min(dHits.exactly.length - 1, aCapacity);
    const aRow = i * (attacker.most + 1);
    const dRow = j * (defender.most + 1);
    for (let d = 0; d <= dMost; d++) {
      const p = mass * (d === aCapacity ? dHits.atLeast[d] : dHits.exactly[d]);
      if (p < NEGLIGIBLE) continue;
      const row = aAfter[aRow + d] * defender.states;
      const last = aMost === dCapacity ? aMost - 1 : aMost;
      for (let a = d === 0 ? 1 : 0; a <= last; a++) into[row + dAfter[dRow + a]] += p * aHits.exactly[a];
      if (last < aMost) into[row + dAfter[dRow + aMost]] += p * aHits.atLeast[aMost];
    }
  }

  /** Every pair that a step can lead to in which at least one hit falls, with its chance. */
  private eachOutcome(
    i: number,
    j: number,
    aHits: Hits,
    dHits: Hits,
    aAfter: Int16Array,
    dAfter: Int16Array,
    visit: (pair: number, chance: number) => void,
  ): void {
    const { attacker, defender } = this;
    const [aCapacity, dCapacity] = [attacker.capacity[i], defender.capacity[j]];
    const aMost = Math.min(aHits.exactly.length - 1, dCapacity);
    const dMost = Math.min(dHits.exactly.length - 1, aCapacity);
    for (let d = 0; d <= dMost; d++) {
      const p = d === aCapacity ? dHits.atLeast[d] : dHits.exactly[d];
      if (p === 0) continue;
      const to = aAfter[i * (attacker.most + 1) + d];
      for (let a = d === 0 ? 1 : 0; a <= aMost; a++) {
        const chance = p * (a === dCapacity ? aHits.atLeast[a] : aHits.exactly[a]);
        const other = dAfter[j * (defender.most + 1) + a];
        if (this.avenged) this.avenge(i, j, to, other, chance, visit);
        else visit(to * defender.states + other, chance);
      }
    }
  }

  /** Card 105: each wizard that fell in the step attacks once more, and the enemy takes those hits at once. */
  private avenge(
    i: number,
    j: number,
    to: number,
    other: number,
    chance: number,
    visit: (pair: number, chance: number) => void,
  ): void {
    const { attacker, defender } = this;
    const aFell = attacker.vengeance ? attacker.avengers[i] - attacker.avengers[to] : 0;
    const dFell = defender.vengeance ? defender.avengers[j] - defender.avengers[other] : 0;
    const onDefender = vengeanceHits(attacker.vengeance, aFell);
    const onAttacker = vengeanceHits(defender.vengeance, dFell);
    for (let a = 0; a < onDefender.length; a++) {
      for (let d = 0; d < onAttacker.length; d++) {
        const i2 = attacker.afterNormal[to * (attacker.most + 1) + Math.min(d, attacker.most)];
        const j2 = defender.afterNormal[other * (defender.most + 1) + Math.min(a, defender.most)];
        visit(i2 * defender.states + j2, chance * onDefender[a] * onAttacker[d]);
      }
    }
  }
}

const NONE = Float64Array.of(1);
function vengeanceHits(score: Score | undefined, fallen: number): Float64Array {
  if (!score || fallen === 0) return NONE;
  return hitsOfDice(Array.from({ length: fallen }, () => score)).exactly;
}
