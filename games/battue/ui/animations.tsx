/** What is seen of each event while it happens. */
import type { GameEvent, Ref, Seat } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { CardRow, Die } from '@gonfalon/ui-kit/components';
import type { LootId } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import type { Events } from '../rules/vocabulary.ts';
import { Banner } from './banner.tsx';
import { EventFace, LootFace, TileFace } from './card-face.tsx';
import { gameMessages } from './messages.ts';

type Show<E> = (event: E, scene: Scene<View>, title: string) => readonly Animation[];

function march({ seat, from, to, count }: Events['moved'], { language }: Scene<View>): readonly Animation[] {
  return [{ kind: 'travel', from, to, mark: <Banner seat={seat} warriors={count} language={language} /> }];
}

function glow(at: readonly Ref[], tone: 'good' | 'bad' | 'plain' = 'plain'): Animation {
  return { kind: 'glow', at, tone };
}

/** Good or bad for whoever looks on; to a spectator neither. */
function tone(scene: Scene<View>, winner: Seat | undefined, loser?: Seat): 'good' | 'bad' | 'plain' {
  if (winner !== undefined && scene.viewer === winner) return 'good';
  return loser !== undefined && scene.viewer === loser ? 'bad' : 'plain';
}

function open(
  cards: readonly LootId[] | undefined,
  { language }: Scene<View>,
  title: string,
): readonly Animation[] {
  if (!cards || cards.length === 0) return [];
  const row = <CardRow label={title} cards={cards} draw={(id) => <LootFace id={id} language={language} />} />;
  return [{ kind: 'card', title, card: row }];
}

const dice = (seat: Seat, faces: readonly number[]) =>
  faces.map((face, i) => <Die key={`${seat}/${i}`} face={face} class={`is-seat-${seat}`} />);

/** What is said over dice does not tell how they fall. */
const SHOWS: { readonly [Kind in keyof Events]?: Show<Events[Kind]> } = {
  'landmark-placed': ({ space }) => [glow([space])],
  'camp-pitched': ({ seat, space }, scene) => [glow([space], tone(scene, seat))],
  moved: march,
  retreated: march,
  called: march,
  reinforced: ({ seat, place, die }, scene) => [
    { kind: 'dice', title: scene.messages.ref(place), dice: dice(seat, [die]) },
    glow([place], tone(scene, seat)),
  ],
  battle: ({ space }) => [glow([space])],
  revealed: ({ space, tile }, { language }, title) => [
    glow([space]),
    ...(tile ? [{ kind: 'card', title, card: <TileFace id={tile} language={language} /> } as const] : []),
  ],
  'saw-tile': ({ tile }, { language }, title) =>
    tile ? [{ kind: 'card', title, card: <TileFace id={tile} language={language} /> }] : [],
  rolled: ({ exchange, attacker, defender, attackDice, defenceDie }, { view, language, messages }, title) => [
    {
      kind: 'dice',
      title: view.battle
        ? gameMessages[language].board.battle(messages.ref(view.battle.space), exchange)
        : title,
      dice: [...dice(attacker, attackDice), ...(defenceDie ? dice(defender, [defenceDie]) : [])],
    },
  ],
  rerolled: ({ seat, dice: again }, { messages }) => [
    { kind: 'dice', title: messages.seat(seat), dice: dice(seat, again) },
  ],
  ambush: ({ seat, die }, { messages }) => [
    { kind: 'dice', title: messages.ref('event:street-ambush'), dice: dice(seat, [die]) },
  ],
  lost: ({ seat, place }, scene) => [glow([place], tone(scene, undefined, seat))],
  gained: ({ seat, place }, scene) => [glow([place], tone(scene, seat))],
  captured: ({ seat, space, from }, scene) => [glow([space], tone(scene, seat, from))],
  repulsed: ({ seat, space }, scene) => [glow([space], tone(scene, undefined, seat))],
  'gave-up': ({ seat, space }, scene) => [glow([space], tone(scene, undefined, seat))],
  event: ({ event }, { language }, title) => [
    { kind: 'card', title: title.split('. ')[0] ?? '', card: <EventFace id={event} language={language} /> },
  ],
  'saw-event': ({ event }, { language }, title) =>
    event ? [{ kind: 'card', title, card: <EventFace id={event} language={language} /> }] : [],
  played: ({ card }, scene, title) => open([card], scene, title),
  robbed: ({ card }, scene, title) => open([card], scene, title),
  drew: ({ cards }, scene, title) => open(cards, scene, title),
  spied: ({ cards }, scene, title) => open(cards, scene, title),
  eliminated: ({ seat }, scene) => [glow(placesOf(scene.view, seat), tone(scene, undefined, seat))],
};

/** Where a clan still shows on the board. */
function placesOf(view: View, seat: Seat): readonly Ref[] {
  const spaces = Object.entries(view.spaces).flatMap(([id, here]) => (here.hordes[seat] ? [id] : []));
  return view.players[seat]?.camp ? [...spaces, `camp:${seat}`] : spaces;
}

export function animations(event: GameEvent, scene: Scene<View>): readonly Animation[] {
  // Each kind is shown by the entry of its own name: that its facts are those of the kind, the rules see to.
  const show = Object.hasOwn(SHOWS, event.kind)
    ? (SHOWS[event.kind as keyof Events] as Show<unknown>)
    : undefined;
  return show?.(event, scene, scene.messages.event(event)) ?? [];
}
