/** A scenario that is being made: an adventure file, which may still have faults. Nothing changes one in place. */
import type { Language } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { draftFiles, isText, UNNAMED } from '@gonfalon/ui-kit/scenario';
import type {
  Adventure,
  AdventureFile,
  AdventureId,
  Banner,
  Camp,
  HexId,
  LandmarkId,
  Objective,
  TerrainId,
  UnitTypeId,
} from '../../content/index.ts';
import { adventures, CAMPS, HEX_IDS, isHexId, tables } from '../../content/index.ts';
import { layOut } from '../../rules/set-up.ts';
import type { View } from '../../rules/views.ts';
import { view } from '../../rules/views.ts';
import { scenario } from '../../scenario.ts';
import { messagesIn } from '../messages.ts';

export type Draft = AdventureFile;
export type CampDraft = Draft['camps']['pennant'];

export const TERRAIN_KINDS = ['forest', 'hill', 'river', 'ford', 'bridge'] as const;

/** Two camps that face each other, and nobody in them. */
export const blank: Draft = {
  format: 'gonfalon-battlelore-adventure/1',
  id: UNNAMED,
  level: 'medieval',
  first: 'pennant',
  camps: {
    pennant: { side: 'top', banners: 4, commandCards: 5, units: {} },
    standard: { side: 'bottom', banners: 4, commandCards: 5, units: {} },
  },
};

/** One of ours as a file of somebody's own: where ours come from does not hold for it any more. */
export function copyOf(id: AdventureId): Draft {
  const { number: _, provenance: __, cites: ___, terrain, ramparts, camps, ...rest } = adventures[id];
  const named = (language: Language) => messagesIn(language).names.adventures[id];
  const [en, fr] = [named('en'), named('fr')];
  return {
    ...rest,
    id: `my-${id}`,
    name: { en: en.name, fr: fr.name },
    note: { en: en.text, fr: fr.text },
    inPlay: [...rest.inPlay],
    terrain: Object.fromEntries(
      TERRAIN_KINDS.filter((kind) => terrain[kind].length > 0).map((kind) => [kind, terrain[kind].join(' ')]),
    ),
    ramparts: ramparts.join(' '),
    landmarks: [...rest.landmarks],
    objectives: [...rest.objectives],
    camps: { pennant: campFile(camps.pennant), standard: campFile(camps.standard) },
  };
}

function campFile({ units, ...camp }: Adventure['camps'][Camp]): CampDraft {
  const placed = units.map(({ hex, ...unit }) => [hex, Object.keys(unit).length === 1 ? unit.type : unit]);
  return { ...camp, units: Object.fromEntries(placed) as CampDraft['units'] };
}

function isDraft(file: unknown): file is Draft {
  if (typeof file !== 'object' || file === null || !('camps' in file)) return false;
  try {
    viewOf(file as Draft);
    return hasTexts(file as Draft);
  } catch {
    return false;
  }
}

/** What is being written may be empty for a while, or too long. */
function hasTexts({ name, note, camps }: Draft): boolean {
  const armies = CAMPS.map((camp) => camps[camp].army).filter((army) => typeof army !== 'string');
  return [name, note, ...armies].every(isText);
}

export const files = draftFiles(scenario, isDraft);
export const { textOf, faultsOf, readDraft } = files;

/** The table that would be laid out. Throws if the draft has no such shape. */
export function viewOf(draft: Draft): View {
  const { name: _, note: __, camps, ...rest } = draft;
  const plain = {
    ...rest,
    camps: { pennant: armyless(camps.pennant), standard: armyless(camps.standard) },
  };
  const chance = createRng({ kind: 'fast', seed: '' });
  return view(layOut({ adventure: plain, turnCap: 0 }, chance), 'spectator');
}

function armyless({ army: _, ...camp }: CampDraft): CampDraft {
  return camp;
}

export const hexesIn = (list: string | undefined): readonly HexId[] =>
  (list ?? '').split(' ').filter(isHexId);

export interface UnitDraft {
  readonly camp: Camp;
  readonly type: UnitTypeId;
  readonly figures?: number;
  readonly banner?: Banner;
}

/** All that is on a hex. A file from elsewhere may have two of a kind there. */
export interface Place {
  readonly terrain: readonly Exclude<TerrainId, 'plain'>[];
  readonly rampart: boolean;
  readonly landmarks: readonly { readonly type: LandmarkId; readonly owner?: Camp }[];
  readonly objectives: readonly Objective[];
  readonly units: readonly UnitDraft[];
}

export function placeAt(draft: Draft, hex: HexId): Place {
  const { terrain = {}, ramparts, landmarks = [], objectives = [], camps } = draft;
  return {
    terrain: TERRAIN_KINDS.filter((kind) => hexesIn(terrain[kind]).includes(hex)),
    rampart: hexesIn(ramparts).includes(hex),
    landmarks: landmarks.filter((landmark) => landmark.hex === hex),
    objectives: objectives.filter((objective) => objective.hex === hex),
    units: CAMPS.flatMap((camp) => {
      const unit = camps[camp].units[hex];
      if (unit === undefined) return [];
      return [typeof unit === 'string' ? { camp, type: unit } : { camp, ...unit }];
    }),
  };
}

const isBare = ({ terrain, rampart, landmarks, objectives, units }: Place): boolean =>
  !rampart && terrain.length + landmarks.length + objectives.length + units.length === 0;

/** The hexes where there is something, in reading order. */
export const usedHexes = (draft: Draft): readonly HexId[] =>
  HEX_IDS.filter((hex) => !isBare(placeAt(draft, hex)));

export const unitCount = (draft: Draft, camp: Camp): number => Object.keys(draft.camps[camp].units).length;

/** The most banners that a camp could win: every enemy unit, and every objective that is open to it. */
export function bannersToWin(draft: Draft, camp: Camp): number {
  const enemy = camp === 'pennant' ? 'standard' : 'pennant';
  const open = (draft.objectives ?? []).filter((o) => o.camp === camp || o.camp === 'any');
  return open.reduce((sum, { banners }) => sum + banners, unitCount(draft, enemy));
}

export const MAX_BANNERS = 12;
export const MAX_TURNS = 10 * tables.turnCap;
