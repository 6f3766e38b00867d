/** Every card and tile in words, and where its facts come from. */
import type { Language, Source } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';
import type { Card, CardSource } from '../content/index.ts';
import { CIVS, card, civCard, deckCards, tiles } from '../content/index.ts';
import { cardLines } from './card-text.ts';
import { gameWords, wordsIn } from './wording.ts';

export function content(language: Language): readonly ContentEntry[] {
  return [...civEntries(language), ...cardEntries(language), ...tileEntries(language)];
}

/** A scan is a published page, read as well as it can be. */
const SOURCES: Readonly<Record<CardSource, Source>> = {
  rulebook: 'rulebook',
  public: 'public',
  scan: 'public',
  house: 'house',
};

function provenanceOf({ provenance }: Pick<Card, 'provenance'>): ContentEntry['provenance'] {
  const all = typeof provenance === 'string' ? { all: provenance } : provenance;
  return Object.fromEntries(Object.entries(all).map(([aspect, source]) => [aspect, SOURCES[source]]));
}

function civEntries(language: Language): ContentEntry[] {
  const { names } = gameWords(language);
  return CIVS.map((civ) => ({
    title: names.civs[civ],
    group: wordsIn(language).groups.civs,
    text: names.cards[civCard[civ]].text ?? '',
    provenance: provenanceOf(card[civCard[civ]]),
    rules: ['ECH-8.13'],
  }));
}

function cardEntries(language: Language): ContentEntry[] {
  const { names } = gameWords(language);
  const words = wordsIn(language);
  return deckCards.map((printed) => ({
    title: `${names.cards[printed.id].name} (${names.civs[printed.civ]})`,
    group: printed.kind === 'unit' ? words.groups.units : words.groups.technologies,
    text: `${cardLines(printed.id, language).join(' ')} ${words.copies(printed.rarity)}`,
    provenance: provenanceOf(printed),
    rules: [printed.kind === 'unit' ? 'ECH-7.1' : 'ECH-8.1'],
  }));
}

function tileEntries(language: Language): ContentEntry[] {
  const { terrains } = gameWords(language).names;
  return tiles.map(({ id, squares, provenance }) => ({
    title: id,
    group: wordsIn(language).groups.tiles,
    text: squares.map((features) => features.map((feature) => terrains[feature]).join(' + ')).join(' · '),
    provenance: provenanceOf({ provenance }),
    rules: ['ECH-4.19'],
  }));
}
