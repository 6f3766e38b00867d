/** A program that opens the embedded store in a folder and writes steps, naming those written, until it fails or is killed. */
import { pino } from 'pino';
import { openStore } from '../../store/open.ts';
import { person, record, step, table } from './fixtures.ts';

const [, , data = ''] = process.argv;
const store = await openStore({ data, databaseUrl: undefined }, pino({ level: 'silent' }));
const { id } = await table({ store }, await person({ store }));
// Long enough to fill a small disk soon.
const events = [{ event: { kind: 'told', text: 'x'.repeat(5000) } }];
console.log(id);
for (let after = 0; ; after++) {
  try {
    await store.commit(step(id, after, { records: [record(after + 1, { events })] }));
    console.log(after + 1);
  } catch (error) {
    console.log(error instanceof Error ? error.name : error);
    break;
  }
}
