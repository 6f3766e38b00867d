/** The screen of Battalia. */
import type { GameUi } from '@gonfalon/ui-kit';
import { battalia } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { animations } from './animations.tsx';
import { Background } from './background.tsx';
import { Board } from './board.tsx';
import { content } from './content.ts';
import { action, glance, phase, phases, prompt, region } from './decision.ts';
import { dice } from './dice.ts';
import { explain } from './explain.ts';
import { boardSize, positionOf } from './geometry.ts';
import { Hand } from './hand.tsx';
import { Market } from './market.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { Player } from './player.tsx';
import { isRendered } from './rendered-refs.ts';
import { seatStyle } from './seat-style.ts';
import { sounds } from './sounds.ts';
import { theme } from './theme.ts';
import { tray } from './tray.tsx';
import './battalia.css';
import './market.css';
import './tray.css';

export const ui: GameUi<State, Options, View> = {
  module: battalia,
  theme,
  sounds,
  boardSize: ({ view }) => boardSize(view),
  // The whole land is small enough to be pressed on a phone.
  firstScale: () => 1,
  Background,
  Board,
  Hand,
  Player,
  shelves: { right: Market },
  tray,
  region,
  isRendered,
  positionOf: (ref, { view }) => positionOf(ref, view),
  explain,
  animations,
  dice,
  odds,
  phase,
  phases,
  prompt,
  action,
  glance,
  seatStyle,
  options,
  content,
  loadStory: async () => (await import('./story/index.ts')).story,
};
