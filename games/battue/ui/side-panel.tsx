/** Beside the board: how near Tarsos is to its fall, the battle in numbers, and the piles. */
import type { Seat } from '@gonfalon/kernel';
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon } from '@gonfalon/ui-kit';
import { CardRow, Die, Pile, toLookAt } from '@gonfalon/ui-kit/components';
import type { ComponentChildren } from 'preact';
import { constants, SPACE_IDS } from '../content/index.ts';
import type { Battle } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { attackSum, defenceSum } from '../text-board/sums.ts';
import { EventFace, LootFace } from './card-face.tsx';
import { Crest } from './crest.tsx';
import { LootCard } from './hand.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { ribbonOf } from './place-names.ts';
import { cardsChosenFrom } from './rendered-refs.ts';
import { clanOf } from './seat-style.ts';
import { fightOf } from './visible-state.ts';

export function SidePanel({ scene }: SceneProps<View>) {
  const { view } = scene;
  return (
    <div class="battue-aside">
      {view.battle && <Fight scene={scene} battle={view.battle} />}
      <Goal scene={scene} />
      <Plan scene={scene} />
      <Piles scene={scene} />
      <Known scene={scene} />
    </div>
  );
}

/** The three sections whose flags end the match: BTU-16.3. */
function Goal({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const { board, names, seats } = gameMessages[language];
  return (
    <section class="battue-goal">
      <h4>{board.goal}</h4>
      <ul>
        {constants.endTiles.map((id) => {
          const where = SPACE_IDS.find((place) => view.spaces[place].tile === id);
          const control = where === undefined ? NOBODY : view.spaces[where].control;
          const { title } = names.tiles[id];
          const state =
            where === undefined ? board.notFound : control === NOBODY ? board.noFlag : (seats[control] ?? '');
          const flagged = control !== NOBODY;
          const content = (
            <>
              <span class={`battue-seal${flagged ? ` is-flagged is-seat-${control}` : ''}`}>
                {flagged ? (
                  <Icon name={clanOf(control).icon} />
                ) : where === undefined ? (
                  '?'
                ) : (
                  <Icon name="flag-objective" />
                )}
              </span>
              <span>
                <b>{title}</b>
                <br />
                <small>{state}</small>
              </span>
            </>
          );
          return (
            <li key={id}>
              {where === undefined ? (
                <div>{content}</div>
              ) : (
                <div {...entityProps(toLookAt(scene), where, `${title}, ${state}`)}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** BTU-2.13: what the plan of the city uiMessages that no place shows. */
function Plan({ scene: { view, language } }: SceneProps<View>) {
  const { city } = view.options;
  if (!city) return null;
  const { plan, planKnown } = uiMessages[language];
  return (
    <section class="battue-plan">
      <h4>
        <Icon name="scroll-unfurled" /> {city.name?.[language] ?? plan}
      </h4>
      {city.note && <p>{city.note[language]}</p>}
      <p>
        <small>{planKnown}</small>
      </p>
    </section>
  );
}

function Fight({ scene, battle }: SceneProps<View> & { readonly battle: Battle }) {
  const { view, language } = scene;
  const { board, sums } = gameMessages[language];
  const { attack, defence, outmaneuvered } = fightOf(view, battle);
  const place = ribbonOf(view, battle.space, language);
  const attacked = attackSum(
    {
      attackers: attack.warriors,
      attackDice: attack.dice,
      attack: attack.total ?? attack.warriors + attack.bonus,
    },
    sums,
  );
  const defended = defenceSum(
    {
      tile: defence.tile,
      defenders: defence.warriors,
      ...(!outmaneuvered && { defenceDie: defence.dice[0] ?? 0 }),
      defence: defence.total ?? defence.tile + defence.warriors + defence.bonus,
    },
    sums,
  );
  return (
    <section class="battue-fight">
      <h4>
        <Icon name="crossed-swords" /> {board.battle(place, Math.max(1, battle.exchange))}
      </h4>
      <Fighter
        seat={attack.seat}
        role={uiMessages[language].attacker}
        sum={attacked}
        total={attack.total}
        scene={scene}
      >
        {attack.dice.map((face, i) => (
          <Die key={i} face={face} class={`is-seat-${attack.seat}`} />
        ))}
      </Fighter>
      <Fighter
        seat={defence.seat}
        role={uiMessages[language].defender}
        sum={defended}
        total={defence.total}
        scene={scene}
      >
        {defence.dice.map((face) => (
          <Die key={face} face={face} class={`is-seat-${defence.seat}`} />
        ))}
      </Fighter>
    </section>
  );
}

interface FighterProps extends SceneProps<View> {
  readonly seat: Seat;
  readonly role: string;
  readonly sum: string;
  readonly total: number | undefined;
  readonly children: ComponentChildren;
}

function Fighter({ seat, role, sum, total, children, scene }: FighterProps) {
  return (
    <div class={`battue-fighter is-seat-${seat}`}>
      <Crest seat={seat} language={scene.language} />
      <span>
        <small>{role}</small>
        <br />
        {sum}
      </span>
      <span class="battue-thrown">{children}</span>
      {total !== undefined && <b class="battue-sum">{total}</b>}
    </div>
  );
}

function Piles({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const say = uiMessages[language];
  return (
    <section class="battue-piles">
      <Pile scene={toLookAt(scene)} refId="pile:loot" label={say.lootPile} count={view.lootPile} />
      <Pile
        scene={toLookAt(scene)}
        refId="discard:loot"
        label={say.lootDiscard}
        count={view.lootDiscard.length}
      />
      <Pile
        scene={toLookAt(scene)}
        refId="pile:events"
        label={say.eventPile}
        count={view.eventPile}
        class="is-event"
      />
      <Pile
        scene={toLookAt(scene)}
        refId="discard:events"
        label={say.eventDiscard}
        count={view.eventDiscard.length}
        class="is-event"
      />
    </section>
  );
}

/** Cards that lie open to the viewer: those being played, and those on the piles that he has seen. */
function Known({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const { board } = gameMessages[language];
  const choosing = cardsChosenFrom(scene) === 'pile';
  return (
    <>
      {view.knownLoot.length > 0 && !choosing && (
        <section>
          <h4>{board.nextLoot}</h4>
          <CardRow
            label={board.nextLoot}
            cards={view.knownLoot}
            ordered
            small
            draw={(id) => <LootCard scene={toLookAt(scene)} id={id} />}
          />
        </section>
      )}
      {view.knownEvent && (
        <section>
          <h4>{board.nextEvent}</h4>
          <div class="kit-cards is-small">
            <EventFace id={view.knownEvent} language={language} />
          </div>
        </section>
      )}
      {view.inPlay.length > 0 && (
        <section>
          <h4>{uiMessages[language].inPlay}</h4>
          <CardRow
            label={uiMessages[language].inPlay}
            cards={view.inPlay}
            small
            draw={(id) => <LootFace id={id} language={language} />}
          />
        </section>
      )}
    </>
  );
}
