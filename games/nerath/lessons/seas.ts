/** The second lesson: one turn of Nerath, with a card, a landing, a dungeon and a retreat. */
import type { Lesson } from '@gonfalon/kernel';
import { mustered } from './layout.ts';
import type { SeasStep } from './seas.en.ts';
import { en } from './seas.en.ts';
import { fr } from './seas.fr.ts';

/** One ship in the Bluewater Channel; Wraithmoor is held by many. */
const table = mustered()
  .clear('s08', 'n03', 'k13')
  .put('N', 's08', 'B')
  .put('N', 'n03', '3F W')
  .put('K', 'k13', '3F M')
  .tiles('d03', 'skeletons')
  .hand('N', 62)
  .top('N', 69)
  .vp('K', 9)
  .vp('I', 8)
  .vp('V', 10)
  .vp('N', 7)
  .turnOf('N')
  .set((s) => {
    s.phase = 'draw';
    s.round = 6;
  });

export const seas: Lesson<SeasStep> = {
  seat: 1,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: table.state.options,
        chance: { kind: 'fast', seed: 'seas' },
        from: { state: table.state },
      },
      steps: [
        { id: 'welcome', part: 'players', rule: 'NER-16.1' },
        { id: 'hand', at: ['card:62'], part: 'hand', rule: 'NER-17.1' },
        {
          id: 'card',
          at: ['card:69'],
          part: 'hand',
          rule: 'NER-2.8',
          acts: [{ you: [['play', 'card:69']] }],
        },
        {
          id: 'board',
          at: ['n14', 's08'],
          rule: 'NER-5.3',
          acts: [{ you: [['march', 'n14', 's08']] }, { you: [['all']] }],
        },
        {
          id: 'land',
          // The mountains too: on a phone the shore lies in sight then, beside the small map.
          at: ['s08', 'i11', 'n06'],
          rule: 'NER-5.6',
          acts: [{ you: [['march', 's08', 'i11']] }, { you: [['all']] }],
        },
        {
          id: 'join',
          at: ['n06', 'i11'],
          rule: 'NER-4.8',
          acts: [{ you: [['march', 'n06', 'i11']] }, { you: [['all']] }],
        },
        {
          id: 'heroes',
          at: ['n10', 'n09', 'd03'],
          rule: 'NER-4.5',
          acts: [
            {
              you: [
                ['march', 'n10', 'd03'],
                ['march', 'n09', 'd03'],
              ],
            },
            {
              you: [
                ['march', 'n10', 'd03'],
                ['march', 'n09', 'd03'],
              ],
            },
          ],
        },
        {
          id: 'moor',
          at: ['n03', 'k13'],
          rule: 'NER-4.7',
          acts: [{ you: [['march', 'n03', 'k13']] }, { you: [['all']] }, { you: [['end']] }],
        },
        {
          id: 'guardians',
          at: ['d03'],
          rule: 'NER-9.3',
          // The wizard misses, the fighter fells the skeletons.
          acts: [{ you: [['fight', 'd03']], script: { dice: [3, 8, 2], cards: ['card:108'] } }],
        },
        {
          id: 'treasure',
          at: ['card:108'],
          part: 'hand',
          rule: 'NER-12.2',
          acts: [{ you: [['play', 'card:108']] }],
        },
        {
          id: 'attack',
          at: ['k13'],
          rule: 'NER-6.2',
          // Nobody of ours hits; three of theirs do, one of them the monster.
          acts: [{ you: [['fight', 'k13']], script: { dice: [2, 1, 4, 3, 6, 6, 2, 11] } }],
        },
        {
          id: 'healer',
          at: ['card:62'],
          part: 'hand',
          rule: 'NER-6.19',
          acts: [{ you: [['play', 'card:62']] }],
        },
        {
          id: 'retreat',
          at: ['n03'],
          rule: 'NER-10.3',
          // Then Ashmark: three footsoldiers and an engine against two.
          acts: [{ you: [['retreat', 'n03']], script: { dice: [6, 6, 2, 3, 4, 2, 1] } }],
        },
        { id: 'saga', at: ['i11'], part: 'players', rule: 'NER-11.14' },
        {
          id: 'leave',
          at: ['d03', 'n10'],
          rule: 'NER-13.1',
          acts: [{ you: [['leave']] }, { you: [['leave']] }],
        },
        { id: 'rest', part: 'asked', rule: 'NER-14.1', acts: [{ you: [['done']] }] },
        { id: 'won', part: 'players', rule: 'NER-16.1' },
      ],
    },
  ],
};
