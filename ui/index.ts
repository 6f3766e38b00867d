export type { EditorProps, ScenarioEditor, ScenarioProps, Steps } from './editor/contract.ts';
export { ICONS, type IconName } from './icons.ts';
export { Icon } from './kit/icon.tsx';
export { memo } from './kit/memo.ts';
export * from './scene.ts';
export { AS_WRITTEN, sameThing, thing } from './thing.ts';
