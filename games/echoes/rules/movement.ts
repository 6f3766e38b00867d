/** ECH-4.1, 4.13-4.21: moving and exploring. */
import type { Seat } from '@gonfalon/kernel';
import type { Rotation } from './land.ts';
import { ROTATIONS, rotations, turnedLand, yieldOf } from './land.ts';
import { setLand } from './layout.ts';
import { alive, resetModes } from './losses.ts';
import { boardOf } from './profiles.ts';
import { mayStand, pathTo, squareBack } from './reach.ts';
import type { Square } from './squares.ts';
import { indexOf, placeOf, SQUARES } from './squares.ts';
import type { State, Unit } from './state.ts';
import { landAt, ofUnit } from './things.ts';
import { callTriggers } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** Moves a unit in a straight line; the last square may be one of a face-down tile, which is then explored. */
export function moveUnit(ctx: Context, unit: Unit, to: Square): void {
  const s = ctx.state;
  const path = pathTo(s.size, unit, indexOf(to)).map((at) => SQUARES[at] ?? to);
  const from = unit.at;
  unit.strides += path.length;
  unit.at = to;
  ctx.emit({ kind: 'moved', ...ofUnit(unit), from, to });
  if (landAt(s, to) === 0) showTile(ctx, unit.seat, to, { unit: unit.id, path, from });
  else resetModes(ctx);
}

interface Explorer {
  readonly unit: number;
  readonly path: Square[];
  readonly from: Square;
}

/** A tile is shown to all before its rotation is chosen. Without a unit nobody explores it. */
export function showTile(ctx: Context, seat: Seat, at: Square, explorer?: Explorer): void {
  const s = ctx.state;
  const place = placeOf(s.size, indexOf(at));
  const tile = s.places[place] ?? 'start';
  ctx.reveal();
  s.shown = place;
  s.turn.progress = true;
  ctx.emit({ kind: 'explored', seat, tile, at });
  ctx.call('rotate', explorer ? { ...explorer } : { unit: 0, path: [at], from: at });
}

const rotationRefs = new Map<string, Rotation>(ROTATIONS.map((rotation) => [String(rotation), rotation]));

function shownTile({ shown, places }: State) {
  return places[shown ?? 0] ?? 'start';
}

function landAfter(s: State, rotation: Rotation): string[] {
  const land = s.land.slice();
  setLand(land, s.size, s.shown ?? 0, turnedLand(shownTile(s), rotation));
  return land;
}

/** ECH-D8: the first where the unit may stand and which yields a resource, else where it may stand, else the first. */
function likelyRotation(s: State, unitId: number, at: Square): Rotation {
  const offered = rotations(shownTile(s));
  const unit = alive(s, unitId);
  const tried = offered.map((rotation) => {
    const copy: State = { ...s, land: landAfter(s, rotation) };
    const stands = unit === undefined || mayStand(boardOf(copy), unit, indexOf(at));
    return { rotation, stands, yields: yieldOf(landAt(copy, at)) !== undefined };
  });
  const best = tried.find(({ stands, yields }) => stands && yields) ?? tried.find(({ stands }) => stands);
  return best?.rotation ?? offered[0] ?? 0;
}

/** ECH-4.13, 4.14, 4.19, 4.20 */
const rotate = question<{ unit: number; path: Square[]; from: Square }>({
  ask({ state: s, locals: { unit, path } }) {
    const at = path.at(-1) ?? 'a1';
    const seat = alive(s, unit)?.seat ?? s.works.at(-1)?.seat ?? s.active;
    return {
      seat,
      prompt: 'rotate',
      params: { tile: shownTile(s) },
      fallback: ['rotate', String(likelyRotation(s, unit, at))],
      open: true,
    };
  },
  verbs: {
    rotate: {
      names: [
        {
          kind: 'number',
          isExact: true,
          from: ({ state }) => rotations(shownTile(state)).map(String),
          refuse: ({ state }, ref) =>
            rotations(shownTile(state)).some((rotation) => String(rotation) === ref)
              ? undefined
              : { rule: 'ECH-4.19', where: [ref] },
        },
      ],
      apply({ ctx, locals: { unit, path, from } }, ref) {
        ctx.done();
        turnTile(ctx, rotationRefs.get(ref) ?? 0);
        const explorer = alive(ctx.state, unit);
        if (!explorer) return;
        settleExplorer(ctx, explorer, path, from);
        callTriggers(ctx, 'explores', { subject: explorer });
      },
    },
  },
});

function turnTile(ctx: Context, rotation: Rotation): void {
  const s = ctx.state;
  const tile = shownTile(s);
  s.land = landAfter(s, rotation);
  delete s.shown;
  ctx.emit({ kind: 'rotated', seat: s.active, tile, rotation });
}

/** ECH-4.14: it stays, or goes back along its path. */
function settleExplorer(ctx: Context, unit: Unit, path: readonly Square[], from: Square): void {
  const board = boardOf(ctx.state);
  if (!mayStand(board, unit, indexOf(unit.at))) {
    unit.at = SQUARES[squareBack(board, unit, path.map(indexOf), indexOf(from))] ?? from;
    ctx.emit({ kind: 'went-back', ...ofUnit(unit), to: unit.at });
  }
  resetModes(ctx);
}

export const movementSteps = { rotate };
