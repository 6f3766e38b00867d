/** Recruiting and moving heroes: chapter 13. */
import type { Choice } from '@gonfalon/kernel';
import { CELL_COUNT, CELL_IDS, costs } from '../../content/index.ts';
import { citiesOf, prices, UNREACHABLE } from '../land.ts';
import { canPay } from '../payment.ts';
import { alikeHeroes, factionAt, heroRef, nativeLand } from '../selectors.ts';
import type { State } from '../state.ts';
import { OFF_MAP } from '../state.ts';
import type { TurnFacts } from './facts.ts';

export function offerRecruits({ s, seat, player, purse }: TurnFacts, offers: Choice[]): void {
  if (!player.heroes.some(({ cell }) => cell === OFF_MAP) || !canPay(purse, costs.recruit)) return;
  for (const cell of citiesOf(s, seat)) offers.push(['recruit', CELL_IDS[cell] as string]);
}

/** BTA-13.9: how many uses of a horse carry a hero so far. */
export const rideUses = (price: number): number => Math.ceil(price / costs.horseSteps);

/** What it costs this player's hero to reach each card. */
export const pricesFor = (s: State, seat: number, cell: number): Uint8Array =>
  prices(s.land, cell, nativeLand(s, seat));

export function offerMoves({ s, seat, player, purse }: TurnFacts, offers: Choice[]): void {
  const { heroes } = player;
  const paying = alikeHeroes(heroes);
  if (paying.length === 0) return;
  const free = s.options.advanced ? alikeHeroes(heroes, (hero) => !hero.rested) : [];
  const provisions = purse.provision + purse.wild;
  const rideable = purse.ride * costs.horseSteps;
  if (provisions === 0 && rideable === 0 && free.length === 0) return;
  const faction = factionAt(s, seat);
  for (let i = 0; i < heroes.length; i++) {
    const walks = paying.includes(i);
    const strolls = free.includes(i);
    if (!walks && !strolls) continue;
    const from = heroes[i]?.cell as number;
    const price = pricesFor(s, seat, from);
    const ref = heroRef(faction, i);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const cost = price[cell] as number;
      if (cost === UNREACHABLE || cell === from) continue;
      const to = CELL_IDS[cell] as string;
      if (cost === 0 ? strolls : walks && cost <= provisions) offers.push(['walk', ref, to]);
      if (cost > 0 && walks && cost <= rideable) offers.push(['ride', ref, to]);
    }
  }
}

export function offerFlights({ s, seat, player }: TurnFacts, offers: Choice[]): void {
  if (!player.hand.includes('WIN')) return;
  for (const hero of alikeHeroes(player.heroes)) offers.push(['fly', heroRef(factionAt(s, seat), hero)]);
}
