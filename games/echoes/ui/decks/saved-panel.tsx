/** The decks of this browser. */
import type { Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { constants } from '../../content/index.ts';
import { CivIcon } from '../draw/civs.tsx';
import type { Deck } from './deck.ts';
import { deckWords } from './wording.ts';

interface Props {
  readonly decks: readonly Deck[];
  readonly language: Language;
  readonly onOpen: (deck: Deck) => void;
  readonly onDuplicate: (deck: Deck) => void;
  readonly onRemove: (deck: Deck) => void;
}

export function SavedPanel({ decks, language, onOpen, onDuplicate, onRemove }: Props) {
  const words = deckWords(language);
  return (
    <section aria-label={words.savedDecks}>
      <h2>{words.savedDecks}</h2>
      {decks.length === 0 && <p class="hint">{words.noneSaved}</p>}
      <ul class="echoes-saved">
        {decks.map((deck) => (
          <li key={`${deck.civ} ${deck.name}`}>
            <button
              type="button"
              class="button is-plain"
              aria-label={words.open(deck.name)}
              onClick={() => onOpen(deck)}
            >
              <CivIcon civ={deck.civ} /> {deck.name}{' '}
              <small>{words.size(deck.cards.length, constants.deckSize)}</small>
            </button>
            <button
              type="button"
              class="small-button"
              aria-label={words.duplicate(deck.name)}
              onClick={() => onDuplicate(deck)}
            >
              <Icon name="files" />
            </button>
            <button
              type="button"
              class="small-button"
              aria-label={words.remove(deck.name)}
              onClick={() => onRemove(deck)}
            >
              <Icon name="trash-can" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
