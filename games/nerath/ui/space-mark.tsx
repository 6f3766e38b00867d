/** What is written and stands on a space: its name, its pieces, and the chance of an attack on it. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { Icon, memo } from '@gonfalon/ui-kit';
import type { DungeonId, SpaceId } from '../content/index.ts';
import type { AreaId } from '../content/map.ts';
import type { View } from '../rules/views.ts';
import type { Army } from './armies.ts';
import { armiesAt, controllerOf } from './armies.ts';
import { isSea } from './map/geometry.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Site, Stack } from './pieces.tsx';
import { shownArmies } from './planned.ts';
import { isCapital, placeOf } from './positions.ts';

interface MarkProps<Id extends SpaceId> extends SceneProps<View> {
  readonly id: Id;
  readonly chance: number | undefined;
}

/** Whether its name must be in sight, however small the map is. */
const isNamed = ({ scene, id }: MarkProps<SpaceId>): boolean =>
  scene.hovered === id || scene.selected.includes(id) || scene.highlighted.has(id);

/** All that a mark looks like: a scene is new with every update, and most marks are as they were. */
const looks = (props: MarkProps<SpaceId>): string => {
  const { scene, id, chance } = props;
  const { view } = scene;
  return JSON.stringify([
    shownArmies(view, id),
    view.entrances[Number(id.slice(1)) - 1] !== undefined && id.startsWith('d') ? tilesOf(view, id) : 0,
    chance?.toFixed(2),
    isNamed(props),
    scene.language,
    scene.offered.has(id),
  ]);
};
const sameLooks = (before: MarkProps<SpaceId>, now: MarkProps<SpaceId>): boolean =>
  looks(before) === looks(now);

const tilesOf = (view: View, id: SpaceId) => view.entrances[Number(id.slice(1)) - 1]?.tiles ?? [];

/** How high over the name's place what stands there reaches, in pixels of a token. */
const RAISED = { capital: 24, castle: 7, plain: 0 } as const;

/** The pieces in an area. */
export const AreaPieces = memo(({ scene, id }: MarkProps<AreaId>) => {
  const { x, y } = placeOf(id);
  const armies = inOrder(shownArmies(scene.view, id), controllerOf(scene.view, id));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="nerath-token-size">
        <Armies armies={armies} isCapital={isCapital(id)} />
      </g>
    </g>
  );
}, sameLooks);

export const AreaName = memo((props: MarkProps<AreaId>) => {
  const { scene, id } = props;
  const { x, y } = placeOf(id);
  const castle = armiesAt(scene.view, id).some(({ units }) => units.castle);
  const raised = RAISED[castle ? (isCapital(id) ? 'capital' : 'castle') : 'plain'];
  const classes = [
    'nerath-name',
    isSea(id) ? 'is-sea' : 'is-land',
    isCapital(id) && 'is-capital',
    isNamed(props) && 'is-named',
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="nerath-name-size" style={{ '--raised': raised }}>
        <Name
          class={classes.filter(Boolean).join(' ')}
          text={gameMessages[scene.language].names.spaces[id]}
        />
      </g>
    </g>
  );
}, sameLooks);

/** The chance of an attack, below the pieces. */
export function AreaChance({ scene, id, chance }: MarkProps<AreaId>) {
  if (chance === undefined) return null;
  const { x, y } = placeOf(id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Chance chance={chance} scene={scene} below={belowArmies(shownArmies(scene.view, id).length)} />
    </g>
  );
}

/** Two armies in a place stand one below the other. */
const ARMY = 27;
/** Just over the feet of the last army, in pixels of a token. */
const belowArmies = (count: number): number => (count === 0 ? 22 : 16 + count * ARMY);

/** Whoever holds the place stands first. */
const inOrder = (armies: readonly Army[], holder: string | undefined): readonly Army[] =>
  armies.toSorted((a, b) => Number(b.realm === holder) - Number(a.realm === holder));

function Armies({
  armies,
  isCapital: capital = false,
}: {
  readonly armies: readonly Army[];
  readonly isCapital?: boolean;
}) {
  return armies.map(({ realm, units }, i) => (
    <g key={realm} transform={`translate(0 ${20 + i * ARMY})`}>
      <Stack realm={realm} units={units} isCapital={capital} />
    </g>
  ));
}

/** A name of more than so many letters is written in two lines. */
const LINE = 11;

export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LINE || words.length < 2) return [name];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const breadth = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((best, way) => (breadth(way) < breadth(best) ? way : best));
}

function Name({ text, class: classes }: { readonly text: string; readonly class: string }) {
  const lines = linesOf(text);
  return (
    <text class={classes}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={-2 - (lines.length - 1 - i) * 12}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** From where on a chance is good, and from where on it is fair. */
const GOOD = 0.6;
const FAIR = 0.4;
export const toneOf = (chance: number): 'good' | 'fair' | 'poor' =>
  chance >= GOOD ? 'good' : chance >= FAIR ? 'fair' : 'poor';

interface ChanceProps extends SceneProps<View> {
  readonly chance: number;
  /** How far below, in pixels of a token. */
  readonly below: number;
}

function Chance({ chance, scene, below }: ChanceProps) {
  return (
    <g class="nerath-name-size" style={{ '--raised': -below }}>
      <g class={`nerath-chance is-${toneOf(chance)}`}>
        <path
          class="nerath-chance-body"
          d={`M${-HALF}-8.5H${HALF}L${HALF + 4} 0L${HALF} 8.5H${-HALF}L${-HALF - 4} 0Z`}
        />
        <path class="nerath-chance-bar" d={`M${-HALF} 6.4H${HALF}`} />
        <path class="nerath-chance-share" d={`M${-HALF} 6.4h${(2 * HALF * chance).toFixed(1)}`} />
        <Icon name="crossed-swords" x={-HALF - 1} y={-6.8} size={11} />
        <text x="7" y="3.4">
          {uiMessages[scene.language].percent(chance)}
        </text>
      </g>
    </g>
  );
}
/** Half the breadth of the plate of a chance, in pixels. */
const HALF = 23;

export const EntranceMark = memo((props: MarkProps<DungeonId>) => {
  const { scene, id, chance } = props;
  const { x, y } = placeOf(id);
  const tiles = tilesOf(scene.view, id);
  const armies = shownArmies(scene.view, id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="nerath-token-size">
        <g transform="scale(0.85)">
          <Site tiles={tiles.length} known={tiles.filter((tile) => tile >= 0).length} />
        </g>
        <Armies armies={armies} />
      </g>
      {/* Pointed at, it is told beside the map: here its name would lie over those of its neighbours. */}
      {(scene.selected.includes(id) || scene.highlighted.has(id)) && (
        <g class="nerath-name-size" style={{ '--raised': 14 }}>
          <Name class="nerath-name is-land is-named" text={gameMessages[scene.language].names.spaces[id]} />
        </g>
      )}
      {chance !== undefined && <Chance chance={chance} scene={scene} below={30} />}
    </g>
  );
}, sameLooks);
