/** Every medal of Battue: when it is given, and when it is not. */
import type { GameEvent, Seat } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { MatchFacts } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../content/index.ts';
import { battue } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import { MEDALS } from '../story/facts.ts';
import { story } from '../story/index.ts';

const SEATS = 3;
const { view: EMPTY } = new Match(battue.game, {
  seats: SEATS,
  options: { quickSetup: true },
  chance: { kind: 'fast', seed: 'story' },
}).view('spectator') as { view: View };

function palaceOf(control: Seat): View {
  return { ...EMPTY, spaces: { ...EMPTY.spaces, PAL: { ...EMPTY.spaces.PAL, control } } };
}

/** One event a moment. */
function accountOf(events: readonly GameEvent[], end = EMPTY): MatchFacts {
  return story.account({
    seats: SEATS,
    end,
    batches: events.map((event, i) => ({ at: i + 1, events: [event] })),
  });
}

const medal = (id: (typeof MEDALS)[number], events: readonly GameEvent[], end = EMPTY) =>
  accountOf(events, end).medals.find((one) => one.id === id);

const turn = (seat: Seat): GameEvent => ({ kind: 'turn', seat, round: 1 });
const lost = (seat: Seat, count: number, place = 'S-G'): GameEvent => ({
  kind: 'lost',
  seat,
  place,
  count,
});
const drew = (seat: Seat, count: number): GameEvent => ({ kind: 'drew', seat, count });

interface BattleFacts {
  readonly space?: SpaceId;
  readonly attackers?: number;
  readonly defenders?: number;
  readonly tile?: number;
  readonly exchanges?: number;
  readonly from?: Seat;
  readonly won: boolean;
}

function battle(seat: Seat, defender: Seat, facts: BattleFacts): GameEvent[] {
  const { space = 'S-G', attackers = 4, defenders = 0, tile = 3, exchanges = 1, from, won } = facts;
  const rolled = (exchange: number): GameEvent => ({
    kind: 'rolled',
    exchange,
    attacker: seat,
    defender,
    attackDice: [4],
    defenceDie: 2,
    attackers,
    defenders,
    tile,
    attack: attackers + 4,
    defence: defenders + tile + 2,
  });
  return [
    { kind: 'battle', seat, defender, space },
    ...Array.from({ length: exchanges }, (_, i) => rolled(i + 1)),
    won
      ? { kind: 'captured', seat, space, ...(from !== undefined && { from }) }
      : { kind: 'repulsed', seat, space },
  ];
}

describe('first over the wall', () => {
  it('goes to who takes the first section', () => {
    const events = [...battle(0, 1, { won: false }), ...battle(2, 1, { won: true, space: 'W-G' })];
    expect(medal('first-over-the-wall', events)).toMatchObject({ seat: 2, at: 6, facts: { space: 'W-G' } });
  });
  it('goes to nobody where nothing is taken', () => {
    expect(medal('first-over-the-wall', battle(0, 1, { won: false }))).toBeUndefined();
  });
});

describe('against all odds', () => {
  const slim = { attackers: 2, defenders: 3, tile: 3 } as const;
  it('goes to an attacker with hardly a chance', () => {
    const given = medal('against-all-odds', battle(1, 0, { ...slim, won: true }));
    expect(given).toMatchObject({ seat: 1, facts: { held: false } });
    expect(given?.facts.chance).toBeLessThan(25);
  });
  it('goes to a defender who holds out against a storm', () => {
    const storm = { attackers: 8, defenders: 1, tile: 1, won: false } as const;
    expect(medal('against-all-odds', battle(1, 0, storm))).toMatchObject({ seat: 0, facts: { held: true } });
  });
  it('goes to nobody for what was likely, nor to the city', () => {
    expect(medal('against-all-odds', battle(1, 0, { attackers: 8, tile: 1, won: true }))).toBeUndefined();
    expect(medal('against-all-odds', battle(1, 0, { attackers: 8, tile: 1, won: false }))).toBeUndefined();
  });
});

