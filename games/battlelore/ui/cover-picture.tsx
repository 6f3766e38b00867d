/** BattleLore on the home page: two hosts with their banners across a valley of hexes. */
import './cover.css';

/** The valley is flat: `x` to the right, `z` away from us, in radii of a hex. */
const HORIZON = 112;
const onPaper = (x: number, z: number): readonly [number, number] => [200 + (x * 150) / z, HORIZON + 320 / z];

const CORNERS = [0, 1, 2, 3, 4, 5].map(
  (i) => [Math.sin((i * Math.PI) / 3), Math.cos((i * Math.PI) / 3)] as const,
);

const hexPath = (x: number, z: number) =>
  `M${CORNERS.map(([dx, dz]) =>
    onPaper(x + dx, z + dz)
      .map((n) => n.toFixed(1))
      .join(' '),
  ).join('L')}Z`;

type Ground = 'meadow' | 'field' | 'wood' | 'water';

function groundAt(x: number, z: number): Ground {
  if (Math.abs(x - 1.1 * Math.sin(z / 1.9)) < 0.87) return 'water';
  const chance = Math.sin(x * 12.9 + z * 78.2) * 43758.5;
  const share = chance - Math.floor(chance);
  return share < 0.12 ? 'wood' : share < 0.5 ? 'field' : 'meadow';
}

/** The hexes of the valley, one path for each kind of ground. */
const VALLEY: Readonly<Record<Ground, string>> = (() => {
  const paths = { meadow: '', field: '', wood: '', water: '' };
  for (let row = 0; row < 11; row++) {
    const z = 2.6 + row * 1.5;
    const shift = row % 2 === 0 ? 0 : Math.sqrt(3) / 2;
    const widest = Math.ceil((220 * z) / 150 / Math.sqrt(3)) + 1;
    for (let column = -widest; column <= widest; column++) {
      const x = column * Math.sqrt(3) + shift;
      paths[groundAt(x, z)] += hexPath(x, z);
    }
  }
  return paths;
})();

/** Soldiers of the left host, the farthest first; the right one mirrors it. */
const HOST = [12, 10.4, 8.8, 7.4, 6.1, 5, 4.1].flatMap((z, rank) =>
  Array.from({ length: 6 - Math.floor(rank / 2) }, (_, i) => {
    const [x, y] = onPaper(-z * 1.32 + i * 0.98 + (rank % 2) * 0.4, z);
    return { x, y, size: 4 / z, bears: (i + rank * 2) % 4 === 1, colour: rank % 3 };
  }),
);

function Host({ camp }: { readonly camp: 'pennant' | 'standard' }) {
  return (
    <g
      class={`battlelore-cover-${camp}`}
      transform={camp === 'pennant' ? undefined : 'matrix(-1 0 0 1 400 0)'}
    >
      {HOST.map(({ x, y, size, bears, colour }) => (
        <use
          key={`${x} ${y}`}
          class={bears ? `is-${colour}` : undefined}
          href={bears ? `#battlelore-cover-${camp}` : '#battlelore-cover-man'}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </g>
  );
}

export function Picture() {
  return (
    <svg
      class="battlelore-cover"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="battlelore-cover-sky" x2="0" y2="1">
          <stop class="battlelore-cover-high" />
          <stop class="battlelore-cover-low" offset=".52" />
        </linearGradient>
        <g id="battlelore-cover-man">
          <path class="battlelore-cover-shade" d="M-12 0Q6-6 22 3Q4 6-12 0Z" />
          <path class="battlelore-cover-spear" d="M9 0V-48" />
          <path class="battlelore-cover-tip" d="M9-58L12-47H6Z" />
          <path d="M-8 0Q-10-19-6-25L-3-27Q-6-30-6-34Q-6-40 0-42Q6-40 6-34Q6-30 3-27L6-25Q10-19 8 0Z" />
          <path class="battlelore-cover-shield" d="M-10-21H2V-10Q2-3-4-1Q-10-3-10-10Z" />
        </g>
        <g id="battlelore-cover-pennant">
          <use href="#battlelore-cover-man" />
          <path class="battlelore-cover-spear" d="M9 0V-84" />
          <path class="battlelore-cover-cloth" d="M9-84L50-76L40-69L50-62L9-56Z" />
        </g>
        <g id="battlelore-cover-standard">
          <use href="#battlelore-cover-man" />
          <path class="battlelore-cover-spear" d="M9 0V-84" />
          <path class="battlelore-cover-cloth" d="M9-84H42V-52L36.5-57L31-52L25.5-57L20-52L14.5-57L9-52Z" />
        </g>
      </defs>
      <rect width="400" height="240" fill="url(#battlelore-cover-sky)" />
      <circle class="battlelore-cover-glow" cx="200" cy="76" r="52" />
      <circle class="battlelore-cover-sun" cx="200" cy="76" r="30" />
      <path
        class="battlelore-cover-birds"
        d="M120 40q5-5 9 0q5-5 9 0M146 54q4-4 7 0q4-4 7 0M262 36q5-5 9 0q5-5 9 0"
      />
      <path
        class="battlelore-cover-far"
        d="M0 112L38 74L70 100L116 58L152 92L180 84L226 88L252 96L292 60L330 98L366 72L400 96V130H0Z"
      />
      <path
        class="battlelore-cover-near"
        d="M0 118Q50 92 104 108Q150 86 200 90Q252 86 298 108Q350 94 400 116V140H0Z"
      />
      <path
        class="battlelore-cover-castle"
        d="M168 96V72H165V64H169V67H173V64H178V67H182V64H186V80H190V54H188V46H192V49H194V38L200 26L206 38V49H208V46H212V54H210V80H214V64H218V67H222V64H227V67H231V64H235V72H232V96Z"
      />
      <path class="battlelore-cover-banner" d="M200 26V14L214 18L200 22" />
      <path class="battlelore-cover-water" d={VALLEY.water} />
      <path class="battlelore-cover-meadow" d={VALLEY.meadow} />
      <path class="battlelore-cover-field" d={VALLEY.field} />
      <path class="battlelore-cover-wood" d={VALLEY.wood} />
      <Host camp="pennant" />
      <Host camp="standard" />
    </svg>
  );
}
