import type { ComponentChildren } from 'preact';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly aside?: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** A part of what a scenario says; it can be folded away. */
export function Part({ name, title, aside, open = false, children }: Props) {
  return (
    <details class="editor-part" data-part={name} open={open}>
      <summary>
        <h2>{title}</h2>
        {aside && <span class="hint">{aside}</span>}
      </summary>
      {children}
    </details>
  );
}

/** Goes to what a selector finds, and opens the part that it is the title of. */
export function goTo(root: Element | null, selector: string): void {
  const element = root?.querySelector<HTMLElement | SVGElement>(selector);
  if (element?.parentElement instanceof HTMLDetailsElement) element.parentElement.open = true;
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  element?.focus();
}
