import type { GameModule } from '@gonfalon/kernel';
import { evaluation } from './bot/evaluation.ts';
import { constants, EVENT_IDS, LOOT_IDS, RULE_IDS, rules } from './content/index.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { gameMessages } from './messages/messages.ts';
import { game } from './rules/game.ts';
import type { Options, State } from './rules/state.ts';
import type { View } from './rules/views.ts';
import { scenario } from './scenario.ts';

export const battue: GameModule<State, Options, View> = {
  game,
  ruleIds: RULE_IDS,
  origins: rules,
  covered: [...LOOT_IDS.map((id) => `card:${id}`), ...EVENT_IDS.map((id) => `event:${id}`)],
  botOptions: { roundLimit: constants.botOnlyRoundLimit },
  scenario,
  messages: { en: gameMessages(en), fr: gameMessages(fr) },
  evaluation,
};

/* What a client shows and a bot asks. */
export { battleOdds, exchangeOdds } from './rules/odds.ts';
