import { english } from '@gonfalon/kernel';

const { some } = english;

export const editorEn = {
  board:
    'The plan of the city. Arrow keys move, Enter goes to what may lie there, Delete leaves it to chance.',
  palette: 'What may lie here',
  kinds: { large: 'Large', medium: 'Medium', small: 'Small', camp: 'Camps' },
  open: (n: number) => `${n} open`,
  left: (n: number, all: number) => `${n} of ${all} tiles left`,
  byChance: 'Random',
  byChanceHint: 'One of the tiles that are left is dealt here, and nobody knows which.',
  landmark: 'A landmark',
  landmarkHint: 'One of the landmarks, and nobody knows which.',
  liesAt: (place: string) => `lies at ${place}`,
  palace: 'The Palace always lies here.',
  tile: (title: string, defence: number, points: number, loot: number, icons: string) =>
    `${title}: defence ${defence}, ${some(points, 'point')}, ${some(loot, 'loot card')}${icons}`,
  event: ', an event',
  warrior: ', a warrior joins',
  noCamp: 'No camp here',
  campsAt: (place: string) => `camps at ${place}`,
  choosesOwn: 'chooses its own',
  nobody: 'no camp',
  fill: 'Fill randomly',
  fillHint: 'Draws a tile for every place that is open.',
  clear: 'Clear',
  clearHint: 'Leaves every place open.',
  city: {
    title: 'The city',
    seats: 'Players',
    first: 'First player',
    anybody: 'by chance',
    roundLimit: 'Last round',
    roundLimitHint: '0 for no limit.',
    plan: 'The plan',
  },
  camps: { title: 'Camps', hint: 'A clan without a camp chooses its own when the match begins.' },
  notes: 'Notes',
  known: 'Everyone who plays here knows the tiles of the plan.',
  laid: (n: number) => `${some(n, 'tile')} of 36 laid`,
  contents: { title: 'What lies where', none: 'Nothing yet: all is left to chance.' },
  /** Fields of the file, as a fault names them. */
  fields: {
    id: 'id',
    name: 'name',
    note: 'notes',
    seats: 'players',
    first: 'who begins',
    roundLimit: 'last round',
    tiles: 'tiles',
    camps: 'camps',
    edge: 'edge',
    space: 'section',
    en: 'in English',
    fr: 'in French',
  } as Readonly<Record<string, string>>,
};

export type EditorMessages = typeof editorEn;
