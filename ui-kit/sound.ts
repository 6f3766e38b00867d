/**
 * What is heard of a game. A sound is data: layers of a wave or of noise, each with its place in time, its length, its
 * loudness and a filter. The shell makes them audible; there are no files.
 */
import type { GameEvent } from '@gonfalon/kernel';

/** One value, or from one to another in the course of the layer. */
export type Glide = number | readonly [from: number, to: number];

export interface Filter {
  readonly kind: 'lowpass' | 'highpass' | 'bandpass';
  readonly hertz: Glide;
  readonly q?: number;
}

export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Noise has none. */
  readonly hertz?: Glide;
  /** When it begins, in seconds. */
  readonly at?: number;
  /** How long it swells, in seconds; then it dies away until its length is over. */
  readonly attack?: number;
  readonly length: number;
  /** At its loudest, 0 to 1. */
  readonly gain: number;
  readonly filter?: Filter;
  /** So many times in all, each so long after the one before, and so much as loud. */
  readonly again?: { readonly times: number; readonly every: number; readonly fade?: number };
}

export type Sound = readonly Layer[];

/** What goes on quietly as long as one is there. */
export interface AmbientSound {
  /** Noise without an end, whose loudness sways up and down: wind, a fire. */
  readonly loops: readonly {
    readonly gain: number;
    readonly filter: Filter;
    /** How much of the loudness comes and goes, 0 to 1, and how long that takes, in seconds. */
    readonly lfo: readonly [depth: number, seconds: number];
  }[];
  /** Heard now and then: at the least and at the most so many seconds apart. */
  readonly oneShots: readonly { readonly sound: Sound; readonly interval: readonly [number, number] }[];
}

export interface GameSounds<V = unknown> {
  /** By name, all that the game can be heard of. */
  readonly library: Readonly<Record<string, Sound>>;
  /** The name of what is heard of an event, if anything is. `view` is the table before the event. */
  of(event: GameEvent, view: V): string | undefined;
  /** By name: how a match ends for who has won, and for everybody else. */
  readonly ending: { readonly won: string; readonly over: string };
  /** By name and in order: what somebody hears who tries how it sounds. */
  readonly sample: readonly string[];
  readonly ambience: AmbientSound;
}

/** The same sound, so many seconds later. */
export function later(sound: Sound, seconds: number): Sound {
  return sound.map((layer) => ({ ...layer, at: (layer.at ?? 0) + seconds }));
}

/** How long a sound takes, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(
    0,
    ...sound.map(({ at = 0, length, again }) => at + length + (again ? (again.times - 1) * again.every : 0)),
  );
}
