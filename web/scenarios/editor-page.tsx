/** One scenario being made: the game's editor, with what can be done with the result. Every change is kept at once. */
import type { Json } from '@gonfalon/kernel';
import type { Steps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { BarButton, BarLabel } from '@gonfalon/ui-kit/editor';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { EditorContext } from './editor-context.ts';
import { nameOf } from './editor-context.ts';
import type { Scenario } from './scenario.ts';
import { readScenario } from './scenario-storage.ts';
import { ShareDialog } from './share-dialog.tsx';
import { readSteps } from './steps.ts';
import { TryDialog } from './try-dialog.tsx';
import type { Found } from './use-autosave.ts';
import { useAutosave } from './use-autosave.ts';

interface Props {
  readonly bench: EditorContext;
  readonly id: string;
}

export function EditorPage({ bench, id }: Props) {
  const { cover, editor } = bench;
  const [found, setFound] = useState<Found | 'none'>();
  const find = async (stepsTo: (scenario: Scenario) => Promise<Steps>) => {
    const scenario = await readScenario(id);
    const fits = scenario?.game === cover.id && editor.read(editor.write(scenario.file)).file !== undefined;
    setFound(fits ? { scenario, steps: await stepsTo(scenario) } : 'none');
  };
  useEffect(() => void find(({ edition }) => readSteps(id, edition)), []);
  const words = editMessages.value;
  if (!found) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (found === 'none') {
    return (
      <div class="page">
        <h1>{messages.value.shell.lost.title}</h1>
        <p>{words.gone}</p>
        <a class="button is-first" href={`/edit/${cover.id}`}>
          {words.back}
        </a>
      </div>
    );
  }
  return (
    <Open
      key={found.scenario.edition}
      bench={bench}
      found={found}
      onShelf={(mine) => void find(() => Promise.resolve(mine))}
    />
  );
}

interface OpenProps {
  readonly bench: EditorContext;
  readonly found: Found;
  readonly onShelf: (mine: Steps) => void;
}

function Open({ bench, found, onShelf }: OpenProps) {
  const words = editMessages.value;
  const { cover, editor } = bench;
  const { file, keep, rival, settle } = useAutosave(bench, found, onShelf);
  const trying = useSignal(false);
  const sharing = useSignal(false);
  useTitle(nameOf(bench, file));

  return (
    <>
      <editor.Editor
        file={found.scenario.file}
        steps={found.steps}
        language={language.value}
        rule={(rule) => `/rules/${cover.id}#${rule}`}
        onChange={keep}
        back={
          <a class="button is-plain" href={`/edit/${cover.id}`} title={words.back}>
            <BarLabel icon="return-arrow" label={words.back} />
          </a>
        }
      >
        <BarButton icon="save-arrow" label={words.export} act={() => save(bench, file)} />
        <BarButton
          icon="share"
          label={words.share}
          act={() => {
            sharing.value = true;
          }}
        />
        <button
          type="button"
          class="button is-first"
          onClick={() => {
            trying.value = true;
          }}
        >
          <Icon name="crossed-swords" />
          {words.try}
        </button>
      </editor.Editor>
      <div role="alert">{rival && <ChangedElsewhere rival={rival} onChoose={settle} />}</div>
      <TryDialog bench={bench} file={file} id={found.scenario.id} open={trying} />
      <ShareDialog bench={bench} file={file} open={sharing} />
    </>
  );
}

function save({ editor }: EditorContext, file: Json): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([editor.write(file)], { type: 'application/json' }));
  link.download = `${editor.fileName(file)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
