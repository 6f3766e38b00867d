/** The page of a match: the board, what is asked, the hand, the players, the log and the chat. */
import type { GameUi, IconName, Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Session } from '../match-session/session.ts';
import { say } from '../messages/messages.ts';
import { useBackCloses } from '../navigation/back-closes.ts';
import { language } from '../settings/settings.ts';
import { useAmbience } from '../sound/play-sounds.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/table.css';
import '../styles/table-layout.css';
import { Speech } from './animation/live-region.tsx';
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
import { TableNotes } from './panels/table-status.tsx';
import { switchView, TextView } from './panels/text-view.tsx';
import { Opening } from './panels/title-card.tsx';
import { HandPanel } from './prompt/hand.tsx';
import { Asked } from './prompt/prompt-bar.tsx';
import { Why } from './prompt/refusal-panel.tsx';
import { Shelves, TrayPanel } from './prompt/tray.tsx';
import type { Panel } from './table-view-model.ts';
import { Sitting } from './table-view-model.ts';

interface Props {
  readonly session: Session;
  readonly ui: GameUi;
  /** What is told before all else. */
  readonly lead?: (sitting: Sitting) => ComponentChildren;
}

export function Table({ session, ui, lead }: Props) {
  const sitting = useMemo(() => new Sitting(session, ui), [session, ui]);
  useEffect(() => () => sitting.close(), [sitting]);
  useEffect(followPointer, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      sitting.byTouch = false;
      sitting.byKeyboard = true;
      onKey(sitting, event, () => readRule(sitting));
    };
    const touch = ({ pointerType }: PointerEvent) => {
      sitting.byTouch = pointerType !== 'mouse';
      sitting.byKeyboard = false;
    };
    addEventListener('keydown', listen);
    addEventListener('pointerdown', touch, { capture: true });
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('pointerdown', touch, { capture: true });
    };
  }, [sitting]);
  useKeptFocus(sitting);
  useAmbience(ui);
  useTitle(ui.module.messages[language.value].title);
  const words = say.value.table;
  if (!sitting.scene.value) return <p class="page waiting">{words.begins}</p>;
  const panel = sitting.panel.value;
  return (
    <div
      class="table"
      data-panel={panel ?? 'none'}
      data-view={sitting.textView.value ? 'text' : 'board'}
      data-shape={shapeOf(ui, sitting.scene.value)}
      data-hand={ui.Hand && sitting.scene.value.viewer !== 'spectator' ? '' : undefined}
      data-advised={isAdvised(sitting) ? '' : undefined}
      data-lead={lead ? '' : undefined}
      data-part={sitting.pointing?.part}
    >
      <h1 class="visually-hidden">{ui.module.messages[sitting.scene.value.language].title}</h1>
      {lead && <div class="table-lead">{lead(sitting)}</div>}
      <Asked sitting={sitting} />
      <PlayerStrip sitting={sitting} />
      <div class="table-middle">
        <Shelves sitting={sitting} />
        <div class="table-board">
          {sitting.textView.value ? <TextView sitting={sitting} /> : <BoardFrame sitting={sitting} />}
        </div>
        <TrayPanel sitting={sitting} />
        <div class="table-notes">
          <TableNotes sitting={sitting} />
        </div>
        <Why sitting={sitting} />
        <ExplainPanel sitting={sitting} />
        {session.kind !== 'lesson' && <End sitting={sitting} />}
        <Opening key={session.id} ui={ui} table={session.id} />
      </div>
      {!hasSheet.value && <HandPanel sitting={sitting} />}
      <Column sitting={sitting} />
      <Bar sitting={sitting} />
      <Tooltip sitting={sitting} />
      <Speech sitting={sitting} />
      <Menu sitting={sitting} />
      <OrdersDialog sitting={sitting} open={sitting.ordering} />
      <Help sitting={sitting} />
    </div>
  );
}

/** What is outlined on the board is what a bot would choose, or a lesson is about, not what was refused. */
function isAdvised({ advice, pointing, refused }: Sitting): boolean {
  return (advice.hint.value !== undefined || pointing !== undefined) && refused.value === undefined;
}

/** Where there is room beside the board depends on how wide it is for its height, and on what stands there already. */
function shapeOf({ boardSize, shelves }: GameUi, scene: Scene): 'square' | 'wide' {
  const { width, height } = boardSize(scene);
  return width > height * 1.25 || shelves?.left || shelves?.right ? 'wide' : 'square';
}

/** Beside the board, or over it where there is little room. */
function Column({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table;
  const panel = sitting.panel.value;
  useBackCloses(hasSheet.value && panel !== undefined, () => {
    sitting.panel.value = undefined;
  });
  return (
    <div class="table-column">
      <button
        type="button"
        class="small-button sheet-close"
        aria-label={words.close}
        onClick={() => {
          sitting.panel.value = undefined;
        }}
      >
        <span aria-hidden="true">✕</span>
      </button>
      <Players sitting={sitting} />
      {!hasSheet.value && <DetailPanel sitting={sitting} />}
      <div class="talk">
        <div class="talk-tabs" role="tablist">
          <Tab sitting={sitting} panel="log" shown={panel !== 'chat'} label={words.log.title} />
          {sitting.session.kind === 'online' && (
            <Tab
              sitting={sitting}
              panel="chat"
              shown={panel === 'chat'}
              label={words.chat.title}
              unread={sitting.unread.value}
            />
          )}
        </div>
        <div class="tab-panel" role="tabpanel" id="talk-panel">
          {panel === 'chat' && sitting.session.kind === 'online' ? (
            <Chat sitting={sitting} />
          ) : (
            <Log sitting={sitting} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What one needs to know of what is chosen or pointed at; in a sheet it is a part of that. */
function DetailPanel({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  const { Detail } = sitting.ui;
  if (!scene || !Detail) return null;
  return (
    <section class="detail" aria-label={say.value.table.detail}>
      <Detail scene={scene} />
    </section>
  );
}

interface TabProps {
  readonly sitting: Sitting;
  readonly panel: Panel;
  readonly shown: boolean;
  readonly label: string;
  readonly unread?: number;
}

function Tab({ sitting, panel, shown, label, unread = 0 }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      aria-selected={shown}
      aria-controls="talk-panel"
      onClick={() => {
        sitting.panel.value = panel;
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
      <span class="visually-hidden">{say.value.table.chat.unread(count)}</span>
    </span>
  );
}

/** The way to everything that is not in sight. */
function Bar({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table;
  const { textView, menuOpen } = sitting;
  return (
    <nav class="table-bar" aria-label={words.more}>
      <ZoomButtons sitting={sitting} />
      <BarButton
        icon="open-book"
        label={textView.value ? words.text.hide : words.text.show}
        act={() => switchView(sitting)}
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

function readRule({ ui, scene, over }: Sitting): void {
  const { value } = scene;
  if (value && !over.value)
    open(`/rules/${ui.module.game.id}#${ui.phase(value).rule}`, '_blank', 'noreferrer');
}
