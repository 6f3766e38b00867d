export { type Asked, type Bot, decide } from './bot.ts';
export { greedy } from './greedy.ts';
export { botNamed, bots } from './named.ts';
export { random } from './random.ts';
