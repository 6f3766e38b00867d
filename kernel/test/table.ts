/** Tables of Pebbles for the tests. */
import type { Match as AnyMatch, ChanceSpec, Choice, MatchSetup } from '../index.ts';
import { createRng, Match } from '../index.ts';
import type { Pebbles, PebblesView } from './toy.ts';
import { pebbles } from './toy.ts';

export type Table = AnyMatch<Pebbles, PebblesView>;

export const SEED = 'c0ffee'.padEnd(64, '0');
export const FAST: ChanceSpec = { kind: 'fast', seed: 'pebbles' };
export const SEALED: ChanceSpec = { kind: 'sealed', seed: SEED };

const CARDS = [1, 2, 3, 4, 5, 6].flatMap((n) => [`wave:${n}`, `gull:${n}`]);

export function newTable(seats = 2, chance: ChanceSpec = FAST): Table {
  return new Match(pebbles.game, { seats, options: {}, chance });
}

/** Seat 0 is building with three pebbles to stack; each seat holds the wave and the gull of its number + 1. */
export function building(seats = 2): NonNullable<MatchSetup['from']> & { state: Pebbles } {
  return {
    state: {
      pebbles: 24,
      pond: 21,
      turn: 0,
      players: Array.from({ length: seats }, (_, seat) => {
        return { hand: CARDS.slice(2 * seat, 2 * seat + 2), carried: seat === 0 ? 3 : 0, out: false };
      }),
      deck: CARDS.slice(2 * seats),
      discards: [],
      spots: [3, 1, 2].map((worth) => ({ worth, up: false, pebbles: [] })),
    },
    stack: [
      { step: 'round', l: {} },
      { step: 'turn', l: { next: 2 } },
      { step: 'build', l: {} },
    ],
  };
}

export function tableFrom(from: MatchSetup['from'], seats = 2, chance: ChanceSpec = FAST): Table {
  return new Match(pebbles.game, { seats, options: {}, chance, from });
}

/** The table of `building`, after a change to its state. */
export function buildingTable(seats = 2, change?: (s: Pebbles) => void): Table {
  const from = building(seats);
  change?.(from.state);
  return tableFrom(from, seats);
}

/** Whoever is asked chooses, one after the other; throws if a choice is refused. */
export function does(match: Pick<AnyMatch, 'question' | 'number' | 'choose'>, ...choices: Choice[]): void {
  for (const choice of choices) {
    const refusal = match.choose(match.question?.seat ?? -1, match.number, choice);
    if (refusal) throw new Error(`"${choice.join(' ')}" is refused by ${refusal.rule}`);
  }
}

/** Random legal choices, at most so many. */
export function playOn(
  match: Pick<AnyMatch, 'question' | 'number' | 'choose'>,
  seed: string,
  most = 10_000,
): void {
  const chance = createRng({ kind: 'fast', seed });
  for (let i = 0; i < most && match.question; i++) {
    const { choices } = match.question;
    does(match, choices[chance.nextInt(choices.length)]);
  }
}
