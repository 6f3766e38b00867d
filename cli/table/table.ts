/** A table that a program plays at: it holds one match and answers requests; a refused one changes nothing. */
import { randomBytes } from 'node:crypto';
import type { ChanceSpec, GameModule, MatchSetup, Refusal, Seat, Viewer } from '@gonfalon/kernel';
import {
  commitment,
  Divergence,
  digest,
  InvalidInputError,
  Match,
  openMatch,
  parse,
  readMatchFile,
  saveMatch,
} from '@gonfalon/kernel';
import { explain } from '../explain.ts';
import type { Context } from '../io.ts';
import type { Request } from './request.ts';
import { formOf, isRequestName, requestNames } from './request.ts';

export type Reply = { readonly ok: boolean; readonly [key: string]: unknown };

/** A request that was understood, but that the match refuses. */
class Refused extends InvalidInputError {
  readonly refusal: Refusal;

  /** Without a message of its own it is told in the game's words. */
  constructor(refusal: Refusal, message = '') {
    super(message);
    this.refusal = refusal;
  }
}

export function fastChance(seed = randomBytes(6).toString('hex')): ChanceSpec {
  return { kind: 'fast', seed };
}

export function sealedChance(): ChanceSpec {
  return { kind: 'sealed', seed: randomBytes(32).toString('hex') };
}

export class LineTable {
  private readonly module: GameModule;
  private readonly context: Context;
  private match: Match;

  constructor(module: GameModule, match: Match, context: Context) {
    this.module = module;
    this.match = match;
    this.context = context;
  }

  /** The first line, sent before any request. */
  greeting(): Reply {
    const { game, messages } = this.module;
    const { title } = messages[this.context.language];
    return {
      ok: true,
      protocol: 'gonfalon-table/1',
      game: game.id,
      title,
      rules: game.rulesVersion,
      ...this.header(),
    };
  }

  /** Answers one line; `quit` is told apart because it also ends the talk. */
  answer(bytes: Uint8Array | 'too long'): { readonly reply: Reply; readonly quit?: true } {
    let id: unknown;
    try {
      const value = this.decode(bytes);
      if (typeof value.id === 'string' || typeof value.id === 'number') id = value.id;
      if (!isRequestName(value.do))
        throw new InvalidInputError(this.context.say.unknownRequest(requestNames.join(', ')));
      const request = parse(formOf(value.do), value, value.do);
      const reply = { ...(id !== undefined && { id }), ok: true, ...this.perform(request) };
      return request.do === 'quit' ? { reply, quit: true } : { reply };
    } catch (error) {
      return { reply: { ...(id !== undefined && { id }), ok: false, error: this.complaint(error) } };
    }
  }

  private decode(bytes: Uint8Array | 'too long'): { readonly id?: unknown; readonly do?: unknown } {
    const { say } = this.context;
    if (bytes === 'too long') throw new InvalidInputError(say.lineTooLong);
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      throw new InvalidInputError(say.lineNotJson);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new InvalidInputError(say.lineNotJson);
    return value;
  }

  private perform(request: Request): object {
    const { match } = this;
    switch (request.do) {
      case 'question':
        return this.question();
      case 'choose':
        return this.did(match.choose(this.seat(request.seat), request.number, request.choice));
      case 'why':
        return this.why(
          match.explainRefusal(this.seat(request.seat ?? match.question?.seat ?? 0), request.choice),
        );
      case 'view':
        return { ...match.view(this.viewer(request.viewer)) };
      case 'events':
        return this.events(this.viewer(request.viewer), request.from ?? 0);
      case 'state':
        return this.state();
      case 'load':
        return this.load(request);
      case 'script':
        return this.script(request);
      case 'undo':
        return this.did(match.undo(this.seat(request.seat)));
      case 'resign':
        return this.did(match.resign(this.seat(request.seat)));
      case 'save':
        return { file: saveMatch(match) };
      case 'new':
        return this.begin(request);
      case 'help':
        return { requests: this.context.say.requests };
      case 'quit':
        return {};
    }
  }

  private question(): object {
    const { question, number, result } = this.match;
    if (!question) return { number, result };
    return { number, ...question, text: this.words().prompt(question) };
  }

