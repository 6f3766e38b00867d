/** The worked examples, followed to the letter: dice in the order given, everything expected asserted. */
import { expect, test } from 'vitest';
import { SPACE_IDS, space, tile } from '../content/index.ts';
import { opening, table } from './table.ts';

test('EX-1 set-up, 4 players, first player P2', () => {
  const s = opening(4, {}, 'opening', 2);
  expect(s.space('PAL').tile).toBe('PALACE');
  for (const [seat, slot] of [
    [3, 'N-L2'],
    [0, 'E-L1'],
    [1, 'S-L2'],
    [2, 'W-L1'],
  ]) {
    expect(s.asked).toBe(`${seat} landmark`);
    s.choose(`place ${slot}`);
  }
  for (const slot of ['N-L1', 'E-L2', 'S-L1', 'W-L2'] as const)
    expect(['L05', 'L06', 'L07', 'L08', 'L09', 'L10']).toContain(s.space(slot).tile);

  const laid = SPACE_IDS.filter((id) => s.space(id).tile !== undefined && !s.space(id).up);
  const walls = SPACE_IDS.filter((id) => s.space(id).tile === undefined && s.space(id).up);
  expect([laid.length, walls.length]).toEqual([37, 16]);
  expect(walls.every((id) => space[id].edges.length > 0)).toBe(true);
  const unused = s.state.unused.map((id) => tile[id].size);
  const unusedOf = (size: string) => unused.filter((it) => it === size).length;
  expect([unusedOf('large'), unusedOf('medium'), unusedOf('small'), unused.length]).toEqual([2, 5, 8, 15]);
  expect(SPACE_IDS.every((id) => s.owner(id) === 'nobody')).toBe(true);

  expect(s.asked).toBe('2 camp');
  s.choose('camp edge:N N-T');
  expect([s.asked, s.whyNot('camp edge:N N-G')]).toEqual(['3 camp', 'BTU-2.9']);
  s.choose('camp edge:W N-T');
  expect(s.asked).toBe('0 camp');
  s.choose('camp edge:S S-G');
  expect(s.asked).toBe('1 camp');
  s.choose('camp edge:E E-G');
  for (const p of s.state.players)
    expect(p).toMatchObject({ camp: { warriors: 6 }, reserve: 9, flags: 15, hand: [] });
  expect([s.state.active, s.asked]).toEqual([2, '2 reinforce']);
});

test('EX-2 first assault', () => {
  const s = table(2).rolls(1, 5, 4, 5).begin('movement');
  expect(s.whyNot('move camp:0 N-G 5')).toBe('BTU-6.6');
  expect(s.whyNot('move camp:0 N-M1 6')).toBe('BTU-6.8');
  s.choose('move camp:0 N-G 6');
  expect(s.events('battle')).toMatchObject([{ space: 'N-G', seat: 0, defender: 1 }]);
  expect(s.exchanges).toEqual(['7:8 lost', '9:8 won']);
  expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.space('N-G').looted]).toEqual([0, 5, true]);
  expect(s.player(0)).toMatchObject({ reserve: 10, flags: 14, hand: [expect.any(String)] });
});

/** EX-3 up to the tie. */
const tie = () =>
  table()
    .horde(0, 4, 'N-M1')
    .tile('N-S1', 'S08')
    .hand(0, 'one-last-push')
    .rolls(2, 4)
    .begin('movement')
    .choose('move N-M1 N-S1 4', 'done');

test('EX-3 (a) a tie, and one last push', () => {
  const s = tie();
  expect([s.asked, s.space('N-S1').up]).toEqual(['0 tie-card', true]);
  s.choose('play card:one-last-push');
  expect(s.exchanges).toEqual(['6:6 won']);
  expect([s.owner('N-S1'), s.warriors(0, 'N-S1'), s.player(0).hand.length]).toEqual([0, 4, 1]);
});

test('EX-3 (b) a tie without it', () => {
  const s = tie().choose('pass');
  expect([s.exchanges, s.warriors(0, 'N-S1')]).toEqual([['6:6 lost'], 3]);
  expect([s.asked, s.offers()]).toEqual(['0 retreat', ['stay', 'retreat N-M1']]);
});

