import { describe, expect, test } from 'vitest';
import { Proofreader } from '../checks/proofread.ts';

const en = () => new Proofreader('en');
const fr = () => new Proofreader('fr');

describe('a proofreader', () => {
  test.each([
    'The Wolf Clan plays Glory!.',
    'Choose a horde,.',
    'It is over..',
    '1 warrior of the Wolf Clan stand here.',
    'There are 1 warrior are left.',
    'Play card:glory.',
    'A human_archer attacks.',
  ])('finds what is wrong: %s', (text) => {
    expect(en().faultOf(text)).toBeDefined();
  });

  test.each(['1 guerrier au plus peuvent bouger.', 'Il joue « Gloire\u00a0! ».. '])(
    'in French too: %s',
    (text) => {
      expect(fr().faultOf(text)).toBeDefined();
    },
  );

  test.each([
    'The Wolf Clan plays Glory!',
    'It draws Glory!, Thief and Recon.',
    'Only 1 warrior on South Wall II can still move this turn.',
    'No warrior in North Block 1 can move any more.',
    'The clan moves 1 warrior from its camp.',
  ])('leaves what is right: %s', (text) => {
    expect(en().faultOf(text)).toBeUndefined();
  });

  test('compares one with several over all that it reads', () => {
    const reader = en();
    for (const text of [
      'It takes 1 horse here.',
      'It takes 2 horses here.',
      'It draws 1 loot card.',
      'It draws 3 loot cards.',
    ])
      reader.faultOf(text);
    expect(reader.faults()).toEqual([]);
    reader.faultOf('It takes 3 horse here.');
    expect(reader.faults()).toHaveLength(1);
  });
});
