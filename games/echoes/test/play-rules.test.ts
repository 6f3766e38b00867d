import { describe, expect, test } from 'vitest';
import { exchangeOf, fightOf, targetsOf } from '../rules/combat.ts';
import type { State } from '../rules/state.ts';
import type { Field } from './field.ts';
import { field, opening } from './field.ts';

const match = (): Field => field().unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');
/** Seat 0's Capital is free for a new unit. */
function mustering(): Field {
  const f = match();
  f.u(1).at = 'b2';
  return f;
}
const turnOf = (seat: number) => (s: State) => {
  s.active = seat;
};

function clash(f: Field, attacker: number, target: number): string {
  const { dealt, taken } = exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { unit: f.u(target) }));
  return `${dealt}:${taken}`;
}

describe('combat', () => {
  test('ECH-6.2, ECH-6.3 a unit with bow or gun switches twice a turn', () => {
    const s = match().unit(0, 'nor-bowman', 'c3').unit(0, 'nor-bondi', 'd3').begin();
    expect(s.whyNot('mode u4')).toBe('ECH-6.3');
    expect(s.choose('mode u3', 'mode u3').whyNot('mode u3')).toBe('ECH-6.2');
  });

  test('ECH-6.1, ECH-6.13, ECH-6.35 a shot reaches the squares around, and moves nobody', () => {
    const f = match()
      .unit(0, 'nor-bowman', 'c3', { mode: 'ranged' })
      .unit(1, 'sco-gallowglass', 'd4')
      .unit(1, 'sco-cateran', 'c5');
    expect(targetsOf(f.board(), f.u(3))).toHaveLength(1);
    expect(f.begin().choose('attack u3 u4').u(3).at).toBe('c3');
  });

  test('ECH-6.23, ECH-8.7 the lost go to the discard pile with their upgrades, and the pawn is free', () => {
    const f = match().unit(1, 'sco-cateran', 'c4').upgrade('sco-targe').unit(0, 'nor-huscarl', 'c3');
    const s = f.begin().choose('attack u4 u3');
    expect([s.unit(3), s.player(1).discard]).toEqual(['lost', ['sco-cateran', 'sco-targe']]);
  });

  test('ECH-6.27, ECH-6.33 direct damage heeds no armour, and is no attack', () => {
    const f = match()
      .civ(0, 'scots')
      .land('forest', 'c4')
      .unit(0, 'sco-cateran', 'c3')
      .unit(1, 'eng-knight', 'c4');
    const s = f.hand(0, 'sco-ambush').main(0, { wood: 2 }).begin().choose('play sco-ambush');
    expect([s.unit(4), s.unit(3)]).toEqual(['c4 5/7', 'c3 2/2']);
  });

  test('ECH-6.28 a cancelled attack exhausts all the same', () => {
    const f = match()
      .civ(1, 'scots')
      .land('forest', 'c4')
      .unit(0, 'nor-bondi', 'c3')
      .unit(1, 'sco-clansman', 'c4');
    const s = f.hand(1, 'sco-mist').main(1, { wood: 1 }).begin().choose('attack u3 u4', 'react sco-mist');
    expect([s.unit(3), s.unit(4), s.u(3).attacked]).toEqual(['c3 3/3 exhausted', 'c4 4/4', true]);
  });

  test('ECH-6.31 an attacker who falls before the blow deals none', () => {
    const f = match().civ(1, 'mongols').unit(0, 'sco-cateran', 'c3').unit(1, 'mon-horse-archer', 'c4');
    const s = f
      .hand(1, 'mon-parthian-shot')
      .main(1, { wood: 1 })
      .begin()
      .choose('attack u3 u4', 'react mon-parthian-shot');
    expect([s.unit(3), s.unit(4), s.temp(0)]).toEqual(['lost', 'c4 3/3', '']);
  });

  test('ECH-6.20, ECH-6.32 buildings do not strike back, and whoever attacked one that stands goes back', () => {
    const f = match().unit(0, 'nor-bondi', 'c3').building(1, 'camp', 'c4');
    const s = f.begin();
    expect([s.choose(`attack u3 ${s.b('c4')}`).unit(3), s.building('c4')]).toEqual(['c3 3/3 exhausted', 2]);
  });

  test('ECH-6.34 a counter destroys, but wins nothing for its side', () => {
    const f = match().civ(1, 'norse').unit(0, 'sco-cateran', 'c3').unit(1, 'nor-spearman', 'c4');
    const s = f.begin().choose('attack u3 u4');
    expect([s.unit(3), s.temp(1)]).toEqual(['lost', '']);
  });
});

