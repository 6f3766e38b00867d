/** What people at a table tell the hosts of the site about each other. */
import { randomBytes } from 'node:crypto';
import type { GameModule } from '@gonfalon/kernel';
import type { HostReport, ReportedLine, ReportFields, Resolution } from '@gonfalon/protocol';
import { viewerOf } from '../access/table-access.ts';
import { readableBy } from '../chat/chat.ts';
import { RequestError } from '../errors.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Report } from '../store/admin-store.ts';
import type { Audience, ChatRow, Identity, Store, TableDetails } from '../store/store.ts';
import type { AuditLog } from './audit-log.ts';
import { namesOf } from './names.ts';
import type { OpaqueTableIds } from './opaque-table-ids.ts';

/** How many lines before and after a reported one are shown. */
const AROUND = 3;
/** Ten reports, which come back within half an hour. */
const PACE = { perSecond: 10 / 1800, burst: 10 };

export interface ReportParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly acts: AuditLog;
  readonly handles: OpaqueTableIds;
  readonly allowance: number;
}

export class Reports {
  private readonly parts: ReportParts;
  private readonly pace: RateLimiter;

  constructor(parts: ReportParts) {
    this.parts = parts;
    const { perSecond, burst } = PACE;
    this.pace = new RateLimiter({ perSecond: perSecond * parts.allowance, burst: burst * parts.allowance });
  }

  /** Once for each line, and once for each person at a table. */
  async report(who: Identity, id: string, fields: ReportFields): Promise<object> {
    const { store, games } = this.parts;
    const { who: about, line = 0, complaint, text } = fields;
    const listed = await store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    const viewer = viewerOf(listed, who.id);
    if (about === who.id) throw new RequestError('report.self');
    const readable = readableBy(games, listed, viewer);
    const there = line === 0 ? sitsAt(listed, about) : await this.wrote(id, readable, about, line);
    if (!there) throw new RequestError('report.unknown');
    const wait = this.pace.take(who.id);
    if (wait !== undefined) throw new RequestError('request.too-many', { seconds: wait });
    const added = await store.addReport({
      id: randomBytes(12).toString('base64url'),
      at: Date.now(),
      table: id,
      line,
      about,
      by: who.id,
      complaint,
      text,
      settled: undefined,
    });
    if (!added) throw new RequestError('report.again');
    return {};
  }

  /** A report as hosts read it. Undefined if it went with somebody meanwhile. */
  async shown(report: Report): Promise<HostReport | undefined> {
    const { store, handles } = this.parts;
    const { id, at, line, complaint, text, settled } = report;
    const [about, listed, lines] = await Promise.all([
      store.person(report.about, Date.now()),
      store.table(report.table),
      this.around(report),
    ]);
    if (!about || !listed) return undefined;
    const nameOf = await namesOf(store, [report.by, settled?.by, ...lines.map(({ identity }) => identity)]);
    const toLine = ({ n, at: when, identity, text: said }: ChatRow): ReportedLine => ({
      n,
      at: when,
      who: identity,
      name: nameOf(identity),
      text: said,
    });
    return {
      id,
      at,
      complaint,
      text,
      about,
      by: { id: report.by ?? '', name: nameOf(report.by) },
      table: { handle: handles.of(listed.table.id), game: listed.table.game },
      ...(line > 0 && { line }),
      lines: lines.map(toLine),
      ...(settled && { settled: { ...settled, by: nameOf(settled.by) } }),
    };
  }

  async settle(host: Identity, id: string, settlement: Resolution): Promise<void> {
    const { store, acts } = this.parts;
    const report = await store.report(id);
    if (!report) throw new RequestError('report.unknown');
    if (report.settled) throw new RequestError('host.settled');
    await acts.note(host.id, 'settle', { whom: report.about, table: report.table, detail: { settlement } });
    const settled = await store.settleReport(id, { at: Date.now(), by: host.id, settlement });
    if (!settled) throw new RequestError('host.settled');
  }

  private async wrote(
    table: string,
    readable: readonly Audience[],
    about: string,
    n: number,
  ): Promise<boolean> {
    const [row] = await this.parts.store.chat(table, readable, { after: n - 1 }, 1);
    return row?.n === n && row.identity === about;
  }

  /** The reported line and what was said around it, in the same company. */
  private async around({ table, line }: Report): Promise<ChatRow[]> {
    const { store } = this.parts;
    if (line === 0) return [];
    const [row] = await store.chat(table, 'anybody', { after: line - 1 }, 1);
    if (row?.n !== line) return [];
    const [before, after] = await Promise.all([
      store.chat(table, [row.to], { before: line }, AROUND),
      store.chat(table, [row.to], { after: line }, AROUND),
    ]);
    return [...before, row, ...after];
  }
}

function sitsAt({ seats }: TableDetails, identity: string): boolean {
  return seats.some((seat) => seat.identity === identity && seat.kind !== 'open');
}
