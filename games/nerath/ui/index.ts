/** The screen of Conquest of Nerath. */
import type { GameUi } from '@gonfalon/ui-kit';
import { nerath } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { animations } from './animations.tsx';
import { Board } from './board.tsx';
import { content } from './content.ts';
import { action, glance, phase, phases, prompt, region } from './decision.ts';
import { dice } from './dice.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { Background } from './map/background.tsx';
import { BOX } from './map/box.ts';
import { SmallMap } from './map/small-map.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { follows } from './plan.ts';
import { Player } from './player.tsx';
import { positionOf } from './positions.ts';
import { Race } from './race.tsx';
import { Detail, Rail } from './rail.tsx';
import { isRendered, isTold } from './rendered-refs.ts';
import { LEGIBLE } from './scale.ts';
import { seatStyle } from './seat-style.ts';
import { sounds } from './sounds.ts';
import { theme } from './theme.ts';
import { tray } from './tray.tsx';
import './nerath.css';
import './panels.css';

export const ui: GameUi<State, Options, View> = {
  module: nerath,
  theme,
  sounds,
  boardSize: () => BOX,
  Background,
  SmallMap,
  Board,
  Hand,
  Player,
  shelves: { top: Race, left: Rail },
  tray,
  Detail,
  region,
  isRendered,
  positionOf,
  explain,
  animations,
  dice,
  odds,
  phase,
  phases,
  prompt,
  follows,
  isTold,
  legibleScale: LEGIBLE,
  action,
  glance,
  seatStyle,
  options,
  content,
  loadStory: async () => (await import('./story/index.ts')).story,
};
