/** How soon a server shows a long match as it was after any of its choices. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Question } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { get, post } from './http.ts';
import { GAME } from './site.ts';
import { quantile } from './traffic.ts';

export interface LongMatch {
  readonly choices: number;
  /** From asking for a moment of the match until it is there, in ms. */
  readonly p50: number;
  readonly slowest: number;
}

interface Shown {
  readonly table: { readonly status: string };
  readonly standing: {
    readonly seq: number;
    readonly number: number;
    readonly mayUndo: boolean;
    readonly question?: Question;
  };
}

/** The moments that are looked at, one after the other. */
const LOOKS = 50;
/** Without a limit of rounds, four who play by chance hardly ever come to an end; if they do, they begin again. */
const SEATS = 4;
const OPTIONS = { roundLimit: 0 };
const TRIES = 10;
/** Who has nothing to choose waits for the table, in ms. */
const NAP = 2;

export async function longMatch(address: string, choices: number): Promise<LongMatch> {
  const luck = createRng({ kind: 'fast', seed: 'long' });
  const cookies = await Promise.all(Array.from({ length: SEATS }, () => cookieOf(address)));
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await newTable(address, cookies);
    const last = await playOn(table, cookies, choices, (below) => luck.nextInt(below));
    if (last === undefined) continue;
    const times: number[] = [];
    for (let look = 0; look < LOOKS; look++) {
      // The end is the dearest, and always looked at.
      const at = look === 0 ? last : 1 + luck.nextInt(last);
      const from = performance.now();
      const { status, body } = await get(`${table}/replay?at=${at}`, cookies[0]);
      if (status !== 200) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    return { choices, p50: quantile(times, 0.5), slowest: quantile(times, 1) };
  }
  throw new Error(`no match of chance had ${choices} choices`);
}

async function cookieOf(address: string): Promise<string> {
  const { cookie } = await get(`${address}/api/me`);
  if (cookie === undefined) throw new Error(`${address} gives no cookie`);
  return cookie;
}

async function newTable(address: string, [host, ...guests]: readonly string[]): Promise<string> {
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const { table } = await post(`${address}/api/tables`, { game: GAME, options: OPTIONS, seats }, host);
  const url = `${address}/api/tables/${(table as { readonly id: string }).id}`;
  for (const guest of guests) await post(`${url}/join`, {}, guest);
  return url;
}

/** Plays so many choices; tells the number of the last record, or nothing if the match was over before. */
async function playOn(
  table: string,
  cookies: readonly string[],
  count: number,
  below: (n: number) => number,
): Promise<number | undefined> {
  let made = 0;
  let asked = 0;
  for (;;) {
    const { body } = await get(table, cookies[asked]);
    const { table: info, standing } = body as unknown as Shown;
    if (info.status !== 'playing') return undefined;
    // One record for each choice, be it made by a player or, where there was but one, by the table.
    if (standing.seq >= count) return standing.seq;
    const { number, mayUndo, question } = standing;
    const choices = question?.choices ?? [];
    // A question with one choice is answered by the table itself, unless the seat might rather take one back.
    if (choices.length > 1 || (choices.length === 1 && mayUndo)) {
      const choice = choices[below(choices.length)];
      await post(`${table}/choose`, { number, choice, key: `long-match-${made++}` }, cookies[asked]);
    } else {
      asked = (asked + 1) % cookies.length;
      if (asked === 0) await wait(NAP);
    }
  }
}
