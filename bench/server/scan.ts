/** Finds what matters in the bytes of a message without reading all of it: most of it is a view nobody looks at. */

const ZERO = 0x30;
const NINE = 0x39;

/** The whole number that stands right behind `label`; undefined if the label is not there. */
export function numberBehind(text: Buffer, label: Buffer, from = 0): number | undefined {
  const found = text.indexOf(label, from);
  if (found < 0) return undefined;
  let value = 0;
  for (let at = found + label.length; isDigit(text[at]); at++)
    value = value * 10 + (text[at] as number) - ZERO;
  return value;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

/** The fields from there to the end of the message's outermost object. */
export function fieldsFrom(text: Buffer, at: number): unknown {
  return JSON.parse(`{${text.toString('utf8', at)}`);
}
