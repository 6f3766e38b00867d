/** How realms and grounds look: by day and by night. A realm is told by outline, cloth and crest as well as by colour. */
import type { IconName } from '@gonfalon/ui-kit';
import type { LandId, RealmId, UnitId } from '../content/index.ts';
import './icons.ts';

type Shades = readonly [day: string, night: string];

export interface RealmLook {
  readonly icon: IconName;
  /** The outline of its tokens about 0, 0: 24 wide and 30 high. */
  readonly shape: string;
  /** Its pieces, their rim and what is drawn on them, by day and by night. */
  readonly piece: string;
  readonly rim: string;
  readonly glyph: string;
  /** Its land, the line of its frontier, its name. */
  readonly tint: Shades;
  readonly line: string;
  readonly text: Shades;
}

export const REALMS: Readonly<Record<RealmId, RealmLook>> = {
  karkoth: {
    icon: 'daemon-skull',
    shape: 'M-12-15.5Q-7-10.5 0-12.5Q7-10.5 12-15.5Q13.5 1 9 8L0 15L-9 8Q-13.5 1-12-15.5Z',
    piece: '#2f2944',
    rim: '#c9bfe6',
    glyph: '#f1ecff',
    tint: ['#8079a0', '#4d4766'],
    line: '#2c2440',
    text: ['#473d68', '#b9adde'],
  },
  vailin: {
    icon: 'oak-leaf',
    shape: 'M0-16Q13-10 12.4 2Q10 12 0 15.5Q-10 12-12.4 2Q-13-10 0-16Z',
    piece: '#e9c14c',
    rim: '#4b3a08',
    glyph: '#2f3d12',
    tint: ['#e6be45', '#8a702a'],
    line: '#7d5e00',
    text: ['#735600', '#e9c65c'],
  },
  ironCircle: {
    icon: 'gears',
    shape: 'M0-14A13.2 14 0 0 1 13.2 0A13.2 14 0 0 1 0 14A13.2 14 0 0 1-13.2 0A13.2 14 0 0 1 0-14Z',
    piece: '#9d2a21',
    rim: '#ffd7c4',
    glyph: '#fff1e6',
    tint: ['#d2664f', '#7d3830'],
    line: '#7c1d16',
    text: ['#9a261d', '#f0907f'],
  },
  nerath: {
    icon: 'lion',
    shape: 'M-11.5-14H11.5V1Q11.5 10 0 15Q-11.5 10-11.5 1Z',
    piece: '#1d4f96',
    rim: '#d5e6ff',
    glyph: '#f4f8ff',
    tint: ['#6d9cd6', '#35588c'],
    line: '#163c74',
    text: ['#1c4d92', '#8fbcf5'],
  },
};

export const UNIT_ICONS: Readonly<Record<UnitId, IconName>> = {
  footsoldier: 'spears',
  siegeEngine: 'catapult',
  fighter: 'visored-helm',
  wizard: 'pointy-hat',
  monster: 'brute',
  castle: 'stone-tower',
  stormElemental: 'tornado',
  dragon: 'spiked-dragon-head',
  warship: 'caravel',
};

export const SEA: Readonly<Record<'shallow' | 'deep' | 'ink', Shades>> = {
  shallow: ['#a9cdcb', '#1d4653'],
  deep: ['#86b4bd', '#123441'],
  ink: ['#2f6673', '#5d97a3'],
};

const TERRAIN = {
  mountain: ['#b8ab95', '#4c4a46'],
  forest: ['#8ea266', '#3a4830'],
  snow: ['#c2ccb8', '#4b564f'],
  hills: ['#b7b47a', '#4a4c34'],
  fields: ['#d8ca86', '#565138'],
  marsh: ['#97a88c', '#3b4a42'],
  moor: ['#a79c90', '#44403f'],
  dead: ['#8b8a7c', '#3a3a38'],
  dunes: ['#e6cb90', '#5e5138'],
  steppe: ['#cbbc82', '#504a36'],
  ash: ['#97837a', '#3f3735'],
  bones: ['#b9ac9c', '#494441'],
} as const satisfies Readonly<Record<string, Shades>>;
export type Terrain = keyof typeof TERRAIN;

const GROUNDS: Readonly<Record<Terrain, string>> = {
  mountain: 'n01 n06 k01 k04 k12 k15',
  forest: 'n08 v01 v03 v04 v05 v09',
  snow: 'n02',
  hills: 'n03 n04 n07 n10 n13 k10 k11 v08 v10 v12 i01 i04 i08 i10 i13',
  fields: 'n05 n12 n14 v02 v06 v07 v11 v13 i02 i09 i12',
  marsh: 'n09 k13',
  moor: 'k02 k08',
  dead: 'k07',
  dunes: 'i03 i06',
  steppe: 'n11 k09 i07',
  ash: 'k03 k06 i05 i11',
  bones: 'k05 k14',
};
const groundOf = new Map(
  Object.entries(GROUNDS).flatMap(([terrain, ids]) => ids.split(' ').map((id) => [id, terrain as Terrain])),
);
export const terrainOf = (id: LandId): Terrain => groundOf.get(id) ?? 'hills';

/** How much of the realm's colour is in its land. */
const REALM_SHARE = [0.46, 0.5] as const;

function mix(a: string, b: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const other = parts(b);
  return `#${parts(a)
    .map((part, i) => Math.round(part + ((other[i] ?? part) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const shades = ([day, night]: Shades): string => `light-dark(${day}, ${night})`;

/** The colour of a land: its ground and whose it is. */
export function landColour(id: LandId, realm: RealmId): string {
  const [ground, tint] = [TERRAIN[terrainOf(id)], REALMS[realm].tint];
  return shades([mix(ground[0], tint[0], REALM_SHARE[0]), mix(ground[1], tint[1], REALM_SHARE[1])]);
}

/** The ink of a realm's cloth. */
export const clothInk = (realm: RealmId): string =>
  shades([REALMS[realm].line, mix(REALMS[realm].tint[1], '#ffffff', 0.32)]);
