import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice, Refusal, Step, Viewer } from '../index.ts';
import { digest, InvalidInputError, Match, RulesBugError } from '../index.ts';
import type { Table } from './table.ts';
import { building, buildingTable, does, FAST, newTable, playOn, SEALED, tableFrom } from './table.ts';
import type { Notes } from './tiny.ts';
import { asking, end, tiny } from './tiny.ts';
import { pebbles } from './toy.ts';

/** Everything that can be told of a match from outside. */
function everything(
  match: Pick<Match, 'snapshot' | 'entries' | 'events' | 'view' | 'question' | 'result'>,
): string {
  const viewers: Viewer[] = ['spectator', 0, 1];
  const seen = viewers.map((viewer) => [match.view(viewer), match.events(viewer)]);
  return digest([match.snapshot(), match.entries, seen, match.question, match.result]);
}

/** Seat 0 may note, roll, turn something up, hand over to seat 1, fail in the middle, or end it. */
const desk: Step<Notes, { done?: number }> = {
  ask: () => asking(0, ['note'], ['roll'], ['turn'], ['hand'], ['crash'], ['end']),
  answer(ctx, locals, [verb]) {
    locals.done = (locals.done ?? 0) + 1;
    ctx.state.notes.push(verb);
    ctx.emit({ kind: verb, n: locals.done });
    if (verb === 'roll') ctx.state.notes.push(`${ctx.chance.die(6)}`);
    else if (verb === 'turn') ctx.reveal();
    else if (verb === 'hand') ctx.call('other');
    else if (verb === 'end') ctx.goto('end');
    else if (verb === 'crash') {
      ctx.chance.die(6);
      ctx.reveal();
      ctx.call('other', { lost: true });
      throw new Error('in the middle');
    }
  },
};
const other: Step<Notes> = { ask: () => asking(1, ['back']), answer: (ctx) => ctx.done() };
const deskTable = (more = {}) =>
  new Match(tiny({ first: desk, other, end }, more), { seats: 2, options: {}, chance: FAST });

describe('a choice', () => {
  it('that is offered is done, logged and answered with nothing', () => {
    const match = buildingTable();
    expect(match.choose(0, 0, ['stack', 'reef'])).toBeUndefined();
    expect(match.state.spots[0].pebbles).toEqual([0]);
    expect(match.entries).toEqual([{ seat: 0, choice: ['stack', 'reef'] }]);
    expect(match.number).toBe(1);
  });

  const refused: [string, Refusal, (match: Table) => Refusal | undefined][] = [
    ['breaks a rule', { rule: 'PEB-2.5', where: ['sand'] }, (m) => m.choose(0, 0, ['flip', 'sand'])],
    [
      'is not offered',
      { rule: 'table.wrong-moment', params: { verb: 'dance' } },
      (m) => m.choose(0, 0, ['dance']),
    ],
    ['comes from a seat that is not asked', { rule: 'table.not-asked' }, (m) => m.choose(1, 0, ['end'])],
    ['comes from no seat', { rule: 'table.not-asked' }, (m) => m.choose(-1, 0, ['end'])],
    ['comes too late', { rule: 'table.stale', params: { number: 0 } }, (m) => m.choose(0, -1, ['end'])],
    ['comes too early', { rule: 'table.stale', params: { number: 0 } }, (m) => m.choose(0, 1, ['end'])],
  ];

  it.each(refused)('that %s is refused with the reason', (_, refusal, attempt) => {
    expect(attempt(buildingTable())).toEqual(refusal);
  });

  it.each(refused)('that %s changes nothing', (_, __, attempt) => {
    const match = buildingTable();
    const before = everything(match);
    attempt(match);
    expect(everything(match)).toBe(before);
  });

  it('is refused after the end, and changes nothing', () => {
    const match = newTable();
    playOn(match, 'to the end');
    const before = everything(match);
    expect(match.choose(0, match.number, ['end'])).toEqual({ rule: 'table.over' });
    expect(match.explainRefusal(0, ['end'])).toEqual({ rule: 'table.over' });
    expect(everything(match)).toBe(before);
  });

  it('made twice is stale the second time', () => {
    const match = buildingTable();
    match.choose(0, 0, ['stack', 'reef']);
    expect(match.choose(0, 0, ['stack', 'reef'])).toEqual({ rule: 'table.stale', params: { number: 1 } });
    expect(match.state.spots[0].pebbles).toEqual([0]);
  });

  it('is offered if and only if no reason speaks against it', () => {
    const refs = ['reef', 'sand', 'rock', 'wave:1', 'gull:1', 'wave:2', 'nowhere'];
    const choice = fc.tuple(
      fc.constantFrom('stack', 'flip', 'play', 'end', 'scare', 'pass', ''),
      fc.array(fc.constantFrom(...refs), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.string(), fc.nat(30), choice, (seed, most, [verb, refs]) => {
        const match = newTable();
        playOn(match, seed, most);
        const text = JSON.stringify([verb, ...refs]);
        const offered = match.question?.choices.some((c) => JSON.stringify(c) === text) ?? false;
        const seat = match.question?.seat ?? 0;
        expect(match.explainRefusal(seat, [verb, ...refs]) === undefined).toBe(offered);
        if (match.question)
          expect(match.explainRefusal(seat + 1, [verb])).toEqual({ rule: 'table.not-asked' });
      }),
    );
  });
});

