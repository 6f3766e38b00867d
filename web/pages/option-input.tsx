/** One setting of a table, by its kind. */
import type { Json } from '@gonfalon/kernel';
import type { OptionField } from '@gonfalon/ui-kit';
import { useId } from 'preact/hooks';

interface Props {
  readonly field: OptionField;
  readonly value: Json | undefined;
  onChange(value: string | number | boolean): void;
}

export function OptionInput({ field, value, onChange }: Props) {
  const id = useId();
  const hint = field.hint && (
    <span class="hint" id={`${id}-hint`}>
      {field.hint}
    </span>
  );
  const described = field.hint ? { 'aria-describedby': `${id}-hint` } : {};
  if (field.kind === 'switch') {
    return (
      <div class="field">
        <label class="row">
          <input
            type="checkbox"
            checked={value === true}
            {...described}
            onChange={({ currentTarget: { checked } }) => onChange(checked)}
          />
          {field.label}
        </label>
        {hint}
      </div>
    );
  }
  if (field.kind === 'number') {
    return (
      <div class="field">
        <label for={id}>{field.label}</label>
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          value={String(value)}
          {...described}
          onChange={({ currentTarget: { value: text } }) =>
            onChange(Math.min(field.max, Math.max(field.min, Math.trunc(Number(text) || 0))))
          }
        />
        {hint}
      </div>
    );
  }
  const picked = field.picks.find((pick) => pick.value === value);
  return (
    <div class="field">
      <label for={id}>{field.label}</label>
      <select id={id} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {field.picks.map((pick) => (
          <option key={pick.value} value={pick.value}>
            {pick.label}
          </option>
        ))}
      </select>
      {picked?.hint && <span class="hint">{picked.hint}</span>}
      {hint}
    </div>
  );
}
