import type { MatchSetup } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { AdventureFile } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { camp } from '../rules/units.ts';

const file: AdventureFile = {
  format: 'gonfalon-battlelore-adventure/1',
  id: 'late-at-agincourt',
  name: { en: 'Agincourt – the last hour', fr: 'Azincourt – la dernière heure' },
  level: 'medieval',
  first: 'pennant',
  terrain: { forest: 'B12 C1 C13 D1 D12 E1 E2 E12 E13 F1 F12 G1 G13' },
  camps: {
    pennant: {
      side: 'top',
      army: 'english-and-welsh',
      banners: 4,
      commandCards: 6,
      units: {
        C3: 'human_archer',
        C4: 'human_archer',
        C6: 'human_archer',
        C7: { type: 'human_heavy', figures: 3 },
        C8: 'human_infantry',
        C10: 'human_archer',
        C11: 'human_infantry',
      },
    },
    standard: {
      side: 'bottom',
      army: 'french',
      banners: 4,
      commandCards: 4,
      units: {
        E12: { type: 'human_infantry', figures: 2 },
        G6: 'human_infantry',
        H7: 'human_infantry',
        H9: { type: 'human_infantry', figures: 3 },
        H2: 'human_heavy_cavalry',
        I6: 'human_archer',
        I7: 'human_cavalry',
      },
    },
  },
};

/** The same field towards the end of the battle: one more banner, and the English have won. */
export function lateAtAgincourt(): MatchSetup {
  const setup: MatchSetup = {
    seats: 2,
    options: { adventure: file },
    chance: { kind: 'fast', seed: 'late' },
    script: { cards: ['PA-L', 'GA', 'AT-R', 'BL', 'GB', 'LA'].map((card) => `card:${card}`) },
  };
  const { state } = new Match(game, setup).position();
  camp(state, 0).banners = 3;
  camp(state, 1).banners = 2;
  state.turn.number = 15;
  const { script: _, ...rest } = setup;
  return { ...rest, from: { state } };
}
