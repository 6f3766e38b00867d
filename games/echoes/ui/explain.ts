/** What things are, for whoever points at them. */
import type { Ref } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Explanation, Scene } from '@gonfalon/ui-kit';
import type { DeckCardId, RuleId } from '../content/index.ts';
import { card, civCard, isDeckCardId, KINDS } from '../content/index.ts';
import { labelOf } from '../messages/messages.ts';
import { thingOf } from '../messages/things.ts';
import { landBits, yieldOf } from '../rules/land.ts';
import { kindOf } from '../rules/refs.ts';
import type { Square } from '../rules/squares.ts';
import { fileOf, indexOf, onGrid, rankOf } from '../rules/squares.ts';
import type { Building } from '../rules/state.ts';
import type { UnitView, View } from '../rules/views.ts';
import { cardLines } from './card-text.ts';
import { abilityText } from './decision.ts';
import { KEYWORD_RULES, keywordIn, keywordsNow } from './keywords.ts';
import { cardName, keywordName, kindName, nameOf, playerName } from './names.ts';
import { layingOf, layingText } from './rotations.ts';
import { buildingIn, healthOf, tableOf, unitIn } from './table.ts';
import { gameWords, wordsIn } from './wording.ts';

type RuledExplanation = Explanation & { readonly rules?: readonly RuleId[] };

export function explain(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const unit = unitIn(scene.view, ref);
  if (unit) return explainUnit(unit, scene);
  const building = buildingIn(scene.view, ref);
  if (building) return explainBuilding(building, scene);
  const keyword = keywordIn(ref);
  if (keyword) {
    const rule = KEYWORD_RULES[keyword];
    return {
      title: keywordName({ k: keyword }, scene.language),
      lines: [gameWords(scene.language).rules[rule]],
      rules: [rule],
    };
  }
  return explainPart(ref, scene) ?? explainNamed(ref, scene);
}

function explainUnit(unit: UnitView, scene: Scene<View>): RuledExplanation {
  const { view, language } = scene;
  const words = wordsIn(language);
  const { names } = gameWords(language);
  const { left, of } = healthOf(view, unit);
  const { classes, movement } = card[unit.card];
  const keywords = keywordsNow(tableOf(view).board.profile(unit));
  const { text } = names.cards[unit.card];
  return {
    title: cardName(unit.card, language),
    lines: [
      `${classes.map((one) => names.classes[one]).join(' · ')}. ${words.ofOwner(playerName(unit.seat, scene))}`,
      words.stats(unit.now.melee, unit.now.ranged, left, of),
      `${words.movement(unit.now.movement, movement.dirs)} ${words.inMode(names.modes[unit.mode])}`,
      ...(unit.pawn === 'pawn' ? [] : [words.onPawn(names.pawns[unit.pawn])]),
      ...(keywords.length > 0 ? [words.keywords(keywords.map((one) => keywordName(one, language)))] : []),
      ...(text ? [text] : []),
      ...(unit.upgrades.length > 0
        ? [words.upgradedBy(unit.upgrades.map(({ card: id }) => cardName(id, language)))]
        : []),
      ...(unit.exhausted ? [`${unit.held ? words.held : words.exhausted}.`] : []),
    ],
    rules: ['ECH-4.1', 'ECH-5.1', ...keywords.map(({ k }) => KEYWORD_RULES[k])],
  };
}

const BUILDING_RULES = {
  camp: ['ECH-5.3', 'ECH-5.4'],
  barracks: ['ECH-5.9', 'ECH-6.10'],
  capital: ['ECH-5.9', 'ECH-6.10', 'ECH-9.5'],
} as const satisfies Readonly<Record<Building['kind'], readonly RuleId[]>>;

function explainBuilding(building: Building, scene: Scene<View>): RuledExplanation {
  const { view, language } = scene;
  const words = wordsIn(language);
  const { rules, names } = gameWords(language);
  const { left, of } = healthOf(view, building);
  const ruleIds = BUILDING_RULES[building.kind];
  return {
    title: names.buildings[building.kind],
    lines: [words.ofOwner(playerName(building.seat, scene)), words.health(left, of), rules[ruleIds[0]]],
    rules: ruleIds,
  };
}

