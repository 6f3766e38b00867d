/** Units as busts that differ by headgear, and provisions: in a box of 72. */
import type { UnitId } from '../../content/index.ts';
import type { Owner } from './factions.ts';
import { PAINT, patternOf } from './factions.ts';

const ink = { stroke: '#20141a', 'stroke-width': '2', 'stroke-linejoin': 'round' } as const;

function Body({ owner, w }: { readonly owner: Owner; readonly w: number }) {
  const outline = `M${36 - w} 74c0-16 6-24 ${w - 6}-26h12c${w - 12} 2 ${w - 6} 10 ${w - 6} 26z`;
  return (
    <>
      <path d={outline} fill={PAINT[owner].fill} {...ink} />
      <path d={outline} fill={patternOf(owner)} />
      <path d={`M42 48c${w - 12} 2 ${w - 6} 10 ${w - 6} 26H48c1-10-2-20-6-26z`} fill="#000" opacity=".2" />
    </>
  );
}

function Face({ owner }: { readonly owner: Owner }) {
  const { skin } = PAINT[owner];
  return (
    <>
      <path d="M31 42h10v8c-3 3-7 3-10 0z" fill={skin} {...ink} />
      <path d="M25 30c0-9 5-14 11-14s11 5 11 14-5 16-11 16-11-7-11-16z" fill={skin} {...ink} />
      <path d="M39 17c5 1 8 6 8 13 0 8-4 14-9 15.7 4-8 5-19 1-28.7z" fill="#000" opacity=".12" />
      <path d="M31 31v2M41 31v2" stroke="#20141a" stroke-width="2.2" stroke-linecap="round" />
      <path d="M33 39q3 1.8 6 0" fill="none" stroke="#20141a" stroke-width="1.5" stroke-linecap="round" />
    </>
  );
}

interface Props {
  readonly owner: Owner;
}

function Citizen({ owner }: Props) {
  const f = PAINT[owner];
  return (
    <>
      <Body owner={owner} w={24} />
      <Face owner={owner} />
      <path d="M28 52l8 9 8-9" fill="none" stroke="#fff3d8" stroke-width="3" />
      <path
        d="M14 26c8 5 36 5 44 0-3-5-9-6-12-6-1-8-5-12-10-12s-9 4-10 12c-3 0-9 1-12 6z"
        fill="#d9b468"
        {...ink}
      />
      <path d="M26 20q10 4 20 0" fill="none" stroke={f.deep} stroke-width="3.2" />
      <path d="M16 26q20 6 40 0" fill="none" stroke="#a87f3c" stroke-width="1.2" />
    </>
  );
}

function Chief({ owner }: Props) {
  const f = PAINT[owner];
  return (
    <>
      <path d="M60 74V10" stroke="#20141a" stroke-width="5" />
      <path d="M60 74V10" stroke="#b58a52" stroke-width="2.6" />
      <path d="M60 2l5 11-5 5-5-5z" fill="#e9edef" {...ink} />
      <Body owner={owner} w={27} />
      <path
        d="M9 62c2-9 8-13 15-13l2 12c-6 1-11 4-14 9zM63 62c-2-9-8-13-15-13l-2 12c6 1 11 4 14 9z"
        fill="#c2bfc6"
        {...ink}
      />
      <Face owner={owner} />
      <path d="M23 32c-1-13 5-20 13-20s14 7 13 20l-5 3v-8H28v8z" fill="#b9b6bf" {...ink} />
      <path d="M34 22h4v15h-4z" fill="#d9d7dd" {...ink} />
      <path d="M36 12c-3-6 2-11 11-10-3 2-2 5-5 6 2 1 0 4-6 4z" fill={f.fill} {...ink} />
    </>
  );
}

