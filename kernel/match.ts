/**
 * A match: a play with its log. The log is the truth: game, options, seats, chance and entries give the same match
 * on every machine. A match accepts only what the open question offers, knows how far a seat may undo, and shows
 * each viewer what it may see.
 */
import type { ChanceSpec, ChanceState, Rng } from './chance.ts';
import { createRng, restoreRng } from './chance.ts';
import { copyPosition, Engine } from './engine.ts';
import { seatCounts } from './sides.ts';
import type {
  Choice,
  EventRecord,
  Frame,
  Game,
  GameEvent,
  Position,
  Question,
  Ref,
  Refusal,
  Result,
  Seat,
  Viewer,
} from './types.ts';
import { InvalidInputError, parse } from './types.ts';

/** The next dice, in order of rolling, and the next cards, in order of drawing. */
export interface Script {
  readonly dice?: readonly number[] | undefined;
  readonly cards?: readonly Ref[] | undefined;
}

/** One thing that was done to a match. */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice }
  | { readonly seat: Seat; readonly resign: true }
  | { readonly script: Script };

export interface MatchSetup {
  readonly seats: number;
  readonly options: unknown;
  readonly chance: ChanceSpec;
  /** The first dice and cards, for a table that is set by hand. */
  readonly script?: Script | undefined;
  /** A position to start from instead of the game's own set-up. */
  readonly from?: { readonly state: unknown; readonly stack?: readonly Frame[] | undefined } | undefined;
}

/** What one viewer gets to see of a match. */
export interface MatchView<V = unknown> {
  readonly game: string;
  readonly seats: number;
  readonly viewer: Viewer;
  /** Goes up with everything that is done; a choice must name it. */
  readonly number: number;
  readonly view: V;
  /** The question, if it is this viewer's. */
  readonly question?: Question;
  /** Otherwise who is being waited for, unless that must not be known. */
  readonly waiting?: { readonly seat?: Seat };
  readonly mayUndo: boolean;
  readonly result?: Result;
}

/** A match between two choices, as plain JSON; with a sealed chance it holds the secret seed. */
export interface Snapshot<S> {
  /** The last position that undo may go back to. */
  readonly position: Position<S>;
  readonly chance: ChanceState;
  /** What was done after that position. */
  readonly since?: readonly Entry[];
  /** What was done before it; without this the match goes on, but cannot be saved as a file. */
  readonly before?: readonly Entry[];
  readonly number: number;
}

interface UndoPoint<S> {
  readonly entries: number;
  readonly events: number;
  /** How it stands there, from when the match goes on from there: until then it stands there itself. */
  readonly saved?: Saved<S>;
}

