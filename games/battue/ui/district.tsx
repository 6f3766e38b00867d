/** One place of the city: its building or the smoke over it, its values, its flag and its hordes. */
import type { Language } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui';
import { thing } from '@gonfalon/ui';
import { useMemo } from 'preact/hooks';
import type { SpaceId, TileId } from '../content/index.ts';
import { isPerimeter, space } from '../content/index.ts';
import type { View } from '../rules/hidden.ts';
import { NOBODY } from '../rules/state.ts';
import { Building, Roofs } from './buildings.tsx';
import { clanOf } from './clan.ts';
import { rectOf } from './geometry.ts';
import { worthOf } from './known.ts';
import { Printed } from './printed.tsx';
import { Alert } from './signs.tsx';
import { Title } from './title.tsx';
import { Tokens } from './tokens.tsx';
import { says, tongues } from './tongue.ts';

interface Props {
  readonly scene: Scene<View>;
  readonly id: SpaceId;
}

/** What lies there: drawn once, and again only when it is turned over. */
function Ground({ id, lying, up }: { id: SpaceId; lying: TileId | undefined; up: boolean }) {
  return useMemo(() => {
    if (isPerimeter(space[id])) return undefined;
    const { w, h } = rectOf(id);
    const plot = { x: 2.5, y: 2.5, width: w - 5, height: h - 5, rx: 4 };
    return (
      <>
        <rect class="battue-plot" {...plot} />
        <rect fill="url(#battue-cobbles)" {...plot} />
        {lying ? <Building tile={lying} w={w} h={h} /> : <Roofs id={id} />}
        {!up && (
          <g class={`battue-veil${lying ? ' is-known' : ''}`}>
            <rect class="battue-haze" {...plot} />
            <rect fill="url(#battue-smoke)" {...plot} />
          </g>
        )}
      </>
    );
  }, [id, lying, up]);
}

/** What it is, to those who do not see it. */
function label(scene: Scene<View>, id: SpaceId): string {
  const here = scene.view.spaces[id];
  const say = says[scene.language];
  const { names } = tongues[scene.language];
  const worth = worthOf(scene.view, id);
  const parts = [scene.words.ref(id)];
  const tile = here.tile && names.tiles[here.tile].title;
  if (tile && tile !== parts[0]) parts.push(tile);
  parts.push(worth ? say.brief(worth.defence, worth.vp) : say.faceDown.toLowerCase());
  if (here.control !== NOBODY && !here.hordes[here.control]) parts.push(say.briefFlag(here.control));
  for (const [seat, n] of here.hordes.entries()) if (n > 0) parts.push(say.briefHorde(seat, n));
  if (scene.view.battle?.space === id) parts.push(say.battle);
  return parts.join(', ');
}

/** What it looks like changes with the table; what may be picked changes more often, and only its class. */
export function District({ scene, id }: Props) {
  const { view, language } = scene;
  const { x, y } = rectOf(id);
  // A view is new with every update, and most places are as they were: all that a place looks like is in this.
  const seen = JSON.stringify([view.spaces[id], view.battle?.space === id, view.active]);
  const name = useMemo(() => label(scene, id), [id, seen, language]);
  const content = useMemo(() => <Content view={view} language={language} id={id} />, [id, seen, language]);
  return (
    <g {...thing(scene, id, name, 'battue-space')} transform={`translate(${x} ${y})`}>
      {content}
    </g>
  );
}

function Content({ view, language, id }: { view: View; language: Language; id: SpaceId }) {
  const here = view.spaces[id];
  const { w, h } = rectOf(id);
  const { control } = here;
  const rim = { x: 4.5, y: 4.5, width: w - 9, height: h - 9, rx: 4 };
  const halo = { x: 4, y: 4, width: w - 8, height: h - 8, rx: 5 };
  return (
    <>
      <rect class="battue-hit" width={w} height={h} />
      <Ground id={id} lying={here.tile} up={here.up} />
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
      <Title id={id} here={here} language={language} />
      <Printed id={id} view={view} />
      {view.battle?.space !== id && <Tokens id={id} here={here} active={view.active} language={language} />}
      <Alert x={w - 16} y={16} />
    </>
  );
}
