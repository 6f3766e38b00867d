/** A scenario that came inside a link: seen first, then played or kept. */
import type { Json } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { go } from '../navigation/router.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import type { EditorContext } from './editor-context.ts';
import { keepNew, nameOf } from './editor-context.ts';
import { unpack } from './link.ts';
import { ScenarioPreviewPanel } from './scenario-preview.tsx';
import { TryForm } from './try-dialog.tsx';

interface Props {
  readonly bench: EditorContext;
  /** What stands behind the #. */
  readonly packed: string;
}

export function SharedScenario({ bench, packed }: Props) {
  const words = editMessages.value.shared;
  const { cover, editor } = bench;
  const [file, setFile] = useState<Json | 'broken'>();
  useEffect(() => {
    void unpack(packed).then((text) => setFile((text && editor.read(text).file) || 'broken'));
  }, []);
  useTitle(file === undefined || file === 'broken' ? words.title : nameOf(bench, file));
  if (file === undefined) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (file === 'broken') {
    return (
      <div class="page">
        <h1>{words.title}</h1>
        <p class="fault" role="alert">
          {words.broken}
        </p>
        <a class="button is-first" href={`/edit/${cover.id}`}>
          {editMessages.value.back}
        </a>
      </div>
    );
  }
  return (
    <div class="page shared-scenario">
      <p class="hint">{words.title}</p>
      <h1>{nameOf(bench, file)}</h1>
      <div class="shared-columns">
        <ScenarioPreviewPanel preview={editor} file={file} />
        <div class="panel">
          <TryForm bench={bench} file={file} />
          <button type="button" class="button" onClick={() => void keepNew(bench, file).then((to) => go(to))}>
            <Icon name="save-arrow" /> {words.keep}
          </button>
        </div>
      </div>
    </div>
  );
}
