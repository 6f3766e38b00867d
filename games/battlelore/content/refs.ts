/** How choices name the things on the table, and what a name stands for. */
import type { Ref } from '@gonfalon/kernel';
import { refKind } from '@gonfalon/kernel';
import type {
  CommandId,
  CouncilSeat,
  Flank,
  HexId,
  LandmarkId,
  LoreId,
  PowerId,
  UnitTypeId,
} from './index.ts';
import {
  COMMAND_IDS,
  COUNCIL_SEATS,
  FLANKS,
  isHexId,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  UNIT_TYPE_IDS,
  unitType,
} from './index.ts';

export const commandCards = refKind('card', COMMAND_IDS);
export const loreCards = refKind('lore', LORE_IDS);
export const landmarkTiles = refKind('landmark', LANDMARK_IDS);
export const masters = refKind('master', COUNCIL_SEATS);

export type Thing =
  | { readonly kind: 'unit'; readonly id: Ref; readonly type: UnitTypeId }
  | { readonly kind: 'hex'; readonly id: HexId }
  | { readonly kind: 'card'; readonly id: CommandId }
  | { readonly kind: 'lore'; readonly id: LoreId }
  | { readonly kind: 'landmark'; readonly id: LandmarkId }
  | { readonly kind: 'master'; readonly id: CouncilSeat }
  | { readonly kind: 'flank'; readonly id: Flank }
  | { readonly kind: 'power'; readonly id: PowerId }
  | { readonly kind: 'number'; readonly id: Ref }
  /** A half hex at the edge of the board, which blocks lines of sight. */
  | { readonly kind: 'half' }
  | { readonly kind: 'other' };

const TYPE_BY_CODE = new Map(UNIT_TYPE_IDS.map((type) => [unitType[type].code, type]));

/** What a reference of the rules names. */
export function thingOf(ref: Ref): Thing {
  const type = TYPE_BY_CODE.get(/^[PS]-([A-Z]{2})\d+$/.exec(ref)?.[1] ?? '');
  if (type) return { kind: 'unit', id: ref, type };
  if (isHexId(ref)) return { kind: 'hex', id: ref };
  const card = commandCards.idIn(ref);
  if (card) return { kind: 'card', id: card };
  const lore = loreCards.idIn(ref);
  if (lore) return { kind: 'lore', id: lore };
  const landmark = landmarkTiles.idIn(ref);
  if (landmark) return { kind: 'landmark', id: landmark };
  const master = masters.idIn(ref);
  if (master) return { kind: 'master', id: master };
  const flank = FLANKS.find((id) => id === ref);
  if (flank) return { kind: 'flank', id: flank };
  const power = POWER_IDS.find((id) => id === ref);
  if (power) return { kind: 'power', id: power };
  if (/^\d+$/.test(ref)) return { kind: 'number', id: ref };
  return { kind: ref === 'half' ? 'half' : 'other' };
}

/** The kind of thing that a choice can name. */
export function kindOf(ref: Ref): Exclude<Thing['kind'], 'half' | 'other'> | undefined {
  const { kind } = thingOf(ref);
  return kind === 'half' || kind === 'other' ? undefined : kind;
}
