/**
 * What makes a game a place of its own: its colours by day and by night, the type of its titles, and what is seen when
 * a table is entered. The shell puts it on every page of the game. The ornaments are drawings of the game, which its
 * stylesheet names (`ORNAMENTS`) and the shell puts where they belong.
 */

/** The colours of the house that a game replaces. Those that carry meaning (offered, refused, seats) stay. */
export const SHADES = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-ink',
  'gold',
  'band',
  'band-mine',
  'cloth',
] as const;
export type Shade = (typeof SHADES)[number];

/** Variables that the stylesheet of a game sets under `[data-game="<id>"]`, each to a drawing of its own. */
export const ORNAMENTS = [
  /** What the table is covered with around the board: a tile that repeats. */
  '--backdrop',
  /** A strip that repeats from left to right, seen in the colour of a line. */
  '--ornament-band',
  /** Below a title, seen in the colour of a line; twelve times as wide as high. */
  '--ornament-divider',
  /** Around a panel: 72 by 72, of which the outer 24 are corners and edges. */
  '--ornament-frame',
] as const;

export interface GameTheme {
  /** By day and by night, as `#rrggbb`. */
  readonly colours: Readonly<Record<Shade, readonly [day: string, night: string]>>;
  /** The family of the titles, which the game's stylesheet brings along. */
  readonly display: string;
  /** A few words in the tongue of the time, below the title when a table is entered. */
  readonly motto: string;
}
