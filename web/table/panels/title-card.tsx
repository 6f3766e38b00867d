/** The title of the game, for a moment, when a table is entered for the first time. */
import type { GameUi } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { language, pace } from '../../settings/settings.ts';

/** How long, in ms: as long as its animation. */
const LENGTH = 1400;
const KEY = 'gonfalon.entered';

/** Tables that were entered in this tab. */
function entered(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** Whether this is the first time; from now on it is not. */
function enter(table: string): boolean {
  const before = entered();
  if (before.includes(table)) return false;
  try {
    sessionStorage.setItem(KEY, [...before, table].join(' ').trim());
  } catch {
    // A browser that keeps nothing shows it again.
  }
  return true;
}

export function TitleCard({ ui, table }: { readonly ui: GameUi; readonly table: string }) {
  const [shown, setShown] = useState(() => enter(table) && pace.value > 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), LENGTH);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div class="opening" aria-hidden="true">
      <strong>{ui.module.messages[language.value].title}</strong>
      {ui.theme && <em>{ui.theme.motto}</em>}
    </div>
  );
}
