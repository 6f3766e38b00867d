/** What the processes of one server say to each other: each member to the supervisor that started it, and back. */
import type { IncomingHttpHeaders } from 'node:http';

/** What somebody who opens a socket asked for. */
export interface Knock {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A socket on its way to the process that its table is at home in; the connection itself travels beside the message. */
export interface Lent {
  readonly knock: Knock;
  /** What was already read of what follows, in base64. */
  readonly head: string;
}

/**
 * A connection that is sent to a process which dies would be open for ever, with nobody to serve it. So the supervisor keeps
 * it, too, until the other says that it has it; and since two must not read from it, that one waits until it is let go.
 */
export type FromMember =
  | { readonly say: 'ready'; readonly address: string }
  | { readonly say: 'metrics'; readonly id: number }
  | { readonly say: 'lend'; readonly to: number; readonly lent: Lent }
  | { readonly say: 'taken'; readonly id: number };

export type FromSupervisor =
  | { readonly say: 'stop' }
  /** The metrics of all; without a text, they could not be had. */
  | { readonly say: 'metrics'; readonly id: number; readonly text?: string }
  | { readonly say: 'take'; readonly id: number; readonly lent: Lent }
  | { readonly say: 'yours'; readonly id: number };

/** The variable that tells a member which of them it is. */
export const NUMBER = 'GONFALON_PROCESS';
