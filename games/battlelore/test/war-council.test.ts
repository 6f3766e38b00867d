import { InvalidInputError, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { AdventureFile, LoreClass, LoreId } from '../content/index.ts';
import { adventureFaults, lore } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { costOf } from '../rules/lore.ts';
import type { State } from '../rules/state.ts';
import { adept, field, seatOf } from './field.ts';

/** A match before anything was chosen. */
const setUp = (adventure: string | AdventureFile, seed = 'council') =>
  new Match(game, { seats: 2, options: { adventure }, chance: { kind: 'fast', seed } });

type Levels = Parameters<typeof adept>[1];

/** Councils on a bare field, before anything was chosen. */
const councils = (pennant: Levels, standard: Levels) => {
  const layout = field('council-fixed').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6');
  layout.council('P', { commander: 1, ...pennant }).council('S', { commander: 1, ...standard });
  return layout.adventure();
};

/** The same field with custom councils of so many levels. */
const custom = (levels: number, commander: number, theirs = levels): AdventureFile => {
  const { camps, ...file } = field('council-custom').unit('P', 'human_infantry', 'C6').adventure();
  const { council: _, ...pennant } = camps.pennant;
  const { council: __, ...standard } = camps.standard;
  return {
    ...file,
    camps: {
      pennant: { ...pennant, customCouncil: { levels, commander } },
      standard: { ...standard, customCouncil: { levels: theirs, commander } },
    },
  };
};

/** Answers every question of the set-up with its fallback. */
function settle(m: ReturnType<typeof setUp>): State {
  for (let q = m.question; q && m.state.phase === 'set-up'; q = m.question)
    m.choose(q.seat, m.number, q.fallback);
  return m.state as State;
}

function raise(m: ReturnType<typeof setUp>, ...masters: string[]): void {
  for (const master of masters) {
    expect(m.choose(m.question?.seat ?? 0, m.number, ['raise', `master:${master}`])).toBeUndefined();
  }
}

describe('what a council is', () => {
  test('BLO-16.1 a level from 0 to 3 for the Commander and each Lore Master', () => {
    const file = (levels: Levels) => adventureFaults(councils(levels, {}));
    expect(file({ commander: 3, wizard: 3, cleric: 3, rogue: 3, warrior: 3 })).toEqual([]);
    expect(file({ wizard: 4 }).length).toBe(1);
    expect(file({ commander: -1 }).length).toBe(1);
  });

  test('BLO-16.1 a creature of the army has its own level', () => {
    const { state } = setUp('walls-of-rougemont');
    expect(state.camps[seatOf('P')].council).toEqual({
      commander: 2,
      wizard: 0,
      cleric: 0,
      rogue: 1,
      warrior: 2,
      creature: 1,
    });
  });

  test('BLO-16.2 fixed councils are given by the adventure, and shown to all', () => {
    const m = setUp('shadows-over-saint-aubin');
    expect(m.question?.prompt, 'nobody is asked for a council').toBe('keep-lore');
    expect(m.events('spectator').filter((e) => e.kind === 'council')).toMatchObject([
      { seat: 0, council: { commander: 2, wizard: 2, cleric: 0, rogue: 2, warrior: 0 } },
      { seat: 1, council: { commander: 1, wizard: 0, cleric: 2, rogue: 1, warrior: 2 } },
    ]);
  });

  test('BLO-16.3 the level of the Commander gives 3, 4, 5 or 6 Command cards', () => {
    const hand = (commander: number) => settle(setUp(councils({ commander }, {}))).camps[0].hand.length;
    expect([hand(0), hand(1), hand(2), hand(3)]).toEqual([3, 4, 5, 6]);
  });

  test('BLO-16.4 the strongest Lore Master gives cards, tokens and the hand limit', () => {
    const start = (levels: Levels) => {
      const { lore: cards, goblet } = settle(setUp(councils(levels, {}))).camps[0];
      return [cards.length, goblet];
    };
    expect(start({ cleric: 1 })).toEqual([1, 1]);
    expect(start({ cleric: 1, rogue: 2 })).toEqual([2, 2]);
    expect(start({ warrior: 3, wizard: 3 })).toEqual([3, 3]);
    const full = (level: number, ...cards: LoreId[]) =>
      adept('P', { wizard: level }, 0, ...cards)
        .unit('P', 'human_infantry', 'C6')
        .unit('S', 'human_infantry', 'G6')
        .begin('end')
        .choose('both').asked;
    expect([full(1, 'WIZ-01'), full(1, 'WIZ-01', 'WIZ-02')]).toEqual(['S order', 'P lore-limit']);
    const three = ['WIZ-01', 'WIZ-02', 'WIZ-03'] as const;
    expect([full(2, 'WIZ-01', 'WIZ-02'), full(2, ...three)]).toEqual(['S order', 'P lore-limit']);
    expect([full(3, ...three), full(3, ...three, 'WIZ-09')]).toEqual(['S order', 'P lore-limit']);
  });

  test('BLO-16.4, R-35 no Lore Master: no card, no token, a limit of one card', () => {
    const { camps } = settle(setUp(councils({}, { wizard: 1 })));
    expect([camps[0].lore, camps[0].goblet]).toEqual([[], 0]);
    const layout = adept('P', {}, 0).unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6');
    expect(layout.begin('end').choose('both').camp('P').lore.length).toBe(1);
    expect(layout.lore('P', 'WIZ-01').begin('end').choose('both').asked).toBe('P lore-limit');
  });

  test('R-35 without a Lore Master every card is out of character', () => {
    const { state } = adept('P', {}, 0).unit('P', 'human_infantry', 'C6').begin();
    const costs = (['WIZ-01', 'CLE-02', 'ROG-01', 'WAR-01'] as const).map((card) => costOf(state, 0, card));
    expect(costs).toEqual([4, 5, 4, 5]);
  });

  test('BLO-16.9 tokens given by the adventure replace those of the Lore Master', () => {
    const { camps, ...file } = councils({ wizard: 3 }, { wizard: 3 });
    const given = { ...file, camps: { ...camps, pennant: { ...camps.pennant, loreTokens: 7 } } };
    const state = settle(setUp(given));
    expect([state.camps[0].goblet, state.camps[1].goblet, state.pool]).toEqual([7, 3, 26]);
  });
});

describe('the Lore deck', () => {
  const ofClass = (cards: readonly LoreId[], of: LoreClass) =>
    cards.filter((card) => lore[card].class === of).length;

  test('BLO-16.5 14 cards of a class that sits in both councils, 8 of one, 5 of none', () => {
    const { lorePile, loreOut, camps } = settle(
      setUp(councils({ wizard: 1, rogue: 1 }, { rogue: 2, cleric: 1 })),
    );
    const deck = [...lorePile, ...camps[0].lore, ...camps[1].lore];
    expect(['wizard', 'cleric', 'rogue', 'warrior'].map((of) => ofClass(deck, of as LoreClass))).toEqual([
      8, 8, 14, 5,
    ]);
    expect(loreOut.length).toBe(25);
  });

  test('BLO-16.5 what is left out is drawn at random and seen by nobody', () => {
    const out = (seed: string) =>
      settle(setUp(councils({ wizard: 1 }, { wizard: 1 }), seed)).loreOut.toSorted();
    expect(out('one')).not.toEqual(out('two'));
    const m = setUp(councils({ wizard: 1 }, { wizard: 1 }));
    expect([m.view(0).view.loreOut, m.view('spectator').view.loreOut]).toEqual([31, 31]);
  });

  test('BLO-16.5 the classes are shuffled together', () => {
    const { lorePile } = settle(setUp(councils({ wizard: 1 }, { cleric: 1 })));
    const changes = lorePile.filter(
      (card, i) => i > 0 && lore[card].class !== lore[lorePile[i - 1] ?? card].class,
    );
    expect(changes.length).toBeGreaterThan(3);
  });

  test('BLO-16.6 four cards are dealt, the starting number is kept secretly, the others go back', () => {
    const m = setUp(councils({ wizard: 2 }, { rogue: 3 }));
    const before = m.state.lorePile.length;
    const keep = (seat: number) => {
      const choice = m.question?.choices.at(-1) ?? ['keep'];
      expect(m.choose(seat, m.number, choice)).toBeUndefined();
      return choice[1];
    };
    // S begins on a bare field.
    expect([m.question?.seat, m.question?.prompt, m.question?.choices.length]).toEqual([1, 'keep-lore', 4]);
    expect(m.view(0).view.camps[1].dealt).toBeUndefined();
    const standard = [keep(1), keep(1), keep(1)];
    expect([m.question?.seat, m.question?.choices.length]).toEqual([0, 4]);
    expect(m.explainRefusal(0, ['keep', standard[0] ?? ''])?.rule).toBe('BLO-16.6');
    const pennant = [keep(0), keep(0)];
    const { camps, lorePile } = m.state;
    expect(camps[1].lore.map((card) => `lore:${card}`)).toEqual(standard);
    expect(camps[0].lore.map((card) => `lore:${card}`)).toEqual(pennant);
    expect([lorePile.length, camps[0].dealt, camps[1].dealt]).toEqual([before + 3, [], []]);
  });

  test('D-KEEP0 absent: the cheapest cards in character', () => {
    const levels = { wizard: 2, cleric: 0, rogue: 0, warrior: 0 };
    let checked = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const m = setUp(councils({}, levels), seed);
      const { dealt } = m.state.camps[1];
      const priced = dealt.flatMap((card) => {
        const { cost, class: of } = lore[card];
        return typeof cost === 'number' ? [{ card, cost, own: of === 'wizard' }] : [];
      });
      const [first] = priced.filter((c) => c.own).toSorted((a, b) => a.cost - b.cost);
      if (!first || priced.length < dealt.length) continue;
      checked++;
      const ties = priced.filter((c) => c.own && c.cost === first.cost).map((c) => `lore:${c.card}`);
      expect(ties, `of ${dealt.join(' ')}`).toContain(m.question?.fallback[1]);
    }
    expect(checked).toBeGreaterThan(2);
  });
});

