import { describe, expect, test } from 'vitest';
import type { LootId } from '../content/index.ts';
import type { Layout } from './table.ts';
import { Sitting, table, windowsOf } from './table.ts';

const LOST = [1, 6] as const;
const WON = [6, 1] as const;

/** The start of seat 0's turn, with these cards; nothing is answered for him. */
const start = (layout: Layout, ...cards: LootId[]) => layout.hand(0, ...cards).begin('start-cards', 'asked');

/** The loot pile as its top cards, the next one first. */
const top = (pile: readonly LootId[], n: number) => pile.slice(-n).reverse();

/** Every card of the loot pile goes to the chest of seat 1. */
const noLootPile = (layout: Layout) =>
  layout.set((s) => {
    s.players[1]?.chest.push(...s.lootPile.splice(0));
  });

describe('Gathering', () => {
  const raid = () => table().horde(0, 4, 'N-W1').hand(0, 'gathering').next('card:spy', 'card:recon');

  test('card:gathering is played at the start of a turn', () => {
    expect(windowsOf('gathering')).toEqual(['0 start-card']);
  });

  test('card:gathering adds a card to what a battle yields, and takes one of the hand afterwards', () => {
    const s = raid()
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:gathering', 'done', 'move N-W1 N-G 4', 'done');
    expect([s.asked, s.player(0).hand]).toEqual(['0 gathering-discard', ['spy', 'recon']]);
    expect([s.whyNot('done'), s.whyNot('discard card:charge')]).toEqual(['BTU-12.7', 'BTU-12.7']);
    expect(s.choose('discard card:spy').player(0).hand).toEqual(['recon']);
  });

  test('card:gathering gives no card where there is no loot, and takes none from an empty hand', () => {
    const s = raid()
      .tile('N-S1', 'S23', 'up')
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:gathering', 'done', 'move N-W1 N-S1 4', 'done');
    expect([s.owner('N-S1'), s.player(0).hand, s.asked]).toEqual([0, [], '1 reinforce']);
  });

  test('card:gathering takes its card after the loot and the warrior of the battle', () => {
    const s = raid()
      .tile('N-S1', 'S13', 'up')
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:gathering', 'done', 'move N-W1 N-S1 4', 'done');
    expect([s.asked, s.warriors(0, 'N-S1'), s.player(0).hand.length]).toEqual(['0 gathering-discard', 5, 2]);
  });

  test('card:gathering takes a card after a battle lost and after a retreat', () => {
    const lost = raid()
      .hand(0, 'spy')
      .rolls(...LOST)
      .begin('start-cards');
    lost.choose('play card:gathering', 'done', 'move N-W1 N-G 1', 'done');
    expect(lost.state.lootDiscard).toEqual(['gathering', 'spy']);
    const left = raid()
      .hand(0, 'spy')
      .rolls(...LOST)
      .begin('start-cards');
    left.choose('play card:gathering', 'done', 'move N-W1 N-G 2', 'done', 'retreat N-W1');
    expect(left.state.lootDiscard).toEqual(['gathering', 'spy']);
  });

  test('card:gathering adds a card to an event and to Change of Fate', () => {
    const layout = raid().hand(0, 'change-of-fate').tile('N-S1', 'S06').next('event:hidden-vault');
    const s = layout.rolls(...WON).begin('start-cards');
    s.choose('play card:gathering', 'done', 'move N-W1 N-S1 4', 'done');
    expect(s.events('drew', 0)).toMatchObject([{ cards: ['spy', 'recon'] }]);
    s.choose('discard card:spy', 'play card:change-of-fate');
    expect(s.events('discarded').at(-1)).toMatchObject({ card: 'recon' });
    expect(s.player(0).hand).toHaveLength(2);
  });

  test('card:gathering ends with the turn', () => {
    const s = raid()
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:gathering', 'done', 'done', 'done', 'move camp:1 E-G 6');
    expect([s.owner('E-G'), s.player(1).hand.length, s.asked]).toEqual([1, 1, '0 reinforce']);
  });

  test('BTU-17.3 D-14: after a battle an absent player parts with the oldest card without points', () => {
    const s = raid()
      .hand(0, 'loot', 'charge')
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:gathering', 'done', 'move N-W1 N-G 4', 'done', 'pass');
    expect([s.asked, s.fallback]).toEqual(['0 gathering-discard', 'discard card:charge']);
  });
});

