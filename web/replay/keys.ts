/** The keys of a replay, where nothing else on the page takes them. */
import type { ReplayPlayer } from './replay-player.ts';

const OWN_KEYS = 'input, select, textarea, dialog, .board-frame';

export function followKeys(projector: ReplayPlayer): () => void {
  const follow = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const presses = event.key === ' ' && target?.closest('button, a, summary');
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || presses) return;
    if (target?.closest(OWN_KEYS) || !obey(projector, event)) return;
    event.preventDefault();
  };
  addEventListener('keydown', follow);
  return () => removeEventListener('keydown', follow);
}

function obey(projector: ReplayPlayer, { key, shiftKey }: KeyboardEvent): boolean {
  const { first, last } = projector.reel.head;
  if (key === ' ') {
    if (projector.playing.value) projector.pause();
    else void projector.play();
  } else if (key === 'ArrowRight') void (shiftKey ? projector.turn(1) : projector.step(1));
  else if (key === 'ArrowLeft') void (shiftKey ? projector.turn(-1) : projector.step(-1));
  else if (key === 'Home' || key === 'End') {
    projector.pause();
    void projector.seek(key === 'Home' ? first : last);
  } else return false;
  return true;
}
