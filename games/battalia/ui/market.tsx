/** The common reserve: artefacts on the points of the oracle, units and terrain on two shelves; every pile wears its recipe. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ArtefactId, Card, PileId, TerrainPileId, UnitId } from '../content/index.ts';
import {
  ARTEFACT_IDS,
  constants,
  isPile,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
} from '../content/index.ts';
import { cityCost } from '../rules/costs.ts';
import type { View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import { SHIELD } from './art/city.tsx';
import { TilePicture } from './art/tile.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { labelSideOf, OracleStar, pointOf, turnedOf } from './oracle.tsx';
import { ownItems, ownPlayer } from './own-cards.ts';
import { pileCost, recipeOf } from './recipe.ts';
import { RecipeMarks } from './recipe-marks.tsx';

const ROADS = TERRAIN_PILE_IDS.filter((id) => !terrainCards[id].city);
const CITIES = TERRAIN_PILE_IDS.filter((id) => terrainCards[id].city);
const LEVELS = [1, 2, 3, 4] as const;

export function Market({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const market = useRef<HTMLDivElement>(null);
  const explained = [...scene.highlighted].find(isPile);
  const offered = [...scene.offered].filter(isPile).join();
  // In a narrow reserve what may be pressed comes first: it must be in sight when it changes, and what a lesson is about.
  useEffect(() => {
    const shelfRow = market.current?.parentElement;
    const pile = explained && shelfRow?.querySelector(`[data-ref="${explained}"]`);
    if (pile) pile.scrollIntoView({ block: 'nearest', inline: 'center' });
    else if (offered !== '') shelfRow?.scrollTo({ left: 0, top: 0 });
  }, [explained, offered]);
  return (
    <div class="battalia-market" ref={market}>
      <section class="battalia-oracle" aria-label={names.oracle.name}>
        <p class="battalia-oracle-day">
          <b>{say.week(Math.floor(Math.max(0, view.round - 1) / constants.daysPerWeek) + 1)}</b>
          <span>{say.dayOf(turnedOf(view) + 1, constants.daysPerWeek)}</span>
        </p>
        <div class="battalia-wheel">
          <OracleStar scene={scene} />
          {ARTEFACT_IDS.map((id) => (
            <ArtefactPile key={id} scene={scene} id={id} />
          ))}
        </div>
      </section>
      <section class="battalia-shelf is-units" aria-label={say.units}>
        {UNIT_IDS.map((id) => (
          <UnitPile key={id} scene={scene} id={id} />
        ))}
        <div {...entityProps(scene, 'provision', NO_ARIA_LABEL, 'battalia-pile')}>
          <span class="visually-hidden">{say.pileLabel(names.kinds.provision.name, view.provisions)}</span>
          <span class="battalia-count" aria-hidden="true">
            {view.provisions}
          </span>
          <CardPicture card="PRO" language={language} isBare />
          <span class="battalia-pile-name" aria-hidden="true">
            {say.short.provision}
          </span>
          <small>{say.withUnit}</small>
        </div>
      </section>
      <section class="battalia-shelf is-terrain" aria-label={say.terrain}>
        {ROADS.map((id) => (
          <TerrainPile key={id} scene={scene} id={id} />
        ))}
        <i class="battalia-gap" />
        {CITIES.map((id) => (
          <TerrainPile key={id} scene={scene} id={id} />
        ))}
        <CityLevels scene={scene} />
      </section>
    </div>
  );
}

interface PileProps extends SceneProps<View> {
  readonly id: PileId;
  readonly size: number;
  readonly name: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly style?: Readonly<Record<string, string>>;
}

function Pile({ scene, id, size, name, children, class: extra = '', style }: PileProps) {
  const say = uiMessages[scene.language];
  const cost = pileCost(id);
  const owner = ownPlayer(scene);
  const recipe = cost && recipeOf(cost, ownItems(scene), scene.view.day.illuminated);
  return (
    <div
      {...entityProps(scene, id, NO_ARIA_LABEL, `battalia-pile ${size === 0 ? 'is-empty' : ''} ${extra}`)}
      {...(style && { style })}
    >
      <span class="visually-hidden">{say.pileLabel(name, size)}</span>
      <span class="battalia-count" aria-hidden="true">
        {size}
      </span>
      {children}
      {recipe && owner && <RecipeMarks recipe={recipe} />}
    </div>
  );
}

function UnitPile({ scene, id }: SceneProps<View> & { readonly id: UnitId }) {
  const { size, top } = scene.view.piles[id];
  const name = uiMessages[scene.language].short[id];
  return (
    <Pile scene={scene} id={id} size={size} name={name}>
      {top ? <CardPicture card={top} language={scene.language} isBare /> : <span class="battalia-none" />}
      <span class="battalia-pile-name" aria-hidden="true">
        {name}
      </span>
    </Pile>
  );
}

function ArtefactPile({ scene, id }: SceneProps<View> & { readonly id: ArtefactId }) {
  const { view, language } = scene;
  const { size, top } = view.piles[id];
  const say = uiMessages[language];
  const today = id === view.day.illuminated ? 'is-lit' : id === view.day.paired ? 'is-paired' : '';
  return (
    <Pile
      scene={scene}
      id={id}
      size={size}
      name={say.short[id]}
      class={`is-artefact ${today} is-${labelSideOf(id)}`}
      style={pointOf(id)}
    >
      <ArtefactFace top={top} scene={scene} />
      <span class="battalia-pile-name" aria-hidden="true">
        {say.short[id]}
      </span>
      {today && (
        <span class="battalia-today-label">{today === 'is-lit' ? say.litToday : say.pairedToday}</span>
      )}
    </Pile>
  );
}

function ArtefactFace({ scene, top }: SceneProps<View> & { readonly top: Card | undefined }) {
  return top ? <CardPicture card={top} language={scene.language} isBare /> : <span class="battalia-none" />;
}

function TerrainPile({ scene, id }: SceneProps<View> & { readonly id: TerrainPileId }) {
  const { size, top } = scene.view.terrain[id];
  const { names } = gameMessages[scene.language];
  return (
    <Pile scene={scene} id={id} size={size} name={names.land[id]} class="is-land">
      {top ? <TilePicture pile={id} terrain={top} /> : <span class="battalia-none" />}
    </Pile>
  );
}

/** What a city costs, by the level that it is built with. */
function CityLevels({ scene }: SceneProps<View>) {
  const items = ownItems(scene);
  return (
    <div class="battalia-levels">
      {LEVELS.map((level) => (
        <span key={level}>
          <svg viewBox="0 0 32 38" aria-hidden="true">
            <path d={SHIELD} fill="#57514a" stroke="#fffaf0" stroke-width="2" />
            <text class="battalia-figure" x="16" y="28" font-size="26" fill="#fff" stroke="none">
              {level}
            </text>
          </svg>
          <RecipeMarks recipe={recipeOf(cityCost(level), items, scene.view.day.illuminated)} />
        </span>
      ))}
    </div>
  );
}
