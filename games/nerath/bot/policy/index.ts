/** What looks good at a glance, for every question of the game. */
import type { Position, Question } from '@gonfalon/kernel';
import type { RealmId } from '../../content/index.ts';
import { findRealm } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../scene.ts';
import {
  agree,
  amok,
  cancel,
  losses,
  onward,
  order,
  reroll,
  resurrect,
  scatter,
  share,
  window,
} from './battle.ts';
import { blockade, menu, target } from './cards.ts';
import { choose, fly, landing, leave, move, who } from './moving.ts';
import type { Prior } from './prior.ts';
import { reinforce, to, valhalla } from './reinforcing.ts';

/** By prompt. */
const priors: Readonly<Record<string, Prior>> = {
  turnStart: menu,
  draw: menu,
  interlude: menu,
  looted: menu,
  roundEnd: menu,
  target,
  blockade,
  move,
  whither: move,
  who,
  choose,
  landing,
  fly,
  leave,
  battle: order,
  window,
  losses,
  guardians: losses,
  share,
  agree,
  cancel,
  reroll,
  resurrect,
  onward,
  scatter,
  amok,
  reinforce,
  to,
  valhalla,
};

const scene = new Scene();
/** A search comes back to the same questions again and again. */
const known = new WeakMap<Question, Float64Array>();

export function movePriors({ state }: Position<State>, question: Question, into: Float64Array): void {
  const before = known.get(question);
  if (before) {
    into.set(before);
    return;
  }
  const prior = priors[question.prompt];
  if (!prior) return;
  const realm = findRealm(question.params?.realm as RealmId | undefined);
  prior({ scene: scene.take(state), s: state, realm }, question, into);
  known.set(question, into.slice());
}
