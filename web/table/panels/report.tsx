/** Tells the hosts of the site about somebody at a table, or about what they wrote. */
import type { ChatMessage, Person, SeatInfo } from '@gonfalon/protocol';
import { MAX_REASON_LENGTH, REPORT_REASONS } from '@gonfalon/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { me } from '../../net/http.ts';
import { showToast } from '../../toasts/toasts.tsx';
import { Dialog } from '../dialog.tsx';
import type { TableViewModel } from '../table-view-model.ts';

interface Props {
  readonly vm: TableViewModel;
  readonly person: Person;
  readonly line?: ChatMessage;
  onClose(): void;
}

export function ReportDialog({ vm, person, line, onClose }: Props) {
  const words = messages.value.report;
  const open = useSignal(true);
  const name = person.name || messages.value.table.nobody;
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen]);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const complaint = REPORT_REASONS.find((one) => one === form.get('complaint')) ?? 'other';
    const fields = { who: person.id, complaint, text: String(form.get('text') ?? '') };
    if (!(await vm.command('report', { ...fields, ...(line && { line: line.n }) }))) return;
    showToast(words.sent);
    open.value = false;
  };
  return (
    <Dialog open={open} title={line ? words.line(name) : words.person(name)} class="report">
      <form onSubmit={send}>
        {line && <blockquote class="report-line">{line.text}</blockquote>}
        <p class="hint">
          {words.hint} {line && words.lineHint}
        </p>
        <fieldset class="field report-choices">
          <legend>{words.complaint}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one}>
              <input type="radio" name="complaint" value={one} required />
              <span>{words.complaints[one]}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span class="label">{words.text}</span>
          <textarea name="text" rows={2} maxLength={MAX_REASON_LENGTH} />
        </label>
        <button type="submit" class="button is-first">
          {words.send}
        </button>
      </form>
    </Dialog>
  );
}

/** Beside the name of a person at a table of the server, but not beside one's own. */
export function ReportPerson({ vm, info }: { readonly vm: TableViewModel; readonly info: SeatInfo }) {
  const open = useSignal(false);
  const person = info.person ?? info.standsInFor;
  if (vm.session.kind !== 'online' || !person || !me.value || person.id === me.value.id) return null;
  if (person.kind === 'deleted') return null;
  const label = messages.value.report.person(person.name);
  return (
    <>
      <button
        type="button"
        class="small-button report-person"
        aria-label={label}
        title={label}
        onClick={() => {
          open.value = true;
        }}
      >
        <span aria-hidden="true">⚑</span>
      </button>
      {open.value && (
        <ReportDialog
          vm={vm}
          person={person}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
