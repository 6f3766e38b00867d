/** Our own server, or several that share a store, as clients see them. */
import type { Choice, Dealer, Question } from '@gonfalon/kernel';
import { dealer } from '@gonfalon/kernel';
import { get, post } from './http.ts';
import { fieldsFrom, numberBehind } from './scan.ts';
import type { Site } from './site.ts';
import { GAME, PLAYERS, WATCHERS } from './site.ts';
import type { Heard, ServedMatch } from './watched.ts';
import { WatchedTable } from './watched.ts';
import { Wire } from './wire.ts';

/** Through which server each watcher of a table goes. */
export type Doors = (table: number, watcher: number) => string;

interface Guest {
  readonly door: string;
  readonly cookie: string;
}

export class GonfalonSite implements Site {
  private readonly doors: Doors;
  private readonly luck = dealer({ kind: 'fast', seed: 'bench' });
  private readonly guests = new Map<WatchedTable, readonly Guest[]>();
  private count = 0;

  constructor(doors: Doors) {
    this.doors = doors;
  }

  async table(): Promise<WatchedTable> {
    const number = this.count++;
    const guests: Guest[] = [];
    const wires: Wire[] = [];
    for (let watcher = 0; watcher < WATCHERS; watcher++) {
      const door = this.doors(number, watcher);
      const { cookie } = await get(`${door}/api/me`);
      if (cookie === undefined) throw new Error(`${door} gives no cookie`);
      guests.push({ door, cookie });
      wires.push(await Wire.open(door, '/api/live', { Cookie: cookie }));
    }
    const table = new WatchedTable(wires);
    this.guests.set(table, guests);
    await this.renew(table);
    return table;
  }

  async renew(table: WatchedTable): Promise<void> {
    const [host, ...others] = (this.guests.get(table) ?? []).slice(0, PLAYERS);
    if (!host) throw new Error('nobody sits at that table');
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const created = await post(`${host.door}/api/tables`, { game: GAME, seats }, host.cookie);
    const { id } = created.table as { readonly id: string };
    for (const { door, cookie } of others) await post(`${door}/api/tables/${id}/join`, {}, cookie);
    await table.watch(new GonfalonMatch(id, this.luck));
  }
}

const UPDATE = Buffer.from('{"do":"update"');
const REFUSED = Buffer.from('"ok":false');
const NUMBER = Buffer.from('"number":');
/** The view stands before this, and all that matters behind it. */
const BEHIND_VIEW = Buffer.from('"mayUndo":');
const ASKED = Buffer.from('"question":{');
const OVER = Buffer.from('"over":{');

interface Behind {
  readonly mayUndo: boolean;
  readonly question: Question;
}

let keys = 0;

class GonfalonMatch implements ServedMatch {
  readonly greetings: readonly string[];
  private readonly id: string;
  private readonly luck: Dealer;
  private readonly seq: Buffer;
  private answered = -1;

  constructor(id: string, luck: Dealer) {
    this.id = id;
    this.luck = luck;
    this.seq = Buffer.from(`${id}","seq":`);
    this.greetings = Array.from({ length: WATCHERS }, () =>
      JSON.stringify({ do: 'watch', table: id, patches: true }),
    );
  }

  read(text: Buffer): Heard | 'refused' | undefined {
    if (!startsWith(text, UPDATE)) return text.includes(REFUSED) ? 'refused' : undefined;
    const seq = numberBehind(text, this.seq);
    if (seq === undefined) return undefined;
    const behind = text.lastIndexOf(BEHIND_VIEW);
    if (text.includes(OVER, behind)) return { seq, over: true };
    if (!text.includes(ASKED, behind)) return { seq };
    const { mayUndo, question } = fieldsFrom(text, behind) as Behind;
    // A question with one choice is answered by the table itself, unless the seat might rather take one back.
    if (question.choices.length === 1 && !mayUndo) return { seq };
    const number = numberBehind(text, NUMBER, text.indexOf(this.seq)) ?? 0;
    if (number === this.answered) return { seq };
    this.answered = number;
    return { seq, answer: this.answer(number, question) };
  }

  private answer(number: number, { choices }: Question): string {
    const choice = choices[this.luck.below(choices.length)] as Choice;
    const key = `bench-${(keys++).toString(36).padStart(8, '0')}`;
    return JSON.stringify({ id: 1, do: 'choose', table: this.id, number, choice, key });
  }
}

function startsWith(text: Buffer, start: Buffer): boolean {
  return text.length >= start.length && text.compare(start, 0, start.length, 0, start.length) === 0;
}
