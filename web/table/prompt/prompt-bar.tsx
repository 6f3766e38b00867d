/**
 * The one place where something is decided: where in the turn it is, what is asked, what one needs to know, and what
 * can be pressed, always in this order. A bar above the board, or a sheet under the thumb; its size never changes.
 */
import type { Scene } from '@gonfalon/ui-kit';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { say } from '../../messages/messages.ts';
import { Label } from '../label.tsx';
import { hasSheet } from '../layout.ts';
import { turnsBegun } from '../panels/log-groups.ts';
import { SeatSign } from '../seat-mark.tsx';
import type { Sitting } from '../table-view-model.ts';
import { AdviceButton, AdvicePanel } from './advice-panel.tsx';
import { AutoPassButtons } from './auto-pass.tsx';
import { Acts, Offers, PressButton } from './choices.tsx';
import type { Decision } from './decision.ts';
import { decisionOf } from './decision.ts';
import { HandCards } from './hand.tsx';
import { OddsFigures } from './odds.tsx';
import { refusalOf } from './refusal-panel.tsx';
import { TrayContent } from './tray.tsx';

export function Asked({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene) return null;
  const decision = decisionOf(sitting);
  const mine = scene.question !== undefined;
  const states = ['asked', mine && 'is-mine', scene.question?.autoPass && 'is-reaction'];
  return (
    <section
      class={states.filter(Boolean).join(' ')}
      data-state={decision.state}
      data-tray={sitting.ui.tray?.open(scene) ? '' : undefined}
    >
      <div class="turn-row">
        <div class="turn">
          {scene.toMove !== undefined && <SeatSign ui={sitting.ui} seat={scene.toMove} at={factsOf(scene)} />}
          <strong class="whose">{whose(sitting, scene)}</strong>
          {scene.viewer === 'spectator' && <span class="tag">{say.value.table.watching}</span>}
          <Phases sitting={sitting} scene={scene} />
        </div>
        <div class="asides">
          <TakeBack sitting={sitting} />
          <AdviceButton sitting={sitting} />
          <Waived sitting={sitting} />
        </div>
      </div>
      <div class="ends choices">
        {mayAutoPass(decision, scene) && scene.question && sitting.session.kind !== 'lesson' && (
          <AutoPassButtons sitting={sitting} question={scene.question} />
        )}
        {decision.ends.map((press) => (
          <PressButton key={press.label} sitting={sitting} press={press} class="is-end" />
        ))}
      </div>
      <div class="choice-row">
        <Ask sitting={sitting} scene={scene} decision={decision} />
        <div class="ask-body">
          <Body sitting={sitting} scene={scene} decision={decision} />
        </div>
        <Acts sitting={sitting} decision={decision} />
      </div>
      <AdvicePanel sitting={sitting} />
    </section>
  );
}

const mayAutoPass = ({ state }: Decision, { question }: Scene): boolean =>
  state === 'reaction' || (state === 'idle' && question?.autoPass?.acts === true);

/** The question of this very step, or why what was pressed cannot be chosen: one line, and more if it is wanted. */
function Ask({ sitting, scene, decision }: PartProps) {
  const words = say.value.table;
  const refused = sitting.refused.value;
  return (
    <p class="ask" aria-live="polite">
      {refused ? (
        <span class="ask-refused" role="alert">
          {refusalOf(refused, scene)}{' '}
          <button
            type="button"
            class="link-button"
            onClick={() => {
              sitting.whyOpen.value = true;
            }}
          >
            {words.why.title}
          </button>
        </span>
      ) : (
        <span class="prompt">{asked(sitting, scene, decision)}</span>
      )}
      {decision.state === 'idle' && !refused && <RecapLines sitting={sitting} />}
      {decision.state === 'confirm' && <small class="final">{words.final}</small>}
    </p>
  );
}

/** What the others did last, as long as nothing was chosen. */
function RecapLines({ sitting }: { readonly sitting: Sitting }) {
  return sitting.recap.value?.lines.map((line) => (
    <small key={line} class="recap-line" title={line}>
      {line}
    </small>
  ));
}

