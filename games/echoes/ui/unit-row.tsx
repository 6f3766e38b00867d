/** The viewer's units as a row of cards below the map, with those of a mate; a press is one on the unit itself. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { card } from '../content/index.ts';
import { unitRef } from '../rules/refs.ts';
import type { UnitView, View } from '../rules/views.ts';
import { ClothBand, DirectionStar, KeywordTag, Vignette } from './card-face.tsx';
import { keywordsNow } from './keywords.ts';
import { nameOf, playerName } from './names.ts';
import { PAWN_ICONS } from './pawn-icons.ts';
import { mateOf, pawnNumber } from './sides.ts';
import { healthOf, tableOf } from './table.ts';
import { gameWords, wordsIn } from './wording.ts';

/** More hearts than these do not fit beside the number. */
const MAX_HEARTS = 11;

export function UnitRow({ scene }: SceneProps<View>) {
  const { view, language, side } = scene;
  const words = wordsIn(language);
  const own = view.units.filter((unit) => unit.seat === side);
  const mate = mateOf(scene);
  const theirs = mate === undefined ? [] : view.units.filter((unit) => unit.seat === mate);
  return (
    <div class={own.length + theirs.length === 0 ? 'echoes-row is-empty' : 'echoes-row'}>
      <ul class="echoes-row-own" aria-label={words.yourUnits}>
        {own.map((unit) => (
          <li key={unit.id}>
            <UnitCard scene={scene} unit={unit} />
          </li>
        ))}
        {(['king', 'queen'] as const).map(
          (pawn) =>
            scene.offered.has(pawn) &&
            scene.question?.prompt !== 'enter' && (
              <li key={pawn}>
                <div {...entityProps(scene, pawn, undefined, 'echoes-revive')}>
                  <Icon name={PAWN_ICONS[pawn]} />
                  {words.bringBack(gameWords(language).names.pawns[pawn])}
                </div>
              </li>
            ),
        )}
      </ul>
      {mate !== undefined && theirs.length > 0 && (
        <ul class="echoes-row-mate" aria-label={words.unitsOf(playerName(mate, scene))}>
          {theirs.map((unit) => (
            <li key={unit.id}>
              <UnitCard scene={scene} unit={unit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardProps extends SceneProps<View> {
  readonly unit: UnitView;
}

function UnitCard({ scene, unit }: CardProps) {
  const { view, language } = scene;
  const words = wordsIn(language);
  const ref = unitRef(unit);
  const { left, of } = healthOf(view, unit);
  const { movement, civ } = card[unit.card];
  const keywords = keywordsNow(tableOf(view).board.profile(unit));
  const name = nameOf(ref, scene);
  const label = `${name}, ${unit.at}, ${words.stats(unit.now.melee, unit.now.ranged, left, of)}`;
  return (
    <div
      {...entityProps(scene, ref, NO_ARIA_LABEL, `echoes-unit-card${unit.exhausted ? ' is-exhausted' : ''}`)}
    >
      <span class="visually-hidden">{label}</span>
      <div class="echoes-unit-head" aria-hidden="true">
        <ClothBand civ={civ} />
        <span class={name.length > 16 ? 'is-long' : undefined}>{name}</span>
      </div>
      <span class="echoes-pawn" aria-hidden="true">
        {unit.pawn === 'pawn' ? pawnNumber(view, unit) : <Icon name={PAWN_ICONS[unit.pawn]} />}
      </span>
      <Vignette id={unit.card} />
      {unit.exhausted && (
        <div class="echoes-ribbon">
          <Icon name="hourglass" /> <span>{words.exhausted}</span>
        </div>
      )}
      <div class="echoes-stats" aria-hidden="true">
        <span class={unit.mode === 'melee' ? 'is-now' : undefined}>
          <Icon name="broadsword" /> {unit.now.melee}
        </span>
        <span class={unit.mode === 'ranged' ? 'is-now' : unit.now.ranged > 0 ? undefined : 'is-none'}>
          <Icon name="bow-arrow" /> {unit.now.ranged > 0 ? unit.now.ranged : '–'}
        </span>
        <span class="echoes-moves">
          <DirectionStar dirs={movement.dirs} /> {unit.now.movement}
        </span>
      </div>
      <div class="echoes-hearts" aria-hidden="true">
        {of <= MAX_HEARTS &&
          Array.from({ length: of }, (_, i) => (
            <Icon key={i} name="hearts" class={i < left ? 'is-full' : 'is-lost'} />
          ))}
        <b>
          <Icon name="hearts" class="is-full echoes-small-heart" /> {left}
          <span class="echoes-of">/{of}</span>
        </b>
      </div>
      <div class="echoes-tags">
        {keywords.map((keyword) => (
          <KeywordTag
            key={`${keyword.k} ${keyword.vs ?? ''}`}
            scene={scene}
            keyword={keyword}
            isShort={keywords.length > 1}
          />
        ))}
      </div>
    </div>
  );
}
