/** The ids of everything the game has, taken from the data itself: a list and its type cannot drift apart. */
import constantsJson from './constants.json' with { type: 'json' };
import eventsJson from './events.json' with { type: 'json' };
import guardiansJson from './guardians.json' with { type: 'json' };
import keywordsJson from './keywords.json' with { type: 'json' };
import realmsJson from './realms.json' with { type: 'json' };
import spacesJson from './spaces.json' with { type: 'json' };
import treasuresJson from './treasures.json' with { type: 'json' };
import unitsJson from './units.json' with { type: 'json' };
import windowsJson from './windows.json' with { type: 'json' };

function idsOf<Id extends string>(data: Readonly<Record<Id, unknown>>): readonly Id[] {
  return Object.keys(data) as Id[];
}

/** In the order of their ids: entrances, then land and sea by letter. */
export type SpaceId = keyof typeof spacesJson;
export const SPACE_IDS = idsOf<SpaceId>(spacesJson);

/** JSON does not keep the literal of `kind`, so the letter of the id tells what a space is. */
export type DungeonId = Extract<SpaceId, `d${string}`>;
export type SeaId = Extract<SpaceId, `s${string}`>;
export type LandId = Exclude<SpaceId, DungeonId | SeaId>;

/** NER-1.1: in turn order. */
export type RealmId = keyof typeof realmsJson;
export const REALM_IDS = idsOf<RealmId>(realmsJson);

/** In the order of the unit table. */
export type UnitId = keyof typeof unitsJson;
export const UNIT_IDS = idsOf<UnitId>(unitsJson);

export type KeywordId = keyof typeof keywordsJson;
export const KEYWORD_IDS = idsOf<KeywordId>(keywordsJson);

export type GuardianId = keyof typeof guardiansJson;
export const GUARDIAN_IDS = idsOf<GuardianId>(guardiansJson);

/** Cards go by their numbers: events from 1 to 80, treasures from 81 to 110. */
export type EventId = keyof typeof eventsJson;
export const EVENT_IDS = idsOf<EventId>(eventsJson);
export type TreasureId = keyof typeof treasuresJson;
export const TREASURE_IDS = idsOf<TreasureId>(treasuresJson);
export type CardId = EventId | TreasureId;
export const CARD_IDS: readonly CardId[] = [...EVENT_IDS, ...TREASURE_IDS];

export type WindowId = keyof typeof windowsJson;
export const WINDOW_IDS = idsOf<WindowId>(windowsJson);

export type Mode = keyof typeof constantsJson.targets;
export const MODES = idsOf<Mode>(constantsJson.targets);
export type Length = keyof typeof constantsJson.targets.alliances;
export const LENGTHS = idsOf<Length>(constantsJson.targets.alliances);
