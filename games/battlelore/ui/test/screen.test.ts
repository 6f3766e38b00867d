import { describeScreen } from '@gonfalon/ui-kit/testing';
import { ADVENTURE_IDS, COMMAND_IDS, FACES, HEX_IDS, LORE_IDS } from '../../content/index.ts';
import { explainedRef } from '../explained-refs.ts';
import { ui } from '../index.ts';

describeScreen(ui, {
  buttons: /^(\d+|power:.*)$/,
  tables: ADVENTURE_IDS.map((adventure) => ({ seats: 2, options: { adventure } })),
  steps: 150,
  oneDrawnIn: 30,
  things: () => [
    ...HEX_IDS,
    ...COMMAND_IDS.map((id) => `card:${id}`),
    ...LORE_IDS.map((id) => `lore:${id}`),
    ...FACES.map((face) => explainedRef({ kind: 'face', face })),
    ...[0, 1].flatMap((seat) =>
      (['banners', 'goblet', 'command-hand', 'lore-hand'] as const).map((kind) =>
        explainedRef({ kind, seat }),
      ),
    ),
    ...(['well', 'command-pile', 'lore-pile', 'adventure'] as const).map((kind) => explainedRef({ kind })),
  ],
});
