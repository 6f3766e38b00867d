/** Starts PostgreSQL when the first test asks for it, once for all tests of a run, and stops it at their end. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of PostgreSQL, and to say that tests could not run for want of one. */
    askForPostgres: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startPostgres> | undefined;
  const missing = new Set<string>();
  const desk = createServer(async (request, response) => {
    if (request.method === 'POST') {
      missing.add(await text(request));
      response.end();
      return;
    }
    started ??= startPostgres();
    const { postgres, reason } = await started;
    if (reason) missing.add(reason);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ url: postgres?.url }));
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('askForPostgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.closeAllConnections();
    desk.close();
    await (await started)?.postgres?.stop();
    for (const reason of missing) console.error(`\n!! Tests with PostgreSQL did NOT run: ${reason}.\n`);
  };
}
