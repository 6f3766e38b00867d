/** Choices that a player might try: of the right kind, but not always legal. */
import type { Choice, Engine, GameModule, Rng } from '@gonfalon/kernel';
import { startEngine } from '@gonfalon/kernel';
import type { Recorded } from './recordings.ts';
import { redo, samplePositions } from './recordings.ts';
import { twin } from './twins.ts';

/** A position of a match, and whatever its open step offered at any time in that match. */
export interface Scene {
  readonly play: Engine;
  readonly offered: readonly Choice[];
}

/** Enough choices of one step to take references from. */
const MAX_OFFERED = 400;

export function scenes({ game }: GameModule, recorded: Recorded, positions: number): Scene[] {
  const { setup, entries } = recorded;
  const wanted = new Set(samplePositions(recorded, positions));
  const pools = new Map<string, Choice[]>();
  const found: Scene[] = [];
  const play = startEngine(game, setup);
  for (const [i, entry] of entries.entries()) {
    const step = play.stack.at(-1)?.step ?? '';
    const offered = pools.get(step) ?? [];
    pools.set(step, offered);
    if (offered.length < MAX_OFFERED) offered.push(...(play.question?.choices ?? []));
    if (wanted.has(i)) found.push({ play: twin(play), offered });
    redo(play, entry);
  }
  return found;
}

/** One of the step's choices with one of its references taken from another choice of the same verb. */
export function attempt({ offered }: Scene, chance: Rng): Choice {
  const base = offered[chance.nextInt(offered.length)];
  const kin = offered.filter((c) => c[0] === base[0] && c.length === base.length);
  const other = kin[chance.nextInt(kin.length)];
  const at = chance.nextInt(base.length);
  return base.map((ref, i) => (i === at ? other[i] : ref)) as unknown as Choice;
}

/** What only a broken or hostile client sends. */
export function nonsense({ offered }: Scene, chance: Rng): Choice[] {
  const [verb, ...refs] = offered[chance.nextInt(offered.length)];
  return [
    ['no-such-verb', ...refs],
    [verb, ...refs.map(() => 'no-such-thing')].concat('extra') as unknown as Choice,
    [verb, ...refs.map(() => '__proto__')].concat('constructor') as unknown as Choice,
    ...(refs.length > 0 ? [[verb] as const, [verb, ...refs.map(() => '')] as const] : []),
  ];
}
