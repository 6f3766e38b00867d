/** Who is to march from the place that is chosen: everybody, until some are told to stay. It is no choice yet. */
import type { Choice } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import type { SpaceId, UnitId } from '../content/index.ts';
import { SPACE_IDS, UNIT_IDS, units } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { findSpace } from '../rules/board.ts';
import type { Piece } from '../rules/pieces.ts';
import type { View } from '../rules/views.ts';
import type { Counts } from './armies.ts';
import { kindsOf } from './armies.ts';
import { marchersTo } from './chances.ts';

interface Plan {
  readonly from: SpaceId;
  /** Who could go when it was made: with others it is void. */
  readonly all: Counts;
  readonly going: Counts;
}

let plan: Plan | undefined;
const listeners = new Set<() => void>();

function setPlan(next: Plan | undefined): void {
  plan = next;
  for (const listener of listeners) listener();
}

/** Draws a part of the screen anew when the plan changes. */
export function usePlan(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

const sumOf = (counts: Counts): number => UNIT_IDS.reduce((sum, unit) => sum + (counts[unit] ?? 0), 0);
const same = (a: Counts, b: Counts): boolean => UNIT_IDS.every((unit) => (a[unit] ?? 0) === (b[unit] ?? 0));

function countsOf({ pieces }: View, movers: Iterable<Piece>): Counts {
  const counts: Record<string, number> = {};
  for (const piece of movers) {
    const unit = UNIT_IDS[pieces.unit[piece] ?? -1];
    if (unit) counts[unit] = (counts[unit] ?? 0) + 1;
  }
  return counts;
}

/** From where somebody is about to march. */
export function originOf({ question, selected }: Scene<View>): SpaceId | undefined {
  const picked = question?.prompt === 'move' && selected.length === 1 ? selected[0] : undefined;
  const from = question?.prompt === 'whither' ? question.params?.from : picked;
  return SPACE_IDS[findSpace(typeof from === 'string' ? from : undefined)];
}

/** Everybody who can march from there to some other place. */
export function ableFrom({ view, offered }: Scene<View>, from: SpaceId): Counts {
  const able = new Set<Piece>();
  for (const to of offered)
    if (findSpace(to) >= 0)
      for (const piece of marchersTo(view, findSpace(from), findSpace(to))) able.add(piece);
  return countsOf(view, able);
}

/** Who is told to go of those who can. */
export function goingFrom(from: SpaceId, all: Counts): Counts {
  return plan?.from === from && same(plan.all, all) ? plan.going : all;
}

export const goAll = (): void => setPlan(undefined);

/** One more of that kind stays; if none is left to stay, all of them go again. */
export function leaveOne(from: SpaceId, all: Counts, unit: UnitId): void {
  const going = goingFrom(from, all);
  const left = (going[unit] ?? 0) - 1;
  setPlan({ from, all, going: { ...going, [unit]: left < 0 ? (all[unit] ?? 0) : left } });
}

/** NER-4.13: the cheapest stays, among equals the first in the unit table. */
export function leaveCheapest(from: SpaceId, all: Counts): void {
  const [cheapest] = UNIT_IDS.filter((unit) => all[unit]).toSorted((a, b) => units[a].cost - units[b].cost);
  if (cheapest) setPlan({ from, all, going: { ...all, [cheapest]: (all[cheapest] ?? 0) - 1 } });
}

export function leaveAll(from: SpaceId, all: Counts): void {
  setPlan({ from, all, going: Object.fromEntries(kindsOf(all).map((unit) => [unit, 0])) });
}

export type Part = 'all' | 'allButOne' | 'none' | 'some';

export function partOf(from: SpaceId, all: Counts): Part {
  const going = goingFrom(from, all);
  const missing = sumOf(all) - sumOf(going);
  if (missing === 0) return 'all';
  if (sumOf(going) === 0) return 'none';
  return missing === 1 ? 'allButOne' : 'some';
}

/** Of those who can go to a place, whom the plan sends. */
export function sentBy(view: View, from: SpaceId, movers: readonly Piece[]): readonly Piece[] {
  if (plan?.from !== from) return movers;
  const left: Record<string, number> = { ...plan.going };
  return movers.filter((piece) => {
    const unit = UNIT_IDS[view.pieces.unit[piece] ?? -1] ?? 'footsoldier';
    left[unit] = (left[unit] ?? 0) - 1;
    return left[unit] >= 0;
  });
}

/** The answer to the question who goes: nobody has to be asked what was said before. */
export function follows({ question, view }: Scene<View>): Choice | undefined {
  const from = question?.params?.from as SpaceId | undefined;
  if (!question || from === undefined) return undefined;
  // Who flies, sails or lands is asked: nothing was said of it before.
  if (question.params?.move !== 'march') return undefined;
  if (question.prompt === 'who') return whoGoes(question.choices, view, from, String(question.params?.to));
  return question.prompt === 'choose' ? nextTaken(question.choices, question.params?.taken) : undefined;
}

function whoGoes(choices: readonly Choice[], view: View, from: SpaceId, to: string): Choice | undefined {
  const find = (verb: string) => choices.find(([one]) => one === verb);
  if (plan?.from !== from) return find('all');
  const movers = marchersTo(view, findSpace(from), findSpace(to));
  const sent = sentBy(view, from, movers);
  if (sent.length === 0) return undefined;
  if (sent.length === movers.length) return find('all');
  const [stays] = movers.filter((piece) => !sent.includes(piece));
  const cheapest = cheapestOf(view, movers);
  const isAllButOne = sent.length === movers.length - 1 && stays !== undefined && cheapest !== undefined;
  if (isAllButOne && view.pieces.unit[stays] === view.pieces.unit[cheapest]) return find('all-but-one');
  // Of pieces of one kind some may have moved already: then they are taken class by class.
  const just = wanted(choices, 'just', countsOf(view, sent));
  return just && Number(just[2]) === sent.length ? just : find('choose');
}

/** NER-4.13: whom «all but one» leaves behind, or one just like it. */
function cheapestOf({ pieces: { unit } }: View, movers: readonly Piece[]): Piece | undefined {
  const dearness = (piece: Piece) => (units[UNIT_IDS[unit[piece]] ?? 'dragon'].cost ?? 0) * 100 + unit[piece];
  const [cheapest] = movers.toSorted((a, b) => dearness(a) - dearness(b));
  return cheapest;
}

function nextTaken(choices: readonly Choice[], taken: unknown): Choice | undefined {
  if (!plan) return undefined;
  const { going } = plan;
  const counted = (taken ?? {}) as Counts;
  const left = Object.fromEntries(
    UNIT_IDS.map((unit) => [unit, (going[unit] ?? 0) - (counted[unit] ?? 0)]),
  ) as Counts;
  return wanted(choices, 'take', left) ?? choices.find(([verb]) => verb === 'go');
}

/** The choice that takes most of a kind of which some are wanted. */
function wanted(choices: readonly Choice[], verb: string, counts: Counts): Choice | undefined {
  const fitting = choices.filter(([one, ref, n]) => {
    const thing = thingOf(ref ?? '');
    const unit = thing.kind === 'ship' ? 'warship' : thing.kind === 'unit' ? thing.unit : undefined;
    return one === verb && unit !== undefined && Number(n) <= (counts[unit] ?? 0);
  });
  return fitting.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0];
}
