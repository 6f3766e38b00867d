/** The time that a player has left. */
import type { Seat } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { locale } from '../../settings/settings.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { digits, isUrgent, leftAt, split } from './clock-time.ts';

const TICK = 500;

export function Clock({ vm, seat }: { readonly vm: TableViewModel; readonly seat: Seat }) {
  const face = vm.session.standing.value?.clock;
  const came = useRef({ face, at: performance.now() });
  if (came.current.face !== face) came.current = { face, at: performance.now() };
  const [, tick] = useState(0);
  const runs = face?.running === seat;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  if (!face) return null;
  const left = leftAt(face, seat, performance.now() - came.current.at);
  const words = messages.value.table.clock;
  const time = digits(split(left)) ?? words.days(split(left));
  const name = vm.scene.value?.names[seat] ?? '';
  const lapses = face.timeouts[seat] ?? 0;
  const states = ['clock', runs && 'is-running', runs && isUrgent(left) && 'is-urgent'];
  return (
    <span class={states.filter(Boolean).join(' ')} role="timer" aria-label={words.left(name, time)}>
      <Icon name="hourglass" />
      <span>{time}</span>
      {runs && face.deadline !== undefined && split(left).days > 0 && (
        <span class="hint">{words.until(dateOf(face.deadline))}</span>
      )}
      {lapses > 0 && <span class="hint">({words.lapses(lapses)})</span>}
    </span>
  );
}

function dateOf(ms: number): string {
  const how = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(locale.value, how).format(ms);
}
