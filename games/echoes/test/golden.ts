/** How the golden matches were made: every ending, and every mode. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileText, recordGolden } from '@gonfalon/game-tests';
import type { MatchFile } from '@gonfalon/kernel';
import { saveMatch } from '@gonfalon/kernel';
import { echoes } from '../index.ts';
import type { Options } from '../rules/state.ts';
import type { Sitting } from './field.ts';
import { field, opening } from './field.ts';

export const goldenDir = new URL('./golden/', import.meta.url);

interface Mode {
  readonly seats: 2 | 4;
  readonly options: Partial<Options>;
}

const MODES: Readonly<Record<string, Mode>> = {
  highland: { seats: 2, options: {} },
  constantinople: { seats: 2, options: { map: 'constantinople', mirror: true } },
  long: { seats: 2, options: { mode: 'long' } },
  built: { seats: 2, options: { decks: 'built' } },
  teams: { seats: 4, options: {} },
};

/** Both sides lose their last unit in one blow, which no bot will bring about. */
function both({ seats, options }: Mode): Sitting {
  const f = field(seats, options).unit(0, 'nor-bondi', 'c3', { damage: 2 }).unit(1, 'sco-cateran', 'c4');
  return f.begin().choose('attack u1 u2');
}

/** Everybody passes until nothing has happened for too long: 40 turns. */
function stalemate({ seats, options }: Mode): Sitting {
  const s = opening(seats, { ...options, mirror: true });
  for (let i = 0; i < 1000 && !s.ending; i++) s.choose(s.offers().includes('pass') ? 'pass' : s.fallback);
  return s;
}

const fileOf = ({ match }: Sitting): MatchFile => saveMatch(match);

/** To be run when the rules changed on purpose: `RECORD_GOLDEN=1 npm test -- games/echoes/test/suite`. */
export function recordAll(): void {
  const folder = fileURLToPath(goldenDir);
  for (const [name, mode] of Object.entries(MODES)) {
    const how = { ...mode, players: Array<string>(mode.seats).fill('squire') };
    const record = (ending: string, more: object = {}) =>
      recordGolden(echoes, folder, `${ending}-${name}`, { ...how, seed: `golden/${name}`, ending, ...more });
    record('capital');
    // Elsewhere hardly an army is wiped out before a Capital falls.
    if (name === 'highland') record('army');
    record('resigned', { resignOneIn: 60 });
    const byHand = { both: both(mode), stalemate: stalemate(mode) };
    for (const [ending, sitting] of Object.entries(byHand))
      writeFileSync(new URL(`${ending}-${name}.json`, goldenDir), fileText(fileOf(sitting)));
  }
}