describe('an exception in the rules, in the middle of a choice', () => {
  it('leaves the match exactly as it was', () => {
    const match = deskTable();
    does(match, ['roll'], ['note'], ['note']);
    const before = everything(match);
    expect(() => match.choose(0, 3, ['crash'])).toThrow('in the middle');
    expect(everything(match)).toBe(before);
  });

  it('leaves a match that goes on as if nothing had been tried', () => {
    const tried = deskTable();
    const untried = deskTable();
    for (const match of [tried, untried]) {
      does(match, ['note']);
      if (match === tried) expect(() => match.choose(0, 1, ['crash'])).toThrow();
      does(match, ['roll'], ['note'], ['hand'], ['back'], ['roll']);
    }
    expect(everything(tried)).toBe(everything(untried));
  });

  it('takes no way back away', () => {
    const match = deskTable();
    does(match, ['note'], ['note']);
    expect(() => match.choose(0, 2, ['crash'])).toThrow();
    expect(match.undo(0)).toBeUndefined();
    expect(match.undo(0)).toBeUndefined();
    expect(match.state.notes).toEqual([]);
  });

  it('of a resignation leaves the match exactly as it was', () => {
    const match = deskTable({
      resign(t: { state: Notes }) {
        t.state.notes.push('half resigned');
        throw new RulesBugError('in the middle');
      },
    });
    does(match, ['note']);
    const before = everything(match);
    expect(() => match.resign(1)).toThrow(RulesBugError);
    expect(everything(match)).toBe(before);
  });
});

