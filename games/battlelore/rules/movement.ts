/** BLO-4, 13.5, 18.5-18.9: the movement phase. */
import type { Ref } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { distance, hex, tables } from '../content/index.ts';
import { mightPlayLore, playIn } from './lore.ts';
import { stand } from './losses.ts';
import type { Asking, Reason } from './question.ts';
import { leave, oneOf, question } from './question.ts';
import type { Arrival } from './reach.ts';
import { canStep, entering, limitsOf, mayRush, reach } from './reach.ts';
import type { State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  camp,
  classOf,
  enemiesNextTo,
  hasMark,
  hexOf,
  isFree,
  isTroop,
  isWeakened,
  landmarksAt,
  other,
  refuse,
  terrainAt,
  unit,
  unitIn,
} from './units.ts';
import type { BattleLoreVocabulary, Context, RunStep, Steps } from './vocabulary.ts';

/** A unit goes to a hex in the movement phase. */
function march(ctx: Context, u: Unit, to: HexId, { steps, noBattle, stopped }: Arrival): void {
  const from = hexOf(u);
  u.moved = true;
  u.steps = steps;
  u.picked = true;
  u.stopped ||= stopped;
  u.noBattle ||= noBattle;
  u.noRanged ||= hasMark(u, 'FO') && steps > 1 && u.banner !== 'green';
  ctx.emit({ kind: 'moved', unit: u.id, from, to });
  stand(ctx, u, to);
}

function mayMove(s: State, u: Unit): boolean {
  if (u.camp !== s.active || u.ordered === 'no' || u.picked || u.web || u.hex === GONE) return false;
  return canStep(s, u) || mayTrain(s, u) || mayTakePassage(s, u) || (mayOpen(s, u) && exits(s).length > 0);
}

/* Landmarks that ordered units use instead of, or besides, moving: BLO-18.5-18.9. */

function ownLandmark(s: State, u: Unit, type: 'rogues_den' | 'training_camp' | 'healing_pool'): boolean {
  return u.hex !== GONE && landmarksAt(s, u.hex).some((l) => l.type === type && l.owner === u.camp);
}

function exitOf(s: State, u: Unit): HexId | undefined {
  return s.landmarks.find((l) => l.type === 'secret_passage' && l.owner === u.camp)?.hex;
}

/** BLO-18.6 */
function mayTakePassage(s: State, u: Unit): boolean {
  const exit = exitOf(s, u);
  if (!exit || !ownLandmark(s, u, 'rogues_den') || u.began !== u.hex || u.stopped || limitsOf(u).most === 0)
    return false;
  return isFree(s, exit) && camp(s, u.camp).goblet >= tables.secretPassageCost;
}

/** BLO-18.5 */
function mayOpen(s: State, u: Unit): boolean {
  return u.began === u.hex && ownLandmark(s, u, 'rogues_den') && !exitOf(s, u);
}

/** where the exit may be. */
function exits(s: State): HexId[] {
  return (Object.keys(hex) as HexId[]).filter((at) => {
    const ground = terrainAt(s, at).id;
    return (ground === 'forest' || ground === 'hill') && isFree(s, at) && landmarksAt(s, at).length === 0;
  });
}

/** BLO-18.8 */
function mayTrain(s: State, u: Unit): boolean {
  return u.began === u.hex && ownLandmark(s, u, 'training_camp') && isTroop(u) && u.banner !== 'red';
}

/* The movement phase */

/** Why a unit cannot be picked. */
function refuseMover({ state: s }: Asking<object, Ref[]>, id: Ref): Reason {
  const u = unitIn(s, id);
  if (u?.camp !== s.active || u.ordered === 'no') return refuse('BLO-3.2', [id]);
  if (u.web) return refuse('BLO-14.17', [id]);
  return refuse(u.picked ? 'BLO-4.1' : 'BLO-4.3', [id]);
}

