/**
 * What a game brings to the screen. The shell knows seats, questions, choices, events and views; a game draws its
 * board, its cards and its players, and tells what its things are. Whatever can be chosen, explained or refused is a
 * thing with a reference: a board draws it with `thing(scene, ref)`, and the shell does the rest.
 */
import type {
  Choice,
  GameEvent,
  GameMessages,
  GameModule,
  Language,
  LessonCover,
  Params,
  Question,
  Ref,
  Seat,
  Source,
  TableFacts,
  Viewer,
} from '@gonfalon/kernel';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { ScenarioEditor } from './editor/scenario-editor-api.ts';
import type { GamePageCard } from './game-page.ts';
import type { IconName } from './icons.ts';
import type { ScenarioPreview } from './scenario/scenario-preview-api.ts';
import type { GameSounds } from './sound.ts';
import type { StoryBuilder } from './story/index.ts';
import type { GameTheme } from './theme.ts';

/** A table as one viewer sees it now, with what is being chosen. */
export interface Scene<V = unknown> {
  readonly view: V;
  readonly viewer: Viewer;
  /** From whose side the board is seen: the viewer's, or for a spectator that of seat 0. */
  readonly side: Seat;
  readonly seats: number;
  /** Those of the match. */
  readonly options?: unknown;
  /** Who sits where: the names of people and bots. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly messages: GameMessages<V>;
  /** Who is asked, unless that must not be known or the match is over. */
  readonly toMove?: Seat;
  /** The viewer's own question. */
  readonly question?: Question;
  /** The choices that are left, given what was picked so far. */
  readonly choices: readonly Choice[];
  /** What was picked of a choice so far. */
  readonly selected: readonly Ref[];
  /** What may be picked next. */
  readonly offered: ReadonlySet<Ref>;
  /** What a refusal is about. */
  readonly highlighted: ReadonlySet<Ref>;
  /** What the mouse, a finger or the keyboard points at. */
  readonly hovered?: Ref;
  /** Picks a thing; one that is not offered is answered with the reason. */
  pick(ref: Ref): void;
  /** Makes a whole choice, as its button would: what cannot be taken back is asked once more. */
  choose(choice: Choice): void;
  hover(ref: Ref | undefined): void;
  /** Shows the explanation of a thing until it is closed. */
  explain(ref: Ref): void;
}

/** What a scene tells of who its seats are. */
export function factsOf<V>({ seats, options, view }: Scene<V>): TableFacts<V> {
  return { seats, options, view };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a thing is, in the language of the scene. */
export interface Explanation {
  readonly title: string;
  /** One paragraph each. */
  readonly lines: readonly string[];
  /** Rules to read on, by id. */
  readonly rules?: readonly string[];
}

/** Where a card flies from or to: a thing that is drawn somewhere, or a player: the hand of the viewer, the panel of others. */
export type DealPlace = Ref | { readonly seat: Seat };

/** What is seen of an event while it happens. */
export type Animation =
  /**
   * Something goes from one place of the board to another. `mark` is SVG around the point 0, 0; `piece` is the thing
   * that is gone from where it was meanwhile.
   */
  | {
      readonly kind: 'travel';
      readonly from: Ref;
      readonly to: Ref;
      readonly mark: ComponentChildren;
      readonly piece?: Ref;
    }
  /** Dice roll and come to rest; each is HTML that shows its face. */
  | { readonly kind: 'dice'; readonly title: string; readonly dice: readonly ComponentChildren[] }
  /** A card is turned over for all to see. `card` is HTML. */
  | { readonly kind: 'card'; readonly title: string; readonly card: ComponentChildren }
  /** Cards fly between piles and hands. `card` is HTML that shows the side which the viewer sees; one by default. */
  | {
      readonly kind: 'deal';
      readonly from: DealPlace;
      readonly to: DealPlace;
      readonly card: ComponentChildren;
      readonly count?: number;
    }
  /** Places of the board light up. */
  | { readonly kind: 'glow'; readonly at: readonly Ref[]; readonly tone: 'good' | 'bad' | 'plain' };

/** The chances of a fight that a choice would begin. */
export interface OddsCard {
  readonly title: string;
  /** The chance of success, 0 to 1, and what counts as one, such as «to win the battle». */
  readonly win: number;
  readonly aim?: string;
  /** Whether dice are rolled at once, so that the choice cannot be taken back. */
  readonly isFinal?: boolean;
  /** What else is expected, such as losses: each with its own words and number as text. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly note?: string;
}

/** A setting of the game for those who set a table up. Its value goes under `name` into the options of the match. */
export type OptionField =
  | {
      readonly kind: 'switch';
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
      /** On at first; off unless told. */
      readonly initial?: boolean;
    }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
      readonly min: number;
      readonly max: number;
      readonly initial: number;
    }
  | {
      readonly kind: 'pick';
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
      readonly initial: string;
      readonly picks: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
    };

export interface SceneProps<V> {
  readonly scene: Scene<V>;
}

export interface SeatProps<V> extends SceneProps<V> {
  readonly seat: Seat;
}

/** A kind of die: a name that tells it from the game's other dice, such as «d8», and all its faces in their order. */
export interface DieKind {
  readonly id: string;
  /** Numbers, or the ids of symbols; a face that is there twice is listed twice. */
  readonly faces: readonly string[];
}

export interface RolledDie {
  readonly kind: DieKind;
  readonly face: string;
  /** Whose it was, unless it was nobody's. */
  readonly seat?: Seat | undefined;
}

/** A part of the turn, for the row that shows where in it one is. */
export interface PhaseStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next' | 'skipped';
  /** What came of it or why it was skipped, in a word or two: «+2», «none to play». */
  readonly note?: string;
}

