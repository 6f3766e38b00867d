/** Takes a scenario from a file; one that cannot be opened is refused, with what is wrong and where. */
import type { Json } from '@gonfalon/kernel';
import { LONGEST_SCENARIO } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui';
import { useState } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { say } from '../messages/say.ts';
import type { Workbench } from './workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly onFile: (file: Json) => void;
}

/** So many faults are told one by one. */
const TOLD = 8;

export function FileInput({ bench: { editor }, onFile }: Props) {
  const words = say.value.edit;
  const [trouble, setTrouble] = useState<readonly string[]>([]);

  const take = async (given: File) => {
    const { refused } = say.value.edit;
    if (given.size > LONGEST_SCENARIO) {
      setTrouble([refused.large(LONGEST_SCENARIO / 1024)]);
      return;
    }
    const text = await given.text().catch(() => undefined);
    const { file, faults } = text === undefined ? { faults: undefined } : editor.read(text);
    if (file !== undefined) {
      setTrouble([]);
      onFile(file);
      return;
    }
    if (!faults) {
      setTrouble([refused.unreadable]);
      return;
    }
    const lines = faults.slice(0, TOLD).map((fault) => editor.tell(fault, language.value));
    const rest = faults.length - lines.length;
    setTrouble(rest > 0 ? [...lines, refused.more(rest)] : lines);
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
        {trouble.length > 0 && (
          <div class="fault">
            <strong>{words.refused.title}</strong>
            <ul>
              {trouble.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
