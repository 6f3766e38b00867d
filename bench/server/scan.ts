/** Finds what matters in a message without reading all of it: most of it is a view nobody looks at. */

const ZERO = 0x30;
const NINE = 0x39;

/** The whole number that stands right behind `label`; undefined if the label is not there. */
export function numberBehind(text: string, label: string, from = 0): number | undefined {
  const found = text.indexOf(label, from);
  if (found < 0) return undefined;
  let value = 0;
  for (let at = found + label.length; isDigit(text.charCodeAt(at)); at++)
    value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const CHOICES = '"choices":[[';
/** Choices are lists of references, in which there are no brackets. */
const END_OF_CHOICES = ']]';
const BETWEEN_CHOICES = '],[';

/** The choices of the question in it, each as it stands there, without its brackets. */
export function choicesIn(text: string): string[] {
  const from = text.indexOf(CHOICES) + CHOICES.length;
  return text.slice(from, text.indexOf(END_OF_CHOICES, from)).split(BETWEEN_CHOICES);
}