describe('Glory!', () => {
  test('card:glory is played at the start of a turn', () => {
    expect(windowsOf('glory')).toEqual(['0 start-card']);
  });

  test('card:glory stops every retreat until the end of its player’s next turn', () => {
    const layout = table().hand(0, 'glory').horde(0, 3, 'N-W1').horde(1, 3, 'E-W1');
    const s = layout.rolls(...LOST, ...LOST, ...LOST, ...LOST, ...LOST).begin('start-cards');
    s.choose('play card:glory', 'done', 'done', 'done', 'move E-W1 E-G 2', 'done');
    expect([s.exchanges.length, s.asked], 'the opponent’s turn').toEqual([2, '0 reinforce']);
    s.choose('done', 'move N-W1 N-G 2', 'done');
    expect([s.exchanges.length, s.asked], 'his own next turn').toEqual([4, '1 reinforce']);
    s.choose('done', 'move camp:1 E-G 2', 'done');
    expect(s.asked, 'after it').toBe('1 retreat');
  });

  test('card:glory binds its player in the turn in which he plays it', () => {
    const s = table()
      .hand(0, 'glory')
      .horde(0, 3, 'N-W1')
      .rolls(...LOST, ...LOST)
      .begin('start-cards');
    s.choose('play card:glory', 'done', 'move N-W1 N-G 2', 'done');
    expect([s.exchanges.length, s.asked]).toEqual([2, '1 reinforce']);
  });

  test('card:glory ends at once when its player is eliminated', () => {
    const layout = table(3).camp(1, 0).horde(1, 1, 'N-G').warriors(0, 5, 'N-G').warriors(0, 3, 'N-W2');
    layout.player(1).glory = 1;
    const s = layout
      .rolls(...WON, ...LOST)
      .fight()
      .choose('fight N-G');
    expect([s.player(1).out, s.asked]).toEqual([true, '0 retreat']);
  });
});

