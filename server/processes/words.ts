/** What the processes of one server say to each other: each member to the supervisor that started it, and back. */
import type { IncomingHttpHeaders } from 'node:http';

/** What somebody who opens a socket asked for. */
export interface Knock {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A socket on its way to the process that its table is at home in; the connection itself travels beside the message. */
interface Lent {
  readonly say: 'socket';
  readonly to: number;
  readonly knock: Knock;
  /** What was already read of what follows, in base64. */
  readonly head: string;
}

export type FromMember =
  | { readonly say: 'ready'; readonly address: string }
  | { readonly say: 'metrics'; readonly id: number }
  | Lent;

export type FromSupervisor =
  | { readonly say: 'stop' }
  /** The metrics of all; without a text, they could not be had. */
  | { readonly say: 'metrics'; readonly id: number; readonly text?: string }
  | Lent;

/** The variable that tells a member which of them it is. */
export const NUMBER = 'GONFALON_PROCESS';
