/** The worked examples of the rules: windows, what is known, teams, musters, and cards that look at them. */
import { describe, expect, test } from 'vitest';
import type { DeckCardId } from '../content/index.ts';
import type { Purse, State } from '../rules/state.ts';
import type { Field, Sitting } from './field.ts';
import { field, opening } from './field.ts';

/** Someone else on each side keeps the match going. */
const others = (f: Field): Field => f.unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');

describe('E14, E36, E46: windows by public facts', () => {
  /** Seat 0's bondi `u3` attacks the Scots' clansman on c4. */
  function clansman(purse: Partial<Purse>, land = 'forest', ...hand: DeckCardId[]): Field {
    const f = others(field()).land(land, 'c4').unit(0, 'nor-bondi', 'c3').unit(1, 'sco-clansman', 'c4');
    const held: DeckCardId[] = hand.length > 0 ? hand : ['sco-bruce', 'sco-knight', 'sco-piper'];
    return f.hand(1, ...held).main(1, purse);
  }
  const asked = (f: Field) => f.begin('mobilisation', 'asked').choose('attack u3 u4');

  test('ECH-8.18, ECH-13.5, ECH-13.6 E14 a window without a card, and none', () => {
    const open = asked(clansman({ wood: 1 }));
    expect([open.asked, open.offers()]).toEqual(['1 react', ['pass']]);
    const gone = clansman({ wood: 1 });
    gone.player(1).discard.push('sco-mist');
    gone.player(1).deck.splice(gone.player(1).deck.indexOf('sco-mist'), 1);
    expect([
      asked(gone).asked,
      asked(clansman({})).asked,
      asked(clansman({ wood: 1 }, 'plain')).asked,
    ]).toEqual(['0 mobilise', '0 mobilise', '0 mobilise']);
  });

  /** A mirror of Norse; nor-bondi `u4` of seat 1 is attacked by `u3`. */
  function bondi(purse: Partial<Purse>, ...hand: DeckCardId[]): Field {
    const f = others(field()).civ(1, 'norse').unit(0, 'nor-bondi', 'c3').unit(1, 'nor-bondi', 'c4');
    return f.hand(1, ...hand).main(1, purse);
  }

  test('ECH-13.4, ECH-13.5 E36 (a)-(c) a hand that all know, an unseen card, copies that are gone', () => {
    const known = bondi({ wood: 1 }, 'nor-longship');
    known.player(1).known.push('nor-longship');
    expect(asked(known).asked).toBe('0 mobilise');
    const unseen = bondi({ wood: 1 }, 'nor-longship', 'nor-hardrada');
    unseen.player(1).known.push('nor-longship');
    expect(asked(unseen).asked).toBe('1 react');
    const gone = bondi({ wood: 1 }, 'nor-longship', 'nor-hardrada');
    const player = gone.player(1);
    player.known.push('nor-longship');
    player.discard.push('nor-shield-wall', 'nor-shield-wall');
    player.deck = player.deck.filter((id) => id !== 'nor-shield-wall');
    expect(asked(gone).asked).toBe('0 mobilise');
  });

  test('ECH-13.5 E36 (d) with nothing to pay, only what costs nothing: a loss', () => {
    const f = bondi({}, 'nor-longship', 'nor-hardrada');
    f.player(1).known.push('nor-longship');
    f.u(4).damage = 1;
    const s = asked(f);
    expect([s.asked, s.question?.params?.window, s.unit(4)]).toEqual(['1 react', 'ownUnitLost', 'lost']);
  });

  /** The Byzantines have two unseen cards. */
  function byzantines(purse: Partial<Purse> = {}, options = {}): Field {
    const f = others(field(2, options)).civ(1, 'byzantines').unit(0, 'nor-bondi', 'c3');
    f.unit(1, 'byz-stratiotai', 'c4').building(1, 'barracks', 'd3');
    return f.hand(1, 'byz-basil', 'byz-spy').main(1, purse);
  }

  test('ECH-13.4, ECH-13.5 E46 Beacons cost nothing, and only units light them', () => {
    expect(asked(byzantines()).asked).toBe('1 react');
    const walls = (f: Field) => {
      const s = f.begin('mobilisation', 'asked');
      return s.choose(`attack u3 ${s.b('d3')}`).asked;
    };
    expect(walls(byzantines())).toBe('0 mobilise');
    expect(walls(byzantines({ wood: 1 }, { decks: 'built' }))).toBe('1 react');
    const gone = byzantines();
    gone.player(1).discard.push('byz-beacons');
    gone.player(1).deck.splice(gone.player(1).deck.indexOf('byz-beacons'), 1);
    expect(asked(gone).asked).toBe('0 mobilise');
  });
});

