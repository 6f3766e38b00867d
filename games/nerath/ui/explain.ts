/** What things are, in words. */
import type { Language, Ref } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Explanation, Scene } from '@gonfalon/ui-kit';
import type { CardId, EventId, RealmId, RuleId, SpaceId, TreasureId, UnitId } from '../content/index.ts';
import {
  EVENT_IDS,
  events,
  GUARDIAN_IDS,
  guardians,
  keywords,
  REALM_IDS,
  realms,
  spaces,
  treasures,
  UNIT_IDS,
  units,
} from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { cargoOf } from '../rules/pieces.ts';
import { incomeOf } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import type { Counts } from './armies.ts';
import { armiesAt, controllerOf, countOf, strengthOf } from './armies.ts';
import { pendingAttacks } from './chances.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { isCapital } from './positions.ts';
import { stateOf } from './table-state.ts';

type RuledExplanation = Explanation & { readonly rules?: readonly RuleId[] };

export function explain(ref: Ref, scene: Scene<View>): RuledExplanation | undefined {
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'land':
    case 'sea':
    case 'entrance':
      return explainSpace(thing.id, thing.kind, scene);
    case 'realm':
      return explainRealm(thing.id, scene);
    case 'card':
      return explainCard(thing.id, scene.language);
    case 'unit':
      return { ...explainUnit(thing.unit, scene.language), title: scene.messages.ref(ref) };
    case 'ship':
      return explainShip(ref, thing.piece, scene);
    case 'die':
      return {
        title: scene.messages.ref(ref),
        lines: [uiMessages[scene.language].dieRule],
        rules: ['NER-9.4'],
      };
    case 'way':
      return {
        title: scene.messages.ref(ref),
        lines: [uiMessages[scene.language].plan.rule],
        rules: ['NER-4.14'],
      };
    default:
      return explainCounter(ref, scene);
  }
}

