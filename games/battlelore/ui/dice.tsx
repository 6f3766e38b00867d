/** The six faces of a battle die: helmets differ in shape as well as in colour. */
import type { Face } from '../content/index.ts';

interface Drawing {
  /** What is filled, and what is drawn upon it. */
  readonly shape: string;
  readonly lines: string;
}

const DRAWINGS: Readonly<Record<Face, Drawing>> = {
  // A kettle hat with a wide brim.
  G: {
    shape: 'M24 9C15 9 13 17 13 24L6 29C6 33 42 33 42 29L35 24C35 17 33 9 24 9Z',
    lines: 'M13 24C18 27 30 27 35 24M24 9V25M16 33V39H32V33',
  },
  // A flat great helm with its cross.
  B: {
    shape: 'M12 11H36L37 26C37 35 30 40 24 41C18 40 11 35 11 26Z',
    lines: 'M24 11V41M12 22H36M16 28V33M20 30V35M28 30V35M32 28V33',
  },
  // A pointed basinet with a plume.
  R: {
    shape: 'M22 13C13 17 11 25 11 40H21L23 30L33 34L39 27L35 21C34 17 30 13 22 13Z',
    lines: 'M22 13C22 6 30 3 38 7C34 8 31 11 30 15M24 22L36 25M27 28L29 29M31 29L33 30',
  },
  S: {
    shape: 'M24 6L39 11V23C39 33 32 39 24 43C16 39 9 33 9 23V11Z',
    lines: 'M34 9L16 33M13 28L21 36M13 37L17 32',
  },
  F: {
    shape: 'M14 9C22 5 28 13 40 8C37 14 37 18 40 25C28 30 22 22 14 26Z',
    lines: 'M14 6V43M9 43H19',
  },
  L: {
    shape: 'M24 4L28.5 18L43 15L31.5 24L43 33L28.5 30L24 44L19.5 30L5 33L16.5 24L5 15L19.5 18Z',
    lines: 'M24 18.5A5.5 5.5 0 1 0 24 29.5A5.5 5.5 0 1 0 24 18.5',
  },
};

interface Props {
  readonly face: Face;
  /** What it says to those who do not see it. */
  readonly label: string;
}

export function Die({ face, label }: Props) {
  const { shape, lines } = DRAWINGS[face];
  return (
    <svg class={`battlelore-die is-${face}`} viewBox="0 0 48 48" role="img" aria-label={label}>
      <rect class="battlelore-die-body" x="1" y="1" width="46" height="46" rx="9" />
      <path class="battlelore-die-shape" d={shape} />
      <path class="battlelore-die-lines" d={lines} />
    </svg>
  );
}
