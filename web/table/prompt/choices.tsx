/** The buttons: each in the place that its part has. */
import type { Choice } from '@gonfalon/kernel';
import { messages } from '../../messages/messages.ts';
import { language } from '../../settings/settings.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Decision, NumberPress, Press } from './decision.ts';

interface PressProps {
  readonly vm: TableViewModel;
  readonly press: Press;
  readonly class?: string;
}

export function PressButton({ vm, press, class: extra = '' }: PressProps) {
  const { label, act, choice, off = false } = press;
  return (
    <button
      type="button"
      class={`button ${extra}`}
      title={label}
      data-choice={choice?.join(' ')}
      disabled={off}
      onClick={act}
      {...hinting(vm, choice)}
    >
      <span>{label}</span>
    </button>
  );
}

/** While a button is pointed at, the odds are those of what it would choose. */
function hinting(vm: TableViewModel, choice: Choice | undefined) {
  const hint = (on: boolean) => () => {
    vm.hinted.value = on ? choice : undefined;
  };
  return {
    onPointerEnter: hint(true),
    onPointerLeave: hint(false),
    onFocus: hint(true),
    onBlur: hint(false),
  };
}

/** The main button and the way back, always in the same boxes. */
export function Acts({ vm, decision }: { readonly vm: TableViewModel; readonly decision: Decision }) {
  const { main, back, state } = decision;
  const asks = state !== 'waiting' && state !== 'over';
  return (
    <div
      class={asks ? 'choices acts' : 'acts'}
      {...(state === 'confirm' && { role: 'alertdialog', 'aria-label': main?.label })}
    >
      {back ? <PressButton vm={vm} press={back} class="is-back" /> : <span class="acts-place" />}
      {main ? (
        <PressButton vm={vm} press={main} class="is-first is-main" />
      ) : (
        <span class={asks ? 'acts-place is-main is-open' : 'acts-place is-main'} aria-hidden="true">
          {asks && messages.value.table.nothingChosen}
        </span>
      )}
    </div>
  );
}

/** Numbers, and things that cannot be pressed on the board. */
export function Offers({ vm, decision }: { readonly vm: TableViewModel; readonly decision: Decision }) {
  const { others, numbers } = decision;
  if (others.length + numbers.length === 0) return null;
  return (
    <div class="choices offers">
      {numbers.length > 0 && <Numbers vm={vm} numbers={numbers} />}
      {others.map((press) => (
        <PressButton key={press.label} vm={vm} press={press} />
      ))}
    </div>
  );
}

function Numbers({ vm, numbers }: { readonly vm: TableViewModel; readonly numbers: readonly NumberPress[] }) {
  const words = messages.value.table;
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
            vm.number.value = ref;
          }}
          {...hinting(vm, choice)}
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
  readonly vm: TableViewModel;
  readonly choice: Choice;
  readonly first?: boolean;
  readonly children: string;
}

/** A whole choice, in the words of the table. */
export function ChoiceButton({ vm, choice, first = false, children }: ChoiceProps) {
  const press = { label: children, act: () => vm.propose(choice), choice, off: vm.busy.value };
  return <PressButton vm={vm} press={press} class={first ? 'is-first' : ''} />;
}
