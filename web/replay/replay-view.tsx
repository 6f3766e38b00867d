/** The table at a moment of the past, with everything around it. */
import type { Viewer } from '@gonfalon/kernel';
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { factsAt } from '../games/sides.ts';
import { isDefaultName } from '../messages/default-name.ts';
import { messages } from '../messages/messages.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import { address } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { useAmbience } from '../sound/play-sounds.ts';
import { showToast } from '../toasts/toasts.tsx';
import '../styles/table.css';
import { drawnFaces } from '../analysis/faces.ts';
import { WinChancePanel } from '../analysis/win-chance-panel.tsx';
import { positionPath, readPosition } from '../replay-source/replay-link.ts';
import type { ReplaySource, SourceName } from '../replay-source/replay-source.ts';
import { LiveRegion } from '../table/animation/live-region.tsx';
import { BoardFrame } from '../table/board/board.tsx';
import { ZoomButtons } from '../table/board/zoom-buttons.tsx';
import { ExplainPanel, followPointer, Tooltip } from '../table/panels/explain.tsx';
import { Players } from '../table/panels/players.tsx';
import { HandPanel } from '../table/prompt/hand.tsx';
import { TableViewModel } from '../table/table-view-model.ts';
import { CheckDialog } from './check-dialog.tsx';
import { Controls } from './controls.tsx';
import { followKeys } from './keys.ts';
import { ReplayLog } from './log.tsx';
import { ReplayPlayer } from './replay-player.ts';
import { Tabs } from './tabs.tsx';
import { FILE_AGAIN } from './use-replay.ts';

interface Props {
  readonly reel: ReplaySource;
  readonly ui: GameUi;
  readonly source: SourceName;
  readonly onAnother: () => void;
}

/** How long a moment is looked at before the address names it, in ms. */
const CLOSE_DELAY_MS = 400;

interface Room {
  readonly projector: ReplayPlayer;
  readonly vm: TableViewModel;
}

function lay(reel: ReplaySource, ui: GameUi): Room {
  const { at, as } = readPosition(address.value.search);
  const projector: ReplayPlayer = new ReplayPlayer(
    reel,
    {
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      settled: () => settled(vm),
    },
    at,
    as,
  );
  const vm = new TableViewModel(projector.session, ui);
  return { projector, vm };
}

/** Resolves when nothing moves on the board any more. */
function settled({ stage }: TableViewModel): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!stage.idle.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

export function ReplayView({ reel, ui, source, onAnother }: Props) {
  const words = replayMessages.value;
  const { projector, vm } = useMemo(() => lay(reel, ui), [reel, ui]);
  const [checking, setChecking] = useState(() => readPosition(address.value.search).check && reel.head.open);
  useEffect(followPointer, []);
  useAmbience(ui);
  useEffect(() => {
    void projector.seek(projector.at.value);
    const stopKeys = followKeys(projector);
    const stopNaming = nameMoments(projector, source);
    return () => {
      stopKeys();
      stopNaming();
      projector.pause();
      vm.close();
    };
  }, [projector, vm, source]);

  const { info, open, torn } = reel.head;
  const scene = vm.scene.value;
  const gameWords = ui.module.messages[language.value];
  const names = scene?.names ?? info.seats.map((_, seat) => gameWords.seat(seat, factsAt(info)));
  return (
    <div class="replay">
      <header class="replay-head">
        <h1>
          {words.title} <small>{words.of(gameWords.title, names.join(', '))}</small>
        </h1>
        <div class="row">
          {open && torn === undefined && (
            <a
              class="button"
              href={source.kind === 'file' ? `/story/file?${FILE_AGAIN}` : `/story/${source.id}`}
            >
              <Icon name="quill-ink" />
              {messages.value.home.itsStory}
            </a>
          )}
          {open && (
            <button type="button" class="button" onClick={() => setChecking(true)}>
              <Icon name="perspective-dice-six-faces-random" />
              {words.check.button}
            </button>
          )}
          {source.kind !== 'file' && (
            <button type="button" class="button is-plain" onClick={() => void share(projector, source)}>
              <Icon name="share" />
              {words.share.button}
            </button>
          )}
          {open && (
            <button type="button" class="button is-plain" onClick={() => void save(reel)}>
              <Icon name="scroll-unfurled" />
              {words.save}
            </button>
          )}
          {source.kind === 'file' ? (
            <button type="button" class="button is-plain" onClick={onAnother}>
              {words.another}
            </button>
          ) : (
            <a class="button is-plain" href={`/${source.kind}/${source.id}`}>
              {words.playOn}
            </a>
          )}
        </div>
        {!open && info.status !== 'finished' && <p class="hint">{words.running}</p>}
        {!open && info.status === 'finished' && (
          <p class="hint">
            {words.partly} <a href={`/replay/${info.id}`}>{words.whole}</a>
          </p>
        )}
        {torn !== undefined && <p class="trouble">{words.torn(torn)}</p>}
        {projector.failed.value && <p class="trouble">{words.failed}</p>}
      </header>
      <p class="replay-asked">
        <Situation projector={projector} ui={ui} names={names} />
      </p>
      <div class="replay-board">
        {scene && <BoardFrame vm={vm} />}
        <div class="zoom">
          <ZoomButtons vm={vm} />
        </div>
        <ExplainPanel vm={vm} />
      </div>
      <Controls projector={projector} names={names} />
      <div class="replay-side">
        <div class="replay-seen">
          <Players vm={vm} />
          <HandPanel vm={vm} />
          {projector.frame.value && (
            <details class="replay-text">
              <summary>{words.text}</summary>
              <pre>{gameWords.board(projector.frame.value.view)}</pre>
            </details>
          )}
          <p class="hint">{words.controls.keys}</p>
        </div>
        {open ? (
          <Tabs
            first={projector.at.value === reel.head.first ? 'course' : 'log'}
            course={<ReplayCourse projector={projector} ui={ui} names={names} source={source} />}
            log={<ReplayLog projector={projector} words={gameWords} />}
          />
        ) : (
          <ReplayLog projector={projector} words={gameWords} />
        )}
      </div>
      <Tooltip vm={vm} />
      <LiveRegion vm={vm} />
      {checking && (
        <CheckDialog
          projector={projector}
          ui={ui}
          words={gameWords}
          names={names}
          drawn={() => (scene ? facesOf(ui, scene, projector) : new Map())}
          onClose={() => setChecking(false)}
        />
      )}
    </div>
  );
}

