/** The seat of whoever holds this device, at a table that its worker runs. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { EventBatch, Failure, Hint, OrdersForm, TableInfo, TableView, Update } from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { LocalMatchApi } from '../local-match/local-match-api.ts';
import type { WorkerMessage } from '../local-match/local-match-runner.ts';
import type { SavedMatch } from '../local-match/saved-match.ts';
import type { Port } from '../local-match/worker-rpc.ts';
import { RpcClient } from '../local-match/worker-rpc.ts';
import type { ConnectionState } from '../net/connection-state.ts';
import { standingOf } from './online-view.ts';
import type { Answer, Session } from './session.ts';

export interface PrivacyScreen {
  /** Who must have the device. */
  readonly seat: Seat;
  /** Whether there is something new to look at for the one who has it now. */
  readonly news: boolean;
}

export interface LocalSession extends Session {
  readonly kind: 'local';
  /** The device must be passed on; nothing of the table may be seen until the next person says that they have it. */
  readonly cover: ReadonlySignal<PrivacyScreen | undefined>;
  /** The person at that seat has the device. */
  take(): void;
  /** The match is played in another tab. */
  readonly elsewhere: ReadonlySignal<boolean>;
  takeOver(): void;
  /** The device refuses to keep the match. */
  readonly unkept: ReadonlySignal<boolean>;
}

export interface LocalParts {
  /** A worker of its own, and how to end it; it says if it breaks down. */
  readonly worker: (onError: () => void) => Port & { terminate(): void };
  readonly language: () => Language;
  readonly pace: () => number;
  /** Tells when one of those changes; returns how to stop. */
  readonly onManner: (listener: () => void) => () => void;
  /** A table that was set up in this page. */
  readonly fresh: (id: string) => SavedMatch | undefined;
  readonly onMade: (record: SavedMatch) => void;
  /** What to say if the worker breaks down. */
  readonly broken: () => string;
}

export function localSession(id: string, parts: LocalParts): LocalSession {
  const info = signal<TableInfo | undefined>(undefined);
  const standing = signal<TableView | undefined>(undefined);
  const news = signal<readonly EventBatch[]>([]);
  const connection = signal<ConnectionState>('connecting');
  const trouble = signal<Failure | undefined>(undefined);
  const cover = signal<PrivacyScreen | undefined>(undefined);
  const elsewhere = signal(false);
  const unkept = signal(false);
  const listeners = new Set<(update: Update) => void>();
  let worker: ReturnType<LocalParts['worker']> | undefined;
  let caller: RpcClient<LocalMatchApi, WorkerMessage> | undefined;

  function broke(): void {
    trouble.value = broken();
    caller?.fail(new Error('the worker broke down'));
  }

  function onMessage(message: WorkerMessage): void {
    if (message.do === 'elsewhere') elsewhere.value = true;
    else if (message.do === 'unkept') unkept.value = true;
    else if (message.do === 'made') parts.onMade(message.record);
    else if (message.do === 'broken') broke();
    else batch(() => show(message));
  }

  function show(message: Extract<WorkerMessage, { do: 'sit' | 'update' }>): void {
    connection.value = 'live';
    if (message.do === 'sit') {
      standing.value = message.standing;
      news.value = message.news;
    } else {
      for (const listener of listeners) listener(message.update);
      const { news: more, revoked } = message.update;
      standing.value = standingOf(message.update);
      news.value = [...news.value.filter(({ seq }) => !revoked.includes(seq)), ...more];
    }
    info.value = message.info;
    const seen = message.do === 'update' && message.update.news.length > 0;
    cover.value = message.cover === undefined ? undefined : { seat: message.cover, news: seen };
  }

  function open(steal: boolean): void {
    worker?.terminate();
    const own = parts.worker(() => own === worker && broke());
    worker = own;
    caller = new RpcClient<LocalMatchApi, WorkerMessage>(own, (message) => {
      if (own === worker) onMessage(message);
    });
    elsewhere.value = false;
    connection.value = 'connecting';
    const [language, pace, fresh] = [parts.language(), parts.pace(), parts.fresh(id)];
    caller.call('open', { id, language, pace, steal, fresh }).then(
      (failure) => {
        trouble.value = failure;
      },
      () => own === worker && broke(),
    );
  }

  const broken = (): Failure => ({ code: 'server.broken', message: parts.broken() });

  async function ask(call: Promise<Failure | undefined> | undefined): Promise<Failure | undefined> {
    try {
      return await call;
    } catch {
      return broken();
    }
  }

  async function hint(): Promise<Hint | Failure> {
    try {
      return (await caller?.call('hint', standing.value?.number ?? 0)) ?? broken();
    } catch {
      return broken();
    }
  }

  async function ordersForm(): Promise<OrdersForm | Failure> {
    try {
      return (await caller?.call('ordersForm', undefined)) ?? broken();
    } catch {
      return broken();
    }
  }

  const stopListening = parts.onManner(() => {
    void ask(
      caller?.call('manner', { language: parts.language(), pace: parts.pace() }).then(() => undefined),
    );
  });

  open(false);
  return {
    kind: 'local',
    id,
    info,
    standing,
    news,
    chat: signal([]),
    connection,
    loadError: trouble,
    cover,
    elsewhere,
    unkept,
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice): Answer => ask(caller?.call('choose', { number: standing.value?.number ?? 0, choice })),
    explain: (what): Answer => ask(caller?.call('explain', what)),
    ordersForm,
    hint,
    undo: (): Answer => ask(caller?.call('undo', undefined)),
    command: (name, fields): Answer => ask(caller?.call('command', { name, fields })),
    take() {
      void ask(caller?.call('take', undefined).then(() => undefined));
    },
    takeOver: () => open(true),
    close() {
      stopListening();
      worker?.terminate();
      worker = undefined;
    },
  };
}
