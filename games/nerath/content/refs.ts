/** What a reference of a choice names, whoever sends it. */
import type { Ref } from '@gonfalon/kernel';
import type { CardId, GuardianId, RealmId, SpaceId, UnitId } from './ids.ts';
import { CARD_IDS, GUARDIAN_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from './ids.ts';

export type Thing =
  | { readonly kind: 'land' | 'sea' | 'entrance'; readonly id: SpaceId }
  | { readonly kind: 'realm'; readonly id: RealmId }
  | { readonly kind: 'card'; readonly id: CardId }
  /** `warship:p31` */
  | { readonly kind: 'ship'; readonly piece: number }
  | ({ readonly kind: 'unit' } & UnitClass)
  /** `lich:d10`, `rats.2:d6` */
  | { readonly kind: 'die'; readonly guardian: GuardianId; readonly copy: number; readonly sides: number }
  | { readonly kind: 'number'; readonly n: number }
  /** A planned march: `way:k01-k02` */
  | { readonly kind: 'way'; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'other' };

/** `footsoldier`, `fighter~1`, `dragon!`, `footsoldier^n10@p31`, `nerath/footsoldier` */
export interface UnitClass {
  readonly unit: UnitId;
  readonly realm?: RealmId;
  readonly movement?: number;
  readonly marked: boolean;
  readonly shielded: boolean;
  readonly boarded?: SpaceId;
  readonly ship?: number;
}

function finder<Id extends string>(ids: readonly Id[]) {
  const known: ReadonlyMap<string, Id> = new Map(ids.map((id) => [id, id]));
  return (text: string | undefined): Id | undefined => known.get(text ?? '');
}
const spaceIn = finder(SPACE_IDS);
const realmIn = finder(REALM_IDS);
const unitIn = finder(UNIT_IDS);
const guardianIn = finder(GUARDIAN_IDS);
const cardIn = finder(CARD_IDS);

const SHIP = /^warship:p(\d{1,4})$/;
const CLASS = /^(?:([a-zA-Z]+)\/)?([a-zA-Z]+)(?:~(\d))?(!?)(\+?)(?:\^([a-z]\d\d))?(?:@p(\d{1,4}))?$/;
const DIE = /^([a-z]+)(?:\.(\d+))?:d(\d+)$/;
const WAY = /^way:([a-z]\d\d)-([a-z]\d\d)$/;
const NUMBER = /^\d{1,3}$/;

const kindOfSpace = (id: SpaceId) => (id[0] === 's' ? 'sea' : id[0] === 'd' ? 'entrance' : 'land');

export function thingOf(ref: Ref): Thing {
  const space = spaceIn(ref);
  if (space) return { kind: kindOfSpace(space), id: space };
  const realm = realmIn(ref);
  if (realm) return { kind: 'realm', id: realm };
  const card = ref.startsWith('card:') ? cardIn(ref.slice(5)) : undefined;
  if (card) return { kind: 'card', id: card };
  const ship = SHIP.exec(ref);
  if (ship) return { kind: 'ship', piece: Number(ship[1]) };
  if (NUMBER.test(ref)) return { kind: 'number', n: Number(ref) };
  const way = WAY.exec(ref);
  const [from, to] = [spaceIn(way?.[1]), spaceIn(way?.[2])];
  if (from && to) return { kind: 'way', from, to };
  const die = DIE.exec(ref);
  const guardian = guardianIn(die?.[1]);
  if (die && guardian) return { kind: 'die', guardian, copy: Number(die[2] ?? 1), sides: Number(die[3]) };
  return classIn(ref) ?? { kind: 'other' };
}

function classIn(ref: Ref): Thing | undefined {
  const [, owner, name, movement, marked, shielded, boarded, ship] = CLASS.exec(ref) ?? [];
  const unit = unitIn(name);
  const realm = realmIn(owner);
  const from = spaceIn(boarded);
  if (!unit || (owner && !realm) || (boarded && !from)) return undefined;
  return {
    kind: 'unit',
    unit,
    ...(realm && { realm }),
    ...(movement && { movement: Number(movement) }),
    marked: marked === '!',
    shielded: shielded === '+',
    ...(from && { boarded: from }),
    ...(ship && { ship: Number(ship) }),
  };
}
