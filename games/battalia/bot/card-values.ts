/** What a card in a deck is worth to its owner, in points of victory that it may help to win. */
import type { Card, FactionId, Kind } from '../content/index.ts';
import { CARDS, info, isWeapon, strengthOf } from '../content/index.ts';

const VALUES: Readonly<Record<Kind, number>> = {
  citizen: 1,
  chief: 1.7,
  priest: 2.3,
  lord: 3.2,
  provision: 0.9,
  tool: 2.1,
  weapon: 1.9,
  amulet: 1.4,
  title: 1.9,
  scroll: 0.9,
  tent: 0.7,
  horse: 1.3,
  hammer: 3,
  sword: 3.8,
  shield: 3,
  wings: 2.2,
  horn: 3,
};

/** Cards of one's own faction make cohorts, and heroes stronger. */
const OWN_FACTION = 0.25;

interface CardValue {
  readonly kind: Kind;
  readonly value: number;
  readonly faction: FactionId | undefined;
  readonly isWeapon: boolean;
  readonly isLegendary: boolean;
  readonly attack: number;
  readonly defence: number;
}

const values = new Map<Card, CardValue>(
  CARDS.map((card) => {
    const { kind, faction, legendary } = info(card);
    return [
      card,
      {
        kind,
        faction,
        value: VALUES[kind],
        isWeapon: isWeapon(kind),
        isLegendary: legendary,
        attack: strengthOf(kind, 'attack'),
        defence: strengthOf(kind, 'defence'),
      },
    ];
  }),
);

export const valuesOf = (card: Card): CardValue => values.get(card) as CardValue;

export function cardValue(card: Card, own: FactionId | undefined): number {
  const { value, faction } = valuesOf(card);
  return faction !== undefined && faction === own ? value + OWN_FACTION : value;
}
