/** The second lesson: cards that answer, stay or strike at once, and an army that is destroyed. */
import type { Lesson } from '@gonfalon/kernel';
import { Layout } from './layout.ts';
import type { MistStep } from './mist.en.ts';
import { en } from './mist.en.ts';
import { fr } from './mist.fr.ts';

/** The Norse have two units left, one of them wounded. */
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
  .building(0, 'camp', 'a2')
  .building(0, 'camp', 'b1')
  .building(0, 'camp', 'b2')
  .building(0, 'camp', 'e2')
  .building(0, 'camp', 'f2')
  .building(0, 'barracks', 'c3')
  .building(1, 'camp', 'e6')
  .unit(0, 'sco-clansman', 'd4')
  .unit(0, 'sco-gillie', 'c4')
  .unit(0, 'sco-galwegian', 'e2')
  .unit(1, 'nor-vikingr', 'e4')
  .unit(1, 'nor-bondi', 'd5', { damage: 1 })
  .hand(0, 'sco-ambush', 'sco-crag-and-wood', 'sco-cattle-raid', 'sco-clansman')
  .main(0, { food: 2, wood: 4, gold: 1 })
  .main(1, { food: 1, wood: 2 })
  .complete();

export const mist: Lesson<MistStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: before.options,
        chance: { kind: 'fast', seed: 'mist' },
        from: { state: before },
      },
      steps: [
        { id: 'welcome', at: ['u4', 'u5'], rule: 'ECH-8.1' },
        {
          id: 'village',
          at: ['u2'],
          rule: 'ECH-5.13',
          acts: [{ you: [['draw', 'u2']], script: { cards: ['sco-mist'] } }],
        },
        {
          id: 'strategy',
          at: ['sco-ambush', 'u5'],
          part: 'hand',
          rule: 'ECH-8.2',
          acts: [{ you: [['play', 'sco-ambush']] }, { you: [['pick', 'u5']] }, { you: [['auto']] }],
        },
        {
          id: 'event',
          at: ['sco-crag-and-wood'],
          part: 'hand',
          rule: 'ECH-8.11',
          acts: [{ you: [['pass']] }, { you: [['play', 'sco-crag-and-wood']] }],
        },
        {
          id: 'temporary',
          at: ['sco-cattle-raid'],
          part: 'hand',
          rule: 'ECH-3.2',
          acts: [{ you: [['play', 'sco-cattle-raid']] }],
        },
        {
          id: 'barracks',
          at: ['sco-clansman', 'c3'],
          part: 'hand',
          rule: 'ECH-5.9',
          acts: [{ you: [['deploy', 'sco-clansman', 'c3']] }, { you: [['enter', 'pawn', 'melee']] }],
        },
        {
          id: 'wait',
          at: ['sco-mist'],
          part: 'hand',
          rule: 'ECH-3.9',
          acts: [{ you: [['pass']] }, { they: ['attack', 'u4', 'u1'] }],
        },
        {
          id: 'react',
          at: ['sco-mist', 'u1'],
          rule: 'ECH-8.9',
          acts: [{ you: [['react', 'sco-mist']] }],
        },
        { id: 'keywords', at: ['u1', 'u3'], rule: 'ECH-10.5' },
        {
          id: 'charge',
          at: ['u3', 'u4'],
          rule: 'ECH-9.6',
          acts: [{ you: [['attack', 'u3', 'u4']] }, { they: ['pass'] }],
        },
        { id: 'won', part: 'players', rule: 'ECH-11.17' },
      ],
    },
  ],
};
