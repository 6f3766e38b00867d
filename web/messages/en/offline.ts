export const offline = {
  broken: 'The match cannot go on: something went wrong in this browser. Reload the page to try again.',
  pass: {
    next: (name: string) => `It’s ${name}’s turn.`,
    cover: 'Hide the board and pass the device',
    title: (name: string) => `Pass the device to ${name}`,
    why: 'The board is hidden so nobody sees another player’s cards.',
    take: (name: string) => `I’m ${name}. Show the board`,
  },
  elsewhere: {
    title: 'This match is open in another tab',
    text: 'A match can only be open in one tab. Continue there, or play it here instead.',
    takeOver: 'Play it here',
    rematch: 'This match is open in another tab. Ask for the rematch there, or close that tab and try again.',
  },
  unkept:
    'This browser can’t save the match: its storage is full or blocked. You can keep playing, but you’ll lose the match if you close this page.',
  waiting: 'Setting up…',
  home: 'Back to the home page',
  again: 'Try again',
};
