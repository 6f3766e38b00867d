/** What is wrong with a scenario now: where, why, and by which rule. */
import type { Fault, Language, ScenarioFormat } from '@gonfalon/kernel';
import { Icon } from '../kit/icon.tsx';
import { editorWords } from './words.ts';

interface Props {
  readonly faults: readonly Fault[];
  readonly language: Language;
  readonly tell: ScenarioFormat['tell'];
  /** A place in the file, or on the board, in words. */
  readonly placeName: (where: string, language: Language) => string;
  readonly rule: (id: string) => string;
  readonly onShow: (fault: Fault) => void;
}

export function Faults({ faults, language, tell, placeName, rule, onShow }: Props) {
  const words = editorWords[language].faults;
  const good = faults.length === 0;
  return (
    <>
      <p class={`editor-verdict ${good ? 'is-good' : 'is-bad'}`} role="status">
        <Icon name={good ? 'check-mark' : 'info'} /> {good ? words.none : words.title(faults.length)}
      </p>
      {!good && (
        <ol class="editor-faults">
          {faults.map((fault, i) => (
            <li key={i}>
              <button type="button" onClick={() => onShow(fault)}>
                <b>{fault.where.map((where) => placeName(where, language)).join(' · ')}</b>{' '}
                {tell[language](fault)}
              </button>
              {fault.rule && (
                <a class="rule-link" href={rule(fault.rule)} target="_blank" rel="noreferrer">
                  <Icon name="rule-book" /> {words.rule(fault.rule)}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A fault in a line: where it is, what, and by which rule. */
export function lineOf(
  fault: Fault,
  language: Language,
  { tell, placeName }: Pick<Props, 'tell' | 'placeName'>,
): string {
  const where = fault.where.map((one) => placeName(one, language)).join(' · ');
  const what = tell[language](fault);
  const told = where ? `${where}: ${what}` : what;
  return fault.rule ? `${told} (${fault.rule})` : told;
}
