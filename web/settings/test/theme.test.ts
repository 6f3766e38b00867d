/** Whatever a game looks like, it can be read: by day and by night, also by those who see little. */
import { readFileSync } from 'node:fs';
import { covers } from '@gonfalon/games/covers';
import type { GameUi } from '@gonfalon/ui-kit';
import { ORNAMENTS, SHADES } from '@gonfalon/ui-kit';
import { describe, expect, test } from 'vitest';

type Theme = 'day' | 'night';
type Colours = ReadonlyMap<string, string>;

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const cssOf = (game: string) => file(`games/${game}/ui/${game}.css`);

/** The colours that a stylesheet names, as they are by day or by night. */
function named(css: string, theme: Theme): [string, string][] {
  const found = css.matchAll(/--([\w-]+):\s*light-dark\(\s*(#[0-9a-f]+),\s*(#[0-9a-f]+)\s*\)/g);
  return [...found].map(([, name = '', day = '', night = '']) => [name, theme === 'day' ? day : night]);
}

/** What counts on the pages of a game: the colours of the house, and those that the game replaces. */
function coloursOf(ui: GameUi, theme: Theme): Colours {
  const house = file('web/styles/tokens.css').split('@media')[0] ?? '';
  const at = theme === 'day' ? 0 : 1;
  const own = SHADES.flatMap((name): [string, string][] =>
    ui.theme ? [[name, ui.theme.colours[name][at]]] : [],
  );
  return new Map([...named(house, theme), ...named(cssOf(ui.module.game.id), theme), ...own]);
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const BANDS = ['band', 'band-mine'];
/** What is written on what. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [...PAPERS, ...BANDS],
  'ink-soft': [...PAPERS, ...BANDS],
  accent: [...PAPERS, ...BANDS],
  'accent-ink': ['accent', 'bad'],
  gold: ['paper', 'paper-raised'],
  good: ['paper', 'paper-raised'],
  bad: ['paper', 'paper-raised'],
  advised: ['paper-raised'],
};
/** Lines and outlines that one must see to use the page. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  'line-strong': PAPERS,
  focus: [...PAPERS, ...BANDS],
  offered: PAPERS,
  picked: ['paper-raised', 'paper-sunk'],
  concerned: PAPERS,
};

function tooFaint(
  colours: Colours,
  pairs: Readonly<Record<string, readonly string[]>>,
  least: number,
): string[] {
  return Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const found = contrast(colours.get(front) ?? '', colours.get(ground) ?? '');
      return found >= least ? [] : [`${front} on ${ground}: ${found.toFixed(2)}`];
    }),
  );
}

test('black on white has the contrast that it has by definition', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(covers)('$id', (cover) => {
  describe.each(['day', 'night'] as const)('by %s', (theme) => {
    test('what is written can be read, and what outlines something is seen', async () => {
      const colours = coloursOf(await cover.load(), theme);
      expect(tooFaint(colours, TEXT, 4.5)).toEqual([]);
      expect(tooFaint(colours, SIGNS, 3)).toEqual([]);
    });

    test('the marks of all seats can be read wherever they stand', async () => {
      const ui = await cover.load();
      const colours = coloursOf(ui, theme);
      const marks = Array.from({ length: cover.seats.max }, (_, seat) =>
        ui.seatStyle(seat, 'en').colour.replace(/^var\(--(.+)\)$/, '$1'),
      );
      expect(marks.filter((name) => !colours.has(name))).toEqual([]);
      const pairs = Object.fromEntries(marks.map((name) => [name, ['paper', 'paper-raised']]));
      expect(tooFaint(colours, pairs, 4.5)).toEqual([]);
    });
  });

  test('it brings every ornament, and the type that it names', async () => {
    const { theme } = await cover.load();
    if (!theme) return;
    const css = file(`games/${cover.id}/ui/theme.css`);
    expect(ORNAMENTS.filter((name) => !css.includes(`${name}: url(`))).toEqual([]);
    const family = theme.display.toLowerCase().replaceAll(' ', '-');
    expect(file(`games/${cover.id}/ui/theme.ts`)).toContain(`@fontsource/${family}/latin-`);
  });
});
