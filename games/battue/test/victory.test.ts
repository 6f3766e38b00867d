import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const FIFTEEN = [
  ...(['N-T', 'N-W1', 'N-G', 'N-W2', 'E-T', 'E-W1', 'E-G', 'E-W2'] as const),
  ...(['S-T', 'S-W1', 'S-G', 'S-W2', 'W-T', 'W-W1', 'W-G'] as const),
];

/** Fifteen spaces are his, one of them with a horde, and he is about to win a sixteenth. */
const outOfFlags = () =>
  table()
    .controls(0, ...FIFTEEN)
    .horde(0, 2, 'N-G')
    .warriors(0, 5, 'W-W2')
    .rolls(6, 1);

describe('the flag', () => {
  test('BTU-12.1 of the former controller goes back to him, and the winner’s is planted', () => {
    const s = table().controls(1, 'N-W1').warriors(0, 5, 'N-W1').rolls(6, 1).fight();
    expect([s.owner('N-W1'), s.player(0).flags, s.player(1).flags]).toEqual([0, 14, 15]);
  });

  test('BTU-12.1 is planted where nobody’s was', () => {
    const s = table().warriors(0, 5, 'N-W1').rolls(6, 1).fight();
    expect([s.owner('N-W1'), s.player(0).flags, s.player(1).flags]).toEqual([0, 14, 15]);
  });

  test('BTU-12.2 is taken from another of his spaces without warriors if none is in supply', () => {
    const s = outOfFlags().fight();
    expect([s.asked, s.owner('W-W2')]).toEqual(['0 free-flag', 'nobody']);
    expect(s.offers().toSorted()).toEqual(
      FIFTEEN.filter((id) => id !== 'N-G')
        .map((id) => `give-up ${id}`)
        .toSorted(),
    );
    expect(['N-G', 'W-W2', 'PAL'].map((id) => s.whyNot(`give-up ${id}`))).toEqual(Array(3).fill('BTU-12.2'));
    s.choose('give-up S-T');
    expect([s.owner('W-W2'), s.owner('S-T'), s.player(0).flags]).toEqual([0, 'nobody', 0]);
  });

  test('BTU-12.2 is not asked for while one is in supply', () => {
    const s = outOfFlags().uncontrolled('W-G').fight();
    expect([s.owner('W-W2'), s.player(0).flags, s.story.includes('gave-up')]).toEqual([0, 0, false]);
  });

  test('BTU-12.3 leaves a space that stays face up and looted', () => {
    const s = outOfFlags().uncontrolled('W-G').controls(0, 'N-M1').fight().choose('give-up N-M1');
    expect(s.space('N-M1')).toMatchObject({ control: -1, up: true, looted: true });
  });

  test('BTU-12.3 and a space given up yields nothing to whoever takes it next', () => {
    const s = table().tile('N-M1', 'M12').controls(1, 'N-M1').uncontrolled('N-M1');
    const after = s.warriors(0, 5, 'N-M1').rolls(6, 1).fight();
    expect([after.owner('N-M1'), after.player(0).hand, after.warriors(0, 'N-M1')]).toEqual([0, [], 5]);
  });
});

describe('the spoils', () => {
  test('BTU-12.4 an uncontrolled space yields the printed number of cards', () => {
    const s = table().warriors(0, 6, 'N-M1').tile('N-M1', 'M10').rolls(6, 1).fight();
    expect([s.player(0).hand.length, s.space('N-M1').looted]).toEqual([3, true]);
  });

  test('BTU-12.4 one without loot yields none, but counts as looted', () => {
    const s = table().warriors(0, 6, 'N-S1').tile('N-S1', 'S23').rolls(6, 1).fight();
    expect([s.player(0).hand.length, s.space('N-S1').looted]).toEqual([0, true]);
  });

  test('BTU-12.4 a lost battle loots nothing', () => {
    const s = table().warriors(0, 1, 'N-M1').tile('N-M1', 'M10').rolls(1, 6).fight();
    expect([s.player(0).hand.length, s.space('N-M1').looted]).toEqual([0, false]);
  });

  test('BTU-12.5 the warrior icon brings a warrior from the reserve', () => {
    const s = table().warriors(0, 5, 'N-M1').tile('N-M1', 'M12').rolls(6, 1).fight();
    expect([s.warriors(0, 'N-M1'), s.player(0).reserve]).toEqual([6, 3]);
  });

  test('BTU-12.5 but not to a horde of eight, nor from an empty reserve', () => {
    const eight = table().warriors(0, 8, 'N-M1').tile('N-M1', 'M12').rolls(6, 1).fight();
    expect([eight.warriors(0, 'N-M1'), eight.player(0).reserve]).toEqual([8, 1]);
    const spent = table().camp(0, 8).warriors(0, 7, 'N-M1').tile('N-M1', 'M12').rolls(6, 1).fight();
    expect([spent.warriors(0, 'N-M1'), spent.player(0).reserve]).toEqual([7, 0]);
  });

  test('BTU-12.6 a space taken from another player yields neither', () => {
    const taken = table().tile('N-M1', 'M12').controls(1, 'N-M1').warriors(0, 5, 'N-M1').rolls(6, 1);
    taken.space('N-M1').looted = false;
    const s = taken.fight();
    expect([s.owner('N-M1'), s.player(0).hand, s.warriors(0, 'N-M1')]).toEqual([0, [], 5]);
  });

  test('BTU-12.7 first the flag, then the loot, the warrior, and the discard of Gathering', () => {
    const s = table()
      .warriors(0, 5, 'N-M1')
      .tile('N-M1', 'M12')
      .hand(0, 'spy')
      .next('card:defense', 'card:defense')
      .rolls(6, 1);
    s.state.turn.gathering = true;
    const after = s.fight();
    expect([after.asked, after.warriors(0, 'N-M1')]).toEqual(['0 gathering-discard', 6]);
    after.choose('discard card:spy');
    const order = ['captured', 'drew', 'gained', 'discarded'];
    expect(after.story.filter((kind) => order.includes(kind))).toEqual(order);
    expect([after.asked, after.player(0).hand]).toEqual(['1 reinforce', ['defense', 'defense']]);
  });

  test('BTU-12.8 an attack card may be used in the next battle of the turn', () => {
    const s = table().warriors(0, 5, 'N-G').warriors(0, 3, 'N-W1').next('card:outmaneuver').rolls(6, 1);
    const after = s.fight().choose('fight N-G');
    expect([after.asked, after.offers()]).toEqual(['0 attack-card', ['play card:outmaneuver', 'pass']]);
  });

  test('BTU-12.8 an end card may be banked in the same turn', () => {
    const s = table().warriors(0, 5, 'N-G').next('card:loot').rolls(6, 1).fight();
    expect([s.asked, s.offers()]).toEqual(['0 end-card', ['play card:loot', 'done']]);
  });

  test('BTU-12.8 a start card has to wait', () => {
    const s = table().warriors(0, 5, 'N-G').next('card:warrior').rolls(6, 1).fight();
    expect([s.asked, s.player(0).hand]).toEqual(['1 reinforce', ['warrior']]);
    s.choose('done', 'done');
    expect([s.asked, s.whyNot('play card:warrior camp:0')]).toEqual(['0 start-card', undefined]);
  });
});
