/** The cards that a viewer can press: the own events and treasures, in hand and in play, and what was seen of a deck. */
import type { Scene } from '@gonfalon/ui-kit';
import type { RealmId } from '../content/index.ts';
import { REALM_IDS } from '../content/index.ts';
import type { Card } from '../rules/state.ts';
import type { RealmView, View } from '../rules/views.ts';
import { realmsOfViewer } from './realms-of.ts';

interface OwnRealm {
  readonly realm: RealmId;
  readonly own: RealmView;
}

export function ownRealms({ view, viewer }: Scene<View>): readonly OwnRealm[] {
  return realmsOfViewer(view, viewer).flatMap((realm) => {
    const own = view.realms[REALM_IDS.indexOf(realm)];
    return own ? [{ realm, own }] : [];
  });
}

/** While a card is chosen that goes under the deck, what was seen of the deck. */
export function seenCards({ view, question }: Scene<View>): readonly Card[] {
  if (question?.prompt !== 'target' || question.params?.part !== 'card') return [];
  const own = view.realms[REALM_IDS.indexOf(question.params?.realm as RealmId)];
  return own?.top ?? [];
}

export function cardsOf(scene: Scene<View>): readonly Card[] {
  const held = ownRealms(scene).flatMap(({ own }) => [
    ...(own.cards ?? []),
    ...(own.treasures ?? []),
    ...own.inPlay,
  ]);
  return [...held, ...seenCards(scene)];
}
