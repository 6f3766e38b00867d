/** Starts PostgreSQL when the first test asks for it, once for all tests of a run, and stops it at their end. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of PostgreSQL. */
    askForPostgres: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startPostgres> | undefined;
  const desk = createServer(async (_request, response) => {
    started ??= startPostgres();
    const { postgres, reason } = await started;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ url: postgres?.url, reason }));
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('askForPostgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async () => {
    desk.closeAllConnections();
    desk.close();
    const { postgres, reason } = (await started) ?? {};
    await postgres?.stop();
    if (reason) console.error(`\n!! The PostgreSQL tests did NOT run: ${reason}.\n`);
  };
}