describe('deploying', () => {
  test('ECH-7.1, ECH-7.2, ECH-7.10 in a free building, unexhausted, in either mode', () => {
    const f = mustering()
      .building(0, 'camp', 'c3')
      .hand(0, 'nor-bowman', 'nor-hardrada')
      .main(0, { food: 1, wood: 2 });
    const s = f.begin('deployment');
    expect(s.offers('deploy')).toEqual(['deploy nor-bowman a1']);
    s.choose('deploy nor-bowman a1', 'enter pawn ranged');
    expect([s.unit(3), s.u(3).mode, s.ready(0)]).toEqual(['a1 3/3', 'ranged', '']);
  });

  test('ECH-7.4, ECH-7.5 four ordinary pawns, King and Queen', () => {
    const f = mustering().hand(0, 'nor-bondi', 'nor-hardrada').main(0, { food: 2 });
    const s = f.begin('deployment').choose('deploy nor-bondi a1');
    expect(s.offers()).toEqual(['enter pawn melee', 'enter king melee', 'enter queen melee']);
    expect(s.choose('enter queen melee').unit(3)).toBe('a1 5/5');
  });

  test('ECH-7.3, ECH-10.12 ships enter on water by a unit of one’s own', () => {
    const f = mustering()
      .land('water', 'c3', 'e5')
      .hand(0, 'nor-karve', 'nor-hardrada')
      .main(0, { food: 1, wood: 2 });
    expect(f.begin('deployment').offers('deploy')).toEqual(['deploy nor-karve c3']);
  });

  test('ECH-7.8, ECH-7.9 as many as can be paid for and placed', () => {
    const f = mustering()
      .building(0, 'barracks', 'c3')
      .hand(0, 'nor-bondi', 'nor-bondi', 'nor-bondi')
      .main(0, { food: 6 });
    const s = f
      .begin('deployment')
      .choose('deploy nor-bondi a1', 'enter pawn melee', 'deploy nor-bondi c3', 'enter pawn melee');
    expect(s.whyNot('deploy nor-bondi a1')).toBe('ECH-7.1');
  });

  test('ECH-7.15 while royal pawns give nothing, the Queen’s health is gone', () => {
    const f = match().civ(0, 'english').unit(0, 'nor-bondi', 'c3', { pawn: 'queen' });
    expect(f.board().profile(f.u(3)).health).toBe(5);
    expect(f.event(0, 'eng-magna-carta').board().profile(f.u(3)).health).toBe(3);
  });
});

