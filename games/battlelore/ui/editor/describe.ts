/** What is on the board, and where a fault is, in words. */
import type { Language } from '@gonfalon/kernel';
import type { PlaceLine } from '@gonfalon/ui-kit';
import { CAMPS } from '../../content/index.ts';
import { messagesIn } from '../messages.ts';
import type { Draft, Place } from './draft.ts';
import { placeAt, usedHexes } from './draft.ts';
import { editorWords } from './messages.ts';

/** All that is on a hex, from the top. */
export function describe(place: Place, language: Language): string {
  const { names } = messagesIn(language);
  const words = editorWords[language];
  const units = place.units.map(({ camp, type, figures, banner }) => {
    const details = [
      words.of(names.unitTypes[type], names.camps[camp].camp),
      banner && names.banners[banner].name,
      figures !== undefined && words.figuresLeft(figures),
    ];
    return details.filter(Boolean).join(', ');
  });
  const landmarks = place.landmarks.map(({ type, owner }) =>
    owner ? words.of(names.landmarks[type], names.camps[owner].camp) : names.landmarks[type],
  );
  const objectives = place.objectives.map(({ camp, mode, banners }) =>
    words.objectiveIs(
      names.objectives[mode],
      camp === 'any' ? words.anyCamp : names.camps[camp].camp,
      banners,
    ),
  );
  const rampart = place.rampart ? [names.landmarks.rampart] : [];
  const ground = place.terrain.length > 0 ? place.terrain : (['plain'] as const);
  const terrain = ground.map((kind) => names.terrain[kind]);
  return [...units, ...objectives, ...landmarks, ...rampart, ...terrain].join('; ');
}

/** All that is on the board, hex by hex. */
export const linesOf = (draft: Draft, language: Language): readonly PlaceLine[] =>
  usedHexes(draft).map((hex) => ({ place: hex, text: describe(placeAt(draft, hex), language) }));

/** A hex as it is, or a place in the file in words: `camps.pennant.banners`. */
export function placeName(where: string, language: Language): string {
  const { names } = messagesIn(language);
  const { fields } = editorWords[language];
  const parts = where.split('.').filter((part) => part !== 'camps');
  return parts
    .map((part) => {
      const camp = CAMPS.find((one) => one === part);
      return camp ? names.camps[camp].camp : (fields[part] ?? part);
    })
    .join(', ');
}
