/**
 * A drawing of the page as one that stands alone: what style sheets say of each part is written into it, icons are put
 * in place, and whatever is for readers and pointers is left out.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** What a part has from the one around it, unless it says otherwise. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** What each part has for itself, and what it is without a word. */
const OWN: readonly (readonly [name: string, usual: string])[] = [
  ['opacity', '1'],
  ['clip-path', 'none'],
  ['dominant-baseline', 'auto'],
  ['filter', 'none'],
  ['marker-end', 'none'],
  ['mask', 'none'],
  ['mix-blend-mode', 'normal'],
  ['stop-color', 'rgb(0, 0, 0)'],
  ['stop-opacity', '1'],
];

/** For readers, pointers and style sheets. */
const FOREIGN = /^(?:class|style|role|tabindex|inert|data-.*|aria-.*)$/;

/** The inside of the drawing, as text, with what it has from the page around it. */
export function standAlone(drawing: SVGSVGElement, icons: ReadonlyMap<string, string>): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  settle(drawing, copy, undefined, icons);
  const inside = document.createElementNS(SVG, 'g');
  for (const name of INHERITED) inside.setAttribute(name, copy.getAttribute(name) ?? '');
  inside.append(...copy.childNodes);
  return new XMLSerializer().serializeToString(inside);
}

function settle(
  original: Element,
  copy: Element,
  around: CSSStyleDeclaration | undefined,
  icons: ReadonlyMap<string, string>,
): void {
  const look = getComputedStyle(original);
  if (look.display === 'none' && !isDefinition(original)) {
    copy.remove();
    return;
  }
  // The copy loses what it says itself; what comes of it is in the look.
  for (const { name } of [...copy.attributes]) if (FOREIGN.test(name)) copy.removeAttribute(name);
  for (const name of INHERITED) {
    const value = look.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const [name, usual] of OWN) {
    const value = look.getPropertyValue(name);
    if (value !== usual && value !== '') copy.setAttribute(name, value);
  }
  if (look.transform !== 'none' && !original.hasAttribute('transform'))
    copy.setAttribute('transform', transformOf(original as SVGGraphicsElement, look));
  if (original.tagName === 'svg' && around) {
    for (const name of ['width', 'height'] as const)
      if (look[name].endsWith('px')) copy.setAttribute(name, look[name]);
  }
  const children = [...copy.children];
  [...original.children].forEach((child, i) => {
    const twin = children[i];
    if (twin) settle(child, twin, look, icons);
  });
  if (original.tagName === 'use') inPlace(copy, icons);
}

/** A transform of the style sheets about its own origin, as one about that of the drawing. */
function transformOf(original: SVGGraphicsElement, look: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = look.transformOrigin.split(' ').map(Number.parseFloat);
  const box = look.transformBox === 'fill-box' ? original.getBBox() : { x: 0, y: 0 };
  const [left, top] = [box.x + x, box.y + y];
  return `translate(${left} ${top}) ${look.transform} translate(${-left} ${-top})`;
}

/** Such parts are never seen themselves. */
function isDefinition(element: Element): boolean {
  return (
    element.closest('defs, symbol, pattern, clipPath, mask, marker, linearGradient, radialGradient') !== null
  );
}

/** The shape of an icon instead of a word on where to find it. */
function inPlace(use: Element, icons: ReadonlyMap<string, string>): void {
  const [file, name = ''] = (use.getAttribute('href') ?? '').split('#');
  // What is drawn elsewhere in the same drawing is found there.
  if (file === '') return;
  const group = document.createElementNS(SVG, 'g');
  for (const { name: key, value } of use.attributes) if (key !== 'href') group.setAttribute(key, value);
  group.innerHTML = icons.get(name) ?? '';
  use.replaceWith(group);
}
