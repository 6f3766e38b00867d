import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** What happened from the reveal on, and nothing else. */
const fighting = ['revealed', 'event', 'rolled', 'captured', 'repulsed'];

describe('conflicts', () => {
  test('BTU-7.1 every space with own warriors that is not controlled is one', () => {
    const s = table().horde(0, 2, 'N-G').warriors(0, 2, 'N-W1').controls(1, 'N-W2').warriors(0, 2, 'N-W2');
    const after = s.horde(1, 1, 'E-T').warriors(0, 2, 'E-T').fight();
    expect(after.offers()).toEqual(['fight N-W1', 'fight N-W2', 'fight E-T']);
  });

  test('BTU-7.1 own spaces, and those without own warriors, are none', () => {
    const s = table()
      .horde(0, 2, 'N-G')
      .horde(1, 2, 'E-G')
      .warriors(0, 2, 'N-W1')
      .warriors(0, 2, 'N-W2')
      .fight();
    expect([s.whyNot('fight N-G'), s.whyNot('fight E-G'), s.whyNot('fight N-T')]).toEqual(
      Array(3).fill('BTU-7.1'),
    );
  });

  test('BTU-7.2 the active player chooses the next one, after the last one is resolved', () => {
    const s = table().warriors(0, 2, 'N-W1').warriors(0, 3, 'N-W2').warriors(0, 3, 'S-W1').rolls(6, 1, 6, 1);
    const after = s.fight().choose('fight S-W1');
    expect([after.asked, after.owner('S-W1'), after.offers()]).toEqual([
      '0 conflict',
      0,
      ['fight N-W1', 'fight N-W2'],
    ]);
    after.choose('fight N-W2');
    expect(after.events('battle').map((e) => e.space)).toEqual(['S-W1', 'N-W2', 'N-W1']);
  });

  test('BTU-7.2 a conflict is resolved completely before the next', () => {
    const s = table()
      .warriors(0, 2, 'N-W1')
      .warriors(0, 3, 'N-W2')
      .controls(0, 'N-G')
      .rolls(1, 6, 1, 6, 1, 6);
    const after = s.fight().choose('fight N-W2');
    expect([after.asked, after.whyNot('fight N-W1') === undefined]).toEqual(['0 retreat', false]);
    expect(after.choose('stay', 'stay').asked).not.toBe('0 conflict');
    expect(after.events('battle').map((e) => e.space)).toEqual(['N-W2', 'N-W1']);
  });

  test('BTU-7.6 a battle cannot be declined', () => {
    const s = table().warriors(0, 1, 'N-T').rolls(1, 6).fight();
    expect(s.story.filter((kind) => fighting.includes(kind))).toEqual(['rolled', 'repulsed']);
  });
});

describe('what comes before the battle', () => {
  test('BTU-7.3 a face-down tile is revealed, and fought for by its own values', () => {
    const s = table().warriors(0, 6, 'N-S1').tile('N-S1', 'S12').rolls(6, 1).fight();
    expect(s.story.filter((kind) => fighting.includes(kind))).toEqual(['revealed', 'rolled', 'captured']);
    expect([s.events('revealed')[0]?.tile, s.events('rolled')[0]?.tile]).toEqual(['S12', 3]);
  });

  test('BTU-7.3 one that is face up already is not', () => {
    const s = table().warriors(0, 6, 'N-S1').tile('N-S1', 'S12', 'up').rolls(6, 1).fight();
    expect(s.story.filter((kind) => fighting.includes(kind))).toEqual(['rolled', 'captured']);
  });

  test('BTU-7.3 so a controlled space is always face up', () => {
    const hidden = table().controls(1, 'N-S1');
    hidden.space('N-S1').up = false;
    expect(() => hidden.begin()).toThrow(/BTU-7\.3/);
  });

  test('BTU-7.4 a revealed tile with the icon draws the top event, before the battle', () => {
    const s = table().warriors(0, 6, 'N-S1').tile('N-S1', 'S01').next('event:panic').rolls(6, 1).fight();
    expect(s.story.filter((kind) => fighting.includes(kind))).toEqual([
      'revealed',
      'event',
      'rolled',
      'captured',
    ]);
    expect([s.events('event')[0]?.event, s.state.eventPile.length]).toEqual(['panic', 19]);
  });

  test('BTU-7.4 one without the icon draws none', () => {
    const s = table().warriors(0, 6, 'N-S1').tile('N-S1', 'S12').rolls(6, 1).fight();
    expect(s.state.eventPile).toHaveLength(20);
  });

  test('BTU-7.5 a tile revealed by Recon never causes an event, neither now nor later', () => {
    const s = table()
      .horde(0, 6, 'N-M1')
      .tile('N-S1', 'S01')
      .hand(0, 'recon')
      .rolls(6, 1)
      .begin('start-cards');
    expect(s.choose('play card:recon N-S1').space('N-S1').up).toBe(true);
    expect(s.story).not.toContain('event');
    s.choose('done', 'move N-M1 N-S1 6', 'done');
    expect([s.owner('N-S1'), s.state.eventPile.length]).toEqual([0, 20]);
  });

  test('BTU-7.5 the icon does not act a second time', () => {
    const s = table()
      .warriors(0, 1, 'N-S1')
      .tile('N-S1', 'S15', 'up')
      .tile('N-S1', 'S14')
      .rolls(1, 6)
      .fight();
    expect([s.warriors(0, 'N-S1'), s.state.eventPile.length]).toEqual([0, 20]);
  });
});