describe('the long siege', () => {
  it('goes to the winner of a battle of five exchanges', () => {
    expect(medal('long-siege', battle(0, 1, { exchanges: 5, won: true }))).toMatchObject({
      seat: 0,
      facts: { exchanges: 5, held: false },
    });
    expect(medal('long-siege', battle(0, 1, { exchanges: 6, defenders: 2, won: false }))?.seat).toBe(1);
  });
  it('goes to nobody for four', () => {
    expect(medal('long-siege', battle(0, 1, { exchanges: 4, won: true }))).toBeUndefined();
  });
});

describe('unbroken', () => {
  const mine = battle(0, 1, { won: true });
  const attack = battle(1, 0, { defenders: 2, won: false });
  it('goes to who was attacked twice and lost nothing', () => {
    expect(medal('unbroken', [...mine, ...attack, ...attack])).toMatchObject({
      seat: 0,
      facts: { attacks: 2 },
    });
  });
  it('goes to nobody after one attack, or a loss', () => {
    expect(medal('unbroken', [...mine, ...attack])).toBeUndefined();
    const fall = battle(1, 0, { defenders: 2, won: true, from: 0 });
    expect(medal('unbroken', [...mine, ...attack, ...attack, ...fall])).toBeUndefined();
    const gone: GameEvent = { kind: 'eliminated', seat: 0, cards: [] };
    expect(medal('unbroken', [...mine, ...attack, ...attack, gone])).toBeUndefined();
  });
});

describe('lord of the palace', () => {
  it('goes to who holds it at the end, and to nobody if nobody does', () => {
    expect(medal('lord-of-the-palace', [], palaceOf(2))?.seat).toBe(2);
    expect(medal('lord-of-the-palace', [])).toBeUndefined();
  });
});

describe('whirlwind', () => {
  const take = (seat: Seat, space: SpaceId) => battle(seat, 1, { won: true, space });
  const three = [turn(0), ...take(0, 'S-G'), ...take(0, 'S-W1'), ...take(0, 'S-W2')];
  it('goes to who takes three sections in a turn', () => {
    expect(medal('whirlwind', three)).toMatchObject({ seat: 0, facts: { sections: 3 } });
  });
  it('goes to nobody for three in two turns, or where two players did it', () => {
    expect(medal('whirlwind', [...three.slice(0, 7), turn(0), ...three.slice(7)])).toBeUndefined();
    const again = [turn(2), ...take(2, 'N-G'), ...take(2, 'N-W1'), ...take(2, 'N-W2')];
    expect(medal('whirlwind', [...three, ...again])).toBeUndefined();
  });
});

describe('robber baron', () => {
  const rob = battle(2, 0, { won: true, from: 0, defenders: 1 });
  it('goes to who takes two sections from rivals', () => {
    expect(medal('robber-baron', [...rob, ...rob])).toMatchObject({ seat: 2, facts: { sections: 2 } });
  });
  it('goes to nobody for one, or for what was free', () => {
    expect(medal('robber-baron', [...rob, ...battle(2, 0, { won: true })])).toBeUndefined();
  });
});

describe('full saddlebags', () => {
  it('goes to who draws most, and at least five', () => {
    expect(medal('full-saddlebags', [drew(0, 3), drew(1, 3), drew(1, 2)])).toMatchObject({
      seat: 1,
      facts: { cards: 5 },
    });
    expect(medal('full-saddlebags', [drew(0, 4)])).toBeUndefined();
    expect(medal('full-saddlebags', [drew(0, 6), drew(1, 6)])).toBeUndefined();
  });
});

describe('the butcher’s bill', () => {
  it('goes to who lost most, and at least eight', () => {
    expect(medal('butchers-bill', [lost(0, 5), lost(0, 3), lost(1, 7)])).toMatchObject({
      seat: 0,
      facts: { warriors: 8 },
    });
    expect(medal('butchers-bill', [lost(0, 7)])).toBeUndefined();
    expect(medal('butchers-bill', [lost(0, 9), lost(2, 9)])).toBeUndefined();
  });
});

it('there is a test of every medal', () => {
  expect(MEDALS).toHaveLength(9);
  expect(story.medals).toEqual(MEDALS);
});

