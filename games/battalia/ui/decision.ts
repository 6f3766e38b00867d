/** What is asked after something was picked, what the buttons say, where in the turn one is and how a player stands. */
import type { Choice, Language, Ref, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { PhaseStep, Scene } from '@gonfalon/ui-kit';
import type { RuleId, Side } from '../content/index.ts';
import { CELL_IDS, cellIndex, constants, kindOf } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { battleCell } from './battle.tsx';
import { gameMessages, uiMessages } from './messages.ts';

/** `north and east` */
export function sidesOf(exits: string, language: Language): string {
  const { sides } = gameMessages[language].names;
  return uiMessages[language].exits([...exits].map((side) => sides[side as Side]));
}

type Part = 'set-up' | 'opening' | 'actions' | 'battle';

const RULES: Readonly<Record<Part, RuleId>> = {
  'set-up': 'BTA-2.8',
  opening: 'BTA-4.1',
  actions: 'BTA-3.1',
  battle: 'BTA-14.1',
};

const partOf = ({ view }: Scene<View>): Part => (view.battle ? 'battle' : view.phase);

export function phase(scene: Scene<View>): { readonly label: string; readonly rule: RuleId } {
  const part = partOf(scene);
  return { label: uiMessages[scene.language].parts[part], rule: RULES[part] };
}

export function phases(scene: Scene<View>): readonly PhaseStep[] {
  const now = partOf(scene);
  if (now === 'set-up') return [];
  const { parts } = uiMessages[scene.language];
  const isOpening = now === 'opening';
  return [
    { label: parts.opening, state: isOpening ? 'now' : 'done' },
    { label: parts.actions, state: isOpening ? 'next' : now === 'actions' ? 'now' : 'done' },
    ...(now === 'battle' ? [{ label: parts.battle, state: 'now' } as const] : []),
  ];
}

export function prompt(scene: Scene<View>): string | undefined {
  const { question, selected, choices, language, messages } = scene;
  const say = uiMessages[language].asks;
  const [first] = selected;
  if (first === undefined) return undefined;
  if (question?.prompt === 'place') return say.whichWay(first);
  const verbs = new Set(choices.map(([verb]) => verb));
  const only = verbs.size === 1 ? [...verbs][0] : undefined;
  if (only === 'city') return say.whichLevel;
  if (kindOf(first) === 'hero' && [...verbs].every((verb) => ['walk', 'ride', 'fly'].includes(verb)))
    return selected.length === 1 ? say.whereTo(messages.ref(first)) : say.byWhat;
  if (kindOf(first) === 'card' || kindOf(first) === 'laid')
    return selected.length === 1 ? say.onWhat(messages.ref(first)) : say.intoWhat;
  if (only === 'attack' || only === 'assault') return say.whichWeapon;
  if (only === 'retreat') return say.payRetreat;
  return selected.length === 1 ? say.whatHere(messages.ref(first)) : undefined;
}

export function action(
  [verb, ...refs]: Choice,
  { language, view, question }: Scene<View>,
): string | undefined {
  const say = uiMessages[language].actions;
  const [first = '', second = ''] = refs;
  switch (verb) {
    case 'cohort':
      return say.cohort;
    case 'redeal':
      return say.redeal(constants.redealSize);
    case 'keep':
      return say.keep;
    case 'place':
      return capitalize(sidesOf(second, language));
    case 'upgrade':
      return say.upgrade((view.land.levels[cellIndex(first)] ?? 0) + 1);
    case 'recruit':
      return say.recruit;
    case 'city':
      return say.level(Number(second));
    case 'walk':
      return say.walk;
    case 'ride':
      return say.ride;
    case 'fly':
      return say.fly;
    case 'ambush':
      return say.ambush;
    case 'annex':
      return say.annex;
    case 'pass':
      return question?.prompt === 'raise' ? say.giveUp : undefined;
    default:
      return undefined;
  }
}

export function glance(
  seat: Seat,
  { view, language }: Scene<View>,
): { label: string; value: string } | undefined {
  const points = view.players[seat]?.points;
  return points === undefined
    ? undefined
    : { label: uiMessages[language].points(points), value: String(points) };
}

/** The places that the question is about. */
export function region(scene: Scene<View>): readonly Ref[] {
  const fight = battleCell(scene);
  if (fight) return [fight];
  const { view, offered } = scene;
  const placed = CELL_IDS[view.line?.cell ?? -1];
  if (placed) return [placed];
  return [...offered].filter((ref) => cellIndex(ref) >= 0 && view.land.cards[cellIndex(ref)] !== 'unusable');
}
