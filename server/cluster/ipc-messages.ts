/** What the processes of one server say to each other: each member to the supervisor that started it, and back. */
import type { IncomingHttpHeaders } from 'node:http';

/** What somebody who opens a socket asked for. */
export interface UpgradeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A socket on its way to the process that its table is at home in; the connection itself travels beside the message. */
export interface SocketHandoff {
  readonly knock: UpgradeRequest;
  /** What was already read of what follows, in base64. */
  readonly head: string;
}

/**
 * A connection that is sent to a process which dies would be open for ever, with nobody to serve it. So the supervisor keeps
 * it, too, until the other says that it has it; and since two must not read from it, that one waits until it is let go.
 */
export type WorkerMessage =
  | { readonly say: 'ready'; readonly address: string }
  | { readonly say: 'metrics'; readonly id: number }
  | { readonly say: 'lend'; readonly to: number; readonly lent: SocketHandoff }
  | { readonly say: 'taken'; readonly id: number };

export type SupervisorMessage =
  | { readonly say: 'stop' }
  /** The metrics of all; without a text, they could not be had. */
  | { readonly say: 'metrics'; readonly id: number; readonly text?: string }
  | { readonly say: 'take'; readonly id: number; readonly lent: SocketHandoff }
  | { readonly say: 'yours'; readonly id: number };

/** The variable that tells a member which of them it is. */
export const WORKER_INDEX_ENV = 'GONFALON_PROCESS';
