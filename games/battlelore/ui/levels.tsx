/** A level from 0 to 3, as so many filled lozenges. */
import { tables } from '../content/index.ts';

export function Levels({ level, label }: { readonly level: number; readonly label: string }) {
  return (
    <span class="battlelore-levels" role="img" aria-label={label}>
      {Array.from({ length: Math.max(level, tables.masterLevelMost) }, (_, i) => (
        <i key={i} class={i < level ? 'is-filled' : ''} />
      ))}
    </span>
  );
}
