/** The medals of BattleLore, and what each is given for. Who shares a first place with the other has none. */
import type { Seat } from '@gonfalon/kernel';
import type { MedalOf } from '@gonfalon/ui-kit';
import { awardIf, awardMax, busiestTurn, countBySeat } from '@gonfalon/ui-kit';
import { unitType } from '../../content/index.ts';
import type { MedalFacts } from './facts.ts';
import type { Battle, Kill } from './parse-events.ts';

type Given = MedalOf<MedalFacts>;

/** A chance below this was against all odds. */
const SLIM = 0.25;
const MANY_DESTROYED = 2;
const MANY_IN_A_TURN = 2;
const MANY_FLAGS = 3;
const MANY_LORE = 3;
const MANY_FIGURES = 10;

const SEATS: readonly Seat[] = [0, 1];

export function medalsOf({ kills, ignored, loreCards, felled, resigned }: Battle): readonly Given[] {
  const by = (seat: Seat) => kills.filter((kill) => kill.seat === seat).length;
  const gaveUp = (seat: Seat) => resigned.some((gone) => gone.seat === seat);
  // What one felled, the other lost.
  const lost = SEATS.map((seat) => felled[1 - seat] ?? 0);
  const given: (readonly Given[])[] = [
    awardIf(kills[0], ({ seat, at, type }) => ({
      id: 'first-blood',
      icon: 'gladius',
      seat,
      at,
      facts: { type },
    })),
    awardIf(slimmest(kills), ({ seat, at, type, chance }) => ({
      id: 'against-all-odds',
      icon: 'archery-target',
      seat,
      at,
      facts: { type, chance: Math.round(100 * chance) },
    })),
    awardIf(
      kills.find(({ type }) => unitType[type].class === 'creature'),
      ({ seat, at, type }) => ({ id: 'monster-slayer', icon: 'spider-face', seat, at, facts: { type } }),
    ),
    awardIf(
      SEATS.find((seat) => by(1 - seat) === 0 && by(seat) >= MANY_DESTROYED && !gaveUp(seat)),
      (seat) => ({ id: 'unbroken', icon: 'guarded-tower', seat, facts: { destroyed: by(seat) } }),
    ),
    awardIf(busiestTurn(kills, MANY_IN_A_TURN), (fell) => ({
      id: 'hammer-blow',
      icon: 'crossed-swords',
      seat: fell[0].seat,
      at: fell.at(-1)?.at ?? fell[0].at,
      facts: { units: fell.length },
    })),
    awardIf(
      kills.find(({ how }) => how === 'battle-back' || how === 'first-strike'),
      ({ seat, at, type }) => ({ id: 'last-word', icon: 'crested-helmet', seat, at, facts: { type } }),
    ),
    awardMax(ignored, MANY_FLAGS, (seat, flags) => ({
      id: 'they-shall-not-pass',
      icon: 'vertical-banner',
      seat,
      facts: { flags },
    })),
    awardMax(countBySeat(loreCards, SEATS.length), MANY_LORE, (seat, cards) => ({
      id: 'keeper-of-the-lore',
      icon: 'pentacle',
      seat,
      facts: { cards },
    })),
    awardMax(lost, MANY_FIGURES, (seat, figures) => ({
      id: 'butchers-bill',
      icon: 'screaming',
      seat,
      facts: { figures },
    })),
  ];
  return given.flat();
}

/** The kill that the dice were least likely to give, if they hardly were. */
function slimmest(kills: readonly Kill[]): (Kill & { readonly chance: number }) | undefined {
  return kills
    .flatMap((kill) =>
      kill.chance !== undefined && kill.chance < SLIM ? [{ ...kill, chance: kill.chance }] : [],
    )
    .sort((a, b) => a.chance - b.chance)[0];
}