describe('out of character', () => {
  test('BLO-16.7 a card of an absent class costs 3 more and is played at level 1', () => {
    const layout = adept('P', { wizard: 3 }, 36, 'CLE-03').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('R R R R R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:CLE-03');
    expect([s.rolled, s.camp('P').goblet]).toEqual(['R R R R', 30]);
  });

  test('BLO-16.7 who has the 3 tokens too few cannot play it', () => {
    const layout = adept('P', { wizard: 3 }, 5, 'CLE-03').unit('P', 'human_infantry', 'E6');
    const s = layout
      .unit('S', 'human_infantry', 'F6')
      .ordered()
      .begin('combat', 'asked')
      .choose('attack E6 F6');
    expect([s.offers(), s.whyNot('play lore:CLE-03')]).toEqual([['pass'], 'BLO-15.5']);
  });

  test('V-29 Out of character: Creeping Doom for 12 at level 1, two dice each', () => {
    const layout = adept('S', { cleric: 3 }, 12, 'WIZ-13').unit('P', 'human_infantry', 'D6');
    const s = layout
      .unit('P', 'human_archer', 'C6')
      .unit('S', 'human_infantry', 'E6')
      .rolls('B L G R L F')
      .begin()
      .choose('play lore:WIZ-13', 'target D6', 'strike C6');
    expect([s.figures('D6'), s.figures('C6'), s.figures('E6')]).toEqual([2, 3, 3]);
    expect([s.camp('S').goblet, s.state.onTable]).toMatchObject([0, [{ paid: 12 }]]);
  });

  test('V-30 Caps and bonus: 2 dice into a forest, 3 with Bless at level 1', () => {
    const charge = (cleric: number, tokens: number, card: LoreId) =>
      adept('S', { cleric }, tokens, card)
        .unit('S', 'human_heavy_cavalry', 'F6')
        .unit('P', 'human_infantry', 'E6')
        .terrain('forest', 'E6')
        .ordered()
        .rolls('G G G G G')
        .begin('combat')
        .choose('attack F6 E6');
    expect(charge(1, 3, 'CLE-03').choose('pass').rolled).toBe('G G');
    expect(charge(1, 3, 'CLE-03').choose('play lore:CLE-03').rolled).toBe('G G G');
    const bless = charge(2, 3, 'CLE-03').choose('play lore:CLE-03');
    expect([bless.rolled, bless.camp('S').goblet]).toEqual(['G G G G', 0]);
    const strength = charge(2, 6, 'WAR-03').choose('play lore:WAR-03');
    expect([strength.rolled, strength.camp('S').goblet]).toEqual(['G G G', 0]);
  });
});

