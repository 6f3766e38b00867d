/** What each thing is and does. */
import type { Ref } from '@gonfalon/kernel';
import type { Explanation, Scene } from '@gonfalon/ui-kit';
import type {
  Banner,
  CommandId,
  CouncilSeat,
  HexId,
  LandmarkId,
  LoreId,
  RuleId,
  UnitTypeId,
} from '../content/index.ts';
import {
  banner,
  CAMPS,
  COMMAND_IDS,
  command,
  creature,
  FLANKS,
  flankSection,
  hex,
  LANDMARK_IDS,
  LORE_IDS,
  landmark,
  lore,
  unitType,
  weapon,
} from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { rangeOf } from '../rules/combat.ts';
import { costOf, masterLevel } from '../rules/lore.ts';
import type { Unit } from '../rules/state.ts';
import { GONE, NOBODY } from '../rules/state.ts';
import { terrainAt } from '../rules/units.ts';
import type { View } from '../rules/views.ts';
import { adventureName } from './adventure-name.ts';
import type { Explained } from './explained-refs.ts';
import { explainedIn } from './explained-refs.ts';
import { nearSide } from './geometry.ts';
import { messagesIn } from './messages.ts';
import { retreat } from './reach.ts';
import { statusOf } from './status.ts';
import { visibleState } from './visible-state.ts';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text of a rule that says all there is to say. */
const ruleText = (scene: Scene<View>, rule: RuleId) => scene.messages.rules[rule] ?? '';

export function explain(ref: Ref, scene: Scene<View>): Explanation | undefined {
  const { names, ui } = messagesIn(scene.language);
  const note = explainedIn(ref);
  if (note) return explainNote(note, scene);
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit': {
      const unit = scene.view.units.find((u) => u.id === ref);
      return unit && explainUnit(unit, scene);
    }
    case 'hex':
      return explainHex(thing.id, scene);
    case 'card':
      return explainCommand(thing.id, scene);
    case 'lore':
      return explainLore(thing.id, scene);
    case 'landmark':
      return explainLandmark(thing.id, scene);
    case 'master':
      return explainMaster(thing.id, scene);
    case 'flank':
      return {
        title: sentence(names.flanks[thing.id]),
        lines: [ruleText(scene, 'BLO-2.3'), ruleText(scene, 'BLO-3.3')],
        rules: ['BLO-2.3', 'BLO-3.3', 'BLO-3.5'],
      };
    case 'power': {
      const power = creature.giant_spider.powers.find(({ id }) => id === thing.id);
      return {
        title: names.powers[thing.id].name,
        lines: [names.powers[thing.id].text],
        rules: [...(power ? [power.rule] : []), 'BLO-14.12', 'BLO-14.13'],
      };
    }
    case 'half':
      return { title: ui.hex.halfHex, lines: [ruleText(scene, 'BLO-1.7')], rules: ['BLO-1.7', 'BLO-5.10'] };
    case 'number':
      return {
        title: ui.number.title(Number(ref)),
        lines: [ui.number.text],
        rules: ['BLO-9.1', 'BLO-9.2', 'BLO-8.1'],
      };
    case 'other':
      return undefined;
  }
}

function limits(type: UnitTypeId, colour: Banner) {
  if (type === 'giant_spider') return creature.giant_spider.moves;
  return unitType[type].class === 'cavalry' ? banner[colour].cavalry : banner[colour].infantry;
}

