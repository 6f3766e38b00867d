/** Whether a request comes from our own pages, and how browsers reach us. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

type Site = Pick<Config, 'publicUrl' | 'trustProxy'>;

/**
 * A browser says where a request comes from; a program says nothing and is let in, since it cannot have been given
 * somebody else's cookie.
 */
export function sameOrigin(headers: IncomingHttpHeaders, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  return origin === site.publicUrl || origin === requestOrigin(headers, site);
}

/** Whether the browser that sent this speaks TLS with us, or with the proxy in front. */
export function isHttps(headers: IncomingHttpHeaders, { publicUrl, trustProxy }: Site): boolean {
  if (publicUrl?.startsWith('https:')) return true;
  return trustProxy && last(headers['x-forwarded-proto']) === 'https';
}

/** The site as its visitors know it. */
export function siteOrigin(headers: IncomingHttpHeaders, site: Site): string | undefined {
  return site.publicUrl ?? requestOrigin(headers, site);
}

function requestOrigin(headers: IncomingHttpHeaders, { trustProxy }: Site): string | undefined {
  const scheme = trustProxy && last(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  const host = (trustProxy ? last(headers['x-forwarded-host']) : undefined) ?? headers.host;
  const plain = host !== undefined && /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host);
  return plain && URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : undefined;
}

/** A header that every proxy adds to: what the nearest one said. */
function last(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim().toLowerCase();
}
