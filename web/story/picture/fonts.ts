/** Fonts of the page, taken along inside a drawing: a picture cannot fetch them by itself. */

/** Rules with the fonts in them; nothing if they cannot be had, and then the reader's own are taken. */
export async function embeddedFonts(families: readonly string[]): Promise<string> {
  const rules = await Promise.all(faces(families).map((face) => embedded(face).catch(() => '')));
  return rules.join('');
}

interface Face {
  readonly style: CSSStyleDeclaration;
  readonly address: string;
}

/** All that our two languages need is in their Latin part. */
function faces(families: readonly string[]): readonly Face[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const family = plain(style.getPropertyValue('font-family'));
      const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      const upright = !/italic|oblique/.test(style.getPropertyValue('font-style'));
      if (!families.includes(family) || !source || !upright || !isLatin(style)) return [];
      return [{ style, address: new URL(source, sheet.href ?? location.href).href }];
    }),
  );
}

/** Whether the letter A is in it. */
function isLatin(style: CSSStyleDeclaration): boolean {
  const range = style.getPropertyValue('unicode-range');
  return range === '' || /U\+0(?:000)?-/i.test(range);
}

async function embedded({ style, address }: Face): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) return '';
  const data = await dataAddress(await response.blob());
  const family = plain(style.getPropertyValue('font-family'));
  const weight = style.getPropertyValue('font-weight') || 'normal';
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data})}`;
}

export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(blob);
  });
}

const plain = (family: string) => family.replaceAll(/["']/g, '').trim();
