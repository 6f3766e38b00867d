/** The few kinds of fields that the editor's forms are made of. */
import { useId } from 'preact/hooks';

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly picks: readonly (readonly [value: T, label: string])[];
  readonly hint?: string;
  readonly onPick: (value: T) => void;
}

export function SelectField<T extends string>({ label, value, picks, hint, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <div class="field editor-row">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onChange={({ currentTarget }) => {
          const picked = picks.find(([one]) => one === currentTarget.value);
          if (picked) onPick(picked[0]);
        }}
      >
        {picks.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <Hint id={id} text={hint} />
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly hint?: string;
  /** Told nothing if the field was emptied. */
  readonly onCount: (value: number | undefined) => void;
}

export function NumberField({ label, value, min, max, hint, onCount }: CountProps) {
  const id = useId();
  return (
    <div class="field editor-row">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={value === undefined ? '' : String(value)}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.value === '' ? undefined : Math.trunc(Number(currentTarget.value));
          const kept = wanted === undefined ? undefined : Math.min(max, Math.max(min, wanted));
          onCount(kept);
          currentTarget.value = kept === undefined ? '' : String(kept);
        }}
      />
      <Hint id={id} text={hint} />
    </div>
  );
}

function Hint({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text ? (
    <span class="hint" id={`${id}-hint`}>
      {text}
    </span>
  ) : null;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  /** The language of what is written. */
  readonly lang: string;
  readonly most: number;
  readonly rows?: number;
  readonly onText: (text: string) => void;
}

export function TextField({ label, value, lang, most, rows, onText }: LineProps) {
  const id = useId();
  const shared = { id, lang, value, maxLength: most };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows === undefined ? (
        <input type="text" {...shared} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      ) : (
        <textarea rows={rows} {...shared} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      )}
    </div>
  );
}
