/**
 * What a game tells of a scenario to those who may play it, without the means to change it. A scenario is a file of the
 * game's own format, which may still have faults.
 */
import type { Json, Language, Params } from '@gonfalon/kernel';
import type { FunctionComponent } from 'preact';

export interface ScenarioProps {
  readonly file: Json;
  readonly language: Language;
}

/** Something good to know before one sits down, such as who begins. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** What is on a place of the board, in words. */
export interface PlaceLine {
  readonly place: string;
  readonly text: string;
}

export interface ScenarioPreview {
  /** The scenario in the options of a table; nothing if the board is not known before the match. */
  fileIn(options: Params): Json | undefined;
  /** What a file is called, if it has a name. */
  name(file: Json, language: Language): string;
  note(file: Json, language: Language): string;
  facts(file: Json, language: Language): readonly Fact[];
  /** All that everybody knows to be on the board when the match begins: the picture in words. */
  contents(file: Json, language: Language): readonly PlaceLine[];
  /** The whole board, small. */
  readonly Picture: FunctionComponent<ScenarioProps>;
}
