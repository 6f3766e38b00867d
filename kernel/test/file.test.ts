import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice, MatchFile } from '../index.ts';
import {
  commitment,
  createRng,
  Divergence,
  digest,
  InvalidInputError,
  Match,
  openMatch,
  readMatchFile,
  saveMatch,
  verifyMatch,
} from '../index.ts';
import { building, buildingTable, does, FAST, newTable, playOn, SEALED, SEED, tableFrom } from './table.ts';
import { pebbles } from './toy.ts';

const { game } = pebbles;

/** Through text and back, as files travel. */
const read = (file: unknown): MatchFile => readMatchFile(JSON.parse(JSON.stringify(file)));

function finished(chance = FAST): MatchFile {
  const match = newTable(3, chance);
  playOn(match, 'to the end');
  return saveMatch(match, ['Anne', 'Bruno', 'Cyrille']);
}

/** Runs this and gives what it throws, which must be a Divergence. */
function divergence(attempt: () => unknown): Divergence {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Divergence) return error;
    throw error;
  }
  throw new Error('nothing diverged');
}

describe('a match file', () => {
  it.each([FAST, SEALED])('brings a finished match back through text, with $kind chance', (chance) => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const match = newTable(seats, chance);
        playOn(match, seed);
        const again = verifyMatch(game, read(saveMatch(match)));
        expect(again.snapshot()).toEqual(match.snapshot());
        expect(again.events('spectator')).toEqual(match.events('spectator'));
        expect(again.result).toEqual(match.result);
      }),
      { numRuns: 20 },
    );
  });

  it('brings an unfinished match back, resignations, scripts and undone choices included', () => {
    const match = buildingTable(4);
    does(match, ['stack', 'reef']);
    match.undo(0);
    match.script({ dice: [3], cards: ['gull:6'] });
    does(match, ['stack', 'sand'], ['end']);
    match.resign(3);
    const again = verifyMatch(game, read(saveMatch(match)));
    expect(again.position()).toEqual(match.position());
    expect(again.entries).toEqual(match.entries);
    expect(again.result).toBeUndefined();
  });

  it('starts from the position that the match started from', () => {
    const from = building(3);
    const file = read(saveMatch(tableFrom(from, 3)));
    expect(file.from).toEqual(from);
    expect(openMatch(game, file).position()).toEqual({ state: from.state, stack: from.stack });
  });

  it('keeps the names of the players, and does without', () => {
    expect(finished().players).toEqual(['Anne', 'Bruno', 'Cyrille']);
    expect(read(saveMatch(newTable()))).not.toHaveProperty('players');
  });

  it('says which game, rules and options it was played by', () => {
    expect(finished()).toMatchObject({
      format: 'gonfalon-match/1',
      game: 'pebbles',
      rules: '1',
      seats: 3,
      options: { pebbles: 24 },
    });
  });

  it('does not tell a sealed seed, nor what gives the position away, before the end', () => {
    const match = newTable(2, SEALED);
    playOn(match, 'a few', 3);
    const file = saveMatch(match);
    expect(JSON.stringify(file)).not.toContain(SEED);
    expect(file.chance).toEqual({ kind: 'sealed', commitment: commitment(SEED) });
    expect(file).not.toHaveProperty('digest');
    expect(divergence(() => openMatch(game, file)).message).toBe('the seed has not been revealed yet');
    expect(divergence(() => verifyMatch(game, file)).message).toBe('the seed has not been revealed yet');
  });

  it('tells a sealed seed after the end', () => {
    expect(finished(SEALED).chance).toEqual({ kind: 'sealed', commitment: commitment(SEED), seed: SEED });
  });

  it('tells a sealed seed when nobody will play on, and can be verified then', () => {
    const match = newTable(2, SEALED);
    playOn(match, 'a while', 5);
    const file = read(saveMatch(match, undefined, true));
    expect(file.chance).toEqual({ kind: 'sealed', commitment: commitment(SEED), seed: SEED });
    expect(file.result).toBeUndefined();
    expect(verifyMatch(game, file).position()).toEqual(match.position());
    const position = digest({ ...match.position(), stack: [] });
    expect(divergence(() => verifyMatch(game, { ...file, digest: position })).message).toContain(
      'last position',
    );
  });

  it('can be opened at any entry, as the match was then', () => {
    const match = newTable(3);
    const digests = [digest(match.position())];
    while (match.question) {
      playOn(match, `${match.number}`, 1);
      digests.push(digest(match.position()));
    }
    const file = saveMatch(match);
    for (const [i, expected] of digests.entries())
      expect(digest(openMatch(game, file, i).position())).toBe(expected);
  });
});

