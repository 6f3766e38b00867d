/** Sets a table in a line or two: `table().horde(0, 5, 'N-M1').hand(0, 'charge').rolls(6, 2).begin('movement')`. */
import { TestMatch as BaseSitting } from '@gonfalon/game-tests/suite';
import type { Seat } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { LootId, SpaceId } from '../content/index.ts';
import { Layout as BaseLayout } from '../lessons/layout.ts';
import { game } from '../rules/game.ts';
import { player } from '../rules/selectors.ts';
import { setUp } from '../rules/set-up.ts';
import type { Options, Phase, Player, SpaceState, State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

/** Every camp stands at a gate: seat 0 in the north, then east, south and west, each with 6 warriors. */
export function table(seats = 2, options: Partial<Options> = {}): Layout {
  return new Layout(seats, { quickSetup: false, roundLimit: 0, ...options });
}

/** A table at which nothing has been laid out yet. */
export function opening(seats = 2, options: Partial<Options> = {}, seed = 'opening', first?: Seat): Sitting {
  const state = setUp(
    { quickSetup: false, roundLimit: 0, ...options },
    seats,
    createRng({ kind: 'fast', seed }),
  );
  if (first !== undefined) Object.assign(state, { first, active: first });
  return new Sitting(state, [], true, seed);
}

export class Layout extends BaseLayout {
  private readonly dice: number[] = [];

  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** Begins with that part of the active player's turn. */
  begin(phase: Phase = 'turn-start', forced: 'answered' | 'asked' = 'answered'): Sitting {
    this.state.phase = phase;
    return new Sitting(this.state, this.dice, forced === 'answered');
  }

  /** Movement is declared finished: the conflicts begin. */
  fight(forced: 'answered' | 'asked' = 'answered'): Sitting {
    return this.begin('movement', forced).choose('done');
  }
}

/** A table in play. */
export class Sitting extends BaseSitting<State, View> {
  constructor(state: State, dice: readonly number[], auto: boolean, seed?: string) {
    super(game, { state, seats: state.players.length, options: state.options, dice, auto, seed });
  }

  /** Every exchange decided so far, attack against defence: `7:8 lost`. */
  get exchanges(): string[] {
    return this.events('exchange').map((e) => `${e.attack}:${e.defence} ${e.won ? 'won' : 'lost'}`);
  }

  /** The kinds of everything that has happened, in order. */
  get story(): string[] {
    return this.match.events('spectator').map((e) => e.kind);
  }

  space(id: SpaceId): SpaceState {
    return this.state.spaces[id];
  }

  player(seat: Seat): Player {
    return player(this.state, seat);
  }

  warriors(seat: Seat, id: SpaceId): number {
    return this.space(id).hordes[seat] ?? 0;
  }

  owner(id: SpaceId): Seat | 'nobody' {
    const { control } = this.space(id);
    return control === NOBODY ? 'nobody' : control;
  }

  resign(seat: Seat): this {
    return this.giveUp(seat);
  }

  rolls(...dice: number[]): this {
    this.match.script({ dice });
    return this;
  }
}

/**
 * In which windows of seat 0's turn, with a battle of two exchanges against seat 1, a card is not refused as
 * belonging elsewhere (BTU-13.1): `0 attack-card 1` is seat 0's window before the first roll.
 */
export function windowsOf(card: LootId): string[] {
  const found = new Set<string>();
  for (const holder of [0, 1]) {
    const layout = table()
      .horde(0, 4, 'N-W1')
      .horde(1, 1, 'N-G')
      .hand(holder, card)
      .hand(1 - holder, 'loot');
    const s = layout.rolls(3, 3, 6, 1).begin('start-cards', 'asked');
    while (s.state.active === 0) {
      const window = s.asked.endsWith('attack-card') ? `${s.asked} ${s.state.battle?.exchange}` : s.asked;
      const asked = s.question?.seat === holder && s.asked.endsWith('-card');
      if (asked && s.whyNot(`play card:${card}`) !== 'BTU-13.1') found.add(window);
      const offered = s.offers();
      s.choose(['move N-W1 N-G 4', 'stay', 'pass', 'done'].find((words) => offered.includes(words)) ?? '');
    }
  }
  return [...found];
}
