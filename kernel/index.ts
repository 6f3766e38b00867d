export {
  type Asking,
  type AskRules,
  type AskSettings,
  type ChoiceOf,
  questionsOf,
  type Slot,
  type VerbRules,
  type VerbTable,
} from './asks.ts';
export {
  type CardWindow,
  cardWindow,
  type DrawPile,
  distinct,
  drawCards,
  moveToTop,
  reshuffle,
  showTo,
  takeCard,
  type WindowFacts,
  type WindowLocals,
} from './cards.ts';
export { type ChanceSpec, type ChanceState, commitment, createRng, Rng, restoreRng } from './chance.ts';
export { byId, listOf, provenance, ruleOrigins, SOURCES, type Source } from './content.ts';
export { canonical, copyJson, digest } from './digest.ts';
export { copyPosition, copyStack, Engine } from './engine.ts';
export type { EvaluationModel } from './evaluation.ts';
export {
  Divergence,
  FORMAT,
  type MatchFile,
  openMatch,
  type Played,
  playsVersion,
  readMatchFile,
  saveMatch,
  verifyMatch,
} from './file.ts';
export {
  buildMessages,
  capitalize,
  choiceRefusal,
  english,
  type FrenchArticle,
  type FrenchNoun,
  french,
  type MessageTable,
  type MessageTables,
  type NoParams,
  ownEntry,
  type RefusalContext,
  uncapitalize,
  wrapLine,
} from './i18n/messages.ts';
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
  checkSetup,
  type Entry,
  eventFor,
  Match,
  type MatchSetup,
  type MatchView,
  type Script,
  type Snapshot,
  startEngine,
} from './match.ts';
export {
  type BuiltInScenario,
  type GameMessages,
  type GameModule,
  LANGUAGES,
  type Language,
  type OrderMessages,
  type RuleOrigin,
  type ScenarioFormat,
  type TableFacts,
  type TimedWork,
  type ValidationIssue,
} from './module.ts';
export { parseOrders } from './orders.ts';
export { type RefKind, refKind } from './refs.ts';
export {
  type Bilingual,
  BilingualSchema,
  FileIdSchema,
  type IssueKey,
  type IssueMessages,
  issueFormatter,
  oneOf,
  parseJsonFile,
  pathOfIssue,
  range,
  type ShapeParams,
  shapeIssue,
  shapeMessages,
} from './scenario-file/schema.ts';
export { sequence } from './sequence.ts';
export {
  areEven,
  formatCounts,
  hasMates,
  matesOf,
  rematchShift,
  seatCounts,
  sidesOf,
  wonTogether,
} from './sides.ts';
export {
  type Answering,
  type AnswerPolicy,
  type AutoPassed,
  answering,
  isWindow,
  mayAutoPass,
  mayHush,
  type SeatInstructions,
  type Windows,
} from './table-answers.ts';
export * from './types.ts';
export type * from './vocabulary.ts';