describe('undo', () => {
  it('takes the last choice back', () => {
    const match = buildingTable();
    const before = digest(match.position());
    does(match, ['stack', 'reef']);
    expect(match.mayUndo(0)).toBe(true);
    expect(match.undo(0)).toBeUndefined();
    expect(digest(match.position())).toBe(before);
    expect(match.entries).toEqual([]);
  });

  it('takes several choices back, one by one, and no more than were made', () => {
    const match = buildingTable();
    const before = [digest(match.position())];
    for (const spot of ['reef', 'sand', 'reef']) {
      does(match, ['stack', spot]);
      before.push(digest(match.position()));
    }
    for (const expected of before.reverse().slice(1)) {
      expect(match.undo(0)).toBeUndefined();
      expect(digest(match.position())).toBe(expected);
    }
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
  });

  it.each<[string, Choice[]]>([
    ['a die', [['roll']]],
    ['something that was turned up', [['turn']]],
    ['the answer of another seat', [['hand'], ['back']]],
  ])('does not go back over %s', (_, choices) => {
    const match = deskTable();
    does(match, ['note'], ...choices);
    const before = everything(match);
    expect(match.mayUndo(0)).toBe(false);
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
    expect(everything(match)).toBe(before);
    does(match, ['note']);
    expect(match.undo(0)).toBeUndefined();
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
  });

  it('does not take back a choice after which another seat is asked', () => {
    const match = deskTable();
    does(match, ['hand']);
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
  });

  it('does not take back a choice that ended the match', () => {
    const match = deskTable();
    does(match, ['note'], ['end']);
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
    expect(match.result).toBeDefined();
  });

  it('does not go back over the fallback of an absent seat', () => {
    const match = deskTable({ isOut: (_: Notes, seat: number) => seat === 1 });
    does(match, ['hand']);
    expect(match.question?.seat).toBe(0);
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
  });

  it('does not go back over a script or a resignation', () => {
    const match = buildingTable(3);
    does(match, ['stack', 'reef']);
    match.script({ dice: [1] });
    expect(match.mayUndo(0)).toBe(false);
    does(match, ['stack', 'reef']);
    match.resign(1);
    expect(match.mayUndo(0)).toBe(false);
    expect(match.mayUndo(1)).toBe(false);
  });

  it('does not go back over a resignation, even if the seat is asked again after it', () => {
    const match = deskTable({ resign: (t: { state: Notes }) => t.state.notes.push('resigned') });
    does(match, ['note']);
    match.resign(0);
    expect(match.question?.seat).toBe(0);
    expect(match.undo(0)).toEqual({ rule: 'table.no-undo' });
  });

  it('is not for the choices of another seat', () => {
    const match = buildingTable();
    does(match, ['stack', 'reef']);
    expect(match.undo(1)).toEqual({ rule: 'table.no-undo' });
    expect(match.view(1).mayUndo).toBe(false);
    expect(match.view('spectator').mayUndo).toBe(false);
    expect(match.view(0).mayUndo).toBe(true);
  });

  it('gives the question a new number, so that what was chosen before it is stale', () => {
    const match = buildingTable();
    does(match, ['stack', 'reef']);
    match.undo(0);
    expect(match.number).toBe(2);
    expect(match.choose(0, 0, ['stack', 'reef'])?.rule).toBe('table.stale');
    expect(match.choose(0, 1, ['stack', 'sand'])?.rule).toBe('table.stale');
    expect(match.choose(0, 2, ['stack', 'sand'])).toBeUndefined();
  });

  it('takes the events of the choice back, and only those', () => {
    const match = deskTable();
    does(match, ['roll'], ['note']);
    const before = match.events(0);
    does(match, ['note']);
    expect(match.events(0)).toHaveLength(3);
    match.undo(0);
    expect(match.events(0)).toEqual(before);
  });

  it('after a roll leaves the dice to come as they were', () => {
    const undone = deskTable();
    const straight = deskTable();
    does(undone, ['roll'], ['note']);
    undone.undo(0);
    does(straight, ['roll']);
    for (const match of [undone, straight]) does(match, ['roll'], ['roll']);
    expect(undone.state).toEqual(straight.state);
    expect(undone.entries).toEqual(straight.entries);
  });

  it('always leads back to where the seat was before its choice', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 60 }), (seed, undos) => {
        const match = newTable(3);
        // What was seen after each entry; undo must bring the one before the last back.
        const seen = [digest([match.position(), match.events(0), match.entries])];
        for (const [i, undo] of undos.entries()) {
          const last = match.entries.at(-1);
          if (undo && last && 'choice' in last && match.undo(last.seat) === undefined) seen.pop();
          else {
            const { length } = match.entries;
            playOn(match, `${seed}/${i}`, 1);
            if (match.entries.length > length)
              seen.push(digest([match.position(), match.events(0), match.entries]));
          }
          expect(digest([match.position(), match.events(0), match.entries])).toBe(seen.at(-1));
        }
      }),
    );
  });
});

describe('a view', () => {
  it('shows the question to the seat that is asked, and the others whom they wait for', () => {
    const match = buildingTable();
    expect(match.view(0).question?.choices).toContainEqual(['stack', 'reef']);
    expect(match.view(0).waiting).toBeUndefined();
    for (const viewer of [1, 'spectator'] as const) {
      expect(match.view(viewer).question).toBeUndefined();
      expect(match.view(viewer).waiting).toEqual({ seat: 0 });
    }
  });

  it('does not even tell who is asked if the question is discreet', () => {
    const match = buildingTable(3, (s) => {
      s.pond--;
      s.spots[0].pebbles.push(1);
    });
    does(match, ['play', 'reef', 'wave:1']);
    expect(match.view(1).question?.prompt).toBe('watch');
    for (const viewer of [0, 2, 'spectator'] as const) expect(match.view(viewer).waiting).toEqual({});
  });

  it('shows what the game shows to this viewer', () => {
    const match = buildingTable();
    expect(match.view(0).view.players.map((player) => player.hand)).toEqual([
      ['wave:1', 'gull:1'],
      undefined,
    ]);
    expect(match.view(1).view.players.map((player) => player.hand)).toEqual([
      undefined,
      ['wave:2', 'gull:2'],
    ]);
    expect(match.view('spectator').view.players.map((player) => player.hand)).toEqual([undefined, undefined]);
  });

  it('tells the game, the seats, the viewer and the number to answer with', () => {
    const match = buildingTable(3);
    does(match, ['stack', 'reef']);
    expect(match.view(2)).toMatchObject({ game: 'pebbles', seats: 3, viewer: 2, number: 1 });
  });

  it('tells the result once there is one, and waits for nobody', () => {
    const match = newTable();
    expect(match.view(0)).not.toHaveProperty('result');
    match.resign(1);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = match.view(viewer);
      expect(view.result).toEqual({ ending: 'alone', winners: [0], scores: [0, 0] });
      expect(view).not.toHaveProperty('question');
      expect(view).not.toHaveProperty('waiting');
    }
  });
});

