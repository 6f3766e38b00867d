import type { GameModule } from '@gonfalon/kernel';
import { digest, readMatchFile, startEngine, verifyMatch } from '@gonfalon/kernel';
import type { CheckOptions, Report } from './recordings.ts';
import { atRecordings, redo, viewersOf } from './recordings.ts';
import { eventsSeenBy, parting } from './seen.ts';

/** A file, written as text and read again, leads to the same position, the same result and the same events. */
export function replays(module: GameModule, given: CheckOptions = {}): Report {
  const { game } = module;
  const findings = atRecordings(module, given, (recorded) => {
    const file = readMatchFile(JSON.parse(JSON.stringify(recorded.file())));
    const match = verifyMatch(game, file);
    const play = startEngine(game, recorded.setup);
    for (const entry of recorded.entries) redo(play, entry);
    if (digest(match.position()) !== digest(play.position()))
      throw new Error('the same choices led to two positions');
    for (const viewer of viewersOf(recorded.setup.seats)) {
      const one = eventsSeenBy(viewer, play.events);
      const other = eventsSeenBy(
        viewer,
        match.events(viewer).map((event) => ({ event })),
      );
      if (one !== other)
        throw new Error(`the same choices told ${viewer} two stories: ${parting(one, other)}`);
    }
  });
  return { findings };
}
