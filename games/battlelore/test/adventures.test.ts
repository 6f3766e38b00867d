import { describe, expect, test } from 'vitest';
import type { AdventureFile, AdventureId } from '../content/index.ts';
import { HEX_IDS, unitType } from '../content/index.ts';
import type { CampMark, Sitting } from './field.ts';
import { field, opening, seatOf } from './field.ts';

/** The first turn of an adventure, with the fallback of every question of the set-up. */
const begun = (id: AdventureId) => opening(id).settle();

/** Where a camp stands: `C3 AR, C4 AR`. */
function army(s: Sitting, mark: CampMark): string {
  const mine = s.state.units.filter((u) => u.camp === seatOf(mark));
  const inOrder = mine.toSorted((a, b) => HEX_IDS.indexOf(a.hex as never) - HEX_IDS.indexOf(b.hex as never));
  return inOrder.map((u) => `${u.hex} ${unitType[u.type].code}`).join(', ');
}

/** Command cards, Lore cards, tokens, banners needed. */
function means(s: Sitting, mark: CampMark): number[] {
  const { hand, lore, goblet } = s.camp(mark);
  const { needed } = s.match.view('spectator').view.camps[mark === 'P' ? 0 : 1];
  return [hand.length, lore.length, goblet, needed];
}

const kinds = (s: Sitting) =>
  Object.entries(s.state.adventure.terrain)
    .filter(([, at]) => at.length > 0)
    .map(([kind, at]) => `${kind}: ${at.join(' ')}`);

const places = (s: Sitting) => s.state.landmarks.map((l) => `${l.type} ${l.hex} ${l.owner}`);

