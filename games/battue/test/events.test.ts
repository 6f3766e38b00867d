import { describe, expect, test } from 'vitest';
import type { EventId } from '../content/index.ts';
import { player } from '../rules/selectors.ts';
import { table } from './table.ts';

/** Seat 0 is about to reveal a fountain (defence 1, no loot) in N-S1, and then to roll a 6 against a 1. */
function upon(event: EventId, warriors = 4, seats = 2) {
  return table(seats).warriors(0, warriors, 'N-S1').tile('N-S1', 'S06').next(`event:${event}`);
}

/** The horde as it goes into battle, and the defence of the tile. */
function battle(event: EventId, warriors?: number) {
  const s = upon(event, warriors).rolls(6, 1).fight();
  const { attackers, tile } = s.events('rolled')[0] ?? {};
  return { attackers, tile, reserve: s.player(0).reserve };
}

describe('an event', () => {
  test('BTU-14.1 is resolved completely before the battle goes on', () => {
    const s = upon('captured-map').fight();
    expect([s.asked, s.story.includes('rolled')]).toEqual(['0 captured-map', false]);
    s.choose('look N-M1');
    expect([s.asked, s.story.includes('rolled')]).toEqual(['0 captured-map', false]);
    expect(s.choose('look N-L1').story).toContain('rolled');
  });

  test('BTU-14.2 whose condition fails does nothing, and the battle goes on', () => {
    expect(battle('burning-roofs', 1)).toEqual({ attackers: 1, tile: 1, reserve: 8 });
    expect(upon('uprising').rolls(6, 1).fight().owner('N-S1')).toBe(0);
  });

  test('BTU-14.3 is discarded afterwards', () => {
    const s = upon('panic').rolls(6, 1).fight();
    expect([s.state.eventDiscard, s.player(0).relics, s.state.eventPile.length]).toEqual([['panic'], [], 19]);
  });

  test('BTU-14.3 with points goes to the attacker’s war chest instead', () => {
    const s = upon('votive-gold').rolls(6, 1).fight();
    expect([s.state.eventDiscard, s.player(0).relics]).toEqual([[], ['votive-gold']]);
  });

  test('BTU-14.3 whose condition fails is discarded all the same', () => {
    expect(upon('burning-roofs', 1).rolls(6, 1).fight().state.eventDiscard).toEqual(['burning-roofs']);
  });

  test('BTU-14.4 never enters a hand', () => {
    for (const event of ['panic', 'votive-gold', 'hidden-vault'] as const) {
      const s = upon(event).next('card:spy').rolls(6, 1).fight();
      expect(s.player(0).hand).toEqual(event === 'hidden-vault' ? ['spy'] : []);
    }
  });

  test('BTU-14.4 once the pile is used up the icons do nothing', () => {
    const s = upon('panic').set((state) => state.eventDiscard.push(...state.eventPile.splice(0)));
    const after = s.rolls(6, 1).fight();
    expect(after.events('rolled')[0]).toMatchObject({ attackers: 4, tile: 1 });
    expect([after.state.eventPile.length, after.state.eventDiscard.length]).toEqual([0, 20]);
  });

  test('is public, and the pile stays a number', () => {
    const s = upon('panic').rolls(6, 1).fight();
    expect(s.events('event')).toEqual([{ kind: 'event', seat: 0, event: 'panic' }]);
    expect(s.view(1)).toMatchObject({ eventPile: 19, eventDiscard: ['panic'] });
  });
});

