/** The seat of whoever holds this device, at a table that its worker runs. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { EventBatch, Failure, Hint, OrdersForm, TableInfo, TableView, Update } from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { LocalCalls } from '../local-match/local-match-api.ts';
import type { Told } from '../local-match/local-match-runner.ts';
import type { LocalRecord } from '../local-match/saved-match.ts';
import type { Port } from '../local-match/worker-rpc.ts';
import { Caller } from '../local-match/worker-rpc.ts';
import type { ConnectionState } from '../net/connection-state.ts';
import { standingOf } from './online-view.ts';
import type { Answer, Session } from './session.ts';

export interface Cover {
  /** Who must have the device. */
  readonly seat: Seat;
  /** Whether there is something new to look at for the one who has it now. */
  readonly news: boolean;
}

export interface LocalSession extends Session {
  readonly kind: 'local';
  /** The device must be passed on; nothing of the table may be seen until the next person says that they have it. */
  readonly cover: ReadonlySignal<Cover | undefined>;
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
  readonly fresh: (id: string) => LocalRecord | undefined;
  readonly onMade: (record: LocalRecord) => void;
  /** What to say if the worker breaks down. */
  readonly broken: () => string;
}

export function localSession(id: string, parts: LocalParts): LocalSession {
  const info = signal<TableInfo | undefined>(undefined);
  const standing = signal<TableView | undefined>(undefined);
  const news = signal<readonly EventBatch[]>([]);
  const connection = signal<ConnectionState>('connecting');
  const trouble = signal<Failure | undefined>(undefined);
  const cover = signal<Cover | undefined>(undefined);
  const elsewhere = signal(false);
  const unkept = signal(false);
  const listeners = new Set<(update: Update) => void>();
  let worker: ReturnType<LocalParts['worker']> | undefined;
  let caller: Caller<LocalCalls, Told> | undefined;

  function broke(): void {
    trouble.value = broken();
    caller?.fail(new Error('the worker broke down'));
  }

  function hear(told: Told): void {
    if (told.do === 'elsewhere') elsewhere.value = true;
    else if (told.do === 'unkept') unkept.value = true;
    else if (told.do === 'made') parts.onMade(told.record);
    else if (told.do === 'broken') broke();
    else batch(() => show(told));
  }

  function show(told: Extract<Told, { do: 'sit' | 'update' }>): void {
    connection.value = 'live';
    if (told.do === 'sit') {
      standing.value = told.standing;
      news.value = told.news;
    } else {
      for (const listener of listeners) listener(told.update);
      const { news: more, revoked } = told.update;
      standing.value = standingOf(told.update);
      news.value = [...news.value.filter(({ seq }) => !revoked.includes(seq)), ...more];
    }
    info.value = told.info;
    const seen = told.do === 'update' && told.update.news.length > 0;
    cover.value = told.cover === undefined ? undefined : { seat: told.cover, news: seen };
  }

  function open(steal: boolean): void {
    worker?.terminate();
    const own = parts.worker(() => own === worker && broke());
    worker = own;
    caller = new Caller<LocalCalls, Told>(own, (told) => {
      if (own === worker) hear(told);
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
    trouble,
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
