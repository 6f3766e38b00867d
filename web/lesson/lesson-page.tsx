/** A lesson: the table with what the lesson says, and at its end what to do next. */
import type { Lesson, LessonCover } from '@gonfalon/kernel';
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { language, pace } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/lesson.css';
import { Table } from '../table/table.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import type { LessonPosition, LessonSession } from './lesson-session.ts';
import { lessonSession } from './lesson-session.ts';
import { keepProgress, lessonKey, progressOf } from './progress.ts';

interface Props {
  readonly cover: GameCard;
  readonly about: LessonCover;
}

export function LessonPage({ cover, about }: Props) {
  const ui = useGame(cover.id);
  const lesson = useLesson(about);
  if (ui === 'failed' || lesson === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!ui || !lesson) return <p class="page waiting">{messages.value.shell.loading}</p>;
  return <Taught cover={cover} about={about} ui={ui} lesson={lesson} />;
}

function useLesson(about: LessonCover): Lesson | 'failed' | undefined {
  const [lesson, setLesson] = useState<Lesson | 'failed'>();
  useEffect(() => {
    let current = true;
    about.load().then(
      (loaded) => current && setLesson(loaded),
      () => current && setLesson('failed'),
    );
    return () => {
      current = false;
    };
  }, [about]);
  return lesson;
}

interface TaughtProps extends Props {
  readonly ui: GameUi;
  readonly lesson: Lesson;
}

function Taught({ cover, about, ui, lesson }: TaughtProps) {
  const session = useMemo(() => openLesson(cover.id, about.id, ui, lesson), [cover, about, ui, lesson]);
  useEffect(() => () => session.close(), [session]);
  if (session.place.value.step === undefined)
    return <Over cover={cover} about={about} lesson={lesson} session={session} />;
  return <Table session={session} ui={ui} lead={(vm) => <LessonPanel session={session} vm={vm} />} />;
}

function openLesson(game: string, id: string, ui: GameUi, lesson: Lesson): LessonSession {
  const key = lessonKey(game, id);
  const before = progressOf(key);
  // Who comes back to a lesson that is over begins anew.
  const deeds = before.step > before.of ? [] : before.deeds;
  const keep = ({ at, of, deeds: done }: LessonPosition) =>
    keepProgress(key, { deeds: done, step: at + 1, of, done: progressOf(key).done || at === of });
  return lessonSession({
    id: key,
    module: ui.module,
    lesson,
    deeds,
    language: () => language.value,
    you: () => messages.value.lesson.you,
    rival: () => messages.value.lesson.rival,
    kindly: (why, step) => {
      const words = messages.value.lesson;
      const task = step && lesson.words[language.value].steps[step.id]?.do;
      return why === 'read-first' || task === undefined ? words.readFirst : words.doFirst(task);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms * pace.value)),
    keep,
  });
}

interface OverProps extends Props {
  readonly lesson: Lesson;
  readonly session: LessonSession;
}

function Over({ cover, about, lesson, session }: OverProps) {
  const words = messages.value.lesson;
  const tongue = language.value;
  const following = cover.lessons?.[cover.lessons.indexOf(about) + 1];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useTitle(about.words[tongue].title);
  // The button is gone then: whoever goes on by keyboard goes on from the head of the page.
  const restart = () => {
    session.restart();
    document.getElementById('main')?.focus();
  };
  return (
    <div class="page lesson-over">
      <h1 ref={title} tabIndex={-1}>
        <Icon name="laurel-crown" /> {words.over.title}
      </h1>
      <p class="lead">{words.over.text(about.words[tongue].title)}</p>
      <p class="row">
        <a class="button is-first" href={`/play/${cover.id}?with=bot&bot=page`}>
          <Icon name="crossed-swords" /> {words.over.play}
        </a>
        {following && (
          <a class="button" href={`/learn/${cover.id}/${following.id}`}>
            {words.over.nextLesson(following.words[tongue].title)}
          </a>
        )}
        <a class="button" href={`/rules/${cover.id}`}>
          <Icon name="open-book" /> {words.over.rules}
        </a>
        <button type="button" class="button is-plain" onClick={restart}>
          {words.restart}
        </button>
        <a class="button is-plain" href="/learn">
          {words.over.lessons}
        </a>
      </p>
      <section class="panel" aria-labelledby="learned">
        <h2 id="learned">{words.over.learned}</h2>
        <ul>
          {lesson.words[tongue].learned.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
