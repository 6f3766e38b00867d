/** What the shell is told of a scenario, out of what the game knows of its drafts. */
import type { Json, Language, Params } from '@gonfalon/kernel';
import type { Fact, PlaceLine, ScenarioPreview } from './scenario-preview-api.ts';
import type { Texts } from './texts.ts';
import { textIn } from './texts.ts';

interface Parts<Draft> extends Pick<ScenarioPreview, 'Picture'> {
  draftIn(options: Params): Draft | undefined;
  factsOf(draft: Draft, language: Language): readonly Fact[];
  linesOf(draft: Draft, language: Language): readonly PlaceLine[];
}

export function scenarioPreview<Draft extends Texts>(parts: Parts<Draft>): ScenarioPreview {
  const { draftIn, factsOf, linesOf, Picture } = parts;
  // What the shell holds came from `fileIn`, or from the editor of the same game.
  const draftOf = (file: Json) => file as unknown as Draft;
  return {
    fileIn: (options) => draftIn(options) as Json | undefined,
    name: (file, language) => textIn(draftOf(file).name, language),
    note: (file, language) => textIn(draftOf(file).note, language),
    facts: (file, language) => factsOf(draftOf(file), language),
    contents: (file, language) => linesOf(draftOf(file), language),
    Picture,
  };
}