describe('E37, E47: known cards, and questions with nothing to choose', () => {
  test('ECH-13.2, ECH-13.3, ECH-8.17, ECH-5.15 E37 two taken, one deployed, then a resupply', () => {
    const f = others(field())
      .civ(0, 'scots')
      .land('village', 'c3')
      .unit(0, 'sco-gillie', 'c3')
      .hand(0, 'sco-clan-gathering', 'sco-bruce')
      .main(0, { food: 3, wood: 2 });
    f.u(1).at = 'b2';
    const s = f.begin('deployment').choose('play sco-clan-gathering', 'auto');
    s.choose('take sco-clansman', 'take sco-clansman');
    expect(s.player(0).known).toEqual(['sco-clansman', 'sco-clansman']);
    s.choose('deploy sco-clansman a1', 'enter pawn melee');
    expect(s.player(0).known).toEqual(['sco-clansman']);
    s.until(1).until(0).choose('restock u3', 'done');
    expect(s.player(0).known).toEqual(['sco-clansman']);
    s.until(1).until(0).choose('restock u3', 'set sco-bruce', 'set sco-clansman', 'done');
    expect(s.player(0).known).toEqual([]);
  });

  test('ECH-13.8 E47 asked with nothing that can be paid, and a search that finds nothing', () => {
    const poor = others(field()).hand(0, 'nor-hardrada', 'nor-huscarl', 'nor-longship').begin('deployment');
    expect([poor.asked, poor.offers()]).toEqual(['0 deploy', ['pass']]);
    const f = others(field())
      .civ(0, 'hre')
      .hand(0, 'hre-golden-bull', 'hre-ritter')
      .main(0, { food: 9, gold: 9 });
    f.player(0).deck = ['hre-ritter', 'hre-ritter'];
    const s = f.begin('deployment').choose('play hre-golden-bull');
    if (s.asked === '0 pay') s.choose('auto');
    expect([s.asked, s.offers()]).toEqual(['0 search', ['done']]);
  });
});

