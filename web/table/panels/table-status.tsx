/** What the table has to say beside the match: an offer to end it, a bot in one's seat, a lost connection. */
import type { Seat } from '@gonfalon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { showToast } from '../../toasts/toasts.tsx';
import type { TableViewModel } from '../table-view-model.ts';

export function TableStatus({ vm }: { readonly vm: TableViewModel }) {
  return (
    <>
      <Connection vm={vm} />
      <Replaced vm={vm} />
      <Offer vm={vm} />
    </>
  );
}

function Connection({ vm }: { readonly vm: TableViewModel }) {
  if (vm.session.connection.value === 'live') return null;
  const words = messages.value.table.link;
  return (
    <p class="table-note is-bad" role="status">
      {vm.session.connection.value === 'offline' ? words.away : words.connecting}
    </p>
  );
}

function Replaced({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.replaced;
  if (!isReplaced(vm)) return null;
  return (
    <p class="table-note" role="status">
      {words.text}
      <button type="button" class="button" onClick={() => void vm.command('reclaim', {})}>
        {words.return}
      </button>
    </p>
  );
}

/** Whether a bot plays the viewer's seat. */
export function isReplaced({ session, over }: TableViewModel): boolean {
  const { seats, you } = session.info.value ?? {};
  return !over.value && you !== undefined && seats?.[you]?.standsInFor !== undefined;
}

function Offer({ vm }: { readonly vm: TableViewModel }) {
  const words = messages.value.table.offer;
  const scene = vm.scene.value;
  const offer = vm.session.standing.value?.offer;
  const forget = useDeclined(vm, offer?.by);
  if (!offer || !scene || vm.over.value) return null;
  const { end, by, accepted } = offer;
  const plays = scene.viewer !== 'spectator';
  const mine = by === scene.viewer;
  const agreed = plays && accepted.some((seat) => seat === scene.viewer);
  return (
    <p class="table-note" role="status">
      {mine ? words.yours : agreed ? words.waiting : words[end](scene.names[by] ?? '')}
      {plays && !mine && !agreed && (
        <button type="button" class="button is-first" onClick={() => void vm.command('accept', {})}>
          {words.accept}
        </button>
      )}
      {plays && (
        <button
          type="button"
          class="button"
          onClick={() => {
            forget();
            void vm.command('decline', {});
          }}
        >
          {mine ? words.withdraw : words.decline}
        </button>
      )}
    </p>
  );
}

/** Who proposed something is told when it is declined; returns how to say that they take it back themselves. */
function useDeclined(vm: TableViewModel, by: Seat | undefined): () => void {
  const viewer = vm.scene.value?.viewer;
  const open = useRef(false);
  useEffect(() => {
    if (by === undefined && open.current && !vm.over.value) showToast(messages.value.table.offer.declined);
    open.current = by !== undefined && by === viewer;
  }, [by, viewer, vm]);
  return () => {
    open.current = false;
  };
}