describe('events', () => {
  it('are shown whole to those who may see them, and as something else to the others', () => {
    const match = buildingTable();
    does(match, ['end']);
    const drew = (viewer: Viewer) => match.events(viewer).find((event) => event.kind === 'drew');
    expect(drew(0)).toEqual({ kind: 'drew', seat: 0, card: 'wave:3' });
    expect(drew(1)).toEqual({ kind: 'drew', seat: 0 });
    expect(drew('spectator')).toEqual({ kind: 'drew', seat: 0 });
  });

  it('are left out for the others if there is nothing to show instead', () => {
    const first: Step<Notes> = {
      run(ctx) {
        ctx.emit({ kind: 'secret' }, { by: [1] });
        ctx.emit({ kind: 'open' });
        ctx.goto('other');
      },
    };
    const match = new Match(tiny({ first, other }), { seats: 2, options: {}, chance: FAST });
    expect(match.events(1)).toEqual([{ kind: 'secret' }, { kind: 'open' }]);
    expect(match.events(0)).toEqual([{ kind: 'open' }]);
    expect(match.events('spectator')).toEqual([{ kind: 'open' }]);
  });

  it('can be read on from the n-th that the viewer saw', () => {
    const match = buildingTable();
    does(match, ['stack', 'reef'], ['end']);
    const all = match.events(1);
    expect(all.length).toBeGreaterThan(2);
    expect(match.events(1, 2)).toEqual(all.slice(2));
    expect(match.events(1, all.length)).toEqual([]);
  });
});

describe('resigning', () => {
  it('is done and logged at any time, whoever is asked', () => {
    const match = buildingTable(3);
    expect(match.resign(2)).toBeUndefined();
    expect(match.entries).toEqual([{ seat: 2, resign: true }]);
    expect(match.number).toBe(1);
    expect(match.question?.seat).toBe(0);
  });

  it('of the seat that is asked lets its fallbacks be taken, and goes on', () => {
    const match = buildingTable(3);
    match.resign(0);
    expect(match.question?.seat).toBe(1);
    expect(match.events(1).map((event) => event.kind)).toEqual(['resigned', 'drew', 'gathered']);
  });

  it('of the seat whose wave is coming closes the steps above its turn', () => {
    const match = buildingTable(3, (s) => {
      s.pond--;
      s.spots[0].pebbles.push(1);
    });
    does(match, ['play', 'reef', 'wave:1']);
    match.resign(0);
    expect(match.question).toMatchObject({ seat: 1, prompt: 'build' });
    expect(match.state.spots[0].pebbles).toEqual([1]);
  });

  it.each([-1, 3, 1.5, Number.NaN])('is refused for %s, which is no seat', (seat) => {
    const match = buildingTable(3);
    const before = everything(match);
    expect(match.resign(seat)).toEqual({ rule: 'table.no-resign' });
    expect(everything(match)).toBe(before);
  });

  it('is refused the second time', () => {
    const match = buildingTable(3);
    match.resign(1);
    expect(match.resign(1)).toEqual({ rule: 'table.no-resign' });
    expect(match.entries).toHaveLength(1);
  });

  it('is refused after the end', () => {
    const match = buildingTable();
    match.resign(0);
    expect(match.resign(1)).toEqual({ rule: 'table.over' });
  });

  it('is refused by a game that does not know it', () => {
    expect(deskTable().resign(0)).toEqual({ rule: 'table.no-resign' });
  });
});

