/** What each thing on the table is, and where its rules are. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Explanation, Scene } from '@gonfalon/ui-kit';
import { factsOf } from '@gonfalon/ui-kit';
import type { Card, FactionId, Kind, PileId, RuleId, TerrainPileId } from '../content/index.ts';
import {
  cellIndex,
  EXITS_TEXT,
  heroRef,
  info,
  isArtefact,
  isCard,
  isLegendary,
  isUnit,
  kindOf,
  readLaid,
  tentRef,
} from '../content/index.ts';
import { upgradeCost } from '../rules/costs.ts';
import { NOBODY } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/views.ts';
import { cellTitle } from './cell-facts.ts';
import { sidesOf } from './decision.ts';
import { deckOf } from './deck-dots.tsx';
import { heroesOnMap } from './geometry.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { heaps } from './own-cards.ts';
import { pileCost } from './recipe.ts';

type RuledExplanation = Explanation & { readonly rules: readonly RuleId[] };

export function explain(ref: Ref, scene: Scene<View>): Explanation | undefined {
  switch (kindOf(ref)) {
    case 'card':
      return card(ref as Card, scene);
    case 'laid':
      return laid(ref, scene);
    case 'pile':
      return pile(ref as PileId, scene);
    case 'cell':
      return cell(cellIndex(ref), scene);
    case 'hero':
      return hero(ref, scene);
    case 'tent':
      return tent(ref, scene);
    case 'faction':
      return faction(ref as FactionId, scene);
    default:
      return zone(ref, scene);
  }
}

function kindLines(kind: Kind, { view, language }: Scene<View>): readonly string[] {
  const { names } = gameMessages[language];
  const { text, ray } = names.kinds[kind];
  const isLit = kind === view.day.illuminated;
  const isPaired = kind === view.day.paired;
  return [
    text,
    ...(isLegendary(kind) ? [names.legendary.text] : []),
    ...(isLit && ray ? [`${capitalize(names.oracle.illuminated)}. ${ray}`] : []),
    ...(isPaired ? [`${capitalize(names.oracle.paired)}.`] : []),
  ];
}

function kindRules(kind: Kind): readonly RuleId[] {
  if (isUnit(kind)) return ['BTA-1.3', 'BTA-7.1'];
  if (isArtefact(kind)) return ['BTA-8.1', 'BTA-11.1'];
  return isLegendary(kind) ? ['BTA-12.1'] : ['BTA-7.2'];
}

function card(id: Card, scene: Scene<View>): RuledExplanation {
  const { kind } = info(id);
  return { title: capitalize(scene.messages.ref(id)), lines: kindLines(kind, scene), rules: kindRules(kind) };
}

/** BTA-6.13: a laid card, with what it can still do. */
function laid(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const { card: id, wild, uses, as } = readLaid(ref);
  if (!isCard(id)) return undefined;
  const say = uiMessages[scene.language];
  const state = wild ? say.wildText : uses > 0 ? say.usesText(uses) : say.spentText;
  return {
    title: capitalize(scene.messages.ref(ref)),
    lines: [state, ...kindLines(as ?? info(id).kind, scene)],
    rules: ['BTA-6.13', ...kindRules(as ?? info(id).kind)],
  };
}

function pile(id: PileId | 'provision', scene: Scene<View>): RuledExplanation {
  const { view, language, messages } = scene;
  const { names, terrains } = {
    names: gameMessages[language].names,
    terrains: gameMessages[language].names.terrains,
  };
  const say = uiMessages[language];
  const title = capitalize(messages.ref(id));
  if (id === 'provision')
    return { title, lines: [say.left(view.provisions), names.kinds.provision.text], rules: ['BTA-7.2'] };
  const cost = pileCost(id);
  const price = cost ? [say.costs(say.price(cost))] : [];
  if (isUnit(id) || isArtefact(id)) {
    const { size, top, counts } = view.piles[id];
    const factions = counts?.map((n, i) => `${names.factions[view.factions[i] ?? 'green'].name} ${n}`);
    return {
      title,
      lines: [
        ...price,
        ...(top ? [say.topCard(messages.ref(top), size)] : [say.left(0)]),
        ...kindLines(id, scene),
        ...(factions ? [`${factions.join(' · ')}.`] : []),
      ],
      rules: kindRules(id),
    };
  }
  const { size, top } = view.terrain[id as TerrainPileId];
  const isRoad = cost !== undefined;
  return {
    title,
    lines: [
      ...(isRoad ? price : [say.cityCosts]),
      ...(top ? [say.topCard(terrains[top].name, size)] : [say.left(0)]),
      say.placeRule,
    ],
    rules: isRoad ? ['BTA-9.1', 'BTA-9.8'] : ['BTA-9.2', 'BTA-9.7'],
  };
}

