export { type ChanceSpec, type ChanceState, commitment, Dealer, dealer, restoreDealer } from './chance.ts';
export { byId, listOf, provenance, ruleOrigins, SOURCES, type Source } from './content.ts';
export { canonical, copyJson, digest } from './digest.ts';
export {
  Divergence,
  FORMAT,
  type MatchFile,
  openMatch,
  type Played,
  readMatchFile,
  saveMatch,
  verifyMatch,
} from './file.ts';
export type {
  Lesson,
  LessonAct,
  LessonChapter,
  LessonCover,
  LessonPart,
  LessonStep,
  LessonWords,
  StepWords,
} from './lesson.ts';
export {
  begin,
  checkSetup,
  type Entry,
  eventFor,
  Match,
  type MatchSetup,
  type MatchView,
  type Script,
  type Snapshot,
} from './match.ts';
export type { Mind } from './mind.ts';
export {
  type BuiltInScenario,
  type Fault,
  type GameModule,
  LANGUAGES,
  type Language,
  type RuleOrigin,
  type ScenarioFormat,
  type Words,
} from './module.ts';
export {
  type Concern,
  capital,
  english,
  entry,
  type FrenchArticle,
  type FrenchNoun,
  fold,
  french,
  type None,
  type Phrases,
  type Sentences,
  small,
  wordsFrom,
} from './phrases.ts';
export { onTop } from './piles.ts';
export { copyPosition, copyStack, Play } from './play.ts';
export { sequence } from './sequence.ts';
export {
  type Bilingual,
  BilingualSchema,
  type FaultWords,
  FileIdSchema,
  oneOf,
  placeOf,
  range,
  readFile,
  type ShapeParams,
  shapeWords,
  type Told,
  telling,
  toldShape,
} from './shape.ts';
export * from './types.ts';