const KIND_RULES = {
  land: ['NER-3.3', 'NER-11.1'],
  sea: ['NER-3.5', 'NER-5.1'],
  entrance: ['NER-9.1', 'NER-9.3'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

function explainSpace(
  id: SpaceId,
  kind: keyof typeof KIND_RULES,
  { view, language }: Scene<View>,
): RuledExplanation {
  const say = uiMessages[language];
  const { names } = gameMessages[language];
  const armies = armiesAt(view, id);
  const holder = controllerOf(view, id);
  const attack = pendingAttacks(view).find((one) => one.id === id);
  return {
    title: names.spaces[id],
    lines: [
      ...(isCapital(id) ? [`${say.capitalOf(capitalOwner(id))}. ${say.capitalRule}`] : []),
      holder ? `${say.kinds[kind]}. ${say.held(holder)}` : `${say.kinds[kind]}.`,
      ...(kind === 'entrance' ? guardianLines(view, id, language) : []),
      ...armies.map(
        ({ realm, units: counts }) => `${say.army(realm, counts)} ${strengthLine(counts, language)}`,
      ),
      ...(armies.length === 0 && kind !== 'entrance' ? [say.empty] : []),
      ...(attack ? [say.chanceHere(say.percent(attack.win))] : []),
    ],
    rules: KIND_RULES[kind],
  };
}

const capitalOwner = (id: SpaceId): RealmId =>
  REALM_IDS.find((realm) => realms[realm].capital === id) ?? 'nerath';

const strengthLine = (counts: Counts, language: Language): string =>
  uiMessages[language].strength(strengthOf(counts), countOf(counts));

function guardianLines({ entrances }: View, id: SpaceId, language: Language): readonly string[] {
  const say = uiMessages[language];
  const tiles = entrances[Number(id.slice(1)) - 1]?.tiles ?? [];
  const hidden = tiles.filter((tile) => tile < 0).length;
  const known = tiles.flatMap((tile) => {
    const guardian = GUARDIAN_IDS[tile];
    if (!guardian) return [];
    const { dice, heroesNeed, firstStrike } = guardians[guardian];
    return [say.guardian(guardian, dice, heroesNeed, firstStrike)];
  });
  if (tiles.length === 0) return [say.noTiles];
  return [...known, ...(hidden > 0 ? [say.tilesDown(hidden)] : [])];
}

/** What a place is and who stands there, to those who do not see it. */
export function describeSpace(id: SpaceId, { view, language }: Scene<View>): string {
  const say = uiMessages[language];
  const { kind } = spaces[id];
  const brief = say.brief(say.kinds[kind === 'dungeon' ? 'entrance' : kind], controllerOf(view, id));
  const who = armiesAt(view, id).map(({ realm, units: counts }) => say.army(realm, counts));
  return [`${gameMessages[language].names.spaces[id]}: ${brief}.`, ...who].join(' ');
}

function explainRealm(id: RealmId, { view, language }: Scene<View>): RuledExplanation {
  const say = uiMessages[language];
  const own = view.realms[REALM_IDS.indexOf(id)];
  const { names } = gameMessages[language];
  return {
    title: names.realms[id].name,
    lines: [
      [
        say.counter('points', own?.vp ?? 0),
        say.counter('gold', own?.gold ?? 0),
        say.counter('income', incomeOf(stateOf(view), REALM_IDS.indexOf(id))),
        say.counter('events', own?.hand ?? 0),
      ].join(' · '),
      `${say.capitalOf(id)}: ${names.spaces[realms[id].capital]}.`,
    ],
    rules: ['NER-1.5', 'NER-1.7'],
  };
}

export const isEvent = (id: CardId): id is EventId => (EVENT_IDS as readonly string[]).includes(id);

/** The name of a card, when it may be played, and what it does. */
export function cardText(id: CardId, language: Language) {
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  if (isEvent(id)) {
    const { name, condition, text, notes } = names.events[id];
    return { name, when: names.windows[events[id].window], condition, texts: [text], notes };
  }
  const { name, power, property, notes } = names.treasures[id as TreasureId];
  return {
    name,
    when: names.windows[treasures[id as TreasureId].window],
    condition: undefined,
    texts: [
      ...(power ? [`${say.power}: ${power}`] : []),
      ...(property ? [`${say.property}: ${property}`] : []),
    ],
    notes,
  };
}

function explainCard(id: CardId, language: Language): RuledExplanation {
  const say = uiMessages[language];
  const { name, when, condition, texts, notes } = cardText(id, language);
  const kind = isEvent(id) ? say.event(events[id].realm) : say.treasure(treasures[id as TreasureId].vp);
  return {
    title: name,
    lines: [`${kind}. ${when}.`, ...(condition ? [condition] : []), ...texts, ...(notes ? [notes] : [])],
    rules: isEvent(id) ? ['NER-17.1'] : ['NER-12.1', 'NER-17.1'],
  };
}

/** The dice of a unit in each kind of battle: `2 × d8`. */
export function diceText(dice: readonly string[], none: string): string {
  const [die] = dice;
  if (die === undefined) return none;
  return dice.length > 1 ? `${dice.length} × ${die}` : die;
}

export function explainUnit(id: UnitId, language: Language): RuledExplanation {
  const say = uiMessages[language];
  const { names } = gameMessages[language];
  const { cost, move, dice, abilities } = units[id];
  const text = (list: readonly string[]) => diceText(list, say.noDice);
  return {
    title: capitalize(names.units[id].one),
    lines: [
      `${say.price(cost)} ${say.movement(move)}`,
      say.dice(text(dice.landAttack), text(dice.landDefend), text(dice.sea), text(dice.dungeon)),
      ...abilities.map((ability) => `${names.keywords[ability].name}: ${names.keywords[ability].text}`),
    ],
    rules: [...new Set(abilities.flatMap((ability) => keywords[ability].rules))].slice(0, 3),
  };
}

/** What is aboard a ship. */
export function cargoCounts({ pieces }: View, ship: number): Counts {
  const counts: Record<string, number> = {};
  for (const piece of cargoOf(pieces, ship)) {
    const unit = UNIT_IDS[pieces.unit[piece] ?? -1];
    if (unit) counts[unit] = (counts[unit] ?? 0) + 1;
  }
  return counts;
}

function explainShip(ref: Ref, ship: number, { view, language, messages }: Scene<View>): RuledExplanation {
  const say = uiMessages[language];
  const aboard = cargoCounts(view, ship);
  const about = explainUnit('warship', language);
  return {
    ...about,
    title: messages.ref(ref),
    lines: [countOf(aboard) > 0 ? say.aboard(aboard) : say.emptyShip, ...about.lines],
  };
}

export const COUNTERS = ['points', 'gold', 'income', 'events', 'treasures'] as const;
export type Counter = (typeof COUNTERS)[number];
const COUNTER_RULES: Readonly<Record<Counter, readonly RuleId[]>> = {
  points: ['NER-12.4', 'NER-16.1'],
  gold: ['NER-14.1'],
  income: ['NER-15.1'],
  events: ['NER-2.4', 'NER-2.6'],
  treasures: ['NER-12.1', 'NER-16.4'],
};

/** What a counter of a realm shows. */
export function countedIn(view: View, realm: RealmId, what: Counter): number {
  const own = view.realms[REALM_IDS.indexOf(realm)];
  if (!own) return 0;
  switch (what) {
    case 'points':
      return own.vp;
    case 'gold':
      return own.gold;
    case 'income':
      return incomeOf(stateOf(view), REALM_IDS.indexOf(realm));
    case 'events':
      return own.hand;
    case 'treasures':
      return own.held + own.inPlay.length;
  }
}

/** `gold:karkoth` */
function explainCounter(ref: Ref, { view, language }: Scene<View>): RuledExplanation | undefined {
  const [name, owner] = ref.split(':');
  const what = COUNTERS.find((one) => one === name);
  const realm = REALM_IDS.find((id) => id === owner);
  if (!what || !realm) return undefined;
  const say = uiMessages[language];
  const title = say.counter(what, countedIn(view, realm, what));
  return {
    title: `${gameMessages[language].names.realms[realm].short}: ${title}`,
    lines: [say.counterRules[what]],
    rules: COUNTER_RULES[what],
  };
}
