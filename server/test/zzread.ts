import { pino } from 'pino';
import { openStore } from '../store/open.ts';
import { person, record, step, table } from './store-fixtures.ts';
import fs from 'node:fs';
const cpu = () => { let t=0; for (const d of fs.readdirSync('/proc')) { if(!/^\d+$/.test(d)) continue; try { const s=fs.readFileSync(`/proc/${d}/stat`,'utf8'); if(!s.includes('(postgres)')) continue; const f=s.slice(s.lastIndexOf(')')+2).split(' '); t+=Number(f[11])+Number(f[12]); } catch{} } return t*10; };
const [, , url = ''] = process.argv;
const store = await openStore({ data: '/x', databaseUrl: url }, pino({ level: 'silent' }));
const host = await person({ store });
const ids: string[] = [];
for (let i = 0; i < 200; i++) ids.push((await table({ store }, host, {status:'playing'})).id);
await Promise.all(ids.map((id) => store.advance(step(id, 0, { records: [record(1)] }))));
for (const [name, work] of Object.entries({ table: (id: string) => store.table(id), records: (id: string) => store.records(id, 0), identity: () => store.identity(host.id), signedIn: () => store.signedIn('x', 1) })) {
  for (let i = 0; i < 300; i++) await work(ids[i % 200] as string);
  const c0 = process.cpuUsage(); const t0 = performance.now(); const p0 = cpu();
  for (let i = 0; i < 2000; i++) await work(ids[i % 200] as string);
  const c = process.cpuUsage(c0);
  console.log(name, 'pg cpu µs', Math.round((cpu()-p0)/2), 'µs wall', Math.round((performance.now() - t0) / 2), 'client cpu µs', Math.round((c.user + c.system) / 2000));
}
await store.close();
process.exit(0);
