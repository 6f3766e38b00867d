/** Calls from a page to its worker, and what the worker tells unasked. */

/** The part of a worker, or of what a worker sees of its page, that calls go through. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Everything a worker can be asked, by name: one argument, one answer. */
// biome-ignore lint/suspicious/noExplicitAny: only so that handlers of any argument fit.
type Handlers = { readonly [name: string]: (argument: any) => unknown };

interface Call {
  readonly call: number;
  readonly name: string;
  readonly argument: unknown;
}

type Returned =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };

/** Answers the calls of a page. */
export function serveRpc(port: Port, handlers: Handlers): void {
  port.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    void answer(handlers, data).then((returned) => port.postMessage(returned));
  });
}

async function answer(handlers: Handlers, { call, name, argument }: Call): Promise<Returned> {
  try {
    return { call, value: await handlers[name]?.(argument) };
  } catch (error) {
    return { call, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Calls a worker; whatever it sends that answers no call is told. */
export class RpcClient<H extends Handlers, Told = never> {
  private readonly port: Port;
  private readonly open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private count = 0;

  constructor(port: Port, onTold?: (told: Told) => void) {
    this.port = port;
    port.addEventListener('message', ({ data }: MessageEvent<Returned | Told>) => {
      if (isReturned(data)) this.settle(data);
      else onTold?.(data as Told);
    });
  }

  call<N extends keyof H & string>(
    name: N,
    argument: Parameters<H[N]>[0],
  ): Promise<Awaited<ReturnType<H[N]>>> {
    const call = ++this.count;
    return new Promise((resolve, reject) => {
      this.open.set(call, { resolve: resolve as (value: unknown) => void, reject });
      this.port.postMessage({ call, name, argument } satisfies Call);
    });
  }

  /** The worker broke down: nothing that is open will be answered. */
  fail(error: Error): void {
    for (const { reject } of this.open.values()) reject(error);
    this.open.clear();
  }

  private settle(returned: Returned): void {
    const waiting = this.open.get(returned.call);
    this.open.delete(returned.call);
    if ('error' in returned) waiting?.reject(new Error(returned.error));
    else waiting?.resolve(returned.value);
  }
}

function isReturned(data: unknown): data is Returned {
  return typeof data === 'object' && data !== null && 'call' in data;
}
