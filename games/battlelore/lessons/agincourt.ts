/** The first lesson of BattleLore: the longbows of Agincourt, by the medieval rules. */
import type { Choice, Lesson } from '@gonfalon/kernel';
import type { AgincourtStep } from './agincourt.en.ts';
import { en } from './agincourt.en.ts';
import { fr } from './agincourt.fr.ts';
import { rolls } from './dice.ts';
import { lateAtAgincourt } from './late-at-agincourt.ts';

const FORWARD: readonly Choice[] = [
  ['to', 'D9'],
  ['to', 'D10'],
  ['to', 'D11'],
];

export const agincourt: Lesson<AgincourtStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: { adventure: 'agincourt-1415' },
        chance: { kind: 'fast', seed: 'agincourt' },
        script: {
          // Six cards for the English, four for the French, then one at the end of each turn.
          cards: ['PA-L', 'DS', 'AT-C', 'LE', 'PA-R', 'BB', 'PA-C', 'FO', 'AT-L', 'SC-R', 'LA', 'PA-C'].map(
            (card) => `card:${card}`,
          ),
        },
      },
      steps: [
        { id: 'welcome', at: ['P-RI1'], rule: 'BLO-12.4' },
        { id: 'units', at: ['P-AR3', 'P-BI1', 'P-RI1'], rule: 'BLO-6.1' },
        { id: 'sections', part: 'hand', rule: 'BLO-2.3' },
        {
          id: 'command',
          at: ['card:PA-L'],
          part: 'hand',
          rule: 'BLO-2.2',
          acts: [{ you: [['command', 'card:PA-L']] }],
        },
        {
          id: 'order',
          at: ['P-AR4', 'P-AR5'],
          rule: 'BLO-3.2',
          acts: [{ you: [['order']] }, { you: [['order']] }],
        },
        {
          id: 'move',
          at: ['P-AR4', 'P-AR5', 'D9', 'D10', 'D11'],
          rule: 'BLO-4.6',
          acts: [{ you: [['pick']] }, { you: FORWARD }, { you: [['pick']] }, { you: FORWARD }],
        },
        { id: 'range', at: ['S-RC2'], rule: 'BLO-5.6' },
        {
          id: 'shoot',
          at: ['P-AR4', 'P-AR5', 'S-RC2'],
          rule: 'BLO-7.2',
          acts: [
            {
              you: [
                ['attack', 'P-AR4', 'S-RC2'],
                ['attack', 'P-AR5', 'S-RC2'],
              ],
              script: rolls('R'),
            },
          ],
        },
        {
          id: 'flag',
          at: ['P-AR4', 'P-AR5', 'S-RC2'],
          rule: 'BLO-8.1',
          acts: [
            {
              you: [
                ['attack', 'P-AR4', 'S-RC2'],
                ['attack', 'P-AR5', 'S-RC2'],
              ],
              script: rolls('F'),
            },
            { they: ['retreat', 'I12'] },
          ],
        },
        { id: 'turn-over', part: 'hand', rule: 'BLO-12.1' },
        {
          id: 'french',
          at: ['S-BI3', 'S-BI4'],
          part: 'log',
          acts: [
            { they: ['command', 'card:PA-C'] },
            { they: ['order', 'S-BI3'] },
            { they: ['order', 'S-BI4'] },
            { they: ['pick', 'S-BI3'] },
            { they: ['to', 'F6'] },
            { they: ['pick', 'S-BI4'] },
            { they: ['to', 'F7'] },
          ],
        },
        {
          id: 'darken',
          at: ['card:DS'],
          part: 'hand',
          rule: 'BLO-2.5',
          acts: [{ you: [['command', 'card:DS']] }],
        },
        { id: 'stand', at: ['P-AR3'], rule: 'BLO-6.2', acts: [{ you: [['done']] }] },
        {
          id: 'volley',
          at: ['P-AR3', 'S-BI3'],
          rule: 'BLO-5.6',
          acts: [
            { you: [['attack', 'P-AR3', 'S-BI3']], script: rolls('B', 'B') },
            { you: [['attack', 'P-AR3', 'S-BI3']], script: rolls('B', 'B') },
          ],
        },
        { id: 'banner', part: 'players', rule: 'BLO-7.9', acts: [{ you: [['done']] }] },
        {
          id: 'onslaught',
          at: ['S-BI4', 'P-RI1'],
          part: 'log',
          rule: 'BLO-5.5',
          acts: [
            { they: ['command', 'card:FO'] },
            { they: ['order', 'S-BI4'] },
            { they: ['done'] },
            { they: ['pick', 'S-BI4'] },
            { they: ['to', 'D7'] },
            { they: ['attack', 'S-BI4', 'P-RI1'], script: rolls('R', 'F', 'G') },
          ],
        },
        { id: 'bold', at: ['P-RI1', 'P-AR3', 'P-BI2'], rule: 'BLO-9.4', acts: [{ you: [['ignore', '1']] }] },
        {
          id: 'battle-back',
          at: ['P-RI1', 'S-BI4'],
          rule: 'BLO-11.1',
          acts: [{ you: [['battle-back']], script: rolls('B', 'B', 'S', 'R') }],
        },
        {
          id: 'centre',
          at: ['card:AT-C', 'P-RI1'],
          part: 'hand',
          rule: 'BLO-3.1',
          acts: [{ you: [['command', 'card:AT-C']] }, { you: [['order', 'P-RI1']] }, { you: [['done']] }],
        },
        {
          id: 'melee',
          at: ['P-RI1', 'S-BI4'],
          rule: 'BLO-5.4',
          acts: [
            { you: [['done']] },
            { you: [['attack', 'P-RI1', 'S-BI4']], script: rolls('G', 'B', 'L', 'R') },
          ],
        },
        {
          id: 'gain-ground',
          at: ['P-RI1', 'D7'],
          rule: 'BLO-10.2',
          acts: [{ you: [['gain-ground', 'D7']] }],
        },
      ],
    },
    {
      setup: lateAtAgincourt(),
      steps: [
        { id: 'later', part: 'players', rule: 'BLO-12.3' },
        { id: 'forest', at: ['S-BI1'], rule: 'BLO-17.2' },
        {
          id: 'advance',
          at: ['card:PA-L', 'P-BI2', 'D11'],
          part: 'hand',
          rule: 'BLO-4.6',
          acts: [
            { you: [['command', 'card:PA-L']] },
            { you: [['order', 'P-BI2']] },
            { you: [['done']] },
            { you: [['pick', 'P-BI2']] },
            { you: [['to', 'D11']] },
          ],
        },
        {
          id: 'last-blow',
          at: ['P-BI2', 'S-BI1'],
          rule: 'BLO-6.3',
          acts: [{ you: [['attack', 'P-BI2', 'S-BI1']], script: rolls('S', 'B') }],
        },
        { id: 'won', part: 'players', rule: 'BLO-12.3' },
      ],
    },
  ],
};
