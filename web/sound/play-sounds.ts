/** Lets somebody hear what they want to hear. Nothing of it is loaded or made before. */
import type { GameUi, Sound } from '@gonfalon/ui-kit';
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ambienceSound, sounds, volume } from '../settings/settings.ts';

/** Of more than these at once, only the first are heard. */
const MAX_SOUNDS = 3;

const isVisible = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isVisible.value = !document.hidden;
});

/** Before somebody has done something on the page browsers let nothing be heard, and complain of who tries. */
const isAllowed = signal(navigator.userActivation?.hasBeenActive ?? true);
for (const deed of ['click', 'keydown', 'pointerup'])
  addEventListener(
    deed,
    () => {
      isAllowed.value = true;
    },
    { capture: true },
  );

/** What happens on a page that nobody looks at is not heard. */
export function playSounds(...wanted: readonly Sound[]): void {
  if (sounds.value === 'off' || !isVisible.value || !isAllowed.value || wanted.length === 0) return;
  const different = [...new Set(wanted)].slice(0, MAX_SOUNDS);
  void import('./audio-context.ts').then(({ play }) => play(different, volume.value));
}

/** As long as one is at a table of the game, if that is wanted. */
export function useAmbience(ui: GameUi): void {
  useEffect(
    () =>
      effect(() => {
        const ambience = ui.sounds?.ambience;
        if (!ambience || ambienceSound.value === 'off' || !isVisible.value || !isAllowed.value)
          return undefined;
        const loud = volume.value;
        let ended = false;
        let end: (() => void) | undefined;
        void import('./audio-context.ts').then(({ begin }) => {
          if (!ended) end = begin(ambience, loud);
        });
        return () => {
          ended = true;
          end?.();
        };
      }),
    [ui],
  );
}
