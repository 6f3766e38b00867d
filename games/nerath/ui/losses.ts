/** The losses that are proposed: by the usual order, for the hits that are still to be given. */
import type { Scene } from '@gonfalon/ui-kit';
import type { RealmId } from '../content/index.ts';
import { REALM_IDS, UNIT_IDS } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import { fighters } from '../rules/dice.ts';
import { giveByDefault } from '../rules/losses.ts';
import { clonePieces, HIT } from '../rules/pieces.ts';
import { areEnemies, seatOf } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import type { Counts } from './armies.ts';
import { stateOf } from './table-state.ts';

/** Undefined where no battle is fought, such as for a bombardment. */
export function usualLosses({ view, question }: Scene<View>): Counts | undefined {
  const { battle } = view;
  const realm = REALM_IDS.indexOf(question?.params?.realm as RealmId);
  if (!battle || realm < 0) return undefined;
  const s = { ...stateOf(view), pieces: clonePieces(view.pieces) };
  // Two realms of one seat give their hits together: then the pieces are named with their realm.
  const isJoint = question?.choices.some(([, ref]) => {
    const thing = thingOf(ref ?? '');
    return thing.kind === 'unit' && thing.realm !== undefined;
  });
  const own = fighters(s, battle, areEnemies(s, battle.attacker, realm)).filter((piece) => {
    const owner = s.pieces.realm[piece] ?? -1;
    return isJoint ? seatOf(s, owner) === seatOf(s, realm) : owner === realm;
  });
  const before = own.filter((piece) => (s.pieces.flags[piece] ?? 0) & HIT);
  giveByDefault(s, own, Number(question?.params?.hits ?? 0));
  const counts: Record<string, number> = {};
  for (const piece of own) {
    const unit = UNIT_IDS[s.pieces.unit[piece] ?? -1];
    if (unit && (s.pieces.flags[piece] ?? 0) & HIT && !before.includes(piece))
      counts[unit] = (counts[unit] ?? 0) + 1;
  }
  return counts;
}
