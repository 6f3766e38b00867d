/** A chronicle of the war: parchment, azure and gules by day, a tent by night, and a scribe's letters. */
import type { GameTheme } from '@gonfalon/ui-kit';
import './theme.css';
import '@fontsource/grenze-gotisch/latin-600.css';

export const theme: GameTheme = {
  colours: {
    paper: ['#f5edda', '#161a25'],
    'paper-raised': ['#fdf8eb', '#212632'],
    'paper-sunk': ['#e8ddc3', '#10131c'],
    ink: ['#241f1c', '#ece6d6'],
    'ink-soft': ['#554a40', '#b9b7b2'],
    line: ['#cdbb90', '#3b4356'],
    'line-strong': ['#8d7440', '#74809c'],
    accent: ['#1f468f', '#9dbcf5'],
    'accent-ink': ['#fbf6e6', '#0c1a38'],
    gold: ['#7d5c0c', '#dcba60'],
    band: ['#efe5ca', '#1d2230'],
    'band-mine': ['#dfe5f0', '#25304a'],
    cloth: ['#2f4675', '#0d1322'],
  },
  display: 'Grenze Gotisch',
  // The cries of the two kings.
  motto: 'Montjoie Saint Denis · Dieu et mon droit',
};
