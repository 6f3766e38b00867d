/** The buildings of Tarsos as they look from above: every tile has its own plan, drawn into a box. */
import type { ComponentChildren } from 'preact';
import type { SpaceId, TileId } from '../content/index.ts';
import { rectOf } from './geometry.ts';
import type { Box, Tone } from './masonry.tsx';
import { Columns, Court, Dome, Pool, Roof, RoofRow, Trees, Wings } from './masonry.tsx';

type Plan = (box: Box) => ComponentChildren;

const temple =
  (tone: Tone): Plan =>
  ({ w, h }) => (
    <>
      <Trees
        at={[
          [14, 16, 8],
          [14, h - 15, 9],
          [w - 14, h - 16, 8],
          [w - 13, 15, 7],
        ]}
      />
      <rect class="battue-step" x={w * 0.14} y={h * 0.13} width={w * 0.72} height={h * 0.74} />
      <rect class="battue-step is-high" x={w * 0.17} y={h * 0.18} width={w * 0.66} height={h * 0.64} />
      <Columns x={w * 0.2} y={h * 0.24} w={w * 0.6} h={h * 0.52} />
      <Roof x={w * 0.24} y={h * 0.3} w={w * 0.52} h={h * 0.4} tone={tone} />
    </>
  );

const wings =
  (tone: Tone, heart: 'pool' | 'tree' | 'tholos' | 'well'): Plan =>
  ({ w, h }) => {
    const depth = Math.min(w, h) * 0.24;
    return (
      <>
        <Wings w={w} h={h} depth={depth} tone={tone} />
        <Columns x={12 + depth} y={12 + depth} w={w - 2 * (12 + depth)} h={h - 2 * (12 + depth)} gap={9} />
        {heart === 'pool' && <Pool x={w * 0.4} y={h * 0.42} w={w * 0.2} h={h * 0.16} />}
        {heart === 'tree' && <Trees at={[[w / 2, h / 2, h * 0.12]]} />}
        {heart === 'well' && <circle class="battue-water" cx={w / 2} cy={h / 2} r={h * 0.08} />}
        {heart === 'tholos' && <Dome x={w / 2} y={h / 2} r={h * 0.16} />}
      </>
    );
  };

const forum: Plan = ({ w, h }) => (
  <>
    <rect class="battue-paving" x={8} y={8} width={w - 16} height={h - 16} />
    <Columns x={13} y={13} w={w - 26} h={h - 26} gap={12} />
    <Roof x={w * 0.12} y={h * 0.2} w={w * 0.12} h={h * 0.6} tone="marble" />
    <Dome x={w * 0.8} y={h * 0.32} r={h * 0.11} tone="gold" />
    <rect class="battue-step is-high" x={w * 0.73} y={h * 0.62} width={w * 0.14} height={h * 0.16} />
  </>
);

const baths: Plan = ({ w, h }) => (
  <>
    <Court x={7} y={7} w={w - 14} h={h - 14} />
    <Roof x={9} y={9} w={w * 0.3} h={h - 18} tone="tile-2" />
    <Dome x={w * 0.52} y={h * 0.32} r={h * 0.2} />
    <Dome x={w * 0.52} y={h * 0.74} r={h * 0.15} />
    <Pool x={w * 0.7} y={h * 0.16} w={w * 0.2} h={h * 0.3} round={8} />
    <Pool x={w * 0.7} y={h * 0.56} w={w * 0.2} h={h * 0.28} round={8} />
  </>
);

const arena: Plan = ({ w, h }) => (
  <g class="battue-arena">
    {[0.46, 0.38, 0.3, 0.22].map((r, i) => (
      <ellipse key={r} cx={w / 2} cy={h / 2} rx={w * r} ry={h * (r - 0.01 * i)} class={`is-${i}`} />
    ))}
    <path
      d={[0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 4 + 0.39), Math.sin((i * Math.PI) / 4 + 0.39)];
          return `M${w / 2 + w * 0.22 * c},${h / 2 + h * 0.19 * s}L${w / 2 + w * 0.46 * c},${h / 2 + h * 0.46 * s}`;
        })
        .join('')}
    />
  </g>
);

