import { describeScreen } from '@gonfalon/ui-kit/testing';
import { LOOT_IDS, SPACE_IDS } from '../../content/index.ts';
import { ui } from '../index.ts';

describeScreen(ui, {
  buttons: /^(\d|random)$/,
  tables: [2, 3, 4].map((seats) => ({ seats, options: { roundLimit: 12 } })),
  things: ({ seats }) => [
    ...SPACE_IDS,
    ...LOOT_IDS.map((id) => `card:${id}`),
    ...['score', 'reserve', 'flags', 'cards', 'chest'].flatMap((kind) =>
      Array.from({ length: seats }, (_, seat) => `${kind}:${seat}`),
    ),
    'event:panic',
    'edge:N',
  ],
});
