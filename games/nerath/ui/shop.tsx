/** Reinforcement: the gold that is left, the castles with their room, and what can be bought. */
import { capitalize } from '@gonfalon/kernel';
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { Die } from '@gonfalon/ui-kit/components';
import type { RealmId, SpaceId, UnitId } from '../content/index.ts';
import { constants, REALM_IDS, SPACE_IDS, UNIT_IDS, units } from '../content/index.ts';
import { sidesOf } from '../rules/dice.ts';
import { sitesOf } from '../rules/placement.ts';
import type { View } from '../rules/views.ts';
import { goldOf } from './decision.ts';
import { diceText } from './explain.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { TokenPicture } from './pieces.tsx';
import { stateOf } from './table-state.ts';

const WARES: readonly UnitId[] = UNIT_IDS.filter((id) => id !== 'castle');

export function Shop({ scene }: SceneProps<View>) {
  const { selected, language } = scene;
  const say = uiMessages[language];
  return (
    <div class="nerath-shop">
      <p class="nerath-purse">
        <Icon name="two-coins" /> <b>{say.goldLeft(goldOf(scene))}</b>
      </p>
      <p class="nerath-shop-hint">{selected.length > 0 ? say.chooseUnit : say.chooseCastle}</p>
      {selected.length === 0 && <Castles scene={scene} />}
      <ul class="nerath-wares">
        {WARES.map((unit) => (
          <Ware key={unit} scene={scene} unit={unit} />
        ))}
      </ul>
      {selected.length > 0 && <Castles scene={scene} />}
    </div>
  );
}

function Ware({ scene, unit }: SceneProps<View> & { readonly unit: UnitId }) {
  const { question, language } = scene;
  const realm = (question?.params?.realm as RealmId | undefined) ?? REALM_IDS[scene.view.active] ?? 'nerath';
  const { cost, dice } = units[unit];
  const rolled = dice.landAttack.length > 0 ? dice.landAttack : dice.sea;
  const isDear = cost > goldOf(scene);
  return (
    <li>
      <div {...entityProps(scene, unit, NO_ARIA_LABEL, `nerath-ware${isDear ? ' is-dear' : ''}`)}>
        <TokenPicture realm={realm} unit={unit} />
        <b>{capitalize(gameMessages[language].names.units[unit].one)}</b>
        <span class="nerath-price">
          <Icon name="two-coins" /> {cost}
        </span>
        <small>
          {rolled[0] && <Die sides={sidesOf(rolled[0])} label="" class="nerath-die" />} {diceText(rolled, '')}
        </small>
      </div>
    </li>
  );
}

/** Where something can be raised, and how much more. */
function Castles({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const s = stateOf(view);
  const placed = (space: number) => view.turn.placed.filter((at) => at === space).length;
  return (
    <>
      <h3 class="nerath-picker-title">{say.castles}</h3>
      <ul class="nerath-castles">
        {sitesOf(s, view.active).map(({ space, room }) => {
          const id: SpaceId = SPACE_IDS[space];
          const most = Number.isFinite(room) ? constants.castleLimit : undefined;
          return (
            <li key={id}>
              <div {...entityProps(scene, id, NO_ARIA_LABEL, 'nerath-castle')}>
                <b>{scene.messages.ref(id)}</b>
                <span>{most ? say.room(placed(space), most) : say.noLimit}</span>
                {most && (
                  <span class="nerath-pips" aria-hidden="true">
                    {Array.from({ length: most }, (_, i) => (
                      <i key={i} class={i < placed(space) ? 'is-full' : ''} />
                    ))}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {scene.choices.some(([verb]) => verb === 'found') && <p class="nerath-shop-hint">{say.foundHint}</p>}
    </>
  );
}
