/** What the home page shows of Battue. */

/** Merlons along the top of a wall, from left to right. */
function merlons(x: number, y: number, count: number, size: number): string {
  return Array.from(
    { length: count },
    (_, i) => `M${x + i * size * 1.8} ${y}h${size}v${size}h${-size}z`,
  ).join('');
}

function Tower({ x, w, top }: { readonly x: number; readonly w: number; readonly top: number }) {
  return (
    <g>
      <path fill="#6d4a45" d={`M${x} 196v${top - 196}h${w}V196z`} />
      <path fill="#4d3136" d={`M${x + w * 0.62} 196v${top - 196}h${w * 0.38}V196z`} />
      <path
        fill="#8a5f52"
        d={`${merlons(x - 3, top - 8, 4, (w + 6) / 6.4)}M${x - 3} ${top - 1}h${w + 6}v5h${-w - 6}z`}
      />
      <path fill="#ffcf7a" d={`M${x + w * 0.3} ${top + 18}h4v9h-4zM${x + w * 0.3} ${top + 40}h4v9h-4z`} />
    </g>
  );
}

function Yurt({
  x,
  y,
  r,
  clan,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly clan: string;
}) {
  return (
    <g>
      <path fill="#8f7a58" d={`M${x - r} ${y}v${-r * 0.42}q${r} ${-r * 0.9} ${2 * r} 0V${y}z`} />
      <path
        fill="#cbb68c"
        d={`M${x - r} ${y}v${-r * 0.42}q${r * 0.7} ${-r * 0.8} ${r * 1.4} ${-r * 0.36}V${y}z`}
      />
      <path fill={clan} d={`M${x - r} ${y - r * 0.48}h${2 * r}v${r * 0.16}h${-2 * r}z`} />
      <path fill="#1c1211" d={`M${x - r * 0.2} ${y}v${-r * 0.34}h${r * 0.4}V${y}z`} />
    </g>
  );
}

function Fire({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse fill="#ff9a3c" opacity=".28" rx="26" ry="9" />
      <path fill="#ff8a2b" d="M-6 0q-7-11 3-20q0 6 4 7q0-9 7-14q-2 9 4 14q5 8-3 13z" />
      <path fill="#ffd36b" d="M-2 0q-4-6 2-11q1 4 3 4q3 4 0 7z" />
    </g>
  );
}

