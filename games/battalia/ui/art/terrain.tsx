/** What stands on a card of each terrain: trees, peaks, buttes, isles; sown by a seed, sorted from back to front. */
import type { JSX } from 'preact';
import type { TerrainId } from '../../content/index.ts';
import { pt, seeded } from './factions.ts';
import { isNearRoad } from './road.tsx';

export type Ground = TerrainId | 'ruins';

export const WASH: Readonly<
  Record<Ground, { readonly base: string; readonly lo: string; readonly hi: string }>
> = {
  forest: { base: '#96aa6c', lo: '#7e955a', hi: '#b3c285' },
  lake: { base: '#6cb0a8', lo: '#4f989a', hi: '#9dd0c2' },
  canyon: { base: '#d79f70', lo: '#c08055', hi: '#ecc598' },
  mountain: { base: '#b2adba', lo: '#9893a4', hi: '#d3cfd6' },
  ruins: { base: '#a59a8c', lo: '#8b8074', hi: '#c4b9a6' },
};

export function tree(x: number, y: number, s: number, isFir: boolean): JSX.Element {
  return isFir ? (
    <>
      <path d={`M${x} ${pt(y - s * 2.1)}l${pt(s * 0.95)} ${pt(s * 1.9)}h${pt(-s * 1.9)}z`} fill="#34563d" />
      <path d={`M${x} ${pt(y - s * 2.1)}l${pt(-s * 0.95)} ${pt(s * 1.9)}h${pt(s * 0.8)}z`} fill="#5a8050" />
    </>
  ) : (
    <>
      <ellipse cx={pt(x + s * 0.25)} cy={pt(y)} rx={pt(s)} ry={pt(s * 0.4)} fill="#3c4a2c" opacity=".35" />
      <circle cx={x} cy={pt(y - s * 0.75)} r={pt(s)} fill="#486b3c" />
      <circle cx={pt(x - s * 0.25)} cy={pt(y - s)} r={pt(s * 0.68)} fill="#6a8b4c" />
      <circle cx={pt(x - s * 0.38)} cy={pt(y - s * 1.18)} r={pt(s * 0.3)} fill="#97ae67" />
    </>
  );
}

export function peak(x: number, y: number, w: number, h: number): JSX.Element {
  return (
    <>
      <path d={`M${pt(x - w)} ${y}L${pt(x - w * 0.1)} ${pt(y - h)}L${pt(x + w)} ${y}z`} fill="#7d788d" />
      <path
        d={`M${pt(x - w)} ${y}L${pt(x - w * 0.1)} ${pt(y - h)}L${pt(x + w * 0.08)} ${pt(y - h * 0.62)}L${pt(x - w * 0.12)} ${pt(y - h * 0.36)}L${pt(x + w * 0.05)} ${y}z`}
        fill="#a8a3b2"
      />
      <path
        d={`M${pt(x - w * 0.1)} ${pt(y - h)}l${pt(-w * 0.32)} ${pt(h * 0.36)} ${pt(w * 0.18)} ${pt(-h * 0.06)} ${pt(w * 0.14)} ${pt(h * 0.12)} ${pt(w * 0.14)} ${pt(-h * 0.14)} ${pt(w * 0.24)} ${pt(h * 0.08)}z`}
        fill="#f8f5f2"
      />
      <path
        d={`M${pt(x - w)} ${y}L${pt(x - w * 0.1)} ${pt(y - h)}L${pt(x + w)} ${y}`}
        fill="none"
        stroke="#4c485c"
        stroke-width="1"
        stroke-linejoin="round"
      />
    </>
  );
}

export function butte(x: number, y: number, w: number, h: number): JSX.Element {
  return (
    <>
      <path
        d={`M${pt(x - w)} ${y}l${pt(w * 0.25)} ${-h}h${pt(w * 1.35)}l${pt(w * 0.4)} ${h}z`}
        fill="#a95f40"
      />
      <path
        d={`M${pt(x - w)} ${y}l${pt(w * 0.25)} ${-h}h${pt(w * 0.75)}l${pt(-w * 0.12)} ${h}z`}
        fill="#cd8659"
      />
      <path
        d={`M${pt(x - w * 0.75)} ${pt(y - h)}h${pt(w * 1.35)}l${pt(-w * 0.14)} ${pt(-h * 0.14)}h${pt(-w * 1.05)}z`}
        fill="#efc391"
      />
      <path
        d={`M${pt(x - w * 0.88)} ${pt(y - h * 0.5)}h${pt(w * 1.7)}M${pt(x - w * 0.94)} ${pt(y - h * 0.25)}h${pt(w * 1.84)}`}
        stroke="#8c4a33"
        stroke-width=".9"
        opacity=".6"
      />
    </>
  );
}

interface Sprite {
  readonly x: number;
  readonly y: number;
  /** What lies flat is drawn first. */
  readonly order: number;
  readonly picture: JSX.Element;
}

/** Where something may stand: not on a road, and not in the middle of a city. */
type Free = (x: number, y: number, distance: number) => boolean;
type Sow = (random: () => number, free: Free, isBuilt: boolean) => readonly Sprite[];

const apart = (sprites: readonly Sprite[], x: number, y: number, distance: number): boolean =>
  sprites.every((other) => Math.hypot(other.x - x, other.y - y) >= distance);

const TRIES = 150;

