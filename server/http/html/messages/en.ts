/** What the page of a server says where there is no browser client. */
import { formatCounts } from '@gonfalon/kernel';

export const en = {
  title: 'Gonfalon',
  subtitle: 'Medieval war board games with every rule enforced.',
  up: 'This server is up.',
  about:
    'Friends play here by link, at once or over days; bots take the seats that are left. What is hidden stays on the server, and every die can be checked once a match is over.',
  games: 'The games',
  seats: (counts: readonly number[]) => `${formatCounts(counts, ' to ', 'or')} players`,
  bots: (names: string) => `bots: ${names}`,
  terminal: 'Play at the terminal',
  terminalHow: 'In a clone of the program, against bots, with no server at all:',
  program: 'Play through this server',
  programHow:
    'Everything is plain JSON over HTTP, and a socket for what happens live. Become a guest, then open a table:',
  protocol: (file: string) => `The whole protocol is written down in ${file}, in the source of the program.`,
  notFound: 'Page not found.',
  back: 'Back to the start page',
};

export type PageMessages = typeof en;
