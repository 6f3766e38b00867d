/** How many connections one address may have, and how much may be asked on one before it was answered. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import { addressOf } from '../rate-limit/limits.ts';

/** Connections of one address, where a whole club may sit; sockets are among them. */
const MAX_OF_ONE_ADDRESS = 250;
/** Requests on one connection that wait for their answers: browsers send one at a time. */
const MAX_PIPELINED = 8;

/** What is too much is ended before a byte of it is read. Behind a proxy, all come from one address: it has to do that. */
export function limitConnections(server: Server, { allowance, trustProxy }: Config): void {
  if (trustProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf({ ip: socket.remoteAddress ?? '' });
    const count = (open.get(address) ?? 0) + 1;
    if (count > MAX_OF_ONE_ADDRESS * allowance) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Who asks on and on without reading the answers is ended: all of them would have to be kept. */
export function limitPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count <= MAX_PIPELINED) return;
    socket.destroy();
    throw new RequestError('request.too-many', { seconds: 1 });
  });
}
