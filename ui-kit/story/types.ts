/**
 * What a game tells of a match that is over: what was done, what was worth telling, who earned which medal, and what
 * the dice gave. A game brings one function from what spectators saw to these facts, and the words for them; the page
 * and the picture are the shell's.
 */
import type { GameEvent, Language, Params, Result, Seat, TableFacts } from '@gonfalon/kernel';
import type { IconName } from '../icons.ts';

/** A match that is over, as spectators saw it: nothing in it was ever hidden from anybody. */
export interface MatchLog<V = unknown> {
  readonly seats: number;
  /** What happened, moment by moment. */
  readonly batches: readonly { readonly at: number; readonly events: readonly GameEvent[] }[];
  /** The table as it was left. */
  readonly end: V;
  /** None if the players agreed to stop. */
  readonly result?: Result | undefined;
}

/** Something that is counted for every seat. */
export interface Stat<Id extends string = string> {
  readonly id: Id;
  readonly icon: IconName;
  /** In the order of the seats. */
  readonly counts: readonly number[];
}

/** A single thing worth telling. The weightier one is told where there is room for one only. */
export interface Highlight<Id extends string = string> {
  readonly id: Id;
  readonly at: number;
  readonly weight: number;
  readonly facts: Params;
  /** Whose chances it raised, or lowered, if that is plain. */
  readonly helps?: Seat;
  readonly hurts?: Seat;
  /** Told only of a turn of which there is nothing greater to tell. */
  readonly minor?: true;
}

/** The moments of a game, each with the facts that its sentence is about. */
export type HighlightOf<Facts extends Record<keyof Facts, Params>> = {
  [Id in keyof Facts & string]: Highlight<Id> & { readonly facts: Facts[Id] };
}[keyof Facts & string];

export interface Medal<Id extends string = string> {
  readonly id: Id;
  readonly icon: IconName;
  readonly seat: Seat;
  /** When it was earned, if that was at one moment. */
  readonly at?: number;
  /** What it was given for. */
  readonly facts: Params;
}

/** The medals of a game, each with the facts that its sentence is about. */
export type MedalOf<Facts extends Record<keyof Facts, Params>> = {
  [Id in keyof Facts & string]: Medal<Id> & { readonly facts: Facts[Id] };
}[keyof Facts & string];

/** What some dice gave their owner, in whatever the game counts: hits, pips. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: number;
  readonly value: number;
  /** The chance of each value, from 0 on. */
  readonly chances: readonly number[];
}

/** How the rules brought the match to its end. */
export type Ended = 'won' | 'resigned' | 'limit';

/** All that a game has to say about a match. */
export interface MatchFacts {
  readonly ended: Ended;
  /** Who gave up last. */
  readonly resigned?: Seat | undefined;
  readonly stats: readonly Stat[];
  /** In the order in which they came; of every turn there is at least a slight one that speaks for nobody. */
  readonly highlights: readonly Highlight[];
  readonly medals: readonly Medal[];
  readonly rolls: readonly Roll[];
}

/** How a seat is named in a sentence: by whoever sat there, or by what they played if they have no name. */
export type NameOf = (seat: Seat) => string;

export interface MedalMessages {
  readonly name: string;
  /** What it was given for, in a sentence without the name of who has it. */
  readonly why: string;
}

/** One language. */
export interface StoryMessages<V = unknown> {
  /** Where it was fought, to end a sentence with: «at Tarsos». */
  place(end: V): string;
  /** Who played there without a name, in the middle of a sentence: «the Wolf Clan», « le clan du Loup ». */
  seat(seat: Seat, at?: TableFacts<V>): string;
  /** What is counted, as the label of a row. */
  deed(deed: Stat): string;
  /** A whole sentence. */
  moment(moment: Highlight, name: NameOf): string;
  medal(medal: Medal): MedalMessages;
  /** So much of what the dice give: «12 hits». */
  gave(amount: number): string;
}

export interface StoryBuilder<V = unknown> {
  /** Every medal that there is to earn. */
  readonly medals: readonly string[];
  account(chronicle: MatchLog<V>): MatchFacts;
  readonly messages: Readonly<Record<Language, StoryMessages<V>>>;
}
