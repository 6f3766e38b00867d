/** NER-6.3 to 6.7, 6.13, 7.1, 7.2: a side rolls in a step of a battle, and may reroll. */
import type { Step } from '@gonfalon/kernel';
import { GUARDIAN_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import { battlePass } from './auto-pass.ts';
import { aboutToRoll, battleOf } from './battle-selectors.ts';
import type { Realm } from './board.ts';
import { FIGHTER, IS_DUNGEON, NOBODY, VAILIN, WIZARD } from './board.ts';
import { missesOf } from './cards/conditions.ts';
import {
  DEATH_ATTACK_SIDES,
  diceOf,
  doubleFrom,
  GUARDIANS,
  guardiansMayRoll,
  HIT_ON,
  hitsOf,
  isDefender,
  needFor,
  needOf,
} from './dice.ts';
import type { Piece } from './pieces.ts';
import { NO_PIECE, ROLLED, setFlag } from './pieces.ts';
import { cardRef, numberRef } from './refs.ts';
import { cardWith, inTurnOrder, seatOf } from './selectors.ts';
import type { Battle, State } from './state.ts';
import type { Context, RolledDie } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** Card 72 */
const FIXED_FACE = 10;

function clearRoll(b: Battle): void {
  for (const list of [b.rollers, b.rollerRealms, b.rollerUnits, b.sides, b.faces, b.needs, b.rerolls])
    list.length = 0;
}

function addDie(
  b: Battle,
  roller: Piece,
  realm: Realm,
  unit: number,
  sides: number,
  face: number,
  need: number,
): void {
  b.rollers.push(roller);
  b.rollerRealms.push(realm);
  b.rollerUnits.push(unit);
  b.sides.push(sides);
  b.faces.push(face);
  b.needs.push(need);
  b.rerolls.push(0);
}

/** NER-6.13: a piece's own dice before its bonus dice. */
function rollPieces(ctx: Context, b: Battle, pieces: readonly Piece[]): void {
  const s = ctx.state;
  const { realm, unit } = s.pieces;
  for (const piece of pieces) {
    const need = needOf(s, b, piece);
    const roll = (sides: number, fixed: boolean) => {
      const face = fixed ? FIXED_FACE : ctx.chance.die(sides);
      addDie(b, piece, realm[piece], unit[piece], sides, face, need);
    };
    diceOf(s, b, piece).forEach((sides, i) => {
      roll(sides, i === 0 && b.fixed.includes(piece));
    });
    for (let i = 0; i < b.bonus.length; i += 3)
      if (b.bonus[i] === piece) for (let n = 0; n < b.bonus[i + 2]; n++) roll(b.bonus[i + 1], false);
    setFlag(s.pieces, piece, ROLLED);
  }
}

/** NER-9.3, 9.5: guardians by tile order, dice as listed. */
function rollGuardians(ctx: Context, b: Battle): void {
  if (!guardiansMayRoll(b)) return;
  ctx.state.entrances[b.space].tiles.forEach((tile, i) => {
    const { sides, firstStrike } = GUARDIANS[tile];
    if (b.guardsRolled[i] || (b.step === 'firstStrike' && !firstStrike)) return;
    b.guardsRolled[i] = true;
    sides.forEach((die, k) => {
      if (b.guards[i] & (1 << k)) addDie(b, NO_PIECE, NOBODY, tile, die, ctx.chance.die(die), HIT_ON);
    });
  });
}

/** Whether a guardian has dice to roll in this step. */
export const guardiansRoll = (s: State, b: Battle): boolean =>
  guardiansMayRoll(b) &&
  s.entrances[b.space].tiles.some(
    (tile, i) =>
      b.guards[i] !== 0 && !b.guardsRolled[i] && (b.step !== 'firstStrike' || GUARDIANS[tile].firstStrike),
  );

const hitsOfDie = (s: State, b: Battle, i: number): number => {
  const realm = b.rollerRealms[i];
  const double = realm === NOBODY ? Number.POSITIVE_INFINITY : doubleFrom(s, realm, b.rollerUnits[i]);
  return hitsOf(b.faces[i], b.needs[i], double);
};

function toldDie(s: State, b: Battle, i: number): RolledDie {
  const realm = b.rollerRealms[i];
  const who =
    realm === NOBODY
      ? { by: GUARDIAN_IDS[b.rollerUnits[i]] }
      : { by: REALM_IDS[realm], unit: UNIT_IDS[b.rollerUnits[i]] };
  return { ...who, sides: b.sides[i], face: b.faces[i], hits: hitsOfDie(s, b, i) };
}

function totalHits(s: State, b: Battle): number {
  let hits = 0;
  for (let i = 0; i < b.faces.length; i++) hits += hitsOfDie(s, b, i);
  return hits;
}

function tellRoll(ctx: Context, defending: boolean, step: 'firstStrike' | 'normal' | 'death'): void {
  const b = battleOf(ctx.state);
  if (b.faces.length === 0) return;
  ctx.emit({
    kind: 'rolled',
    space: SPACE_IDS[b.space],
    side: defending ? 'defender' : 'attacker',
    step,
    dice: b.faces.map((_, i) => toldDie(ctx.state, b, i)),
    hits: totalHits(ctx.state, b),
  });
}

function rerollDice(ctx: Context, dice: readonly number[], realm: Realm): void {
  const b = battleOf(ctx.state);
  for (const i of dice) {
    b.faces[i] = ctx.chance.die(b.sides[i]);
    b.rerolls[i] = 1;
  }
  if (dice.length > 0)
    ctx.emit({ kind: 'rerolled', realm: REALM_IDS[realm], dice: dice.map((i) => toldDie(ctx.state, b, i)) });
}

/** Card 33: all misses of its player, each once. */
export const rerollAll = (ctx: Context, realm: Realm): void =>
  rerollDice(ctx, missesOf(battleOf(ctx.state), realm), realm);

/** The hits of the roll go to the other side. */
function countHits(ctx: Context, defending: boolean): void {
  const b = battleOf(ctx.state);
  const hits = totalHits(ctx.state, b);
  if (defending) b.onAttacker += hits;
  else b.onDefender += hits;
  clearRoll(b);
  b.bonus = [];
  b.fixed = [];
}

type RollSide = { next?: number; first: boolean; defending: boolean };

/** NER-6.7: one side of a step: cards before the roll, the dice, rerolls. */
const rollSide: Step<State, RollSide> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const { defending, first, next = 0 } = locals;
    const guarded = defending && IS_DUNGEON[b.space];
    locals.next = next + 1;
    if (next === 0) {
      b.step = first ? 'firstStrike' : 'normal';
      if (guarded ? !guardiansRoll(s, b) : aboutToRoll(s, b, defending).length === 0) ctx.done();
      else ctx.call('window', { stop: 'beforeRoll', defending });
    } else if (next === 1) {
      clearRoll(b);
      if (guarded) rollGuardians(ctx, b);
      else rollPieces(ctx, b, aboutToRoll(s, b, defending));
      tellRoll(ctx, defending, first ? 'firstStrike' : 'normal');
      if (!first && b.surging) rerollAll(ctx, VAILIN);
      ctx.call('rerolls', { defending });
    } else {
      countHits(ctx, defending);
      ctx.done();
    }
  },
};