describe('the adventures', () => {
  test('Agincourt - 1415', () => {
    const s = begun('agincourt-1415');
    expect(kinds(s)).toEqual(['forest: B12 C1 C13 D1 D12 E1 E2 E12 E13 F1 F12 G1 G13']);
    expect(army(s, 'P')).toBe('C3 AR, C4 AR, C5 BI, C6 AR, C7 RI, C8 BI, C9 BI, C10 AR, C11 AR');
    expect(army(s, 'S')).toBe('H2 RC, H4 BI, H5 BI, H6 BI, H7 BI, H8 BI, H9 BI, H11 RC, I6 AR, I7 BC');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[6, 0, 0, 4], [4, 0, 0, 4], 'P command']);
  });

  test('The Crossing at Vernoy', () => {
    const s = begun('vernoy-crossing');
    expect(kinds(s)).toEqual([
      'forest: B8 C3 G11 H5',
      'hill: C10 C11 G3 G4',
      'river: E1 E2 E4 E5 E6 E8 E9 E10 E12 E13',
      'ford: E3 E11',
      'bridge: E7',
    ]);
    expect(army(s, 'P')).toBe('A7 RC, B3 BC, B6 RI, B10 BC, C5 AR, C6 BI, C7 BI, C8 BI, C9 AR');
    expect(army(s, 'S')).toBe('G5 AR, G6 BI, G7 BI, G8 BI, G9 AR, H3 BC, H7 RI, H10 BC, I7 RC');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 0, 0, 5], [5, 0, 0, 5], 'S command']);
    expect(s.state.adventure.objectives).toEqual([{ hex: 'E7', camp: 'any', mode: 'hold', banners: 1 }]);
  });

  test('Gold and Goblins', () => {
    const s = begun('gold-and-goblins');
    expect(kinds(s)).toEqual(['forest: C9 D3 D4 F9 F10 G5', 'hill: E6 E7 E8']);
    expect(army(s, 'P')).toBe(
      'B2 HC, B5 GM, B8 RI, B11 BC, C2 HA, C3 HB, C4 HB, C5 HB, C7 AR, C8 BI, C11 BI',
    );
    expect(army(s, 'S')).toBe('G2 DX, G3 DB, G4 DB, G7 BI, G8 AR, G11 BI, H3 DR, H7 RI, H11 RC');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 0, 0, 4], [5, 0, 0, 6], 'P command']);
  });

  test('The Spider of Kerlock Wood', () => {
    const s = begun('kerlock-wood');
    expect(kinds(s)).toEqual(['forest: C2 D6 D7 E6 E7 E8 F6 F7 G12', 'hill: D2 D3 F10 F11']);
    expect(army(s, 'P')).toBe('B2 BC, B4 RI, B7 AR, B10 GI, C4 BI, C5 AR, C7 SP, C9 BI, C10 GI');
    expect(army(s, 'S')).toBe('G4 BI, G5 AR, G7 AR, G9 BI, G10 DB, H2 RC, H4 RI, H6 BI, H8 BC, H10 DX');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 0, 3, 5], [5, 0, 3, 5], 'S command']);
  });

  test('Wizards & Lore', () => {
    const s = begun('wizards-and-lore');
    expect(kinds(s)).toEqual(['forest: B3 C11 D9 F4 G3 H10', 'hill: D5 D6 F7 F8']);
    expect(army(s, 'P')).toBe('A7 BI, B2 BC, B6 RI, B7 RI, B11 RC, C4 BI, C5 AR, C7 BI, C9 AR, C10 BI');
    expect(army(s, 'S')).toBe('G4 BI, G5 AR, G7 BI, G9 AR, G10 BI, H2 RC, H6 RI, H7 RI, H11 BC, I7 BI');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 1, 1, 6], [5, 1, 1, 6], 'P command']);
    expect([s.state.lorePile.length, s.state.loreOut.length]).toEqual([13, 0]);
  });

  test('Shadows over Saint-Aubin', () => {
    const s = begun('shadows-over-saint-aubin');
    expect(kinds(s)).toEqual(['forest: C2 C3 D4 D11 E9 E10 F2 F9 G5 G12', 'hill: D7 E5 F6']);
    expect(army(s, 'P')).toBe('B4 BC, B8 AR, B10 GI, B11 HC, C4 BI, C5 AR, C7 RI, C8 BI, C10 HB, C11 GI');
    expect(army(s, 'S')).toBe('G3 BI, G4 AR, G7 RI, G8 BI, G9 AR, G10 DB, H3 BC, H6 BI, H9 RC, H10 DX');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 2, 2, 4], [4, 2, 2, 6], 'P command']);
    expect(s.state.loreOut, 'one class in both councils, three in one').toHaveLength(1 + 3 * 7);
  });

  test("The Marshal's Road", () => {
    const s = begun('the-marshals-road');
    expect(kinds(s)).toEqual([
      'forest: B6 C8 G4 H8',
      'hill: D2 D3 F10 F11',
      'river: D8 D10 D11 D12 E1 E2 E5 E7 E8',
      'ford: D9 E3 E6',
      'bridge: E4',
    ]);
    expect(army(s, 'P')).toBe('A7 BI, B3 RC, B7 RI, B10 BC, C3 BI, C4 AR, C6 BI, C7 BI, C9 AR, C12 BI');
    expect(army(s, 'S')).toBe('G3 AR, G5 BI, G6 BI, G7 RI, G9 DB, H3 BC, H5 RI, H7 AR, H9 DB, I8 RC');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[6, 2, 2, 4], [5, 3, 3, 6], 'P command']);
    expect([places(s), s.state.loreOut.length], 'no stronghold is placed').toEqual([[], 4 * 7]);
  });

  test('The Walls of Rougemont', () => {
    const s = begun('walls-of-rougemont');
    expect(kinds(s)).toEqual(['forest: C2 C12 D3 D10 E11 H1 H12', 'hill: F6 F7 G7']);
    expect(army(s, 'P')).toBe(
      'A7 SP, B3 BC, B5 RI, B6 BI, B8 RI, B10 HC, C4 BI, C5 BI, C6 AR, C8 AR, C9 HB, C10 GI',
    );
    expect(army(s, 'S')).toBe('F5 DB, F8 DB, G3 BC, G6 DX, G7 DR, G8 AR, G11 RC, H5 BI, H6 RI, H8 BI');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[5, 2, 2, 6], [5, 2, 2, 6], 'P command']);
    expect(places(s)).toEqual(['rampart F5 -1', 'rampart F8 -1', 'rampart G6 -1', 'rampart G8 -1']);
    expect([s.won('P'), s.won('S')], 'the keep counts for the Pennant camp alone').toEqual([0, 0]);
  });

  test('Free Companies on a War Footing', () => {
    const s = begun('free-companies');
    expect(kinds(s)).toEqual(['forest: C6 D10 E3 E12 F6 G2 G9', 'hill: D4 D5 E8 F9']);
    expect(army(s, 'P')).toBe(
      'A7 SP, B3 BI, B7 BC, B10 DB, C2 AR, C3 BI, C4 RC, C5 BI, C7 RI, C8 RI, C10 DB, C11 DR, C12 DB',
    );
    expect(army(s, 'S')).toBe(
      'G3 AR, G4 BI, G5 BI, G7 BI, G8 AR, G10 GI, G11 GI, G12 GI, G13 HA, H2 RC, H3 BI, H6 MI, H7 BI, H9 HC, H10 GM, H11 HA',
    );
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[4, 1, 1, 6], [4, 2, 2, 4], 'P command']);
    expect([places(s), s.state.loreOut.length]).toEqual([[], 4]);
  });

  test('Assaulting the Tourelles', () => {
    const s = begun('assaulting-the-tourelles');
    expect(kinds(s)).toEqual([
      'forest: B2 D7 D8 F4 G11',
      'hill: F5 F10',
      'river: H1 H3 H4 H5 H6 H8 H9 H10 H12',
      'ford: H2 H11',
      'bridge: H7',
    ]);
    expect(army(s, 'P')).toBe(
      'A7 SP, B4 RC, B6 BI, B9 HC, B11 GI, C4 AR, C5 BI, C6 RI, C8 BI, C9 AR, C10 GI, C11 HB',
    );
    expect(army(s, 'S')).toBe('F6 BI, F8 DB, F9 AR, G4 AR, G5 BI, G7 RI, G9 DX, G10 DB, I4 BC, I7 BI, I9 RC');
    expect([means(s, 'P'), means(s, 'S'), s.asked]).toEqual([[4, 1, 1, 6], [4, 2, 2, 6], 'P command']);
    expect(places(s)).toEqual(['rampart F6 -1', 'rampart F8 -1', 'stronghold G7 1']);
  });
});

