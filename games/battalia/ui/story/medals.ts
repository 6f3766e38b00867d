/** The medals of Battalia, and what each is given for. Who shares a first place with another has none. */
import type { MedalOf } from '@gonfalon/ui-kit';
import { awardIf, awardMax, busiestTurn, countBySeat } from '@gonfalon/ui-kit';
import type { MedalFacts } from './facts.ts';
import type { Campaign } from './parse-events.ts';

type Given = MedalOf<MedalFacts>;

const MANY_CONQUERED = 2;
const MANY_HELD = 2;
const MANY_FOUNDED = 2;
const MANY_LEVELS = 3;
const MANY_ROADS = 4;
const MANY_LINES = 5;
const GREAT_TOTAL = 8;

export function medalsOf(campaign: Campaign, seats: number): readonly Given[] {
  const { annexed, conquered, held, built, raised, roads, totals, lines, legends } = campaign;
  const given: (readonly Given[])[] = [
    awardIf(annexed[0], ({ seat, at, cell }) => ({
      id: 'pioneer',
      icon: 'knight-banner',
      seat,
      at,
      facts: { cell },
    })),
    awardMax(countBySeat(conquered, seats), MANY_CONQUERED, (seat, cities) => ({
      id: 'conqueror',
      icon: 'crossed-swords',
      seat,
      facts: { cities },
    })),
    awardMax(countBySeat(held, seats), MANY_HELD, (seat, battles) => ({
      id: 'steadfast',
      icon: 'checked-shield',
      seat,
      facts: { battles },
    })),
    awardMax(countBySeat(built, seats), MANY_FOUNDED, (seat, cities) => ({
      id: 'founder',
      icon: 'house',
      seat,
      facts: { cities },
    })),
    awardMax(countBySeat(raised, seats), MANY_LEVELS, (seat, levels) => ({
      id: 'master-builder',
      icon: 'guarded-tower',
      seat,
      facts: { levels },
    })),
    awardMax(roads, MANY_ROADS, (seat, count) => ({
      id: 'road-maker',
      icon: 'boot-prints',
      seat,
      facts: { roads: count },
    })),
    awardMax(totals, GREAT_TOTAL, (seat, total) => ({
      id: 'great-line',
      icon: 'broadsword',
      seat,
      facts: { total },
    })),
    awardIf(busiestTurn(lines, MANY_LINES), (done) => ({
      id: 'full-turn',
      icon: 'stone-crafting',
      seat: done[0].seat,
      at: done.at(-1)?.at ?? done[0].at,
      facts: { lines: done.length },
    })),
    awardIf(legends[0], ({ seat, at, card }) => ({
      id: 'legend',
      icon: 'hunting-horn',
      seat,
      at,
      facts: { card },
    })),
  ];
  return given.flat();
}
