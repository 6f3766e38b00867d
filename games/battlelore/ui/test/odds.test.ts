import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS } from '../../content/index.ts';
import { combatOdds, expected } from '../../rules/odds.ts';
import { fightOf, odds } from '../odds.ts';
import { visibleState } from '../visible-state.ts';
import { randomly } from './scenes.ts';

describe.each(ADVENTURE_IDS)('%s', (adventure) => {
  test('the odds of a fight are those of the rules, though hands are hidden', () => {
    let fights = 0;
    randomly(adventure, 'odds', 400, (scene, match) => {
      for (const choice of scene.choices) {
        const fight = fightOf(choice, scene);
        const card = odds(choice, scene);
        expect(card === undefined, choice.join(' ')).toBe(fight === undefined);
        if (!fight || !card || fights > 25) continue;
        fights++;
        const { kind, attacker, target } = fight;
        const told = combatOdds(match.state, attacker, target, { kind });
        expect(card.win).toBe(told?.eliminated);
        const losses = expected(told?.losses ?? []).toFixed(1);
        const shown = card.rows.map(({ value }) => value.replace(',', '.'));
        expect(shown).toContain(losses);
        expect(shown).toContain(String(told?.dice));
        expect(card.rows).toHaveLength(kind === 'battle-back' ? 4 : told?.battleBack.odds ? 6 : 5);
      }
    });
    expect(fights).toBeGreaterThan(0);
  });
});

test('a viewer believes in nothing that is hidden', () => {
  randomly('wizards-and-lore', 'a', 30, (scene) => {
    const state = visibleState(scene.view);
    const theirs = state.camps[scene.viewer === 0 ? 1 : 0];
    expect([theirs.hand, theirs.lore, state.commandPile, state.lorePile]).toEqual([[], [], [], []]);
    expect(state.units).toBe(scene.view.units);
  });
});
