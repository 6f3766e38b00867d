/** The numbered rules of a game, its rulings and its content, with a search. `/rules/<game>#<rule>` opens at a rule. */
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CoverPicture } from '../games/cover-picture.tsx';
import { covers, useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { decodePath } from '../navigation/decode-path.ts';
import { address } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import '../styles/summary.css';
import type { Entry, Section } from './rules-search.ts';
import { chapterWith, contentSections, parts, ruleSections, rulingSection, search } from './rules-search.ts';
import { RulesSummary } from './rules-summary.tsx';

export default function RulesPage({ rest }: { readonly rest: string }) {
  const words = messages.value.rules;
  const cover = covers.find(({ id }) => id === rest);
  const ui = useGame(cover?.id);
  useTitle(cover ? words.of(cover.messages[language.value].title) : words.title);
  if (!cover) {
    return (
      <div class="page">
        <h1>{words.title}</h1>
        <p>{rest ? words.unknown : words.choose}</p>
        <ul class="cards">
          {covers.map((listed) => (
            <li key={listed.id} class="panel game-card">
              <a href={`/rules/${listed.id}`}>
                <CoverPicture cover={listed} />
                <h2>{listed.messages[language.value].title}</h2>
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (ui === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!ui) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (address.value.searchParams.has('summary') && ui.loadSummary)
    return <Summary cover={cover} load={ui.loadSummary} />;
  return <Reader ui={ui} game={cover.id} title={cover.messages[language.value].title} />;
}

interface SummaryProps {
  readonly cover: GameCard;
  readonly load: NonNullable<GameUi['loadSummary']>;
}

function Summary({ cover, load }: SummaryProps) {
  const [summary, setSummary] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => void load().then((made) => setSummary(() => made)), [load]);
  if (!summary) return <p class="page waiting">{messages.value.shell.loading}</p>;
  return <RulesSummary cover={cover} parts={summary(language.value)} />;
}

function Reader({ ui, game, title }: { readonly ui: GameUi; readonly game: string; readonly title: string }) {
  const words = messages.value.rules;
  const [wanted, setWanted] = useState('');
  const tongue = language.value;
  const all = useMemo(
    () => [
      ...ruleSections(ui.module, tongue),
      rulingSection(ui.module, tongue, words.rulings),
      ...contentSections(ui.content?.(tongue) ?? []),
    ],
    [ui, tongue, words],
  );
  const found = useMemo(() => search(all, wanted), [all, wanted]);
  const { hash } = address.value;
  const place = decodePath(hash.slice(1), decodeURIComponent);
  const isSearch = wanted.trim() !== '';
  /** One chapter at a time: the one that the address leads to, or the first; while searching, all hits. */
  const at = Math.max(0, chapterWith(all, place));
  const shown = isSearch ? found : all.slice(at, at + 1);
  useEffect(() => {
    const target = document.getElementById(place);
    if (!target || isSearch) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  }, [place, isSearch]);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div class="page rules">
      <header class="rules-head">
        <h1>{words.of(title)}</h1>
        <p class="row">
          <a class="button is-first" href={`/play/${game}`}>
            <Icon name="crossed-swords" /> {words.play(title)}
          </a>
          {ui.loadSummary && (
            <a class="button" href={`/rules/${game}?summary`}>
              <Icon name="scroll-unfurled" /> {words.summary}
            </a>
          )}
        </p>
      </header>
      <search class="rules-search">
        <label for="rules-wanted">{words.search}</label>
        <input
          id="rules-wanted"
          type="search"
          value={wanted}
          placeholder={words.searchHint}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <p class="hint" role="status">
          {isSearch && (count > 0 ? words.found(count) : words.none)}
        </p>
      </search>
      <div class="rules-columns">
        <nav class="rules-chapters" aria-label={words.chapters}>
          <ol>
            {all.map(({ id, title: name }, i) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={() => setWanted('')}
                  {...(!isSearch && i === at && { 'aria-current': 'page' as const })}
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {shown.map((section) => (
            <Chapter
              key={section.id}
              section={section}
              wanted={isSearch ? wanted : ''}
              open={() => setWanted('')}
            />
          ))}
          {!isSearch && <Neighbours before={all[at - 1]} after={all[at + 1]} />}
        </div>
      </div>
    </div>
  );
}

/** The ways to the chapters before and after. */
function Neighbours({
  before,
  after,
}: {
  readonly before?: Section | undefined;
  readonly after?: Section | undefined;
}) {
  return (
    <nav class="rules-neighbours" aria-label={messages.value.rules.chapters}>
      {before ? <a href={`#${before.id}`}>← {before.title}</a> : <span />}
      {after && <a href={`#${after.id}`}>{after.title} →</a>}
    </nav>
  );
}

/** The words that were searched for stand out. */
function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  return parts(text, wanted).map(({ part, isHit }, i) => (isHit ? <mark key={i}>{part}</mark> : part));
}

interface ChapterProps {
  readonly section: Section;
  readonly wanted: string;
  /** Leaves the search for the chapter that the entry stands in. */
  readonly open: () => void;
}

function Chapter({ section: { id, title, entries }, wanted, open }: ChapterProps) {
  return (
    <section class="rules-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {id === 'rulings' && <p class="hint">{messages.value.rules.rulingsHint}</p>}
      {entries.map((entry) => (
        <Rule key={entry.id} entry={entry} wanted={wanted} open={open} />
      ))}
    </section>
  );
}

interface RuleProps extends Pick<ChapterProps, 'wanted' | 'open'> {
  readonly entry: Entry;
}

function Rule({ entry: { id, title, text, sources, see }, wanted, open }: RuleProps) {
  const words = messages.value.rules;
  return (
    <article class="rule" id={id} tabIndex={-1}>
      <h3>
        <a href={`#${id}`} aria-label={words.link(title ?? id)} onClick={open}>
          {title ?? id}
        </a>
      </h3>
      <div>
        <p>
          <Marked text={text} wanted={wanted} />
        </p>
        <p class="hint">
          {sources.length > 0 &&
            `${words.source} ${sources.map((source) => words.sources[source]).join(', ')}`}
          {see.map((other) => (
            <a key={other} href={`#${other}`}>
              {other}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}
