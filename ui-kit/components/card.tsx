/** Cards as they are read, held and laid out. */
import type { Ref } from '@gonfalon/kernel';
import type { ComponentChildren } from 'preact';
import { entityProps, NO_ARIA_LABEL } from '../entity.ts';
import type { IconName } from '../icons.ts';
import type { Scene } from '../scene.ts';
import { Icon } from './icon.tsx';

interface FaceProps {
  readonly title: string;
  /** Says of what kind the card is, with the colour that the class gives it: never the colour alone. */
  readonly icon?: IconName | undefined;
  /** In the corner: what it costs, or is worth. */
  readonly corner?: ComponentChildren;
  /** When it may be played, or what it is. */
  readonly line?: string | undefined;
  readonly text?: string | undefined;
  /** A picture, below the title. */
  readonly children?: ComponentChildren;
  /** The colour of its band: the game's CSS sets `--suit` for it. */
  readonly class?: string;
}

export function CardFace({ title, icon, corner, line, text, children, class: extra = '' }: FaceProps) {
  return (
    <div class={`kit-card ${extra}`}>
      <div class="kit-card-band">
        {icon && <Icon name={icon} />}
        <span class="kit-card-title">{title}</span>
        {corner !== undefined && <span class="kit-card-corner">{corner}</span>}
      </div>
      {children}
      {line && <div class="kit-card-line">{line}</div>}
      {text && <div class="kit-card-text">{text}</div>}
    </div>
  );
}

/** The back of a card, with a number on it if it stands for several. */
export function CardBack({ count, class: extra = '' }: { readonly count?: number; readonly class?: string }) {
  return <span class={`kit-back ${extra}`}>{count}</span>;
}

interface EntityProps {
  readonly scene: Scene;
  readonly refId: Ref;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A card that can be picked: what is written on it says it all to those who do not see it. */
export function CardEntity({ scene, refId, children, class: extra = '' }: EntityProps) {
  return <div {...entityProps(scene, refId, NO_ARIA_LABEL, `kit-held ${extra}`)}>{children}</div>;
}

/** Two cards of one kind are two cards, each with its own key. */
export function distinctCards<Id extends string>(
  cards: readonly Id[],
): { readonly id: Id; readonly key: string }[] {
  const seen = new Map<Id, number>();
  return cards.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: `${id}/${nth}` };
  });
}

interface RowProps<Id extends string> {
  readonly label: string;
  readonly cards: readonly Id[];
  /** In an order that counts: each card gets its number. */
  readonly ordered?: boolean;
  readonly small?: boolean;
  readonly draw: (id: Id) => ComponentChildren;
}

/** Cards side by side: a hand, a market, what was drawn. */
export function CardRow<Id extends string>({ label, cards, ordered, small, draw }: RowProps<Id>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List class={small ? 'kit-cards is-small' : 'kit-cards'} aria-label={label}>
      {distinctCards(cards).map(({ id, key }) => (
        <li key={key}>{draw(id)}</li>
      ))}
    </List>
  );
}

interface PileProps {
  readonly scene: Scene;
  readonly refId: Ref;
  readonly count: number;
  readonly label: string;
  readonly class?: string;
}

export function Pile({ scene, refId, count, label, class: extra = '' }: PileProps) {
  const states = `kit-pile ${count === 0 ? 'is-empty' : ''} ${extra}`;
  return (
    <div {...entityProps(scene, refId, NO_ARIA_LABEL, states)}>
      <CardBack count={count} />
      <small>{label}</small>
    </div>
  );
}

interface SlotProps extends Omit<EntityProps, 'class'> {
  /** What it costs, and whether the viewer could pay it. */
  readonly price?: ComponentChildren;
  readonly isPayable?: boolean;
  readonly count?: number;
}

/** A card on offer, with its price below and how many there are left. */
export function MarketSlot({ scene, refId, children, price, isPayable, count }: SlotProps) {
  return (
    <CardEntity scene={scene} refId={refId} class={isPayable ? 'kit-slot is-payable' : 'kit-slot'}>
      {children}
      {count !== undefined && <span class="kit-slot-count">×{count}</span>}
      {price !== undefined && <span class="kit-slot-price">{price}</span>}
    </CardEntity>
  );
}
