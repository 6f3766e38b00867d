/** The plain values that matches are made of. */

export type Seat = number;
export type Viewer = Seat | 'spectator';

/** A thing on the table, by name: a unit, a place, a card. */
export type Ref = string;

export type Choice = readonly [verb: string, ...refs: Ref[]];

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type Params = { readonly [key: string]: Json | undefined };

/** The locals of an open step: plain JSON, and nothing that is hidden from anyone. */
export type Locals = { [key: string]: Json | undefined };

export interface GameEvent {
  readonly kind: string;
  readonly [key: string]: Json | undefined;
}
