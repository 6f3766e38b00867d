/** What a deck costs, and what it begins with. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useMemo, useState } from 'preact/hooks';
import { card } from '../../content/index.ts';
import { Coin, CostCoins } from '../draw/coins.tsx';
import { cardName } from '../names.ts';
import { resourceName } from '../wording.ts';
import type { CostColumn, CostPart, Deck } from './deck.ts';
import { costCurve, demand, sampleHand } from './deck.ts';
import { deckWords } from './wording.ts';

interface Props {
  readonly deck: Deck;
  readonly language: Language;
}

const PARTS: readonly CostPart[] = ['any', 'gold', 'wood', 'food'];

export function CostCurve({ deck, language }: Props) {
  const words = deckWords(language);
  const columns = costCurve(deck);
  const highest = Math.max(1, ...columns.map(({ cards }) => cards));
  const sum = demand(deck);
  return (
    <section aria-label={words.curve}>
      <h2>
        {words.curve} <small>{words.curveHint}</small>
      </h2>
      <ol class="echoes-curve">
        {columns.map((column, i) => (
          <Column
            key={column.cost}
            column={column}
            share={column.cards / highest}
            label={words.column(column.cost, i === columns.length - 1, column.cards)}
            isLast={i === columns.length - 1}
          />
        ))}
      </ol>
      <p class="echoes-demand">
        <span>{words.demand}</span>
        {PARTS.toReversed().map((part) => (
          <span key={part}>
            <Coin kind={part} size={22} /> <b>{sum[part]}</b>{' '}
            <span class="visually-hidden">{resourceName(language, part)}</span>
          </span>
        ))}
      </p>
    </section>
  );
}

interface ColumnProps {
  readonly column: CostColumn;
  readonly share: number;
  readonly label: string;
  readonly isLast: boolean;
}

/** As high as its cards are many; its colours are shared out as the resources are. */
function Column({ column: { cost, cards, parts }, share, label, isLast }: ColumnProps) {
  const all = PARTS.reduce((n, part) => n + parts[part], 0);
  return (
    <li title={label}>
      <span class="visually-hidden">{label}</span>
      <b aria-hidden="true">{cards > 0 ? cards : ''}</b>
      <span
        class={all === 0 ? 'echoes-column is-free' : 'echoes-column'}
        style={{ height: `${share * 100}%` }}
        aria-hidden="true"
      >
        {PARTS.filter((part) => parts[part] > 0).map((part) => (
          <i key={part} class={`is-${part}`} style={{ flexGrow: parts[part] }} />
        ))}
      </span>
      <span aria-hidden="true">{isLast ? `${cost}+` : cost}</span>
    </li>
  );
}

const below = (n: number): number => Math.floor(Math.random() * n);

export function SampleHand({ deck, language }: Props) {
  const words = deckWords(language);
  const [tries, setTries] = useState(0);
  const hand = useMemo(() => sampleHand(deck, below), [deck, tries]);
  return (
    <section aria-label={words.hand}>
      <h2>
        {words.hand}{' '}
        <button type="button" class="button is-plain" onClick={() => setTries(tries + 1)}>
          <Icon name="clockwise-rotation" /> {words.anotherHand}
        </button>
      </h2>
      <ul class="echoes-sample" aria-live="polite">
        {hand.map((id, i) => (
          <li key={`${id} ${i}`}>
            {capitalize(cardName(id, language))} <CostCoins cost={card[id].cost} />
          </li>
        ))}
      </ul>
    </section>
  );
}
