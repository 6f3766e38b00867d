/** The screen of Battue. */
import type { GameUi } from '@gonfalon/ui-kit';
import { battue } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { animations } from './animations.tsx';
import { Background } from './background.tsx';
import { Board } from './board.tsx';
import { content } from './content.ts';
import { action, glance, phases, prompt } from './decision.ts';
import { dice } from './dice.ts';
import { explain } from './explain.ts';
import { anchorOf, BOX } from './geometry.ts';
import { Hand } from './hand.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';
import { phase } from './phase.ts';
import { messagesAt } from './place-names.ts';
import { Player } from './player.tsx';
import { isRendered } from './rendered-refs.ts';
import { seatStyle } from './seat-style.ts';
import { SidePanel } from './side-panel.tsx';
import { sounds } from './sounds.ts';
import { theme } from './theme.ts';
import './battue.css';
import './panels.css';

export const ui: GameUi<State, Options, View> = {
  module: battue,
  messagesAt,
  theme,
  sounds,
  boardSize: () => BOX,
  Background,
  Board,
  Hand,
  Player,
  SidePanel,
  isRendered,
  positionOf: (ref, { view }) => anchorOf(ref, view),
  explain,
  animations,
  dice,
  odds,
  phase,
  phases,
  prompt,
  action,
  outcomes,
  glance,
  seatStyle,
  options,
  content,
  loadSummary: async () => (await import('./summary.ts')).summary,
  loadStory: async () => (await import('./story/index.ts')).story,
};