function explainUnit(u: Unit, scene: Scene<View>): Explanation {
  const { names, ui } = messagesIn(scene.language);
  const state = visibleState(scene.view);
  const { bold, supported, signs, full } = statusOf(state, u);
  const facts = unitType[u.type];
  const arm = weapon[facts.weapon];
  const base = u.type === 'giant_spider' ? creature.giant_spider.dice : banner[u.banner].dice;
  const { battle, most } = limits(u.type, u.banner);
  const cards = [...new Set(u.marks.map(({ card }) => card))];
  const shownSigns = (['ordered', 'moved', 'battled', 'held'] as const).filter((sign) => signs.has(sign));
  const lines = [
    ui.unit.kind(
      names.camps[CAMPS[u.camp] ?? 'pennant'].camp,
      names.classes[facts.class],
      names.banners[u.banner].name,
      names.banners[u.banner].troops,
      names.races[facts.race],
    ),
    `${ui.unit.figures(u.figures, full)} ${ui.unit.dice(base - (u.moved ? arm.movedPenalty : 0))} ${ui.unit.moves(battle, most)}`,
    `${ruleText(scene, arm.rule)}${rangeOf(u) === arm.range ? '' : ` ${ui.unit.range(rangeOf(u))}`}`,
    bold > 0 ? ui.unit.bold(bold, supported) : ui.unit.normal,
    ...(signs.has('frightened') ? [ui.unit.frightened] : []),
    ...(u.hex !== GONE && retreat(state, u).cornered ? [ui.unit.cornered] : []),
    ...(u.hex === GONE ? [] : [ui.unit.stands(u.hex, groundNames(u.hex, scene))]),
    ...(shownSigns.length > 0 ? [sentence(`${shownSigns.map((sign) => ui.signs[sign]).join(', ')}.`)] : []),
    ...(u.web ? [ui.unit.card(sentence(names.markers.web.name), names.markers.web.text)] : []),
    ...(u.poison ? [ui.unit.card(sentence(names.markers.poison.name), names.markers.poison.text)] : []),
    ...(u.stored > 0 ? [ui.unit.stored(u.stored)] : []),
    ...cards.map((card) => cardLine(card, scene)),
  ];
  const morale: readonly RuleId[] = signs.has('frightened') ? ['BLO-9.1', 'BLO-9.7'] : ['BLO-9.1', 'BLO-9.4'];
  const kind: readonly RuleId[] =
    facts.class === 'creature'
      ? ['BLO-14.16', 'BLO-14.3', 'BLO-14.12']
      : [facts.class === 'cavalry' ? 'BLO-4.7' : 'BLO-4.6', arm.rule, 'BLO-6.1'];
  const race: readonly RuleId[] =
    facts.race === 'dwarf' ? ['BLO-13.2'] : facts.race === 'goblinoid' ? ['BLO-13.3', 'BLO-13.7'] : [];
  return {
    title: scene.messages.ref(u.id),
    lines,
    rules: [
      ...kind,
      ...morale,
      ...race,
      ...(u.hex === GONE ? [] : groundRules(u.hex, scene.view)),
      ...(u.web ? (['BLO-14.17', 'BLO-14.18'] as const) : []),
      ...(u.poison ? (['BLO-14.20'] as const) : []),
    ],
  };
}

function groundNames(at: HexId, { view, language }: Scene<View>): readonly string[] {
  const { names } = messagesIn(language);
  const landmarks = view.landmarks.filter((l) => l.hex === at).map(({ type }) => names.landmarks[type]);
  return [names.terrain[terrainAt(visibleState(view), at).id], ...landmarks];
}

function groundRules(at: HexId, view: View): readonly RuleId[] {
  const ground = terrainAt(visibleState(view), at);
  const landmarks = view.landmarks.filter((l) => l.hex === at).map(({ type }) => landmark[type].rule);
  return ground.id === 'plain' ? landmarks : [ground.rule, ...landmarks];
}

function cardLine(card: string, scene: Scene<View>): string {
  const { names, ui } = messagesIn(scene.language);
  const commandId = COMMAND_IDS.find((id) => id === card);
  const loreId = LORE_IDS.find((id) => id === card);
  const named = commandId ? names.commands[commandId] : loreId && names.lore[loreId];
  return named ? ui.unit.card(named.name, named.text) : card;
}

