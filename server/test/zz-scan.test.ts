import { games } from '@gonfalon/games';
import { Match, dealer } from '@gonfalon/kernel';
import { createHash } from 'node:crypto';
import { test } from 'vitest';
test('scan', () => {
  const { game } = games.find((m) => m.game.id === 'battue')!;
    for (let n = 0; n < 40; n++) {
      const name = `Battue ${n}`;
      const seed = createHash('sha256').update(`seed of ${name}`).digest('hex');
      const match = new Match(game, { seats: 4, options: {}, chance: { kind: 'sealed', seed } });
      const chance = dealer({ kind: 'fast', seed: createHash('sha256').update(name).digest('base64url').slice(0, 22) });
      let i = 0;
      while (i < 200 && match.question) {
        const q = match.question;
        if (match.forced) { match.choose(q.seat, match.number, match.forced); continue; }
        i++;
        if (i === 100) { match.resign(3); continue; }
        if (q.waive && q.seat === 1) { match.choose(q.seat, match.number, q.waive.choice); continue; }
        if (match.mayUndo(q.seat) && chance.below(3) === 0) { match.undo(q.seat); continue; }
        const cards = q.choices.filter(([v]) => v === 'play');
        const among = cards.length > 0 && chance.below(4) > 0 ? cards : q.choices;
        match.choose(q.seat, match.number, among[chance.below(among.length)]!);
      }
      const k: Record<string, number> = {};
      for (const { event } of match.happened) if (/saw|spied|drew/.test(event.kind)) k[event.kind] = (k[event.kind] ?? 0) + 1;
      console.log(name, JSON.stringify(k), !!match.question);
    }
});
