/**
 * What can be pressed now, each in its place: the main button finishes or gives up the choice that is half made, its
 * neighbour goes back, and whatever ends a phase stands apart.
 */
import type { Choice, Question, Ref } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';
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

export function decisionOf(vm: TableViewModel): Decision {
  const scene = vm.scene.value;
  const question = scene?.question;
  if (vm.over.value) return { ...NOTHING, state: 'over' };
  if (!scene || !question || vm.busy.value || !vm.stage.idle.value) return { ...NOTHING, state: 'waiting' };
  const { reading, pending } = vm;
  if (reading.value !== undefined) return toRead(vm, scene, reading.value);
  if (pending.value) return toConfirm(vm, scene, pending.value);
  return toChoose(vm, scene, question);
}

const goBack = (vm: TableViewModel): Press => ({
  label: messages.value.table.cancel,
  act: () => vm.back(),
});

/** What a choice does, in as few words as the game has for it. */
function labelOf(vm: TableViewModel, scene: Scene, choice: Choice): string {
  return vm.ui.action?.(choice, scene) ?? scene.messages.choice(choice, scene.question);
}

const press = (vm: TableViewModel, scene: Scene, choice: Choice, off = false): Press => ({
  label: labelOf(vm, scene, choice),
  act: () => vm.propose(choice),
  choice,
  off,
});

/** A card that was touched is read first. */
function toRead(vm: TableViewModel, scene: Scene, ref: Ref): Decision {
  const { table } = messages.value;
  return {
    ...NOTHING,
    state: 'reading',
    back: { label: table.close, act: () => vm.back() },
    main: { label: table.play, act: () => vm.pick(ref), off: !scene.offered.has(ref) },
  };
}

function toConfirm(vm: TableViewModel, scene: Scene, choice: Choice): Decision {
  return {
    ...NOTHING,
    state: 'confirm',
    back: goBack(vm),
    main: { label: labelOf(vm, scene, choice), act: () => vm.confirm(), choice },
  };
}

function toChoose(vm: TableViewModel, scene: Scene, question: Question): Decision {
  const buttons = vm.buttons.value;
  const isPicked = vm.picks.value.refs.length > 0;
  const numbers = numbersOf(vm, scene);
  const chosen = numbers.find(({ isChosen }) => isChosen);
  const wholes = buttons.others.filter(({ kind }) => kind === 'choice');
  const [whole] = wholes;
  const single = whole?.kind === 'choice' && wholes.length === 1 && !chosen ? whole : undefined;
  const others = buttons.others
    .filter((button) => button !== single)
    .map((button) => other(vm, scene, button));
  const pass =
    question.autoPass &&
    buttons.plain.find((choice) => sameChoice(choice, question.autoPass?.choice ?? choice));
  const plain = buttons.plain.filter((choice) => choice !== pass);
  // With nothing else to answer, passing is what goes on.
  const isMain = pass && (question.autoPass?.acts === true || question.choices.length === 1);
  // With nothing else to choose from, these are the answers themselves.
  const isAnswer = scene.offered.size === 0 && !pass;
  const isEnd = ([verb]: Choice) => !isAnswer && (question.ends?.includes(verb) ?? true);
  const answers = plain.filter((choice) => !isEnd(choice));
  const [answer] = answers;
  const only = isAnswer && answers.length === 1 && answer ? press(vm, scene, answer) : undefined;
  return {
    state: chosen ? 'number' : pass && !isMain ? 'reaction' : isPicked ? 'choosing' : 'idle',
    main: chosen ?? (single ? press(vm, scene, single.choice) : isMain ? press(vm, scene, pass) : only),
    back: isPicked ? goBack(vm) : pass && !isMain ? press(vm, scene, pass) : undefined,
    others: [...others, ...(only || isPicked ? [] : answers.map((choice) => press(vm, scene, choice)))],
    numbers,
    ends: plain.filter(isEnd).map((choice) => press(vm, scene, choice, isPicked)),
  };
}

/** A thing that is not drawn: the whole choice if it makes one, its own name if it leads on. */
function other(vm: TableViewModel, scene: Scene, button: Button): Press {
  if (button.kind === 'choice') return press(vm, scene, button.choice);
  const [only] = button.choices;
  const isWhole = only && button.choices.length === 1 && only.length === scene.selected.length + 2;
  return isWhole
    ? press(vm, scene, only)
    : { label: scene.messages.ref(button.ref), act: () => vm.pick(button.ref) };
}

/** The numbers, of which one is always chosen: the last, until another is. */
function numbersOf(vm: TableViewModel, scene: Scene): readonly NumberPress[] {
  const { numbers } = vm.buttons.value;
  const wanted = numbers.some(({ ref }) => ref === vm.number.value) ? vm.number.value : numbers.at(-1)?.ref;
  return numbers.map(({ ref, choices }) => {
    const [only] = choices;
    const choice =
      only && choices.length === 1 && only.length === scene.selected.length + 2 ? only : undefined;
    return {
      ref,
      label: choice ? labelOf(vm, scene, choice) : scene.messages.ref(ref),
      isChosen: ref === wanted,
      choice,
      win: choice && vm.oddsOf(choice)?.win,
      act: () => vm.pick(ref),
    };
  });
}
