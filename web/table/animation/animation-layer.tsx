/** What is seen of an event while it happens. */
import type { Ref } from '@gonfalon/kernel';
import type { Point } from '@gonfalon/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Movement, RunningAnimation } from './animation-queue.ts';
import { Deal } from './deal.tsx';

/** Inside the drawing of the board: what travels, where it has arrived, and what lights up. */
export function AnimationLayer({ vm }: { readonly vm: TableViewModel }) {
  const playing = vm.stage.playing.value;
  const drawing = useRef<SVGGElement>(null);
  useLayoutEffect(() => hide(piecesOf(playing), drawing.current?.ownerSVGElement), [playing]);
  if (!playing) return null;
  const { motion, arrived, scene, id } = playing;
  return (
    <g ref={drawing}>
      {arrived.map(({ piece, to, mark }) => {
        const point = vm.ui.positionOf(to, scene);
        return (
          point && (
            <g key={piece} class="traveller" transform={`translate(${point.x} ${point.y})`}>
              {mark}
            </g>
          )
        );
      })}
      {motion.kind === 'travel' && <Traveller key={id} travel={motion} playing={playing} vm={vm} />}
      {motion.kind === 'glow' && (
        <Glow key={id} at={motion.at} tone={motion.tone} playing={playing} vm={vm} />
      )}
    </g>
  );
}

/** The things that are not where the board still shows them. */
function piecesOf(playing: RunningAnimation | undefined): Ref[] {
  if (!playing) return [];
  const { motion, arrived } = playing;
  const travels = motion.kind === 'travel' ? [...arrived, motion] : arrived;
  return travels.flatMap(({ piece }) => piece ?? []);
}

/** Takes things out of sight; returns how to bring them back. */
function hide(pieces: readonly Ref[], board: SVGElement | null | undefined): () => void {
  const gone = pieces.flatMap((ref) => [
    ...(board?.querySelectorAll<SVGElement>(`[data-ref="${CSS.escape(ref)}"]`) ?? []),
  ]);
  for (const element of gone) element.style.visibility = 'hidden';
  return () => {
    for (const element of gone) element.style.visibility = '';
  };
}

interface GlowProps {
  readonly at: readonly Ref[];
  readonly tone: string;
  readonly playing: RunningAnimation;
  readonly vm: TableViewModel;
}

function Glow({ at, tone, playing: { scene, ms }, vm: { ui } }: GlowProps) {
  const { width, height } = ui.boardSize(scene);
  const radius = Math.min(width, height) / 16;
  return (
    <g class="glow-marks">
      {at.map((ref) => {
        const point = ui.positionOf(ref, scene);
        return (
          point && (
            <circle
              key={ref}
              class={`glow is-${tone}`}
              cx={point.x}
              cy={point.y}
              r={radius}
              style={{ animationDuration: `${ms}ms` }}
            />
          )
        );
      })}
    </g>
  );
}

interface TravellerProps {
  readonly travel: Movement;
  readonly playing: RunningAnimation;
  readonly vm: TableViewModel;
}

function Traveller({ travel, playing: { scene, ms }, vm: { ui } }: TravellerProps) {
  const mark = useRef<SVGGElement>(null);
  const from = ui.positionOf(travel.from, scene);
  const to = ui.positionOf(travel.to, scene);
  useLayoutEffect(() => {
    if (!from || !to) return;
    mark.current?.animate([{ transform: shift(from) }, { transform: shift(to) }], {
      duration: ms,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'forwards',
    });
  }, []);
  if (!from || !to) return null;
  return (
    <g ref={mark} class="traveller" transform={`translate(${from.x} ${from.y})`}>
      {travel.mark}
    </g>
  );
}

function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Over the board: dice that roll, and a card that is turned over. */
export function TrayAnimation({ vm }: { readonly vm: TableViewModel }) {
  const playing = vm.stage.playing.value;
  if (!playing) return null;
  const { motion, ms, id, after, scene } = playing;
  const words = messages.value.table;
  return (
    <div class="stage-tray">
      {motion.kind === 'dice' && (
        <div key={id} class="dice-tray" style={{ '--ms': `${ms}ms` }}>
          <p class="tray-title">{motion.title}</p>
          <div class="dice">
            {motion.dice.map((die, i) => (
              <span key={i} class="rolling" style={{ animationDelay: `${Math.min(i, 6) * ms * 0.03}ms` }}>
                {die}
              </span>
            ))}
          </div>
          {after.map((event, i) => (
            <p key={i} class="dice-outcome">
              {scene.messages.event(event)}
            </p>
          ))}
        </div>
      )}
      {motion.kind === 'card' && (
        <div key={id} class="card-tray" style={{ '--ms': `${ms}ms` }}>
          <p class="tray-title">{motion.title}</p>
          <div class="turning">{motion.card}</div>
        </div>
      )}
      {motion.kind === 'deal' && <Deal key={id} deal={motion} ms={ms} viewer={playing.scene.viewer} />}
      <button type="button" class="button skip-stage" onClick={() => vm.stage.skip()}>
        {words.stage.skip}
      </button>
    </div>
  );
}
