/** A scenario while somebody changes it: kept at once on this device, sent to their account in pauses. */
import type { Json } from '@gonfalon/kernel';
import type { Steps } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { randomId } from '../local-match/random.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { go } from '../navigation/router.ts';
import { showToast } from '../toasts/toasts.tsx';
import type { Choice, ConflictSource } from './changed-elsewhere.tsx';
import type { EditorContext } from './editor-context.ts';
import { keepNew } from './editor-context.ts';
import { onChangeElsewhere } from './other-tabs.ts';
import type { Scenario } from './scenario.ts';
import { changeScenario, readScenario } from './scenario-storage.ts';
import { keepSteps } from './steps.ts';
import { agreeOn, replaceTheirs, takeTheirs } from './sync.ts';

/** A scenario that was found, with what can be taken back in it. */
export interface Found {
  readonly scenario: Scenario;
  readonly steps: Steps;
}

export interface Autosave {
  /** As it is now. */
  readonly file: Json;
  readonly keep: (file: Json, steps: Steps) => void;
  /** Where it was changed, too, until somebody has chosen. */
  readonly rival: ConflictSource | undefined;
  readonly settle: (how: Choice) => Promise<void>;
}

/** In ms. */
const SAVE_DELAY_MS = 3000;

/** `onShelf` is told when what the shelf has now is wanted; these steps bring back what was made here. */
export function useAutosave(
  bench: EditorContext,
  { scenario, steps }: Found,
  onShelf: (mine: Steps) => void,
): Autosave {
  const { id } = scenario;
  const [file, setFile] = useState<Json>(scenario.file);
  const [rival, setRival] = useState<ConflictSource>();
  const edition = useRef(scenario.edition);
  const latest = useRef({ file, steps });
  const warned = useRef(false);

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
    const pause = setTimeout(() => void agree(), file === scenario.file ? 0 : SAVE_DELAY_MS);
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

  const keepOnShelf = async (from: string) => {
    const { file: next, steps: done } = latest.current;
    const to = randomId();
    edition.current = to;
    try {
      const kept = await changeScenario({ id, file: next, changed: Date.now(), from, edition: to });
      if (kept) keepSteps(id, to, done);
      else setRival('tab');
    } catch {
      if (!warned.current) showToast(editMessages.value.notKept, 'bad');
      warned.current = true;
    }
  };

  const keep = (next: Json, done: Steps) => {
    setFile(next);
    latest.current = { file: next, steps: done };
    // Two tabs do not overwrite each other: first somebody says whose work counts.
    if (rival !== 'tab') void keepOnShelf(edition.current);
  };

  const settle = async (how: Choice) => {
    if (how === 'both') {
      const copy = await keepNew(bench, latest.current.file, latest.current.steps);
      if (rival === 'device') await takeTheirs(id);
      return go(copy);
    }
    if (rival === 'device' && !(await (how === 'mine' ? replaceTheirs(id) : takeTheirs(id))))
      return showToast(editMessages.value.elsewhere.failed, 'bad');
    setRival(undefined);
    if (how === 'theirs') yieldToShelf();
    else if (rival === 'tab') await keepOnShelf((await readScenario(id))?.edition ?? edition.current);
  };

  return { file, keep, rival, settle };
}
