/** A database of this browser, opened when it is needed. */
export class Database {
  private readonly name: string;
  private readonly version: number;
  /** What the things of each store are found by. */
  private readonly stores: Readonly<Record<string, string | string[]>>;
  private opened: Promise<IDBDatabase> | undefined;

  constructor(name: string, version: number, stores: Readonly<Record<string, string | string[]>>) {
    this.name = name;
    this.version = version;
    this.stores = stores;
  }

  /** Runs a transaction; its outcome is there once it is on the disk. */
  async transact<T>(
    mode: IDBTransactionMode,
    job: (store: (name: string) => IDBObjectStore, done: (value: T) => void) => void,
  ): Promise<T> {
    const database = await this.open();
    return new Promise<T>((resolve, reject) => {
      let outcome: { readonly value: T } | undefined;
      const transaction = database.transaction(Object.keys(this.stores), mode);
      transaction.oncomplete = () => (outcome ? resolve(outcome.value) : reject(new Error('nothing found')));
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      job(
        (name) => transaction.objectStore(name),
        (value) => {
          outcome = { value };
        },
      );
    });
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.name, this.version);
      request.onupgradeneeded = () => {
        const { result } = request;
        for (const [store, keyPath] of Object.entries(this.stores))
          if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath });
      };
      request.onsuccess = () => {
        // Another tab with a newer version may need it, or the browser may have thrown it away.
        const forget = () => {
          request.result.close();
          this.opened = undefined;
        };
        request.result.onversionchange = forget;
        request.result.onclose = forget;
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('blocked'));
    });
    this.opened.catch(() => {
      this.opened = undefined;
    });
    return this.opened;
  }
}
