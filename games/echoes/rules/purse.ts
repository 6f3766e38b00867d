/** ECH-3.12, 3.15, 3.16, 11.5, 11.23: what a seat may pay with, and paying. */
import type { Seat } from '@gonfalon/kernel';
import type { Cost, Kind, Resource } from '../content/index.ts';
import { KINDS } from '../content/index.ts';
import type { Board } from './board.ts';
import { areAllied } from './board.ts';
import { cardMatches } from './conditions.ts';
import type { Payment, Source, SourceGroup } from './payment.ts';
import { EVERY_KIND, isPayable, KIND_BITS } from './payment.ts';
import type { Purchase } from './prices.ts';
import { priceOf } from './prices.ts';
import { remainingHealth } from './profiles.ts';
import type { Building, Player, State, Tokens } from './state.ts';
import { TOKEN_ZONES } from './state.ts';

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function mateOf(s: State, seat: Seat): Seat | undefined {
  return s.players.length === 4 ? (seat + 2) % 4 : undefined;
}

export function capitalOf(s: State, seat: Seat): Building {
  const capital = s.buildings.find((building) => building.kind === 'capital' && building.seat === seat);
  if (!capital) throw new Error(`seat ${seat} has no Capital`);
  return capital;
}

export const capitalHealthLeft = (s: State, seat: Seat): number => remainingHealth(s, capitalOf(s, seat));

/** ECH-11.23: only in the own turn of either member. */
const mayUse = (s: State, seat: Seat, pile: Tokens): boolean => !pile.team || seat === s.active;

function tokensOf(s: State, seat: Seat, res: Resource, payer: Seat): number {
  let n = 0;
  for (const pile of playerOf(s, seat).tokens)
    if (pile.res === res && (seat === payer ? mayUse(s, payer, pile) : !pile.team)) n += pile.n;
  return n;
}

/** The team's joker lies with the mate, but is an own one for both. */
function sharedJokers(s: State, mate: Seat | undefined, payer: Seat): number {
  if (mate === undefined || payer !== s.active) return 0;
  return playerOf(s, mate).tokens.reduce((n, pile) => (pile.team ? n + pile.n : n), 0);
}

/** What a seat's own main resources of a kind may pay besides `any`. */
function mainMask(board: Board, seat: Seat, kind: Kind): number {
  let mask = KIND_BITS[kind];
  for (const { fx } of board.seatEffects(seat))
    if (fx.do === 'resourceAs' && fx.from.includes(kind)) for (const as of fx.as) mask |= KIND_BITS[as];
  return mask;
}

const unexhausted = ({ main, exhausted }: Player, kind: Kind): number => main[kind] - exhausted[kind];

/** Every sort of source of which there is one, in the order of the groups. */
export function sourcesOf(board: Board, seat: Seat, purchase?: Purchase, otherLife = 0): readonly Source[] {
  const own = board.onceFor('sources', seat, ownSources);
  const life = purchase ? lifeFor(board, seat, purchase, otherLife) : 0;
  if (life === 0) return own;
  return [...own, { name: 'life', group: 'life', kind: undefined, mask: EVERY_KIND, available: life }];
}

function ownSources(board: Board, seat: Seat): Source[] {
  const { s } = board;
  const sources: Source[] = [];
  const add = (group: SourceGroup, name: string, kind: Kind | undefined, mask: number, available: number) => {
    if (available > 0) sources.push({ name, group, kind, mask, available });
  };
  const own = playerOf(s, seat);
  const mate = mateOf(s, seat);
  const theirs = mate === undefined ? undefined : playerOf(s, mate);
  if (seat === s.active && s.turn.lenders.length > 0)
    for (const kind of KINDS) {
      const lent = s.turn.lenders.reduce((n, lender) => n + unexhausted(playerOf(s, lender), kind), 0);
      add('lent', `lent-${kind}`, kind, KIND_BITS[kind], lent);
    }
  for (const kind of KINDS)
    add('main', `main-${kind}`, kind, mainMask(board, seat, kind), unexhausted(own, kind));
  if (own.tokens.length > 0)
    for (const kind of KINDS)
      add('temp', `temp-${kind}`, kind, KIND_BITS[kind], tokensOf(s, seat, kind, seat));
  const jokers = tokensOf(s, seat, 'joker', seat) + sharedJokers(s, mate, seat);
  add('joker', 'temp-joker', undefined, EVERY_KIND, jokers);
  if (theirs && mate !== undefined) {
    for (const kind of KINDS) add('mate', `mate-${kind}`, kind, KIND_BITS[kind], unexhausted(theirs, kind));
    for (const kind of KINDS)
      add('mate-temp', `mate-temp-${kind}`, kind, KIND_BITS[kind], tokensOf(s, mate, kind, seat));
    add('mate-joker', 'mate-temp-joker', undefined, EVERY_KIND, tokensOf(s, mate, 'joker', seat));
  }
  return sources;
}