describe('events about the defence of the tile', () => {
  test('event:militia-muster adds 1 to it', () => {
    expect(battle('militia-muster').tile).toBe(2);
  });

  test('event:barricades adds 2 to it', () => {
    expect(battle('barricades').tile).toBe(3);
  });

  test('event:barricades counts in every exchange of the battle, and in no other battle', () => {
    const s = upon('barricades', 2)
      .warriors(0, 4, 'N-W1')
      .rolls(1, 6, 6, 1, 6, 1)
      .fight()
      .choose('fight N-S1');
    expect(s.events('rolled').map((e) => e.tile)).toEqual([3, 3, 4]);
  });

  test('event:panic takes 1 from it', () => {
    expect(battle('panic').tile).toBe(0);
    expect(upon('panic').tile('N-S1', 'S14').rolls(6, 1).fight().events('rolled')[0]?.tile).toBe(3);
  });

  test('event:garrison-deserts takes 2 from it, but never below 0', () => {
    expect(battle('garrison-deserts').tile).toBe(0);
    expect(upon('garrison-deserts').tile('N-S1', 'S14').rolls(6, 1).fight().events('rolled')[0]?.tile).toBe(
      2,
    );
  });
});

describe('events about the horde', () => {
  test('event:burning-roofs takes one warrior', () => {
    expect(battle('burning-roofs', 2)).toEqual({ attackers: 1, tile: 1, reserve: 8 });
  });

  test('event:burning-roofs spares the last one', () => {
    expect(battle('burning-roofs', 1)).toEqual({ attackers: 1, tile: 1, reserve: 8 });
  });

  test('event:freed-captives adds one warrior', () => {
    expect(battle('freed-captives', 4)).toEqual({ attackers: 5, tile: 1, reserve: 4 });
  });

  test('event:freed-captives adds none to a horde of eight, nor from an empty reserve', () => {
    expect(battle('freed-captives', 8)).toEqual({ attackers: 8, tile: 1, reserve: 1 });
    const spent = upon('freed-captives', 7).camp(0, 8).rolls(6, 1).fight();
    expect(spent.events('rolled')[0]).toMatchObject({ attackers: 7 });
  });

  test('event:clan-riders adds two warriors', () => {
    expect(battle('clan-riders', 4)).toEqual({ attackers: 6, tile: 1, reserve: 3 });
  });

  test('event:clan-riders adds what fits', () => {
    expect(battle('clan-riders', 7)).toEqual({ attackers: 8, tile: 1, reserve: 1 });
    const nearlySpent = upon('clan-riders', 6).camp(0, 8).rolls(6, 1).fight();
    expect(nearlySpent.events('rolled')[0]).toMatchObject({ attackers: 7 });
  });

  test.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 5],
  ])('event:street-ambush of five warriors a roll of %i leaves %i', (die, left) => {
    const s = upon('street-ambush', 5).rolls(die, 6, 1).fight();
    expect(s.events('rolled')[0]).toMatchObject({ attackers: left, attackDice: [6] });
    expect(s.player(0).reserve).toBe(9 - left);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ])('event:street-ambush a roll of %i leaves one of %i', (die, warriors) => {
    const s = upon('street-ambush', warriors).rolls(die, 6, 1).fight();
    expect(s.events('rolled')[0]).toMatchObject({ attackers: 1 });
  });
});

describe('events about treasure', () => {
  test('event:hidden-vault gives a loot card before the battle', () => {
    const s = upon('hidden-vault').next('card:outmaneuver').fight();
    expect([s.asked, s.player(0).hand]).toEqual(['0 attack-card', ['outmaneuver']]);
  });

  test('event:hidden-vault gives two with Gathering', () => {
    const s = upon('hidden-vault').rolls(6, 1);
    s.state.turn.gathering = true;
    expect(s.fight('asked').events('drew')[0]).toMatchObject({ count: 2 });
  });

  test('event:votive-gold is worth 1 point in the war chest', () => {
    const s = upon('votive-gold', 1).rolls(1, 6).fight();
    expect([s.owner('N-S1'), s.view(1).players[0]?.relics, s.view(1).players[0]?.score]).toEqual([
      'nobody',
      ['votive-gold'],
      1,
    ]);
  });

  test('event:brass-pillar is worth 2 points in the war chest', () => {
    const s = upon('brass-pillar', 1).rolls(1, 6).fight();
    expect([s.owner('N-S1'), s.view(1).players[0]?.relics, s.view(1).players[0]?.score]).toEqual([
      'nobody',
      ['brass-pillar'],
      2,
    ]);
  });
});