test('EX-4 reinforcements', () => {
  const s = table().camp(0, 0).horde(0, 7, 'N-G').horde(0, 2, 'N-M1').rolls(6, 4).begin('reinforcements');
  expect(s.player(0).reserve).toBe(6);
  s.choose('reinforce N-G');
  expect([s.warriors(0, 'N-G'), s.player(0).reserve]).toEqual([8, 5]);
  s.choose('reinforce N-M1');
  expect([s.warriors(0, 'N-M1'), s.player(0).reserve]).toEqual([4, 3]);
  expect([s.asked, s.events('moved')], 'he can neither reinforce again nor move').toEqual([
    '1 reinforce',
    [],
  ]);
});

test('EX-4 the refusals, with one horde more to keep the questions open', () => {
  const layout = table().camp(0, 0).horde(0, 7, 'N-G').horde(0, 2, 'N-M1').horde(0, 1, 'N-T').rolls(6, 4);
  const s = layout.begin('reinforcements').choose('reinforce N-G', 'reinforce N-M1');
  expect([s.asked, s.whyNot('reinforce N-M1')]).toEqual(['0 reinforce', 'BTU-5.1']);
  s.choose('done');
  expect([s.asked, s.offers('move N-G'), s.offers('move N-M1')]).toEqual(['0 move', [], []]);
  expect([s.whyNot('move N-G N-W1 1'), s.whyNot('move N-M1 N-S1 4')]).toEqual(['BTU-5.4', 'BTU-5.4']);
});

test('EX-5 moves', () => {
  const layout = table().camp(0, 0).horde(0, 3, 'N-G').horde(0, 5, 'N-M1').horde(0, 4, 'N-M2');
  const s = layout.tile('N-L2', 'L06').rolls(6, 1).begin('movement').choose('move N-M1 N-L2 5');
  expect(s.whyNot('move N-M2 N-L2 4')).toBe('BTU-6.7');
  s.choose('move N-M2 N-L2 3');
  expect(s.whyNot('move N-G N-L2 3')).toBe('BTU-6.1');
  s.choose('move N-G N-M1 3');
  expect(s.whyNot('move N-M1 N-S4 3')).toBe('BTU-6.2');
  expect(s.space('N-L2').up).toBe(false);
  s.choose('done');
  expect(s.space('N-L2').up).toBe(true);
  expect((['N-L2', 'N-M1', 'N-M2', 'N-G'] as const).map((id) => s.warriors(0, id))).toEqual([8, 3, 1, 0]);
  expect((['N-M1', 'N-M2', 'N-G'] as const).map((id) => s.owner(id))).toEqual([0, 0, 0]);
});

test('EX-6 event and icons', () => {
  const layout = table().camp(0, 4).horde(0, 3, 'W-M1').tile('W-S4', 'S14').next('event:freed-captives');
  const s = layout.rolls(5, 3).begin('movement');
  expect(s.player(0).reserve).toBe(8);
  s.choose('move W-M1 W-S4 3', 'done');
  expect(s.events('gained')).toMatchObject([{ place: 'W-S4', count: 1 }, { count: 1 }]);
  expect(s.exchanges).toEqual(['9:7 won']);
  expect([s.owner('W-S4'), s.warriors(0, 'W-S4')]).toEqual([0, 5]);
  expect(s.player(0)).toMatchObject({ hand: [], reserve: 6 });
  expect([s.state.eventPile.length, s.state.eventDiscard]).toEqual([19, ['freed-captives']]);
});

