/** What is wrong with the scenario now: where, why, and by which rule. */
import type { Fault, Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui';
import { scenario } from '../../scenario.ts';
import { placeName } from './describe.ts';
import { editorWords } from './words.ts';

interface Props {
  readonly faults: readonly Fault[];
  readonly language: Language;
  readonly rule: (id: string) => string;
  readonly onShow: (fault: Fault) => void;
}

export function Faults({ faults, language, rule, onShow }: Props) {
  const words = editorWords(language).faults;
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
                {scenario.tell[language](fault)}
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
