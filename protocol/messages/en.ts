import { timeFormat } from './time.ts';

const format = timeFormat('en');

function untilThen(until: number | undefined): string {
  return until === undefined ? 'without end' : `until ${format(until)}`;
}

/** Every error that a server answers with, beside the refusals of the rules. */
export const en = {
  'request.malformed': ({ what }: { what: string }) => `This request cannot be read: ${what}.`,
  'request.unknown': () => 'There is no such address or command.',
  'request.too-large': () => 'This request is too large.',
  'request.origin': () => 'This request comes from another site, and was refused.',
  'request.too-many': ({ seconds }: { seconds: number }) =>
    `Too many requests: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'server.unavailable': () => 'The server cannot reach its store at the moment: try again shortly.',
  'server.stopping': () => 'The server is being restarted: try again in a few seconds.',
  'server.broken': () => 'Something went wrong on the server. It was noted; nothing was changed.',
  'server.read-only': ({ note }: { note?: string }) =>
    `The site can only be looked at for the moment: nothing can be played or changed.${note ? ` ${note}` : ''}`,
  'identity.needed': () => 'You are not known here yet: open the site first, so that you get a guest name.',
  'identity.name-taken': () => 'This name belongs to somebody else.',
  'identity.wrong': () => 'The name or the password is wrong.',
  'identity.wrong-code': () => 'No account has this name and this recovery code.',
  'identity.wrong-password': () => 'This is not your present password.',
  'identity.account-needed': () => 'This needs an account.',
  'identity.account-already': () => 'You have an account already.',
  'identity.banned': ({ reason, until }: { reason: string; until?: number }) =>
    `You are banned from this site ${untilThen(until)}. Reason: ${reason}`,
  'identity.shut-out': ({ until }: { until: number }) =>
    `Until ${format(until)} nobody new can come in or make an account from your network: somebody there, perhaps not you, broke the rules of the house. If you have an account, you can sign in as always.`,
  'identity.closed': ({ until }: { until?: number }) =>
    `${until === undefined ? 'For the moment' : `Until ${format(until)}`} nobody new can come in or make an account here. If you have an account, you can sign in as always.`,
  'table.unknown': () => 'There is no such table, or it is not open to you.',
  'table.bad-options': ({ what }: { what: string }) => `The options of this table are not valid: ${what}.`,
  'table.game-unknown': () => 'There is no such game here.',
  'table.bot-unknown': () => 'There is no such bot here.',
  'table.too-many': ({ most }: { most: number }) => `You have ${most} tables open already: end one first.`,
  'table.not-open': () => 'This table is no longer open.',
  'table.not-playing': () => 'Nothing is being played at this table.',
  'table.not-finished': () => 'This match is not over yet.',
  'table.not-full': () => 'Some seats are still empty.',
  'table.full': () => 'No seat is free.',
  'table.seat-taken': () => 'This seat is taken.',
  'table.seated': () => 'You have a seat at this table already.',
  'table.not-seated': () => 'You have no seat at this table.',
  'table.host-only': () => 'Only the host of the table may do this.',
  'table.no-offer': () => 'Nothing is offered at the moment.',
  'table.offer-open': () => 'An offer is open already: answer that one first.',
  'table.offered-enough': () => 'You have offered that often enough for now: let the match go on first.',
  'table.not-replaced': () => 'You play your seat yourself: no bot stands in for you.',
  'table.replaced': () => 'A bot plays your seat: take it back first.',
  'table.no-orders': () => 'This game has no standing orders.',
  'table.bad-orders': ({ what }: { what: string }) => `These orders cannot be left: ${what}.`,
  'table.no-hints': () => 'At this table nobody may ask a bot for advice.',
  'table.rated-account': () =>
    'This is a rated match: it needs an account. Make one on the account page; what you played as a guest comes along.',
  'table.rated-bots': () =>
    'A rated match is between people: leave its seats to them, or set the table up without a rating.',
  'table.rated-clock': () =>
    'A rated match needs a clock, so that nobody escapes a loss by staying away: choose one.',
  'table.rated-hints': () => 'At a rated match nobody may ask a bot for advice: switch one of the two off.',
  'table.rated-sides': () =>
    'Sides of different sizes cannot play rated: choose another number of players, or play without a rating.',
  'table.rated-scenario': () =>
    'Only what the game itself brings can be played rated: choose one of its own scenarios, or play without a rating.',
  'table.refused': () => 'The rules refuse this.',
  'table.old-rules': () => 'This match was played by another version of the rules, and cannot be replayed.',
  'table.no-such-place': () => 'The match has no such place.',
  'player.unknown': () =>
    'No account has this name. It may be misspelt, or was changed; guests have no page of their own.',
  'scenario.unknown': () => 'There is no such scenario among yours.',
  'scenario.stale': () =>
    'This scenario was changed on another device meanwhile: take that version, or say that yours shall replace it.',
  'scenario.too-many': ({ most }: { most: number }) =>
    `You have ${most} scenarios on the server already: delete one first.`,
  'calls.not-offered': () => 'Nobody can be called in this way here.',
  'calls.bad-device': () => 'This device cannot be called: its push service is not known here.',
  'calls.no-address': () => 'There is no mail address to write to.',
  'calls.mail-failed': () => 'The mail could not be sent: look at the address, or try again later.',
  'chat.no-mates': () => 'Nobody plays on your side at this table: write to all.',
  'chat.off': () => 'Nobody may write at this table.',
  'chat.muted': () => 'You were muted at this table.',
  'chat.silenced': ({ reason, until }: { reason: string; until?: number }) =>
    `A host of the site muted you ${untilThen(until)}: you can play, but neither write nor take another name. Reason: ${reason}`,
  'report.unknown': () => 'There is nothing here that could be reported.',
  'report.again': () => 'You have reported this already: the hosts of the site will look at it.',
  'report.self': () => 'You cannot report yourself.',
  'host.unknown-person': () => 'There is no such person here.',
  'host.is-host': () => 'This account is a host of the site: take the role away first.',
  'host.last': () => 'This is the last host of the site: make another account a host first.',
  'host.self': () => 'You cannot do this to yourself: another host has to.',
  'host.not-an-account': () => 'Only an account can be a host.',
  'host.over': () => 'This table is over already.',
  'host.not-seen': () =>
    'It is not known from where this person came in the last 30 days: leave new visitors alone, and do the rest.',
  'host.behind-proxy': () =>
    'The server does not know where people come from: it stands behind a proxy, and TRUST_PROXY is not set. Leave new visitors alone, or tell whoever runs the server.',
  'host.no-shut-out': () => 'This has ended already: new visitors can come in.',
  'host.settled': () => 'This report was settled already.',
} as const;

export type ErrorMessages = { readonly [K in keyof typeof en]: (typeof en)[K] };
export type ErrorCode = keyof typeof en;