describe('Camp Fever', () => {
  test('event:camp-fever takes one warrior of each player, from the attacker to the left', () => {
    const s = upon('camp-fever', 4, 3).horde(1, 2, 'E-G').horde(2, 3, 'S-G').rolls(6, 1).fight();
    expect([s.asked, s.offers()]).toEqual(['0 fever-loss', ['lose camp:0', 'lose N-S1']]);
    s.choose('lose N-S1');
    expect([s.asked, s.offers()]).toEqual(['1 fever-loss', ['lose camp:1', 'lose E-G']]);
    s.choose('lose camp:1');
    expect([s.asked, s.story.includes('rolled')]).toEqual(['2 fever-loss', false]);
    s.choose('lose S-G');
    expect(s.events('rolled')[0]).toMatchObject({ attackers: 3 });
    expect([s.player(0).reserve, s.player(1).reserve, s.player(2).reserve]).toEqual([6, 8, 7]);
  });

  test('event:camp-fever goes around the table from the attacker, whoever he is', () => {
    const s = table(3).active(1).warriors(1, 4, 'N-S1').tile('N-S1', 'S06').next('event:camp-fever').fight();
    expect(s.asked).toBe('1 fever-loss');
    s.choose('lose N-S1');
    expect(s.events('lost').map((e) => e.seat)).toEqual([1, 2, 0]);
  });

  test('event:camp-fever spares hordes of one, and who has no other', () => {
    const s = upon('camp-fever', 1, 3).camp(0, 1).camp(1, 1).horde(2, 1, 'S-G').horde(2, 2, 'S-M1').fight();
    expect(s.asked).toBe('2 fever-loss');
    expect([s.whyNot('lose S-G'), s.whyNot('lose camp:1'), s.whyNot('lose S-M1')]).toEqual([
      'BTU-14.1',
      'BTU-14.1',
      undefined,
    ]);
    expect([s.player(0).camp?.warriors, s.player(1).camp?.warriors]).toEqual([1, 1]);
  });

  test('event:camp-fever does nothing if every horde has one warrior', () => {
    const s = upon('camp-fever', 1).camp(0, 1).camp(1, 1).rolls(6, 1).fight();
    expect([s.story.includes('lost'), s.owner('N-S1')]).toEqual([false, 0]);
  });
});

describe('Uprising', () => {
  test('event:uprising costs the player with the most spaces one of those without warriors', () => {
    const s = upon('uprising').controls(0, 'N-G').controls(1, 'E-G', 'E-M1').horde(1, 2, 'E-M2').fight();
    expect([s.asked, s.offers()]).toEqual(['1 uprising-loss', ['give-up E-G', 'give-up E-M1']]);
    expect([s.whyNot('give-up E-M2'), s.whyNot('give-up N-G')]).toEqual(['BTU-14.1', 'BTU-14.1']);
    s.choose('give-up E-M1');
    expect(s.space('E-M1')).toMatchObject({ control: -1, up: true, looted: true });
    expect(s.player(1).flags).toBe(13);
  });

  test('event:uprising may hit the attacker himself', () => {
    const s = upon('uprising').controls(0, 'N-G', 'N-W1').controls(1, 'E-G').fight();
    expect(s.asked).toBe('0 uprising-loss');
  });

  test('event:uprising lets the attacker decide a tie', () => {
    const s = upon('uprising', 4, 3).controls(0, 'N-G').controls(1, 'E-G', 'E-M1').controls(2, 'S-G', 'S-M1');
    const after = s.fight();
    expect([after.asked, after.offers()]).toEqual(['0 uprising-leader', ['name seat:1', 'name seat:2']]);
    expect(after.whyNot('name seat:0')).toBe('BTU-14.1');
    expect(after.choose('name seat:2').asked).toBe('2 uprising-loss');
  });

  test('event:uprising does not count who is eliminated', () => {
    const s = upon('uprising', 4, 3)
      .controls(2, 'S-G', 'S-M1', 'S-W1')
      .eliminated(2)
      .controls(1, 'E-G', 'E-M1');
    expect(s.fight().asked).toBe('1 uprising-loss');
  });

  test('event:uprising does nothing if that player has warriors on all his spaces', () => {
    const s = upon('uprising').controls(0, 'N-G').horde(1, 1, 'E-G').horde(1, 1, 'E-M1').rolls(6, 1).fight();
    expect([s.owner('E-G'), s.owner('E-M1'), s.owner('N-G'), s.owner('N-S1')]).toEqual([1, 1, 0, 0]);
  });

  test('event:uprising does nothing if nobody controls a space', () => {
    expect(upon('uprising').rolls(6, 1).fight().story).not.toContain('gave-up');
  });
});

