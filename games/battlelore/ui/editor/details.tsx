/** What may differ between two things of the same kind: their camp, their figures, what they are worth. */
import type { Language } from '@gonfalon/kernel';
import { NumberField, SelectField } from '@gonfalon/ui-kit/editor';
import type { Banner, Camp, Objective } from '../../content/index.ts';
import { BANNERS, CAMPS, OBJECTIVE_MODES, unitType } from '../../content/index.ts';
import { messagesIn } from '../messages.ts';
import type { UnitDraft } from './draft.ts';
import { MAX_BANNERS } from './draft.ts';
import { editorWords } from './messages.ts';
import { fullFigures } from './tools.ts';

interface CampPickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly others?: readonly (readonly [T, string])[];
  readonly language: Language;
  readonly onPick: (value: T | Camp) => void;
}

export function CampPick<T extends string>({
  label,
  value,
  others = [],
  language,
  onPick,
}: CampPickProps<T>) {
  const { names } = messagesIn(language);
  const camps = CAMPS.map((camp) => [camp, names.camps[camp].name] as const);
  return <SelectField<T | Camp> label={label} value={value} picks={[...camps, ...others]} onPick={onPick} />;
}

interface DetailProps {
  readonly unit: UnitDraft;
  readonly language: Language;
  readonly onUnit: (unit: UnitDraft) => void;
}

export function UnitDetails({ unit, language, onUnit }: DetailProps) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const { camp, type, figures, banner } = unit;
  const full = fullFigures(unit);
  const usual = unitType[type].banner;
  const sizes = Array.from({ length: full }, (_, i) => full - i);
  return (
    <>
      <SelectField
        label={words.figures}
        value={String(figures ?? full)}
        picks={sizes.map((n) => [String(n), n === full ? words.allFigures(n) : String(n)])}
        onPick={(text) =>
          onUnit({
            camp,
            type,
            ...(Number(text) < full && { figures: Number(text) }),
            ...(banner && { banner }),
          })
        }
      />
      <SelectField<Banner>
        label={words.banner}
        value={banner ?? usual}
        picks={BANNERS.map((one) => {
          const { colour } = names.banners[one];
          return [one, one === usual ? words.asUsual(colour) : colour];
        })}
        onPick={(one) =>
          onUnit({ camp, type, ...(figures && { figures }), ...(one !== usual && { banner: one }) })
        }
      />
    </>
  );
}

/** Who wins an objective, how, and what for. */
export type Reward = Omit<Objective, 'hex'>;

interface ObjectiveProps {
  readonly objective: Reward;
  readonly language: Language;
  readonly onObjective: (objective: Reward) => void;
}

export function ObjectiveDetails({ objective, language, onObjective }: ObjectiveProps) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const { camp, mode, banners } = objective;
  return (
    <>
      <CampPick<Camp | 'any'>
        label={words.hex.objective}
        value={camp}
        others={[['any', words.anyCamp]]}
        language={language}
        onPick={(picked) => onObjective({ camp: picked, mode, banners })}
      />
      <SelectField
        label={words.mode}
        value={mode}
        picks={OBJECTIVE_MODES.map((one) => [one, names.objectives[one]])}
        hint={words.modes[mode]}
        onPick={(picked) => onObjective({ camp, mode: picked, banners })}
      />
      <NumberField
        label={words.banners}
        value={banners}
        min={1}
        max={MAX_BANNERS}
        onCount={(n = 1) => onObjective({ camp, mode, banners: n })}
      />
    </>
  );
}
