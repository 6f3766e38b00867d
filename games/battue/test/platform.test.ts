import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { EventId, LootId } from '../content/index.ts';
import { battue } from '../index.ts';
import { game } from '../rules/game.ts';
import { opening, table } from './table.ts';

const upon = (event: EventId, seats = 2) =>
  table(seats).warriors(0, 4, 'N-S1').tile('N-S1', 'S06').next(`event:${event}`);

describe('the round limit', () => {
  const inRound = (round: number, roundLimit: number, seats = 2) =>
    table(seats, { roundLimit }).set((s) => {
      s.round = round;
    });

  test('BTU-17.1 ends the game at the end of the round in which it is reached', () => {
    expect(inRound(2, 2).active(0).begin('turn-end').asked).toBe('1 reinforce');
    expect(inRound(1, 2).active(1).begin('turn-end').asked).toBe('0 reinforce');
    expect(inRound(2, 2).active(1).begin('turn-end').match.result?.ending).toBe('round-limit');
  });

  test('BTU-17.1 leaves the victory to the points', () => {
    const s = inRound(2, 2).active(1).controls(0, 'N-G').chest(1, 'big-loot').begin('turn-end');
    expect(s.match.result).toEqual({ ending: 'round-limit', winners: [1], scores: [1, 2] });
  });

  test('BTU-17.1 is off unless the table sets it', () => {
    const chance = { kind: 'fast', seed: 'x' } as const;
    expect(new Match(game, { seats: 2, options: {}, chance }).setup.options).toMatchObject({ roundLimit: 0 });
    expect(inRound(500, 0).active(1).begin('turn-end').asked).toBe('0 reinforce');
  });

  test('BTU-17.1 is 40 rounds for a table of bots', () => {
    expect(battue.botOptions).toEqual({ roundLimit: 40 });
  });

  test('BTU-17.6 a round is one pass around the table from the first player’s seat', () => {
    const from = (first: number, active: number) =>
      table(3)
        .set((s) => {
          s.first = first;
        })
        .active(active)
        .begin('turn-end').state.round;
    expect([from(0, 0), from(0, 1), from(0, 2)]).toEqual([1, 1, 2]);
    expect([from(1, 0), from(1, 1), from(1, 2)]).toEqual([2, 1, 1]);
  });

  test('BTU-17.6 also after his elimination', () => {
    const s = inRound(1, 0, 3).eliminated(0).active(2).begin('turn-end');
    expect([s.asked, s.state.round]).toEqual(['1 reinforce', 2]);
    expect(inRound(4, 4, 3).eliminated(0).active(2).begin('turn-end').match.result?.ending).toBe(
      'round-limit',
    );
  });
});

describe('resigning', () => {
  test('BTU-17.2 eliminates: warriors to the reserve, hand discarded, flags and war chest stay', () => {
    const s = table(3).horde(1, 3, 'E-G').hand(1, 'spy').chest(1, 'loot').begin('movement').resign(1);
    expect(s.player(1)).toMatchObject({ out: true, reserve: 15, hand: [], chest: ['loot'] });
    expect([s.warriors(1, 'E-G'), s.owner('E-G'), s.state.lootDiscard]).toEqual([0, 1, ['spy']]);
    expect([s.asked, s.choose('done').asked]).toEqual(['0 move', '2 reinforce']);
  });

  test('BTU-17.2 ends the turn of the active player', () => {
    const s = table(3).hand(0, 'loot').begin('reinforcements').resign(0);
    expect([s.asked, s.player(0).out, s.player(0).chest]).toEqual(['1 reinforce', true, []]);
  });

  test('BTU-17.2 may leave a sole survivor', () => {
    expect(table().begin('movement').resign(1).match.result).toMatchObject({
      ending: 'sole-survivor',
      winners: [0],
    });
  });

  test('BTU-17.2 is done once', () => {
    expect(table(3).begin('movement').resign(1).match.resign(1)?.rule).toBe('table.no-resign');
  });

  /** Seat 0 attacks three warriors of seat 1, and is asked for attack cards. */
  const assault = () =>
    table(3)
      .warriors(0, 8, 'N-W1')
      .horde(1, 3, 'N-W1')
      .hand(0, 'charge')
      .hand(1, 'spirited-defense', 'attrition');

  test('BTU-17.5 in a battle takes effect when the battle is over', () => {
    const s = assault().controls(1, 'N-G').rolls(6, 1, 6, 1, 6, 1).fight().resign(1);
    expect([s.asked, s.player(1).out, s.warriors(1, 'N-W1')]).toEqual(['0 attack-card', false, 3]);
    s.choose('play card:charge');
    expect(s.events('rolled').map((e) => e.defenders)).toEqual([3, 2, 1]);
    expect([s.owner('N-W1'), s.player(1).out, s.player(1).reserve]).toEqual([0, true, 15]);
  });

  test('BTU-17.5 until then the seat’s decisions take their defaults', () => {
    const s = assault().rolls(6, 1, 6, 1, 6, 1).fight().resign(1).choose('play card:charge');
    expect(s.events('played').map((e) => [e.seat, e.card])).toEqual([[0, 'charge']]);
    expect(s.state.lootDiscard.toSorted()).toEqual(['attrition', 'charge', 'spirited-defense']);
  });

  test('BTU-17.5 during an event takes effect after the battle that follows', () => {
    const s = upon('captured-map', 3).rolls(6, 1).fight().resign(1);
    expect([s.asked, s.player(1).out]).toEqual(['0 captured-map', false]);
    s.choose('done');
    expect([s.owner('N-S1'), s.player(1).out]).toEqual([0, true]);
  });

  test('BTU-17.5 by the active player ends his turn after the battle, and his other conflicts are not fought', () => {
    const s = upon('captured-map', 3).warriors(0, 3, 'N-W2').hand(0, 'loot').rolls(6, 1).fight();
    s.choose('fight N-S1').resign(0);
    expect([s.owner('N-S1'), s.owner('N-W2'), s.warriors(0, 'N-W2')]).toEqual([0, 'nobody', 0]);
    expect([s.asked, s.player(0).out, s.player(0).chest]).toEqual(['1 reinforce', true, []]);
  });

  test('BTU-17.5 by the active player still leads to the end-of-game check', () => {
    const s = upon('captured-map', 3)
      .tile('N-L1', 'L01')
      .tile('N-L2', 'L02')
      .controls(1, 'PAL', 'N-L1', 'N-L2');
    expect(s.rolls(6, 1).fight().resign(0).match.result?.ending).toBe('tarsos-fallen');
  });

  test('during the set-up takes effect at once, and no camp is pitched', () => {
    const s = opening(3, { quickSetup: true }, 'x', 0).resign(1).choose('camp edge:N N-G', 'camp edge:S S-G');
    expect([s.player(1).camp?.space, s.player(1).out, s.asked]).toEqual([undefined, true, '0 reinforce']);
  });
});

