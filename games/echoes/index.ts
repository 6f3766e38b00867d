import type { GameModule } from '@gonfalon/kernel';
import { evaluation } from './bot/evaluation.ts';
import { deckCards, RULE_IDS, rules } from './content/index.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { gameMessages } from './messages/messages.ts';
import { game } from './rules/game.ts';
import type { Options, State } from './rules/state.ts';
import type { View } from './rules/views.ts';

export const echoes: GameModule<State, Options, View> = {
  game,
  ruleIds: RULE_IDS,
  origins: rules,
  covered: deckCards.map(({ id }) => id),
  messages: { en: gameMessages(en), fr: gameMessages(fr) },
  evaluation,
};