describe('verifying', () => {
  it('finds an illegal choice, by its entry and its rule', () => {
    const match = buildingTable();
    does(match, ['stack', 'reef'], ['end']);
    const file = saveMatch(match);
    file.entries[1] = { seat: 0, choice: ['flip', 'sand'] };
    const found = divergence(() => verifyMatch(game, file));
    expect(found.entry).toBe(1);
    expect(found.refusal).toEqual({ rule: 'PEB-2.5', where: ['sand'] });
    expect(found.message).toBe('entry 1: "flip sand" by seat 0 is refused by PEB-2.5');
  });

  it.each<[string, MatchFile['entries'][number], string]>([
    ['a choice out of turn', { seat: 2, choice: ['end'] }, '"end" by seat 2 is refused by table.not-asked'],
    ['a choice nobody offered', { seat: 0, choice: ['x'] }, '"x" by seat 0 is refused by table.wrong-moment'],
    [
      'a resignation of no seat',
      { seat: 9, resign: true },
      'the resignation of seat 9 is refused by table.no-resign',
    ],
    ['a card that is not in the deck', { script: { cards: ['wave:1'] } }, '"wave:1" is not in the deck'],
    ['a die without eyes', { script: { dice: [0] } }, 'a scripted die must be a whole number from 1, not 0'],
  ])('finds %s', (_, entry, message) => {
    const match = buildingTable(3);
    does(match, ['stack', 'reef']);
    const file = saveMatch(match);
    file.entries.push(entry);
    const found = divergence(() => verifyMatch(game, file));
    expect(found.entry).toBe(1);
    expect(found.message).toBe(`entry 1: ${message}`);
  });

  it('finds an entry after the end', () => {
    const file = finished();
    file.entries.push({ seat: 0, choice: ['end'] });
    const found = divergence(() => verifyMatch(game, file));
    expect(found.entry).toBe(file.entries.length - 1);
    expect(found.refusal).toEqual({ rule: 'table.over' });
  });

  it.each<[string, MatchFile['result']]>([
    ['another winner', { ending: 'dry', winners: [9], scores: [0, 0, 0] }],
    ['no result, though the match is over', undefined],
  ])('finds %s', (_, result) => {
    const found = divergence(() => verifyMatch(game, { ...finished(), result }));
    expect(found.message).toMatch(/^the file claims the result .* but the choices lead to \{"ending"/);
    expect(found.entry).toBeUndefined();
  });

  it('finds a result that is claimed too early', () => {
    const file = finished();
    const early = { ...file, entries: file.entries.slice(0, -1) };
    expect(divergence(() => verifyMatch(game, early)).message).toMatch(/lead to "unfinished"$/);
  });

  it('finds that the last position is another one', () => {
    const file = { ...finished(), digest: digest('another one') };
    expect(divergence(() => verifyMatch(game, file)).message).toBe(
      'the last position is not the one that the file was saved with',
    );
  });

  it('finds a seed that is not the one committed to', () => {
    const file = finished(SEALED);
    const other = {
      ...file,
      chance: { ...file.chance, commitment: commitment('0'.repeat(64)) },
    } as MatchFile;
    expect(divergence(() => verifyMatch(game, other)).message).toBe(
      'the revealed seed is not the one that was committed to',
    );
  });

  it('finds a script in a sealed match', () => {
    const match = newTable(2, SEALED);
    expect(() => match.script({ dice: [6] })).toThrow(InvalidInputError);
    playOn(match, 'to the end');
    const file = saveMatch(match);
    file.entries.unshift({ script: { dice: [6] } });
    const found = divergence(() => verifyMatch(game, file));
    expect(found.entry).toBe(0);
    expect(found.message).toBe('entry 0: a sealed match must not script its dice or cards');
  });

  it('finds another version of the rules, and another game', () => {
    const file = finished();
    expect(divergence(() => verifyMatch({ ...game, rulesVersion: '2' }, file)).message).toBe(
      'the file was played by version 1 of the rules of pebbles; these are 2',
    );
    expect(divergence(() => verifyMatch({ ...game, id: 'stones' }, file)).message).toBe(
      'the file is of pebbles, not of stones',
    );
  });

  it('finds that the choices were made under another seed', () => {
    // The same choices with another seed: some choice, the result or the position must differ.
    const file = finished();
    const other: MatchFile = { ...file, chance: { kind: 'fast', seed: 'another seed' } };
    expect(() => verifyMatch(game, other)).toThrow(Divergence);
  });

  it('is content with a file that leaves its digest out', () => {
    const { digest: _, ...file } = finished();
    expect(verifyMatch(game, file).result).toEqual(file.result);
  });
});

describe('reading', () => {
  const good = () => JSON.parse(JSON.stringify(finished()));

  it.each<[string, (file: ReturnType<typeof good>) => unknown, string]>([
    ['an unknown field', (f) => ({ ...f, cheat: true }), 'the match file at cheat: '],
    ['a missing field', ({ rules: _, ...f }) => f, 'the match file at rules: '],
    ['another format', (f) => ({ ...f, format: 'gonfalon-match/2' }), 'the match file at format: '],
    ['seats that are no number', (f) => ({ ...f, seats: '3' }), 'the match file at seats: '],
    ['half a seat', (f) => ({ ...f, seats: 2.5 }), 'the match file at seats: '],
    [
      'another kind of chance',
      (f) => ({ ...f, chance: { kind: 'loaded', seed: 'x' } }),
      'the match file at chance.kind: ',
    ],
    [
      'a fast chance without a seed',
      (f) => ({ ...f, chance: { kind: 'fast' } }),
      'the match file at chance.seed: ',
    ],
    [
      'a sealed chance without a promise',
      (f) => ({ ...f, chance: { kind: 'sealed', seed: SEED } }),
      'the match file at chance.commitment: ',
    ],
    ['entries that are no list', (f) => ({ ...f, entries: {} }), 'the match file at entries: '],
    ['options that are no object', (f) => ({ ...f, options: 'none' }), 'the match file at options: '],
    [
      'a step without locals',
      (f) => ({ ...f, from: { state: {}, stack: [{ step: 'build' }] } }),
      'the match file at from.stack.0.l: ',
    ],
    [
      'a key called __proto__',
      (f) => JSON.parse(JSON.stringify(f).replace('{', '{"__proto__":{"rich":1},')),
      'the match file at __proto__: ',
    ],
    ['nothing', () => undefined, 'the match file: '],
    ['a list', () => [], 'the match file at format: '],
    ['a text', () => 'gonfalon-match/1', 'the match file: '],
  ])('refuses %s, and says where', (_, change, message) => {
    const attempt = () => readMatchFile(change(good()));
    expect(attempt).toThrow(InvalidInputError);
    expect(attempt).toThrow(message);
  });

  it.each<[string, unknown]>([
    ['a negative seat', { seat: -1, choice: ['end'] }],
    ['half a seat', { seat: 0.5, choice: ['end'] }],
    ['a seat that is text', { seat: '0', choice: ['end'] }],
    ['a choice without a verb', { seat: 0, choice: [] }],
    ['a reference that is a number', { seat: 0, choice: ['stack', 1] }],
    ['a reference that is a list', { seat: 0, choice: ['stack', ['reef']] }],
    ['a reference as long as a book', { seat: 0, choice: ['stack', 'x'.repeat(100_000)] }],
    ['a choice as long as a book', { seat: 0, choice: Array.from({ length: 10_000 }, () => 'x') }],
    ['a resignation that is false', { seat: 0, resign: false }],
    ['a choice that is a resignation too', { seat: 0, choice: ['end'], resign: true }],
    ['a scripted die that is text', { script: { dice: ['6'] } }],
    ['nothing', null],
  ])('refuses an entry with %s', (_, entry) => {
    const file = good();
    file.entries[2] = entry;
    const attempt = () => readMatchFile(file);
    expect(attempt).toThrow(InvalidInputError);
    expect(attempt).toThrow('the match file at entries.2');
  });

  it('puts every complaint on one line', () => {
    const attempt = () => readMatchFile({ ...good(), game: ['a\nb'], format: 'x\ny' });
    expect(attempt).toThrow(/^[^\n]+$/);
  });

  it('lets no hostile key reach the prototype of anything', () => {
    const hostile = '"__proto__":{"rich":1}';
    const text = JSON.stringify({ ...good(), options: {}, from: building(3) })
      .replace('"options":{', `"options":{${hostile}`)
      .replace('"l":{}', `"l":{${hostile},"x":{${hostile}}}`);
    const file = readMatchFile(JSON.parse(text));
    openMatch(game, file, 0);
    expect(({} as Record<string, unknown>).rich).toBeUndefined();
    expect((file.options as Record<string, unknown>).rich).toBeUndefined();
  });
});

/** Opens and verifies whatever this is; only a BadInput may come out of it. */
function survives(value: unknown): void {
  for (const attempt of [openMatch, verifyMatch] as const) {
    try {
      attempt(game, readMatchFile(value));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
    }
  }
}

/** A file in the middle of a match from a set position, as text. */
const someFile = (() => {
  const match = buildingTable(3);
  match.script({ dice: [2], cards: ['gull:6'] });
  playOn(match, 'a few', 12);
  match.resign(1);
  return JSON.stringify(saveMatch(match, ['Anne', 'Bruno', 'Cyrille']));
})();

type Node = Record<string, unknown>;

/** Every object and list in this JSON, with each of its keys. */
function places(value: unknown): [Node, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return Object.keys(node).flatMap((key) => [[node, key] as [Node, string], ...places(node[key])]);
}

describe('hostile input', () => {
  it('of any JSON is bad input and nothing worse', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void survives(value)));
  });

  it('of any value is bad input and nothing worse', () => {
    fc.assert(fc.property(fc.anything(), (value) => void survives(value)));
  });

  it('in any place of a good file is bad input and nothing worse', () => {
    const awkward = fc.constantFrom<unknown>(
      -1,
      0,
      1,
      3,
      4,
      99,
      2 ** 53,
      1e308,
      0.5,
      '',
      'build',
      'wash',
      'wave:1',
      null,
      true,
      [],
      {},
    );
    const worse = fc.oneof(awkward, fc.jsonValue());
    fc.assert(
      fc.property(fc.nat(), worse, fc.boolean(), (at, value, remove) => {
        const file = JSON.parse(someFile);
        const all = places(file);
        const [node, key] = all[at % all.length];
        if (remove) delete node[key];
        else node[key] = value;
        survives(JSON.parse(JSON.stringify(file)));
      }),
      { numRuns: 500 },
    );
  });

  it('of any open steps is bad input and nothing worse', () => {
    const step = fc.constantFrom(...Object.keys(game.steps));
    const local = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom('reef', 'sand', 'x'));
    const frame = fc.record({ step, l: fc.dictionary(fc.constantFrom('seat', 'spot', 'next'), local) });
    const pond = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 4 }), pond, fc.string(), (stack, left, seed) => {
        const { state } = building(3);
        const entries: { seat: number; choice: Choice }[] = [{ seat: 0, choice: ['end'] }];
        const from = { state: { ...state, pebbles: left + 3, pond: left }, stack };
        const setup = { seats: 3, options: {}, chance: { ...FAST, seed } };
        survives({ format: 'gonfalon-match/1', game: 'pebbles', rules: '1', ...setup, from, entries });
      }),
      { numRuns: 500 },
    );
  });

  it('that only goes wrong with some dice is bad input and nothing worse', () => {
    // If the die empties the pond, the match is over; if it does not, no step is open any more.
    const { state } = building(2);
    const pond = createRng({ kind: 'fast', seed: 'trial' }).die(6);
    const stack = [
      { step: 'handOn', l: {} },
      { step: 'gather', l: {} },
    ];
    for (let i = 0; i < 20; i++) {
      const chance = { kind: 'fast', seed: `${i}` };
      const from = { state: { ...state, pebbles: pond + 3, pond }, stack };
      survives({
        format: 'gonfalon-match/1',
        game: 'pebbles',
        rules: '1',
        seats: 2,
        options: {},
        chance,
        from,
        entries: [],
      });
    }
  });

  it.each(['options', 'state', 'locals', 'entries', 'result'])(
    'nested a hundred thousand deep in the %s',
    (place) => {
      const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
      const file = JSON.parse(someFile);
      if (place === 'locals') file.from.stack[0].l.deep = deep;
      else if (place === 'state') file.from.state = deep;
      else file[place] = deep;
      survives(file);
    },
  );

  it('of a script of a million dice is played or refused', () => {
    const file = JSON.parse(someFile);
    file.entries = [{ script: { dice: Array.from({ length: 1_000_000 }, () => 1) } }];
    survives(file);
  });

  it.each([2 ** 53, -1, 0, 1e308])('of %s seats is bad input', (seats) => {
    const file = read({ ...JSON.parse(someFile), seats });
    expect(() => openMatch(game, file)).toThrow(InvalidInputError);
  });

  it('of a position for another number of seats is bad input', () => {
    const file = read({ ...JSON.parse(someFile), seats: 4, entries: [] });
    expect(() => openMatch(game, file)).toThrow(InvalidInputError);
  });
});

describe('saving', () => {
  it('does not touch the match', () => {
    const match = newTable();
    playOn(match, 'a few', 5);
    const before = digest(match.snapshot());
    saveMatch(match).entries.length = 0;
    expect(digest(match.snapshot())).toBe(before);
    expect(match.entries).toHaveLength(5);
  });

  it('of a match that came from a snapshot, without what was before it, never gives a file that diverges', () => {
    const match = newTable();
    playOn(match, 'a few', 5);
    const again = new Match(game, match.setup, match.snapshot());
    playOn(again, 'the rest');
    let file: MatchFile;
    try {
      file = saveMatch(again);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInputError);
      return;
    }
    expect(verifyMatch(game, file).result).toEqual(again.result);
  });
});