interface Saved<S> {
  readonly position: Position<S>;
  readonly chance: ChanceState;
}

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, unknown, V>;
  readonly setup: MatchSetup;
  readonly seats: number;
  number = 0;
  /** Whether the log goes back to the start. */
  hasFullLog = true;
  private readonly log: Entry[] = [];
  private engine: Engine<S>;
  /** The last place that undo may go back to. */
  private undoPoint: UndoPoint<S>;

  constructor(game: Game<S, unknown, V>, setup: MatchSetup, snapshot?: Snapshot<S>) {
    this.game = game;
    this.setup = checkSetup(game, setup);
    this.seats = setup.seats;
    if (snapshot) {
      this.engine = new Engine(game, copyPosition(game, snapshot.position), restoreRng(snapshot.chance));
      this.hasFullLog = snapshot.before !== undefined;
      this.log.push(...(snapshot.before ?? []));
    } else {
      this.engine = startEngine(game, this.setup);
    }
    this.undoPoint = this.markUndoPoint();
    for (const entry of snapshot?.since ?? [])
      this.applyEntry('choice' in entry ? { ...entry, choice: this.readChoice(entry.choice) } : entry);
    this.number = snapshot?.number ?? 0;
  }

  get entries(): readonly Entry[] {
    return this.log;
  }

  get question(): Question | undefined {
    return this.engine.question;
  }

  get result(): Result | undefined {
    return this.engine.result;
  }

  /** The whole truth, for referees and tests; never for a player. */
  get state(): Readonly<S> {
    return this.engine.state;
  }

  position(): Position<S> {
    return this.engine.position();
  }

  snapshot(): Snapshot<S> {
    const { entries, saved } = this.undoPoint;
    return {
      ...(saved ? { ...saved, position: copyPosition(this.game, saved.position) } : this.save()),
      since: this.log.slice(entries),
      ...(this.hasFullLog && { before: this.log.slice(0, entries) }),
      number: this.number,
    };
  }

  /** A play that the seat asked could believe in, for its bot to think on. */
  determinizedFor(seat: Seat, seed: string): Engine<S> {
    const chance = createRng({ kind: 'fast', seed });
    return this.engine.fork(chance, this.game.determinize(this.engine.state, seat, chance));
  }

  /** Takes a seat's answer to the question of that number; a refusal changes nothing. */
  choose(seat: Seat, number: number, choice: Choice): Refusal | undefined {
    const question = this.engine.question;
    if (!question) return { rule: 'table.over' };
    if (number !== this.number) return { rule: 'table.stale', params: { number: this.number } };
    const refusal = this.explainRefusal(seat, choice);
    if (!refusal) this.applyEntry({ seat, choice });
    return refusal;
  }

  /** Takes an answer from a log, which an earlier version of the rules may have written. */
  replayChoice(seat: Seat, number: number, choice: Choice): Refusal | undefined {
    return this.choose(seat, number, this.readChoice(choice));
  }

  private readChoice(choice: Choice): Choice {
    const { question } = this.engine;
    return (question && this.game.readEarlierChoice?.(choice, question)) ?? choice;
  }

  /** Why a seat may not choose this now; only the seat that is asked learns more than that it is not its turn. */
  explainRefusal(seat: Seat, choice: Choice): Refusal | undefined {
    if (this.question && this.question.seat !== seat) return { rule: 'table.not-asked' };
    return this.engine.explainRefusal(choice);
  }

  /** Why a seat cannot pick the last of these things after the others, as with `explainRefusal`. */
  explainPick(seat: Seat, picks: readonly Ref[]): Refusal | undefined {
    if (this.question && this.question.seat !== seat) return { rule: 'table.not-asked' };
    return this.engine.explainPick(picks);
  }

  resign(seat: Seat): Refusal | undefined {
    if (this.result) return { rule: 'table.over' };
    if (!this.game.resign || !Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return { rule: 'table.no-resign' };
    if (this.game.isOut?.(this.engine.state, seat)) return { rule: 'table.no-resign' };
    this.applyEntry({ seat, resign: true });
    return undefined;
  }

  /** Sets the next dice and cards; only where chance is not sealed. */
  script(script: Script): void {
    if (this.setup.chance.kind === 'sealed')
      throw new InvalidInputError('a sealed match cannot script its dice or cards');
    this.applyEntry({ script });
  }

  mayUndo(seat: Seat): boolean {
    const last = this.log[this.log.length - 1];
    return (
      this.log.length > this.undoPoint.entries && last !== undefined && 'seat' in last && last.seat === seat
    );
  }

  /** Takes the seat's last choice back, as far as no die, no reveal and no other seat stands in between. */
  undo(seat: Seat): Refusal | undefined {
    if (!this.mayUndo(seat)) return { rule: 'table.no-undo' };
    this.rewind(this.log.length - 1);
    this.number++;
    return undefined;
  }

  /** The only choice there is, which a table makes by itself, unless the seat might rather take one back. */
  get forced(): Choice | undefined {
    const { question } = this.engine;
    if (question?.choices.length !== 1 || question.always || this.mayUndo(question.seat)) return undefined;
    return question.choices[0];
  }

  view(viewer: Viewer): MatchView<V> {
    const { question, result } = this.engine;
    const own = question !== undefined && question.seat === viewer;
    return {
      game: this.game.id,
      seats: this.seats,
      viewer,
      number: this.number,
      view: this.game.view(this.engine.state, viewer),
      ...(own && { question }),
      ...(question && !own && { waiting: question.secret ? {} : { seat: question.seat } }),
      mayUndo: viewer !== 'spectator' && this.mayUndo(viewer),
      ...(result && { result }),
    };
  }

  /** The events that a viewer may see, in order, from the n-th of those on. */
  events(viewer: Viewer, from = 0): GameEvent[] {
    const visible = this.engine.events
      .map((record) => eventFor(record, viewer))
      .filter((e) => e !== undefined);
    return visible.slice(from);
  }

  /** What happened, with who sees it, since the start or since what was forgotten; for whoever keeps the log. */
  get eventRecords(): readonly EventRecord[] {
    return this.engine.events;
  }

  /** Lets go of the log and the events that no undo can reach: whoever needs them has kept them. */
  trimHistory(): void {
    const { entries, events } = this.undoPoint;
    this.log.splice(0, entries);
    this.engine.events.splice(0, events);
    this.undoPoint = { ...this.undoPoint, entries: 0, events: 0 };
    this.hasFullLog = false;
  }

  /** Does an entry whole or not at all. */
  private applyEntry(entry: Entry): void {
    const { chance, undoBarriers } = this.engine;
    const used = chance.drawCount;
    const saved = this.undoPoint.saved ?? this.save();
    this.undoPoint = { ...this.undoPoint, saved };
    try {
      this.perform(entry);
    } catch (error) {
      this.rewind(this.log.length);
      throw error;
    }
    this.log.push(entry);
    this.number++;
    const quiet = 'choice' in entry && this.question?.seat === entry.seat;
    if (!quiet || chance.drawCount !== used || this.engine.undoBarriers !== undoBarriers)
      this.undoPoint = this.markUndoPoint();
  }

  private perform(entry: Entry): void {
    if ('choice' in entry) this.engine.answer(entry.choice);
    else if ('resign' in entry)
      this.engine.applyOutsideQuestion((ctx) => this.game.resign?.(ctx, entry.seat));
    else
      this.engine.applyOutsideQuestion((ctx) =>
        prepare(this.game, ctx.state, this.engine.chance, entry.script),
      );
  }

  private markUndoPoint(): UndoPoint<S> {
    return { entries: this.log.length, events: this.engine.events.length };
  }

  private save(): Saved<S> {
    return { position: this.position(), chance: this.engine.chance.save() };
  }

  /** Back to the base, and from there forward again to so many entries. */
  private rewind(entries: number): void {
    const { undoPoint } = this;
    // Nothing was begun since: it stands there.
    if (!undoPoint.saved) return;
    const { position, chance } = undoPoint.saved;
    const again = this.log.splice(undoPoint.entries).slice(0, entries - undoPoint.entries);
    const events = this.engine.events.slice(0, undoPoint.events);
    this.engine = new Engine(this.game, copyPosition(this.game, position), restoreRng(chance), events);
    for (const entry of again) {
      this.perform(entry);
      this.log.push(entry);
    }
  }
}

