/** Who sits where at a table that is being set up. */
import { defaultLevel } from '@gonfalon/bots';
import { areEven } from '@gonfalon/kernel';
import type { CreateTable, ErrorCode } from '@gonfalon/protocol';

export const MODES = ['bot', 'screen', 'friends'] as const;
export type Mode = (typeof MODES)[number];

/** `me` is whoever sets the table up; `person` another one at the same screen; `open` is for a friend elsewhere. */
export type SeatPlan =
  | { readonly kind: 'me' | 'person' | 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** Who may sit at a table of this kind. */
export const SEAT_PLANS: Readonly<Record<Mode, readonly SeatPlan['kind'][]>> = {
  bot: ['me', 'bot'],
  screen: ['person', 'bot'],
  friends: ['me', 'open', 'bot'],
};

export const FIRST_BOT = defaultLevel.name;

export function initialSeats(mode: Mode, count: number, bot = FIRST_BOT): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (mode === 'screen') return { kind: 'person' };
    if (seat === 0) return { kind: 'me' };
    return mode === 'bot' ? { kind: 'bot', bot } : { kind: 'open' };
  });
}

/** Another one sits there; there is one `me` at most: whoever was it, takes what the seat was. */
export function changeSeat(seats: readonly SeatPlan[], seat: number, sitter: SeatPlan): SeatPlan[] {
  const before = seats[seat];
  return seats.map((other, at) => {
    if (at === seat) return sitter;
    return sitter.kind === 'me' && other.kind === 'me' && before ? before : other;
  });
}

/** More or fewer seats, of which those that stay are as they were. */
export function resize(seats: readonly SeatPlan[], mode: Mode, count: number): SeatPlan[] {
  const fresh = initialSeats(mode, count);
  const sized = fresh.map((sitter, at) => seats[at] ?? sitter);
  const needsMe = mode !== 'screen' && !sized.some(({ kind }) => kind === 'me');
  return needsMe ? changeSeat(sized, 0, { kind: 'me' }) : sized;
}

export type Fault = 'noPerson' | 'noFriend';

/** Why such a table makes no sense. */
export function faultOf(seats: readonly SeatPlan[], mode: Mode): Fault | undefined {
  if (mode === 'friends' && !seats.some(({ kind }) => kind === 'open')) return 'noFriend';
  return seats.some(({ kind }) => kind !== 'bot') ? undefined : 'noPerson';
}

/** What the server would refuse such a rated table for. */
export function ratedFault(
  seats: readonly SeatPlan[],
  sides: readonly number[],
  /** Whether its options favour nobody. */
  isFair: boolean,
): ErrorCode | undefined {
  if (seats.some(({ kind }) => kind === 'bot')) return 'table.rated-bots';
  if (!areEven(sides)) return 'table.rated-sides';
  return isFair ? undefined : 'table.rated-scenario';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS = {
  none: { kind: 'none' },
  'live-10': { kind: 'live', bank: 10 * MINUTE, increment: 5000 },
  'live-30': { kind: 'live', bank: 30 * MINUTE, increment: 15_000 },
  'live-60': { kind: 'live', bank: 60 * MINUTE, increment: 30_000 },
  'live-120': { kind: 'live', bank: 120 * MINUTE, increment: MINUTE },
  'days-1': { kind: 'days', perTurn: DAY },
  'days-3': { kind: 'days', perTurn: 3 * DAY },
} as const satisfies Record<string, CreateTable['clock']>;
export type ClockName = keyof typeof CLOCKS;

/** How long somebody has for a question out of turn, in ms. */
export const REACTIONS = {
  none: undefined,
  '15': 15 * SECOND,
  '30': 30 * SECOND,
  '60': MINUTE,
  '180': 3 * MINUTE,
} as const;
export type ReactionName = keyof typeof REACTIONS;

/** Whether questions out of turn wait for who left no orders; `clock`: as the clock has it. */
export type WindowsChoice = NonNullable<CreateTable['windows']> | 'clock';