/** ECH-3.16: what one part of the price costs in health, if it may be paid so. */
export function lifePrice(board: Board, seat: Seat, purchase: Purchase): number | undefined {
  if (!('card' in purchase)) return undefined;
  for (const { fx } of board.seatEffects(seat))
    if (fx.do === 'payWithLife' && cardMatches(purchase.card, fx.filter)) return fx.n;
  return undefined;
}

/** ECH-9.14: how many parts health may meet, so that 1 is left after all that the card takes. */
function lifeFor(board: Board, seat: Seat, purchase: Purchase, otherLife: number): number {
  const n = lifePrice(board, seat, purchase);
  if (n === undefined) return 0;
  return Math.max(0, Math.floor((capitalHealthLeft(board.s, seat) - 1 - otherLife) / n));
}

/** ECH-3.8 */
export function canPay(board: Board, seat: Seat, purchase: Purchase, otherLife = 0): boolean {
  const price = priceOf(board, seat, purchase);
  return isFree(price) || isPayable(price, sourcesOf(board, seat, purchase, otherLife));
}

export const isFree = ({ food, wood, gold, any }: Cost): boolean => food + wood + gold + any === 0;

/** ECH-3.15: all its sources are used together. Returns the health that it costs. */
export function pay(s: State, seat: Seat, sources: readonly Source[], payment: Payment): number {
  let life = 0;
  const mate = mateOf(s, seat);
  sources.forEach(({ group, kind }, i) => {
    const n = payment[i] ?? 0;
    if (n === 0) return;
    if (group === 'life') life += n;
    else if (group === 'lent') exhaustLent(s, kind, n);
    else if (group === 'main') exhaust(playerOf(s, seat), kind, n);
    else if (group === 'mate' && mate !== undefined) exhaust(playerOf(s, mate), kind, n);
    else if (group === 'temp') spendTokens(s, seat, kind ?? 'joker', n, seat);
    else if (group === 'joker') spendJokers(s, seat, mate, n);
    else if (mate !== undefined) spendTokens(s, mate, kind ?? 'joker', n, seat);
  });
  return life;
}

function exhaust(player: Player, kind: Kind | undefined, n: number): void {
  if (kind) player.exhausted[kind] += n;
}

function exhaustLent(s: State, kind: Kind | undefined, n: number): void {
  let left = n;
  for (const lender of s.turn.lenders) {
    const player = playerOf(s, lender);
    const taken = kind ? Math.min(left, unexhausted(player, kind)) : 0;
    exhaust(player, kind, taken);
    left -= taken;
  }
}

function spendJokers(s: State, seat: Seat, mate: Seat | undefined, n: number): void {
  const own = tokensOf(s, seat, 'joker', seat);
  spendTokens(s, seat, 'joker', Math.min(own, n), seat);
  if (n <= own || mate === undefined) return;
  const { tokens } = playerOf(s, mate);
  for (const pile of tokens) if (pile.team) pile.n -= n - own;
  clearSpent(playerOf(s, mate));
}

/** ECH-3.10: units and upgrades, Events, the Civilisation card, Actions in front; within each the oldest first. */
function spendTokens(s: State, seat: Seat, res: Resource, n: number, payer: Seat): void {
  const player = playerOf(s, seat);
  const piles = player.tokens
    .filter((pile) => pile.res === res && (seat === payer ? mayUse(s, payer, pile) : !pile.team))
    .sort((a, b) => TOKEN_ZONES.indexOf(a.zone) - TOKEN_ZONES.indexOf(b.zone) || a.on - b.on);
  let left = n;
  for (const pile of piles) {
    const taken = Math.min(left, pile.n);
    pile.n -= taken;
    left -= taken;
  }
  clearSpent(player);
}

/** ECH-8.8: an Action in front that gave its last token is discarded. */
function clearSpent(player: Player): void {
  if (player.tokens.every(({ n }) => n > 0)) return;
  player.tokens = player.tokens.filter(({ n }) => n > 0);
  for (const { card: id, since } of player.front)
    if (!player.tokens.some(({ on }) => on === since)) player.discard.push(id);
  player.front = player.front.filter(({ since }) => player.tokens.some(({ on }) => on === since));
}

/** What a loss of health leaves of the choice to take it: ECH-9.14. */
export const canLoseLife = (s: State, seat: Seat, n: number): boolean =>
  n === 0 || capitalHealthLeft(s, seat) > n;

export const opponentsOf = (s: State, seat: Seat): Seat[] =>
  s.players.flatMap((_, other) => (areAllied(other, seat) ? [] : [other]));
