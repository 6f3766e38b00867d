/** As much of a document as Preact needs to draw into, so that a test can read what a screen would show. */
import type { VNode } from 'preact';
import { render } from 'preact';

class HeadlessNode {
  readonly childNodes: HeadlessNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> & { setProperty(name: string, value: string): void } = {
    setProperty: () => undefined,
  };
  readonly localName: string;
  readonly namespaceURI: string;
  readonly nodeType: number;
  readonly ownerSVGElement = null;
  parentNode: HeadlessNode | null = null;
  data = '';

  constructor(localName: string, namespaceURI = 'http://www.w3.org/1999/xhtml', nodeType = 1) {
    this.localName = localName;
    this.namespaceURI = namespaceURI;
    this.nodeType = nodeType;
  }

  get firstChild(): HeadlessNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): HeadlessNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  insertBefore(child: HeadlessNode, before: HeadlessNode | null): HeadlessNode {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild(child: HeadlessNode): HeadlessNode {
    return this.insertBefore(child, null);
  }

  removeChild(child: HeadlessNode): HeadlessNode {
    const at = this.childNodes.indexOf(child);
    if (at >= 0) this.childNodes.splice(at, 1);
    child.parentNode = null;
    return child;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  contains(other: HeadlessNode | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  /** Nothing ever happens here. */
  addEventListener = () => undefined;
  removeEventListener = () => undefined;
}

const headlessDocument = {
  createElement: (name: string) => new HeadlessNode(name),
  createElementNS: (namespace: string, name: string) => new HeadlessNode(name, namespace),
  createTextNode: (data: unknown) => Object.assign(new HeadlessNode('#text', '', 3), { data: String(data) }),
};

/** What a screen shows: the references of its things, and all that is written on it. */
export interface Drawing {
  readonly refs: ReadonlySet<string>;
  readonly texts: readonly string[];
}

/** Draws a screen as it is at first; what would only happen later, such as an effect, does not. */
export function drawHeadless(screen: VNode): Drawing {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  Object.defineProperty(globalThis, 'document', { value: headlessDocument, configurable: true });
  const root = new HeadlessNode('div');
  try {
    render(screen, root as unknown as Element);
    return read(root);
  } finally {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
}

function read(root: HeadlessNode): Drawing {
  const refs = new Set<string>();
  const texts: string[] = [];
  const visit = (node: HeadlessNode) => {
    const ref = node.attributes.get('data-ref');
    if (ref !== undefined) refs.add(ref);
    if (node.nodeType === 3 && node.data) texts.push(node.data);
    for (const name of ['aria-label', 'title']) {
      const text = node.attributes.get(name);
      if (text) texts.push(text);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(root);
  return { refs, texts };
}
