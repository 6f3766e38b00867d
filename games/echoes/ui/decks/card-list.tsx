/** The cards of a civilisation, by kind, cost, rarity or name, each with how many of it are in the deck. */
import type { Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import type { DeckCardId, KnownDeckCard } from '../../content/index.ts';
import { copiesOf } from '../../rules/decks.ts';
import { HandCard } from '../card-face.tsx';
import { cardName, keywordName } from '../names.ts';
import { gameWords, wordsIn } from '../wording.ts';
import type { CardFilter, CardOrder, Deck } from './deck.ts';
import { FILTERS, listed, ORDERS, withCard } from './deck.ts';
import { deckWords } from './wording.ts';

interface Props {
  readonly deck: Deck;
  readonly language: Language;
  readonly onAdd: (id: DeckCardId) => void;
  readonly onDrop: (id: DeckCardId) => void;
}

function searchText(entry: KnownDeckCard, language: Language): string {
  const keywords = entry.kind === 'unit' ? entry.keywords.map((one) => keywordName(one, language)) : [];
  const { names } = gameWords(language);
  const classes = entry.kind === 'unit' ? entry.classes.map((one) => names.classes[one]) : [];
  return [names.cards[entry.id].text ?? '', ...keywords, ...classes].join(' ');
}

export function CardList({ deck, language, onAdd, onDrop }: Props) {
  const words = deckWords(language);
  const [filter, setFilter] = useState<CardFilter>('all');
  const [order, setOrder] = useState<CardOrder>('kind');
  const [wanted, setWanted] = useState('');
  const found = listed(deck.civ, {
    filter,
    order,
    wanted,
    nameOf: (id) => cardName(id, language),
    textOf: (entry) => searchText(entry, language),
  });
  return (
    <section class="echoes-deck-list" aria-label={words.show}>
      <div class="echoes-deck-filters">
        <fieldset class="segments">
          <legend class="visually-hidden">{words.show}</legend>
          {FILTERS.map((one) => (
            <label key={one}>
              <input type="radio" name="filter" checked={filter === one} onChange={() => setFilter(one)} />
              <span>{words.filters[one]}</span>
            </label>
          ))}
        </fieldset>
        <label class="echoes-deck-order">
          {words.order}
          <select
            value={order}
            onChange={({ currentTarget: { value } }) =>
              setOrder(ORDERS.find((one) => one === value) ?? 'kind')
            }
          >
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </select>
        </label>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={wanted}
          onInput={({ currentTarget: { value } }) => setWanted(value)}
        />
      </div>
      <p class="visually-hidden" role="status">
        {words.shown(found.length)}
      </p>
      {found.length === 0 && <p>{words.nothingFound}</p>}
      <ul class="echoes-deck-cards">
        {found.map((entry) => (
          <li key={entry.id}>
            <PoolCard entry={entry} deck={deck} language={language} onAdd={onAdd} onDrop={onDrop} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const RARITIES = ['', 'I', 'II', 'III'] as const;

function PoolCard({ entry, deck, language, onAdd, onDrop }: Props & { readonly entry: KnownDeckCard }) {
  const { id, rarity } = entry;
  const words = deckWords(language);
  const { add, takeOut } = wordsIn(language);
  const count = copiesOf(deck.cards, id);
  const name = cardName(id, language);
  const isRefused = 'rule' in withCard(deck, id);
  return (
    <article class={count > 0 ? 'echoes-deck-card' : 'echoes-deck-card is-out'} aria-label={name}>
      <HandCard id={id} language={language} />
      <div class="echoes-deck-count">
        <span class="echoes-rarity" title={words.rarity(rarity)}>
          <span aria-hidden="true">{RARITIES[rarity] ?? rarity}</span>
          <span class="visually-hidden">{words.rarity(rarity)}</span>
        </span>
        <button
          type="button"
          aria-disabled={count === 0}
          aria-label={takeOut(name)}
          onClick={() => count > 0 && onDrop(id)}
        >
          −
        </button>
        <b>
          <span aria-hidden="true">
            {count}/{rarity}
          </span>
          <span class="visually-hidden">{words.copies(count, rarity)}</span>
        </b>
        {/* What is refused says why. */}
        <button type="button" aria-disabled={isRefused} aria-label={add(name)} onClick={() => onAdd(id)}>
          +
        </button>
        {count > 0 && <Icon name="check-mark" />}
      </div>
    </article>
  );
}
