const matches = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

/** Rated matches, the pages of players, and the list of the best. */
export const player = {
  rated: {
    label: 'Rated match',
    short: 'Rated',
    hint: 'Its end changes the ratings of its players. It takes a clock and players with an account; there are no bots and no advice.',
    makeAccount: 'Make an account',
    note: 'A rated match: its end changes the ratings of its players. Who gives up or runs out of time has lost.',
    sitDown:
      'To sit down you need an account: it takes a name and a password, and what you played as a guest comes along.',
    resign: 'This match is rated: to give up is to lose it.',
    back: 'Back to the table',
  },
  change: {
    title: 'Ratings',
    soon: 'The new ratings are being worked out …',
    nothing: {
      rules: 'This match changes no rating: it was over before each player had made a choice.',
      draw: 'This match changes no rating: it was over before each player had made a choice.',
      stop: 'This match changes no rating, since its players agreed to stop.',
      host: 'This match changes no rating, since the table was closed by a host of the site.',
    },
  },
  page: {
    title: (name: string) => `The player ${name}`,
    mine: 'My page',
    mineHint: 'Your matches, how they ended, and your ratings, as everybody sees them.',
    guests: 'Guests have no page and no rating, since their names come and go. Make an account to have both.',
    since: (date: string) => `Here since ${date}`,
    you: 'This is you',
    nothing: 'Nothing to be seen here yet: no match of this player is over that you may see.',
    nothingMine: 'Nothing here yet. Your matches will be, when they are over.',
    account: 'Account',
  },
  rating: {
    label: 'Rating',
    provisional: 'provisional',
    provisionalHint: 'Not many rated matches yet, or none for long: it may still change a lot.',
    of: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
    spoken: (rating: number, deviation: number) => `${rating}, give or take ${deviation}`,
    from: (count: number) => `from ${matches(count)}`,
    none: 'No rated match yet.',
    course: 'The rating over time',
    courseText: (first: number, last: number, low: number, high: number, count: number) =>
      `After the last ${matches(count)}: from ${first} to ${last}; the lowest was ${low}, the highest ${high}.`,
    courseLater: 'Its course will be drawn from the second rated match on.',
  },
  results: {
    title: 'Results',
    against: 'Against',
    people: 'People',
    bots: 'Bots',
    played: 'Played',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
  },
  matches: {
    title: 'Last matches',
    end: { won: 'Won', drawn: 'Drawn', lost: 'Lost', open: 'Stopped' },
    against: 'against',
    replay: 'Replay',
    replayOf: (game: string, date: string) => `Replay: ${game}, ${date}`,
    none: 'No match that you may see.',
    gone: 'somebody who left',
    more: 'Show more',
    count: matches,
  },
  best: {
    title: 'The best players',
    link: 'Players',
    intro:
      'Ratings come from rated matches between people, for each game by itself. In this list is everybody whose rating is no longer provisional.',
    place: 'Place',
    name: 'Player',
    matches: 'Matches',
    none: 'Nobody is in this list yet: it takes about a dozen rated matches. Set up a table with friends and make it a rated one.',
    newTable: 'New table',
  },
};
