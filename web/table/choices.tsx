/** The buttons: what can be chosen but not be clicked on the board. */
import type { Choice, Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { say } from '../messages/say.ts';
import type { Button } from './narrowing.ts';
import type { Sitting } from './sitting.ts';
import { mayGoBack } from './sitting.ts';

/** So few numbers are told in words. */
const FEW = 2;

export function Choices({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  const { plain, others, numbers } = sitting.buttons.value;
  const words = say.value.table;
  const pending = sitting.pending.value;
  // What was chosen is under way, or being played.
  if (!scene || sitting.busy.value || !sitting.stage.idle.value) return null;
  if (pending) return <Confirm sitting={sitting} choice={pending} />;
  const inWords = numbers.length <= FEW;
  return (
    <div class="choices">
      {others.map((button) => (
        <OtherButton key={keyOf(button)} sitting={sitting} scene={scene} button={button} />
      ))}
      {inWords &&
        numbers.map(({ ref, choices }) => (
          <ThingButton key={ref} sitting={sitting} scene={scene} thing={ref} choices={choices} />
        ))}
      {!inWords && <Numbers sitting={sitting} scene={scene} />}
      {plain.map((choice) => (
        <ChoiceButton
          key={choice[0]}
          sitting={sitting}
          choice={choice}
          first={others.length + numbers.length === 0 && plain.length === 1}
        >
          {scene.messages.choice(choice)}
        </ChoiceButton>
      ))}
      {scene.question?.autoPass && sitting.session.kind !== 'lesson' && (
        <button type="button" class="button is-plain" onClick={() => void sitting.waive(true)}>
          {words.reaction.waive}
        </button>
      )}
      {mayGoBack(sitting) && (
        <button type="button" class="button is-plain" onClick={() => sitting.back()}>
          <span aria-hidden="true">←</span> {words.back}
        </button>
      )}
    </div>
  );
}

function Confirm({ sitting, choice }: { readonly sitting: Sitting; readonly choice: Choice }) {
  const words = say.value.table;
  const label = sitting.scene.value?.messages.choice(choice) ?? '';
  return (
    <div class="choices" role="alertdialog" aria-label={words.sure(label)}>
      <strong class="sure">{words.sure(label)}</strong>
      <button type="button" class="button is-first" onClick={() => sitting.confirm()}>
        {words.yes}
      </button>
      <button type="button" class="button" onClick={() => sitting.back()}>
        {words.no}
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly sitting: Sitting;
  readonly choice: Choice;
  readonly first?: boolean;
  readonly children: string;
}

export function ChoiceButton({ sitting, choice, first = false, children }: ChoiceProps) {
  const hint = (on: boolean) => () => {
    sitting.hinted.value = on ? choice : undefined;
  };
  return (
    <button
      type="button"
      class={first ? 'button is-first' : 'button'}
      disabled={sitting.busy.value}
      onClick={() => sitting.propose(choice)}
      onPointerEnter={hint(true)}
      onPointerLeave={hint(false)}
      onFocus={hint(true)}
      onBlur={hint(false)}
    >
      {children}
    </button>
  );
}

interface ThingProps {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly thing: Ref;
  readonly choices: readonly Choice[];
}

/** A thing that is not drawn: the whole choice if it makes one, its own name if it leads on. */
function ThingButton({ sitting, scene, thing, choices }: ThingProps) {
  const [only] = choices;
  if (only && choices.length === 1 && only.length === scene.selected.length + 2) {
    return (
      <ChoiceButton sitting={sitting} choice={only}>
        {scene.messages.choice(only)}
      </ChoiceButton>
    );
  }
  return (
    <button type="button" class="button" disabled={sitting.busy.value} onClick={() => sitting.pick(thing)}>
      {scene.messages.ref(thing)}
    </button>
  );
}

function OtherButton(props: { readonly sitting: Sitting; readonly scene: Scene; readonly button: Button }) {
  const { sitting, scene, button } = props;
  if (button.kind === 'thing')
    return <ThingButton sitting={sitting} scene={scene} thing={button.ref} choices={button.choices} />;
  return (
    <ChoiceButton sitting={sitting} choice={button.choice}>
      {scene.messages.choice(button.choice)}
    </ChoiceButton>
  );
}

function Numbers({ sitting, scene }: { readonly sitting: Sitting; readonly scene: Scene }) {
  const { numbers } = sitting.buttons.value;
  const words = say.value.table;
  const last = numbers.length - 1;
  return (
    <fieldset class="numbers">
      <legend class="visually-hidden">{words.howMany}</legend>
      {numbers.map(({ ref, choices }, i) => {
        const [only] = choices;
        const label = only && choices.length === 1 ? scene.messages.choice(only) : ref;
        const hint = (on: boolean) => () => {
          sitting.hinted.value = on && choices.length === 1 ? only : undefined;
        };
        return (
          <button
            key={ref}
            type="button"
            class={i === last ? 'button is-number is-first' : 'button is-number'}
            aria-label={label}
            title={label}
            disabled={sitting.busy.value}
            onClick={() => sitting.pick(ref)}
            onPointerEnter={hint(true)}
            onPointerLeave={hint(false)}
            onFocus={hint(true)}
            onBlur={hint(false)}
          >
            {i === last ? words.all(ref) : ref}
          </button>
        );
      })}
    </fieldset>
  );
}

function keyOf(button: Button): string {
  return button.kind === 'thing' ? `thing ${button.ref}` : button.choice.join(' ');
}
