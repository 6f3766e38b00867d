import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';

/** Whether the store answers. Many may ask at once; the store is asked once. */
export class Health {
  private readonly store: Pick<Store, 'check'>;
  private asking: Promise<boolean> | undefined;

  constructor(store: Pick<Store, 'check'>) {
    this.store = store;
  }

  isGood(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    try {
      await this.store.check();
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }
}
