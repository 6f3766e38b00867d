// The borders between folders: arrows point towards the kernel. scripts/architecture.mjs checks them, and
// scripts/fixtures/architecture holds one planted fault for each rule. That messages and content take only
// types from the rules is Biome's to check: swc does not tell a type's import from a value's.

const test = '/test/';
const kernel = '^kernel/index\\.ts$';
const bots = '^bots/index\\.ts$';
const valibot = 'node_modules/valibot/';
const ui = '^ui-kit/((components|editor|scenario)/index|index|icons)\\.ts$';
const preact = 'node_modules/preact/';
const fonts = 'node_modules/@fontsource/';

/** Within a package: each folder may import those that stand before it, and none that stands behind. */
const ORDER = {
  server: [
    '((errors|problem|bounded-map|escape-html|serial-queue)\\.ts$|startup-messages/)',
    'domain/',
    'config/',
    'rate-limit/',
    'store/',
    'ops/',
    'access/',
    'api/',
    'identity/',
    'cluster/',
    'workers/',
    'notifications/',
    'rating/',
    'transfer/',
    'rooms/',
    'chat/',
    'lobby/',
    'admin/',
    'commands/',
    'realtime/',
    'http/',
    '(server|index)\\.ts$',
  ],
  web: [
    'styles/',
    'settings/',
    'messages/',
    'net/',
    'navigation/',
    'games/',
    'service-worker/',
    'toasts/',
    'sound/',
    'turn-alerts/',
    'settings-panel/',
    'local-match/',
    'match-session/',
    'analysis/',
    'replay-source/',
    'table/',
    'replay/',
    'story/',
    'lesson/',
    'scenarios/',
    'admin/',
    'pages/',
    'shell/',
    '(workers/|vite/|main\\.tsx$|vite\\.config\\.ts$)',
  ],
};

const orders = Object.entries(ORDER).flatMap(([name, folders]) =>
  folders.slice(0, -1).map((folder, i) => ({
    name: `${name}-order`,
    comment: 'Within a package the arrows point one way too: the list in this file says which.',
    severity: 'error',
    from: { path: `^${name}/${folder}`, pathNot: test },
    to: { path: `^${name}/(${folders.slice(i + 1).join('|')})` },
  })),
);

