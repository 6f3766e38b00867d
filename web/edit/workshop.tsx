/** One scenario being made: the game's editor, with what can be done with the result. Every change is kept at once. */
import type { Json } from '@gonfalon/kernel';
import type { IconName, Steps } from '@gonfalon/ui';
import { Icon } from '@gonfalon/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../app/notices.tsx';
import { go } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { useTitle } from '../app/turns/tab.ts';
import { say } from '../messages/say.ts';
import { randomId } from '../offline/random.ts';
import { sendChanges } from './account.ts';
import { onChangeElsewhere } from './other-tabs.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Scenario } from './shelf.ts';
import { changeScenario, readScenario } from './shelf.ts';
import { keepSteps, readSteps } from './steps.ts';
import { TryDialog } from './try-dialog.tsx';
import type { Workbench } from './workbench.ts';
import { keepNew, nameOf } from './workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly id: string;
}

/** A scenario that was found, with what can be taken back in it. */
interface Found {
  readonly scenario: Scenario;
  readonly steps: Steps;
}

export function Workshop({ bench, id }: Props) {
  const { cover, editor } = bench;
  const [found, setFound] = useState<Found | 'none'>();
  const find = async (stepsTo: (scenario: Scenario) => Promise<Steps>) => {
    const scenario = await readScenario(id);
    const fits = scenario?.game === cover.id && editor.read(editor.write(scenario.file)).file !== undefined;
    setFound(fits ? { scenario, steps: await stepsTo(scenario) } : 'none');
  };
  useEffect(() => void find(({ edition }) => readSteps(id, edition)), []);
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
  return (
    <Open
      key={found.scenario.edition}
      bench={bench}
      {...found}
      onNewer={(mine) => void find(() => Promise.resolve(mine))}
    />
  );
}

/** In ms. */
const PAUSE = 3000;

interface OpenProps extends Found {
  readonly bench: Workbench;
  /** The edition of another tab is wanted; what was made here can be brought back by these steps. */
  readonly onNewer: (mine: Steps) => void;
}

function Open({ bench, scenario, steps, onNewer }: OpenProps) {
  const words = say.value.edit;
  const { cover, editor } = bench;
  const { id } = scenario;
  const [file, setFile] = useState<Json>(scenario.file);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const edition = useRef(scenario.edition);
  const done = useRef(steps);
  const trying = useSignal(false);
  const sharing = useSignal(false);
  const warned = useRef(false);
  useTitle(nameOf(bench, file));

  // The account is told when somebody pauses, and when they leave.
  useEffect(() => {
    const pause = setTimeout(() => void sendChanges(id), PAUSE);
    return () => clearTimeout(pause);
  }, [file]);
  useEffect(() => () => void sendChanges(id), []);
  useEffect(
    () => onChangeElsewhere(id, (other) => other !== edition.current && setChangedElsewhere(true)),
    [],
  );

  const keep = (next: Json, nextSteps: Steps) => {
    setFile(next);
    done.current = nextSteps;
    // Two tabs do not overwrite each other: first somebody says whose work counts.
    if (changedElsewhere) return;
    const from = edition.current;
    const to = randomId();
    edition.current = to;
    changeScenario({ id, file: next, changed: Date.now(), from, edition: to }).then(
      (kept) => (kept ? keepSteps(id, to, nextSteps) : setChangedElsewhere(true)),
      () => {
        if (!warned.current) tell(say.value.edit.notKept, 'bad');
        warned.current = true;
      },
    );
  };

  return (
    <>
      <editor.Editor
        file={scenario.file}
        steps={steps}
        language={language.value}
        rule={(rule) => `/rules/${cover.id}#${rule}`}
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
      <div role="alert">
        {changedElsewhere && (
          <ChangedElsewhere
            onNewer={() => onNewer({ past: [...done.current.past, file], future: [] })}
            onCopy={() => void keepNew(bench, file, done.current).then((to) => go(to))}
          />
        )}
      </div>
      <TryDialog bench={bench} file={file} open={trying} />
      <ShareDialog bench={bench} file={file} open={sharing} />
    </>
  );
}

/** Somebody has the same scenario open twice, and has changed the other one. */
function ChangedElsewhere(props: { readonly onNewer: () => void; readonly onCopy: () => void }) {
  const words = say.value.edit.elsewhere;
  return (
    <div class="edit-elsewhere">
      <p>
        <strong>{words.title}</strong> {words.what}
      </p>
      <div class="row">
        <button type="button" class="button is-first" onClick={props.onNewer}>
          <Icon name="clockwise-rotation" /> {words.newer}
        </button>
        <button type="button" class="button" onClick={props.onCopy}>
          <Icon name="files" /> {words.copy}
        </button>
      </div>
    </div>
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
