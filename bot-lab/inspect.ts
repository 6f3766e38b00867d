import type { Choice, Engine } from '@gonfalon/kernel';
import {
  hasMates,
  MAX_CHOICE_LENGTH,
  MAX_REF_LENGTH,
  matesOf,
  RulesBugError,
  sameChoice,
} from '@gonfalon/kernel';

/** Throws if the state breaks an invariant, or if what is asked or how it ended makes no sense. */
export function inspect(play: Engine, sides: readonly number[]): void {
  const seats = sides.length;
  const problem = play.game.checkInvariants(play.state, seats)[0];
  if (problem) {
    const said = JSON.stringify({ params: problem.params, where: problem.where });
    throw new RulesBugError(`the state breaks ${problem.rule} ${said === '{}' ? '' : said}`.trim());
  }
  if (play.question) inspectQuestion(play, seats);
  else inspectResult(play, sides);
}

function inspectQuestion({ question, stack }: Engine, seats: number): void {
  if (!question) return;
  const { seat, choices, fallback, prompt } = question;
  const complain = (what: string) => {
    throw new RulesBugError(`step "${stack.at(-1)?.step}" ${what}`);
  };
  if (!isSeat(seat, seats)) complain(`asks the seat ${seat}`);
  if (typeof prompt !== 'string' || prompt === '') complain('asks without a prompt');
  const known = new Set<string>();
  for (const choice of choices) {
    if (!isWellFormed(choice)) complain(`offers ${JSON.stringify(choice)}, which is not a choice`);
    const text = choice.join('\n');
    if (known.has(text)) complain(`offers "${choice.join(' ')}" twice`);
    known.add(text);
  }
  if (!choices.some((choice) => sameChoice(choice, fallback)))
    complain(`falls back on "${fallback.join(' ')}", which it does not offer`);
}

function isWellFormed(choice: Choice): boolean {
  return (
    Array.isArray(choice) &&
    choice.length >= 1 &&
    choice.length <= MAX_CHOICE_LENGTH &&
    choice.every(
      (ref) => typeof ref === 'string' && ref !== '' && ref.length <= MAX_REF_LENGTH && !/\s/.test(ref),
    )
  );
}

function inspectResult({ game, result }: Engine, sides: readonly number[]): void {
  const seats = sides.length;
  if (!result) throw new RulesBugError('nobody is asked, and the match is not over');
  const { ending, winners, scores } = result;
  if (!game.endings.includes(ending)) throw new RulesBugError(`"${ending}" is not one of the game's endings`);
  const bad = winners.find((seat) => !isSeat(seat, seats));
  if (bad !== undefined) throw new RulesBugError(`the seat ${bad} wins, of ${seats}`);
  if (new Set(winners).size < winners.length) throw new RulesBugError('a seat wins twice');
  if (scores.length !== seats || !scores.every((score) => Number.isFinite(score)))
    throw new RulesBugError(`the scores of ${seats} seats are ${JSON.stringify(scores)}`);
  if (hasMates(sides) && JSON.stringify(result.sides) !== JSON.stringify(sides))
    throw new RulesBugError(
      `the result tells the sides ${JSON.stringify(result.sides)}, not ${JSON.stringify(sides)}`,
    );
  const left = winners.flatMap((seat) => matesOf(sides, seat)).find((mate) => !winners.includes(mate));
  if (left !== undefined) throw new RulesBugError(`the side of seat ${left} wins without it`);
}

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}
