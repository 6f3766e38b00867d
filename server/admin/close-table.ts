/** A host of the site closes a table: it ends without a result. */
import { RequestError } from '../errors.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Identity, Store, TableDetails } from '../store/store.ts';
import type { AuditLog } from './audit-log.ts';

/** How often it is tried again because the table changed at the same moment. */
const MAX_TRIES = 10;
/** Tables that this program cannot play on: there is nothing left of them to end but their row. */
const UNPLAYABLE: readonly string[] = ['table.old-rules', 'table.game-unknown'];

export interface CloseTableParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly acts: AuditLog;
  /** Told of a table whose status changed. */
  readonly onChange: (table: string) => void;
}

export class CloseTable {
  private readonly parts: CloseTableParts;

  constructor(parts: CloseTableParts) {
    this.parts = parts;
  }

  async close(host: Pick<Identity, 'id'>, id: string): Promise<void> {
    const { acts } = this.parts;
    refuseOver(await this.listed(id));
    await acts.note(host.id, 'close-table', { table: id });
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const listed = await this.listed(id);
      refuseOver(listed);
      if (listed.table.status === 'open' ? await this.cancel(listed) : await this.end(listed)) return;
    }
    throw new RequestError('server.unavailable');
  }

  private async end(listed: TableDetails): Promise<boolean> {
    const { rooms } = this.parts;
    const { id } = listed.table;
    try {
      await rooms.write(id, (room) => {
        if (!room.over) room.close();
      });
      return true;
    } catch (error) {
      if (!(error instanceof RequestError) || !UNPLAYABLE.includes(error.code)) throw error;
      return this.cancel(listed);
    }
  }

  private async cancel({ table: { id, version } }: TableDetails): Promise<boolean> {
    const { store, onChange } = this.parts;
    const change = { status: 'cancelled', ended: Date.now(), outcome: { by: 'host' } } as const;
    if (!(await store.changeTable(id, version, change))) return false;
    onChange(id);
    return true;
  }

  private async listed(id: string): Promise<TableDetails> {
    const listed = await this.parts.store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    return listed;
  }
}

function refuseOver({ table: { status } }: TableDetails): void {
  if (status === 'finished' || status === 'cancelled') throw new RequestError('host.over');
}
