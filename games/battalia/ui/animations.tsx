/** What is seen of each event while it happens. */
import type { GameEvent, Ref, Seat } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { CardRow, Die } from '@gonfalon/ui-kit/components';
import type { Card, FactionId } from '../content/index.ts';
import { cellIndex, info } from '../content/index.ts';
import { readUse } from '../rules/battle-sums.ts';
import type { View } from '../rules/views.ts';
import type { BattaliaVocabulary } from '../rules/vocabulary.ts';
import { CardPicture } from './art/card.tsx';
import { HeroFigure } from './art/hero.tsx';
import { positionOf } from './geometry.ts';

type Events = BattaliaVocabulary['events'];
type Show<E> = (event: E, scene: Scene<View>, title: string) => readonly Animation[];

type Tone = 'good' | 'bad' | 'plain';

/** Only places of the board can light up. */
function glow(at: readonly Ref[], { view }: Scene<View>, tone: Tone = 'plain'): readonly Animation[] {
  const seen = at.filter((ref) => cellIndex(ref) >= 0 && positionOf(ref, view));
  return seen.length > 0 ? [{ kind: 'glow', at: seen, tone }] : [];
}

/** Good or bad for whoever looks on; to a spectator neither. */
function toneFor({ viewer }: Scene<View>, winner: Seat | undefined, loser?: Seat): Tone {
  if (winner !== undefined && viewer === winner) return 'good';
  return loser !== undefined && viewer === loser ? 'bad' : 'plain';
}

const heroMark = (ref: Ref) => (
  <HeroFigure x={-24} y={-40} size={48} faction={ref.split('-')[0] as FactionId} />
);

function travel(hero: Ref, from: Ref, to: Ref): Animation {
  return { kind: 'travel', from, to, mark: heroMark(hero), piece: hero };
}

const face = (card: Card, { language }: Scene<View>) => (
  <CardPicture card={card} language={language} isBare />
);

/** A card goes from its pile to whoever gained it. */
function gain(seat: Seat, card: Card, scene: Scene<View>): readonly Animation[] {
  const { pile } = info(card);
  return [{ kind: 'deal', from: pile ?? 'provision', to: { seat }, card: face(card, scene) }];
}

function row(cards: readonly Card[], scene: Scene<View>, title: string): readonly Animation[] {
  if (cards.length === 0) return [];
  const faces = (
    <CardRow
      label={title}
      cards={cards}
      draw={(card) => <div class="battalia-shown">{face(card, scene)}</div>}
    />
  );
  return [{ kind: 'card', title, card: faces }];
}

function drawn({ seat, count, cards }: Events['drew'], scene: Scene<View>): readonly Animation[] {
  const [first] = cards ?? [];
  if (count === 0) return [];
  const card = first ? face(first, scene) : <span class="battalia-back" />;
  return [{ kind: 'deal', from: `nation:${seat}`, to: { seat }, card, count }];
}

const SHOWS: { readonly [Kind in keyof Events]?: Show<Events[Kind]> } = {
  'home-chosen': ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  drew: drawn,
  cohort: ({ cards }, scene, title) => row(cards ?? [], scene, title),
  redealt: ({ cards }, scene, title) => row(cards, scene, title),
  hired: ({ seat, card }, scene) => gain(seat, card, scene),
  created: ({ seat, card }, scene) => gain(seat, card, scene),
  promoted: ({ seat, card }, scene) => gain(seat, card, scene),
  recoloured: ({ seat, card }, scene) => gain(seat, card, scene),
  converted: ({ seat, card }, scene) => gain(seat, card, scene),
  'road-built': ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  'city-built': ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  closed: ({ cells }, scene) => glow(cells, scene),
  upgraded: ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  recruited: ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  moved: ({ hero, from, to }) => [travel(hero, from, to)],
  retreated: ({ hero, to }, { view }) => (positionOf(hero, view) ? [travel(hero, hero, to)] : []),
  rolled: ({ target, die }, { messages }) => [
    { kind: 'dice', title: messages.ref(target), dice: [<Die key="amulet" face={die} />] },
  ],
  summoned: ({ cards }, scene, title) => row(cards, scene, title),
  attacked: ({ seat, defender, cell }, scene) => glow([cell], scene, toneFor(scene, seat, defender)),
  assaulted: ({ cell }, scene) => glow([cell], scene),
  raised: ({ cards }, scene, title) =>
    row(
      cards.map((use) => readUse(use).card),
      scene,
      title,
    ),
  'assault-won': ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, seat)),
  'assault-failed': ({ seat, cell }, scene) => glow([cell], scene, toneFor(scene, undefined, seat)),
  conquered: ({ seat, from, cell }, scene) => glow([cell], scene, toneFor(scene, seat, from)),
  undefended: ({ cell }, scene) => glow([cell], scene),
  annexed: ({ seat, cell, lord }, scene) => [
    ...glow([cell], scene, toneFor(scene, seat)),
    ...(lord ? gain(seat, lord, scene) : []),
  ],
  claimed: ({ card }, scene, title) => row([card], scene, title),
};

export function animations(event: GameEvent, scene: Scene<View>): readonly Animation[] {
  // Each kind is shown by the entry of its own name: that its facts are those of the kind, the rules see to.
  const show = Object.hasOwn(SHOWS, event.kind)
    ? (SHOWS[event.kind as keyof Events] as Show<unknown>)
    : undefined;
  return show?.(event, scene, scene.messages.event(event)) ?? [];
}
