/** What is heard: one audio context for the page, made when the first sound is wanted. */
import type { AmbientSound, Sound } from '@gonfalon/ui-kit';
import { filterOf, LEFT, noiseOf, schedule } from './synth.ts';

const LOUDNESS = { low: 0.25, middle: 0.55, high: 1 };
export type Volume = keyof typeof LOUDNESS;
/** Sounds that begin together are heard one after the other, so far apart, in seconds. */
const APART = 0.09;
/** No two strokes of a drum are alike: by how much they differ. */
const VARIETY = 0.04;
/** A browser that lets nothing be heard yet is waited for so long, in ms; what comes later would be too late. */
const START_TIMEOUT_MS = 400;
/** How fast the ambience comes and goes, in seconds. */
const FADE = 1.5;

interface Output {
  readonly context: AudioContext;
  readonly out: GainNode;
}

let output: Output | undefined;

function open(): Output {
  const context = new AudioContext();
  const out = new GainNode(context);
  // Whatever comes together stays below the loudest that can be played.
  out.connect(new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 })).connect(context.destination);
  // Browsers let nothing be heard before somebody has done something on the page.
  for (const deed of ['pointerdown', 'keydown'])
    addEventListener(deed, () => void (context.state === 'suspended' && context.resume()), { capture: true });
  return { context, out };
}

/** The output once it can be heard; undefined if that took too long. */
async function ready(): Promise<Output | undefined> {
  output ??= open();
  const asked = performance.now();
  if (output.context.state !== 'running') await output.context.resume();
  return performance.now() - asked < START_TIMEOUT_MS ? output : undefined;
}

/** Several are heard in quick succession. */
export async function play(sounds: readonly Sound[], volume: Volume, apart = APART): Promise<void> {
  const output = await ready();
  if (!output) return;
  const { context, out } = output;
  out.gain.value = LOUDNESS[volume];
  for (const [i, sound] of sounds.entries())
    schedule(context, out, sound, context.currentTime + i * apart, 1 + (Math.random() - 0.5) * VARIETY);
}

/** Begins what goes on quietly; the answer ends it. */
export function begin({ loops, oneShots }: AmbientSound, volume: Volume): () => void {
  output ??= open();
  const { context, out } = output;
  out.gain.value = LOUDNESS[volume];
  void context.resume();
  const now = context.currentTime;
  const whole = new GainNode(context, { gain: 0 });
  whole.gain.setTargetAtTime(1, now, FADE / 3);
  whole.connect(out);
  const going = loops.flatMap(({ gain: written, filter, lfo: [depth, seconds] }) => {
    const loud = written * LEFT[filter.kind];
    const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
    const gain = new GainNode(context, { gain: loud * (1 - depth / 2) });
    const wave = new OscillatorNode(context, { frequency: 1 / seconds });
    wave.connect(new GainNode(context, { gain: (loud * depth) / 2 })).connect(gain.gain);
    noise
      .connect(filterOf(context, filter, now, now))
      .connect(gain)
      .connect(whole);
    noise.start();
    wave.start();
    return [noise, wave];
  });
  const timers = oneShots.map(({ sound, interval: [least, most] }) => {
    const timer = { id: 0 };
    const next = () => {
      timer.id = window.setTimeout(
        () => {
          if (context.state === 'running') schedule(context, whole, sound, context.currentTime);
          next();
        },
        (least + Math.random() * (most - least)) * 1000,
      );
    };
    next();
    return timer;
  });
  return () => {
    for (const { id } of timers) clearTimeout(id);
    whole.gain.setTargetAtTime(0, context.currentTime, FADE / 6);
    for (const source of going) source.stop(context.currentTime + FADE);
    setTimeout(() => whole.disconnect(), FADE * 1000);
  };
}
