/** A second table beside the first: the same one, one that a viewer could believe in, or one choice later. */
import type { Choice, Engine, Entry, Rng, Viewer } from '@gonfalon/kernel';
import { createRng, restoreRng, sameChoice } from '@gonfalon/kernel';

/** The same table with the same dice to come. */
export function twin(play: Engine): Engine {
  return play.fork(restoreRng(play.chance.save()));
}

/** A table that the viewer could believe in, with the same open steps and the same dice to come. */
export function imagined(play: Engine, viewer: Viewer, chance: Rng): Engine {
  const { game } = play;
  const dice = createRng({ kind: 'fast', seed: `${chance.nextInt(2 ** 32)}` });
  const guess = game.determinize(play.state, viewer, dice);
  const problem = game.checkInvariants(guess)[0];
  if (problem) throw new Error(`what ${viewer} is made to believe breaks ${problem.rule}`);
  return play.fork(restoreRng(play.chance.save()), guess);
}

/** Some choices of the open question, with as many verbs as possible, and first the one that was taken. */
export function someChoices({ question }: Engine, taken: Entry, chance: Rng, most: number): Choice[] {
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
  readonly play: Engine;
  readonly quiet: boolean;
}

export function outcomeOf(play: Engine, choice: Choice): Outcome {
  const after = twin(play);
  const { drawCount } = after.chance;
  const { undoBarriers } = after;
  after.answer(choice);
  return {
    choice,
    play: after,
    quiet: after.chance.drawCount === drawCount && after.undoBarriers === undoBarriers,
  };
}
