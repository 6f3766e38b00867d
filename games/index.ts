/** The list of games: to add one is to add its folder and a line here. */
import type { GameModule } from '@gonfalon/kernel';
import { battalia } from './battalia/index.ts';
import { battlelore } from './battlelore/index.ts';
import { battue } from './battue/index.ts';
import { echoes } from './echoes/index.ts';
import { nerath } from './nerath/index.ts';

export const games: readonly GameModule[] = [battue, battlelore, echoes, battalia, nerath];
