/** BLO-4, 13.3-13.9: where a unit can go; and the movement phase. */
import type { AskStep, Choice, Locals, Refusal, Step, StepContext } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { banner, distance, hex, landmark, tables } from '../content/index.ts';
import { loreChoices, mightPlayLore, playLore, refuseLore } from './lore.ts';
import { stand } from './losses.ts';
import type { State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  camp,
  classOf,
  creatureOf,
  enemiesNextTo,
  hasMark,
  hexIn,
  hexOf,
  isFree,
  isTroop,
  isWeakened,
  landmarksAt,
  marksOf,
  occupied,
  other,
  raceOf,
  refuse,
  terrainAt,
  unit,
  unitIn,
} from './units.ts';

/** What comes of moving to a hex by the way that is best for the mover. */
export interface Arrival {
  readonly steps: number;
  readonly noBattle: boolean;
  /** It goes no further; held there also for the rest of the turn, unless it is a ford. */
  readonly stop: boolean;
  readonly stopped: boolean;
  /** Only legal as a rush: BLO-13.5. */
  readonly rush: 'no' | 'may' | 'must';
}

interface Limits {
  readonly battle: number;
  readonly most: number;
}

/** BLO-4.6, 4.7, 4.10, 14.16 and the cards. */
function limitsOf(u: Unit): Limits {
  const { infantry, cavalry } = banner[u.banner];
  const usual = creatureOf(u)?.moves ?? (classOf(u) === 'cavalry' ? cavalry : infantry);
  if (u.marks.length === 0) return usual;
  const onslaught = hasMark(u, 'FO') ? 2 : 0;
  const extra = marksOf(u, 'extra').reduce((sum, m) => sum + (m.count ?? 0), 0);
  const limit = Math.min(...marksOf(u, 'move-limit').map((m) => m.max ?? 0), Number.POSITIVE_INFINITY);
  const most = Math.min(limit, Math.max(usual.most, onslaught) + extra);
  return { most, battle: Math.min(most, Math.max(usual.battle, onslaught) + extra) };
}

/** BLO-13.3: goblinoid infantry may go two hexes in order to battle, unless a card holds it. */
function rushReach(u: Unit): number {
  const held = marksOf(u, 'move-limit').some((m) => (m.max ?? 0) < 2);
  return raceOf(u).rush && classOf(u) === 'infantry' && !held ? 2 : 0;
}

/** How a hex holds whoever enters it from another: BLO-17, 18.1, 18.12, and Hidden Paths. */
export function entering(
  s: State,
  u: Unit,
  from: HexId,
  to: HexId,
): { stop: boolean; held: boolean; noBattle: boolean } {
  if (hasMark(u, 'ROG-11')) return { stop: false, held: false, noBattle: false };
  const ground = terrainAt(s, to);
  if (s.landmarks.length === 0) {
    return { stop: ground.stop, held: ground.stop && !ground.stopAllowsFollowOn, noBattle: ground.noBattle };
  }
  const places = landmarksAt(s, to).filter((locals) => {
    const chained =
      landmark[locals.type].chained && landmarksAt(s, from).some((p) => landmark[p.type].chained);
    return !chained;
  });
  const stops = places.some((locals) => landmark[locals.type].stop);
  return {
    stop: ground.stop || stops,
    held: stops || (ground.stop && !ground.stopAllowsFollowOn),
    noBattle: ground.noBattle || places.some((locals) => landmark[locals.type].noBattle),
  };
}

/** Rivers, for Phantom Ford. */
function canCross(s: State, u: Unit, at: HexId): boolean {
  return terrainAt(s, at).passable || (hasMark(u, 'WIZ-07') && terrainAt(s, at).id === 'river');
}

function better(a: Arrival, b: Arrival | undefined): boolean {
  if (!b) return true;
  if (a.noBattle !== b.noBattle) return !a.noBattle;
  if (a.stopped !== b.stopped) return !a.stopped;
  return a.steps < b.steps;
}

