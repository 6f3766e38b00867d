/** The second lesson of BattleLore: Lore and a creature. */
import type { Lesson } from '@gonfalon/kernel';
import { rolls } from './dice.ts';
import type { SpiderStep } from './spider.en.ts';
import { en } from './spider.en.ts';
import { fr } from './spider.fr.ts';
import { webAndLore } from './web-and-lore.ts';

export const spider: Lesson<SpiderStep> = {
  seat: 1,
  words: { en, fr },
  chapters: [
    {
      setup: webAndLore,
      steps: [
        { id: 'welcome', at: ['S-SP1'], rule: 'BLO-15.1' },
        {
          id: 'keep',
          at: ['lore:WIZ-03'],
          part: 'hand',
          rule: 'BLO-15.2',
          acts: [{ you: [['keep', 'lore:WIZ-03']] }, { they: ['keep', 'lore:WIZ-12'] }],
        },
        { id: 'goblet', at: ['lore:WIZ-03'], part: 'players', rule: 'BLO-15.5' },
        { id: 'creature', at: ['S-SP1'], rule: 'BLO-14.16' },
        {
          id: 'order',
          at: ['card:PA-C', 'S-SP1', 'S-BI1'],
          part: 'hand',
          rule: 'BLO-2.3',
          acts: [
            { you: [['command', 'card:PA-C']] },
            {
              you: [
                ['order', 'S-SP1'],
                ['order', 'S-BI1'],
              ],
            },
            {
              you: [
                ['order', 'S-SP1'],
                ['order', 'S-BI1'],
              ],
            },
          ],
        },
        {
          id: 'close-in',
          at: ['S-SP1', 'E8', 'S-BI1', 'E7'],
          rule: 'BLO-14.16',
          acts: [
            { you: [['pick', 'S-BI1']] },
            { you: [['to', 'E7']] },
            { you: [['pick', 'S-SP1']] },
            { you: [['to', 'E8']] },
          ],
        },
        {
          id: 'bite',
          at: ['S-SP1', 'P-BI2'],
          rule: 'BLO-14.12',
          acts: [{ you: [['attack', 'S-SP1', 'P-BI2']], script: rolls('B', 'L') }],
        },
        { id: 'web', at: ['P-BI2'], rule: 'BLO-14.17', acts: [{ you: [['power', 'web']] }] },
        {
          id: 'sparks',
          at: ['S-BI1', 'P-BI2', 'lore:WIZ-03'],
          part: 'hand',
          rule: 'BLO-15.13',
          acts: [
            { you: [['attack', 'S-BI1', 'P-BI2']] },
            { you: [['play', 'lore:WIZ-03']], script: rolls('L', 'L', 'F') },
          ],
        },
        { id: 'hold', at: ['S-BI1'], rule: 'BLO-10.2', acts: [{ you: [['stay']] }] },
        {
          id: 'choice',
          part: 'asked',
          rule: 'BLO-15.20',
          acts: [{ you: [['both']], script: { cards: ['lore:WIZ-15'] } }],
        },
        {
          id: 'spell',
          at: ['lore:WIZ-15'],
          part: 'hand',
          rule: 'BLO-15.25',
          acts: [{ they: ['command', 'card:PA-C'] }, { they: ['play', 'lore:WIZ-12'] }],
        },
        {
          id: 'dispel',
          at: ['lore:WIZ-15'],
          part: 'hand',
          rule: 'BLO-15.15',
          acts: [{ you: [['play', 'lore:WIZ-15']] }],
        },
        {
          id: 'critical',
          at: ['P-RI1', 'S-SP1'],
          part: 'log',
          rule: 'BLO-14.3',
          acts: [
            { they: ['order', 'P-RI1'] },
            { they: ['done'] },
            { they: ['pick', 'P-RI1'] },
            { they: ['to', 'D7'] },
            { they: ['attack', 'P-RI1', 'S-SP1'], script: rolls('G', 'R', 'B', 'S', 'B', 'L') },
          ],
        },
        {
          id: 'concentrate',
          at: ['S-SP1', 'P-RI1'],
          rule: 'BLO-14.13',
          acts: [
            { you: [['battle-back']], script: rolls('S', 'L') },
            { you: [['concentrate']] },
            { you: [['goblet']] },
            { they: ['tokens'] },
          ],
        },
        {
          id: 'again',
          at: ['card:AT-C', 'S-SP1', 'S-BI1'],
          part: 'hand',
          rule: 'BLO-3.1',
          acts: [
            { you: [['command', 'card:AT-C']] },
            {
              you: [
                ['order', 'S-SP1'],
                ['order', 'S-BI1'],
              ],
            },
            {
              you: [
                ['order', 'S-SP1'],
                ['order', 'S-BI1'],
              ],
            },
            { you: [['done']] },
            { you: [['done']] },
          ],
        },
        {
          id: 'venom',
          at: ['S-SP1', 'P-RI1'],
          rule: 'BLO-14.19',
          acts: [
            { you: [['attack', 'S-SP1', 'P-RI1']], script: rolls('R', 'L') },
            { you: [['power', 'venom']] },
          ],
        },
        {
          id: 'poison',
          at: ['S-BI1', 'P-RI1'],
          rule: 'BLO-14.20',
          acts: [{ you: [['attack', 'S-BI1', 'P-RI1']], script: rolls('L', 'G', 'L') }],
        },
        { id: 'won', part: 'players', rule: 'BLO-12.3' },
      ],
    },
  ],
};
