/** A battle: both sides lined up kind by kind, their dice, the hits, and what would come of fighting on. */
import { capitalize } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { Die } from '@gonfalon/ui-kit/components';
import type { RealmId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { IS_DUNGEON } from '../rules/board.ts';
import { areEnemies } from '../rules/selectors.ts';
import type { Battle } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { BattleLine } from './battle-lines.ts';
import { linesOf } from './battle-lines.ts';
import { chancesOf } from './chances.ts';
import { diceText } from './explain.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { isDefending } from './odds.ts';
import { Crest, TokenPicture } from './pieces.tsx';
import { stateOf } from './table-state.ts';

export function BattleTray({ scene, battle }: SceneProps<View> & { readonly battle: Battle }) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const { attacker, defender } = linesOf(view, battle);
  const defenders = defendersOf(scene, battle, defender);
  const isOver = battle.victors !== 0 || battle.losers !== 0;
  return (
    <div class="nerath-battle">
      <div class="nerath-battle-head">
        <Side scene={scene} realms={[REALM_IDS[battle.attacker] ?? 'nerath']} />
        <p class="nerath-battle-step">
          {isOver ? say.battleOver(victorsOf(battle)) : say.roundAndStep(battle.round, battle.step)}
        </p>
        <Side scene={scene} realms={defenders} isRight />
      </div>
      <div class="nerath-battle-lines">
        <ul class="nerath-lines">
          {attacker.map((line) => (
            <Line key={line.key} scene={scene} line={line} />
          ))}
        </ul>
        {isOver ? <span /> : <Hits scene={scene} battle={battle} />}
        <ul class="nerath-lines is-right">
          {defender.map((line) => (
            <Line key={line.key} scene={scene} line={line} />
          ))}
        </ul>
      </div>
      <Prospect scene={scene} battle={battle} />
    </div>
  );
}

/** The realms in a set of bits. */
const realmsIn = (bits: number): readonly RealmId[] => REALM_IDS.filter((_, i) => bits & (1 << i));
const victorsOf = ({ victors }: Battle): readonly RealmId[] => realmsIn(victors);

/** Who defends, also when nobody of them is left; nobody but guardians in a dungeon. */
function defendersOf(
  { view }: Scene<View>,
  battle: Battle,
  lines: readonly BattleLine[],
): readonly RealmId[] {
  const there = new Set(lines.flatMap(({ realm }) => realm ?? []));
  if (there.size > 0 || IS_DUNGEON[battle.space]) return [...there];
  const s = stateOf(view);
  const fallen = realmsIn(battle.joined).filter((realm) =>
    areEnemies(s, battle.attacker, REALM_IDS.indexOf(realm)),
  );
  const holder = REALM_IDS[view.control[battle.space] ?? -1];
  return fallen.length > 0 || !holder ? fallen : [holder];
}

interface SideProps extends SceneProps<View> {
  readonly realms: readonly RealmId[];
  readonly isRight?: boolean;
}

function Side({ scene, realms, isRight = false }: SideProps) {
  const { names } = gameMessages[scene.language];
  const title =
    realms.length > 0
      ? realms.map((realm) => names.realms[realm].short).join(' + ')
      : uiMessages[scene.language].guardians;
  return (
    <div class={isRight ? 'nerath-side is-right' : 'nerath-side'}>
      {realms.map((realm) => (
        <Crest key={realm} realm={realm} />
      ))}
      {realms.length === 0 && <Icon name="dungeon-gate" />}
      <b>{title}</b>
    </div>
  );
}

function Line({ scene, line }: SceneProps<View> & { readonly line: BattleLine }) {
  const { realm, unit, guardian, count, hit, dice, state, rolled } = line;
  const say = uiMessages[scene.language];
  const { names } = gameMessages[scene.language];
  const name = unit ? names.units[unit].one : guardian ? names.guardians[guardian] : '';
  return (
    <li class={`nerath-line${state ? ` is-${state}` : ''}`}>
      <span class="nerath-line-who">
        {realm && unit ? (
          <TokenPicture realm={realm} unit={unit} count={count} />
        ) : (
          <Icon name="dungeon-gate" />
        )}
        {hit > 0 && <b class="nerath-line-hit">−{hit}</b>}
      </span>
      <span class="nerath-line-name">
        <b>{capitalize(name)}</b>
        <small>
          {diceSum(dice)} {state && <span class="nerath-tag">{say[state]}</span>}
        </small>
      </span>
      <span class="nerath-line-dice">
        {rolled.map(({ sides, face, isHit }, i) => (
          <Die
            key={`${i} ${face}`}
            sides={sides}
            face={face}
            outcome={isHit ? 'hit' : 'miss'}
            class="nerath-die"
          />
        ))}
      </span>
    </li>
  );
}

/** `4 × d6` */
function diceSum(dice: readonly number[]): string {
  const kinds = [...new Set(dice)];
  return kinds
    .map((sides) =>
      diceText(
        dice.filter((one) => one === sides).map((one) => `d${one}`),
        '',
      ),
    )
    .join(' + ');
}

function Hits({ scene, battle }: SceneProps<View> & { readonly battle: Battle }) {
  const say = uiMessages[scene.language];
  return (
    <div class="nerath-hits">
      <p>
        <b>{battle.onDefender}</b>
        <small>{say.hits(battle.onDefender)} →</small>
      </p>
      <Icon name="crossed-swords" />
      <p>
        <b>{battle.onAttacker}</b>
        <small>← {say.hits(battle.onAttacker)}</small>
      </p>
    </div>
  );
}

/** The chance of the viewer's side, or to others that of the attacker. */
function Prospect({ scene, battle }: SceneProps<View> & { readonly battle: Battle }) {
  const chances = prospectOf(scene, battle);
  if (!chances) return null;
  const { win, attackerLoss, defenderLoss } = chances;
  const { view, viewer, language, messages } = scene;
  const say = uiMessages[language];
  const holds = isDefending(view, viewer);
  const share = holds ? 1 - win : win;
  const place = messages.ref(SPACE_IDS[battle.space] ?? '');
  const chance = say.percent(share);
  return (
    <div class="nerath-prospect">
      <b>{holds ? say.toHold(chance, place) : say.toTake(chance, place)}</b>
      <span class="nerath-prospect-bar" aria-hidden="true">
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
      <small>{say.expectedLoss(say.number(attackerLoss), say.number(defenderLoss))}</small>
    </div>
  );
}

/** Nothing is foretold while hits are being given or when it is over. */
function prospectOf({ view }: Scene<View>, battle: Battle) {
  if (battle.onAttacker + battle.onDefender > 0 || battle.victors !== 0) return undefined;
  return chancesOf(view, battle.space, []);
}
