/** Sets a table in a line or two: `field().unit(0, 'nor-bondi', 'c3').unit(1, 'sco-kern', 'c4')`. */
import { TestMatch } from '@gonfalon/game-tests/suite';
import type { Seat } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { Layout, OPTIONS } from '../lessons/layout.ts';
import type { Board } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { boardOf, remainingHealth } from '../rules/profiles.ts';
import { buildingRef } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import type { Options, Phase, Player, State, Unit } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

/** Everything is discovered Plain but for the start tiles; the Capitals stand, nobody has a card or a resource. */
export function field(seats: 2 | 4 = 2, options: Partial<Options> = {}): Field {
  return new Field(seats, options);
}

export class Field extends Layout {
  private readonly dice: number[] = [];

  board(): Board {
    return boardOf(this.state);
  }

  /** The dice that are rolled next. */
  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** The match goes on from here with that part of the active seat's turn; forced questions are answered. */
  begin(phase: Phase = 'mobilisation', forced: 'answered' | 'asked' = 'answered'): Sitting {
    this.state.phase = phase;
    return new Sitting(this.complete(), this.dice, forced === 'answered');
  }

  /** The unit of that name: `u1` is the first one that was put down. */
  u(n: number): Unit {
    const unit = this.state.units.find(({ id }) => id === n);
    if (!unit) throw new Error(`no unit u${n}`);
    return unit;
  }
}

/** A match from its very beginning. */
export function opening(
  seats: 2 | 4 = 2,
  options: Partial<Options> = {},
  dice: readonly number[] = [],
  seed = 'opening',
): Sitting {
  const state = game.setup(
    { ...OPTIONS, mirror: false, ...options },
    seats,
    createRng({ kind: 'fast', seed }),
  );
  return new Sitting(state, dice, true, seed);
}

/** A match in play. */
export class Sitting extends TestMatch<State, View> {
  constructor(state: State, dice: readonly number[], auto: boolean, seed?: string) {
    super(game, { state, seats: state.players.length, options: state.options, dice, auto, seed });
  }

  u(n: number): Unit {
    const unit = this.find(n);
    if (!unit) throw new Error(`u${n} is not on the map`);
    return unit;
  }

  find(n: number): Unit | undefined {
    return this.state.units.find(({ id }) => id === n);
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** Of the units: where each is and what health it has left of how much: `c3 2/4`; `lost` if it is not there. */
  unit(n: number): string {
    const unit = this.find(n);
    if (!unit) return 'lost';
    const { health } = boardOf(this.state).profile(unit);
    return `${unit.at} ${health - unit.damage}/${health}${unit.exhausted ? ' exhausted' : ''}`;
  }

  /** The health that the building on a square has left; undefined if there is none. */
  building(at: Square): number | undefined {
    const building = this.state.buildings.find((one) => one.at === at);
    return building && remainingHealth(this.state, building);
  }

  /** The name of the building on a square. */
  b(at: Square): string {
    const building = this.state.buildings.find((one) => one.at === at);
    return building ? buildingRef(building) : 'none';
  }

  /** The temporary resources of a seat: `2 gold, 1 joker`. */
  temp(seat: Seat): string {
    return this.player(seat)
      .tokens.map(({ res, n }) => `${n} ${res}`)
      .join(', ');
  }

  /** The main resources of a seat that are not exhausted: `1 food, 2 wood`. */
  ready(seat: Seat): string {
    const { main, exhausted } = this.player(seat);
    const kinds = ['food', 'wood', 'gold'] as const;
    return kinds
      .flatMap((kind) => (main[kind] > exhausted[kind] ? [`${main[kind] - exhausted[kind]} ${kind}`] : []))
      .join(', ');
  }

  resign(seat: Seat): this {
    return this.giveUp(seat);
  }

  get ending(): string | undefined {
    return this.match.result?.ending;
  }

  /** Passes until it is that seat's turn and part. */
  until(seat: Seat, prompt = 'mobilise'): this {
    for (let i = 0; i < 200 && this.asked !== `${seat} ${prompt}`; i++) {
      const q = this.question;
      if (!q) return this;
      this.choose(this.offers().includes('pass') ? 'pass' : q.fallback.join(' '));
    }
    return this;
  }
}
