/** A site whose server is stopped and started again on the same data, each time at another address. */
import type { Exit, Settings } from './server-process.ts';
import { ServerProcess } from './server-process.ts';

export class Site {
  private readonly settings: Settings;
  private server: ServerProcess | undefined;
  /** Lines of the logs of its former servers that tell of a fault in the program. */
  private readonly past: string[] = [];
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

  get pid(): number {
    return this.server?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.server = await ServerProcess.start(this.settings);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  async kill(): Promise<void> {
    const server = this.away();
    await server.kill();
    this.past.push(...server.faults);
  }

  async terminate(): Promise<Exit> {
    const server = this.away();
    const exit = await server.terminate();
    this.past.push(...server.faults);
    return exit;
  }

  /** What all its servers wrote of faults in the program. */
  get faults(): string[] {
    return [...this.past, ...(this.server?.faults ?? [])];
  }

  private away(): ServerProcess {
    const { server } = this;
    if (!server) throw new Error('there is no server');
    this.server = undefined;
    return server;
  }
}
