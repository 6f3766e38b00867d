/** A match, told: who won and how, what turned it, what the dice did, what was done, and who earned what. */
import type { TableInfo } from '@gonfalon/protocol';
import type { GameUi } from '@gonfalon/ui-kit';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { useMemo } from 'preact/hooks';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { messages } from '../messages/messages.ts';
import { FILE_AGAIN } from '../replay/use-replay.ts';
import { positionPath } from '../replay-source/replay-link.ts';
import type { SourceName } from '../replay-source/replay-source.ts';
import { language } from '../settings/settings.ts';
import { storyWords } from './words.ts';
import '../styles/table.css';
import { sceneOf } from '../table/board/scene-of.ts';
import { RematchButton } from '../table/end/rematch.tsx';
import { askRematch } from './ask-rematch.ts';
import { Deeds } from './deeds.tsx';
import { Dice } from './dice.tsx';
import { EndBoard } from './end-board.tsx';
import { Medals } from './medals.tsx';
import { PicturePanel } from './picture-panel.tsx';
import type { Telling } from './read-story.ts';
import { Scores } from './scores.tsx';
import { TurningPoints } from './turning-points.tsx';
import { namesIn, wordingOf } from './wording.ts';

/** What those are called who play alone on this device and gave no name. */
const YOU = [en.lobby.who.me, fr.lobby.who.me];

interface Props {
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly source: SourceName;
  readonly onAnother: () => void;
}

export function StoryView({ telling, ui, source, onAnother }: Props) {
  const words = storyWords.value;
  const { table, lobby } = messages.value;
  const { info, standing, story } = telling;
  const tongue = language.value;
  const scene = useMemo(() => {
    const botName = (bot: string) => lobby.bots[bot]?.name ?? table.botName(bot);
    const made = sceneOf({ ui, info, standing, language: tongue, nobody: table.nobody, botName });
    return { ...made, names: namesIn(made.names, ui, factsOf(made), tongue, [...YOU, table.nobody]) };
  }, [ui, info, standing, tongue, table, lobby]);
  const wording = useMemo(
    () => wordingOf(telling, ui, scene.names, words, tongue),
    [telling, ui, scene, words, tongue],
  );
  const { title } = ui.module.messages[tongue];
  const href = (at: number) => {
    const path = positionPath(source.kind === 'file' ? 'file' : source.id, {
      at,
      as: 'spectator',
      record: false,
    });
    return source.kind === 'file' ? `${path}&${FILE_AGAIN}` : path;
  };
  return (
    <article class="page story">
      <header class="story-head">
        <p class="story-kicker">{words.of(title, wording.place)}</p>
        <h1>{wording.headline}</h1>
        {wording.ending && <p class="lead">{wording.ending}</p>}
        <p class="hint">
          {wording.length} {info.takenBack ? words.takenBack(info.takenBack) : ''}
        </p>
      </header>
      <div class="story-end">
        <Scores telling={telling} ui={ui} wording={wording} />
        <EndBoard ui={ui} scene={scene} view={standing} />
        <Dice luck={story.luck} ui={ui} wording={wording} />
      </div>
      <TurningPoints telling={telling} ui={ui} wording={wording} href={href} />
      <Medals medals={story.medals} ui={ui} wording={wording} {...(source.kind !== 'file' && { href })} />
      <Deeds deeds={story.deeds} ui={ui} wording={wording} />
      <PicturePanel telling={telling} ui={ui} scene={scene} wording={wording} source={source} />
      <Next source={source} info={info} onAnother={onAnother} />
    </article>
  );
}

interface NextProps {
  readonly source: SourceName;
  readonly info: TableInfo;
  readonly onAnother: () => void;
}

function Next({ source, info, onAnother }: NextProps) {
  const words = storyWords.value.next;
  const replay = source.kind === 'file' ? `/replay/file?${FILE_AGAIN}` : `/replay/${source.id}`;
  return (
    <section class="story-next" aria-labelledby="story-next">
      <h2 id="story-next">{words.title}</h2>
      <p class="row">
        {/* At one screen everybody has played, and nobody in particular looks. */}
        {(source.kind === 'local' || (source.kind === 'table' && info.you !== undefined)) && (
          <RematchButton
            kind={source.kind}
            made={info.rematch}
            ask={() => askRematch(source.kind, source.id)}
          />
        )}
        <a class="button" href={replay}>
          <Icon name="scroll-unfurled" /> {words.replay}
        </a>
        <a class="button" href={`${replay}${source.kind === 'file' ? '&' : '?'}check`}>
          <Icon name="perspective-dice-six-faces-random" /> {words.dice}
        </a>
        {source.kind === 'file' && (
          <button type="button" class="button is-plain" onClick={onAnother}>
            {words.another}
          </button>
        )}
      </p>
    </section>
  );
}
