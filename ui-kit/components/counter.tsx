/** A number with its sign, and the sheet of a player that is made of them. */
import type { Ref } from '@gonfalon/kernel';
import type { ComponentChildren } from 'preact';
import { entityProps } from '../entity.ts';
import type { IconName } from '../icons.ts';
import type { Scene } from '../scene.ts';
import { Icon } from './icon.tsx';

interface CounterProps {
  readonly scene: Scene;
  readonly refId: Ref;
  readonly icon: IconName;
  readonly value: ComponentChildren;
  /** What it says to those who do not see it: «7 warriors in reserve». */
  readonly label: string;
  readonly class?: string;
}

/** It is looked at, never picked. */
export function Counter({ scene, refId, icon, value, label, class: extra = '' }: CounterProps) {
  return (
    <div {...entityProps(toLookAt(scene), refId, label, `kit-counter ${extra}`)}>
      <Icon name={icon} />
      <span>{value}</span>
    </div>
  );
}

const NOTHING: ReadonlySet<Ref> = new Set();

/** The same table to something that cannot be picked, only looked at. */
export function toLookAt<V>(scene: Scene<V>): Scene<V> {
  return { ...scene, offered: NOTHING, selected: [], pick: scene.explain };
}

interface SheetProps {
  readonly counters: ComponentChildren;
  /** What else holds of the player now: «out», «has passed». */
  readonly states?: readonly string[];
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** What everybody may see of a player, below the name that the table shows. */
export function PlayerSheet({ counters, states = [], children, class: extra = '' }: SheetProps) {
  return (
    <div class={`kit-sheet ${extra}`}>
      <div class="kit-counters">{counters}</div>
      {states.length > 0 && <p class="kit-states">{states.join(' · ')}</p>}
      {children}
    </div>
  );
}
