/** The loot cards of attackers and defenders. */
import type { LootId } from '../../content/index.ts';
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
} from '../battle-terms.ts';
import { checkEliminations } from '../elimination.ts';
import { cardRef, putAway } from '../hand.ts';
import type { State } from '../state.ts';
import { hordesOf, loseWarriors, warriorsAt } from '../terms.ts';
import type { Effect } from './effect.ts';

const BONUS = 2;

/** an immediate answer to the loss of a warrior. */
const attrition: Effect = {
  can: (s, seat) => warriorsAt(s, opponentOf(battleOf(s), seat), battleOf(s).space) > 0,
  play(t, seat) {
    const b = battleOf(t.state);
    const victim = opponentOf(b, seat);
    loseWarriors(t.state, victim, b.space, 1);
    t.emit({ kind: 'lost', seat: victim, place: b.space, count: 1, by: cardRef('attrition') });
  },
};

/** judged when it is played. */
const blindLuck: Effect = {
  can(s) {
    const b = battleOf(s);
    const rolled = b.attackDice.reduce((sum, die) => sum + die, 0);
    return isUncontrolled(s) && b.defenceDie > 0 && rolled < b.defenceDie;
  },
  play(t) {
    battleOf(t.state).exchangeBonus += BONUS;
  },
};

/** */
const bloodyAttrition: Effect = {
  can: (s) => defenders(s) >= 1 && attackers(s) > defenders(s),
  play(t, seat) {
    const s = t.state;
    const b = battleOf(s);
    const n = defenders(s);
    for (const loser of [b.defender, b.attacker]) {
      loseWarriors(s, loser, b.space, n);
      t.emit({ kind: 'lost', seat: loser, place: b.space, count: n, by: cardRef('bloody-attrition') });
    }
    putAway(s, seat, 'bloody-attrition');
    endBattle(t, 'won');
    checkEliminations(t);
  },
};

/** R-22; the choices follow one by one: D-8a. */
const callToAction: Effect = {
  can: (s) => {
    const seat = battleOf(s).defender;
    return callable(s, seat).length > 0 && hordesOf(s, seat).length > 0;
  },
  play: (t, seat) => t.call('call-to-action', { seat }),
};

const charge: Effect = {
  can: (s) => attackers(s) > tileDefence(s) + defenders(s),
  play(t) {
    battleOf(t.state).attackBonus += BONUS;
  },
};

const crushingAttack: Effect = {
  can: (s) => defenders(s) === 0 && attackers(s) > tileDefence(s),
  play(t, seat) {
    putAway(t.state, seat, 'crushing-attack');
    endBattle(t, 'won');
  },
};

/** */
const defense: Effect = {
  can: (s) => defenders(s) === 0,
  play(t) {
    battleOf(t.state).tileBonus += BONUS;
  },
};

const feintHeart: Effect = {
  can: (s) => isUncontrolled(s) && attackers(s) < tileDefence(s),
  play(t) {
    battleOf(t.state).attackBonus += BONUS;
  },
};

/** */
const lastStand: Effect = {
  can: (s) => defenders(s) >= 1 && attackers(s) < defenders(s) && !battleOf(s).twoDice,
  play(t) {
    battleOf(t.state).twoDice = true;
  },
};

/** */
const oneLastPush: Effect = {
  can: (s) => attackValue(s) === defenceValue(s),
  play(t) {
    battleOf(t.state).pushed = true;
  },
};

/** */
const outmaneuver: Effect = {
  can: (s) => defenders(s) === 0 && !battleOf(s).outmaneuver,
  play(t) {
    battleOf(t.state).outmaneuver = true;
  },
};

const rampart: Effect = {
  can: (s) => battleOf(s).defenceDie > 0,
  play(t) {
    const b = battleOf(t.state);
    b.defenceDie = t.chance.die(6);
    t.emit({ kind: 'rerolled', seat: b.defender, dice: [b.defenceDie], ...values(t.state) });
  },
};

const spiritedDefense: Effect = {
  can: (s) => defenders(s) >= 1,
  play(t) {
    battleOf(t.state).defenceBonus += BONUS;
  },
};

const tactics: Effect = {
  can: (s) => defenders(s) >= 1,
  play(t) {
    const b = battleOf(t.state);
    b.attackDice = b.attackDice.map(() => t.chance.die(6));
    t.emit({ kind: 'rerolled', seat: b.attacker, dice: b.attackDice.slice(), ...values(t.state) });
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
