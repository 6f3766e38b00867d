/** « de Rook », « d’Aliénor »: names are people's own, so the small word before them is chosen as they are read. */
export function de(name: string): string {
  return BEGINS_WITH_A_VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** Also `y` before a consonant: d’Yseult, but de Yann. Before `h` both are heard, and « de » is never wrong. */
const BEGINS_WITH_A_VOWEL = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäéèêëîïôöùûü])/i;
