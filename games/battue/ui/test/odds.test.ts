import type { Choice } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { tiles } from '../../content/index.ts';
import { attackValue, defenceValue } from '../../rules/battle-selectors.ts';
import { battleOdds } from '../../rules/odds.ts';
import type { Layout } from '../../test/table.ts';
import { table } from '../../test/table.ts';
import { odds } from '../odds.ts';
import { fightOf, mayLie } from '../visible-state.ts';
import { randomMatch, sceneOf } from './scene.ts';

const average = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;

describe('odds', () => {
  const moving = () => table(2).horde(0, 5, 'N-M1').active(0);
  const of = (layout: Layout, choice: Choice) => odds(choice, sceneOf(layout.begin('movement').match, 0));

  test('of a wall are those of its printed defence', () => {
    const card = of(moving(), ['move', 'N-M1', 'N-G', '4']);
    expect(card?.win).toBe(battleOdds(4, 0, 3).win);
    expect(card?.rows.map(({ value }) => value).slice(0, 2)).toEqual(['4', '3']);
  });

  test('count the warriors that are there already, and the defenders', () => {
    const contested = () => moving().camp(0, 0).horde(1, 2, 'N-G').warriors(0, 3, 'N-G');
    expect(of(contested(), ['move', 'N-M1', 'N-G', '2'])?.win).toBe(battleOdds(5, 2, 3).win);
    expect(of(contested(), ['fight', 'N-G'])?.win).toBe(battleOdds(3, 2, 3).win);
  });

  test('of a face-down place are the average of what may lie there', () => {
    const may = tiles.filter(({ size }) => size === 'small');
    const wins = may.map(({ defence }) => battleOdds(5, 0, defence).win);
    expect(of(moving(), ['move', 'N-M1', 'N-S1', '5'])?.win).toBeCloseTo(average(wins));
    expect(of(moving(), ['move', 'N-M1', 'N-S1', '5'])?.note).toContain('24 tiles');
  });

  test('are not told of a move to an own place', () => {
    expect(of(moving().controls(0, 'N-G'), ['move', 'N-M1', 'N-G', '2'])).toBeUndefined();
    expect(of(moving(), ['done'])).toBeUndefined();
  });

  test('of fighting on count the bonuses in force, and are told to the defender from his side', () => {
    let told = 0;
    for (const seed of ['x', 'y', 'z']) {
      randomMatch(seed, 2, (match) => {
        const { battle } = match.state;
        const scene = sceneOf(match);
        const card = odds(['stay'], scene);
        if (!battle || !card || scene.question?.prompt !== 'retreat') return;
        const { attack, defence } = fightOf(scene.view, battle);
        const tile = defence.tile + battle.defenceBonus - battle.attackBonus;
        const { win } = battleOdds(attack.left, defence.left, tile);
        told++;
        expect(card.win).toBe(scene.viewer === battle.attacker ? win : 1 - win);
      });
    }
    expect(told).toBeGreaterThan(10);
  });

  test('are a chance wherever a match has them', () => {
    let told = 0;
    randomMatch('odds', 3, (match) => {
      const scene = sceneOf(match);
      for (const choice of scene.choices) {
        const card = odds(choice, scene);
        if (!card) continue;
        told++;
        expect(card.win).toBeGreaterThanOrEqual(0);
        expect(card.win).toBeLessThanOrEqual(1);
        for (const { label, value } of card.rows)
          expect(`${label} ${value}`).not.toMatch(/NaN|undefined|Infinity/);
      }
    });
    expect(told).toBeGreaterThan(100);
  });
});

describe('what a view tells', () => {
  test('the sums of a battle are those that were rolled, also once a warrior has fallen', () => {
    const fights = { open: 0, decided: 0 };
    randomMatch('sums', 4, (match) => {
      const { battle } = match.state;
      if (!battle || battle.attackDice.length === 0) return;
      const { attack, defence } = fightOf(sceneOf(match, 'spectator').view, battle);
      const decided = match
        .events('spectator')
        .findLast(({ kind }) => kind === 'exchange' || kind === 'rolled');
      if (decided?.kind === 'exchange') {
        fights.decided++;
        expect([attack.total, defence.total]).toEqual([decided.attack, decided.defence]);
      } else {
        fights.open++;
        expect([attack.total, defence.total]).toEqual([attackValue(match.state), defenceValue(match.state)]);
      }
    });
    expect(Math.min(fights.open, fights.decided)).toBeGreaterThan(5);
  });

  test('what may lie face down is of the right size, and nowhere else', () => {
    randomMatch('tiles', 2, (match) => {
      const { view } = sceneOf(match, 'spectator');
      if (view.phase !== 'reinforcements') return;
      const { tile } = match.state.spaces['E-M1'];
      if (view.spaces['E-M1'].tile) return;
      const may = mayLie(view, 'E-M1');
      expect(may.map(({ id }) => id)).toContain(tile);
      expect(may.every(({ size }) => size === 'medium')).toBe(true);
    });
    expect(tiles).toHaveLength(52);
  });
});
