/** NER-17.20: the owners of destroyed heroes are asked, for Lichdom (9) and for the Rod of Resurrection (104). */
import type { Step } from '@gonfalon/kernel';
import { REALM_IDS, SPACE_IDS, treasures, UNIT_IDS } from '../content/index.ts';
import { addUnits, payGold } from './actions.ts';
import { turnPass } from './auto-pass.ts';
import type { Realm, Unit } from './board.ts';
import { findSpace, findUnit, KARKOTH, UNIT_COUNT } from './board.ts';
import { friendlyLands } from './cards/places.ts';
import { STOPPED, setFlag } from './pieces.ts';
import { cardRef, spaceRef } from './refs.ts';
import { cardWith, inTurnOrder, isFriendlyLand, seatOf } from './selectors.ts';
import type { State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

const ROD_GOLD = treasures['104'].property?.op === 'resurrect' ? treasures['104'].property.gold : 0;

/** The kinds of heroes that a realm has just lost, in the order of the unit table. */
function fallenOf(s: State, realm: Realm): Unit[] {
  const lost = Array.from({ length: UNIT_COUNT }, () => false);
  for (let i = 0; i < s.fallen.length; i += 2) if (s.fallen[i] === realm) lost[s.fallen[i + 1]] = true;
  return lost.flatMap((gone, unit) => (gone ? [unit] : []));
}

/** Card 104: on its owner's turn, once, for a gold. */
function canResurrect(s: State, realm: Realm): boolean {
  const card = cardWith(s, realm, 'resurrect');
  return (
    card > 0 &&
    realm === s.active &&
    !s.turn.used.includes(card) &&
    s.realms[realm].gold >= ROD_GOLD &&
    friendlyLands(s, realm).length > 0
  );
}

const QUESTIONS = 2;

const mourning: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const order = inTurnOrder(s.battle?.attacker ?? s.active);
    for (let next = locals.next ?? 0; s.fallen.length > 0 && next < QUESTIONS * order.length; next++) {
      const realm = order[Math.floor(next / QUESTIONS)];
      if (fallenOf(s, realm).length === 0) continue;
      locals.next = next + 1;
      if (next % QUESTIONS === 0 && realm === KARKOTH) {
        ctx.call('window', { stop: 'unitDestroyed' });
        return;
      }
      if (next % QUESTIONS === 1 && canResurrect(s, realm)) {
        ctx.call('resurrect', { realm });
        return;
      }
    }
    s.fallen = [];
    ctx.done();
  },
};

/** D15 */
const resurrect = question<{ realm: number }>({
  ask: ({ state: s, locals: { realm } }) => ({
    seat: seatOf(s, realm),
    prompt: 'resurrect',
    params: {
      realm: REALM_IDS[realm],
      card: cardRef(cardWith(s, realm, 'resurrect')),
      unit: UNIT_IDS[fallenOf(s, realm)[0]],
    },
    fallback: ['pass'],
    open: true,
    autoPass: turnPass(s, ['pass'], 'resurrect'),
  }),
  verbs: {
    revive: {
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: ({ state, locals: { realm } }) => fallenOf(state, realm).map((unit) => UNIT_IDS[unit]),
          refuse: ({ state, locals: { realm } }, ref) =>
            fallenOf(state, realm).some((unit) => UNIT_IDS[unit] === ref)
              ? undefined
              : { rule: 'NER-17.20', where: [ref] },
        },
        {
          kind: 'land',
          isExact: true,
          from: ({ state, locals: { realm } }) => friendlyLands(state, realm).map(spaceRef),
          refuse: ({ state, locals: { realm } }, ref) =>
            isFriendlyLand(state, realm, findSpace(ref)) ? undefined : { rule: 'NER-17.5', where: [ref] },
        },
      ],
      apply({ ctx, state: s, locals: { realm } }, unit, land) {
        const card = cardWith(s, realm, 'resurrect');
        s.turn.used.push(card);
        ctx.emit({ kind: 'used', realm: REALM_IDS[realm], card: cardRef(card) });
        payGold(ctx, realm, ROD_GOLD);
        const kind = findUnit(unit);
        // It does not move again in phases 2 and 3.
        for (const piece of addUnits(ctx, realm, findSpace(land), kind, 1)) setFlag(s.pieces, piece, STOPPED);
        ctx.emit({
          kind: 'resurrected',
          realm: REALM_IDS[realm],
          unit: UNIT_IDS[kind],
          space: SPACE_IDS[findSpace(land)],
        });
        ctx.done();
      },
    },
    pass: { apply: ({ ctx }) => ctx.done() },
  },
});

export const mourningSteps = { mourning, resurrect };