describe('what is chosen for a player who does not answer', () => {
  test('BTU-17.3 a landmark goes to a random free large slot', () => {
    const s = opening();
    expect(s.fallback).toBe('place random');
    const chosen = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      String(opening(2, {}, seed).choose('place random').state.landmarkSlots),
    );
    for (const slot of chosen) expect(slot).toMatch(/^[NESW]-L[12]$/);
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  test('BTU-17.3 a camp goes to the gate of the first free edge', () => {
    const s = opening(3, { quickSetup: true }, 'x', 0);
    expect(s.fallback).toBe('camp edge:N N-G');
    expect(s.choose('camp edge:E E-T').fallback).toBe('camp edge:N N-G');
    expect(s.choose('camp edge:N N-T').fallback).toBe('camp edge:S S-G');
  });

  test('BTU-17.3 no start card, no reinforcements, no move', () => {
    const s = table().hand(0, 'warrior').begin('start-cards');
    for (const asked of ['0 start-card', '0 reinforce', '0 move']) {
      expect([s.asked, s.fallback]).toEqual([asked, 'done']);
      s.choose('done');
    }
  });

  test('BTU-17.3 warriors go to the largest horde below eight', () => {
    const s = table()
      .camp(0, 5)
      .horde(0, 7, 'N-G')
      .horde(0, 2, 'N-M1')
      .hand(0, 'recruits')
      .begin('start-cards');
    expect(s.choose('play card:recruits').fallback).toBe('strengthen N-G');
    const full = table().camp(0, 4).horde(0, 8, 'N-G').horde(0, 2, 'N-M1').hand(0, 'recruits');
    expect(full.begin('start-cards').choose('play card:recruits').fallback).toBe('strengthen camp:0');
  });

  test('BTU-17.3 the loot pile keeps its order', () => {
    const s = table().hand(0, 'inside-information').begin('start-cards');
    const before = s.state.lootPile.slice();
    expect(s.choose('play card:inside-information').fallback).toBe('done');
    expect(s.choose('done').state.lootPile).toEqual(before);
  });

  test('BTU-17.3 the first conflict in the order of the spaces', () => {
    expect(table().warriors(0, 2, 'PAL').warriors(0, 2, 'N-W1').fight().fallback).toBe('fight N-W1');
  });

  test('BTU-17.3 the space worth least is given up for its flag', () => {
    const s = table().controls(0, 'N-T', 'N-W1', 'N-G', 'N-W2', 'E-T', 'E-W1', 'E-G', 'E-W2', 'S-T', 'S-W1');
    s.controls(0, 'S-G', 'S-W2', 'W-T', 'PAL').horde(0, 2, 'N-W1').controls(0, 'W-W1').warriors(0, 5, 'W-G');
    expect(s.rolls(6, 1).fight().fallback).toBe('give-up N-G');
  });

  test('BTU-17.3 the Palace is given up last', () => {
    const s = upon('uprising').controls(1, 'PAL', 'N-T', 'N-L2').tile('N-L2', 'L07').fight();
    expect(s.fallback).toBe('give-up N-T');
    const rest = upon('uprising').tile('N-L2', 'L03').controls(1, 'PAL', 'N-L2').fight();
    expect(rest.fallback).toBe('give-up N-L2');
  });

  const gathering = (...cards: LootId[]) => {
    const s = table()
      .warriors(0, 1, 'N-T')
      .hand(0, ...cards)
      .rolls(1, 6);
    s.state.turn.gathering = true;
    return s.fight();
  };

  test('BTU-17.3 Gathering costs the oldest card without points, or else the one with fewest', () => {
    expect(gathering('loot', 'spy', 'recon').fallback).toBe('discard card:spy');
    expect(gathering('cache', 'loot', 'big-loot').fallback).toBe('discard card:loot');
  });

  test('BTU-17.3 every card with points is banked, then nothing more', () => {
    const s = table().hand(0, 'change-of-fate', 'loot', 'spy', 'imperial-seal').begin('end-cards');
    const chosen: string[] = [];
    while (s.asked === '0 end-card') {
      chosen.push(s.fallback);
      s.choose(s.fallback);
    }
    expect(chosen.toSorted()).toEqual(['done', 'play card:imperial-seal', 'play card:loot']);
    expect(chosen.at(-1)).toBe('done');
  });

  test('BTU-17.3 the hand limit costs the oldest card without points, or else the one with fewest', () => {
    const s = table()
      .hand(0, 'loot', 'spy', 'recon', 'spy', 'cache', 'warrior', 'charge')
      .begin('hand-limit');
    expect(s.fallback).toBe('discard card:spy');
    const treasure = table().hand(0, 'cache', 'big-loot', 'big-loot', 'loot', 'big-loot', 'big-loot', 'loot');
    expect(treasure.begin('hand-limit').fallback).toBe('discard card:loot');
  });

  test('BTU-17.3 Camp Fever takes a warrior of the largest horde', () => {
    expect(upon('camp-fever').fight().fallback).toBe('lose camp:0');
    expect(upon('camp-fever').warriors(0, 7, 'N-S1').fight().fallback).toBe('lose N-S1');
  });

  test('BTU-17.3 Uprising hits the first of the tied seats', () => {
    const s = upon('uprising', 3).controls(1, 'E-G', 'N-T').controls(2, 'S-G', 'S-T').fight();
    expect(s.fallback).toBe('name seat:1');
    expect(s.choose('name seat:1').fallback).toBe('give-up E-G');
  });

  test('BTU-17.3 nothing is looked at on a captured map', () => {
    expect(upon('captured-map').fight().fallback).toBe('done');
  });
});

describe('windows in which a seat has nothing to play', () => {
  /** Seat 0 attacks an uncontrolled wall, which seat 1 defends. */
  const wall = () => table().warriors(0, 4, 'N-W1').rolls(6, 1);

  test('BTU-17.4 a seat with nothing playable may only pass', () => {
    const s = wall().hand(1, 'spy', 'loot').fight('asked');
    expect([s.asked, s.offers()]).toEqual(['1 defence-card', ['pass']]);
  });

  test('BTU-17.4 and is passed automatically', () => {
    expect(wall().hand(1, 'spy', 'loot').fight().owner('N-W1')).toBe(0);
    expect(wall().hand(1, 'spy', 'defense').fight().asked).toBe('1 defence-card');
  });

  test('BTU-17.4 the window opens alike for whoever holds cards, so that it tells nothing', () => {
    const asked = (card: 'spy' | 'defense') => wall().hand(1, card).fight('asked').match.view(0);
    expect(asked('spy').waiting).toEqual(asked('defense').waiting);
    expect(asked('spy').waiting).toBeDefined();
  });

  test('BTU-17.4 a seat without cards is not asked', () => {
    const s = wall().fight('asked');
    expect([s.owner('N-W1'), s.events('rolled').length]).toEqual([0, 1]);
  });

  test('BTU-17.4 nor is one that cannot hold a fitting card, because all lie in the open', () => {
    const s = wall().hand(1, 'spy').discarded('defense', 'defense').chest(0, 'rampart').fight('asked');
    expect([s.owner('N-W1'), s.events('rolled').length]).toEqual([0, 1]);
  });

  test('BTU-17.4 a seat is passed at the start and the end of its turn too', () => {
    expect(table().hand(0, 'defense').begin('start-cards').asked).toBe('0 reinforce');
    expect(table().hand(0, 'defense').begin('end-cards').asked).toBe('1 reinforce');
  });
});
