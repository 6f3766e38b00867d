/** What is wrong with a scenario now: where, why, and by which rule. */
import type { Language, ScenarioFormat, ValidationIssue } from '@gonfalon/kernel';
import { Icon } from '../components/icon.tsx';
import { editorWords } from './words.ts';

/** How a game tells a fault. */
export interface FaultTelling {
  readonly formatIssue: ScenarioFormat['formatIssue'];
  /** A place in the file, or on the board, in words. */
  readonly placeName: (where: string, language: Language) => string;
}

interface Props extends FaultTelling {
  readonly faults: readonly ValidationIssue[];
  readonly language: Language;
  readonly rule: (id: string) => string;
  readonly onShow: (fault: ValidationIssue) => void;
  /** What mends it, if no tool and no field does. */
  readonly mendOf: (fault: ValidationIssue) => (() => void) | undefined;
}

export function Faults({ faults, language, formatIssue, placeName, rule, onShow, mendOf }: Props) {
  const words = editorWords[language].faults;
  const good = faults.length === 0;
  return (
    <>
      <p class={`editor-verdict ${good ? 'is-good' : 'is-bad'}`} role="status" tabIndex={-1}>
        <Icon name={good ? 'check-mark' : 'info'} /> {good ? words.none : words.title(faults.length)}
      </p>
      {!good && (
        <ol class="editor-faults">
          {faults.map((fault, i) => {
            const mend = mendOf(fault);
            return (
              <li key={i}>
                <button type="button" class="editor-fault" onClick={() => onShow(fault)}>
                  <Where fault={fault} language={language} placeName={placeName} />{' '}
                  {formatIssue[language](fault)}
                </button>
                {fault.rule && (
                  <a class="rule-link" href={rule(fault.rule)} target="_blank" rel="noreferrer">
                    <Icon name="rule-book" /> {words.rule(fault.rule)}
                  </a>
                )}
                {mend && (
                  <button type="button" class="button" onClick={mend}>
                    <Icon name="check-mark" /> {words.mend}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

/** How many there are, beside the board, where the list of them lies out of sight. */
export function FaultsGlance(props: Pick<Props, 'faults' | 'language'> & { readonly onShow: () => void }) {
  const { faults, language, onShow } = props;
  if (faults.length === 0) return null;
  return (
    <button type="button" class="button is-plain editor-glance" onClick={onShow}>
      <Icon name="info" /> {editorWords[language].faults.title(faults.length)}
    </button>
  );
}

function Where({
  fault,
  language,
  placeName,
}: Pick<Props, 'language' | 'placeName'> & { readonly fault: ValidationIssue }) {
  const places = placesOf(fault, language, placeName);
  return places ? <b>{editorWords[language].faults.at(places)}</b> : null;
}

const placesOf = ({ where }: ValidationIssue, language: Language, placeName: Props['placeName']): string =>
  where.map((one) => placeName(one, language)).join(' · ');

/** A fault in a line: where it is, what, and by which rule. */
export function lineOf(
  fault: ValidationIssue,
  language: Language,
  { formatIssue, placeName }: FaultTelling,
): string {
  const places = placesOf(fault, language, placeName);
  const what = formatIssue[language](fault);
  const sentence = places ? `${editorWords[language].faults.at(places)} ${what}` : what;
  return fault.rule ? `${sentence} (${fault.rule})` : sentence;
}
