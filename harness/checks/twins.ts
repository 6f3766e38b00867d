/** A second table beside the first: the same one, one that a viewer could believe in, or one choice later. */
import type { Choice, Dealer, Entry, Play, Viewer } from '@gonfalon/kernel';
import { dealer, restoreDealer, sameChoice } from '@gonfalon/kernel';

/** The same table with the same dice to come. */
export function twin(play: Play): Play {
  return play.fork(restoreDealer(play.chance.save()));
}

/** A table that the viewer could believe in, with the same open steps and the same dice to come. */
export function imagined(play: Play, viewer: Viewer, chance: Dealer): Play {
  const { game } = play;
  const dice = dealer({ kind: 'fast', seed: `${chance.below(2 ** 32)}` });
  const guess = game.determinize(play.state, viewer, dice);
  const problem = game.problems(guess)[0];
  if (problem) throw new Error(`what ${viewer} is made to believe breaks ${problem.rule}`);
  return play.fork(restoreDealer(play.chance.save()), guess);
}

/** Some choices of the open question, with as many verbs as possible, and first the one that was taken. */
export function someChoices({ question }: Play, taken: Entry, chance: Dealer, most: number): Choice[] {
  const choices = chance.shuffle([...(question?.choices ?? [])]);
  const isTaken = (c: Choice) => 'choice' in taken && sameChoice(c, taken.choice);
  choices.sort((a, b) => Number(isTaken(b)) - Number(isTaken(a)));
  const verbs = new Set<string>();
  const firsts = choices.filter(([verb]) => !verbs.has(verb) && verbs.add(verb));
  return [...new Set([...firsts, ...choices])].slice(0, most);
}

/** What came of a choice; it is quiet if it used no chance and revealed nothing. */
export interface Outcome {
  readonly choice: Choice;
  readonly play: Play;
  readonly quiet: boolean;
}

export function outcomeOf(play: Play, choice: Choice): Outcome {
  const after = twin(play);
  const { used } = after.chance;
  const { barriers } = after;
  after.answer(choice);
  return { choice, play: after, quiet: after.chance.used === used && after.barriers === barriers };
}
