export { BARS, meets } from './bars.ts';
export { type GameSpeed, gameSpeed } from './game-speed.ts';
export { type Race, race } from './race.ts';