  private why(refusal: Refusal | undefined): object {
    if (!refusal) return { offered: true };
    return { offered: false, refusal: explain(refusal, this.words(), this.context.say) };
  }

  private events(viewer: Viewer, from: number): object {
    const events = this.match.events(viewer, from);
    return { from, next: from + events.length, events, lines: events.map((e) => this.words().event(e)) };
  }

  private state(): object {
    const { state, stack } = this.match.position();
    return { number: this.match.number, digest: digest({ state, stack }), state, stack };
  }

  private script({ dice, cards }: Extract<Request, { do: 'script' }>): object {
    if (this.match.setup.chance.kind === 'sealed')
      throw new InvalidInputError(this.context.say.sealedNoScript);
    this.match.script({ dice, cards });
    return this.did(undefined);
  }

  private begin({ seats, seed, options, script, sealed }: Extract<Request, { do: 'new' }>): object {
    const { say } = this.context;
    if (sealed && seed !== undefined) throw new InvalidInputError(say.sealedNoSeed);
    if (sealed && script) throw new InvalidInputError(say.sealedNoScript);
    return this.sit({ seats, options, script, chance: sealed ? sealedChance() : fastChance(seed) });
  }

  private load({ file, state, stack, ...fresh }: Extract<Request, { do: 'load' }>): object {
    const { seats, seed, options, script } = fresh;
    const further = [stack, seats, seed, options, script].some((x) => x !== undefined);
    if ((file === undefined) === (state === undefined) || (file && further))
      throw new InvalidInputError(this.context.say.loadWhat);
    if (file) {
      this.match = openMatch(this.module.game, readMatchFile(file));
      return this.header();
    }
    this.checkState(state, seats ?? this.match.seats);
    // The dice of a set position are nobody's secret: it cannot have come out of a sealed match.
    return this.sit({ seats, options, script, chance: fastChance(seed), from: { state, stack } });
  }

  /** A match checks a state too, but does not tell which rule it breaks in a form that a program can read. */
  private checkState(state: unknown, seats: number): void {
    const { game } = this.module;
    const [problem] = game.checkInvariants(parse(game.state, state, `the state of ${game.id}`), seats);
    if (problem) throw new Refused(problem, this.context.say.brokenState(problem.rule));
  }

  /** Starts another match; what is not told stays as it was. */
  private sit(setup: Omit<MatchSetup, 'seats'> & { readonly seats: number | undefined }): object {
    const { seats, options } = this.match.setup;
    this.match = new Match(this.module.game, {
      ...setup,
      seats: setup.seats ?? seats,
      options: setup.options ?? options,
    });
    return this.header();
  }

  private header(): object {
    const { chance, seats, options } = this.match.setup;
    const { kind, seed } = chance;
    const shownChance = kind === 'fast' ? { kind, seed } : { kind, commitment: commitment(seed) };
    return { seats, options, chance: shownChance, ...this.standing() };
  }

  /** Where the match stands after what was done. */
  private did(refusal: Refusal | undefined): object {
    if (refusal) throw new Refused(refusal);
    return this.standing();
  }

  private standing(): object {
    const { number, question, result } = this.match;
    return { number, ...(question && { asked: question.seat }), ...(result && { result }) };
  }

  private complaint(error: unknown): object {
    const refusal = error instanceof Refused || error instanceof Divergence ? error.refusal : undefined;
    const entry = error instanceof Divergence && error.entry !== undefined ? { entry: error.entry } : {};
    const explained = refusal && explain(refusal, this.words(), this.context.say);
    const own = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    return {
      ...explained,
      ...((own || !explained) && { message: own }),
      ...entry,
      number: this.match.number,
    };
  }

  private seat(seat: Seat): Seat {
    if (seat >= this.match.seats)
      throw new InvalidInputError(this.context.say.noSeat(seat, this.match.seats));
    return seat;
  }

  private viewer(viewer: Viewer): Viewer {
    return viewer === 'spectator' ? viewer : this.seat(viewer);
  }

  private words() {
    return this.module.messages[this.context.language];
  }
}
