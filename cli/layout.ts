/** Text on a terminal: width, colour, and the marks of the seats. */
import { stripVTControlCharacters } from 'node:util';
import type { Seat } from '@gonfalon/kernel';
import type { Io, Output } from './io.ts';

const WIDEST = 100;
const NARROWEST = 40;

/** Some terminals do not tell their width, or say that it is 0. */
export function widthOf(output: Output): number {
  return Math.max(NARROWEST, Math.min(output.columns || WIDEST, WIDEST));
}

/** Breaks a text into lines of at most that width; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = stripVTControlCharacters(`${line} ${word}`).length;
    if (line.trim() !== '' && longer > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += line === '' ? word : ` ${word}`;
    }
  }
  return [...lines, line].join('\n');
}

/** A table with columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

/** Colours are for terminals, and for people who did not ask for none. */
export function paintFor(output: Output, env: Io['env']): Paint {
  const coloured = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return coloured ? (colour, text) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (_, text) => text;
}

const SEAT_MARKS = ['◆', '●', '▲', '■', '★', '♣'];
const SEAT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'];

/** A shape and a colour, so that the one works without the other. */
export function seatMark(seat: Seat, paint: Paint): string {
  return paint(
    SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'bold',
    SEAT_MARKS[seat % SEAT_MARKS.length] ?? '•',
  );
}
