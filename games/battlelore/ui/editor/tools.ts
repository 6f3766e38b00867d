/** The tools that change a hex. */
import type { Camp, HexId, LandmarkId, Objective, TerrainId } from '../../content/index.ts';
import { HEX_IDS, hexAt, hex as hexFacts, tables, unitType } from '../../content/index.ts';
import { withCreatures } from './creatures.ts';
import type { CampDraft, Draft, UnitDraft } from './draft.ts';
import { hexesIn, placeAt, TERRAIN_KINDS } from './draft.ts';

export type Tool =
  | { readonly kind: 'look' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'terrain'; readonly terrain: TerrainId }
  | { readonly kind: 'rampart' }
  | { readonly kind: 'landmark'; readonly type: LandmarkId; readonly owner: Camp | 'nobody' }
  | ({ readonly kind: 'objective' } & Omit<Objective, 'hex'>)
  | ({ readonly kind: 'unit' } & UnitDraft);

/** What a tool makes of a hex. */
export function apply(draft: Draft, tool: Tool, hex: HexId): Draft {
  switch (tool.kind) {
    case 'look':
      return draft;
    case 'erase':
      return erase(draft, hex);
    case 'terrain':
      return paint(draft, hex, tool.terrain);
    case 'rampart':
      return placeRampart(draft, hex);
    case 'landmark':
      return placeLandmark(draft, hex, tool.type, tool.owner);
    case 'objective': {
      const { camp, mode, banners } = tool;
      return placeObjective(draft, { hex, camp, mode, banners });
    }
    case 'unit': {
      const { kind: _, ...unit } = tool;
      return placeUnit(draft, hex, unit);
    }
  }
}

/** One terrain a hex; countryside is none. */
function paint(draft: Draft, hex: HexId, kind: TerrainId): Draft {
  const lists = TERRAIN_KINDS.map((one) => {
    const others = hexesIn(draft.terrain?.[one]).filter((at) => at !== hex);
    return [one, inOrder(one === kind ? [...others, hex] : others)] as const;
  });
  return { ...draft, terrain: Object.fromEntries(lists.filter(([, list]) => list !== '')) };
}

const inOrder = (list: readonly HexId[]): string => HEX_IDS.filter((id) => list.includes(id)).join(' ');

function placeRampart(draft: Draft, hex: HexId): Draft {
  const free = takeLandmark(draft, hex);
  return { ...free, ramparts: inOrder([...hexesIn(free.ramparts), hex]) };
}

function placeLandmark(draft: Draft, hex: HexId, type: LandmarkId, owner: Camp | 'nobody'): Draft {
  const free = takeLandmark(draft, hex);
  const placed = { hex, type, ...(owner !== 'nobody' && { owner }) };
  return { ...free, landmarks: [...(free.landmarks ?? []), placed] };
}

/** Neither a landmark nor a rampart is left. */
export function takeLandmark(draft: Draft, hex: HexId): Draft {
  const landmarks = (draft.landmarks ?? []).filter((landmark) => landmark.hex !== hex);
  const ramparts = hexesIn(draft.ramparts).filter((at) => at !== hex);
  return { ...draft, landmarks, ramparts: inOrder(ramparts) };
}

function placeObjective(draft: Draft, objective: Objective): Draft {
  const free = takeObjective(draft, objective.hex);
  return { ...free, objectives: [...(free.objectives ?? []), objective] };
}

export function takeObjective(draft: Draft, hex: HexId): Draft {
  return { ...draft, objectives: (draft.objectives ?? []).filter((objective) => objective.hex !== hex) };
}

/** Whoever stood there before is gone. What is as usual for the type is not written down. */
export function placeUnit(draft: Draft, hex: HexId, { camp, type, figures, banner }: UnitDraft): Draft {
  const free = takeUnit(draft, hex);
  const facts = unitType[type];
  const unit = {
    type,
    ...(figures !== undefined && figures < facts.figures && { figures: Math.max(1, figures) }),
    ...(banner !== undefined && banner !== facts.banner && { banner }),
  };
  const plain = Object.keys(unit).length === 1;
  const own = free.camps[camp];
  return withCamp(free, camp, { ...own, units: { ...own.units, [hex]: plain ? type : unit } });
}

export function takeUnit(draft: Draft, hex: HexId): Draft {
  const { pennant, standard } = draft.camps;
  const without = (camp: CampDraft): CampDraft => {
    const { [hex]: _, ...units } = camp.units;
    return { ...camp, units };
  };
  return withCamp(withCamp(draft, 'pennant', without(pennant)), 'standard', without(standard));
}

function withCamp(draft: Draft, camp: Camp, given: CampDraft): Draft {
  const units = HEX_IDS.flatMap((hex) => {
    const unit = given.units[hex];
    return unit === undefined ? [] : [[hex, unit] as const];
  });
  const sorted = { ...given, units: Object.fromEntries(units) as CampDraft['units'] };
  return { ...draft, camps: { ...draft.camps, [camp]: withCreatures(sorted) } };
}

/** Takes away what is on top: a unit, then an objective, then a landmark or rampart, at last the terrain. */
export function erase(draft: Draft, hex: HexId): Draft {
  const { units, objectives, landmarks, rampart } = placeAt(draft, hex);
  if (units.length > 0) return takeUnit(draft, hex);
  if (objectives.length > 0) return takeObjective(draft, hex);
  if (landmarks.length > 0 || rampart) return takeLandmark(draft, hex);
  return paint(draft, hex, 'plain');
}

/** A unit goes to another hex, and takes the place of who stands there. */
export function moveUnit(draft: Draft, from: HexId, to: HexId): Draft {
  const [unit] = placeAt(draft, from).units;
  return unit && from !== to ? placeUnit(takeUnit(draft, from), to, unit) : draft;
}

const STEPS: Readonly<Record<string, readonly (readonly [dx2: number, dy: number])[]>> = {
  ArrowLeft: [[-2, 0]],
  ArrowRight: [[2, 0]],
  // Straight up lies between two hexes: the one to the right, or at the edge the one to the left.
  ArrowUp: [
    [1, -1],
    [-1, -1],
  ],
  ArrowDown: [
    [-1, 1],
    [1, 1],
  ],
};

/** The hex that an arrow key leads to, on a board whose row A is at the top. */
export function beside(hex: HexId, key: string): HexId | undefined {
  const { x2, y } = hexFacts[hex];
  const steps = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return steps?.map(([dx, dy]) => hexAt(x2 + dx, y + dy)).find((at) => at !== undefined);
}

export const fullFigures = ({ type }: UnitDraft): number => tables.fullSize[unitType[type].class];
