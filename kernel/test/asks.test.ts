import { describe, expect, it } from 'vitest';
import type { NoParams, Ref } from '../index.ts';
import { questionsOf } from '../index.ts';
import type { Notes } from './tiny.ts';
import { end, playTiny } from './tiny.ts';

interface HarbourVocabulary {
  prompts: { sail: NoParams };
  kinds: { ship: Ref; port: Ref; card: Ref };
  verbs: { sail: ['ship', 'port']; stay: []; sell: ['card'] };
  events: Record<never, never>;
  steps: { first: NoParams; end: NoParams };
  refusals: 'HAR-1' | 'HAR-2' | 'HAR-3' | 'HAR-4';
}

const KINDS = new Map<Ref, 'ship' | 'port' | 'card'>([
  ['cog', 'ship'],
  ['wreck', 'ship'],
  ['Riga', 'port'],
  ['Visby', 'port'],
  ['map', 'card'],
]);

const question = questionsOf<Notes, HarbourVocabulary>({
  kindOf: (ref) => KINDS.get(ref),
  wrongMoment: 'HAR-1',
});

/** The cog may sail to Riga, which no wreck does, or stay. */
const sail = (wrongMoment?: 'HAR-4') =>
  playTiny({
    first: question({
      ask: () => ({ seat: 0, prompt: 'sail', fallback: ['stay'] }),
      ...(wrongMoment && { wrongMoment }),
      verbs: {
        sail: {
          names: [
            {
              kind: 'ship',
              from: () => ['cog', 'wreck'],
              refuse: (_, ship) => (ship === 'wreck' ? { rule: 'HAR-2', where: [ship] } : undefined),
            },
            {
              kind: 'port',
              alsoExplains: ['ship'],
              from: () => ['Riga'],
              refuse: (_, to) => (to === 'Riga' ? undefined : { rule: 'HAR-3', where: [to] }),
            },
          ],
          apply({ ctx, state }, ship, port) {
            state.notes.push(`${ship} to ${port}`);
            ctx.goto('end');
          },
        },
        stay: { apply: ({ ctx }) => ctx.goto('end') },
      },
    }),
    end,
  });

describe('a question made of verbs', () => {
  it('offers what no rule refuses, verb after verb', () => {
    expect(sail().question?.choices).toEqual([['sail', 'cog', 'Riga'], ['stay']]);
  });

  it('does what the chosen verb says', () => {
    const play = sail();
    play.answer(['sail', 'cog', 'Riga']);
    expect([play.state.notes, play.result?.ending]).toEqual([['cog to Riga'], 'over']);
  });

  it.each([
    ['the rule of a thing that is forbidden', ['sail', 'wreck', 'Riga'], 'HAR-2'],
    ['the rule of a thing that is not in the list', ['sail', 'cog', 'Visby'], 'HAR-3'],
    ['a wrong kind of thing', ['sail', 'cog', 'map'], 'table.wrong-kind'],
    ['a thing that names nothing', ['sail', 'raft'], 'table.wrong-kind'],
    ['a thing of another kind that a rule speaks of', ['sail', 'cog', 'cog'], 'HAR-3'],
    ['what is missing', ['sail', 'cog'], 'table.incomplete'],
    ['one thing too many', ['stay', 'cog'], 'table.not-offered'],
    ['a verb of another moment', ['sell', 'map'], 'HAR-1'],
  ] as const)('tells %s', (_, choice, rule) => {
    expect(sail().explainRefusal(choice)?.rule).toBe(rule);
  });

  it('may have a rule of its own for verbs of other moments', () => {
    expect(sail('HAR-4').explainRefusal(['sell', 'map'])?.rule).toBe('HAR-4');
  });

  it.each([
    ['cog', undefined],
    ['wreck', 'HAR-2'],
    ['cog Riga', undefined],
    ['cog Visby', 'HAR-3'],
  ])('says of %s, picked one after the other, whether it can be', (picks, rule) => {
    expect(sail().explainPick(picks.split(' '))?.rule).toBe(rule);
  });

  it('names the kinds that are wanted, and not those that a rule merely speaks of', () => {
    expect(sail().explainPick(['map'])).toEqual({
      rule: 'table.wrong-kind',
      params: { wanted: ['ship'], got: 'card' },
      where: ['map'],
    });
    expect(sail().explainRefusal(['sail', 'cog', 'map'])?.params).toEqual({ wanted: ['port'], got: 'card' });
  });
});