const sowForest: Sow = (random, free, isBuilt) => {
  const sprites: Sprite[] = [];
  for (let i = 0; i < TRIES && sprites.length < (isBuilt ? 20 : 30); i++) {
    const [x, y, s] = [pt(5 + random() * 90), pt(9 + random() * 88), pt(4.2 + random() * 2.6)];
    if (free(x, y - 4, 15 + s) && apart(sprites, x, y, 7))
      sprites.push({ x, y, order: y, picture: tree(x, y, s, random() > 0.62) });
  }
  return sprites;
};

const sowMountain: Sow = (random, free, isBuilt) => {
  const sprites: Sprite[] = [];
  for (let i = 0; i < TRIES && sprites.length < (isBuilt ? 8 : 11); i++) {
    const w = pt(9 + random() * 8);
    const [h, x, y] = [pt(w * (1.35 + random() * 0.5)), pt(10 + random() * 80), pt(20 + random() * 76)];
    if (free(x, y - 3, 13 + w * 0.8) && free(x, y - h * 0.5, 11) && apart(sprites, x, y, 13))
      sprites.push({ x, y, order: y, picture: peak(x, y, w, h) });
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = [pt(6 + random() * 88), pt(6 + random() * 88)];
    if (free(x, y, 14))
      sprites.push({
        x,
        y,
        order: y - 100,
        picture: <path d={`M${x} ${y}l3-2.5 3.5.6 1 1.9z`} fill="#8a8597" />,
      });
  }
  return sprites;
};

const sowCanyon: Sow = (random, free, isBuilt) => {
  const flat: Sprite[] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [pt(3 + random() * 58), pt(8 + random() * 86)];
    if (free(x, y, 13) && free(x + 18, y, 13) && free(x + 36, y, 13))
      flat.push({
        x,
        y,
        order: -100,
        picture: (
          <path
            d={`M${x} ${y}q9-5 19 0t17-1`}
            fill="none"
            stroke="#bd7c52"
            stroke-width="1.6"
            stroke-linecap="round"
            opacity=".75"
          />
        ),
      });
  }
  const buttes: Sprite[] = [];
  for (let i = 0; i < TRIES && buttes.length < (isBuilt ? 7 : 10); i++) {
    const [w, h] = [pt(6 + random() * 6), pt(7 + random() * 9)];
    const [x, y] = [pt(10 + random() * 80), pt(18 + random() * 78)];
    if (free(x, y - 2, 12 + w) && free(x, y - h, 9) && apart(buttes, x, y, 15))
      buttes.push({ x, y, order: y, picture: butte(x, y, w, h) });
  }
  return [...flat, ...buttes];
};

const sowLake: Sow = (random, free) => {
  const waves: Sprite[] = [];
  for (let i = 0; i < 17; i++) {
    const [x, y, isLight] = [pt(4 + random() * 84), pt(6 + random() * 90), random() > 0.4];
    if (free(x + 5, y, 17)) waves.push({ x, y, order: -100, picture: wave(x, y, isLight) });
  }
  const isles: Sprite[] = [];
  for (let i = 0; i < 60 && isles.length < 3; i++) {
    const [x, y] = [pt(14 + random() * 72), pt(18 + random() * 66)];
    if (free(x, y, 25) && apart(isles, x, y, 26)) isles.push({ x, y, order: y, picture: isle(x, y) });
  }
  return [...waves, ...isles];
};

function wave(x: number, y: number, isLight: boolean): JSX.Element {
  return (
    <path
      d={`M${x} ${y}q3-3 6 0t6 0`}
      fill="none"
      stroke={isLight ? '#d9f0e4' : '#3d8388'}
      stroke-width="1.5"
      stroke-linecap="round"
      opacity=".9"
    />
  );
}

function isle(x: number, y: number): JSX.Element {
  return (
    <>
      <ellipse cx={x} cy={y} rx="9" ry="5" fill="#3f878b" opacity=".6" />
      <ellipse cx={x} cy={y - 1} rx="7.5" ry="3.9" fill="#e0d0a0" />
      <ellipse cx={x - 0.4} cy={y - 2} rx="5.6" ry="2.6" fill="#8fa765" />
      {tree(x - 1, y - 2, 3, true)}
      {tree(x + 2.5, y - 1.5, 2.4, false)}
    </>
  );
}

const sowRuins: Sow = (random, free) => {
  const stones: Sprite[] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [pt(6 + random() * 88), pt(6 + random() * 88)];
    if (free(x, y, 14))
      stones.push({ x, y, order: y - 100, picture: <path d={`M${x} ${y}l4-3 4 1 .6 3z`} fill="#7c7267" /> });
  }
  return stones;
};

const SOW: Readonly<Record<Ground, Sow>> = {
  forest: sowForest,
  mountain: sowMountain,
  canyon: sowCanyon,
  lake: sowLake,
  ruins: sowRuins,
};

interface Props {
  readonly ground: Ground;
  readonly exits: string;
  readonly seed: number;
  readonly isBuilt: boolean;
}

export function TerrainSprites({ ground, exits, seed, isBuilt }: Props) {
  const free: Free = (x, y, distance) =>
    !isNearRoad(exits, x, y, distance) && (!isBuilt || Math.hypot(x - 50, (y - 52) * 1.05) > 37);
  const sprites = SOW[ground](seeded(seed * 7919 + 13), free, isBuilt);
  return sprites
    .toSorted((a, b) => a.order - b.order)
    .map(({ x, y, order, picture }) => <g key={`${x} ${y} ${order}`}>{picture}</g>);
}
