/** Where the server can be reached from other machines of the same network, for links that are sent around. */

import { isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

const ANY = ['0.0.0.0', '::'];

/** Undefined if it listens to this machine alone, or there is no network. */
export function lanAddress(
  host: string,
  port: number,
  interfaces: Readonly<
    Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
  >,
): string | undefined {
  const outside = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const isOpen = ANY.includes(host);
  const isOwn = isIP(host) === 4 && !isOpen && !isLoopback(host);
  const address = isOpen ? outside : isOwn ? host : undefined;
  return address && `http://${address}:${port}`;
}

export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address);
}
