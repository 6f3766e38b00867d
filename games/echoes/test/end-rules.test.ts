import { describe, expect, test } from 'vitest';
import { field, opening } from './field.ts';

describe('the end of a match', () => {
  test('ECH-6.29 who lives by the Queen’s health alone falls when it ends; then victory is checked', () => {
    const s = field()
      .civ(0, 'english')
      .unit(0, 'eng-billman', 'a1', { pawn: 'queen', damage: 4 })
      .hand(0, 'eng-magna-carta')
      .main(0, { food: 3, wood: 3, gold: 3 })
      .begin('deployment')
      .choose('play eng-magna-carta');
    expect([s.unit(1), s.ending, s.match.result?.winners]).toEqual(['lost', 'army', [1]]);
  });

  test('ECH-9.10 the rules’ own resignation loses the match for the whole side', () => {
    const s = field(4).begin().resign(3);
    expect([s.ending, s.match.result?.winners]).toEqual(['resigned', [0, 2]]);
  });

  test('ECH-9.11 whoever loses at the end of the turn draws no card any more', () => {
    const f = field().civ(0, 'english').unit(0, 'eng-edward', 'c4');
    f.temp(0, 'joker', 2, f.u(1).since, 'unit');
    const s = f
      .set(({ buildings }) => {
        if (buildings[0]) buildings[0].damage = 8;
      })
      .begin('end');
    expect([s.ending, s.player(0).hand]).toEqual(['capital', []]);
  });

  test.each([
    ['capital', 10, 0],
    ['both', 10, 2],
    ['army', 0, 0],
  ])('ECH-9.12 a Capital goes before an army, both sides before either: %s', (ending, capital, attacker) => {
    const s = field().unit(0, 'nor-bondi', 'c3', { damage: attacker }).unit(1, 'sco-cateran', 'c4').begin();
    if (s.state.buildings[1]) s.state.buildings[1].damage = capital;
    expect(s.choose('attack u1 u2').ending).toBe(ending);
  });

  test('ECH-11.19 built lists are hidden until the match ends, then shown to all', () => {
    const s = opening(2, { decks: 'built' }, [6, 1]);
    s.choose('civ norse', 'drop nor-hardrada', 'add nor-cnut', 'done', 'civ scots', 'done', 'done', 'done');
    expect([s.view(1).players[0]?.list, s.view('spectator').players[0]?.list]).toEqual([
      undefined,
      undefined,
    ]);
    s.resign(0);
    expect(s.view(1).players[0]?.list).toContain('nor-cnut');
    expect(s.view('spectator').players[1]?.list).toHaveLength(35);
  });

  test('ECH-11.19 who gives up during the muster shows what was mustered', () => {
    const s = opening(2, { decks: 'built' }, [6, 1]).choose('civ norse', 'done', 'civ scots').resign(1);
    expect(s.view('spectator').players.map(({ civ }) => civ)).toEqual(['norse', 'scots']);
  });
});

test('ECH-11.26 among four the opponents are asked in the order of play after the active seat', () => {
  const f = field(4)
    .civ(1, 'norse')
    .civ(0, 'mongols')
    .civ(2, 'mongols')
    .hand(1, 'nor-ulfhednar', 'nor-hardrada');
  f.unit(1, 'nor-bondi', 'f5').hand(0, 'mon-terror').hand(2, 'mon-terror');
  for (const seat of [0, 1, 2]) f.main(seat, { food: 3, wood: 1, gold: 1 });
  f.state.active = 1;
  const s = f.begin('deployment').choose('deploy nor-ulfhednar f8', 'enter pawn melee');
  expect(s.asked).toBe('2 react');
  expect(s.choose('pass').asked).toBe('0 react');
});
