/** What everybody is told of the hosts of the site, and tells them. */
import type { ReportReason } from '@gonfalon/protocol';

const complaints: Readonly<Record<ReportReason, string>> = {
  insult: 'Insults',
  harassment: 'Harassment or threats',
  spam: 'Advertising, or the same again and again',
  name: 'An offensive name',
  stalling: 'Stalls the match on purpose',
  cheating: 'Cheating',
  other: 'Something else',
};

export const report = {
  line: (name: string) => `Report this line of ${name}`,
  person: (name: string) => `Report ${name}`,
  hint: 'The hosts of the site read it. Nobody at the table learns of it.',
  lineHint: 'They will see this line and a few around it.',
  complaint: 'What is wrong?',
  complaints,
  text: 'Anything to add',
  send: 'Report',
  sent: 'Thank you: the hosts of the site will look at it.',
};

export const site = {
  hosts: 'Host',
  hostPage: 'Host’s page',
  shutOut: 'You cannot come in',
  meanwhile:
    'Matches on this device, against bots or with friends at one screen, can be played all the same.',
  closed: 'A host of the site closed this table.',
};
