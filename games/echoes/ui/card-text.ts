/** What is printed on a card, as lines of text. */
import type { Language } from '@gonfalon/kernel';
import type { DeckCardId } from '../content/index.ts';
import { card, totalCost } from '../content/index.ts';
import { costText, keywordName } from './names.ts';
import { gameWords, wordsIn } from './wording.ts';

export function cardLines(id: DeckCardId, language: Language): string[] {
  const words = wordsIn(language);
  const { names } = gameWords(language);
  const printed = card[id];
  const cost = totalCost(printed) > 0 ? words.costs(costText(printed.cost, language)) : words.free;
  const { text } = names.cards[id];
  if (printed.kind === 'unit') {
    const { classes, melee, ranged, health, movement, keywords } = printed;
    return [
      `${classes.map((one) => names.classes[one]).join(' · ')}. ${cost}`,
      words.stats(melee, ranged, health, health),
      words.movement(movement.points, movement.dirs),
      ...(keywords.length > 0 ? [words.keywords(keywords.map((one) => keywordName(one, language)))] : []),
      ...(text ? [text] : []),
    ];
  }
  const { tech, strategy, forClasses } = printed;
  return [
    `${words.technologyWhen[tech]} ${cost}`,
    ...(strategy ? [words.strategy] : []),
    ...(forClasses ? [words.forClasses(forClasses.map((one) => names.classes[one]))] : []),
    ...(text ? [text] : []),
  ];
}
