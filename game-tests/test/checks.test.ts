/** A check is worth what it finds: each is shown a game with a fault, and the whole game, in which it finds nothing. */
import type { GameModule } from '@gonfalon/kernel';
import { Divergence, openMatch } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { Report } from '../index.ts';
import {
  clones,
  fuzz,
  presses,
  refusals,
  replays,
  reveals,
  secrets,
  snapshots,
  undo,
  words,
} from '../index.ts';
import * as broken from './broken-games.ts';

const found = ({ findings }: Report) => findings.map(({ message }) => message).join('\n');

describe('fuzz', () => {
  test.each([
    ['a dead end', broken.deadEnd, 'step "watch" asks, but offers no choice'],
    ['a crash', broken.crash, 'no such wave'],
    ['a broken invariant', broken.lostPebble, 'the state breaks PEB-1.2'],
    ['a fallback that is not offered', broken.fallbackNotOffered, 'step "build" falls back on "rest"'],
    ['a choice offered twice', broken.offeredTwice, 'step "build" offers "end" twice'],
    ['an ending that the game does not know', broken.unknownEnding, 'is not one of the game'],
  ])('finds %s', (_, module, message) => {
    expect(found(fuzz(module))).toContain(message);
  });

  test('finds a match without end', () => {
    expect(found(fuzz(broken.endless, { limit: 500 }))).toContain('not over after 500 decisions');
  });

  test('gives a file that leads to the crash, and not a choice further', () => {
    const file = fuzz(broken.crash).findings[0].file;
    if (!file) throw new Error('no file');
    const last = file.entries.length - 1;
    expect(() => openMatch(broken.crash.game, file)).toThrow(new Divergence('no such wave', last));
    expect(openMatch(broken.crash.game, file, last).question).toBeDefined();
  });
});

const faults: [string, (module: GameModule) => Report, GameModule, string][] = [
  ['a memory outside the state', replays, broken.memory(), ''],
  ['a copy that shares an array', clones, broken.sharedClone, 'playing on'],
  ['a copy that forgets', clones, broken.forgetfulClone, 'a copy is not like its original'],
  ['an event that shares an array', clones, broken.sharedEvent, 'an event changes after it was told'],
  ['a mind that measures no number', clones, broken.worthless, 'has NaN of "points"'],
  ['a view that leaks', secrets, broken.leakyView, 'sees what is hidden from it at once'],
  ['an event that leaks', secrets, broken.leakyEvent, 'is told what is hidden from it after "end"'],
  ['a question that leaks', secrets, broken.leakyQuestion, 'who is asked what betrays'],
  ['a local that tells a secret choice', secrets, broken.leakyLocals, 'the locals of a step tell'],
  ['a determinize that does nothing', secrets, broken.certainDeterminize, 'never changes anything'],
  ['a determinize that loses cards', secrets, broken.carelessDeterminize, 'made to believe breaks PEB-1.3'],
  ['a missing reveal', reveals, broken.missingReveal, 'what was hidden, but may be undone'],
  ['an undo that leaves traces', undo, broken.sharedClone, ''],
  ['an undo that cannot repeat', undo, broken.memory(), ''],
  ['a state that is not plain', snapshots, broken.notPlain, 'not plain JSON at state.seen'],
  ['a state that cannot be loaded', snapshots, broken.strictSchema, 'the state of pebbles'],
  ['a match that goes on otherwise', snapshots, broken.memory(), ''],
  ['a rule that is not there', refusals, broken.unknownRule, '"PEB-9.9", which is not a rule'],
  ['a refusal about another thing', presses, broken.strayRefusal, 'not about what was pressed'],
  ['a refusal that crashes', refusals, broken.fragileRefuse, 'asked why not "stack"'],
  ['a refusal that meddles', refusals, broken.meddlingRefuse, 'changes the table'],
  ['a missing word', words, broken.missingWord, 'shows its id: washed'],
  ['a missing parameter', words, broken.missingParameter, 'says "{"'],
  ['a broken board', words, broken.brokenBoard, 'says "[object"'],
  ['a rule without text', words, broken.missingRule, 'the rule PEB-9.9 has no text'],
];

test.each(faults)('finds %s', (_, check, module, message) => {
  const text = found(check(module));
  expect(text).not.toBe('');
  expect(text).toContain(message);
});

test('finds a window that opens only for those who hold a reaction', () => {
  const text = found(secrets(broken.leakyWindow, { seats: [4], matches: 12 }));
  expect(text).toContain('is hidden from it after "pass"');
});

test('finds what determinize leaves out, once told what is hidden', () => {
  const hides = ['deck', 'players', 'spots'];
  expect(found(secrets(broken.blindDeterminize, { hides }))).toContain('never changes spots');
});

test('excuses an event that shows more than any view, once told', () => {
  expect(found(secrets(broken.leakyEvent, { tells: ['drew'] }))).toBe('');
});
