/** Choices among cards that lie nowhere on the table, and among factions. */
import type { Ref } from '@gonfalon/kernel';
import type { SceneProps } from '@gonfalon/ui-kit';
import type { Card, FactionId } from '../content/index.ts';
import { info, isCard } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { SHIELD } from './art/city.tsx';
import { PAINT, patternOf } from './art/factions.ts';
import { Glyph } from './art/glyph.tsx';
import { HeldCard } from './held-card.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { cardsInTray } from './rendered-refs.ts';

export function SearchContent({ scene }: SceneProps<View>) {
  const cards = cardsInTray(scene).filter((ref: Ref): ref is Card => isCard(ref));
  return (
    <div class="battalia-search">
      {cards.map((card) => (
        <HeldCard key={card} scene={scene} card={card} />
      ))}
    </div>
  );
}

/** In the set-up with how many of the ten cards belong to it; later with how many lie in the pile. */
export function FactionContent({ scene }: SceneProps<View>) {
  const { question, view, language, viewer } = scene;
  if (!question) return null;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const hand = viewer === 'spectator' ? [] : (view.players[viewer]?.unseen ?? []);
  const counts = question.prompt === 'name' ? pileCounts(view, question.params?.pile) : undefined;
  return (
    <div class="battalia-factions">
      {question.choices.map((choice) => {
        const faction = choice[1] as FactionId;
        const own = hand.filter((card) => isCard(card) && info(card).faction === faction).length;
        const inPile = counts?.[view.factions.indexOf(faction)] ?? 0;
        return (
          <button key={faction} type="button" class="battalia-faction" onClick={() => scene.choose(choice)}>
            <svg viewBox="0 0 32 38" aria-hidden="true">
              <path d={SHIELD} fill={PAINT[faction].fill} />
              <path d={SHIELD} fill={patternOf(faction)} />
              <path d={SHIELD} class="battalia-shield-edge" />
              <Glyph owner={faction} x={6.5} y={7} size={19} colour={PAINT[faction].ink} />
            </svg>
            <span>
              <b>{names.factions[faction].name}</b>
              <small>{counts ? say.inPile(inPile) : say.unitsOfFaction(own)}</small>
              {!counts && <small>{names.factions[faction].text}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function pileCounts(view: View, pile: unknown): readonly number[] | undefined {
  return typeof pile === 'string' && pile in view.piles
    ? view.piles[pile as keyof typeof view.piles].counts
    : undefined;
}
