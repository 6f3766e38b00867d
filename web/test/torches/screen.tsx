/** The smallest screen of Torches: its light on the board, the viewer's torches in the hand. */
import type { Ref } from '@gonfalon/kernel';
import type { GameUi, Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import type { Torches, TorchesView } from '../../../kernel/test/torches.ts';
import { torches } from '../../../kernel/test/torches.ts';

type Options = Parameters<typeof torches.game.setup>[0];

const BOARD = { width: 400, height: 100 };
const SEATS = [
  { colour: 'var(--seat-0)', icon: 'crown', letter: 'N' },
  { colour: 'var(--seat-1)', icon: 'crested-helmet', letter: 'E' },
  { colour: 'var(--seat-2)', icon: 'gladius', letter: 'S' },
  { colour: 'var(--seat-3)', icon: 'flying-flag', letter: 'W' },
] as const;

const handIn = ({ view, viewer }: Scene<TorchesView>): readonly Ref[] =>
  viewer === 'spectator' ? [] : (view.players[viewer]?.hand ?? []);

function Board({ scene: { view } }: SceneProps<TorchesView>) {
  return (
    <g>
      {view.players.map(({ light }, seat) => (
        <text key={SEATS[seat]?.letter} x={50 + 100 * seat} y="50" text-anchor="middle">
          {light}
        </text>
      ))}
    </g>
  );
}

function Hand({ scene }: SceneProps<TorchesView>) {
  return (
    <ul class="row">
      {handIn(scene).map((card) => (
        <li key={card} {...entityProps(scene, card)}>
          {scene.messages.ref(card)}
        </li>
      ))}
    </ul>
  );
}

export const ui: GameUi<Torches, Options, TorchesView> = {
  module: torches,
  boardSize: () => BOARD,
  Board,
  Hand,
  Player: () => null,
  isRendered: (ref, scene) => handIn(scene).includes(ref),
  positionOf: () => undefined,
  explain: (ref, scene) =>
    handIn(scene).includes(ref) ? { title: scene.messages.ref(ref), lines: ['…'] } : undefined,
  phase: ({ messages }) => ({ label: messages.chapters[2] ?? '', rule: 'TOR-2.1' }),
  glance: (seat, { view, messages }) => ({
    label: messages.features.light ?? '',
    value: String(view.players[seat]?.light ?? 0),
  }),
  seatStyle: (seat, language, at) => ({
    ...(SEATS[seat] ?? SEATS[0]),
    name: torches.messages[language].seat(seat, at),
  }),
  options: (_, seats, { alone }) => [
    ...(seats === 4 ? [{ kind: 'switch', name: 'alone', label: 'Each alone' } as const] : []),
    { kind: 'number', name: 'goal', label: 'Goal', min: 5, max: 40, initial: alone ? 8 : 12 },
  ],
};
