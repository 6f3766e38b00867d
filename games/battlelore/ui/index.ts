/** The screen of BattleLore. */
import type { GameUi } from '@gonfalon/ui-kit';
import { battlelore } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { SidePanel } from './side-panel.tsx';
import { theme } from './theme.ts';
import './battlelore.css';
import { animations } from './animations.tsx';
import { Background } from './background.tsx';
import { Camp } from './camp.tsx';
import { content } from './content.ts';
import { action, glance, phases, prompt } from './decision.ts';
import { explain } from './explain.ts';
import { Field } from './field.tsx';
import { BOX } from './geometry.ts';
import { Hand } from './hand.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { outcomes } from './outcomes.ts';
import { phase } from './phase.ts';
import { isRendered, positionOf } from './rendered-refs.ts';
import { rolledDiceIn } from './rolled-dice.ts';
import { seatStyle } from './seat-style.ts';
import { sounds } from './sounds.ts';
import { messagesAt, screenMessages } from './unit-places.ts';

export const ui: GameUi<State, Options, View> = {
  module: { ...battlelore, messages: screenMessages },
  messagesAt,
  theme,
  sounds,
  boardSize: () => BOX,
  Background: Background,
  Board: Field,
  Hand,
  Player: Camp,
  SidePanel: SidePanel,
  isRendered: isRendered,
  positionOf: positionOf,
  explain,
  animations,
  dice: rolledDiceIn,
  odds,
  phase,
  phases,
  prompt,
  action,
  outcomes,
  glance,
  seatStyle: seatStyle,
  options,
  content,
  loadSummary: async () => (await import('./summary.ts')).summary,
  loadStory: async () => (await import('./story/index.ts')).story,
};
