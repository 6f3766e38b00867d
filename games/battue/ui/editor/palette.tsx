/** What may be put on the spot that is chosen: tiles of its size, or the camp of a clan. */
import type { Language } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { Groups } from '@gonfalon/ui-kit/editor';
import type { ComponentChildren } from 'preact';
import type { CityTile, ClanId, SpaceId, TileId } from '../../content/index.ts';
import { ANY_LANDMARK, CLANS } from '../../content/index.ts';
import { gameMessages } from '../messages.ts';
import { seatStyle } from '../seat-style.ts';
import { clearTiles, fillByChance, setCamp, setTile } from './changes.ts';
import { clanName, describeTile, spaceName, spotName } from './describe.ts';
import type { Draft, TileSize } from './draft.ts';
import { openSlots, placeOf, playing, SIZES, tilesOf } from './draft.ts';
import { editorMessages } from './messages.ts';
import { TileSample } from './samples.tsx';
import type { Spot, SpotId } from './spots.ts';
import { campAt, campSpotId, SPOTS } from './spots.ts';

interface Props {
  readonly draft: Draft;
  readonly spot: Spot;
  readonly language: Language;
  readonly onEdit: (change: (now: Draft) => Draft) => void;
  readonly onSpot: (id: SpotId) => void;
}

type Group = TileSize | 'camp';
const GROUPS: readonly Group[] = [...SIZES, 'camp'];

/** The Palace has no tiles to choose from; the large ones are shown beside it. */
function groupOf(spot: Spot): Group {
  if (spot.kind === 'camp') return 'camp';
  const { kind } = spot.slot;
  return kind === 'palace' ? 'large' : kind;
}

export function Palette(props: Props) {
  const { spot, language, draft, onEdit, onSpot } = props;
  const words = editorMessages[language];
  const group = groupOf(spot);
  return (
    <section class="editor-tools battue-palette" aria-label={words.palette}>
      <div class="editor-hands">
        <button
          type="button"
          class="editor-tool"
          title={words.fillHint}
          data-tool="fill"
          onClick={() =>
            onEdit((now) => fillByChance(now, createRng({ kind: 'fast', seed: crypto.randomUUID() })))
          }
        >
          <Icon name="perspective-dice-six-faces-random" />
          <span>{words.fill}</span>
        </button>
        <button
          type="button"
          class="editor-tool"
          title={words.clearHint}
          data-tool="clear"
          onClick={() => onEdit(clearTiles)}
        >
          <Icon name="broom" />
          <span>{words.clear}</span>
        </button>
      </div>
      <Groups
        label={words.palette}
        groups={GROUPS}
        chosen={group}
        title={(one) => (
          <>
            {words.kinds[one]}
            {one !== 'camp' && <small>{words.open(openSlots(draft, one).length)}</small>}
          </>
        )}
        onChoose={(one) => onSpot(firstOf(one, draft))}
      >
        <p class="battue-here" aria-live="off">
          <b>{spotName(spot, language)}</b>
          {spot.id === 'PAL' ? (
            <small>{words.palace}</small>
          ) : (
            group !== 'camp' && <small>{leftOf(draft, group, language)}</small>
          )}
        </p>
        {spot.kind === 'camp' ? (
          <Clans {...props} spot={spot} />
        ) : (
          spot.slot.kind !== 'palace' && <Tiles {...props} at={spot.id} size={spot.slot.kind} />
        )}
      </Groups>
    </section>
  );
}

/** The first place of a group of which nothing is said yet, or else its first. */
function firstOf(group: Group, draft: Draft): SpotId {
  if (group !== 'camp') {
    const [open] = openSlots(draft, group);
    return open ?? SPOTS.find((spot) => groupOf(spot) === group && spot.id !== 'PAL')?.id ?? 'PAL';
  }
  const free = SPOTS.find(
    (spot) =>
      spot.kind === 'camp' &&
      spot.camp.space.endsWith('-G') &&
      !CLANS.some((clan) => draft.camps?.[clan]?.edge === spot.camp.edge),
  );
  return free?.id ?? 'N:N-G';
}

function leftOf(draft: Draft, size: TileSize, language: Language): string {
  const all = tilesOf(size);
  const left = all.filter(({ id }) => placeOf(draft, id) === undefined);
  return editorMessages[language].left(left.length, all.length);
}

