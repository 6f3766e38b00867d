/** What the command line says, in English; the other languages have the same keys. */
import type { TableRule } from '@gonfalon/kernel';
import { formatCounts } from '@gonfalon/kernel';
import type { RequestName } from '../table/request.ts';

/** What a person can type at the table besides a choice. */
export type PlayWord =
  | 'why'
  | 'rule'
  | 'log'
  | 'board'
  | 'back'
  | 'undo'
  | 'waive'
  | 'resign'
  | 'save'
  | 'help'
  | 'quit';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const moved = (tables: number, people: number) =>
  `${plural(tables, 'table', 'tables')} and ${plural(people, 'person', 'people')}`;

const requests: Record<RequestName, string> = {
  question: 'the open question: seat, prompt, choices',
  choose: 'answer it: seat, number, choice',
  why: 'whether a choice is offered, and the rule if it is not: choice',
  view: 'what a viewer sees: viewer, a seat or "spectator"',
  events: 'what happened, as a viewer saw it: viewer, from',
  state: 'the whole truth: state, stack, digest',
  load: 'a position (state, stack, seats, seed, options, script) or a match (file)',
  script: 'the next dice and the next cards: dice, cards',
  undo: "take the seat's last choice back: seat",
  resign: 'the seat gives up: seat',
  save: 'the match file',
  new: 'another match: seats, seed, options, script, sealed',
  help: 'this list',
  quit: 'end',
};

const playWords: Record<PlayWord, readonly string[]> = {
  why: ['?'],
  rule: [],
  log: [],
  board: [],
  back: ['b'],
  undo: ['u'],
  waive: ['w'],
  resign: [],
  save: [],
  help: ['h'],
  quit: ['q', 'exit'],
};

/** What the kernel itself refuses. */
const refusals = {
  'table.over': 'The match is over.',
  'table.stale': (number: number) => `That was for an earlier decision. The current one is number ${number}.`,
  'table.not-asked': 'It’s another player’s turn.',
  'table.not-offered': 'That isn’t a legal choice here.',
  'table.no-undo': 'You can’t undo past a die roll, revealed information or another player’s move.',
  'table.no-resign': 'This seat can’t resign.',
} satisfies Record<TableRule, string | ((number: number) => string)>;