function explainHex(id: HexId, scene: Scene<View>): Explanation {
  const { names, ui } = messagesIn(scene.language);
  const { view } = scene;
  const ground = terrainAt(visibleState(view), id);
  const near = nearSide(scene);
  const flanks = FLANKS.filter((flank) => hex[id].sections.includes(flankSection[near][flank]));
  const camp = (seat: number) => names.camps[CAMPS[seat] ?? 'pennant'].camp;
  const landmarks = view.landmarks.filter((l) => l.hex === id);
  const lines = [
    ground.id === 'plain' ? ui.hex.none : ruleText(scene, ground.rule),
    ...landmarks.map(({ type, owner }) => {
      const name =
        owner === NOBODY ? names.landmarks[type] : ui.hex.owned(names.landmarks[type], camp(owner));
      return ui.unit.card(name, ruleText(scene, landmark[type].rule));
    }),
    ...view.adventure.objectives.flatMap((objective, i) => {
      if (objective.hex !== id) return [];
      const whose = objective.camp === 'any' ? undefined : names.camps[objective.camp].camp;
      const taken = view.captured[i] ?? NOBODY;
      const shownSigns = ui.hex.objective(objective.banners, whose, names.objectives[objective.mode]);
      return taken === NOBODY ? [shownSigns] : [shownSigns, ui.hex.captured(camp(taken))];
    }),
    ui.hex.sections(flanks.map((flank) => names.flanks[flank])),
  ];
  const objective = view.adventure.objectives.some((o) => o.hex === id);
  return {
    title: `${scene.messages.ref(id)} · ${names.terrain[ground.id]}`,
    lines,
    rules: [
      ground.rule,
      ...landmarks.map(({ type }) => landmark[type].rule),
      ...(objective ? (['BLO-12.5'] as const) : []),
    ],
  };
}

function explainCommand(id: CommandId, { language }: Scene<View>): Explanation {
  const { names, ui } = messagesIn(language);
  const { kind, count } = command[id];
  const own: readonly RuleId[] = kind === 'section' ? ['BLO-2.3', 'BLO-3.5'] : ['BLO-2.5', 'BLO-2.8'];
  return {
    title: names.commands[id].name,
    lines: [names.commands[id].text, ui.card.copies(count)],
    rules: [...own, 'BLO-2.6'],
  };
}

function explainLore(id: LoreId, { view, viewer, language }: Scene<View>): Explanation {
  const { names, ui } = messagesIn(language);
  const { class: of, number, cost, phase, level } = lore[id];
  const council = viewer === 'spectator' ? undefined : view.camps[viewer === 0 ? 0 : 1].council;
  const seated = viewer === 'spectator' || !council ? undefined : { seat: viewer, council };
  const state = visibleState(view);
  const price =
    typeof cost !== 'number'
      ? ui.card.costs[cost]
      : ui.card.cost(seated ? costOf(state, seated.seat, id) : cost);
  return {
    title: names.lore[id].name,
    lines: [
      names.lore[id].text,
      `${names.timings[phase]}. ${price}`,
      ui.card.ofClass(names.council[of], number),
      ...(seated && level ? [ui.card.level(masterLevel(state, seated.seat, id))] : []),
      ...(seated && seated.council[of] === 0 ? [ui.card.outOfCharacter] : []),
    ],
    rules: ['BLO-15.5', 'BLO-15.6', 'BLO-15.4', 'BLO-16.7'],
  };
}

function explainLandmark(id: LandmarkId, scene: Scene<View>): Explanation {
  const { names } = messagesIn(scene.language);
  const { rule } = landmark[id];
  return { title: names.landmarks[id], lines: [ruleText(scene, rule)], rules: [rule, 'BLO-18.3'] };
}