test('EX-7 defender retreats', () => {
  const layout = table().camp(1, 0).horde(1, 2, 'W-L2').horde(1, 5, 'W-M2').horde(1, 8, 'W-M1');
  const s = layout.tile('W-L2', 'L06').horde(0, 7, 'N-M3').rolls(5, 4).begin('movement');
  expect(s.player(1).reserve).toBe(0);
  s.choose('move N-M3 W-L2 7', 'done');
  expect([s.exchanges, s.warriors(1, 'W-L2')]).toEqual([['12:10 won'], 1]);
  expect([s.asked, s.offers()]).toEqual(['1 retreat', ['stay', 'retreat W-M2']]);
  expect(s.whyNot('retreat W-M1')).toBe('BTU-11.2');
  s.choose('retreat W-M2');
  expect([s.warriors(1, 'W-M2'), s.player(1).reserve, s.player(1).flags]).toEqual([6, 1, 12 + 1]);
  expect([s.owner('W-L2'), s.warriors(0, 'W-L2'), s.player(0).hand]).toEqual([0, 7, []]);
  expect(s.events('rolled')).toHaveLength(1);
});

test('EX-8 Bloody Attrition', () => {
  const layout = table().horde(1, 3, 'E-M3').horde(0, 6, 'E-S4').hand(0, 'bloody-attrition');
  const s = layout.hand(1, 'spirited-defense').begin('movement', 'asked').choose('move E-S4 E-M3 6', 'done');
  expect(s.asked).toBe('0 attack-card');
  s.choose('play card:bloody-attrition');
  expect([s.events('rolled'), s.asked], 'no dice, and P1 was not asked').toEqual([[], '1 start-card']);
  expect([s.player(1).reserve, s.player(0).reserve]).toEqual([9, 3 + 3]);
  expect([s.owner('E-M3'), s.warriors(0, 'E-M3'), s.player(0).hand]).toEqual([0, 3, []]);
});

test('EX-8 the card is offered neither with 3 against 3 nor against an empty tile', () => {
  const layout = table().horde(1, 3, 'E-M3').warriors(0, 3, 'E-M3').hand(0, 'bloody-attrition');
  const even = layout.fight('asked');
  expect([even.offers('play'), even.whyNot('play card:bloody-attrition')]).toEqual([[], 'BTU-13.1']);
  const bare = table().controls(1, 'E-M3').warriors(0, 6, 'E-M3').hand(0, 'bloody-attrition').fight('asked');
  expect([bare.asked, bare.whyNot('play card:bloody-attrition')]).toEqual(['0 attack-card', 'BTU-4.2']);
});

test('EX-9 mutual loss', () => {
  const layout = table().tile('S-M1', 'M04').horde(1, 1, 'S-M1').horde(0, 1, 'S-M2').hand(1, 'attrition');
  const s = layout.rolls(6, 1).begin('movement').choose('move S-M2 S-M1 1', 'done');
  expect([s.exchanges, s.warriors(1, 'S-M1'), s.asked]).toEqual([['7:5 won'], 0, '1 attrition-card']);
  s.choose('play card:attrition');
  expect([s.warriors(0, 'S-M1'), s.warriors(1, 'S-M1'), s.owner('S-M1')]).toEqual([0, 0, 1]);
  expect([s.player(0).out, s.player(1).out]).toEqual([false, false]);
});

/** EX-10 up to the first window. */
const praetorium = () =>
  table()
    .tile('N-M1', 'M11', 'up')
    .warriors(0, 5, 'N-M1')
    .hand(0, 'crushing-attack')
    .hand(1, 'defense')
    .controls(0, 'N-G')
    .rolls(2, 3);

test('EX-10 (a) Crushing Attack', () => {
  const s = praetorium().fight('asked').choose('play card:crushing-attack');
  expect([s.owner('N-M1'), s.player(0).hand.length, s.events('rolled')]).toEqual([0, 2, []]);
  expect(s.asked, 'P1 was never asked').toBe('0 end-card');
});

test('EX-10 (b) Defense against it', () => {
  const s = praetorium().fight('asked').choose('pass', 'play card:defense');
  expect(s.events('rolled')).toMatchObject([{ tile: 6, attack: 7, defence: 9 }]);
  s.choose('pass');
  expect([s.exchanges, s.warriors(0, 'N-M1')]).toEqual([['7:9 lost'], 4]);
  s.choose('stay');
  expect([s.asked, s.state.battle?.exchange]).toEqual(['0 attack-card', 2]);
  expect(s.whyNot('play card:crushing-attack')).toBe('BTU-4.2');
});

