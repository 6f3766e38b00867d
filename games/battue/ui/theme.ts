/** Tarsos: plaster, brick and ochre by day, torchlight by night, and letters cut in stone. */
import type { GameTheme } from '@gonfalon/ui-kit';
import './theme.css';
import '@fontsource/cinzel/latin-700.css';

export const theme: GameTheme = {
  colours: {
    paper: ['#f3e4cc', '#1b130e'],
    'paper-raised': ['#fcf3e3', '#281c15'],
    'paper-sunk': ['#ebd8ba', '#130d09'],
    ink: ['#2e1c12', '#f3e3cc'],
    'ink-soft': ['#634834', '#c9ab8c'],
    line: ['#d0ae84', '#553c2b'],
    'line-strong': ['#96603a', '#946a48'],
    accent: ['#963a17', '#f0925c'],
    'accent-ink': ['#fff3e2', '#2b1006'],
    gold: ['#7f5a08', '#e6b656'],
    band: ['#f0dcba', '#2c1e15'],
    'band-mine': ['#f8ddb0', '#3e2716'],
    cloth: ['#a37857', '#170f0a'],
  },
  display: 'Cinzel',
  // What the Gaul said to the Romans when he put his sword on the scales.
  motto: 'Vae victis',
};
