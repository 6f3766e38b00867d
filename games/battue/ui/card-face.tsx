/** Cards as they are read: loot cards, event cards, and tiles that are turned over. */
import type { Language } from '@gonfalon/kernel';
import { CardFace } from '@gonfalon/ui-kit/components';
import type { EventId, LootId, LootWindow, TileId } from '../content/index.ts';
import { event, loot, tile } from '../content/index.ts';
import { Building } from './buildings.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { Defence, Loot, Points, Recruit } from './values.tsx';

/** Which part of the turn a card belongs to: told by a word, a colour and the mark on its band. */
type Suit = 'start' | 'attack' | 'defence' | 'treasure' | 'end' | 'event';

const SUIT_ICONS = {
  start: 'hourglass',
  attack: 'broadsword',
  defence: 'guarded-tower',
  treasure: 'laurel-crown',
  end: 'camping-tent',
  event: 'scroll-unfurled',
} as const;

function suitOf(id: LootId): Suit {
  const { vp, when } = loot[id];
  const first: LootWindow = when[0] ?? 'start';
  if (vp > 0) return 'treasure';
  if (first.startsWith('attack')) return 'attack';
  if (first.startsWith('defence')) return 'defence';
  return first === 'end' ? 'end' : 'start';
}

interface SuitFaceProps {
  readonly suit: Suit;
  readonly title: string;
  readonly line: string;
  readonly text: string;
  readonly points: number;
}

function SuitFace({ suit, points, ...face }: SuitFaceProps) {
  return (
    <CardFace
      {...face}
      icon={SUIT_ICONS[suit]}
      class={`is-${suit}`}
      corner={points > 0 ? points : undefined}
    />
  );
}

export function LootFace({ id, language }: { id: LootId; language: Language }) {
  const { names } = gameMessages[language];
  const { name, text } = names.loot[id];
  const when = loot[id].when.map((window) => names.windows[window]).join(' · ');
  return <SuitFace suit={suitOf(id)} title={name} line={when} text={text} points={loot[id].vp} />;
}

export function EventFace({ id, language }: { id: EventId; language: Language }) {
  const { name, text } = gameMessages[language].names.events[id];
  return (
    <SuitFace
      suit="event"
      title={name}
      line={uiMessages[language].groups.events}
      text={text}
      points={event[id].vp}
    />
  );
}

/** A tile, larger than on the board. */
export function TileFace({ id, language }: { id: TileId; language: Language }) {
  const { title, name } = gameMessages[language].names.tiles[id];
  const { size, defence, vp, loot: cards, warrior } = tile[id];
  const [w, h] = { palace: [240, 240], large: [180, 120], medium: [120, 120], small: [120, 60] }[size];
  const [width = 120, height = 120] = [w, h];
  return (
    <CardFace title={title} class="is-tile">
      <svg class="battue-card-picture" viewBox={`0 0 ${width} ${height}`} role="presentation">
        <rect class="battue-plot" width={width} height={height} />
        <Building tile={id} w={width} h={height} />
      </svg>
      {title !== name && <div class="kit-card-line">{name}</div>}
      <svg class="battue-card-values" viewBox="-20 -20 170 40" role="presentation">
        <Defence x={0} y={-1} value={defence} />
        <Points x={46} y={0} value={vp} />
        <Loot x={104} y={-2} cards={cards} looted={false} />
        {warrior && <Recruit x={134} y={4} />}
      </svg>
    </CardFace>
  );
}
