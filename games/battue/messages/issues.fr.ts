import { french, shapeMessages, uncapitalize } from '@gonfalon/kernel';
import { CLANS } from '../content/index.ts';
import { fr } from './fr.ts';
import type { IssueSentences } from './issues.ts';
import { namesFr } from './names.fr.ts';

const { edges, tiles } = namesFr;
const { list, some } = french;

const kinds = {
  palace: 'le Palais',
  large: 'une grande tuile',
  medium: 'une tuile moyenne',
  small: 'une petite tuile',
};
const places = { palace: 'pour le Palais', large: 'grand', medium: 'moyen', small: 'petit' };
const clan = (id: (typeof CLANS)[number]) => `le ${uncapitalize(fr.seats[CLANS.indexOf(id)] ?? id)}`;

export const issuesFr: IssueSentences = {
  ...shapeMessages.fr,
  'tile-on-wall': () => 'aucune tuile ne se pose sur l’enceinte : ses valeurs sont imprimées sur le plateau',
  'palace-moved': () =>
    'le Palais est au milieu de la cité, nulle part ailleurs, et rien d’autre n’y est posé',
  'tile-of-other-size': ({ tile, size, slot }) =>
    `${tiles[tile].title} est ${kinds[size]}, et cet emplacement est ${places[slot]}`,
  'landmark-not-large': () => 'les monuments sont de grandes tuiles, et cet emplacement n’est pas grand',
  'tile-twice': ({ tile }) => `il n’existe qu’une tuile ${tiles[tile].title}`,
  'too-many-landmarks': ({ count, most }) => `le plan compte ${count} monuments, et il y en a ${most}`,
  'no-room-for-landmarks': ({ left, free }) =>
    `${some(left, 'monument')} ${left > 1 ? 'doivent' : 'doit'} encore trouver un grand emplacement, et il en reste ${free} : sans eux, la partie ne pourrait pas finir (BTU-16.3)`,
  'camp-off-edge': ({ clan: id, edge }) =>
    `le camp n’est pas possible ici pour ${clan(id)} : cette section ne touche pas le bord ${edges[edge]}`,
  'same-edge': ({ clans, edge }) => `${list(clans.map(clan))} campent sur le même bord : ${edges[edge]}`,
  'camp-of-nobody': ({ clan: id, seats }) => `${clan(id)} ne joue pas dans une cité pour ${seats}`,
  'nobody-begins': ({ clan: id, seats }) => `${clan(id)} ne joue pas dans une cité pour ${seats}`,
};