export const en = {
  overview: `gonfalon: medieval war board games, for people and for programs

usage: gonfalon <command> …

  serve     serve the games to browsers
  play      play at the terminal against bots
  table     a table for a program: JSON lines in and out
  games     the games
  rules     the rules of a game, and which tests cover them
  check     validate scenario files
  simulate  let bots play many matches
  arena     rank bots over many matches with rotating seats
  balance   measure whether a seat has an advantage
  tune      fit evaluation weights from self-play
  verify    play match files again and check them
  export    write all that a server keeps into a file
  import    read such a file into an empty store
  host      grant or revoke admin rights
  read-only turn read-only mode on or off
  push-keys generate VAPID keys for web push
  bench     measure the speed
  new-game  write the smallest game, to begin a new one from

  gonfalon help <command>, or gonfalon <command> --help, tells more.

  --lang en|fr   the language; without it, that of LC_ALL or LANG
  --version      the version

exit codes: 0 success; 1 check failed; 2 usage or input error`,

  newGame: {
    noId: 'Which id should the new game have?',
    noSources: 'A game can only be added to a clone of the sources.',
    created: (id: string) =>
      `Created. Try: npm test -- games/${id}, npm run gonfalon -- play ${id}, npm start. Then read docs/add-a-game.md.`,
  },

  help: {
    serve: `usage: gonfalon serve [--port N] [--host H] [--data DIR] [--processes N] [--json-logs]

Serves the games to browsers and to programs until it is asked to stop. What is played is kept in a folder, or in
PostgreSQL if DATABASE_URL names one. docs/operations.md lists all settings. Exits 2 if it cannot start.

  --port N      the port; 0 takes a free one (PORT, or 3000)
  --host H      the address to listen at (HOST, or 127.0.0.1, which only this machine reaches)
  --data DIR    the folder, even if DATABASE_URL is set (DATA, or data)
  --processes N how many processes serve, one for a core; more than one need DATABASE_URL (PROCESSES, or 1)
  --json-logs   write the log as JSON even on a terminal`,

    export: `usage: gonfalon export [FILE] [--data DIR]

Writes all that a server keeps into a file, or on standard output: people, tables, matches, talk. The file holds
secrets, such as the seeds of matches at play. It is taken from the folder, or from PostgreSQL if DATABASE_URL names one.

  --data DIR   the folder, even if DATABASE_URL is set (DATA, or data)`,

    import: `usage: gonfalon import FILE [--data DIR]

Reads what export wrote, or what the admin page handed out, into an empty store: the folder, or PostgreSQL if
DATABASE_URL names one. The file may be compressed by gzip. All of it is read, or nothing.

  --data DIR   the folder, even if DATABASE_URL is set (DATA, or data)`,

    host: `usage: gonfalon host [NAME] [--remove | --recovery] [--data DIR]

Makes the account of that name an admin: its user finds a page on the site for accounts, tables, reports,
read-only mode and backups. Without a name, lists the admins. A server may be running meanwhile.

  --remove     take the role away
  --recovery   instead, print new recovery codes for the account: who has one may choose a new password
  --data DIR   the folder, even if DATABASE_URL is set (DATA, or data)`,

    'read-only': `usage: gonfalon read-only on|off [--note TEXT] [--data DIR]

Keeps a site from being changed, or lets people play again: they may look, watch and replay meanwhile, and no clock
runs. Servers that run obey within a second or two; admins find the same switch on their page.

  --note TEXT  shown to everyone, such as "Back at 20:00"
  --data DIR   the folder, even if DATABASE_URL is set (DATA, or data)`,

    'new-game': `usage: gonfalon new-game ID

Writes the smallest whole game into games/ID and adds it to the two lists of games. It passes its tests at once and can
be played in the browser, in the terminal and against bots. ID is 2 to 24 small letters and digits. See docs/add-a-game.md.`,

    'push-keys': `usage: gonfalon push-keys

Makes a pair of keys by which push services know a site, as settings for a server: PUSH_PUBLIC_KEY and
PUSH_PRIVATE_KEY. Make them once: with other keys, nobody's device is called any more. docs/operations.md tells more.`,

    games: `usage: gonfalon games [--json]

The games: id, title, seats, version of the rules, number of rules.`,

    rules: `usage: gonfalon rules <game> [--rule ID] [--coverage] [--json]

The numbered rules of a game with their texts, and the tests whose titles begin with their ids.

  --rule ID    only this rule
  --coverage   only what has no test; exits 1 if there is any`,

    simulate: `usage: gonfalon simulate <game> [--seats N] [--matches M] [--seed S] [--players A,B,…]
                         [--scenario FILE] [--options JSON] [--limit DECISIONS] [--save DIR] [--json]

Lets bots play matches against each other. Exits 1 if a match crashed or did not end; its file is kept.

  --seats N          how many seats (the scenario's, or the game's fewest)
  --matches M        how many matches (100)
  --seed S           the same seed gives the same matches
  --players A,B,…    a bot for all seats, or one for each; they change seats from match to match (random)
  --scenario FILE    a scenario to play (see: gonfalon check --help)
  --options JSON     the options of the table
  --limit DECISIONS  a match that is longer counts as unfinished
  --save DIR         write every match down there; without it only those that went wrong, in a temporary folder`,

    arena: `usage: gonfalon arena <game> --players A,B,… [--matches M] [--seats N] [--seed S]
                      [--budget-scale X] [--scenario FILE | --each-scenario] [--options JSON]
                      [--limit DECISIONS] [--threads T] [--save DIR] [--json]

Lets bots play for the lead. From match to match they move one seat on, on the same dice and cards, so that each has
every seat equally often. Tells each bot's share of the wins, where the true share lies 95 times in 100, its points of
Elo above the others, and how long it thinks about a decision. Ctrl-C tells what there is so far. Exits 1 if a match
failed; its file is kept.

  --players A,B,…    the bots; one that is named three times has three seats, and A@FILE judges by the weights of a
                     file that tune wrote
  --matches M        how many matches, and as many more as it takes to change seats evenly (100)
  --seats N          how many seats (one for each bot named, if the game has them)
  --seed S           the same seed gives the same matches, whatever the number of threads
  --budget-scale X   bots think X times as long as they usually would (1)
  --scenario FILE    a scenario to play (see: gonfalon check --help)
  --each-scenario    play so many matches on each scenario that the game brings
  --options JSON     the options of the table
  --limit DECISIONS  a match that is longer counts as failed
  --threads T        how many matches are played at a time (one for each core)
  --save DIR         where matches that failed are written down (a temporary folder)`,

    balance: `usage: gonfalon balance <game> [--player NAME] [--matches M] [--seats N] [--seed S]
                        [--budget-scale X] [--scenario FILE] [--options JSON] [--limit DECISIONS]
                        [--threads T] [--save DIR] [--json]

Lets a bot play against itself and tells which seat wins how often, and where the true share lies 95 times in 100. A
game that brings scenarios is played on each of them. Marks what is off by more than a fifth of what
chance would give: of two seats, a share below 40 % or above 60 %. Exits 1 if a match failed.

  --player NAME     the bot (marshal, the strongest)
  --matches M       how many matches on each scenario (100)
  --seats N         how many seats (the scenario's, or the game's fewest)
  --scenario FILE   only this scenario
  the others are those of arena (see: gonfalon arena --help)`,

    tune: `usage: gonfalon tune <game> [--player NAME] [--matches M] [--check C] [--rounds R] [--out FILE]
                     [--seats N] [--seed S] [--budget-scale X] [--scenario FILE] [--options JSON]
                     [--limit DECISIONS] [--threads T] [--save DIR] [--json]

Learns what the terms are worth by which bots judge a position. A bot plays against itself, with an occasional random move;
at ends of turns the terms of every seat are measured, and the weights are fitted to who won. Then the bot plays with
the new weights against the old ones. If it wins no less than chance would give it, the new weights are written down,
with a record of how they were found. Bias features are not changed. Exits 1 if nothing was written or a match failed.

  --player NAME   the bot (marshal, the strongest); one that judges positions, or there is nothing to check
  --matches M     how many matches to learn from in each round, on all scenarios of the game together (400)
  --check C       how many matches the new weights are tried in (half as many)
  --rounds R      do all this so many times, each from the weights found before (1)
  --out FILE      where the weights are written (games/<game>/bot/weights.json in a clone)
  the others are those of arena (see: gonfalon arena --help)`,

    check: `usage: gonfalon check FILE… [--game ID] [--json]

Validates scenario files, such as the adventures of BattleLore or the cities of Battue: what is misspelt,
what the rules forbid, whether anyone could win. One line for each fault: where, and what. docs/adventure.md and
docs/city.md describe the files; play, table and simulate play them with --scenario FILE. Exits 1 if there are
faults, 2 if a file cannot be read.

  --game ID   the game that it is for; without it the one whose format the file names`,

    verify: `usage: gonfalon verify FILE… [--json]

Plays match files again and checks every choice, the result, and the revealed seed against its commitment.
Exits 1 at a divergence, 2 if a file cannot be read.`,

    table: `usage: gonfalon table <game> [FILE] [--seats N] [--seed S] [--scenario FILE] [--options JSON]
                      [--sealed] [--strict]

A table for a program: one JSON request a line on standard input, one JSON reply a line on standard output.
docs/table-protocol.md describes them; {"do":"help"} lists them.

  FILE             a match file to go on with
  --seats N        how many seats (the scenario's, or the game's fewest)
  --seed S         the seed of the dice and cards; a random one is made and told without it
  --scenario FILE  a scenario to play (see: gonfalon check --help)
  --options JSON   the options of the table
  --sealed         deal chance from a secret seed; its commitment is told first, the seed once the match is over
  --strict         exit 2 at the first request that is refused`,

    play: `usage: gonfalon play <game> [FILE] [--seats N] [--seat K] [--players A,B,…] [--seed S]
                     [--scenario FILE] [--options JSON] [--save FILE] [--ask-forced]

You at the terminal against bots. Type the number of a choice; ? tells why something is not offered; help tells more.

  FILE             a match file to go on with
  --seats N        how many seats (the scenario's, or the game's fewest)
  --seat K         your seat, from 0 (0)
  --players A,B,…  a bot for all other seats, or one for each (greedy)
  --seed S         the seed of the dice and cards
  --scenario FILE  a scenario to play (see: gonfalon check --help)
  --options JSON   the options of the table
  --save FILE      where the match is kept as you play
  --ask-forced     ask even where there is only one choice`,

    bench: `usage: gonfalon bench [game…] [--quick] [--json]
       gonfalon bench --server [--quick] [--json]

Measures, for each game, random decisions a second, a whole random match, a clone, a view, and the opening of a
saved match at its middle; then races boardgame.io on one same small game. Exits 1 if a bar is missed.

With --server, measures how many choices a second a server takes with each store, how long it is until all who
watch know of one, and what a match takes of memory, beside a boardgame.io server under the same traffic. It
needs a PostgreSQL on which it may create databases, in TEST_DATABASE_URL; npm run bench:server brings one.

  --server  the server
  --quick   a fraction of the work: to see that it runs, not to trust the figures`,
  },

  problem: (message: string) => `gonfalon: ${message}`,
  seeHelp: (command?: string) => `(see: gonfalon ${command === undefined ? '' : `${command} `}--help)`,
  unknownCommand: (name: string, known: string) => `unknown command "${name}"; available commands: ${known}`,
  unknownOption: (option: string) => `unknown option ${option}`,
  needsValue: (option: string) => `${option} needs a value`,
  takesNoValue: (option: string) => `${option} takes no value`,
  unexpectedWord: (word: string) => `unexpected argument "${word}"`,
  unknownLanguage: (asked: string) => `--lang must be en or fr, not "${asked}"`,
  whichGame: (known: string) => `which game? The games are: ${known}`,
  unknownGame: (id: string, known: string) => `unknown game "${id}"; available games: ${known}`,
  notAWholeNumber: (option: string, text: string, min: number, max: number) =>
    `${option} must be a whole number from ${min} to ${max}, not "${text}"`,
  notAPositiveNumber: (option: string, text: string) => `${option} must be a number above 0, not "${text}"`,
  optionsNotJson: (text: string) => `--options must be a JSON object, not "${text}"`,
  howManyPlayers: (wanted: number, given: number) =>
    `--players must name one bot for all or ${wanted}, not ${given}`,
  unknownBot: (name: string, known: string) => `unknown bot "${name}"; available bots: ${known}`,
  sealedNoSeed: '--sealed creates its own secret seed: omit --seed',
  fileBringsAll: 'a match file brings its own seats, seed and options',
  whichFile: 'which file?',
  cannotRead: (name: string, why: string) => `cannot read ${name} (${why})`,
  cannotWrite: (name: string, why: string) => `cannot write ${name} (${why})`,
  notJson: (name: string, why: string) => `${name} is not JSON: ${why}`,
  fileOfUnknownGame: (file: string, game: string) => `${file}: unknown game "${game}"`,
  noScenarios: (game: string) => `${game} has no scenario files`,
  unknownFormat: (file: string, known: string) =>
    `${file} is no scenario: its "format" must be ${known || 'that of a game with scenario files'}`,
  fault: (where: string, what: string, rule?: string) =>
    `${where && `${where}: `}${what}${rule === undefined ? '' : ` (${rule})`}`,
  faultIn: (file: string, fault: string) => `${file}: ${fault}`,
  faultyScenario: (file: string, faults: number, first: string) =>
    `${file}: ${first}${faults > 1 ? `; and ${plural(faults - 1, 'more problem', 'more problems')}, see: gonfalon check` : ''}`,
  playable: (file: string, game: string) => `${file}: ok, for ${game}`,

  seats: (counts: readonly number[]) => `${formatCounts(counts, '–', 'or')} seats`,
  notACount: (asked: number, counts: readonly number[]) =>
    `the game is played by ${formatCounts(counts, ' to ', 'or')} seats, not ${asked}`,
  rulesVersion: (version: string, count: number) => `rules ${version} (${plural(count, 'rule', 'rules')})`,
  unknownRule: (id: string, game: string) => `${game} has no rule "${id}"`,
  noSources: (game: string) => `the tests of ${game} are not here: coverage needs the sources`,
  untested: (id: string) => `no test: ${id}`,
  testOfNothing: (id: string) => `a test is named after ${id}, which is no rule`,
  coverage: (tested: number, count: number) => `${tested} of ${count} covered by tests`,
  verified: (file: string, choices: number, ending: string | undefined) =>
    `${file}: ok, ${plural(choices, 'entry', 'entries')}, ${ending === undefined ? 'not over' : `ended by ${ending}`}`,

  storeUnavailable: (why: string) => `can't reach the store (${why}); check DATABASE_URL, and that it runs`,
  exportOnTerminal: 'refusing to write an export to a terminal: name a file or redirect the output',
  exported: (tables: number, people: number, file?: string) =>
    `${moved(tables, people)} written${file === undefined ? '' : ` to ${file}`}`,
  imported: (tables: number, people: number, store: string) => `${moved(tables, people)} now in ${store}`,
  host: {
    none: 'The site has no admin yet.',
    unknown: (name: string) => `no account named "${name}": they need to sign up on the site first`,
    recovery: (name: string) =>
      `New recovery codes for ${name}. Each can be used once to set a new password:`,
    given: (name: string, changed: boolean) =>
      changed ? `${name} is now an admin.` : `${name} was already an admin.`,
    taken: (name: string, changed: boolean) =>
      changed ? `${name} is no longer an admin.` : `${name} was not an admin.`,
  },
  readOnly: {
    onOrOff: 'on or off?',
    on: 'Read-only mode is on.',
    off: 'Read-only mode is off.',
  },
  serve: {
    open: (address: string) => `Open ${address} in a browser.`,
    kept: (where: string) => `What is played is kept in ${where}`,
    howToStop: 'Ctrl-C stops the server; matches go on when it is started again.',
    stopping: 'Stopping: finishing what was begun …',
    portInUse: (port: number, host: string) =>
      `port ${port} of ${host} is in use: stop the program that uses it, or choose another with --port`,
    portForbidden: (port: number) =>
      `port ${port} is not open to this user: choose one above 1023 with --port`,
    noSuchAddress: (host: string) =>
      `this machine has no address "${host}": give --host one that it has, such as 127.0.0.1 or 0.0.0.0`,
  },

  simulate: {
    matches: 'matches',
    matchCounts: (finished: string, unfinished: string) => `${finished} finished, ${unfinished} unfinished`,
    decisions: 'decisions',
    decisionsPerSecond: 'decisions a second',
    msPerMatch: 'ms a match',
    rounds: 'rounds',
    spread: (median: string, p95: string) => `median ${median}, 95th percentile ${p95}`,
    winsPerSeat: 'wins per seat',
    winsOf: (name: string) => `wins of ${name}`,
    ending: (name: string) => `ended by ${name}`,
  },
  arena: {
    whichPlayers: (known: string) => `which bots play? Name them with --players; the bots are ${known}`,
    twoPlayers: 'an arena needs two different bots; for one against itself there is balance',
    noWeights: (file: string, terms: string) =>
      `${file} must have "weights", with a number for each term that it names; the terms are ${terms}`,
    oneOrEach: 'give --scenario or --each-scenario, not both',
    noneToEach: (game: string) => `${game} brings no scenarios to go through`,
    stopped: 'stopped before all matches were played',
    bot: 'bot',
    wins: 'wins',
    share: 'share',
    sure: '95 %',
    byChance: 'by chance',
    elo: 'Elo',
    scenario: 'scenario',
    matchCounts: (finished: string, failed: string) => `${finished} finished, ${failed} failed`,
    thinkingOf: (name: string) => `ms a decision of ${name}`,
    thinking: (times: string, decisions: string) => `${times} (${decisions} decisions)`,
    matchOf: (match: number, seed: string, players: string) => `match ${match} (seed ${seed}; ${players})`,
    failed: (match: string, why: string, file?: string) =>
      `${match}: ${why}${file === undefined ? '' : `; kept in ${file}`}`,
  },
  balance: {
    uneven: 'uneven',
    total: (even: number, scenarios: number) => `${even} of ${scenarios} scenarios are even`,
  },
  tune: {
    term: 'term',
    before: 'before',
    after: 'after',
    predicted: 'predicted',
    actual: 'actual',
    positions: 'positions',
    logLoss: 'log loss on matches held out',
    change: (before: string, after: string) => `${before} before, ${after} after`,
    check: (matches: string) => `share of the new weights in ${matches} matches`,
    byChance: 'share by chance',
    tooFew: (positions: number) =>
      `${plural(positions, 'position is', 'positions are')} too few to learn from: give more --matches`,
    written: (file: string) => `the new weights are in ${file}`,
    notBetter: 'the new weights win less than the old ones: nothing is written',
  },
  matchFailed: (match: number, message: string, file: string) =>
    `match ${match}: ${message}; kept in ${file}`,

  bench: {
    decisionsPerSecond: 'random decisions a second',
    msPerMatch: 'ms a random match (median)',
    usPerClone: 'µs a clone',
    usPerView: 'µs a view',
    msToOpenMiddle: 'ms to open a match at its middle',
    timed: (id: string) => `ms for the odds of ${id}`,
    race: 'the race: moves a second of one same game',
    ratio: 'times as fast',
    atLeast: (bar: string) => `at least ${bar}`,
    atMost: (bar: string) => `at most ${bar}`,
    missed: (what: string) => `the bar is missed: ${what}`,
    serverNeedsSources: 'the server is measured from a clone only',
    serverNeedsPostgres: 'TEST_DATABASE_URL must name a PostgreSQL; npm run bench:server brings one',
    crowd: (matches: number, sockets: number) => `${matches} matches of Battue, ${sockets} sockets`,
    embeddedPaced: 'embedded store, 200 choices a second',
    embeddedSaturated: 'embedded store, as fast as allowed',
    postgresOne: 'PostgreSQL, one process, as fast as allowed',
    postgresTwo: 'PostgreSQL, two processes, as fast as allowed',
    postgresSpread: (percent: number) =>
      `PostgreSQL, two servers that are strangers, as fast as allowed; ${percent} % of the matches are spread over both`,
    peerPaced: 'boardgame.io, in memory, 200 choices a second',
    peerSaturated: 'boardgame.io, in memory, as fast as allowed',
    choicesPerSecond: 'choices a second',
    msToLast: (percent: number) => `ms until the last who watch have a choice, ${percent} of 100`,
    usOfServers: 'µs of CPU a choice: servers',
    usOfPostgres: 'µs of CPU a choice: PostgreSQL',
    usOfClients: 'µs of CPU a choice: clients',
    longMatch: (choices: number) => `a match of ${choices} choices on the embedded store, at any of them`,
    msToShow: 'ms until it is shown, 50 of 100',
    msToShowAny: 'ms until it is shown, the slowest of 50',
    kilobytesPerMatch: 'kB of memory for an idle match with its sockets',
    timesOneCpu: 'times the CPU of one process for a choice',
    timesOne: 'times one process',
    timesOneAtMost: 'at most, by the cores that one process left idle',
    postgresHeld: (percent: number) =>
      `PostgreSQL, each process held to ${percent} % of a core, since this machine has no room for two`,
    oneProcess: 'choices a second with one process',
    twoProcesses: 'choices a second with two',
    timesPeer: 'times as many choices on our embedded store',
  },

  requests,
  unknownRequest: (known: string) => `"do" must be one of ${known}`,
  lineTooLong: 'the line is longer than 1,000,000 bytes',
  lineNotJson: 'the line is not a JSON object in UTF-8',
  loadWhat: 'load needs either "file" alone, or "state" and what goes with it',
  sealedNoScript: 'a sealed table deals its own dice and cards: nothing can be scripted',
  brokenState: (rule: string) => `this state cannot be on a table: it breaks ${rule}`,
  noSeat: (seat: number, seats: number) => `there is no seat ${seat}: the seats are 0 to ${seats - 1}`,

  refusals,

  play: {
    words: playWords,
    you: 'you',
    welcome: 'Type the number of a choice, ? to ask why not, help for more.',
    help: `  <number>          take that choice, or narrow the list
  <code>            take the choice that is written so, such as the grey words beside it
  0, back           back to the wider list
  ? [code]          why a choice is not offered, and what the rule says
  rule ID           what a rule says
  board             the table again
  log [n]           what happened last
  undo              take your last choice back
  waive             pass, and do not be asked this again this turn
  resign            give up
  save [FILE]       write the match down
  quit              leave; the match is kept as you play`,
    back: 'back to the wider list',
    more: (count: number) => `${count} choices`,
    winner: 'wins',
    noSuchNumber: (number: number) => `There is no ${number} in the list.`,
    whyWhat: 'Which choice? Type it as shown in grey next to the options.',
    isOffered: 'That choice is legal.',
    notWaivable: 'This question cannot be waived.',
    savedTo: (path: string) => `The match is kept in ${path}`,
    goOn: (game: string, file: string) => `Go on with: gonfalon play ${game} ${file}`,
    nothingPlayed: 'Nothing was played, so nothing was saved.',
  },
};

export type Messages = typeof en;
