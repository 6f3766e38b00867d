import { InvalidInputError, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { field, opening } from './field.ts';

/** A lawful state with a unit on F6 (S) and one on E6 (P), and Lore cards in play. */
const lawful = (): State => {
  const layout = field('wizard').unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6');
  return layout.terrain('river', 'D6').begin().match.position().state;
};

/** Loads a state after a change to it. */
const load = (change?: (s: State) => void, stack?: { step: string; l: Record<string, never> }[]) => {
  const state = lawful();
  change?.(state);
  const chance = { kind: 'fast', seed: 'load' } as const;
  return new Match(game, { seats: 2, options: state.options, chance, from: { state, stack } });
};

const change =
  (of: (s: State) => Partial<State['units'][number]>) =>
  (s: State): void => {
    Object.assign(s.units[0] ?? {}, of(s));
  };

describe('a position from outside', () => {
  test('BLO-1.1 a lawful one is loaded, for two seats', () => {
    expect(load().question?.prompt).toBe('command');
    expect(game.checkInvariants(lawful())).toEqual([]);
    expect(game.checkInvariants(lawful(), 3)[0]?.rule).toBe('BLO-1.1');
  });

  test('BLO-1.2 no unit is larger than its full size, or without figures', () => {
    expect(() => load(change(() => ({ figures: 5 })))).toThrow('breaks BLO-1.2');
    expect(() => load(change(() => ({ figures: 0 })))).toThrow('breaks BLO-1.2');
  });

  test('BLO-1.2 no two units have one name', () => {
    expect(() => load(change((s) => ({ id: s.units[1]?.id ?? '' })))).toThrow('breaks BLO-1.2');
  });

  test('BLO-1.4 an eliminated unit has no figures left', () => {
    expect(() => load(change(() => ({ hex: 'gone' })))).toThrow('breaks BLO-1.4');
    expect(load(change(() => ({ hex: 'gone', figures: 0 }))).question?.prompt).toBe('command');
  });

  test('BLO-1.6 no two units stand on one hex', () => {
    expect(() => load(change((s) => ({ hex: s.units[1]?.hex ?? 'A1' })))).toThrow('breaks BLO-1.6');
  });

  test('BLO-1.10 no Command card is lost or there twice', () => {
    expect(() => load((s) => s.commandPile.pop())).toThrow('breaks BLO-1.10');
    expect(() => load((s) => s.commandPile.push('LE'))).toThrow('breaks BLO-1.10');
    expect(() => load((s) => s.commandDiscard.push(...s.commandPile.splice(0, 5)))).not.toThrow();
  });

  test('BLO-15.1 no Lore token is lost or made', () => {
    expect(() => load((s) => s.pool--)).toThrow('breaks BLO-15.1');
    expect(() => load((s) => s.camps[0].goblet++)).toThrow('breaks BLO-15.1');
  });

  test('BLO-16.5 no Lore card is lost or there twice, or of a deck that is not in play', () => {
    expect(() => load((s) => s.lorePile.pop())).toThrow('breaks BLO-16.5');
    expect(() => load((s) => s.loreDiscard.push('WIZ-01'))).toThrow('breaks BLO-16.5');
    expect(() => load((s) => s.loreDiscard.push('WAR-01'))).toThrow('breaks BLO-16.5');
  });

  test('BLO-17.4 no unit stands in a river', () => {
    expect(() => load(change(() => ({ hex: 'D6' })))).toThrow('breaks BLO-17.4');
  });

  test('BLO-14.13 no creature keeps more tokens than its strongest power costs, and no troops keep any', () => {
    const spider = (stored: number) => (s: State) => {
      Object.assign(s.units[0] ?? {}, { type: 'giant_spider', banner: 'green', figures: 1, stored });
      s.pool -= stored;
    };
    expect(() => load(spider(2))).not.toThrow();
    expect(() => load(spider(3))).toThrow('breaks BLO-14.13');
    expect(() =>
      load((s) => {
        Object.assign(s.units[0] ?? {}, { stored: 1 });
        s.pool--;
      }),
    ).toThrow('breaks BLO-14.13');
  });

  test('BLO-18.15 no camp owns two strongholds', () => {
    const strongholds = (owner: number) => (s: State) => {
      s.landmarks.push({ hex: 'C3', type: 'stronghold', owner: 0, captured: false });
      s.landmarks.push({ hex: 'G3', type: 'stronghold', owner, captured: false });
    };
    expect(() => load(strongholds(1))).not.toThrow();
    expect(() => load(strongholds(0))).toThrow('breaks BLO-18.15');
  });

  test('BLO-1.7 a hex that is not on the board, or a shape that is none of ours, is refused', () => {
    expect(() => load(change(() => ({ hex: 'B13' as 'B12' })))).toThrow(
      'the state of battlelore at units.0.hex',
    );
    expect(() => load((s) => Object.assign(s, { moon: 1 }))).toThrow('the state of battlelore');
    expect(() => load(undefined, [{ step: 'no-such-step', l: {} }])).toThrow('has no step "no-such-step"');
  });

  test('BLO-1.9 an adventure that is none is refused, not stumbled over', () => {
    expect(() => load((s) => Object.assign(s, { adventure: {} }))).toThrow(InvalidInputError);
  });

  test('BLO-1.9 a whole set-up played by fallbacks is lawful at every question', () => {
    const s = opening('assaulting-the-tourelles');
    while (s.state.phase === 'set-up') {
      expect(game.checkInvariants(s.state), s.asked).toEqual([]);
      s.choose(s.fallback);
    }
    expect(game.checkInvariants(s.state)).toEqual([]);
  });

  test('BLO-2.1 so is every question of many turns in which nobody is there', () => {
    const s = opening('walls-of-rougemont').settle();
    for (let i = 0; i < 300 && s.question; i++) {
      expect(game.checkInvariants(s.state), s.asked).toEqual([]);
      s.choose(s.fallback);
    }
    expect(s.state.turn.number).toBeGreaterThan(20);
  });
});

describe('an adventure from outside', () => {
  const start = (adventure: unknown) => () =>
    new Match(game, { seats: 2, options: { adventure }, chance: { kind: 'fast', seed: 'x' } });
  const file = () =>
    field().unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6').needs(1).adventure();

  test('BLO-1.9 a lawful one is played', () => {
    expect(start(file())().question?.prompt).toBe('command');
  });

  test('BLO-1.9 an unknown one, or one with a fault, is refused in one line', () => {
    expect(start('nowhere')).toThrow('the options of battlelore at adventure');
    expect(start({ ...file(), level: 'hard' })).toThrow('level');
  });

  test('BLO-1.6 one with two units on a hex is refused', () => {
    const both = field().unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'C6').needs(1);
    expect(start(both.adventure())).toThrow(InvalidInputError);
  });

  test('BLO-17.4 one with a unit in a river is refused', () => {
    expect(start({ ...file(), terrain: { river: 'C6' } })).toThrow(InvalidInputError);
  });
});
