/** The numbered rules of a game, its rulings and its content, with a search. `/rules/<game>#<rule>` opens at a rule. */
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CoverPicture } from '../games/cover-picture.tsx';
import { covers, useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { decodePath } from '../navigation/decode-path.ts';
import { address } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import type { Entry, Section } from './rules-search.ts';
import { contentSections, ruleSections, rulingSection, search } from './rules-search.ts';

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
  return <Reader ui={ui} game={cover.id} title={cover.messages[language.value].title} />;
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
  const shown = useMemo(() => search(all, wanted), [all, wanted]);
  const { hash } = address.value;
  useEffect(() => {
    const target = document.getElementById(decodePath(hash.slice(1), decodeURIComponent));
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  }, [hash]);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div class="page rules">
      <header class="rules-head">
        <h1>{words.of(title)}</h1>
        <a class="button is-first" href={`/play/${game}`}>
          <Icon name="crossed-swords" /> {words.play(title)}
        </a>
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
          {wanted && (count > 0 ? words.found(count) : words.none)}
        </p>
      </search>
      <div class="rules-columns">
        <nav class="rules-chapters" aria-label={words.chapters}>
          <ol>
            {shown.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {shown.map((section) => (
            <Chapter key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Chapter({ section: { id, title, entries } }: { readonly section: Section }) {
  return (
    <section class="rules-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {id === 'rulings' && <p class="hint">{messages.value.rules.rulingsHint}</p>}
      {entries.map((entry) => (
        <Rule key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function Rule({ entry: { id, title, text, sources, see } }: { readonly entry: Entry }) {
  const words = messages.value.rules;
  return (
    <article class="rule" id={id} tabIndex={-1}>
      <h3>
        <a href={`#${id}`} aria-label={words.link(title ?? id)}>
          {title ?? id}
        </a>
      </h3>
      <div>
        <p>{text}</p>
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
