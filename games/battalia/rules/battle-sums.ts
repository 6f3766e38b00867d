/** How a battle adds up, BTA-14.4 to BTA-14.8 and BTA-14.37. */
import type { Seat } from '@gonfalon/kernel';
import type { BattleSide, Card, FactionId, Kind } from '../content/index.ts';
import { factions, info, playableInBattle, strengthOf } from '../content/index.ts';
import type { Item } from './ledger.ts';
import type { Battle, BattleRole, State } from './state.ts';
import { NOBODY } from './state.ts';

export const SIDES_OF_BATTLE: readonly [BattleSide, BattleSide] = ['attack', 'defence'];

/** A use in a battle line: a class of cards, with what a wild one is played as. */
export const useOf = (card: Card, as: Kind | undefined): string =>
  as === undefined ? card : `${card}=${as}`;

export function readUse(use: string): { card: Card; kind: Kind } {
  const at = use.indexOf('=');
  if (at < 0) return { card: use as Card, kind: info(use as Card).kind };
  return { card: use.slice(0, at) as Card, kind: use.slice(at + 1) as Kind };
}

function strengthOfUse(use: string, role: BattleRole): number {
  return strengthOf(readUse(use).kind, SIDES_OF_BATTLE[role]);
}

/** BTA-14.5: legendary cards always fit, neutral ones never. */
export function fitsFaction(card: Card, faction: FactionId | undefined): boolean {
  const { legendary, faction: own } = info(card);
  return legendary || (own !== undefined && own === faction);
}

export const seatOf = (b: Battle, role: BattleRole): Seat | typeof NOBODY =>
  role === 0 ? b.attacker : b.defender;

/** BTA-19.3: +1 on native land, for either side; not for a player who has resigned (BTA-22.3). */
function nativeBonus(s: State, seat: Seat | typeof NOBODY, cell: number): number {
  if (!s.options.advanced || seat === NOBODY) return 0;
  const player = s.players[seat];
  if (!player?.faction || player.resigned) return 0;
  return s.land.terrains[cell] === factions[player.faction].terrain ? 1 : 0;
}

/** What a side has before any card: BTA-14.7. */
export function standing(s: State, b: Battle, role: BattleRole): number {
  if (role === 0) return nativeBonus(s, b.attacker, b.cell);
  if (b.target === 'neutral' || b.target === 'ruins') return s.land.guards[b.cell] as number;
  const city = b.target === 'city' ? (s.land.levels[b.cell] as number) : 0;
  return city + nativeBonus(s, b.defender, b.cell);
}

/** The total of a line on this side: BTA-14.4. */
export function totalWith(s: State, b: Battle, role: BattleRole, line: readonly string[]): number {
  let total = standing(s, b, role);
  if (line.length === 0) return total;
  const seat = seatOf(b, role);
  const faction = seat === NOBODY ? undefined : s.players[seat]?.faction;
  let fits = true;
  for (const use of line) {
    total += strengthOfUse(use, role);
    if (fits && !fitsFaction(readUse(use).card, faction)) fits = false;
  }
  return fits ? total + b.heroes[role].length : total;
}

export const totalOf = (s: State, b: Battle, role: BattleRole): number =>
  totalWith(s, b, role, b.lines[role]);

/** The smallest total that suffices for the side that raises: BTA-14.8, BTA-14.15. */
export function threshold(s: State, b: Battle): number {
  return b.raising === 0 ? totalOf(s, b, 1) + 1 : totalOf(s, b, 0);
}

/** What an item brings to a battle line: nothing, if it cannot be laid there. */
export function battleStrength(item: Item, role: BattleRole): number {
  if (item.wild || item.perCard === 0 || !playableInBattle(item.kind)) return 0;
  return strengthOf(item.kind, SIDES_OF_BATTLE[role]);
}
