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
  `${until === undefined ? 'permanently' : `until ${until}`}${reason ? `: ${reason}` : ''}`;

const did: Readonly<Record<HostActName, (act: ActParts) => string>> = {
  mute: (act) => `muted ${act.whom} ${till(act)}`,
  ban: (act) => `banned ${act.whom} ${till(act)}`,
  'lift-mute': ({ whom }) => `unmuted ${whom}`,
  'lift-ban': ({ whom }) => `unbanned ${whom}`,
  'shut-out': ({ whom, until }) =>
    `blocked new visitors from ${whom}’s network${until === undefined ? '' : ` until ${until}`}`,
  'lift-shut-out': ({ whom }) => `unblocked new visitors from ${whom}’s network`,
  'shut-out-all': ({ until }) => `blocked all new visitors${until === undefined ? '' : ` until ${until}`}`,
  'lift-shut-out-all': () => 'unblocked new visitors',
  rename: ({ whom, from, to }) =>
    from === undefined ? `renamed ${whom}` : `renamed ${from} to ${to ?? whom}`,
  'sign-out': ({ whom }) => `signed ${whom} out everywhere`,
  delete: () => 'deleted an account',
  'give-role': ({ whom }) => `made ${whom} an admin`,
  'take-role': ({ whom }) => `removed ${whom} as admin`,
  'close-table': () => 'closed a table',
  settle: ({ whom }) => `resolved a report about ${whom}`,
  'read-only-on': ({ note }) => `switched read-only mode on${note ? `: ${note}` : ''}`,
  'read-only-off': () => 'switched read-only mode off',
  backup: () => 'took a backup',
};

const statuses: Readonly<Record<TableStatus, string>> = {
  playing: 'In progress',
  open: 'Waiting',
  finished: 'Finished',
  cancelled: 'Cancelled',
};

const kinds: Readonly<Record<SanctionKind, string>> = { mute: 'Muted', ban: 'Banned' };

