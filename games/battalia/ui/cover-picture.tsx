/** The picture for the home page: the land is laid, card by card, under the double star. SVG of 400 by 240. */
import type { JSX } from 'preact';
import type { FactionId, TerrainId } from '../content/ids.ts';
import { City, Flag } from './art/city.tsx';
import { pt, seeded } from './art/factions.ts';
import { Patterns } from './art/glyph.tsx';
import { HeroFigure } from './art/hero.tsx';
import { isNearRoad, roadPath } from './art/road.tsx';
import { starPath } from './art/star.ts';
import { butte, peak, tree } from './art/terrain.tsx';

/** Half of a card, seen from above at a slant. */
const [HALF_WIDTH, HALF_HEIGHT] = [50, 25];
const DIAMOND = `l${HALF_WIDTH} ${HALF_HEIGHT}-${HALF_WIDTH} ${HALF_HEIGHT}-${HALF_WIDTH}-${HALF_HEIGHT}z`;

interface Tile {
  readonly column: number;
  readonly row: number;
  readonly terrain: TerrainId;
  readonly exits: string;
  readonly city?: { readonly level: number; readonly owner: FactionId };
}

const TILES: readonly Tile[] = [
  { column: 0, row: 0, terrain: 'lake', exits: 'NW' },
  { column: 1, row: 0, terrain: 'mountain', exits: 'NS' },
  { column: 0, row: 1, terrain: 'forest', exits: 'ESW' },
  { column: 1, row: 1, terrain: 'canyon', exits: 'NESW', city: { level: 4, owner: 'gold' } },
  { column: 2, row: 1, terrain: 'lake', exits: 'NW' },
  { column: 0, row: 2, terrain: 'lake', exits: 'NE', city: { level: 2, owner: 'blue' } },
  { column: 1, row: 2, terrain: 'forest', exits: 'NSW' },
  { column: 2, row: 2, terrain: 'canyon', exits: 'ES', city: { level: 2, owner: 'red' } },
];
/** The card that is just being laid. */
const LAST: Tile = { column: 2, row: 0, terrain: 'forest', exits: 'NS' };

const HEROES = [
  { column: 1, row: 2, x: 50, y: 62, faction: 'green' },
  { column: 0, row: 2, x: 78, y: 92, faction: 'blue' },
  { column: 2, row: 2, x: 20, y: 88, faction: 'red' },
  { column: 2, row: 1, x: 30, y: 62, faction: 'gold' },
] as const;

const SOIL: Readonly<Record<TerrainId, readonly [top: string, right: string, left: string]>> = {
  forest: ['#8fa864', '#5e7842', '#49602f'],
  lake: ['#63aaa6', '#3d7f86', '#2d646c'],
  canyon: ['#d8996a', '#a8633f', '#874a30'],
  mountain: ['#aca6b8', '#7b758c', '#5f5a72'],
};

const cornerOf = (column: number, row: number) => ({
  x: 200 + (column - row) * HALF_WIDTH,
  y: 79 + (column + row) * HALF_HEIGHT,
});

/** A point of a card of 100 by 100, as it is seen. */
function seenAt(column: number, row: number, x: number, y: number): { x: number; y: number } {
  const corner = cornerOf(column, row);
  return {
    x: pt(corner.x + ((x - y) / 100) * HALF_WIDTH),
    y: pt(corner.y + ((x + y) / 100) * HALF_HEIGHT),
  };
}

function Soil({ column, row, terrain, exits }: Tile) {
  const { x, y } = cornerOf(column, row);
  const [top, right, left] = SOIL[terrain];
  const [w, h] = [HALF_WIDTH, HALF_HEIGHT];
  return (
    <>
      <path d={`M${x - w} ${y + h}v9l${w} ${h} ${w}-${h}v-9l-${w} ${h}z`} fill={left} />
      <path d={`M${x} ${y + 2 * h}v9l${w}-${h}v-9z`} fill={right} />
      <path d={`M${x} ${y}${DIAMOND}`} fill={top} />
      <g transform={`matrix(${w / 100} ${h / 100} ${-w / 100} ${h / 100} ${x} ${y})`} fill="none">
        {terrain === 'lake' && (
          <path
            d="M10 22q8-7 16 0t16 0M60 80q8-7 16 0t16 0M66 20q6-6 12 0t12 0M14 78q7-6 14 0t12 0"
            stroke="#d6efe4"
            stroke-width="3"
            opacity=".8"
          />
        )}
        <path d={roadPath(exits)} stroke="#7d5f40" stroke-width="21" />
        <path d={roadPath(exits)} stroke="#f6e4b6" stroke-width="15" />
      </g>
      <path d={`M${x} ${y}${DIAMOND}`} fill="none" stroke="#fff3cf" stroke-opacity=".5" />
    </>
  );
}

interface Upright {
  /** Where its foot is: what is nearer is drawn later. */
  readonly y: number;
  readonly picture: JSX.Element;
}

const MAX_COUNT: Readonly<Record<TerrainId, number>> = { forest: 11, mountain: 6, canyon: 6, lake: 2 };

