/** What everybody is told of the hosts of the site, and tells them. */
import type { ReportReason } from '@gonfalon/protocol';

const complaints: Readonly<Record<ReportReason, string>> = {
  insult: 'Insults',
  harassment: 'Harassment or threats',
  spam: 'Spam',
  name: 'An offensive name',
  stalling: 'Stalls the match on purpose',
  cheating: 'Cheating',
  other: 'Something else',
};

export const report = {
  line: (name: string) => `Report this line of ${name}`,
  person: (name: string) => `Report ${name}`,
  hint: 'Only moderators see your report. Other players aren’t told.',
  lineHint: 'They will see this line and a few around it.',
  complaint: 'What is wrong?',
  complaints,
  text: 'Anything to add',
  send: 'Report',
  sent: 'Thanks. A moderator will look at it.',
};

export const site = {
  hosts: 'Admin',
  hostPage: 'Admin',
  shutOut: 'Access denied',
  meanwhile: 'You can still play matches on this device, against bots or pass and play.',
  closed: 'A moderator closed this table.',
};
