/** The chances of what is about to be chosen. */
import type { OddsCard } from '@gonfalon/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { language } from '../../settings/settings.ts';
import { hasSheet } from '../layout.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { placeAway } from './panel-position.ts';

/** Beside what is pointed at; while something is confirmed in a sheet, the sheet tells it. */
export function OddsPanel({ vm }: { readonly vm: TableViewModel }) {
  const odds = vm.odds.value;
  const panel = useRef<HTMLElement>(null);
  const about = vm.pointed.value ?? vm.picks.value.refs.at(-1);
  useLayoutEffect(() => placeAway(panel.current, about), [about, odds]);
  const covered = vm.explained.value !== undefined || vm.whyOpen.value;
  if (!odds || covered || hasSheet.value || vm.stage.playing.value) return null;
  return (
    <section class="odds" ref={panel} aria-label={messages.value.table.odds.title} aria-live="polite">
      <h2>{odds.title}</h2>
      <Figures odds={odds} />
    </section>
  );
}

/** The same in the body of the sheet. */
export function OddsFigures({ vm }: { readonly vm: TableViewModel }) {
  const odds = vm.odds.value;
  return odds && hasSheet.value ? (
    <div class="odds-figures">
      <Figures odds={odds} />
    </div>
  ) : null;
}

function Figures({ odds: { win, aim, rows, note } }: { readonly odds: OddsCard }) {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <p class="odds-chance">
        <strong>{messages.value.table.odds.chance(percent.format(win), aim)}</strong>
        <span class="odds-bar" aria-hidden="true">
          {win > 0 && <span style={{ inlineSize: `${Math.max(1, Math.round(win * 100))}%` }} />}
        </span>
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
    </>
  );
}
