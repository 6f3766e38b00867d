/** The second lesson: the oracle, cards that change cards, a battle to defend and one to win. */
import type { Lesson, LessonChapter } from '@gonfalon/kernel';
import type { ConquestStep } from './conquest.en.ts';
import { en } from './conquest.en.ts';
import { fr } from './conquest.fr.ts';
import type { PositionSpec } from './position.ts';
import { position } from './position.ts';

/** A road leads from b2 by d2 and the neutral city in e3 to f6. */
const ROADS = {
  c2: 'road EW',
  d2: 'city EW',
  e2: 'road SW',
  e4: 'road NSW',
  e5: 'road NS',
  e6: 'road NE',
} as const;
const OWNERS = { b2: 'blue 1', d2: 'blue 3', f6: 'red 3', c5: 'red 4' } as const;

const attacked: PositionSpec = {
  seats: 2,
  players: {
    blue: {
      hand: 'TTL-B CIT-B TNT-B PRO CHF-B CIT-R',
      nation: 'CIT-B TOO-R PRO PRO PRO HRS-B',
      shelter: 'WPN-B CHF-R',
    },
    red: { hand: 'WPN-R CHF-R PRI-R CIT-Y PRO PRO', heroes: ['d2'] },
  },
  weekLimit: 2,
  round: 11,
  owners: OWNERS,
  added: ROADS,
};

const attacking: PositionSpec = {
  seats: 2,
  players: {
    blue: { hand: 'WPN-B PRI-B CHF-B CHF-R HRS-B PRO', heroes: ['d2'] },
    red: { hand: 'PRI-R CIT-Y PRO PRO PRO TOO-R' },
  },
  weekLimit: 2,
  round: 14,
  first: 'red',
  active: 'blue',
  owners: OWNERS,
  added: ROADS,
};

function setup(spec: PositionSpec): LessonChapter['setup'] {
  const state = position(spec);
  return { seats: 2, options: state.options, chance: { kind: 'fast', seed: 'conquest' }, from: { state } };
}

export const conquest: Lesson<ConquestStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: setup(attacked),
      steps: [
        { id: 'threat', at: ['red-1', 'd2'], rule: 'BTA-13.7' },
        { id: 'oracle', at: ['title', 'tent'], rule: 'BTA-17.2' },
        {
          id: 'title',
          at: ['TTL-B', 'CIT-B'],
          part: 'hand',
          rule: 'BTA-17.9',
          acts: [{ you: [['title', 'TTL-B', 'CIT-B', 'priest']] }],
        },
        {
          id: 'tent',
          at: ['TNT-B', 'PRI-B~1'],
          part: 'hand',
          rule: 'BTA-11.10',
          acts: [{ you: [['pitch', 'TNT-B', 'PRI-B~1']] }, { you: [['auto']] }],
        },
        {
          id: 'ambush',
          at: ['CHF-B', 'CIT-R'],
          part: 'hand',
          rule: 'BTA-5.2',
          acts: [{ you: [['ambush', 'CHF-B']] }, { you: [['remove', 'CIT-R']] }],
        },
        {
          id: 'attack',
          part: 'log',
          rule: 'BTA-14.8',
          acts: [
            { they: ['keep'] },
            { they: ['attack', 'd2', 'WPN-R'] },
            { they: ['lay', 'CHF-R'] },
            { they: ['hold'] },
          ],
        },
        {
          id: 'counter',
          part: 'asked',
          rule: 'BTA-14.10',
          acts: [{ you: [['counter']] }, { you: [['reclaim']] }],
        },
        {
          id: 'raise',
          at: ['CHF-B'],
          rule: 'BTA-14.15',
          acts: [
            { you: [['lay', 'CHF-B']] },
            { you: [['hold']] },
            { they: ['lay', 'PRI-R'] },
            { they: ['hold'] },
          ],
        },
        {
          id: 'strike',
          at: ['tent-1'],
          rule: 'BTA-14.17',
          acts: [{ you: [['strike', 'tent-1']] }],
        },
        {
          id: 'priest',
          at: ['PRI-B'],
          rule: 'BTA-14.16',
          acts: [{ you: [['lay', 'PRI-B']] }, { you: [['hold']] }, { they: ['pass'] }],
        },
        { id: 'held', at: ['d2'], rule: 'BTA-14.21' },
      ],
    },
    {
      setup: setup(attacking),
      steps: [
        { id: 'horse', at: ['blue-1', 'f6'], rule: 'BTA-17.12' },
        {
          id: 'ride',
          at: ['blue-1', 'f6'],
          rule: 'BTA-13.5',
          acts: [{ you: [['ride', 'blue-1', 'f6']] }, { you: [['auto']] }],
        },
        {
          id: 'open',
          at: ['f6'],
          rule: 'BTA-14.8',
          acts: [{ you: [['attack', 'f6', 'WPN-B']] }, { you: [['lay', 'PRI-B']] }, { you: [['hold']] }],
        },
        {
          id: 'answer',
          part: 'log',
          rule: 'BTA-14.15',
          acts: [{ they: ['counter'] }, { they: ['lay', 'PRI-R'] }, { they: ['hold'] }],
        },
        {
          id: 'bonus',
          at: ['CHF-B', 'CHF-R'],
          rule: 'BTA-14.5',
          acts: [{ you: [['lay', 'CHF-B']] }, { you: [['hold']] }, { they: ['pass'] }],
        },
        { id: 'taken', at: ['f6'], part: 'players', rule: 'BTA-14.22' },
        { id: 'end', part: 'asked', rule: 'BTA-18.3', acts: [{ you: [['end']] }] },
        { id: 'more', rule: 'BTA-15.4' },
      ],
    },
  ],
};