module.exports = {
  forbidden: [
    ...orders,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one concept, or one of them holds two.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import must lead to a file or an installed package.',
      severity: 'error',
      from: {},
      // What the build makes has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'front-door',
      comment: 'Another package is entered through its index.ts only.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: {
        path: '^(kernel|bots|protocol|ui-kit|server|bot-lab|game-tests|bench)/',
        // Tests also share the toy game; the suite of a game's tests, the pieces of tables, of scenarios and of editors and the list of icons have
        // doors of their own.
        pathNot: [
          '^$1/',
          '^[^/]+/index\\.ts$',
          '^game-tests/suite\\.ts$',
          '^ui-kit/((components|editor|scenario|testing)/index|icons)\\.ts$',
          '^kernel/test/',
          '^game-tests/test/broken-games\\.ts$',
        ],
      },
    },
    {
      name: 'game-front-door',
      comment: 'A game is entered through its index.ts, its screen through its cover.',
      severity: 'error',
      from: { pathNot: '^games/[^/]+/' },
      to: {
        path: '^games/',
        pathNot: ['^games/(index|covers)\\.ts$', '^games/[^/]+/index\\.ts$', '^games/[^/]+/ui/cover\\.ts$'],
      },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Only tests import from test folders.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test, pathNot: 'node_modules/' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel imports nothing of ours and nothing of Node.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: test },
      to: { pathNot: ['^kernel/', valibot, 'node_modules/@noble/hashes/'] },
    },
    {
      name: 'kernel-tests-stand-alone',
      comment: "The kernel's tests bring their own small games.",
      severity: 'error',
      from: { path: '^kernel/test/' },
      to: { path: '^(games|bots|protocol|ui-kit|web|server|bot-lab|game-tests|bench|cli)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules import the kernel, their own rules and content, and valibot.',
      severity: 'error',
      from: { path: '^games/([^/]+)/rules/', pathNot: test },
      to: { pathNot: [kernel, '^games/$1/(rules|content)/', valibot] },
    },
    {
      name: 'content-is-data',
      comment: 'Content imports its own files, the kernel and valibot.',
      severity: 'error',
      from: { path: '^games/([^/]+)/content/', pathNot: test },
      to: { pathNot: [kernel, '^games/$1/content/', valibot] },
    },
    {
      name: 'messages-are-words',
      comment: 'Messages and text boards import each other, content and the kernel, and types of the rules.',
      severity: 'error',
      from: { path: '^games/([^/]+)/(messages|text-board)/', pathNot: test },
      to: { pathNot: [kernel, '^games/$1/(messages|text-board|content|rules)/'] },
    },
    {
      name: 'game-bot-values-its-own-game',
      comment: "A game's bot imports the kernel, the bots, and its own rules and content.",
      severity: 'error',
      from: { path: '^games/([^/]+)/bot/', pathNot: test },
      to: { pathNot: [kernel, bots, '^games/$1/(bot|rules|content)/'] },
    },
    {
      name: 'lessons-are-data',
      comment:
        'Lessons import the kernel, and their own rules and content: what draws them is no matter of theirs.',
      severity: 'error',
      from: { path: '^games/([^/]+)/lessons/', pathNot: test },
      to: { pathNot: [kernel, '^games/$1/(lessons|rules|content)/'] },
    },
    {
      name: 'games-are-strangers',
      comment: 'No game imports another.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'games-below',
      comment: 'Games know nothing of the programs that run them; only their tests use the suite.',
      severity: 'error',
      from: { path: '^games/', pathNot: test },
      to: { path: '^(protocol|web|bot-lab|game-tests|bench|cli)/' },
    },
    {
      name: 'ui-knows-no-game',
      comment: 'The pieces of every screen import the kernel and Preact.',
      severity: 'error',
      from: { path: '^ui-kit/', pathNot: [test, '^ui-kit/testing/'] },
      to: { pathNot: ['^ui-kit/', kernel, preact, '^virtual:'] },
    },
    {
      name: 'screen-tests-are-for-tests',
      comment: 'Only tests put a screen through its suite.',
      severity: 'error',
      from: { pathNot: [test, '^ui-kit/testing/'] },
      to: { path: '^ui-kit/testing/' },
    },
    {
      name: 'game-ui-shows-its-own-game',
      comment: "A game's screen imports the kernel, the kit, Preact, fonts, and its own game.",
      severity: 'error',
      from: { path: '^games/([^/]+)/ui/', pathNot: test },
      to: { pathNot: [kernel, ui, preact, fonts, '^games/$1/'] },
    },
    {
      name: 'only-screens-draw',
      comment: 'Rules, bots and servers run without a screen.',
      severity: 'error',
      from: { pathNot: ['^(ui-kit|web)/', '^games/[^/]+/ui/', '^games/covers\\.ts$'] },
      to: { path: ['^(ui-kit|web)/', '^games/[^/]+/ui/', '^games/covers\\.ts$', preact] },
    },
    {
      name: 'web-is-a-client',
      comment: 'The browser client speaks the protocol: it knows nothing of servers.',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^(server|bot-lab|game-tests|bench|cli)/' },
    },
    {
      name: 'bots-know-no-game',
      comment: 'Bots import the kernel only: they see questions and views.',
      severity: 'error',
      from: { path: '^bots/', pathNot: test },
      to: { pathNot: ['^bots/', kernel] },
    },
    {
      name: 'game-tests-know-no-game',
      comment: 'Tests and measurements of any game: they import the kernel and the bots.',
      severity: 'error',
      from: { path: '^(bot-lab|game-tests)/', pathNot: test },
      to: { path: '^(games|protocol|web|bench|cli)/' },
    },
    {
      name: 'protocol-is-for-clients',
      comment: 'The protocol also runs in browsers: it imports the kernel and valibot.',
      severity: 'error',
      from: { path: '^protocol/', pathNot: test },
      to: { pathNot: ['^protocol/', kernel, valibot] },
    },
    {
      name: 'server-below',
      comment: 'The server knows nothing of the programs that start it.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^(bot-lab|game-tests|bench|cli)/' },
    },
    {
      name: 'server-is-started',
      comment: 'Only the command line and the bench start a server; everybody else speaks the protocol.',
      severity: 'error',
      from: { pathNot: ['^(server|bench|cli)/', test] },
      to: { path: '^server/' },
    },
    {
      name: 'cli-is-the-top',
      comment: 'Nobody imports the command line.',
      severity: 'error',
      from: { pathNot: '^cli/' },
      to: { path: '^cli/' },
    },
    {
      name: 'peer-in-bench-only',
      comment: 'boardgame.io is raced against, not used.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: 'node_modules/boardgame\\.io/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no JavaScript API to parse with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
