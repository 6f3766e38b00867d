/** The content of the tray, by what is worked on. */

import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { CardRow } from '@gonfalon/ui-kit/components';
import type { FunctionComponent } from 'preact';
import type { Civ, DeckCardId } from '../content/index.ts';
import { CIVS, civCard, isDeckCardId } from '../content/index.ts';
import { kindOf } from '../rules/refs.ts';
import type { View } from '../rules/views.ts';
import { abilityText } from './decision.ts';
import { DeckTray } from './deck-tray.tsx';
import { Sum } from './detail.tsx';
import { Capital } from './draw/buildings.tsx';
import { CivIcon } from './draw/civs.tsx';
import { TileFace } from './draw/tile.tsx';
import { cardOfQuestion } from './explain.ts';
import { SQUARE } from './geometry.ts';
import { HeldCard } from './hand.tsx';
import { nameOf, playerName } from './names.ts';
import { PAWN_ICONS } from './pawn-icons.ts';
import { OtherSources, PayingCoins, Purse } from './purse.tsx';
import { layings, layingText } from './rotations.ts';
import { SavedDeckChoices } from './saved-deck-choices.tsx';
import { mateOf } from './sides.ts';
import { openProspect, prospectOf, unitIn } from './table.ts';
import type { TrayKind } from './tray.ts';
import { cheapestFirst, trayKind } from './tray.ts';
import { gameWords, wordsIn } from './wording.ts';

type Part = FunctionComponent<SceneProps<View>>;

const offeredCards = ({ offered }: Scene<View>): DeckCardId[] =>
  [...offered].filter(isDeckCardId).sort(cheapestFirst);

const Civs: Part = ({ scene }) => (
  <>
    {scene.question?.prompt === 'muster-civ' && <SavedDeckChoices scene={scene} />}
    <ul class="echoes-civs">
      {CIVS.filter((civ) => scene.offered.has(civ)).map((civ) => (
        <li key={civ}>
          <CivChoice scene={scene} civ={civ} />
        </li>
      ))}
    </ul>
  </>
);

function CivChoice({ scene, civ }: SceneProps<View> & { readonly civ: Civ }) {
  const { names } = gameWords(scene.language);
  return (
    <div {...entityProps(scene, civ, NO_ARIA_LABEL, 'echoes-choice echoes-civ-choice')}>
      <svg viewBox="-60 -104 120 122" aria-hidden="true">
        <Capital civ={civ} scale={0.95} />
      </svg>
      <b>
        <CivIcon civ={civ} /> {names.civs[civ]}
      </b>
      <small>{names.cards[civCard[civ]].text}</small>
    </div>
  );
}

const Scouts: Part = ({ scene }) => (
  <CardRow
    label={wordsIn(scene.language).chooseScout}
    cards={offeredCards(scene)}
    draw={(id) => <HeldCard scene={scene} id={id} />}
  />
);

const Search: Part = ({ scene }) => {
  const words = wordsIn(scene.language);
  const cards = offeredCards(scene);
  if (cards.length === 0) return <p>{words.nothingFound}</p>;
  return <CardRow label={words.found} cards={cards} draw={(id) => <HeldCard scene={scene} id={id} />} />;
};

const Pay: Part = ({ scene }) => {
  const { viewer, language } = scene;
  const mate = mateOf(scene);
  return (
    <div class="echoes-pay">
      <PayingCoins scene={scene} />
      {viewer !== 'spectator' && <Purse scene={scene} seat={viewer} />}
      {mate !== undefined && (
        <>
          <b class="echoes-purse-of">{wordsIn(language).mateCoins(playerName(mate, scene))}</b>
          <Purse scene={scene} seat={mate} isMate />
        </>
      )}
      <OtherSources scene={scene} />
      <p class="echoes-hint">{wordsIn(language).payHint}</p>
    </div>
  );
};

const WEAPONS = { melee: 'broadsword', ranged: 'bow-arrow' } as const;

const Enter: Part = ({ scene }) => {
  const { names } = gameWords(scene.language);
  const words = wordsIn(scene.language);
  return (
    <ul class="echoes-choices">
      {(['pawn', 'king', 'queen'] as const)
        .filter((pawn) => scene.offered.has(pawn) || scene.selected.includes(pawn))
        .map((pawn) => (
          <li key={pawn}>
            <div {...entityProps(scene, pawn, NO_ARIA_LABEL, 'echoes-choice')}>
              <b>
                <Icon name={PAWN_ICONS[pawn]} /> {names.pawns[pawn]}
              </b>
              <small>{words.pieces[pawn]}</small>
            </div>
          </li>
        ))}
      {(['melee', 'ranged'] as const)
        .filter((mode) => scene.offered.has(mode))
        .map((mode) => (
          <li key={mode}>
            <div {...entityProps(scene, mode, NO_ARIA_LABEL, 'echoes-choice')}>
              <b>
                <Icon name={WEAPONS[mode]} /> {names.modes[mode]}
              </b>
              <small>{words.modes[mode]}</small>
            </div>
          </li>
        ))}
    </ul>
  );
};

/** «Choose one: this; or that.» is cut where it says so, as far as it does. */
function effectText(scene: Scene<View>, number: number): string | undefined {
  const text = cardOfQuestion(scene);
  const parts = text?.replace(/^[^:]*: /, '').split(/ ?; (?:or,? |ou )/);
  return parts && parts.length > 1 ? parts[number - 1] : text;
}

