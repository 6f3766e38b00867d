/** How one is called to a table: a sound, a notification of the browser; both only if wanted. */
import { say } from '../../messages/say.ts';
import { coverOf } from '../games.ts';
import { go } from '../router.ts';
import { language, turnNotice, turnSound } from '../settings.ts';
import type { Turn } from './awaited.ts';

/** Two strokes of a small bell, made here: its partials, when each begins and how long it rings, in seconds. */
const STROKES = [
  { at: 0, hertz: 659 },
  { at: 0.18, hertz: 988 },
] as const;
const PARTIALS = [
  { times: 1, loud: 0.2 },
  { times: 2.76, loud: 0.06 },
] as const;
const RINGS = 1.1;

let audio: AudioContext | undefined;

export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { at, hertz } of STROKES) {
    for (const { times, loud } of PARTIALS) stroke(audio, audio.currentTime + at, hertz * times, loud);
  }
}

function stroke(context: AudioContext, at: number, hertz: number, loud: number): void {
  const tone = new OscillatorNode(context, { frequency: hertz });
  const fade = new GainNode(context, { gain: loud });
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
  tone.connect(fade).connect(context.destination);
  tone.start(at);
  tone.stop(at + RINGS);
}

/** Asks whether notifications may be shown; false if the browser or its owner says no. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function call(turn: Turn): void {
  if (turnSound.value === 'on') ring();
  const here = location.pathname === `/table/${turn.table}` && document.visibilityState === 'visible';
  if (turnNotice.value === 'on' && !here) void notify(turn);
}

async function notify({ table, game }: Turn): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const title = coverOf(game)?.words[language.value].title ?? game;
  const words = say.value.shell.turns;
  const address = `/table/${table}`;
  // One for each table, however often it calls.
  const options = { body: words.call(title), tag: address, icon: '/icon-192.png', data: { address } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(words.due, options);
    return;
  }
  const notice = new Notification(words.due, options);
  notice.onclick = () => {
    focus();
    go(address);
  };
}
