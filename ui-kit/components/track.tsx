/** A track on which players go forward, with where it ends. */
import type { IconName } from '../icons.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly label: string;
  readonly max: number;
  /** In the order of the seats; those on one field stand side by side. */
  readonly marks: readonly {
    readonly at: number;
    readonly icon: IconName;
    readonly colour: string;
    readonly name: string;
  }[];
  /** Said at the end: «First to 13». */
  readonly goal?: string;
}

export function Track({ label, max, marks, goal }: Props) {
  const share = (at: number) => `${(Math.min(max, Math.max(0, at)) / max) * 100}%`;
  return (
    <div
      class="kit-track"
      role="img"
      aria-label={`${label}: ${marks.map(({ name, at }) => `${name} ${at}`).join(', ')}`}
    >
      <span class="kit-track-line">
        {Array.from({ length: max + 1 }, (_, i) => (
          <span key={i} class="kit-track-tick" style={{ left: share(i) }}>
            {i}
          </span>
        ))}
        {marks.map(({ at, icon, colour, name }, i) => {
          const beside = marks.slice(0, i).filter((other) => other.at === at).length;
          return (
            <span
              key={name}
              class="kit-track-mark"
              style={{ left: share(at), '--seat': colour, translate: `${beside * 1.3 - 0.75}em 0` }}
            >
              <Icon name={icon} />
              <b>{at}</b>
            </span>
          );
        })}
      </span>
      {goal && <span class="kit-track-goal">{goal}</span>}
    </div>
  );
}