const circus: Plan = ({ w, h }) => (
  <g class="battue-arena">
    {[6, 13, 20, 27].map((e, i) => (
      <rect
        key={e}
        x={e}
        y={e + 3}
        width={w - 2 * e}
        height={h - 2 * e - 6}
        rx={(h - 2 * e) / 2}
        class={`is-${i}`}
      />
    ))}
    <rect class="battue-step is-high" x={w * 0.32} y={h / 2 - 4} width={w * 0.36} height={8} rx={4} />
  </g>
);

const basilica: Plan = ({ w, h }) => (
  <>
    <rect class="battue-step" x={8} y={h * 0.12} width={w - 16} height={h * 0.76} />
    <path
      class="battue-step is-high"
      d={`M${w * 0.86},${h * 0.3}a${h * 0.2} ${h * 0.2} 0 0 1 0,${h * 0.4}Z`}
    />
    <Roof x={w * 0.1} y={h * 0.17} w={w * 0.76} h={h * 0.16} tone="tile-2" />
    <Roof x={w * 0.1} y={h * 0.67} w={w * 0.76} h={h * 0.16} tone="tile-2" />
    <Roof x={w * 0.1} y={h * 0.33} w={w * 0.76} h={h * 0.34} />
  </>
);

const castra: Plan = ({ w, h }) => (
  <>
    <rect class="battue-palisade" x={9} y={9} width={w - 18} height={h - 18} rx={10} />
    {[0.22, 0.5, 0.78].map((x) =>
      [0.3, 0.7].map((y) => (
        <path
          key={`${x},${y}`}
          class="battue-tent"
          d={`M${w * x - 15},${h * y - 10}h30v20h-30ZM${w * x - 15},${h * y}h30`}
        />
      )),
    )}
  </>
);

const theatre: Plan = ({ w, h }) => (
  <g class="battue-arena">
    {[0.42, 0.33, 0.24, 0.14].map((r, i) => (
      <path
        key={r}
        class={`is-${i}`}
        d={`M${w / 2 - w * r},${h * 0.66}A${w * r} ${w * r} 0 0 1 ${w / 2 + w * r},${h * 0.66}Z`}
      />
    ))}
    <Roof x={w * 0.12} y={h * 0.68} w={w * 0.76} h={h * 0.18} tone="tile-2" />
  </g>
);

const rows =
  (tone: Tone, count: number): Plan =>
  ({ w, h }) => (
    <>
      {Array.from({ length: count }, (_, i) => {
        const each = (h - 16) / count;
        return (
          <Roof
            key={i}
            x={8 + (i % 2) * 4}
            y={10 + i * each}
            w={w - 20}
            h={each - 5}
            tone={i % 2 ? tone : 'tile'}
          />
        );
      })}
    </>
  );

const hall =
  (tone: Tone): Plan =>
  ({ w, h }) => (
    <>
      <rect class="battue-step" x={w * 0.1} y={h * 0.12} width={w * 0.8} height={h * 0.76} />
      <Roof x={w * 0.16} y={h * 0.18} w={w * 0.68} h={h * 0.64} tone={tone} />
      <Roof x={w * 0.36} y={h * 0.34} w={w * 0.28} h={h * 0.32} tone={tone} />
    </>
  );

const gardens: Plan = ({ w, h }) => (
  <>
    <rect class="battue-lawn" x={7} y={7} width={w - 14} height={h - 14} rx={8} />
    <Pool x={w * 0.34} y={h * 0.4} w={w * 0.32} h={h * 0.2} round={9} />
    <Trees
      at={[0.16, 0.34, 0.52, 0.7, 0.86].flatMap((x, i) => [
        [w * x, h * (i % 2 ? 0.2 : 0.26), 8 + (i % 3)] as const,
        [w * x, h * (i % 2 ? 0.82 : 0.76), 9 - (i % 3)] as const,
      ])}
    />
  </>
);

const market: Plan = ({ w, h }) => (
  <>
    <rect class="battue-paving" x={8} y={8} width={w - 16} height={h - 16} />
    {[0.22, 0.78].map((x) =>
      [0.24, 0.5, 0.76].map((y) => (
        <g key={`${x},${y}`} class="battue-awning">
          <rect x={w * x - 14} y={h * y - 8} width={28} height={16} />
          <path d={`M${w * x - 7},${h * y - 8}v16M${w * x},${h * y - 8}v16M${w * x + 7},${h * y - 8}v16`} />
        </g>
      )),
    )}
    <Dome x={w / 2} y={h / 2} r={h * 0.13} />
  </>
);

