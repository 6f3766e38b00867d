/** A server, or several processes that are one. */
export interface RunningServer {
  /** Where it listens, as an address for a browser. */
  readonly address: string;
  /** Finishes what was begun, tells the clients, and lets go of everything. */
  stop(): Promise<void>;
}