describe('E38, E39, E40: teams and the long game', () => {
  /** Seats 1 (Scots) and 3 (Holy Roman Empire); seat 0's bondi `u1` attacks seat 1's clansman on a Forest. */
  function teams(): Field {
    const f = field(4).civ(0, 'norse').civ(1, 'scots').civ(3, 'hre').land('forest', 'c4');
    f.unit(0, 'nor-bondi', 'c3').unit(1, 'sco-clansman', 'c4').hand(1, 'sco-bruce').hand(3, 'hre-ritter');
    f.unit(0, 'nor-bondi', 'c1').unit(1, 'sco-cateran', 'f8');
    return f.unit(2, 'nor-bondi', 'e1').unit(3, 'nor-bondi', 'd8');
  }
  const attacked = (f: Field) => f.begin('mobilisation', 'asked').choose('attack u1 u2').asked;

  test('ECH-8.18, ECH-11.5, ECH-11.23 E38 a mate’s resources count, the team’s joker does not', () => {
    expect(attacked(teams().main(3, { wood: 1 }))).toBe('1 react');
    expect(attacked(teams())).toBe('0 mobilise');
    const joker = teams();
    joker
      .player(1)
      .tokens.push({ on: joker.player(1).since, zone: 'civ', res: 'joker', n: 1, by: '', team: true });
    expect(attacked(joker)).toBe('0 mobilise');
  });

  test('ECH-8.18 E38 a Technology is answered by whoever could hold such a Reaction', () => {
    const played = (purse: Partial<Purse>, mates: Partial<Purse>) => {
      const f = teams().hand(0, 'nor-valhalla').main(0, { food: 1, gold: 1 }).main(3, purse).main(1, mates);
      return f.begin('deployment', 'asked').choose('play nor-valhalla').asked;
    };
    expect(played({ gold: 1 }, { gold: 1, food: 1 })).toBe('3 react');
    expect(played({ gold: 1 }, { food: 2 })).not.toBe('3 react');
  });

  test('ECH-11.8, ECH-9.8 E39 the last unit of one is the end of both', () => {
    const f = field(4).unit(0, 'nor-huscarl', 'c3').unit(1, 'nor-bondi', 'f8').unit(2, 'nor-bondi', 'e1');
    const s = f.unit(3, 'sco-cateran', 'c4').begin().choose('attack u1 u4');
    expect([s.ending, s.match.result?.winners]).toEqual(['army', [0, 2]]);
    const given = field(4).begin().resign(1);
    expect([given.ending, given.match.result?.winners]).toEqual(['resigned', [0, 2]]);
  });

  test('ECH-11.1, ECH-11.25 E40 the long game', () => {
    const s = opening(2, { mode: 'long', openingRestock: false }, [6, 1]).choose(
      'first',
      'civ norse',
      'civ scots',
    );
    expect([s.building('c1'), s.building('f8')]).toEqual([20, 20]);
    const land = (at: string) => s.state.land['abcdefgh'.indexOf(at[0] ?? '') + (Number(at[1]) - 1) * 8];
    expect(['c2', 'd2', 'd1', 'f7', 'e7', 'e8'].map(land)).toEqual([
      'farmland',
      'mine',
      'forest',
      'farmland',
      'mine',
      'forest',
    ]);
    expect(s.state.land.filter((one) => one === '')).toHaveLength(56);
    const at = (square: 'b1' | 'd1' | 'c2' | 'd2') => {
      const f = field(2, { mode: 'long' }).unit(0, 'nor-bondi', square).main(0, { wood: 2, gold: 2 });
      return f.unit(0, 'nor-bondi', 'a3').begin().whyNot('barracks u1');
    };
    expect([at('b1'), at('d1'), at('c2'), at('d2')]).toEqual(['ECH-5.7', 'ECH-5.7', 'ECH-5.7', undefined]);
  });
});

