/** What will be played: a picture of the board, its notes, and what is good to know before one sits down. */
import type { Json, Params } from '@gonfalon/kernel';
import type { GameCard, ScenarioPreview } from '@gonfalon/ui-kit';
import { Contents } from '@gonfalon/ui-kit/scenario';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';
import { language } from '../settings/settings.ts';
import '../styles/scenario.css';

interface Props {
  readonly preview: ScenarioPreview;
  readonly file: Json;
}

export function ScenarioPreviewPanel({ preview, file }: Props) {
  const words = editMessages.value.shown;
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

/**
 * What shows the scenarios of a game, once it is loaded; `none` where there is nothing to show: a table can be joined
 * without a picture of it.
 */
export function usePreview(cover: GameCard | undefined): ScenarioPreview | 'none' | undefined {
  const [loaded, setLoaded] = useState<{ of: GameCard; preview: ScenarioPreview | 'none' }>();
  useEffect(() => {
    if (!cover) return;
    let current = true;
    const show = (preview: ScenarioPreview | 'none' = 'none') => current && setLoaded({ of: cover, preview });
    Promise.resolve(cover.loadPreview?.()).then(show, () => show());
    return () => {
      current = false;
    };
  }, [cover]);
  return loaded?.of === cover ? loaded?.preview : undefined;
}

interface TableProps {
  readonly preview: ScenarioPreview | 'none' | undefined;
  readonly options: Params;
  /** What it is shown in, given its name. */
  readonly children: (name: string, shown: ComponentChildren) => ComponentChildren;
}

/** The same for a table, if its options say what is on the board. */
export function TableScenario({ preview, options, children }: TableProps) {
  const written = JSON.stringify(options);
  const file = useMemo(
    () => (preview && preview !== 'none' ? preview.fileIn(options) : undefined),
    [preview, written],
  );
  if (!preview || preview === 'none' || file === undefined) return null;
  const name = preview.name(file, language.value) || editMessages.value.untitled;
  return <>{children(name, <ScenarioPreviewPanel preview={preview} file={file} />)}</>;
}
