import type { GameModule } from '@gonfalon/kernel';
import { commitment } from '@gonfalon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { building } from '../../kernel/test/table.ts';
import { pebbles } from '../../kernel/test/toy.ts';
import { MAX_LINE_LENGTH } from '../table/lines.ts';
import { requestNames } from '../table/request.ts';
import { holdDialogue } from './dialogue.ts';
import { fileWith, gonfalon } from './gonfalon.ts';

type Reply = Record<string, unknown> & { ok: boolean; error?: Record<string, unknown> };

/** The greeting and the replies to these requests. */
async function talk(
  requests: readonly unknown[],
  argv: readonly string[] = ['--seed', 'talk'],
): Promise<{ code: number; replies: Reply[] }> {
  const stdin = requests.map((r) => `${typeof r === 'string' ? r : JSON.stringify(r)}\n`).join('');
  const { code, out, err } = await gonfalon(['table', 'pebbles', ...argv], { stdin });
  expect(err).toBe('');
  return {
    code,
    replies: out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Reply),
  };
}

/** The last reply. */
async function replyTo(...requests: unknown[]): Promise<Reply> {
  const { replies } = await talk(requests);
  return replies.at(-1) ?? { ok: false };
}

const ready = { do: 'load', ...building(), seed: 'ready' };
const stack = { do: 'choose', seat: 0, number: 0, choice: ['stack', 'reef'] };

test('a dialogue', () =>
  holdDialogue(`
    $ gonfalon table pebbles --seats 2 --seed demo
    < {"ok":true,"protocol":"gonfalon-table/1","game":"pebbles","title":"Pebbles","rules":"1","seats":2,"options":{"pebbles":24},"chance":{"kind":"fast","seed":"demo"},"number":0,"asked":0}
    > {"id":1,"do":"question"}
    < {"id":1,"ok":true,"number":0,"seat":0,"prompt":"build",…"fallback":["end"],…"text":"Build, or end your turn."}
    > {"do":"why","choice":["flip","reef"]}
    < {"ok":true,"offered":false,"refusal":{"message":"You may only turn…","rule":"PEB-2.5","where":["reef"],"text":"You may only turn…"}}
    > {"do":"choose","seat":0,"number":0,"choice":["stack","reef"]}
    < {"ok":true,"number":1,"asked":0}
    > {"do":"choose","seat":0,"number":0,"choice":["stack","reef"]}
    < {"ok":false,"error":{"message":"That was for an earlier decision. The current one is number 1.","rule":"table.stale","params":{"number":1},"number":1}}
    > {"do":"undo","seat":0}
    < {"ok":true,"number":2,"asked":0}
    > {"do":"quit"}
    < {"ok":true}
  `));

test('a seed is made and told when none is given', async () => {
  const { replies } = await talk([], []);
  expect(replies[0].chance).toEqual({ kind: 'fast', seed: expect.stringMatching(/^[0-9a-f]{12}$/) });
});

test('--sealed: the commitment first, the seed when the match is over, and nothing can be scripted', async () => {
  const requests = [{ do: 'script', dice: [6] }, { do: 'save' }, { do: 'resign', seat: 0 }, { do: 'save' }];
  const { replies } = await talk(requests, ['--sealed']);
  const [greeting, script, before, , after] = replies;
  const { commitment: promised } = greeting.chance as { commitment: string };
  expect(script.ok).toBe(false);
  expect((before.file as { chance: object }).chance).toEqual({ kind: 'sealed', commitment: promised });
  const { seed } = (after.file as { chance: { seed: string } }).chance;
  expect(commitment(seed)).toBe(promised);
});

test('load a position, script the next die and card, and look at it', async () => {
  const { replies } = await talk([
    ready,
    { do: 'script', dice: [6], cards: ['gull:5'] },
    { do: 'choose', seat: 0, number: 1, choice: ['end'] },
    { do: 'view', viewer: 0 },
    { do: 'events', viewer: 1 },
    { do: 'state' },
  ]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, true]);
  expect(replies[4]).toMatchObject({ viewer: 0, waiting: { seat: 1 }, mayUndo: false });
  expect(JSON.stringify(replies[4])).toContain('gull:5');
  expect(replies[5]).toMatchObject({
    from: 0,
    next: 2,
    lines: ['Seat 1 draws hidden.', 'Seat 2 rolls 6 and gathers 6.'],
  });
  expect(replies[6]).toMatchObject({ number: 2, digest: expect.any(String), stack: expect.any(Array) });
});

