/** Tokens, castles, flags, dungeons and crests. All are drawn about 0, 0, in pixels. */
import { Icon } from '@gonfalon/ui-kit';
import type { RealmId, UnitId } from '../content/index.ts';
import type { Counts } from './armies.ts';
import { countOf, shownKinds, strengthOf } from './armies.ts';
import type { RealmLook } from './look.ts';
import { REALMS, UNIT_ICONS } from './look.ts';

const INK = '#14100a';
const RIVETS = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return { x: 11.3 * Math.cos(turn), y: 12 * Math.sin(turn) };
});

function Body({ realm }: { readonly realm: RealmId }) {
  const { shape, piece, rim } = REALMS[realm];
  return (
    <>
      <path d={shape} fill={piece} stroke={INK} stroke-width="3.2" stroke-linejoin="round" />
      <path d={shape} fill={piece} stroke={rim} stroke-width="1.4" stroke-linejoin="round" />
      {realm === 'ironCircle' &&
        RIVETS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="0.9" fill={rim} />
        ))}
    </>
  );
}

interface TokenProps {
  readonly realm: RealmId;
  readonly unit: UnitId;
  readonly count?: number;
}

/** 24 by 30; its number is on a plate when there is more than one. */
export function Token({ realm, unit, count = 1 }: TokenProps) {
  const width = count > 9 ? 17 : 12.5;
  return (
    <g class="nerath-token" style={{ color: REALMS[realm].glyph }}>
      <Body realm={realm} />
      <Icon name={UNIT_ICONS[unit]} x={-9} y={-10.2} size={18} />
      {count > 1 && (
        <>
          <rect class="nerath-plate" x="2" y="3" width={width} height="14" rx="4" />
          <text class="nerath-number" x={2 + width / 2} y="14.4">
            {count}
          </text>
        </>
      )}
    </g>
  );
}

/** The arms of a realm. */
function Arms({ realm }: { readonly realm: RealmId }) {
  return (
    <g style={{ color: REALMS[realm].glyph }}>
      <Body realm={realm} />
      <Icon name={REALMS[realm].icon} x={-8.5} y={-9.3} size={17} />
    </g>
  );
}

/** The same, beside text. */
export function Crest({ realm, class: extra = '' }: { readonly realm: RealmId; readonly class?: string }) {
  return (
    <svg class={`nerath-crest ${extra}`} viewBox="-15.5 -18 31 35" aria-hidden="true">
      <Arms realm={realm} />
    </svg>
  );
}

/** A token beside text. */
export function TokenPicture(props: TokenProps) {
  return (
    <svg class="nerath-token-picture" viewBox="-15 -18 33 36" aria-hidden="true">
      <Token {...props} />
    </svg>
  );
}

interface HoldProps {
  readonly look: RealmLook;
  /** Of all that stands there; undefined where nothing does. */
  readonly strength: number | undefined;
}

function Strength({ look, strength }: HoldProps) {
  if (!strength) return null;
  const width = strength > 9 ? 20 : 15;
  return (
    <>
      <rect x={-width / 2} y="-1" width={width} height="15" rx="2.5" fill={look.piece} stroke={INK} />
      <text class="nerath-strength" y="11" fill={look.glyph}>
        {strength}
      </text>
    </>
  );
}

const roofOf = ({ piece }: RealmLook) => (piece === REALMS.vailin.piece ? '#d5a520' : piece);

/** Two towers and a flag of the realm. */
function Castle({ look, strength }: HoldProps) {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path
        class="nerath-stone"
        d="M-14 14V-8H-16V-14H-12.5V-11H-10V-14H-6.5V-8H-5V-3H5V-8H6.5V-14H10V-11H12.5V-14H16V-8H14V14Z"
      />
      <path class="nerath-stone-shade" d="M8 14V-8H6.5V-14H10V-11H12.5V-14H16V-8H14V14Z" />
      <path stroke-width="1.1" d="M-11.3-14V-24" />
      <path fill={roofOf(look)} d="M-11.3-24L0-21.5L-11.3-18Z" />
      <Strength look={look} strength={strength} />
    </g>
  );
}

/** Three spires and a crown. */
function Capital({ look, strength }: HoldProps) {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path class="nerath-stone" d="M-18 14V-4H-9V-10H-5V-16H5V-10H9V-4H18V14Z" />
      <path class="nerath-stone-shade" d="M9 14V-4H18V14ZM1 14V-16H5V-10H9V14Z" />
      <path
        fill={roofOf(look)}
        stroke-width="1.2"
        d="M-19-4L-13.5-15L-8-4ZM19-4L13.5-15L8-4ZM-6.5-16L0-30L6.5-16Z"
      />
      <path stroke-width="1.2" d="M0-30V-34" />
      <path fill="#f3c94e" d="M-6-34L-5-39L-2.5-36.5L0-40.5L2.5-36.5L5-39L6-34Z" />
      <Strength look={look} strength={strength} />
    </g>
  );
}

