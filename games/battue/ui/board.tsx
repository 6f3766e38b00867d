/** Tarsos from above, over its ground. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { SPACE_IDS } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';
import { Camps, Edges } from './camp.tsx';
import { Clash } from './clash.tsx';
import { District } from './district.tsx';
import { anchorOf } from './geometry.ts';

function isPlace(ref: Ref): boolean {
  const { kind } = thingOf(ref);
  return kind === 'space' || kind === 'camp' || kind === 'edge';
}

/** From the horde that was picked to where it may go; the way under the pointer is drawn boldly. */
function Ways({ scene }: { scene: Scene<View> }) {
  const places = scene.selected.filter(isPlace);
  const last = places.at(-1);
  const from = last && thingOf(last).kind !== 'edge' ? last : undefined;
  const [first, second] = places;
  const chosen = first && second && thingOf(first).kind !== 'edge' ? { from: first, to: second } : undefined;
  return (
    <g class="battue-ways">
      {chosen && <Way scene={scene} {...chosen} bold />}
      {from &&
        !chosen &&
        [...scene.offered]
          .filter(isPlace)
          .map((to) => <Way key={to} scene={scene} from={from} to={to} bold={scene.hovered === to} />)}
    </g>
  );
}

function Way({ scene, from, to, bold }: { scene: Scene<View>; from: Ref; to: Ref; bold: boolean }) {
  const a = anchorOf(from, scene.view);
  const b = anchorOf(to, scene.view);
  if (!a || !b) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = { x: a.x + ux * 34, y: a.y + uy * 34 };
  const end = bold ? { x: b.x - ux * 16, y: b.y - uy * 16 } : { x: a.x + dx * 0.62, y: a.y + dy * 0.62 };
  const head = bold ? 20 : 13;
  const [bx, by] = [end.x - ux * head, end.y - uy * head];
  const d = `M${start.x},${start.y}L${bx},${by}`;
  const tip = `M${end.x},${end.y}L${bx - uy * head * 0.6},${by + ux * head * 0.6}L${bx + uy * head * 0.6},${by - ux * head * 0.6}Z`;
  return (
    <g class={`battue-way${bold ? ' is-bold' : ''}`}>
      <path class="battue-way-back" d={d} />
      <path class="battue-way-line" d={d} />
      <path class="battue-way-head" d={tip} />
    </g>
  );
}

export function Board({ scene }: SceneProps<View>) {
  const choosing = [...scene.offered].some((ref) => thingOf(ref).kind === 'space');
  return (
    <g class={`battue-board${choosing ? ' is-choosing' : ''}`}>
      <Edges scene={scene} />
      {SPACE_IDS.map((id) => (
        <District key={id} scene={scene} id={id} />
      ))}
      <Camps scene={scene} />
      <Ways scene={scene} />
      {scene.view.battle && <Clash view={scene.view} battle={scene.view.battle} language={scene.language} />}
    </g>
  );
}
