/** What each thing on the table is, and where its rules are. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { capitalize, uncapitalize } from '@gonfalon/kernel';
import type { Explanation, Scene } from '@gonfalon/ui-kit';
import type { Edge, EventId, LootId, RuleId, SpaceId } from '../content/index.ts';
import { constants, event, loot, space, tile } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { PlaceName } from '../messages/names.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { isLastOfGlory } from '../text-board/board.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { isContested, isOpenSecret, mayLie, worthOf } from './visible-state.ts';

type RuledExplanation = Explanation & { readonly rules: readonly RuleId[] };

export function explain(ref: Ref, scene: Scene<View>): Explanation | undefined {
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
      return place(thing.id, scene);
    case 'camp':
      return camp(thing.seat, scene);
    case 'seat':
      return clan(thing.seat, scene);
    case 'card':
      return card(thing.id, scene);
    case 'event':
      return eventCard(thing.id, scene);
    case 'edge':
      return edge(thing.id, scene);
    default:
      return number(ref, scene);
  }
}

/** `Castra (fortified camp)`; only once if the reader's word is the Latin one. */
function both({ title, name }: PlaceName): string {
  return title === undefined || title === name ? name : `${title} (${uncapitalize(name)})`;
}

/** What decides a battle comes first: where there is little room, only that is read. */
function place(id: SpaceId, scene: Scene<View>): RuledExplanation {
  const { view, language } = scene;
  const { names } = gameMessages[language];
  const lying = view.spaces[id].tile;
  const tileName = lying && both(names.tiles[lying]);
  return {
    title:
      tileName === undefined || id === 'PAL'
        ? names.spaces[id].name
        : `${tileName} · ${names.spaces[id].name}`,
    lines: [
      ...values(id, scene),
      ...holders(id, scene),
      ...spoils(id, scene),
      uiMessages[language].kinds[space[id].kind],
    ],
    rules: placeRules(id, view),
  };
}

function placeRules(id: SpaceId, view: View): readonly RuleId[] {
  const { up, tile: lying, looted } = view.spaces[id];
  return [
    'BTU-8.8',
    ...(up ? [] : (['BTU-7.3'] as const)),
    ...(looted ? [] : (['BTU-12.4'] as const)),
    ...(lying && constants.endTiles.includes(lying) ? (['BTU-16.3'] as const) : []),
  ];
}

function values(id: SpaceId, { view, language }: Scene<View>): string[] {
  const say = uiMessages[language];
  const { names } = gameMessages[language];
  const worth = worthOf(view, id);
  if (worth) return [say.worth(worth.defence, worth.vp)];
  const may = mayLie(view, id);
  const span = (numbers: readonly number[]) => ({ least: Math.min(...numbers), most: Math.max(...numbers) });
  return [
    ...(view.spaces[id].landmark ? [say.landmark(may.map((t) => names.tiles[t.id].title))] : []),
    say.unknown(may.length, span(may.map((t) => t.defence)), span(may.map((t) => t.vp))),
  ];
}

function holders(id: SpaceId, { view, language }: Scene<View>): string[] {
  const say = uiMessages[language];
  const { control, hordes, moved, locked } = view.spaces[id];
  const worth = worthOf(view, id);
  const guards = control === NOBODY ? 0 : (hordes[control] ?? 0);
  return [
    control === NOBODY ? say.uncontrolled : say.held(control, guards),
    ...(isContested(view, id)
      ? hordes.flatMap((n, seat) => (n > 0 && seat !== control ? [say.attacking(seat, n)] : []))
      : []),
    ...(moved > 0 ? [say.moved(moved)] : []),
    ...(locked > 0 ? [say.locked(locked)] : []),
    ...(worth ? [say.toBeat(worth.defence, guards)] : []),
  ];
}

/** What there is to gain, and who knows of it. */
function spoils(id: SpaceId, { view, language }: Scene<View>): string[] {
  const say = uiMessages[language];
  const { up, tile: lying, looted } = view.spaces[id];
  const worth = worthOf(view, id);
  const printed = lying && tile[lying];
  const lookers = up
    ? []
    : view.players.flatMap(({ seenTiles }, seat) => (seenTiles.includes(id) ? [seat] : []));
  return [
    ...(worth ? [looted ? say.looted : say.toLoot(worth.loot)] : []),
    ...(printed?.warrior && !looted ? [say.warriorJoins] : []),
    ...(printed?.event && !up ? [say.eventComes] : []),
    ...(lying && constants.endTiles.includes(lying) ? [say.endTile] : []),
    ...(up || !lying ? [] : [isOpenSecret(view, id) ? say.everybodyKnows : say.onlyYouKnow]),
    ...(lookers.length > 0 ? [say.lookedAt(lookers)] : []),
  ];
}

