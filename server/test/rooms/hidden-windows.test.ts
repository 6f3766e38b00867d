/** Who passes in a reaction window, the person or the table, is a secret: nobody else can tell from what they are sent. */
import type { Choice } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import type { SeededTable } from '../support/seeded-tables.ts';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import { folder, site } from '../support/start-server.ts';
import { isLeftToTable, TableClients } from '../support/table-clients.ts';

/** Seats pass by themselves, or let the table do it: because they can do nothing else, or because they asked for it. */
type Passing = 'themselves' | 'by the table';

/** Later than any of these tests lasts. */
const NEVER = 99_999;

interface Evening {
  /** What each seat was sent, and what the spectator was, the same for the same match. */
  readonly seats: readonly string[][];
  readonly spectator: readonly string[];
  /** How often somebody let the table pass for them though they had a choice, and though they had none. */
  readonly waived: number;
  readonly forced: number;
}

async function play(laid: SeededTable, choices: number, passing: Passing): Promise<Evening> {
  const data = folder();
  await seedTables({ data, databaseUrl: undefined }, [laid]);
  const wait = passing === 'themselves' ? NEVER : 0;
  const { guest } = await site({ data, reactionDelay: [wait, wait] });
  const people: Client[] = [];
  for (let i = 0; i <= laid.seats; i++) people.push(await guest());
  const [spectator, ...seats] = people;
  if (!spectator) throw new Error('nobody came');
  const company = await TableClients.gather(idOf(laid), seats, spectator);
  const chance = createRng({ kind: 'fast', seed: laid.name });
  const count = { waived: 0, forced: 0 };
  for (let i = 0; i < choices; ) {
    const turn = await company.turn((update) => passing === 'by the table' && isLeftToTable(update));
    if (!turn) throw new Error('the match was over too soon');
    const { client, update, question } = turn;
    const { prompt, autoPass } = question;
    if (!autoPass) {
      i++;
      await company.choose(turn, question.choices[chance.nextInt(question.choices.length)] as Choice);
    } else if (passing === 'by the table') {
      await client.ask('autoPass', company.table, { prompt, key: autoPass.key, on: true });
    } else {
      count[isLeftToTable(update) ? 'forced' : 'waived']++;
      await company.choose(turn, autoPass.choice);
    }
    await company.after(turn);
  }
  await company.turn();
  for (const client of company.everybody) {
    await client.get(`/api/tables/${company.table}`);
    await client.get(`/api/tables/${company.table}/events?from=0`);
    await client.get('/api/tables?list=live');
  }
  const ids = new Map<string, string>();
  return {
    ...count,
    spectator: spectator.received.map((text) => comparable(text, ids)),
    seats: seats.map(({ received }) =>
      received
        // Whoever passes is answered, and sees what it asked the table to do.
        .filter((text) => !text.startsWith('{"id":'))
        .map((text) => comparable(text, ids).replace(/,"autoPassed":\[.*?\]/, '')),
    ),
  };
}

/** Without times, and with people in the order in which they are met. */
function comparable(text: string, ids: Map<string, string>): string {
  return text
    .replaceAll(/"(at|created|started|now)":\d+/g, '"$1":0')
    .replaceAll(/"id":"[\w-]{22}","kind":"guest","name":"[^"]*"/g, (person) => {
      const known = ids.get(person) ?? `person ${ids.size}`;
      ids.set(person, known);
      return known;
    });
}

describe.each<{ laid: SeededTable; choices: number }>([
  { laid: { name: 'windows', game: 'battue', seats: 3, options: {} }, choices: 120 },
  {
    laid: { name: 'c', game: 'battlelore', seats: 2, options: { adventure: 'wizards-and-lore' } },
    choices: 90,
  },
])('$laid.game', ({ laid, choices }) => {
  test('the bytes are the same whether seats pass themselves or the table passes for them', async () => {
    const themselves = await play(laid, choices, 'themselves');
    const byTheTable = await play(laid, choices, 'by the table');
    expect(themselves.waived).toBeGreaterThan(3);
    expect(themselves.forced).toBeGreaterThan(3);
    expect(byTheTable.spectator).toEqual(themselves.spectator);
    expect(byTheTable.seats).toEqual(themselves.seats);
  });
});
