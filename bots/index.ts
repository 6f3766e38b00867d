export { askedOf, type Belief, beliefIn, believed, decide } from './belief.ts';
export { type Asked, type Bot, noLongerThan, type Patience } from './bot.ts';
export { Course, type Moment } from './course.ts';
export { greedy } from './greedy.ts';
export { type Hint, hint, type Reason } from './hint.ts';
export { defaultLevel, levels, strongest } from './levels.ts';
export { botNamed, bots } from './named.ts';
export { random } from './random.ts';