const numbersOf = ({ offered }: Scene<View>): string[] =>
  [...offered].filter((ref) => kindOf(ref) === 'number').sort((a, b) => Number(a) - Number(b));

const Effects: Part = ({ scene }) => (
  <ul class="echoes-choices">
    {numbersOf(scene).map((ref) => (
      <li key={ref}>
        <div {...entityProps(scene, ref, NO_ARIA_LABEL, 'echoes-choice')}>
          <b>{wordsIn(scene.language).effect(Number(ref))}</b>
          <small>{effectText(scene, Number(ref))}</small>
        </div>
      </li>
    ))}
  </ul>
);

const Seats: Part = ({ scene }) => (
  <ul class="echoes-choices">
    {numbersOf(scene).map((ref) => {
      const civ = scene.view.players[Number(ref)]?.civ;
      return (
        <li key={ref}>
          <div {...entityProps(scene, ref, NO_ARIA_LABEL, 'echoes-choice')}>
            <b>
              {civ && <CivIcon civ={civ} />} {playerName(Number(ref), scene)}
            </b>
          </div>
        </li>
      );
    })}
  </ul>
);

const TileWays: Part = ({ scene }) => (
  <ul class="echoes-choices echoes-ways">
    {layings(scene).map((laying) => (
      <li key={laying.ref}>
        <div {...entityProps(scene, laying.ref, NO_ARIA_LABEL, 'echoes-choice')}>
          <svg
            viewBox={`-4 -18 ${SQUARE.width * 2 + 8} ${SQUARE.height * 2 + 32}`}
            class="echoes-way-picture"
            aria-hidden="true"
          >
            <TileFace squares={laying.squares} seed={(scene.view.shown ?? 0) + 1} />
            {laying.under && (
              <rect
                class={laying.under.stays ? 'echoes-stays' : 'echoes-stays is-not'}
                x={(laying.under.index % 2) * SQUARE.width + 6}
                y={(laying.under.index < 2 ? 0 : SQUARE.height) + 6}
                width={SQUARE.width - 12}
                height={SQUARE.height - 12}
                rx="8"
              />
            )}
          </svg>
          <small>{layingText(laying, scene)}</small>
        </div>
      </li>
    ))}
  </ul>
);

/** What is reacted to, with both numbers, and the Reactions that fit. */
const React: Part = ({ scene }) => {
  const words = wordsIn(scene.language);
  const open = openProspect(scene.view);
  const cards = offeredCards(scene);
  return (
    <div class="echoes-react">
      {open && (
        <>
          <p>{words.attacks(nameOf(open.attacker, scene), nameOf(open.ref, scene))}</p>
          <Sum scene={scene} attacker={open.attacker} target={open.ref} />
        </>
      )}
      {cards.length > 0 ? (
        <CardRow label={words.react} cards={cards} draw={(id) => <HeldCard scene={scene} id={id} />} />
      ) : (
        <p class="echoes-hint">{words.noReaction}</p>
      )}
    </div>
  );
};

const Options: Part = ({ scene }) => (
  <>
    <p>{cardOfQuestion(scene)}</p>
    <ul class="echoes-choices">
      {(['hold', 'attack'] as const)
        .filter((option) => scene.offered.has(option))
        .map((option) => (
          <li key={option}>
            <div {...entityProps(scene, option, NO_ARIA_LABEL, 'echoes-choice')}>
              <b>{gameWords(scene.language).names.options[option]}</b>
            </div>
          </li>
        ))}
    </ul>
  </>
);

const Text: Part = ({ scene }) => <p>{cardOfQuestion(scene)}</p>;

/** The targets of the chosen unit with both numbers, where the map is too small to read them; and its abilities. */
const UnitWays: Part = ({ scene }) => {
  const { view, selected, offered, language } = scene;
  const words = wordsIn(language);
  const chosen = selected[0] ?? '';
  const unit = unitIn(view, chosen);
  if (!unit) return null;
  const targets = [...offered].flatMap((ref) => prospectOf(view, chosen, ref) ?? []);
  const abilities = numbersOf(scene);
  return (
    <div class={abilities.length > 0 ? 'echoes-unit-ways has-abilities' : 'echoes-unit-ways'}>
      <ul class="echoes-targets" aria-label={words.targets}>
        {targets.map(({ ref, dealt, taken, falls }) => (
          <li key={ref}>
            <div {...entityProps(scene, ref, NO_ARIA_LABEL, 'echoes-target')}>
              <b>{nameOf(ref, scene)}</b>
              {falls && <Icon name="death-skull" label={words.falls} />}
              <span class="echoes-numbers">
                {words.deals} <b class="is-dealt">{dealt}</b> {words.takes} <b class="is-taken">{taken}</b>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {abilities.map((ref) => (
        <div key={ref} {...entityProps(scene, ref, NO_ARIA_LABEL, 'echoes-choice')}>
          <small>{abilityText(unit, ref, scene)}</small>
        </div>
      ))}
    </div>
  );
};

const PARTS: Readonly<Record<TrayKind, Part>> = {
  civs: Civs,
  scouts: Scouts,
  deck: DeckTray,
  pay: Pay,
  enter: Enter,
  effects: Effects,
  seats: Seats,
  tile: TileWays,
  react: React,
  search: Search,
  options: Options,
  text: Text,
  unit: UnitWays,
};

export function TrayContent({ scene }: SceneProps<View>) {
  const kind = trayKind(scene);
  if (!kind) return null;
  const Shown = PARTS[kind];
  return (
    <div class={`echoes-tray is-${kind}`}>
      <Shown scene={scene} />
    </div>
  );
}
