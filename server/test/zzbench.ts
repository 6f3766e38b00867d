import { pino } from 'pino';
import { openStore } from '../store/open.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { person, record, step, table } from './store-fixtures.ts';
const [, , url = '', flights = '2', n = '100', secs='4', think='0'] = process.argv;
const store = await openStore(url.startsWith('postgres') ? { data: '/x', databaseUrl: url } : {data:url, databaseUrl: undefined}, pino({ level: 'silent' }));
const host = await person({ store });
const ids: string[] = [];
for (let i = 0; i < Number(n); i++) ids.push((await table({ store }, host, {status:'playing'})).id);
let batches = 0;
const gc = new GroupCommit((s) => { batches++; return store.engine.advance(s); }, Number(flights));
const events = Array.from({ length: 4 }, () => ({ event: { kind: 'moved', seat: 1, from: 'camp:0', to: 'N-G', pieces: [1, 2, 3, 4], note: 'abcdefg' }, seen: { by: [0] } }));
const lat: number[] = [];
let done = 0;
console.log('ready');
await new Promise((r) => process.stdin.once('data', r));
const t0 = performance.now(); const c0 = process.cpuUsage(); const end = t0 + Number(secs) * 1000;
await Promise.all(ids.map(async (id) => {
  for (let after = 0; performance.now() < end; after++) {
    const a = performance.now();
    if (!(await gc.add(step(id, after, { records: [record(after + 1, { events })] })))) throw new Error('lost');
    lat.push(performance.now() - a); done++;
    if (Number(think)) await new Promise((r)=>setTimeout(r, Number(think)*2*Math.random()));
  }
}));
const dt = (performance.now() - t0) / 1000; const c = process.cpuUsage(c0);
lat.sort((a, b) => a - b);
console.log(JSON.stringify({ rate: Math.round(done / dt), p50: lat[done >> 1]?.toFixed(1), p95: lat[Math.floor(done * 0.95)]?.toFixed(1), perBatch: (done / batches).toFixed(1), cpuUsPerStep: Math.round((c.user + c.system) / done) }));
await store.close();
process.exit(0);
