/** Choices among cards that lie nowhere on the table, and among factions. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { Card, CardPileId, FactionId } from '../content/index.ts';
import { info, isCard, kindOf, readLaid } from '../content/index.ts';
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

/** The factions that may be picked next. */
export const factionsOffered = ({ offered }: Scene<View>): readonly FactionId[] =>
  [...offered].filter((ref): ref is FactionId => kindOf(ref) === 'faction');

/** In the set-up with how many of the ten cards belong to it; later with how many lie in the pile that is searched. */
export function FactionContent({ scene }: SceneProps<View>) {
  const { view, language, viewer } = scene;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const hand = viewer === 'spectator' ? [] : (view.players[viewer]?.unseen ?? []);
  const counts = pileCounts(scene);
  return (
    <div class="battalia-factions">
      {factionsOffered(scene).map((faction) => {
        const own = hand.filter((card) => isCard(card) && info(card).faction === faction).length;
        const inPile = counts?.[view.factions.indexOf(faction)] ?? 0;
        return (
          <div key={faction} {...entityProps(scene, faction, NO_ARIA_LABEL, 'battalia-faction')}>
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
          </div>
        );
      })}
    </div>
  );
}

/** How many cards of each faction lie in the pile that is searched: of a paired artefact, or of the card to recolour. */
function pileCounts({ question, view, selected }: Scene<View>): readonly number[] | undefined {
  const { pile } = question?.params ?? {};
  const last = selected.at(-1) ?? '';
  const searched =
    typeof pile === 'string' ? pile : last && info(isCard(last) ? last : readLaid(last).card).kind;
  return searched && searched in view.piles ? view.piles[searched as CardPileId].counts : undefined;
}