describe('Inside Information', () => {
  const FIVE = ['card:spy', 'card:loot', 'card:recon', 'card:charge', 'card:loot'] as const;
  const looking = () =>
    start(table().next(...FIVE), 'inside-information').choose('play card:inside-information');

  test('card:inside-information is played at the start of a turn', () => {
    expect(windowsOf('inside-information')).toEqual(['0 start-card']);
  });

  test('card:inside-information shows the top five cards to its player alone', () => {
    const s = looking();
    const seen = ['spy', 'loot', 'recon', 'charge', 'loot'];
    expect(s.events('saw-loot', 0)).toMatchObject([{ count: 5, cards: seen }]);
    expect(s.events('saw-loot', 1)).toEqual([{ kind: 'saw-loot', seat: 0, count: 5 }]);
    expect([s.view(0).knownLoot, s.view(1).knownLoot]).toEqual([seen, []]);
  });

  test('card:inside-information lets him order them from the top down', () => {
    const s = looking().choose('top card:charge', 'top card:loot', 'top card:recon', 'top card:loot');
    expect(top(s.state.lootPile, 5)).toEqual(['charge', 'loot', 'recon', 'loot', 'spy']);
  });

  test('card:inside-information lets him stop, and the rest keeps its order', () => {
    const s = looking().choose('top card:recon', 'done');
    expect(top(s.state.lootPile, 5)).toEqual(['recon', 'spy', 'loot', 'charge', 'loot']);
  });

  test('card:inside-information orders only the cards seen', () => {
    const s = looking();
    expect(s.offers()).toEqual([
      'top card:spy',
      'top card:loot',
      'top card:recon',
      'top card:charge',
      'done',
    ]);
    expect([s.whyNot('top card:defense'), s.choose('top card:spy').whyNot('top card:spy')]).toEqual(
      Array(2).fill('BTU-4.2'),
    );
  });

  test('card:inside-information shuffles the discard pile first if the pile is empty', () => {
    const layout = table().hand(0, 'inside-information').discarded('spy', 'recon', 'charge');
    const s = noLootPile(layout).begin('start-cards', 'asked').choose('play card:inside-information');
    expect(s.events('saw-loot')).toMatchObject([{ count: 3 }]);
    expect([s.state.lootPile.toSorted(), s.state.lootDiscard]).toEqual([['charge', 'recon', 'spy'], []]);
  });

  test('card:inside-information shows a short pile as it is, without a reshuffle', () => {
    const layout = table().hand(0, 'inside-information').discarded('spy', 'recon');
    layout.set((s) => s.players[1]?.chest.push(...s.lootPile.splice(2)));
    const s = layout.begin('start-cards', 'asked').choose('play card:inside-information');
    expect(s.events('saw-loot')).toMatchObject([{ count: 2 }]);
    expect([s.state.lootPile.length, s.state.lootDiscard]).toEqual([2, ['spy', 'recon']]);
  });

  test('card:inside-information cannot be played when there is no card to see', () => {
    const s = noLootPile(table().hand(0, 'inside-information')).begin('start-cards', 'asked');
    expect([s.offers(), s.whyNot('play card:inside-information')]).toEqual([['done'], 'BTU-4.2']);
  });

  test('BTU-17.3 D-3c: an absent player keeps the order', () => {
    const s = looking();
    expect([s.asked, s.fallback]).toEqual(['0 order-loot', 'done']);
  });
});

describe('Oracle', () => {
  test('card:oracle is played at the start of a turn', () => {
    expect(windowsOf('oracle')).toEqual(['0 start-card']);
  });

  test('card:oracle shows the top event to its player alone and leaves it there', () => {
    const s = start(table().next('event:uprising'), 'oracle').choose('play card:oracle');
    expect(s.events('saw-event', 0)).toEqual([{ kind: 'saw-event', seat: 0, event: 'uprising' }]);
    expect(s.events('saw-event', 1)).toEqual([{ kind: 'saw-event', seat: 0 }]);
    expect([s.state.eventPile.length, s.state.eventPile.at(-1)]).toEqual([20, 'uprising']);
    expect([s.view(0).knownEvent, s.view(1).knownEvent]).toEqual(['uprising', undefined]);
  });

  test('card:oracle cannot be played on an empty event pile', () => {
    const layout = table().set((s) => s.eventDiscard.push(...s.eventPile.splice(0)));
    const s = start(layout, 'oracle');
    expect([s.offers(), s.whyNot('play card:oracle')]).toEqual([['done'], 'BTU-4.2']);
  });
});

