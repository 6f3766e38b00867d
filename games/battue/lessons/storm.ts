/** The first lesson of Battue: from the camp to the fall of Tarsos. */
import type { Lesson } from '@gonfalon/kernel';
import { player } from '../rules/selectors.ts';
import { Layout } from './layout.ts';
import type { StormStep } from './storm.en.ts';
import { en } from './storm.en.ts';
import { fr } from './storm.fr.ts';

/** The Palace and the Temple of Jupiter are taken; the University is not, but the Wolves have seen where it lies. */
function lateInTheMatch(): Layout {
  return new Layout(2, { quickSetup: true, roundLimit: 0 })
    .camp(0, 0)
    .camp(1, 0)
    .tile('S-L2', 'L01')
    .tile('E-L2', 'L02')
    .tile('N-L2', 'L06')
    .tile('N-M1', 'M05')
    .tile('S-S4', 'S08')
    .tile('E-S4', 'S03')
    .tile('S-M1', 'M02')
    .tile('S-M2', 'M11')
    .controls(0, 'N-G', 'N-M1')
    .horde(0, 3, 'N-L2')
    .horde(0, 3, 'PAL')
    .horde(0, 6, 'E-S4')
    .controls(1, 'S-G', 'S-W1', 'S-M2')
    .horde(1, 5, 'S-L2')
    .horde(1, 4, 'S-M1')
    .horde(1, 1, 'S-S4')
    .hand(0, 'outmaneuver')
    .chest(0, 'loot', 'big-loot')
    .chest(1, 'loot', 'big-loot', 'big-loot')
    .next('card:cache', 'card:recon')
    .set((s) => {
      s.round = 9;
      player(s, 0).seenTiles.push('E-L2');
    });
}

export const storm: Lesson<StormStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: { quickSetup: true },
        chance: { kind: 'fast', seed: 'lesson-257' },
        script: {
          cards: ['card:warrior', 'card:recruits', 'card:loot', 'card:big-loot', 'event:freed-captives'],
        },
      },
      steps: [
        { id: 'welcome', at: ['PAL'], rule: 'BTU-16.5' },
        {
          id: 'camp',
          at: ['edge:N', 'N-G'],
          rule: 'BTU-2.9',
          acts: [{ you: [['camp', 'edge:N', 'N-G']] }, { they: ['camp', 'edge:S', 'S-G'] }],
        },
        { id: 'turn', part: 'asked', rule: 'BTU-3.2' },
        { id: 'no-help', part: 'asked', rule: 'BTU-5.4', acts: [{ you: [['done']] }] },
        {
          id: 'gate',
          at: ['camp:0', 'N-G'],
          rule: 'BTU-6.6',
          acts: [{ you: [['move', 'camp:0', 'N-G']] }],
        },
        { id: 'strength', at: ['N-G'], rule: 'BTU-8.8' },
        {
          id: 'fight',
          at: ['N-G'],
          rule: 'BTU-8.12',
          acts: [{ you: [['done']], script: { dice: [1, 5, 4, 5] } }],
        },
        { id: 'taken', at: ['N-G', 'card:warrior'], part: 'hand', rule: 'BTU-12.4' },
        {
          id: 'rival',
          at: ['camp:1', 'S-G'],
          part: 'log',
          acts: [
            { they: ['done'] },
            { they: ['move', 'camp:1', 'S-G', '6'] },
            { they: ['done'], script: { dice: [5, 2] } },
          ],
        },
        {
          id: 'card',
          at: ['card:warrior', 'N-G'],
          part: 'hand',
          rule: 'BTU-13.1',
          acts: [{ you: [['play', 'card:warrior', 'N-G']] }],
        },
        {
          id: 'city',
          at: ['N-G', 'N-M1'],
          rule: 'BTU-6.9',
          acts: [{ you: [['done']] }, { you: [['move', 'N-G', 'N-M1', '5']] }],
        },
        {
          id: 'reveal',
          at: ['N-M1'],
          rule: 'BTU-7.3',
          acts: [{ you: [['done']], script: { dice: [4, 2] } }],
        },
        { id: 'looted', at: ['N-M1', 'card:loot', 'card:big-loot'], part: 'hand', rule: 'BTU-7.4' },
        {
          id: 'bank',
          at: ['card:loot', 'card:big-loot'],
          part: 'hand',
          rule: 'BTU-13.3',
          acts: [{ you: [['play']] }, { you: [['play']] }],
        },
      ],
    },
    {
      setup: {
        seats: 2,
        options: { quickSetup: true },
        chance: { kind: 'fast', seed: 'storm' },
        from: { state: lateInTheMatch().state },
      },
      steps: [
        { id: 'later', at: ['PAL', 'S-L2', 'E-L2'], rule: 'BTU-16.3' },
        { id: 'count', at: ['E-L2'], part: 'players', rule: 'BTU-16.5' },
        {
          id: 'reinforce',
          at: ['N-L2'],
          rule: 'BTU-5.2',
          acts: [{ you: [['reinforce', 'N-L2']], script: { dice: [5] } }],
        },
        {
          id: 'marches',
          at: ['E-S4', 'E-L2', 'PAL', 'S-S4'],
          rule: 'BTU-10.1',
          acts: [
            {
              you: [
                ['move', 'E-S4', 'E-L2', '6'],
                ['move', 'PAL', 'S-S4', '3'],
              ],
            },
            {
              you: [
                ['move', 'E-S4', 'E-L2', '6'],
                ['move', 'PAL', 'S-S4', '3'],
              ],
            },
            { you: [['done']] },
          ],
        },
        {
          id: 'order',
          at: ['S-S4', 'E-L2'],
          rule: 'BTU-7.2',
          acts: [{ you: [['fight', 'S-S4']], script: { dice: [2, 5] } }],
        },
        {
          id: 'retreat',
          at: ['S-S4', 'PAL'],
          rule: 'BTU-11.2',
          acts: [{ you: [['retreat', 'PAL']] }],
        },
        {
          id: 'outmaneuver',
          at: ['card:outmaneuver', 'E-L2'],
          part: 'hand',
          rule: 'BTU-8.5',
          acts: [{ you: [['play', 'card:outmaneuver']], script: { dice: [2] } }],
        },
        {
          id: 'end',
          at: ['card:cache'],
          part: 'hand',
          rule: 'BTU-13.6',
          acts: [{ you: [['play', 'card:cache']] }],
        },
        { id: 'won', part: 'players', rule: 'BTU-16.6' },
      ],
    },
  ],
};