function Priest({ owner }: Props) {
  const f = PAINT[owner];
  return (
    <>
      <path d="M59 74V16" stroke="#20141a" stroke-width="5" />
      <path d="M59 74V16" stroke="#d8b04a" stroke-width="2.6" />
      <circle cx="59" cy="11" r="6.5" fill="url(#battalia-sun)" {...ink} />
      <path
        d="M59 1v3M49 11h3M66 11h3M52 4l2 2M66 4l-2 2"
        stroke="#c98a1e"
        stroke-width="2"
        stroke-linecap="round"
      />
      <Body owner={owner} w={25} />
      <Face owner={owner} />
      <path d="M25 36c0 14 5 22 11 22s11-8 11-22c-3 4-7 5-11 5s-8-1-11-5z" fill="#f3eee6" {...ink} />
      <path d="M25 27L24 14 36-1l12 15-1 13c-6-4-16-4-22 0z" fill="#fbf4e4" {...ink} />
      <path d="M36-1v25M24.5 20q11.5-5 23 0" fill="none" stroke={f.fill} stroke-width="3.6" />
      <path d="M30 60l6 14 6-14" fill="none" stroke="#f3d98a" stroke-width="3" />
    </>
  );
}

function Lord({ owner }: Props) {
  const f = PAINT[owner];
  return (
    <>
      <Body owner={owner} w={28} />
      <path d="M12 66c3-12 12-19 24-19s21 7 24 19c-6-5-14-7-24-7s-18 2-24 7z" fill="#fbf6ea" {...ink} />
      <path
        d="M22 57l1 4M31 53v4M41 53v4M50 57l-1 4"
        stroke="#20141a"
        stroke-width="2"
        stroke-linecap="round"
      />
      <Face owner={owner} />
      <path d="M26 37c2 9 5 12 10 12s8-3 10-12c-2 3-5 3.5-10 3.500S28 40 26 37z" fill="#6b4a2d" {...ink} />
      <path d="M22 25L19 6l9 7 8-11 8 11 9-7-3 19c-9-4-19-4-28 0z" fill="#f2c64c" {...ink} />
      <circle cx="36" cy="17" r="2.6" fill={f.fill} stroke="#20141a" />
      <circle cx="27" cy="19" r="1.8" fill="#fff" />
      <circle cx="45" cy="19" r="1.8" fill="#fff" />
    </>
  );
}

const BUSTS = { citizen: Citizen, chief: Chief, priest: Priest, lord: Lord } as const;

export function Bust({ unit, owner }: Props & { readonly unit: UnitId }) {
  const Person = BUSTS[unit];
  return <Person owner={owner} />;
}

/** A sack of grain and a loaf. */
export function Sack() {
  return (
    <>
      <path
        d="M14 66c-4-16 2-30 12-34l-3-8q13-5 26 0l-3 8c10 4 16 18 12 34-8 5-36 5-44 0z"
        fill="#c9a063"
        stroke="#20141a"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M46 32c10 4 16 18 12 34-3 2-9 3-15 3.5 6-12 8-26 3-37.5z" fill="#000" opacity=".16" />
      <path d="M24 32q12 4 24 0" fill="none" stroke="#7a5a2e" stroke-width="3.5" />
      <g fill="none" stroke="#20141a" stroke-width="1.2">
        <path d="M36 64V42" stroke="#8a6410" stroke-width="2" />
        <g fill="#f3d27a">
          <path d="M36 44q-6-1-6-8 6 1 6 8zM36 44q6-1 6-8-6 1-6 8zM36 52q-7-1-7-8 7 1 7 8zM36 52q7-1 7-8-7 1-7 8zM36 60q-7-1-7-8 7 1 7 8zM36 60q7-1 7-8-7 1-7 8z" />
        </g>
      </g>
      <path d="M4 70c0-7 6-10 12-10s12 3 12 10z" fill="#dca85c" stroke="#20141a" stroke-width="2" />
      <path d="M10 63l2 4M16 62l2 4M21 63l1 4" stroke="#8b5a22" stroke-width="1.8" />
    </>
  );
}
