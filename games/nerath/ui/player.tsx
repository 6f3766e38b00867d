/** What everybody may see of a player: each of the realms that he plays. */
import type { SceneProps, SeatProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { Counter, toLookAt } from '@gonfalon/ui-kit/components';
import type { CardId, RealmId } from '../content/index.ts';
import { REALM_IDS } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { cardText, countedIn } from './explain.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Crest } from './pieces.tsx';
import { realmsOfViewer } from './realms-of.ts';

const ICONS = {
  gold: 'two-coins',
  income: 'save-arrow',
  events: 'scroll-unfurled',
  treasures: 'locked-chest',
} as const;

export function Player({ scene, seat }: SeatProps<View>) {
  const realms = realmsOfViewer(scene.view, seat);
  return (
    <div class="nerath-realms">
      {realms.map((realm) => (
        <Realm key={realm} scene={scene} realm={realm} />
      ))}
    </div>
  );
}

function Realm({ scene, realm }: SceneProps<View> & { readonly realm: RealmId }) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const isActive = REALM_IDS[view.active] === realm;
  const counter = (what: keyof typeof ICONS) => {
    const value = countedIn(view, realm, what);
    return (
      <Counter
        scene={scene}
        refId={`${what}:${realm}`}
        icon={ICONS[what]}
        value={what === 'income' ? `+${value}` : value}
        label={say.counter(what, value)}
      />
    );
  };
  return (
    <section class={`nerath-realm is-${realm}${isActive ? ' is-active' : ''}`}>
      <div {...entityProps(toLookAt(scene), realm, NO_ARIA_LABEL, 'nerath-realm-name')}>
        <Crest realm={realm} />
        <b>{gameMessages[language].names.realms[realm].short}</b>
      </div>
      <div {...entityProps(toLookAt(scene), `points:${realm}`, NO_ARIA_LABEL, 'nerath-realm-points')}>
        <b>{countedIn(view, realm, 'points')}</b> <small>{say.points}</small>
      </div>
      <div class="kit-counters">
        {counter('gold')}
        {counter('income')}
        {counter('events')}
        {counter('treasures')}
      </div>
      <InPlay scene={scene} realm={realm} />
    </section>
  );
}

/** Treasures in play are known to all. */
function InPlay({ scene, realm }: SceneProps<View> & { readonly realm: RealmId }) {
  const cards = scene.view.realms[REALM_IDS.indexOf(realm)]?.inPlay ?? [];
  if (cards.length === 0) return null;
  return (
    <ul class="nerath-in-play" aria-label={uiMessages[scene.language].inPlay}>
      {cards.map((card) => (
        <li key={card}>
          <div {...entityProps(toLookAt(scene), `card:${card}`, NO_ARIA_LABEL, 'nerath-heap')}>
            {cardText(String(card) as CardId, scene.language).name}
          </div>
        </li>
      ))}
    </ul>
  );
}
