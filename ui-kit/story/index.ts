export { houseStory } from './house-story.ts';
export * from './luck.ts';
export * from './read.ts';
export * from './types.ts';
export * from './words.ts';
