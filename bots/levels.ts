/** The opponents that a person may choose, weakest first. */
import type { Bot, BotRequest } from './bot.ts';
import { evolutionarySearch } from './search/evolutionary.ts';
import { Policy } from './search/policy.ts';
import type { TreeOptions } from './search/tree.ts';
import { TREE, treeSearch } from './search/tree.ts';
import { turnShare } from './turn-budget.ts';

function planner(name: string, options: Partial<TreeOptions>, search = treeSearch): Bot {
  return {
    name,
    choose(asked: BotRequest) {
      const { choices } = asked.question;
      if (choices.length === 1) return choices[0];
      const all = { ...TREE, ...options };
      const scale = (asked.budgetScale ?? 1) * turnShare(asked.choicesMade ?? 0);
      return search(asked, { ...all, nodes: Math.ceil(all.nodes * scale) }).choice;
    },
  };
}

/** In a game in which slips are no dearer than in most. */
interface Weakness {
  /** How many choices of a hundred it does not see. */
  readonly ignoreRate: number;
  /** How often it takes what is not the best at a glance: see Instinct. */
  readonly temperature: number;
}

/** Plays by instinct and errs as people do: it overlooks things, and it misjudges what it sees. */
function weakened(name: string, { ignoreRate, temperature }: Weakness): Bot {
  return {
    name,
    choose({ module, question, chance, sample }) {
      if (question.choices.length === 1) return question.choices[0];
      const { mistakeCost = 1 } = module.evaluation;
      const seen = question.choices.filter(() => chance.nextInt(100) >= ignoreRate / mistakeCost);
      const choices = seen.length > 0 ? seen : question.choices;
      return new Policy(module.evaluation, chance).choose(
        sample(),
        { ...question, choices },
        temperature / mistakeCost,
      );
    },
  };
}

// Up to the marshal each is meant to beat the one before in seven matches of ten: docs/bots.md tells what was seen.
const page = weakened('page', { ignoreRate: 65, temperature: 3.5 });
const squire = weakened('squire', { ignoreRate: 42, temperature: 1.9 });
const knight = weakened('knight', { ignoreRate: 15, temperature: 0.8 });
const marshal = planner('marshal', { nodes: 6000 });
/** The marshal who thinks longer: for those who can wait. */
const grandMarshal = planner('grand-marshal', { nodes: 40_000 });

/** Weakest first. */
export const levels: readonly Bot[] = [page, squire, knight, marshal, grandMarshal];
/** Whom a newcomer meets, and who takes the seat of somebody who stays away. */
export const defaultLevel = knight;
/** The best that does not keep one waiting: it gives advice, and measures what a seat is worth. */
export const hintBot = marshal;

/** Plans by breeding instead of a tree, as long as the marshal: to compare the two. */
export const evolutionary = planner('evolutionary', { nodes: 6000 }, evolutionarySearch);
