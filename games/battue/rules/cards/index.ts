import type { LootId } from '../../content/index.ts';
import { battleEffects } from './battle.ts';
import type { Effect } from './effect.ts';
import { endEffects } from './end.ts';
import { startEffects } from './start.ts';

export const effects: Readonly<Record<LootId, Effect>> = { ...startEffects, ...battleEffects, ...endEffects };
