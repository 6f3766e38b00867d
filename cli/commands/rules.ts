import type { GameModule } from '@gonfalon/kernel';
import { gameNamed, noMoreWords } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { ruleText } from '../explain.ts';
import type { Context } from '../io.ts';
import { BAD_INPUT, OK, WRONG } from '../io.ts';
import { paintFor, widthOf, wrap } from '../layout.ts';
import type { RuleTest } from '../rule-tests.ts';
import { ruleTests } from '../rule-tests.ts';

interface Item {
  readonly id: string;
  readonly text?: string;
  readonly tests: readonly RuleTest[];
}

export const rulesCommand = command(
  'rules',
  { coverage: { type: 'boolean' }, rule: { type: 'string' }, json: { type: 'boolean' } },
  ({ values, words }, context) => {
    const module = gameNamed(words[0], context);
    noMoreWords(words, 1, context);
    const { say } = context;
    const tests = context.sources === undefined ? undefined : ruleTests(context.sources, module.game.id);
    if (!tests && values.coverage) {
      context.note(say.problem(say.noSources(module.game.id)));
      return BAD_INPUT;
    }
    const all = itemsOf(module, tests, context);
    const items = values.rule === undefined ? all : all.filter(({ id }) => id === values.rule);
    if (items.length === 0 && values.rule !== undefined)
      throw new UsageError(say.unknownRule(values.rule, module.game.id));
    const { rules, rulings } = module.messages[context.language];
    const covered = items.filter(({ id }) => Object.hasOwn(rules, id) || !Object.hasOwn(rulings, id));
    const untested = covered.filter((item) => item.tests.length === 0).map(({ id }) => id);
    const unknown = values.rule === undefined ? strangers(all, tests) : [];
    if (values.json) {
      const { id: game, rulesVersion: version } = module.game;
      context.printJson({ game, version, rules: items, ...(tests && { untested, unknown }) });
    } else if (values.coverage) {
      printCoverage(covered.length, untested, unknown, context);
    } else {
      printRules(items, module, context);
    }
    return values.coverage && untested.length > 0 ? WRONG : OK;
  },
);

/** Every rule, then whatever else the game wants covered by a test of its own, then how doubts are settled. */
function itemsOf(
  module: GameModule,
  tests: ReadonlyMap<string, RuleTest[]> | undefined,
  { language }: Context,
): Item[] {
  const words = module.messages[language];
  const ids = [...module.ruleIds, ...(module.covered ?? []), ...Object.keys(words.rulings)];
  return [...new Set(ids)].map((id) => {
    const text = ruleText(id, words);
    return { id, ...(text !== undefined && { text }), tests: tests?.get(id) ?? [] };
  });
}

/** Ids that tests name as if they were rules of this game, but that no rule has. */
function strangers(all: readonly Item[], tests: ReadonlyMap<string, RuleTest[]> | undefined): string[] {
  const known = new Set(all.map(({ id }) => id));
  const prefixes = new Set(all.flatMap(({ id }) => /^[A-Z]+-|^[a-z]+:/.exec(id)?.[0] ?? []));
  const named = [...(tests?.keys() ?? [])];
  return named.filter((id) => !known.has(id) && [...prefixes].some((prefix) => id.startsWith(prefix)));
}

function printCoverage(
  count: number,
  untested: readonly string[],
  unknown: readonly string[],
  context: Context,
): void {
  const { say } = context;
  for (const id of untested) context.print(say.untested(id));
  for (const id of unknown) context.note(say.testOfNothing(id));
  context.print(say.coverage(count - untested.length, count));
}

function printRules(items: readonly Item[], module: GameModule, context: Context): void {
  const { language, say } = context;
  const { title, chapters } = module.messages[language];
  const paint = paintFor(context.stdout, context.env);
  const width = widthOf(context.stdout);
  context.print(
    paint('bold', `${title} · ${say.rulesVersion(module.game.rulesVersion, module.ruleIds.length)}`),
  );
  let chapter: string | undefined;
  for (const { id, text, tests } of items) {
    const number = /-(\d+)\./.exec(id)?.[1];
    if (number !== undefined && number !== chapter) {
      chapter = number;
      context.print(`\n${paint('bold', `${number}  ${chapters[number] ?? ''}`.trimEnd())}`);
    }
    context.print(`${wrap(`${paint('cyan', id)}  ${text ?? ''}`.trimEnd(), width, '    ')}`);
    for (const test of tests) context.print(paint('dim', `    ${test.file}:${test.line}`));
  }
}
