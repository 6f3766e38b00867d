/**
 * The one place where something is decided: where in the turn it is, what is asked, what one needs to know, and what
 * can be pressed, always in this order. A bar above the board, or a sheet under the thumb; its size never changes.
 */
import type { Scene } from '@gonfalon/ui-kit';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import { Label } from '../label.tsx';
import { hasSheet } from '../layout.ts';
import { turnsBegun } from '../panels/log-groups.ts';
import { SeatSign } from '../seat-mark.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import { AdviceButton, AdvicePanel } from './advice-panel.tsx';
import { AutoPassButtons } from './auto-pass.tsx';
import { Acts, Offers, PressButton } from './choices.tsx';
import type { Decision } from './decision.ts';
import { decisionOf } from './decision.ts';
import { HandCards } from './hand.tsx';
import { OddsFigures } from './odds.tsx';
import { refusalOf } from './refusal-panel.tsx';
import { TrayContent } from './tray.tsx';

export function PromptBar({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  if (!scene) return null;
  const decision = decisionOf(vm);
  const mine = scene.question !== undefined;
  const states = ['asked', mine && 'is-mine', scene.question?.autoPass && 'is-reaction'];
  return (
    <section
      class={states.filter(Boolean).join(' ')}
      data-state={decision.state}
      data-tray={vm.ui.tray?.open(scene) ? '' : undefined}
    >
      <div class="turn-row">
        <div class="turn">
          {scene.toMove !== undefined && <SeatSign ui={vm.ui} seat={scene.toMove} at={factsOf(scene)} />}
          <strong class="whose">{whose(vm, scene)}</strong>
          {scene.viewer === 'spectator' && <span class="tag">{messages.value.table.watching}</span>}
          <Phases vm={vm} scene={scene} />
        </div>
        <div class="asides">
          <TakeBack vm={vm} />
          <AdviceButton vm={vm} />
          <Waived vm={vm} />
        </div>
      </div>
      <div class="ends choices">
        {mayAutoPass(decision, scene) && scene.question && vm.session.kind !== 'lesson' && (
          <AutoPassButtons vm={vm} question={scene.question} />
        )}
        {decision.ends.map((press) => (
          <PressButton key={press.label} vm={vm} press={press} class="is-end" />
        ))}
      </div>
      <div class="choice-row">
        <Ask vm={vm} scene={scene} decision={decision} />
        <div class="ask-body">
          <Body vm={vm} scene={scene} decision={decision} />
        </div>
        <Acts vm={vm} decision={decision} />
      </div>
      <AdvicePanel vm={vm} />
    </section>
  );
}

const mayAutoPass = ({ state }: Decision, { question }: Scene): boolean =>
  state === 'reaction' || (state === 'idle' && question?.autoPass?.acts === true);

/** The question of this very step, or why what was pressed cannot be chosen: one line, and more if it is wanted. */
function Ask({ vm, scene, decision }: PartProps) {
  const words = messages.value.table;
  const refused = vm.refused.value;
  return (
    <p class="ask" aria-live="polite">
      {refused ? (
        <span class="ask-refused" role="alert">
          {refusalOf(refused, scene)}{' '}
          <button
            type="button"
            class="link-button"
            onClick={() => {
              vm.whyOpen.value = true;
            }}
          >
            {words.why.title}
          </button>
        </span>
      ) : (
        <span class="prompt">{promptText(vm, scene, decision)}</span>
      )}
      {decision.state === 'idle' && !refused && <RecapLines vm={vm} />}
      {decision.state === 'confirm' && <small class="final">{words.final}</small>}
    </p>
  );
}

/** What the others did last, as long as nothing was chosen. */
function RecapLines({ vm }: { readonly vm: TableViewModel }) {
  return vm.recap.value?.lines.map((line) => (
    <small key={line} class="recap-line" title={line}>
      {line}
    </small>
  ));
}

function promptText(vm: TableViewModel, scene: Scene, { state, main }: Decision): string {
  const words = messages.value.table;
  if (vm.pointing?.isRead) return messages.value.lesson.read;
  const { reading, picks } = vm;
  if (state === 'reading' && reading.value !== undefined)
    return vm.ui.explain(reading.value, scene)?.title ?? scene.messages.ref(reading.value);
  if (state === 'confirm' && main) return words.sure(main.label);
  const last = picks.value.refs.at(-1);
  if (last === undefined || (state !== 'choosing' && state !== 'number')) return promptOf(vm, scene);
  const own = vm.ui.prompt?.(scene);
  if (own !== undefined) return own;
  return state === 'number' ? words.howMany : words.goOn(scene.messages.ref(last));
}

interface PartProps {
  readonly vm: TableViewModel;
  readonly scene: Scene;
  readonly decision: Decision;
}

/** What one needs to know. Where there is room all of this but numbers and odds lies beside the board. */
function Body({ vm, scene, decision }: PartProps) {
  const { state, others, numbers } = decision;
  const { Detail } = vm.ui;
  const drawn = vm.drawnScene.value ?? scene;
  if (state === 'reading' && vm.reading.value !== undefined)
    return vm.ui.explain(vm.reading.value, scene)?.lines.map((line) => <p key={line}>{line}</p>);
  if (state === 'confirm') return <OddsFigures vm={vm} />;
  const offers = others.length + numbers.length > 0 && <Offers vm={vm} decision={decision} />;
  if (!hasSheet.value) return offers;
  if (vm.ui.tray?.open(scene))
    return (
      <>
        <TrayContent vm={vm} />
        {offers}
      </>
    );
  if (offers) return offers;
  if (scene.selected.length > 0 && Detail) return <Detail scene={drawn} />;
  if (!scene.question && vm.session.kind !== 'lesson') return <Recent vm={vm} scene={scene} />;
  return <HandCards vm={vm} />;
}

/** What happened last, for those who wait. */
function Recent({ vm, scene }: { readonly vm: TableViewModel; readonly scene: Scene }) {
  const seen = vm.shown.value?.seq ?? 0;
  const lines = vm.session.news.value
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

function Phases({ vm, scene }: { readonly vm: TableViewModel; readonly scene: Scene }) {
  const words = messages.value.table;
  if (vm.over.value) return null;
  const { label, rule } = vm.ui.phase(scene);
  const steps = vm.ui.phases?.(scene) ?? [];
  const link = (
    <a
      class="phase"
      href={`/rules/${vm.ui.module.game.id}#${rule}`}
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

function whose(vm: TableViewModel, { question, toMove, names, viewer }: Scene): string {
  const words = messages.value.table;
  const owner = vm.turnOwner.value ?? toMove;
  if (vm.over.value) return words.end.title;
  if (vm.pointing?.isRead) return messages.value.lesson.panel;
  if (question?.autoPass && owner !== question.seat) return words.reaction.title;
  if (question && owner === question.seat) return words.yourTurn;
  if (owner === undefined) return words.somebodysTurn;
  if (owner === viewer) return words.ownTurn;
  const name = names[owner] ?? '';
  return question ? words.askedIn : words.turnOf(name);
}

/** What is asked, in a sentence. */
export function promptOf(vm: TableViewModel, scene: Scene): string {
  const words = messages.value.table;
  const { question, toMove, names } = scene;
  const { result, over } = vm.shown.value ?? {};
  const ended = over?.result ?? result;
  if (over?.by === 'draw' || over?.by === 'stop') return words.end[over.by];
  if (over?.by === 'host') return messages.value.site.closed;
  if (ended) return scene.messages.ending(ended);
  if (vm.busy.value) return words.sending;
  if (question) return scene.messages.prompt(question);
  if (toMove === undefined) return words.waitingForSomebody;
  const name = names[toMove] ?? '';
  const bot = vm.session.info.value?.seats[toMove]?.kind === 'bot';
  return bot ? words.waitingForBot(name) : words.waitingFor(name);
}

function TakeBack({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table;
  const { mayUndo, mayTakeBack } = vm.shown.value ?? {};
  if (vm.over.value || vm.pending.value || !(mayUndo || mayTakeBack)) return null;
  if (!mayUndo) {
    return (
      <div class="take-back">
        <button
          type="button"
          class="button is-plain"
          title={words.takeBackHint}
          onClick={() => void vm.undo()}
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
        onClick={() => void vm.undo()}
      >
        <Icon name="return-arrow" />
        <span>{words.undo}</span>
      </button>
      <button type="button" class="button is-plain" title={words.reset} onClick={() => void vm.reset()}>
        <Icon name="anticlockwise-rotation" />
        <Label short={words.resetShort} long={words.reset} />
      </button>
    </div>
  );
}

function Waived({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.reaction;
  const at = vm.waivedAt.value;
  const hushed = vm.shown.value?.hushed ?? [];
  const lasts = at === Number.POSITIVE_INFINITY || at === turnsBegun(vm.session.news.value);
  if (!(lasts || hushed.length > 0) || vm.over.value) return null;
  return (
    <button type="button" class="button is-plain" title={words.waived} onClick={() => void vm.askAgain()}>
      {words.again}
    </button>
  );
}
