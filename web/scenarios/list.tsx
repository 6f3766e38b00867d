/** The scenarios of this device, and the ways to begin one. */
import type { Json } from '@gonfalon/kernel';
import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { randomId } from '../local-match/random.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { go } from '../navigation/router.ts';
import { errorMessage } from '../net/error-message.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import type { EditorContext } from './editor-context.ts';
import { keepNew, nameOf, playOf } from './editor-context.ts';
import { FileInput } from './file-input.tsx';
import type { Scenario } from './scenario.ts';
import { listScenarios, saveScenario } from './scenario-storage.ts';
import type { Synchronised } from './sync.ts';
import { deleteEverywhere, synchronise } from './sync.ts';

interface Props {
  readonly bench: EditorContext;
}

export function ScenarioList({ bench }: Props) {
  const words = editMessages.value;
  const { cover } = bench;
  useTitle(words.title(cover.messages[language.value].title));
  const [mine, setMine] = useState<readonly Scenario[]>();
  const [deleted, setDeleted] = useState<Scenario>();
  const [synchronised, setSynchronised] = useState<Synchronised>();
  const look = () => listScenarios(cover.id).then(setMine);
  const agree = () => synchronise(cover.id).then(setSynchronised).then(look);
  useEffect(() => void look().then(agree), []);

  const remove = async (scenario: Scenario) => {
    const refused = await deleteEverywhere(scenario);
    const name = nameOf(bench, scenario.file);
    if (!refused) setDeleted(scenario);
    else if (refused.code === 'scenario.stale') showToast(words.stays(name), 'bad');
    else showToast(words.notDeleted(name, errorMessage(refused)), 'bad');
    await look();
  };
  const restore = async ({ kept: _, ...scenario }: Scenario) => {
    await saveScenario({ ...scenario, edition: randomId() }).catch(() => undefined);
    setDeleted(undefined);
    await look();
    await agree();
  };

  return (
    <div class="page scenarios">
      <header class="hero">
        <h1>{words.title(cover.messages[language.value].title)}</h1>
        <p>{words.what}</p>
      </header>
      <Beginnings bench={bench} />
      <section aria-labelledby="my-scenarios">
        <h2 id="my-scenarios">{words.mine}</h2>
        <div class="scenario-deleted" role="status">
          {deleted && (
            <p class="panel row">
              {words.deleted(nameOf(bench, deleted.file))}
              <button type="button" class="button" onClick={() => void restore(deleted)}>
                <Icon name="anticlockwise-rotation" /> {words.restore}
              </button>
            </p>
          )}
        </div>
        {synchronised && (
          <p class="hint">
            {words.kept[synchronised.where]}{' '}
            {synchronised.where === 'device' && <a href="/account">{words.signIn}</a>}
          </p>
        )}
        {mine?.length === 0 && <p>{words.none}</p>}
        <ul class="scenario-list">
          {mine?.map((scenario) => (
            <Card
              key={scenario.id}
              bench={bench}
              scenario={scenario}
              choose={synchronised?.choose.includes(scenario.id) ?? false}
              onDuplicate={() => void keepNew(bench, scenario.file).then(look)}
              onDelete={() => void remove(scenario)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Beginnings({ bench }: Props) {
  const words = editMessages.value;
  const { editor } = bench;
  const ours = editor.ours(language.value);
  const [from, setFrom] = useState(ours[0]?.id ?? '');
  const start = async (file: Json | undefined) => {
    if (file !== undefined) go(await keepNew(bench, file));
  };
  return (
    <div class="beginnings">
      <button type="button" class="button is-first" onClick={() => void start(editor.blank())}>
        <Icon name="quill-ink" /> {words.new}
      </button>
      {ours.length > 0 && (
        <div class="row">
          <label class="row">
            {words.copyOf}
            <select value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)}>
              {ours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button" onClick={() => void start(editor.copy(from))}>
            <Icon name="files" /> {words.copy}
          </button>
        </div>
      )}
      <FileInput bench={bench} onFile={(file) => void start(file)} />
    </div>
  );
}

interface CardProps extends Props {
  readonly scenario: Scenario;
  /** It was changed here and on another device. */
  readonly choose: boolean;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function Card({ bench, scenario: { id, file, changed }, choose, onDuplicate, onDelete }: CardProps) {
  const words = editMessages.value;
  const { cover, editor } = bench;
  const name = nameOf(bench, file);
  const { faults } = playOf(bench, file);
  const shown = editor.read(editor.write(file)).file;
  return (
    <li class="panel scenario-card">
      <a href={`/edit/${cover.id}/${id}`}>
        {shown !== undefined && <editor.Picture file={shown} language={language.value} />}
        <strong>{name}</strong>
        <span class="hint">
          {words.changed} <time dateTime={new Date(changed).toISOString()}>{dateOf(changed)}</time>
        </span>
        <span class={faults.length === 0 ? 'badge' : 'badge is-faulty'}>
          {faults.length === 0 ? words.playable : words.faults(faults.length)}
        </span>
        {choose && (
          <span class="scenario-choose">
            <Icon name="info" /> {words.elsewhere.choose}
          </span>
        )}
      </a>
      <div class="scenario-acts">
        <IconButton icon="files" label={words.duplicate(name)} act={onDuplicate} />
        <IconButton icon="trash-can" label={words.delete(name)} act={onDelete} />
      </div>
    </li>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

function IconButton({ icon, label, act }: IconButtonProps) {
  return (
    <button type="button" class="button is-plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

function dateOf(when: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}
