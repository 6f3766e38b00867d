/** The files that people write to set a table up: whose they are, and what is wrong with them. */
import type { GameModule, Params, ScenarioFormat, ValidationIssue } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import { readJson } from './files.ts';
import type { Context } from './io.ts';

const MAX_LINE_LENGTH = 400;

export interface ScenarioFault extends ValidationIssue {
  /** Where, and what, in one line. */
  readonly message: string;
}

export interface Reading {
  readonly game: string;
  /** What a table needs to play it, and how many sit there; missing if there are faults. */
  readonly options?: Params;
  readonly seats?: number;
  readonly faults: readonly ScenarioFault[];
}

/** Reads a scenario for that game, or for the one whose format the file names. */
export function readScenario(name: string, module: GameModule | undefined, context: Context): Reading {
  const { text, value } = readJson(name, context);
  const { game, scenario } = module ? formatOf(module, context) : ownerOf(name, value, context);
  const { options, seats, issues } = scenario.read(text);
  const described = issues.map((fault) => ({ ...fault, message: lineOf(fault, scenario, context) }));
  const playable = options && issues.length === 0;
  return {
    game: game.id,
    faults: described,
    ...(playable && { options }),
    ...(playable && seats !== undefined && { seats }),
  };
}

/** The options that a scenario given on the command line brings; one with faults is refused. */
export function scenarioOptions(name: string | undefined, module: GameModule, context: Context): object {
  if (name === undefined) return {};
  const { options, faults } = readScenario(name, module, context);
  const [first] = faults;
  if (first) throw new InvalidInputError(context.say.faultyScenario(name, faults.length, first.message));
  return options ?? {};
}

type Owner = GameModule & { readonly scenario: ScenarioFormat };

const hasFormat = (module: GameModule): module is Owner => module.scenario !== undefined;

function formatOf(module: GameModule, { say }: Context): Owner {
  if (hasFormat(module)) return module;
  throw new InvalidInputError(say.noScenarios(module.game.id));
}

function ownerOf(name: string, value: unknown, { games, say }: Context): Owner {
  const owners = games.filter(hasFormat);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  const owner = owners.find(({ scenario }) => scenario.format === format);
  if (owner) return owner;
  throw new InvalidInputError(
    say.unknownFormat(name, owners.map(({ scenario }) => scenario.format).join(', ')),
  );
}

/** A fault quotes what somebody wrote, which may be long and may hold anything. */
function lineOf(fault: ValidationIssue, { formatIssue }: ScenarioFormat, { language, say }: Context): string {
  const line = say.fault(fault.where.join(' '), formatIssue[language](fault), fault.rule);
  const plain = line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return plain.length > MAX_LINE_LENGTH ? `${plain.slice(0, MAX_LINE_LENGTH)}…` : plain;
}
