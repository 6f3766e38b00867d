/** What everybody may see of a camp. */

import type { SeatProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { COUNCIL_SEATS } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { MASTER_ICONS } from './card.tsx';
import { explainedProps } from './explained.ts';
import { explainedRef } from './explained-refs.ts';
import { flagShape } from './flag.tsx';
import { Levels } from './levels.tsx';
import { messagesIn } from './messages.ts';

export function Camp({ scene, seat }: SeatProps<View>) {
  const { ui, names } = messagesIn(scene.language);
  const { view } = scene;
  const camp = view.camps[seat === 0 ? 0 : 1];
  const loreTokens = view.adventure.inPlay.includes('lore-tokens');
  const loreCards = view.adventure.inPlay.includes('lore-cards');
  const sitting = camp.council
    ? COUNCIL_SEATS.flatMap((master) => {
        const level = camp.council?.[master] ?? 0;
        return level > 0 ? [{ master, level }] : [];
      })
    : [];
  const won = `${camp.won}/${camp.needed}: ${ui.camp.banners(camp.won, camp.needed)}`;
  return (
    <div class={`battlelore-camp is-camp-${seat}`}>
      <div {...explainedProps(scene, explainedRef({ kind: 'banners', seat }), won, 'battlelore-track')}>
        {Array.from({ length: camp.needed }, (_, i) => (
          <svg key={i} class={i < camp.won ? 'is-won' : ''} viewBox="-4 -4 68 52" aria-hidden="true">
            <path d={flagShape(seat)} />
            <path class="battlelore-track-pole" d="M0-3V47" />
          </svg>
        ))}
        <b>
          {camp.won}/{camp.needed}
        </b>
      </div>
      <div class="battlelore-chips">
        <span
          {...explainedProps(
            scene,
            explainedRef({ kind: 'command-hand', seat }),
            ui.camp.command(camp.cards),
            'battlelore-chip',
          )}
        >
          <Icon name="scroll-unfurled" /> {camp.cards}
        </span>
        {loreCards && (
          <span
            {...explainedProps(
              scene,
              explainedRef({ kind: 'lore-hand', seat }),
              ui.camp.lore(camp.loreCards),
              'battlelore-chip',
            )}
          >
            <Icon name="open-book" /> {camp.loreCards}
          </span>
        )}
        {loreTokens && (
          <span
            {...explainedProps(
              scene,
              explainedRef({ kind: 'goblet', seat }),
              ui.camp.goblet(camp.goblet),
              'battlelore-chip is-goblet',
            )}
          >
            <Icon name="jeweled-chalice" /> {camp.goblet}
          </span>
        )}
        {camp.looking > 0 && seat !== scene.viewer && <span class="battlelore-chip">{ui.camp.looking}</span>}
      </div>
      {loreCards && camp.council && (
        <section class="battlelore-council" aria-label={ui.council.title}>
          {sitting.map(({ master, level }) => {
            const ref = `master:${master}`;
            const label = `${names.council[master]}, ${ui.council.level(level)}`;
            const props = scene.offered.has(ref)
              ? { class: 'battlelore-chip' }
              : explainedProps(scene, ref, label, 'battlelore-chip');
            return (
              <span key={master} {...props}>
                <Icon name={MASTER_ICONS[master]} label={names.council[master]} />
                <Levels level={level} label={ui.council.level(level)} />
              </span>
            );
          })}
        </section>
      )}
      {loreCards && !camp.council && (
        <small class="battlelore-secret">
          {ui.council.title}: {ui.council.hidden}
        </small>
      )}
    </div>
  );
}
