/** What hosts of a site decided that others are told of. */

export const SANCTIONS = ['mute', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** That somebody may not write, or not come in. */
export interface Sanction {
  readonly reason: string;
  /** Without one it has no end. */
  readonly until?: number;
}

export type Sanctions = Readonly<Partial<Record<SanctionKind, Sanction>>>;

/** That nothing can be changed at the moment. */
export interface ReadOnly {
  readonly since: number;
  readonly note?: string;
}

/** What every page wants to know of the site. */
export interface SiteState {
  readonly readOnly?: ReadOnly;
}
