/** What will be played: a picture of the board, its notes, and what is good to know before one sits down. */
import type { Json, Params } from '@gonfalon/kernel';
import type { Cover, ScenarioPreview } from '@gonfalon/ui';
import { Contents } from '@gonfalon/ui/scenario';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { say } from '../messages/say.ts';
import '../styles/scenario.css';

interface Props {
  readonly preview: ScenarioPreview;
  readonly file: Json;
}

export function ScenarioShown({ preview, file }: Props) {
  const words = say.value.edit.shown;
  const note = preview.note(file, language.value);
  return (
    <div class="scenario-shown">
      <figure>
        <preview.Picture file={file} language={language.value} />
        <figcaption class="visually-hidden">{words.picture}</figcaption>
      </figure>
      {note && <p class="scenario-note">{note}</p>}
      <dl class="scenario-facts">
        {preview.facts(file, language.value).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{words.contents}</summary>
        <Contents lines={preview.contents(file, language.value)} none={words.none} />
      </details>
    </div>
  );
}

interface TableProps {
  readonly cover: Cover;
  readonly options: Params;
  /** What it is shown in, given its name. */
  readonly children: (name: string, shown: ComponentChildren) => ComponentChildren;
}

/** The same for a table, if its options say what is on the board. What draws it is loaded when it is needed. */
export function TableScenario({ cover, options, children }: TableProps) {
  const [preview, setPreview] = useState<ScenarioPreview>();
  useEffect(() => {
    let current = true;
    // A table can be joined without a picture of it.
    cover.loadPreview?.().then(
      (found) => current && setPreview(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [cover]);
  const written = JSON.stringify(options);
  const file = useMemo(() => preview?.fileIn(options), [preview, written]);
  if (!preview || file === undefined) return null;
  const name = preview.name(file, language.value) || say.value.edit.untitled;
  return <>{children(name, <ScenarioShown preview={preview} file={file} />)}</>;
}
