import type { Engine, GameModule, Seat } from '@gonfalon/kernel';
import type { CheckOptions, Report } from './recordings.ts';
import { atStops } from './recordings.ts';
import { eventsSeenBy, parting, seenBy } from './seen.ts';
import { imagined, outcomeOf, someChoices, twin } from './twins.ts';

const GUESSES = 3;
const CHOICES = 6;

/**
 * A choice that teaches its own seat something hidden cannot be undone. If the same choice on two tables that the
 * seat could not tell apart looks different to it, then a reveal must have stopped undo.
 */
export function reveals(module: GameModule, given: CheckOptions = {}): Report {
  const findings = atStops(module, given, ({ play, next, chance }) => {
    const seat = play.question?.seat;
    if (seat === undefined) return;
    const truth = twin(play);
    const choices = someChoices(play, next, chance, CHOICES);
    for (let i = 0; i < GUESSES; i++) {
      const guess = imagined(play, seat, chance);
      for (const choice of choices) {
        const one = outcomeOf(truth, choice);
        if (!one.quiet || one.play.question?.seat !== seat) continue;
        const learned = tellApart(seat, one.play, outcomeOf(guess, choice).play);
        if (learned)
          throw new Error(
            `"${choice.join(' ')}" shows seat ${seat} what was hidden, but may be undone: ${learned}`,
          );
      }
    }
  });
  return { findings };
}

function tellApart(seat: Seat, one: Engine, other: Engine): string | undefined {
  const views = [seenBy(seat, one), seenBy(seat, other)];
  if (views[0] !== views[1]) return parting(views[0], views[1]);
  const stories = [eventsSeenBy(seat, one.events), eventsSeenBy(seat, other.events)];
  return stories[0] === stories[1] ? undefined : parting(stories[0], stories[1]);
}
