import { timeFormat } from './time.ts';

const format = timeFormat('en');

function untilThen(until: number | undefined): string {
  return until === undefined ? 'permanently' : `until ${format(until)}`;
}

/** Every error that a server answers with, beside the refusals of the rules. */
export const en = {
  'request.malformed': ({ what }: { what: string }) => `Can’t read this request: ${what}.`,
  'request.unknown': () => 'There is no such address or command.',
  'request.too-large': () => 'This request is too large.',
  'request.origin': () => 'This request comes from another site, and was refused.',
  'request.too-many': ({ seconds }: { seconds: number }) =>
    `Too many requests: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'server.unavailable': () => 'The server can’t save data right now. Try again in a moment.',
  'server.stopping': () => 'The server is restarting. Try again in a few seconds.',
  'server.broken': () => 'Something went wrong on our side. It was logged, and nothing was changed.',
  'server.read-only': ({ note }: { note?: string }) =>
    `The site is read-only right now. You can watch, but not play or change anything.${note ? ` ${note}` : ''}`,
  'identity.needed': () => 'You’re not signed in. Open the site first to get a guest name.',
  'identity.name-taken': () => 'That name is taken.',
  'identity.wrong': () => 'Wrong name or password.',
  'identity.wrong-password': () => 'That’s not your current password.',
  'identity.wrong-code': () => 'Wrong name or recovery code.',
  'identity.account-needed': () => 'This needs an account.',
  'identity.account-already': () => 'You already have an account.',
  'identity.banned': ({ reason, until }: { reason: string; until?: number }) =>
    `You’re banned from this site ${untilThen(until)}. Reason: ${reason}`,
  'identity.shut-out': ({ until }: { until: number }) =>
    `New sign-ups from your network are blocked until ${format(until)}, because someone on it broke the site rules. If you have an account, you can still sign in.`,
  'identity.closed': ({ until }: { until?: number }) =>
    `New sign-ups are closed ${until === undefined ? 'for now' : `until ${format(until)}`}. If you have an account, you can still sign in.`,
  'table.unknown': () => 'This table doesn’t exist, or you don’t have access.',
  'table.bad-options': ({ what }: { what: string }) => `The options of this table are not valid: ${what}.`,
  'table.game-unknown': () => 'There is no such game here.',
  'table.bot-unknown': () => 'There is no such bot here.',
  'table.too-many': ({ most }: { most: number }) =>
    `You already have ${most} open tables. Finish or close one first.`,
  'table.not-open': () => 'This table is no longer open.',
  'table.not-playing': () => 'No match is in progress here.',
  'table.not-finished': () => 'This match is not over yet.',
  'table.not-full': () => 'Some seats are still empty.',
  'table.full': () => 'No seat is free.',
  'table.seat-taken': () => 'This seat is taken.',
  'table.seated': () => 'You already have a seat at this table.',
  'table.not-seated': () => 'You have no seat at this table.',
  'table.host-only': () => 'Only the host of the table may do this.',
  'table.no-offer': () => 'There’s no open offer.',
  'table.offer-open': () => 'There’s already an open offer. Answer that one first.',
  'table.offered-enough': () => 'You’ve offered that too often. Play on first.',
  'table.not-replaced': () => 'No bot is playing for you.',
  'table.replaced': () => 'A bot is playing for you. Take your seat back first.',
  'table.no-orders': () => 'This game has no standing orders.',
  'table.bad-orders': ({ what }: { what: string }) => `Can’t save these orders: ${what}.`,
  'table.no-hints': () => 'Hints are off at this table.',
  'table.rated-account': () =>
    'Rated matches need an account. Create one on the account page; your guest matches will move to it.',
  'table.rated-bots': () => 'Rated matches can’t include bots. Leave the seats open or turn rating off.',
  'table.rated-clock': () => 'Rated matches need a clock. Choose one.',
  'table.rated-hints': () => 'Rated matches can’t have hints. Turn one of the two off.',
  'table.rated-sides': () =>
    'Rated matches need sides of equal size. Choose another number of players or turn rating off.',
  'table.rated-scenario': () =>
    'Rated matches can’t use custom scenarios. Choose one of the game’s own or turn rating off.',
  'table.refused': () => 'The rules don’t allow that.',
  'table.old-rules': () => 'This match was played with another rules version and can’t be replayed.',
  'table.no-such-place': () => 'There’s no such position in this match.',
  'player.unknown': () =>
    'No account has this name. It may be misspelt or was changed. Guests don’t have a profile.',
  'scenario.unknown': () => 'You don’t have such a scenario.',
  'scenario.stale': () =>
    'This scenario was changed on another device. Use that version or replace it with yours.',
  'scenario.too-many': ({ most }: { most: number }) =>
    `You already have ${most} scenarios on the server. Delete one first.`,
  'calls.not-offered': () => 'This site doesn’t offer that kind of notification.',
  'calls.bad-device': () => 'This browser’s push service isn’t supported here.',
  'calls.no-address': () => 'There’s no email address to write to.',
  'calls.mail-failed': () => 'Couldn’t send the email. Check the address or try again later.',
  'chat.no-mates': () => 'Nobody else plays on your side. Write to everyone.',
  'chat.off': () => 'Chat is off for this match.',
  'chat.muted': () => 'You were muted at this table.',
  'chat.silenced': ({ reason, until }: { reason: string; until?: number }) =>
    `A moderator muted you ${untilThen(until)}. You can play, but you can’t chat or change your name. Reason: ${reason}`,
  'report.unknown': () => 'There’s nothing to report here.',
  'report.again': () => 'You’ve already reported this. A moderator will look at it.',
  'report.self': () => 'You can’t report yourself.',
  'host.unknown-person': () => 'There’s no such user here.',
  'host.is-host': () => 'This account is an admin. Remove it as admin first.',
  'host.last': () => 'This is the last admin. Make another account an admin first.',
  'host.self': () => 'You can’t do this to yourself. Ask another admin.',
  'host.not-an-account': () => 'Only an account can be an admin.',
  'host.over': () => 'This table is over already.',
  'host.not-seen': () =>
    'We have no network address for this user from the last 30 days. Continue without blocking new visitors.',
  'host.behind-proxy': () =>
    'The server doesn’t know network addresses: it’s behind a proxy, and TRUST_PROXY isn’t set. Continue without blocking new visitors, or set it.',
  'host.no-shut-out': () => 'This block has already ended.',
  'host.settled': () => 'This report is already resolved.',
} as const;

export type ErrorMessages = { readonly [K in keyof typeof en]: (typeof en)[K] };
export type ErrorCode = keyof typeof en;
