/** Tents, BTA-11.10 to BTA-11.16. */
import type { Card } from '../content/index.ts';
import { info, tentRef } from '../content/index.ts';
import { showHandCard, takeOut } from './decks.ts';
import { dayOf, isLaidRef } from './ledger.ts';
import { findLaid, nameLine } from './line.ts';
import type { Context } from './question.ts';
import { by, playerAt } from './selectors.ts';
import type { Laid, Line, Player, State, Tent } from './state.ts';

export const canStrike = ({ fresh }: Tent): boolean => !fresh;

/** BTA-17.11: room for two, except under the Hammer. */
function hasRoomForTwo(s: State, source: string): boolean {
  const isHammer = !isLaidRef(source) && info(source as Card).kind === 'hammer';
  return dayOf(s).illuminated === 'tent' && !isHammer;
}

export function pitchTent(ctx: Context, source: string, target: string): void {
  const s = ctx.state;
  nameLine(s, ['pitch', source, target]);
  if (s.line) s.line.choosing = hasRoomForTwo(s, source);
  ctx.call('pay');
}

/** BTA-11.16: the smallest free number. */
function freeNumber({ tents }: Player): number {
  let number = 1;
  while (tents.some((tent) => tent.number === number)) number++;
  return number;
}

/** A card that is stored: from the line, or off the table, where its copies end (BTA-6.12). */
function takeContent(s: State, seat: number, line: Line, ref: string): Card {
  const player = playerAt(s, seat);
  const laid = isLaidRef(ref) ? findLaid(player, ref) : undefined;
  if (laid) {
    player.table.splice(player.table.indexOf(laid), 1);
    return laid.card;
  }
  takeOut(line.named, ref as Card);
  showHandCard(s, seat, ref as Card);
  return ref as Card;
}

interface Pitched {
  readonly card: Card;
  readonly group: number | undefined;
  readonly virtual: boolean;
  /** The laid card, if uses of it are left. */
  readonly rest: Laid | undefined;
}

function takeTent(s: State, seat: number, line: Line, ref: string): Pitched {
  const player = playerAt(s, seat);
  const laid = isLaidRef(ref) ? findLaid(player, ref) : undefined;
  if (!laid) {
    const card = takeContent(s, seat, line, ref);
    return { card, group: undefined, virtual: info(card).kind === 'hammer', rest: undefined };
  }
  const { card, tents: group } = laid;
  const virtual = laid.wild || laid.as !== undefined || laid.uses > 1 || group !== undefined;
  laid.uses -= 1;
  laid.state = 'used';
  if (laid.uses > 0 && !laid.wild) return { card, group, virtual, rest: laid };
  player.table.splice(player.table.indexOf(laid), 1);
  return { card, group, virtual, rest: undefined };
}

/** The provision is paid: tent and content are seen by all. */
export function finishPitch(ctx: Context, line: Line, cards: readonly string[]): void {
  const s = ctx.state;
  const seat = s.active;
  const player = playerAt(s, seat);
  const [, source = '', ...stored] = line.action;
  const { card, group, virtual, rest } = takeTent(s, seat, line, source);
  const content = stored.map((ref) => takeContent(s, seat, line, ref));
  const number = freeNumber(player);
  if (rest) rest.tents = group ?? number;
  player.tents.push({ number, card, group: group ?? number, content, virtual, fresh: true });
  ctx.emit({
    kind: 'pitched',
    ...by(ctx.state, seat),
    tent: tentRef(number),
    card,
    content: content.slice(),
    cards,
  });
}

/** The card goes to the shelter with the last tent that it makes: BTA-11.12. */
function discardTent(player: Player, tent: Tent): void {
  player.tents.splice(player.tents.indexOf(tent), 1);
  if (!player.tents.some(({ group }) => group === tent.group)) player.shelter.push(tent.card);
}

/** BTA-11.11: the content goes to the hand, where all know it. */
export function strikeTent(ctx: Context, seat: number, ref: string): void {
  const player = playerAt(ctx.state, seat);
  const tent = player.tents.find(({ number }) => tentRef(number) === ref);
  if (!tent) return;
  player.hand.push(...tent.content);
  player.known.push(...tent.content);
  discardTent(player, tent);
  ctx.emit({
    kind: 'struck',
    ...by(ctx.state, seat),
    tent: ref,
    card: tent.card,
    content: tent.content.slice(),
  });
}

/** BTA-11.12: at the end of the day virtual tents go to the shelter with their content, by number. */
export function endVirtualTents(ctx: Context): void {
  ctx.state.players.forEach((player, seat) => {
    const ending = player.tents.filter(({ virtual }) => virtual).sort((a, b) => a.number - b.number);
    const before = player.shelter.length;
    for (const tent of ending) {
      player.shelter.push(...tent.content);
      discardTent(player, tent);
    }
    const cards = player.shelter.slice(before);
    if (ending.length > 0) ctx.emit({ kind: 'tents-ended', ...by(ctx.state, seat), cards });
  });
}
