/** A server: the parts, put together, started and stopped. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games as allGames } from '@gonfalon/games';
import type { GameModule } from '@gonfalon/kernel';
import type { HostOverview, ReadOnly } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import { AuditLog } from './admin/audit-log.ts';
import { Backup } from './admin/backup.ts';
import { CloseTable } from './admin/close-table.ts';
import { Moderation } from './admin/moderation.ts';
import { OpaqueTableIds } from './admin/opaque-table-ids.ts';
import { Reports } from './admin/reports.ts';
import { SignupBlocks } from './admin/signup-blocks.ts';
import { Chat } from './chat/chat.ts';
import type { ClusterWorker } from './cluster/member.ts';
import { ProcessRegistry } from './cluster/process-registry.ts';
import type { RunningServer } from './cluster/running-server.ts';
import type { Commands } from './commands/commands.ts';
import { commandsOf } from './commands/commands.ts';
import { Housekeeping } from './commands/housekeeping.ts';
import type { Config } from './config/config.ts';
import { adminRoutes } from './http/admin/routes.ts';
import { createApp } from './http/app.ts';
import { refuseChanges, siteState } from './http/read-only.ts';
import { tableRoutes } from './http/tables.ts';
import { Identities } from './identity/identities.ts';
import { Lobby } from './lobby/lobby.ts';
import { EmailAddresses } from './notifications/email-addresses.ts';
import { openMail } from './notifications/mail.ts';
import { Notifier } from './notifications/notifier.ts';
import { Presence } from './notifications/presence.ts';
import { openPush } from './notifications/push.ts';
import type { Log } from './ops/log.ts';
import { faultsOf } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { createMetrics } from './ops/metrics.ts';
import program from './package.json' with { type: 'json' };
import { Rater } from './rating/rater.ts';
import { TableSubscriptions } from './realtime/hub.ts';
import { Sockets } from './realtime/sockets.ts';
import { Heartbeat } from './rooms/heartbeat.ts';
import { Hints } from './rooms/hints.ts';
import { History } from './rooms/history.ts';
import { MatchCommands } from './rooms/match-commands.ts';
import { Past } from './rooms/past.ts';
import { Rooms } from './rooms/rooms.ts';
import { TableScheduler } from './rooms/scheduler.ts';
import type { SqlStore } from './store/open.ts';
import { openStore } from './store/open.ts';
import type { NotificationDelays, ProcessMessage } from './store/store.ts';
import { WorkerPool } from './workers/bot-workers.ts';

/** How long requests may still be answered when the server stops, in ms. */
const GRACE = 2000;
/** How long any part of a server may take to stop, in ms: all of them together take less than 10 s. */
const MAX_WAIT_MS = 2400;
/** How long a server has for those who waited for it before its threads rehearse, in ms. */
const REHEARSE_AFTER = 2000;

/** The browser client lies beside the bundled program; the sources themselves have none. */
const WEB = fileURLToPath(new URL('web', import.meta.url));

