/** ECH-D4, D15, D16, D19: cards set aside, discarded, searched for; resources of choice. */
import type { Choice, Question } from '@gonfalon/kernel';
import type { DeckCardId, Kind } from '../../content/index.ts';
import { card, isUnitId } from '../../content/index.ts';
import { ANY_WATER } from '../../rules/land.ts';
import type { Player } from '../../rules/state.ts';
import { costOf, demandOf, needOf, playedWorth } from '../card-worth.ts';
import type { Scene } from '../scene.ts';

/** What a card in hand is good for: what it does, less if it cannot be paid for soon. */
function keepWorth({ board }: Scene, player: Player, id: DeckCardId): number {
  const { main } = player;
  const lacking = Math.max(0, costOf(id) - (main.food + main.wood + main.gold) - 1);
  let worth = playedWorth(id) / (1 + 0.5 * lacking);
  if (
    isUnitId(id) &&
    card[id].classes.includes('ship') &&
    !board.squares.some((at) => board.bits[at] & ANY_WATER)
  )
    worth *= 0.3;
  return worth;
}

export function restock(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const player = scene.s.players[seat];
  if (!player) return;
  for (let i = 0; i < choices.length; i++) {
    const [verb, id = ''] = choices[i] as Choice;
    if (verb === 'set') into[i] = 2 * (1.2 - keepWorth(scene, player, id as DeckCardId));
  }
}

export function discard(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const player = scene.s.players[seat];
  if (!player) return;
  for (let i = 0; i < choices.length; i++) {
    const [, id = ''] = choices[i] as Choice;
    into[i] = -1.5 * keepWorth(scene, player, id as DeckCardId);
  }
}

export function search(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const player = scene.s.players[seat];
  if (!player) return;
  for (let i = 0; i < choices.length; i++) {
    const [verb, id = ''] = choices[i] as Choice;
    into[i] = verb === 'take' ? 1 + keepWorth(scene, player, id as DeckCardId) : -3;
  }
}

export function resource({ s }: Scene, { choices, seat }: Question, into: Float64Array): void {
  const player = s.players[seat];
  if (!player) return;
  for (let i = 0; i < choices.length; i++) {
    const [kind] = choices[i] as Choice;
    into[i] = 2 * needOf(player.main[kind as Kind], demandOf(player.hand, kind as Kind));
  }
}
