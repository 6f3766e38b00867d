/** One vocabulary of small signs for recipes, decks and slots, in a box of 12. */
import type { Kind } from '../../content/index.ts';
import { isArtefact, isLegendary } from '../../content/index.ts';

export type MarkId =
  | 'citizen'
  | 'chief'
  | 'priest'
  | 'lord'
  | 'provision'
  | 'artefact'
  | 'weapon'
  | 'legendary';

export const MARKS: Readonly<Record<MarkId, string>> = {
  citizen: 'M6 1.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6z',
  chief: 'M6 .4L11.6 6 6 11.6.4 6z',
  priest: 'M6 .6L11.7 11H.3z',
  lord: 'M.6 11L1 2.2l2.8 3L6 .6l2.2 4.6 2.8-3L11.4 11z',
  provision: 'M2.6 3.8h6.8a2.4 2.4 0 0 1 0 4.8v1.2H2.6V8.6a2.4 2.4 0 0 1 0-4.8z',
  artefact: 'M3.2.9h5.6L11.7 6 8.8 11.1H3.2L.3 6z',
  weapon:
    'M10.9.5L11.5 1.1 10.9 3.6 6.3 8.2 7.5 9.4 6.6 10.3 4.9 8.9 2.3 11.5.5 9.7 3.1 7.1 1.7 5.4 2.6 4.5 3.8 5.7 8.4 1.1z',
  legendary: 'M6 .2l1.7 3.9 4.2.4-3.2 2.8 1 4.2L6 9.3l-3.7 2.2 1-4.2L.1 4.5l4.2-.4z',
};

/** The mark of a card of this kind. */
export function markOf(kind: Kind): MarkId {
  if (isLegendary(kind)) return 'legendary';
  return isArtefact(kind) ? 'artefact' : (kind as MarkId);
}
