/** What a choice to fight may come to. */
import type { Choice } from '@gonfalon/kernel';
import type { OddsCard, Scene } from '@gonfalon/ui-kit';
import type { CombatOdds, OddsOptions } from '../rules/odds.ts';
import { combatOdds, expected } from '../rules/odds.ts';
import type { View } from '../rules/views.ts';
import { messagesIn } from './messages.ts';
import { visibleState } from './visible-state.ts';

interface Fight {
  readonly attacker: string;
  readonly target: string;
  readonly kind: NonNullable<OddsOptions['kind']>;
}

const KINDS: Readonly<Record<string, Fight['kind']>> = {
  combat: 'attack',
  'bonus-attack': 'bonus',
  berserk: 'berserk',
};

/** The fight that a choice begins, if it does. */
export function fightOf([verb, first, second]: Choice, { question }: Scene<View>): Fight | undefined {
  const kind = question && KINDS[question.prompt];
  if (verb === 'attack' && kind && first && second) return { kind, attacker: first, target: second };
  const { unit, against } = question?.params ?? {};
  if (verb === 'battle-back' && typeof unit === 'string' && typeof against === 'string') {
    return { kind: 'battle-back', attacker: unit, target: against };
  }
  return undefined;
}

const known = new WeakMap<View, Map<string, CombatOdds | undefined>>();

function oddsOf(view: View, { attacker, target, kind }: Fight): CombatOdds | undefined {
  const found = known.get(view) ?? new Map<string, CombatOdds | undefined>();
  known.set(view, found);
  const key = `${kind} ${attacker} ${target}`;
  if (!found.has(key)) found.set(key, combatOdds(visibleState(view), attacker, target, { kind }));
  return found.get(key);
}

export function odds(choice: Choice, scene: Scene<View>): OddsCard | undefined {
  const fight = fightOf(choice, scene);
  const chances = fight && oddsOf(scene.view, fight);
  if (!chances) return undefined;
  const { ui, board, names } = messagesIn(scene.language);
  const { hits, losses, retreat, battleBack, exact, dice, eliminated } = chances;
  const driven = Math.max(0, 1 - (retreat[0] ?? 0));
  const rows = [
    { label: ui.odds.dice, value: ui.count(dice) },
    { label: ui.odds.hit, value: ui.percent(1 - (hits[0] ?? 0)) },
    { label: ui.odds.losses, value: ui.decimal(expected(losses)) },
    { label: ui.odds.retreat, value: ui.percent(driven) },
  ];
  if (fight.kind !== 'battle-back') {
    rows.push({ label: ui.odds.answered, value: ui.percent(battleBack.chance) });
    if (battleBack.odds) {
      rows.push({
        label: ui.odds.ownLosses,
        value: ui.decimal(battleBack.chance * expected(battleBack.odds.losses)),
      });
    }
  }
  const name = (id: string) => {
    const type = scene.view.units.find((u) => u.id === id)?.type;
    return type ? names.unitTypes[type] : id;
  };
  return {
    title: board.colon(board.attacks[fight.kind], board.against(name(fight.attacker), name(fight.target))),
    win: eliminated,
    aim: ui.odds.aim,
    isFinal: true,
    rows,
    note: exact ? ui.odds.note : `${ui.odds.sampled} ${ui.odds.note}`,
  };
}
