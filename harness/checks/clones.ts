import type { Dealer, GameModule, Play, Viewer } from '@gonfalon/kernel';
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
  const unchanged = (what: string, other: Play) => {
    const now = canonical({ state: other.state, stack: other.stack });
    if (now !== before) throw new Error(`${what}: ${parting(before, now)}`);
  };
  const copy = twin(play);
  const kept = twin(copy);
  unchanged('a copy is not like its original', kept);
  playOn(copy, chance);
  unchanged('playing on a copy changes the original', play);
  unchanged('playing on changes an earlier copy', kept);

  const viewer: Viewer = chance.below(setup.seats);
  for (const whom of [viewer, 'spectator'] as const) {
    play.game.view(play.state, whom);
    playOn(imagined(play, whom, chance), chance);
    unchanged(`showing ${whom} the table, or playing on what it imagines, changes the original`, play);
  }
  const worth = module.evaluate(play.state, viewer);
  if (!Number.isFinite(worth)) throw new Error(`the table is worth ${worth} to seat ${viewer}`);
  unchanged('evaluating changes the table', play);
}

/** Plays at random; what was told once must stay as it was told. */
function playOn(play: Play, chance: Dealer): void {
  const told: string[] = [];
  for (let i = 0; i < CHOICES && play.question; i++) {
    const { choices } = play.question;
    play.answer(choices[chance.below(choices.length)]);
    for (const record of play.events.slice(told.length)) told.push(canonical(record));
  }
  for (const [i, text] of told.entries()) {
    const now = canonical(play.events[i]);
    if (now !== text) throw new Error(`an event changes after it was told: ${parting(text, now)}`);
  }
}
