/** The battlefield: painted ground, hexes and units to click, and what can be read off them. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui';
import { thing } from '@gonfalon/ui';
import type { Flank, HexId, Side } from '../content/index.ts';
import { CAMPS, FLANKS, HEX_IDS, hex, ROWS } from '../content/index.ts';
import type { View } from '../rules/hidden.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE, NOBODY } from '../rules/state.ts';
import { believedState } from './belief.ts';
import { clicked } from './draws.ts';
import { FlagShapes } from './flag.tsx';
import {
  BOX,
  centre,
  FIELD,
  FRAME,
  flankStripe,
  nearSide,
  outline,
  place,
  RADIUS,
  sectionLines,
} from './geometry.ts';
import { LandmarkArt, ObjectiveArt } from './landmark.tsx';
import { letterOf } from './letter.ts';
import { ornament } from './ornament.ts';
import { AttackArrow, Lines, OverlayShapes, Prospects } from './overlay.tsx';
import { statusOf } from './status.ts';
import { Terrain, TerrainShapes } from './terrain.tsx';
import { UnitArt } from './unit.tsx';
import { speak } from './words.ts';

const HIT = outline(RADIUS);
const RING = outline(51);
const INNER_RING = outline(45);

const at = (id: HexId, near: Side) => {
  const { x, y } = centre(id, near);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

export function Field({ scene }: SceneProps<View>) {
  const { view } = scene;
  const near = nearSide(scene);
  const state = believedState(view);
  const standing = view.units.filter((u): u is Unit & { hex: HexId } => u.hex !== GONE);
  const chosen = standing.find((u) => scene.picked.includes(u.id));
  const pointed = standing.find((u) => u.id === scene.pointed);
  // While a target is being chosen, what its attacker can do stays in sight.
  const aimed = chosen && pointed && scene.offered.has(pointed.id) ? pointed : undefined;
  const shown = aimed ? chosen : (pointed ?? chosen);
  const attack = view.attacks.at(-1);
  const origin = attack && standing.find((u) => u.id === attack.attacker)?.hex;
  const goal = attack && standing.find((u) => u.id === attack.target)?.hex;
  return (
    <g class="battlelore-field">
      <defs>
        <TerrainShapes />
        <FlagShapes />
        <OverlayShapes />
        <clipPath id="battlelore-clip-field">
          <rect x={FIELD.left} y={FIELD.top} width={FIELD.width} height={FIELD.height} />
        </clipPath>
      </defs>
      <Frame near={near} />
      <g clip-path="url(#battlelore-clip-field)">
        <Terrain adventure={view.adventure} near={near} />
        <Places view={view} near={near} />
        {sectionLines(near).map((x) => (
          <line key={x} class="battlelore-line" x1={x} x2={x} y1={FIELD.top} y2={FIELD.top + FIELD.height} />
        ))}
      </g>
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

function Frame({ near }: { readonly near: Side }) {
  return (
    <g {...ornament}>
      <rect class="battlelore-frame" width={BOX.width} height={BOX.height} rx="10" />
      <rect
        class="battlelore-frame-line"
        x="5"
        y="5"
        width={BOX.width - 10}
        height={BOX.height - 10}
        rx="7"
      />
      <rect
        class="battlelore-border"
        x={FIELD.left - 3}
        y={FIELD.top - 3}
        width={FIELD.width + 6}
        height={FIELD.height + 6}
        rx="3"
      />
      {ROWS.map((row, y) => (
        <g key={row} class="battlelore-row">
          <text x={FRAME / 2} y={place({ x2: 0, y }, near).y + 6}>
            {row}
          </text>
          <text x={BOX.width - FRAME / 2} y={place({ x2: 0, y }, near).y + 6}>
            {row}
          </text>
        </g>
      ))}
    </g>
  );
}

function Places({ view, near }: { readonly view: View; readonly near: Side }) {
  return (
    <g {...ornament}>
      {view.landmarks.map(({ hex: id, type, owner, captured }) => (
        <g key={`${id} ${type}`} transform={at(id, near)}>
          <LandmarkArt type={type} owner={owner} captured={captured} />
        </g>
      ))}
      {view.adventure.objectives.map(({ hex: id, camp, banners }, i) => {
        const taken = view.captured[i] ?? NOBODY;
        return (
          <g key={id} transform={at(id, near)}>
            <ObjectiveArt
              banners={banners}
              camp={camp === 'any' ? undefined : CAMPS.indexOf(camp)}
              taken={taken === NOBODY ? undefined : taken}
            />
          </g>
        );
      })}
    </g>
  );
}

interface InScene {
  readonly scene: Scene<View>;
  readonly near: Side;
}

const stands = (scene: Scene<View>, ref: Ref) =>
  scene.offered.has(ref) || scene.picked.includes(ref) || scene.concerned.has(ref);

function HexThing({ id, scene, near }: InScene & { readonly id: HexId }) {
  const marked = stands(scene, id);
  return (
    <g {...thing(scene, id)} transform={at(id, near)}>
      <path class="battlelore-hex" d={HIT} />
      {marked && <path class="battlelore-ring" d={RING} />}
      {marked && <path class="battlelore-ring-inner" d={INNER_RING} />}
      {scene.offered.has(id) && <circle class="battlelore-spot" r="10" />}
      <text class="battlelore-hex-name" y="50">
        {id}
      </text>
    </g>
  );
}

interface UnitProps extends InScene {
  readonly unit: Unit & { readonly hex: HexId };
  readonly state: State;
}

function UnitThing({ unit, scene, state, near }: UnitProps) {
  const { ui } = speak(scene.language);
  const status = statusOf(state, unit);
  const marked = stands(scene, unit.id);
  const subject = scene.question?.params?.unit === unit.id || scene.view.turn.mover === unit.id;
  const through = clicked(unit.id, unit.hex, scene) !== unit.id;
  const signs = [...status.signs].map((sign) => ui.signs[sign]);
  const label = [
    scene.words.ref(unit.id),
    unit.hex,
    ui.unit.figures(unit.figures, status.full).replace(/\.$/, ''),
    ...signs,
  ].join(', ');
  const extra = `${through ? 'is-through' : ''} ${subject ? 'is-subject' : ''}`;
  return (
    <g {...thing(scene, unit.id, label, extra)} transform={at(unit.hex, near)}>
      <path class="battlelore-unit-hit" d={RING} />
      {(marked || subject) && <path class="battlelore-ring" d={RING} />}
      {(marked || subject) && <path class="battlelore-ring-inner" d={INNER_RING} />}
      <UnitArt unit={unit} status={status} letter={letterOf(unit.banner, scene.language)} />
    </g>
  );
}

function FlankThing({ flank, scene, near }: InScene & { readonly flank: Flank }) {
  const { names } = speak(scene.language);
  const { left, width } = flankStripe(flank, near);
  const bottom = FIELD.top + FIELD.height;
  return (
    <g {...thing(scene, flank)}>
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
}
