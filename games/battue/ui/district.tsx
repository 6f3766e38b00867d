/** One place of the city, over its ground: its values, its flag and its hordes. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps, memo, sameEntity } from '@gonfalon/ui-kit';
import { useMemo } from 'preact/hooks';
import type { SpaceId } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { rectOf } from './geometry.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Printed } from './printed.tsx';
import { clanOf } from './seat-style.ts';
import { Alert } from './signs.tsx';
import { Title } from './title.tsx';
import { Tokens } from './tokens.tsx';
import { worthOf } from './visible-state.ts';

interface Props {
  readonly scene: Scene<View>;
  readonly id: SpaceId;
}

/** What it is, to those who do not see it. */
function label(scene: Scene<View>, id: SpaceId): string {
  const here = scene.view.spaces[id];
  const say = uiMessages[scene.language];
  const { names } = gameMessages[scene.language];
  const worth = worthOf(scene.view, id);
  const parts = [scene.messages.ref(id)];
  const tile = here.tile && names.tiles[here.tile].title;
  if (tile && tile !== parts[0]) parts.push(tile);
  parts.push(worth ? say.brief(worth.defence, worth.vp) : say.faceDown.toLowerCase());
  if (here.control !== NOBODY && !here.hordes[here.control]) parts.push(say.briefFlag(here.control));
  for (const [seat, n] of here.hordes.entries()) if (n > 0) parts.push(say.briefHorde(seat, n));
  if (scene.view.battle?.space === id) parts.push(say.battle);
  return parts.join(', ');
}

/** All that a place looks like: a view is new with every update, and most places are as they were. */
const looks = ({ scene: { view }, id }: Props) => {
  const here = view.spaces[id];
  // Whose turn it is shows only on those who have one.
  return JSON.stringify([
    here,
    view.battle?.space === id,
    here.hordes[view.active] ? view.active : undefined,
  ]);
};

const same = (before: Props, now: Props) =>
  sameEntity(before.scene, now.scene, now.id) && looks(before) === looks(now);

/** What it looks like changes with the table; what may be picked changes more often, and only its class. */
export const District = memo(({ scene, id }: Props) => {
  const { view, language } = scene;
  const { x, y } = rectOf(id);
  const seen = looks({ scene, id });
  const name = useMemo(() => label(scene, id), [id, seen, language]);
  const content = useMemo(() => <Content view={view} language={language} id={id} />, [id, seen, language]);
  return (
    <g {...entityProps(scene, id, name, 'battue-space')} transform={`translate(${x} ${y})`}>
      {content}
    </g>
  );
}, same);

function Content({ view, language, id }: { view: View; language: Language; id: SpaceId }) {
  const here = view.spaces[id];
  const { w, h } = rectOf(id);
  const { control } = here;
  const rim = { x: 4.5, y: 4.5, width: w - 9, height: h - 9, rx: 4 };
  const halo = { x: 4, y: 4, width: w - 8, height: h - 8, rx: 5 };
  return (
    <>
      <rect class="battue-hit" width={w} height={h} />
      {control !== NOBODY && (
        <g class={`battue-held-by is-seat-${control}`}>
          <rect class="battue-tint" x={2} y={2} width={w - 4} height={h - 4} rx={4} />
          <rect class="battue-border-back" {...rim} />
          <rect class="battue-border" {...rim} stroke-dasharray={clanOf(control).border} />
        </g>
      )}
      <rect class="battue-shade" x={1} y={1} width={w - 2} height={h - 2} rx={4} />
      <rect class="battue-halo-back" {...halo} />
      <rect class="battue-halo" {...halo} />
      <Title id={id} view={view} language={language} />
      <Printed id={id} view={view} />
      {view.battle?.space !== id && <Tokens id={id} here={here} active={view.active} language={language} />}
      <Alert x={w - 16} y={16} />
    </>
  );
}
