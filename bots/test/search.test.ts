import type { Choice, GameModule } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { createBotTask, hint, toBotRequest, WinChances } from '../index.ts';
import type { TreeOptions } from '../search/tree.ts';
import { TREE, treeSearch } from '../search/tree.ts';
import type { Small } from './small-games.ts';
import { asks, endTurn, over, smallGame } from './small-games.ts';

const newMatch = ({ game }: GameModule, seed = 'a') =>
  new Match(game, { seats: 2, options: {}, chance: { kind: 'fast', seed } });
const considered = (module: GameModule, options: Partial<TreeOptions> = {}, seed = 'a') =>
  treeSearch(toBotRequest(module, createBotTask(newMatch(module), seed)), {
    ...TREE,
    nodes: 3000,
    ...options,
  });

/** Three doors, one after the other; only all three right ones lead to the treasure, and each costs a little. */
function maze(): GameModule<Small> {
  const door = (next: string | undefined, prize: number) =>
    asks([['left'], ['right'], ['stop']], ['stop'], (ctx, _, [verb]) => {
      if (verb === 'stop') return endTurn(ctx);
      ctx.state.worth -= 0.1;
      if (verb === 'left') return endTurn(ctx);
      if (next) return ctx.goto(next);
      ctx.state.worth += prize;
      endTurn(ctx);
    });
  return smallGame({ first: door('second', 0), second: door('third', 0), third: door(undefined, 3), over });
}

describe('the tree', () => {
  test('finds what lies several choices ahead in the same turn', () => {
    const { choice, candidates } = considered(maze());
    expect(choice).toEqual(['right']);
    expect(candidates[0]).toMatchObject({ choice: ['right'] });
    expect(candidates[0].chance).toBeGreaterThan(0.8);
  });

  test('weighs what the dice may bring against what is sure', () => {
    const gamble = (prize: number) =>
      smallGame({
        first: asks([['roll'], ['keep']], ['keep'], (ctx, _, [verb]) => {
          const won = verb === 'roll' && ctx.chance.die(6) === 6;
          ctx.state.worth = verb === 'keep' ? 1 : won ? prize : 0;
          endTurn(ctx);
        }),
        over,
      });
    expect(considered(gamble(1.5)).choice).toEqual(['keep']);
    expect(
      considered(gamble(1.5)).candidates.find(({ choice }) => choice[0] === 'roll')?.chance,
    ).toBeLessThan(0.7);
  });

  test('answers the same for the same seed and nodes, and thinks no more than it may', () => {
    const once = considered(pebbles, { nodes: 500 });
    expect(considered(pebbles, { nodes: 500 })).toEqual(once);
    expect(once.nodes).toBeGreaterThanOrEqual(500);
    expect(once.nodes).toBeLessThan(800);
    expect(considered(pebbles, { nodes: 500 }, 'b')).not.toEqual(once);
  });

  test('answers at once when it is late', () => {
    const asked = toBotRequest(pebbles, createBotTask(newMatch(pebbles), 'a'), { isOutOfTime: () => true });
    const { choice, nodes } = treeSearch(asked, TREE);
    expect(asked.question.choices).toContainEqual(choice);
    expect(nodes).toBe(0);
  });
});

test('a hint says what the choice brings and what it costs', () => {
  const first = asks([['sell'], ['wait']], ['wait'], (ctx, _, [verb]) => {
    if (verb === 'sell') ctx.state.worth += 2;
    endTurn(ctx);
  });
  const module = smallGame({ first, over });
  const asked = toBotRequest(module, createBotTask(newMatch(module), 'a'));
  const sells = { name: 'sells', choose: (): Choice => ['sell'] };
  expect(hint(sells, { ...asked, question: { ...asked.question } })).toEqual({
    choice: ['sell'],
    reasons: [{ term: 'worth', change: expect.closeTo(2) }],
  });
});

test('a hint says how often the choice wins the match at once', () => {
  const first = asks([['strike'], ['wait']], ['wait'], (ctx, _, [verb]) => {
    if (verb === 'strike') ctx.state.won = 0;
    endTurn(ctx);
  });
  const module = smallGame({ first, over });
  const strikes = { name: 'strikes', choose: (): Choice => ['strike'] };
  const asked = toBotRequest(module, createBotTask(newMatch(module), 'a'));
  expect(hint(strikes, asked)).toEqual({ choice: ['strike'], reasons: [], wins: 1 });
});

test('the course of a match tells where it turned', () => {
  const course = new WinChances(maze(), [0, 1]);
  const worths = [0, 0.1, 2, 2.1, -1];
  for (const [turn, worth] of worths.entries()) {
    course.add({ state: { worth, turn }, result: undefined }, 10 * turn);
    course.add({ state: { worth: 5, turn }, result: undefined }, 10 * turn + 1);
  }
  course.add({ state: { worth: 0, turn: 5 }, result: { ending: 'won', winners: [0], scores: [] } }, 60);
  const told = course.build();
  expect(told.map(({ number }) => number)).toEqual([0, 10, 20, 30, 40, 60]);
  expect(told.filter(({ turning }) => turning).map(({ number }) => number)).toEqual([10, 30, 40]);
  expect(told[0].chances).toEqual([0.5, 0.5]);
  expect(told[5].chances).toEqual([1, 0]);
  const [ours, theirs] = (told[2].contributions ?? []).map((terms) =>
    Object.values(terms).reduce((a, b) => a + b, 0),
  );
  expect(told[2].chances[0]).toBeCloseTo(1 / (1 + Math.exp((theirs ?? 0) - (ours ?? 0))));
  expect(told[5].contributions).toBeUndefined();
});
