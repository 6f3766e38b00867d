/** Things inside English sentences. */
import type { Ref } from '@gonfalon/kernel';
import { english } from '@gonfalon/kernel';
import type { CardId, EventId, RealmId, SpaceId, TreasureId, UnitId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { namesEn } from './names.en.ts';

const { list, some } = english;
const { events, guardians, spaces, treasures, units } = namesEn;

export const realm = (id: RealmId): string => namesEn.realms[id].short;
export const place = (id: SpaceId): string => spaces[id];

function cardName(id: CardId): string {
  return (events[id as EventId] ?? treasures[id as TreasureId]).name;
}
export const card = (ref: `card:${CardId}`): string => cardName(ref.slice(5) as CardId);

type Counts = { readonly [unit in UnitId]?: number };
export const unitCount = (id: UnitId, n: number): string => some(n, units[id].one, units[id].many);
export const army = (counts: Counts): string =>
  list(Object.entries(counts).map(([id, n]) => unitCount(id as UnitId, n ?? 0))) || 'nobody';
export const hits = (n: number): string => some(n, 'hit');
export const gold = (n: number): string => `${n} gold`;

/** A thing inside a sentence. */
export function the(ref: Ref | undefined): string {
  const thing = thingOf(ref ?? '…');
  switch (thing.kind) {
    case 'land':
    case 'sea':
    case 'entrance':
      return place(thing.id);
    case 'realm':
      return realm(thing.id);
    case 'card':
      return cardName(thing.id);
    case 'ship':
      return `warship no. ${thing.piece}`;
    case 'die':
      return `the d${thing.sides} of ${guardians[thing.guardian]}${thing.copy > 1 ? ` no. ${thing.copy}` : ''}`;
    case 'way':
      return `${place(thing.from)} → ${place(thing.to)}`;
    case 'number':
      return String(thing.n);
    case 'unit': {
      const name = units[thing.unit].one;
      const details = [
        ...(thing.marked ? ['marked'] : []),
        ...(thing.shielded ? ['with Fire Shield'] : []),
        ...(thing.movement !== undefined ? [`movement left ${thing.movement}`] : []),
        ...(thing.boarded ? [`from ${place(thing.boarded)}`] : []),
        ...(thing.ship !== undefined ? [`aboard ship no. ${thing.ship}`] : []),
      ];
      const owner = thing.realm ? `${realm(thing.realm)}: ` : '';
      return `${owner}${name}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
    }
    case 'other':
      return ref === undefined || ref === '…' ? '…' : `“${ref}”`;
  }
}

/** `2 × footsoldier` */
export const of = (n: Ref | undefined, ref: Ref | undefined): string => `${the(n)} × ${the(ref)}`;
