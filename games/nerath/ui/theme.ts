/** A mapmaker's table: vellum and sea ink by day, a lamp over a dark chart by night. */
import type { GameTheme } from '@gonfalon/ui-kit';
import './theme.css';
import '@fontsource/uncial-antiqua/latin-400.css';

export const theme: GameTheme = {
  colours: {
    paper: ['#f0ead9', '#121a1e'],
    'paper-raised': ['#fbf7ea', '#1c272c'],
    'paper-sunk': ['#e0dac4', '#0c1215'],
    ink: ['#1c2422', '#e8ebe0'],
    'ink-soft': ['#4a5550', '#aebab4'],
    line: ['#c2bb9f', '#33444a'],
    'line-strong': ['#72796a', '#6d858b'],
    accent: ['#14586b', '#86d3e2'],
    'accent-ink': ['#f6f4e6', '#06222b'],
    gold: ['#7a5a0a', '#e2bd62'],
    band: ['#e9e2cb', '#18232a'],
    'band-mine': ['#d6e6e4', '#17343d'],
    cloth: ['#2a5361', '#081015'],
  },
  display: 'Uncial Antiqua',
  // Where no map says more.
  motto: 'Hic sunt dracones',
};