const drum: Plan = ({ w, h }) => (
  <>
    <rect class="battue-lawn" x={8} y={8} width={w - 16} height={h - 16} rx={12} />
    <circle class="battue-step" cx={w / 2} cy={h / 2} r={h * 0.36} />
    <Trees
      at={Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return [w / 2 + Math.cos(a) * h * 0.3, h / 2 + Math.sin(a) * h * 0.3, 5] as const;
      })}
    />
    <Dome x={w / 2} y={h / 2} r={h * 0.19} />
  </>
);

const palace: Plan = ({ w, h }) => {
  const tower = w * 0.1;
  return (
    <>
      <rect class="battue-lawn" x={6} y={6} width={w - 12} height={h - 12} rx={6} />
      <rect class="battue-rampart" x={16} y={16} width={w - 32} height={h - 32} />
      <Court x={26} y={26} w={w - 52} h={h - 52} />
      <Roof x={30} y={30} w={w - 60} h={34} tone="tile" />
      <Roof x={30} y={h - 64} w={w - 60} h={34} tone="tile" />
      <Roof x={30} y={64} w={34} h={h - 128} tone="tile-2" />
      <Roof x={w - 64} y={64} w={34} h={h - 128} tone="tile-2" />
      <Columns x={70} y={70} w={w - 140} h={h - 140} gap={12} />
      <Trees
        at={[
          [80, 80, 7],
          [w - 80, 80, 7],
          [80, h - 80, 7],
          [w - 80, h - 80, 7],
        ]}
      />
      <Dome x={w / 2} y={h / 2} r={w * 0.15} tone="gold" />
      {[18, w - 18].map((x) =>
        [18, h - 18].map((y) => <Dome key={`${x},${y}`} x={x} y={y} r={tower * 0.62} tone="slate" />),
      )}
    </>
  );
};

/* The small ones fill a lane: two houses, or a house and what gives the lane its name. */

const houses =
  (a: Tone, b: Tone): Plan =>
  ({ w, h }) => (
    <>
      <Roof x={6} y={8} w={w * 0.44} h={h - 15} tone={a} />
      <Roof x={w * 0.54} y={7} w={w * 0.4} h={h * 0.4} tone={b} />
      <Roof x={w * 0.56} y={h * 0.58} w={w * 0.38} h={h * 0.32} tone={a} />
    </>
  );

const shop =
  (tone: Tone): Plan =>
  ({ w, h }) => (
    <>
      <Roof x={6} y={8} w={w * 0.55} h={h - 16} tone={tone} />
      <g class="battue-awning">
        <rect x={w * 0.62} y={10} width={w * 0.3} height={h - 20} />
        <path d={[1, 2, 3].map((i) => `M${w * 0.62},${10 + ((h - 20) * i) / 4}h${w * 0.3}`).join('')} />
      </g>
    </>
  );

const atrium =
  (tone: Tone): Plan =>
  ({ w, h }) => (
    <>
      <Wings w={w} h={h} depth={h * 0.27} tone={tone} />
      <Pool x={w * 0.42} y={h * 0.4} w={w * 0.16} h={h * 0.2} round={2} />
    </>
  );

const pool: Plan = ({ w, h }) => (
  <>
    <rect class="battue-paving" x={6} y={7} width={w - 12} height={h - 14} />
    <Roof x={8} y={9} w={w * 0.26} h={h - 18} tone="tile-2" />
    <circle class="battue-step is-high" cx={w * 0.64} cy={h / 2} r={h * 0.34} />
    <circle class="battue-water" cx={w * 0.64} cy={h / 2} r={h * 0.26} />
    <circle class="battue-step is-high" cx={w * 0.64} cy={h / 2} r={h * 0.07} />
  </>
);

const tower: Plan = ({ w, h }) => (
  <>
    <Roof x={6} y={9} w={w * 0.5} h={h - 18} tone="slate" />
    <Dome x={w * 0.76} y={h / 2} r={h * 0.32} tone="slate" />
  </>
);

