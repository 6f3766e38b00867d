/** Attacks, assaults and annexations: chapters 14 and 15. */
import type { Choice } from '@gonfalon/kernel';
import { CELL_IDS, isWeapon } from '../../content/index.ts';
import { isUndefended } from '../land.ts';
import type { Item } from '../ledger.ts';
import { factionAt, freeTokens, heroesOn, heroRef, ownsLegendary } from '../selectors.ts';
import type { Player, State } from '../state.ts';
import { NOBODY, OFF_MAP } from '../state.ts';
import type { TurnFacts } from './facts.ts';

/** BTA-14.3: what an attack or an assault can open with. */
export const opensBattle = (item: Item): boolean => item.wild || (isWeapon(item.kind) && item.perCard > 0);

/** The cards on which a player has heroes, each once. */
export const heroCells = (player: Player): number[] => [
  ...new Set(player.heroes.map(({ cell }) => cell).filter((cell) => cell !== OFF_MAP)),
];

/** What a player's heroes can attack where they stand: BTA-14.1. */
export function targetsOf(s: State, seat: number): { ref: string; cell: number }[] {
  return heroCells(s.players[seat] as Player).flatMap((cell) => {
    const owner = s.land.owners[cell];
    const city = owner !== NOBODY && owner !== seat ? [{ ref: CELL_IDS[cell] as string, cell }] : [];
    const heroes = s.players.flatMap((other, otherSeat) => {
      const [hero] = otherSeat === seat ? [] : heroesOn(other, cell);
      return hero === undefined ? [] : [{ ref: heroRef(factionAt(s, otherSeat), hero), cell }];
    });
    return [...city, ...heroes];
  });
}

/** Whether the guards on a card can be assaulted: BTA-15.1, BTA-15.5, BTA-20.5. */
export function canAssault(s: State, seat: number, cell: number): boolean {
  if (s.land.guards[cell] === 0) return false;
  if (s.land.cards[cell] === 'ruins') return s.legendary.length > 0 && !ownsLegendary(s, seat);
  return s.options.scenario !== 'alt2' || !(s.players[seat] as Player).annexed;
}

export function offerWar({ s, seat, player, items }: TurnFacts, offers: Choice[]): void {
  const cells = heroCells(player);
  if (cells.length === 0) return;
  for (const cell of cells) {
    if (isUndefended(s, cell) && freeTokens(s, seat, 1) > 0) offers.push(['annex', CELL_IDS[cell] as string]);
  }
  const weapons = items.filter(opensBattle);
  if (weapons.length === 0) return;
  for (const { ref } of targetsOf(s, seat)) {
    for (const weapon of weapons) offers.push(['attack', ref, weapon.ref]);
  }
  for (const cell of cells) {
    if (!canAssault(s, seat, cell)) continue;
    for (const weapon of weapons) offers.push(['assault', CELL_IDS[cell] as string, weapon.ref]);
  }
}
