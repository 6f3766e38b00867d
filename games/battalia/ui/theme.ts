/** A map maker's table under the sun: vellum by day, a violet sky by night, and the gold of the oracle. */
import type { GameTheme } from '@gonfalon/ui-kit';
import '@fontsource/medievalsharp/latin-400.css';
import './theme.css';

export const theme: GameTheme = {
  colours: {
    paper: ['#f4eee3', '#17131f'],
    'paper-raised': ['#fdf9f1', '#241d30'],
    'paper-sunk': ['#e8decd', '#100d17'],
    ink: ['#261c2b', '#f0e8dd'],
    'ink-soft': ['#584b5c', '#c0b3c6'],
    line: ['#cfc1ae', '#43384f'],
    'line-strong': ['#8f6c2e', '#a6864c'],
    accent: ['#5d2c73', '#d3b7f5'],
    'accent-ink': ['#fdf8ff', '#24103a'],
    gold: ['#7f5a0a', '#ecc463'],
    band: ['#ebe2d6', '#1f192a'],
    'band-mine': ['#ebdff2', '#32264a'],
    cloth: ['#4d3b62', '#120e1a'],
  },
  display: 'MedievalSharp',
  // The first words that were said over the land.
  motto: 'Fiat lux',
};
