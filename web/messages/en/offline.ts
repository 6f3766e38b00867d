export const offline = {
  broken: 'The match cannot go on: something went wrong in this browser. Reload the page to try again.',
  pass: {
    next: (name: string) => `Now it is ${name} who is asked.`,
    cover: 'Cover the table and pass the device',
    title: (name: string) => `Pass the device to ${name}`,
    why: 'The table is covered, so that nobody sees a hand that is not theirs.',
    take: (name: string) => `I am ${name}: show the table`,
  },
  elsewhere: {
    title: 'This match is open in another tab',
    text: 'It can be played in one place at a time. Go on there, or take it over: the other tab will let go.',
    takeOver: 'Play it here',
    rematch: 'This match is open in another tab. Ask for the rematch there, or close that tab and try again.',
  },
  unkept:
    'This browser refuses to keep the match (its storage is full or forbidden). You can play on, but closing this page loses it.',
  waiting: 'Laying the table…',
  home: 'Back to the home page',
  again: 'Try again',
};
