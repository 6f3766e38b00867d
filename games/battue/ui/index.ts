/** The screen of Battue. */
import type { GameUi } from '@gonfalon/ui-kit';
import { battue } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { ambient } from './ambient.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { draws } from './choosing.ts';
import { mark } from './clan.ts';
import { content } from './content.ts';
import { action, glance, phases, prompt } from './decision.ts';
import { dice } from './dice.ts';
import { explain } from './explain.ts';
import { anchorOf, BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Hand } from './hand.tsx';
import { animations } from './motions.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { phase } from './phase.ts';
import { Player } from './player.tsx';
import { sounds } from './sounds.ts';
import './battue.css';
import './panels.css';

export const ui: GameUi<State, Options, View> = {
  module: battue,
  theme: ambient,
  sounds,
  boardSize: () => BOX,
  Background: Ground,
  Board,
  Hand,
  Player,
  SidePanel: Aside,
  isRendered: draws,
  positionOf: (ref, { view }) => anchorOf(ref, view),
  explain,
  animations,
  dice,
  odds,
  phase,
  phases,
  prompt,
  action,
  glance,
  seatStyle: mark,
  options,
  content,
  loadStory: async () => (await import('./story/index.ts')).story,
};
