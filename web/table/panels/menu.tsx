/** What is needed now and then: the table's views, offers, giving up, leaving. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { SettingsButton } from '../../settings-panel/settings-button.tsx';
import { showToast } from '../../toasts/toasts.tsx';
import { Dialog } from '../dialog.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import { mayOrder } from './orders.tsx';
import { RatedNote } from './rated.tsx';
import { isReplaced } from './table-status.tsx';
import { switchView } from './text-view.tsx';

export function Menu({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table;
  const { session, ui, menuOpen, textView, helping } = vm;
  /** Which way to end the match is to be confirmed. */
  const leaving = useSignal<'stop' | 'resign' | undefined>(undefined);
  const ask = (what: typeof leaving.value) => {
    leaving.value = what;
  };
  const close = () => {
    menuOpen.value = false;
    ask(undefined);
  };
  const and = (act: () => void) => () => {
    close();
    act();
  };
  const ends = session.kind !== 'lesson' && !vm.over.value;
  const plays = ends && vm.shown.value?.viewer !== 'spectator';
  const people = session.info.value?.seats.filter(({ kind }) => kind === 'human').length ?? 0;
  const offers = plays && session.standing.value?.offer === undefined && people > 0;
  return (
    <Dialog open={menuOpen} title={words.menu.title} class="menu">
      <RatedNote vm={vm} />
      <Item act={and(() => switchView(vm))}>{textView.value ? words.text.hide : words.text.show}</Item>
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
      {mayOrder(vm) && (
        <Item
          act={and(() => {
            vm.ordering.value = true;
          })}
        >
          {words.orders.title}
        </Item>
      )}
      {isReplaced(vm) && <Item act={and(() => void vm.command('reclaim', {}))}>{words.menu.return}</Item>}
      {offers && people > 1 && (
        <Item act={and(() => void vm.command('offer', { end: 'draw' }))}>{words.menu.draw}</Item>
      )}
      {offers && people > 1 && (
        <Item act={and(() => void vm.command('offer', { end: 'stop' }))}>{words.menu.stop}</Item>
      )}
      {offers && people === 1 && leaving.value !== 'stop' && (
        <Item act={() => ask('stop')}>{words.menu.stopAlone}</Item>
      )}
      {leaving.value === 'stop' && (
        <Sure
          ask={words.menu.stopSure}
          yes={words.menu.stopYes}
          act={and(() => void vm.command('offer', { end: 'stop' }))}
          stay={() => ask(undefined)}
        />
      )}
      {plays && ui.module.game.resign && leaving.value !== 'resign' && (
        <Item act={() => ask('resign')}>{words.menu.resign}</Item>
      )}
      {leaving.value === 'resign' && (
        <Sure
          ask={words.menu.resignSure}
          more={session.info.value?.rated ? messages.value.player.rated.resign : undefined}
          yes={words.menu.resignYes}
          act={and(() => void vm.command('resign', {}))}
          stay={() => ask(undefined)}
        />
      )}
      <SettingsButton wide />
      <a class="button" href="/">
        {words.menu.home}
      </a>
    </Dialog>
  );
}

interface SureProps {
  readonly ask: string;
  readonly more?: string | undefined;
  readonly yes: string;
  readonly act: () => void;
  readonly stay: () => void;
}

/** What cannot be taken back is asked once more. The button that asked is gone, so its focus goes to the way back. */
function Sure({ ask, more, yes, act, stay }: SureProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div class="resign" role="alertdialog" aria-label={ask}>
      <p>{ask}</p>
      {more && <p>{more}</p>}
      <div class="row">
        <button type="button" class="button is-first" onClick={act}>
          {yes}
        </button>
        <button type="button" class="button" ref={back} onClick={stay}>
          {messages.value.table.menu.stay}
        </button>
      </div>
    </div>
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
  const words = messages.value.table.menu;
  try {
    await navigator.clipboard.writeText(location.href);
    showToast(words.copied);
  } catch {
    showToast(words.cannotCopy, 'bad');
  }
}
