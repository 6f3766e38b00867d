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
import { agreeOn, replaceTheirs, takeTheirs } from './account.ts';
import type { Choice, Rival } from './changed-elsewhere.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
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
      onShelf={(mine) => void find(() => Promise.resolve(mine))}
    />
  );
}

/** In ms. */
const PAUSE = 3000;

interface OpenProps extends Found {
  readonly bench: Workbench;
  /** What the shelf has now is wanted; what was made here can be brought back by these steps. */
  readonly onShelf: (mine: Steps) => void;
}

function Open({ bench, scenario, steps, onShelf }: OpenProps) {
  const words = say.value.edit;
  const { cover, editor } = bench;
  const { id } = scenario;
  const [file, setFile] = useState<Json>(scenario.file);
  const [rival, setRival] = useState<Rival>();
  const edition = useRef(scenario.edition);
  const latest = useRef({ file, steps });
  const trying = useSignal(false);
  const sharing = useSignal(false);
  const warned = useRef(false);
  useTitle(nameOf(bench, file));

  const yieldToShelf = () => {
    const { file: mine, steps: done } = latest.current;
    onShelf({ past: [...done.past, mine], future: [] });
  };
  const agree = async () => {
    const agreed = await agreeOn(id);
    if (agreed === 'choose') setRival('device');
    if (agreed === 'newer') yieldToShelf();
  };

  // The account is asked when somebody comes or comes back, and told when they pause and when they leave.
  useEffect(() => {
    const pause = setTimeout(() => void agree(), file === scenario.file ? 0 : PAUSE);
    return () => clearTimeout(pause);
  }, [file]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void agree();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void agreeOn(id);
    };
  }, []);
  useEffect(() => onChangeElsewhere(id, (other) => other !== edition.current && setRival('tab')), []);

  const keepOnShelf = (from: string) => {
    const { file: next, steps: done } = latest.current;
    const to = randomId();
    edition.current = to;
    changeScenario({ id, file: next, changed: Date.now(), from, edition: to }).then(
      (kept) => (kept ? keepSteps(id, to, done) : setRival('tab')),
      () => {
        if (!warned.current) tell(say.value.edit.notKept, 'bad');
        warned.current = true;
      },
    );
  };

  const keep = (next: Json, done: Steps) => {
    setFile(next);
    latest.current = { file: next, steps: done };
    // Two tabs do not overwrite each other: first somebody says whose work counts.
    if (rival !== 'tab') keepOnShelf(edition.current);
  };

  const settle = async (by: Rival, how: Choice) => {
    if (how === 'mine' && by === 'tab') keepOnShelf((await readScenario(id))?.edition ?? edition.current);
    const to = how === 'both' ? await keepNew(bench, file, latest.current.steps) : undefined;
    const done = by === 'tab' || (await (how === 'mine' ? replaceTheirs(id) : takeTheirs(id)));
    if (to) return go(to);
    if (!done) return tell(say.value.edit.elsewhere.failed, 'bad');
    setRival(undefined);
    if (how === 'theirs') yieldToShelf();
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
        {rival && <ChangedElsewhere rival={rival} onChoose={(how) => settle(rival, how)} />}
      </div>
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