describe('E42-E44, E48, E51, E55, E56: cards that look at what is going on', () => {
  test('ECH-11.16, ECH-11.19, ECH-13.4 E42 a hidden muster', () => {
    const s = opening(2, { decks: 'built', openingRestock: false }, [6, 1]);
    s.choose('civ norse', 'drop nor-bondi', 'add nor-vikingr', 'drop nor-skald', 'add nor-drengr', 'done');
    const [seen] = s.view(1).players;
    expect([s.asked, seen?.civ, seen?.list]).toEqual(['1 muster-civ', undefined, undefined]);
    s.choose('civ norse', 'done');
    expect(s.view(0).players.map(({ civ }) => civ)).toEqual(['norse', 'norse']);
    expect(s.asked).toBe('0 mobilise');
  });

  test('ECH-8.14, ECH-8.18 E43 Interdict', () => {
    const f = (purse: Partial<Purse>) => {
      const there = others(field()).civ(0, 'scots').civ(1, 'hre').hand(1, 'hre-interdict', 'hre-ritter');
      there.hand(0, 'sco-cattle-raid', 'sco-crag-and-wood', 'sco-bruce').main(0, { food: 1, wood: 2 });
      return there.main(1, purse).begin('deployment');
    };
    const s = f({ food: 1, gold: 2 }).choose('play sco-cattle-raid');
    expect(s.asked).toBe('0 deploy');
    s.choose('play sco-crag-and-wood');
    s.choose('auto');
    expect(s.asked).toBe('1 react');
    s.choose('react hre-interdict');
    expect([s.player(0).events, s.player(0).discard, s.ready(0), s.ready(1)]).toEqual([
      [],
      ['sco-crag-and-wood'],
      '',
      '',
    ]);
    expect(f({ food: 2, gold: 1 }).choose('play sco-crag-and-wood').asked).toBe('0 deploy');
  });

  test('ECH-6.31, ECH-9.6 E44 shot before the blow, and it was the last unit', () => {
    const f = field().civ(1, 'mongols').unit(0, 'sco-cateran', 'c3').unit(1, 'mon-horse-archer', 'd3');
    const s = f.hand(1, 'mon-parthian-shot').main(1, { wood: 1 }).begin();
    s.choose('attack u1 u2', 'react mon-parthian-shot');
    expect([s.unit(1), s.unit(2), s.ending, s.match.result?.winners]).toEqual([
      'lost',
      'd3 3/3',
      'army',
      [1],
    ]);
  });

  /** Seat 0's Ambush hits a unit of seat 1 with 2 health on c4. */
  function ambush(civ: 'mongols' | 'scots', unit: 'mon-herder' | 'sco-cateran', hand: DeckCardId): Sitting {
    const f = others(field()).civ(0, 'scots').civ(1, civ).land('forest', 'c4').unit(0, 'sco-cateran', 'c3');
    f.unit(1, unit, 'c4').hand(1, hand).main(1, { food: 1 });
    return f.hand(0, 'sco-ambush', 'sco-bruce').main(0, { food: 1, wood: 1 }).begin('mobilisation', 'asked');
  }

  test('ECH-6.33, ECH-6.34 E48 lost by a card, which destroys nobody', () => {
    const s = ambush('mongols', 'mon-herder', 'mon-remounts').choose('play sco-ambush');
    if (s.asked === '0 pick') s.choose('pick u4');
    expect([s.unit(4), s.asked, s.player(0).discard]).toEqual(['lost', '1 react', ['sco-ambush']]);
    expect(s.offers()).toContain('react mon-remounts');
    const feud = ambush('scots', 'sco-cateran', 'sco-blood-feud').choose('play sco-ambush');
    if (feud.asked === '0 pick') feud.choose('pick u4');
    expect(feud.offers('react')).toEqual([]);
  });

  test('ECH-8.23 E51 what is declined is not used up', () => {
    const f = others(field()).civ(0, 'mongols').unit(1, 'byz-varangian-guard', 'c4');
    for (const at of ['b3', 'c3', 'd3'] as const) f.unit(0, 'mon-horse-archer', at, { mode: 'ranged' });
    const s = f.begin().choose('attack u4 u3');
    expect(s.asked).toBe('0 place');
    expect(s.choose('stay', 'attack u5 u3').asked).toBe('0 place');
    expect(s.choose('to c2', 'attack u6 u3').asked).toBe('0 mobilise');
  });

  /** Seat 0's bondi attacks a hurt billman of the English, who hold Hammer of the Scots. */
  function hammer(): Sitting {
    const f = others(field()).civ(1, 'english').unit(0, 'nor-bondi', 'c2').unit(0, 'nor-bondi', 'd3');
    f.unit(1, 'eng-billman', 'c3', { damage: 1 }).hand(1, 'eng-hammer').main(1, { food: 1, wood: 1 });
    return f.begin().choose('attack u3 u5');
  }

  test('ECH-6.28, ECH-8.26, ECH-8.27 E55 the hammer holds', () => {
    const s = hammer().choose('react eng-hammer', 'option hold', 'gold');
    expect([s.unit(3), s.unit(5), s.temp(0), s.whyNot('attack u4 u5')]).toEqual([
      'c2 3/3 exhausted',
      'c3 4/4',
      '1 gold',
      'ECH-8.26',
    ]);
  });

  test('ECH-8.24, ECH-8.27 E55 or it strikes, and strengthens the next turn', () => {
    const s = hammer().choose('react eng-hammer', 'option attack');
    expect([s.unit(3), s.unit(5)]).toEqual(['c2 1/3 exhausted', 'c3 2/4']);
    const melee = () => s.view(1).units.find(({ id }) => id === 5)?.now.melee;
    const before = melee();
    s.until(1);
    expect([before, melee()]).toEqual([2, 4]);
    expect(
      s
        .until(0)
        .view(1)
        .units.find(({ id }) => id === 5)?.now.melee,
    ).toBe(2);
  });

  test('ECH-8.26, ECH-13.5 E55 no window at a second attack', () => {
    const s = hammer();
    expect(s.asked).toBe('1 react');
    expect(s.choose('pass', 'attack u4 u5').asked).toBe('0 mobilise');
  });

  test('ECH-5.21, ECH-5.10, ECH-5.19 E56 the watchman makes a castle of a Camp', () => {
    const f = () => {
      const there = field().civ(0, 'english').building(0, 'camp', 'b1').building(0, 'camp', 'b2');
      return there.unit(0, 'eng-watchman', 'b2').main(0, { wood: 2, gold: 1 }, { gold: 1 });
    };
    const s = f().begin().choose('ability u1 1');
    if (s.asked === '0 pick') s.choose(s.offers('pick')[0] ?? '');
    const castle = s.state.buildings.find(({ at }) => at === 'b2');
    expect([castle?.kind, s.building('b1'), s.building('b2'), s.player(0).main, s.unit(1)]).toEqual([
      'barracks',
      4,
      5,
      { food: 0, wood: 2, gold: 0 },
      'b2 4/4 exhausted',
    ]);
    const full = f();
    for (const at of ['d2', 'd3', 'd4'] as const) full.building(0, 'barracks', at);
    expect(full.begin().whyNot('ability u1 1')).toBe('ECH-5.19');
  });

  test('ECH-5.21 E56 a Ring of Iron around an enemy Camp', () => {
    const f = others(field())
      .civ(0, 'english')
      .building(1, 'camp', 'd4')
      .hand(0, 'eng-ring-of-iron', 'eng-edward');
    const s = f.main(0, { food: 9, wood: 9, gold: 9 }).begin('deployment').choose('play eng-ring-of-iron');
    expect(s.offers('pick')).toEqual(['pick c4', 'pick d3', 'pick d5', 'pick e4']);
  });
});

