/** How often each face of the dice came up, for each player, and whether that is out of the ordinary. */
import type { GameEvent, Seat } from '@gonfalon/kernel';

/** A face: a number, or the letter of a symbol. */
export type Face = string;

export interface Tally {
  /** Undefined for the dice of all. */
  readonly seat: Seat | undefined;
  readonly rolled: number;
  /** In the order of the faces. */
  readonly counts: readonly number[];
  /** How often each face is expected. */
  readonly expected: number;
  /** The chance that fair dice differ this much or more; undefined if there are too few to tell. */
  readonly chance: number | undefined;
}

export interface DiceCount {
  readonly faces: readonly Face[];
  readonly all: Tally;
  readonly players: readonly Tally[];
}

/**
 * The fields in which events tell dice, and the field beside each that tells whose they are. A game whose events use
 * these names needs nothing more.
 */
const FIELDS = [
  ['die', 'seat'],
  ['dice', 'seat'],
  ['faces', 'seat'],
  ['attackDice', 'attacker'],
  ['defenceDie', 'defender'],
] as const;

const NUMBERS: readonly Face[] = ['1', '2', '3', '4', '5', '6'];
/** The faces of dice that show something else than numbers, by game. */
const SYMBOLS: Readonly<Record<string, readonly Face[]>> = { battlelore: ['G', 'B', 'R', 'S', 'F', 'L'] };

/** With fewer dice than five for each face the test says nothing. */
const FEWEST_PER_FACE = 5;

interface Rolled {
  readonly face: Face;
  readonly seat: Seat | undefined;
}

/** The dice that an event tells. */
export function diceOf(event: GameEvent): Rolled[] {
  return FIELDS.flatMap(([field, owner]) => {
    const value = event[field];
    const whose = event[owner];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list
      .filter((die) => (typeof die === 'number' && die > 0) || typeof die === 'string')
      .map((die) => ({ face: String(die), seat: typeof whose === 'number' ? whose : undefined }));
  });
}

/** Undefined if no die was rolled. */
export function countDice(events: readonly GameEvent[], game: string, seats: number): DiceCount | undefined {
  const faces = SYMBOLS[game] ?? NUMBERS;
  const known = events.flatMap(diceOf).filter(({ face }) => faces.includes(face));
  if (known.length === 0) return undefined;
  const players = Array.from({ length: seats }, (_, seat) =>
    tally(
      known.filter((die) => die.seat === seat),
      faces,
      seat,
    ),
  );
  return { faces, all: tally(known, faces, undefined), players };
}

function tally(rolled: readonly Rolled[], faces: readonly Face[], seat: Seat | undefined): Tally {
  const counts = faces.map((face) => rolled.filter((die) => die.face === face).length);
  const expected = rolled.length / faces.length;
  const spread = counts.reduce((sum, count) => sum + (count - expected) ** 2 / (expected || 1), 0);
  const chance = expected < FEWEST_PER_FACE ? undefined : chiSquareTail(spread, faces.length - 1);
  return { seat, rolled: rolled.length, counts, expected, chance };
}

/** The chance that a χ² of so many degrees of freedom is at least `x`: the upper incomplete gamma function, Q(k/2, x/2). */
export function chiSquareTail(x: number, freedom: number): number {
  if (x <= 0) return 1;
  const [a, h] = [freedom / 2, x / 2];
  // Q(a+1, h) = Q(a, h) + hᵃ e⁻ʰ / Γ(a+1), from Q(1, h) = e⁻ʰ or Q(½, h) = erfc(√h).
  let start = freedom % 2 === 0 ? 1 : 0.5;
  let tail = freedom % 2 === 0 ? Math.exp(-h) : erfc(Math.sqrt(h));
  let term = freedom % 2 === 0 ? Math.exp(-h) * h : (Math.exp(-h) * Math.sqrt(h)) / (Math.sqrt(Math.PI) / 2);
  for (; start < a; start++) {
    tail += term;
    term *= h / (start + 1);
  }
  return Math.min(1, Math.max(0, tail));
}

/** Abramowitz and Stegun 7.1.26: right to seven digits, which is more than is told. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return poly * Math.exp(-x * x);
}
