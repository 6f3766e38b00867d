/** « de Rook », « d’Aliénor »: names are people's own, so the small word before them is chosen as they are read. */
export function de(name: string): string {
  if (isBot(name)) return BEGINS_WITH_A_VOWEL.test(name) ? `de l’${name}` : `du ${name}`;
  if (name.startsWith(OURS)) return `de ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return BEGINS_WITH_A_VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** « le Maréchal », « l’Écuyer », but « Rook »: our bots are called by their rank. */
export function le(name: string): string {
  if (!isBot(name)) return name;
  return BEGINS_WITH_A_VOWEL.test(name) ? `l’${name}` : `le ${name}`;
}

const BOT = /^(?:Page|Écuyer|Chevalier|(?:Grand )?Maréchal|Étalon|Instinct|Éleveur|Hasard)(?: \d+)?$/;

const isBot = (name: string): boolean => BOT.test(name);

/** « Votre rival » is no name, but what we call somebody: it begins small inside a sentence. */
const OURS = 'Votre ';

/** Also `y` before a consonant: d’Yseult, but de Yann. Before `h` both are heard, and « de » is never wrong. */
const BEGINS_WITH_A_VOWEL = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäéèêëîïôöùûü])/i;
