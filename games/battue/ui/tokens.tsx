/** Who is on a place: hordes, or the flag of whoever holds it without them. */
import type { Language, Seat } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import type { SpaceId } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import type { SpaceView } from '../rules/views.ts';
import { Banner, Flag, Held, Standard } from './banner.tsx';
import { rectOf } from './geometry.ts';
import { freeOf, isFlat, isNarrow, middle } from './layout.ts';
import { Swords } from './signs.tsx';

/** Banners side by side, those who hold the place first; or its flag. */
export function Tokens({
  id,
  here,
  active,
  language,
}: {
  id: SpaceId;
  here: SpaceView;
  active: Seat;
  language: Language;
}) {
  const { w, h } = rectOf(id);
  const { x, y } = middle(id);
  const hordes = here.hordes
    .flatMap((warriors, seat) => (warriors > 0 ? [{ seat, warriors }] : []))
    .sort((a, b) => Number(b.seat === here.control) - Number(a.seat === here.control));
  const scale = isNarrow(id) ? 0.84 : freeOf(id).h > 90 && w * h > 15000 ? 1.3 : 1.1;
  const shift = hordes.length > 1 ? (isNarrow(id) ? 28 : isFlat(id) ? 26 : 30 * scale) : 0;
  const guarded = here.control !== NOBODY && (here.hordes[here.control] ?? 0) > 0;
  const flagged = here.control !== NOBODY && !guarded;
  return (
    <>
      {flagged && (
        <Flag
          seat={here.control}
          language={language}
          x={x}
          y={hordes.length > 0 ? y - 30 : y}
          scale={isNarrow(id) ? 0.84 : 1.15}
        />
      )}
      {hordes.map(({ seat, warriors }, i) => {
        const off = (i * 2 - 1) * shift;
        const at = isNarrow(id) ? { x, y: y + off } : { x: x + off, y };
        const corner = isFlat(id) ? { x: 26, y: 16 } : { x: 22 * scale, y: (isNarrow(id) ? 23 : 30) * scale };
        return (
          <g key={seat}>
            {isFlat(id) ? (
              <Standard seat={seat} warriors={warriors} language={language} {...at} />
            ) : (
              <Banner seat={seat} warriors={warriors} language={language} scale={scale} {...at} />
            )}
            {seat !== here.control && <Swords x={at.x + corner.x} y={at.y - corner.y} size={24} />}
            {seat === active && <Spent here={here} x={at.x} y={at.y + corner.y} />}
          </g>
        );
      })}
    </>
  );
}

function Spent({ here, x, y }: Point & { here: SpaceView }) {
  const { moved, locked } = here;
  const apart = moved > 0 && locked > 0 ? 20 : 0;
  return (
    <>
      {moved > 0 && <Held kind="moved" count={moved} x={x + apart} y={y} />}
      {locked > 0 && <Held kind="locked" count={locked} x={x - apart} y={y} />}
    </>
  );
}