describe('custom councils', () => {
  test('BLO-16.8 both spend their levels secretly; the councils are shown together', () => {
    const m = setUp(custom(6, 1));
    expect([m.question?.seat, m.question?.prompt]).toEqual([1, 'council']);
    raise(m, 'wizard', 'wizard', 'rogue', 'commander', 'cleric');
    m.choose(1, m.number, ['confirm']);
    expect(m.question?.seat).toBe(0);
    expect([m.view(0).view.camps[1].council, m.view('spectator').view.camps[1].council]).toEqual([
      undefined,
      undefined,
    ]);
    raise(m, 'warrior', 'warrior', 'warrior', 'commander', 'commander');
    expect(m.events('spectator').filter((e) => e.kind === 'council')).toEqual([]);
    m.choose(0, m.number, ['confirm']);
    expect(m.view('spectator').view.camps).toMatchObject([
      { council: { commander: 3, wizard: 0, cleric: 0, rogue: 0, warrior: 3 } },
      { council: { commander: 2, wizard: 2, cleric: 1, rogue: 1, warrior: 0 } },
    ]);
  });

  test('BLO-16.8 no Lore Master and no Commander above 3', () => {
    const m = setUp(custom(9, 3));
    raise(m, 'wizard', 'wizard', 'wizard');
    expect(m.explainRefusal(1, ['raise', 'master:wizard'])?.rule).toBe('BLO-16.8');
    expect(m.explainRefusal(1, ['raise', 'master:commander'])?.rule).toBe('BLO-16.8');
    expect(m.explainRefusal(1, ['raise', 'master:cleric'])).toBeUndefined();
  });

  test('BLO-16.8 all levels must be spent, and no more', () => {
    const m = setUp(custom(2, 1));
    expect(m.explainRefusal(1, ['confirm'])?.rule).toBe('BLO-16.8');
    raise(m, 'wizard');
    expect([m.explainRefusal(1, ['raise', 'master:wizard'])?.rule, m.explainRefusal(1, ['confirm'])]).toEqual(
      ['BLO-16.8', undefined],
    );
  });

  test('BLO-16.8 the Commander begins at the minimum of the adventure', () => {
    const m = setUp(custom(6, 2));
    expect([m.view(1).view.camps[1].council?.commander, m.question?.params]).toEqual([2, { left: 4 }]);
  });

  test('BLO-16.8 at most 10 levels; a handicap may lower one side', () => {
    expect(adventureFaults(custom(10, 1))).toEqual([]);
    expect(adventureFaults(custom(11, 1)).length).toBe(2);
    const m = setUp(custom(6, 1, 4));
    expect([m.question?.seat, m.question?.params]).toEqual([1, { left: 3 }]);
    raise(m, 'wizard', 'wizard', 'wizard');
    m.choose(1, m.number, ['confirm']);
    expect([m.question?.seat, m.question?.params]).toEqual([0, { left: 5 }]);
  });

  test('BLO-16.8 the table may set other numbers of levels, fewer for one side', () => {
    const options = { adventure: 'free-companies', pennantLevels: 8, standardLevels: 4 };
    const m = new Match(game, { seats: 2, options, chance: { kind: 'fast', seed: 'levels' } });
    const left = [m.question?.params];
    raise(m, 'wizard', 'wizard', 'wizard', 'cleric', 'cleric', 'cleric');
    m.choose(0, m.number, ['confirm']);
    expect([...left, m.question?.params]).toEqual([{ left: 6 }, { left: 3 }]);
  });

  test('BLO-16.8 the levels must cover what the adventure demands, and be 10 at most', () => {
    const begin = (pennantLevels: number) => () =>
      new Match(game, {
        seats: 2,
        options: { adventure: 'free-companies', pennantLevels },
        chance: { kind: 'fast', seed: 'levels' },
      });
    expect(begin(1)).toThrow('BLO-16.8');
    expect(begin(11)).toThrow(InvalidInputError);
    expect(begin(2)).not.toThrow();
  });

  test('R-51, BLO-16.8 each creature of the army takes one level', () => {
    const m = setUp('free-companies');
    expect([m.question?.seat, m.question?.params], 'six less the spider and the Commander').toEqual([
      0,
      { left: 4 },
    ]);
  });

  test('D-COUNCIL absent: Warrior, Cleric, Wizard and Rogue in turn, the Commander at his minimum', () => {
    const council = (levels: number, commander: number) =>
      settle(setUp(custom(levels, commander))).camps[1].council;
    expect(council(6, 1)).toMatchObject({ commander: 1, warrior: 2, cleric: 1, wizard: 1, rogue: 1 });
    expect(council(10, 1)).toMatchObject({ commander: 1, warrior: 3, cleric: 2, wizard: 2, rogue: 2 });
    expect(council(6, 0)).toMatchObject({ commander: 0, warrior: 2, cleric: 2, wizard: 1, rogue: 1 });
  });
});
