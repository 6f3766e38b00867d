/** Section 5.2: what a seat wants answered without being asked: its losses, cards, shares, properties and retreats. */
import type { Choice, OrderField, OrderRules, Orders, Question, Seat } from '@gonfalon/kernel';
import type { UnitId } from '../content/index.ts';
import { constants, EVENT_IDS, events, windows } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { battleOf } from './battle-selectors.ts';
import { fighters } from './dice.ts';
import { battleOdds } from './odds.ts';
import { seatOf } from './selectors.ts';
import type { State } from './state.ts';
import type { View } from './views.ts';

/** When something is left to the table: in the turns of others only, or always. */
const WHEN = ['others', 'always'] as const;
/** A retreat is ordered in steps of so many percent. */
const CHANCE_STEP = 5;
const MAX_CHANCE = 95;

/** What can be lost, in the order that holds where nobody has another (section 5.5). */
const LOSSES: readonly UnitId[] = [...new Set(constants.lossOrder.map((one) => one.split(':')[0] as UnitId))];

/** The events of a seat that windows ask for. */
function windowCards({ seats }: View, seat: Seat): string[] {
  const realms = constants.seats[String(seats) as '2' | '3' | '4'][seat] ?? [];
  return EVENT_IDS.filter((id) => {
    const { realm, window, stop } = events[id];
    const stops = stop ? [stop] : windows[window].stops;
    return realms.includes(realm) && stops.some((one) => !one.startsWith('menu:') && one !== 'drawn');
  }).map((id) => `card:${id}`);
}

export type OrderId =
  | 'losses'
  | 'order'
  | 'windows'
  | 'never'
  | 'half'
  | 'guardians'
  | 'reroll'
  | 'cancel'
  | 'revive'
  | 'retreat';

const fields = (view: View, seat: Seat): (OrderField & { readonly id: OrderId })[] => [
  { kind: 'choice', id: 'losses', options: WHEN },
  { kind: 'ranking', id: 'order', items: LOSSES },
  { kind: 'choice', id: 'windows', options: WHEN },
  { kind: 'set', id: 'never', items: windowCards(view, seat) },
  { kind: 'switch', id: 'half' },
  { kind: 'switch', id: 'guardians' },
  { kind: 'switch', id: 'reroll' },
  { kind: 'switch', id: 'cancel' },
  { kind: 'switch', id: 'revive' },
  { kind: 'number', id: 'retreat', min: 0, max: MAX_CHANCE, step: CHANCE_STEP },
];

const holdsNow = (s: State, seat: Seat, when: Orders[string]): boolean =>
  when === 'always' || (when === 'others' && seatOf(s, s.active) !== seat);

function unitOf(ref: string): string {
  const thing = thingOf(ref);
  if (thing.kind === 'ship') return 'warship';
  return thing.kind === 'unit' ? thing.unit : '';
}

/** The first class of the order that can be hit. */
function nextLoss({ choices }: Question, order: readonly string[]): Choice | undefined {
  const rank = ([verb, ref]: Choice) => (verb === 'lose' ? order.indexOf(unitOf(ref)) : -1);
  return choices
    .filter((choice) => rank(choice) >= 0)
    .reduce<Choice | undefined>(
      (best, choice) => (!best || rank(choice) < rank(best) ? choice : best),
      undefined,
    );
}

function answerLosses(
  s: State,
  seat: Seat,
  question: Question,
  { losses, order }: Orders,
): Choice | undefined {
  if (!holdsNow(s, seat, losses)) return undefined;
  return Array.isArray(order) ? nextLoss(question, order) : ['auto'];
}

/** Passes if it is to pass, or if there is nothing but cards that it never wants to be asked for. */
function answerWindow(
  s: State,
  seat: Seat,
  { choices }: Question,
  { windows: when, never }: Orders,
): Choice | undefined {
  const pass: Choice = ['pass'];
  if (holdsNow(s, seat, when)) return pass;
  const silent = Array.isArray(never) ? never : [];
  const plays = choices.filter(([verb]) => verb === 'play');
  return plays.length > 0 && plays.every(([, card]) => silent.includes(card)) ? pass : undefined;
}

const first = ({ choices }: Question, verb: string): Choice | undefined =>
  choices.find((choice) => choice[0] === verb);
const useOrPass = (question: Question, verb: string, use: Orders[string]): Choice | undefined =>
  use === undefined ? undefined : use === true ? first(question, verb) : ['pass'];

/** NER-10.1: breaks off as soon as the chance to win is lower. */
function answerOnward(s: State, question: Question, { retreat }: Orders): Choice | undefined {
  if (typeof retreat !== 'number' || retreat === 0) return undefined;
  const b = battleOf(s);
  const attackers = fighters(s, b, false);
  const { win } = battleOdds(s, { space: b.space, attacker: b.attacker, attackers, battle: b });
  if (100 * win >= retreat) return ['on'];
  return first(question, 'retreat') ?? first(question, 'scatter');
}

type Answer = (s: State, seat: Seat, question: Question, orders: Orders) => Choice | undefined;
const ANSWERS: Readonly<Record<string, Answer>> = {
  losses: answerLosses,
  window: answerWindow,
  interlude: answerWindow,
  roundEnd: answerWindow,
  share: (_, __, ___, { half }) => (half === true ? ['half'] : undefined),
  agree: (_, __, ___, { half }) => (half === undefined ? undefined : [half ? 'accept' : 'refuse']),
  guardians: (_, __, ___, { guardians }) => (guardians === true ? ['auto'] : undefined),
  reroll: (_, __, question, { reroll }) => useOrPass(question, 'reroll', reroll),
  cancel: (_, __, question, { cancel }) => useOrPass(question, 'cancel', cancel),
  resurrect: (_, __, question, { revive }) => useOrPass(question, 'revive', revive),
  onward: (s, _, question, orders) => answerOnward(s, question, orders),
  scatter: (_, __, { fallback }, { retreat }) =>
    typeof retreat === 'number' && retreat > 0 ? fallback : undefined,
};

export const orders: OrderRules<State, View> = {
  prompts: Object.keys(ANSWERS),
  fields,
  answer: (s, seat, question, given) => ANSWERS[question.prompt]?.(s, seat, question, given),
  /** NER-9.2, section 5.3: an attacker waits for nobody. */
  byDefault: {
    losses: 'others',
    windows: 'others',
    half: true,
    guardians: true,
    reroll: true,
    cancel: true,
    revive: false,
  },
};
