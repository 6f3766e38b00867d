/** Requests of the server's pages: JSON both ways, and every failure a value. */
import type { ErrorCode, Failure, Me, TableView } from '@gonfalon/protocol';
import { signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { isTransient, UNREACHABLE } from './failure.ts';
import { checkProtocol } from './protocol-version.ts';
import { updateSite } from './site.ts';

export type ApiResult<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: Failure; readonly standing?: TableView };

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const REQUEST_TIMEOUT_MS = 20_000;
const SHUT: readonly string[] = ['identity.shut-out', 'identity.closed'] satisfies readonly ErrorCode[];

/** Who we are to the server, once it was asked; it makes a guest of whoever is new. */
export const me = signal<Me | undefined>(undefined);
/** Why the server makes no guest of us, if it does not: then we are nobody there, and can only sign in. */
export const signupBlocked = signal<Failure | undefined>(undefined);
let asking: Promise<ApiResult<{ me: Me }>> | undefined;

/** Makes sure that the server knows us, so that other requests are answered. */
export function ensureSession(again = false): Promise<ApiResult<{ me: Me }>> {
  if (again) asking = undefined;
  asking ??= request<{ me: Me }>('/api/me', { method: 'GET' }).then((answer) => {
    if (answer.ok) me.value = answer.me;
    else asking = undefined;
    updateSignupBlocked(answer.ok ? undefined : answer.error);
    return answer;
  });
  return asking;
}

export async function get<T>(path: string, query: Query = {}): Promise<ApiResult<T>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return authedRequest<T>(search ? `${path}?${search}` : path, { method: 'GET' });
}

export async function post<T>(path: string, body: object = {}): Promise<ApiResult<T>> {
  return authedRequest<T>(path, posted(body));
}

/** Ways in are for those whom the server does not know, too. */
export function postAsAnybody<T>(path: string, fields: object): Promise<ApiResult<T>> {
  return request<T>(path, posted(fields));
}

export function getAsAnybody<T>(path: string): Promise<ApiResult<T>> {
  return request<T>(path, { method: 'GET' });
}

function posted(body: object): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function authedRequest<T>(path: string, init: RequestInit): Promise<ApiResult<T>> {
  const greeted = await ensureSession();
  if (!greeted.ok) return greeted;
  const answer = await request<T>(path, init);
  if (answer.ok || answer.error.code !== 'identity.needed') return answer;
  // The cookie is gone or was signed out: somebody new asks the same.
  const anew = await ensureSession(true);
  return anew.ok ? request<T>(path, init) : anew;
}

async function request<T>(path: string, init: RequestInit): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      headers: { ...init.headers, accept: 'application/json', 'accept-language': language.value },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    void checkProtocol(response.headers);
    const answer = (await response.json()) as ApiResult<T>;
    if (!answer.ok) notice(answer.error);
    return answer;
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
}

/** While there is no answer, what was known stays. */
function updateSignupBlocked(failure: Failure | undefined): void {
  if (failure && isTransient(failure)) return;
  const shut = failure && SHUT.includes(failure.code);
  signupBlocked.value = shut ? failure : undefined;
  if (shut) me.value = undefined;
}

/** What concerns every page: that nothing can be changed, or that we may not come in. */
function notice({ code, params }: Failure): void {
  if (code === 'server.read-only') updateSite({ readOnly: { since: 0, ...params } });
  if (code === 'identity.banned' && !me.value?.sanctions?.ban) void ensureSession(true);
}