test('EX-11 out of flags', () => {
  const fifteen = [
    'N-T',
    'N-W1',
    'N-G',
    'N-W2',
    'E-T',
    'E-W1',
    'E-G',
    'E-W2',
    'S-T',
    'S-W1',
    'S-G',
    'S-W2',
  ] as const;
  const layout = table()
    .controls(0, ...fifteen, 'W-T', 'W-W1')
    .horde(0, 5, 'W-M1')
    .tile('W-S1', 'S08');
  layout.horde(1, 6, 'W-W2').next('card:spy').rolls(6, 1, 6, 1);
  const s = layout.begin('movement');
  expect(s.player(0).flags).toBe(0);
  s.choose('move W-M1 W-S1 4', 'done');
  expect([s.asked, s.owner('W-S1')]).toEqual(['0 free-flag', 'nobody']);
  expect(s.offers()).toEqual([...fifteen, 'W-T', 'W-W1'].map((id) => `give-up ${id}`));
  expect([s.whyNot('give-up W-M1'), s.whyNot('give-up W-S1')]).toEqual(['BTU-12.2', 'BTU-12.2']);
  s.choose('give-up N-T');
  expect([s.owner('W-S1'), s.owner('N-T'), s.player(0).flags]).toEqual([0, 'nobody', 0]);
  expect(s.space('N-T')).toMatchObject({ up: true, looted: true });
  expect(s.player(0).hand).toEqual(['spy']);

  expect(s.asked).toBe('1 reinforce');
  s.choose('done', 'move W-W2 N-T 6', 'done');
  expect([s.owner('N-T'), s.player(1).hand]).toEqual([1, []]);
});

/** EX-12 up to the end of the turn. */
const eight = () =>
  table()
    .hand(0, 'loot', 'loot', 'big-loot', 'change-of-fate', 'spy', 'spy', 'recon', 'defense')
    .next('card:imperial-seal', 'card:warrior')
    .begin('end-cards');
const treasure = (s: ReturnType<typeof eight>) => s.view('spectator').players[0]?.score;

test('EX-12 end of turn', () => {
  const s = eight().choose('play card:loot', 'play card:loot', 'play card:big-loot');
  expect(treasure(s)).toBe(4);
  s.choose('play card:change-of-fate', 'discard card:spy', 'discard card:spy', 'done');
  s.choose('play card:imperial-seal');
  expect(treasure(s)).toBe(9);
  expect(s.player(0).hand).toEqual(['recon', 'defense', 'warrior']);
  expect([s.asked, s.state.active], 'no discard question').toEqual(['1 reinforce', 1]);
});

test('EX-12 variant: he plays nothing and must discard exactly 2', () => {
  const s = eight().choose('done');
  expect(s.asked).toBe('0 hand-limit');
  s.choose('discard card:spy');
  expect(s.asked).toBe('0 hand-limit');
  s.choose('discard card:spy');
  expect([s.asked, s.player(0).hand.length, treasure(s)]).toEqual(['1 reinforce', 6, 0]);
});

test('EX-13 Spoil of War', () => {
  const layout = table(3)
    .hand(0, 'spoil-of-war')
    .camp(2, 0)
    .horde(2, 2, 'S-G')
    .horde(2, 2, 'S-W1')
    .horde(2, 2, 'S-W2');
  layout.hand(2, 'warrior', 'defense', 'defense', 'charge', 'rampart');
  const s = layout.next('card:tactics', 'card:attrition', 'card:last-stand').begin('start-cards');
  s.choose('play card:spoil-of-war seat:2', 'done', 'done', 'done', 'done');
  expect([s.asked, s.player(2).hand.length]).toEqual(['2 start-card', 8]);
  s.choose('play card:warrior S-G');
  expect(s.asked, 'no reinforcement, no move, no battle').toBe('2 hand-limit');
  s.choose('discard card:charge');
  expect([s.player(2).hand.length, s.asked]).toEqual([6, '0 reinforce']);
  s.choose('done', 'done', 'done', 'done');
  expect([s.asked, s.player(2).hand.length], 'a normal turn').toEqual(['2 reinforce', 6]);
  expect(s.choose('done').asked).toBe('2 move');
});