/** `member` is this process, if it is one of several. Bots and replays, which threads see to, know all games only. */
export async function startServer(
  config: Config,
  log: Log,
  member?: ClusterWorker,
  games: readonly GameModule[] = allGames,
): Promise<RunningServer> {
  const server = await assemble(config, log, await openStore(config, log), games, member);
  try {
    return { address: await server.start(), stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function assemble(
  config: Config,
  log: Log,
  store: SqlStore,
  games: readonly GameModule[],
  member: ClusterWorker | undefined,
) {
  let stopping = false;
  const inventory = { rooms: () => rooms.size, sockets: () => sockets.size };
  const metrics = createMetrics(inventory, member && (() => member.metrics()));
  const uptime = new Heartbeat(store, log);
  const paused = () => uptime.readOnly !== undefined;
  const thinkers = new WorkerPool({ threads: config.threads, log, rehearseAfter: REHEARSE_AFTER });
  // A store of one's own knows no other process: what the last one left behind is ours.
  const process = store.shared ? randomBytes(8).toString('hex') : 'only';
  const waits = { push: config.push?.after, mail: config.mail?.after };
  const callAfter = shortest(waits);
  const push = config.push && (await openPush(config.push));
  const mail = config.mail && (await openMail(config.mail));
  const mailboxes =
    config.mail && mail && (await EmailAddresses.open({ store, mail, site: config.mail.site }));
  const calling = callAfter !== undefined;
  const rooms = new Rooms({
    store,
    games,
    process,
    log,
    most: config.rooms,
    ready: uptime.ready,
    around: {
      now: Date.now,
      downtimes: () => uptime.downtimes,
      paused,
      reactionDelay: () => between(config.reactionDelay),
      callAfter,
    },
  });
  const presence = calling ? new Presence(store, process, log) : undefined;
  const past = new Past(store, config.allowance);
  const hub = new TableSubscriptions({ store, games, rooms, log, past, presence });
  const tellWatchers = (table: string) => {
    hub.tellTable(table).catch((err: unknown) => log.warn({ err }, 'watchers could not be told of a table'));
  };
  const tableChanged = (table: string) => {
    store.publish({ about: 'table', table });
    tellWatchers(table);
  };
  const lobby = new Lobby({
    store,
    rooms,
    games,
    allowance: config.allowance,
    onChange: tableChanged,
  });
  const rater = new Rater({
    store,
    log,
    games,
    onCounted: tableChanged,
  });
  const playing = new MatchCommands(rooms, store);
  const advice = new Hints({ rooms, thinkers, allowance: config.allowance });
  const talk = new Chat({
    store,
    games,
    allowance: config.allowance,
    onLine: (listed, line, to) => {
      store.publish({ about: 'chat', table: listed.table.id, n: line.n });
      hub.tellLine(listed, line, to);
    },
  });
  const identities = await Identities.open(store, {
    beforeRemove: async (id) => {
      await lobby.forget({ id });
      // Whoever won by that is to have won against what this one was.
      await rater.sweep();
    },
    beforeMerge: (guest, account) => lobby.handOver({ id: guest }, { id: account }),
    afterMerge: async (guest) => rooms.evictWhere((room) => room.seatOf(guest) !== undefined),
  });
  const acts = new AuditLog(store, log);
  const shutOuts = new SignupBlocks(store, acts);
  const handles = await OpaqueTableIds.open(store);
  const reports = new Reports({ store, games, acts, handles, allowance: config.allowance });
  const readOnly = () => uptime.readOnly;
  const commands = counted(
    commandsOf({ lobby, playing, advice, talk, reports, refuseChanges: () => refuseChanges(readOnly()) }),
    metrics,
  );
  const backup = await Backup.open(store, { config, log });
  const history = new History({ store, thinkers, past });
  const isStopping = () => stopping;
  const app = await createApp({
    config,
    store,
    identities,
    log,
    metrics,
    games,
    stopping: isStopping,
    web: WEB,
    push,
    mailboxes,
    readOnly,
    hostRoutes: (api, limits) =>
      adminRoutes(
        api,
        {
          config,
          store,
          identities,
          acts,
          handles,
          reports,
          shutOuts,
          backup,
          overview,
          setReadOnly,
          moderation: new Moderation({ store, identities, lobby, acts, shutOuts }),
          closing: new CloseTable({ store, rooms, acts, onChange: tableChanged }),
        },
        limits,
      ),
    tableRoutes: (api, limits) => tableRoutes(api, { store, rooms, lobby, talk, history, commands, limits }),
  });
  const sockets = new Sockets({
    config,
    identities,
    hub,
    commands,
    games,
    log,
    member,
    stopping: isStopping,
  });
  const attention = new TableScheduler({
    rooms,
    store,
    thinkers,
    process,
    log,
    paused,
    onDuty: (late) => metrics.dueLag.observe(late / 1000),
    onThought: (bot, ms) => metrics.botSeconds.observe({ bot }, ms / 1000),
  });
  rooms.onStep(({ table, over }, records, own) => {
    if (own) store.publish({ about: 'log', table: table.id, records });
    if (own && over && table.rated) void rater.count(table.id);
    if (over || records.some(({ act }) => act.do === 'replace' || act.do === 'return'))
      tellWatchers(table.id);
  });
  store.onNotice((notice) =>
    onProcessMessage(notice, { store, rooms, hub, identities, sockets, uptime, log }),
  );
  uptime.onReadOnly(() => sockets.broadcast({ do: 'site', site: siteState(readOnly()) }));
  uptime.onStandstill(() => hub.showClocks());
  const started = Date.now();
  const faults = faultsOf(log);
  const roster = new ProcessRegistry({
    store,
    process,
    log,
    state: () => ({
      started,
      version: program.version,
      people: sockets.people,
      rooms: rooms.size,
      faults: faults.count,
    }),
  });
  const housekeeping = new Housekeeping({ store, lobby, rooms, log, config, paused });
  const onCall = (by: string, outcome: string) => metrics.calls.inc({ by, outcome });
  const caller = calling && new Notifier({ store, games, log, waits, push, mailboxes, onCall, paused });
  return { start, stop };

  async function start(): Promise<string> {
    await uptime.start();
    await presence?.start();
    sockets.attach(app.server);
    await app.listen({ host: config.host, port: config.port });
    await attention.start();
    await roster.start();
    housekeeping.start();
    rater.start();
    if (caller) caller.start();
    return addressOf(app, config);
  }

  async function overview(): Promise<HostOverview> {
    const [processes, counts, size] = await Promise.all([
      roster.processes(),
      store.counts(Date.now()),
      store.size(),
    ]);
    const { version } = program;
    const newest = faults.newest.map(({ at, what }) => ({ at, what }));
    return {
      version,
      store: store.engine.kind,
      size,
      processes,
      ...counts,
      faults: newest,
      ...siteState(readOnly()),
    };
  }

  async function setReadOnly(on: boolean, note: string): Promise<ReadOnly | undefined> {
    if (on) await store.beginReadOnly(Date.now(), note || undefined);
    else await store.endReadOnly(Date.now());
    await uptime.look();
    store.publish({ about: 'site' });
    return readOnly();
  }

  async function stop(): Promise<void> {
    stopping = true;
    await housekeeping.stop();
    await roster.stop();
    if (caller) await caller.stop();
    mail?.close();
    // Whatever clients and threads do, what is in memory is saved in good time.
    await atMost(MAX_WAIT_MS, thinkers.close());
    await atMost(MAX_WAIT_MS, attention.stop());
    await atMost(MAX_WAIT_MS, sockets.stop());
    await atMost(MAX_WAIT_MS, closeSoon(app));
    await presence?.stop();
    await uptime.stop();
    await rater.stop();
    try {
      await rooms.saveAll();
      await store.releaseLeases(process);
    } catch (error) {
      // Snapshots and leases save time at the next start; nothing is lost without them.
      log.warn({ err: error }, 'the store could not be left in order');
    }
    await store.close();
  }
}

interface Hearing {
  readonly store: Pick<SqlStore, 'publish'>;
  readonly rooms: Rooms;
  readonly hub: TableSubscriptions;
  readonly identities: Identities;
  readonly sockets: Sockets;
  readonly uptime: Heartbeat;
  readonly log: Log;
}

/** Another process did something; without a notice, anything may have happened. */
function onProcessMessage(notice: ProcessMessage | undefined, hearing: Hearing): void {
  const { store, rooms, hub, identities, sockets, uptime, log } = hearing;
  const attempt = (done: Promise<unknown>) =>
    void done.catch((err: unknown) => log.warn({ err }, 'what another process did could not be read'));
  if (!notice) {
    identities.forget();
    sockets.recognize();
    rooms.evictWhere(() => true);
    for (const table of hub.watched) attempt(hub.tellTable(table).then(() => hub.catchUp(table)));
  } else if (notice.about === 'identity') {
    const { identity } = notice;
    identities.forget(identity);
    sockets.recognize(identity);
    rooms.evictWhere((room) => room.seatOf(identity) !== undefined);
  } else if (notice.about === 'instructions') attempt(rooms.takeInstructions(notice.table));
  else if (notice.about === 'site') attempt(uptime.look());
  else if (notice.about === 'chat') attempt(hub.broadcastChat(notice.table, notice.n));
  else if (notice.about === 'log') attempt(hub.catchUp(notice.table, () => recordsIn(notice, store)));
  else attempt(hub.tellTable(notice.table));
}

/** What a log went on with, for a room that is here; if it was not told, it is to be from now on. */
function recordsIn({ table, records }: ProcessMessage & { about: 'log' }, store: Pick<SqlStore, 'publish'>) {
  if (!records) store.publish({ about: 'wish', table });
  return records;
}

/** Counts the choices that players send. */
function counted(commands: Commands, { choices }: Metrics): Commands {
  const accepted = () => choices.inc({ outcome: 'accepted' });
  const refused = () => choices.inc({ outcome: 'refused' });
  return {
    ...commands,
    choose: (...args) => {
      try {
        const done = commands.choose(...args);
        done.then(accepted, refused);
        return done;
      } catch (error) {
        refused();
        throw error;
      }
    },
  };
}

/** A browser may hold a connection on which it never asked anything: such a one must not keep the server up. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(impatience);
}

/** Waits for it, but no longer than that. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const given = new AbortController();
  await Promise.race([work, pause(ms, undefined, { signal: given.signal })]).catch(() => undefined);
  given.abort();
}

/** The shortest of the waits that there are. */
function shortest({ push, mail }: NotificationDelays): number | undefined {
  return push === undefined || mail === undefined ? (push ?? mail) : Math.min(push, mail);
}

function between([shortest, longest]: readonly [number, number]): number {
  return shortest + Math.floor(Math.random() * (longest - shortest + 1));
}

function addressOf(app: FastifyInstance, { host, publicUrl }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return publicUrl ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
