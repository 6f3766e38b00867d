/** The first lesson: two early turns, the first hero, and the last turn of a match. */
import type { Lesson, LessonChapter } from '@gonfalon/kernel';
import type { CitiesStep } from './cities.en.ts';
import { en } from './cities.en.ts';
import { fr } from './cities.fr.ts';
import type { PositionSpec } from './position.ts';
import { position } from './position.ts';

const HOMES = { b2: 'blue 1', f6: 'red 1' } as const;
const ROAD = { c2: 'road EW' } as const;

const firstDay: PositionSpec = {
  seats: 2,
  players: {
    blue: {
      hand: 'CIT-B CIT-R CHF-B PRO PRO PRO',
      nation: 'CIT-Y PRI-B PRO PRO',
      unseen: 'CIT-B CIT-R CHF-B CIT-Y PRI-B',
    },
    red: {
      hand: 'CIT-R CHF-R CIT-Y PRO PRO PRO',
      nation: 'PRI-R CIT-B PRO PRO',
      unseen: 'CIT-R CHF-R CIT-Y PRI-R CIT-B',
    },
  },
  weekLimit: 2,
  round: 1,
  phase: 'opening',
  owners: HOMES,
};

const fourthDay: PositionSpec = {
  seats: 2,
  players: {
    blue: { hand: 'CIT-B TOO-B CHF-B CHF-R PRO PRO', nation: 'PRO PRI-B CIT-R CIT-Y CIT-B PRO PRO' },
    red: { hand: 'CIT-R CHF-R CIT-Y PRO PRO PRO' },
  },
  weekLimit: 2,
  round: 4,
  phase: 'opening',
  owners: HOMES,
  added: ROAD,
};

/** Two cities, and a road to the neutral one in e3. */
const LATER = { ...ROAD, d2: 'city EW', e2: 'road SW' } as const;

const weaponDay: PositionSpec = {
  seats: 2,
  players: {
    blue: { hand: 'WPN-B PRI-B PRO PRO PRO PRO', nation: 'CHF-B CIT-B' },
    red: { hand: 'CIT-R CHF-R CIT-Y PRO PRO PRO' },
  },
  weekLimit: 2,
  round: 9,
  owners: { ...HOMES, d2: 'blue 2' },
  added: LATER,
  terrains: { e3: 'lake' },
};

const lastDay: PositionSpec = {
  seats: 2,
  players: {
    blue: { hand: 'PRI-B PRI-Y CIT-B CHF-R PRO PRO', heroes: ['e3'] },
    red: { hand: 'CIT-R CHF-R CIT-Y PRO PRO PRO', heroes: ['c5'] },
  },
  weekLimit: 2,
  round: 14,
  first: 'red',
  active: 'blue',
  owners: { ...HOMES, d2: 'blue 2', e3: 'blue 4', f6: 'red 3', c5: 'red 4' },
  added: LATER,
  terrains: { e3: 'lake' },
};

function setup(spec: PositionSpec): LessonChapter['setup'] {
  const state = position(spec);
  return { seats: 2, options: state.options, chance: { kind: 'fast', seed: 'cities' }, from: { state } };
}

export const cities: Lesson<CitiesStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: setup(firstDay),
      steps: [
        { id: 'welcome', at: ['b2'], rule: 'BTA-18.4' },
        { id: 'keep', part: 'hand', rule: 'BTA-4.6', acts: [{ you: [['keep']] }] },
        { id: 'reserve', at: ['citizen', 'weapon'], rule: 'BTA-6.5' },
        { id: 'hire', at: ['citizen'], rule: 'BTA-7.1', acts: [{ you: [['hire', 'citizen']] }] },
        { id: 'pay', part: 'asked', rule: 'BTA-6.4', acts: [{ you: [['auto']] }] },
        { id: 'road', at: ['road-straight'], rule: 'BTA-9.1', acts: [{ you: [['road', 'road-straight']] }] },
        {
          id: 'place',
          at: ['c2'],
          rule: 'BTA-9.8',
          acts: [{ you: [['place', 'c2', 'EW']] }, { you: [['auto']] }],
        },
        { id: 'end', part: 'asked', rule: 'BTA-16.1', acts: [{ you: [['end']] }] },
        {
          id: 'rival',
          part: 'log',
          rule: 'BTA-3.2',
          acts: [{ they: ['keep'] }, { they: ['hire', 'citizen'] }, { they: ['auto'] }, { they: ['end'] }],
        },
      ],
    },
    {
      setup: setup(fourthDay),
      steps: [
        { id: 'cohort', part: 'hand', rule: 'BTA-4.1', acts: [{ you: [['cohort']] }] },
        {
          id: 'city',
          at: ['city-2s', 'd2'],
          rule: 'BTA-9.2',
          acts: [{ you: [['city', 'city-2s', '1']] }, { you: [['place', 'd2', 'EW']] }, { you: [['auto']] }],
        },
        {
          id: 'upgrade',
          at: ['d2'],
          rule: 'BTA-9.3',
          acts: [{ you: [['upgrade', 'd2']] }, { you: [['auto']] }],
        },
        {
          id: 'chief',
          at: ['chief'],
          rule: 'BTA-7.1',
          acts: [{ you: [['hire', 'chief']] }, { you: [['auto']] }],
        },
      ],
    },
    {
      setup: setup(weaponDay),
      steps: [
        { id: 'oracle', at: ['weapon'], rule: 'BTA-17.5' },
        {
          id: 'recruit',
          at: ['d2'],
          rule: 'BTA-13.1',
          acts: [{ you: [['recruit', 'd2']] }, { you: [['auto']] }],
        },
        {
          id: 'walk',
          at: ['blue-1', 'e3'],
          rule: 'BTA-13.4',
          acts: [{ you: [['walk', 'blue-1', 'e3']] }, { you: [['auto']] }],
        },
        {
          id: 'assault',
          at: ['e3'],
          rule: 'BTA-15.1',
          acts: [{ you: [['assault', 'e3', 'WPN-B~1!']] }],
        },
        {
          id: 'strength',
          part: 'hand',
          rule: 'BTA-14.5',
          acts: [{ you: [['lay', 'PRI-B']] }, { you: [['hold']] }],
        },
        { id: 'annexed', at: ['e3'], rule: 'BTA-15.2' },
      ],
    },
    {
      setup: setup(lastDay),
      steps: [
        { id: 'last-day', part: 'players', rule: 'BTA-18.3' },
        {
          id: 'grow',
          at: ['d2'],
          rule: 'BTA-9.3',
          acts: [{ you: [['upgrade', 'd2']] }, { you: [['auto']] }],
        },
        { id: 'finish', part: 'asked', rule: 'BTA-16.1', acts: [{ you: [['end']] }] },
        { id: 'won', part: 'players', rule: 'BTA-18.2' },
      ],
    },
  ],
};
