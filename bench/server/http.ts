/** Requests of a client that sets many tables up: a few connections, kept open. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export interface HttpResponse {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export function get(url: string, cookie?: string): Promise<HttpResponse> {
  return exchange(url, 'GET', { ...(cookie && { cookie }) });
}

/** Anything but a success is an error. */
export async function post(url: string, body: object, cookie?: string): Promise<HttpResponse['body']> {
  const received = await exchange(url, 'POST', { ...(cookie && { cookie }) }, JSON.stringify(body));
  if (received.status >= 300) throw new Error(`${url}: ${received.status} ${JSON.stringify(received.body)}`);
  return received.body;
}

function exchange(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers, ...typeOf(body) } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        const text = Buffer.concat(parts).toString();
        resolve({
          status: statusCode,
          cookie: received['set-cookie']?.[0]?.split(';')[0],
          body: parsed(text),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function typeOf(body: string | undefined): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
}

function parsed(text: string): HttpResponse['body'] {
  try {
    return JSON.parse(text) as HttpResponse['body'];
  } catch {
    return { text };
  }
}
