/** BTU-8, 9 and 10: a battle is a series of exchanges, and an exchange is these steps in this order. */
import { sequence } from '@gonfalon/kernel';
import type { LootWindow } from '../content/index.ts';
import {
  attackers,
  attackValue,
  battleOf,
  defenceValue,
  defenders,
  endBattle,
  isOutmaneuvered,
  newExchange,
  opponentOf,
  tileDefence,
} from './battle-selectors.ts';
import { checkEliminations } from './elimination.ts';
import { battleWindow, mightPlay } from './playing-cards.ts';
import { loseWarriors, player } from './selectors.ts';
import type { Battle, State } from './state.ts';
import type { BattueVocabulary, RunStep } from './vocabulary.ts';

const battle: RunStep<'battle'> = {
  run(ctx) {
    const b = battleOf(ctx.state);
    if (b.outcome === 'won') return ctx.goto('victory');
    if (b.outcome === 'not-won') return ctx.goto('repulse');
    Object.assign(b, newExchange(b.attacker), { exchange: b.exchange + 1 });
    delete b.rolled;
    ctx.call('exchange');
  },
};

/** BTU-8.5 */
const attackCards = battleWindow({
  prompt: 'attack-card',
  seat: (s) => battleOf(s).attacker,
  windows: (s) => (battleOf(s).exchange === 1 ? ['attack', 'attack-first'] : ['attack']),
});

/** BTU-8.6 */
const defenceCards = battleWindow({
  prompt: 'defence-card',
  seat: (s) => battleOf(s).defender,
  windows: () => ['defence'],
});

/** BTU-8.8 */
const roll: RunStep<'roll'> = {
  run(ctx) {
    const s = ctx.state;
    const b = battleOf(s);
    b.attackDice = b.twoDice ? [ctx.chance.die(6), ctx.chance.die(6)] : [ctx.chance.die(6)];
    b.defenceDie = isOutmaneuvered(s) ? 0 : ctx.chance.die(6);
    b.rolled = { attackers: attackers(s), defenders: defenders(s) };
    ctx.emit({
      kind: 'rolled',
      exchange: b.exchange,
      attacker: b.attacker,
      defender: b.defender,
      attackDice: b.attackDice.slice(),
      ...(b.defenceDie > 0 && { defenceDie: b.defenceDie }),
      ...b.rolled,
      tile: tileDefence(s),
      attack: attackValue(s),
      defence: defenceValue(s),
    });
    ctx.done();
  },
};

function afterRollWindows(b: Battle): readonly LootWindow[] {
  return [b.priority === b.attacker ? 'attack-after-roll' : 'defence-after-roll'];
}

/** BTU-8.9 */
const afterRoll: RunStep<'after-roll'> = {
  run(ctx) {
    const b = battleOf(ctx.state);
    if (b.passes >= 2) return ctx.done();
    if (mightPlay(ctx.state, b.priority, afterRollWindows(b))) return ctx.call('after-roll-card');
    passPriority(b, false);
    ctx.goto('after-roll');
  },
};

function passPriority(b: Battle, played: boolean): void {
  b.passes = played ? 0 : b.passes + 1;
  b.priority = opponentOf(b, b.priority);
}

const afterRollCard = battleWindow({
  prompt: 'after-roll-card',
  seat: (s) => battleOf(s).priority,
  windows: (s) => afterRollWindows(battleOf(s)),
  once: true,
  after: (s, played) => passPriority(battleOf(s), played),
});

/** BTU-8.10 */
const tie = battleWindow({
  prompt: 'tie-card',
  seat: (s) => battleOf(s).attacker,
  windows: () => ['attack-tie'],
  when: (s) => attackValue(s) === defenceValue(s),
  once: true,
  fallback: (s) => player(s, battleOf(s).attacker).hand.find((card) => card === 'one-last-push'),
});

/** BTU-8.11-8.13, 9.1 */
const outcome: RunStep<'outcome'> = {
  run(ctx) {
    const s = ctx.state;
    const b = battleOf(s);
    const attack = attackValue(s);
    const defence = defenceValue(s);
    const won = b.pushed || attack > defence;
    ctx.done();
    ctx.emit({ kind: 'exchange', attacker: b.attacker, defender: b.defender, attack, defence, won });
    b.occupied = defenders(s) > 0;
    if (won && !b.occupied) return endBattle(ctx, 'won');
    b.loser = won ? b.defender : b.attacker;
    loseWarriors(s, b.loser, b.space, 1);
    ctx.emit({ kind: 'lost', seat: b.loser, place: b.space, count: 1 });
  },
};

/** BTU-8.14 */
const attrition = battleWindow({
  prompt: 'attrition-card',
  seat: (s) => battleOf(s).loser,
  windows: (s) => [battleOf(s).loser === battleOf(s).attacker ? 'attack-reaction' : 'defence-reaction'],
  once: true,
});

/** BTU-8.15, 9.2, 10.2-10.4 */
const aftermath: RunStep<'aftermath'> = {
  run(ctx) {
    const s = ctx.state;
    ctx.done();
    if (attackers(s) === 0) endBattle(ctx, 'not-won');
    else if (battleOf(s).occupied && defenders(s) === 0) endBattle(ctx, 'won');
    checkEliminations(ctx);
  },
};

export const battleSteps = {
  battle,
  exchange: sequence<State, BattueVocabulary>(
    'attack-cards',
    'defence-cards',
    'roll',
    'after-roll',
    'tie',
    'outcome',
    'attrition',
    'aftermath',
    'first-retreat',
    'second-retreat',
  ),
  'attack-cards': attackCards,
  'defence-cards': defenceCards,
  roll,
  'after-roll': afterRoll,
  'after-roll-card': afterRollCard,
  tie,
  outcome,
  attrition,
  aftermath,
};
