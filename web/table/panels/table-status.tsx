/** What the table has to say beside the match: an offer to end it, a bot in one's seat, a lost connection. */
import type { Seat } from '@gonfalon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../messages/messages.ts';
import { tell } from '../../toasts/toasts.tsx';
import type { Sitting } from '../table-view-model.ts';

export function TableNotes({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <Connection sitting={sitting} />
      <Replaced sitting={sitting} />
      <Offer sitting={sitting} />
    </>
  );
}

function Connection({ sitting }: { readonly sitting: Sitting }) {
  if (sitting.session.connection.value === 'live') return null;
  const words = say.value.table.link;
  return (
    <p class="table-note is-bad" role="status">
      {sitting.session.connection.value === 'offline' ? words.away : words.connecting}
    </p>
  );
}

function Replaced({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.replaced;
  if (!isReplaced(sitting)) return null;
  return (
    <p class="table-note" role="status">
      {words.text}
      <button type="button" class="button" onClick={() => void sitting.command('reclaim', {})}>
        {words.return}
      </button>
    </p>
  );
}

/** Whether a bot plays the viewer's seat. */
export function isReplaced({ session, over }: Sitting): boolean {
  const { seats, you } = session.info.value ?? {};
  return !over.value && you !== undefined && seats?.[you]?.standsInFor !== undefined;
}

function Offer({ sitting }: { readonly sitting: Sitting }) {
  const words = say.value.table.offer;
  const scene = sitting.scene.value;
  const offer = sitting.session.standing.value?.offer;
  const forget = useDeclined(sitting, offer?.by);
  if (!offer || !scene || sitting.over.value) return null;
  const { end, by, accepted } = offer;
  const plays = scene.viewer !== 'spectator';
  const mine = by === scene.viewer;
  const agreed = plays && accepted.some((seat) => seat === scene.viewer);
  return (
    <p class="table-note" role="status">
      {mine ? words.yours : agreed ? words.waiting : words[end](scene.names[by] ?? '')}
      {plays && !mine && !agreed && (
        <button type="button" class="button is-first" onClick={() => void sitting.command('accept', {})}>
          {words.accept}
        </button>
      )}
      {plays && (
        <button
          type="button"
          class="button"
          onClick={() => {
            forget();
            void sitting.command('decline', {});
          }}
        >
          {mine ? words.withdraw : words.decline}
        </button>
      )}
    </p>
  );
}

/** Who proposed something is told when it is declined; returns how to say that they take it back themselves. */
function useDeclined(sitting: Sitting, by: Seat | undefined): () => void {
  const viewer = sitting.scene.value?.viewer;
  const open = useRef(false);
  useEffect(() => {
    if (by === undefined && open.current && !sitting.over.value) tell(say.value.table.offer.declined);
    open.current = by !== undefined && by === viewer;
  }, [by, viewer, sitting]);
  return () => {
    open.current = false;
  };
}
