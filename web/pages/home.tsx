/** What this is, the games, and the tables that one plays at. */
import { seatCounts } from '@gonfalon/kernel';
import type { GameCard, IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { CoverPicture } from '../games/cover-picture.tsx';
import { GamePageLinks } from '../games/game-page-links.tsx';
import { covers } from '../games/games.ts';
import { isUnderWay, lessonKey, progressOf } from '../lesson/progress.ts';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { MyTables } from './my-tables.tsx';

export function HomePage() {
  const words = messages.value.home;
  useTitle(words.title);
  return (
    <div class="page home">
      <header class="hero">
        <h1>{words.title}</h1>
        <p>{words.what}</p>
        <Newcomer />
      </header>
      <MyTables />
      <section aria-labelledby="games">
        <h2 id="games" class="visually-hidden">
          {words.games}
        </h2>
        <ul class="cards">
          {covers.map((cover) => (
            <GameTile key={cover.id} cover={cover} />
          ))}
        </ul>
      </section>
      <p class="row">
        <a href="/tables">{words.all}</a>
        <a href="/replay/file">{words.import}</a>
      </p>
    </div>
  );
}

/** To the lessons at once, or on with the one that was left, as long as none was finished. */
function Newcomer() {
  const words = messages.value.home.learn;
  const taken = covers.flatMap(lessonsOf);
  if (taken.some(({ progress }) => progress.done)) return null;
  const left = taken.find(({ progress }) => isUnderWay(progress));
  return (
    <a class="button" href={left?.href ?? '/learn'}>
      <Icon name="laurel-crown" />
      {left
        ? words.goOn(left.about.words[language.value].title)
        : words.newcomer(Math.min(...taken.map(({ about }) => about.minutes)))}
    </a>
  );
}

/** The lessons of a game, and how far one has come in each. */
function lessonsOf({ id, lessons = [] }: GameCard) {
  return lessons.map((about) => ({
    about,
    href: `/learn/${id}/${about.id}`,
    progress: progressOf(lessonKey(id, about.id)),
  }));
}

const MODES: readonly { readonly mode: 'bot' | 'screen' | 'friends'; readonly icon: IconName }[] = [
  { mode: 'bot', icon: 'robot-golem' },
  { mode: 'screen', icon: 'house' },
  { mode: 'friends', icon: 'talk' },
];

function GameTile({ cover }: { readonly cover: GameCard }) {
  const words = messages.value.home;
  const { id, seats, length, difficulty, loadEditor, lessons } = cover;
  const { title, tagline } = cover.messages[language.value];
  return (
    <li class="panel game-card">
      <CoverPicture cover={cover} />
      <div class="game-card-text">
        <h3>{title}</h3>
        <p>{tagline}</p>
        <ul class="facts">
          <li>
            <Icon name="person" /> {words.players(seatCounts({ seats }))}
          </li>
          <li>
            <Icon name="hourglass" /> {words.minutes(length.min, length.max)}
          </li>
          <li>
            {words.difficultyLabel}{' '}
            <span class="pips" role="img" aria-label={words.difficulty(difficulty)}>
              {'●'.repeat(difficulty)}
              {'○'.repeat(5 - difficulty)}
            </span>
          </li>
        </ul>
      </div>
      <div class="modes">
        {MODES.map(({ mode, icon }) => (
          <a
            key={mode}
            class={mode === 'bot' ? 'button is-first' : 'button'}
            href={`/play/${id}?with=${mode}`}
          >
            <Icon name={icon} />
            <span>
              {words.modes[mode].label}
              <small>{words.modes[mode].hint}</small>
            </span>
          </a>
        ))}
        {lessons ? <LearnLink cover={cover} /> : <RulesLink game={id} class="button" />}
        <div class="row">
          {lessons && <RulesLink game={id} class="rules-link" />}
          {loadEditor && (
            <a class="rules-link" href={`/edit/${id}`}>
              <Icon name="quill-ink" /> {messages.value.home.editLink}
            </a>
          )}
          <GamePageLinks cover={cover} class="rules-link" />
        </div>
      </div>
    </li>
  );
}

function RulesLink({ game, class: className }: { readonly game: string; readonly class: string }) {
  return (
    <a class={className} href={`/rules/${game}`}>
      <Icon name="open-book" /> {messages.value.home.rules}
    </a>
  );
}

/** To the lessons, or into the one that was left; and how far one has come. */
function LearnLink({ cover }: { readonly cover: GameCard }) {
  const words = messages.value.home.learn;
  const taken = lessonsOf(cover);
  const left = taken.find(({ progress }) => isUnderWay(progress));
  const done = taken.filter(({ progress }) => progress.done).length;
  // How far one has come takes the label's place, since cards are too narrow for both.
  const progress = left
    ? words.resume(left.progress.step, left.progress.of)
    : done > 0
      ? words.done(done, taken.length)
      : undefined;
  return (
    <a class="button" href={left?.href ?? `/learn/${cover.id}`}>
      <Icon name="laurel-crown" />
      <span>
        {progress ?? words.label}
        {!progress && <small>{words.hint(taken.map(({ about }) => about.minutes))}</small>}
      </span>
    </a>
  );
}
