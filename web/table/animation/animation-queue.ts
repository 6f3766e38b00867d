/**
 * What happened is shown before what came of it: an update's motions are played one after the other on the table as
 * it was, then the new standing is shown. Updates that come meanwhile wait.
 */
import type { GameEvent, Ref } from '@gonfalon/kernel';
import type { TableView, Update } from '@gonfalon/protocol';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import { standingOf } from '../../match-session/online-view.ts';

/** How long each kind takes at normal pace, in ms. */
const LENGTH: Readonly<Record<Animation['kind'], number>> = {
  travel: 650,
  dice: 1500,
  card: 1600,
  deal: 700,
  glow: 550,
};
/** All motions of one update together take no longer than this. */
const MAX_MOTION_MS = 4000;
/** So many updates behind, one is not played any more. */
const FAR_BEHIND = 6;
/** Of more than these, only the last are shown. */
const MAX_QUEUED = 16;
/** So many sentences tell what dice did. */
const MAX_OUTCOMES = 2;

export type Movement = Extract<Animation, { readonly kind: 'travel' }>;

export interface RunningAnimation {
  readonly id: number;
  readonly motion: Animation;
  /** What has arrived since the table was last shown as it is, each piece once. */
  readonly arrived: readonly Movement[];
  readonly ms: number;
  readonly scene: Scene;
  /** What came of it: told while the dice rest. */
  readonly after: readonly GameEvent[];
}

export interface AnimationParts {
  /** The table as it is shown now; undefined if nothing is. */
  scene(): Scene | undefined;
  motions(event: GameEvent, scene: Scene): readonly Animation[];
  /** 0 is at once. */
  pace(): number;
  show(standing: TableView): void;
  /** What happens is told in words when it begins to be seen. */
  announce(events: readonly GameEvent[]): void;
  /** Each event is heard when it is seen; what is not seen, with what is seen next. */
  playSounds(events: readonly GameEvent[], scene: Scene): void;
}

/** Something to be seen, and what is heard meanwhile. */
interface AnimationStep {
  readonly motion: Animation;
  readonly events: readonly GameEvent[];
  readonly after: readonly GameEvent[];
}

/** How much of its length each of so many motions gets. */
export function speedFactor(motions: readonly Animation[], pace: number): number {
  const whole = motions.reduce((sum, { kind }) => sum + LENGTH[kind], 0) * pace;
  return whole > MAX_MOTION_MS ? (pace * MAX_MOTION_MS) / whole : pace;
}

export class AnimationQueue {
  readonly playing: ReadonlySignal<RunningAnimation | undefined>;
  readonly idle: ReadonlySignal<boolean>;
  private readonly now = signal<RunningAnimation | undefined>(undefined);
  private readonly rests = signal(true);
  private readonly parts: AnimationParts;
  private readonly queue: Update[] = [];
  private count = 0;
  private skipCurrent: (() => void) | undefined;
  private skipping = false;

  constructor(parts: AnimationParts) {
    this.parts = parts;
    this.playing = this.now;
    this.idle = this.rests;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (this.rests.value) void this.run();
  }

  /** Shows at once what is being played and what waits. */
  skip(): void {
    if (this.rests.value) return;
    this.skipping = true;
    this.skipCurrent?.();
  }

  private async run(): Promise<void> {
    this.rests.value = false;
    try {
      for (let update = this.queue.shift(); update; update = this.queue.shift()) {
        const played = this.playUpdate(update);
        // What is not played is shown at once, and not a moment later.
        if (played) await played;
      }
    } finally {
      this.skipping = false;
      this.rests.value = true;
    }
  }

  private playUpdate(update: Update): Promise<void> | undefined {
    const events = update.news.flatMap((item) => item.events);
    const scene = this.parts.scene();
    this.parts.announce(events);
    const pace =
      this.skipping || this.queue.length > FAR_BEHIND ? 0 : this.parts.pace() / (1 + this.queue.length);
    const { cues, unseen } = pace > 0 && scene ? this.cuesOf(events, scene) : { cues: [], unseen: events };
    if (!scene || cues.length === 0) {
      if (scene && !this.skipping) this.parts.playSounds(events, scene);
      this.parts.show(standingOf(update));
      return undefined;
    }
    const motions = cues.map(({ motion }) => motion);
    return this.play(cues, scene, speedFactor(motions, pace)).finally(() =>
      batch(() => {
        this.now.value = undefined;
        if (!this.skipping) this.parts.playSounds(unseen, scene);
        this.parts.show(standingOf(update));
      }),
    );
  }

  private cuesOf(events: readonly GameEvent[], scene: Scene): { cues: AnimationStep[]; unseen: GameEvent[] } {
    const cues: AnimationStep[] = [];
    let unseen: GameEvent[] = [];
    for (const [i, event] of events.entries()) {
      unseen.push(event);
      for (const motion of this.parts.motions(event, scene)) {
        const after = motion.kind === 'dice' ? events.slice(i + 1, i + 1 + MAX_OUTCOMES) : [];
        cues.push({ motion, events: unseen, after });
        unseen = [];
      }
    }
    return { cues: cues.slice(-MAX_QUEUED), unseen };
  }

  private async play(cues: readonly AnimationStep[], scene: Scene, pace: number): Promise<void> {
    const arrived = new Map<Ref, Movement>();
    for (const { motion, events, after } of cues) {
      if (this.skipping) return;
      this.parts.playSounds(events, scene);
      const ms = LENGTH[motion.kind] * pace;
      const piece = motion.kind === 'travel' ? motion.piece : undefined;
      if (piece !== undefined) arrived.delete(piece);
      this.now.value = { id: ++this.count, motion, arrived: [...arrived.values()], ms, scene, after };
      await this.rest(ms);
      if (motion.kind === 'travel' && piece !== undefined) arrived.set(piece, motion);
    }
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skipCurrent = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
