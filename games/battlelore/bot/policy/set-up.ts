/** War Councils and landmarks. */
import type { Question } from '@gonfalon/kernel';
import { hex } from '../../content/index.ts';
import { camp } from '../../rules/units.ts';
import type { BoardFeatures } from '../board-features.ts';
import { nearestEnemy } from '../reachable-cells.ts';

/** Command cards first; then one strong Lore Master rather than many weak ones. */
export function council(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  const { council: levels } = camp(scene.state, seat);
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i];
    if (verb !== 'raise') continue;
    const master = ref.slice('master:'.length) as keyof typeof levels;
    const level = levels[master];
    if (master === 'commander') into[i] = level < 2 ? 1.5 : 0.3;
    else into[i] = level > 0 ? 1 : 0;
  }
}

/** A stronghold under the unit farthest from the enemy, the others where they are of use soon. */
export function landmark(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  const enemies = scene.camps[1 - seat];
  for (let i = 0; i < choices.length; i++) {
    const [, ref, where] = choices[i];
    const at = where && scene.places[hex[where as keyof typeof hex].index];
    if (!at) continue;
    const near = nearestEnemy(enemies, at);
    let friends = 0;
    for (const f of scene.camps[seat]) if (f.place.far[at.index] <= 2) friends++;
    into[i] = ref === 'landmark:stronghold' ? 0.2 * near + 0.2 * friends : 0.15 * friends;
  }
}
