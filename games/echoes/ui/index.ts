/** The screen of Echoes of Emperors. */
import type { GameUi } from '@gonfalon/ui-kit';
import { echoes } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { animations } from './animations.tsx';
import { Background } from './background.tsx';
import { Board } from './board.tsx';
import { content } from './content.ts';
import { action, prompt } from './decision.ts';
import { Detail } from './detail.tsx';
import { dice } from './dice.ts';
import { explain } from './explain.ts';
import { boxOf, firstScaleOf } from './geometry.ts';
import { Hand } from './hand.tsx';
import { options } from './options.ts';
import { glance, phase, phases } from './phase.ts';
import { Player } from './player.tsx';
import { isRendered, positionOf, region } from './rendered-refs.ts';
import { seatStyle } from './seat-style.ts';
import { sounds } from './sounds.ts';
import { theme } from './theme.ts';
import { openTray } from './tray.ts';
import { TrayContent } from './tray-content.tsx';
import { UnitRow } from './unit-row.tsx';
import './echoes.css';
import './cards.css';

export const ui: GameUi<State, Options, View> = {
  module: echoes,
  theme,
  sounds,
  boardSize: ({ view }) => boxOf(view.size),
  firstScale: ({ view }) => firstScaleOf(view.size),
  Background,
  Board,
  Hand,
  Player,
  shelves: { bottom: UnitRow },
  tray: { open: openTray, Content: TrayContent },
  Detail,
  region,
  isRendered,
  positionOf,
  explain,
  animations,
  dice,
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
