/** The bar with which one goes through a match. */
import type { Viewer } from '@gonfalon/kernel';
import { replayMessages } from '../messages/replay-messages.ts';
import type { ReplayPlayer } from './replay-player.ts';
import { RATES } from './replay-player.ts';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';

interface Props {
  readonly projector: ReplayPlayer;
  readonly names: readonly string[];
}

export function Controls({ projector, names }: Props) {
  const words = replayMessages.value.controls;
  const { first, last, turns } = projector.reel.head;
  const at = projector.at.value;
  const playing = projector.playing.value;
  const seek = (moment: number) => {
    projector.pause();
    void projector.seek(moment);
  };
  return (
    <section class="replay-controls" aria-label={words.label}>
      <div class="replay-track">
        <input
          type="range"
          min={first}
          max={last}
          step={1}
          value={at}
          aria-label={words.scrub}
          aria-valuetext={words.moment(at, last)}
          onInput={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <svg class="replay-turns" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          {turns.map((turn) => (
            <rect
              key={turn}
              x={((turn - first) / Math.max(1, last - first)) * 1000 - 1}
              y="0"
              width="2"
              height="10"
            />
          ))}
        </svg>
      </div>
      <div class="replay-buttons">
        <Press sign="start" label={words.start} off={at <= first} act={() => seek(first)} />
        <Press sign="turnBack" label={words.turnBack} off={at <= first} act={() => projector.turn(-1)} />
        <Press sign="back" label={words.back} off={at <= first} act={() => projector.step(-1)} />
        <Press
          sign={playing ? 'pause' : 'play'}
          label={playing ? words.pause : words.play}
          first
          act={() => (playing ? projector.pause() : projector.play())}
        />
        <Press sign="forward" label={words.forward} off={at >= last} act={() => projector.step(1)} />
        <Press sign="turnForward" label={words.turnForward} off={at >= last} act={() => projector.turn(1)} />
        <Press sign="end" label={words.end} off={at >= last} act={() => seek(last)} />
      </div>
      <div class="replay-manner">
        <output class="replay-moment">{words.moment(at, last)}</output>
        <label>
          <span>{words.speed}</span>
          <select
            value={projector.rate.value}
            onChange={(event) => {
              projector.rate.value = Number(event.currentTarget.value);
            }}
          >
            {RATES.map((rate) => (
              <option key={rate} value={rate}>
                {words.times(rate)}
              </option>
            ))}
          </select>
        </label>
        <Eyes projector={projector} names={names} />
      </div>
    </section>
  );
}

function Eyes({ projector, names }: Props) {
  const words = replayMessages.value;
  const { viewers } = projector.reel.head;
  const name = (viewer: Viewer) => (viewer === 'spectator' ? words.spectator : (names[viewer] ?? ''));
  return (
    <label>
      <span>{words.controls.eyes}</span>
      <select
        value={projector.viewer.value}
        disabled={viewers.length < 2}
        onChange={(event) => {
          const chosen = viewers.find((viewer) => String(viewer) === event.currentTarget.value);
          if (chosen !== undefined) void projector.lookAs(chosen);
        }}
      >
        {viewers.map((viewer) => (
          <option key={viewer} value={viewer}>
            {name(viewer)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PressProps {
  readonly sign: SignName;
  readonly label: string;
  readonly off?: boolean;
  readonly first?: true;
  readonly act: () => unknown;
}

function Press({ sign, label, off, first, act }: PressProps) {
  return (
    <button
      type="button"
      class={first ? 'button is-first' : 'button is-plain'}
      aria-label={label}
      title={label}
      aria-disabled={off === true}
      onClick={() => off || act()}
    >
      <Sign name={sign} />
    </button>
  );
}
