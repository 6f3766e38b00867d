/** The host's page; loaded with it. */
import type { HostActName, SanctionKind, TableStatus } from '@gonfalon/protocol';
import { report } from './site.ts';

/** What is told of an act: to whom, until when, why, and names before and after. */
export interface ActParts {
  readonly whom: string;
  readonly until?: string;
  readonly reason?: string;
  readonly from?: string;
  readonly to?: string;
  readonly note?: string;
}

const till = ({ until, reason }: ActParts) =>
  `${until === undefined ? 'without end' : `until ${until}`}${reason ? `: ${reason}` : ''}`;

const did: Readonly<Record<HostActName, (act: ActParts) => string>> = {
  mute: (act) => `muted ${act.whom} ${till(act)}`,
  ban: (act) => `banned ${act.whom} ${till(act)}`,
  'lift-mute': ({ whom }) => `let ${whom} write again`,
  'lift-ban': ({ whom }) => `let ${whom} come back`,
  'shut-out': ({ whom, until }) =>
    `kept new visitors from the network of ${whom} out${until === undefined ? '' : ` until ${until}`}`,
  'lift-shut-out': ({ whom }) => `let new visitors from the network of ${whom} in again`,
  'shut-out-all': ({ until }) => `kept all new visitors out${until === undefined ? '' : ` until ${until}`}`,
  'lift-shut-out-all': () => 'let new visitors in again',
  rename: ({ whom, from, to }) =>
    from === undefined ? `renamed ${whom}` : `renamed ${from} to ${to ?? whom}`,
  'sign-out': ({ whom }) => `signed ${whom} out everywhere`,
  delete: () => 'deleted an account',
  'give-role': ({ whom }) => `made ${whom} a host`,
  'take-role': ({ whom }) => `took the role of host from ${whom}`,
  'close-table': () => 'closed a table',
  settle: ({ whom }) => `settled a report about ${whom}`,
  'read-only-on': ({ note }) => `switched read-only mode on${note ? `: ${note}` : ''}`,
  'read-only-off': () => 'switched read-only mode off',
  backup: () => 'took a backup',
};