describe('a script', () => {
  it('sets the next dice and the next cards', () => {
    const match = buildingTable();
    match.script({ dice: [2, 5], cards: ['gull:6', 'wave:5'] });
    does(match, ['end'], ['end']);
    expect(match.events(0).filter((event) => event.kind === 'gathered')).toMatchObject([
      { die: 2 },
      { die: 5 },
    ]);
    expect(match.state.players.map((player) => player.hand.at(-1))).toEqual(['gull:6', 'wave:5']);
    expect(match.entries[0]).toEqual({ script: { dice: [2, 5], cards: ['gull:6', 'wave:5'] } });
  });

  it.each([
    ['a card that is not in the deck', { dice: [2], cards: ['gull:6', 'wave:1'] }],
    ['the same card twice', { dice: [2], cards: ['gull:6', 'gull:6'] }],
    ['a die without eyes', { dice: [2, 0], cards: ['gull:6'] }],
  ])('with %s is refused whole', (_, script) => {
    const match = buildingTable();
    const before = everything(match);
    expect(() => match.script(script)).toThrow(InvalidInputError);
    expect(everything(match)).toBe(before);
  });

  it('with cards is refused by a game without any', () => {
    expect(() => deskTable().script({ cards: ['ace'] })).toThrow(
      new InvalidInputError('tiny has no cards to script'),
    );
  });

  it('with a die that does not fit refuses the roll, and leaves the match as it was', () => {
    const match = buildingTable();
    match.script({ dice: [7] });
    const before = everything(match);
    expect(() => match.choose(0, 1, ['end'])).toThrow(InvalidInputError);
    expect(everything(match)).toBe(before);
  });
});

describe.each([FAST, SEALED])('a snapshot with $kind chance', (chance) => {
  it('goes on exactly like the match it was taken from, even as text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), fc.integer({ min: 2, max: 4 }), (seed, most, seats) => {
        const match = newTable(seats, chance);
        playOn(match, seed, most);
        const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
        const again = new Match(pebbles.game, match.setup, snapshot);
        expect(again.question).toEqual(match.question);
        playOn(match, `${seed}/on`);
        playOn(again, `${seed}/on`);
        expect(again.snapshot()).toEqual(match.snapshot());
        expect(again.result).toEqual(match.result);
        expect(again.entries).toEqual(match.entries);
      }),
      { numRuns: 30 },
    );
  });
});

it('a match that waits where nobody may undo holds its position once: it is copied when something is done', () => {
  let copies = 0;
  const clone = ({ notes }: Notes): Notes => {
    copies++;
    return { notes: [...notes] };
  };
  const match = deskTable({ clone });
  expect(copies).toBe(0);
  does(match, ['turn']);
  expect(copies).toBe(1);
  does(match, ['note']);
  does(match, ['note']);
  expect(copies).toBe(2);
  expect(match.undo(0)).toBeUndefined();
  expect(match.state.notes).toEqual(['turn', 'note']);
});

describe('a snapshot', () => {
  it('is not changed by playing on, neither here nor there', () => {
    const match = newTable();
    const snapshot = match.snapshot();
    const text = JSON.stringify(snapshot);
    playOn(match, 'here');
    playOn(new Match(pebbles.game, match.setup, snapshot), 'there');
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  it('keeps scripted dice that were not rolled yet', () => {
    const match = buildingTable();
    match.script({ dice: [6] });
    const again = new Match(pebbles.game, match.setup, match.snapshot());
    does(again, ['end']);
    expect(again.events(0)).toContainEqual({ kind: 'gathered', seat: 1, die: 6, taken: 6 });
  });
});

describe('what a seat imagines', () => {
  it('looks the same to it as the match, and is asked the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (seed, most) => {
        const match = newTable(3);
        playOn(match, seed, most);
        const seat = match.question?.seat ?? 0;
        const imagined = match.determinizedFor(seat, seed);
        expect(pebbles.game.view(imagined.state, seat)).toEqual(match.view(seat).view);
        expect(imagined.question).toEqual(match.question);
      }),
    );
  });

  it('depends on what it sees and on the seed alone', () => {
    const from = building(3);
    const match = tableFrom(from, 3);
    // Seats 1 and 2 swap their hands, two tiles swap places, the deck is turned over: seat 0 sees none of it.
    const { players, spots, deck } = from.state;
    [players[1].hand, players[2].hand] = [players[2].hand, players[1].hand];
    [spots[0].worth, spots[1].worth] = [spots[1].worth, spots[0].worth];
    deck.reverse();
    const twin = tableFrom(from, 3);
    expect(twin.state).not.toEqual(match.state);
    expect(twin.determinizedFor(0, 'a dream').state).toEqual(match.determinizedFor(0, 'a dream').state);
  });

  it('can be played out without touching the match', () => {
    const match = newTable();
    const before = everything(match);
    const imagined = match.determinizedFor(0, 'a dream');
    while (imagined.question) imagined.answer(imagined.question.choices.at(-1) ?? imagined.question.fallback);
    expect(imagined.result).toBeDefined();
    expect(everything(match)).toBe(before);
  });
});

