import type { PlaceLine } from './scenario-preview-api.ts';

interface Props {
  readonly lines: readonly PlaceLine[];
  /** What is said instead of an empty list. */
  readonly none: string;
}

/** All that is on the board, as a list. */
export function Contents({ lines, none }: Props) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul class="scenario-contents">
      {lines.map(({ place, text }) => (
        <li key={place}>
          <b>{place}</b> {text}
        </li>
      ))}
    </ul>
  );
}
