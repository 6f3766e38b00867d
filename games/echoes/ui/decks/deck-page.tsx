/** The page on which decks are built. */
import type { GamePageProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Civ, DeckCardId, RuleId } from '../../content/index.ts';
import { CIVS, constants } from '../../content/index.ts';
import type { RefusingRule } from '../../rules/vocabulary.ts';
import { CivIcon, Definitions } from '../draw/civs.tsx';
import { gameWords } from '../wording.ts';
import { CardList } from './card-list.tsx';
import type { Deck } from './deck.ts';
import { isReady, presetDeck, withCard, withoutCard } from './deck.ts';
import { readLinkCode } from './deck-link.ts';
import { CostCurve, SampleHand } from './figures.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { keepDraft, MAX_NAME, readDraft, removeDeck, saveDeck, savedDecks } from './saved-decks.ts';
import { SavedPanel } from './saved-panel.tsx';
import { ImportPanel, SharePanel } from './share-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { deckWords } from './wording.ts';
import './decks.css';

/** What was said last: a refusal names its rule. */
interface Remark {
  readonly text: string;
  readonly rule?: RuleId;
}

/** More steps back than anybody wants. */
const MAX_PAST = 100;

function useDeck(unnamed: string) {
  const [deck, setDeck] = useState<Deck>(() => readDraft() ?? presetDeck('norse', unnamed));
  const [past, setPast] = useState<readonly Deck[]>([]);
  const show = (next: Deck) => {
    setDeck(next);
    keepDraft(next);
  };
  return {
    deck,
    change(next: Deck) {
      setPast([...past, deck].slice(-MAX_PAST));
      show(next);
    },
    /** A name is typed letter by letter: it is no step. */
    rename: (name: string) => show({ ...deck, name }),
    undo:
      past.length === 0
        ? undefined
        : () => {
            const last = past.at(-1);
            setPast(past.slice(0, -1));
            if (last) show(last);
          },
  };
}

export function DeckPage(props: GamePageProps) {
  const { language, fragment, address, go, rule, notify, playTrials } = props;
  const words = deckWords(language);
  const { names, refusals } = gameWords(language);
  const { deck, change, rename, undo } = useDeck(words.unnamed);
  const [remark, setRemark] = useState<Remark>();
  const [saved, setSaved] = useState(savedDecks);
  const side = useRef<HTMLElement>(null);
  const [deleted, setDeleted] = useState<Deck>();

  useEffect(() => {
    if (fragment === '') return;
    const found = readLinkCode(fragment);
    if (found) open({ ...found, name: words.fromLink });
    else setRemark({ text: words.brokenLink });
    // Once opened, a link would come back with every reload.
    go(address);
  }, [fragment]);

  function open(next: Deck): void {
    change(next);
    setRemark({ text: words.opened(next.name) });
  }

  function add(id: DeckCardId): void {
    const result = withCard(deck, id);
    if ('deck' in result) {
      change(result.deck);
      setRemark(undefined);
      return;
    }
    const sentence = refusals[result.rule as RefusingRule];
    setRemark({ text: sentence({ where: [id], params: {} }), rule: result.rule });
  }

  function keep(kept: Deck): boolean {
    const isKept = saveDeck(kept);
    setSaved(savedDecks());
    setRemark({ text: isKept ? words.saved(kept.name) : words.notSaved });
    return isKept;
  }

  const named = { ...deck, name: deck.name.trim() || words.unnamed };
  return (
    <div class="page echoes-decks">
      {/* What cards and coins are painted with. */}
      <svg class="visually-hidden" aria-hidden="true" width="0" height="0">
        <Definitions />
      </svg>
      <h1>{words.title}</h1>
      <p class="lead">{words.intro}</p>
      <fieldset class="segments echoes-deck-civs">
        <legend class="visually-hidden">{words.civilisation}</legend>
        {CIVS.map((civ) => (
          <label key={civ}>
            <input
              type="radio"
              name="civ"
              checked={deck.civ === civ}
              onChange={() => change(presetDeck(civ, words.unnamed))}
            />
            <span>
              <CivIcon civ={civ} /> {names.civs[civ]}
            </span>
          </label>
        ))}
      </fieldset>
      <div class="echoes-deck-columns">
        <CardList
          deck={deck}
          language={language}
          onAdd={add}
          onDrop={(id) => {
            change(withoutCard(deck, id));
            setRemark(undefined);
          }}
        />
        <aside class="echoes-deck-side" aria-label={words.yourDeck} ref={side}>
          <div class="echoes-deck-head">
            <input
              type="text"
              maxLength={MAX_NAME}
              aria-label={words.name}
              value={deck.name}
              onInput={({ currentTarget: { value } }) => rename(value)}
            />
            <button type="button" class="button" onClick={() => keep(named)}>
              <Icon name="save-arrow" /> {words.save}
            </button>
          </div>
          <p class={remark ? 'echoes-deck-remark has-text' : 'echoes-deck-remark'} role="status">
            {remark?.text}{' '}
            {deleted && (
              <button
                type="button"
                class="link-button"
                onClick={() => {
                  keep(deleted);
                  setDeleted(undefined);
                }}
              >
                {words.bringBack}
              </button>
            )}
            {remark?.rule && <a href={rule(remark.rule)}>{remark.rule}</a>}
          </p>
          <p class="row echoes-deck-steps">
            <button type="button" class="button is-plain" disabled={!undo} onClick={undo}>
              <Icon name="return-arrow" /> {words.undo}
            </button>
            <button type="button" class="button is-plain" onClick={() => change(presetOf(deck))}>
              {words.usePreset}
            </button>
            <button type="button" class="button is-plain" onClick={() => change({ ...deck, cards: [] })}>
              {words.clear}
            </button>
          </p>
          <RulesPanel deck={deck} language={language} rule={rule} />
          <button
            type="button"
            class="button is-first"
            disabled={!isReady(deck)}
            onClick={() => keep(named) && go('/play/echoes?with=bot&decks=built')}
          >
            <Icon name="crossed-swords" /> {words.play}
          </button>
          <p class="hint">{isReady(deck) ? words.playHint : words.notReady}</p>
          <CostCurve deck={deck} language={language} />
          <SampleHand deck={deck} language={language} />
          <TrialPanel deck={deck} language={language} playTrials={playTrials} />
          <SavedPanel
            decks={saved}
            language={language}
            onOpen={open}
            onDuplicate={(one) => {
              const copy = { ...one, name: words.copyOf(one.name).slice(0, MAX_NAME) };
              keep(copy);
              change(copy);
            }}
            onRemove={(one) => {
              removeDeck(one);
              setSaved(savedDecks());
              setDeleted(one);
              setRemark({ text: words.removed(one.name) });
            }}
          />
          <SharePanel deck={named} language={language} address={address} notify={notify} />
          <ImportPanel language={language} rule={rule} onOpen={open} />
        </aside>
      </div>
      {/* Where the deck lies below its cards, it is a press away. */}
      <p class="echoes-deck-bar">
        <b>{words.size(deck.cards.length, constants.deckSize)}</b>
        <button type="button" class="button" onClick={() => side.current?.scrollIntoView()}>
          {words.yourDeck}
        </button>
      </p>
    </div>
  );
}

const presetOf = ({ civ, name }: { readonly civ: Civ; readonly name: string }): Deck => presetDeck(civ, name);
