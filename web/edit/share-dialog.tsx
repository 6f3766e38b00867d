/** A link that holds the whole scenario. */
import type { Json } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui';
import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { tell } from '../app/notices.tsx';
import { say } from '../messages/say.ts';
import { Dialog } from '../table/dialog.tsx';
import { pack } from './link.ts';
import type { Workbench } from './workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly file: Json;
  readonly open: Signal<boolean>;
}

export function ShareDialog({ open, ...props }: Props) {
  return (
    <Dialog open={open} title={say.value.edit.shareTitle} class="edit-dialog">
      <Link {...props} />
    </Dialog>
  );
}

function Link({ bench: { cover }, file }: Omit<Props, 'open'>) {
  const words = say.value.edit;
  const [link, setLink] = useState('');
  useEffect(() => {
    void pack(JSON.stringify(file)).then((packed) =>
      setLink(`${location.origin}/edit/${cover.id}/shared#${packed}`),
    );
  }, [file]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(words.copied);
    } catch {
      // Then it can still be taken from the field.
    }
  };
  return (
    <div class="share-link">
      <p>{words.shareHint}</p>
      <input
        type="text"
        readOnly
        aria-label={words.shareTitle}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class="button is-first" onClick={() => void copy()}>
        <Icon name="share" /> {words.copyLink}
      </button>
    </div>
  );
}
