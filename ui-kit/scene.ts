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
  Question,
  Ref,
  Seat,
  Source,
  Viewer,
} from '@gonfalon/kernel';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { ScenarioEditor } from './editor/scenario-editor-api.ts';
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
  hover(ref: Ref | undefined): void;
  /** Shows the explanation of a thing until it is closed. */
  explain(ref: Ref): void;
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
  /** Places of the board light up. */
  | { readonly kind: 'glow'; readonly at: readonly Ref[]; readonly tone: 'good' | 'bad' | 'plain' };

/** The chances of a fight that a choice would begin. */
export interface OddsCard {
  readonly title: string;
  /** The chance of success, 0 to 1, and what counts as one, such as «to win the battle». */
  readonly win: number;
  readonly aim?: string;
  /** What else is expected, such as losses: each with its own words and number as text. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly note?: string;
}

/** A setting of the game for those who set a table up. Its value goes under `name` into the options of the match. */
export type OptionField =
  | { readonly kind: 'switch'; readonly name: string; readonly label: string; readonly hint?: string }
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

/** The screen of a game. */
export interface GameUi<S = unknown, O = unknown, V = unknown> {
  readonly module: GameModule<S, O, V>;
  /** How its pages look. */
  readonly theme: GameTheme;
  /** How it sounds to those who want to hear it. */
  readonly sounds: GameSounds<V>;
  /** The size of the board in its own units, seen from that side. */
  boardSize(scene: Scene<V>): { readonly width: number; readonly height: number };
  /** SVG that fills that box, under the board: what seldom changes, and cannot be pointed at. */
  readonly Background: ComponentType<SceneProps<V>>;
  /** SVG that fills that box. */
  readonly Board: FunctionComponent<SceneProps<V>>;
  /** The viewer's own cards, or nothing. */
  readonly Hand: FunctionComponent<SceneProps<V>>;
  /** What everybody may see of a player, beside the name, which the shell shows. */
  readonly Player: FunctionComponent<SeatProps<V>>;
  /** What lies beside the board: piles, discards, tracks. */
  readonly SidePanel: FunctionComponent<SceneProps<V>>;
  /** Whether a reference is drawn somewhere now, so that it can be clicked; what is not becomes a button. */
  isRendered(ref: Ref, scene: Scene<V>): boolean;
  /** Where a thing is on the board. */
  positionOf(ref: Ref, scene: Scene<V>): Point | undefined;
  explain(ref: Ref, scene: Scene<V>): Explanation | undefined;
  /** In order; an event without one is only told. `scene` is the table before the event. */
  animations(event: GameEvent, scene: Scene<V>): readonly Animation[];
  /** The odds of a choice that risks something. */
  odds?(choice: Choice, scene: Scene<V>): OddsCard | undefined;
  /** What of the turn it is, and the rule that tells about it. */
  phase(scene: Scene<V>): { readonly label: string; readonly rule: string };
  /** How a player is marked everywhere: a colour and, for those who see none, a sign and a letter. */
  seatStyle(seat: Seat, language: Language): SeatStyle;
  options(language: Language, seats: number): readonly OptionField[];
  /** For the rules reader: every piece of content, and where it comes from. */
  readonly content: (language: Language) => readonly ContentEntry[];
  /** Loads what it tells of a match that is over. */
  loadStory(): Promise<StoryBuilder<V>>;
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
  readonly seats: { readonly min: number; readonly max: number };
  /** In minutes. */
  readonly length: { readonly min: number; readonly max: number };
  /** From 1, easy, to 5. */
  readonly difficulty: number;
  readonly messages: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>>;
  /** An illustration, drawn here: SVG of 400 by 240. */
  readonly Picture: FunctionComponent;
  /** In the order in which one takes them. */
  readonly lessons: readonly LessonCover[];
  /** Loads the game itself. */
  load(): Promise<GameUi>;
  /** Loads what it tells of scenarios before they are played, if it has any. */
  readonly loadPreview?: () => Promise<ScenarioPreview>;
  /** Loads the editor of its scenarios, if it has one. */
  readonly loadEditor?: () => Promise<ScenarioEditor>;
}
