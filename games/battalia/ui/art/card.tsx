/** A playing card: strength, faction, picture, name and rank. */
import type { Language } from '@gonfalon/kernel';
import type { IconName } from '@gonfalon/ui-kit';
import { Icon, memo } from '@gonfalon/ui-kit';
import type { ArtefactId, Card, Kind, LegendaryId, UnitId } from '../../content/index.ts';
import { info, isUnit, strengthOf, units } from '../../content/index.ts';
import type { BattaliaIcon } from '../icons.ts';
import { uiMessages } from '../messages.ts';
import { Bust, Sack } from './bust.tsx';
import type { Owner, Paint } from './factions.ts';
import { PAINT, patternOf } from './factions.ts';
import { Glyph } from './glyph.tsx';
import { MARKS, markOf } from './marks.ts';

export const KIND_ICONS: Readonly<Record<ArtefactId | LegendaryId, IconName | BattaliaIcon>> = {
  tool: 'stone-crafting',
  weapon: 'broadsword',
  amulet: 'gem-pendant',
  title: 'laurel-crown',
  scroll: 'scroll-unfurled',
  tent: 'camping-tent',
  horse: 'horse-head',
  hammer: 'thor-hammer',
  sword: 'winged-sword',
  shield: 'winged-shield',
  wings: 'feathered-wing',
  horn: 'hunting-horn',
};

const GRAIN: Paint = { fill: '#e9dcc0', deep: '#8b6f42', pale: '#e7d9b8', ink: '#2a1b02', skin: '#e3c29b' };
const LEGEND: Paint = { fill: '#5d3b78', deep: '#3a2052', pale: '#d9c6ea', ink: '#ffe9a0', skin: '#e3c29b' };

function paintOf(card: Card): Paint {
  const { faction, legendary } = info(card);
  if (faction) return PAINT[faction];
  return legendary ? LEGEND : GRAIN;
}

const WINDOW = 'M5 13a8 8 0 0 1 8-8h70a8 8 0 0 1 8 8v87H5z';
const HEXAGON = 'M48 17L80 35v36L48 89 16 71V35z';

/** `5·1` for what attacks with 5 and defends with 1. */
function strengthText(kind: Kind): string {
  const [attack, defence] = [strengthOf(kind, 'attack'), strengthOf(kind, 'defence')];
  if (attack === 0 && defence === 0) return '';
  return attack === defence ? String(attack) : `${attack}·${defence}`;
}

interface Props {
  readonly card: Card;
  readonly language: Language;
  /** Without its foot, for piles and slots. */
  readonly isBare?: boolean;
}

/** 96 by 136, or by 104 without its foot; as large as the stylesheet says. */
function Picture({ card, language, isBare = false }: Props) {
  const { kind, faction } = info(card);
  const { deep, pale, fill, ink } = paintOf(card);
  const owner: Owner = faction ?? 'none';
  const height = isBare ? 104 : 136;
  const strength = strengthText(kind);
  return (
    <svg class="battalia-card" viewBox={`0 0 96 ${height}`} aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="94"
        height={height - 2}
        rx="9"
        fill="#fbf4e4"
        stroke="#2a1c22"
        stroke-width="1.6"
      />
      <path d={WINDOW} fill={pale} />
      {kind === 'provision' ? (
        <>
          <path d="M5 78q43-14 86 0v22H5z" fill="#cdbb8d" />
          <g transform="translate(12 24)">
            <Sack />
          </g>
        </>
      ) : (
        <>
          <path d={WINDOW} fill={patternOf(owner)} />
          <circle cx="48" cy="52" r="39" fill="#fff8e6" opacity=".62" />
          <Emblem kind={kind} owner={owner} fill={fill} ink={ink} />
        </>
      )}
      {isBare ? (
        <path d="M2 100h92v2H2z" fill="#c79a3c" />
      ) : (
        <Foot kind={kind} colour={deep} name={uiMessages[language].short[kind]} />
      )}
      {faction && (
        <>
          <path
            d="M66 4h26v20c0 7-6 11-13 14-7-3-13-7-13-14z"
            fill={fill}
            stroke="#fffaf0"
            stroke-width="1.6"
          />
          <Glyph owner={faction} x={71} y={8} size={16.5} colour={ink} />
        </>
      )}
      {strength && (
        <>
          <rect
            x="4"
            y="5"
            width={strength.length > 1 ? 38 : 26}
            height="26"
            rx="13"
            fill="#fffaf0"
            stroke="#2a1c22"
            stroke-width="1.6"
          />
          <text
            class="battalia-figure"
            x={strength.length > 1 ? 23 : 17}
            y="25"
            font-size="20"
            fill="#241a24"
          >
            {strength}
          </text>
        </>
      )}
    </svg>
  );
}

export const CardPicture = memo(
  Picture,
  (before, now) =>
    before.card === now.card && before.language === now.language && before.isBare === now.isBare,
);

interface EmblemProps {
  readonly kind: Kind;
  readonly owner: Owner;
  readonly fill: string;
  readonly ink: string;
}

/** A person, or a hexagon with what the artefact is. */
function Emblem({ kind, owner, fill, ink }: EmblemProps) {
  if (isUnit(kind))
    return (
      <g transform="translate(12 28)">
        <Bust unit={kind} owner={owner} />
      </g>
    );
  return (
    <>
      <path d={HEXAGON} fill={fill} stroke="#20141a" stroke-width="2" />
      <path d={HEXAGON} fill={patternOf(owner)} />
      <path d="M48 22L75.5 37.5v31L48 84 20.5 68.5v-31z" fill="none" stroke="#f6dc94" stroke-width="1.6" />
      <g style={{ color: ink }}>
        <Icon name={KIND_ICONS[kind as ArtefactId]} x={26} y={31} size={44} />
      </g>
    </>
  );
}

const rankOf = (kind: Kind): number => (isUnit(kind) ? units[kind as UnitId].rank : 1);

function Foot({
  kind,
  colour,
  name,
}: {
  readonly kind: Kind;
  readonly colour: string;
  readonly name: string;
}) {
  const rank = rankOf(kind);
  return (
    <>
      <path d="M5 100h86v23a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8z" fill="#fbf4e4" />
      <path d="M5 100h86" stroke="#2a1c22" stroke-width="1.4" />
      <path d="M5 102.5h86" stroke="#c79a3c" stroke-width="1.3" />
      <text class="battalia-card-name" x="48" y="117">
        {name}
      </text>
      {Array.from({ length: rank }, (_, i) => (
        <path
          key={`rank ${i}`}
          transform={`translate(${49 - rank * 6 + i * 12} 120.5) scale(.83)`}
          d={MARKS[markOf(kind)]}
          fill={colour}
        />
      ))}
    </>
  );
}