/** NER-6.22: the wizards that fell roll together, by piece id, and the other side takes their hits. */
export function rollDeathAttacks(ctx: Context): void {
  const s = ctx.state;
  const b = battleOf(s);
  clearRoll(b);
  for (const realm of b.avenging)
    addDie(
      b,
      NO_PIECE,
      realm,
      WIZARD,
      DEATH_ATTACK_SIDES,
      ctx.chance.die(DEATH_ATTACK_SIDES),
      needFor(s, b, realm, WIZARD),
    );
  tellRoll(ctx, isDefender(s, b, b.avenging[0]), 'death');
}
export const countDeathHits = (ctx: Context): void => {
  const b = battleOf(ctx.state);
  countHits(ctx, isDefender(ctx.state, b, b.avenging[0]));
  b.avenging = [];
};

/** NER-6.23: first the properties 90 and 102 of each realm, then card 33. */
const rerolls: Step<State, { defending: boolean; next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const asked = inTurnOrder(b.attacker).filter((r) => isDefender(s, b, r) === locals.defending);
    const questions = asked.flatMap((realm) => REROLLED.map((unit) => ({ realm, unit })));
    for (let next = locals.next ?? 0; next < questions.length; next++) {
      const { realm, unit } = questions[next];
      const card = cardWith(s, realm, 'reroll', unit);
      if (!card || b.rerolled.includes(card) || missesOf(b, realm, unit).length === 0) continue;
      locals.next = next + 1;
      ctx.call('reroll', { realm, card, unit });
      return;
    }
    ctx.goto('window', { stop: 'afterRoll', defending: locals.defending });
  },
};
const REROLLED = [FIGHTER, WIZARD];

type Reroll = { realm: number; card: number; unit: number };

/** The faces that can be rerolled, smallest first. */
const facesOf = (b: Battle, { realm, unit }: Reroll): number[] =>
  [...new Set(missesOf(b, realm, unit).map((i) => b.faces[i]))].sort((x, y) => x - y);

/** Cards 90, 102: one missed die, once in a battle. */
const reroll = question<Reroll>({
  ask: ({ state: s, locals }) => {
    const b = battleOf(s);
    const [face] = facesOf(b, locals);
    return {
      seat: seatOf(s, locals.realm),
      prompt: 'reroll',
      params: {
        realm: REALM_IDS[locals.realm],
        space: SPACE_IDS[b.space],
        card: cardRef(locals.card),
      },
      fallback: ['reroll', UNIT_IDS[locals.unit], numberRef(face)],
      open: true,
      autoPass: battlePass(s, ['reroll', UNIT_IDS[locals.unit], numberRef(face)], 'reroll'),
    };
  },
  verbs: {
    reroll: {
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: ({ locals }) => [UNIT_IDS[locals.unit]],
          refuse: ({ locals }, ref) =>
            ref === UNIT_IDS[locals.unit] ? undefined : { rule: 'NER-6.23', where: [ref] },
        },
        {
          kind: 'number',
          isExact: true,
          from: ({ state, locals }) => facesOf(battleOf(state), locals).map(numberRef),
          refuse: ({ state, locals }, ref) =>
            facesOf(battleOf(state), locals).map(numberRef).includes(ref) ? undefined : { rule: 'NER-6.23' },
        },
      ],
      apply({ ctx, state, locals: { realm, card, unit } }, _unit, face) {
        const b = battleOf(state);
        const die = missesOf(b, realm, unit).find((i) => b.faces[i] === Number(face));
        b.rerolled.push(card);
        if (die !== undefined) {
          ctx.emit({ kind: 'used', realm: REALM_IDS[realm], card: cardRef(card) });
          rerollDice(ctx, [die], realm);
        }
        ctx.done();
      },
    },
    pass: { apply: ({ ctx }) => ctx.done() },
  },
});

export const rollSteps = { rollSide, rerolls, reroll };