describe('vectors that are not in the rules', () => {
  test('ECH-6.34 whoever dies in the blow that destroys sets nothing off for others of its side', () => {
    const f = others(field()).civ(0, 'norse').unit(0, 'nor-hardrada', 'e2', { exhausted: true });
    f.unit(0, 'sco-cateran', 'c3').unit(1, 'sco-cateran', 'c4').unit(1, 'nor-bondi', 'c6');
    f.u(4).damage = 1;
    f.u(5).damage = 1;
    const s = f.begin().choose('attack u4 u5');
    expect([s.unit(4), s.unit(5), s.u(3).exhausted, s.temp(0)]).toEqual(['lost', 'lost', true, '1 joker']);
  });

  test('ECH-6.20, ECH-6.28 a cancelled attack on the Camp underfoot ends beside it', () => {
    const f = others(field()).civ(1, 'english').building(1, 'camp', 'c3').unit(0, 'nor-bondi', 'c3');
    const s = f.hand(1, 'eng-hammer').main(1, { food: 2 }).begin();
    s.choose(`attack u3 ${s.b('c3')}`, 'react eng-hammer', 'option hold', 'food');
    expect([s.asked, s.building('c3')]).toEqual(['0 place', 4]);
    expect(s.choose('to d4').unit(3)).toBe('d4 3/3 exhausted');
  });

  test('ECH-8.25, ECH-9.14 an Event whose price cannot be borne makes no room for a fourth', () => {
    const f = (damage: number) => {
      const there = others(field()).civ(0, 'english').event(0, 'eng-magna-carta').event(0, 'eng-bowyers');
      there.event(0, 'eng-purveyance').hand(0, 'nor-valhalla', 'eng-edward').main(0, { food: 1, gold: 1 });
      return there
        .set((s: State) => {
          if (s.buildings[0]) s.buildings[0].damage = damage;
        })
        .begin('deployment')
        .choose('play nor-valhalla');
    };
    expect(f(7).offers()).toContain('dropEvent eng-magna-carta');
    expect(f(8).offers()).toEqual(['dropEvent eng-bowyers', 'dropEvent eng-purveyance']);
    expect([f(8).whyNot('dropEvent eng-magna-carta'), f(8).whyNot('dropEvent nor-valhalla')]).toEqual([
      'ECH-9.14',
      'ECH-8.11',
    ]);
  });

  test('ECH-4.8, ECH-6.5 a melee attack goes onto a Mountain, not over it', () => {
    const f = others(field()).land('mountain', 'c4').unit(0, 'nor-bondi', 'c3').unit(1, 'sco-cateran', 'c4');
    f.unit(1, 'sco-cateran', 'c5');
    const s = f.begin();
    expect([s.offers('attack u3'), s.whyNot('attack u3 u5')]).toEqual([['attack u3 u4'], 'ECH-6.5']);
  });

  test('ECH-4.16, ECH-6.5 no melee across a face-down tile, though a straight line leads there', () => {
    const f = others(field()).faceDown('c3', 'H1').unit(0, 'mon-lancer', 'b3').unit(1, 'sco-cateran', 'e3');
    expect(f.begin().offers('attack u3')).toEqual([]);
  });

  test('ECH-6.14, ECH-10.15 a Front line attacker shares no square with the enemy who is left', () => {
    const f = others(field()).unit(0, 'nor-huscarl', 'c3').unit(1, 'sco-cateran', 'c4');
    f.unit(1, 'nor-shieldmaiden', 'c4');
    const s = f.begin().choose('attack u3 u5');
    expect([s.unit(4), s.unit(5), s.u(3).at]).toEqual(['c4 2/2', 'c4 1/4', 'c3']);
  });

  test('ECH-10.5 squares of an earlier move by an effect count for Charge', () => {
    const f = others(field())
      .civ(0, 'mongols')
      .unit(0, 'mon-lancer', 'b2')
      .unit(1, 'byz-varangian-guard', 'e2');
    const s = f.hand(0, 'mon-feigned-retreat', 'mon-genghis').main(0, { food: 1 }).begin();
    s.choose('play mon-feigned-retreat');
    if (s.asked === '0 pick') s.choose('pick u3');
    s.choose('to c2', 'attack u3 u4');
    expect(s.unit(4)).toBe('lost');
  });

  test('ECH-6.24 a lost Camp takes an exhausted resource only when no other is left', () => {
    const f = others(field()).land('mine', 'c4').building(1, 'camp', 'c4', 3).unit(0, 'nor-huscarl', 'c3');
    const s = f.main(1, { gold: 2 }, { gold: 2 }).begin();
    s.choose(`attack u3 ${s.b('c4')}`);
    expect([s.player(1).main.gold, s.player(1).exhausted.gold]).toEqual([1, 1]);
  });

  test('ECH-9.7, ECH-6.30 both last units in one exchange, whatever their cards say', () => {
    const f = field()
      .civ(0, 'norse')
      .event(0, 'nor-valhalla')
      .unit(0, 'nor-bondi', 'c3')
      .unit(1, 'nor-bondi', 'c4');
    f.u(1).damage = 1;
    f.u(2).damage = 1;
    const s = f.begin().choose('attack u1 u2');
    expect([s.ending, s.match.result?.winners, s.player(0).hand]).toEqual(['both', [0, 1], []]);
  });

  test('ECH-7.11, ECH-7.1 on a full field only who leaves a place is replaced', () => {
    const f = field().hand(0, 'nor-bondi', 'nor-hardrada').main(0, { food: 9 });
    f.unit(0, 'nor-bondi', 'a1')
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-bondi', 'c4')
      .unit(0, 'nor-bondi', 'd4');
    f.unit(0, 'nor-bondi', 'd3', { pawn: 'queen' }).unit(0, 'nor-bondi', 'e3', { pawn: 'king' });
    const s = f.begin('deployment');
    expect([
      s.offers('replace'),
      s.whyNot('replace nor-bondi u2 a1'),
      s.whyNot('replace nor-bondi u5 a1'),
    ]).toEqual([['replace nor-bondi u1 a1'], 'ECH-7.9', 'ECH-7.7']);
  });
});
