import type { GameModule } from '@gonfalon/kernel';
import { evaluation } from './bot/evaluation.ts';
import {
  ADVENTURE_IDS,
  COMMAND_IDS,
  LANDMARK_IDS,
  LORE_IDS,
  POWER_IDS,
  RULE_IDS,
  rules,
  TERRAIN_IDS,
  tables,
} from './content/index.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { gameMessages } from './messages/messages.ts';
import { game } from './rules/game.ts';
import type { Options, State } from './rules/state.ts';
import type { View } from './rules/views.ts';
import { scenario } from './scenario.ts';

export const battlelore: GameModule<State, Options, View> = {
  game,
  ruleIds: RULE_IDS,
  origins: rules,
  covered: [
    ...COMMAND_IDS.map((id) => `card:${id}`),
    ...LORE_IDS.map((id) => `lore:${id}`),
    ...POWER_IDS.map((id) => `power:${id}`),
    ...TERRAIN_IDS.map((id) => `terrain:${id}`),
    ...LANDMARK_IDS.map((id) => `landmark:${id}`),
  ],
  botOptions: { turnCap: tables.turnCap },
  messages: { en: gameMessages(en), fr: gameMessages(fr) },
  evaluation,
  scenario,
  scenarios: ADVENTURE_IDS.map((adventure) => ({ id: adventure, options: { adventure } })),
};

/* What a client draws and a bot asks. */
export { rangeOf } from './rules/combat.ts';
export { combatOdds } from './rules/odds.ts';
export { reach } from './rules/reach.ts';
export { lineOfSight } from './rules/sight.ts';