function explainMaster(id: CouncilSeat, { view, viewer, language }: Scene<View>): Explanation {
  const { names, ui } = messagesIn(language);
  const levels = viewer === 'spectator' ? undefined : view.camps[viewer === 0 ? 0 : 1].council?.[id];
  const brought = LANDMARK_IDS.find((place) => landmark[place].master === id);
  return {
    title: levels === undefined ? names.council[id] : `${names.council[id]} · ${ui.council.level(levels)}`,
    lines: [
      ui.masters[id],
      ...(brought && id !== 'creature' ? [ui.council.brings(names.landmarks[brought])] : []),
    ],
    rules: ['BLO-16.1', id === 'commander' ? 'BLO-16.3' : 'BLO-16.4', 'BLO-16.7'],
  };
}

function explainNote(note: Explained, scene: Scene<View>): Explanation {
  const { names, ui } = messagesIn(scene.language);
  const { view } = scene;
  const camp = 'seat' in note ? view.camps[note.seat === 0 ? 0 : 1] : undefined;
  switch (note.kind) {
    case 'banners':
      return {
        title: ui.camp.bannersTitle,
        lines: [`${ui.camp.banners(camp?.won ?? 0, camp?.needed ?? 0)}.`, ruleText(scene, 'BLO-12.3')],
        rules: ['BLO-12.3', 'BLO-12.4', 'BLO-12.5'],
      };
    case 'goblet':
      return {
        title: ui.camp.gobletTitle,
        lines: [`${ui.camp.goblet(camp?.goblet ?? 0)}.`, ruleText(scene, 'BLO-15.1')],
        rules: ['BLO-15.1', 'BLO-15.5', 'BLO-7.11'],
      };
    case 'command-hand':
      return {
        title: ui.camp.command(camp?.cards ?? 0),
        lines: [ruleText(scene, 'BLO-1.10')],
        rules: ['BLO-1.10', 'BLO-16.3'],
      };
    case 'lore-hand':
      return {
        title: ui.camp.lore(camp?.loreCards ?? 0),
        lines: [ruleText(scene, 'BLO-16.4')],
        rules: ['BLO-16.4', 'BLO-15.21'],
      };
    case 'well':
      return {
        title: ui.aside.wellTitle,
        lines: [`${ui.aside.well(view.pool)}.`, ruleText(scene, 'BLO-15.1')],
        rules: ['BLO-15.1'],
      };
    case 'command-pile': {
      const last = view.commandDiscard.at(-1);
      return {
        title: ui.aside.commandPile,
        lines: [
          ui.aside.piles(view.commandPile, view.commandDiscard.length),
          ...(last ? [ui.aside.lastCard(names.commands[last].name)] : []),
        ],
        rules: ['BLO-1.10', 'BLO-12.2'],
      };
    }
    case 'lore-pile': {
      const last = view.loreDiscard.at(-1);
      return {
        title: ui.aside.lorePile,
        lines: [
          ui.aside.piles(view.lorePile, view.loreDiscard.length),
          ...(view.loreOut > 0 ? [ui.aside.out(view.loreOut)] : []),
          ...(last ? [ui.aside.lastCard(names.lore[last].name)] : []),
        ],
        rules: ['BLO-12.2', 'BLO-16.5'],
      };
    }
    case 'adventure': {
      const { name, text, objective } = adventureName(view.adventure, scene.language);
      return { title: name, lines: [text, objective].filter(Boolean), rules: ['BLO-12.3', 'BLO-1.9'] };
    }
    case 'face':
      return {
        title: ui.dice.face(names.faces[note.face].name),
        lines: [ui.dice.meaning[note.face]],
        rules: FACE_RULES[note.face],
      };
  }
}

const HELMET: readonly RuleId[] = ['BLO-7.2'];
const FACE_RULES = {
  G: HELMET,
  B: HELMET,
  R: HELMET,
  S: ['BLO-7.3', 'BLO-7.4', 'BLO-7.5'],
  F: ['BLO-8.1', 'BLO-9.1'],
  L: ['BLO-7.10', 'BLO-7.11'],
} as const;
