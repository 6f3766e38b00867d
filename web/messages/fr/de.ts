/** « de Rook », « d’Aliénor »: names are people's own, so the small word before them is chosen as they are read. */
export function de(name: string): string {
  if (name.startsWith(OURS)) return `de ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return BEGINS_WITH_A_VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** « Votre rival » is no name, but what we call somebody: it begins small inside a sentence. */
const OURS = 'Votre ';

/** Also `y` before a consonant: d’Yseult, but de Yann. Before `h` both are heard, and « de » is never wrong. */
const BEGINS_WITH_A_VOWEL = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäéèêëîïôöùûü])/i;
