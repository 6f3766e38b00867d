/** Makes a sound out of its data, in any context: one that is heard, or one that only computes. */
import type { Filter, Glide, Layer, Sound } from '@gonfalon/ui-kit';

/** How soon a layer is at its loudest if it does not say, in seconds. */
const ATTACK = 0.004;
/** What counts as silence: an exponential fade never arrives at nothing. */
const SILENT_GAIN = 0.0001;
/** So many seconds of noise are made, once; it begins again unnoticed. */
const NOISE_LENGTH = 3;

/** A filter leaves little of noise: what is left is made so many times as loud, so that layers can be compared. */
export const LEFT: Readonly<Record<Filter['kind'], number>> = { lowpass: 2.5, bandpass: 3, highpass: 1 };

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context) ?? makeNoise(context);
  noises.set(context, made);
  return made;
}

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_LENGTH, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  return buffer;
}

/** A sound from that moment on, `tune` times as high as it is written. */
export function schedule(
  context: BaseAudioContext,
  out: AudioNode,
  sound: Sound,
  when: number,
  tune = 1,
): void {
  for (const layer of sound) {
    const { times = 1, every = 0, fade = 1 } = layer.again ?? {};
    for (let i = 0; i < times; i++)
      stroke(context, out, layer, when + (layer.at ?? 0) + i * every, loudness(layer) * fade ** i, tune);
  }
}

function loudness({ wave, filter, gain }: Layer): number {
  return wave === 'noise' && filter ? gain * LEFT[filter.kind] : gain;
}

function stroke(
  context: BaseAudioContext,
  out: AudioNode,
  layer: Layer,
  at: number,
  loud: number,
  tune: number,
): void {
  const { attack = ATTACK, length, filter } = layer;
  const end = at + length;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENT_GAIN, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, SILENT_GAIN), at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT_GAIN, end);
  const source = sourceOf(context, layer, at, tune);
  const filtered = filter ? source.connect(filterOf(context, filter, at, end)) : source;
  filtered.connect(gain).connect(out);
  source.stop(end);
}

/** What sounds, begun; from another place of the noise each time. */
function sourceOf(
  context: BaseAudioContext,
  { wave, hertz = 440, length }: Layer,
  at: number,
  tune: number,
): AudioScheduledSourceNode {
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
    source.start(at, (at * 7.31) % NOISE_LENGTH);
    return source;
  }
  const source = new OscillatorNode(context, { type: wave });
  glide(source.frequency, hertz, at, at + length, tune);
  source.start(at);
  return source;
}

export function filterOf(
  context: BaseAudioContext,
  { kind, hertz, q = 0.8 }: Filter,
  at: number,
  end: number,
): BiquadFilterNode {
  const node = new BiquadFilterNode(context, { type: kind, Q: q });
  glide(node.frequency, hertz, at, end);
  return node;
}

function glide(param: AudioParam, value: Glide, at: number, end: number, tune = 1): void {
  const [from, to] = typeof value === 'number' ? [value, value] : value;
  param.setValueAtTime(from * tune, at);
  if (from !== to) param.exponentialRampToValueAtTime(to * tune, end);
}