/**
 * What is being worked on: a battle, a payment, a search. It lies over a part of the board that `region` does not name,
 * and on a phone it is the body of the sheet. What ends it is a choice like any other, with its button.
 */
export interface Tray<V = unknown> {
  /** Undefined while nothing is worked on. */
  open(scene: Scene<V>): TrayState | undefined;
  readonly Content: FunctionComponent<SceneProps<V>>;
}

export interface TrayState {
  readonly title: string;
  /** Over the lower half of the board, in the corner that is farthest from the region, or over the shelf on the right. */
  readonly place: 'bottom' | 'corner' | 'shelf';
}

/** Reserved places around the board; how much room each gets is the game's CSS: `--shelf-top: 44px` and so on. */
export type Shelves<V> = Partial<
  Readonly<Record<'top' | 'right' | 'bottom' | 'left', FunctionComponent<SceneProps<V>>>>
>;

/** The screen of a game. Whatever is optional has a default of the house. */
export interface GameUi<S = unknown, O = unknown, V = unknown> {
  readonly module: GameModule<S, O, V>;
  /** The words of the module where they can say more: a thing by the place where it is now. */
  messagesAt?(view: V, language: Language): GameMessages<V>;
  /** How its pages look. */
  readonly theme?: GameTheme;
  /** How it sounds to those who want to hear it. */
  readonly sounds?: GameSounds<V>;
  /** The size of the board in its own units, seen from that side. */
  boardSize(scene: Scene<V>): { readonly width: number; readonly height: number };
  /** SVG that fills that box, under the board: what seldom changes, and cannot be pointed at. */
  readonly Background?: ComponentType<SceneProps<V>>;
  /** The same in very small, where a phone shows only a part: SVG that fills that box. */
  readonly SmallMap?: ComponentType<SceneProps<V>>;
  /** SVG that fills that box. */
  readonly Board: FunctionComponent<SceneProps<V>>;
  /** The viewer's own cards, or nothing. */
  readonly Hand?: FunctionComponent<SceneProps<V>>;
  /** What everybody may see of a player, beside the name, which the shell shows. */
  readonly Player: FunctionComponent<SeatProps<V>>;
  /** What lies beside the board and may be looked up: piles, discards, tracks. */
  readonly SidePanel?: FunctionComponent<SceneProps<V>>;
  /** What lies around the board and must be in sight: a market, a track, a row of units. */
  readonly shelves?: Shelves<V>;
  readonly tray?: Tray<V>;
  /** What one needs to know of what is chosen or pointed at: a sum, a steppers' row; nothing if there is nothing to say. */
  readonly Detail?: FunctionComponent<SceneProps<V>>;
  /** How near the board is at first where there is little room: 1 is all of it. By default it fills its place. */
  firstScale?(scene: Scene<V>): number;
  /** The places that the question is about: they are brought into sight, and nothing is laid over them. */
  region?(scene: Scene<V>): readonly Ref[];
  /** Whether a reference is drawn somewhere now, so that it can be clicked; what is not becomes a button. */
  isRendered(ref: Ref, scene: Scene<V>): boolean;
  /** Where a thing is on the board. */
  positionOf(ref: Ref, scene: Scene<V>): Point | undefined;
  explain(ref: Ref, scene: Scene<V>): Explanation | undefined;
  /** In order; an event without one is only told. `scene` is the table before the event. */
  animations?(event: GameEvent, scene: Scene<V>): readonly Animation[];
  /** The dice that an event tells, for the statistics of a replay. */
  dice?(event: GameEvent): readonly RolledDie[];
  /** The odds of a choice that risks something. */
  odds?(choice: Choice, scene: Scene<V>): OddsCard | undefined;
  /** What of the turn it is, and the rule that tells about it. */
  phase(scene: Scene<V>): { readonly label: string; readonly rule: string };
  /** The parts of the whole turn, if they come in an order. */
  phases?(scene: Scene<V>): readonly PhaseStep[];
  /**
   * The answer that follows from what the player has just pressed: who marches was set before where to. It is given
   * without being asked for, and only right after a choice of the player's own.
   */
  follows?(scene: Scene<V>): Choice | undefined;
  /** What is told beside the board as soon as it is pointed at: no note comes up over the board. */
  isTold?(ref: Ref, scene: Scene<V>): boolean;
  /** How many pixels for a unit of the board it takes to read it: the first view of a phone is at least so close. */
  readonly legibleScale?: number;
  /** What is asked after something was picked of a choice: «How many go to the Palace?» */
  prompt?(scene: Scene<V>): string | undefined;
  /** What a choice does, in as few words as fit a button: «Send all 7»; by default the words of the rules. */
  action?(choice: Choice, scene: Scene<V>): string | undefined;
  /** What a hint says that its choice brings, for each term of the game's mind that a player would speak of. */
  readonly outcomes?: Readonly<Record<Language, Readonly<Record<string, Outcome>>>>;
  /** How a player stands, in a word and a number: it is always in sight. */
  glance?(seat: Seat, scene: Scene<V>): { readonly label: string; readonly value: string } | undefined;
  /** How a player is marked everywhere: a colour and, for those who see none, a sign and a letter. */
  seatStyle(seat: Seat, language: Language, at?: TableFacts<V>): SeatStyle;
  /** What can be set for a table of so many seats; `chosen` is what is set so far, defaults included. */
  options?(language: Language, seats: number, chosen: Params): readonly OptionField[];
  /** For the rules reader: every piece of content, and where it comes from. */
  content?(language: Language): readonly ContentEntry[];
  /** Loads the game on one page. */
  loadSummary?(): Promise<(language: Language) => readonly SummaryPart[]>;
  /** Loads what it tells of a match that is over. */
  loadStory?(): Promise<StoryBuilder<V>>;
}

