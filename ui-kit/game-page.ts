/** A page of a game's own, such as one to build decks. The shell gives it an address, the game's look and its workers. */
import type { Choice, Language, Params, Seat } from '@gonfalon/kernel';
import type { FunctionComponent } from 'preact';
import type { IconName } from './icons.ts';

/** What is known of it before it is loaded. */
export interface GamePageCard {
  /** In its address: `/page/<game>/<id>`. */
  readonly id: string;
  readonly icon: IconName;
  readonly titles: Readonly<Record<Language, string>>;
  load(): Promise<FunctionComponent<GamePageProps>>;
}

export interface GamePageProps {
  readonly language: Language;
  /** The address of the page, and what stands behind # in it. */
  readonly address: string;
  readonly fragment: string;
  /** Goes to another page of the site. */
  go(address: string): void;
  /** The address of a rule. */
  rule(id: string): string;
  /** Says something in passing. */
  notify(text: string, how?: 'good' | 'bad'): void;
  /** Lets bots play matches against each other beside the page, and tells of each how it ended; the answer stops it. */
  playTrials(trials: readonly Trial[], on: TrialEvents): () => void;
}

/** A match between bots. */
export interface Trial {
  readonly seats: number;
  readonly options: Params;
  /** The same seed gives the same match. */
  readonly seed: string;
  readonly bot: string;
  /** What each seat answers first, before its bot plays. */
  readonly openings: readonly (readonly Choice[])[];
}

export interface TrialEvents {
  /** Nobody wins a draw, or all do. */
  onResult(trial: number, winners: readonly Seat[]): void;
  onEnd(): void;
  onFailure(): void;
}
