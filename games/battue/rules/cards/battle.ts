/** The loot cards of attackers and defenders. */
import type { LootId } from '../../content/index.ts';
import { lootCards } from '../../content/refs.ts';
import {
  attackers,
  attackValue,
  battleOf,
  callable,
  defenceValue,
  defenders,
  endBattle,
  isUncontrolled,
  opponentOf,
  tileDefence,
} from '../battle-selectors.ts';
import { checkEliminations } from '../elimination.ts';
import { putAway } from '../hand.ts';
import { hordesOf, loseWarriors, warriorsAt } from '../selectors.ts';
import type { State } from '../state.ts';
import type { Effect } from './effect.ts';

const BONUS = 2;

type Bonus = 'attackBonus' | 'defenceBonus' | 'exchangeBonus' | 'tileBonus';

/** A card that adds to a value of the battle. */
const raises = (bonus: Bonus, can: (s: State) => boolean): Effect => ({
  can,
  play(ctx) {
    battleOf(ctx.state)[bonus] += BONUS;
  },
});

/** A card that changes the battle once, as long as it has not been changed so. */
const sets = (mark: 'outmaneuver' | 'pushed' | 'twoDice', can: (s: State) => boolean): Effect => ({
  can: (s) => can(s) && !battleOf(s)[mark],
  play(ctx) {
    battleOf(ctx.state)[mark] = true;
  },
});

/** an immediate answer to the loss of a warrior. */
const attrition: Effect = {
  can: (s, seat) => warriorsAt(s, opponentOf(battleOf(s), seat), battleOf(s).space) > 0,
  play(ctx, seat) {
    const b = battleOf(ctx.state);
    const victim = opponentOf(b, seat);
    loseWarriors(ctx.state, victim, b.space, 1);
    ctx.emit({ kind: 'lost', seat: victim, place: b.space, count: 1, by: lootCards.ref('attrition') });
  },
};

/** judged when it is played. */
const blindLuck = raises('exchangeBonus', (s) => {
  const b = battleOf(s);
  const rolled = b.attackDice.reduce((sum, die) => sum + die, 0);
  return isUncontrolled(s) && b.defenceDie > 0 && rolled < b.defenceDie;
});

/** */
const bloodyAttrition: Effect = {
  can: (s) => defenders(s) >= 1 && attackers(s) > defenders(s),
  play(ctx, seat) {
    const s = ctx.state;
    const b = battleOf(s);
    const n = defenders(s);
    for (const loser of [b.defender, b.attacker]) {
      loseWarriors(s, loser, b.space, n);
      ctx.emit({
        kind: 'lost',
        seat: loser,
        place: b.space,
        count: n,
        by: lootCards.ref('bloody-attrition'),
      });
    }
    putAway(s, seat, 'bloody-attrition');
    endBattle(ctx, 'won');
    checkEliminations(ctx);
  },
};

/** R-22; the choices follow one by one: D-8a. */
const callToAction: Effect = {
  can: (s) => {
    const seat = battleOf(s).defender;
    return callable(s, seat).length > 0 && hordesOf(s, seat).length > 0;
  },
  play: (ctx, seat) => ctx.call('call-to-action', { seat }),
};

const charge = raises('attackBonus', (s) => attackers(s) > tileDefence(s) + defenders(s));

const crushingAttack: Effect = {
  can: (s) => defenders(s) === 0 && attackers(s) > tileDefence(s),
  play(ctx, seat) {
    putAway(ctx.state, seat, 'crushing-attack');
    endBattle(ctx, 'won');
  },
};

/** */
const defense = raises('tileBonus', (s) => defenders(s) === 0);

const feintHeart = raises('attackBonus', (s) => isUncontrolled(s) && attackers(s) < tileDefence(s));

/** */
const lastStand = sets('twoDice', (s) => defenders(s) >= 1 && attackers(s) < defenders(s));

/** */
const oneLastPush = sets('pushed', (s) => attackValue(s) === defenceValue(s));

/** */
const outmaneuver = sets('outmaneuver', (s) => defenders(s) === 0);

const rampart: Effect = {
  can: (s) => battleOf(s).defenceDie > 0,
  play(ctx) {
    const b = battleOf(ctx.state);
    b.defenceDie = ctx.chance.die(6);
    ctx.emit({ kind: 'rerolled', seat: b.defender, dice: [b.defenceDie], ...values(ctx.state) });
  },
};

const spiritedDefense = raises('defenceBonus', (s) => defenders(s) >= 1);

const tactics: Effect = {
  can: (s) => defenders(s) >= 1,
  play(ctx) {
    const b = battleOf(ctx.state);
    b.attackDice = b.attackDice.map(() => ctx.chance.die(6));
    ctx.emit({ kind: 'rerolled', seat: b.attacker, dice: b.attackDice.slice(), ...values(ctx.state) });
  },
};

function values(s: State): { attack: number; defence: number } {
  return { attack: attackValue(s), defence: defenceValue(s) };
}

export const battleEffects = {
  attrition,
  'blind-luck': blindLuck,
  'bloody-attrition': bloodyAttrition,
  'call-to-action': callToAction,
  charge,
  'crushing-attack': crushingAttack,
  defense,
  'feint-heart': feintHeart,
  'last-stand': lastStand,
  'one-last-push': oneLastPush,
  outmaneuver,
  rampart,
  'spirited-defense': spiritedDefense,
  tactics,
} satisfies Partial<Record<LootId, Effect>>;
