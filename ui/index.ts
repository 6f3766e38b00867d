export { type Ambient, ORNAMENTS, SHADES, type Shade } from './ambient.ts';
export type { EditorProps, ScenarioEditor, Steps } from './editor/contract.ts';
export { ICONS, type IconName } from './icons.ts';
export { Icon } from './kit/icon.tsx';
export { memo } from './kit/memo.ts';
export type { Fact, PlaceLine, ScenarioPreview, ScenarioProps } from './scenario/contract.ts';
export * from './scene.ts';
export {
  type Ambience,
  type Filter,
  type GameSounds,
  type Glide,
  type Layer,
  later,
  lengthOf,
  type Sound,
} from './sound.ts';
export * from './story/index.ts';
export { AS_WRITTEN, sameThing, thing } from './thing.ts';
