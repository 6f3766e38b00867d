/** Sets a table in a line or two: `table().horde(0, 5, 'N-M1').hand(0, 'charge').rolls(6, 2).begin('movement')`. */
import { Sitting as Base } from '@gonfalon/harness/suite';
import type { Seat } from '@gonfalon/kernel';
import { dealer, Match } from '@gonfalon/kernel';
import type { EventId, LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, EDGES, SPACE_IDS } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { View } from '../rules/hidden.ts';
import { stackDeck } from '../rules/invariants.ts';
import { setUp } from '../rules/set-up.ts';
import type { Options, Phase, Player, SpaceState, State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { plantFlag, player, takeFlag } from '../rules/terms.ts';

/** Every camp stands at a gate: seat 0 in the north, then east, south and west, each with 6 warriors. */
export function table(seats = 2, options: Partial<Options> = {}): Layout {
  return new Layout(seats, { quickSetup: false, roundLimit: 0, ...options });
}

/** A table at which nothing has been laid out yet. */
export function opening(seats = 2, options: Partial<Options> = {}, seed = 'opening', first?: Seat): Sitting {
  const state = setUp(
    { quickSetup: false, roundLimit: 0, ...options },
    seats,
    dealer({ kind: 'fast', seed }),
  );
  if (first !== undefined) Object.assign(state, { first, active: first });
  return new Sitting(state, [], true, seed);
}

export class Layout {
  readonly state: State;
  private readonly dice: number[] = [];

  constructor(seats: number, options: Options) {
    const laid = { seats, options: { quickSetup: true }, chance: { kind: 'fast', seed: 'layout' } as const };
    this.state = new Match(game, laid).position().state;
    this.state.options = options;
    this.state.phase = 'turn-start';
    this.state.first = 0;
    this.state.active = 0;
    for (let seat = 0; seat < seats; seat++) {
      const edge = EDGES[seat] ?? 'N';
      this.player(seat).camp = { edge, space: `${edge}-G`, warriors: 0, locked: false };
      this.camp(seat, constants.startWarriors);
    }
  }

  player(seat: Seat): Player {
    return player(this.state, seat);
  }

  space(id: SpaceId): SpaceState {
    return this.state.spaces[id];
  }

  /** So many warriors in the camp; the others go back to the reserve. */
  camp(seat: Seat, warriors: number): this {
    const p = this.player(seat);
    p.reserve += (p.camp?.warriors ?? 0) - warriors;
    if (p.camp) p.camp.warriors = warriors;
    return this;
  }

  /** A horde of that size on a face-up space that its owner controls and has looted. */
  horde(seat: Seat, warriors: number, id: SpaceId): this {
    this.controls(seat, id);
    return this.warriors(seat, warriors, id);
  }

  /** Warriors without the flag, as in a conflict. */
  warriors(seat: Seat, warriors: number, id: SpaceId): this {
    const { hordes } = this.space(id);
    this.player(seat).reserve += (hordes[seat] ?? 0) - warriors;
    hordes[seat] = warriors;
    return this;
  }

  controls(seat: Seat, ...ids: SpaceId[]): this {
    for (const id of ids) {
      takeFlag(this.state, id);
      plantFlag(this.state, seat, id);
      this.space(id).up = true;
      this.space(id).looted = true;
    }
    this.player(seat).conquered = true;
    return this;
  }

  uncontrolled(...ids: SpaceId[]): this {
    for (const id of ids) takeFlag(this.state, id);
    return this;
  }

  /** Lays a tile on a slot; the one that lay there goes where this one was. */
  tile(id: SpaceId, tile: TileId, face: 'up' | 'down' = 'down'): this {
    const here = this.space(id);
    const there = SPACE_IDS.find((other) => this.space(other).tile === tile);
    const spare = this.state.unused.indexOf(tile);
    const old = here.tile;
    if (old === undefined) throw new Error(`no tile lies on ${id}`);
    if (there) this.space(there).tile = old;
    else if (spare >= 0) this.state.unused[spare] = old;
    here.tile = tile;
    here.up = here.up || face === 'up';
    const landmarks: readonly TileId[] = constants.landmarks;
    this.state.landmarkSlots = SPACE_IDS.filter((slot) =>
      landmarks.includes(this.space(slot).tile ?? 'PALACE'),
    );
    return this;
  }

  hand(seat: Seat, ...cards: LootId[]): this {
    this.player(seat).hand.push(...cards.map((card) => this.fromPile(card)));
    return this;
  }

  chest(seat: Seat, ...cards: LootId[]): this {
    this.player(seat).chest.push(...cards.map((card) => this.fromPile(card)));
    return this;
  }

  discarded(...cards: LootId[]): this {
    this.state.lootDiscard.push(...cards.map((card) => this.fromPile(card)));
    return this;
  }

  /** The next loot cards and events to be drawn, the first one first. */
  next(...cards: (`card:${LootId}` | `event:${EventId}`)[]): this {
    stackDeck(this.state, cards);
    return this;
  }

  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  active(seat: Seat): this {
    this.state.active = seat;
    return this;
  }

  /** Whatever else a test needs to set. */
  set(change: (s: State) => void): this {
    change(this.state);
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

  /** Out of the game: no warriors left; flags and war chest stay. */
  eliminated(seat: Seat): this {
    this.camp(seat, 0);
    this.player(seat).out = true;
    return this;
  }

  private fromPile(card: LootId): LootId {
    const i = this.state.lootPile.indexOf(card);
    if (i < 0) throw new Error(`no ${card} is left in the pile`);
    this.state.lootPile.splice(i, 1);
    return card;
  }
}

/** A table in play. */
export class Sitting extends Base<State, View> {
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
      if (asked && s.why(`play card:${card}`) !== 'BTU-13.1') found.add(window);
      const offered = s.offers();
      s.choose(['move N-W1 N-G 4', 'stay', 'pass', 'done'].find((words) => offered.includes(words)) ?? '');
    }
  }
  return [...found];
}
