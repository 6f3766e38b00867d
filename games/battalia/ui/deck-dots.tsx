/** A deck as a row of marks, grouped, each in its faction's colour and pattern; what nobody has seen is hollow. */
import type { Card, FactionId, Kind, UnseenCard } from '../content/index.ts';
import { info } from '../content/index.ts';
import type { PlayerView } from '../rules/views.ts';
import { PAINT, patternOf } from './art/factions.ts';
import type { MarkId } from './art/marks.ts';
import { MARKS, markOf } from './art/marks.ts';

interface Dot {
  readonly mark: MarkId;
  readonly faction: FactionId | undefined;
  readonly isUnseen: boolean;
}

const UNSEEN_MARKS: Readonly<Record<UnseenCard, MarkId>> = {
  'CIT-?': 'citizen',
  'CHF-?': 'chief',
  'PRI-?': 'priest',
  'LOR-?': 'lord',
};
const ORDER: readonly MarkId[] = [
  'citizen',
  'chief',
  'priest',
  'lord',
  'provision',
  'weapon',
  'artefact',
  'legendary',
];

function dotOf(card: Card | UnseenCard): Dot {
  if (card in UNSEEN_MARKS)
    return { mark: UNSEEN_MARKS[card as UnseenCard], faction: undefined, isUnseen: true };
  const { kind, faction } = info(card as Card);
  return { mark: markOf(kind as Kind), faction, isUnseen: false };
}

/** BTA-1.14: all that is known to belong to a player. */
export function deckOf({ unseen, shelter, tents, table }: PlayerView): readonly (Card | UnseenCard)[] {
  const laid = table.filter((one) => one.tents === undefined).map(({ card }) => card);
  const pitched = tents.flatMap(({ card, content, number, group }) =>
    number === group ? [card, ...content] : content,
  );
  return [...unseen, ...shelter, ...laid, ...pitched];
}

export function DeckDots({ player, label }: { readonly player: PlayerView; readonly label: string }) {
  const dots = deckOf(player)
    .map(dotOf)
    .sort((a, b) => ORDER.indexOf(a.mark) - ORDER.indexOf(b.mark));
  return (
    <div class="battalia-dots" role="img" aria-label={label}>
      {dots.map((dot, i) => (
        <DotSign key={`${i} ${dot.mark}`} {...dot} isFirst={i > 0 && dots[i - 1]?.mark !== dot.mark} />
      ))}
    </div>
  );
}

function DotSign({ mark, faction, isUnseen, isFirst }: Dot & { readonly isFirst: boolean }) {
  const d = MARKS[mark];
  const fill = faction ? PAINT[faction].fill : mark === 'legendary' ? '#b68be0' : '#d8c08a';
  return (
    <svg class={`battalia-dot${isFirst ? ' is-first' : ''}`} viewBox="-1 -1 14 14" aria-hidden="true">
      {isUnseen ? (
        <path d={d} class="is-unseen" />
      ) : (
        <>
          <path d={d} fill={fill} />
          {faction && <path d={d} fill={patternOf(faction)} />}
          <path d={d} class="battalia-dot-edge" />
        </>
      )}
    </svg>
  );
}