function cell(at: number, scene: Scene<View>): RuledExplanation | undefined {
  const { view, language } = scene;
  const state = view.land.cards[at];
  if (state === undefined || state === 'unusable') return undefined;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const title = cellTitle(at, scene);
  if (state === '') return { title, lines: [say.emptyText], rules: ['BTA-9.5'] };
  if (state === 'impassable') return { title, lines: [say.closedText], rules: ['BTA-10.1'] };
  const guard = view.land.guards[at] ?? 0;
  const owner = view.land.owners[at] ?? NOBODY;
  const level = view.land.levels[at] ?? 0;
  const terrain = view.land.terrains[at];
  const isCity = state.startsWith('city');
  const next = isCity && owner !== NOBODY && level < 4 ? upgradeCost(level + 1) : undefined;
  return {
    title,
    lines: [
      ...(guard > 0 ? [say.guardText(guard)] : []),
      ...(owner !== NOBODY ? [say.worth(level)] : []),
      ...(next ? [say.upgradeText(level + 1, say.price(next))] : []),
      ...(state === 'ruins'
        ? [view.options.scenario === 'alt2' ? names.ruins.textAlt2 : names.ruins.text]
        : []),
      ...(terrain && view.options.advanced ? [names.terrains[terrain].text] : []),
      `${capitalize(sidesOf(EXITS_TEXT[view.land.exits[at] ?? 0] ?? '', language))}.`,
    ],
    rules: guard > 0 ? ['BTA-15.1'] : isCity ? ['BTA-9.3', 'BTA-14.1'] : ['BTA-13.2'],
  };
}

function hero(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const { view, language, messages } = scene;
  const found = view.players.some(
    ({ faction: own, heroes }) => own && heroes.some((_, i) => heroRef(own, i) === ref),
  );
  if (!found) return undefined;
  const say = uiMessages[language];
  const place = heroesOnMap(view).find((one) => one.ref === ref);
  return {
    title: capitalize(messages.ref(ref)),
    lines: [place ? say.heroAt(place.cell) : say.heroOff, say.heroText],
    rules: ['BTA-13.1', 'BTA-13.8'],
  };
}

function tent(ref: Ref, { view, viewer, language, messages }: Scene<View>): RuledExplanation | undefined {
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const found = own?.tents.find(({ number }) => tentRef(number) === ref);
  if (!found) return undefined;
  const say = uiMessages[language];
  const content = found.content.map((one) => messages.ref(one)).join(', ');
  return {
    title: capitalize(messages.ref(ref)),
    lines: [say.tentText(content), ...(found.fresh ? [say.tentFresh] : [])],
    rules: ['BTA-11.10', 'BTA-11.11'],
  };
}

function faction(id: FactionId, { language }: Scene<View>): RuledExplanation {
  const { names } = gameMessages[language];
  return { title: names.factions[id].name, lines: [names.factions[id].text], rules: ['BTA-2.8'] };
}

/** Numbers beside a player: `nation:1`. */
function zone(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const [kind = '', which = ''] = ref.split(':');
  const seat: Seat = Number(which);
  const player = scene.view.players[seat];
  if (!player || !/^[0-3]$/.test(which)) return undefined;
  const facts = zoneFacts(player, scene);
  const fact = Object.hasOwn(facts, kind) ? facts[kind] : undefined;
  return fact && { ...fact, title: `${scene.messages.seat(seat, factsOf(scene))} · ${fact.title}` };
}

function zoneFacts(player: PlayerView, scene: Scene<View>): Readonly<Record<string, RuledExplanation>> {
  const { language, messages } = scene;
  const say = uiMessages[language];
  const list = (cards: readonly string[]) =>
    cards.length > 0
      ? [
          `${heaps(cards)
            .map(([id, n]) => (n > 1 ? `${n} × ${messages.ref(id)}` : messages.ref(id)))
            .join(', ')}.`,
        ]
      : [];
  const { names } = gameMessages[language];
  const deck = deckOf(player).map((id) => (isCard(id) ? id : id.slice(0, 3)));
  return {
    people: {
      title: player.faction ? names.factions[player.faction].name : '',
      lines: [say.points(player.points), say.deckOf(deck.length)],
      rules: ['BTA-1.14'],
    },
    hand: {
      title: say.handSize(player.handSize),
      lines: [say.handText, ...list(player.known)],
      rules: ['BTA-1.15'],
    },
    nation: { title: say.nationSize(player.nation), lines: [say.nationText], rules: ['BTA-1.14'] },
    shelter: {
      title: say.shelterSize(player.shelter.length),
      lines: [say.shelterText, ...list(player.shelter)],
      rules: ['BTA-16.1'],
    },
    ambush: { title: say.ambushSize(player.ambush.length), lines: [say.ambushText], rules: ['BTA-5.1'] },
    tokens: {
      title: say.tokens(player.tokens[0], player.tokens[1]),
      lines: [say.tokensText],
      rules: ['BTA-9.12'],
    },
  };
}
