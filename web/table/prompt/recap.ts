/** What the others did since the viewer's last turn: the moves that are lit on the board, and the two lines that tell it. */
import type { GameEvent, Ref } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import type { LogGroup } from '../panels/log-groups.ts';

interface Trail {
  readonly from: Ref;
  readonly to: Ref;
}

export interface Recap {
  readonly lines: readonly string[];
  readonly trails: readonly Trail[];
  /** Where else something happened. */
  readonly places: readonly Ref[];
}

/** More would be a tangle. */
const MAX_TRAILS = 8;

/** The events of the others' turns before the one that has just begun for that seat; none if it is not theirs. */
export function eventsBefore(groups: readonly LogGroup[], viewer: number): readonly GameEvent[] {
  const [now] = groups.slice(-1);
  if (now?.seat !== viewer) return [];
  const earlier = groups.slice(0, -1);
  const own = earlier.findLastIndex(({ seat }) => seat === viewer);
  return earlier.slice(own + 1).flatMap(({ lines }) => lines.map(({ event }) => event));
}

export function recapOf(
  events: readonly GameEvent[],
  scene: Scene,
  motionsOf: (event: GameEvent) => readonly Animation[],
): Recap | undefined {
  const seen = events.map((event) => ({ event, motions: motionsOf(event) }));
  // A card that flies to a hand is no deed.
  const deeds = seen.filter(({ motions }) => motions.some(({ kind }) => kind !== 'deal'));
  const [first, last] = [deeds.at(0) ?? seen.at(0), deeds.at(-1)];
  if (!first) return undefined;
  const shownEvents = last && last !== first ? [first, last] : [first];
  const motions = seen.flatMap((item) => item.motions);
  return {
    lines: shownEvents.map(({ event }) => scene.messages.event(event)),
    trails: motions
      .flatMap((m) => (m.kind === 'travel' ? [{ from: m.from, to: m.to }] : []))
      .slice(-MAX_TRAILS),
    places: [...new Set(motions.flatMap((m) => (m.kind === 'glow' ? m.at : [])))].slice(-MAX_TRAILS),
  };
}
