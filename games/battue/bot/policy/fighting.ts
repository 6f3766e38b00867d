/** Battles: cards before and after the roll, and whether to go on. */
import type { Seat } from '@gonfalon/kernel';
import type { LootId, SpaceId } from '../../content/index.ts';
import { lootCards } from '../../content/refs.ts';
import { attackValue, defenceValue } from '../../rules/battle-selectors.ts';
import type { Battle, State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { MAX_HORDE, numberOf } from '../board.ts';
import type { BoardFeatures } from '../board-features.ts';
import type { Stakes } from '../fights.ts';
import { fightWorth, winChance } from '../fights.ts';
import { CARD, END, WARRIOR, worthOfKeeping } from '../values.ts';
import type { Prior } from './prior.ts';
import { forced, optional } from './prior.ts';

const BONUS = 2;
/** To lose the last warriors of all. */
const WIPED_OUT = 20;
const MAX_CALLED = 4;

/** The battle as its seat sees it: what is at stake for the attacker, or what he is feared for. */
class Clash {
  isAttacker = true;
  attackers = 0;
  defenders = 0;
  space = 0;
  private readonly worths = new Float64Array(MAX_HORDE + 1);
  private readonly stakes: Stakes = {
    defence: 0,
    prize: 0,
    own: WARRIOR,
    theirs: WARRIOR,
    mayStop: true,
    isUnopposed: false,
  };

  /** For a defender all worths are what he stands to lose. */
  read(at: BoardFeatures, s: State, b: Battle): void {
    const { stakes } = this;
    this.space = numberOf(b.space);
    this.isAttacker = at.seat === b.attacker;
    this.attackers = at.menOf(b.attacker, this.space);
    this.defenders = at.menOf(b.defender, this.space);
    const print = at.prints[this.space];
    stakes.defence = Math.max(0, print.defence + b.tileBonus) - b.attackBonus + b.defenceBonus;
    stakes.isUnopposed = b.outmaneuver;
    stakes.mayStop = true;
    const owner = at.control[this.space];
    const isFresh = at.fresh[this.space] === 1;
    if (this.isAttacker) {
      stakes.prize = at.prize(print, owner, isFresh);
      stakes.own = at.warrior;
      stakes.theirs = owner === NOBODY ? 0 : WARRIOR * at.rivalry(owner);
      return;
    }
    const rivalry = at.rivalry(b.attacker);
    stakes.prize =
      (owner === at.seat ? print.vp : 0) + rivalry * (print.vp + (isFresh ? CARD * print.loot : 0));
    if (owner === NOBODY && print.ends && at.missing === 1)
      stakes.prize += endsMatch(at, s, b.attacker, print.vp);
    stakes.own = WARRIOR * rivalry;
    stakes.theirs = at.warrior;
  }

  get prize(): number {
    return this.stakes.prize;
  }

  /** What the rest of the battle is worth, with so much more defence. */
  worth(attackers: number, defenders: number, more = 0): number {
    const { stakes, worths } = this;
    if (attackers <= 0) return 0;
    stakes.defence += more;
    fightWorth(stakes, defenders, worths, 0);
    stakes.defence -= more;
    return worths[Math.min(attackers, MAX_HORDE)];
  }

  /** The same without defence dice. */
  unopposed(): number {
    const { stakes } = this;
    const before = stakes.isUnopposed;
    stakes.isUnopposed = true;
    const worth = this.worth(this.attackers, this.defenders);
    stakes.isUnopposed = before;
    return worth;
  }

  /** What it is worth to win this exchange rather than to lose it. */
  exchange(): number {
    const { attackers, defenders, stakes } = this;
    let won = stakes.prize;
    if (defenders > 0)
      won = stakes.theirs + (defenders === 1 ? won : Math.max(0, this.worth(attackers, defenders - 1)));
    return won + stakes.own - Math.max(0, this.worth(attackers - 1, defenders));
  }
}

const clash = new Clash();

/** Good or bad, depending on who is ahead when the attacker has it. */
function endsMatch(at: BoardFeatures, s: State, attacker: Seat, vp: number): number {
  let best = 0;
  for (let seat = 0; seat < s.players.length; seat++)
    if (seat !== attacker) best = Math.max(best, at.points(seat));
  if (at.points(attacker) + vp >= best) return END;
  return at.points(at.seat) >= best ? -END : END / 4;
}

/** A glance at cards that may be played one at a time; to pass is 0. */
function cards(worthOf: (at: BoardFeatures, s: State, card: LootId) => number): Prior {
  return (at, s, { choices }, into) => {
    if (s.battle) clash.read(at, s, s.battle);
    for (let i = 0; i < choices.length; i++) {
      const card = lootCards.idIn(choices[i][1]);
      into[i] = card ? optional(worthOf(at, s, card) - 0.8 * worthOfKeeping(card)) : 0;
    }
  };
}

export const attackCard = cards((_at, _s, card) => {
  const { attackers, defenders } = clash;
  const now = clash.worth(attackers, defenders);
  switch (card) {
    case 'outmaneuver':
      return clash.unopposed() - now;
    case 'crushing-attack':
      return clash.prize - now;
    case 'charge':
    case 'feint-heart':
      return clash.worth(attackers, defenders, -BONUS) - now;
    case 'bloody-attrition':
      return clash.prize - now;
    case 'last-stand':
      return 0.25 * clash.exchange();
    default:
      return 0;
  }
});

export const defenceCard = cards((at, s, card) => {
  const { attackers, defenders, space } = clash;
  const now = clash.worth(attackers, defenders);
  switch (card) {
    case 'defense':
    case 'spirited-defense':
      return now - clash.worth(attackers, defenders, BONUS);
    case 'call-to-action': {
      if (at.control[space] !== at.seat || defenders > 0) return -1;
      const called = Math.min(MAX_CALLED, largestElsewhere(at, s));
      return called === 0 ? -1 : now - clash.worth(attackers, called) - 0.3;
    }
    default:
      return 0;
  }
});

function largestElsewhere(at: BoardFeatures, s: State): number {
  let most = at.player.camp?.warriors ?? 0;
  for (const id in s.spaces) {
    const n = s.spaces[id as SpaceId].hordes[at.seat];
    if (n > most && s.battle?.space !== id) most = n;
  }
  return most;
}

export const afterRollCard = cards((_at, s, card) => {
  const behind = defenceValue(s) - attackValue(s);
  const b = s.battle;
  if (!b) return 0;
  switch (card) {
    case 'rampart':
      return behind >= 0 ? -1 : (clash.exchange() * (7 - Math.min(7, b.defenceDie - behind))) / 6;
    case 'tactics': {
      const die = b.attackDice[0];
      return behind < 0 ? -1 : (clash.exchange() * (6 - Math.min(6, die + behind))) / 6;
    }
    case 'blind-luck':
      return behind >= 0 && behind < BONUS ? clash.exchange() : -1;
    default:
      return 0;
  }
});

export const tieCard = cards(() => clash.exchange());

export const attritionCard = cards(() => {
  const { attackers, defenders, isAttacker } = clash;
  const now = clash.worth(attackers, defenders);
  if (!isAttacker) return now - clash.worth(attackers - 1, defenders) + 0.2;
  if (defenders === 1 && attackers > 0) return clash.prize - now;
  return clash.worth(attackers, defenders - 1) - now + 0.2;
});

export const retreat: Prior = (at, s, { choices }, into) => {
  if (!s.battle) return;
  clash.read(at, s, s.battle);
  const { attackers, defenders, isAttacker, space } = clash;
  const onward = clash.worth(attackers, defenders);
  const mine = isAttacker ? attackers : defenders;
  let staying = isAttacker ? onward : clash.prize - onward;
  if (mine === at.warriors[at.seat]) {
    const taken = winChance(attackers, defenders, at.prints[space].defence);
    staying -= WIPED_OUT * (isAttacker ? 1 - taken : taken);
  }
  for (let i = 0; i < choices.length; i++) {
    if (choices[i][0] === 'stay') {
      into[i] = forced(staying);
      continue;
    }
    const to = numberOf(choices[i][1]);
    into[i] = forced(0.1 * at.bestAttack(to, Math.min(MAX_HORDE, at.menOf(at.seat, to) + mine)));
  }
};

/** Call to Action: from the largest horde elsewhere, as many as may go, to where the battle is. */
export const callFrom: Prior = (at, s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const place = choices[i][1];
    const number = numberOf(place);
    const n = number < 0 ? (at.player.camp?.warriors ?? 0) : at.menOf(at.seat, number);
    into[i] = place === s.battle?.space ? -4 : Math.min(n, MAX_CALLED + 1);
  }
};

export const callCount: Prior = (_at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) into[i] = Number(choices[i][1]);
};

export const callTo: Prior = (_at, s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) into[i] = choices[i][1] === s.battle?.space ? 5 : 0;
};
