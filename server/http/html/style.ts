/** The look of a server's own pages: parchment by day, a hall by night. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ground: #f4ecd8;
  --sheet: #fbf6e9;
  --ink: #2b2118;
  --faint: #6f5f4c;
  --line: #d9c9a3;
  --accent: #8c1d2c;
  --up: #3c6e3f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1b1613;
    --sheet: #26201b;
    --ink: #ece1cb;
    --faint: #b3a58c;
    --line: #4a3d2f;
    --accent: #e08a92;
    --up: #8fc793;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0 auto;
  padding: 2.5rem 1.25rem 4rem;
  max-width: 46rem;
  background: var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.6 Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
}
header {
  text-align: center;
}
h1,
h2,
h3 {
  font-weight: 600;
  line-height: 1.2;
  text-wrap: balance;
}
h1 {
  margin: 0.75rem 0 0;
  font-size: 3rem;
  letter-spacing: 0.06em;
}
h2 {
  margin: 2.75rem 0 0.75rem;
  padding-bottom: 0.35rem;
  border-bottom: 1px solid var(--line);
  color: var(--accent);
  font-size: 1.4rem;
}
h3 {
  margin: 0;
  font-size: 1.2rem;
}
p {
  margin: 0.5rem 0;
}
a {
  color: var(--accent);
}
button {
  margin: 1rem 0;
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--ground);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.subtitle {
  font-size: 1.2rem;
  font-style: italic;
  color: var(--faint);
}
.up {
  display: inline-block;
  margin-top: 1rem;
  padding: 0.15rem 0.9rem;
  border: 1px solid currentcolor;
  border-radius: 2rem;
  color: var(--up);
  font-size: 0.95rem;
}
.about {
  margin-top: 2rem;
}
.games {
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  margin: 1rem 0 0;
  padding: 0;
  list-style: none;
}
.games li {
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-top: 4px solid var(--accent);
  border-radius: 2px;
  background: var(--sheet);
}
.facts {
  color: var(--faint);
  font-size: 0.95rem;
}
pre {
  overflow-x: auto;
  padding: 0.9rem 1.1rem;
  border: 1px solid var(--line);
  border-radius: 2px;
  background: var(--sheet);
  line-height: 1.5;
}
code {
  font: 0.9rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
}
`;