const movement = question<object, Ref[]>({
  facts: ({ state: s }) => s.units.filter((u) => mayMove(s, u)).map((u) => u.id),
  // Once something moved, the player declares the end himself: until then he may take it back.
  skip: ({ state: s, facts: able }) =>
    able.length === 0 && !s.units.some((u) => u.steps > 0) && !mightPlayLore(s, s.active, 'D-MOVE'),
  ask: ({ state: s }) => ({ seat: s.active, prompt: 'move', fallback: ['done'] }),
  wrongMoment: 'BLO-4.2',
  verbs: {
    pick: {
      names: oneOf('unit', ({ facts: able }) => able, refuseMover),
      apply({ ctx, state: s }, id) {
        s.turn.mover = id;
        s.turn.answered = mightPlayLore(s, other(s.active), 'W-MOVE');
        ctx.call('move-unit');
      },
    },
    play: playIn('D-MOVE'),
    done: {
      apply({ ctx }) {
        ctx.commit(); // BLO-4.2
        ctx.done();
      },
    },
  },
});

interface Moves {
  readonly u: Unit;
  readonly ways: ReadonlyMap<HexId, Arrival>;
  /** Where a secret passage may be opened to. */
  readonly exits: readonly HexId[];
}

/** BLO-13.5: hexes to which it can go, and those that it can rush to. */
const walks = ({ facts: { ways } }: Asking<object, Moves>) =>
  [...ways.keys()].filter((to) => ways.get(to)?.rush !== 'must');
const rushes = ({ facts: { ways } }: Asking<object, Moves>) =>
  [...ways.keys()].filter((to) => ways.get(to)?.rush !== 'no');

function refuseWay({ state: s, facts: { u, ways } }: Asking<object, Moves>, to: HexId): Reason {
  return ways.has(to) ? refuse('BLO-13.5', [to]) : refuseReach(s, u, to);
}

function refuseRush({ state: s, facts: { u, ways } }: Asking<object, Moves>, to: HexId): Reason {
  const arrival = ways.get(to);
  if (!arrival) return refuseReach(s, u, to);
  if (!mayRush(u)) return refuse('BLO-13.5', [u.id], { noRush: true });
  if (!arrival.noBattle) return refuse('BLO-13.5', [to], { needless: true });
  if (enemiesNextTo(s, u.camp, to).length === 0) return refuse('BLO-13.5', [to], { alone: true });
  return refuse('BLO-13.9', [to]);
}

/** The unit was picked; the opponent may answer (W-MOVE) before its destination is known. */
const destination = question<object, Moves>({
  facts({ state: s }) {
    const u = unit(s, s.turn.mover);
    return { u, ways: reach(s, u), exits: mayOpen(s, u) ? exits(s) : [] };
  },
  skip({ state: s, facts: { u, ways, exits: open } }) {
    if (u.hex === GONE || u.picked || u.web) return true;
    return ways.size === 0 && open.length === 0 && !mayTrain(s, u) && !mayTakePassage(s, u);
  },
  ask: ({ state: s, facts: { u } }) => ({
    seat: s.active,
    prompt: 'destination',
    params: { unit: u.id },
    fallback: ['stay'],
    open: true,
  }),
  verbs: {
    to: {
      names: oneOf('hex', walks, refuseWay),
      apply: goTo,
    },
    rush: {
      names: [
        ...oneOf('hex', rushes, refuseRush),
        {
          kind: 'unit',
          from: ({ state: s, facts: { u } }, [to]) =>
            enemiesNextTo(s, u.camp, to as HexId).map((enemy) => enemy.id),
          explain: (_, id, [to]) => refuse('BLO-13.5', [to, id]),
        },
      ],
      apply: goTo,
    },
    passage: {
      refuse: ({ state: s, facts: { u } }) => (mayTakePassage(s, u) ? undefined : refuse('BLO-18.6', [u.id])),
      apply({ ctx, facts: { u } }) {
        ctx.done();
        takePassage(ctx, u);
      },
    },
    open: {
      refuse: ({ facts: { u, exits: open } }) => (open.length > 0 ? undefined : refuse('BLO-18.5', [u.id])),
      names: oneOf('hex', ({ facts }) => facts.exits, 'BLO-18.5'),
      apply: ({ ctx, facts: { u } }, exit) => openPassage(ctx, u, exit),
    },
    train: {
      refuse: ({ state: s, facts: { u } }) => (mayTrain(s, u) ? undefined : refuse('BLO-18.8', [u.id])),
      apply({ ctx, facts: { u } }) {
        ctx.done();
        train(ctx, u);
      },
    },
    stay: leave,
  },
});