/** The set-up with its options completed by their defaults. */
export function checkSetup(game: Game, setup: MatchSetup): MatchSetup {
  const { seats } = setup;
  if (!seatCounts(game).includes(seats)) {
    const { min, max, counts } = game.seats;
    throw new InvalidInputError(
      `${game.id} is played by ${counts?.join(' or ') ?? `${min} to ${max}`} seats, not ${seats}`,
    );
  }
  return { ...setup, options: parse(game.options, setup.options, `the options of ${game.id}`) };
}

/** The bare play of a checked set-up. */
export function startEngine<S>(game: Game<S>, setup: MatchSetup): Engine<S> {
  const chance = createRng(setup.chance);
  const { from, script = {} } = setup;
  if (setup.script && setup.chance.kind === 'sealed')
    throw new InvalidInputError('a sealed match cannot be scripted');
  if (from)
    return startFromPosition(
      game,
      from,
      setup.seats,
      (state) => prepare(game, state, chance, script),
      chance,
    );
  const state = game.setup(setup.options, setup.seats, chance);
  prepare(game, state, chance, script);
  return new Engine(game, { state, stack: game.start(state) }, chance);
}

/** Checks a position from outside: its shape, then the game's own invariants, then that it can be played on. */
function startFromPosition<S>(
  game: Game<S>,
  from: NonNullable<MatchSetup['from']>,
  seats: number,
  prepared: (state: S) => void,
  chance: Rng,
): Engine<S> {
  const state = parse(game.state, from.state, `the state of ${game.id}`);
  for (const { step } of from.stack ?? []) {
    if (!Object.hasOwn(game.steps, step)) throw new InvalidInputError(`${game.id} has no step "${step}"`);
  }
  try {
    const problem = game.checkInvariants(state, seats)[0];
    if (problem)
      throw new InvalidInputError(`the state of ${game.id} breaks ${problem.rule}${formatDetails(problem)}`);
    const position = copyPosition(game, { state, stack: from.stack ?? game.start(state) });
    prepared(position.state);
    return new Engine(game, position, chance);
  } catch (error) {
    if (error instanceof InvalidInputError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInputError(`this position of ${game.id} cannot be played on: ${reason}`);
  }
}

function prepare<S>(game: Game<S>, state: S, chance: Rng, { dice, cards = [] }: Script): void {
  if (cards.length > 0 && !game.stackDeck) throw new InvalidInputError(`${game.id} has no cards to script`);
  if (dice) chance.script(dice);
  if (cards.length > 0) game.stackDeck?.(state, cards);
}

export function eventFor({ event, seen }: EventRecord, viewer: Viewer): GameEvent | undefined {
  if (!seen || (viewer !== 'spectator' && seen.by.includes(viewer))) return event;
  return seen.instead;
}

function formatDetails({ params, where }: Refusal): string {
  const parts = Object.entries(params ?? {}).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return [where?.length ? ` at ${where.join(', ')}` : '', parts.length ? ` (${parts.join(', ')})` : ''].join(
    '',
  );
}