/** Tarsos at dusk, and the fires of the camps before its walls. */
export function Picture() {
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="battue-dusk" x2="0" y2="1">
          <stop offset="0" stop-color="#1f2347" />
          <stop offset=".45" stop-color="#7d3a5b" />
          <stop offset=".75" stop-color="#dd7645" />
          <stop offset="1" stop-color="#f8c96e" />
        </linearGradient>
        <linearGradient id="battue-stone" x2="0" y2="1">
          <stop offset="0" stop-color="#7a534a" />
          <stop offset="1" stop-color="#3a2529" />
        </linearGradient>
      </defs>
      <path fill="url(#battue-dusk)" d="M0 0h400v176H0z" />
      <path
        stroke="#fff3cf"
        stroke-width="1.6"
        stroke-linecap="round"
        d="M40 26h0M96 14h0M150 36h0M22 58h0M262 20h0M318 34h0M372 16h0M214 10h0"
      />
      <circle cx="296" cy="118" r="34" fill="#ffe6a8" />
      <path
        fill="#f5c486"
        opacity=".55"
        d="M18 66q60-13 118 0q50 8 92-4q-58 22-130 15q-50-4-80-11zM244 50q60-10 140 2q-70 15-140-2z"
      />
      <path fill="#6c3b59" d="M0 150q50-40 112-20q60-34 140-8q80-26 148 6v60H0z" />
      {/* The city behind its walls: temple, palace, and the smoke of the first fires. */}
      <path
        fill="#3b2740"
        opacity=".8"
        d="M86 122q-16-20 0-36q-12-16 4-32q-6 18 6 28q-10 18 4 40zM340 124q-12-16 2-30q-8-14 6-26q-4 16 5 24q-8 16 2 32z"
      />
      <path fill="#8c5250" d="M92 150v-28l24-14 24 14v28z" />
      <path fill="#5d343f" d="M92 122l24-14 24 14z" />
      <path
        stroke="#c98a68"
        stroke-width="3"
        d="M98 150v-24M107 150v-24M116 150v-24M125 150v-24M134 150v-24"
      />
      <path fill="#9a5b50" d="M150 152v-46h22V92h56v14h22v46z" />
      <path fill="#6a3b44" d="M146 106h108l-8-9h-92zM168 92h64l-8-8h-48z" />
      <path fill="#e0a94c" d="M178 84q0-28 22-30q22 2 22 30z" />
      <path fill="#b57c2f" d="M204 54q18 4 18 30h-16q4-16-2-30z" />
      <path stroke="#3b2740" stroke-width="2" d="M200 54V34" />
      <path fill="#b3202f" d="M201 34h20l-5 6 5 6h-20z" />
      <path fill="#84494b" d="M262 150v-20l14-11 14 11v20zM56 150v-16h30v16zM306 150v-14h40v14z" />
      <path
        fill="#ffcf7a"
        d="M160 116h5v9h-5zM178 116h5v9h-5zM196 116h5v9h-5zM214 116h5v9h-5zM234 116h5v9h-5zM272 134h5v7h-5zM66 139h4v6h-4zM318 141h4v5h-4z"
      />
      {/* The walls. */}
      <path fill="url(#battue-stone)" d="M0 146h400v52H0z" />
      <path fill="#7a534a" d={merlons(1, 137, 23, 9.8)} />
      <path
        stroke="#2e1c21"
        stroke-width="1"
        opacity=".6"
        d="M0 158h400M0 170h400M0 182h400M20 146v12M60 146v12M102 158v12M140 146v12M262 158v12M300 146v12M342 158v12M380 146v12M30 170v12M84 182v12M126 170v12M276 170v12M318 182v12M364 170v12"
      />
      <Tower x={34} w={40} top={112} />
      <Tower x={326} w={40} top={112} />
      <Tower x={150} w={32} top={120} />
      <Tower x={218} w={32} top={120} />
      <path fill="#6d4a45" d="M182 132h36v64h-36z" />
      <path fill="#8a5f52" d={merlons(182, 125, 4, 5.6)} />
      <path fill="#160d11" d="M187 196v-30a13 13 0 0 1 26 0v30z" />
      <path stroke="#7b5c4c" stroke-width="1.8" d="M192 156v40M200 153v43M208 156v40M187 168h26M187 180h26" />
      {/* The steppe, and those who have come. */}
      <path fill="#2b221c" d="M0 192q100-10 200 0q100-10 200 0v48H0z" />
      <path fill="#463626" d="M166 240q20-26 25-46h18q5 20 25 46z" />
      <path
        stroke="#4d4330"
        stroke-width="1.5"
        d="M18 206l2-6M22 206l1-7M146 212l2-6M150 212l1-7M258 208l2-6M262 208l1-7M386 232l2-6M390 232l1-7M12 236l2-6"
      />
      <Yurt x={56} y={226} r={27} clan="#a02437" />
      <Yurt x={112} y={233} r={20} clan="#a02437" />
      <Yurt x={346} y={226} r={27} clan="#1d5a9e" />
      <Yurt x={292} y={234} r={19} clan="#1d5a9e" />
      <path stroke="#3b2a1a" stroke-width="3" d="M86 224v-66M316 224v-66" />
      <path fill="#a02437" stroke="#f4e6c8" stroke-width="1.5" d="M87 158h36l-7 10 7 10H87z" />
      <path fill="#1d5a9e" stroke="#f4e6c8" stroke-width="1.5" d="M315 158h-26l-11 10 11 10h26z" />
      <Fire x={148} y={231} />
      <Fire x={256} y={233} />
    </svg>
  );
}
