// A thread whose bots go wrong in every way, beside the real ones.

// By address, because no bundle is there yet when the imports of a fresh clone are checked.
const right = await import(new URL('../../../dist/worker.mjs', import.meta.url).href);

export const { file, ping } = right;

const SECRET = 'the hand is 7 8 9';

const bots = {
  hangs() {
    for (;;);
  },
  throws() {
    throw new RangeError(SECRET);
  },
  'throws a string'() {
    throw SECRET;
  },
  dies() {
    process.exit(1);
  },
  cheats: () => ['cheat', SECRET],
  'says nothing': () => undefined,
  'talks too much': ({ question }) => [...question.choices[0], SECRET],
};

export function think(thought) {
  return Object.hasOwn(bots, thought.bot) ? bots[thought.bot](thought) : right.think(thought);
}

export function hint(thought) {
  return Object.hasOwn(bots, thought.bot)
    ? { choice: bots[thought.bot](thought), reasons: [] }
    : right.hint(thought);
}

export function warmUp() {
  throw new Error('the thread has forgotten its part');
}

export function replay(job) {
  return job.recorded.game === 'hangs' ? bots.hangs() : right.replay(job);
}
