/** Using artefacts: chapters 11, 12 and 17. */
import type { Choice } from '@gonfalon/kernel';
import type { ArtefactId, FactionId, UnitId } from '../../content/index.ts';
import {
  constants,
  info,
  isArtefact,
  isUnit,
  playableInBattle,
  UNIT_IDS,
  units,
} from '../../content/index.ts';
import { deckSize } from '../decks.ts';
import type { Item } from '../ledger.ts';
import { usesOf } from '../ledger.ts';
import type { Player, State } from '../state.ts';
import type { TurnFacts } from './facts.ts';
import { areTwo, isTransformable, servesAs } from './facts.ts';

/** What transforming cards turns on, in a turn and in a battle. */
interface Transforming {
  readonly s: State;
  readonly items: readonly Item[];
  readonly illuminated: ArtefactId;
  readonly inBattle: boolean;
}

/** What can be used as this kind of artefact, with how many uses; no Hammer in a battle, BTA-12.2. */
function sourcesOf(t: Transforming, kind: ArtefactId): { item: Item; uses: number }[] {
  const perWild = usesOf(kind, t.illuminated);
  const sources: { item: Item; uses: number }[] = [];
  for (const item of t.items) {
    if (t.inBattle && item.kind === 'hammer') continue;
    const uses = servesAs(item, kind, perWild);
    if (uses > 0) sources.push({ item, uses });
  }
  return sources;
}

/** BTA-11.7, BTA-17.9: the piles from which a unit can be replaced with so many uses of a title. */
export function higherPiles(s: State, unit: UnitId, uses: number): UnitId[] {
  const { rank } = units[unit];
  return UNIT_IDS.filter(
    (id) => units[id].rank > rank && units[id].rank <= rank + uses && s.piles[id].length > 0,
  );
}

function offerTitles(t: Transforming, offers: Choice[]): void {
  for (const { item: source, uses } of sourcesOf(t, 'title')) {
    for (const target of t.items) {
      if (!isTransformable(target) || !isUnit(target.kind)) continue;
      for (const pile of higherPiles(t.s, target.kind, uses))
        offers.push(['title', source.ref, target.ref, pile]);
    }
  }
}

/** BTA-11.8: the factions that a card can be given. */
export const otherFactions = (s: State, faction: FactionId | undefined): FactionId[] =>
  s.factions.filter((id) => id !== faction);

const isRecolourable = (item: Item): boolean => isUnit(item.kind) || isArtefact(item.kind);

function offerScrolls(t: Transforming, offers: Choice[]): void {
  for (const { item: source } of sourcesOf(t, 'scroll')) {
    for (const target of t.items) {
      if (!isTransformable(target) || !isRecolourable(target) || !areTwo(source, target)) continue;
      if (t.inBattle && !playableInBattle(target.kind)) continue;
      for (const faction of otherFactions(t.s, info(target.card).faction))
        offers.push(['scroll', source.ref, target.ref, faction]);
    }
  }
}

/** BTA-14.19: what an amulet takes in a battle. */
const fitsBattleAmulet = (item: Item): boolean => item.kind === 'provision' || playableInBattle(item.kind);

function offerAmulets(t: Transforming, offers: Choice[]): void {
  for (const { item: source } of sourcesOf(t, 'amulet')) {
    for (const target of t.items) {
      if (!isTransformable(target) || info(target.card).legendary || !areTwo(source, target)) continue;
      if (t.inBattle && !fitsBattleAmulet(target)) continue;
      offers.push(['amulet', source.ref, target.ref]);
    }
  }
}

export function offerTransformations(t: Transforming, offers: Choice[]): void {
  offerTitles(t, offers);
  offerScrolls(t, offers);
  offerAmulets(t, offers);
}

/** BTA-11.14: a real scroll in hand, or a laid one that has recoloured another card and was never on an amulet. */
export function convertsItself(item: Item): boolean {
  if (item.wild || info(item.card).kind !== 'scroll') return false;
  return item.hand || (item.state === 'used' && item.perCard > 0 && !item.ref.endsWith('^!'));
}

export function offerConversions({ s, items }: TurnFacts, offers: Choice[]): void {
  for (const item of items) {
    if (!convertsItself(item)) continue;
    for (const faction of otherFactions(s, info(item.card).faction))
      offers.push(['convert', item.ref, faction]);
  }
}

/** BTA-6.12, BTA-11.10: whether a card may be stored. */
export const isStorable = (item: Item): boolean =>
  !info(item.card).legendary && (item.hand || item.state === 'open' || item.state === 'set');

/** How much of what pays for provisions a card takes away when it is named. */
function provisionsIn(item: Item): number {
  if (item.wild) return 1;
  return item.kind === 'provision' ? item.perCard : 0;
}

export function offerTents(f: TurnFacts, offers: Choice[]): void {
  const provisions = f.purse.provision + f.purse.wild;
  const sources = sourcesOf({ ...f, illuminated: f.day.illuminated, inBattle: false }, 'tent');
  for (const { item: source } of sources) {
    for (const target of f.items) {
      if (!isStorable(target) || !areTwo(source, target)) continue;
      if (provisions - provisionsIn(source) - provisionsIn(target) > 0)
        offers.push(['pitch', source.ref, target.ref]);
    }
  }
  offerStrikes(f.player, offers);
}

export function offerStrikes({ tents }: Player, offers: Choice[]): void {
  for (const { number, fresh } of tents) if (!fresh) offers.push(['strike', `tent-${number}`]);
}

export function offerHorn({ player }: TurnFacts, offers: Choice[]): void {
  if (player.hand.includes('HOR') && player.nation.length > 0) offers.push(['horn', 'HOR']);
}

/** BTA-5.2, BTA-5.6. */
export function canAmbush(s: State, seat: number, player: Player): boolean {
  const { ambushSlots, minDeck } = constants;
  return player.hand.length > 1 && player.ambush.length < ambushSlots && deckSize(s, seat) > minDeck;
}

export function offerAmbushes({ s, seat, player, items }: TurnFacts, offers: Choice[]): void {
  if (!canAmbush(s, seat, player)) return;
  for (const item of items) if (item.hand) offers.push(['ambush', item.ref]);
}
