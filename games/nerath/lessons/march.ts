/** The first lesson: a whole turn of Karkoth, and rounds later the fall of a capital. */
import type { Lesson } from '@gonfalon/kernel';
import { mustered } from './layout.ts';
import type { MarchStep } from './march.en.ts';
import { en } from './march.en.ts';
import { fr } from './march.fr.ts';

/** Karkoth has drawn its card, and may march. */
const opening = mustered()
  .gold('K', 10)
  .hand('K', 2, 17)
  .turnOf('K')
  .set((s) => {
    s.phase = 'move';
  });

/** Iron Circle stands before Sael Vailin; one conquest is wanting. */
const late = mustered()
  .clear('i12', 'v07')
  .put('I', 'i12', '4F 2S W')
  .put('V', 'v07', '2F')
  .vp('K', 9)
  .vp('I', 7)
  .vp('V', 8)
  .vp('N', 6)
  .top('N', 62)
  .turnOf('I')
  .set((s) => {
    s.phase = 'move';
    s.round = 6;
  });

export const march: Lesson<MarchStep> = {
  seat: 0,
  words: { en, fr },
  chapters: [
    {
      setup: {
        seats: 2,
        options: opening.state.options,
        chance: { kind: 'fast', seed: 'march' },
        from: { state: opening.state },
      },
      steps: [
        { id: 'welcome', at: ['k03', 'i08'], part: 'players', rule: 'NER-16.1' },
        { id: 'turn', part: 'asked', rule: 'NER-2.1' },
        { id: 'armies', at: ['k10'], rule: 'NER-4.1' },
        {
          id: 'march',
          at: ['k06', 'v12'],
          rule: 'NER-4.7',
          acts: [{ you: [['march', 'k06', 'v12']] }, { you: [['all']] }],
        },
        {
          id: 'part',
          at: ['k10', 'v12'],
          rule: 'NER-4.8',
          acts: [{ you: [['march', 'k10', 'v12']] }, { you: [['all-but-one']] }],
        },
        { id: 'plan', at: ['v12'], rule: 'NER-4.14' },
        { id: 'dice', at: ['v12'], rule: 'NER-6.4' },
        {
          id: 'fight',
          at: ['v12'],
          rule: 'NER-6.2',
          // The wizard misses; of the others one footsoldier hits. Both of Vailin's hit.
          acts: [{ you: [['end']], script: { dice: [4, 2, 6, 3, 3, 5, 1, 4, 2, 6, 6] } }],
        },
        {
          id: 'losses',
          at: ['v12'],
          rule: 'NER-6.8',
          acts: [{ you: [['auto']] }],
        },
        {
          id: 'onward',
          at: ['v12'],
          rule: 'NER-10.1',
          acts: [{ you: [['on']], script: { dice: [8] } }],
        },
        { id: 'conquered', at: ['v12'], part: 'players', rule: 'NER-11.4' },
        { id: 'reposition', part: 'asked', rule: 'NER-13.2', acts: [{ you: [['done']] }] },
        {
          id: 'buy',
          at: ['k10'],
          rule: 'NER-14.3',
          acts: [{ you: [['raise', 'k10', 'footsoldier']] }, { you: [['to', 'k10', '4']] }],
        },
        {
          id: 'capital',
          at: ['k03'],
          rule: 'NER-14.10',
          acts: [{ you: [['raise', 'k03', 'monster']] }, { you: [['to', 'k06', '2']] }],
        },
        { id: 'income', part: 'asked', rule: 'NER-15.1', acts: [{ you: [['done']] }] },
      ],
    },
    {
      setup: {
        seats: 2,
        options: late.state.options,
        chance: { kind: 'fast', seed: 'capital' },
        from: { state: late.state },
      },
      steps: [
        { id: 'later', part: 'players', rule: 'NER-16.1' },
        { id: 'castle', at: ['v07'], rule: 'NER-7.4' },
        {
          id: 'assault',
          at: ['i12', 'v07'],
          rule: 'NER-4.7',
          acts: [
            { you: [['march', 'i12', 'v07']] },
            { you: [['all']] },
            // The wizard silences the castle or fells a footsoldier; then two hits more.
            { you: [['end']], script: { dice: [9, 6, 6, 2, 3, 5, 1, 4, 2, 3] } },
          ],
        },
        { id: 'taken', at: ['v07'], part: 'players', rule: 'NER-11.4' },
        {
          id: 'finish',
          part: 'asked',
          rule: 'NER-16.1',
          acts: [{ you: [['done']] }, { you: [['done']] }, { they: ['end'] }, { they: ['done'] }],
        },
        { id: 'won', part: 'players', rule: 'NER-16.1' },
      ],
    },
  ],
};
