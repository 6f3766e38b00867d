/** What people are told who are called to a table, or asked whether an address is theirs. */
export const en = {
  title: 'Your turn',
  tableWaits: (game: string) => `It’s your turn in ${game}.`,
  peopleWait: (game: string, names: string, count: number) =>
    `${game}: ${names} ${count === 1 ? 'is' : 'are'} waiting for your move.`,
  goThere: 'Go to the match',
  why: (name: string) => `You’re getting this email because ${name} turned on turn notifications.`,
  stop: 'Unsubscribe',
  confirm: {
    subject: 'Confirm your email address',
    asked: (name: string, site: string) => `${name} wants turn notifications from ${site} at this address.`,
    yes: 'Confirm address',
    no: 'If this wasn’t you, ignore this email. The link expires in one day.',
  },
  recovery: {
    subject: 'Choose a new password',
    asked: (name: string, site: string) => `Somebody asked for a new password for ${name} on ${site}.`,
    code: 'Your code, good for one hour and only once:',
    choose: 'Choose a new password',
    no: 'If this wasn’t you, ignore this email. Your password stays as it is.',
  },
  page: {
    confirm: 'Confirm this address?',
    confirmHint: 'We’ll email you when it’s your turn. Every email has an unsubscribe link.',
    confirmed: 'Address confirmed.',
    expired: 'This link was already used or is too old. Request another one in your account.',
    stop: 'Unsubscribe?',
    stopHint: 'You’ll stop getting turn emails. You can turn them back on in your account.',
    stopped: 'Email notifications are off.',
    back: 'Back to Gonfalon',
  },
};

export type CallWords = typeof en;
