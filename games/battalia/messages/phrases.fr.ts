/** Comment les choses se disent dans une phrase française. */
import { french } from '@gonfalon/kernel';
import type { Card, Cost, FactionId, Kind } from '../content/index.ts';
import { info, kindOf, readLaid } from '../content/index.ts';
import { namesFr } from './names.fr.ts';

const { list, some } = french;
const { factions, kinds, land } = namesFr;

interface Colour {
  readonly masculine: string;
  readonly feminine: string;
}

/** Les couleurs des factions comme adjectifs. */
const COLOURS: Readonly<Record<FactionId, Colour>> = {
  green: { masculine: 'vert', feminine: 'verte' },
  blue: { masculine: 'bleu', feminine: 'bleue' },
  red: { masculine: 'rouge', feminine: 'rouge' },
  gold: { masculine: 'doré', feminine: 'dorée' },
};

export const colour = (faction: FactionId, feminine = false): string =>
  feminine ? COLOURS[faction].feminine : COLOURS[faction].masculine;

export const people = (faction: FactionId): string => `les ${factions[faction].name}`;
export const ofPeople = (faction: FactionId): string => `des ${factions[faction].name}`;
export const toPeople = (faction: FactionId): string => `aux ${factions[faction].name}`;

/** « Les Insulaires », ou la place tant qu’elle n’a pas de faction ; les verbes sont au pluriel. */
export function who({ seat, faction }: { readonly seat: number; readonly faction?: FactionId }): string {
  return faction ? `Les ${factions[faction].name}` : `Joueur ${seat + 1}`;
}

export function ofWho(e: { readonly seat: number; readonly faction?: FactionId }): string {
  return e.faction ? ofPeople(e.faction) : `du joueur ${e.seat + 1}`;
}

function cardName(card: Card): string {
  const { kind, faction } = info(card);
  return faction ? `${kinds[kind].name} ${colour(faction, kinds[kind].feminine)}` : kinds[kind].name;
}

function cardNames(card: Card): string {
  const { kind, faction } = info(card);
  return faction ? `${kinds[kind].plural} ${colour(faction, kinds[kind].feminine)}s` : kinds[kind].plural;
}

const indefinite = (kind: Kind): string => (kinds[kind].feminine ? 'une' : 'un');

/** « un chef bleu », « l’Épée d’Elemag » */
export function aCard(card: Card): string {
  const { kind } = info(card);
  return kinds[kind].the ?? `${indefinite(kind)} ${cardName(card)}`;
}

export function theCard(card: Card): string {
  const { kind } = info(card);
  const { the, name, feminine } = kinds[kind];
  if (the) return the;
  if (/^[aeiouéè]/.test(name)) return `l’${cardName(card)}`;
  return `${feminine ? 'la' : 'le'} ${cardName(card)}`;
}

const FEMININE_LAND = /^(?:route|ville|intersection)/;

export function pileName(pile: string): string {
  if (Object.hasOwn(kinds, pile)) return kinds[pile as Kind].name;
  return Object.hasOwn(land, pile) ? land[pile as keyof typeof land] : pile;
}

const isFeminine = (pile: string): boolean =>
  Object.hasOwn(kinds, pile) ? kinds[pile as Kind].feminine : FEMININE_LAND.test(pileName(pile));

export const aKind = (pile: string): string => `${isFeminine(pile) ? 'une' : 'un'} ${pileName(pile)}`;
export const noKind = (pile: string): string => `${isFeminine(pile) ? 'aucune' : 'aucun'} ${pileName(pile)}`;

export function theKind(pile: string): string {
  const name = pileName(pile);
  if (/^[aeiouéè]/.test(name)) return `l’${name}`;
  return `${isFeminine(pile) ? 'la' : 'le'} ${name}`;
}

export function aUse(use: string): string {
  const [card, as] = use.split('=');
  return as ? `${aCard(card as Card)} comme ${pileName(as)}` : aCard(card as Card);
}

/** « 2 provisions, un chef bleu et un outil rouge » */
export function cards(uses: readonly string[]): string {
  const groups = [...new Set(uses)].map((use) => {
    const count = uses.filter((other) => other === use).length;
    return count > 1 && !use.includes('=') ? `${count} ${cardNames(use as Card)}` : aUse(use);
  });
  return list(groups) || 'rien';
}

export function refs(all: readonly string[]): string {
  const groups = [...new Set(all)].map((ref) => {
    const count = all.filter((other) => other === ref).length;
    return count > 1 && !ref.includes('~') ? `${count} ${cardNames(ref as Card)}` : held(ref);
  });
  return list(groups) || 'rien';
}

/** Une carte de la main, ou une carte posée avec ce qu’elle peut encore faire. */
export function held(ref: string): string {
  if (!ref.includes('~')) return kindOf(ref) === 'card' ? aCard(ref as Card) : `« ${ref} »`;
  const { card, as, wild, uses } = readLaid(ref);
  if (wild) return `le Joker (${cardName(card)})`;
  const name = as ? `${theCard(card)} comme ${pileName(as)}` : theCard(card);
  return `${name} (encore ${some(uses, 'usage')})`;
}

export const hero = (ref: string): string => {
  const [faction, number] = ref.split('-');
  if (!Object.hasOwn(factions, faction ?? '')) return ref;
  return `héros ${factions[faction as FactionId].one.toLowerCase()} ${number}`;
};
export const theHero = (ref: string): string => `le ${hero(ref)}`;

export const target = (ref: string): string => (kindOf(ref) === 'hero' ? theHero(ref) : `la ville en ${ref}`);

export function cost(price: Cost | undefined): string {
  const parts = Object.entries(price ?? {}).map(([kind, count]) =>
    some(count, kinds[kind as Kind].name, kinds[kind as Kind].plural),
  );
  return list(parts) || 'rien';
}

/** Le nom d’une chose hors de toute phrase. */
/** A pile by itself: what lies in it. */
const pileLabel = (pile: string): string =>
  Object.hasOwn(kinds, pile) ? kinds[pile as Kind].plural : pileName(pile);

export function label(ref: string): string {
  switch (kindOf(ref)) {
    case 'card':
      return cardName(ref as Card);
    case 'laid':
      return held(ref).replace(/^(?:le |la |l’)/, '');
    case 'pile':
      return pileLabel(ref);
    case 'cell':
      return `case ${ref}`;
    case 'exits':
      return `sorties ${ref}`;
    case 'hero':
      return hero(ref);
    case 'faction':
      return factions[ref as FactionId].name;
    case 'tent':
      return `tente ${ref.slice(5)}`;
    case 'seat':
      return `Joueur ${Number(ref.slice(5)) + 1}`;
    default:
      return ref;
  }
}
