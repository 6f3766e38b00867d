/** The story as a picture: to save, to copy, to share. It is drawn when somebody comes to it. */
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SourceName } from '../replay-source/replay-source.ts';
import { showToast } from '../toasts/toasts.tsx';
import { PICTURE } from './picture/draw.ts';
import { dataAddress } from './picture/fonts.ts';
import type { Subject } from './picture/make.tsx';
import { altOf, makePicture } from './picture/make.tsx';
import type { Telling } from './read-story.ts';
import { canCopy, canShare, copyPicture, copyText, savePicture, sharePicture } from './share-picture.ts';
import type { Wording } from './wording.ts';
import { shareText } from './wording.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly scene: Scene;
  readonly wording: Wording;
  readonly source: SourceName;
}

interface Made {
  readonly blob: Blob;
  readonly address: string;
}

export function PicturePanel({ telling, ui, scene, wording, source }: Props) {
  const words = storyWords.value;
  const subject = useMemo(
    (): Subject => ({ telling, ui, scene, wording, words }),
    [telling, ui, scene, wording, words],
  );
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [tries, setTries] = useState(0);
  const [made, setMade] = useState<Made | 'failed' | undefined>();
  useEffect(() => {
    if (!near) return undefined;
    let current = true;
    setMade(undefined);
    drawn(subject).then(
      (picture) => current && setMade(picture),
      () => current && setMade('failed'),
    );
    return () => {
      current = false;
    };
  }, [near, subject, tries]);

  const text = shareText(telling, wording, ui.module.messages[scene.language].title, words);
  const link = source.kind === 'table' ? new URL(`/story/${source.id}`, location.href).href : '';
  const whole = [text, link].filter(Boolean).join('\n');
  return (
    <section ref={place} class="story-picture" aria-labelledby="story-picture" aria-busy={made === undefined}>
      <h2 id="story-picture">{words.picture.title}</h2>
      {made === undefined && (
        <p class="story-blank" role="status">
          {words.picture.drawing}
        </p>
      )}
      {made === 'failed' && (
        <p role="alert">
          {words.picture.failed}{' '}
          <button type="button" class="button" onClick={() => setTries(tries + 1)}>
            {words.picture.again}
          </button>
        </p>
      )}
      {made && made !== 'failed' && (
        <>
          <img
            src={made.address}
            width={PICTURE.width}
            height={PICTURE.height}
            alt={altOf({ telling, wording, words })}
          />
          <Buttons blob={made.blob} game={telling.info.game} text={whole} />
        </>
      )}
    </section>
  );
}

interface ButtonsProps {
  readonly blob: Blob;
  readonly game: string;
  readonly text: string;
}

function Buttons({ blob, game, text }: ButtonsProps) {
  const words = storyWords.value.picture;
  const file = useMemo(() => new File([blob], `gonfalon-${game}.png`, { type: 'image/png' }), [blob, game]);
  return (
    <p class="row">
      <button type="button" class="button is-first" onClick={() => savePicture(file)}>
        <Icon name="save-arrow" /> {words.save}
      </button>
      {canShare(file) && (
        <button
          type="button"
          class="button"
          onClick={() => report(sharePicture(file, text), words.cannotShare)}
        >
          <Icon name="share" /> {words.share}
        </button>
      )}
      {canCopy() && (
        <button
          type="button"
          class="button"
          onClick={() => report(copyPicture(blob), words.cannotCopy, words.copied)}
        >
          <Icon name="files" /> {words.copy}
        </button>
      )}
      <button
        type="button"
        class="button is-plain"
        onClick={() => report(copyText(text), `${words.cannotCopyText} ${text}`, words.textCopied)}
      >
        <Icon name="quill-ink" /> {words.copyText}
      </button>
    </p>
  );
}

/** Says how it went; a share shows by itself that it worked. */
function report(doing: Promise<void>, failed: string, done?: string): void {
  doing.then(
    () => done !== undefined && showToast(done),
    () => showToast(failed, 'bad'),
  );
}

async function drawn(subject: Subject): Promise<Made> {
  const blob = await makePicture(subject);
  return { blob, address: await dataAddress(blob) };
}

/** Whether somebody has come near to a part of the page. */
function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
