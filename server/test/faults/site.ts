/** A site whose server is stopped and started again on the same data, each time at another address. */
import type { Exit, Settings } from './server-process.ts';
import { ServerProcess } from './server-process.ts';

/** What a server writes when something happened that nobody foresaw. */
const UNFORESEEN = /server\.broken|could not do its duty|unhandled|uncaught/i;

export class Site {
  private readonly settings: Settings;
  private server: ServerProcess | undefined;
  private readonly logs: string[] = [];
  private waiting: (() => void)[] = [];

  private constructor(settings: Settings) {
    this.settings = settings;
  }

  static async open(settings: Settings): Promise<Site> {
    const site = new Site(settings);
    await site.start();
    return site;
  }

  /** Where the server is, as soon as there is one. */
  async address(): Promise<string> {
    while (!this.server)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    return this.server.address;
  }

  async start(): Promise<void> {
    this.server = await ServerProcess.start(this.settings);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  async kill(): Promise<void> {
    const server = this.away();
    await server.kill();
    this.logs.push(server.log);
  }

  async terminate(): Promise<Exit> {
    const server = this.away();
    const exit = await server.terminate();
    this.logs.push(server.log);
    return exit;
  }

  /** Lines of the logs of all its servers that tell of a fault in the program. */
  faults(): string[] {
    const logs = [...this.logs, this.server?.log ?? ''];
    return logs.flatMap((log) => log.split('\n')).filter((line) => UNFORESEEN.test(line));
  }

  private away(): ServerProcess {
    const { server } = this;
    if (!server) throw new Error('there is no server');
    this.server = undefined;
    return server;
  }
}