const statuses: Readonly<Record<TableStatus, string>> = {
  playing: 'At play',
  open: 'Waiting',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

const kinds: Readonly<Record<SanctionKind, string>> = { mute: 'Muted', ban: 'Banned' };

export const host = {
  title: 'Host’s page',
  sections: {
    overview: 'Overview',
    accounts: 'Accounts',
    tables: 'Tables',
    reports: 'Reports',
    newcomers: 'New visitors',
    'read-only': 'Read-only mode',
    backup: 'Backup',
    record: 'Record',
  },
  more: 'Show more',
  again: 'Try again',
  cancel: 'Cancel',
  nobody: 'somebody deleted',
  guest: 'Guest',
  overview: {
    state: 'State',
    version: 'Version',
    store: 'Store',
    stores: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
    size: 'Size of the store',
    accounts: 'Accounts',
    guests: 'Guests',
    people: 'People at tables now',
    reports: (count: string) => `Open reports: ${count}`,
    tables: 'Tables',
    processes: 'Processes',
    started: 'Started',
    rooms: 'Matches in memory',
    faultCount: 'Faults',
    faults: 'Newest faults',
    faultsHint: 'Of the process that answered. The log of the server tells more.',
    noFaults: 'None since this process started.',
    readOnlyOn: 'Read-only mode is on: nothing can be played or changed.',
    readOnlyOff: 'People can play.',
    shutOuts: 'Some new visitors are kept out',
  },
  people: {
    search: 'Part of a name',
    which: 'Which people',
    lists: {
      accounts: 'All accounts',
      guests: 'Guests',
      hosts: 'Hosts',
      muted: 'Muted, with guests',
      banned: 'Banned, with guests',
    },
    find: 'Find',
    none: 'Nobody like that.',
    created: 'Since',
    seen: 'Last seen',
    matches: 'Matches',
    isHost: 'Host',
    kinds,
    until: (when: string) => `until ${when}`,
    forever: 'without end',
    acts: (name: string) => `What to do about ${name}`,
    mute: 'Mute…',
    ban: 'Ban…',
    unmute: 'Let write again',
    unban: 'Let come back',
    rename: 'Rename…',
    signOut: 'Sign out everywhere',
    giveRole: 'Make a host',
    takeRole: 'Take the role of host',
    delete: 'Delete…',
    muteTitle: (name: string) => `Mute ${name}`,
    muteHint:
      'They can play on, but write at no table and take no other name. They are told the reason and the end.',
    banTitle: (name: string) => `Ban ${name}`,
    banHint:
      'They can neither sign in nor play, and are told the reason and the end. Matches that run go on, and so do their clocks.',
    renameTitle: (name: string) => `Rename ${name}`,
    renameHint: 'From now on the account signs in with the new name.',
    name: 'New name',
    reason: 'Reason, as they will read it',
    howLong: 'How long',
    lengths: { 1: 'An hour', 24: 'A day', 168: 'A week', 720: 'A month', 0: 'Without end' },
    newcomers: 'New visitors from the same network',
    newcomersHint:
      'A guest could come back as another. But a club shares one network: those who came before play on, nobody new comes in.',
    keptOut: (until: string) => `New visitors from their network are kept out until ${until}`,
    keepOut: {
      0: 'Let in',
      24: 'Keep out for a day',
      168: 'Keep out for a week',
      720: 'Keep out for a month',
    },
    deleteTitle: (name: string) => `Delete ${name}`,
    deleteHint:
      'Name, password, what they wrote and their scenarios disappear for good. Matches stay for the others, played by nobody in particular.',
    deleteSure: 'Delete for good',
    roleTitle: (name: string) => `Make ${name} a host`,
    roleHint:
      'A host may do all that you may do here. That includes backups, which hold every secret of the site: hidden cards, mail addresses, keys.',
    done: 'Done.',
  },
  newcomers: {
    all: 'Keep all new visitors out',
    allHint:
      'Nobody becomes a guest or makes an account here until the time is over or you let them in again. Guests who were here before play on, and accounts sign in and play as always.',
    howLong: 'How long',
    lengths: { 24: 'A day', 168: 'A week', 720: 'A month', 0: 'Until I let them in again' },
    keepOut: 'Keep out',
    keptOut: 'New visitors are kept out now.',
    list: 'Who is kept out',
    listHint: 'To keep out new visitors from somebody’s network, mute or ban them.',
    none: 'Nobody: new visitors can come in.',
    everybody: 'All new visitors',
    from: (name: string) => `New visitors from the network of ${name}`,
    since: 'Since',
    ends: 'End',
    open: 'when a host lets them in',
    by: 'By',
    lift: 'Let in again',
    lifted: 'They can come in again.',
  },
  tables: {
    search: 'Part of a player’s name',
    which: 'Which tables',
    statuses,
    none: 'No such table.',
    active: 'Last activity',
    created: 'Created',
    public: 'Public',
    private: 'Private',
    openSeat: 'open seat',
    bot: 'bot',
    watch: 'Watch',
    close: 'Close the table…',
    closeTitle: 'Close this table',
    closeHint:
      'It ends at once, and nobody wins. Those who sit there are told that a host of the site closed it.',
    closeSure: 'Close the table',
    closed: 'The table is closed.',
  },
  reports: {
    which: 'Which reports',
    lists: { open: 'Open', settled: 'Settled' },
    none: { open: 'Nothing is reported.', settled: 'Nothing was settled yet.' },
    complaints: report.complaints,
    about: (name: string) => `About ${name}`,
    by: (name: string) => `Reported by ${name}`,
    at: (game: string) => `at a table of ${game}`,
    remark: 'They add:',
    lines: 'What was said',
    gone: 'What was said there is no longer kept.',
    reported: 'Reported line',
    done: 'Mark as done',
    dismiss: 'Dismiss',
    outcomes: {
      done: (by: string, when: string) => `Done by ${by}, ${when}`,
      dismissed: (by: string, when: string) => `Dismissed by ${by}, ${when}`,
    },
  },
  readOnly: {
    what: 'In read-only mode people may look, watch and replay, but nobody can play, write or change anything. All clocks stand still, bots rest, and a notice stands above every page. Hosts can do all that is on this page.',
    on: (since: string) => `It has been on since ${since}.`,
    off: 'It is off.',
    note: 'Note for everybody',
    noteHint: 'Such as: Back at 20:00. May be empty.',
    switchOn: 'Switch on',
    changeNote: 'Change the note',
    switchOff: 'Switch off',
    nowOn: 'The site can only be looked at now.',
    nowOff: 'People can play again.',
  },
  backup: {
    what: 'A backup is one file with all that the site keeps, as it is at this moment. People play on meanwhile.',
    secret:
      'The file holds secrets: hidden cards of running matches, hashes of passwords, mail addresses, and the keys that cookies are signed with. Keep it where nobody else reads it. Every backup stands in the record.',
    restore: 'It is restored into an empty store on the command line:',
    password: 'Your password',
    take: 'Download a backup',
    begun: 'The download has begun.',
  },
  record: {
    none: 'No host has done anything yet.',
    commandLine: 'The command line',
    did,
  },
};
