/** What a deck may hold, rule by rule: kept, or broken and how. */
import type { Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { constants } from '../../content/index.ts';
import type { DeckFault } from '../../rules/deck-check.ts';
import { deckFaults } from '../../rules/deck-check.ts';
import { gameWords } from '../wording.ts';
import type { Deck } from './deck.ts';
import { deckWords } from './wording.ts';

const RULES = ['ECH-11.10', 'ECH-11.11', 'ECH-11.12', 'ECH-11.13', 'ECH-11.9'] as const;

function faultText({ id, params }: DeckFault, language: Language): string {
  const sentences: Readonly<Record<string, unknown>> = gameWords(language).deckFaults;
  const sentence = sentences[id];
  return typeof sentence === 'function' ? String(sentence(params)) : String(sentence);
}

interface Props {
  readonly deck: Deck;
  readonly language: Language;
  readonly rule: (id: string) => string;
}

export function RulesPanel({ deck, language, rule }: Props) {
  const words = deckWords(language);
  const faults = deckFaults(deck.civ, deck.cards);
  return (
    <>
      <p class="echoes-deck-size">
        <b>{words.size(deck.cards.length, constants.deckSize)}</b> <small>{words.civCard}</small>
      </p>
      <ul class="echoes-deck-rules">
        {RULES.map((id) => {
          const broken = faults.filter((fault) => fault.rule === id);
          return (
            <li key={id} class={broken.length > 0 ? 'is-broken' : undefined}>
              <Icon
                name={broken.length > 0 ? 'death-skull' : 'check-mark'}
                label={broken.length > 0 ? words.broken : words.kept}
              />
              <span>
                {words.rules[id]}
                {broken.map((fault) => (
                  <small key={fault.id + fault.where.join()}>{faultText(fault, language)}</small>
                ))}
              </span>
              <a href={rule(id)}>{id}</a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
