/** A match of four over days: who left standing orders is never waited for in another's turn. */
import type { Choice } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { idOf, seedTables } from '../support/seeded-tables.ts';
import { folder, site } from '../support/start-server.ts';

const DAY = 86_400_000;
const MINUTES = 5 * 60_000;
const SEATS = 4;
const BATTLES = 1;
const MAX_CHOICES = 1500;
/** What brings armed heroes to each other soonest; of the rest anything. */
const PREFERRED = ['attack', 'cheapest', 'hold', 'annex', 'assault', 'recruit', 'keep', 'auto'];
const OF_DEFENDERS = ['response', 'ambush-back', 'join'];

function preferred(choices: readonly Choice[], any: (count: number) => number): Choice | undefined {
  for (const verb of PREFERRED) {
    const found = choices.filter(([first]) => first === verb);
    if (found.length > 0) return found[any(found.length)];
  }
  const weapon = choices.find(([verb, pile]) => verb === 'create' && pile === 'weapon');
  return weapon ?? choices[any(choices.length)];
}

test('no attacker of Battalia waits for a defender who left orders', { timeout: MINUTES }, async () => {
  // Every hero begins on the same card.
  const options = { scenario: 'alt2', weekLimit: 2 };
  const laid = {
    game: 'battalia',
    seats: SEATS,
    options,
    name: 'days',
    clock: { kind: 'days', perTurn: DAY },
  } as const;
  const data = folder();
  await seedTables({ data, databaseUrl: undefined }, [laid]);
  const { guest } = await site({ data });
  const id = idOf(laid);
  const people = [await guest(), await guest(), await guest(), await guest()];
  for (const [seat, client] of people.entries()) await client.done(`/api/tables/${id}/join`, { seat });
  for (const client of people)
    await client.done(`/api/tables/${id}/orders`, {
      orders: { defence: 'resist', ambush: true, heroes: true },
    });

  const chance = createRng({ kind: 'fast', seed: 'days' });
  const any = (count: number) => chance.nextInt(count);
  const asked: string[] = [];
  let battles = 0;
  let seat = 0;
  for (let made = 0; made < MAX_CHOICES && battles < BATTLES; ) {
    const client = people[seat];
    const standing = client && (await client.show(id)).standing;
    if (standing?.over) break;
    const { question, number } = standing ?? {};
    if (!client || !question) {
      seat = (seat + 1) % SEATS;
      continue;
    }
    const { prompt, params } = question;
    asked.push(prompt === 'raise' ? `raise ${params?.role}` : prompt);
    const choice = preferred(question.choices, any);
    const { body } = await client.command(id, 'choose', { number, choice, key: `choice-number-${made++}` });
    expect(body, `${prompt}: ${choice?.join(' ')}`).toMatchObject({ ok: true });
    if (choice?.[0] === 'hold' && params?.role === 'attacker') battles++;
  }
  const { body } = await (people[0] as (typeof people)[0]).get(`/api/tables/${id}/events?from=0`);
  const events = JSON.stringify(body);
  expect(battles).toBe(BATTLES);
  expect(events.match(/"kind":"(countered|surrendered)"/g)?.length).toBeGreaterThan(0);
  expect(asked.filter((prompt) => OF_DEFENDERS.includes(prompt) || prompt === 'raise defender')).toEqual([]);
});