describe('Captured Map', () => {
  test('event:captured-map lets the attacker look at two face-down spaces next to the revealed one', () => {
    const s = upon('captured-map').rolls(6, 1).fight();
    expect(s.offers().toSorted()).toEqual(['done', 'look N-L1', 'look N-M1', 'look N-M3']);
    expect([s.whyNot('look N-W1'), s.whyNot('look N-S2'), s.whyNot('look N-S1')]).toEqual(
      Array(3).fill('BTU-14.1'),
    );
    s.choose('look N-M1');
    expect([s.asked, s.whyNot('look N-M1')]).toEqual(['0 captured-map', 'BTU-14.1']);
    s.choose('look N-L1');
    expect([s.asked, s.player(0).seenTiles]).toEqual(['1 reinforce', ['N-M1', 'N-L1']]);
  });

  test('event:captured-map may be left at one or none', () => {
    const one = upon('captured-map').rolls(6, 1).fight().choose('look N-M1', 'done');
    expect([one.asked, one.player(0).seenTiles]).toEqual(['1 reinforce', ['N-M1']]);
    const none = upon('captured-map').rolls(6, 1).fight().choose('done');
    expect([none.asked, none.player(0).seenTiles]).toEqual(['1 reinforce', []]);
  });

  test('event:captured-map, BTU-2.7 shows the tile to the attacker alone, and it stays face down', () => {
    const s = upon('captured-map').tile('N-M1', 'M10').rolls(6, 1).fight().choose('look N-M1', 'done');
    expect([0, 1, 'spectator'].map((viewer) => s.view(viewer as 0).spaces['N-M1'].tile)).toEqual([
      'M10',
      undefined,
      undefined,
    ]);
    expect(s.space('N-M1').up).toBe(false);
    expect(s.events('saw-tile', 0)).toEqual([{ kind: 'saw-tile', seat: 0, space: 'N-M1', tile: 'M10' }]);
    expect(s.events('saw-tile', 1)).toEqual([{ kind: 'saw-tile', seat: 0, space: 'N-M1' }]);
    expect(s.view(1).players[0]?.seenTiles).toEqual(['N-M1']);
  });

  test('event:captured-map is remembered in later turns, and by a bot', () => {
    const s = upon('captured-map').tile('N-M1', 'M10').rolls(6, 1).fight().choose('look N-M1', 'done');
    s.choose('done', 'done');
    expect([s.asked, s.view(0).spaces['N-M1'].tile]).toEqual(['0 reinforce', 'M10']);
    const imagined = ['a', 'b', 'c'].map(
      (seed) => s.match.determinizedFor(0, seed).state.spaces['N-M1'].tile,
    );
    expect(imagined).toEqual(['M10', 'M10', 'M10']);
  });

  test('event:captured-map does nothing if no adjacent space is face down', () => {
    const s = upon('captured-map').rolls(6, 1);
    for (const id of ['N-L1', 'N-M1', 'N-M3'] as const) s.space(id).up = true;
    expect(s.fight().owner('N-S1')).toBe(0);
  });

  test('event:captured-map leaves other spaces of the same kind in the dark', () => {
    const s = upon('captured-map').rolls(6, 1).fight().choose('look N-M1', 'done');
    expect(s.view(0).spaces['N-M3'].tile).toBeUndefined();
    expect(player(s.state, 1).seenTiles).toEqual([]);
  });
});
