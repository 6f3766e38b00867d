/** The table as it was left: to be looked at only. Who does not see it has it as text. */
import type { TableView } from '@gonfalon/protocol';
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import { storyWords } from './words.ts';

interface Props {
  readonly ui: GameUi;
  readonly scene: Scene;
  readonly view: TableView;
}

export function EndBoard({ ui, scene, view }: Props) {
  const words = storyWords.value;
  const text = ui.module.messages[scene.language].board({
    ...view,
    game: ui.module.game.id,
    seats: scene.seats,
  });
  return (
    <section class="story-board" aria-labelledby="story-board">
      <h2 id="story-board" class="visually-hidden">
        {words.board}
      </h2>
      <StillBoard ui={ui} scene={scene} />
      <details>
        <summary>{words.boardText}</summary>
        <pre>{text}</pre>
      </details>
    </section>
  );
}

/** The whole board, at which nothing can be picked. */
export function StillBoard({ ui, scene }: Pick<Props, 'ui' | 'scene'>) {
  const { width, height } = ui.boardSize(scene);
  const { Background, Board } = ui;
  return (
    <div inert aria-hidden="true">
      <svg class="story-still" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Background && <Background scene={scene} />}
        <Board scene={scene} />
      </svg>
    </div>
  );
}