interface CourseProps {
  readonly projector: ReplayPlayer;
  readonly ui: GameUi;
  readonly names: readonly string[];
  readonly source: SourceName;
}

function ReplayCourse({ projector, ui, names, source }: CourseProps) {
  const { reel } = projector;
  const read = useMemo(() => async () => ({ course: await reel.course(), last: reel.head.last }), [reel]);
  const go = (at: number) => {
    projector.pause();
    void projector.seek(at);
    document.querySelector('.replay-board')?.scrollIntoView({ block: 'nearest' });
  };
  const href = (at: number) =>
    positionPath(source.kind === 'file' ? '' : source.id, { at, as: projector.viewer.value, record: false });
  return (
    <WinChancePanel
      heading="h2"
      read={read}
      ui={ui}
      at={factsAt(reel.head.info)}
      names={names}
      now={projector.at.value}
      way={{ go, ...(source.kind !== 'file' && { href }) }}
    />
  );
}

interface SituationProps {
  readonly projector: ReplayPlayer;
  readonly ui: GameUi;
  readonly names: readonly string[];
}

/** What was asked at that moment, and of whom; or how it ended. */
function Situation({ projector, ui, names }: SituationProps) {
  const words = replayMessages.value;
  const frame = projector.frame.value;
  if (!frame) return null;
  const { view, asked } = frame;
  const gameWords = ui.messagesAt?.(view.view, language.value) ?? ui.module.messages[language.value];
  if (view.result) return <strong>{gameWords.ending(view.result)}</strong>;
  if (view.question && asked !== undefined) {
    return (
      <>
        <strong>{isDefaultName(names[asked]) ? words.askedYou : words.asked(names[asked] ?? '')}</strong>{' '}
        {gameWords.prompt(view.question)}
      </>
    );
  }
  if (asked === undefined) return <strong>{words.somebody}</strong>;
  return (
    <strong>{isDefaultName(names[asked]) ? words.waitingYou : words.waiting(names[asked] ?? '')}</strong>
  );
}

function facesOf(ui: GameUi, scene: Scene, { log }: ReplayPlayer): ReturnType<typeof drawnFaces> {
  const events = log.value.flatMap((entry) => entry.events);
  return drawnFaces(ui, scene, events);
}

function pathOf({ at, viewer, reel }: ReplayPlayer, id: string): string {
  const eyes: Viewer = viewer.value;
  return positionPath(id, { at: at.value, as: eyes, record: reel.head.first > 0 });
}

/** The address names the moment, so that a reload shows it again. */
function nameMoments(projector: ReplayPlayer, source: SourceName): () => void {
  if (source.kind === 'file') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const path = pathOf(projector, source.id);
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(history.state, '', path), CLOSE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function share(projector: ReplayPlayer, source: Exclude<SourceName, { kind: 'file' }>): Promise<void> {
  const words = replayMessages.value.share;
  const link = new URL(pathOf(projector, source.id), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast(source.kind === 'local' ? words.onDevice : words.copied);
  } catch {
    showToast(`${words.cannot} ${link}`, 'bad');
  }
}

async function save(reel: ReplaySource): Promise<void> {
  const file = await reel.file();
  const blob = new Blob([JSON.stringify(file, undefined, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `gonfalon-${file.game}-${reel.head.info.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
