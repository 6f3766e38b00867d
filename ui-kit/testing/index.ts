export { describeScreen, drawnBy, type ScreenSuite } from './describe-screen.ts';
export { randomMatch, type TestTable, testScene } from './test-scene.ts';
