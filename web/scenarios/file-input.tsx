/** Takes a scenario from a file; one that cannot be opened is refused, with what is wrong and where. */
import type { Json, ValidationIssue } from '@gonfalon/kernel';
import { MAX_SCENARIO_LENGTH } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import { coverOf, covers } from '../games/games.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import { language } from '../settings/settings.ts';
import { foreignIn } from './detect-file.ts';
import type { EditorContext } from './editor-context.ts';
import { Lines, linesOf } from './fault-lines.tsx';

interface Props {
  readonly bench: EditorContext;
  readonly onFile: (file: Json) => void;
}

interface Trouble {
  readonly lines: readonly string[];
  /** Where the file can be opened instead. */
  readonly instead?: { readonly href: string; readonly label: string };
}

export function FileInput({ bench, onFile }: Props) {
  const words = editMessages.value;
  const { editor } = bench;
  const [trouble, setTrouble] = useState<Trouble>();

  const take = async (given: File) => {
    const { refused } = editMessages.value;
    if (given.size > MAX_SCENARIO_LENGTH) {
      setTrouble({ lines: [refused.large(MAX_SCENARIO_LENGTH / 1024)] });
      return;
    }
    const text = await given.text().catch(() => undefined);
    const { file, faults } = text === undefined ? { faults: [] } : editor.read(text);
    setTrouble(file === undefined ? troubleWith(text, faults, bench) : undefined);
    if (file !== undefined) onFile(file);
  };

  return (
    <div class="file-input">
      <label class="button">
        <Icon name="scroll-unfurled" /> {words.import}
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [given] = currentTarget.files ?? [];
            if (given) void take(given);
            currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert">
        {trouble && (
          <div class="fault">
            <strong>{words.refused.title}</strong>
            <Lines lines={trouble.lines} />
            {trouble.instead && <a href={trouble.instead.href}>{trouble.instead.label}</a>}
          </div>
        )}
      </div>
    </div>
  );
}

function troubleWith(
  text: string | undefined,
  faults: readonly ValidationIssue[],
  { ui, editor }: EditorContext,
): Trouble {
  const { refused } = editMessages.value;
  if (text === undefined) return { lines: [refused.unreadable] };
  if (faults.some(({ id }) => id === 'not-json')) return { lines: [refused.notJson] };
  const foreign = foreignIn(
    text,
    ui.module.scenario?.format ?? '',
    covers.map(({ id }) => id),
  );
  if (foreign === 'version') return { lines: [refused.version] };
  if (foreign === 'match')
    return {
      lines: [refused.match],
      instead: { href: '/replay/file', label: replayMessages.value.file.title },
    };
  if (foreign) {
    const title = coverOf(foreign.game)?.messages[language.value].title ?? foreign.game;
    const instead = { href: `/edit/${foreign.game}`, label: editMessages.value.title(title) };
    return { lines: [refused.otherGame(title)], instead };
  }
  return { lines: linesOf(editor, faults) };
}
