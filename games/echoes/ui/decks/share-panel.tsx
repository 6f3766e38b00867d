/** A deck leaves the page as a link or as text, and comes in as text. */
import type { Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import type { Deck } from './deck.ts';
import { linkCode } from './deck-link.ts';
import type { ReadDeck } from './deck-text.ts';
import { deckText, readDeckText } from './deck-text.ts';
import { deckWords } from './wording.ts';

interface Props {
  readonly deck: Deck;
  readonly language: Language;
  readonly address: string;
  readonly notify: (text: string, how?: 'good' | 'bad') => void;
}

export function SharePanel({ deck, language, address, notify }: Props) {
  const words = deckWords(language);
  const link = `${address}#${linkCode(deck)}`;
  const text = deckText(deck, language);
  const copy = (what: string) =>
    navigator.clipboard.writeText(what).then(
      () => notify(words.copied),
      () => notify(words.cannotCopy, 'bad'),
    );
  return (
    <section aria-label={words.share}>
      <h2>{words.share}</h2>
      <div class="echoes-deck-share">
        <input
          type="text"
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy(link)}>
          <Icon name="share" /> {words.copyLink}
        </button>
      </div>
      <details>
        <summary>{words.asText}</summary>
        <textarea readOnly rows={8} aria-label={words.asText} value={text} />
        <button type="button" class="button" onClick={() => void copy(text)}>
          <Icon name="files" /> {words.copyText}
        </button>
      </details>
    </section>
  );
}

interface ImportProps {
  readonly language: Language;
  readonly rule: (id: string) => string;
  readonly onOpen: (deck: Deck) => void;
}

/** What could not be read is told line by line, and nothing is changed unless the rest is wanted. */
export function ImportPanel({ language, rule, onOpen }: ImportProps) {
  const words = deckWords(language);
  const [text, setText] = useState('');
  const [found, setFound] = useState<ReadDeck>();
  const open = (deck: Deck) => {
    setText('');
    setFound(undefined);
    onOpen(deck);
  };
  const read = () => {
    const result = readDeckText(text, words.unnamed);
    if (result.deck && result.faults.length === 0) open(result.deck);
    else setFound(result);
  };
  const { deck, faults = [] } = found ?? {};
  return (
    <section aria-label={words.import}>
      <h2>{words.import}</h2>
      <p class="hint">{words.importHint}</p>
      <textarea
        rows={5}
        aria-label={words.paste}
        value={text}
        onInput={({ currentTarget: { value } }) => setText(value)}
      />
      <button type="button" class="button" disabled={text.trim() === ''} onClick={read}>
        {words.read}
      </button>
      {found && (
        <div class="echoes-deck-unread" role="alert">
          <p>{deck ? words.unread(faults.length) : words.nothingRead}</p>
          <ul>
            {faults.map(({ id, line, text: said, rule: broken }) => (
              <li key={line}>
                {words.lineFault(id, line, said)} {broken && <a href={rule(broken)}>{broken}</a>}
              </li>
            ))}
          </ul>
          {deck && (
            <button type="button" class="button" onClick={() => open(deck)}>
              {words.takeRest(deck.cards.length)}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
