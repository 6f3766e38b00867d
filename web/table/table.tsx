/** The page of a match: the board, what is asked, the hand, the players, the log and the chat. */
import type { GameUi, IconName, Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Session } from '../match-session/session.ts';
import { messages } from '../messages/messages.ts';
import { useBackCloses } from '../navigation/back-closes.ts';
import { language } from '../settings/settings.ts';
import { useAmbience } from '../sound/play-sounds.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/table.css';
import '../styles/table-layout.css';
import { LiveRegion } from './animation/live-region.tsx';
import { BoardFrame } from './board/board.tsx';
import { ZoomButtons } from './board/zoom-buttons.tsx';
import { Chat } from './chat/chat.tsx';
import { End } from './end/end.tsx';
import { useKeptFocus } from './keep-focus.ts';
import { onKey } from './keys.ts';
import { hasSheet } from './layout.ts';
import { ExplainPanel, followPointer, Tooltip } from './panels/explain.tsx';
import { Help } from './panels/help.tsx';
import { Log } from './panels/log.tsx';
import { Menu } from './panels/menu.tsx';
import { OrdersDialog } from './panels/orders.tsx';
import { PlayerStrip, Players } from './panels/players.tsx';
import { TableStatus } from './panels/table-status.tsx';
import { switchView, TextView } from './panels/text-view.tsx';
import { TitleCard } from './panels/title-card.tsx';
import { HandPanel } from './prompt/hand.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { RefusalPanel } from './prompt/refusal-panel.tsx';
import { Shelves, TrayPanel } from './prompt/tray.tsx';
import type { Panel } from './table-view-model.ts';
import { TableViewModel } from './table-view-model.ts';

interface Props {
  readonly session: Session;
  readonly ui: GameUi;
  /** What is told before all else. */
  readonly lead?: (vm: TableViewModel) => ComponentChildren;
}

export function Table({ session, ui, lead }: Props) {
  const vm = useMemo(() => new TableViewModel(session, ui), [session, ui]);
  useEffect(() => () => vm.close(), [vm]);
  useEffect(followPointer, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      vm.byTouch = false;
      vm.byKeyboard = true;
      onKey(vm, event, () => readRule(vm));
    };
    const touch = ({ pointerType }: PointerEvent) => {
      vm.byTouch = pointerType !== 'mouse';
      vm.byKeyboard = false;
    };
    addEventListener('keydown', listen);
    addEventListener('pointerdown', touch, { capture: true });
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('pointerdown', touch, { capture: true });
    };
  }, [vm]);
  useKeptFocus(vm);
  useAmbience(ui);
  useTitle(ui.module.messages[language.value].title);
  const words = messages.value.table;
  if (!vm.scene.value) return <p class="page waiting">{words.begins}</p>;
  const panel = vm.panel.value;
  return (
    <div
      class="table"
      data-panel={panel ?? 'none'}
      data-view={vm.textView.value ? 'text' : 'board'}
      data-shape={shapeOf(ui, vm.scene.value)}
      data-hand={ui.Hand && vm.scene.value.viewer !== 'spectator' ? '' : undefined}
      data-advised={isAdvised(vm) ? '' : undefined}
      data-lead={lead ? '' : undefined}
      data-part={vm.pointing?.part}
    >
      <h1 class="visually-hidden">{ui.module.messages[vm.scene.value.language].title}</h1>
      {lead && <div class="table-lead">{lead(vm)}</div>}
      <PromptBar vm={vm} />
      <PlayerStrip vm={vm} />
      <div class="table-middle">
        <Shelves vm={vm} />
        <div class="table-board">{vm.textView.value ? <TextView vm={vm} /> : <BoardFrame vm={vm} />}</div>
        <TrayPanel vm={vm} />
        <div class="table-notes">
          <TableStatus vm={vm} />
        </div>
        <RefusalPanel vm={vm} />
        <ExplainPanel vm={vm} />
        {session.kind !== 'lesson' && <End vm={vm} />}
        <TitleCard key={session.id} ui={ui} table={session.id} />
      </div>
      {!hasSheet.value && <HandPanel vm={vm} />}
      <Column vm={vm} />
      <Bar vm={vm} />
      <Tooltip vm={vm} />
      <LiveRegion vm={vm} />
      <Menu vm={vm} />
      <OrdersDialog vm={vm} open={vm.ordering} />
      <Help vm={vm} />
    </div>
  );
}

