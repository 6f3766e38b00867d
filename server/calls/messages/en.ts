/** What people are told who are called to a table, or asked whether an address is theirs. */
export const en = {
  title: 'Your turn',
  tableWaits: (game: string) => `A table of ${game} waits for you.`,
  peopleWait: (game: string, names: string, count: number) =>
    `${game}: ${names} ${count === 1 ? 'waits' : 'wait'} for you.`,
  goThere: 'Go to the table',
  why: (name: string) => `You get this mail because ${name} asked for it on this site.`,
  stop: 'No more of these mails',
  confirm: {
    subject: 'Is this your address?',
    asked: (name: string, site: string) =>
      `${name} wants to be told at this address when it is their turn at a table of ${site}.`,
    yes: 'Yes, this is my address',
    no: 'If that was not you, do nothing: no other mail will come. The link is good for one day.',
  },
  page: {
    confirm: 'Is this your address?',
    confirmHint: 'Then a mail tells you when it is your turn. Every mail has a link to end that.',
    confirmed: 'Your address is confirmed.',
    expired: 'This link was used already, or is too old. Ask for another on the page of your account.',
    stop: 'No more mails?',
    stopHint:
      'No mail will tell you any more that it is your turn. Your account has a switch to begin again.',
    stopped: 'No more mails will come.',
    back: 'To Gonfalon',
  },
};

export type CallWords = typeof en;
