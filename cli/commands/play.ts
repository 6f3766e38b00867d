import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Bot } from '@gonfalon/bots';
import { getBot } from '@gonfalon/bots';
import type { GameModule, MatchFile, Seat } from '@gonfalon/kernel';
import { createRng, Match, openMatch } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption, tableOptions, wholeNumber } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { readMatch } from '../files.ts';
import type { Context } from '../io.ts';
import { PERSON, TerminalMatch } from '../play/sitting.ts';
import { fastChance } from '../table/table.ts';

export const playCommand = command(
  'play',
  {
    seats: { type: 'string' },
    players: { type: 'string' },
    seat: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    scenario: { type: 'string' },
    save: { type: 'string' },
    'ask-forced': { type: 'boolean' },
  },
  ({ values, words }, context) => {
    const module = gameNamed(words[0], context);
    noMoreWords(words, 2, context);
    const [, name] = words;
    const { seats, seed: asked, options, scenario } = values;
    if (name !== undefined && [seats, asked, options, scenario].some((x) => x !== undefined))
      throw new UsageError(context.say.fileBringsAll);
    const file = name === undefined ? undefined : readMatch(name, context);
    const match = file ? openMatch(module.game, file) : newMatch(module, values, context);
    const seat = ownSeat(values.seat, match, file, context);
    const bots = botsAt(values.players, match, seat, file, context);
    const { seed } = match.setup.chance;
    const sitting = new TerminalMatch(
      {
        module,
        match,
        seat,
        bots,
        // Numbered, so that going on with a saved match does not repeat the bots' luck.
        chance: createRng({ kind: 'fast', seed: `${seed}/bots/${match.number}` }),
        askForced: values['ask-forced'] ?? false,
        file: values.save ?? name ?? join(stateFolder(context), `${module.game.id}-${fileName(seed)}.json`),
      },
      context,
    );
    return sitting.play();
  },
);

function newMatch(
  module: GameModule,
  values: {
    readonly seats?: string;
    readonly seed?: string;
    readonly options?: string;
    readonly scenario?: string;
  },
  context: Context,
): Match {
  return new Match(module.game, {
    seats: seatsOption(values, module, context),
    options: tableOptions(values, module, context),
    chance: fastChance(values.seed),
  });
}

/** The seat asked for, or the one that the person had, or the first. */
function ownSeat(
  asked: string | undefined,
  match: Match,
  file: MatchFile | undefined,
  context: Context,
): Seat {
  const had = file?.players?.indexOf(PERSON) ?? -1;
  return wholeNumber('--seat', asked, Math.max(had, 0), { min: 0, max: match.seats - 1 }, context);
}

/** The bots of the other seats: one name for all, or a name each. */
function botsAt(
  asked: string | undefined,
  match: Match,
  seat: Seat,
  file: MatchFile | undefined,
  { say }: Context,
): Map<Seat, Bot> {
  const others = Array.from({ length: match.seats }, (_, s) => s).filter((s) => s !== seat);
  const names = asked?.split(',');
  if (names && names.length !== 1 && names.length !== others.length)
    throw new UsageError(say.howManyPlayers(others.length, names.length));
  const had = (s: Seat) => (file?.players?.[s] === PERSON ? undefined : file?.players?.[s]);
  return new Map(others.map((s, i) => [s, getBot(names?.[i] ?? names?.[0] ?? had(s) ?? 'greedy')] as const));
}

/** Where programs keep what they would go on with. */
function stateFolder({ env }: Context): string {
  const home = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(home, 'gonfalon');
}

function fileName(seed: string): string {
  return seed.replaceAll(/[^\w-]/g, '_').slice(0, 40);
}
