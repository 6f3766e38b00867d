/** An emperor's treasury: porphyry silk with pearled roundels by day, lamplight on it by night. */
import type { GameTheme } from '@gonfalon/ui-kit';
import './theme.css';
import '@fontsource/metamorphous/latin-400.css';

export const theme: GameTheme = {
  colours: {
    paper: ['#f3eee6', '#17121b'],
    'paper-raised': ['#fdfaf4', '#231b29'],
    'paper-sunk': ['#e5dcd1', '#0f0b13'],
    ink: ['#251a24', '#f1e8ea'],
    'ink-soft': ['#5b4957', '#c0b0bd'],
    line: ['#cdbdb2', '#45384d'],
    'line-strong': ['#8a6878', '#8c7492'],
    accent: ['#6a1f4d', '#e6a0c8'],
    'accent-ink': ['#fdf4f2', '#330a22'],
    gold: ['#7a5708', '#e2bd62'],
    band: ['#ece3d8', '#1f1825'],
    'band-mine': ['#f3dfe4', '#36203a'],
    cloth: ['#4d2643', '#170d19'],
  },
  display: 'Metamorphous',
  // Virgil: an empire without end.
  motto: 'Imperium sine fine',
};
