/** Where roads and cities go. */
import type { Choice, Question } from '@gonfalon/kernel';
import { cellIndex, exitsOf, NEIGHBOURS } from '../../content/index.ts';
import { isCity as isCityAt } from '../../rules/land.ts';
import type { State } from '../../rules/state.ts';
import { OFF_MAP } from '../../rules/state.ts';
import { Campaign } from '../prizes.ts';

/** An exit to a place for a city, or for a road only; one that leads nowhere. */
const CITY_SITE = 0.5;
const ROAD_SITE = 0.1;
const LOST = -0.15;
/** A city beside which an enemy hero can be at once. */
const EXPOSED = -0.8;
/** What a road brings nearer. */
const NEARER = 2;

export function place(s: State, { choices, params, seat }: Question, into: Float64Array): void {
  const { land } = s;
  const isCity = typeof params?.level === 'number';
  const campaign = isCity ? undefined : new Campaign(s, seat);
  for (let i = 0; i < choices.length; i++) {
    const [, ref = '', text = ''] = choices[i] as Choice;
    const cell = cellIndex(ref);
    const exits = exitsOf(text);
    const next = (side: number) => NEIGHBOURS[cell * 4 + side] as number;
    let worth = 0;
    for (let side = 0; side < 4; side++) {
      if (!(exits & (1 << side))) continue;
      const beside = next(side);
      if (beside < 0 || land.cards[beside] === 'unusable' || land.cards[beside] === 'impassable')
        worth += LOST;
      else if (land.cards[beside] === '') worth += isCity || isBesideCity(s, beside) ? ROAD_SITE : CITY_SITE;
    }
    if (campaign) worth += NEARER * campaign.roadAt(exits, next);
    else worth += EXPOSED * enemiesBeside(s, seat, cell);
    into[i] = worth;
  }
}

/** BTA-9.7 */
function isBesideCity(s: State, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOURS[cell * 4 + side] as number;
    if (next >= 0 && isCityAt(s, next)) return true;
  }
  return false;
}

function enemiesBeside(s: State, seat: number, cell: number): number {
  let n = 0;
  s.players.forEach(({ heroes }, other) => {
    if (other === seat) return;
    for (const hero of heroes)
      if (hero.cell !== OFF_MAP)
        for (let side = 0; side < 4; side++) if (NEIGHBOURS[cell * 4 + side] === hero.cell) n++;
  });
  return n;
}
