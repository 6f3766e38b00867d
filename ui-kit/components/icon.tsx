/** A picture that stands for a word; the word itself must be near, or be given as `label`. */
import sprite from 'virtual:icon-sprite';
import type { IconName } from '../icons.ts';

interface Props {
  readonly name: IconName;
  /** What it says, where no word stands beside it. */
  readonly label?: string;
  /** Where it is, inside a drawing; beside text it is as large as that. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly class?: string;
}

export function Icon({ name, label, x, y, size, class: extra = '' }: Props) {
  const look = {
    class: `icon ${extra}`,
    viewBox: '0 0 512 512',
    x,
    y,
    width: size ?? '1em',
    height: size ?? '1em',
  };
  const picture = <use href={`${sprite}#${name}`} />;
  return label ? (
    <svg {...look} role="img" aria-label={label}>
      {picture}
    </svg>
  ) : (
    <svg {...look} aria-hidden="true">
      {picture}
    </svg>
  );
}
