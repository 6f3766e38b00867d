/** The first lesson: two turns from the very beginning, then the last two of a match. */
import type { Lesson } from '@gonfalon/kernel';
import { Layout } from './layout.ts';
import type { RealmStep } from './realm.en.ts';
import { en } from './realm.en.ts';
import { fr } from './realm.fr.ts';

/** The Norse Capital has 5 health left, and one unit bars the way to it. */
const before = new Layout(2, {})
  .civ(0, 'scots')
  .civ(1, 'norse')
  .tile('c1', 'H6', 180)
  .tile('e1', 'H2', 0)
  .tile('a3', 'H3', 0)
  .tile('c3', 'H7', 0)
  .tile('e3', 'H4', 0)
  .tile('a5', 'H1', 0)
  .tile('c5', 'H5', 0)
  .building(0, 'camp', 'c1')
  .building(0, 'camp', 'b1')
  .building(0, 'camp', 'a2')
  .building(0, 'camp', 'c3')
  .building(0, 'camp', 'd3')
  .building(1, 'camp', 'e6')
  .building(1, 'camp', 'f5')
  .unit(0, 'sco-gallowglass', 'e4')
  .unit(0, 'sco-ettrick-archer', 'f3')
  .unit(1, 'nor-bondi', 'f4')
  .unit(1, 'nor-spearman', 'f6')
  .hand(0, 'sco-lochaber-axe', 'sco-hobelar', 'sco-wallace')
  .main(0, { food: 3, wood: 2, gold: 2 })
  .main(1, { food: 2, wood: 2 })
  .set(({ buildings }) => {
    for (const building of buildings) if (building.id === 2) building.damage = 5;
  })
  .complete();

export const realm: Lesson<RealmStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: {},
        chance: { kind: 'fast', seed: 'highland-11' },
        script: {
          dice: [6, 1],
          cards: [
            ...['sco-clansman', 'sco-schiltron', 'sco-hobelar', 'sco-lochaber-axe', 'sco-ambush'],
            ...['sco-gallowglass', 'nor-bondi', 'nor-berserker', 'nor-vikingr', 'nor-dane-axe', 'nor-skald'],
          ],
        },
      },
      steps: [
        { id: 'welcome', rule: 'ECH-9.5' },
        {
          id: 'civ',
          part: 'asked',
          rule: 'ECH-1.2',
          acts: [{ you: [['first']] }, { you: [['civ', 'scots']] }, { they: ['civ', 'norse'] }],
        },
        {
          id: 'hand',
          part: 'hand',
          rule: 'ECH-1.10',
          acts: [{ you: [['done']] }, { they: ['done'] }],
        },
        { id: 'turn', part: 'asked', rule: 'ECH-2.1' },
        {
          id: 'explore',
          at: ['u1', 'c1'],
          rule: 'ECH-4.13',
          acts: [{ you: [['move', 'u1', 'c1']] }],
        },
        {
          id: 'rotate',
          at: ['c1'],
          rule: 'ECH-4.19',
          acts: [{ you: [['rotate', '180']] }, { you: [['done']] }],
        },
        { id: 'camp', at: ['u1'], rule: 'ECH-5.5', acts: [{ you: [['camp', 'u1']] }] },
        {
          id: 'deployment',
          part: 'asked',
          rule: 'ECH-2.6',
          acts: [{ you: [['pass']] }],
        },
        {
          id: 'deploy',
          at: ['sco-clansman', 'a1'],
          part: 'hand',
          rule: 'ECH-7.1',
          acts: [{ you: [['deploy', 'sco-clansman', 'a1']] }],
        },
        { id: 'pawn', rule: 'ECH-7.5', acts: [{ you: [['enter', 'pawn', 'melee']] }] },
        { id: 'end', part: 'asked', rule: 'ECH-9.2', acts: [{ you: [['pass']] }] },
        {
          id: 'rival',
          part: 'log',
          rule: 'ECH-1.11',
          acts: [
            { they: ['move', 'u2', 'd4'] },
            { they: ['rotate', '0'] },
            { they: ['done'] },
            { they: ['camp', 'u2'] },
            { they: ['pass'] },
            { they: ['deploy', 'nor-bondi', 'f6'] },
            { they: ['enter', 'pawn', 'melee'] },
            { they: ['auto'] },
            { they: ['pass'] },
          ],
        },
        {
          id: 'refresh',
          at: ['u3', 'b1'],
          rule: 'ECH-2.2',
          acts: [{ you: [['move', 'u3', 'b1']] }, { you: [['camp', 'u3']] }],
        },
        {
          id: 'again',
          at: ['sco-schiltron', 'a1'],
          part: 'hand',
          rule: 'ECH-5.3',
          acts: [
            { you: [['pass']] },
            { you: [['deploy', 'sco-schiltron', 'a1']] },
            { you: [['enter', 'pawn', 'melee']] },
          ],
        },
      ],
    },
    {
      setup: {
        seats: 2,
        options: before.options,
        chance: { kind: 'fast', seed: 'realm' },
        from: { state: before },
      },
      steps: [
        { id: 'later', at: ['building:2'], part: 'players', rule: 'ECH-6.19' },
        { id: 'numbers', at: ['u1', 'u3'], rule: 'ECH-6.8' },
        {
          id: 'shoot',
          at: ['u2', 'u3'],
          rule: 'ECH-6.13',
          acts: [{ you: [['mode', 'u2']] }, { you: [['attack', 'u2', 'u3']] }],
        },
        {
          id: 'melee',
          at: ['u1', 'u3'],
          rule: 'ECH-6.11',
          acts: [{ you: [['attack', 'u1', 'u3']] }],
        },
        { id: 'won-square', at: ['u1'], rule: 'ECH-6.14', acts: [{ you: [['pass']] }] },
        {
          id: 'upgrade',
          at: ['sco-lochaber-axe', 'u1'],
          part: 'hand',
          rule: 'ECH-8.5',
          acts: [{ you: [['play', 'sco-lochaber-axe', 'u1']] }],
        },
        { id: 'pay', rule: 'ECH-3.8', acts: [{ you: [['auto']] }] },
        {
          id: 'king',
          at: ['sco-hobelar', 'a1'],
          part: 'hand',
          rule: 'ECH-7.6',
          acts: [
            { you: [['deploy', 'sco-hobelar', 'a1']] },
            { you: [['enter', 'king', 'melee']] },
            { you: [['pass']] },
          ],
        },
        { id: 'garrison', at: ['u4', 'building:2'], rule: 'ECH-6.18', acts: [{ they: ['pass'] }] },
        {
          id: 'storm',
          at: ['u1', 'building:2'],
          rule: 'ECH-9.5',
          acts: [{ you: [['attack', 'u1', 'building:2']] }],
        },
        { id: 'won', part: 'players', rule: 'ECH-9.6' },
      ],
    },
  ],
};