test('save, and load the file again', async () => {
  const { replies } = await talk([stack, { do: 'save' }, { do: 'state' }]);
  const file = replies[2].file;
  const again = await talk([{ do: 'load', file }, { do: 'state' }]);
  expect(again.replies[2].digest).toBe(replies[3].digest);
  const opened = await gonfalon(['table', 'pebbles', fileWith(file)], { stdin: '{"do":"state"}\n' });
  expect(opened.out).toContain(String(replies[3].digest));
});

test('a file that diverges is refused with its entry and rule, and nothing changes', async () => {
  const { replies } = await talk([{ do: 'save' }]);
  const file = { ...(replies[1].file as object), entries: [{ seat: 0, choice: ['flip', 'reef'] }] };
  const told = await talk([{ do: 'state' }, { do: 'load', file }, { do: 'state' }]);
  expect(told.replies[2]).toMatchObject({ ok: false, error: { entry: 0, rule: 'PEB-2.5' } });
  expect(told.replies[3]).toEqual(told.replies[1]);
});

test('the first dice and cards of a new match can be told', async () => {
  const { replies } = await talk([
    { do: 'new', script: { dice: [5] } },
    { do: 'events', viewer: 0 },
  ]);
  expect(replies[2].lines).toEqual(['Seat 1 rolls 5 and gathers 5.']);
});

test('a new match, and a match given up', async () => {
  expect(await replyTo({ do: 'new', seats: 4, seed: 'again', options: { pebbles: 30 } })).toMatchObject({
    ok: true,
    seats: 4,
    options: { pebbles: 30 },
    chance: { kind: 'fast', seed: 'again' },
    number: 0,
  });
  const over = { do: 'resign', seat: 0 };
  expect(await replyTo(over)).toMatchObject({ ok: true, result: { ending: 'alone', winners: [1] } });
  expect(await replyTo(over, { do: 'question' })).toMatchObject({ ok: true, result: { ending: 'alone' } });
  expect(await replyTo(over, over)).toMatchObject({ ok: false, error: { rule: 'table.over' } });
});

test('help lists every request', async () => {
  expect(Object.keys((await replyTo({ do: 'help' })).requests as object)).toEqual(requestNames);
});

test.each([
  ['not JSON', 'nonsense', 'the line is not a JSON object in UTF-8'],
  ['not an object', '[1]', 'the line is not a JSON object in UTF-8'],
  ['no request', {}, '"do" must be one of question, choose'],
  ['an unknown request', { do: 'cheat' }, '"do" must be one of question, choose'],
  ['an inherited name', { do: 'toString' }, '"do" must be one of question, choose'],
  ['a missing key', { do: 'choose', seat: 0, number: 0 }, 'choose at choice'],
  ['a key too many', { do: 'question', more: 1 }, 'question at more'],
  ['a wrong type', { do: 'view', viewer: 'all' }, 'view at viewer'],
  ['a seat that is not there', { do: 'view', viewer: 7 }, 'there is no seat 7: the seats are 0 to 1'],
  ['a line of more than 1 MB', `{"do":"${'x'.repeat(MAX_LINE_LENGTH)}"}`, 'the line is longer than'],
  ['a load of nothing', { do: 'load' }, 'load needs either'],
  ['a load of two things', { do: 'load', state: {}, file: {} }, 'load needs either'],
  ['a state of another shape', { do: 'load', state: {} }, 'the state of pebbles at'],
  ['a file that is none', { do: 'load', file: {} }, 'the match file at format'],
  [
    'a step that is not there',
    { ...ready, stack: [{ step: 'dance', l: {} }] },
    'pebbles has no step "dance"',
  ],
  ['a card that is not there', { do: 'script', cards: ['wave:99'] }, '"wave:99" is not in the deck'],
  ['a die of no sides', { do: 'script', dice: [0] }, 'a scripted die must be a whole number from 1'],
  ['options of another game', { do: 'new', options: { hexes: 1 } }, 'the options of pebbles at hexes'],
  ['too many seats', { do: 'new', seats: 9 }, 'pebbles is played by 2 to 4 seats, not 9'],
])('%s: one line says what is wrong, and nothing changes', async (_, request, message) => {
  const { code, replies } = await talk([{ do: 'state' }, request, { do: 'state' }]);
  expect(code).toBe(0);
  const [, before, refused, after] = replies;
  expect(refused.ok).toBe(false);
  expect(refused.error?.message).toContain(message);
  expect(after).toEqual(before);
});

test('a state that breaks a rule of the game names the rule, and nothing changes', async () => {
  const { state, stack: steps } = building();
  const flooded = { do: 'load', state: { ...state, pond: 99 }, stack: steps };
  const { replies } = await talk([{ do: 'state' }, flooded, { do: 'state' }]);
  expect(replies[2].error).toMatchObject({
    message: 'this state cannot be on a table: it breaks PEB-1.2',
    rule: 'PEB-1.2',
    text: expect.stringContaining('Pebbles are in the pond'),
  });
  expect(replies[3]).toEqual(replies[1]);
});

