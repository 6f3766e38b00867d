/** How long something lasts, in hours; 0 has a meaning of its own. */
interface Props<Hours extends number> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** In the order in which they are listed. */
  readonly hours: readonly Hours[];
  readonly words: Readonly<Record<Hours, string>>;
  /** What is chosen at first. */
  readonly first: NoInfer<Hours>;
}

export function HourChoice<Hours extends number>(props: Props<Hours>) {
  const { name, label, hint, hours, words, first } = props;
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select name={name}>
        {hours.map((some) => (
          <option key={some} value={some} selected={some === first}>
            {words[some]}
          </option>
        ))}
      </select>
      {hint && <span class="hint">{hint}</span>}
    </label>
  );
}
