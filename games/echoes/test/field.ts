/** Sets a table in a line or two: `field().unit(0, 'nor-bondi', 'c3').unit(1, 'sco-kern', 'c4')`. */
import { TestMatch } from '@gonfalon/game-tests/suite';
import type { Seat } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { BuildingKind, Civ, DeckCardId, Resource, TechnologyId, UnitId } from '../content/index.ts';
import { preset, tiles } from '../content/index.ts';
import type { Board } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { homePlace, homesOf, turnedLand } from '../rules/land.ts';
import { boardOf, remainingHealth } from '../rules/profiles.ts';
import { buildingRef } from '../rules/refs.ts';
import type { Size, Square } from '../rules/squares.ts';
import { fileOf, indexOf, rankOf, squaresOf } from '../rules/squares.ts';
import type { Building, Options, Phase, Player, Purse, State, TokenZone, Unit } from '../rules/state.ts';
import { freshTurn } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

const OPTIONS: Options = {
  mode: 'base',
  map: 'highland',
  decks: 'preset',
  mirror: true,
  openingRestock: true,
  teamCapital: 10,
};

const SEAT_CIVS: readonly Civ[] = ['norse', 'scots', 'mongols', 'hre'];

function playerOf(civ: Civ, since: number, low: number): Player {
  return {
    civ,
    since,
    used: 0,
    list: preset[civ],
    hand: [],
    known: [],
    deck: preset[civ].slice(),
    discard: [],
    main: { food: 0, wood: 0, gold: 0 },
    exhausted: { food: 0, wood: 0, gold: 0 },
    tokens: [],
    events: [],
    front: [],
    kingOut: false,
    queenOut: false,
    low,
    turns: 1,
    aside: [],
    changes: 0,
    mustered: true,
  };
}

/** Everything is discovered Plain but for the start tiles; the Capitals stand, nobody has a card or a resource. */
export function field(seats: 2 | 4 = 2, options: Partial<Options> = {}): Field {
  return new Field(seats, { ...OPTIONS, ...options });
}

export class Field {
  readonly state: State;
  private readonly dice: number[] = [];

  constructor(seats: 2 | 4, options: Options) {
    const size: Size = seats === 4 || options.mode === 'long' ? 8 : 6;
    const large = size === 8;
    const low = seats === 4 ? options.teamCapital : large ? 20 : 10;
    const homes = homesOf(size, seats);
    this.state = {
      options,
      size,
      phase: 'mobilisation',
      leader: 0,
      order: [0, 1, 2, 3].slice(0, seats),
      choosing: [],
      active: 0,
      turns: seats + 1,
      idle: 0,
      places: [],
      spare: [],
      land: new Array(size * size).fill('plain'),
      units: [],
      buildings: [],
      players: SEAT_CIVS.slice(0, seats).map((civ, seat) => playerOf(civ, seat + 1, low)),
      lasting: [],
      turn: freshTurn(),
      played: [],
      works: [],
      fallen: [],
      asked: [],
      razed: false,
      lastUnit: 0,
      lastBuilding: 0,
      lastSince: seats,
      stacked: [],
      winners: [],
    };
    const hidden = tiles.filter(({ set, grid }) => set === 'highland' && (large || grid === '3x3'));
    const starts = homes.map((home) => homePlace(size, home));
    let next = 0;
    for (let place = 0; place < (size * size) / 4; place++)
      this.state.places.push(starts.includes(place) ? 'start' : (hidden[next++]?.id ?? 'H1'));
    homes.forEach(({ capital, rotation }, seat) => {
      squaresOf(size, starts[seat] ?? 0).forEach((at, i) => {
        this.setLand(at, turnedLand('start', rotation)[i] ?? '');
      });
      this.building(seat, 'capital', capital);
    });
  }

  private setLand(at: number, land: string): void {
    const squares = this.state.land.slice();
    squares[rankOf(at) * this.state.size + fileOf(at)] = land;
    this.state.land = squares;
  }

