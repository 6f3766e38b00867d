/** Things inside French sentences. Places stand without an article, behind a colon or an arrow. */
import type { Ref } from '@gonfalon/kernel';
import { french } from '@gonfalon/kernel';
import type { CardId, EventId, RealmId, SpaceId, TreasureId, UnitId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { namesFr } from './names.fr.ts';

const { list, some } = french;
const { events, guardians, spaces, treasures, units } = namesFr;

/** `le Cercle de Fer`, `Karkoth` */
export const realm = (id: RealmId): string =>
  id === 'ironCircle' ? 'le Cercle de Fer' : namesFr.realms[id].short;
export const ofRealm = (id: RealmId): string =>
  id === 'ironCircle' ? 'du Cercle de Fer' : `de ${namesFr.realms[id].short}`;
export const toRealm = (id: RealmId): string =>
  id === 'ironCircle' ? 'au Cercle de Fer' : `à ${namesFr.realms[id].short}`;
/** At the start of a sentence, or before a colon. */
export const Realm = (id: RealmId): string =>
  id === 'ironCircle' ? 'Le Cercle de Fer' : namesFr.realms[id].short;
export const head = (id: RealmId): string => namesFr.realms[id].short;
export const place = (id: SpaceId): string => spaces[id];

function cardName(id: CardId): string {
  return (events[id as EventId] ?? treasures[id as TreasureId]).name;
}
export const card = (ref: `card:${CardId}`): string => `« ${cardName(ref.slice(5) as CardId)} »`;

type Counts = { readonly [unit in UnitId]?: number };
export const unitCount = (id: UnitId, n: number): string => some(n, units[id].one, units[id].many);
export const army = (counts: Counts): string =>
  list(Object.entries(counts).map(([id, n]) => unitCount(id as UnitId, n ?? 0))) || 'personne';
export const hits = (n: number): string => some(n, 'touche');
export const gold = (n: number): string => `${n} Or`;

export function the(ref: Ref | undefined): string {
  const thing = thingOf(ref ?? '…');
  switch (thing.kind) {
    case 'land':
    case 'sea':
    case 'entrance':
      return place(thing.id);
    case 'realm':
      return head(thing.id);
    case 'card':
      return `« ${cardName(thing.id)} »`;
    case 'ship':
      return `Navire de Guerre n° ${thing.piece}`;
    case 'die':
      return `D${thing.sides} : ${guardians[thing.guardian]}${thing.copy > 1 ? ` n° ${thing.copy}` : ''}`;
    case 'way':
      return `${place(thing.from)} → ${place(thing.to)}`;
    case 'number':
      return String(thing.n);
    case 'unit': {
      const details = [
        ...(thing.marked ? ['marqué'] : []),
        ...(thing.shielded ? ['avec Bouclier de feu'] : []),
        ...(thing.movement !== undefined ? [`mouvement restant ${thing.movement}`] : []),
        ...(thing.boarded ? [`embarqué : ${place(thing.boarded)}`] : []),
        ...(thing.ship !== undefined ? [`à bord du navire n° ${thing.ship}`] : []),
      ];
      const owner = thing.realm ? `${head(thing.realm)} : ` : '';
      return `${owner}${units[thing.unit].one}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
    }
    case 'other':
      return ref === undefined || ref === '…' ? '…' : `« ${ref} »`;
  }
}

/** `2 × Fantassin` */
export const of = (n: Ref | undefined, ref: Ref | undefined): string => `${the(n)} × ${the(ref)}`;
