/** The medals of Conquest of Nerath, and what each is given for. Who shares a first place with another has none. */
import type { MedalOf } from '@gonfalon/ui-kit';
import { awardIf, awardMax, busiestTurn, countBySeat, Tally } from '@gonfalon/ui-kit';
import { REALM_IDS } from '../../content/index.ts';
import type { MedalFacts } from './facts.ts';
import type { War } from './parse-events.ts';
import { isCapitalOf } from './parse-events.ts';

type Given = MedalOf<MedalFacts>;

const MANY_LANDS = 5;
const MANY_IN_A_TURN = 3;
const MANY_ENTRANCES = 2;
const MUCH_TREASURE = 3;
const MANY_REPELLED = 3;
const MANY_SEA_BATTLES = 2;

export function medalsOf(war: War, seats: number): readonly Given[] {
  const { conquests, dragons, lootings, found, failed, seaBattles } = war;
  const treasure = new Tally(seats);
  for (const { seat, points } of found) treasure.add(seat, points);
  const given: (readonly Given[])[] = [
    awardIf(conquests[0], ({ seat, at, space }) => ({
      id: 'first-land',
      icon: 'flying-flag',
      seat,
      at,
      facts: { space },
    })),
    awardIf(
      conquests.find(
        ({ space, control, realm }) => isCapital(space) && control === realm && !isCapitalOf(space, realm),
      ),
      ({ seat, at, space }) => ({ id: 'capital', icon: 'crown', seat, at, facts: { space } }),
    ),
    awardMax(countBySeat(conquests, seats), MANY_LANDS, (seat, lands) => ({
      id: 'conqueror',
      icon: 'laurel-crown',
      seat,
      facts: { lands },
    })),
    awardIf(busiestTurn(conquests, MANY_IN_A_TURN), (taken) => ({
      id: 'whirlwind',
      icon: 'tornado',
      seat: taken[0].seat,
      at: taken.at(-1)?.at ?? taken[0].at,
      facts: { lands: taken.length },
    })),
    awardIf(dragons[0], ({ seat, at, space }) => ({
      id: 'dragon-slayer',
      icon: 'spiked-dragon-head',
      seat,
      at,
      facts: { unit: 'dragon', space },
    })),
    awardMax(countBySeat(lootings, seats), MANY_ENTRANCES, (seat, entrances) => ({
      id: 'explorer',
      icon: 'dungeon-gate',
      seat,
      facts: { entrances },
    })),
    awardMax(treasure.counts, MUCH_TREASURE, (seat, points) => ({
      id: 'hoard',
      icon: 'locked-chest',
      seat,
      facts: { points },
    })),
    awardMax(repelledBy(failed, seats), MANY_REPELLED, (seat, attacks) => ({
      id: 'wall',
      icon: 'stone-wall',
      seat,
      facts: { attacks },
    })),
    awardMax(countBySeat(seaBattles, seats), MANY_SEA_BATTLES, (seat, battles) => ({
      id: 'admiral',
      icon: 'caravel',
      seat,
      facts: { battles },
    })),
  ];
  return given.flat();
}

const isCapital = (space: War['conquests'][number]['space']): boolean =>
  REALM_IDS.some((realm) => isCapitalOf(space, realm));

/** How many attacks each seat has withstood. */
export function repelledBy(failed: War['failed'], seats: number): readonly number[] {
  const tally = new Tally(seats);
  for (const { by } of failed) tally.add(by);
  return tally.counts;
}
