/** A PostgreSQL for tests. One that was given cannot be stopped and started again. */
export interface Postgres {
  readonly url: string;
  /** Stops it for good and removes its files, if it is a private one. */
  stop(): Promise<void>;
  stopServer?(): Promise<void>;
  startServer?(): Promise<void>;
}

export function startPostgres(options?: {
  readonly port?: number;
  readonly folder?: string;
  readonly own?: boolean;
}): Promise<
  | { readonly postgres: Postgres; readonly reason?: undefined }
  | { readonly postgres?: undefined; readonly reason: string }
>;
