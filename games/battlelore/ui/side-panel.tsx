/** What lies beside the field: the adventure, the fight that is going on, the cards of this turn, piles and pool. */

import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import { adventureName } from './adventure-name.ts';
import { CommandFace, LoreFace } from './card.tsx';
import { Die } from './dice.tsx';
import { explainedProps } from './explained.ts';
import { explainedRef } from './explained-refs.ts';
import { messagesIn } from './messages.ts';

export function SidePanel({ scene }: SceneProps<View>) {
  const { ui } = messagesIn(scene.language);
  const { view } = scene;
  const { name } = adventureName(view.adventure, scene.language);
  return (
    <div class="battlelore-aside">
      <p
        {...explainedProps(scene, explainedRef({ kind: 'adventure' }), NO_ARIA_LABEL, 'battlelore-adventure')}
      >
        <b>{name}</b>
        {view.phase !== 'set-up' && <span>{ui.aside.turn(view.turn.number)}</span>}
      </p>
      <Fight scene={scene} />
      <OnTable scene={scene} />
      <Piles scene={scene} />
    </div>
  );
}

function Fight({ scene }: SceneProps<View>) {
  const { ui, names, board } = messagesIn(scene.language);
  const attack = scene.view.attacks.at(-1);
  if (!attack) return null;
  const name = (id: string) => {
    const type = scene.view.units.find((u) => u.id === id)?.type;
    return type ? names.unitTypes[type] : id;
  };
  const title =
    attack.kind === 'spell'
      ? ui.dice.spell(name(attack.target))
      : ui.dice.rolled(board.attacks[attack.kind], name(attack.attacker), name(attack.target));
  return (
    <section class="battlelore-fight">
      <h3>{title}</h3>
      {attack.faces.length === 0 ? (
        <p>{ui.aside.notRolled(attack.dice)}</p>
      ) : (
        <p class="battlelore-roll">
          {attack.faces.map((face, i) => (
            <span
              key={i}
              {...explainedProps(scene, explainedRef({ kind: 'face', face }), names.faces[face].name)}
            >
              <Die face={face} label={names.faces[face].name} />
            </span>
          ))}
          <b>{ui.aside.hits(attack.hits)}</b>
        </p>
      )}
    </section>
  );
}

function OnTable({ scene }: { readonly scene: Scene<View> }) {
  const { ui, names } = messagesIn(scene.language);
  const { view, language } = scene;
  const { command, as } = view.turn;
  if (!command && view.onTable.length === 0) return null;
  return (
    <section class="battlelore-on-table" aria-label={ui.aside.table}>
      <h3>{ui.aside.table}</h3>
      <div class="battlelore-cards">
        {command && (
          <div
            {...entityProps(
              { ...scene, offered: new Set() },
              `card:${as ?? command}`,
              NO_ARIA_LABEL,
              'kit-held',
            )}
          >
            <CommandFace id={as ?? command} language={language} equal={view.turn.equal} />
          </div>
        )}
        {view.onTable.map(({ card, paid, cancelled, by }, i) => (
          <div
            key={`${card} ${i}`}
            {...entityProps(
              { ...scene, offered: new Set() },
              `lore:${card}`,
              NO_ARIA_LABEL,
              `kit-held is-camp-${by} ${cancelled ? 'is-cancelled' : ''}`,
            )}
          >
            <LoreFace id={card} language={language} price={paid} />
            {cancelled && <span class="visually-hidden">{ui.card.cancelled(names.lore[card].name)}</span>}
          </div>
        ))}
      </div>
    </section>
  );
}

function Piles({ scene }: SceneProps<View>) {
  const { ui } = messagesIn(scene.language);
  const { view } = scene;
  const { inPlay } = view.adventure;
  return (
    <div class="battlelore-piles">
      <span
        {...explainedProps(scene, explainedRef({ kind: 'command-pile' }), NO_ARIA_LABEL, 'battlelore-pile')}
      >
        <Icon name="scroll-unfurled" />
        <b>{view.commandPile}</b>
        <small>{ui.aside.commandPile}</small>
      </span>
      {inPlay.includes('lore-cards') && (
        <span
          {...explainedProps(scene, explainedRef({ kind: 'lore-pile' }), NO_ARIA_LABEL, 'battlelore-pile')}
        >
          <Icon name="open-book" />
          <b>{view.lorePile}</b>
          <small>{ui.aside.lorePile}</small>
        </span>
      )}
      {inPlay.includes('lore-tokens') && (
        <span
          {...explainedProps(scene, explainedRef({ kind: 'well' }), NO_ARIA_LABEL, 'battlelore-pile is-well')}
        >
          <Icon name="well" />
          <b>{view.pool}</b>
          <small>{ui.aside.wellTitle}</small>
        </span>
      )}
    </div>
  );
}
