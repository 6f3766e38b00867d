/** What a server tells its clients. */
import type {
  AutoPassed,
  Choice,
  GameEvent,
  MatchView,
  OrderField,
  Orders,
  Params,
  Ref,
  Result,
  Seat,
  Viewer,
  Windows,
} from '@gonfalon/kernel';
import type { ErrorCode } from './messages/en.ts';
import type { Patch } from './patch.ts';
import type { ClockSetting, LapseSetting } from './requests.ts';
import type { Sanctions, SiteState } from './site.ts';

export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  readonly name: string;
}

/** The reader, and what they are told of themselves. */
export interface Me extends Person {
  /** Whether they may open the host's page. */
  readonly host?: true;
  /** What they may not do, and until when. */
  readonly sanctions?: Sanctions;
}

/** How a site can call somebody when it is their turn, and how they want it; what it does not offer is left out. */
export interface NotificationSettings {
  readonly push?: {
    /** The site's public key, which a browser's push service wants to know. */
    readonly key: string;
    /** The SHA-256 hashes of the endpoints of one's devices, as base64url. */
    readonly devices: readonly string[];
  };
  /** For accounts only. */
  readonly mail?: {
    readonly address?: string;
    readonly confirmed?: boolean;
    readonly on?: boolean;
  };
}

export interface SeatInfo {
  readonly kind: 'open' | 'human' | 'bot';
  readonly person?: Person;
  readonly bot?: string;
  /** An open seat may be kept for a player of the last match. */
  readonly reserved?: Person;
  /** The person whose seat a bot plays for now. */
  readonly standsInFor?: Person;
}

/** A scenario of one's own, as a list has it. */
export interface ScenarioInfo {
  readonly id: string;
  readonly game: string;
  readonly changed: number;
  /** Another one with every change. */
  readonly edition: string;
}

export type TableStatus = 'open' | 'playing' | 'finished' | 'cancelled';

/** How a table ended: by the rules, by agreement of its players, or because a host of the site closed it. */
export interface Outcome {
  readonly by: 'rules' | 'draw' | 'stop' | 'host';
  readonly result?: Result;
  /** Who was still in the match when its players agreed to end it, if that was not everybody. */
  readonly between?: readonly Seat[];
}

/** What a rated match did to the rating of the person at a seat. */
export interface RatingChange {
  readonly seat: Seat;
  /** Before and after, as whole numbers. */
  readonly before: number;
  readonly after: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  /** Left out of lists if they are long. */
  readonly options?: Params;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly chat: 'all' | 'players' | 'off';
  readonly clock: ClockSetting;
  readonly lapse: LapseSetting;
  /** Whether players may ask a bot for advice, though they do not play against bots alone. */
  readonly hints: boolean;
  /** Whether windows wait for who left no orders, and how long somebody has for a secret question, in ms. */
  readonly windows: Windows;
  readonly reaction?: number;
  /** Whether the match counts for the ratings of its players. */
  readonly rated: boolean;
  /** What it did to them, once it was counted; none, if it was over before it could count. */
  readonly ratings?: readonly RatingChange[];
  readonly seats: readonly SeatInfo[];
  readonly host: string;
  /** The hash of the secret seed of every die and shuffle. */
  readonly commitment: string;
  /** The seed itself, once the table is over. */
  readonly seed?: string;
  /** The seat that is waited for, unless that must not be known. */
  readonly toMove?: Seat;
  /** Whether the reader's own seat is asked. */
  readonly yourTurn: boolean;
  /** The reader's seat. */
  readonly you?: Seat;
  readonly outcome?: Outcome;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  /** The table that goes on with the same players. */
  readonly rematch?: string;
  /** How often a move was taken back across dice, where only bots play along. */
  readonly takenBack?: number;
}

/** Times in milliseconds, all of them the server's. */
export interface ClockView {
  readonly now: number;
  /** What each seat has left, as of `now`. */
  readonly left: readonly number[];
  /** Whose time is running, unless that must not be known. */
  readonly running?: Seat;
  /** When it will have run out, if nothing happens. */
  readonly deadline?: number;
  /** How often each seat ran out of time. */
  readonly timeouts: readonly number[];
}