/** Without a castle a flag on a pole bears the strength. */
function Flag({ look, strength = 0 }: HoldProps) {
  const width = strength > 9 ? 21 : 17;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path stroke={INK} stroke-width="3" d="M0 15V-16" />
      <path stroke="#c9a85c" stroke-width="1.3" d="M0 15V-16" />
      <path fill={look.piece} stroke={INK} stroke-width="2.4" d={`M.8-15H${-width}l3.4 7.5l-3.4 7.5H.8Z`} />
      <path
        fill={look.piece}
        stroke={look.rim}
        stroke-width="0.9"
        d={`M.4-14.6H${-width + 0.8}l3.2 7.1l-3.2 7.1H.4Z`}
      />
      <text class="nerath-strength" x={-width / 2 + 1.6} y="-3" fill={look.glyph}>
        {strength}
      </text>
    </g>
  );
}

interface StackProps {
  readonly realm: RealmId;
  readonly units: Counts;
  readonly isCapital?: boolean;
}

/** A castle or a flag, then at most three tokens; about the middle of its upper edge. */
export function Stack({ realm, units, isCapital = false }: StackProps) {
  const kinds = shownKinds(units);
  const strength = strengthOf(units);
  const look = REALMS[realm];
  // Where footsoldiers stand alone their number says it all.
  const isPlain = !units.castle && kinds.length === 1 && strength === countOf(units);
  const lead = isPlain ? 0 : units.castle ? (isCapital ? 36 : 31) : 20;
  const pitch = kinds.length > 2 ? 20 : 24;
  const width = lead + (kinds.length > 0 ? (kinds.length - 1) * pitch + 24 : 0);
  const left = -width / 2;
  const hold = { look, strength };
  const Hold = isCapital ? Capital : Castle;
  return (
    <g class={`nerath-stack${isPlain ? ' is-plain' : ''}`}>
      <g class="nerath-stack-tokens">
        {kinds.map((unit, i) => (
          <g key={unit} transform={`translate(${left + lead + (isPlain ? 12 : 13) + i * pitch} 0)`}>
            <Token realm={realm} unit={unit} count={units[unit] ?? 0} />
          </g>
        ))}
      </g>
      <g
        class="nerath-stack-lead"
        transform={`translate(${units.castle ? left + lead / 2 : left + lead - 1} 0)`}
      >
        {!isPlain && (units.castle ? <Hold {...hold} /> : <Flag {...hold} />)}
      </g>
      {/* From afar only the number is seen. */}
      <g class="nerath-stack-far">
        {units.castle ? <Hold {...hold} /> : <Badge realm={realm} strength={strength} />}
      </g>
    </g>
  );
}

/** A shield of the realm with the strength on it. */
function Badge({ realm, strength }: { readonly realm: RealmId; readonly strength: number }) {
  return (
    <g>
      <Body realm={realm} />
      <text class="nerath-strength" y="4.5" fill={REALMS[realm].glyph}>
        {strength}
      </text>
    </g>
  );
}

/** A barred gate in a rock, eyes behind it, and a square for each guardian tile. */
export function Site({ tiles, known }: { readonly tiles: number; readonly known: number }) {
  return (
    <g stroke-linejoin="round">
      <path
        fill="#7d7263"
        stroke={INK}
        stroke-width="1.5"
        d="M-17 12Q-19 1-12-4Q-10-14 0-14Q10-14 12-4Q19 1 17 12Z"
      />
      <path fill="#fff" fill-opacity="0.2" d="M-14 8Q-15 1-9-3Q-7-11 0-11Q-6-8-7-1Q-12 2-14 8Z" />
      <path fill="#120c12" stroke="#d9c79a" stroke-width="1.4" d="M-8.5 12V-.5Q-8.5-9 0-9Q8.5-9 8.5-.5V12Z" />
      <path stroke="#9b8a66" stroke-width="1.3" d="M-4.5-6.5V12M0-8.5V12M4.5-6.5V12M-8 1H8" />
      {tiles > 0 && <path stroke="#ff8d3a" stroke-width="2.6" stroke-linecap="round" d="M-2.3 5h0M2.3 5h0" />}
      {Array.from({ length: tiles }, (_, i) => (
        <rect
          key={i}
          class={i < known ? 'nerath-tile is-known' : 'nerath-tile'}
          x={(i - tiles / 2) * 9 + 1}
          y="10"
          width="7"
          height="7"
          rx="1.6"
        />
      ))}
    </g>
  );
}
