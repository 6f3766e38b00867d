/** What the screen of Battue uiMessages besides the game's own words, in each language. */
import type { Seat } from '@gonfalon/kernel';
import type { SpaceKind } from '../content/index.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface UiMessages {
  /* A place. */
  readonly kinds: Readonly<Record<SpaceKind, string>>;
  worth(defence: number, points: number): string;
  readonly faceDown: string;
  unknown(tiles: number, defence: Range, points: Range): string;
  landmark(names: readonly string[]): string;
  readonly onlyYouKnow: string;
  readonly everybodyKnows: string;
  /** A planned city that has no name, and what everybody knows of it. */
  readonly plan: string;
  readonly planKnown: string;
  toLoot(cards: number): string;
  readonly looted: string;
  readonly warriorJoins: string;
  readonly eventComes: string;
  readonly endTile: string;
  readonly uncontrolled: string;
  held(seat: Seat, warriors: number): string;
  attacking(seat: Seat, warriors: number): string;
  moved(warriors: number): string;
  locked(warriors: number): string;
  toBeat(defence: number, warriors: number): string;
  lookedAt(seats: readonly Seat[]): string;
  /** What a place is, in short, to those who do not see it. */
  brief(defence: number, points: number): string;
  briefHorde(seat: Seat, warriors: number): string;
  briefFlag(seat: Seat): string;
  readonly battle: string;

  /* Outside the walls. */
  camp(warriors: number, place: string): string;
  readonly campRule: string;
  readonly campLocked: string;
  readonly edgeFree: string;
  edgeTaken(seat: Seat): string;
  readonly edgeRule: string;

  /* Players and piles. */
  sections(count: number): string;
  readonly scoreRule: string;
  readonly reserveRule: string;
  readonly flagsRule: string;
  readonly handRule: string;
  readonly chestRule: string;
  readonly lootPile: string;
  readonly lootPileRule: string;
  readonly lootDiscard: string;
  readonly eventPile: string;
  readonly eventPileRule: string;
  readonly eventDiscard: string;
  readonly inPlay: string;
  cardsLeft(count: number): string;
  readonly hand: string;
  /** How many of this card there are in the deck. */
  copies(count: number): string;
  readonly attacker: string;
  readonly defender: string;

  /* Odds. */
  readonly odds: {
    take(place: string): string;
    hold(place: string): string;
    readonly attackers: string;
    readonly defenders: string;
    readonly defence: string;
    readonly attackersLost: string;
    readonly defendersLost: string;
    readonly noCards: string;
    hidden(tiles: number, worst: string, best: string): string;
    between(least: number, most: number): string;
  };
  number(value: number): string;
  percent(value: number): string;

  /* What is asked and pressed. */
  readonly decision: {
    readonly parts: Readonly<
      Record<'start-cards' | 'reinforcements' | 'movement' | 'conflicts' | 'end-cards', string>
    >;
    whither(from: string): string;
    howMany(to: string): string;
    send(warriors: number): string;
    sendAll(warriors: number): string;
    readonly endTurn: string;
    /** What «done» does, by what it ends. */
    readonly ends: Readonly<Record<'start-card' | 'reinforce' | 'move' | 'end-card', string>>;
  };

  /* Options and content. */
  readonly quickSetup: { readonly label: string; readonly hint: string };
  readonly roundLimit: { readonly label: string; readonly hint: string };
  readonly groups: {
    readonly loot: string;
    readonly events: string;
    readonly tiles: string;
    readonly spaces: string;
  };
  adjacent(places: readonly string[]): string;
}
