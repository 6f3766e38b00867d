/** What changes on the land: cities, heroes, open ends, what may be pressed, and the card that is being placed. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import type { CellId } from '../content/index.ts';
import { CELL_IDS, cellIndex, NEIGHBOURS, SIDES } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { City, Flag, GuardBadge, LevelShield, Ruins } from './art/city.tsx';
import type { Owner } from './art/factions.ts';
import { HeroFigure } from './art/hero.tsx';
import { endOf } from './art/road.tsx';
import { assaultsHere } from './assault-reach.ts';
import { cellSummary } from './cell-facts.ts';
import type { Frame } from './geometry.ts';
import { CELL, cornerOf, frameOf, heroesOnMap, MARGIN, standOf } from './geometry.ts';
import { Ghost, GhostHints } from './ghost.tsx';
import { uiMessages } from './messages.ts';

export function Board({ scene }: SceneProps<View>) {
  const { view } = scene;
  const frame = frameOf(view);
  const cells = CELL_IDS.filter((_, cell) => view.land.cards[cell] !== 'unusable');
  return (
    <g class="battalia-board">
      <Coordinates frame={frame} />
      <OpenEnds view={view} frame={frame} />
      <GhostHints scene={scene} frame={frame} />
      {cells.map((id) => (
        <Cell key={id} scene={scene} id={id} frame={frame} />
      ))}
      <Heroes scene={scene} frame={frame} />
      <Reaches scene={scene} frame={frame} />
      <Ghost scene={scene} frame={frame} />
    </g>
  );
}

const at = ({ x, y }: { readonly x: number; readonly y: number }) => `translate(${x} ${y})`;

function Coordinates({ frame: { left, top, columns, rows } }: { readonly frame: Frame }) {
  return (
    <g class="battalia-coordinates">
      {Array.from({ length: columns }, (_, i) => (
        <text key={`column ${i}`} x={MARGIN + (i + 0.5) * CELL} y={MARGIN - 8}>
          {'abcdefg'[left + i]}
        </text>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <text key={`row ${i}`} x={MARGIN / 2} y={MARGIN + (i + 0.5) * CELL + 6}>
          {top + i + 1}
        </text>
      ))}
    </g>
  );
}

/** Three dots lead out of a road that nothing continues yet. */
function OpenEnds({ view, frame }: { readonly view: View; readonly frame: Frame }) {
  const { cards, exits } = view.land;
  const ends = cards.flatMap((_, cell) =>
    SIDES.flatMap((side, i) => {
      const isOut = ((exits[cell] ?? 0) & (1 << i)) !== 0;
      const next = NEIGHBOURS[cell * 4 + i] ?? -1;
      return isOut && next >= 0 && cards[next] === '' ? [{ cell, side }] : [];
    }),
  );
  return (
    <g class="battalia-ends">
      {ends.map(({ cell, side }) => {
        const [ex, ey] = endOf(side);
        const [dx, dy] = [(ex - 50) / 50, (ey - 50) / 50];
        const corner = cornerOf(cell, frame);
        return [9, 19, 28].map((far, i) => (
          <circle
            key={`${cell} ${side} ${far}`}
            cx={corner.x + ex + dx * far}
            cy={corner.y + ey + dy * far}
            r={4 - i * 0.9}
          />
        ));
      })}
    </g>
  );
}

function ownerOf(view: View, cell: number): Owner {
  const seat = view.land.owners[cell] ?? NOBODY;
  return (seat === NOBODY ? undefined : view.players[seat]?.faction) ?? 'none';
}

function Cell({ scene, id, frame }: SceneProps<View> & { readonly id: CellId; readonly frame: Frame }) {
  const { view } = scene;
  const cell = cellIndex(id);
  const card = view.land.cards[cell] ?? '';
  const isCity = card.startsWith('city');
  return (
    <g
      {...entityProps(scene, id, cellSummary(cell, scene), 'battalia-cell')}
      transform={at(cornerOf(cell, frame))}
    >
      <rect class="battalia-hit" width={CELL} height={CELL} />
      {(isCity || card === 'ruins') && <Built view={view} cell={cell} isRuins={card === 'ruins'} />}
      <rect class="battalia-ring" x="5" y="5" width="90" height="90" rx="14" />
      <g class="battalia-tick" transform="translate(86 14)">
        <circle r="11" />
        <path d="M-5 .5L-1.5 4.5 5-4.5" />
      </g>
    </g>
  );
}

function Built({
  view,
  cell,
  isRuins,
}: {
  readonly view: View;
  readonly cell: number;
  readonly isRuins: boolean;
}) {
  const owner = ownerOf(view, cell);
  const guard = view.land.guards[cell] ?? 0;
  // A neutral city is as grand as one of the level that whoever annexes it gets.
  const level = view.land.levels[cell] || (guard > 0 ? 4 : 1);
  return (
    <g class="battalia-built">
      <g transform="translate(50 58) scale(1.14) translate(-50 -60)">
        {isRuins ? <Ruins /> : <City level={level} owner={owner} />}
      </g>
      {owner !== 'none' && (
        <>
          <Flag x={72} y={6} owner={owner} scale={1.15} />
          <LevelShield x={3} y={54} size={37} owner={owner} value={view.land.levels[cell] ?? 0} />
        </>
      )}
      {owner === 'none' && guard > 0 && <GuardBadge x={3} y={54} size={37} value={guard} />}
    </g>
  );
}

function Heroes({ scene, frame }: SceneProps<View> & { readonly frame: Frame }) {
  const { view } = scene;
  return heroesOnMap(view).map((hero) => {
    const faction = view.players[hero.seat]?.faction;
    if (!faction) return null;
    const corner = cornerOf(cellIndex(hero.cell), frame);
    const stand = standOf(hero, view);
    const other = view.players[hero.seat]?.heroes.every((cell) => cell !== undefined);
    return (
      <g
        key={hero.ref}
        {...entityProps(scene, hero.ref, undefined, 'battalia-hero')}
        transform={`translate(${corner.x + stand.x} ${corner.y + stand.y})`}
      >
        <ellipse class="battalia-hero-ring" cx="0" cy="-2" rx="25" ry="12" />
        <rect class="battalia-hit" x="-22" y="-56" width="44" height="62" />
        <HeroFigure x={-22} y={-52} size={44} faction={faction} number={other ? hero.number : undefined} />
      </g>
    );
  });
}

/** What an assault could bring, beside the defence that it has to exceed. */
function Reaches({ scene, frame }: SceneProps<View> & { readonly frame: Frame }) {
  const say = uiMessages[scene.language];
  return assaultsHere(scene).map(({ cell, most, defence }) => {
    const { x, y } = cornerOf(cellIndex(cell), frame);
    return (
      <g
        key={cell}
        class={`battalia-reach${most > defence ? ' is-enough' : ''}`}
        transform={`translate(${x + 50} ${y + 2})`}
      >
        <rect x="-46" y="-13" width="92" height="26" rx="13" />
        <text y="6">{say.against(most, defence)}</text>
      </g>
    );
  });
}
