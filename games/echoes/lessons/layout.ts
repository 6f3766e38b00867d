/** Lays a table out by hand: `new Layout(2, {}).unit(0, 'nor-bondi', 'c3').unit(1, 'sco-kern', 'c4').complete()`. */
import type { Seat } from '@gonfalon/kernel';
import type {
  BuildingKind,
  Civ,
  DeckCardId,
  Resource,
  TechnologyId,
  TileId,
  UnitId,
} from '../content/index.ts';
import { preset, tiles } from '../content/index.ts';
import type { Rotation } from '../rules/land.ts';
import { homePlace, homesOf, turnedLand } from '../rules/land.ts';
import type { Size, Square } from '../rules/squares.ts';
import { fileOf, indexOf, rankOf, squaresOf } from '../rules/squares.ts';
import type { Building, Options, Player, Purse, State, TokenZone, Unit } from '../rules/state.ts';
import { freshTurn } from '../rules/state.ts';

export const OPTIONS: Options = {
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
export class Layout {
  readonly state: State;

  constructor(seats: 2 | 4, given: Partial<Options>) {
    const options = { ...OPTIONS, ...given };
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

  /** The whole tile of that square is that tile, laid so. */
  tile(square: Square, id: TileId, rotation: Rotation): this {
    const place = this.faceDown(square, id).placeOf(square);
    squaresOf(this.state.size, place).forEach((at, i) => {
      this.setLand(at, turnedLand(id, rotation)[i] ?? '');
    });
    return this;
  }

  private placeOf(square: Square): number {
    const at = indexOf(square);
    return Math.floor(rankOf(at) / 2) * (this.state.size / 2) + Math.floor(fileOf(at) / 2);
  }

  /** The whole tile of that square is face down, and is that tile. */
  faceDown(square: Square, id: State['places'][number]): this {
    const { size } = this.state;
    const place = this.placeOf(square);
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

  /** Every card that lies somewhere is one of the list; a seat without units has one in its Capital. */
  complete(): State {
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
}
