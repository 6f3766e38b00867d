/** A game's rules on one page, to be printed. */
import type { GameCard, SummaryPart } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { CoverPicture } from '../games/cover-picture.tsx';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';

interface Props {
  readonly cover: GameCard;
  readonly parts: readonly SummaryPart[];
}

export function RulesSummary({ cover, parts }: Props) {
  const words = messages.value.rules;
  const { title, tagline } = cover.messages[language.value];
  return (
    <article class="page summary">
      <header>
        <CoverPicture cover={cover} />
        <div>
          <h1>{title}</h1>
          <p>{tagline}</p>
          <p class="row summary-ways">
            <button type="button" class="button is-first" onClick={() => print()}>
              {words.print}
            </button>
            <a class="button" href={`/rules/${cover.id}`}>
              {words.all}
            </a>
          </p>
        </div>
      </header>
      <div class="summary-parts">
        {parts.map(({ icon, title: name, lines }) => (
          <section key={name}>
            <h2>
              <Icon name={icon} /> {name}
            </h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
