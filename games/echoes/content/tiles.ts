import type { CardSource, Terrain } from './vocabulary.ts';

export interface Tile {
  readonly id: string;
  readonly set: 'start' | 'constantinople' | 'highland' /** The smallest grid that it is used on. */;
  readonly grid:
    | 'any'
    | '3x3'
    | '4x4' /** Upper left, upper right, lower left, lower right at rotation 0; a square may have two features. */;
  readonly squares: readonly [readonly Terrain[], readonly Terrain[], readonly Terrain[], readonly Terrain[]];
  readonly provenance: CardSource;
}

export const tiles = [
  {
    id: 'start',
    set: 'start',
    grid: 'any',
    squares: [['farmland'], ['mine'], ['capital'], ['forest']],
    provenance: 'public',
  },
  {
    id: 'C1',
    set: 'constantinople',
    grid: '3x3',
    squares: [['mine2'], ['river', 'village'], ['river', 'village'], ['mine2']],
    provenance: 'public',
  },
  {
    id: 'C2',
    set: 'constantinople',
    grid: '3x3',
    squares: [['water'], ['water'], ['farmland'], ['water']],
    provenance: 'public',
  },
  {
    id: 'C3',
    set: 'constantinople',
    grid: '3x3',
    squares: [['water'], ['water'], ['farmland'], ['water']],
    provenance: 'public',
  },
  {
    id: 'C4',
    set: 'constantinople',
    grid: '3x3',
    squares: [['mine'], ['forest'], ['forest'], ['farmland']],
    provenance: 'public',
  },
  {
    id: 'C5',
    set: 'constantinople',
    grid: '3x3',
    squares: [['forest'], ['farmland'], ['mine'], ['water']],
    provenance: 'public',
  },
  {
    id: 'C6',
    set: 'constantinople',
    grid: '3x3',
    squares: [['farmland'], ['forest'], ['mine'], ['farmland']],
    provenance: 'public',
  },
  {
    id: 'C7',
    set: 'constantinople',
    grid: '3x3',
    squares: [['forest'], ['mine'], ['farmland'], ['forest']],
    provenance: 'public',
  },
  {
    id: 'H1',
    set: 'highland',
    grid: '3x3',
    squares: [['farmland'], ['forest'], ['mountain'], ['mine']],
    provenance: 'house',
  },
  {
    id: 'H2',
    set: 'highland',
    grid: '3x3',
    squares: [['forest'], ['forest'], ['farmland'], ['mountain']],
    provenance: 'house',
  },
  {
    id: 'H3',
    set: 'highland',
    grid: '3x3',
    squares: [['river'], ['farmland'], ['village'], ['river']],
    provenance: 'house',
  },
  {
    id: 'H4',
    set: 'highland',
    grid: '3x3',
    squares: [['mine'], ['mountain'], ['forest'], ['plain']],
    provenance: 'house',
  },
  {
    id: 'H5',
    set: 'highland',
    grid: '3x3',
    squares: [['water'], ['water'], ['forest'], ['farmland']],
    provenance: 'house',
  },
  {
    id: 'H6',
    set: 'highland',
    grid: '3x3',
    squares: [['farmland'], ['mine'], ['plain'], ['mountain']],
    provenance: 'house',
  },
  {
    id: 'H7',
    set: 'highland',
    grid: '3x3',
    squares: [['village'], ['forest'], ['farmland'], ['mine']],
    provenance: 'house',
  },
  {
    id: 'X1',
    set: 'highland',
    grid: '4x4',
    squares: [['farmland'], ['farmland'], ['forest'], ['mountain']],
    provenance: 'house',
  },
  {
    id: 'X2',
    set: 'highland',
    grid: '4x4',
    squares: [['forest'], ['mine'], ['mountain'], ['mountain']],
    provenance: 'house',
  },
  {
    id: 'X3',
    set: 'highland',
    grid: '4x4',
    squares: [['water'], ['river'], ['farmland'], ['forest']],
    provenance: 'house',
  },
  {
    id: 'X4',
    set: 'highland',
    grid: '4x4',
    squares: [['mine'], ['farmland'], ['river'], ['village']],
    provenance: 'house',
  },
  {
    id: 'X5',
    set: 'highland',
    grid: '4x4',
    squares: [['mountain'], ['forest'], ['forest'], ['plain']],
    provenance: 'house',
  },
  {
    id: 'X6',
    set: 'highland',
    grid: '4x4',
    squares: [['farmland'], ['village'], ['mine'], ['forest']],
    provenance: 'house',
  },
  {
    id: 'X7',
    set: 'highland',
    grid: '4x4',
    squares: [['mine'], ['water'], ['water'], ['forest']],
    provenance: 'house',
  },
] as const satisfies readonly Tile[];
export type TileId = (typeof tiles)[number]['id'];
