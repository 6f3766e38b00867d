/** The one line that always says whose turn it is, which phase, and what is asked, with what can be done about it. */
import type { Scene } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { say } from '../messages/say.ts';
import { AdviceButton, AdvicePanel } from './advice-panel.tsx';
import { Choices } from './choices.tsx';
import { Label } from './label.tsx';
import { turnsBegun } from './log-groups.ts';
import { SeatSign } from './seat-mark.tsx';
import type { Sitting } from './sitting.ts';

export function Asked({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene) return null;
  const mine = scene.question !== undefined;
  const states = ['asked', mine && 'is-mine', scene.question?.autoPass && 'is-reaction'];
  return (
    <section class={states.filter(Boolean).join(' ')}>
      <div class="asked-line">
        {scene.toMove !== undefined && <SeatSign ui={sitting.ui} seat={scene.toMove} />}
        <p>
          <Headline sitting={sitting} scene={scene} />
          <span class="prompt">{promptOf(sitting, scene)}</span>
        </p>
      </div>
      <Choices sitting={sitting} />
      {/* While something is to be confirmed, there is nothing else to decide. */}
      {sitting.pending.value === undefined && (
        <div class="asides">
          <TakeBack sitting={sitting} />
          <AdviceButton sitting={sitting} />
        </div>
      )}
      <AdvicePanel sitting={sitting} />
      <Waived sitting={sitting} />
    </section>
  );
}

function Headline({ sitting, scene }: { readonly sitting: Sitting; readonly scene: Scene }) {
  const words = say.value.table;
  const phase = sitting.over.value ? undefined : sitting.ui.phase(scene);
  return (
    <span class="headline">
      <strong class="whose">{whose(sitting, scene)}</strong>
      {scene.viewer === 'spectator' && <span class="tag">{words.watching}</span>}
      {phase && (
        <a
          class="phase"
          href={`/rules/${sitting.ui.module.game.id}#${phase.rule}`}
          target="_blank"
          rel="noreferrer"
          title={words.phase(phase.label)}
        >
          {phase.label}
        </a>
      )}
    </span>
  );
}

function whose(sitting: Sitting, { question, toMove, names, viewer }: Scene): string {
  const words = say.value.table;
  const owner = sitting.turnOwner.value ?? toMove;
  if (sitting.over.value) return words.end.title;
  if (question?.autoPass) return words.reaction.title;
  if (question && owner === question.seat) return words.yourTurn;
  if (owner === undefined) return words.somebodysTurn;
  if (owner === viewer) return words.ownTurn;
  const name = names[owner] ?? '';
  return question ? words.askedIn(name) : words.turnOf(name);
}

/** What is asked, in a sentence. */
export function promptOf(sitting: Sitting, scene: Scene): string {
  const words = say.value.table;
  const { question, toMove, names } = scene;
  const { result, over } = sitting.shown.value ?? {};
  const ended = over?.result ?? result;
  if (over?.by === 'draw' || over?.by === 'stop') return words.end[over.by];
  if (over?.by === 'host') return say.value.site.closed;
  if (ended) return scene.messages.ending(ended);
  if (sitting.busy.value) return words.sending;
  if (question) return scene.messages.prompt(question);
  if (toMove === undefined) return words.waitingForSomebody;
  const name = names[toMove] ?? '';
  const bot = sitting.session.info.value?.seats[toMove]?.kind === 'bot';
  return bot ? words.waitingForBot(name) : words.waitingFor(name);
}

function TakeBack({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table;
  if (!sitting.shown.value?.mayUndo || sitting.over.value) return null;
  return (
    <div class="take-back">
      <button
        type="button"
        class="button is-plain"
        title={`${words.undo} (u)`}
        onClick={() => void sitting.undo()}
      >
        <Icon name="return-arrow" />
        <span>{words.undo}</span>
      </button>
      <button type="button" class="button is-plain" title={words.reset} onClick={() => void sitting.reset()}>
        <Icon name="anticlockwise-rotation" />
        <Label short={words.resetShort} long={words.reset} />
      </button>
    </div>
  );
}

function Waived({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.reaction;
  const at = sitting.waivedAt.value;
  const active = at !== undefined && at === turnsBegun(sitting.session.news.value) && !sitting.over.value;
  if (!active) return null;
  return (
    <p class="waived">
      <span>{words.waived}</span>
      <button type="button" class="button is-plain" onClick={() => void sitting.waive(false)}>
        {words.again}
      </button>
    </p>
  );
}