describe('War Councils of their own', () => {
  test('BLO-16.8, R-51 the spider takes a level and the Commander has at least one', () => {
    const s = opening('free-companies');
    expect([s.camp('P').council, s.question?.params]).toEqual([
      { commander: 1, wizard: 0, cleric: 0, rogue: 0, warrior: 0, creature: 1 },
      { left: 4 },
    ]);
  });

  test('BLO-16.8 all levels are spent, none above 3', () => {
    const s = opening('free-companies');
    expect(s.whyNot('confirm')).toBe('BLO-16.8');
    s.choose('raise master:wizard', 'raise master:wizard', 'raise master:wizard');
    expect([s.whyNot('raise master:wizard'), s.whyNot('raise master:creature')]).toEqual([
      'BLO-16.8',
      'BLO-16.8',
    ]);
    s.choose('raise master:rogue');
    expect([s.offers(), s.whyNot('raise master:rogue')]).toEqual([['confirm'], 'BLO-16.8']);
  });

  test('BLO-16.8 an absent player spends them in turn: Warrior, Cleric, Wizard, Rogue', () => {
    const s = opening('free-companies');
    const taken: string[] = [];
    while (s.question?.prompt === 'council') {
      taken.push(`${s.question.seat === 0 ? 'P' : 'S'} ${s.fallback}`);
      s.choose(s.fallback);
    }
    const round = ['warrior', 'cleric', 'wizard', 'rogue'].map((m) => `raise master:${m}`);
    expect(taken).toEqual([
      ...[...round, 'confirm'].map((words) => `P ${words}`),
      ...[...round, 'raise master:warrior', 'confirm'].map((words) => `S ${words}`),
    ]);
  });

  test('BLO-16.8 and never a level for the Commander above his minimum', () => {
    const plain = field('council-custom').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6');
    const { camps, ...rest } = plain.turnOf('P').adventure();
    const { council: _, ...pennant } = camps.pennant;
    const custom = { ...pennant, customCouncil: { levels: 10, commander: 1 } };
    const adventure: AdventureFile = { ...rest, camps: { ...camps, pennant: custom } };
    const s = opening(adventure);
    while (s.question?.prompt === 'council') s.choose(s.fallback);
    const levels = { commander: 1, warrior: 3, cleric: 2, wizard: 2, rogue: 2, creature: 0 };
    expect(s.camp('P').council).toEqual(levels);
  });
});
