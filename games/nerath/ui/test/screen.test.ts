import { describeScreen } from '@gonfalon/ui-kit/testing';
import { CARD_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from '../../content/index.ts';
import { COUNTERS } from '../explain.ts';
import { ui } from '../index.ts';

const REALM = REALM_IDS.join('|');

describeScreen(ui, {
  buttons: new RegExp(`^(\\d+|${REALM})$`),
  tables: [
    { seats: 2, options: { length: 'short', roundLimit: 4 } },
    { seats: 3, options: { length: 'long', roundLimit: 4 } },
    { seats: 4, options: { mode: 'freeForAll', roundLimit: 4 } },
  ],
  steps: 220,
  oneDrawnIn: 20,
  things: () => [
    ...SPACE_IDS,
    ...REALM_IDS,
    ...UNIT_IDS,
    ...CARD_IDS.map((id) => `card:${id}`),
    ...COUNTERS.flatMap((what) => REALM_IDS.map((realm) => `${what}:${realm}`)),
  ],
});
