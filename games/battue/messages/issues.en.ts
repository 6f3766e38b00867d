import { english, shapeMessages } from '@gonfalon/kernel';
import { CLANS } from '../content/index.ts';
import { en } from './en.ts';
import type { IssueSentences } from './issues.ts';
import { namesEn } from './names.en.ts';

const { edges, tiles } = namesEn;
const { list, some } = english;

const sizes = { palace: 'the Palace', large: 'large', medium: 'medium', small: 'small' };
const clan = (id: (typeof CLANS)[number]) => `the ${en.seats[CLANS.indexOf(id)] ?? id}`;

export const issuesEn: IssueSentences = {
  ...shapeMessages.en,
  'tile-on-wall': () => 'no tile lies on the walls: their values are printed on the board',
  'palace-moved': () =>
    'the Palace lies in the middle of the city, nowhere else, and nothing else lies there',
  'tile-of-other-size': ({ tile, size, slot }) =>
    `${tiles[tile].title} is ${sizes[size]}, and this place is ${slot === 'palace' ? 'for the Palace' : sizes[slot]}`,
  'landmark-not-large': () => 'landmarks are large tiles, and this place is not large',
  'tile-twice': ({ tile }) => `there is only one ${tiles[tile].title}`,
  'too-many-landmarks': ({ count, most }) => `the plan has ${count} landmarks, and there are ${most}`,
  'no-room-for-landmarks': ({ left, free }) =>
    `${some(left, 'landmark')} must still find a large place, and ${free} ${free === 1 ? 'is' : 'are'} left: without them the match could not end (BTU-16.3)`,
  'camp-off-edge': ({ clan: id, edge }) =>
    `the camp of ${clan(id)} is not here: this section does not touch the ${edges[edge]} edge`,
  'same-edge': ({ clans, edge }) => `${list(clans.map(clan))} camp on the same edge: ${edges[edge]}`,
  'camp-of-nobody': ({ clan: id, seats }) => `${clan(id)} does not play in a city for ${seats}`,
  'nobody-begins': ({ clan: id, seats }) => `${clan(id)} does not play in a city for ${seats}`,
};
