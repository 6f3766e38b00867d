/** What one looks for in a list: a part of a name, and which list. */
import { adminMessages } from './messages.ts';

interface Props {
  readonly label: string;
  readonly which: string;
  readonly lists: readonly (readonly [value: string, label: string])[];
  onSearch(query: { readonly which: string; readonly name: string }): void;
}

export function Search({ label, which, lists, onSearch }: Props) {
  const look = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    onSearch({ which: String(fields.get('which')), name: String(fields.get('name')) });
  };
  return (
    <form
      class="host-search"
      onSubmit={(event) => {
        event.preventDefault();
        look(event.currentTarget);
      }}
    >
      <label class="field">
        <span class="label">{label}</span>
        <input type="search" name="name" maxLength={64} autocomplete="off" />
      </label>
      <label class="field">
        <span class="label">{which}</span>
        <select name="which" onChange={({ currentTarget: { form } }) => form && look(form)}>
          {lists.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button is-first">
        {adminMessages.value.people.find}
      </button>
    </form>
  );
}