describe('Technologies', () => {
  test('ECH-8.1, ECH-8.2 in Deployment, Strategy cards in Mobilisation too', () => {
    const f = match().hand(0, 'nor-byrnie', 'nor-frenzy').main(0, { food: 2, gold: 1 });
    const s = f.begin();
    expect([s.offers('play'), s.whyNot('play nor-byrnie u1')]).toEqual([['play nor-frenzy'], 'ECH-8.2']);
    expect(s.choose('pass').offers('play')).toEqual(['play nor-byrnie u1', 'play nor-frenzy']);
  });

  test('ECH-8.4 not without a target', () => {
    const s = match().civ(0, 'scots').hand(0, 'sco-scorched-earth').main(0, { wood: 1 }).begin();
    expect(s.whyNot('play sco-scorched-earth')).toBe('ECH-8.4');
  });

  test('ECH-8.3 one of two effects, each with its own condition', () => {
    const s = match()
      .civ(0, 'scots')
      .hand(0, 'sco-cattle-raid', 'sco-bruce')
      .begin('deployment')
      .choose('play sco-cattle-raid');
    expect([s.temp(0), s.asked]).toEqual(['1 food', '0 deploy']);
  });

  test('ECH-8.6 the same Upgrade never twice on a unit', () => {
    const f = match().upgrade('nor-byrnie', 1).hand(0, 'nor-byrnie').main(0, { food: 1, gold: 1 });
    f.u(1).upgrades.push({ card: 'nor-byrnie', since: 90, used: 0, seat: 0 });
    expect(f.begin('deployment').whyNot('play nor-byrnie u1')).toBe('ECH-8.6');
  });

  test('ECH-8.8, ECH-8.15 an Action that gave resources lies in front until they are spent', () => {
    const f = match().civ(0, 'scots').hand(0, 'sco-cattle-raid', 'sco-cateran', 'sco-bruce');
    f.u(1).at = 'b2';
    const s = f.begin('deployment').choose('play sco-cattle-raid');
    expect(s.player(0).front.map(({ card }) => card)).toEqual(['sco-cattle-raid']);
    s.choose('deploy sco-cateran a1', 'enter pawn melee');
    expect([s.player(0).front, s.player(0).discard]).toEqual([[], ['sco-cattle-raid']]);
  });

  test('ECH-8.9 no Reaction in one’s own turn', () => {
    const s = match().hand(0, 'nor-shield-wall').main(0, { food: 1 }).begin('deployment');
    expect(s.whyNot('play nor-shield-wall')).toBe('ECH-8.9');
  });

  test('ECH-8.11, ECH-8.22 a fourth Event takes the place of one', () => {
    const f = match().event(0, 'nor-valhalla').event(0, 'nor-sea-kings').event(0, 'mon-spoils');
    const s = f
      .hand(0, 'nor-danelaw', 'nor-hardrada')
      .main(0, { wood: 1, gold: 1 })
      .begin('deployment')
      .choose('play nor-danelaw');
    expect(s.asked).toBe('0 drop-event');
    s.choose('dropEvent mon-spoils');
    expect(s.player(0).events.map(({ card }) => card)).toEqual([
      'nor-valhalla',
      'nor-sea-kings',
      'nor-danelaw',
    ]);
  });

  test('ECH-8.12 an Event may be discarded in one’s own turn', () => {
    const s = match()
      .event(0, 'nor-valhalla')
      .hand(0, 'nor-hardrada')
      .begin()
      .choose('dropEvent nor-valhalla');
    expect([s.player(0).events, s.player(0).discard]).toEqual([[], ['nor-valhalla']]);
  });

  test('ECH-8.10, ECH-8.20 after a Reaction the window asks again', () => {
    const f = match().civ(1, 'norse').unit(0, 'nor-huscarl', 'c3').unit(1, 'nor-bondi', 'c4');
    const s = f
      .hand(1, 'nor-shield-wall', 'nor-shield-wall')
      .main(1, { food: 2 })
      .begin()
      .choose('attack u3 u4');
    expect(s.choose('react nor-shield-wall').asked).toBe('1 react');
    expect(s.choose('react nor-shield-wall').unit(4)).toBe('c4 2/3');
  });

  test('ECH-8.26, ECH-8.27 after Hammer of the Scots no attack follows', () => {
    const f = match()
      .civ(1, 'english')
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-bondi', 'd3')
      .unit(1, 'eng-billman', 'c4');
    const s = f.hand(1, 'eng-hammer').main(1, { food: 2 }).begin().choose('attack u3 u5', 'react eng-hammer');
    expect([s.asked, s.offers()]).toEqual(['0 choose', ['option hold', 'option attack']]);
    expect(s.choose('option hold', 'food').whyNot('attack u4 u5')).toBe('ECH-8.26');
  });
});

describe('keywords', () => {
  test('ECH-10.4 Reinforced armour stops shots only', () => {
    const f = match()
      .unit(0, 'eng-longbowman', 'c3', { mode: 'ranged' })
      .unit(1, 'byz-varangian-guard', 'c4')
      .unit(0, 'nor-spearman', 'd4');
    expect([clash(f, 3, 4), clash(f, 5, 4)]).toEqual(['1:0', '2:5']);
  });

  test('ECH-10.17 Regenerate heals one at the Start', () => {
    const f = match().unit(0, 'nor-ulfhednar', 'c3', { damage: 3 }).set(turnOf(1));
    expect(f.begin('deployment').until(0).unit(3)).toBe('c3 3/5');
  });

  test('ECH-10.21, ECH-10.22 what is suppressed does nothing; a sum below nothing is nothing', () => {
    const f = match().unit(0, 'ott-sahi', 'c3').unit(0, 'ott-mehmed', 'd3');
    expect([f.board().profile(f.u(3)).fatigue, f.board().profile(f.u(3)).melee]).toEqual([0, 0]);
  });

  test('ECH-10.23 the Camp under a Front line unit may be chosen', () => {
    const f = match().unit(0, 'nor-bondi', 'c3').building(1, 'camp', 'c4').unit(1, 'hre-pavisier', 'c4');
    expect(targetsOf(f.board(), f.u(3))).toHaveLength(2);
  });
});

