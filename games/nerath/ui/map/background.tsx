/** The painted map under the pieces: the sea, whose land is whose, and the signs of the ground. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { memo } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import type { LandId, RealmId } from '../../content/index.ts';
import { REALM_IDS } from '../../content/index.ts';
import { size } from '../../content/map.ts';
import { findSpace } from '../../rules/board.ts';
import type { View } from '../../rules/views.ts';
import { clothInk, landColour, REALMS, SEA, shades } from '../look.ts';
import { paint } from './bitmap.ts';
import { FRAME } from './box.ts';
import type { Frontier } from './geometry.ts';
import { FRONTIERS, LANDS, linesOf, OUTLINE, SHORES } from './geometry.ts';
import type { GroundPictures } from './ground-picture.ts';
import { groundPictures } from './ground-picture.ts';
import { useNight } from './night.ts';

const [WIDTH, HEIGHT] = size;
const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** By theme: made once for as long as the page is open. */
const painted = new Map<boolean, Promise<GroundPictures>>();

function picturesFor(night: boolean): Promise<GroundPictures> {
  const known = painted.get(night);
  if (known) return known;
  const { sea, signs } = groundPictures(night);
  const both = Promise.all([paint(sea, WIDTH, HEIGHT), paint(signs, WIDTH, HEIGHT)]).then(
    ([under, over]) => ({
      sea: under,
      signs: over,
    }),
  );
  painted.set(night, both);
  return both;
}

export function Background({ scene }: SceneProps<View>) {
  const night = useNight();
  const [pictures, setPictures] = useState<GroundPictures | undefined>(undefined);
  useEffect(() => {
    if (night === undefined) return undefined;
    let isWanted = true;
    picturesFor(night).then(
      (made) => isWanted && setPictures(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [night]);
  return (
    <g transform={`translate(${FRAME} ${FRAME})`}>
      <Neatline />
      <rect {...WHOLE} style={{ fill: shades(SEA.deep) }} />
      {pictures && <image {...WHOLE} href={pictures.sea} />}
      <Lands control={scene.view.control} />
      {pictures && <image {...WHOLE} href={pictures.signs} />}
      <Frontiers control={scene.view.control} />
    </g>
  );
}

/** The graduated edge of an old map. */
const Neatline = memo(
  () => {
    const across = Array.from(
      { length: 20 },
      (_, i) => `M${i * 50 + 25}-8h25v5h-25zM${i * 50 + 25} ${HEIGHT + 3}h25v5h-25z`,
    );
    const down = Array.from(
      { length: 14 },
      (_, i) => `M-8 ${i * 50 + 25}h5v25h-5zM${WIDTH + 3} ${i * 50 + 25}h5v25h-5z`,
    );
    const box = (by: number) => `M${-by} ${-by}H${WIDTH + by}V${HEIGHT + by}H${-by}Z`;
    return (
      <g class="nerath-neatline">
        <path class="nerath-neatline-paper" d={box(FRAME)} />
        <path class="nerath-neatline-bars" d={[...across, ...down].join('')} />
        <path class="nerath-neatline-lines" d={box(8) + box(3)} />
      </g>
    );
  },
  () => true,
);

type Control = { readonly control: readonly number[] };
const sameControl = (before: Control, now: Control) => before.control.join() === now.control.join();

const holderOf = (control: readonly number[], id: string): RealmId | undefined =>
  REALM_IDS[control[findSpace(id)] ?? -1];

const Lands = memo(({ control }: Control) => {
  const held = (realm: RealmId) => LANDS.filter((id) => holderOf(control, id) === realm);
  return (
    <>
      <defs>
        <Cloths />
      </defs>
      {LANDS.map((id) => {
        const realm = holderOf(control, id);
        return realm && <path key={id} d={OUTLINE[id]} style={{ fill: landColour(id as LandId, realm) }} />;
      })}
      {REALM_IDS.map((realm) => (
        <Realm key={realm} realm={realm} lands={held(realm)} control={control} />
      ))}
    </>
  );
}, sameControl);

interface RealmProps extends Control {
  readonly realm: RealmId;
  readonly lands: readonly string[];
}

/** The cloth of a realm, faintly over its land, and a painted band along its frontiers. */
function Realm({ realm, lands, control }: RealmProps) {
  const ground = LANDS.flatMap((id) => (lands.includes(id) ? OUTLINE[id] : [])).join('');
  const isRim = ({ ids }: Frontier) => {
    const [a, b] = ids.map((id) => holderOf(control, id));
    return (a === realm) !== (b === realm);
  };
  const rim = [...FRONTIERS, ...SHORES].flatMap((line) => (isRim(line) ? line.path : [])).join('');
  const { tint, line } = REALMS[realm];
  return (
    <>
      <clipPath id={`nerath-clip-${realm}`}>
        <path d={ground} />
      </clipPath>
      <g clip-path={`url(#nerath-clip-${realm})`} fill="none">
        <path d={ground} fill={`url(#nerath-cloth-${realm})`} opacity="0.62" />
        <path class="nerath-band" d={rim} style={{ stroke: shades(tint) }} stroke-width="17" />
        <path class="nerath-band" d={rim} style={{ stroke: shades(tint) }} stroke-width="11" />
        <path class="nerath-band" d={rim} stroke={line} stroke-width="6" />
      </g>
    </>
  );
}

/** What a realm's cloth is strewn with: told apart without colour. */
function Cloths() {
  const pattern = (realm: RealmId, width: number, height: number) => ({
    id: `nerath-cloth-${realm}`,
    class: 'nerath-cloth',
    width,
    height,
    patternUnits: 'userSpaceOnUse' as const,
    style: { color: clothInk(realm) },
  });
  return (
    <>
      <pattern {...pattern('karkoth', 13, 13)}>
        <path
          stroke="currentColor"
          stroke-width="1.25"
          d="M1.5 1.5L5 5M5 1.5L1.5 5M8 8L11.5 11.5M11.5 8L8 11.5"
        />
      </pattern>
      <pattern {...pattern('vailin', 15, 15)}>
        <path fill="currentColor" d="M1 7Q1 1.5 6.5 1.5Q6.5 7 1 7ZM8.5 14.5Q8.5 9 14 9Q14 14.5 8.5 14.5Z" />
      </pattern>
      <pattern {...pattern('ironCircle', 15, 15)}>
        <g fill="none" stroke="currentColor" stroke-width="1.4">
          <circle cx="4" cy="4" r="2.5" />
          <circle cx="11.5" cy="11.5" r="2.5" />
        </g>
      </pattern>
      <pattern {...pattern('nerath', 12, 9)}>
        <path fill="none" stroke="currentColor" stroke-width="1.5" d="M0 7L6 2L12 7" />
      </pattern>
    </>
  );
}

const COAST = linesOf('coast');

/** Dashes within a realm, a double line between realms. */
const Frontiers = memo(({ control }: Control) => {
  const isBetween = ({ ids: [a, b] }: Frontier) => holderOf(control, a) !== holderOf(control, b);
  const pathOf = (lines: readonly Frontier[]) => lines.map(({ path }) => path).join('');
  const between = pathOf(FRONTIERS.filter(isBetween));
  return (
    <g fill="none">
      <path class="nerath-border" d={pathOf(FRONTIERS.filter((line) => !isBetween(line)))} />
      <path class="nerath-frontier" d={between} />
      <path class="nerath-frontier-light" d={between} />
      <path class="nerath-coast" d={COAST} />
    </g>
  );
}, sameControl);
