/** What the screen says besides the game's own words, in each language. */
import type { CardId, GuardianId, Length, Mode, RealmId, UnitId } from '../content/index.ts';
import type { Counts } from './armies.ts';

type Part = 'draw' | 'move' | 'battles' | 'reposition' | 'reinforce' | 'income';
type Counted = 'points' | 'gold' | 'income' | 'events' | 'treasures';
type Field = { readonly label: string; readonly hint: string };

export interface UiMessages {
  percent(share: number): string;
  number(value: number): string;

  /* A place. */
  readonly kinds: Readonly<Record<'land' | 'sea' | 'entrance', string>>;
  readonly capitalOf: (realm: RealmId) => string;
  readonly castle: string;
  held(realm: RealmId): string;
  army(realm: RealmId, units: Counts): string;
  strength(gold: number, pieces: number): string;
  readonly empty: string;
  /** The kind of a place and whose it is, in a few words. */
  brief(kind: string, realm: RealmId | undefined): string;
  adjacent(places: readonly string[]): string;
  readonly capitalRule: string;
  guardian(id: GuardianId, dice: readonly string[], need: number, firstStrike: boolean): string;
  tilesDown(count: number): string;
  readonly noTiles: string;
  chanceHere(chance: string): string;

  /* Units, cards, counters. */
  price(gold: number): string;
  movement(steps: number): string;
  dice(attack: string, defence: string, sea: string, dungeon: string): string;
  readonly noDice: string;
  aboard(units: Counts): string;
  readonly emptyShip: string;
  readonly dieRule: string;
  event(realm: RealmId): string;
  treasure(points: number): string;
  readonly power: string;
  readonly property: string;
  readonly inPlay: string;
  counter(what: Counted, value: number): string;
  readonly counterRules: Readonly<Record<Counted, string>>;
  eventsOf(realm: RealmId): string;
  readonly treasures: string;
  readonly knownCards: string;
  readonly noCards: string;

  /* The race. */
  readonly race: string;
  readonly points: string;
  goal(points: number): string;
  treasureGoal(treasures: number): string;

  /* The rail and the tray. */
  readonly attacks: string;
  readonly hint: string;
  readonly hintMove: string;
  readonly legend: Readonly<Record<'reach' | 'attack' | 'entrance', string>>;
  readonly plan: {
    readonly who: string;
    all(count: number): string;
    readonly allButOne: string;
    readonly none: string;
    leaveOne(unit: UnitId, going: number, all: number): string;
    readonly hint: string;
    readonly planned: string;
    readonly rule: string;
    takeBack(from: string, to: string, count: number): string;
  };
  battleIn(place: string): string;
  roundAndStep(round: number, step: 'start' | 'firstStrike' | 'normal'): string;
  battleOver(victors: readonly RealmId[]): string;
  readonly guardians: string;
  hits(count: number): string;
  readonly inactive: string;
  readonly marked: string;
  readonly firstStrike: string;
  toTake(chance: string, place: string): string;
  toHold(chance: string, place: string): string;
  expectedLoss(own: string, enemy: string): string;
  goingTo(from: string, to: string): string;
  readonly whoGoes: string;
  readonly whoIsHit: string;
  readonly which: string;
  readonly aboardShip: string;
  goldLeft(gold: number): string;
  readonly castles: string;
  room(placed: number, most: number): string;
  readonly noLimit: string;
  readonly chooseCastle: string;
  readonly chooseUnit: string;
  readonly foundHint: string;

  /* Odds. */
  readonly odds: {
    take(place: string): string;
    hold(place: string): string;
    loot(place: string): string;
    readonly ownLoss: string;
    readonly enemyLoss: string;
    readonly bothGone: string;
    gold(value: string): string;
    readonly noCards: string;
    leftOut(cards: readonly CardId[]): string;
    hidden(tiles: number, worst: string, best: string): string;
  };

  /* What is asked and pressed. */
  readonly decision: {
    readonly parts: Readonly<Record<Part, string>>;
    whither(from: string): string;
    whatAt(castle: string): string;
    howMany(unit: string): string;
    whereTo(unit: string): string;
    playOn(card: string): string;
    all(count: number, chance: string | undefined): string;
    allButOne(chance: string | undefined): string;
    just(count: number, unit: UnitId): string;
    endMoves(attacks: number): string;
    keepGold(gold: number): string;
    fightOn(chance: string | undefined): string;
    auto(losses: Counts): string;
  };

  /* Options and content. */
  readonly mode: Field & { readonly hints: Readonly<Record<Mode, string>> };
  readonly length: Field & { readonly hints: Readonly<Record<Mode, Readonly<Record<Length, string>>>> };
  readonly roundLimit: Field;
  readonly groups: Readonly<
    Record<'units' | 'events' | 'treasures' | 'guardians' | 'lands' | 'seas' | 'entrances', string>
  >;
}