describe('teams and musters', () => {
  test('ECH-11.3, ECH-11.15 the highest roller’s team begins, and turns alternate', () => {
    const s = opening(4, { openingRestock: false }, [1, 6, 2, 3]).choose(
      'first',
      'civ norse',
      'civ scots',
      'civ hre',
      'civ mongols',
    );
    expect(s.asked).toBe('1 begin');
    expect(s.choose('begin 3').state.order).toEqual([3, 0, 1, 2]);
  });

  test('ECH-11.4, ECH-11.23 the second team has a joker for its own turns', () => {
    const s = opening(4, { openingRestock: false }, [6, 1, 2, 3]).choose(
      'first',
      'civ norse',
      'civ scots',
      'civ hre',
      'civ mongols',
    );
    s.choose('begin 0');
    expect(s.player(1).tokens.map(({ res, team }) => `${res} ${team}`)).toEqual(['joker true']);
  });

  test('ECH-11.6, ECH-12.5 a mate’s cry is heard', () => {
    const f = field(4)
      .unit(0, 'nor-bondi', 'c3')
      .unit(2, 'nor-skald', 'c4')
      .unit(1, 'byz-stratiotai', 'd3')
      .unit(3, 'nor-bondi', 'd8');
    expect(clash(f, 1, 3)).toBe('3:2');
  });

  test('ECH-11.8 if one has no unit left, both have lost', () => {
    const f = field(4)
      .unit(0, 'nor-huscarl', 'c3')
      .unit(2, 'nor-bondi', 'e1')
      .unit(1, 'sco-cateran', 'c4')
      .unit(3, 'nor-bondi', 'd8');
    const s = f.begin().choose('attack u1 u3');
    expect([s.ending, s.match.result?.winners]).toEqual(['army', [0, 2]]);
  });

  test('ECH-11.16, ECH-11.17, ECH-11.18, ECH-11.19 decks are mustered unseen, one seat after the other', () => {
    const s = opening(2, { decks: 'built' }, [6, 1]);
    expect(s.choose('civ norse').asked).toBe('0 muster');
    expect([s.whyNot('add nor-vikingr'), s.whyNot('add sco-kern')]).toEqual(['ECH-11.10', 'ECH-11.9']);
    s.choose('drop nor-hardrada');
    expect(s.whyNot('done')).toBe('ECH-11.10');
    s.choose('preset', 'done');
    expect([s.asked, s.view(1).players[0]?.civ]).toEqual(['1 muster-civ', undefined]);
    s.choose('civ norse', 'done');
    expect(s.view(1).players[0]?.civ).toBe('norse');
  });
});

describe('what is known', () => {
  test('ECH-8.17, ECH-13.1, ECH-13.2, ECH-13.3 a card that all saw is known until the hand is dealt anew', () => {
    const f = match()
      .civ(0, 'scots')
      .land('village', 'c3')
      .unit(0, 'sco-clansman', 'c3')
      .hand(0, 'sco-clan-gathering')
      .main(0, { food: 1 });
    const s = f.begin('deployment').choose('play sco-clan-gathering', 'take sco-clansman', 'done');
    expect(s.player(0).known).toEqual(['sco-clansman']);
    s.until(1).until(0).choose('restock u3', 'set sco-clansman', 'done');
    expect(s.player(0).known).toEqual([]);
  });

  test('ECH-13.5, ECH-8.18, ECH-8.19 a window opens by what all know, whatever is held', () => {
    const f = (purse: object) =>
      match()
        .civ(1, 'norse')
        .unit(0, 'nor-bondi', 'c3')
        .unit(1, 'nor-spearman', 'c4')
        .hand(1, 'nor-hardrada')
        .main(1, purse);
    expect(f({ wood: 1 }).begin('mobilisation', 'asked').choose('attack u3 u4').asked).toBe('1 react');
    expect(f({}).begin('mobilisation', 'asked').choose('attack u3 u4').asked).toBe('0 mobilise');
  });

  test('ECH-13.8 with a card in hand a phase is asked, with none it passes', () => {
    const empty = field().unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6').begin('deployment');
    expect(empty.asked).toBe('1 mobilise');
    expect(match().hand(0, 'nor-hardrada').begin('deployment').asked).toBe('0 deploy');
  });

  test('ECH-13.9, ECH-8.16 nothing is seen of a card until it is paid for', () => {
    const f = match().hand(0, 'nor-frenzy', 'nor-hardrada').main(0, { food: 1 }).unit(0, 'nor-bondi', 'c3');
    const s = f.begin().choose('play nor-frenzy');
    expect([s.asked, s.view(1).pending, s.view(0).pending?.card]).toEqual([
      '0 pick',
      undefined,
      'nor-frenzy',
    ]);
  });
});
