import { expect, test } from 'vitest';
import { table } from './table.ts';

test('BTA-5.2, BTA-5.6, BTA-5.8, BTA-5.1 a deck of ten cards hides none (example 10)', () => {
  const t = table({
    players: {
      green: { hand: 'CIT-R CHF-B PRO PRO PRO PRI-G', nation: 'CIT-R CIT-R PRO PRO' },
      red: { hand: 'PRO' },
    },
    pile: { citizen: 'CIT-G' },
  });
  expect(t.whyNot('ambush CHF-B')).toBe('BTA-5.6');
  t.do('hire citizen').choose('ambush CHF-B', 'remove CIT-R');
  expect([t.state.limbo.filter((card) => card === 'CIT-R').length > 0, t.ambush('green')]).toEqual([
    true,
    'CHF-B',
  ]);
  t.choose('ambush PRI-G', 'remove PRO');
  expect([t.hand('green'), t.ambush('green')]).toEqual(['', 'CHF-B PRI-G']);
  t.until('green');
  expect(t.of('green').hand).toHaveLength(6);
  expect(t.choose('keep').of('green').hand).toHaveLength(8);
  expect(t.ambush('green')).toBe('');
});

test('BTA-5.2 an ambush takes two hand cards', () => {
  const t = table({
    players: { blue: { hand: 'CIT-B', shelter: 'CHF-R PRO PRO PRO PRO PRO PRO' }, red: {} },
  });
  expect(t.whyNot('ambush CIT-B')).toBe('BTA-5.2');
});

test('BTA-5.3 three slots hold three cards', () => {
  const t = table({
    players: {
      blue: { hand: 'CIT-B PRO', ambush: 'CHF-B CHF-R CHF-G', shelter: 'CIT-R CIT-R PRO PRO PRO' },
      red: {},
    },
  });
  expect(t.whyNot('ambush CIT-B')).toBe('BTA-5.3');
});

test('BTA-5.4 a fourth card first drives one of the three out, of alike ones the known one (example 44)', () => {
  const t = table(
    { players: { blue: { hand: 'AMU-B CIT-B PRO', ambush: 'CIT-G+ CIT-G PRO' }, red: {} } },
    4,
  ).choose('amulet AMU-B CIT-B');
  expect([t.asked, t.offers()]).toEqual(['blue drop', ['drop CIT-G', 'drop PRO']]);
  expect(t.whyNot('drop CIT-B')).toBe('BTA-5.4');
  t.choose('drop CIT-G');
  expect([t.ambush('blue'), t.shelter('blue')]).toEqual(['CIT-G PRO CIT-B+', 'AMU-B CIT-G']);
});

test('BTA-5.5 what is in limbo does not come back', () => {
  const t = table({
    players: { blue: { hand: 'CIT-B CIT-R', shelter: 'PRO PRO PRO PRO PRO PRO CHF-B CHF-R CHF-G' }, red: {} },
  });
  const before = t.state.limbo.length;
  t.choose('ambush CIT-B', 'remove CIT-R');
  expect(t.state.limbo.slice(before)).toEqual(['CIT-R']);
});

test('BTA-5.7 a legendary artefact may be hidden or removed', () => {
  const t = table({
    players: { blue: { hand: 'SWO CIT-R', shelter: 'PRO PRO PRO PRO PRO PRO CHF-B CHF-R CHF-G' }, red: {} },
  });
  expect(t.offers('ambush')).toContain('ambush SWO');
  expect(t.choose('ambush CIT-R').offers()).toContain('remove SWO');
});
