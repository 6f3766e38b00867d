/** The screen of BattleLore. */
import type { GameUi } from '@gonfalon/ui-kit';
import { battlelore } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { ambient } from './ambient.ts';
import { Aside } from './aside.tsx';
import './battlelore.css';
import { Camp } from './camp.tsx';
import { content } from './content.ts';
import { action, glance, phases, prompt } from './decision.ts';
import { anchor, draws } from './draws.ts';
import { explain } from './explain.ts';
import { Field } from './field.tsx';
import { BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Hand } from './hand.tsx';
import { mark } from './mark.ts';
import { animations } from './motions.tsx';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { phase } from './phase.ts';
import { dice } from './rolled.ts';
import { sounds } from './sounds.ts';

export const ui: GameUi<State, Options, View> = {
  module: battlelore,
  theme: ambient,
  sounds,
  boardSize: () => BOX,
  Background: Ground,
  Board: Field,
  Hand,
  Player: Camp,
  SidePanel: Aside,
  isRendered: draws,
  positionOf: anchor,
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