test.each([
  ['stale', { ...stack, number: 7 }, 'table.stale'],
  ['out of turn', { ...stack, seat: 1 }, 'table.not-asked'],
  ['not offered', { ...stack, choice: ['dance'] }, 'table.wrong-moment'],
  ['illegal', { ...stack, choice: ['flip', 'reef'] }, 'PEB-2.5'],
  ['an undo of nothing', { do: 'undo', seat: 0 }, 'table.no-undo'],
])('%s: refused with its rule, and nothing changes', async (_, request, rule) => {
  const { replies } = await talk([ready, { do: 'state' }, request, { do: 'state' }]);
  const [, , before, refused, after] = replies;
  expect(refused).toMatchObject({ ok: false, error: { rule, number: 0 } });
  expect(refused.error?.message).not.toContain('\n');
  expect(after).toEqual(before);
});

test('--strict: exit 2 at the first request that is refused', async () => {
  const { code, replies } = await talk(
    [{ do: 'question' }, { do: 'cheat' }, { do: 'question' }],
    ['--strict'],
  );
  expect({ code, count: replies.length }).toEqual({ code: 2, count: 3 });
});

test('refusals speak the language that was asked for', async () => {
  const { replies } = await talk([{ ...stack, seat: 1 }], ['--lang', 'fr', '--seed', 'x']);
  expect(replies[1].error?.message).toBe("C'est à un autre joueur.");
});

test('whatever is sent, every line is answered, and only what was granted changes the match', async () => {
  const word = fc.constantFrom(
    'reef',
    'sand',
    'stack',
    'flip',
    'end',
    'pass',
    'play',
    'wave:1',
    'gull:1',
    'build',
  );
  const request = fc.record(
    {
      do: fc.constantFrom(...requestNames.filter((name) => name !== 'quit')),
      seat: fc.oneof(fc.nat(3), fc.jsonValue({ maxDepth: 1 })),
      number: fc.oneof(fc.nat(3), fc.jsonValue({ maxDepth: 1 })),
      choice: fc.oneof(fc.array(word, { maxLength: 3 }), fc.jsonValue({ maxDepth: 1 })),
      viewer: fc.oneof(fc.nat(3), fc.constant('spectator'), fc.jsonValue({ maxDepth: 1 })),
      dice: fc.array(fc.oneof(fc.nat(7), fc.double()), { maxLength: 3 }),
      cards: fc.array(word, { maxLength: 2 }),
      state: fc.oneof(fc.constant(building().state), fc.jsonValue({ maxDepth: 2 })),
      stack: fc.array(fc.record({ step: word, l: fc.dictionary(word, fc.jsonValue({ maxDepth: 1 })) }), {
        maxLength: 2,
      }),
      file: fc.jsonValue({ maxDepth: 2 }),
      seats: fc.nat(5),
      id: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['do'] },
  );
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((b) => b.filter((x) => x !== 10));
  const line = fc.oneof(
    { weight: 4, arbitrary: request.map((r) => Buffer.from(JSON.stringify(r))) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((j) => Buffer.from(JSON.stringify(j))) },
    { weight: 1, arbitrary: bytes.map((b) => Buffer.from(b)) },
  );
  const look = Buffer.from('\n{"do":"state"}\n');
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      const stdin = [look, ...lines.flatMap((sent) => [sent, look])];
      const { code, out, err } = await gonfalon(['table', 'pebbles', '--seed', 'fuzz'], { stdin });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const [, ...replies] = out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text) as Reply);
      let digest: unknown;
      let granted = true;
      for (const reply of replies) {
        if (reply.digest === undefined) {
          granted = granted || reply.ok;
          continue;
        }
        if (!granted) expect(reply.digest).toBe(digest);
        digest = reply.digest;
        granted = false;
      }
    }),
    { numRuns: 150 },
  );
});

test('rules that crash are answered, and nothing changes', async () => {
  const toy = pebbles as unknown as GameModule;
  const crash = () => {
    throw new Error('the deck\nis stuck');
  };
  const games = [{ ...toy, game: { ...toy.game, steps: { ...toy.game.steps, draw: { run: crash } } } }];
  const stdin = ['{"do":"state"}', '{"do":"choose","seat":0,"number":0,"choice":["end"]}', '{"do":"state"}'];
  const { out, code } = await gonfalon(['table', 'pebbles'], { games, stdin: stdin.join('\n') });
  const [, before, refused, after] = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(refused).toContain('"message":"the deck is stuck"');
  expect(after).toBe(before);
});