test('EX-14 Call to Action', () => {
  const layout = table().tile('E-M1', 'M02').controls(1, 'E-M1').horde(1, 6, 'E-G').horde(0, 4, 'E-M2');
  layout.hand(0, 'charge').hand(1, 'call-to-action', 'defense').rolls(3, 2);
  const s = layout.begin('movement', 'asked').choose('move E-M2 E-M1 4', 'done');
  expect(s.asked).toBe('0 attack-card');
  s.choose('pass', 'play card:call-to-action', 'call E-G', 'count 4', 'to E-M1');
  expect([s.warriors(1, 'E-G'), s.warriors(1, 'E-M1')]).toEqual([2, 4]);
  expect([s.asked, s.whyNot('play card:defense')]).toEqual(['1 defence-card', 'BTU-4.2']);
  s.choose('pass');
  expect(s.events('rolled')).toMatchObject([{ attack: 7, defence: 3 + 4 + 2 }]);
  s.choose('pass', 'pass', 'pass');
  expect([s.exchanges, s.warriors(0, 'E-M1')]).toEqual([['7:9 lost'], 3]);
  expect([s.asked, s.offers()]).toEqual(['0 retreat', ['stay', 'retreat E-M2']]);
});

test('EX-15 left neighbour defends', () => {
  const layout = table()
    .tile('N-M1', 'M02', 'up')
    .warriors(0, 5, 'N-M1')
    .controls(0, 'N-G')
    .hand(0, 'blind-luck');
  const s = layout.hand(1, 'defense', 'rampart').rolls(4, 2, 4).fight('asked');
  s.choose('pass');
  expect(s.asked).toBe('1 defence-card');
  s.choose('play card:defense', 'pass');
  expect(s.events('rolled')).toMatchObject([{ tile: 5, attack: 9, defence: 7 }]);
  expect(s.asked, 'P0 has nothing to play and passes').toBe('1 after-roll-card');
  s.choose('play card:rampart');
  expect(s.events('rerolled')).toMatchObject([{ seat: 1, dice: [4], attack: 9, defence: 9 }]);
  expect(s.asked, 'both pass, and it is a tie').toBe('0 tie-card');
  s.choose('pass');
  expect([s.exchanges, s.warriors(0, 'N-M1')]).toEqual([['9:9 lost'], 4]);
});

test('EX-16 end of the game', () => {
  const layout = table(3).active(2).tile('E-L1', 'L01').tile('S-L1', 'L02', 'up').tile('S-M1', 'M02');
  layout.tile('E-M1', 'M01').tile('E-M2', 'M03').tile('E-M3', 'M05');
  layout.controls(0, 'PAL', 'N-T', 'N-W1', 'N-G', 'N-W2', 'E-T', 'W-W2', 'W-G', 'W-W1').chest(0, 'cache');
  layout.controls(1, 'E-L1', 'E-W1', 'E-G', 'E-W2', 'E-M1', 'E-M2', 'E-M3').chest(1, 'imperial-seal');
  layout.controls(2, 'S-T', 'S-G', 'S-W2', 'W-T', 'S-M1').horde(2, 8, 'S-W1').hand(1, 'big-loot');
  layout.hand(2, 'big-loot', 'big-loot', 'big-loot').next('card:spy', 'card:spy').rolls(6, 1);
  const s = layout.begin('movement').choose('move S-W1 S-L1 8', 'done');
  expect([s.owner('S-L1'), s.match.result]).toEqual([2, undefined]);
  s.choose('play card:big-loot', 'play card:big-loot', 'play card:big-loot');
  expect(s.match.result).toEqual({ ending: 'tarsos-fallen', winners: [0], scores: [20 + 3, 18 + 5, 15 + 6] });
  expect(s.player(1).hand).toEqual(['big-loot']);
});