/** What one record of the log let a viewer see. */
export interface EventBatch {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** A table at play, as one viewer sees it. */
export interface TableView extends Omit<MatchView, 'game' | 'seats'> {
  readonly table: string;
  readonly seq: number;
  readonly clock?: ClockView;
  readonly offer?: { readonly end: 'draw' | 'stop'; readonly by: Seat; readonly accepted: readonly Seat[] };
  readonly over?: Outcome;
  /** The questions that the viewer does not want to be asked, by prompt and key. */
  readonly autoPassed?: readonly AutoPassed[];
  /** The cards for which the viewer never wants to be asked. */
  readonly hushed?: readonly Ref[];
  /** Whether the viewer, who plays against bots alone, may go back across dice to their last choice. */
  readonly mayTakeBack?: boolean;
}

/** A standing, and what happened since `from`. */
export interface Update extends Omit<TableView, 'view'> {
  readonly do: 'update';
  /** Or, for who watches with patches and is at `from`, a patch that leads from the view there to this one. */
  readonly view?: TableView['view'];
  readonly patch?: Patch;
  readonly from: number;
  readonly news: readonly EventBatch[];
  /** The sequence numbers of news that were taken back. */
  readonly revoked: readonly number[];
}

/** The form of a seat's standing orders, and what it left. */
export interface OrdersForm {
  readonly fields: readonly OrderField[];
  readonly orders?: Orders;
}

/** What a bot would do in the place of the seat that is asked. */
export interface Hint {
  readonly choice: Choice;
  /** What speaks for it, above 0, and its price, below: terms that the game's words name; the weightiest first. */
  readonly reasons: readonly { readonly term: string; readonly change: number }[];
  /** How often the match is won before the turn ends, from 0 to 1; left out if it hardly ever is. */
  readonly wins?: number;
}

export interface ChatMessage {
  readonly n: number;
  readonly at: number;
  readonly person: Person;
  /** `side` is the reader's own. */
  readonly to: 'players' | 'spectators' | 'side';
  readonly text: string;
}

export interface Failure {
  readonly code: ErrorCode;
  /** One line for a person. */
  readonly message: string;
  /** Why the rules, or the table, refuse it. */
  readonly rule?: string;
  readonly params?: Params;
  readonly where?: readonly Ref[];
  /** What the rule says. */
  readonly text?: string;
}

/** What comes unasked over the socket. */
export type ServerMessage =
  | Update
  | { readonly do: 'table'; readonly info: TableInfo }
  | { readonly do: 'chat'; readonly table: string; readonly line: ChatMessage }
  /** Something changed that concerns every page. */
  | { readonly do: 'site'; readonly site: SiteState }
  /** The server stops: come back after so many milliseconds. */
  | { readonly do: 'bye'; readonly reason: 'stopping'; readonly again: number };

/** The answer to a request: over the socket with the request's own id. */
export type Reply =
  | ({ readonly id?: string | number; readonly ok: true } & Record<string, unknown>)
  | {
      readonly id?: string | number;
      readonly ok: false;
      readonly error: Failure;
      readonly standing?: TableView;
    };

export interface Replay {
  readonly table: string;
  readonly at: number;
  readonly last: number;
  readonly viewer: Viewer;
  readonly view: MatchView;
  readonly events: readonly GameEvent[];
}

/** How good somebody is at a game, by Glicko-2: whole numbers. */
export interface RatingInfo {
  readonly rating: number;
  /** The true strength lies within twice this of the rating, nineteen times out of twenty. */
  readonly deviation: number;
  /** Whether too little is known of it yet, or any more. */
  readonly provisional: boolean;
  /** How many rated matches it comes from. */
  readonly matches: number;
}

/** A rating after a match. */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

/** How matches ended for somebody; those that ended without a result are not among them. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What somebody played of one game, as far as the reader may know. */
export interface GameRecord {
  readonly game: string;
  readonly rating?: RatingInfo;
  /** The rating over time, oldest first. */
  readonly history: readonly RatingPoint[];
  /** Matches with other people, and those against bots alone. */
  readonly people: Tally;
  readonly bots: Tally;
}

/** The page of somebody with an account. */
export interface PlayerInfo {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly games: readonly GameRecord[];
}

/** A line of the list of the best. */
export interface Leader extends RatingInfo {
  readonly id: string;
  readonly name: string;
}