function goTo({ ctx, state: s, facts: { u, ways } }: Asking<object, Moves>, to: HexId, enemy?: Ref): void {
  const arrival = ways.get(to);
  ctx.done();
  if (!arrival) return;
  march(ctx, u, to, enemy === undefined ? arrival : { ...arrival, noBattle: false });
  if (enemy !== undefined) u.rush = enemy;
  if (u.hex === to && ownLandmark(s, u, 'healing_pool') && isWeakened(u) && isTroop(u))
    ctx.call('heal', { unit: u.id });
}

/** Why a hex is out of reach. */
function refuseReach(s: State, u: Unit, to: HexId): Reason {
  if (to === u.hex) return refuse('BLO-4.3', [to], { same: true });
  if (!isFree(s, to)) return refuse('BLO-1.6', [to]);
  if (!terrainAt(s, to).passable) return refuse('BLO-17.4', [to]);
  const { most } = limitsOf(u);
  if (distance(hexOf(u), to) <= most) return refuse('BLO-4.3', [u.id, to], { blocked: true });
  const rule = classOf(u) === 'creature' ? 'BLO-14.16' : classOf(u) === 'cavalry' ? 'BLO-4.7' : 'BLO-4.6';
  return refuse(rule, [u.id, to], { most });
}

/** BLO-18.8 */
function train(ctx: Context, u: Unit): void {
  u.banner = u.banner === 'green' ? 'blue' : 'red';
  u.picked = true;
  u.noBattle = true;
  u.rested = 'trained';
  u.stopped = true;
  useUp(ctx.state, u, 'training_camp');
  ctx.emit({ kind: 'trained', unit: u.id, banner: u.banner });
}

/** A landmark that serves once. */
function useUp(s: State, u: Unit, type: 'training_camp' | 'healing_pool'): void {
  s.landmarks = s.landmarks.filter((l) => !(l.type === type && l.hex === u.hex));
}

/** BLO-18.5: it takes no movement, so the unit may still go. */
function openPassage(ctx: Context, u: Unit, exit: HexId): void {
  ctx.state.landmarks.push({ hex: exit, type: 'secret_passage', owner: u.camp, captured: false });
  ctx.emit({ kind: 'passage-opened', unit: u.id, hex: exit });
}

function takePassage(ctx: Context, u: Unit): void {
  const s = ctx.state;
  const exit = exitOf(s, u);
  if (!exit) return;
  camp(s, u.camp).goblet -= tables.secretPassageCost;
  s.pool += tables.secretPassageCost;
  const { held, noBattle } = entering(s, u, hexOf(u), exit);
  march(ctx, u, exit, { steps: 1, noBattle, stop: true, stopped: held, rush: 'no' });
}

/** BLO-18.9 */
const heal = question<Steps['heal']>({
  ask: ({ state: s, locals }) => ({
    seat: s.active,
    prompt: 'heal',
    params: { unit: locals.unit },
    fallback: ['decline'],
    open: true,
  }),
  verbs: {
    heal: {
      apply({ ctx, state: s, locals }) {
        const u = unit(s, locals.unit);
        ctx.done();
        u.figures = tables.fullSize[classOf(u)];
        u.noBattle = true;
        u.rested = 'healed';
        useUp(s, u, 'healing_pool');
        ctx.emit({ kind: 'healed', unit: u.id, figures: u.figures });
      },
    },
    decline: leave,
  },
});

/** After W-MOVE a unit that stays may not be picked again: D-DEST. */
const moveDone: RunStep<'move-done'> = {
  run(ctx) {
    const s = ctx.state;
    if (s.turn.answered) unit(s, s.turn.mover).picked = true;
    delete s.turn.mover;
    ctx.done();
  },
};

export const movementSteps = {
  movement,
  'move-unit': sequence<State, BattleLoreVocabulary>('w-move', 'destination', 'move-done'),
  destination,
  heal,
  'move-done': moveDone,
};
