import { expect, it } from 'vitest';
import { groupChoices } from '../choice-groups.ts';

it('choices are listed by what they are about, those about nothing last', () => {
  expect(groupChoices([['done'], ['move', 'a', 'b'], ['fight', 'c'], ['fight', 'a']])).toEqual([
    {
      first: 'a',
      choices: [
        ['move', 'a', 'b'],
        ['fight', 'a'],
      ],
    },
    { first: 'c', choices: [['fight', 'c']] },
    { choices: [['done']] },
  ]);
});
