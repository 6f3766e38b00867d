/** The medals of BattleLore, and what each is given for. Who shares a first place with the other has none. */
import type { Seat } from '@gonfalon/kernel';
import type { MedalOf } from '@gonfalon/ui';
import { busiestTurn, countBySeat, soleMost } from '@gonfalon/ui';
import { unitType } from '../../content/index.ts';
import type { Battle } from './battle.ts';
import type { MedalFacts } from './facts.ts';

type Given = MedalOf<MedalFacts>;

/** A chance below this was against all odds. */
const SLIM = 0.25;
const MANY_DESTROYED = 2;
const MANY_IN_A_TURN = 2;
const MANY_FLAGS = 3;
const MANY_LORE = 3;
const MANY_FIGURES = 10;

const SEATS: readonly Seat[] = [0, 1];

export function medalsOf({ kills, ignored, loreCards, felled }: Battle): readonly Given[] {
  const by = (seat: Seat) => kills.filter((kill) => kill.seat === seat);
  const played = countBySeat(loreCards, SEATS.length);
  // What one felled, the other lost.
  const lost = SEATS.map((seat) => felled[1 - seat] ?? 0);

  const [first] = kills;
  const upset = kills
    .filter(({ chance }) => chance !== undefined && chance < SLIM)
    .sort((a, b) => (a.chance ?? 1) - (b.chance ?? 1))[0];
  const monster = kills.find(({ type }) => unitType[type].class === 'creature');
  const whole = SEATS.find((seat) => by(1 - seat).length === 0 && by(seat).length >= MANY_DESTROYED);
  const blow = busiestTurn(kills, MANY_IN_A_TURN);
  const word = kills.find(({ how }) => how === 'battle-back' || how === 'first-strike');
  const firm = soleMost(ignored, MANY_FLAGS);
  const keeper = soleMost(played, MANY_LORE);
  const bled = soleMost(lost, MANY_FIGURES);

  const given: (Given | false | undefined)[] = [
    first && {
      id: 'first-blood',
      icon: 'gladius',
      seat: first.seat,
      at: first.at,
      facts: { type: first.type },
    },
    upset && {
      id: 'against-all-odds',
      icon: 'archery-target',
      seat: upset.seat,
      at: upset.at,
      facts: { type: upset.type, chance: Math.round(100 * (upset.chance ?? 0)) },
    },
    monster && {
      id: 'monster-slayer',
      icon: 'spider-face',
      seat: monster.seat,
      at: monster.at,
      facts: { type: monster.type },
    },
    whole !== undefined && {
      id: 'unbroken',
      icon: 'guarded-tower',
      seat: whole,
      facts: { destroyed: by(whole).length },
    },
    blow && {
      id: 'hammer-blow',
      icon: 'crossed-swords',
      seat: blow[0].seat,
      at: blow.at(-1)?.at ?? blow[0].at,
      facts: { units: blow.length },
    },
    word && {
      id: 'last-word',
      icon: 'crested-helmet',
      seat: word.seat,
      at: word.at,
      facts: { type: word.type },
    },
    firm !== undefined && {
      id: 'they-shall-not-pass',
      icon: 'vertical-banner',
      seat: firm,
      facts: { flags: ignored[firm] ?? 0 },
    },
    keeper !== undefined && {
      id: 'keeper-of-the-lore',
      icon: 'pentacle',
      seat: keeper,
      facts: { cards: played[keeper] ?? 0 },
    },
    bled !== undefined && {
      id: 'butchers-bill',
      icon: 'screaming',
      seat: bled,
      facts: { figures: lost[bled] ?? 0 },
    },
  ];
  return given.filter((medal) => !!medal);
}
