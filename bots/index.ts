export { type Bot, type BotRequest, type Budget, timeBudget } from './bot.ts';
export { type BotTask, chooseWithBot, createBotTask, determinizePosition, toBotRequest } from './bot-task.ts';
export { greedy } from './greedy.ts';
export { type Hint, hint, type Reason } from './hint.ts';
export { defaultLevel, hintBot, levels } from './levels.ts';
export { random } from './random.ts';
export { bots, getBot } from './registry.ts';
export { type ChoicesMade, choicesMadeBy, countChoice } from './turn-budget.ts';
export { type WinChancePoint, WinChances } from './win-chances.ts';
