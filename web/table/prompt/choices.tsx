/** The buttons: each in the place that its part has. */
import type { Choice } from '@gonfalon/kernel';
import { say } from '../../messages/messages.ts';
import { language } from '../../settings/settings.ts';
import type { Sitting } from '../table-view-model.ts';
import type { Decision, NumberPress, Press } from './decision.ts';

interface PressProps {
  readonly sitting: Sitting;
  readonly press: Press;
  readonly class?: string;
}

export function PressButton({ sitting, press, class: extra = '' }: PressProps) {
  const { label, act, choice, off = false } = press;
  return (
    <button
      type="button"
      class={`button ${extra}`}
      title={label}
      data-choice={choice?.join(' ')}
      disabled={off}
      onClick={act}
      {...hinting(sitting, choice)}
    >
      <span>{label}</span>
    </button>
  );
}

/** While a button is pointed at, the odds are those of what it would choose. */
function hinting(sitting: Sitting, choice: Choice | undefined) {
  const hint = (on: boolean) => () => {
    sitting.hinted.value = on ? choice : undefined;
  };
  return {
    onPointerEnter: hint(true),
    onPointerLeave: hint(false),
    onFocus: hint(true),
    onBlur: hint(false),
  };
}

/** The main button and the way back, always in the same boxes. */
export function Acts({ sitting, decision }: { readonly sitting: Sitting; readonly decision: Decision }) {
  const { main, back, state } = decision;
  const asks = state !== 'waiting' && state !== 'over';
  return (
    <div
      class={asks ? 'choices acts' : 'acts'}
      {...(state === 'confirm' && { role: 'alertdialog', 'aria-label': main?.label })}
    >
      {back ? <PressButton sitting={sitting} press={back} class="is-back" /> : <span class="acts-place" />}
      {main ? (
        <PressButton sitting={sitting} press={main} class="is-first is-main" />
      ) : (
        <span class={asks ? 'acts-place is-main is-open' : 'acts-place is-main'} aria-hidden="true">
          {asks && say.value.table.nothingChosen}
        </span>
      )}
    </div>
  );
}

/** Numbers, and things that cannot be pressed on the board. */
export function Offers({ sitting, decision }: { readonly sitting: Sitting; readonly decision: Decision }) {
  const { others, numbers } = decision;
  if (others.length + numbers.length === 0) return null;
  return (
    <div class="choices offers">
      {numbers.length > 0 && <Numbers sitting={sitting} numbers={numbers} />}
      {others.map((press) => (
        <PressButton key={press.label} sitting={sitting} press={press} />
      ))}
    </div>
  );
}

function Numbers({
  sitting,
  numbers,
}: {
  readonly sitting: Sitting;
  readonly numbers: readonly NumberPress[];
}) {
  const words = say.value.table;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <fieldset class="numbers">
      <legend class="visually-hidden">{words.howMany}</legend>
      {numbers.map(({ ref, label, isChosen, win, choice }, i) => (
        <button
          key={ref}
          type="button"
          class="number"
          data-number={ref}
          aria-label={label}
          aria-pressed={isChosen}
          title={label}
          onClick={() => {
            sitting.number.value = ref;
          }}
          {...hinting(sitting, choice)}
        >
          {win !== undefined && (
            <span class="number-bar" style={{ blockSize: `${Math.round(win * 100)}%` }} />
          )}
          <b>{i === numbers.length - 1 && numbers.length > 1 ? words.all(ref) : ref}</b>
          {win !== undefined && <small>{percent.format(win)}</small>}
        </button>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly sitting: Sitting;
  readonly choice: Choice;
  readonly first?: boolean;
  readonly children: string;
}

/** A whole choice, in the words of the table. */
export function ChoiceButton({ sitting, choice, first = false, children }: ChoiceProps) {
  const press = { label: children, act: () => sitting.propose(choice), choice, off: sitting.busy.value };
  return <PressButton sitting={sitting} press={press} class={first ? 'is-first' : ''} />;
}