interface TilesProps extends Props {
  readonly at: SpaceId;
  readonly size: TileSize;
}

function Tiles({ draft, at, size, language, onEdit }: TilesProps) {
  const words = editorMessages[language];
  const lying = draft.tiles[at];
  const give = (id: CityTile | undefined) => onEdit((now) => setTile(now, at, id));
  return (
    <div class="editor-strip">
      <Choice
        name="chance"
        isHere={lying === undefined}
        title={words.byChanceHint}
        label={words.byChance}
        onPick={() => give(undefined)}
      >
        <Sign icon="help" />
      </Choice>
      {size === 'large' && (
        <Choice
          name="landmark"
          isHere={lying === ANY_LANDMARK}
          title={words.landmarkHint}
          label={words.landmark}
          onPick={() => give(ANY_LANDMARK)}
        >
          <Sign icon="castle-ruins" />
        </Choice>
      )}
      {tilesOf(size).map(({ id }) => (
        <TileChoice
          key={id}
          id={id}
          isHere={lying === id}
          elsewhere={lying === id ? undefined : placeOf(draft, id)}
          language={language}
          onPick={() => give(id)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isHere: boolean;
  /** It is in use somewhere else. */
  readonly isTaken?: boolean;
  readonly title?: string;
  readonly label: string;
  /** All that the picture shows, for those who do not see it. */
  readonly description?: string;
  readonly note?: string | undefined;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

function Choice({
  name,
  isHere,
  isTaken = false,
  title,
  label,
  description,
  note,
  onPick,
  children,
}: ChoiceProps) {
  return (
    <button
      type="button"
      class={`editor-tool${isTaken ? ' is-taken' : ''}`}
      aria-pressed={isHere}
      title={title}
      data-tool={name}
      onClick={onPick}
    >
      {children}
      <span aria-hidden={description !== undefined}>{label}</span>
      {description && <span class="visually-hidden">{description}</span>}
      {note && <small>{note}</small>}
    </button>
  );
}

const Sign = ({ icon }: { readonly icon: IconName }) => (
  <span class="battue-sign">
    <Icon name={icon} />
  </span>
);

interface TileChoiceProps {
  readonly id: TileId;
  readonly isHere: boolean;
  readonly elsewhere: SpaceId | undefined;
  readonly language: Language;
  readonly onPick: () => void;
}

function TileChoice({ id, isHere, elsewhere, language, onPick }: TileChoiceProps) {
  return (
    <Choice
      name={id}
      isHere={isHere}
      isTaken={elsewhere !== undefined}
      description={describeTile(id, language)}
      label={gameMessages[language].names.tiles[id].title}
      note={elsewhere && editorMessages[language].liesAt(spaceName(elsewhere, language))}
      onPick={onPick}
    >
      <TileSample id={id} />
    </Choice>
  );
}

interface ClansProps extends Props {
  readonly spot: Extract<Spot, { readonly kind: 'camp' }>;
}

function Clans({ draft, spot, language, onEdit }: ClansProps) {
  const words = editorMessages[language];
  const here = campAt(draft, spot.camp);
  const where = (clan: ClanId) => {
    const camp = draft.camps?.[clan];
    const at = camp && SPOTS.find(({ id }) => id === campSpotId(camp));
    return at ? words.campsAt(spotName(at, language)) : words.choosesOwn;
  };
  return (
    <div class="editor-strip">
      <Choice
        name="nobody"
        isHere={here === undefined}
        label={words.noCamp}
        onPick={() => here && onEdit((now) => setCamp(now, here, undefined))}
      >
        <Sign icon="help" />
      </Choice>
      {playing(draft).map((clan) => {
        const { icon, colour } = seatStyle(CLANS.indexOf(clan), language);
        const name = clanName(clan, language);
        return (
          <Choice
            key={clan}
            name={clan}
            isHere={here === clan}
            isTaken={here !== clan && draft.camps?.[clan] !== undefined}
            label={name}
            note={here === clan ? undefined : where(clan)}
            onPick={() => onEdit((now) => setCamp(now, clan, spot.camp))}
          >
            <span class="battue-sign" style={{ color: colour }}>
              <Icon name={icon} />
            </span>
          </Choice>
        );
      })}
    </div>
  );
}
