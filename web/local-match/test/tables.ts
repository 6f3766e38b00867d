/** Local tables for tests: no browser, no clock, dice that are the same every time. */
import type { Choice, GameModule, Params } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { LocalTable } from '../local-table.ts';
import type { LocalPlan, LocalSeat, SavedMatch } from '../saved-match.ts';
import { newSavedMatch } from '../saved-match.ts';

export const ada: LocalSeat = { kind: 'me', name: 'Ada' };
export const bo: LocalSeat = { kind: 'me', name: 'Bo' };
export const bot: LocalSeat = { kind: 'bot', bot: 'random' };

const SHORT: Readonly<Record<string, Params>> = {
  battue: { roundLimit: 8, quickSetup: true },
  battlelore: { turnCap: 24 },
  nerath: { roundLimit: 2 },
};

const SEED = 'a1'.repeat(32);

/** A short match, where the game can be cut short: Battue with few rounds, BattleLore with few turns. */
export function plan(module: GameModule, ...seats: LocalSeat[]): LocalPlan {
  return { game: module.game.id, options: SHORT[module.game.id] ?? module.botOptions ?? {}, seats };
}

export function record(module: GameModule, seats: readonly LocalSeat[], seed = SEED): SavedMatch {
  return newSavedMatch(module, plan(module, ...seats), { id: 'here', seed, now: 1000 });
}

export function laid(module: GameModule, ...seats: LocalSeat[]): LocalTable {
  return open(module, record(module, seats));
}

export function open(module: GameModule, kept: SavedMatch): LocalTable {
  let time = kept.changed;
  return new LocalTable(module, JSON.parse(JSON.stringify(kept)) as SavedMatch, () => ++time);
}

/** Does one thing: what the table does by itself, passing the device, or any choice of the person who is asked. */
export class Player {
  private readonly chance = createRng({ kind: 'fast', seed: 'people' });
  private thoughts = 0;

  step(table: LocalTable): void {
    if (table.duty()) {
      const thought = table.think(`thought ${this.thoughts++}`);
      if (thought) table.answer(thought);
      return;
    }
    if (table.awaited !== undefined) {
      table.take(table.awaited);
      return;
    }
    const { question, number } = table.standing();
    if (question) table.choose(number, this.pick(question.choices));
  }

  toTheEnd(table: LocalTable, each: () => void = () => undefined): void {
    for (let i = 0; i < 20_000 && !table.over; i++) {
      this.step(table);
      each();
    }
  }

  private pick(choices: readonly Choice[]): Choice {
    return choices[this.chance.nextInt(choices.length)] as Choice;
  }
}
