/** Lays a table out by hand: `layout(2).horde(0, 5, 'N-M1').hand(0, 'charge')`. */
import type { Seat } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { EventId, LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, EDGES, SPACE_IDS } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { stackDeck } from '../rules/invariants.ts';
import { plantFlag, player, takeFlag } from '../rules/selectors.ts';
import type { Options, Player, SpaceState, State } from '../rules/state.ts';

/** Every camp stands at a gate: seat 0 in the north, then east, south and west, each with 6 warriors. */
export class Layout {
  readonly state: State;

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

  active(seat: Seat): this {
    this.state.active = seat;
    return this;
  }

  /** Whatever else is to be set. */
  set(change: (s: State) => void): this {
    change(this.state);
    return this;
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
