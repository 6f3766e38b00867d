/**
 * Plans the rest of a turn: a tree of the choices that may come, of all seats, grown where it promises most.
 *
 * Each walk through it imagines the hidden things and rolls the dice afresh, so that a branch stands for what was
 * chosen and not for what came of it, and its worth is the mean over all that may come. Below the tree the walk goes on
 * by instinct to the end of the turn, where the position is judged: a position in the middle of a turn cannot be
 * compared with one after it.
 */
import type { Choice, Engine, Question, Seat } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { BotRequest } from '../bot.ts';
import type { Candidate, SearchOptions, SearchResult } from './planner.ts';
import { Planner } from './planner.ts';

export interface TreeOptions extends SearchOptions {
  /** The deepest choice that gets branches of its own; 1 compares the choices at hand only. */
  readonly maxDepth: number;
}

export const TREE: TreeOptions = {
  nodes: 4000,
  turnsAhead: 0,
  maxDepth: 12,
  exploration: 1,
  temperature: 0.2,
};

/** Chances that differ by less are not told apart. */
const MIN_NOISE = 0.05;

/** How many guesses at what is hidden a plan is tried in. */
const WORLDS = 32;

class Branch {
  readonly choice: Choice;
  visits = 0;
  /** Of the chances to win of the seat that chose it. */
  sum = 0;
  squares = 0;
  readonly branches = new Map<string, Branch>();

  constructor(choice: Choice) {
    this.choice = choice;
  }

  add(chance: number): void {
    this.visits++;
    this.sum += chance;
    this.squares += chance * chance;
  }
}

/** What a branch is worth at least, if it was not lucky: the less often it was tried, the less is sure. */
function lowerBound({ visits, sum, squares }: Branch): number {
  const mean = sum / visits;
  const noise = Math.sqrt(Math.max(0, squares / visits - mean * mean));
  return mean - Math.max(noise, MIN_NOISE) / Math.sqrt(visits);
}

export function treeSearch(asked: BotRequest, options: TreeOptions): SearchResult {
  return new Tree(asked, options).search();
}

class Tree extends Planner<TreeOptions> {
  private readonly root = new Branch(['root']);
  private readonly worlds: Engine[] = [];

  search(): SearchResult {
    while (this.hasTime) this.rollout();
    const branches = [...this.root.branches.values()].sort((a, b) => lowerBound(b) - lowerBound(a));
    return this.toResult(
      branches.map(({ choice, visits, sum }): Candidate => ({ choice, visits, chance: sum / visits })),
    );
  }

  private rollout(): void {
    const path: [Branch, Seat][] = [];
    let at: Branch | undefined = this.root;
    const chances = this.runRollout(this.sampleWorld(), (play) => {
      const { question } = play;
      if (!at || !question || path.length >= this.options.maxDepth) return this.byPolicy(play);
      const branch = this.select(at, play, question);
      path.push([branch, question.seat]);
      // A new branch is where the tree ends for this walk.
      at = branch.visits > 0 ? branch : undefined;
      return branch.choice;
    });
    this.root.visits++;
    for (const [branch, seat] of path) branch.add(chances[seat] as number);
  }

  /** One of the worlds that were imagined, with other dice each time: it is cheaper to roll than to imagine. */
  private sampleWorld(): Engine {
    const { worlds, request } = this;
    if (worlds.length < WORLDS) worlds.push(request.sample());
    const world = worlds[this.root.visits % worlds.length] as Engine;
    return world.fork(createRng({ kind: 'fast', seed: `${request.chance.nextInt(2 ** 32)}` }));
  }

  /** Of the choices offered now the one that did best so far, or that instinct likes and that was seldom tried. */
  private select(from: Branch, play: Engine, question: Question): Branch {
    const { choices } = question;
    const likelihoods = this.policy.probabilities(play, question);
    const known = choices.map((choice) => from.branches.get(choice.join(' ')));
    let walks = 0;
    let sum = 0;
    let squares = 0;
    for (const branch of known) {
      if (!branch) continue;
      walks += branch.visits;
      sum += branch.sum;
      squares += branch.squares;
    }
    const mean = walks > 0 ? sum / walks : 0;
    // How much one walk differs from the next tells how often a choice must be tried to know what it is worth.
    const noise = walks > 1 ? Math.sqrt(Math.max(0, squares / walks - mean * mean)) : 0;
    const eager = this.options.exploration * Math.max(noise, MIN_NOISE) * Math.sqrt(walks + 1);
    let chosen = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choices.length; i++) {
      const branch = known[i];
      // What was not tried yet is taken to be as good as what was, all together.
      const worth = branch ? branch.sum / branch.visits : mean;
      const score = worth + (eager * (likelihoods[i] as number)) / (1 + (branch?.visits ?? 0));
      if (score > highest) {
        highest = score;
        chosen = i;
      }
    }
    return known[chosen] ?? this.expand(from, choices[chosen] as Choice);
  }

  private expand(from: Branch, choice: Choice): Branch {
    const branch = new Branch(choice);
    from.branches.set(choice.join(' '), branch);
    return branch;
  }
}
