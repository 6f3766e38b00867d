/** The loot cards of the end of a turn. */
import type { LootId } from '../../content/index.ts';
import { putAway } from '../hand.ts';
import { hordesOf, player, room } from '../selectors.ts';
import type { Effect } from './effect.ts';

/** A card with points has no effect but to go to the war chest: BTU-13.3. */
const treasure: Effect = { play: () => undefined };

/** this card does not count among those discarded. */
const changeOfFate: Effect = {
  can: (s, seat) => player(s, seat).hand.length >= 2,
  play(ctx, seat) {
    putAway(ctx.state, seat, 'change-of-fate');
    const before = player(ctx.state, seat).hand.length;
    ctx.call('fate-draw', { seat, before });
    ctx.call('card-discards', { seat, before, least: 1, card: 'change-of-fate' });
  },
};

/** */
const unseenAllies: Effect = {
  can: (s, seat) =>
    player(s, seat).hand.length >= 3 && hordesOf(s, seat).some((place) => room(s, seat, place) > 0),
  play(ctx, seat) {
    putAway(ctx.state, seat, 'unseen-allies');
    const before = player(ctx.state, seat).hand.length;
    ctx.call('allies-arrive', { seat, before });
    ctx.call('card-discards', { seat, before, least: 2, card: 'unseen-allies' });
  },
};

export const endEffects = {
  loot: treasure,
  'big-loot': treasure,
  cache: treasure,
  'imperial-seal': treasure,
  'change-of-fate': changeOfFate,
  'unseen-allies': unseenAllies,
} satisfies Partial<Record<LootId, Effect>>;
