/** What is seen of each event while it happens. */
import type { GameEvent, Ref, Seat } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { CardBack, CardRow, Die } from '@gonfalon/ui-kit/components';
import type { DeckCardId, UnitId } from '../content/index.ts';
import { card } from '../content/index.ts';
import type { Square } from '../rules/squares.ts';
import type { View } from '../rules/views.ts';
import type { Events } from '../rules/vocabulary.ts';
import { HandCard } from './card-face.tsx';
import { Coin } from './draw/coins.tsx';
import { Token } from './draw/token.tsx';
import { positionOf } from './rendered-refs.ts';
import { civOf, isOurs } from './sides.ts';
import { healthOf, unitIn } from './table.ts';

type Show<E> = (event: E, scene: Scene<View>, title: string) => readonly Animation[];
type Tone = 'good' | 'bad' | 'plain';

/** Good or bad for whoever looks on; to a spectator neither. */
function toneFor(scene: Scene<View>, loser: Seat): Tone {
  if (scene.viewer === 'spectator') return 'plain';
  return isOurs(scene, loser) ? 'bad' : 'good';
}

/** Only what is on the board can light up. */
function glow(
  at: readonly (Ref | undefined)[],
  scene: Scene<View>,
  tone: Tone = 'plain',
): readonly Animation[] {
  const seen = at.filter((ref): ref is Ref => ref !== undefined && positionOf(ref, scene) !== undefined);
  return seen.length > 0 ? [{ kind: 'glow', at: seen, tone }] : [];
}

/** The figure itself goes; it keeps the numbers that it had. */
function travel(ref: Ref, id: UnitId, seat: Seat, to: Square, scene: Scene<View>): readonly Animation[] {
  const unit = unitIn(scene.view, ref);
  if (!unit || unit.at === to) return [];
  const { left, of } = healthOf(scene.view, unit);
  const mark = (
    <g transform="translate(0 24) scale(.9)">
      <Token
        card={id}
        civ={civOf(scene.view, seat)}
        isOurs={isOurs(scene, seat)}
        mode={unit.mode}
        attack={unit.now[unit.mode]}
        health={left}
        isHurt={left < of}
        isExhausted={false}
        isGarrisoned={false}
      />
    </g>
  );
  return [{ kind: 'travel', from: unit.at, to, mark, piece: ref }];
}

type OfUnit = Pick<Events['moved'], 'unit' | 'card' | 'seat' | 'to'>;
const goes = ({ unit, card: id, seat, to }: OfUnit, scene: Scene<View>): readonly Animation[] =>
  travel(unit, id, seat, to, scene);

/** In melee the attacker runs onto its target. */
function attack(
  { unit, card: id, seat, mode, target, foe }: Events['attack'],
  scene: Scene<View>,
): readonly Animation[] {
  const at =
    unitIn(scene.view, target)?.at ??
    scene.view.buildings.find(({ id: n }) => target === `building:${n}`)?.at;
  return [
    ...(mode === 'melee' && at ? travel(unit, id, seat, at, scene) : []),
    ...glow([target], scene, toneFor(scene, foe)),
  ];
}

const face = (id: DeckCardId, { language }: Scene<View>) => (
  <div class="echoes-shown-card">
    <HandCard id={id} language={language} />
  </div>
);

function show(cards: readonly DeckCardId[], scene: Scene<View>, title: string): readonly Animation[] {
  return [
    { kind: 'card', title, card: <CardRow label={title} cards={cards} draw={(id) => face(id, scene)} /> },
  ];
}

function draws({ seat, count, cards }: Events['drew'], scene: Scene<View>): readonly Animation[] {
  if (count === 0) return [];
  const [first] = cards ?? [];
  const back = <CardBack class={`echoes-back is-${civOf(scene.view, seat)}`} />;
  return [
    { kind: 'deal', from: `deck:${seat}`, to: { seat }, card: first ? face(first, scene) : back, count },
  ];
}

const gain = (seat: Seat, res: 'food' | 'wood' | 'gold' | 'joker', n: number): Animation => ({
  kind: 'deal',
  from: `res:${seat}:${res}`,
  to: { seat },
  card: <Coin kind={res} size={40} isTemporary={res === 'joker'} />,
  count: n,
});

const SHOWS: { readonly [Kind in keyof Events]?: Show<Events[Kind]> } = {
  dice: ({ seats, rolls }, _, title) => [
    {
      kind: 'dice',
      title,
      dice: rolls.map((roll, i) => <Die key={seats[i] ?? i} face={roll} />),
    },
  ],
  moved: goes,
  'went-back': goes,
  placed: goes,
  pushed: goes,
  explored: ({ at }, scene) => glow([at], scene),
  built: ({ seat, at }, scene) => glow([at], scene, toneFor(scene, seat) === 'bad' ? 'good' : 'plain'),
  transferred: ({ from, at }, scene) => glow([from, at], scene),
  attack,
  'attack-cancelled': ({ unit }, scene) => glow([unit], scene),
  damaged: ({ thing, seat }, scene) => glow([thing], scene, toneFor(scene, seat)),
  healed: ({ thing }, scene) => glow([thing], scene, 'good'),
  lost: ({ at, seat }, scene) => glow([at], scene, toneFor(scene, seat)),
  razed: ({ at, seat }, scene) => glow([at], scene, toneFor(scene, seat)),
  drew: draws,
  gained: ({ seat, res, n }, scene) => (seat === scene.viewer ? [gain(seat, res, n)] : []),
  tokens: ({ seat, res, n }, scene) => (seat === scene.viewer ? [gain(seat, res, n)] : []),
  deployed: ({ at, seat, card: id }, scene, title) => [
    ...(seat === scene.viewer ? [] : show([id], scene, title)),
    ...glow([at], scene),
  ],
  played: ({ card: id, seat }, scene, title) =>
    seat === scene.viewer && card[id].tech !== 'reaction' ? [] : show([id], scene, title),
  took: ({ card: id, seat }, scene, title) => (seat === scene.viewer ? [] : show([id], scene, title)),
  given: ({ thing }, scene) => glow([thing], scene, 'good'),
};

export function animations(event: GameEvent, scene: Scene<View>): readonly Animation[] {
  // Each kind is shown by the entry of its own name: that its facts are those of the kind, the rules see to.
  const shown = Object.hasOwn(SHOWS, event.kind)
    ? (SHOWS[event.kind as keyof Events] as Show<unknown> | undefined)
    : undefined;
  return shown?.(event, scene, scene.messages.event(event)) ?? [];
}
