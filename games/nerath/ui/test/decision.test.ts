import { testScene } from '@gonfalon/ui-kit/testing';
import { describe, expect, test } from 'vitest';
import { nerath } from '../../index.ts';
import { alone, bare } from '../../test/table.ts';
import { linesOf } from '../battle-lines.ts';
import { ui } from '../index.ts';
import { usualLosses } from '../losses.ts';
import { runnersOf } from '../race.tsx';

const scene = (sitting: ReturnType<ReturnType<typeof bare>['begin']>, selected: readonly string[] = []) =>
  testScene(nerath, sitting.match, undefined, { selected });

/** Six against a castle with one footsoldier. */
const attack = () => bare().put('K', 'k10', '5F D').put('V', 'v01', 'F');

describe('what is asked and told', () => {
  test('after a place was picked it asks where to', () => {
    expect(ui.prompt?.(scene(attack().begin('move'), ['k10']))).toBe('Where do they go from Blackgate?');
  });

  test('the buttons of a march say how many go and with what chance', () => {
    const asked = scene(attack().begin('move').choose('march k10 v01'));
    expect(ui.action?.(['all'], asked)).toMatch(/^All 6 · \d+%$/);
    expect(ui.odds?.(['all'], asked)?.win).toBeGreaterThan(ui.odds?.(['all-but-one'], asked)?.win ?? 1);
  });

  test('an attack on a dungeon tells the range of what may lie there', () => {
    const asked = scene(bare().turnOf('N').put('N', 'n03', '2H').begin('move'));
    const choice = asked.choices.find(([, , to]) => to?.startsWith('d')) ?? [''];
    expect(ui.odds?.(choice, asked)?.note).toMatch(/unknown: from \d+% to \d+%/);
  });

  test('the end of movement says how many battles follow', () => {
    const moved = scene(attack().begin('move').choose('march k10 v01', 'all'));
    expect(ui.action?.(['end'], moved)).toBe('On to 1 battle');
  });

  test('allies run the race together, each realm alone for itself', () => {
    expect(runnersOf(scene(bare().begin('move')).view)).toHaveLength(2);
    expect(runnersOf(scene(alone().begin('move')).view)).toHaveLength(4);
  });
});

describe('a battle', () => {
  test('shows both sides kind by kind, and who strikes first stands first', () => {
    const sitting = bare().put('K', 'k10', '2F W').put('V', 'v01', 'F').begin('move');
    const { view } = scene(sitting.choose('march k10 v01', 'all', 'end'));
    const { attacker, defender } = view.battle ? linesOf(view, view.battle) : { attacker: [], defender: [] };
    expect(attacker.map(({ unit, count }) => `${count} ${unit}`)).toEqual(['1 wizard', '2 footsoldier']);
    expect(defender.map(({ unit }) => unit)).toContain('castle');
  });

  test('NER-6.18 proposes the usual losses', () => {
    const sitting = bare()
      .put('K', 'k10', '3F S')
      .put('V', 'v12', '2F')
      .rolls(1, 1, 1, 1, 1, 6, 6)
      .begin('move');
    sitting.choose('march k10 v12', 'all', 'end').pass();
    expect(sitting.question?.prompt).toBe('losses');
    expect(usualLosses(scene(sitting))).toEqual({ footsoldier: 2 });
    expect(ui.action?.(['auto'], scene(sitting))).toBe('Lose 2 footsoldiers');
  });
});
