/** The battlefield over its ground: hexes and units to click, and what can be read off them. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, memo, sameEntity } from '@gonfalon/ui-kit';
import { hexOutline } from '@gonfalon/ui-kit/components';
import type { Flank, HexId, Side } from '../content/index.ts';
import { FLANKS, HEX_IDS, hex } from '../content/index.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { letterOf } from './colour-letter.ts';
import { FlagShapes } from './flag.tsx';
import { at, FIELD, flankStripe, nearSide, RADIUS } from './geometry.ts';
import { messagesIn } from './messages.ts';
import { AttackArrow, Lines, OverlayShapes, Prospects } from './overlay.tsx';
import { clicked } from './rendered-refs.ts';
import { statusOf } from './status.ts';
import { UnitArt } from './unit.tsx';
import { visibleState } from './visible-state.ts';

const HIT = hexOutline(RADIUS);
const RING = hexOutline(51);
const INNER_RING = hexOutline(45);

export function Field({ scene }: SceneProps<View>) {
  const { view } = scene;
  const near = nearSide(scene);
  const state = visibleState(view);
  const standing = view.units.filter((u): u is Unit & { hex: HexId } => u.hex !== GONE);
  const chosen = standing.find((u) => scene.selected.includes(u.id));
  const pointed = standing.find((u) => u.id === scene.hovered);
  // While a target is being chosen, what its attacker can do stays in sight.
  const aimed = chosen && pointed && scene.offered.has(pointed.id) ? pointed : undefined;
  const shown = aimed ? chosen : (pointed ?? chosen);
  const attack = view.attacks.at(-1);
  const origin = attack && standing.find((u) => u.id === attack.attacker)?.hex;
  const goal = attack && standing.find((u) => u.id === attack.target)?.hex;
  return (
    <g class="battlelore-field">
      <defs>
        <FlagShapes />
        <OverlayShapes />
      </defs>
      {HEX_IDS.map((id) => (
        <HexThing key={id} id={id} scene={scene} near={near} />
      ))}
      {shown && <Prospects state={state} unit={shown} near={near} offered={scene.offered} />}
      {inReadingOrder(standing, near).map((u) => (
        <UnitThing key={u.id} unit={u} scene={scene} state={state} near={near} />
      ))}
      {origin && goal && <AttackArrow from={origin} to={goal} near={near} />}
      {chosen && aimed && <AttackArrow from={chosen.hex} to={aimed.hex} near={near} />}
      {shown && <Lines state={state} unit={shown} near={near} />}
      {FLANKS.map((flank) => (
        <FlankThing key={flank} flank={flank} scene={scene} near={near} />
      ))}
    </g>
  );
}

/** From the far side to the near one, so that banners overlap as they would on a table. */
function inReadingOrder<U extends Unit & { hex: HexId }>(units: readonly U[], near: Side): readonly U[] {
  const order = near === 'bottom' ? 1 : -1;
  return units.toSorted((a, b) => order * (hex[a.hex].index - hex[b.hex].index));
}

interface InScene {
  readonly scene: Scene<View>;
  readonly near: Side;
}

const stands = (scene: Scene<View>, ref: Ref) =>
  scene.offered.has(ref) || scene.selected.includes(ref) || scene.highlighted.has(ref);

interface HexProps extends InScene {
  readonly id: HexId;
}

const sameHex = (before: HexProps, now: HexProps) =>
  before.near === now.near && sameEntity(before.scene, now.scene, now.id);

const HexThing = memo(({ id, scene, near }: HexProps) => {
  const marked = stands(scene, id);
  return (
    <g {...entityProps(scene, id)} transform={at(id, near)}>
      <path class="battlelore-hex" d={HIT} />
      {marked && <path class="battlelore-ring" d={RING} />}
      {marked && <path class="battlelore-ring-inner" d={INNER_RING} />}
      {scene.offered.has(id) && <circle class="battlelore-spot" r="10" />}
      <text class="battlelore-hex-name" y="50">
        {id}
      </text>
    </g>
  );
}, sameHex);

interface UnitProps extends InScene {
  readonly unit: Unit & { readonly hex: HexId };
  readonly state: State;
}

const isSubject = ({ id }: Unit, { question, view }: Scene<View>) =>
  question?.params?.unit === id || view.turn.mover === id;

const isThrough = (unit: UnitProps['unit'], scene: Scene<View>) =>
  clicked(unit.id, unit.hex, scene) !== unit.id;

/** All that a unit looks like besides how it stands to the question. */
const looks = ({ unit, scene, state, near }: UnitProps) => {
  const { bold, supported, signs } = statusOf(state, unit);
  return JSON.stringify([
    unit,
    bold,
    supported,
    [...signs],
    near,
    isSubject(unit, scene),
    isThrough(unit, scene),
  ]);
};

/** Units are new with every update, and most are as they were. */
const sameUnit = (before: UnitProps, now: UnitProps) =>
  sameEntity(before.scene, now.scene, now.unit.id) && looks(before) === looks(now);

const UnitThing = memo(({ unit, scene, state, near }: UnitProps) => {
  const { ui } = messagesIn(scene.language);
  const status = statusOf(state, unit);
  const subject = isSubject(unit, scene);
  const marked = stands(scene, unit.id) || subject;
  const signs = [...status.signs].map((sign) => ui.signs[sign]);
  const label = [
    scene.messages.ref(unit.id),
    unit.hex,
    ui.unit.figures(unit.figures, status.full).replace(/\.$/, ''),
    ...signs,
  ].join(', ');
  const extra = `${isThrough(unit, scene) ? 'is-through' : ''} ${subject ? 'is-subject' : ''}`;
  return (
    <g {...entityProps(scene, unit.id, label, extra)} transform={at(unit.hex, near)}>
      <path class="battlelore-unit-hit" d={RING} />
      {marked && <path class="battlelore-ring" d={RING} />}
      {marked && <path class="battlelore-ring-inner" d={INNER_RING} />}
      <UnitArt unit={unit} status={status} letter={letterOf(unit.banner, scene.language)} />
    </g>
  );
}, sameUnit);

interface FlankProps extends InScene {
  readonly flank: Flank;
}

const sameFlank = (before: FlankProps, now: FlankProps) =>
  before.near === now.near && sameEntity(before.scene, now.scene, now.flank);

const FlankThing = memo(({ flank, scene, near }: FlankProps) => {
  const { names } = messagesIn(scene.language);
  const { left, width } = flankStripe(flank, near);
  const bottom = FIELD.top + FIELD.height;
  return (
    <g {...entityProps(scene, flank)}>
      {stands(scene, flank) && (
        <rect
          class="battlelore-stripe"
          x={left + 4}
          y={FIELD.top + 4}
          width={width - 8}
          height={FIELD.height - 8}
          rx="8"
        />
      )}
      <path
        class="battlelore-ribbon"
        d={`M${left + 16} ${bottom + 6}H${left + width - 16}L${left + width - 24} ${bottom + 18}L${left + width - 16} ${bottom + 30}H${left + 16}L${left + 24} ${bottom + 18}Z`}
      />
      <text class="battlelore-ribbon-text" x={left + width / 2} y={bottom + 24}>
        {names.flanks[flank]}
      </text>
    </g>
  );
}, sameFlank);