/** BLO-4.3: hexes within so many steps, each with what comes of stopping there. */
export function reach(
  s: State,
  u: Unit,
  limits: Limits = limitsOf(u),
  rush = rushReach(u),
): Map<HexId, Arrival> {
  const found = new Map<HexId, Arrival>();
  if (u.hex === GONE || u.web || u.stopped) return found;
  const farthest = Math.max(limits.most, rush);
  const start = u.hex;
  const taken = occupied(s);
  let open: HexId[] = [start];
  const seen = new Set<HexId>([start]);
  for (let steps = 1; steps <= farthest && open.length > 0; steps++) {
    const next: HexId[] = [];
    for (const from of open) {
      for (const to of hex[from].neighbours) {
        if (taken.has(to) || !canCross(s, u, to)) continue;
        const { stop, held, noBattle } = entering(s, u, from, to);
        const rushing =
          steps > limits.battle && steps <= rush && !noBattle && enemiesNextTo(s, u.camp, to).length > 0;
        const plain = steps <= limits.most;
        const arrival: Arrival = {
          steps,
          noBattle: noBattle || steps > limits.battle,
          stop,
          stopped: held,
          rush: rushing ? (plain ? 'may' : 'must') : 'no',
        };
        if ((plain || rushing) && terrainAt(s, to).passable && better(arrival, found.get(to)))
          found.set(to, arrival);
        if (stop || seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    open = next;
  }
  return found;
}

/** A unit goes to a hex in the movement phase. */
function march(ctx: StepContext<State>, u: Unit, to: HexId, { steps, noBattle, stopped }: Arrival): void {
  const from = u.hex;
  u.moved = true;
  u.steps = steps;
  u.picked = true;
  u.stopped ||= stopped;
  u.noBattle ||= noBattle;
  u.noRanged ||= hasMark(u, 'FO') && steps > 1 && u.banner !== 'green';
  ctx.emit({ kind: 'moved', unit: u.id, from, to });
  stand(ctx, u, to);
}

/** Whether the unit can leave its hex at all: the quick question before `reach`. */
function canStep(s: State, u: Unit): boolean {
  const { neighbours } = hex[hexOf(u)];
  if (hasMark(u, 'WIZ-07')) return reach(s, u).size > 0;
  return (
    !u.stopped && limitsOf(u).most > 0 && neighbours.some((at) => terrainAt(s, at).passable && isFree(s, at))
  );
}

function mayMove(s: State, u: Unit): boolean {
  if (u.camp !== s.active || u.ordered === 'no' || u.picked || u.web || u.hex === GONE) return false;
  return canStep(s, u) || specials(s, u).length > 0 || mayTakePassage(s, u);
}

/* Landmarks that ordered units use instead of, or besides, moving: BLO-18.5-18.9. */

function ownLandmark(s: State, u: Unit, type: 'rogues_den' | 'training_camp' | 'healing_pool'): boolean {
  return (
    u.hex !== GONE && landmarksAt(s, u.hex).some((locals) => locals.type === type && locals.owner === u.camp)
  );
}

function exitOf(s: State, u: Unit): HexId | undefined {
  return s.landmarks.find((locals) => locals.type === 'secret_passage' && locals.owner === u.camp)?.hex;
}

/** BLO-18.6 */
function mayTakePassage(s: State, u: Unit): boolean {
  const exit = exitOf(s, u);
  if (!exit || !ownLandmark(s, u, 'rogues_den') || u.began !== u.hex || u.stopped || limitsOf(u).most === 0)
    return false;
  return isFree(s, exit) && camp(s, u.camp).goblet >= tables.secretPassageCost;
}

/** where the exit may be. */
function exits(s: State): HexId[] {
  return (Object.keys(hex) as HexId[]).filter((at) => {
    const ground = terrainAt(s, at).id;
    return (ground === 'forest' || ground === 'hill') && isFree(s, at) && landmarksAt(s, at).length === 0;
  });
}

function specials(s: State, u: Unit): Choice[] {
  const found: Choice[] = [];
  if (u.began !== u.hex) return found;
  if (ownLandmark(s, u, 'rogues_den') && !exitOf(s, u))
    found.push(...exits(s).map((at): Choice => ['open', at]));
  if (ownLandmark(s, u, 'training_camp') && isTroop(u) && u.banner !== 'red') found.push(['train']);
  return found;
}

/* The movement phase */

/** The units that may be picked. */
function movers(s: State): Unit[] {
  return s.units.filter((u) => mayMove(s, u));
}

const movement: AskStep<State, Locals, Unit[]> = {
  facts: ({ state: s }) => movers(s),
  // Once something moved, the player declares the end himself: until then he may take it back.
  skip: ({ state: s }, _, able) =>
    able.length === 0 && !s.units.some((u) => u.steps > 0) && !mightPlayLore(s, s.active, 'D-MOVE'),
  ask({ state: s }, _, able) {
    const candidates: Choice[] = able.map((u): Choice => ['pick', u.id]);
    candidates.push(...loreChoices(s, s.active, 'D-MOVE'), ['done']);
    return { seat: s.active, prompt: 'move', candidates, fallback: ['done'] };
  },
  refuse({ state: s }, _, choice, able) {
    const [verb, ref] = choice;
    if (verb === 'done') return undefined;
    if (verb === 'play') return refuseLore(s, s.active, 'D-MOVE', choice);
    if (verb !== 'pick') return refuse('BLO-4.2');
    const u = unitIn(s, ref);
    if (u && able.includes(u)) return undefined;
    if (!u || u.camp !== s.active || u.ordered === 'no') return refuse('BLO-3.2', ref ? [ref] : []);
    if (u.web) return refuse('BLO-14.17', [u.id]);
    return refuse(u.picked ? 'BLO-4.1' : 'BLO-4.3', [u.id]);
  },
  answer(ctx, _, choice) {
    const s = ctx.state;
    const [verb, ref] = choice;
    if (verb === 'done') {
      ctx.commit(); // BLO-4.2
      return ctx.done();
    }
    if (verb === 'play') return playLore(ctx, s.active, choice);
    if (!ref) return;
    s.turn.mover = ref;
    s.turn.answered = mightPlayLore(s, other(s.active), 'W-MOVE');
    ctx.call('move-unit');
  },
};

/** The unit was picked; the opponent may answer (W-MOVE) before its destination is known. */
const destination: AskStep<State, Locals, Map<HexId, Arrival>> = {
  facts: ({ state: s }) => reach(s, unit(s, s.turn.mover)),
  skip: ({ state: s }, _, ways) => {
    const u = unit(s, s.turn.mover);
    if (u.hex === GONE || u.picked || u.web) return true;
    return ways.size === 0 && specials(s, u).length === 0 && !mayTakePassage(s, u);
  },
  ask({ state: s }, _, ways) {
    const u = unit(s, s.turn.mover);
    const candidates: Choice[] = [];
    for (const [to, arrival] of ways) {
      if (arrival.rush !== 'must') candidates.push(['to', to]);
      if (arrival.rush === 'no') continue;
      for (const enemy of enemiesNextTo(s, u.camp, to)) candidates.push(['rush', to, enemy.id]);
    }
    if (mayTakePassage(s, u)) candidates.push(['passage']);
    candidates.push(...specials(s, u), ['stay']);
    return { seat: s.active, prompt: 'destination', params: { unit: u.id }, candidates, fallback: ['stay'] };
  },
  refuse: ({ state: s }, _, choice, ways) => refuseDestination(s, unit(s, s.turn.mover), choice, ways),
  answer(ctx, _, [verb, ref, enemy], ways) {
    const s = ctx.state;
    const u = unit(s, s.turn.mover);
    const to = hexIn(ref);
    if (verb === 'open' && to) return openPassage(ctx, u, to);
    ctx.done();
    if (verb === 'stay') return;
    if (verb === 'train') return train(ctx, u);
    if (verb === 'passage') return takePassage(ctx, u);
    const arrival = to && ways.get(to);
    if (!to || !arrival) return;
    const rushing = verb === 'rush' && enemy !== undefined;
    march(ctx, u, to, rushing ? { ...arrival, noBattle: false } : arrival);
    if (rushing) u.rush = enemy;
    if (u.hex === to && ownLandmark(s, u, 'healing_pool') && isWeakened(u) && isTroop(u))
      ctx.call('heal', { unit: u.id });
  },
};

function refuseDestination(
  s: State,
  u: Unit,
  [verb, ref, enemy]: Choice,
  ways: ReadonlyMap<HexId, Arrival>,
): Refusal | undefined {
  if (verb === 'stay') return undefined;
  if (verb === 'passage') return mayTakePassage(s, u) ? undefined : refuse('BLO-18.6', [u.id]);
  if (verb === 'train' || verb === 'open') {
    const legal = specials(s, u).some((c) => c[0] === verb && c[1] === ref);
    return legal ? undefined : refuse(verb === 'train' ? 'BLO-18.8' : 'BLO-18.5', ref ? [ref] : [u.id]);
  }
  const to = hexIn(ref);
  if ((verb !== 'to' && verb !== 'rush') || !to) return refuse('BLO-4.3', ref ? [ref] : []);
  const arrival = ways.get(to);
  if (!arrival) return refuseReach(s, u, to);
  if (verb === 'to') return arrival.rush === 'must' ? refuse('BLO-13.5', [to]) : undefined;
  if (arrival.rush === 'no') {
    const alone = enemiesNextTo(s, u.camp, to).length === 0;
    return refuse(alone ? 'BLO-13.5' : 'BLO-13.9', [to]);
  }
  return enemiesNextTo(s, u.camp, to).some((e) => e.id === enemy)
    ? undefined
    : refuse('BLO-13.5', [to, ...(enemy ? [enemy] : [])]);
}

/** Why a hex is out of reach. */
function refuseReach(s: State, u: Unit, to: HexId): Refusal {
  if (to === u.hex) return refuse('BLO-4.3', [to], { same: true });
  if (!isFree(s, to)) return refuse('BLO-1.6', [to]);
  if (!terrainAt(s, to).passable) return refuse('BLO-17.4', [to]);
  const { most } = limitsOf(u);
  if (distance(hexOf(u), to) <= most) return refuse('BLO-4.3', [u.id, to], { blocked: true });
  const rule = classOf(u) === 'creature' ? 'BLO-14.16' : classOf(u) === 'cavalry' ? 'BLO-4.7' : 'BLO-4.6';
  return refuse(rule, [u.id, to], { most });
}

/** BLO-18.8 */
function train(ctx: StepContext<State>, u: Unit): void {
  const s = ctx.state;
  u.banner = u.banner === 'green' ? 'blue' : 'red';
  u.picked = true;
  u.noBattle = true;
  u.stopped = true;
  s.landmarks = s.landmarks.filter((locals) => !(locals.type === 'training_camp' && locals.hex === u.hex));
  ctx.emit({ kind: 'trained', unit: u.id, banner: u.banner });
}

/** BLO-18.5: it takes no movement, so the unit may still go. */
function openPassage(ctx: StepContext<State>, u: Unit, exit: HexId): void {
  ctx.state.landmarks.push({ hex: exit, type: 'secret_passage', owner: u.camp, captured: false });
  ctx.emit({ kind: 'passage-opened', unit: u.id, hex: exit });
}

function takePassage(ctx: StepContext<State>, u: Unit): void {
  const s = ctx.state;
  const exit = exitOf(s, u);
  if (!exit) return;
  camp(s, u.camp).goblet -= tables.secretPassageCost;
  s.pool += tables.secretPassageCost;
  const { held, noBattle } = entering(s, u, hexOf(u), exit);
  march(ctx, u, exit, { steps: 1, noBattle, stop: true, stopped: held, rush: 'no' });
}

/** BLO-18.9 */
const heal: Step<State, { unit: string }> = {
  ask: ({ state: s }, locals) => ({
    seat: s.active,
    prompt: 'heal',
    params: { unit: locals.unit },
    candidates: [['heal'], ['decline']],
    fallback: ['decline'],
  }),
  refuse: (_, __, [verb]) => (verb === 'heal' || verb === 'decline' ? undefined : refuse('BLO-18.9')),
  answer(ctx, locals, [verb]) {
    const s = ctx.state;
    const u = unit(s, locals.unit);
    ctx.done();
    if (verb !== 'heal') return;
    u.figures = tables.fullSize[classOf(u)];
    u.noBattle = true;
    s.landmarks = s.landmarks.filter((p) => !(p.type === 'healing_pool' && p.hex === u.hex));
    ctx.emit({ kind: 'healed', unit: u.id, figures: u.figures });
  },
};

/** After W-MOVE a unit that stays may not be picked again: D-DEST. */
const moveDone: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const u = unit(s, s.turn.mover);
    if (s.turn.answered) u.picked = true;
    delete s.turn.mover;
    ctx.done();
  },
};

export const movementSteps = {
  movement,
  'move-unit': sequence<State>('w-move', 'destination', 'move-done'),
  destination,
  heal,
  'move-done': moveDone,
};
