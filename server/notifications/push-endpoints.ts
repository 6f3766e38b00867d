/**
 * Which addresses may be called. A browser tells where its push service is, and a liar could tell anything: only
 * services that the host knows are called, only by TLS, and never at an address inside the host's own network, be it
 * that the name of a service leads there. What the host names as a whole origin is called as it stands.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

export interface PushEndpointPolicy {
  readonly url: URL;
  /** Whether its name must not lead into a network that is not public. */
  readonly guarded: boolean;
}

/** How to call an endpoint; undefined if it must not be called. */
export function callingOf(endpoint: string, services: readonly string[]): PushEndpointPolicy | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (services.includes(url.origin)) return { url, guarded: false };
  if (url.protocol !== 'https:' || url.port !== '' || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return undefined;
  return services.some((service) => covers(service, url.hostname)) ? { url, guarded: true } : undefined;
}

function covers(service: string, name: string): boolean {
  return service.startsWith('*.') ? name.endsWith(service.slice(1)) : name === service;
}

/** Everything that is not an ordinary address of the internet. */
const NETWORKS_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
const NETWORKS_6 = [
  // Among them the loopback address and old ways to write those of version 4.
  ['::', 64],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;
/** One for each version: a list takes an address of version 4 for one of version 6 that begins with zeros. */
const INTERNAL_4 = new BlockList();
const INTERNAL_6 = new BlockList();
for (const [network, prefix] of NETWORKS_4) INTERNAL_4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NETWORKS_6) INTERNAL_6.addSubnet(network, prefix, 'ipv6');

export function isInternal({ address, family }: LookupAddress): boolean {
  return family === 6 ? INTERNAL_6.check(address, 'ipv6') : INTERNAL_4.check(address, 'ipv4');
}

/** Looks a name up when the connection is made, so that nobody can change where it leads after it was looked at. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('a push service has no address'), '');
    if (addresses.some(isInternal)) return callback(new Error('a push service is inside this network'), '');
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
