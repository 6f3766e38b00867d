import type { GameModule } from '@gonfalon/kernel';
import { evaluation } from './bot/evaluation.ts';
import { constants, KINDS, RULE_IDS, ruleOrigins, TERRAIN_PILE_IDS } from './content/index.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { messagesOf } from './messages/tables.ts';
import { game } from './rules/game.ts';
import type { Options, State } from './rules/state.ts';
import type { View } from './rules/views.ts';

export const battalia: GameModule<State, Options, View> = {
  game,
  ruleIds: RULE_IDS,
  origins: ruleOrigins,
  covered: [...KINDS.map((id) => `card:${id}`), ...TERRAIN_PILE_IDS.map((id) => `terrain:${id}`)],
  botOptions: { weekLimit: constants.botWeekLimit },
  messages: { en: messagesOf(en), fr: messagesOf(fr) },
  evaluation,
};