describe('Poison', () => {
  test('card:poison is played at the start of a turn', () => {
    expect(windowsOf('poison')).toEqual(['0 start-card']);
  });

  test('card:poison takes any enemy horde, on a space or in a camp, but none of his own', () => {
    const s = start(table(3).horde(0, 2, 'N-G').horde(1, 2, 'E-G'), 'poison');
    expect(s.offers('play')).toEqual(['camp:1', 'E-G', 'camp:2'].map((at) => `play card:poison ${at}`));
    expect([s.whyNot('play card:poison N-G'), s.whyNot('play card:poison camp:0')]).toEqual(
      Array(2).fill('BTU-4.2'),
    );
  });

  test('card:poison removes one warrior of the horde', () => {
    const s = start(table().horde(1, 2, 'E-G'), 'poison').choose('play card:poison E-G');
    expect([s.warriors(1, 'E-G'), s.player(1).reserve, s.state.lootDiscard]).toEqual([1, 8, ['poison']]);
    const camp = start(table(), 'poison').choose('play card:poison camp:1');
    expect(camp.player(1)).toMatchObject({ reserve: 10, camp: { warriors: 5 } });
  });

  test('card:poison may take the last warrior of a space, which its owner keeps', () => {
    const s = start(table().horde(1, 1, 'E-G'), 'poison').choose('play card:poison E-G');
    expect([s.warriors(1, 'E-G'), s.owner('E-G'), s.player(1).out]).toEqual([0, 1, false]);
  });

  test('card:poison may eliminate a player', () => {
    const layout = table(3).camp(1, 0).horde(1, 1, 'E-G').hand(1, 'spy');
    const s = start(layout, 'poison').choose('play card:poison E-G');
    expect([s.player(1).out, s.owner('E-G'), s.state.active]).toEqual([true, 1, 0]);
    expect(s.state.lootDiscard).toEqual(['poison', 'spy']);
  });

  test('card:poison may end the match', () => {
    const s = start(table().camp(1, 0).horde(1, 1, 'E-G'), 'poison').choose('play card:poison E-G');
    expect(s.match.result).toMatchObject({ ending: 'sole-survivor', winners: [0] });
  });
});

describe('Recon', () => {
  test('card:recon is played at the start of a turn', () => {
    expect(windowsOf('recon')).toEqual(['0 start-card']);
  });

  test('card:recon takes a face-down space next to own warriors, and no other', () => {
    const s = start(table().horde(0, 1, 'N-G').tile('N-M2', 'M02', 'up').horde(1, 1, 'E-G'), 'recon');
    expect(s.offers('play')).toEqual(['play card:recon N-M1']);
    const refused = ['N-M2', 'N-W1', 'N-L2', 'E-M1'].map((id) => s.whyNot(`play card:recon ${id}`));
    expect(refused).toEqual(Array(4).fill('BTU-4.2'));
  });

  test('card:recon turns the space face up for everyone', () => {
    const s = start(table().horde(0, 1, 'N-G').tile('N-M1', 'M02'), 'recon').choose('play card:recon N-M1');
    expect(s.view('spectator').spaces['N-M1']).toMatchObject({ up: true, tile: 'M02' });
  });

  test('card:recon may turn the Palace up', () => {
    const s = start(table().horde(0, 1, 'N-S4'), 'recon').choose('play card:recon PAL');
    expect(s.space('PAL').up).toBe(true);
  });

  test('card:recon causes no event, neither now nor when the space is attacked', () => {
    const layout = table()
      .horde(0, 4, 'N-M1')
      .tile('N-S1', 'S01')
      .hand(0, 'recon')
      .rolls(...WON);
    const s = layout.begin('start-cards').choose('play card:recon N-S1');
    expect([s.asked, s.state.eventPile.length]).toEqual(['0 reinforce', 20]);
    s.choose('done', 'move N-M1 N-S1 4', 'done');
    expect([s.owner('N-S1'), s.state.eventPile.length]).toEqual([0, 20]);
  });

  test('card:recon cannot be played from the camp alone', () => {
    const s = start(table(), 'recon');
    expect([s.offers(), s.whyNot('play card:recon N-M1')]).toEqual([['done'], 'BTU-4.2']);
  });
});

