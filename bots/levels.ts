/** The opponents that a person may choose, weakest first. */
import type { Asked, Bot } from './bot.ts';
import { evolve } from './search/evolve.ts';
import { Instinct } from './search/instinct.ts';
import type { TreeOptions } from './search/tree.ts';
import { plan, TREE } from './search/tree.ts';

function planner(name: string, options: Partial<TreeOptions>, search = plan): Bot {
  return {
    name,
    choose(asked: Asked) {
      const { choices } = asked.question;
      if (choices.length === 1) return choices[0];
      const all = { ...TREE, ...options };
      return search(asked, { ...all, nodes: Math.ceil(all.nodes * (asked.effort ?? 1)) }).choice;
    },
  };
}

/** In a game in which slips are no dearer than in most. */
interface Weakness {
  /** How many choices of a hundred it does not see. */
  readonly overlooks: number;
  /** How often it takes what is not the best at a glance: see Instinct. */
  readonly heat: number;
}

/** Plays by instinct and errs as people do: it overlooks things, and it misjudges what it sees. */
function novice(name: string, { overlooks, heat }: Weakness): Bot {
  return {
    name,
    choose({ module, question, chance, imagine }) {
      if (question.choices.length === 1) return question.choices[0];
      const { slipCost = 1 } = module.mind;
      const seen = question.choices.filter(() => chance.below(100) >= overlooks / slipCost);
      const choices = seen.length > 0 ? seen : question.choices;
      return new Instinct(module.mind, chance).choose(imagine(), { ...question, choices }, heat / slipCost);
    },
  };
}

// Up to the marshal each is meant to beat the one before in seven matches of ten: docs/bots.md tells what was seen.
const page = novice('page', { overlooks: 65, heat: 3.5 });
const squire = novice('squire', { overlooks: 42, heat: 1.9 });
const knight = novice('knight', { overlooks: 15, heat: 0.8 });
const marshal = planner('marshal', { nodes: 6000 });
/** The marshal who thinks longer: for those who can wait. */
const grandMarshal = planner('grand-marshal', { nodes: 40_000 });

/** Weakest first. */
export const levels: readonly Bot[] = [page, squire, knight, marshal, grandMarshal];
/** Whom a newcomer meets, and who takes the seat of somebody who stays away. */
export const defaultLevel = knight;
/** The best that does not keep one waiting: it gives advice, and measures what a seat is worth. */
export const strongest = marshal;

/** Plans by breeding instead of a tree, as long as the marshal: to compare the two. */
export const breeder = planner('breeder', { nodes: 6000 }, evolve);
