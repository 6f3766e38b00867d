/** Which effect an ability that is being carried out has come to. */
import type { Ability, Effect } from '../content/index.ts';
import { card } from '../content/index.ts';
import type { Scope } from './conditions.ts';
import type { State, Work } from './state.ts';
import { scopeOf } from './triggers.ts';

function effectsOf({ card: id, ability, option }: Work): readonly Effect[] {
  const found: Ability | undefined = card[id].abilities[ability];
  if (!option) return found?.fx ?? [];
  for (const fx of found?.fx ?? [])
    if (fx.do === 'choose') return fx.options.find((one) => one.id === option)?.fx ?? [];
  return [];
}

export const currentEffect = (work: Work): Effect | undefined => effectsOf(work)[work.next];

export function workScope(s: State, work: Work): Scope {
  return { ...scopeOf(s, work), gained: work.gained };
}