const shrine: Plan = ({ w, h }) => (
  <>
    <Trees
      at={[
        [12, 15, 7],
        [12, h - 14, 8],
        [w - 12, h - 14, 7],
      ]}
    />
    <rect class="battue-step is-high" x={w * 0.22} y={8} width={w * 0.56} height={h - 16} />
    <Columns x={w * 0.26} y={13} w={w * 0.48} h={h - 26} gap={9} />
    <Roof x={w * 0.31} y={18} w={w * 0.38} h={h - 36} tone="marble" />
  </>
);

const crossroads: Plan = ({ w, h }) => (
  <>
    <path class="battue-lane" d={`M0,${h / 2}H${w}M${w / 2},0V${h}`} />
    {[0, 1].map((x) =>
      [0, 1].map((y) => (
        <Roof
          key={`${x}${y}`}
          x={x ? w * 0.62 : 7}
          y={y ? h * 0.66 : 7}
          w={w * 0.38 - 8}
          h={h * 0.34 - 8}
          tone={x === y ? 'tile' : 'tile-2'}
        />
      )),
    )}
    <circle class="battue-step is-high" cx={w / 2} cy={h / 2} r={7} />
  </>
);

const PLANS: Readonly<Record<TileId, Plan>> = {
  PALACE: palace,
  L01: temple('gold'),
  L02: wings('marble', 'tholos'),
  L03: temple('slate'),
  L04: wings('tile', 'tree'),
  L05: forum,
  L06: baths,
  L07: arena,
  L08: circus,
  L09: basilica,
  L10: castra,
  M01: hall('marble'),
  M02: market,
  M03: wings('tile-2', 'tholos'),
  M04: theatre,
  M05: rows('tile-2', 3),
  M06: hall('slate'),
  M07: arena,
  M08: temple('tile'),
  M09: temple('marble'),
  M10: hall('gold'),
  M11: wings('tile', 'pool'),
  M12: rows('tile', 2),
  M13: basilica,
  M14: wings('slate', 'well'),
  M15: drum,
  M16: gardens,
  M17: market,
  S01: shop('tile'),
  S02: shop('tile-2'),
  S03: pool,
  S04: shop('slate'),
  S05: houses('tile', 'slate'),
  S06: pool,
  S07: atrium('tile-2'),
  S08: pool,
  S09: shrine,
  S10: shop('tile'),
  S11: houses('tile-2', 'tile'),
  S12: atrium('gold'),
  S13: atrium('marble'),
  S14: tower,
  S15: tower,
  S16: atrium('tile'),
  S17: atrium('marble'),
  S18: rows('tile-2', 2),
  S19: houses('tile', 'tile'),
  S20: houses('tile-2', 'slate'),
  S21: atrium('tile-2'),
  S22: shop('gold'),
  S23: pool,
  S24: crossroads,
};

/** Plans are drawn lying; a place that stands has them turned. */
export function Building({ tile, w, h }: Box & { readonly tile: TileId }) {
  const plan = PLANS[tile];
  return h > w ? (
    <g transform={`translate(${w})rotate(90)`}>{plan({ w: h, h: w })}</g>
  ) : (
    <g>{plan({ w, h })}</g>
  );
}

const TONES = ['tile', 'tile-2', 'slate'] as const;

/** The roofs of a place that nobody has seen from near: rows of houses, other ones for each place. */
export function Roofs({ id }: { readonly id: SpaceId }) {
  const { w, h } = rectOf(id);
  const across = Math.max(1, Math.round(w / 40));
  const down = Math.max(1, Math.round(h / 40));
  const salt = id.charCodeAt(0) + id.charCodeAt(id.length - 1);
  const houses = Array.from({ length: across * down }, (_, i) => {
    const [col, row] = [i % across, Math.floor(i / across)];
    const [cw, ch] = [(w - 8) / across, (h - 8) / down];
    const turn = (salt * 7 + i * 13) % 5;
    return {
      x: 4 + col * cw + 2 + (turn % 2) * 3,
      y: 4 + row * ch + 2 + (turn % 3) * 2,
      w: cw - 6 - turn,
      h: ch - 9 + (turn % 2) * 3,
      tone: turn === 3 ? ('tile-2' as const) : turn === 4 ? ('slate' as const) : ('tile' as const),
    };
  });
  return (
    <>
      {TONES.map((tone) => (
        <RoofRow key={tone} tone={tone} houses={houses.filter((house) => house.tone === tone)} />
      ))}
    </>
  );
}
