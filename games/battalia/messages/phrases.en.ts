/** How things are called inside an English sentence. */
import { english } from '@gonfalon/kernel';
import type { Card, Cost, FactionId, Kind } from '../content/index.ts';
import { info, kindOf, readLaid } from '../content/index.ts';
import { namesEn } from './names.en.ts';

const { list, some } = english;
const { factions, kinds, land } = namesEn;

export const people = (faction: FactionId): string => `the ${factions[faction].name}`;

/** `The Islanders`, or the seat as long as it has no faction; verbs are in the plural. */
export function who({ seat, faction }: { readonly seat: number; readonly faction?: FactionId }): string {
  return faction ? `The ${factions[faction].name}` : `Player ${seat + 1}`;
}

/** `blue chief`, `provision`, `Sword of Elemag` */
function cardName(card: Card): string {
  const { kind, faction } = info(card);
  return faction ? `${factions[faction].colour} ${kinds[kind].name}` : kinds[kind].name;
}

function cardNames(card: Card): string {
  const { kind, faction } = info(card);
  return faction ? `${factions[faction].colour} ${kinds[kind].plural}` : kinds[kind].plural;
}

/** `a blue chief`, `the Sword of Elemag` */
export const aCard = (card: Card): string => kinds[info(card).kind].the ?? `a ${cardName(card)}`;
export const theCard = (card: Card): string => kinds[info(card).kind].the ?? `the ${cardName(card)}`;

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
export const aKind = (kind: string): string => withArticle(pileName(kind));

/** A use in a line: a card, with what a wild one is played as. */
export function aUse(use: string): string {
  const [card, as] = use.split('=');
  return as ? `${aCard(card as Card)} as ${aKind(as)}` : aCard(card as Card);
}

/** `2 provisions, a blue chief and a red tool` */
export function cards(uses: readonly string[]): string {
  const groups = [...new Set(uses)].map((use) => {
    const count = uses.filter((other) => other === use).length;
    return count > 1 && !use.includes('=') ? `${count} ${cardNames(use as Card)}` : aUse(use);
  });
  return list(groups) || 'nothing';
}

/** The same for references of hand and laid cards. */
export function refs(all: readonly string[]): string {
  const groups = [...new Set(all)].map((ref) => {
    const count = all.filter((other) => other === ref).length;
    return count > 1 && !ref.includes('~') ? `${count} ${cardNames(ref as Card)}` : held(ref);
  });
  return list(groups) || 'nothing';
}

/** A card of the hand, or a laid one with what it can still do. */
export function held(ref: string): string {
  if (!ref.includes('~')) return kindOf(ref) === 'card' ? aCard(ref as Card) : `“${ref}”`;
  const { card, as, wild, uses } = readLaid(ref);
  if (wild) return `the wild ${cardName(card)}`;
  const name = as ? `${theCard(card)} as ${aKind(as)}` : theCard(card);
  return `${name} (${some(uses, 'use')} left)`;
}

export function pileName(pile: string): string {
  if (Object.hasOwn(kinds, pile)) return kinds[pile as Kind].name;
  return Object.hasOwn(land, pile) ? land[pile as keyof typeof land] : pile;
}

export const hero = (ref: string): string => {
  const [faction, number] = ref.split('-');
  return Object.hasOwn(factions, faction ?? '')
    ? `${factions[faction as FactionId].one} hero ${number}`
    : ref;
};

/** A place or a hero that is attacked. */
export const target = (ref: string): string =>
  kindOf(ref) === 'hero' ? `the ${hero(ref)}` : `the city in ${ref}`;

export function cost(price: Cost | undefined): string {
  const parts = Object.entries(price ?? {}).map(([kind, count]) =>
    some(count, kinds[kind as Kind].name, kinds[kind as Kind].plural),
  );
  return list(parts) || 'nothing';
}

/** A pile by itself: what lies in it. */
const pileLabel = (pile: string): string =>
  Object.hasOwn(kinds, pile) ? kinds[pile as Kind].plural : pileName(pile);

/** What any reference is called by itself. */
export function label(ref: string): string {
  switch (kindOf(ref)) {
    case 'card':
      return cardName(ref as Card);
    case 'laid':
      return held(ref).replace(/^the /, '');
    case 'pile':
      return pileLabel(ref);
    case 'cell':
      return `cell ${ref}`;
    case 'exits':
      return `exits ${ref}`;
    case 'hero':
      return hero(ref);
    case 'faction':
      return factions[ref as FactionId].name;
    case 'tent':
      return `tent ${ref.slice(5)}`;
    case 'seat':
      return `Player ${Number(ref.slice(5)) + 1}`;
    default:
      return ref;
  }
}