/** A part of the rules on one page, in a few short sentences. */
/** What a choice does, with the choice as subject: «it takes more points», and what it costs. */
export interface Outcome {
  readonly gain: string;
  readonly price: string;
}

export interface SummaryPart {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface ContentEntry {
  readonly title: string;
  /** Its kind, such as «Loot card», under which it is listed. */
  readonly group: string;
  readonly text: string;
  /** Where each group of its facts comes from. */
  readonly provenance: Readonly<Record<string, Source>>;
  readonly rules?: readonly string[];
}

export interface SeatStyle {
  /** A CSS variable of the theme, such as `var(--seat-0)`. */
  readonly colour: string;
  readonly icon: IconName;
  readonly name: string;
  readonly letter: string;
}

/** What the home page shows of a game: small, because it is loaded with the first page. */
export interface GameCard {
  readonly id: string;
  /** `counts` if not every number in between will do. */
  readonly seats: { readonly min: number; readonly max: number; readonly counts?: readonly number[] };
  /** In minutes. */
  readonly length: { readonly min: number; readonly max: number };
  /** From 1, easy, to 5. */
  readonly difficulty: number;
  readonly messages: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>>;
  /** In the order in which one takes them. */
  readonly lessons?: readonly LessonCover[];
  /** Loads an illustration, drawn by the game: SVG of 400 by 240. */
  loadPicture(): Promise<FunctionComponent>;
  /** Loads the game with its screen. */
  load(): Promise<GameUi>;
  /** Loads what it tells of scenarios before they are played, if it has any. */
  readonly loadPreview?: () => Promise<ScenarioPreview>;
  /** Loads the editor of its scenarios, if it has one. */
  readonly loadEditor?: () => Promise<ScenarioEditor>;
  /** Pages of its own. */
  readonly pages?: readonly GamePageCard[];
}
