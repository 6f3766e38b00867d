export { Icon } from './components/icon.tsx';
export { memo } from './components/memo.ts';
export { numberDie, rolledDice } from './dice.ts';
export type { EditorProps, ScenarioEditor, Steps } from './editor/scenario-editor-api.ts';
export { entityProps, NO_ARIA_LABEL, sameEntity } from './entity.ts';
export type { GamePageCard, GamePageProps, Trial, TrialEvents } from './game-page.ts';
export { type GameIcons, ICONS, type IconName } from './icons.ts';
export { chooseOptions } from './options.ts';
export type { Fact, PlaceLine, ScenarioPreview, ScenarioProps } from './scenario/scenario-preview-api.ts';
export * from './scene.ts';
export {
  type AmbientSound,
  type Filter,
  type GameSounds,
  type Glide,
  type Layer,
  later,
  lengthOf,
  type Sound,
} from './sound.ts';
export * from './story/index.ts';
export { type GameTheme, ORNAMENTS, SHADES, type Shade } from './theme.ts';
