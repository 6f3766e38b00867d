import { useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { drawHeadless } from '../testing/headless-dom.ts';

function Pile({ name, cards }: { readonly name: string; readonly cards: number }) {
  const [shown] = useState(cards);
  return (
    <svg aria-hidden="true">
      <g data-ref={name} aria-label={`${shown} cards`}>
        {shown > 0 && <text>{shown}</text>}
      </g>
    </svg>
  );
}

test('what is drawn can be read: references and texts, also below components and hooks', () => {
  const { refs, texts } = drawHeadless(<Pile name="pile:loot" cards={7} />);
  expect([...refs]).toEqual(['pile:loot']);
  expect(texts).toEqual(['7 cards', '7']);
});