  land(land: string, ...squares: Square[]): this {
    for (const square of squares) this.setLand(indexOf(square), land);
    return this;
  }

  /** The whole tile of that square is face down, and is that tile. */
  faceDown(square: Square, id: State['places'][number]): this {
    const { size } = this.state;
    const place =
      Math.floor(rankOf(indexOf(square)) / 2) * (size / 2) + Math.floor(fileOf(indexOf(square)) / 2);
    this.state.places[place] = id;
    for (const at of squaresOf(size, place)) this.setLand(at, '');
    return this;
  }

  civ(seat: Seat, civ: Civ): this {
    const player = this.player(seat);
    player.civ = civ;
    player.list = preset[civ];
    player.deck = preset[civ].slice();
    return this;
  }

  /** A unit in its place; `more` are fields that differ from those of a fresh one. */
  unit(seat: Seat, id: UnitId, at: Square, more: Partial<Unit> = {}): this {
    const s = this.state;
    s.units.push({
      id: ++s.lastUnit,
      card: id,
      seat,
      at,
      pawn: 'pawn',
      mode: 'melee',
      damage: 0,
      exhausted: false,
      moved: false,
      strides: 0,
      switches: 0,
      attacked: false,
      builtAfter: false,
      held: false,
      since: ++s.lastSince,
      used: 0,
      spent: 0,
      upgrades: [],
      ...more,
    });
    return this;
  }

  /** Attaches an upgrade to the last unit. */
  upgrade(id: TechnologyId, seat = this.state.units.at(-1)?.seat ?? 0): this {
    this.state.units.at(-1)?.upgrades.push({ card: id, since: ++this.state.lastSince, used: 0, seat });
    return this;
  }

  building(seat: Seat, kind: BuildingKind, at: Square, damage = 0): this {
    const building: Building = { id: ++this.state.lastBuilding, kind, seat, at, damage };
    this.state.buildings.push(building);
    return this;
  }

  event(seat: Seat, id: TechnologyId): this {
    this.player(seat).events.push({ card: id, since: ++this.state.lastSince, used: 0 });
    return this;
  }

  main(seat: Seat, purse: Partial<Purse>, exhausted: Partial<Purse> = {}): this {
    Object.assign(this.player(seat).main, purse);
    Object.assign(this.player(seat).exhausted, exhausted);
    return this;
  }

  /** Temporary resources, on the Civilisation card unless said otherwise. */
  temp(seat: Seat, res: Resource, n = 1, on = this.player(seat).since, zone: TokenZone = 'civ'): this {
    this.player(seat).tokens.push({ on, zone, res, n, by: '' });
    return this;
  }

  hand(seat: Seat, ...cards: DeckCardId[]): this {
    const player = this.player(seat);
    player.hand.push(...cards);
    for (const id of cards) {
      const i = player.deck.indexOf(id);
      if (i >= 0) player.deck.splice(i, 1);
    }
    return this;
  }

  set(change: (s: State) => void): this {
    change(this.state);
    return this;
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  board(): Board {
    return boardOf(this.state);
  }

  /** Every card that lies somewhere is one of the list; a seat without units has one in its Capital. */
  private complete(): State {
    const s = this.state;
    s.players.forEach((player, seat) => {
      const capital = s.buildings.find((building) => building.kind === 'capital' && building.seat === seat);
      if (!s.units.some((unit) => unit.seat === seat) && capital) this.unit(seat, 'nor-bondi', capital.at);
      const list: DeckCardId[] = [...player.hand, ...player.deck, ...player.discard];
      for (const { card } of [...player.events, ...player.front]) list.push(card);
      for (const unit of s.units) {
        if (unit.seat === seat) list.push(unit.card);
        for (const upgrade of unit.upgrades) if (upgrade.seat === seat) list.push(upgrade.card);
      }
      player.list = list;
    });
    return s;
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