function growthOf({ column, row, terrain, exits, city }: Tile): readonly Upright[] {
  const random = seeded(column * 37 + row * 91 + terrain.length * 7 + 3);
  const clear = city ? (city.level === 4 ? 58 : 40) : 0;
  const grown: { x: number; y: number }[] = [];
  const found: Upright[] = [];
  for (let i = 0; i < 90 && grown.length < (city ? 5 : MAX_COUNT[terrain]); i++) {
    const [x, y] = [10 + random() * 80, 10 + random() * 80];
    const isFree =
      !isNearRoad(exits, x, y, 19) &&
      Math.hypot(x - 50, y - 50) >= clear &&
      grown.every((other) => Math.hypot(other.x - x, other.y - y) >= 15);
    if (!isFree) continue;
    grown.push({ x, y });
    const at = seenAt(column, row, x, y);
    found.push({ y: at.y, picture: plant(terrain, at, random) });
  }
  return found;
}

function plant(terrain: TerrainId, { x, y }: { x: number; y: number }, random: () => number): JSX.Element {
  if (terrain === 'forest') return tree(x, y, pt(3.4 + random() * 1.4), random() > 0.5);
  if (terrain === 'mountain') return peak(x, y, pt(8 + random() * 4), pt(13 + random() * 8));
  return terrain === 'canyon'
    ? butte(x, y, pt(4.5 + random() * 3), pt(6 + random() * 5))
    : tree(x, y, 2.6, true);
}

function cityOf({ column, row, city }: Tile): readonly Upright[] {
  if (!city) return [];
  const { x, y } = seenAt(column, row, 50, 50);
  const isGreat = city.level === 4;
  const scale = isGreat ? 0.78 : 0.6;
  const picture = (
    <g transform={`translate(${pt(x - 50 * scale)} ${pt(y - 64 * scale)}) scale(${scale})`}>
      <City level={city.level} owner={city.owner} hasGround={false} />
      <Flag x={isGreat ? 88 : 72} y={isGreat ? 22 : 26} owner={city.owner} scale={1.15} />
    </g>
  );
  return [{ y: y + 4, picture }];
}

const heroes: readonly Upright[] = HEROES.map(({ column, row, x, y, faction }) => {
  const at = seenAt(column, row, x, y);
  return {
    y: at.y,
    picture: <HeroFigure x={pt(at.x - 13)} y={pt(at.y - 31.7)} size={26} faction={faction} />,
  };
});

function Uprights({ things }: { readonly things: readonly Upright[] }) {
  return things.toSorted((a, b) => a.y - b.y).map(({ y, picture }, i) => <g key={`${i} ${y}`}>{picture}</g>);
}

export function Picture() {
  const { x, y } = cornerOf(LAST.column, LAST.row);
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Patterns />
      <Sky />
      <path d="M200 246L32 162 200 96 368 150z" fill="#5b2f4d" opacity=".22" />
      {TILES.map((tile) => (
        <Soil key={`${tile.column} ${tile.row}`} {...tile} />
      ))}
      <Uprights things={[...TILES.flatMap((tile) => [...growthOf(tile), ...cityOf(tile)]), ...heroes]} />
      <path
        d={`M${x} ${y}${DIAMOND}`}
        fill="#ffe9a8"
        fill-opacity=".3"
        stroke="#fff3cf"
        stroke-width="1.6"
        stroke-dasharray="5 4"
      />
      <g transform="translate(0 -30)">
        <Soil {...LAST} />
        <Uprights things={growthOf(LAST)} />
        <path d={`M${x} ${y}${DIAMOND}`} fill="none" stroke="#ffe08a" stroke-width="2.4" />
      </g>
    </svg>
  );
}

const RAYS = Array.from({ length: 14 }, (_, i) => i);

/** Dusk, and the oracle over it. */
function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="battalia-sky" x2="0" y2="1">
          <stop offset="0" stop-color="#241a45" />
          <stop offset=".42" stop-color="#6b3d78" />
          <stop offset=".72" stop-color="#e08a6a" />
          <stop offset="1" stop-color="#f9d58a" />
        </linearGradient>
      </defs>
      <path fill="url(#battalia-sky)" d="M0 0h400v240H0z" />
      <path
        d="M22 24h0M64 52h0M38 78h0M92 18h0M120 46h0M286 40h0M318 16h0M352 50h0M380 22h0M366 84h0M18 112h0M306 72h0"
        stroke="#fff3cf"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <g transform="translate(200 66)">
        <circle r="118" fill="url(#battalia-halo)" opacity=".8" />
        {RAYS.map((i) => (
          <path
            key={i}
            d={`M-5-30L0-${i % 2 ? 88 : 124}L5-30z`}
            fill="#ffe39a"
            opacity={i % 2 ? 0.5 : 0.7}
            transform={`rotate(${pt(i * 25.714)})`}
          />
        ))}
        <path
          d={starPath(74, 42)}
          fill="#f3cb62"
          stroke="#8a5a14"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
        <path
          d={starPath(58, 30)}
          transform="rotate(25.7)"
          fill="#5b3578"
          stroke="#f7dc8f"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
        <circle r="25" fill="url(#battalia-sun)" stroke="#8a5a14" stroke-width="1.6" />
        <path
          d="M-10-5q3-3 6 0M4-5q3-3 6 0M0-4v6l-2.5 1.5M-6.5 9q6.5 5 13 0"
          fill="none"
          stroke="#6b3c0c"
          stroke-width="1.9"
          stroke-linecap="round"
        />
      </g>
      <path d="M0 150q36-26 78-12q40-20 74 2q50 14 96 2q30-22 70-4q44-18 82 10v92H0z" fill="#8b5378" />
      <path d="M0 178q60-20 130-4t270-6v72H0z" fill="#c98a72" />
      <path d="M0 204q100-14 200-4t200-6v46H0z" fill="#eccb96" />
    </>
  );
}
