/** One scenario being made: the game's editor, with what can be done with the result. Every change is kept at once. */
import type { Json } from '@gonfalon/kernel';
import type { IconName } from '@gonfalon/ui';
import { Icon } from '@gonfalon/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../app/notices.tsx';
import { language } from '../app/settings.ts';
import { useTitle } from '../app/turns/tab.ts';
import { say } from '../messages/say.ts';
import { sendChanges } from './account.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Scenario } from './shelf.ts';
import { changeScenario, readScenario } from './shelf.ts';
import { TryDialog } from './try-dialog.tsx';
import type { Workbench } from './workbench.ts';
import { nameOf } from './workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly id: string;
}

export function Workshop({ bench, id }: Props) {
  const { cover, editor } = bench;
  const [found, setFound] = useState<Scenario | 'none'>();
  useEffect(() => {
    void readScenario(id).then((scenario) => {
      const fits = scenario?.game === cover.id && editor.read(editor.write(scenario.file)).file !== undefined;
      setFound(fits ? scenario : 'none');
    });
  }, []);
  const words = say.value.edit;
  if (!found) return <p class="page waiting">{say.value.shell.loading}</p>;
  if (found === 'none') {
    return (
      <div class="page">
        <h1>{say.value.shell.lost.title}</h1>
        <p>{words.gone}</p>
        <a class="button is-first" href={`/edit/${cover.id}`}>
          {words.back}
        </a>
      </div>
    );
  }
  return <Open bench={bench} scenario={found} />;
}

/** In ms. */
const PAUSE = 3000;

function Open({ bench, scenario }: { readonly bench: Workbench; readonly scenario: Scenario }) {
  const words = say.value.edit;
  const { cover, editor } = bench;
  const [file, setFile] = useState<Json>(scenario.file);
  const trying = useSignal(false);
  const sharing = useSignal(false);
  const warned = useRef(false);
  useTitle(nameOf(bench, file));

  // The account is told when somebody pauses, and when they leave.
  useEffect(() => {
    const pause = setTimeout(() => void sendChanges(scenario.id), PAUSE);
    return () => clearTimeout(pause);
  }, [file]);
  useEffect(() => () => void sendChanges(scenario.id), []);

  const keep = (next: Json) => {
    setFile(next);
    changeScenario(scenario.id, next, Date.now()).catch(() => {
      if (!warned.current) tell(say.value.edit.notKept, 'bad');
      warned.current = true;
    });
  };

  return (
    <>
      <editor.Editor
        file={scenario.file}
        language={language.value}
        rule={(id) => `/rules/${cover.id}#${id}`}
        onChange={keep}
        back={
          <a class="button is-plain" href={`/edit/${cover.id}`} title={words.back}>
            <Icon name="return-arrow" />
            <span class="wide-only">{words.back}</span>
            <span class="visually-hidden narrow-only">{words.back}</span>
          </a>
        }
      >
        <Act icon="save-arrow" label={words.export} act={() => save(bench, file)} />
        <Act
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
      <TryDialog bench={bench} file={file} open={trying} />
      <ShareDialog bench={bench} file={file} open={sharing} />
    </>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

function Act({ icon, label, act }: ActProps) {
  return (
    <button type="button" class="button is-plain" title={label} onClick={act}>
      <Icon name={icon} />
      <span class="wide-only">{label}</span>
      <span class="visually-hidden narrow-only">{label}</span>
    </button>
  );
}

function save({ editor }: Workbench, file: Json): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([editor.write(file)], { type: 'application/json' }));
  link.download = `${editor.fileName(file)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
