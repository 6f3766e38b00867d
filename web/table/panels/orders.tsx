/** Standing orders: what one wants answered without being asked, in the form that the game describes. */
import type { OrderField, OrderMessages, Orders, OrderValue, Ref } from '@gonfalon/kernel';
import { ownEntry } from '@gonfalon/kernel';
import type { OrdersForm } from '@gonfalon/protocol';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { language } from '../../settings/settings.ts';
import { showToast } from '../../toasts/toasts.tsx';
import { Dialog } from '../dialog.tsx';
import type { TableViewModel } from '../table-view-model.ts';

interface Props {
  readonly vm: TableViewModel;
  readonly open: Signal<boolean>;
}

export function OrdersDialog({ vm, open }: Props) {
  return (
    <Dialog open={open} title={messages.value.table.orders.title} class="orders">
      <OrdersEditor vm={vm} open={open} />
    </Dialog>
  );
}

/** Whether there is something to order for who looks on. */
export function mayOrder({ ui, session, shown, over }: TableViewModel): boolean {
  if (session.kind === 'lesson' || over.value || typeof shown.value?.viewer !== 'number') return false;
  return ui.module.messages[language.value].orders !== undefined;
}

function OrdersEditor({ vm, open }: Props) {
  const words = messages.value.table.orders;
  const gameMessages = vm.ui.module.messages[language.value];
  const form = useSignal<OrdersForm | undefined>(undefined);
  const draft = useSignal<Orders>({});
  useEffect(() => {
    void vm.session.ordersForm().then((reply) => {
      if ('code' in reply) vm.report(reply);
      else {
        form.value = reply;
        draft.value = reply.orders ?? {};
      }
    });
  }, [vm]);
  if (!form.value || !gameMessages.orders) return <p>{words.loading}</p>;
  const save = async (orders: Orders | undefined) => {
    if (!(await vm.command('orders', orders ? { orders: given(orders) } : {}))) return;
    open.value = false;
    showToast(orders ? words.saved : words.cleared);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft.value);
      }}
    >
      <p>{gameMessages.orders.intro}</p>
      <p>{words.privately}</p>
      {form.value.fields.map((field) => (
        <Field
          key={field.id}
          field={field}
          orderMessages={gameMessages.orders as OrderMessages}
          nameOf={(ref) => gameMessages.ref(ref)}
          value={draft.value[field.id]}
          onChange={(value) => {
            draft.value = { ...draft.value, [field.id]: value };
          }}
        />
      ))}
      <div class="row">
        <button type="submit" class="button is-first">
          {words.save}
        </button>
        <button type="button" class="button" onClick={() => void save(undefined)}>
          {words.clear}
        </button>
      </div>
    </form>
  );
}

/** Without the fields that are not ordered. */
function given(orders: Orders): Record<string, boolean | number | string | string[]> {
  const entries = Object.entries(orders).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, boolean | number | string | string[]>;
}

interface FieldProps {
  readonly field: OrderField;
  readonly orderMessages: OrderMessages;
  readonly nameOf: (ref: Ref) => string;
  readonly value: OrderValue | undefined;
  readonly onChange: (value: OrderValue | undefined) => void;
}

function Field(props: FieldProps) {
  const { field, orderMessages } = props;
  const { label = field.id, hint } = ownEntry(orderMessages.fields, field.id) ?? {};
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      <Control {...props} label={label} />
    </fieldset>
  );
}

function Control({
  field,
  orderMessages,
  nameOf,
  value,
  onChange,
  label,
}: FieldProps & { readonly label: string }) {
  const words = messages.value.table.orders;
  const names = ownEntry(orderMessages.fields, field.id)?.options ?? {};
  switch (field.kind) {
    case 'switch':
      return (
        <Select
          label={label}
          value={value === undefined ? '' : String(value)}
          options={[
            ['', words.askMe],
            ['true', words.yes],
            ['false', words.no],
          ]}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          value={typeof value === 'string' ? value : ''}
          options={[
            ['', words.askMe],
            ...field.options.map((one) => [one, ownEntry(names, one) ?? one] as const),
          ]}
          onChange={(chosen) => onChange(chosen || undefined)}
        />
      );
    case 'number':
      return (
        <input
          type="number"
          aria-label={label}
          placeholder={words.askMe}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          value={typeof value === 'number' ? value : ''}
          onInput={({ currentTarget: { value: text } }) => onChange(text === '' ? undefined : Number(text))}
        />
      );
    case 'ranking':
      return (
        <Ranking
          items={listOf(value) ?? field.items}
          ordered={value !== undefined}
          nameOf={nameOf}
          onChange={onChange}
        />
      );
    case 'set':
      return <Checks items={field.items} chosen={listOf(value) ?? []} nameOf={nameOf} onChange={onChange} />;
  }
}

const listOf = (value: OrderValue | undefined) =>
  Array.isArray(value) ? (value as readonly Ref[]) : undefined;

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface ChecksProps {
  readonly items: readonly Ref[];
  readonly chosen: readonly Ref[];
  readonly nameOf: (ref: Ref) => string;
  readonly onChange: (value: readonly Ref[]) => void;
}

function Checks({ items, chosen, nameOf, onChange }: ChecksProps) {
  const words = messages.value.table.orders;
  if (items.length === 0) return <p>{words.nothing}</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(item)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, item] : chosen.filter((one) => one !== item))
              }
            />
            {nameOf(item)}
          </label>
        </li>
      ))}
    </ul>
  );
}

interface RankingProps {
  readonly items: readonly Ref[];
  readonly ordered: boolean;
  readonly nameOf: (ref: Ref) => string;
  readonly onChange: (value: readonly Ref[] | undefined) => void;
}

function Ranking({ items, ordered, nameOf, onChange }: RankingProps) {
  const words = messages.value.table.orders;
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={ordered}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? items : undefined)}
        />
        {words.inThisOrder}
      </label>
      <ol>
        {items.map((item, i) => (
          <li key={item}>
            {nameOf(item)}
            <button
              type="button"
              class="small-button"
              disabled={i === 0}
              aria-label={words.earlier(nameOf(item))}
              onClick={() => onChange(moveUp(items, i))}
            >
              ↑
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The list with that item one place further up. */
function moveUp(items: readonly Ref[], at: number): readonly Ref[] {
  const moved = [...items];
  const [item] = moved.splice(at, 1);
  if (item !== undefined) moved.splice(Math.max(0, at - 1), 0, item);
  return moved;
}
