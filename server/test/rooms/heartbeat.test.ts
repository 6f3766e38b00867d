/** Time in which nobody could play is nobody's: that it passed has to be noticed, and told. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { Heartbeat } from '../../rooms/heartbeat.ts';
import type { Store } from '../../store/store.ts';
import { describeStores } from '../store/contract.ts';
import { silent } from '../store/test-stores.ts';

const START = 1_000_000;
const PROCESS = { started: START, version: '0', people: 0, rooms: 0, faults: 0 };

function timeStandsAt(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** A server that was up at that time. */
async function passingServer(store: Store, at: number): Promise<void> {
  timeStandsAt(at);
  const uptime = new Heartbeat(store, silent);
  await uptime.start();
  await uptime.stop();
}

async function server(store: Store): Promise<Heartbeat> {
  const uptime = new Heartbeat(store, silent);
  await uptime.start();
  onTestFinished(() => uptime.stop());
  return uptime;
}

describeStores((bench) => {
  it('counts no time from one server to the next, however short', async () => {
    await passingServer(bench.store, START);
    vi.setSystemTime(START + 700);
    expect((await server(bench.store)).downtimes).toEqual([{ from: START, to: START + 700 }]);
  });

  it('takes a late beat for nothing as long as another server may be up', async () => {
    const { store } = bench;
    await passingServer(store, START);
    await store.noteProcess('another', PROCESS, START);
    vi.setSystemTime(START + 700);
    expect((await server(store)).downtimes).toHaveLength(store.shared ? 0 : 1);
  });

  it('tells of a gap once it is over, and of what a host stopped, so that clocks are shown anew', async () => {
    const { store } = bench;
    timeStandsAt(START);
    const uptime = await server(store);
    const told: string[] = [];
    uptime.onReadOnly(() => told.push('site'));
    uptime.onStandstill(() => told.push('clocks'));
    vi.setSystemTime(START + 1000);
    await uptime.look();
    expect(told).toEqual([]);
    // The store was away.
    vi.setSystemTime(START + 60_000);
    await uptime.look();
    expect(told).toEqual(['clocks']);
    expect(uptime.downtimes).toEqual([{ from: START + 1000, to: START + 60_000 }]);
    await uptime.look();
    await store.beginReadOnly(Date.now(), undefined);
    await uptime.look();
    expect(told).toEqual(['clocks', 'site', 'clocks']);
  });
});
