/** What the choices of a turn turn on, worked out once for all of them. */
import type { Asking, Seat, VerbTable } from '@gonfalon/kernel';
import type { ArtefactId, CellId, OracleDay } from '../../content/index.ts';
import { CELL_IDS } from '../../content/index.ts';
import { citiesOf, prices } from '../land.ts';
import type { Item } from '../ledger.ts';
import { dayOf, itemsOf, usesOf } from '../ledger.ts';
import type { Purse } from '../payment.ts';
import { purseOf } from '../payment.ts';
import type { Site } from '../placement.ts';
import { sitesFor } from '../placement.ts';
import type { Refusal } from '../question.ts';
import { nativeLand, playerAt } from '../selectors.ts';
import type { Player, State } from '../state.ts';
import type { BattaliaVocabulary } from '../vocabulary.ts';

/** What can be used as each of these artefacts: the card itself, a wild card, and out of battle the Hammer. */
export type Sources = Readonly<Record<'title' | 'scroll' | 'amulet' | 'tent', readonly Item[]>>;

/** What a player can do with cards, in a turn and in a battle. */
export interface PlayFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly day: OracleDay;
  readonly items: readonly Item[];
  readonly sources: Sources;
  readonly inBattle: boolean;
}

export interface TurnFacts extends PlayFacts {
  readonly purse: Purse;
  /** Where the player may build; worked out when it is first asked. */
  sites(): readonly Site[];
  /** What it costs each of the player's heroes to reach each card, likewise. */
  reach(hero: number): Uint8Array;
  homes(): readonly CellId[];
}

export type PlayAsking = Asking<State, BattaliaVocabulary, object, PlayFacts>;
export type TurnAsking = Asking<State, BattaliaVocabulary, object, TurnFacts>;
export type TurnVerbs = VerbTable<TurnAsking, BattaliaVocabulary>;

/** How often an item serves as this kind of artefact: BTA-6.16, BTA-12.2. */
export function servesAs(item: Item, kind: ArtefactId, { day, inBattle }: PlayFacts): number {
  if (item.wild) return usesOf(kind, day.illuminated);
  if (item.kind === 'hammer') return inBattle ? 0 : item.perCard;
  return item.kind === kind ? item.perCard : 0;
}

const NO_SOURCES: Sources = { title: [], scroll: [], amulet: [], tent: [] };

function sourcesIn(items: readonly Item[], inBattle: boolean): Sources {
  let sources: Record<keyof Sources, Item[]> | undefined;
  for (const item of items) {
    const any = item.wild || (item.kind === 'hammer' && !inBattle);
    const { kind } = item;
    const own = kind === 'title' || kind === 'scroll' || kind === 'amulet' || kind === 'tent';
    if (!any && !(own && item.perCard > 0)) continue;
    sources ??= { title: [], scroll: [], amulet: [], tent: [] };
    if (any) for (const list of Object.values(sources)) list.push(item);
    else if (own) sources[kind].push(item);
  }
  return sources ?? NO_SOURCES;
}

export function playFacts(s: State, seat: Seat, inBattle: boolean): PlayFacts {
  const player = playerAt(s, seat);
  const day = dayOf(s);
  const items = itemsOf(player.hand, player.table, day.illuminated);
  return { s, seat, player, day, items, sources: sourcesIn(items, inBattle), inBattle };
}

/** Worked out when it is first asked: most turns need little of it. */
class Turn implements TurnFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly day: OracleDay;
  readonly items: readonly Item[];
  readonly sources: Sources;
  readonly inBattle = false;
  readonly purse: Purse;
  private knownSites: readonly Site[] | undefined;
  private knownHomes: readonly CellId[] | undefined;
  private readonly reached: Uint8Array[] = [];

  constructor(s: State) {
    this.s = s;
    this.seat = s.active;
    this.player = playerAt(s, s.active);
    this.day = dayOf(s);
    this.items = itemsOf(this.player.hand, this.player.table, this.day.illuminated);
    this.sources = sourcesIn(this.items, false);
    this.purse = purseOf(this.items, this.day.illuminated);
  }

  sites(): readonly Site[] {
    this.knownSites ??= sitesFor(this.s, this.seat);
    return this.knownSites;
  }

  homes(): readonly CellId[] {
    this.knownHomes ??= citiesOf(this.s, this.seat).map((cell) => CELL_IDS[cell] as CellId);
    return this.knownHomes;
  }

  reach(hero: number): Uint8Array {
    this.reached[hero] ??= prices(
      this.s.land,
      this.player.heroes[hero]?.cell ?? 0,
      nativeLand(this.s, this.seat),
    );
    return this.reached[hero];
  }
}

export const turnFacts = (s: State): TurnFacts => new Turn(s);

export const itemAt = ({ items }: PlayFacts, ref: string | undefined): Item | undefined => {
  for (const item of items) if (item.ref === ref) return item;
  return undefined;
};

export const refsOf = (items: readonly Item[]): string[] => items.map(({ ref }) => ref);

/** A card that the player does not have, or no longer as that: BTA-6.13. */
export const notHeld = (ref: string): Refusal => ({ rule: 'BTA-6.13', where: [ref] });
