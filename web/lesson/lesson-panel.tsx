/** What the lesson says at this step, what to do now, and the way on. */
import type { GameMessages, Ref } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { RuleLink } from '../table/panels/rule-link.tsx';
import type { TableViewModel } from '../table/table-view-model.ts';
import type { LessonPosition, LessonSession } from './lesson-session.ts';

interface Props {
  readonly session: LessonSession;
  readonly vm: TableViewModel;
}

export function LessonPanel({ session, vm }: Props) {
  const words = messages.value.lesson;
  const now = session.place.value;
  const playing = now.goesOn || !vm.stage.idle.value;
  /** While something is being played, the step that led to it stays. */
  const shown = useRef<LessonPosition>(now);
  if (!playing) shown.current = now;
  const { at, of, step, isRead } = shown.current;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => leadFocus(panel.current, vm.byKeyboard), [at, playing, vm]);
  const texts = step && session.lesson.words[language.value].steps[step.id];
  if (!step || !texts) return null;
  const game = vm.ui.module.game.id;
  return (
    <section class="lesson-panel" aria-label={words.panel} ref={panel} tabIndex={-1}>
      <div class="lesson-text" aria-live="polite" aria-atomic="true">
        <p class="lesson-at">{words.at(at + 1, of)}</p>
        <h2>{texts.title}</h2>
        <p>
          {texts.say}{' '}
          {step.rule !== undefined && (
            <RuleLink game={game} rule={step.rule}>
              {words.rule(step.rule)}
            </RuleLink>
          )}
        </p>
        {texts.do !== undefined && (
          <p class="lesson-do">
            <strong>{words.now}</strong> {texts.do}
          </p>
        )}
        <Outlined refs={step.at ?? []} words={vm.ui.module.messages[language.value]} />
      </div>
      {isRead && (
        <button
          type="button"
          class="button is-first lesson-next"
          aria-disabled={playing}
          onClick={() => (playing ? vm.stage.skip() : session.next())}
        >
          {playing ? words.watch : at + 1 === of ? words.finish : words.next}
        </button>
      )}
      <Ways session={session} place={now} />
      <progress class="lesson-progress" max={of} value={at} aria-hidden="true" />
    </section>
  );
}

/** What is outlined, for those who do not see it. */
function Outlined({ refs, words }: { readonly refs: readonly Ref[]; readonly words: GameMessages }) {
  if (refs.length === 0) return null;
  const names = refs.map((ref) => words.ref(ref));
  return <p class="visually-hidden">{messages.value.lesson.outlined([...new Set(names)].join(', '))}</p>;
}

function Ways({ session, place }: { readonly session: LessonSession; readonly place: LessonPosition }) {
  const words = messages.value.lesson;
  const sure = useSignal(false);
  const restart = () => {
    if (sure.value) session.restart();
    sure.value = !sure.value;
  };
  return (
    <div class="lesson-ways">
      {place.deeds.length > 0 && (
        <>
          <Way sign={<span aria-hidden="true">←</span>} label={words.back} act={() => session.back()} />
          <Way
            sign={<Icon name="anticlockwise-rotation" />}
            label={sure.value ? words.restartSure : words.restart}
            asks={sure.value}
            act={restart}
            leave={() => {
              sure.value = false;
            }}
          />
        </>
      )}
      <a class="button is-plain" href="/learn" title={words.leave}>
        <span aria-hidden="true">✕</span> <span>{words.leave}</span>
      </a>
    </div>
  );
}

interface WayProps {
  readonly sign: ComponentChildren;
  readonly label: string;
  /** Then it is told in words, also where only its sign is shown. */
  readonly asks?: boolean;
  readonly act: () => void;
  readonly leave?: () => void;
}

function Way({ sign, label, asks = false, act, leave }: WayProps) {
  const look = asks ? 'button is-plain is-asking' : 'button is-plain';
  return (
    <button type="button" class={look} title={label} onClick={act} onBlur={leave}>
      {sign} <span>{label}</span>
    </button>
  );
}

/** Who plays with the keyboard is led to the way on, or to what is said, when what they were at is gone. */
function leadFocus(panel: HTMLElement | null, byKeyboard: boolean): void {
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  if (!panel || !byKeyboard || !nowhere) return;
  const next = panel.querySelector<HTMLElement>('.lesson-next');
  (next ?? panel).focus();
}
