/** How often each face of the dice came up, for each player, and whether that is out of the ordinary. */
import type { GameEvent, Seat } from '@gonfalon/kernel';
import type { DieKind, RolledDie } from '@gonfalon/ui-kit';

/** A face: a number, or the letter of a symbol. */
export type Face = string;

export interface Tally {
  /** Undefined for the dice of all. */
  readonly seat: Seat | undefined;
  readonly rolled: number;
  /** In the order of the faces. */
  readonly counts: readonly number[];
  /** How often each face is expected. */
  readonly expected: readonly number[];
  /** The chance that fair dice differ this much or more; undefined if there are too few to tell. */
  readonly chance: number | undefined;
}

export interface DiceCount {
  readonly kind: DieKind;
  /** Each once. */
  readonly faces: readonly Face[];
  readonly all: Tally;
  readonly players: readonly Tally[];
}

/** With fewer dice than five for each face the test says nothing. */
const MIN_PER_FACE = 5;

/** What the dice of a match were, one count for each kind of die that was rolled. */
export function countDice(
  events: readonly GameEvent[],
  diceOf: ((event: GameEvent) => readonly RolledDie[]) | undefined,
  seats: number,
): readonly DiceCount[] {
  const rolled = diceOf ? events.flatMap(diceOf) : [];
  const kinds = new Map(rolled.map(({ kind }) => [kind.id, kind]));
  return [...kinds.values()].map((kind) => {
    const alike = rolled.filter((die) => die.kind.id === kind.id);
    const players = Array.from({ length: seats }, (_, seat) =>
      tally(
        alike.filter((die) => die.seat === seat),
        kind.faces,
        seat,
      ),
    );
    return { kind, faces: [...new Set(kind.faces)], all: tally(alike, kind.faces, undefined), players };
  });
}

function tally(rolled: readonly RolledDie[], sides: readonly Face[], seat: Seat | undefined): Tally {
  const faces = [...new Set(sides)];
  const counts = faces.map((face) => rolled.filter((die) => die.face === face).length);
  const expected = faces.map(
    (face) => (rolled.length * sides.filter((side) => side === face).length) / sides.length,
  );
  const spread = counts.reduce((sum, count, i) => {
    const mean = expected[i] ?? 0;
    return sum + (count - mean) ** 2 / (mean || 1);
  }, 0);
  const few = expected.some((mean) => mean < MIN_PER_FACE);
  const chance = few ? undefined : chiSquareTail(spread, faces.length - 1);
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
