/** What is needed now and then: the table's views, offers, giving up, leaving. */
import { useSignal } from '@preact/signals';
import { tell } from '../app/notices.tsx';
import { SettingsButton } from '../app/settings-button.tsx';
import { say } from '../messages/say.ts';
import { Dialog } from './dialog.tsx';
import { isReplaced } from './offer.tsx';
import { RatedNote } from './rated.tsx';
import type { Sitting } from './sitting.ts';
import { switchView } from './text-view.tsx';

export function Menu({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table;
  const { session, ui, menuOpen, textView, helping } = sitting;
  const leaving = useSignal(false);
  const close = () => {
    menuOpen.value = false;
    leaving.value = false;
  };
  const and = (act: () => void) => () => {
    close();
    act();
  };
  const ends = session.kind !== 'lesson' && !sitting.over.value;
  const plays = ends && sitting.shown.value?.viewer !== 'spectator';
  const people = session.info.value?.seats.filter(({ kind }) => kind === 'human').length ?? 0;
  const offers = plays && session.standing.value?.offer === undefined && people > 0;
  return (
    <Dialog open={menuOpen} title={words.menu.title} class="menu">
      <RatedNote sitting={sitting} />
      <Item act={and(() => switchView(sitting))}>{textView.value ? words.text.hide : words.text.show}</Item>
      <Item
        act={and(() => {
          helping.value = true;
        })}
      >
        {words.menu.keys}
      </Item>
      <a class="button" href={`/rules/${ui.module.game.id}`} target="_blank" rel="noreferrer">
        {words.menu.rules}
      </a>
      {session.kind !== 'lesson' && (
        <a class="button" href={`/learn/${ui.module.game.id}`} target="_blank" rel="noreferrer">
          {words.menu.learn}
        </a>
      )}
      {session.kind === 'online' && session.info.value?.spectators && (
        <Item act={and(() => void copyLink())}>{words.menu.spectators}</Item>
      )}
      {isReplaced(sitting) && (
        <Item act={and(() => void sitting.command('return', {}))}>{words.menu.return}</Item>
      )}
      {offers && people > 1 && (
        <Item act={and(() => void sitting.command('offer', { end: 'draw' }))}>{words.menu.draw}</Item>
      )}
      {offers && (
        <Item act={and(() => void sitting.command('offer', { end: 'stop' }))}>{words.menu.stop}</Item>
      )}
      {plays && ui.module.game.resign && !leaving.value && (
        <Item
          act={() => {
            leaving.value = true;
          }}
        >
          {words.menu.resign}
        </Item>
      )}
      {leaving.value && (
        <div class="resign" role="alertdialog" aria-label={words.menu.resignSure}>
          <p>{words.menu.resignSure}</p>
          {session.info.value?.rated && <p>{say.value.player.rated.resign}</p>}
          <div class="row">
            <button
              type="button"
              class="button is-first"
              onClick={and(() => void sitting.command('resign', {}))}
            >
              {words.menu.resignYes}
            </button>
            <Item
              act={() => {
                leaving.value = false;
              }}
            >
              {words.menu.stay}
            </Item>
          </div>
        </div>
      )}
      <SettingsButton wide />
      <a class="button" href="/">
        {words.menu.home}
      </a>
    </Dialog>
  );
}

function Item({ act, children }: { readonly act: () => void; readonly children: string }) {
  return (
    <button type="button" class="button" onClick={act}>
      {children}
    </button>
  );
}

async function copyLink(): Promise<void> {
  const words = say.value.table.menu;
  try {
    await navigator.clipboard.writeText(location.href);
    tell(words.copied);
  } catch {
    tell(words.cannotCopy, 'bad');
  }
}