function camp(seat: Seat, { view, language, messages }: Scene<View>): RuledExplanation {
  const say = uiMessages[language];
  const pitched = view.players[seat]?.camp;
  return {
    title: messages.ref(`camp:${seat}`),
    lines: [
      ...(pitched ? [say.camp(pitched.warriors, messages.ref(pitched.space))] : []),
      ...(pitched?.locked ? [say.campLocked] : []),
      say.campRule,
    ],
    rules: ['BTU-6.8', 'BTU-11.3'],
  };
}

function edge(id: Edge, { view, language, messages }: Scene<View>): RuledExplanation {
  const say = uiMessages[language];
  const seat = view.players.findIndex((player) => player.camp?.edge === id);
  return {
    title: messages.ref(`edge:${id}`),
    lines: [seat < 0 ? say.edgeFree : say.edgeTaken(seat), say.edgeRule],
    rules: ['BTU-2.9'],
  };
}

function held(view: View, seat: Seat): number {
  return Object.values(view.spaces).filter(({ control }) => control === seat).length;
}

function clan(seat: Seat, { view, language }: Scene<View>): RuledExplanation | undefined {
  const player = view.players[seat];
  if (!player) return undefined;
  const { board, seats } = gameMessages[language];
  const facts = [
    board.points(player.score),
    board.reserve(player.reserve),
    board.flags(player.flags),
    board.cards(player.cards),
  ];
  const states = [
    ...(player.out ? [board.out] : []),
    ...(player.spoiled ? [board.spoiled] : []),
    ...(player.glory > 0 ? [board.glory(isLastOfGlory(view, seat))] : []),
  ];
  return {
    title: seats[seat] ?? '',
    lines: [
      `${capitalize(facts.join(' · '))}.`,
      uiMessages[language].sections(held(view, seat)),
      ...states.map((state) => `${capitalize(state)}.`),
    ],
    rules: ['BTU-16.5', 'BTU-1.8', 'BTU-1.11'],
  };
}

function card(id: LootId, { language }: Scene<View>): RuledExplanation {
  const { names } = gameMessages[language];
  const { when, count, vp } = loot[id];
  return {
    title: names.loot[id].name,
    lines: [
      `${when.map((window) => names.windows[window]).join(' · ')}.`,
      names.loot[id].text,
      uiMessages[language].copies(count),
    ],
    rules: vp > 0 ? ['BTU-13.3', 'BTU-13.6'] : ['BTU-13.1', 'BTU-4.2'],
  };
}

function eventCard(id: EventId, { language }: Scene<View>): RuledExplanation {
  const { name, text } = gameMessages[language].names.events[id];
  return {
    title: name,
    lines: [text, uiMessages[language].copies(event[id].count)],
    rules: ['BTU-14.1', 'BTU-14.3'],
  };
}

/** Numbers beside the board: `score:1`, `pile:loot`. */
function number(ref: Ref, { view, language }: Scene<View>): RuledExplanation | undefined {
  const say = uiMessages[language];
  const { board, names, seats } = gameMessages[language];
  const [kind = '', which = ''] = ref.split(':');
  const player = view.players[Number(which)];
  if (player && /^[0-3]$/.test(which)) {
    const facts: Readonly<Record<string, readonly [string, string, RuleId]>> = {
      score: [board.points(player.score), say.scoreRule, 'BTU-16.5'],
      reserve: [board.reserve(player.reserve), say.reserveRule, 'BTU-1.8'],
      flags: [board.flags(player.flags), say.flagsRule, 'BTU-1.11'],
      cards: [board.cards(player.cards), say.handRule, 'BTU-13.4'],
      chest: [board.chest, say.chestRule, 'BTU-13.3'],
    };
    const fact = Object.hasOwn(facts, kind) ? facts[kind] : undefined;
    return fact && { title: `${seats[Number(which)]} · ${fact[0]}`, lines: [fact[1]], rules: [fact[2]] };
  }
  const past = (cards: readonly string[]) => (cards.length > 0 ? [`${cards.toReversed().join(', ')}.`] : []);
  switch (ref) {
    case 'pile:loot':
      return {
        title: say.lootPile,
        lines: [`${say.cardsLeft(view.lootPile)}.`, say.lootPileRule],
        rules: ['BTU-13.5'],
      };
    case 'discard:loot':
      return {
        title: say.lootDiscard,
        lines: [
          `${say.cardsLeft(view.lootDiscard.length)}.`,
          ...past(view.lootDiscard.map((id) => names.loot[id].name)),
        ],
        rules: ['BTU-13.2'],
      };
    case 'pile:events':
      return {
        title: say.eventPile,
        lines: [`${say.cardsLeft(view.eventPile)}.`, say.eventPileRule],
        rules: ['BTU-14.4'],
      };
    case 'discard:events':
      return {
        title: say.eventDiscard,
        lines: [
          `${say.cardsLeft(view.eventDiscard.length)}.`,
          ...past(view.eventDiscard.map((id) => names.events[id].name)),
        ],
        rules: ['BTU-14.3'],
      };
    default:
      return undefined;
  }
}
