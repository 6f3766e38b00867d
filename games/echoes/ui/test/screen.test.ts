import { describeScreen } from '@gonfalon/ui-kit/testing';
import { KEYWORDS } from '../../content/index.ts';
import { ui } from '../index.ts';

describeScreen(ui, {
  // Every reference has a place of its own on the screen.
  buttons: /^$/,
  tables: [
    { seats: 2, options: {} },
    { seats: 2, options: { decks: 'built', map: 'constantinople' } },
    { seats: 4, options: {} },
  ],
  steps: 160,
  things: ({ seats }) => [
    ...KEYWORDS.map((k) => `keyword:${k}`),
    ...['deck', 'discard', 'hand', 'units', 'capital'].flatMap((part) =>
      Array.from({ length: seats }, (_, seat) => `${part}:${seat}`),
    ),
    'res:0:joker',
  ],
});
