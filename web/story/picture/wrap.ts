/** Text in a given width: nothing in a drawing breaks lines by itself. */

/** How wide a text is, in the font that it will be drawn with. */
export type Measure = (text: string, font: string) => number;

export function wrap(text: string, widest: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && width(longer) > widest) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text cut short with an ellipsis, if it must be. */
export function cut(text: string, widest: number, width: (text: string) => number): string {
  if (width(text) <= widest) return text;
  const letters = [...text];
  while (letters.length > 1 && width(`${letters.join('').trimEnd()}…`) > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