describe('a set-up', () => {
  it.each([1, 5, 2.5, -2, Number.NaN, 2 ** 53])('for %s seats is refused', (seats) => {
    expect(() => newTable(seats)).toThrow(
      new InvalidInputError(`pebbles is played by 2 to 4 seats, not ${seats}`),
    );
  });

  it.each([
    ['of the wrong type', { pebbles: '24' }, /^the options of pebbles at pebbles: /],
    ['out of range', { pebbles: 5 }, /^the options of pebbles at pebbles: /],
    ['unknown', { stones: 24 }, /^the options of pebbles at stones: /],
    ['no options at all', undefined, /^the options of pebbles: /],
  ])('with an option that is %s is refused', (_, options, message) => {
    const attempt = () => new Match(pebbles.game, { seats: 2, options, chance: FAST });
    expect(attempt).toThrow(InvalidInputError);
    expect(attempt).toThrow(message);
  });

  it('has its options completed by their defaults', () => {
    expect(newTable().setup.options).toEqual({ pebbles: 24 });
  });

  it('gives the same match for the same seed, and another for another', () => {
    const of = (seed: string) => digest(newTable(4, { kind: 'fast', seed }).position());
    expect(of('one')).toBe(of('one'));
    expect(of('one')).not.toBe(of('two'));
  });
});

describe('a position from outside', () => {
  it('is where the match starts', () => {
    const from = building(3);
    expect(tableFrom(from, 3).position()).toEqual({ state: from.state, stack: from.stack });
  });

  it('starts as the game starts if it comes without open steps', () => {
    const match = tableFrom({ state: building().state });
    expect(match.position().stack.map((frame) => frame.step)).toEqual(['round', 'turn', 'build']);
    expect(match.events(0).map((event) => event.kind)).toEqual(['gathered']);
  });

  it('may be one where the match is over', () => {
    const { state, stack } = building();
    expect(tableFrom({ state: { ...state, ending: 'dry' }, stack }).result?.ending).toBe('dry');
  });

  it('is copied, not taken', () => {
    const from = building();
    const text = JSON.stringify(from);
    const match = tableFrom(from);
    playOn(match, 'on');
    expect(JSON.stringify(from)).toBe(text);
  });

  it.each<[string, (state: ReturnType<typeof building>['state']) => unknown, string]>([
    ['has a field of the wrong type', (s) => ({ ...s, pond: '21' }), 'the state of pebbles at pond: '],
    ['lacks a field', ({ deck: _, ...s }) => s, 'the state of pebbles at deck: '],
    ['has a field too many', (s) => ({ ...s, gold: 1 }), 'the state of pebbles at gold: '],
    ['is nothing', () => undefined, 'the state of pebbles: '],
    ['is a list', () => [], 'the state of pebbles at '],
    [
      'breaks a rule',
      (s) => ({ ...s, pond: 20 }),
      'the state of pebbles breaks PEB-1.2 (there 23, pebbles 24)',
    ],
    [
      'breaks a rule at a place',
      (s) => ({
        ...s,
        pond: 16,
        spots: s.spots.map((spot, i) => (i === 1 ? { ...spot, pebbles: [1, 1, 1, 1, 1] } : spot)),
      }),
      'the state of pebbles breaks PEB-2.3 at sand (room 4)',
    ],
  ])('is refused if its state %s', (_, change, message) => {
    const { state, stack } = building();
    const attempt = () => tableFrom({ state: change(state), stack });
    expect(attempt).toThrow(InvalidInputError);
    expect(attempt).toThrow(message);
  });

  it.each<[string, { step: string; l: object }[], string]>([
    ['unknown', [{ step: 'dance', l: {} }], 'pebbles has no step "dance"'],
    ['one that every object inherits', [{ step: 'constructor', l: {} }], 'pebbles has no step "constructor"'],
    [
      'a dead end',
      [{ step: 'wash', l: { spot: 'reef' } }],
      'this position of pebbles cannot be played on: no step is open, and the match is not over',
    ],
    [
      'without the locals that it needs',
      [{ step: 'watch', l: {} }],
      'this position of pebbles cannot be played on: ',
    ],
    [
      'missing',
      [],
      'this position of pebbles cannot be played on: no step is open, and the match is not over',
    ],
  ])('is refused if its open step is %s', (_, stack, message) => {
    const attempt = () => tableFrom({ state: building().state, stack: stack as never });
    expect(attempt).toThrow(InvalidInputError);
    expect(attempt).toThrow(message);
  });
});
