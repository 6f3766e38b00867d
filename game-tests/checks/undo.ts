import type { Engine, EventRecord, GameModule, MatchSetup, Rng, Seat, Viewer } from '@gonfalon/kernel';
import { canonical, Match } from '@gonfalon/kernel';
import type { CheckOptions, Report } from './recordings.ts';
import { atStops, viewersOf } from './recordings.ts';
import { eventsSeenBy, parting } from './seen.ts';
import { twin } from './twins.ts';

/** How many choices and attempts to undo are made from each position. */
const ACTIONS = 24;
const UNDO_ONE_IN = 3;

/** The table before a choice that can be taken back. */
interface Before {
  readonly seat: Seat;
  readonly play: Engine;
  readonly seenEvents: readonly EventRecord[];
}

/** Undo is refused exactly across a die, a reveal and another seat, and otherwise leaves no trace. */
export function undo(module: GameModule, given: CheckOptions = {}): Report {
  const findings = atStops(module, given, ({ play, setup, chance }) => {
    const trial = new Trial(play, setup);
    for (let i = 0; i < ACTIONS && trial.match.question; i++) {
      if (chance.nextInt(UNDO_ONE_IN) === 0) trial.undo(pick(trial, chance, setup.seats));
      else trial.choose(chance);
    }
  });
  return { findings };
}

/** Mostly the seat that is asked, for only that one may undo; now and then any. */
function pick({ match }: Trial, chance: Rng, seats: number): Seat {
  return chance.nextInt(4) === 0 ? chance.nextInt(seats) : (match.question?.seat ?? 0);
}

/** A match, and beside it a bare play that knows without undo what undo must do. */
class Trial {
  readonly match: Match;
  private readonly viewers: Viewer[];
  private play: Engine;
  /** What had happened before the bare play was copied. */
  private seenEvents: readonly EventRecord[] = [];
  private back: Before[] = [];

  constructor(play: Engine, setup: MatchSetup) {
    const snapshot = { position: play.position(), chance: play.chance.save(), number: 0 };
    this.match = new Match(play.game, setup, snapshot);
    this.play = twin(play);
    this.viewers = viewersOf(setup.seats);
  }

  choose(chance: Rng): void {
    const { match, play } = this;
    const { question } = match;
    if (!question) return;
    const { seat, choices } = question;
    const choice = choices[chance.nextInt(choices.length)];
    const before = { seat, play: twin(play), seenEvents: this.events() };
    const { drawCount } = play.chance;
    const { undoBarriers } = play;
    const refusal = match.choose(seat, match.number, choice);
    if (refusal) throw new Error(`"${choice.join(' ')}" is offered, but refused by ${refusal.rule}`);
    play.answer(choice);
    const quiet =
      play.chance.drawCount === drawCount &&
      play.undoBarriers === undoBarriers &&
      play.question?.seat === seat;
    if (quiet) this.back.push(before);
    else this.back = [];
    for (const viewer of this.viewers) {
      const may = viewer !== 'spectator' && match.mayUndo(viewer);
      if (may !== (this.back.at(-1)?.seat === viewer))
        throw new Error(`${viewer} ${may ? 'may' : 'may not'} undo after "${choice.join(' ')}"`);
    }
  }

  undo(seat: Seat): void {
    const before = this.back.at(-1);
    const allowed = before?.seat === seat;
    const refusal = this.match.undo(seat);
    if (allowed !== (refusal === undefined))
      throw new Error(`seat ${seat} ${allowed ? 'may not undo, but should' : 'may undo, but should not'}`);
    if (before && allowed) {
      this.play = before.play;
      this.seenEvents = before.seenEvents;
      this.back.pop();
    }
    this.compare(`after ${refusal ? 'a refused' : 'an'} undo of seat ${seat}`);
  }

  private events(): EventRecord[] {
    return [...this.seenEvents, ...this.play.events];
  }

  private compare(when: string): void {
    const { match, play } = this;
    const same = (what: string, one: string, other: string) => {
      if (one !== other) throw new Error(`${when} ${what} not as before: ${parting(one, other)}`);
    };
    same('the table is', canonical(play.position()), canonical(match.position()));
    same('the question is', canonical(play.question), canonical(match.question));
    for (const viewer of this.viewers)
      same(
        `what ${viewer} was told is`,
        eventsSeenBy(viewer, this.events()),
        canonical(match.events(viewer)),
      );
  }
}
