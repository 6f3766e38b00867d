/** Outside the walls: the four edges of the board, and the camps of the horse lords. */
import type { Seat } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps, memo, sameEntity } from '@gonfalon/ui-kit';
import { EDGES } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { Banner, Held } from './banner.tsx';
import { BOARD, edgeLabel, edgePoints, outside } from './geometry.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Alert } from './signs.tsx';

interface Props {
  readonly scene: Scene<View>;
}

export function Edges({ scene }: Props) {
  return (
    <>
      {EDGES.map((edge) => (
        <Edge key={edge} scene={scene} edge={edge} />
      ))}
    </>
  );
}

interface EdgeProps extends Props {
  readonly edge: (typeof EDGES)[number];
}

const sameEdge = (before: EdgeProps, now: EdgeProps) =>
  sameEntity(before.scene, now.scene, `edge:${now.edge}`);

const Edge = memo(({ scene, edge }: EdgeProps) => {
  const { names } = gameMessages[scene.language];
  const { x, y } = edgeLabel(edge);
  const points = edgePoints(edge)
    .map((p) => `${p.x},${p.y}`)
    .join(' ');
  const turn = edge === 'E' ? 90 : edge === 'W' ? -90 : 0;
  // A little smaller about its own middle, so that the outlines of two edges do not meet.
  const middle = {
    N: [BOARD / 2, 48],
    E: [BOARD - 48, BOARD / 2],
    S: [BOARD / 2, BOARD - 48],
    W: [48, BOARD / 2],
  }[edge];
  return (
    <g {...entityProps(scene, `edge:${edge}`, undefined, 'battue-edge')}>
      <polygon class="battue-hit" points={points} />
      <g
        transform={`translate(${middle[0]} ${middle[1]})scale(0.985 0.985)translate(${-(middle[0] ?? 0)} ${-(middle[1] ?? 0)})`}
      >
        <polygon class="battue-halo-back" points={points} />
        <polygon class="battue-halo" points={points} />
      </g>
      <text class="battue-edge-name" transform={`translate(${x} ${y})rotate(${turn})`}>
        {names.edges[edge]}
      </text>
    </g>
  );
}, sameEdge);

function Yurt({ x, y, r, seat }: { x: number; y: number; r: number; seat: Seat }) {
  const ribs = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5;
    return `M${x},${y}L${x + r * Math.cos(a)},${y + r * Math.sin(a)}`;
  });
  return (
    <g class={`battue-yurt is-seat-${seat}`}>
      <circle class="battue-cast" cx={x + 3} cy={y + 4} r={r} />
      <circle class="battue-felt" cx={x} cy={y} r={r} />
      <path class="battue-ribs" d={ribs.join('')} />
      <circle class="battue-hem" cx={x} cy={y} r={r - 2} />
      <circle class="battue-smoke-hole" cx={x} cy={y} r={r * 0.24} />
    </g>
  );
}

export function Camps({ scene }: Props) {
  return (
    <>
      {scene.view.players.map(
        ({ camp }, seat) => camp && <Camp key={seat} scene={scene} seat={seat} camp={camp} />,
      )}
    </>
  );
}

interface CampProps extends Props {
  readonly seat: Seat;
  readonly camp: NonNullable<View['players'][number]['camp']>;
}

const sameCamp = (before: CampProps, now: CampProps) =>
  sameEntity(before.scene, now.scene, `camp:${now.seat}`) &&
  JSON.stringify(before.camp) === JSON.stringify(now.camp);

const Camp = memo(({ scene, seat, camp }: CampProps) => {
  const { language } = scene;
  const { x, y } = outside(camp.edge, camp.space);
  const ref = `camp:${seat}`;
  const name = `${scene.messages.ref(ref)}. ${uiMessages[language].camp(camp.warriors, scene.messages.ref(camp.space))}`;
  return (
    <g {...entityProps(scene, ref, name, 'battue-camp')} transform={`translate(${x} ${y})`}>
      <rect class="battue-hit" x={-46} y={-46} width={92} height={92} />
      <g class={camp.warriors > 0 ? '' : 'battue-left'}>
        <Yurt x={-24} y={12} r={19} seat={seat} />
        <Yurt x={25} y={10} r={18} seat={seat} />
        <Yurt x={2} y={-24} r={17} seat={seat} />
      </g>
      {camp.warriors > 0 && <Banner seat={seat} warriors={camp.warriors} language={language} scale={1.1} />}
      {camp.locked && <Held kind="locked" count={camp.warriors} x={0} y={36} />}
      <circle class="battue-halo-back" r={42} />
      <circle class="battue-halo" r={42} />
      <Alert x={28} y={-28} />
    </g>
  );
}, sameCamp);
