/** What the screen of Battalia says besides the game's own words, in each language. */
import type { CellId, Cost, Kind, TerrainPileId } from '../content/index.ts';

export interface UiMessages {
  /** Names that fit a card, with a capital letter. */
  readonly short: Readonly<Record<Kind, string>>;
  readonly shortLand: Readonly<Record<TerrainPileId, string>>;

  /* The reserve and the oracle. */
  readonly units: string;
  readonly terrain: string;
  week(week: number): string;
  dayOf(day: number, days: number): string;
  readonly litToday: string;
  readonly pairedToday: string;
  readonly withUnit: string;
  pileLabel(name: string, size: number): string;
  left(count: number): string;
  topCard(name: string, size: number): string;
  costs(price: string): string;
  price(cost: Cost): string;
  readonly cityCosts: string;
  readonly placeRule: string;

  /* The land. */
  cityOf(people: string, level: number): string;
  readonly undefended: string;
  defence(value: number): string;
  exits(sides: readonly string[]): string;
  against(most: number, defence: number): string;
  readonly emptyText: string;
  readonly closedText: string;
  guardText(defence: number): string;
  worth(points: number): string;
  upgradeText(level: number, price: string): string;
  heroAt(cell: CellId): string;
  readonly heroOff: string;
  readonly heroText: string;
  readonly layHere: string;
  readonly turn: string;
  readonly turnHint: string;
  cellsFit(count: number): string;

  /* The hand. */
  readonly wild: string;
  readonly gained: string;
  readonly spent: string;
  usesLeft(uses: number, as?: string): string;
  readonly wildText: string;
  usesText(uses: number): string;
  readonly spentText: string;
  readonly ambush: string;
  tentText(content: string): string;
  readonly tentFresh: string;
  readonly stillToMake: string;
  readonly nothingToMake: string;
  oneShort(what: string, missing: readonly string[]): string;
  lineUpgrade(cell: string, level: number): string;
  lineRecruit(cell: string): string;
  readonly lineFight: Readonly<Record<'annex' | 'assault' | 'attack', (target: string) => string>>;
  readonly lineMove: Readonly<Record<'walk' | 'ride' | 'fly', (hero: number) => string>>;
  lineUse(what: string): string;

  /* Players. */
  points(count: number): string;
  deckOf(cards: number): string;
  handSize(cards: number): string;
  nationSize(cards: number): string;
  shelterSize(cards: number): string;
  ambushSize(cards: number): string;
  tokens(low: number, high: number): string;
  readonly handText: string;
  readonly nationText: string;
  readonly shelterText: string;
  readonly ambushText: string;
  readonly tokensText: string;
  readonly resigned: string;
  readonly attacked: string;
  readonly laid: string;
  readonly inTents: string;
  readonly knownHand: string;

  /* What is worked on. */
  readonly payment: string;
  readonly youPay: string;
  readonly orInstead: string;
  readonly nation: string;
  readonly chooseFaction: string;
  unitsOfFaction(count: number): string;
  inPile(count: number): string;
  battleAt(cell: string): string;
  readonly attacks: string;
  readonly defends: string;
  readonly noCardYet: string;
  scale(attack: number, defence: number): string;
  wouldBe(total: number, losesBonus: boolean): string;
  reach(total: number): string;
  readonly cheapest: string;

  /* What is asked and pressed. */
  readonly parts: Readonly<Record<'set-up' | 'opening' | 'actions' | 'battle', string>>;
  readonly asks: {
    whichWay(cell: string): string;
    readonly whichLevel: string;
    whereTo(hero: string): string;
    readonly byWhat: string;
    onWhat(card: string): string;
    readonly intoWhat: string;
    readonly whichWeapon: string;
    readonly payRetreat: string;
    whatHere(place: string): string;
  };
  readonly actions: {
    readonly cohort: string;
    redeal(cards: number): string;
    readonly keep: string;
    upgrade(level: number): string;
    readonly recruit: string;
    level(level: number): string;
    readonly walk: string;
    readonly ride: string;
    readonly fly: string;
    readonly ambush: string;
    readonly annex: string;
    readonly giveUp: string;
  };
  readonly odds: {
    readonly title: string;
    readonly aim: string;
    readonly assault: string;
    readonly toTake: string;
    readonly most: string;
    readonly toExceed: string;
    readonly noDice: string;
  };
  readonly options: {
    readonly advancedHint: string;
    readonly weekLimitHint: string;
    readonly removedHint: string;
  };
  readonly groups: Readonly<Record<'units' | 'artefacts' | 'legendary' | 'terrain' | 'factions', string>>;
  perFaction(copies: number): string;
  whenLit(text: string): string;
}
