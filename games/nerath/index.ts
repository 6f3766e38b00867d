import type { GameModule } from '@gonfalon/kernel';
import { evaluation } from './bot/evaluation.ts';
import { CARD_IDS, constants, RULE_IDS, rules } from './content/index.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { gameMessages } from './messages/messages.ts';
import { game } from './rules/game.ts';
import type { Options, State } from './rules/state.ts';
import type { View } from './rules/views.ts';
import { timed } from './timed.ts';

export const nerath: GameModule<State, Options, View> = {
  game,
  ruleIds: RULE_IDS,
  origins: rules,
  covered: CARD_IDS.map((id) => `card:${id}`),
  botOptions: { roundLimit: constants.botRoundLimit },
  msPerMatch: 150,
  timed,
  messages: { en: gameMessages(en), fr: gameMessages(fr) },
  evaluation,
};

/* What a client shows and a bot asks. */
export { battleOdds, smallestForce } from './rules/odds.ts';
