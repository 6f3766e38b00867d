/** The terrain card that is about to lie somewhere: a ghost where it fits, turned by wheel, key or press. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import type { TerrainPileId } from '../content/index.ts';
import { CELL_IDS, cellIndex, EXITS_TEXT } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { TileDrawing } from './art/tile.tsx';
import type { Frame } from './geometry.ts';
import { cornerOf } from './geometry.ts';
import { uiMessages } from './messages.ts';
import { ownPlayer } from './own-cards.ts';

/** The ways in which the card can lie on the cell that was picked. */
export interface Placing {
  readonly pile: TerrainPileId;
  readonly level: number | undefined;
  readonly cell: Ref | undefined;
  readonly ways: readonly string[];
}

/** The card that is being paid for lies where it will, until it is paid or taken back. */
function paidFor({ question, view }: Scene<View>): (Placing & { readonly exits: string }) | undefined {
  const { line } = view;
  const [verb, pile, level] = line?.action ?? [];
  if (question?.prompt !== 'pay' || !line || line.cell < 0 || (verb !== 'road' && verb !== 'city'))
    return undefined;
  const exits = EXITS_TEXT[line.exits] ?? '';
  return {
    pile: pile as TerrainPileId,
    level: level === undefined ? undefined : Number(level),
    cell: CELL_IDS[line.cell],
    ways: [exits],
    exits,
  };
}

export function placingOf({ question, selected }: Scene<View>): Placing | undefined {
  if (question?.prompt !== 'place') return undefined;
  const { pile, level } = question.params as { readonly pile: TerrainPileId; readonly level?: number };
  const [cell] = selected;
  const ways = question.choices.flatMap(([, at, exits]) => (at === cell && exits ? [exits] : []));
  return { pile, level, cell, ways };
}

/** The first way to lie on each cell that the card fits, seen through. */
export function GhostHints({ scene, frame }: SceneProps<View> & { readonly frame: Frame }) {
  const placing = placingOf(scene);
  if (!placing || placing.cell) return null;
  const first = new Map<Ref, string>();
  for (const [, cell, exits] of scene.question?.choices ?? [])
    if (cell && exits && !first.has(cell)) first.set(cell, exits);
  return [...first].map(([cell, exits]) => (
    <GhostTile key={cell} scene={scene} placing={placing} cell={cell} exits={exits} frame={frame} isHint />
  ));
}

interface TileProps extends SceneProps<View> {
  readonly placing: Placing;
  readonly cell: Ref;
  readonly exits: string;
  readonly frame: Frame;
  readonly isHint?: boolean;
}

function GhostTile({ scene, placing: { pile, level }, cell, exits, frame, isHint = false }: TileProps) {
  const terrain = scene.view.terrain[pile].top;
  if (!terrain) return null;
  const { x, y } = cornerOf(cellIndex(cell), frame);
  return (
    <g class={isHint ? 'battalia-ghost is-hint' : 'battalia-ghost'} transform={`translate(${x} ${y})`}>
      <TileDrawing
        pile={pile}
        terrain={terrain}
        exits={exits}
        {...(level !== undefined && { level })}
        owner={ownPlayer(scene)?.faction ?? 'none'}
      />
    </g>
  );
}

/** Something in the drawing that is pressed and is no thing of the game. */
function pressable(label: string, act: () => void) {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onClick: (event: Event) => {
      event.stopPropagation();
      act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') act();
    },
  } as const;
}

/** On the cell that was picked: a press lays it, the handle, the wheel and the key R turn it. */
export function Ghost({ scene, frame }: SceneProps<View> & { readonly frame: Frame }) {
  const placing = placingOf(scene);
  const paid = paidFor(scene);
  const [turn, setTurn] = useState(0);
  const isTurning = placing?.cell !== undefined && placing.ways.length > 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setTurn((now) => now + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isTurning]);
  if (paid?.cell)
    return <GhostTile scene={scene} placing={paid} cell={paid.cell} exits={paid.exits} frame={frame} />;
  if (!placing?.cell || placing.ways.length === 0) return null;
  const { cell, ways } = placing;
  const exits = ways[turn % ways.length] ?? ways[0] ?? 'N';
  const { x, y } = cornerOf(cellIndex(cell), frame);
  const say = uiMessages[scene.language];
  const next = () => setTurn(turn + 1);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    next();
  };
  return (
    <>
      <GhostTile scene={scene} placing={placing} cell={cell} exits={exits} frame={frame} />
      <g
        class="battalia-lay"
        transform={`translate(${x} ${y})`}
        onWheel={onWheel}
        {...pressable(say.layHere, () => scene.choose(['place', cell, exits]))}
      >
        <rect width="100" height="100" rx="10" />
      </g>
      {isTurning && (
        <g class="battalia-turn" transform={`translate(${x + 96} ${y + 4})`} {...pressable(say.turn, next)}>
          <circle r="22" />
          <path d="M-9 3a10 10 0 1 0 3-10M-6-13v7h7" />
        </g>
      )}
    </>
  );
}
