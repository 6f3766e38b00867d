/**
 * What can be pressed now, each in its place: the main button finishes or gives up the choice that is half made, its
 * neighbour goes back, and whatever ends a phase stands apart.
 */
import type { Choice, Question, Ref } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { say } from '../../messages/messages.ts';
import type { Sitting } from '../table-view-model.ts';
import type { Button } from './choice-selection.ts';

export interface Press {
  readonly label: string;
  readonly act: () => void;
  /** What it would choose, if that is known: its odds are shown while it is pointed at. */
  readonly choice?: Choice | undefined;
  readonly off?: boolean;
}

export interface NumberPress extends Press {
  readonly ref: Ref;
  readonly isChosen: boolean;
  /** The chance of success, 0 to 1. */
  readonly win?: number | undefined;
}

export interface Decision {
  readonly state: 'idle' | 'choosing' | 'number' | 'confirm' | 'reading' | 'reaction' | 'waiting' | 'over';
  readonly main?: Press | undefined;
  readonly back?: Press | undefined;
  readonly others: readonly Press[];
  readonly numbers: readonly NumberPress[];
  readonly ends: readonly Press[];
}

const NOTHING = { others: [], numbers: [], ends: [] } as const;

export function decisionOf(sitting: Sitting): Decision {
  const scene = sitting.scene.value;
  const question = scene?.question;
  if (sitting.over.value) return { ...NOTHING, state: 'over' };
  if (!scene || !question || sitting.busy.value || !sitting.stage.idle.value)
    return { ...NOTHING, state: 'waiting' };
  const { reading, pending } = sitting;
  if (reading.value !== undefined) return toRead(sitting, scene, reading.value);
  if (pending.value) return toConfirm(sitting, scene, pending.value);
  return toChoose(sitting, scene, question);
}

const goBack = (sitting: Sitting): Press => ({
  label: say.value.table.cancel,
  act: () => sitting.back(),
});

/** What a choice does, in as few words as the game has for it. */
function labelOf(sitting: Sitting, scene: Scene, choice: Choice): string {
  return sitting.ui.action?.(choice, scene) ?? scene.messages.choice(choice, scene.question);
}

const press = (sitting: Sitting, scene: Scene, choice: Choice, off = false): Press => ({
  label: labelOf(sitting, scene, choice),
  act: () => sitting.propose(choice),
  choice,
  off,
});

/** A card that was touched is read first. */
function toRead(sitting: Sitting, scene: Scene, ref: Ref): Decision {
  const { table } = say.value;
  return {
    ...NOTHING,
    state: 'reading',
    back: { label: table.close, act: () => sitting.back() },
    main: { label: table.play, act: () => sitting.pick(ref), off: !scene.offered.has(ref) },
  };
}

function toConfirm(sitting: Sitting, scene: Scene, choice: Choice): Decision {
  return {
    ...NOTHING,
    state: 'confirm',
    back: goBack(sitting),
    main: { label: labelOf(sitting, scene, choice), act: () => sitting.confirm(), choice },
  };
}

function toChoose(sitting: Sitting, scene: Scene, question: Question): Decision {
  const buttons = sitting.buttons.value;
  const isPicked = sitting.picks.value.refs.length > 0;
  const numbers = numbersOf(sitting, scene);
  const chosen = numbers.find(({ isChosen }) => isChosen);
  const wholes = buttons.others.filter(({ kind }) => kind === 'choice');
  const [whole] = wholes;
  const single = whole?.kind === 'choice' && wholes.length === 1 && !chosen ? whole : undefined;
  const others = buttons.others
    .filter((button) => button !== single)
    .map((button) => other(sitting, scene, button));
  const pass =
    question.autoPass &&
    buttons.plain.find((choice) => sameChoice(choice, question.autoPass?.choice ?? choice));
  const plain = buttons.plain.filter((choice) => choice !== pass);
  const isMain = pass && question.autoPass?.acts;
  // With nothing else to choose from, these are the answers themselves.
  const isAnswer = scene.offered.size === 0 && !pass;
  const isEnd = ([verb]: Choice) => !isAnswer && (question.ends?.includes(verb) ?? true);
  const answers = plain.filter((choice) => !isEnd(choice));
  const [answer] = answers;
  const only = isAnswer && answers.length === 1 && answer ? press(sitting, scene, answer) : undefined;
  return {
    state: chosen ? 'number' : pass && !isMain ? 'reaction' : isPicked ? 'choosing' : 'idle',
    main:
      chosen ?? (single ? press(sitting, scene, single.choice) : isMain ? press(sitting, scene, pass) : only),
    back: isPicked ? goBack(sitting) : pass && !isMain ? press(sitting, scene, pass) : undefined,
    others: [...others, ...(only || isPicked ? [] : answers.map((choice) => press(sitting, scene, choice)))],
    numbers,
    ends: plain.filter(isEnd).map((choice) => press(sitting, scene, choice, isPicked)),
  };
}

/** A thing that is not drawn: the whole choice if it makes one, its own name if it leads on. */
function other(sitting: Sitting, scene: Scene, button: Button): Press {
  if (button.kind === 'choice') return press(sitting, scene, button.choice);
  const [only] = button.choices;
  const isWhole = only && button.choices.length === 1 && only.length === scene.selected.length + 2;
  return isWhole
    ? press(sitting, scene, only)
    : { label: scene.messages.ref(button.ref), act: () => sitting.pick(button.ref) };
}

/** The numbers, of which one is always chosen: the last, until another is. */
function numbersOf(sitting: Sitting, scene: Scene): readonly NumberPress[] {
  const { numbers } = sitting.buttons.value;
  const wanted = numbers.some(({ ref }) => ref === sitting.number.value)
    ? sitting.number.value
    : numbers.at(-1)?.ref;
  return numbers.map(({ ref, choices }) => {
    const [only] = choices;
    const choice =
      only && choices.length === 1 && only.length === scene.selected.length + 2 ? only : undefined;
    return {
      ref,
      label: choice ? labelOf(sitting, scene, choice) : scene.messages.ref(ref),
      isChosen: ref === wanted,
      choice,
      win: choice && sitting.oddsOf(choice)?.win,
      act: () => sitting.pick(ref),
    };
  });
}
