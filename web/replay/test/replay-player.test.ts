import { battue } from '@gonfalon/games/battue';
import type { Update } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../local-match/games.ts';
import { load } from '../../replay-source/load.ts';
import type { ReplaySource } from '../../replay-source/replay-source.ts';
import { finished } from '../../replay-source/test/matches.ts';
import { ReplayPlayer } from '../replay-player.ts';

async function reel(): Promise<ReplaySource> {
  const outcome = await load({ from: 'record', record: finished(battue) }, loadRules);
  if ('why' in outcome) throw new Error(outcome.why);
  const { head, film } = outcome;
  const no = () => Promise.reject(new Error('not here'));
  return {
    head,
    frame: async (at, viewer) => film.frame(at, viewer),
    log: async (viewer) => film.log(viewer),
    check: no,
    course: no,
    file: no,
    close: () => undefined,
  };
}

const calm = { wait: async () => undefined, settled: async () => undefined };

async function projector(at?: number, as?: number): Promise<ReplayPlayer> {
  const made = new ReplayPlayer(await reel(), calm, at, as);
  await made.seek(made.at.value);
  return made;
}

describe('a projector', () => {
  it('begins where the link says, with the eyes that it names', async () => {
    const { at, viewer, session } = await projector(12, 1);
    expect([at.value, viewer.value]).toEqual([12, 1]);
    expect(session.standing.value).toMatchObject({ seq: 12, viewer: 1 });
  });

  it('begins at the start, with the first eyes, where a link leads nowhere', async () => {
    const { at, viewer, reel: shown } = await projector(99_999, 7);
    expect([at.value, viewer.value]).toEqual([shown.head.last, 0]);
    expect((await projector(Number.NaN)).at.value).toBe(0);
  });

  it('steps by choice, and no further than the ends', async () => {
    const shown = await projector(0);
    await shown.step(-1);
    expect(shown.at.value).toBe(0);
    await shown.step(1);
    expect(shown.at.value).toBe(1);
  });

  it('steps by turn', async () => {
    const shown = await projector(0);
    const { turns, last } = shown.reel.head;
    await shown.turn(1);
    await shown.turn(1);
    expect(shown.at.value).toBe(turns.filter((at) => at > 0)[1]);
    await shown.turn(-1);
    expect(shown.at.value).toBe(turns.filter((at) => at > 0)[0]);
    await shown.seek(last);
    await shown.turn(1);
    expect(shown.at.value).toBe(last);
  });

  it('plays a step forward out, and shows any other at once', async () => {
    const shown = await projector(0);
    const updates: Update[] = [];
    shown.session.onUpdate((update) => updates.push(update));
    await shown.seek(20);
    await shown.step(-1);
    await shown.step(1);
    expect(updates.map(({ from, seq }) => [from, seq])).toEqual([[19, 20]]);
  });

  it('offers nothing to choose, and tells the log up to the moment', async () => {
    const shown = await projector();
    for (let at = 0; at <= shown.reel.head.last; at += 5) {
      await shown.seek(at);
      const { standing, news } = shown.session;
      expect(standing.value?.question).toBeUndefined();
      expect(standing.value?.over).toBeDefined();
      expect(news.value.every(({ seq }) => seq <= at)).toBe(true);
    }
    expect(await shown.session.choose(['anything'])).toBeDefined();
  });

  it('plays to the end and stops there', async () => {
    const shown = await projector(3);
    shown.rate.value = 8;
    await shown.play();
    expect(shown.at.value).toBe(shown.reel.head.last);
    expect(shown.playing.value).toBe(false);
  });

  it('shows the last of several moments that were asked for at once', async () => {
    const shown = await projector();
    await Promise.all([shown.seek(5), shown.seek(9), shown.seek(7)]);
    expect(shown.session.standing.value?.seq).toBe(7);
  });

  it('looks through other eyes only where that is allowed', async () => {
    const shown = await projector(30, 0);
    await shown.lookAs('spectator');
    expect(shown.session.standing.value?.viewer).toBe('spectator');
    await shown.lookAs(5);
    expect(shown.viewer.value).toBe('spectator');
  });
});