export const host = {
  title: 'Admin',
  sections: {
    overview: 'Overview',
    accounts: 'Accounts',
    tables: 'Tables',
    reports: 'Reports',
    newcomers: 'New visitors',
    'read-only': 'Read-only mode',
    backup: 'Backup',
    record: 'Audit log',
  },
  more: 'Show more',
  again: 'Try again',
  cancel: 'Cancel',
  nobody: 'deleted user',
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
    faultCount: 'Errors',
    faults: 'Latest errors',
    faultsHint: 'Of the process that answered. The log of the server tells more.',
    noFaults: 'None since this process started.',
    readOnlyOn: 'Read-only mode is on: nothing can be played or changed.',
    readOnlyOff: 'People can play.',
    shutOuts: 'Some new visitors are blocked',
  },
  people: {
    search: 'Part of a name',
    which: 'Which people',
    lists: {
      accounts: 'All accounts',
      guests: 'Guests',
      hosts: 'Admins',
      muted: 'Muted, with guests',
      banned: 'Banned, with guests',
    },
    find: 'Find',
    none: 'No users found.',
    created: 'Since',
    seen: 'Last seen',
    matches: 'Matches',
    isHost: 'Admin',
    kinds,
    until: (when: string) => `until ${when}`,
    forever: 'permanently',
    acts: (name: string) => `What to do about ${name}`,
    mute: 'Mute…',
    ban: 'Ban…',
    unmute: 'Unmute',
    unban: 'Unban',
    rename: 'Rename…',
    signOut: 'Sign out everywhere',
    giveRole: 'Make admin',
    takeRole: 'Remove as admin',
    delete: 'Delete…',
    muteTitle: (name: string) => `Mute ${name}`,
    muteHint:
      'They can keep playing, but can’t chat or change their name. They’ll see the reason and the end date.',
    banTitle: (name: string) => `Ban ${name}`,
    banHint:
      'They can’t sign in or play, and they’ll see the reason and the end date. Running matches and their clocks continue.',
    renameTitle: (name: string) => `Rename ${name}`,
    renameHint: 'From now on the account signs in with the new name.',
    name: 'New name',
    reason: 'Reason, as they will read it',
    howLong: 'How long',
    lengths: { 1: 'An hour', 24: 'A day', 168: 'A week', 720: 'A month', 0: 'Permanently' },
    newcomers: 'New visitors from the same network',
    newcomersHint:
      'A banned guest could come back under a new name. Blocking their network stops new visitors only; existing players on it are not affected.',
    keptOut: (until: string) => `New visitors from their network are blocked until ${until}`,
    keepOut: {
      0: 'Allow',
      24: 'Block for a day',
      168: 'Block for a week',
      720: 'Block for a month',
    },
    deleteTitle: (name: string) => `Delete ${name}`,
    deleteHint:
      'Name, password, messages and scenarios will be deleted. Matches stay visible to the other players, without the name.',
    deleteSure: 'Delete',
    roleTitle: (name: string) => `Make ${name} an admin`,
    roleHint:
      'An admin can do everything you can do here. That includes backups, which hold every secret of the site: hidden cards, email addresses, keys.',
    done: 'Done.',
  },
  newcomers: {
    all: 'Block all new visitors',
    allHint:
      'No new guests or accounts until the time is over or you unblock them. Existing guests and accounts are not affected.',
    howLong: 'How long',
    lengths: { 24: 'A day', 168: 'A week', 720: 'A month', 0: 'Until I unblock them' },
    keepOut: 'Block',
    keptOut: 'New visitors are blocked.',
    list: 'Blocked',
    listHint: 'To block new visitors from a user’s network, mute or ban that user.',
    none: 'Nobody is blocked.',
    everybody: 'All new visitors',
    from: (name: string) => `New visitors from ${name}’s network`,
    since: 'Since',
    ends: 'End',
    open: 'until an admin unblocks them',
    by: 'By',
    lift: 'Unblock',
    lifted: 'Unblocked.',
  },
  tables: {
    search: 'Part of a player’s name',
    which: 'Which tables',
    statuses,
    none: 'No tables found.',
    active: 'Last activity',
    created: 'Created',
    public: 'Public',
    private: 'Private',
    openSeat: 'open seat',
    bot: 'bot',
    watch: 'Watch',
    close: 'Close the table…',
    closeTitle: 'Close this table',
    closeHint: 'It ends at once with no winner. Its players are told that a moderator closed it.',
    closeSure: 'Close the table',
    closed: 'Table closed.',
  },
  reports: {
    which: 'Which reports',
    lists: { open: 'Open', settled: 'Resolved' },
    none: { open: 'No open reports.', settled: 'No resolved reports yet.' },
    complaints: report.complaints,
    about: (name: string) => `About ${name}`,
    by: (name: string) => `Reported by ${name}`,
    at: (game: string) => `at a table of ${game}`,
    remark: 'Comment:',
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
    what: 'In read-only mode people may look, watch and replay, but nobody can play, write or change anything. All clocks stand still, bots rest, and a notice stands above every page. Admins can do everything on this page.',
    on: (since: string) => `It has been on since ${since}.`,
    off: 'It is off.',
    note: 'Note for everyone',
    noteHint: 'Such as: Back at 20:00. May be empty.',
    switchOn: 'Switch on',
    changeNote: 'Change the note',
    switchOff: 'Switch off',
    nowOn: 'Read-only mode is on.',
    nowOff: 'Read-only mode is off.',
  },
  backup: {
    what: 'A backup is one file with all that the site keeps, as it is at this moment. People play on meanwhile.',
    secret:
      'The file holds secrets: hidden cards of running matches, hashes of passwords, email addresses, and the keys that cookies are signed with. Keep it where nobody else reads it. Every backup is in the audit log.',
    restore: 'It is restored into an empty store on the command line:',
    password: 'Your password',
    take: 'Download a backup',
    begun: 'The download has begun.',
  },
  record: {
    none: 'No admin actions yet.',
    commandLine: 'The command line',
    did,
  },
};
