/** What the screen says besides the game's own words, in each language. */
import type { Directions, Mode, TechnologyKind } from '../content/index.ts';

interface Labelled {
  readonly label: string;
  readonly hint: string;
}

export interface Words {
  /* What a player has. */
  readonly treasury: string;
  readonly freshOfAll: string;
  hand(count: number, max: number): string;
  mateHand(name: string): string;
  mateCoins(name: string): string;
  readonly deck: string;
  readonly discard: string;
  events(count: number, max: number): string;
  setAside(names: readonly string[]): string;
  /** «Ruler 1 · The Scots» */
  plays(seat: string, civ: string): string;
  cardsDiscarded(count: number): string;
  units(count: number): string;
  cardsInHand(count: number): string;
  cardsInDeck(count: number): string;
  capital(left: number, of: number): string;
  fresh(count: number, all: number, res: string): string;
  temporary(count: number, res: string): string;
  readonly yourUnits: string;
  unitsOf(name: string): string;
  bringBack(pawn: string): string;

  /** «Landnám: choose one effect» */
  about(name: string, text: string): string;

  /* Units and buildings. */
  readonly exhausted: string;
  readonly held: string;
  readonly garrisoned: string;
  readonly moved: string;
  ofOwner(name: string): string;
  stats(melee: number, ranged: number, left: number, of: number): string;
  movement(points: number, dirs: Directions): string;
  readonly directions: Readonly<Record<Directions, string>>;
  inMode(mode: string): string;
  onPawn(pawn: string): string;
  upgradedBy(names: readonly string[]): string;
  health(left: number, of: number): string;
  keywords(names: readonly string[]): string;
  copies(count: number): string;
  costs(cost: string): string;
  readonly free: string;
  yields(count: number, res: string): string;
  readonly isFaceDown: string;
  readonly faceDown: string;
  readonly strategy: string;
  readonly forClasses: (classes: readonly string[]) => string;

  /* An attack. */
  readonly deals: string;
  readonly takes: string;
  readonly falls: string;
  readonly razed: string;
  readonly diesToo: string;
  leaves(left: number): string;
  exchange(dealt: number, taken: number): string;
  readonly stat: Readonly<Record<Mode, string>>;
  readonly counter: string;
  readonly armour: string;
  readonly noCounter: string;
  attacks(attacker: string, target: string): string;
  readonly asItStands: string;
  readonly atLeastOne: string;

  /* What is asked. */
  unitPrompt(name: string, moves: number, targets: number): string;
  deployPrompt(name: string): string;
  replacePrompt(name: string): string;
  bearerPrompt(name: string): string;
  modePrompt(pawn: string): string;
  readonly lay: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly stays: string;
  readonly goesBack: string;
  readonly lands: string;

  /* Buttons. */
  readonly toDeployment: string;
  readonly endTurn: string;
  readonly letPass: string;
  campButton(count: number, res: string): string;
  barracksButton(cost: string): string;
  switchTo(mode: string): string;
  readonly drawCard: string;
  readonly handIn: string;
  readonly resupply: string;
  /** Ends a resupply of so many cards. */
  resupplyDone(count: number): string;
  readonly recruit: string;
  attackButton(target: string, dealt: number, taken: number): string;
  moveButton(square: string): string;
  deployButton(square: string): string;
  playButton(name: string): string;
  playOn(name: string, unit: string): string;
  transferButton(building: string, square: string): string;
  dropButton(name: string): string;
  pickButton(name: string): string;

  /* Trays. */
  readonly chooseCiv: string;
  readonly chooseScout: string;
  readonly buildDeck: string;
  pays(total: number): string;
  readonly payHint: string;
  readonly payNow: string;
  entering(name: string): string;
  readonly effects: string;
  effect(n: number): string;
  readonly who: string;
  readonly explores: string;
  readonly react: string;
  readonly noReaction: string;
  readonly found: string;
  readonly nothingFound: string;
  abilities(name: string): string;
  readonly targets: string;
  add(name: string): string;
  takeOut(name: string): string;
  ofList(count: number, size: number): string;
  readonly starts: string;

  /* Explanations. */
  readonly sourceRule: string;
  readonly pieces: Readonly<Record<'king' | 'queen' | 'pawn', string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly numberHint: string;
  readonly deckRule: string;
  readonly discardRule: string;
  readonly technologyWhen: Readonly<Record<TechnologyKind, string>>;
  readonly glance: string;
  readonly before: string;
  /** The parts of a turn, each in as few letters as fit in a row. */
  readonly steps: Readonly<Record<'start' | 'mobilisation' | 'deployment' | 'end', string>>;

  /* Options of a table. */
  readonly options: Readonly<
    Record<'mode' | 'map' | 'decks' | 'mirror' | 'openingRestock' | 'teamCapital', Labelled>
  >;
  readonly picks: Readonly<
    Record<'base' | 'long' | 'highland' | 'constantinople' | 'preset' | 'built', Labelled>
  >;
  readonly groups: Readonly<Record<'units' | 'technologies' | 'civs' | 'tiles', string>>;
  readonly letters: readonly [string, string, string, string];
}