/** What is outlined on the board is what a bot would choose, or a lesson is about, not what was refused. */
function isAdvised({ advice, pointing, refused }: TableViewModel): boolean {
  return (advice.hint.value !== undefined || pointing !== undefined) && refused.value === undefined;
}

/** Where there is room beside the board depends on how wide it is for its height, and on what stands there already. */
function shapeOf({ boardSize, shelves }: GameUi, scene: Scene): 'square' | 'wide' {
  const { width, height } = boardSize(scene);
  return width > height * 1.25 || shelves?.left || shelves?.right ? 'wide' : 'square';
}

/** Beside the board, or over it where there is little room. */
function Column({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table;
  const panel = vm.panel.value;
  useBackCloses(hasSheet.value && panel !== undefined, () => {
    vm.panel.value = undefined;
  });
  return (
    <div class="table-column">
      <button
        type="button"
        class="small-button sheet-close"
        aria-label={words.close}
        onClick={() => {
          vm.panel.value = undefined;
        }}
      >
        <span aria-hidden="true">✕</span>
      </button>
      <Players vm={vm} />
      {!hasSheet.value && <DetailPanel vm={vm} />}
      <div class="talk">
        <div class="talk-tabs" role="tablist">
          <Tab vm={vm} panel="log" shown={panel !== 'chat'} label={words.log.title} />
          {vm.session.kind === 'online' && (
            <Tab
              vm={vm}
              panel="chat"
              shown={panel === 'chat'}
              label={words.chat.title}
              unread={vm.unread.value}
            />
          )}
        </div>
        <div class="tab-panel" role="tabpanel" id="talk-panel">
          {panel === 'chat' && vm.session.kind === 'online' ? <Chat vm={vm} /> : <Log vm={vm} />}
        </div>
      </div>
    </div>
  );
}

/** What one needs to know of what is chosen or pointed at; in a sheet it is a part of that. */
function DetailPanel({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.drawnScene.value;
  const { Detail } = vm.ui;
  if (!scene || !Detail) return null;
  return (
    <section class="detail" aria-label={messages.value.table.detail}>
      <Detail scene={scene} />
    </section>
  );
}

interface TabProps {
  readonly vm: TableViewModel;
  readonly panel: Panel;
  readonly shown: boolean;
  readonly label: string;
  readonly unread?: number;
}

function Tab({ vm, panel, shown, label, unread = 0 }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      aria-selected={shown}
      aria-controls="talk-panel"
      onClick={() => {
        vm.panel.value = panel;
      }}
    >
      {label}
      <Unread count={unread} />
    </button>
  );
}

function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{messages.value.table.chat.unread(count)}</span>
    </span>
  );
}

/** The way to everything that is not in sight. */
function Bar({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table;
  const { textView, menuOpen } = vm;
  return (
    <nav class="table-bar" aria-label={words.more}>
      <ZoomButtons vm={vm} />
      <BarButton
        icon="open-book"
        label={textView.value ? words.text.hide : words.text.show}
        act={() => switchView(vm)}
        on={textView.value}
      />
      <BarButton
        icon="cog"
        label={words.menu.title}
        act={() => {
          menuOpen.value = true;
        }}
        on={menuOpen.value}
      />
    </nav>
  );
}

interface BarProps {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  readonly on: boolean;
  readonly class?: string;
  readonly unread?: number;
}

function BarButton({ icon, label, act, on, class: extra = '', unread = 0 }: BarProps) {
  return (
    <button type="button" class={`bar-button ${extra}`} aria-label={label} aria-pressed={on} onClick={act}>
      <Icon name={icon} />
      <span>{label}</span>
      <Unread count={unread} />
    </button>
  );
}

function readRule({ ui, scene, over }: TableViewModel): void {
  const { value } = scene;
  if (value && !over.value)
    open(`/rules/${ui.module.game.id}#${ui.phase(value).rule}`, '_blank', 'noreferrer');
}
