/**
 * A boardgame.io server in a process of its own, with its store in memory and without its lobby: a match begins when
 * somebody first asks for it. Prints its address.
 */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { battuePeer } from './battue-peer.ts';

const game = await battuePeer(() => randomBytes(32).toString('hex'));
const { app, db } = Server({ games: [game], origins: [] });
await db.connect();
const listening = app.listen({ host: '127.0.0.1', port: 0 }, () => {
  const { port } = listening.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
