/** The actions of a turn: one question, again and again until the player ends it. */
import { artefactVerbs } from './actions/artefacts.ts';
import { economyVerbs } from './actions/economy.ts';
import type { TurnAsking, TurnFacts, TurnVerbs } from './actions/facts.ts';
import { turnFacts } from './actions/facts.ts';
import { heroVerbs } from './actions/heroes.ts';
import { warVerbs } from './actions/war.ts';
import { question } from './question.ts';
import { playerAt, refreshHeroes } from './selectors.ts';

type AnyVerb = { apply(asking: TurnAsking, ...refs: never[]): void };

/** The same verbs, which refresh the heroes first; walking does so by itself, unless it is free. */
function refreshing(verbs: TurnVerbs): TurnVerbs {
  const wrapped = Object.entries(verbs as Readonly<Record<string, AnyVerb>>).map(([name, verb]) => {
    const apply: AnyVerb['apply'] = (asking, ...refs) => {
      if (name !== 'walk') refreshHeroes(asking.facts.player);
      verb.apply(asking, ...refs);
    };
    return [name, { ...verb, apply }];
  });
  return Object.fromEntries(wrapped) as TurnVerbs;
}

const act = question<object, TurnFacts>({
  facts: (ctx) => turnFacts(ctx.state),
  skip: ({ state }) => playerAt(state, state.active).resigned,
  ask: ({ state }) => ({ seat: state.active, prompt: 'act', fallback: ['end'], ends: ['end'] }),
  verbs: {
    ...refreshing({ ...economyVerbs, ...heroVerbs, ...artefactVerbs, ...warVerbs }),
    end: { apply: ({ ctx }) => ctx.done() },
  },
});

export const actSteps = { act };