function asked(sitting: Sitting, scene: Scene, { state, main }: Decision): string {
  const words = say.value.table;
  const { reading, picks } = sitting;
  if (state === 'reading' && reading.value !== undefined)
    return sitting.ui.explain(reading.value, scene)?.title ?? scene.messages.ref(reading.value);
  if (state === 'confirm' && main) return words.sure(main.label);
  const last = picks.value.refs.at(-1);
  if (last === undefined || (state !== 'choosing' && state !== 'number')) return promptOf(sitting, scene);
  const own = sitting.ui.prompt?.(scene);
  if (own !== undefined) return own;
  return state === 'number' ? words.howMany : words.goOn(scene.messages.ref(last));
}

interface PartProps {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly decision: Decision;
}

/** What one needs to know. Where there is room all of this but numbers and odds lies beside the board. */
function Body({ sitting, scene, decision }: PartProps) {
  const { state, others, numbers } = decision;
  const { Detail } = sitting.ui;
  const drawn = sitting.drawnScene.value ?? scene;
  if (state === 'reading' && sitting.reading.value !== undefined)
    return sitting.ui.explain(sitting.reading.value, scene)?.lines.map((line) => <p key={line}>{line}</p>);
  if (state === 'confirm') return <OddsFigures sitting={sitting} />;
  const offers = others.length + numbers.length > 0 && <Offers sitting={sitting} decision={decision} />;
  if (!hasSheet.value) return offers;
  if (sitting.ui.tray?.open(scene))
    return (
      <>
        <TrayContent sitting={sitting} />
        {offers}
      </>
    );
  if (offers) return offers;
  if (scene.selected.length > 0 && Detail) return <Detail scene={drawn} />;
  if (!scene.question && sitting.session.kind !== 'lesson') return <Recent sitting={sitting} scene={scene} />;
  return <HandCards sitting={sitting} />;
}

/** What happened last, for those who wait. */
function Recent({ sitting, scene }: { readonly sitting: Sitting; readonly scene: Scene }) {
  const seen = sitting.shown.value?.seq ?? 0;
  const lines = sitting.session.news.value
    .filter(({ seq }) => seq <= seen)
    .flatMap(({ events }) => events)
    .slice(-2)
    .map((event) => scene.messages.event(event));
  return lines.map((line) => (
    <p key={line} class="recent">
      {line}
    </p>
  ));
}

function Phases({ sitting, scene }: { readonly sitting: Sitting; readonly scene: Scene }) {
  const words = say.value.table;
  if (sitting.over.value) return null;
  const { label, rule } = sitting.ui.phase(scene);
  const steps = sitting.ui.phases?.(scene) ?? [];
  const link = (
    <a
      class="phase"
      href={`/rules/${sitting.ui.module.game.id}#${rule}`}
      target="_blank"
      rel="noreferrer"
      title={words.phase(label)}
    >
      {label}
    </a>
  );
  if (steps.length === 0) return link;
  return (
    <ol class="phases">
      {steps.map(({ label: name, state, note }) => (
        <li key={name} class={`is-${state}`} {...(state === 'now' && { 'aria-current': 'step' })}>
          {state === 'done' && <span aria-hidden="true">✓ </span>}
          {state === 'now' ? link : <span class="phase-name">{name}</span>}
          {note && <small> {note}</small>}
        </li>
      ))}
    </ol>
  );
}

function whose(sitting: Sitting, { question, toMove, names, viewer }: Scene): string {
  const words = say.value.table;
  const owner = sitting.turnOwner.value ?? toMove;
  if (sitting.over.value) return words.end.title;
  if (question?.autoPass && owner !== question.seat) return words.reaction.title;
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
  const { mayUndo, mayTakeBack } = sitting.shown.value ?? {};
  if (sitting.over.value || sitting.pending.value || !(mayUndo || mayTakeBack)) return null;
  if (!mayUndo) {
    return (
      <div class="take-back">
        <button
          type="button"
          class="button is-plain"
          title={words.takeBackHint}
          onClick={() => void sitting.undo()}
        >
          <Icon name="return-arrow" />
          <span>{words.takeBack}</span>
        </button>
      </div>
    );
  }
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
  const hushed = sitting.shown.value?.hushed ?? [];
  const lasts = at === Number.POSITIVE_INFINITY || at === turnsBegun(sitting.session.news.value);
  if (!(lasts || hushed.length > 0) || sitting.over.value) return null;
  return (
    <button
      type="button"
      class="button is-plain"
      title={words.waived}
      onClick={() => void sitting.askAgain()}
    >
      {words.again}
    </button>
  );
}
