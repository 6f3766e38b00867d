import type {
  EventId,
  GuardianId,
  KeywordId,
  Length,
  Mode,
  RealmId,
  SpaceId,
  TreasureId,
  UnitId,
  WindowId,
} from '../content/index.ts';

export interface RealmName {
  readonly name: string;
  readonly short: string;
}

export interface UnitName {
  readonly one: string;
  readonly many: string;
}

export interface KeywordName {
  readonly name: string;
  readonly text: string;
}

export interface EventText {
  readonly name: string;
  /** When it can be played at all, besides its window. */
  readonly condition?: string;
  readonly text: string;
  /** What people ask about it. */
  readonly notes?: string;
}

export interface TreasureText {
  readonly name: string;
  readonly power?: string;
  readonly property?: string;
  readonly notes?: string;
}

/** What things are called, in one language; the compiler demands every one of them. */
export interface Names {
  readonly realms: Readonly<Record<RealmId, RealmName>>;
  readonly spaces: Readonly<Record<SpaceId, string>>;
  readonly units: Readonly<Record<UnitId, UnitName>>;
  readonly keywords: Readonly<Record<KeywordId, KeywordName>>;
  readonly guardians: Readonly<Record<GuardianId, string>>;
  readonly windows: Readonly<Record<WindowId, string>>;
  readonly events: Readonly<Record<EventId, EventText>>;
  readonly treasures: Readonly<Record<TreasureId, TreasureText>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly lengths: Readonly<Record<Length, string>>;
}
