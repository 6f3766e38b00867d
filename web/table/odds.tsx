/** The chances of what is about to be chosen. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { say } from '../messages/say.ts';
import { placeAway } from './away-from.ts';
import type { Sitting } from './sitting.ts';

export function OddsPanel({ sitting }: { readonly sitting: Sitting }) {
  const odds = sitting.odds.value;
  const panel = useRef<HTMLElement>(null);
  const about = sitting.pointed.value ?? sitting.picks.value.refs.at(-1);
  useLayoutEffect(() => placeAway(panel.current, about), [about, odds]);
  const covered = sitting.explained.value !== undefined || sitting.refused.value !== undefined;
  if (!odds || covered || sitting.stage.playing.value) return null;
  const { title, win, aim, rows, note } = odds;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section class="odds" ref={panel} aria-label={say.value.table.odds.title} aria-live="polite">
      <h2>{title}</h2>
      <p class="odds-chance">
        <span class="odds-bar" aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(win * 100)}%` }} />
        </span>
        <strong>{say.value.table.odds.chance(percent.format(win), aim)}</strong>
      </p>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p class="hint">{note}</p>}
    </section>
  );
}
