/** What a scenario says for both camps: its name and notes, its level, who begins. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import { NumberField, SelectField, setText, TextLines } from '@gonfalon/ui-kit/editor';
import { CAMPS, IN_PLAY, LEVEL_IDS } from '../../content/index.ts';
import { standing } from '../../rules/adventure-check.ts';
import { messagesIn } from '../messages.ts';
import type { Draft } from './draft.ts';
import { MAX_TURNS } from './draft.ts';
import { editorWords } from './messages.ts';
import { setFirst, setLevel, setPart, setTurnCap } from './settings.ts';

interface Props {
  readonly draft: Draft;
  readonly language: Language;
  readonly onDraft: (draft: Draft, stroke?: string) => void;
}

export function ScenarioPanel({ draft, language, onDraft }: Props) {
  const words = editorWords[language].scenario;
  const { names } = messagesIn(language);
  const parts = IN_PLAY.filter((part) => {
    const { may, must } = standing(part, draft.level);
    return may && !must;
  });
  return (
    <>
      <TextLines
        field="name"
        text={draft.name}
        language={language}
        onText={(lang, text) => onDraft(setText(draft, 'name', lang, text), `name ${lang}`)}
      />
      <SelectField
        label={words.level}
        value={draft.level}
        picks={LEVEL_IDS.map((id) => [id, names.levels[id].name])}
        onPick={(id) => onDraft(setLevel(draft, id))}
      />
      <p class="hint">{names.levels[draft.level].text}</p>
      {parts.length > 0 && (
        <fieldset class="editor-parts">
          <legend>{words.parts}</legend>
          {parts.map((part) => (
            <label key={part} class="row editor-switch">
              <input
                type="checkbox"
                checked={draft.inPlay?.includes(part) ?? false}
                onChange={({ currentTarget }) => onDraft(setPart(draft, part, currentTarget.checked))}
              />
              {names.inPlay[part]}
            </label>
          ))}
        </fieldset>
      )}
      <SelectField
        label={words.first}
        value={draft.first}
        picks={CAMPS.map((camp) => [camp, capitalize(names.camps[camp].camp)])}
        onPick={(camp) => onDraft(setFirst(draft, camp))}
      />
      <NumberField
        label={words.turnCap}
        hint={words.turnCapHint}
        value={draft.turnCap ?? 0}
        min={0}
        max={MAX_TURNS}
        onCount={(n = 0) => onDraft(setTurnCap(draft, n))}
      />
      <TextLines
        field="note"
        text={draft.note}
        language={language}
        onText={(lang, text) => onDraft(setText(draft, 'note', lang, text), `note ${lang}`)}
      />
    </>
  );
}
