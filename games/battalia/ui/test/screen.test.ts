import { describeScreen } from '@gonfalon/ui-kit/testing';
import { CELL_IDS, KINDS } from '../../content/index.ts';
import { ui } from '../index.ts';

describeScreen(ui, {
  buttons: /^(\d|seat-\d|[NESW]+)$/,
  tables: [
    { seats: 2, options: { weekLimit: 2 } },
    { seats: 3, options: { scenario: 'alt1', advanced: true } },
    { seats: 4, options: { scenario: 'alt2' } },
  ],
  steps: 140,
  oneDrawnIn: 40,
  things: ({ seats }) => [
    ...KINDS.filter((kind) => kind === 'provision'),
    ...CELL_IDS.slice(9, 12),
    ...['people', 'hand', 'nation', 'shelter', 'ambush', 'tokens'].flatMap((zone) =>
      Array.from({ length: seats }, (_, seat) => `${zone}:${seat}`),
    ),
  ],
});
