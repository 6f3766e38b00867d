/** Cards as they are held, in play, and on offer. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps, Icon } from '@gonfalon/ui-kit';
import { toLookAt } from '@gonfalon/ui-kit/components';
import type { Civ, DeckCardId, Directions, KeywordOf, TechnologyKind, UnitId } from '../content/index.ts';
import { card, isUnitId } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { CIV_LOOK, clothOf } from './draw/civs.tsx';
import { CostCoins } from './draw/coins.tsx';
import { lookOf } from './draw/figure-look.ts';
import { Figure } from './draw/figures.tsx';
import { shade } from './draw/shade.ts';
import { KEYWORD_ICONS, keywordRef } from './keywords.ts';
import { cardName, costText, keywordName } from './names.ts';
import { gameWords, wordsIn } from './wording.ts';

const TECHNOLOGY_ICONS = {
  upgrade: 'anvil',
  action: 'scroll-unfurled',
  reaction: 'lightning-arc',
  event: 'ringing-bell',
} as const satisfies Readonly<Record<TechnologyKind, string>>;

/** The cloth of its people, behind a head or a picture. */
export function ClothBand({ civ }: { readonly civ: Civ }) {
  return (
    <svg class="echoes-band" aria-hidden="true" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={clothOf(civ)} />
      <rect width="100%" height="100%" fill={CIV_LOOK[civ].dark} opacity=".5" />
    </svg>
  );
}

/** A medallion: the figure of a unit, or the sign of a kind of Technology. */
function Medallion({ id }: { readonly id: DeckCardId }) {
  const { civ } = card[id];
  return (
    <svg class="echoes-medallion" viewBox="0 0 46 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="46" height="60" fill={clothOf(civ)} />
      <rect width="46" height="60" fill={CIV_LOOK[civ].dark} opacity=".5" />
      {isUnitId(id) ? (
        <>
          <ellipse cx="23" cy="37" rx="21" ry="25" fill="#f6ead0" />
          <g transform={`translate(23 57) scale(${lookOf(id).kind === 'foot' ? 0.6 : 0.48})`}>
            <Figure id={id} />
          </g>
        </>
      ) : (
        <TechnologySign id={id} />
      )}
    </svg>
  );
}

function TechnologySign({ id }: { readonly id: Exclude<DeckCardId, UnitId> }) {
  const { tech, civ } = card[id];
  return (
    <g style={{ color: CIV_LOOK[civ].dark }}>
      <circle cx="23" cy="30" r="18" fill="#f6ead0" stroke="#c79a3a" stroke-width="2" />
      <Icon name={TECHNOLOGY_ICONS[tech]} x={10} y={17} size={26} />
    </g>
  );
}

/** A bust in a landscape, for the cards of units in play. */
export function Vignette({ id }: { readonly id: UnitId }) {
  const { kind, hasCrown } = lookOf(id);
  const place = {
    foot: `translate(70 ${hasCrown ? 79 : 70}) scale(1.1)`,
    rider: `translate(66 ${hasCrown ? 81 : 75}) scale(.92)`,
    ship: 'translate(70 50) scale(.59)',
    gun: 'translate(70 48) scale(.88)',
    trebuchet: 'translate(70 48) scale(.68)',
  }[kind];
  return (
    <svg class="echoes-vignette" viewBox="0 0 140 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="140" height="46" fill="light-dark(#d3dccd, #3d3560)" />
      <path d="M0 28Q28 18 56 27T140 23V46H0Z" fill={shade('#a9b37e')} />
      <path d="M0 37Q56 30 140 36V46H0Z" fill={shade(kind === 'ship' ? '#5b97b5' : '#c7c386')} />
      <g transform={place}>
        <Figure id={id} />
      </g>
    </svg>
  );
}

/** Directions of a move: a small star of the lines that a unit may take. */
export function DirectionStar({ dirs }: { readonly dirs: Directions }) {
  return (
    <svg class="echoes-directions" viewBox="-10 -10 20 20" aria-hidden="true">
      {dirs !== 'diagonal' && <path d="M0 -8.5V-4M0 8.5V4M-8.5 0H-4M8.5 0H4" />}
      {dirs !== 'orthogonal' && (
        <path d="M-6.5 -6.5L-3.6 -3.6M6.5 6.5L3.6 3.6M-6.5 6.5L-3.6 3.6M6.5 -6.5L3.6 -3.6" />
      )}
      <circle r="1.6" />
    </svg>
  );
}

interface TagProps {
  readonly scene: Scene<View>;
  readonly keyword: KeywordOf;
  /** Icon and number alone, where there is little room. */
  readonly isShort?: boolean;
}

/** A press tells what it means. */
export function KeywordTag({ scene, keyword, isShort = false }: TagProps) {
  const name = keywordName(keyword, scene.language);
  return (
    <span {...entityProps(toLookAt(scene), keywordRef(keyword), name, 'echoes-tag')}>
      <Icon name={KEYWORD_ICONS[keyword.k]} />
      {isShort ? keyword.x : <span>{name}</span>}
    </span>
  );
}

function costLine(id: DeckCardId, language: Language): string {
  const cost = costText(card[id].cost, language);
  return cost ? wordsIn(language).costs(cost) : wordsIn(language).free;
}

/** A card of a hand: what it costs, what it is, and in one line what it does. */
export function HandCard({
  id,
  language,
  note,
}: {
  readonly id: DeckCardId;
  readonly language: Language;
  readonly note?: string | undefined;
}) {
  const printed = card[id];
  const { names } = gameWords(language);
  const { text } = names.cards[id];
  return (
    <div class="echoes-hand-card">
      <Medallion id={id} />
      <div class="echoes-hand-text">
        <b>{cardName(id, language)}</b>
        <div class="echoes-hand-line">
          <span class="visually-hidden">{costLine(id, language)}</span>
          <CostCoins cost={printed.cost} />
          <em>
            {printed.kind === 'unit' ? (
              <>
                <Icon name="broadsword" label={wordsIn(language).stat.melee} /> {printed.melee}{' '}
                {printed.ranged > 0 && (
                  <>
                    <Icon name="bow-arrow" label={wordsIn(language).stat.ranged} /> {printed.ranged}{' '}
                  </>
                )}
                <Icon name="hearts" label={names.stats.health} /> {printed.health}
              </>
            ) : (
              names.technologies[printed.tech]
            )}
          </em>
        </div>
        {(note ?? text) && <small>{note ?? text}</small>}
        {!note && !text && printed.kind === 'unit' && printed.keywords.length > 0 && (
          <small>{printed.keywords.map((one) => keywordName(one, language)).join(', ')}</small>
        )}
      </div>
    </div>
  );
}
