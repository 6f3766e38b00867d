/**
 * The picture of a story, as an SVG that needs nothing from outside: fonts, signs and colours are all in it. Where
 * things stand is worked out here, because a drawing does not flow like a page.
 */
import type { Point } from '../../analysis/chart.ts';
import { DASHES, pathOf, SIGN_SHAPES, signsOf } from '../../analysis/chart.ts';
import type { WinChancePoint } from '../../analysis/win-chances.ts';
import type { Measure } from './wrap.ts';
import { cut, wrap } from './wrap.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

export interface PicturePlayer {
  readonly name: string;
  readonly letter: string;
  readonly colour: string;
  /** SVG of 512 by 512, or nothing. */
  readonly sign: string;
  readonly score: string;
  readonly winner: boolean;
}

export interface PictureMedal {
  readonly name: string;
  readonly who: string;
  readonly colour: string;
  readonly sign: string;
}

export interface PictureParts {
  readonly kicker: string;
  readonly headline: string;
  readonly chance: string;
  readonly percent: (share: number) => string;
  readonly alt: string;
  readonly players: readonly PicturePlayer[];
  readonly medals: readonly PictureMedal[];
  readonly course: readonly WinChancePoint[];
  readonly last: number;
  /** The table as it was left. */
  readonly board?: { readonly svg: string; readonly width: number; readonly height: number };
  /** The family of the headline. */
  readonly display: string;
  /** Rules that bring the fonts along. */
  readonly fonts: string;
  readonly crown: string;
  readonly colours: PictureColours;
  readonly measure: Measure;
}

export interface PictureColours {
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly strong: string;
  readonly gold: string;
}

/** What all but the headline is written in. */
export const TEXT_FAMILY = 'Alegreya Variable';
export const HOUSE_FAMILY = 'Almendra';
const TEXT = `'${TEXT_FAMILY}', 'Palatino Linotype', Georgia, serif`;

const LEFT = { x: 52, width: 660 } as const;
const RIGHT = { x: 746, width: 402 } as const;
const BOTTOM = 588;
const SIZES = [52, 46, 40, 34] as const;
const MAX_LINES = 3;
const CELL = { height: 50, gap: 14 } as const;
const MEDAL = 42;
const MAX_MEDALS = 5;
/** Letters at the ends of the curves keep so far apart. */
const APART = 20;

