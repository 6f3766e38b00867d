/** The match file: everything that is needed to play a match again, move by move, on any machine. */
import * as v from 'valibot';
import { commitment } from './chance.ts';
import { canonical, digest } from './digest.ts';
import type { Entry, MatchSetup } from './match.ts';
import { Match } from './match.ts';
import type { Choice, Game, Position, Refusal, Result } from './types.ts';
import { InvalidInputError, MAX_CHOICE_LENGTH, MAX_REF_LENGTH, parse } from './types.ts';

export const FORMAT = 'gonfalon-match/1';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(MAX_REF_LENGTH));
const choice = v.pipe(
  v.array(text),
  v.minLength(1),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.transform((list) => list as unknown as Choice),
);
const script = v.strictObject({ dice: v.optional(v.array(v.number())), cards: v.optional(v.array(text)) });
const frame = v.strictObject({ step: text, l: v.record(v.string(), v.any()) });

export const matchFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: text,
  rules: text,
  seats: v.pipe(v.number(), v.integer()),
  options: v.record(v.string(), v.unknown()),
  players: v.optional(v.array(text)),
  chance: v.variant('kind', [
    v.strictObject({ kind: v.literal('fast'), seed: text }),
    v.strictObject({ kind: v.literal('sealed'), commitment: text, seed: v.optional(text) }),
  ]),
  script: v.optional(script),
  from: v.optional(v.strictObject({ state: v.unknown(), stack: v.optional(v.array(frame)) })),
  entries: v.array(
    v.union([
      v.strictObject({ seat, choice }),
      v.strictObject({ seat, resign: v.literal(true) }),
      v.strictObject({ script }),
    ]),
  ),
  /** The number of the open question, if choices were taken back; otherwise that of the entries. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  result: v.optional(
    v.strictObject({
      ending: text,
      winners: v.array(seat),
      scores: v.array(v.number()),
      sides: v.exactOptional(v.array(v.number())),
    }),
  ),
  /** The digest of the last position, so that a change of the rules is noticed. */
  digest: v.optional(text),
});

export type MatchFile = v.InferOutput<typeof matchFileSchema>;

/** What a file is made of; a match has it all, and so has a bare play with the list of its choices. */
export interface Played {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  /** False if the log does not go back to the start. */
  readonly whole?: boolean;
  readonly number?: number;
  readonly result?: Result | undefined;
  position?(): Position<unknown>;
}

/**
 * Writes a match down. A sealed seed is told only once the match is over, by its rules or because nobody will play it
 * on; until then the file still holds every choice, secret ones too, and is for the keeper of the table, not for its
 * players.
 */
export function saveMatch(
  played: Played,
  players?: readonly string[],
  over = played.result !== undefined,
): MatchFile {
  const { game, result, entries, number } = played;
  const { chance, seats, options, script, from } = played.setup;
  if (played.whole === false)
    throw new InvalidInputError('this match was restored without its log and cannot be saved as a file');
  const isSeedPublic = chance.kind === 'fast' || over;
  const sealed = {
    kind: 'sealed',
    commitment: commitment(chance.seed),
    ...(isSeedPublic && { seed: chance.seed }),
  };
  const file = {
    format: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    seats,
    options,
    players,
    chance: chance.kind === 'fast' ? chance : sealed,
    script,
    from,
    entries,
    number: number === entries.length ? undefined : number,
    result,
    digest: isSeedPublic && played.position ? digest(played.position()) : undefined,
  };
  return readMatchFile(JSON.parse(JSON.stringify(file)));
}

export function readMatchFile(value: unknown): MatchFile {
  return parse(matchFileSchema, value, 'the match file');
}

/** The first place where a file and the rules disagree. */
export class Divergence extends InvalidInputError {
  override name = 'Divergence';
  readonly entry: number | undefined;
  readonly refusal: Refusal | undefined;

  constructor(what: string, entry?: number, refusal?: Refusal) {
    super(entry === undefined ? what : `entry ${entry}: ${what}`);
    this.entry = entry;
    this.refusal = refusal;
  }
}

/** Whether these rules play a match of that version of them as it went. */
export function playsVersion(game: Game, version: string): boolean {
  return version === game.rulesVersion || game.earlierVersions?.includes(version) === true;
}

/** Plays a file again, as far as the first `upTo` entries; throws a Divergence where it cannot. */
export function openMatch(game: Game, file: MatchFile, upTo = file.entries.length): Match {
  if (file.game !== game.id) throw new Divergence(`the file is of ${file.game}, not of ${game.id}`);
  if (!playsVersion(game, file.rules)) {
    throw new Divergence(
      `the file was played by version ${file.rules} of the rules of ${game.id}; these are ${game.rulesVersion}`,
    );
  }
  const { chance } = file;
  if (chance.seed === undefined) throw new Divergence('the seed has not been revealed yet');
  const { seats, options, script, from, entries } = file;
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > entries.length) {
    throw new InvalidInputError(`the file has entries 0 to ${entries.length}, not ${upTo}`);
  }
  const sealed = { kind: chance.kind, seed: chance.seed };
  const match = new Match(game, { seats, options, script, from, chance: sealed });
  for (const [i, entry] of entries.slice(0, upTo).entries()) {
    const refusal = replay(match, entry, i);
    if (refusal) throw new Divergence(`${describe(entry)} is refused by ${refusal.rule}`, i, refusal);
  }
  if (upTo === entries.length) match.number = Math.max(match.number, file.number ?? 0);
  return match;
}

function replay(match: Match, entry: MatchFile['entries'][number], i: number): Refusal | undefined {
  try {
    if ('choice' in entry) return match.replayChoice(entry.seat, match.number, entry.choice);
    if ('resign' in entry) return match.resign(entry.seat);
    match.script(entry.script);
    return undefined;
  } catch (error) {
    throw new Divergence(error instanceof Error ? error.message : String(error), i);
  }
}

function describe(entry: MatchFile['entries'][number]): string {
  if ('choice' in entry) return `"${entry.choice.join(' ')}" by seat ${entry.seat}`;
  return 'resign' in entry ? `the resignation of seat ${entry.seat}` : 'a script';
}

/** Plays a file again and checks every choice, the result, the last position and the revealed seed. */
export function verifyMatch(game: Game, file: MatchFile): Match {
  if (file.chance.kind === 'sealed') {
    const { seed, commitment: promised } = file.chance;
    if (seed !== undefined && commitment(seed) !== promised) {
      throw new Divergence('the revealed seed is not the one that was committed to');
    }
    const scripted = file.entries.findIndex((entry) => 'script' in entry);
    if (scripted >= 0 || file.script)
      throw new Divergence('a sealed match must not script its dice or cards', Math.max(0, scripted));
  }
  const match = openMatch(game, file);
  const claimed = canonical(file.result ?? 'unfinished');
  const found = canonical(match.result ?? 'unfinished');
  if (claimed !== found)
    throw new Divergence(`the file claims the result ${claimed}, but the choices lead to ${found}`);
  // A position of an earlier version may lack what is kept now.
  const comparable = file.rules === game.rulesVersion ? file.digest : undefined;
  if (comparable !== undefined && comparable !== digest(match.position())) {
    throw new Divergence('the last position is not the one that the file was saved with');
  }
  return match;
}
