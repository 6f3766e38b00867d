import type { Engine, GameModule, Question, Rng, Seat } from '@gonfalon/kernel';
import { canonical } from '@gonfalon/kernel';
import type { CheckOptions, Report, Stop } from './recordings.ts';
import { atStops } from './recordings.ts';
import { parting } from './seen.ts';
import { imagined, twin } from './twins.ts';

/** How many choices are played on a copy. */
const CHOICES = 16;

/** A copy and its original share nothing: whatever is played on one leaves the other, and the log, as it was. */
export function clones(module: GameModule, given: CheckOptions = {}): Report {
  return { findings: atStops(module, given, (stop) => visit(module, stop)) };
}

function visit(module: GameModule, { play, setup, chance }: Stop): void {
  const before = canonical({ state: play.state, stack: play.stack });
  const unchanged = (what: string, other: Engine) => {
    const now = canonical({ state: other.state, stack: other.stack });
    if (now !== before) throw new Error(`${what}: ${parting(before, now)}`);
  };
  const copy = twin(play);
  const kept = twin(copy);
  unchanged('a copy is not like its original', kept);
  playOn(copy, chance);
  unchanged('playing on a copy changes the original', play);
  unchanged('playing on changes an earlier copy', kept);

  const viewer: Seat = chance.nextInt(setup.seats);
  for (const whom of [viewer, 'spectator'] as const) {
    play.game.view(play.state, whom);
    playOn(imagined(play, whom, chance), chance);
    unchanged(`showing ${whom} the table, or playing on what it imagines, changes the original`, play);
  }
  const { evaluation } = module;
  const measured = new Float64Array(evaluation.features.length).fill(Number.NaN);
  evaluation.measure(play.state, viewer, measured);
  for (const [i, term] of evaluation.features.entries())
    if (!Number.isFinite(measured[i])) throw new Error(`seat ${viewer} has ${measured[i]} of "${term}"`);
  if (play.question) lean(module, play, play.question);
  unchanged('judging changes the table', play);
}

function lean({ evaluation }: GameModule, play: Engine, question: Question): void {
  const leanings = new Float64Array(question.choices.length);
  evaluation.movePriors?.(play, question, leanings);
  for (const [i, choice] of question.choices.entries())
    if (!Number.isFinite(leanings[i]))
      throw new Error(`instinct leans ${leanings[i]} to "${choice.join(' ')}"`);
}

/** Plays at random; what was told once must stay as it was told. */
function playOn(play: Engine, chance: Rng): void {
  const texts: string[] = [];
  for (let i = 0; i < CHOICES && play.question; i++) {
    const { choices } = play.question;
    play.answer(choices[chance.nextInt(choices.length)]);
    for (const record of play.events.slice(texts.length)) texts.push(canonical(record));
  }
  for (const [i, text] of texts.entries()) {
    const now = canonical(play.events[i]);
    if (now !== text) throw new Error(`an event changes after it was told: ${parting(text, now)}`);
  }
}