describe('Recruits', () => {
  test('card:recruits is played at the start of a turn', () => {
    expect(windowsOf('recruits')).toEqual(['0 start-card']);
  });

  test('card:recruits gives every horde a warrior, the camp included, but none above 8', () => {
    const layout = table().camp(0, 2).horde(0, 1, 'N-G').horde(0, 8, 'N-W1');
    const s = start(layout, 'recruits').choose('play card:recruits');
    expect([s.player(0).camp?.warriors, s.warriors(0, 'N-G'), s.warriors(0, 'N-W1')]).toEqual([3, 2, 8]);
    expect(s.player(0).reserve).toBe(2);
  });

  test('card:recruits rules out reinforcements this turn, but not moves and attacks', () => {
    const s = table()
      .hand(0, 'recruits')
      .horde(0, 2, 'N-W1')
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:recruits');
    expect(s.asked).toBe('0 move');
    expect(s.choose('move N-W1 N-G 3', 'done').owner('N-G')).toBe(0);
  });

  test('card:recruits allows reinforcements again next turn', () => {
    const s = table().hand(0, 'recruits').begin('start-cards');
    s.choose('play card:recruits', 'done', 'done', 'done');
    expect(s.asked).toBe('0 reinforce');
  });

  test('card:recruits lets the player choose which hordes gain if the reserve is too small', () => {
    const layout = table().camp(0, 3).horde(0, 4, 'N-G').horde(0, 6, 'N-W1');
    const s = start(layout, 'recruits').choose('play card:recruits');
    expect([s.asked, s.offers()]).toEqual([
      '0 distribute',
      ['strengthen camp:0', 'strengthen N-W1', 'strengthen N-G'],
    ]);
    s.choose('strengthen N-G');
    expect([s.offers(), s.whyNot('strengthen N-G')]).toEqual([
      ['strengthen camp:0', 'strengthen N-W1'],
      'BTU-4.2',
    ]);
    s.choose('strengthen camp:0');
    expect([s.player(0).reserve, s.player(0).camp?.warriors, s.warriors(0, 'N-W1')]).toEqual([0, 4, 6]);
  });

  test('card:recruits cannot be played without a reserve, or if every horde has 8', () => {
    const spent = start(table().camp(0, 7).horde(0, 8, 'N-G'), 'recruits');
    expect([spent.offers(), spent.whyNot('play card:recruits')]).toEqual([['done'], 'BTU-4.2']);
    const full = start(table().camp(0, 8), 'recruits');
    expect([full.offers(), full.whyNot('play card:recruits')]).toEqual([['done'], 'BTU-4.2']);
  });

  test('BTU-17.3 D-3b: for an absent player the largest horde below 8 gains', () => {
    const layout = table().camp(0, 1).horde(0, 3, 'N-G').horde(0, 2, 'N-W1').horde(0, 8, 'N-W2');
    const s = start(layout, 'recruits').choose('play card:recruits');
    expect([s.asked, s.fallback]).toEqual(['0 distribute', 'strengthen N-G']);
  });
});

