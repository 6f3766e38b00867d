/** All that is on one hex, as fields: the second way to change it. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import { SelectField } from '@gonfalon/ui-kit/editor';
import type { Camp, HexId, LandmarkId, TerrainId, UnitTypeId } from '../../content/index.ts';
import { LANDMARK_IDS, TERRAIN_IDS, UNIT_TYPE_IDS } from '../../content/index.ts';
import { messagesIn } from '../messages.ts';
import { CampPick, ObjectiveDetails, UnitDetails } from './details.tsx';
import type { Draft } from './draft.ts';
import { placeAt } from './draft.ts';
import { editorWords } from './messages.ts';
import type { Tool } from './tools.ts';
import { apply, placeUnit, takeLandmark, takeObjective, takeUnit } from './tools.ts';

interface Props {
  readonly draft: Draft;
  readonly hex: HexId;
  readonly language: Language;
  readonly onDraft: (draft: Draft) => void;
}

const NONE = 'none';

export function HexPanel(props: Props) {
  const { draft, hex, language, onDraft } = props;
  const words = editorWords[language].hex;
  const { names } = messagesIn(language);
  const { terrain } = placeAt(draft, hex);
  return (
    <>
      <SelectField<TerrainId>
        label={words.terrain}
        value={terrain[0] ?? 'plain'}
        picks={TERRAIN_IDS.map((kind) => [kind, capitalize(names.terrain[kind])])}
        onPick={(kind) => onDraft(apply(draft, { kind: 'terrain', terrain: kind }, hex))}
      />
      <UnitFields {...props} />
      <LandmarkFields {...props} />
      <ObjectiveFields {...props} />
    </>
  );
}

function UnitFields({ draft, hex, language, onDraft }: Props) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const [unit] = placeAt(draft, hex).units;
  return (
    <>
      <SelectField<UnitTypeId | typeof NONE>
        label={words.hex.unit}
        value={unit?.type ?? NONE}
        picks={[
          [NONE, words.hex.nothing],
          ...UNIT_TYPE_IDS.map((type) => [type, capitalize(names.unitTypes[type])] as const),
        ]}
        onPick={(type) =>
          onDraft(
            type === NONE
              ? takeUnit(draft, hex)
              : placeUnit(draft, hex, { camp: unit?.camp ?? 'pennant', type }),
          )
        }
      />
      {unit && (
        <div class="editor-details">
          <CampPick<Camp>
            label={words.camp}
            value={unit.camp}
            language={language}
            onPick={(camp) => onDraft(placeUnit(draft, hex, { ...unit, camp }))}
          />
          <UnitDetails
            unit={unit}
            language={language}
            onUnit={(next) => onDraft(placeUnit(draft, hex, next))}
          />
        </div>
      )}
    </>
  );
}

function LandmarkFields({ draft, hex, language, onDraft }: Props) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const { landmarks, rampart } = placeAt(draft, hex);
  const [landmark] = landmarks;
  const place = (type: LandmarkId, owner: Camp | 'nobody'): Draft => {
    const tool: Tool = type === 'rampart' ? { kind: 'rampart' } : { kind: 'landmark', type, owner };
    return apply(draft, tool, hex);
  };
  return (
    <>
      <SelectField<LandmarkId | typeof NONE>
        label={words.hex.landmark}
        value={landmark?.type ?? (rampart ? 'rampart' : NONE)}
        picks={[
          [NONE, words.hex.nothing],
          ...LANDMARK_IDS.map((type) => [type, names.landmarks[type]] as const),
        ]}
        onPick={(type) =>
          onDraft(type === NONE ? takeLandmark(draft, hex) : place(type, landmark?.owner ?? 'nobody'))
        }
      />
      {landmark && (
        <div class="editor-details">
          <CampPick<Camp | 'nobody'>
            label={words.owner}
            value={landmark.owner ?? 'nobody'}
            others={[['nobody', words.nobody]]}
            language={language}
            onPick={(owner) => onDraft(place(landmark.type, owner))}
          />
        </div>
      )}
    </>
  );
}

function ObjectiveFields({ draft, hex, language, onDraft }: Props) {
  const words = editorWords[language];
  const [objective] = placeAt(draft, hex).objectives;
  if (!objective) {
    return (
      <label class="row editor-switch">
        <input
          type="checkbox"
          checked={false}
          onChange={() =>
            onDraft(apply(draft, { kind: 'objective', camp: 'any', mode: 'hold', banners: 1 }, hex))
          }
        />
        {words.objective}
      </label>
    );
  }
  return (
    <>
      <label class="row editor-switch">
        <input type="checkbox" checked onChange={() => onDraft(takeObjective(draft, hex))} />
        {words.objective}
      </label>
      <div class="editor-details">
        <ObjectiveDetails
          objective={objective}
          language={language}
          onObjective={(next) => onDraft(apply(draft, { ...next, kind: 'objective' }, hex))}
        />
      </div>
    </>
  );
}
