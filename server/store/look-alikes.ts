/**
 * Letters that look like those of the Latin alphabet, by the letter that they look like. From the confusables of Unicode 15
 * (UTS 39), as ICU 72 knows them: the letters of Latin, Greek, Cyrillic and Armenian that have one such look.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'ΑАɑαа',
  b: 'ƂƄΒБВЬѢҌꞴƀƃɓѣҍ',
  c: 'СҪȼсҫᴄ',
  d: 'ÐĐƉđƌɖɗԁ',
  e: 'ɆΕЕɇеҽҿꬲ',
  f: 'ƑϜꞘƒքᵮẝꞙꬵ',
  g: 'ǤԌƍǥɠɡցᶃ',
  h: 'ĦΗНҢӇӉⱧħɦћһհꚕ',
  i: 'ıɨɩɪιіӏᵻᵼꙇ',
  j: 'ɈͿЈꞲɉϳј',
  k: 'ΚКҚҞⱩꝀƙ',
  l: 'ŁƖƗΙІӀłƚǀɫɭ',
  m: 'ΜϺМӍ',
  n: 'ƝΝƞɳηոռᵰ',
  o: 'ØƟΘΟОѲӨՕꝊøɵθοσоѳөօᴏᴑꝋꬽꬾ',
  p: 'ΡРƥρрᵽ',
  q: 'ʠԛգզ',
  r: 'Ʀɍɼɽгғᴦᵲꭇꭈ',
  s: 'ЅՏƽʂѕᵴꜱ',
  t: 'ŦƮȾΤТҬŧƭᵵ',
  u: 'ɄՍʋυսᴜᵾꞟꭎꭒ',
  v: 'Ѵνѵᴠ',
  w: 'Ԝɯѡѽԝաᴡꝡ',
  x: 'ΧХҲꞳх',
  y: 'ɎΥУҮҰƴɏɣʏγуүұᶌỿꭚ',
  z: 'ƵȤΖƶȥʐᴢᵶ',
};

const looks = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/** Names that differ only by case, accents, the width of letters, or by letters that look the same, look the same. */
export function lookOf(name: string): string {
  return folded([...name.normalize('NFKD')].map((letter) => looks.get(letter) ?? letter).join('')).replaceAll(
    /./gu,
    (letter) => looks.get(letter) ?? letter,
  );
}

/** Names that differ only by case, accents or the width of letters are the same name. */
export function folded(name: string): string {
  return name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
