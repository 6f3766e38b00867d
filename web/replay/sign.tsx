/** The signs on the buttons of a player. */
const SHAPES = {
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  forward: 'M5 4l10 8-10 8zM16 4h3v16h-3z',
  back: 'M19 4L9 12l10 8zM5 4h3v16H5z',
  turnForward: 'M3 4l9 8-9 8zM12 4l9 8-9 8z',
  turnBack: 'M21 4l-9 8 9 8zM12 4l-9 8 9 8z',
  start: 'M21 4l-8 8 8 8zM13 4l-8 8 8 8zM2 4h2.5v16H2z',
  end: 'M3 4l8 8-8 8zM11 4l8 8-8 8zM19.500 4H22v16h-2.500z',
} as const;

export type SignName = keyof typeof SHAPES;

export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