describe('Spoil of War', () => {
  const marking = (layout = table(3)) => layout.hand(0, 'spoil-of-war').begin('start-cards');
  /** To the start of seat 1's turn. */
  const onward = ['done', 'done'] as const;

  test('card:spoil-of-war is played at the start of a turn', () => {
    expect(windowsOf('spoil-of-war')).toEqual(['0 start-card']);
  });

  test('card:spoil-of-war marks an opponent who is neither out nor marked', () => {
    const layout = table(4).eliminated(1);
    layout.player(2).spoiled = true;
    const s = marking(layout);
    expect(s.offers('play')).toEqual(['play card:spoil-of-war seat:3']);
    const refused = [0, 1, 2].map((seat) => s.whyNot(`play card:spoil-of-war seat:${seat}`));
    expect(refused).toEqual(Array(3).fill('BTU-4.2'));
  });

  test('card:spoil-of-war cannot be played if every opponent is marked', () => {
    const layout = table().hand(0, 'spoil-of-war');
    layout.player(1).spoiled = true;
    const s = layout.begin('start-cards', 'asked');
    expect([s.offers(), s.whyNot('play card:spoil-of-war seat:1')]).toEqual([['done'], 'BTU-4.2']);
  });

  test('card:spoil-of-war lets him draw a card per horde, camp included, before his start cards', () => {
    const layout = table(3).horde(1, 2, 'E-G').horde(1, 1, 'E-W1');
    const s = marking(layout.next('card:warrior', 'card:charge', 'card:defense'));
    s.choose('play card:spoil-of-war seat:1', ...onward);
    expect([s.asked, s.player(1).hand]).toEqual(['1 start-card', ['warrior', 'charge', 'defense']]);
    expect(s.choose('play card:warrior E-G').warriors(1, 'E-G')).toBe(3);
  });

  test('card:spoil-of-war takes reinforcements, moves and attacks from him, but not his end cards', () => {
    const s = marking(table(3).next('card:loot')).choose('play card:spoil-of-war seat:1', ...onward);
    expect([s.asked, s.player(1).hand]).toEqual(['1 end-card', ['loot']]);
    expect([s.events('reinforced'), s.events('moved')]).toEqual([[], []]);
  });

  test('card:spoil-of-war leaves him the hand limit', () => {
    const cards = ['charge', 'defense', 'defense', 'tactics', 'rampart', 'attrition'] as const;
    const s = marking(
      table(3)
        .hand(1, ...cards)
        .next('card:last-stand'),
    );
    s.choose('play card:spoil-of-war seat:1', ...onward);
    expect([s.asked, s.player(1).hand.length]).toEqual(['1 hand-limit', 7]);
  });

  test('card:spoil-of-war is over after that turn', () => {
    const s = marking(table(2).next('card:charge')).choose('play card:spoil-of-war seat:1', ...onward);
    expect([s.asked, s.player(1).hand]).toEqual(['0 reinforce', ['charge']]);
    expect(s.choose(...onward).asked).toBe('1 reinforce');
    expect(s.player(1).hand).toEqual(['charge']);
  });
});

