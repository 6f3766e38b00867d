import { expect, test } from 'vitest';
import { isLoopback, lanAddress } from '../../http/lan-address.ts';

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { address: 'fe80::1', family: 'IPv6' as const, internal: false },
    { address: '192.168.1.20', family: 'IPv4' as const, internal: false },
  ],
};

test('a server that listens to the network tells its address there', () => {
  expect(lanAddress('0.0.0.0', 3000, interfaces)).toBe('http://192.168.1.20:3000');
  expect(lanAddress('192.168.1.20', 3000, interfaces)).toBe('http://192.168.1.20:3000');
});

test('a server that only this machine reaches tells none', () => {
  expect(lanAddress('127.0.0.1', 3000, interfaces)).toBeUndefined();
  expect(lanAddress('0.0.0.0', 3000, { lo: interfaces.lo })).toBeUndefined();
});

test('this machine is known by its address', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.20'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
