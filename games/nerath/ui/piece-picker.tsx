/** Pieces and dice that may be picked, lined up: in the rail, in the tray of a battle, in the sheet of a phone. */
import type { Ref } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import { Die } from '@gonfalon/ui-kit/components';
import type { RealmId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { View } from '../rules/views.ts';
import { countOf } from './armies.ts';
import { cargoCounts } from './explain.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { TokenPicture } from './pieces.tsx';
import { offeredPieces } from './rendered-refs.ts';

export function PiecePicker({ scene }: SceneProps<View>) {
  const refs = [...offeredPieces(scene), ...scene.selected.filter((ref) => isPiece(ref))];
  if (refs.length === 0) return null;
  return (
    <>
      <h3 class="nerath-picker-title">{titleOf(scene)}</h3>
      <ul class="nerath-picker">
        {refs.map((ref) => (
          <li key={ref}>
            <div {...entityProps(scene, ref, scene.messages.ref(ref), 'nerath-pick')}>
              <Picture scene={scene} refId={ref} />
              <span>{labelOf(ref, scene)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function isPiece(ref: Ref): boolean {
  const { kind } = thingOf(ref);
  return kind === 'unit' || kind === 'ship' || kind === 'die';
}

function titleOf({ question, language }: Scene<View>): string {
  const say = uiMessages[language];
  if (question?.prompt === 'who' || question?.prompt === 'choose') return say.whoGoes;
  if (question?.prompt === 'to') return say.aboardShip;
  return question?.prompt === 'losses' ? say.whoIsHit : say.which;
}

/** How many there are to take, if the choice goes on with a number. */
function mostOf(ref: Ref, { question, selected }: Scene<View>): number {
  const numbers = (question?.choices ?? [])
    .filter(
      (choice) => selected.every((one, i) => choice[i + 1] === one) && choice[selected.length + 1] === ref,
    )
    .map((choice) => Number(choice[selected.length + 2]));
  return Math.max(0, ...numbers.filter((n) => !Number.isNaN(n)));
}

/** A ship by where it is and what it carries. */
function labelOf(ref: Ref, { view, language, messages }: Scene<View>): string {
  const thing = thingOf(ref);
  if (thing.kind !== 'ship') return messages.ref(ref);
  const { names } = gameMessages[language];
  const zone = SPACE_IDS[view.pieces.at[thing.piece] ?? -1];
  const aboard = cargoCounts(view, thing.piece);
  const where = zone ? `${capitalize(names.units.warship.one)}, ${names.spaces[zone]}` : messages.ref(ref);
  return countOf(aboard) > 0 ? `${where}. ${uiMessages[language].aboard(aboard)}` : where;
}

function Picture({ scene, refId }: SceneProps<View> & { readonly refId: Ref }) {
  const thing = thingOf(refId);
  const asked = scene.question?.params?.realm as RealmId | undefined;
  const realm = asked ?? REALM_IDS[scene.view.active] ?? 'nerath';
  if (thing.kind === 'die')
    return <Die sides={thing.sides} label={scene.messages.ref(refId)} class="nerath-die" />;
  if (thing.kind === 'ship') return <TokenPicture realm={realm} unit="warship" />;
  if (thing.kind !== 'unit') return null;
  return <TokenPicture realm={thing.realm ?? realm} unit={thing.unit} count={mostOf(refId, scene)} />;
}
