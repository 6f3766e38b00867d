/**
 * A seat at a table, wherever the table is: on a server, in this browser, in the past, or in a lesson. It is what the
 * table page shows and speaks to. What comes back from doing something is undefined, or why it was refused.
 */
import type { Choice, LessonPart, Ref } from '@gonfalon/kernel';
import type {
  ChatMessage,
  CommandFields,
  CommandName,
  EventBatch,
  Failure,
  Hint,
  OrdersForm,
  TableInfo,
  TableView,
  Update,
} from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { ConnectionState } from '../net/connection-state.ts';

/** What is done at a table and answered by nothing but whether it was. */
export type PlainCommand = Exclude<CommandName, 'choose' | 'explain' | 'hint' | 'undo' | 'ordersForm'>;

export type Answer = Promise<Failure | undefined>;

/** What a lesson is about just now: things, which are outlined, and a part of the page. */
export interface LessonFocus {
  readonly refs: readonly Ref[];
  readonly part?: LessonPart;
  /** Nothing is to be chosen yet. */
  readonly isRead?: boolean;
}

export interface Session {
  readonly kind: 'online' | 'local' | 'lesson';
  readonly id: string;
  /** Undefined until the table is known. */
  readonly info: ReadonlySignal<TableInfo | undefined>;
  /** Undefined until the match has begun. */
  readonly standing: ReadonlySignal<TableView | undefined>;
  /** Everything that the viewer saw happen, oldest first. */
  readonly news: ReadonlySignal<readonly EventBatch[]>;
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** Why there is nothing to show, such as that there is no such table. */
  readonly loadError: ReadonlySignal<Failure | undefined>;
  /** Only a lesson has this. */
  readonly focus?: ReadonlySignal<LessonFocus>;
  /** Told of every update, with its whole view, just before `standing` and `news` change; returns how to stop. */
  onUpdate(listener: (update: Update) => void): () => void;
  choose(choice: Choice): Answer;
  /** Why the viewer may not choose this, or not pick the last of these things after the others. */
  explain(what: CommandFields<'explain'>): Answer;
  undo(): Answer;
  /** What a bot would do in the viewer's place, or why there is no telling. */
  hint(): Promise<Hint | Failure>;
  /** The form of the viewer's standing orders, or why there is none. */
  ordersForm(): Promise<OrdersForm | Failure>;
  command<C extends PlainCommand>(name: C, fields: CommandFields<C>): Answer;
  close(): void;
}
