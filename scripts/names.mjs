// Checks that nothing is called by a word that has a better one. A word counts where something gets its name: a function,
// a class, a type, a variable, a parameter, a field. To forbid another word, add a line: a pattern, and what to say
// instead. scripts/fixtures/names/planted.ts holds one name for each pattern, so that a checker that finds nothing fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import swc from '@swc/core';
import { root } from './setup.mjs';

/** What it is called no more, and what to call it: see docs/glossary.md. */
const WORDS = [
  [/^(MOST|LONGEST)(_|$)/, 'MAX_…'],
  [/^(FEWEST|LEAST)(_|$)/, 'MIN_…'],
  [/^(PATIENCE|FAREWELL|LINGER|LASTS)$|^patience$/, '…_TIMEOUT_MS, …_DELAY_MS'],
  [/^(SELDOM|OFTEN|EVERY|SOON)$/, '…_INTERVAL_MS, …_DELAY_MS'],
  [/^told$|^Told$/, 'what it is: response, entry, message, toReply'],
  [/^tell$/, 'what it does: publish, broadcast, send, format, print, showToast'],
  [/^(hear|heard|Heard)$/, 'onMessage, onData, playSounds'],
  [/^(Sitting|Sitter)$/, 'TableViewModel, TerminalMatch, SeatPlan'],
  [/^(Course|CourseMoment|CourseTaker)$/, 'WinChances, WinChancePoint, WinChanceRecorder, RatingHistory'],
  [/^(Film|Reel|Projector)$/, 'MatchTimeline, ReplaySource, ReplayPlayer'],
  [/^(Stage|Cue)$/, 'AnimationQueue, AnimationStep'],
  [/^(Notices|Notice)$/, 'Toasts, Toast'],
  [/^(Deed|Duty|Errand|Wish|Knock)$/, 'LearnerAction, Stat, DueJob, BotTask'],
  [/^(Hall|CONTEST|Misuse|Complaint)$/, 'MatchPool, ARENA_OPTIONS, UsageError'],
  [/^(Bout|Entrant|whimOneIn)$/, 'ArenaMatch, Contestant, randomMoveOneIn'],
  [/^(Mind|heed|instinct)$/, 'Evaluation, applyMarks, policy'],
  [/^(Allowance|PACES)$/, 'RateLimiter, RATES'],
  [/^(UnfitInput|StoreTrouble)$/, 'InvalidInput, StoreError'],
  [/^live(UntilAsked|WhileRead|UntilTold)$/, 'onShutdownSignal, exitWhenPipeCloses'],
  [/^(lookOut|keepTab|callHere|callNoMore)$/, 'pollTurns, startTurnAlerts, subscribe, unsubscribe'],
  [/^(stamina|tired|hangUp|nudge)$/, 'retryWindowMs, expired, disconnect, reconnectNow'],
  [/^(goOn|enact|isSuch|shelf)$/, 'proceed, applyAndRecord, matchesFilter, storage'],
];

const FIXTURE = join('scripts', 'fixtures', 'names', 'planted.ts');
/** What is looked at: the sources of every package, and the scripts. Tests may quote. */
const FOLDERS = [...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces, 'scripts'];

const faults = FOLDERS.flatMap(sourcesIn).flatMap((file) => faultsIn(file));
const planted = faultsIn(FIXTURE);
const unseen = WORDS.filter((_, i) => !planted.some(({ word }) => word === i));

for (const { file, name, word } of faults) console.error(`${file}: ${name}: say ${WORDS[word][1]}`);
for (const [pattern] of unseen) console.error(`${FIXTURE}: no name for ${pattern} was found`);
console.log(`${WORDS.length} patterns, ${faults.length} names to change`);
process.exitCode = faults.length + unseen.length > 0 ? 1 : 0;

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((file) => /(?<!\.d)\.(tsx?|mjs)$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|test|fixtures|dist)\//.test(file));
}

function faultsIn(file) {
  const isScript = file.endsWith('.mjs');
  const options = isScript ? { syntax: 'ecmascript' } : { syntax: 'typescript', tsx: file.endsWith('.tsx') };
  const { body } = swc.parseSync(readFileSync(join(root, file), 'utf8'), { ...options, target: 'es2022' });
  const names = new Set();
  collect(body, names);
  return [...names].flatMap((name) => {
    const word = WORDS.findIndex(([pattern]) => pattern.test(name));
    return word < 0 ? [] : [{ file, name, word }];
  });
}

/** Every name that a piece of the tree gives. */
function collect(node, names) {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, names);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const named of namedBy(node)) if (named?.type === 'Identifier') names.add(named.value);
  for (const part of Object.values(node)) collect(part, names);
}

function namedBy(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [node.identifier];
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'VariableDeclarator':
      return [node.id];
    case 'ClassProperty':
    case 'ClassMethod':
    case 'TsPropertySignature':
    case 'TsMethodSignature':
    case 'AssignmentPatternProperty':
      return [node.key];
    case 'KeyValuePatternProperty':
      return [node.value];
    case 'Parameter':
      return [node.pat];
    case 'ArrowFunctionExpression':
      return node.params;
    case 'AssignmentPattern':
      return [node.left];
    case 'ArrayPattern':
      return node.elements;
    default:
      return [];
  }
}
