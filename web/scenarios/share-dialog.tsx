/** A link that holds the whole scenario. */
import type { Json } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { Dialog } from '../table/dialog.tsx';
import { showToast } from '../toasts/toasts.tsx';
import type { EditorContext } from './editor-context.ts';
import { nameOf, playOf } from './editor-context.ts';
import { pack } from './link.ts';

interface Props {
  readonly bench: EditorContext;
  readonly file: Json;
  readonly open: Signal<boolean>;
}

export function ShareDialog({ open, ...props }: Props) {
  return (
    <Dialog open={open} title={editMessages.value.shareTitle} class="edit-dialog">
      <Link {...props} />
    </Dialog>
  );
}

function Link({ bench, file }: Omit<Props, 'open'>) {
  const words = editMessages.value;
  const { cover } = bench;
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void pack(JSON.stringify(file)).then((packed) =>
      setLink(`${location.origin}/edit/${cover.id}/shared#${packed}`),
    );
  }, [file]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(words.copied);
    } catch {
      field.current?.focus();
      showToast(words.cannotCopy, 'bad');
    }
  };
  return (
    <div class="share-link">
      <p>{words.shareHint}</p>
      {playOf(bench, file).faults.length > 0 && <p class="fault">{words.shareFaulty}</p>}
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={words.shareTitle}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button is-first" onClick={() => void copy()}>
          <Icon name="files" /> {words.copyLink}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() =>
              void navigator.share({ title: nameOf(bench, file), url: link }).catch(() => undefined)
            }
          >
            <Icon name="share" /> {messages.value.lobby.waiting.share}
          </button>
        )}
      </div>
    </div>
  );
}
