import type { Scene } from '@gonfalon/ui-kit';
import { testScene } from '@gonfalon/ui-kit/testing';
import { describe, expect, test } from 'vitest';
import { echoes } from '../../index.ts';
import { fightOf, sumsOf } from '../../rules/combat.ts';
import { indexOf } from '../../rules/squares.ts';
import type { View } from '../../rules/views.ts';
import { view } from '../../rules/views.ts';
import type { Field } from '../../test/field.ts';
import { field } from '../../test/field.ts';
import { boxOf, centreOf, cornerOf } from '../geometry.ts';
import { ui } from '../index.ts';
import { prospectOf, reachOf } from '../table.ts';
import { trayKind } from '../tray.ts';

const seen = (f: Field): View => view(f.state, 0);

const sceneOf = (f: Field, selected: readonly string[] = []): Scene<View> =>
  testScene(echoes, f.begin().match, 0, { selected });

const duel = () => field().unit(0, 'hre-ritter', 'b2').unit(1, 'sco-schiltron', 'd2');

describe('what is worked out from a view', () => {
  test('both numbers of an attack are those of the rules', () => {
    expect(prospectOf(seen(duel()), 'u1', 'u2')).toMatchObject({ dealt: 5, taken: 3, at: 'd2' });
  });

  test('friends do not fight', () => {
    const f = field().unit(0, 'nor-bondi', 'b2').unit(0, 'nor-skald', 'c2');
    expect(prospectOf(seen(f), 'u1', 'u2')).toBeUndefined();
  });

  test('the parts of a sum make its damage', () => {
    const f = duel();
    const { dealt } = sumsOf(f.board(), fightOf(f.board(), f.u(1), { unit: f.u(2) }));
    const value = dealt.parts.reduce((sum, { n }) => sum + n, 0);
    expect(dealt.parts.map(({ of }) => of)).toContain('charge');
    expect(dealt.damage).toBe(Math.max(1, value - dealt.armour));
  });

  test('an exhausted unit of the other side is shown as in a turn of its own', () => {
    const f = field().unit(1, 'sco-kern', 'd4', { exhausted: true, moved: true });
    expect(reachOf(seen(f), 'u1').moves.length).toBeGreaterThan(0);
  });
});

describe('the board', () => {
  test('each side sees its own Capital at the near edge', () => {
    const { height } = boxOf(6);
    const near = (side: boolean, at: 'a1' | 'f6') => centreOf({ size: 6, isTurned: side }, at).y > height / 2;
    expect([near(false, 'a1'), near(true, 'f6'), near(true, 'a1')]).toEqual([true, true, false]);
  });

  test('no two squares lie on one another', () => {
    const layout = { size: 8, isTurned: true } as const;
    const corners = (['a1', 'b1', 'c1', 'a2', 'h8'] as const).map((at) =>
      JSON.stringify(cornerOf(layout, indexOf(at))),
    );
    expect(new Set(corners).size).toBe(corners.length);
  });
});

describe('what is asked', () => {
  test('a chosen unit is told its moves and targets', () => {
    expect(ui.prompt?.(sceneOf(duel(), ['u1']))).toBe(
      'Imperial Knight: move to a dot, or attack the marked target.',
    );
  });

  test('the button of an attack has both numbers', () => {
    expect(ui.action?.(['attack', 'u1', 'u2'], sceneOf(duel()))).toBe(
      'Attack Schiltron Pikemen: deals 5, takes 3',
    );
  });

  test('a chosen unit with a target opens the list of targets, one without does not', () => {
    expect(trayKind(sceneOf(duel(), ['u1']))).toBe('unit');
    expect(trayKind(sceneOf(field().unit(0, 'nor-bondi', 'b2'), ['u1']))).toBeUndefined();
  });
});
