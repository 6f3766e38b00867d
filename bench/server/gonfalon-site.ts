/** Our own server, or several that share a store, as clients see them. */
import type { Rng } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { get, post } from './http.ts';
import { choicesIn, numberBehind } from './scan.ts';
import type { Site } from './site.ts';
import { GAME, PLAYERS, WATCHERS } from './site.ts';
import type { ParsedMessage, ServedMatch } from './watched.ts';
import { WatchedTable } from './watched.ts';
import { Wire } from './wire.ts';

/** Through which server each watcher of a table goes. */
export type ServerFor = (table: number, watcher: number) => string;

interface Guest {
  readonly door: string;
  readonly cookie: string;
}

export class GonfalonSite implements Site {
  private readonly doors: ServerFor;
  private readonly luck = createRng({ kind: 'fast', seed: 'bench' });
  private readonly guests = new Map<WatchedTable, readonly Guest[]>();
  private count = 0;

  constructor(doors: ServerFor) {
    this.doors = doors;
  }

  async table(): Promise<WatchedTable> {
    const number = this.count++;
    const guests: Guest[] = [];
    for (let watcher = 0; watcher < WATCHERS; watcher++) {
      const door = this.doors(number, watcher);
      const { cookie } = await get(`${door}/api/me`);
      if (cookie === undefined) throw new Error(`${door} gives no cookie`);
      guests.push({ door, cookie });
    }
    const id = await this.match(guests);
    const wires: Wire[] = [];
    for (const { door, cookie } of guests)
      wires.push(await Wire.open(door, `/api/live?table=${id}`, { Cookie: cookie }));
    const table = new WatchedTable(wires);
    this.guests.set(table, guests);
    await table.watch(new GonfalonMatch(id, this.luck));
    return table;
  }

  /** The sockets stay open: all of them are where the first match of the table was at home. */
  async renew(table: WatchedTable): Promise<void> {
    const id = await this.match(this.guests.get(table) ?? []);
    await table.watch(new GonfalonMatch(id, this.luck));
  }

  /** Begins one between those of them who play; answers its id. */
  private async match(guests: readonly Guest[]): Promise<string> {
    const [host, ...others] = guests.slice(0, PLAYERS);
    if (!host) throw new Error('nobody sits at that table');
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const created = await post(`${host.door}/api/tables`, { game: GAME, seats }, host.cookie);
    const { id } = created.table as { readonly id: string };
    for (const { door, cookie } of others) await post(`${door}/api/tables/${id}/join`, {}, cookie);
    return id;
  }
}

/** What an update begins with that no other message does: the third and the eighth letter of `{"do":"update"`. */
const D = 0x64;
const U = 0x75;
const REFUSED = Buffer.from('"ok":false');
/** The view, or what changed of it, stands before this, and all that matters behind it or a little before. */
const BEHIND_VIEW = Buffer.from('"mayUndo":');
/** Where the table, its sequence number and the number of the question stand if only what changed of the view is told. */
const LITTLE = 100;
const MAY_UNDO = '"mayUndo":true';
const ASKED = '"question":{';
const OVER = '"over":{';

let keys = 0;

class GonfalonMatch implements ServedMatch {
  readonly greetings: readonly string[];
  private readonly id: string;
  private readonly luck: Rng;
  private readonly seq: string;
  private answered = -1;

  constructor(id: string, luck: Rng) {
    this.id = id;
    this.luck = luck;
    this.seq = `${id}","seq":`;
    this.greetings = Array.from({ length: WATCHERS }, () =>
      JSON.stringify({ do: 'watch', table: id, patches: true }),
    );
  }

  /** Reads as little as it can: most of a message is a view nobody looks at. */
  read(text: Buffer): ParsedMessage | 'refused' | undefined {
    if (text[2] !== D || text[7] !== U) return text.includes(REFUSED) ? 'refused' : undefined;
    const behind = text.lastIndexOf(BEHIND_VIEW);
    const end = text.toString('latin1', Math.max(0, behind - LITTLE));
    // The view, if it is told whole, stands in between; and a match that is no longer played here may have a last word.
    const whole = end.includes(this.seq) ? end : text.toString('latin1');
    const seq = numberBehind(whole, this.seq);
    if (seq === undefined) return undefined;
    if (end.includes(OVER)) return { seq, over: true };
    if (!end.includes(ASKED)) return { seq };
    const choices = choicesIn(end);
    // A question with one choice is answered by the table itself, unless the seat might rather take one back.
    if (choices.length === 1 && !end.includes(MAY_UNDO)) return { seq };
    const number = numberBehind(whole, '"number":', whole.indexOf(this.seq)) ?? 0;
    if (number === this.answered) return { seq };
    this.answered = number;
    return { seq, answer: this.answer(number, choices) };
  }

  private answer(number: number, choices: readonly string[]): string {
    const choice = choices[this.luck.nextInt(choices.length)] as string;
    const key = `bench-${(keys++).toString(36).padStart(8, '0')}`;
    return `{"id":1,"do":"choose","table":"${this.id}","number":${number},"choice":[${choice}],"key":"${key}"}`;
  }
}