describe('Spy', () => {
  test('card:spy is played at the start of a turn', () => {
    expect(windowsOf('spy')).toEqual(['0 start-card']);
  });

  test('card:spy shows a whole hand to its player alone, and takes nothing', () => {
    const s = start(table(3).hand(1, 'charge', 'loot'), 'spy').choose('play card:spy seat:1');
    expect(s.events('spied', 0)).toEqual([{ kind: 'spied', seat: 0, of: 1, cards: ['charge', 'loot'] }]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(s.events('spied', viewer)).toEqual([{ kind: 'spied', seat: 0, of: 1 }]);
    expect(s.player(1).hand).toEqual(['charge', 'loot']);
  });

  test('card:spy looks only at an opponent who holds cards', () => {
    const s = start(table(3).hand(2, 'loot'), 'spy');
    expect(s.offers('play')).toEqual(['play card:spy seat:2']);
    expect([s.whyNot('play card:spy seat:1'), s.whyNot('play card:spy seat:0')]).toEqual(
      Array(2).fill('BTU-4.2'),
    );
    expect(start(table(), 'spy').offers()).toEqual(['done']);
  });
});

describe('Tending the Wounded', () => {
  test('card:tending-the-wounded is played at the start of a turn', () => {
    expect(windowsOf('tending-the-wounded')).toEqual(['0 start-card']);
  });

  test('card:tending-the-wounded gives every horde two warriors, within the limit of 8', () => {
    const layout = table().camp(0, 2).horde(0, 1, 'N-G').horde(0, 7, 'N-W1');
    const s = start(layout, 'tending-the-wounded').choose('play card:tending-the-wounded');
    expect([s.player(0).camp?.warriors, s.warriors(0, 'N-G'), s.warriors(0, 'N-W1')]).toEqual([4, 3, 8]);
    expect(s.player(0).reserve).toBe(0);
  });

  test('card:tending-the-wounded rules out reinforcements, moves and attacks, but not further cards', () => {
    const s = table().camp(0, 4).hand(0, 'tending-the-wounded', 'warrior', 'loot').begin('start-cards');
    s.choose('play card:tending-the-wounded');
    expect(s.offers()).toEqual(['play card:warrior camp:0', 'done']);
    expect(s.choose('play card:warrior camp:0').asked).toBe('0 end-card');
  });

  test('card:tending-the-wounded lets the player place a small reserve, at most two per horde', () => {
    const layout = table().camp(0, 4).horde(0, 4, 'N-G').horde(0, 4, 'N-W1');
    const s = start(layout, 'tending-the-wounded').choose('play card:tending-the-wounded');
    expect(s.asked).toBe('0 distribute');
    s.choose('strengthen N-G', 'strengthen N-G');
    expect([s.offers(), s.whyNot('strengthen N-G')]).toEqual([
      ['strengthen camp:0', 'strengthen N-W1'],
      'BTU-4.2',
    ]);
    s.choose('strengthen camp:0');
    expect([s.player(0).reserve, s.player(0).camp?.warriors, s.warriors(0, 'N-G')]).toEqual([0, 5, 6]);
  });

  test('card:tending-the-wounded places no warrior on a horde of 8', () => {
    const layout = table().camp(0, 4).horde(0, 7, 'N-G').horde(0, 1, 'N-W1');
    const s = start(layout, 'tending-the-wounded').choose('play card:tending-the-wounded', 'strengthen N-G');
    expect(s.whyNot('strengthen N-G')).toBe('BTU-1.7');
  });

  test('card:tending-the-wounded cannot be played without a reserve, or if every horde has 8', () => {
    const spent = start(table().camp(0, 7).horde(0, 8, 'N-G'), 'tending-the-wounded');
    expect([spent.offers(), spent.whyNot('play card:tending-the-wounded')]).toEqual([['done'], 'BTU-4.2']);
    expect(start(table().camp(0, 8), 'tending-the-wounded').offers()).toEqual(['done']);
  });

  test('card:tending-the-wounded holds for this turn only', () => {
    const s = table().hand(0, 'tending-the-wounded').begin('start-cards');
    expect(s.choose('play card:tending-the-wounded').asked).toBe('1 reinforce');
    expect(s.choose('done', 'done').asked).toBe('0 move');
  });
});

describe('Thief', () => {
  test('card:thief is played at the start of a turn', () => {
    expect(windowsOf('thief')).toEqual(['0 start-card']);
  });

  test('card:thief puts a loot card of an opponent’s chest on the discard pile', () => {
    const layout = table(3).chest(1, 'loot', 'big-loot').chest(2, 'cache').chest(0, 'imperial-seal');
    const s = start(layout, 'thief');
    expect(s.offers('play')).toEqual([
      'play card:thief seat:1 card:loot',
      'play card:thief seat:1 card:big-loot',
      'play card:thief seat:2 card:cache',
    ]);
    s.choose('play card:thief seat:1 card:big-loot');
    expect([s.player(1).chest, s.state.lootDiscard]).toEqual([['loot'], ['big-loot', 'thief']]);
    expect(s.view('spectator').players.map((p) => p.score)).toEqual([5, 1, 3]);
  });

  test('card:thief takes neither his own treasure nor what is not there', () => {
    const s = start(table(3).chest(0, 'cache').chest(1, 'loot'), 'thief');
    const refused = ['seat:0 card:cache', 'seat:1 card:cache', 'seat:2 card:loot'];
    expect(refused.map((target) => s.whyNot(`play card:thief ${target}`))).toEqual(Array(3).fill('BTU-4.2'));
    expect(s.whyNot('play card:thief seat:1')).toBe('table.incomplete');
  });

  test('card:thief cannot touch event cards', () => {
    const layout = table().set((s) => {
      s.eventPile.splice(s.eventPile.indexOf('brass-pillar'), 1);
      s.players[1]?.relics.push('brass-pillar');
    });
    const s = start(layout, 'thief');
    expect([s.offers(), s.whyNot('play card:thief seat:1 event:brass-pillar')]).toEqual([
      ['done'],
      'BTU-4.2',
    ]);
  });

  test('card:thief may rob the chest of an eliminated player', () => {
    const s = start(table(3).eliminated(1).chest(1, 'loot'), 'thief');
    expect(s.choose('play card:thief seat:1 card:loot').player(1).chest).toEqual([]);
  });
});

describe('Warrior', () => {
  test('card:warrior is played at the start of a turn', () => {
    expect(windowsOf('warrior')).toEqual(['0 start-card']);
  });

  test('card:warrior adds a warrior to one own horde below 8, on a space or in camp', () => {
    const s = start(table().camp(0, 2).horde(0, 2, 'N-G').horde(0, 8, 'N-W1').horde(1, 2, 'E-G'), 'warrior');
    expect(s.offers('play')).toEqual(['play card:warrior camp:0', 'play card:warrior N-G']);
    const refused = ['N-W1', 'E-G', 'camp:1'].map((at) => s.whyNot(`play card:warrior ${at}`));
    expect(refused).toEqual(Array(3).fill('BTU-4.2'));
    s.choose('play card:warrior N-G');
    expect([s.warriors(0, 'N-G'), s.player(0).reserve, s.state.lootDiscard]).toEqual([3, 2, ['warrior']]);
  });

  test('card:warrior lets the horde move and attack, the new warrior included', () => {
    const s = table()
      .hand(0, 'warrior')
      .horde(0, 2, 'N-W1')
      .rolls(...WON)
      .begin('start-cards');
    s.choose('play card:warrior N-W1', 'done', 'move N-W1 N-G 3', 'done');
    expect([s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([0, 3]);
  });

  test('card:warrior leaves reinforcements open', () => {
    expect(start(table(), 'warrior').choose('play card:warrior camp:0').asked).toBe('0 reinforce');
  });

  test('card:warrior cannot be played without a reserve, or if every horde has 8', () => {
    const spent = start(table().camp(0, 7).horde(0, 8, 'N-G'), 'warrior');
    expect([spent.offers(), spent.whyNot('play card:warrior camp:0')]).toEqual([['done'], 'BTU-4.2']);
    const full = start(table().camp(0, 8), 'warrior');
    expect([full.offers(), full.whyNot('play card:warrior camp:0')]).toEqual([['done'], 'BTU-4.2']);
  });
});

describe('Wastrel', () => {
  test('card:wastrel is played at the start of a turn', () => {
    expect(windowsOf('wastrel')).toEqual(['0 start-card']);
  });

  test('card:wastrel discards one card of an opponent’s hand face up', () => {
    const s = start(table().hand(1, 'charge', 'loot'), 'wastrel').choose('play card:wastrel seat:1');
    const [gone] = s.state.lootDiscard;
    expect([...s.player(1).hand, gone].toSorted()).toEqual(['charge', 'loot']);
    expect(s.events('discarded', 'spectator')).toEqual([{ kind: 'discarded', seat: 1, card: gone }]);
  });

  test('card:wastrel draws the card at random', () => {
    const gone = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { state } = table().hand(0, 'wastrel').hand(1, 'charge', 'tactics', 'loot', 'defense');
      state.phase = 'start-cards';
      return new Sitting(state, [], true, seed).choose('play card:wastrel seat:1').state.lootDiscard[0];
    });
    expect(new Set(gone).size).toBeGreaterThan(1);
  });

  test('card:wastrel takes no player with an empty hand', () => {
    const s = start(table(3).hand(2, 'loot'), 'wastrel');
    expect(s.offers('play')).toEqual(['play card:wastrel seat:2']);
    expect([s.whyNot('play card:wastrel seat:1'), s.whyNot('play card:wastrel seat:0')]).toEqual(
      Array(2).fill('BTU-4.2'),
    );
    expect(start(table(), 'wastrel').offers()).toEqual(['done']);
  });
});
