/**
 * What is written at a table. Players and spectators write among themselves; when the table is over, both read both.
 * What players write to their own side is never read by anybody else.
 */
import type { GameModule, Viewer } from '@gonfalon/kernel';
import { matesOf } from '@gonfalon/kernel';
import type { ChatMessage, CommandFields } from '@gonfalon/protocol';
import { personOf, sidesAt, viewerOf } from '../access/table-access.ts';
import { malformed } from '../api/json.ts';
import { RequestError } from '../errors.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Audience, ChatRow, Identity, Store, TableDetails } from '../store/store.ts';

const PAGE = 100;

export interface TalkParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly allowance: number;
  /** Told of a new line, and whom it is for. */
  readonly onLine: (listed: TableDetails, line: ChatMessage, to: Audience) => void;
}

export class Chat {
  private readonly parts: TalkParts;
  private readonly pace: RateLimiter;

  constructor(parts: TalkParts) {
    this.parts = parts;
    this.pace = new RateLimiter({ perSecond: 0.5 * parts.allowance, burst: 8 * parts.allowance });
  }

  async chat(who: Identity, id: string, { text, to: wanted }: CommandFields<'chat'>): Promise<object> {
    const { store, games, onLine } = this.parts;
    const listed = await this.listed(id);
    const { table } = listed;
    const viewer = viewerOf(listed, who.id);
    const side = sideAudience(games, listed, viewer);
    if (wanted === 'side' && !side) throw new RequestError('chat.no-mates');
    const company = viewer === 'spectator' ? 'spectators' : 'players';
    const to = (wanted === 'side' && side) || company;
    if (table.chat === 'off' || (table.chat === 'players' && company === 'spectators'))
      throw new RequestError('chat.off');
    if ((await store.muted(id)).includes(who.id)) throw new RequestError('chat.muted');
    const { mute } = await store.sanctions(who.id, Date.now());
    if (mute) throw new RequestError('chat.silenced', { ...mute });
    const wait = this.pace.take(who.id);
    if (wait !== undefined) throw new RequestError('request.too-many', { seconds: Math.ceil(wait) });
    const row = { at: Date.now(), identity: who.id, to, text: readable(text) } as const;
    const n = await store.addChat(id, row);
    onLine(listed, lineOf({ n, ...row }, new Map([[who.id, who]])), to);
    return { n };
  }

  /** The host keeps somebody from writing at the table. */
  async mute(who: Identity, id: string, { who: whom, on }: CommandFields<'mute'>): Promise<object> {
    const listed = await this.listed(id);
    viewerOf(listed, who.id);
    if (listed.table.host !== who.id) throw new RequestError('table.host-only');
    if (!(await this.parts.store.identity(whom))) throw malformed('nobody');
    await this.parts.store.setMute(id, whom, on);
    return {};
  }

  /** The last lines that somebody may read before that number, in order. */
  async lines(who: Identity, id: string, before: number | undefined): Promise<ChatMessage[]> {
    const { store, games } = this.parts;
    const listed = await this.listed(id);
    const range = before === undefined ? {} : { before };
    const rows = await store.chat(id, readableBy(games, listed, viewerOf(listed, who.id)), range, PAGE);
    const people = await store.identities([...new Set(rows.map(({ identity }) => identity))]);
    return rows.map((row) => lineOf(row, people));
  }

  private async listed(id: string): Promise<TableDetails> {
    const listed = await this.parts.store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    return listed;
  }
}

/** Whose lines a viewer may read. */
export function readableBy(games: readonly GameModule[], listed: Seated, viewer: Viewer): Audience[] {
  const side = sideAudience(games, listed, viewer);
  const own = side ? [side] : [];
  if (listed.table.status === 'finished') return ['players', 'spectators', ...own];
  return [viewer === 'spectator' ? 'spectators' : 'players', ...own];
}

type Seated = Pick<TableDetails, 'table' | 'seats'>;

/** Those who play together with a viewer, itself included; nobody while seats may still be taken and left. */
function sideAudience(games: readonly GameModule[], listed: Seated, viewer: Viewer): Audience | undefined {
  if (viewer === 'spectator' || listed.table.status === 'open') return undefined;
  const sides = sidesAt(games, listed);
  return matesOf(sides, viewer).length > 0 ? `side-${sides[viewer] ?? 0}` : undefined;
}

export function lineOf(row: ChatRow, people: ReadonlyMap<string, Identity>): ChatMessage {
  const { n, at, identity, to, text } = row;
  return { n, at, person: personOf(people.get(identity), identity), to: isSide(to) ? 'side' : to, text };
}

function isSide(to: Audience): to is `side-${number}` {
  return to.startsWith('side-');
}

/** Without characters that turn text round or hide in it. */
function readable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
}