export function drawPicture(parts: PictureParts): string {
  const { width, height } = PICTURE;
  const { colours, fonts, alt } = parts;
  const headline = drawHeadline(parts);
  const players = drawPlayers(parts, headline.bottom + 22);
  const board = drawBoard(parts);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(alt)}">`,
    `<style>${fonts}</style>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    frame(colours),
    EMBLEM,
    words(parts.kicker, 102, 78, { size: 26, fill: colours.soft, weight: 500 }),
    headline.svg,
    players.svg,
    drawWinChances(parts, players.bottom + 26),
    board.svg,
    drawMedals(parts, board.bottom),
    '</svg>',
  ].join('');
}

function frame({ line, strong }: PictureColours): string {
  return (
    `<rect x="14" y="14" width="1172" height="602" rx="10" fill="none" stroke="${strong}" stroke-width="3"/>` +
    `<rect x="21" y="21" width="1158" height="588" rx="6" fill="none" stroke="${line}" stroke-width="1.500"/>`
  );
}

interface Drawn {
  readonly svg: string;
  readonly bottom: number;
}

/** As large as it fits into three lines. */
function drawHeadline({ headline, display, colours, measure }: PictureParts): Drawn {
  const family = `'${display}', ${TEXT}`;
  const linesAt = (size: number) =>
    wrap(headline, LEFT.width, (text) => measure(text, `700 ${size}px ${family}`));
  const size = SIZES.find((one) => linesAt(one).length <= MAX_LINES) ?? SIZES[SIZES.length - 1] ?? 34;
  const all = linesAt(size);
  const lines = all.slice(0, MAX_LINES);
  if (all.length > MAX_LINES) lines[MAX_LINES - 1] = `${lines[MAX_LINES - 1]}…`;
  const step = size * 1.08;
  const top = 92 + size;
  const svg = lines.map((line, i) =>
    words(line, LEFT.x, top + i * step, { size, fill: colours.ink, weight: 700, family }),
  );
  return { svg: svg.join(''), bottom: top + (lines.length - 1) * step + size * 0.2 };
}

/** Two beside each other. */
function drawPlayers({ players, colours, crown, measure }: PictureParts, top: number): Drawn {
  const width = (LEFT.width - CELL.gap) / 2;
  const svg = players.map(({ name, letter, colour, sign, score, winner }, i) => {
    const x = LEFT.x + (i % 2) * (width + CELL.gap);
    const y = top + Math.floor(i / 2) * (CELL.height + CELL.gap);
    const points = measure(score, `700 30px ${TEXT}`);
    const nameX = x + 48 + measure(letter, `700 26px ${TEXT}`) + 10;
    const font = `${winner ? 700 : 500} 27px ${TEXT}`;
    const room = x + width - 14 - points - nameX - (winner ? 48 : 12);
    const shown = cut(name, room, (text) => measure(text, font));
    const after = nameX + measure(shown, font) + 10;
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${CELL.height}" rx="8" fill="${colours.raised}" stroke="${winner ? colours.gold : colours.line}" stroke-width="${winner ? 3 : 1.5}"/>`,
      icon(sign, x + 12, y + 10, 30, colour),
      words(letter, x + 48, y + 35, { size: 26, fill: colour, weight: 700 }),
      words(shown, nameX, y + 34, { size: 27, fill: colours.ink, weight: winner ? 700 : 500 }),
      winner ? icon(crown, after, y + 12, 26, colours.gold) : '',
      words(score, x + width - 14, y + 36, { size: 30, fill: colours.ink, weight: 700, anchor: 'end' }),
    ].join('');
  });
  const rows = Math.ceil(players.length / 2);
  return { svg: svg.join(''), bottom: top + rows * CELL.height + (rows - 1) * CELL.gap };
}

function drawWinChances(
  { course, last, players, colours, chance, percent }: PictureParts,
  top: number,
): string {
  if (course.length < 2 || BOTTOM - top < 80) return '';
  const plot = { left: LEFT.x + 58, right: LEFT.x + LEFT.width - 34, top: top + 26, bottom: BOTTOM };
  const x = (at: number) => plot.left + (at / Math.max(1, last)) * (plot.right - plot.left);
  const y = (share: number) => plot.bottom - share * (plot.bottom - plot.top);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<path d="M${plot.left} ${y(share)}H${plot.right}" stroke="${colours.line}" stroke-width="1.500"/>` +
      words(percent(share), plot.left - 10, y(share) + 6, {
        size: 18,
        fill: colours.soft,
        weight: 500,
        anchor: 'end',
      }),
  );
  const curves = players.map((_, seat) =>
    course.map(({ at, chances }): Point => ({ x: x(at), y: y(chances[seat] ?? 0) })),
  );
  const ends = apart(curves.map((points) => points.at(-1)?.y ?? plot.bottom));
  const lines = players.map(({ colour, letter }, seat) => {
    const points = curves[seat] ?? [];
    const path = pathOf(points);
    const signs = signsOf(points, seat, players.length).map(
      (at) =>
        `<path d="${SIGN_SHAPES[seat % SIGN_SHAPES.length]}" transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(1.500)" fill="${colour}" stroke="${colours.paper}"/>`,
    );
    return [
      `<path d="${path}" fill="none" stroke="${colours.paper}" stroke-width="7" stroke-linejoin="round"/>`,
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3.500" stroke-linejoin="round" stroke-dasharray="${dashes(seat)}"/>`,
      ...signs,
      words(letter, plot.right + 12, (ends[seat] ?? 0) + 7, { size: 22, fill: colour, weight: 700 }),
    ].join('');
  });
  const title = words(chance, LEFT.x, top + 10, { size: 19, fill: colours.soft, weight: 500 });
  return title + grid.join('') + lines.join('');
}

