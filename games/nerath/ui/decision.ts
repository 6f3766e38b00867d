/** What is asked after something was picked, what the buttons say, where in the turn one is and how a player stands. */
import type { Choice, Ref, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { PhaseStep, Scene } from '@gonfalon/ui-kit';
import type { RealmId, RuleId, SpaceId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS, spaces } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { findSpace } from '../rules/board.ts';
import { isEnemyLand } from '../rules/selectors.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { armiesAt, strengthOf } from './armies.ts';
import { pendingAttacks } from './chances.ts';
import { usualLosses } from './losses.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { chanceOf, moversOf } from './odds.ts';
import { goalOf, progressOf, realmsOfViewer } from './realms-of.ts';
import { stateOf } from './table-state.ts';

const PARTS = [
  'draw',
  'move',
  'battles',
  'reposition',
  'reinforce',
  'income',
] as const satisfies readonly Phase[];

const RULES: Readonly<Record<Phase, RuleId>> = {
  turnStart: 'NER-2.3',
  draw: 'NER-2.4',
  move: 'NER-4.1',
  battles: 'NER-6.2',
  reposition: 'NER-13.1',
  reinforce: 'NER-14.1',
  income: 'NER-15.1',
  roundEnd: 'NER-16.1',
};

export function phase({ view, language }: Scene<View>): { label: string; rule: RuleId } {
  return { label: capitalize(gameMessages[language].board.phases[view.phase]), rule: RULES[view.phase] };
}

export function phases({ view, language }: Scene<View>): readonly PhaseStep[] {
  const now = (PARTS as readonly Phase[]).indexOf(view.phase);
  if (now < 0) return [];
  const { parts } = uiMessages[language].decision;
  return PARTS.map((part, i) => ({
    label: parts[part],
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

/** Verbs of which the first thing is where somebody comes from. */
const GOING: ReadonlySet<string> = new Set(['march', 'fly', 'sail', 'land']);

export function prompt({ question, selected, choices, messages, language }: Scene<View>): string | undefined {
  const [first, second] = selected;
  if (!question || first === undefined) return undefined;
  const { whither, whatAt, howMany, whereTo, playOn } = uiMessages[language].decision;
  const verbs = new Set(choices.map(([verb]) => verb));
  const last = selected.at(-1) ?? first;
  const next = choices.map((choice) => choice[selected.length + 1]).find((ref) => ref !== undefined);
  const kind = next === undefined ? 'other' : thingOf(next).kind;
  if (verbs.has('raise')) return whatAt(messages.ref(first));
  if ([...verbs].some((verb) => GOING.has(verb)) && second === undefined) return whither(messages.ref(first));
  if (verbs.has('play')) return playOn(messages.ref(first));
  if (kind === 'number') return howMany(messages.ref(last));
  return thingOf(first).kind === 'unit' || thingOf(first).kind === 'ship'
    ? whereTo(messages.ref(first))
    : undefined;
}

export function action(choice: Choice, scene: Scene<View>): string | undefined {
  const { view, question, language } = scene;
  const { decision, percent } = uiMessages[language];
  const [verb, ref, n] = choice;
  const chance = () => {
    const win = chanceOf(choice, scene);
    return win === undefined ? undefined : percent(win);
  };
  switch (verb) {
    case 'all':
      return decision.all(moversOf(choice, scene).length, chance());
    case 'all-but-one':
      return decision.allButOne(chance());
    case 'just':
      return justOf(ref, n, scene);
    case 'end':
      return decision.endMoves(pendingAttacks(view).length);
    case 'done':
      return question?.prompt === 'reinforce' ? decision.keepGold(goldOf(scene)) : undefined;
    case 'auto':
      return question?.prompt === 'losses' ? proposalOf(scene) : undefined;
    case 'on':
      return decision.fightOn(chance());
    default:
      return undefined;
  }
}

/** What would be lost in the usual order. */
function proposalOf(scene: Scene<View>): string | undefined {
  const losses = usualLosses(scene);
  return losses && uiMessages[scene.language].decision.auto(losses);
}

function justOf(ref: Ref | undefined, n: Ref | undefined, { language }: Scene<View>): string | undefined {
  const thing = thingOf(ref ?? '');
  return thing.kind === 'unit' ? uiMessages[language].decision.just(Number(n), thing.unit) : undefined;
}

/** Of the realm that is asked. */
export const goldOf = ({ view, question }: Scene<View>): number =>
  view.realms[REALM_IDS.indexOf(question?.params?.realm as RealmId)]?.gold ?? 0;

export function glance(seat: Seat, { view, language }: Scene<View>): { label: string; value: string } {
  const own = realmsOfViewer(view, seat).reduce((sum, realm) => sum + progressOf(view, realm), 0);
  const { points, treasures } = uiMessages[language];
  return { label: goalOf(view).by === 'points' ? points : treasures, value: String(own) };
}

/** The places that the question is about. */
export function region(scene: Scene<View>): readonly Ref[] {
  const { view, question, offered, selected } = scene;
  const battle = question?.params?.space;
  if (typeof battle === 'string') return [battle];
  const way = [question?.params?.from, question?.params?.to].filter((ref) => typeof ref === 'string');
  if (way.length > 0) return way;
  if (view.battle) return [SPACE_IDS[view.battle.space]];
  if (question?.prompt === 'move' && selected.length === 0) return frontOf(scene);
  const places = [...selected, ...offered].filter((ref) =>
    ['land', 'sea', 'entrance'].includes(thingOf(ref).kind),
  );
  return places;
}

/** Where most of one's own stand against an enemy: from there one will want to look around. */
function frontOf({ view, offered }: Scene<View>): readonly Ref[] {
  const s = stateOf(view);
  const realm = REALM_IDS[view.active];
  const strengthAt = (id: SpaceId) =>
    armiesAt(view, id).reduce((sum, army) => sum + (army.realm === realm ? strengthOf(army.units) : 0), 0);
  const fronts = [...offered]
    .flatMap((ref) => SPACE_IDS[findSpace(ref)] ?? [])
    .filter((id) => spaces[id].adj.some((to) => isEnemyLand(s, view.active, findSpace(to))));
  const [strongest] = fronts.toSorted((a, b) => strengthAt(b) - strengthAt(a));
  return strongest ? [strongest] : [...offered].filter((ref) => findSpace(ref) >= 0);
}
