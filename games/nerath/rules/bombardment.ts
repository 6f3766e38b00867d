/** NER-17.9: dice rolled at a territory outside of battles (cards 11, 12, 16, 22, 58, 74). */
import type { Step } from '@gonfalon/kernel';
import type { LandId, SeaId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { destroyUnits } from './actions.ts';
import { turnPass } from './auto-pass.ts';
import { ALL_REALMS, findSpace, WARSHIP } from './board.ts';
import { EFFECTS, OWNER } from './cards/card-data.ts';
import { blockaded } from './cards/places.ts';
import { HIT_ON, hitsOnFive, sidesOf } from './dice.ts';
import type { Losses } from './loss-questions.ts';
import { giveLosses, poolOf } from './loss-questions.ts';
import { takeHits } from './losses.ts';
import type { Piece } from './pieces.ts';
import { clearFlag, HIT, INACTIVE, MARKED } from './pieces.ts';
import { cardRef, spaceRef } from './refs.ts';
import { areEnemies, cardWith, seatOf } from './selectors.ts';
import type { State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

type Bombardment = {
  card: number;
  by: number;
  space: number;
  dice: number;
  sides: number;
  need: number;
  /** Card 58: only the heroes that explore. */
  heroes?: boolean;
};

/** Who may be hit, and who gives the hits: the controller, or the heroes' owner. */
function lossesOf(s: State, { by, space, heroes }: Bombardment, hits: number): Losses {
  const owner = heroes && s.battle ? s.battle.attacker : s.control[space];
  const enemies = ALL_REALMS.filter((r) => areEnemies(s, by, r)).reduce((mask, r) => mask | (1 << r), 0);
  return { realms: heroes ? 1 << owner : enemies, space, hits, seat: seatOf(s, owner), bombard: true };
}

/** Card 94: on its owner's turn, against hits on the owner's pieces. */
function canSpare(s: State, losses: Losses): boolean {
  const card = cardWith(s, s.active, 'cancelHit');
  if (card === 0 || s.turn.used.includes(card)) return false;
  return poolOf(s, losses).some((p) => s.pieces.realm[p] === s.active);
}

const bombard: Step<State, Bombardment> = {
  run(ctx: Context, locals) {
    const { by, space, dice, sides, need } = locals;
    const faces = Array.from({ length: dice }, () => ctx.chance.die(sides));
    const hitsOf = (face: number) => (face >= need ? 1 : 0);
    const hits = faces.filter((face) => face >= need).length;
    ctx.emit({
      kind: 'rolled',
      space: SPACE_IDS[space],
      side: 'attacker',
      step: 'bombardment',
      dice: faces.map((face) => ({ by: REALM_IDS[by], sides, face, hits: hitsOf(face) })),
      hits,
    });
    const losses = lossesOf(ctx.state, locals, hits);
    if (hits === 0) ctx.done();
    else if (canSpare(ctx.state, losses)) ctx.goto('spare', losses);
    else ctx.goto('bombardLosses', losses);
  },
};

/** D15 for card 94 */
const spare = question<Losses>({
  ask: ({ state: s, locals: { space, hits } }) => ({
    seat: seatOf(s, s.active),
    prompt: 'cancel',
    params: {
      realm: REALM_IDS[s.active],
      space: SPACE_IDS[space],
      card: cardRef(cardWith(s, s.active, 'cancelHit')),
      hits,
    },
    fallback: ['cancel'],
    open: true,
    autoPass: turnPass(s, ['pass'], 'cancel'),
  }),
  verbs: {
    cancel: {
      apply({ ctx, state: s, locals }) {
        const card = cardWith(s, s.active, 'cancelHit');
        s.turn.used.push(card);
        ctx.emit({ kind: 'cancelled', realm: REALM_IDS[s.active], card: cardRef(card), hits: 1 });
        ctx.goto('bombardLosses', { ...locals, hits: locals.hits - 1 });
      },
    },
    pass: { apply: ({ ctx, locals }) => ctx.goto('bombardLosses', locals) },
  },
});

/** Hits are given; a castle or an unmarked dragon that took one recovers at once. */
const bombardLosses: Step<State, Losses & { given?: boolean }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const { given, ...losses } = locals;
    if (!given) {
      locals.given = true;
      if (giveLosses(ctx, { ...losses }) === 'asked') return;
    }
    const hit = poolOf(s, losses).filter((p) => s.pieces.flags[p] & HIT);
    const destroyed = hit.filter((p) => takeHits(s, p) === 'destroyed');
    for (const piece of hit) clearFlag(s.pieces, piece, MARKED | INACTIVE);
    destroyUnits(ctx, destroyed, 'hit');
    ctx.goto('mourning', {});
  },
};

/** Cards 16, 74: one territory after the other by space id. */
const bombardEach: Step<State, { card: number; spaces: number[] }> = {
  run(ctx: Context, locals) {
    const [space, ...rest] = locals.spaces;
    const effect = EFFECTS[locals.card];
    if (space === undefined || effect?.op !== 'bombardEach') {
      ctx.done();
      return;
    }
    locals.spaces = rest;
    const { card } = locals;
    ctx.call('bombard', { card, by: OWNER[card], space, dice: 1, sides: sidesOf(effect.die), need: HIT_ON });
  },
};

type Blockade = { ships: Piece[] };

/** Ships without a target do not fire. */
const firing = (s: State, ships: readonly Piece[]): Piece | undefined =>
  ships.find((ship) => blockaded(s, ship).length > 0);

/** D5: card 22, ship by ship, each at one territory. */
const blockade = question<Blockade>({
  skip: ({ state: s, locals: { ships } }) => firing(s, ships) === undefined,
  ask: ({ state: s, locals: { ships } }) => {
    const ship = firing(s, ships) ?? 0;
    const owner = s.pieces.realm[ship];
    return {
      seat: seatOf(s, owner),
      prompt: 'blockade',
      params: { realm: REALM_IDS[owner], zone: SPACE_IDS[s.pieces.at[ship]] as SeaId },
      fallback: ['fire', spaceRef(blockaded(s, ship)[0]) as LandId],
      open: true,
    };
  },
  verbs: {
    fire: {
      names: [
        {
          kind: 'land',
          isExact: true,
          from: ({ state: s, locals: { ships } }) => blockaded(s, firing(s, ships) ?? 0).map(spaceRef),
          refuse: ({ state: s, locals: { ships } }, ref) =>
            blockaded(s, firing(s, ships) ?? 0).includes(findSpace(ref))
              ? undefined
              : { rule: 'NER-17.9', where: [ref] },
        },
      ],
      apply({ ctx, state: s, locals }, ref) {
        const ship = firing(s, locals.ships) ?? 0;
        const by = s.pieces.realm[ship];
        locals.ships = locals.ships.slice(locals.ships.indexOf(ship) + 1);
        const effect = EFFECTS[BLOCKADE];
        ctx.call('bombard', {
          card: BLOCKADE,
          by,
          space: findSpace(ref),
          dice: 1,
          sides: effect?.op === 'blockade' ? sidesOf(effect.die) : 0,
          need: hitsOnFive(s, undefined, by, WARSHIP) ? HIT_ON - 1 : HIT_ON,
        });
      },
    },
  },
});
const BLOCKADE = 22;

export const bombardmentSteps = { bombard, spare, bombardLosses, bombardEach, blockade };
