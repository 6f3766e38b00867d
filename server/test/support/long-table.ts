/** A table with a long log, played by chance, in a store that a server will be started on. */
import { randomBytes } from 'node:crypto';
import { games } from '@gonfalon/games';
import type { Config } from '../../config/config.ts';
import { Lobby } from '../../lobby/lobby.ts';
import { createLog } from '../../ops/log.ts';
import { Rooms } from '../../rooms/rooms.ts';
import { openStore } from '../../store/open.ts';

const PEOPLE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
const BOTS = PEOPLE.map(() => ({ kind: 'bot', bot: 'random' }) as const);
/** Written together. */
const AT_ONCE = 500;

export async function layLongTable(
  where: Pick<Config, 'data' | 'databaseUrl'>,
  records: number,
  by: 'people' | 'bots' = 'people',
): Promise<string> {
  const log = createLog('silent');
  const store = await openStore(where, log);
  const around = { now: Date.now, downtimes: () => [], reactionDelay: () => 0 };
  const rooms = new Rooms({
    store,
    games,
    around,
    process: 'lay',
    most: 10,
    ready: async () => undefined,
    log,
  });
  const lobby = new Lobby({ store, rooms, games, allowance: 1000, onChange: () => undefined });
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const id = randomBytes(16).toString('base64url');
      const person = { id, kind: 'guest', name: 'Long', password: undefined, created: Date.now() } as const;
      await store.addIdentity(person);
      return person;
    }),
  );
  const [host, ...guests] = people as [(typeof people)[0], ...typeof people];
  try {
    for (;;) {
      const table = await lobby.create(host, {
        game: 'battue',
        options: { roundLimit: 0 },
        seats: [...(by === 'bots' ? BOTS : PEOPLE)],
        public: true,
        spectators: true,
        chat: 'all',
        clock: { kind: 'none' },
        lapse: { after: 3, become: 'bot' },
        hints: false,
        windows: undefined,
        reaction: undefined,
        rated: false,
      });
      if (by === 'people') for (const guest of guests) await lobby.join(guest, table, {});
      let seq = 0;
      let isOver = false;
      while (seq < records && !isOver) {
        await rooms.writeInternal(table, (room) => {
          for (let i = 0; i < AT_ONCE && room.match.question && room.seq < records; i++) {
            const { choices } = room.match.question;
            room.answer(choices[Math.floor(Math.random() * choices.length)] ?? choices[0], 'table');
          }
          seq = room.seq;
          isOver = room.over !== undefined;
        });
      }
      if (!isOver) return table;
    }
  } finally {
    await rooms.saveAll();
    await store.close();
  }
}
