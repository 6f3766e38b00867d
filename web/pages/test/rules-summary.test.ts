import { covers } from '@gonfalon/games/covers';
import { LANGUAGES } from '@gonfalon/kernel';
import { expect, test } from 'vitest';

const withSummary = ['battue', 'battlelore'];

test.each(withSummary)('%s fits one page in both languages', async (id) => {
  const ui = await covers.find((cover) => cover.id === id)?.load();
  const summary = await ui?.loadSummary?.();
  const [en = [], fr = []] = LANGUAGES.map((language) => summary?.(language));
  expect(en.length).toBeGreaterThan(3);
  expect(fr.map(({ icon, lines }) => [icon, lines.length])).toEqual(
    en.map(({ icon, lines }) => [icon, lines.length]),
  );
  for (const { lines } of [...en, ...fr]) for (const line of lines) expect(line).toMatch(/^.{10,150}\.$/);
});
