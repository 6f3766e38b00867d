/** The lessons: `/learn`, or those of one game, `/learn/<game>`; and a lesson itself, `/learn/<game>/<lesson>`. */
import type { LessonCover } from '@gonfalon/kernel';
import type { GameCard } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { CoverPicture } from '../games/cover-picture.tsx';
import { GamePageLinks } from '../games/game-page-links.tsx';
import { coverOf, covers } from '../games/games.ts';
import { LessonPage } from '../lesson/lesson-page.tsx';
import { isUnderWay, lessonKey, progressOf } from '../lesson/progress.ts';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { NotFoundPage } from './not-found.tsx';

export default function LearnPage({ rest }: { readonly rest: string }) {
  const [game = '', id] = rest.split('/');
  const cover = coverOf(game);
  const about = cover?.lessons?.find((lesson) => lesson.id === id);
  if (cover && about) return <LessonPage key={rest} cover={cover} about={about} />;
  if (id || (game && !cover)) return <NotFoundPage />;
  return <Lessons covers={cover ? [cover] : covers} />;
}

function Lessons({ covers: shown }: { readonly covers: readonly GameCard[] }) {
  const words = messages.value.lesson;
  useTitle(words.title);
  return (
    <div class="page learn">
      <h1>{words.title}</h1>
      <p class="lead">{words.intro}</p>
      {shown.map((cover) => (
        <section key={cover.id} aria-labelledby={`lessons-${cover.id}`}>
          <h2 id={`lessons-${cover.id}`}>{cover.messages[language.value].title}</h2>
          <ol class="lessons">
            {cover.lessons?.map((about) => (
              <LessonCard key={about.id} cover={cover} about={about} />
            ))}
          </ol>
          {cover.pages && (
            <p class="row">
              <GamePageLinks cover={cover} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function LessonCard({ cover, about }: { readonly cover: GameCard; readonly about: LessonCover }) {
  const words = messages.value.lesson;
  const { title, about: text } = about.words[language.value];
  const progress = progressOf(lessonKey(cover.id, about.id));
  const { step, of, done } = progress;
  const resumes = isUnderWay(progress);
  const label = resumes ? words.resume : done ? words.again : words.start;
  return (
    <li class="panel lesson-card">
      <CoverPicture cover={cover} />
      <div class="lesson-card-text">
        <h3>{title}</h3>
        <p>{text}</p>
        <ul class="facts">
          <li>
            <Icon name="hourglass" /> {words.minutes(about.minutes)}
          </li>
          {done && (
            <li>
              <Icon name="laurel-crown" /> {words.done}
            </li>
          )}
          {resumes && (
            <li>
              <Icon name="boot-prints" /> {words.at(step, of)}
            </li>
          )}
        </ul>
        <a class={done ? 'button' : 'button is-first'} href={`/learn/${cover.id}/${about.id}`}>
          {label} <span class="visually-hidden">{title}</span>
        </a>
      </div>
    </li>
  );
}
