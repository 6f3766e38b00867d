/** What is asked after a pick, and what the buttons say. */
import type { Choice } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { UnitId } from '../content/index.ts';
import { constants, isDeckCardId, isUnitId } from '../content/index.ts';
import { landBits, yieldOf } from '../rules/land.ts';
import { actionsOf } from '../rules/menu.ts';
import { fileOf, indexOf, rankOf } from '../rules/squares.ts';
import type { UnitView, View } from '../rules/views.ts';
import { cardName, costText, nameOf } from './names.ts';
import { layingOf, layingText } from './rotations.ts';
import { buildingIn, prospectOf, tableOf, unitIn } from './table.ts';
import { gameWords, resourceName, wordsIn } from './wording.ts';

export function prompt(scene: Scene<View>): string | undefined {
  const { view, language, selected, offered, question } = scene;
  const words = wordsIn(language);
  const [first] = selected;
  if (first === undefined) return undefined;
  const unit = unitIn(view, first);
  if (unit && question?.prompt === 'mobilise') {
    const targets = [...offered].filter((ref) => prospectOf(view, first, ref)).length;
    const moves = scene.choices.filter(([verb]) => verb === 'move').length;
    return words.unitPrompt(cardName(unit.card, language), moves, targets);
  }
  if (question?.prompt === 'enter') return words.modePrompt(nameOf(first, scene));
  if (!isDeckCardId(first)) return undefined;
  const name = cardName(first, language);
  if (scene.choices.some(([verb]) => verb === 'replace') && selected.length === 1)
    return words.replacePrompt(name);
  return isUnitId(first) ? words.deployPrompt(name) : words.bearerPrompt(name);
}

/** What a Camp would yield where a unit stands. */
function yieldUnder({ land, size }: View, { at }: UnitView) {
  const index = indexOf(at);
  return yieldOf(landBits(land[rankOf(index) * size + fileOf(index)] ?? ''));
}

/** An ability by its text, or Recruit. */
export function abilityText(unit: UnitView, number: string, { view, language }: Scene<View>): string {
  const { board } = tableOf(view);
  const index = actionsOf(board, unit)[Number(number) - 1] ?? -1;
  const text = gameWords(language).names.cards[unit.card as UnitId].text;
  return index < 0 || !text ? wordsIn(language).recruit : text;
}

type Say = (scene: Scene<View>, ...refs: readonly string[]) => string | undefined;

const passing: Say = ({ question, language }) => {
  const words = wordsIn(language);
  if (question?.prompt === 'mobilise') return words.toDeployment;
  if (question?.prompt === 'deploy') return words.endTurn;
  return question?.prompt === 'react' ? words.letPass : undefined;
};

const ACTIONS: Readonly<Record<string, Say>> = {
  pass: passing,
  camp(scene, ref) {
    const unit = unitIn(scene.view, ref);
    const found = unit && yieldUnder(scene.view, unit);
    if (!found) return undefined;
    return wordsIn(scene.language).campButton(found.n, resourceName(scene.language, found.kind));
  },
  barracks: ({ language }) => wordsIn(language).barracksButton(costText(constants.barracksCost, language)),
  mode({ view, language }, ref) {
    const unit = unitIn(view, ref);
    const { modes } = gameWords(language).names;
    return unit && wordsIn(language).switchTo(modes[unit.mode === 'melee' ? 'ranged' : 'melee']);
  },
  draw: ({ language }) => wordsIn(language).drawCard,
  restock: ({ language }) => wordsIn(language).resupply,
  ability(scene, ref, number = '') {
    const unit = unitIn(scene.view, ref);
    return unit && abilityText(unit, number, scene);
  },
  attack(scene, ref = '', target = '') {
    const found = prospectOf(scene.view, ref, target);
    return found && wordsIn(scene.language).attackButton(nameOf(target, scene), found.dealt, found.taken);
  },
  move: ({ language }, _, to = '') => wordsIn(language).moveButton(to),
  deploy: ({ language }, _, at = '') => wordsIn(language).deployButton(at),
  replace: ({ language }, _, __, at = '') => wordsIn(language).deployButton(at),
  play(scene, ...[id = '', bearer]) {
    const words = wordsIn(scene.language);
    const name = nameOf(id, scene);
    return bearer === undefined ? words.playButton(name) : words.playOn(name, nameOf(bearer, scene));
  },
  transfer(scene, _, old = '') {
    const at = buildingIn(scene.view, old)?.at;
    return at && wordsIn(scene.language).transferButton(nameOf(old, scene), at);
  },
  dropEvent: (scene, id = '') => wordsIn(scene.language).dropButton(nameOf(id, scene)),
  pick: (scene, ref = '') => wordsIn(scene.language).pickButton(nameOf(ref, scene)),
  auto: ({ language }) => wordsIn(language).payNow,
  done({ question, view, viewer, language }) {
    if (question?.prompt === 'muster') return wordsIn(language).handIn;
    if (question?.prompt !== 'restock' || viewer === 'spectator') return undefined;
    return wordsIn(language).resupplyDone(view.players[viewer]?.aside?.length ?? 0);
  },
  rotate(scene, ref = '') {
    const laying = layingOf(scene, ref);
    return laying && layingText(laying, scene);
  },
};

export function action([verb, ...refs]: Choice, scene: Scene<View>): string | undefined {
  return Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb]?.(scene, ...refs) : undefined;
}