describe('what is counted', () => {
  const events = [
    ...battle(0, 1, { won: true }),
    ...battle(1, 0, { defenders: 2, won: false }).toSpliced(2, 0, lost(1, 1)),
    ...battle(2, 1, { won: true, space: 'S-S1' }),
  ];
  const { stats, rolls } = accountOf(events);
  const counts = Object.fromEntries(stats.map((deed) => [deed.id, deed.counts]));

  it('are sections, attacks beaten off, and warriors', () => {
    expect(counts).toMatchObject({
      walls: [1, 0, 0],
      districts: [0, 0, 1],
      repelled: [1, 0, 0],
      slain: [1, 0, 0],
      lost: [0, 1, 0],
    });
  });

  it('are the pips of every die, each with its owner', () => {
    expect(rolls).toHaveLength(6);
    expect(rolls.filter(({ seat }) => seat === 0).map(({ value }) => value)).toEqual([4, 2]);
    for (const { chances } of rolls) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});

it('a match that the last rival gave up is told as such', () => {
  const ending = (events: readonly GameEvent[]) =>
    story.account({
      seats: 2,
      end: EMPTY,
      batches: [{ at: 1, events }],
      result: { ending: 'sole-survivor', winners: [0], scores: [1, 0] },
    });
  const gone: GameEvent = { kind: 'eliminated', seat: 1, cards: [] };
  expect(ending([{ kind: 'resigned', seat: 1 }, gone])).toMatchObject({ ended: 'resigned', resigned: 1 });
  expect(ending([gone]).ended).toBe('won');
});

describe('a turn without a great deed', () => {
  const name = (seat: Seat) => ['Ada', 'Bo', 'Cy'][seat] ?? '';
  const told = (...events: readonly GameEvent[]) =>
    accountOf([turn(0), ...events, turn(1)])
      .highlights.filter(({ minor, at }) => minor && at <= events.length + 2)
      .map((moment) => [story.messages.en.moment(moment, name), story.messages.fr.moment(moment, name)]);
  const moved = (to: SpaceId, count: number): GameEvent => ({
    kind: 'moved',
    seat: 0,
    from: 'camp:0',
    to,
    count,
  });
  const reinforced: GameEvent = { kind: 'reinforced', seat: 0, place: 'camp:0', die: 1, gained: 1 };

  it('is told by its greatest march, warriors that came in parts together', () => {
    expect(told(moved('S-G', 2), moved('N-G', 3), moved('S-G', 2))).toEqual([
      [
        expect.stringMatching(/^Ada leads 4 warriors to the /),
        expect.stringMatching(/^Ada mène 4 guerriers vers la porte /),
      ],
    ]);
    expect(told(reinforced, reinforced)).toEqual([
      ['2 warriors come to reinforce Ada.', 'Ada reçoit 2 guerriers en renfort.'],
    ]);
  });

  it('is told by cards and events, and by what was fought for or given up', () => {
    const where = { seat: 0, space: 'S-G' };
    const lines = told(
      { kind: 'played', seat: 0, card: 'spy', targets: [] },
      { kind: 'event', seat: 0, event: 'panic' },
      { kind: 'gave-up', ...where },
      { kind: 'battle', ...where, defender: 1 },
    );
    expect(lines).toHaveLength(4);
    for (const [english = '', french = ''] of lines) {
      expect(english).toMatch(/^Ada (plays|has to face|gives up|fights for) .+\.$/);
      expect(french).toMatch(/^Ada (joue|doit affronter|abandonne|se bat pour) .+\.$/);
    }
  });

  it('is told as let pass where nothing was done, or only cards were drawn', () => {
    expect(told()).toEqual([['Ada lets the turn pass.', 'Ada laisse passer son tour.']]);
    expect(told(drew(0, 2)).map(([english]) => english)).toEqual([
      'Ada draws 2 loot cards.',
      'Ada lets the turn pass.',
    ]);
  });
});

it('names a planned city, and Tarsos where there is none', () => {
  const city = { tiles: {}, name: { en: 'The Old Town', fr: 'La vieille ville' } } as View['options']['city'];
  const planned = { ...EMPTY, options: { ...EMPTY.options, ...(city && { city }) } };
  const places = [planned, EMPTY].map((end) => [story.messages.en.place(end), story.messages.fr.place(end)]);
  expect(places).toEqual([
    ['in “The Old Town”', 'dans « La vieille ville »'],
    ['at Tarsos', 'à Tarsos'],
  ]);
});
