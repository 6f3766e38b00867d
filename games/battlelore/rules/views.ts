/** What each seat may see, and what it may imagine of the rest (section 9). */
import type { Chance, Seat, Viewer } from '@gonfalon/kernel';
import type { Council, LoreId } from '../content/index.ts';
import { lore as loreCard } from '../content/index.ts';
import type { CampState, State } from './state.ts';
import { cloneState } from './state.ts';
import { camp, other } from './units.ts';
import { bannersNeeded, bannersOf } from './victory.ts';

export interface CampView extends Omit<CampState, 'hand' | 'lore' | 'dealt' | 'scouted' | 'council'> {
  readonly cards: number;
  readonly loreCards: number;
  /** Cards that are being looked at. */
  readonly looking: number;
  /** Banners won so far, objectives held included, and those needed. */
  readonly won: number;
  readonly needed: number;
  readonly council?: Council;
  /** The viewer's own cards. */
  readonly hand?: CampState['hand'];
  readonly lore?: CampState['lore'];
  readonly dealt?: CampState['dealt'];
  readonly scouted?: CampState['scouted'];
}

export interface View extends Omit<State, 'camps' | 'commandPile' | 'lorePile' | 'loreOut' | 'options'> {
  readonly camps: readonly [CampView, CampView];
  readonly commandPile: number;
  readonly lorePile: number;
  readonly loreOut: number;
}

function viewCamp(s: State, seat: Seat, viewer: Viewer): CampView {
  const { hand, lore, dealt, scouted, council, ...open } = camp(s, seat);
  const own = viewer === seat;
  return {
    ...open,
    // Whether a council is finished is known only once both are shown.
    councilSpent: s.councilsRevealed || (own && open.councilSpent),
    kept: own ? open.kept : 0,
    cards: hand.length,
    loreCards: lore.length,
    looking: dealt.length + scouted.length,
    won: bannersOf(s, seat),
    needed: bannersNeeded(s, seat),
    ...((own || s.councilsRevealed) && { council: { ...council } }),
    ...((own || (open.shown === 'hand' && viewer === other(seat))) && { hand: hand.slice() }),
    ...((own || (open.shown === 'lore' && viewer === other(seat))) && { lore: lore.slice() }),
    ...(own && { dealt: dealt.slice(), scouted: scouted.slice() }),
  };
}

export function view(truth: State, viewer: Viewer): View {
  const { camps: _, commandPile, lorePile, loreOut, options: __, ...open } = cloneState(truth);
  return {
    ...open,
    camps: [viewCamp(truth, 0, viewer), viewCamp(truth, 1, viewer)],
    commandPile: commandPile.length,
    lorePile: lorePile.length,
    loreOut: loreOut.length,
  };
}

/** Deals every card that the viewer cannot see anew, and an opponent's council that is not shown yet. */
export function determinize(truth: State, viewer: Viewer, chance: Chance): State {
  const s = cloneState(truth);
  const others = s.camps.filter((_, seat) => seat !== viewer);
  /** What the viewer is being shown of a hand stays as it is. */
  const unseen = <T>(c: CampState, what: 'hand' | 'lore', cards: T[]): T[] =>
    viewer !== 'spectator' && c.shown === what ? [] : cards.splice(0);
  const deal = <T>(cards: T[], number: number, from: T[]) =>
    cards.push(...from.splice(0, number - cards.length));
  const sizes = others.map((c) => ({
    hand: c.hand.length,
    lore: c.lore.length,
    dealt: c.dealt.length,
    scouted: c.scouted.length,
  }));
  const command = others
    .flatMap((c) => [...unseen(c, 'hand', c.hand), ...c.scouted.splice(0)])
    .concat(s.commandPile);
  const lore = others
    .flatMap((c) => [...unseen(c, 'lore', c.lore), ...c.dealt.splice(0)])
    .concat(s.lorePile, s.loreOut);
  chance.shuffle(command);
  chance.shuffle(lore);
  // How many cards of each class were left out is public: BLO-16.5.
  s.loreOut = s.loreOut.flatMap((gone) => {
    const i = lore.findIndex((card) => classOf(card) === classOf(gone));
    return i < 0 ? [] : lore.splice(i, 1);
  });
  others.forEach((c, i) => {
    const { hand = 0, lore: cards = 0, dealt = 0, scouted = 0 } = sizes[i] ?? {};
    deal(c.hand, hand, command);
    deal(c.scouted, scouted, command);
    deal(c.lore, cards, lore);
    deal(c.dealt, dealt, lore);
  });
  s.commandPile = command;
  s.lorePile = lore;
  if (!s.councilsRevealed) for (const c of others) imagineCouncil(c, chance);
  return s;
}

const classOf = (card: LoreId) => loreCard[card].class;

const MASTERS = ['commander', 'wizard', 'cleric', 'rogue', 'warrior'] as const;

/** The levels given so far, dealt out otherwise; nobody's minimum is undercut. */
function imagineCouncil(c: CampState, chance: Chance): void {
  const { commander, wizard, cleric, rogue, warrior, creature } = c.council;
  let levels = commander + wizard + cleric + rogue + warrior;
  const least = Math.min(1, commander);
  const council = { commander: least, wizard: 0, cleric: 0, rogue: 0, warrior: 0, creature };
  levels -= least;
  while (levels > 0) {
    const open = MASTERS.filter((m) => council[m] < 3);
    const master = open[chance.nextInt(open.length)];
    if (!master) break;
    council[master]++;
    levels--;
  }
  c.council = council;
}