function dashes(seat: number): string {
  return (DASHES[seat % DASHES.length] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((dash) => Number(dash) * 1.5)
    .join(' ');
}

/** None on top of another, from the top down. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let ceiling = Number.POSITIVE_INFINITY;
  for (const i of order.reverse()) {
    ceiling = Math.min(placed[i] ?? 0, ceiling - APART);
    placed[i] = ceiling;
  }
  return placed;
}

/** Whole, as wide as the column. */
function drawBoard({ board, colours }: PictureParts): Drawn {
  const top = 46;
  if (!board) return { svg: '', bottom: top - 18 };
  const height = Math.min(RIGHT.width, (RIGHT.width * board.height) / board.width);
  const svg =
    `<svg x="${RIGHT.x}" y="${top}" width="${RIGHT.width}" height="${height}" viewBox="0 0 ${board.width} ${board.height}">${board.svg}</svg>` +
    `<rect x="${RIGHT.x}" y="${top}" width="${RIGHT.width}" height="${height}" fill="none" stroke="${colours.strong}" stroke-width="2"/>`;
  return { svg, bottom: top + height };
}

function drawMedals({ medals, colours, measure }: PictureParts, above: number): string {
  const top = above + 16;
  const room = Math.max(0, Math.floor((BOTTOM + 12 - top) / MEDAL));
  return medals
    .slice(0, Math.min(room, MAX_MEDALS))
    .map(({ name, who, colour, sign }, i) => {
      const y = top + i * MEDAL;
      const width = (text: string) => measure(text, `700 23px ${TEXT}`);
      const title = cut(name, RIGHT.width - 150, width);
      const from = RIGHT.x + 50 + width(title) + 12;
      const owner = cut(who, RIGHT.x + RIGHT.width - from, (text) => measure(text, `500 21px ${TEXT}`));
      return [
        `<circle cx="${RIGHT.x + 19}" cy="${y + 18}" r="17" fill="${colours.raised}" stroke="${colour}" stroke-width="3"/>`,
        icon(sign, RIGHT.x + 8, y + 7, 22, colour),
        words(title, RIGHT.x + 48, y + 26, { size: 23, fill: colours.ink, weight: 700 }),
        words(owner, from, y + 26, { size: 21, fill: colours.soft, weight: 500 }),
      ].join('');
    })
    .join('');
}

interface Look {
  readonly size: number;
  readonly fill: string;
  readonly weight: number;
  readonly family?: string;
  readonly anchor?: 'end';
}

function words(text: string, x: number, y: number, look: Look): string {
  const { size, fill, weight, family = TEXT, anchor } = look;
  const end = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}"${end}>${escaped(text)}</text>`;
}

function icon(svg: string, x: number, y: number, size: number, fill: string): string {
  if (svg === '') return '';
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${fill}" color="${fill}">${svg}</svg>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters have no place in XML, not even escaped. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
    .replaceAll(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ');
}

/** The banner of the house, as on its icon. */
const EMBLEM = [
  '<svg x="50" y="38" width="42" height="52" viewBox="0 0 120 150">',
  '<path d="M60 4v16M14 20h92" stroke="#8a6a3b" stroke-width="6" stroke-linecap="round"/>',
  '<circle cx="60" cy="7" r="6" fill="#c9a24b"/><circle cx="12" cy="20" r="6" fill="#c9a24b"/><circle cx="108" cy="20" r="6" fill="#c9a24b"/>',
  '<path d="M22 23h76v112l-12.700-17-12.600 17L60 118l-12.700 17-12.600-17L22 135z" fill="#8c1d2c"/>',
  '<path d="M22 23h38v95l-12.700 17-12.600-17L22 135z" fill="#a3293a"/>',
  '<path d="M22 30h76M22 36h76" stroke="#c9a24b" stroke-width="2"/>',
  '<path d="M60 48l6 12h-4v8h10v-4l12 6-12 6v-4H62v22h8l-10 10-10-10h8V72H48v4l-12-6 12-6v4h10v-8h-4z" fill="#e9d9a8"/>',
  '</svg>',
].join('');