/** Counters and piles of players: `deck:0`, `res:0:food`. */
function explainPart(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const { view, language } = scene;
  const match = /^(deck|discard|hand|units|capital|event|civ|res):([0-3])(?::([a-z-]+))?$/.exec(ref);
  const [, part, digit, detail] = match ?? [];
  const seat = Number(digit);
  const player = view.players[seat];
  if (!part || !player) return undefined;
  const words = wordsIn(language);
  const messages = gameWords(language);
  const name = playerName(seat, scene);
  switch (part) {
    case 'deck':
      return {
        title: words.deck,
        lines: [words.cardsInDeck(player.deckCards), words.deckRule],
        rules: ['ECH-9.4'],
      };
    case 'discard':
      return {
        title: words.discard,
        lines: [player.discard.map((id) => cardName(id, language)).join(', ') || '–', words.discardRule],
      };
    case 'hand':
      return { title: name, lines: [words.cardsInHand(player.cards)], rules: ['ECH-9.3'] };
    case 'units':
      return {
        title: name,
        lines: [
          words.units(view.units.filter((unit) => unit.seat === seat).length),
          messages.rules['ECH-7.4'],
        ],
        rules: ['ECH-7.4', 'ECH-9.6'],
      };
    case 'capital':
      return {
        title: messages.names.buildings.capital,
        lines: [messages.rules['ECH-9.5']],
        rules: ['ECH-9.5'],
      };
    case 'civ': {
      const { name: title, text } = messages.names.cards[player.civ ? civCard[player.civ] : 'nor-civ'];
      return player.civ ? { title, lines: [text ?? title] } : undefined;
    }
    case 'event':
      return detail && isDeckCardId(detail) ? explainCard(detail, scene) : undefined;
    default: {
      const kind = KINDS.find((one) => one === detail);
      const label = kind ? kindName(kind, language) : capitalize(messages.names.resources.joker);
      const rule = kind ? 'ECH-3.1' : 'ECH-3.5';
      return { title: label, lines: [messages.rules[rule]], rules: [rule, 'ECH-3.2'] };
    }
  }
}

function explainCard(id: DeckCardId, { language }: Scene<View>): RuledExplanation {
  return {
    title: cardName(id, language),
    lines: cardLines(id, language),
    rules: card[id].kind === 'unit' ? ['ECH-7.1'] : ['ECH-8.1'],
  };
}

function explainNamed(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const { language, view } = scene;
  const words = wordsIn(language);
  const messages = gameWords(language);
  const title = capitalize(labelOf(messages, ref));
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'card':
      return explainCard(thing.id as DeckCardId, scene);
    case 'civ': {
      const { text } = messages.names.cards[civCard[thing.id]];
      return { title, lines: [text ?? title] };
    }
    case 'pawn':
      return { title, lines: [words.pieces[thing.id]], rules: ['ECH-7.4', 'ECH-7.5'] };
    case 'mode':
      return { title, lines: [words.modes[thing.id]], rules: ['ECH-6.2'] };
    case 'source':
      return { title, lines: [words.sourceRule], rules: ['ECH-3.1', 'ECH-3.2'] };
    case 'option':
      return { title, lines: [cardOfQuestion(scene) ?? title], rules: ['ECH-8.27'] };
    default:
      if (kindOf(ref) === 'square' && onGrid(view.size, indexOf(ref as Square)))
        return explainSquare(ref as Square, scene);
      return kindOf(ref) === 'number' ? explainNumber(ref, scene) : undefined;
  }
}

/** The text of the card that a question is about. */
export function cardOfQuestion({ question, language }: Scene<View>): string | undefined {
  const id = question?.params?.card;
  const { cards } = gameWords(language).names;
  return typeof id === 'string' && Object.hasOwn(cards, id) ? cards[id as DeckCardId].text : undefined;
}

function explainNumber(ref: Ref, scene: Scene<View>): RuledExplanation {
  const { question, language, selected, view } = scene;
  const words = wordsIn(language);
  const laying = question?.prompt === 'rotate' ? layingOf(scene, ref) : undefined;
  if (laying)
    return { title: layingText(laying, scene), lines: [words.lands], rules: ['ECH-4.14', 'ECH-4.19'] };
  const unit = unitIn(view, selected[0]);
  if (unit) return { title: nameOf(selected[0] ?? '', scene), lines: [abilityText(unit, ref, scene)] };
  if (question?.prompt === 'opponent' || question?.prompt === 'begin')
    return { title: playerName(Number(ref), scene), lines: [words.numberHint] };
  return { title: words.effect(Number(ref)), lines: [cardOfQuestion(scene) ?? words.numberHint] };
}

function explainSquare(square: Square, { view, language }: Scene<View>): RuledExplanation {
  const words = wordsIn(language);
  const { names, rules } = gameWords(language);
  const index = indexOf(square);
  const land = view.land[rankOf(index) * view.size + fileOf(index)] ?? '';
  if (land === '')
    return { title: words.about(square, words.isFaceDown), lines: [words.faceDown], rules: ['ECH-4.13'] };
  const features = land.split(' ') as (keyof typeof names.terrains)[];
  const found = yieldOf(landBits(land));
  const ruleIds: RuleId[] = features.flatMap((feature) => TERRAIN_RULES[feature] ?? []);
  return {
    title: words.about(square, features.map((feature) => names.terrains[feature]).join(', ')),
    lines: [
      ...(found ? [words.yields(found.n, names.resources[found.kind])] : []),
      ...ruleIds.map((rule) => rules[rule]),
      ...(found || ruleIds.length > 0 ? [] : [rules['ECH-4.12']]),
    ],
    rules: found ? ['ECH-5.4', ...ruleIds] : ruleIds,
  };
}

const TERRAIN_RULES: Readonly<Partial<Record<string, readonly RuleId[]>>> = {
  mountain: ['ECH-4.8'],
  water: ['ECH-4.9'],
  river: ['ECH-4.10'],
  village: ['ECH-5.13'],
  capital: ['ECH-1.6'],
};
