/** ECH-11.20: the decks of this browser in a muster; one is played back as the changes that a player would make. */
import type { Choice } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { changesTo } from '../rules/deck-check.ts';
import type { View } from '../rules/views.ts';
import type { Deck } from './decks/deck.ts';
import { isReady } from './decks/deck.ts';
import { savedDecks } from './decks/saved-decks.ts';
import { deckWords } from './decks/wording.ts';
import { CivIcon } from './draw/civs.tsx';

/** The table may be busy with the last choice: then it is tried again after so many ms. */
const RETRY_MS = 200;

/** Survives the way from the question for a civilisation to the one for the list. */
let chosen: Deck | undefined;

function listIn({ view, viewer }: Scene<View>) {
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  return player?.civ ? { civ: player.civ, list: player.list ?? [] } : undefined;
}

/** What is still to be changed; undefined before the civilisation is chosen. */
function changesLeft(scene: Scene<View>, deck: Deck): readonly Choice[] | undefined {
  const now = listIn(scene);
  return now && changesTo(now.civ, now.list, deck.cards).choices;
}

function nextChoice(scene: Scene<View>, deck: Deck): Choice {
  if (scene.question?.prompt === 'muster-civ') return ['civ', deck.civ];
  return changesLeft(scene, deck)?.[0] ?? ['done'];
}

export function SavedDeckChoices({ scene }: SceneProps<View>) {
  const [tries, setTries] = useState(0);
  const words = deckWords(scene.language);
  const now = listIn(scene);
  const decks = savedDecks().filter((deck) => isReady(deck) && (!now || deck.civ === now.civ));
  useEffect(() => {
    if (!chosen || !scene.question) return;
    const next = nextChoice(scene, chosen);
    // What the rules do not offer any more is left to the player.
    if (!scene.choices.some((choice) => sameChoice(choice, next))) chosen = undefined;
    if (chosen) scene.choose(next);
    if (next[0] === 'done') chosen = undefined;
    const again = setTimeout(() => setTries(tries + 1), RETRY_MS);
    return () => clearTimeout(again);
  });
  if (decks.length === 0) return null;
  const left = chosen && (changesLeft(scene, chosen)?.length ?? 0);
  return (
    <div class="echoes-saved-choices">
      <b>{words.savedDecks}</b>
      {decks.map((deck) => (
        <button
          key={`${deck.civ} ${deck.name}`}
          type="button"
          class="button"
          disabled={chosen !== undefined}
          onClick={() => {
            chosen = deck;
            setTries(tries + 1);
          }}
        >
          <CivIcon civ={deck.civ} /> {words.useSaved(deck.name)}
        </button>
      ))}
      <p role="status">
        {left !== undefined && left > 0 && words.playingBack(left)}
        {chosen?.unknown && words.leftOut(chosen.unknown)}
      </p>
    </div>
  );
}
