export { decisionsBar, meets, SERVER_BARS, THRESHOLDS as BARS } from './bars.ts';
export { type GameSpeed, gameSpeed } from './game-speed.ts';
export { type Race, race } from './race.ts';
export { type Measured, type ServerSpeed, serverSpeed } from './server/server-speed.ts';
