/** Calls to this device also when no page is open, through the push service of the browser. */
import type { Failure, NotificationSettings } from '@gonfalon/protocol';
import type { ApiResult } from '../net/http.ts';
import { get, post } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { mayNotify } from './alert.ts';

/** Whether this browser can be called at all; some can only where the site is kept on the device. */
export function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** What this browser was given by its push service, if it was asked. */
export async function subscription(): Promise<PushSubscription | undefined> {
  if (!canSubscribe() || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Why this device is not called, if it is not the server that says so. */
export type SubscribeFailure = 'forbidden' | 'failed';

/** Asks the browser, then tells the server where to call. */
export async function subscribe(key: string): Promise<ApiResult<NotificationSettings> | SubscribeFailure> {
  if (!(await mayNotify())) return 'forbidden';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // A site that got other keys is another sender to the push service.
    if (old && !isFor(old, key)) await old.unsubscribe();
    return await sendToServer(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
  } catch {
    return 'failed';
  }
}

/** The server first: what the browser no longer takes would be called in vain. */
export async function unsubscribe(): Promise<ApiResult<NotificationSettings>> {
  const here = await subscription();
  if (!here) return get<NotificationSettings>('/api/calls');
  const reply = await post<NotificationSettings>('/api/calls/devices/remove', { endpoint: here.endpoint });
  if (reply.ok) await here.unsubscribe();
  return reply;
}

/** Who uses this browser may have changed, or the server may have forgotten it: it is told again. */
export async function refresh(): Promise<void> {
  const here = await subscription().catch(() => undefined);
  if (here) await sendToServer(here);
}

export function isLost(
  reply: ApiResult<NotificationSettings> | SubscribeFailure,
): reply is SubscribeFailure | { ok: false; error: Failure } {
  return typeof reply === 'string' || !reply.ok;
}

/** How the server names the device of an endpoint. */
export async function deviceName(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64url(hash);
}

function sendToServer(here: PushSubscription): Promise<ApiResult<NotificationSettings>> {
  const { endpoint, keys } = here.toJSON();
  return post<NotificationSettings>('/api/calls/devices', { endpoint, keys, language: language.value });
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: own } = options;
  return own !== null && base64url(own) === key;
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
