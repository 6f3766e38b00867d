/** The pages that a server shows by itself, where there is no browser client. */
import { defaultLevel, levels } from '@gonfalon/bots';
import type { GameModule, Language } from '@gonfalon/kernel';
import { seatCounts } from '@gonfalon/kernel';
import { escaped } from '../../escape-html.ts';
import { BANNER } from './banner.ts';
import type { PageMessages } from './messages/en.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

const MESSAGES: Readonly<Record<Language, PageMessages>> = { en, fr };

interface Landing {
  readonly language: Language;
  readonly games: readonly GameModule[];
  /** How the visitor reached us. */
  readonly origin: string;
}

export function landingPage({ language, games, origin }: Landing): string {
  const say = MESSAGES[language];
  const example = games[0]?.game;
  const others = Array.from({ length: (example ? (seatCounts(example)[0] ?? 1) : 1) - 1 }, () => ({
    kind: 'bot',
    bot: defaultLevel.name,
  }));
  return page(
    language,
    `<header>
${BANNER}
<h1>${say.title}</h1>
<p class="subtitle">${say.subtitle}</p>
<p class="up">${say.up}</p>
</header>
<main>
<p class="about">${say.about}</p>
<section>
<h2>${say.games}</h2>
<ul class="games">
${games.map((module) => gameCard(module, language)).join('\n')}
</ul>
</section>
<section>
<h2>${say.terminal}</h2>
<p>${say.terminalHow}</p>
<pre><code>npm run gonfalon -- play ${escaped(example?.id ?? '')}</code></pre>
</section>
<section>
<h2>${say.program}</h2>
<p>${say.programHow}</p>
<pre><code>${escaped(
      [
        `curl -c jar ${origin}/api/me`,
        `curl -b jar ${origin}/api/tables -H 'content-type: application/json' \\`,
        `     -d '${JSON.stringify({ game: example?.id, seats: [{ kind: 'me' }, ...others] })}'`,
      ].join('\n'),
    )}</code></pre>
<p>${say.protocol('<code>docs/protocol.md</code>')}</p>
</section>
</main>`,
  );
}

export function notFoundPage(language: Language): string {
  const say = MESSAGES[language];
  return page(
    language,
    `<header>
${BANNER}
<h1>404</h1>
<p class="subtitle">${say.notFound}</p>
<p><a href="/">${say.back}</a></p>
</header>`,
  );
}

export interface Question {
  readonly title: string;
  readonly hint?: string;
  /** What the button says, if there is something to be done. */
  readonly button?: string;
  readonly back: string;
}

/** A page with something to read, and perhaps a button that sends a POST to the same address. */
export function questionPage(language: Language, { title, hint, button, back }: Question): string {
  return page(
    language,
    `<header>
${BANNER}
<h1>${escaped(title)}</h1>
${hint ? `<p class="subtitle">${escaped(hint)}</p>` : ''}
${button ? `<form method="post"><button type="submit">${escaped(button)}</button></form>` : ''}
<p><a href="/">${escaped(back)}</a></p>
</header>`,
  );
}

function gameCard({ game, messages }: GameModule, language: Language): string {
  const say = MESSAGES[language];
  const { title, tagline } = messages[language];
  const facts = [say.seats(seatCounts(game)), say.bots(levels.map(({ name }) => name).join(', '))];
  return `<li><h3>${escaped(title)}</h3><p>${escaped(tagline)}</p><p class="facts">${escaped(facts.join(' · '))}</p></li>`;
}

function page(language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gonfalon</title>
<link rel="icon" href="/banner.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
<body>
${body}
</body>
</html>
`;
}
