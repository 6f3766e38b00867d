/** What the home page shows of each game, without loading the game. */
import { cover as battalia } from './battalia/ui/cover.ts';
import { cover as battlelore } from './battlelore/ui/cover.ts';
import { cover as battue } from './battue/ui/cover.ts';
import { cover as echoes } from './echoes/ui/cover.ts';
import { cover as nerath } from './nerath/ui/cover.ts';

export const covers = [battue, battlelore, echoes, battalia, nerath] as const;
