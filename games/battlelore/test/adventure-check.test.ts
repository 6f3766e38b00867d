/** What `gonfalon check` says of adventure files: each fault once, and none of what can be played. */
import { readFileSync } from 'node:fs';
import type { ValidationIssue } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AdventureSchema } from '../content/adventure.ts';
import agincourt from '../content/adventures/agincourt-1415.json' with { type: 'json' };
import tourelles from '../content/adventures/assaulting-the-tourelles.json' with { type: 'json' };
import kerlock from '../content/adventures/kerlock-wood.json' with { type: 'json' };
import saintAubin from '../content/adventures/shadows-over-saint-aubin.json' with { type: 'json' };
import wizards from '../content/adventures/wizards-and-lore.json' with { type: 'json' };
import { ADVENTURE_IDS, adventures, RULE_IDS } from '../content/index.ts';
import { faultsEn } from '../messages/faults.en.ts';
import { faultsFr } from '../messages/faults.fr.ts';
import { faultsOf } from '../rules/adventure-check.ts';
import { game } from '../rules/game.ts';
import { scenario } from '../scenario.ts';

type File = { readonly camps: { readonly pennant: object; readonly standard: object } };

/** The file with other camps. */
function camps(file: File, pennant: object, standard: object = {}): object {
  const { camps: given } = file;
  return {
    ...file,
    camps: { pennant: { ...given.pennant, ...pennant }, standard: { ...given.standard, ...standard } },
  };
}

function lines(file: unknown): string[] {
  return told(typeof file === 'string' ? file : JSON.stringify(file));
}

function told(text: string): string[] {
  return scenario.read(text).issues.map((fault) => line(fault));
}

function line(fault: ValidationIssue): string {
  const { where, rule } = fault;
  return `${where.join(' ')}: ${scenario.formatIssue.en(fault)}${rule ? ` (${rule})` : ''}`;
}

test('our ten adventures have no fault', () => {
  for (const id of ADVENTURE_IDS) {
    expect(faultsOf(adventures[id])).toEqual([]);
    const path = new URL(`../content/adventures/${id}.json`, import.meta.url);
    const { options, issues } = scenario.read(readFileSync(path, 'utf8'));
    expect(issues).toEqual([]);
    expect(options?.adventure).toMatchObject({ id });
  }
});

test('the example of docs/adventure.md has no fault, can be played, and names every field', () => {
  const text = readFileSync(new URL('../../../docs/adventure.md', import.meta.url), 'utf8');
  const { options, issues } = scenario.read(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
  expect(issues).toEqual([]);
  const match = new Match(game, { seats: 2, options, chance: { kind: 'fast', seed: 'doc' } });
  expect(match.question).toBeDefined();
  const { entries } = AdventureSchema.pipe[0];
  const camp = entries.camps.pipe[0].entries.pennant.pipe[0].entries;
  for (const field of [...Object.keys(entries), ...Object.keys(camp)]) {
    if (field !== 'camps') expect(text).toContain(`\`${field}\``.replace('`wizard`', '`"wizard": 1`'));
  }
});

describe('on the board', () => {
  test('two units of different camps on a hex', () => {
    const file = camps(agincourt, {}, { units: { ...agincourt.camps.standard.units, C3: 'human_archer' } });
    expect(lines(file)).toEqual(['C3: two units stand on this hex (BLO-1.6)']);
  });

  test('two units of one camp on a hex, which JSON.parse would not tell', () => {
    const text = JSON.stringify(agincourt).replace('"units":{', '"units":{"C3":"human_infantry",');
    expect(JSON.parse(text)).toEqual(agincourt);
    expect(lines(text)).toEqual(['C3: two units stand on this hex (BLO-1.6)']);
  });

  test('a unit on a river', () => {
    expect(lines({ ...agincourt, terrain: { river: 'C3' } })).toEqual([
      'C3: a unit cannot stand here: river (BLO-17.4)',
    ]);
    expect(lines({ ...agincourt, terrain: { ford: 'C3', bridge: 'C4' } })).toEqual([]);
  });

  test('two terrains on a hex', () => {
    expect(lines({ ...agincourt, terrain: { forest: 'E5 E6', hill: 'E6' } })).toEqual([
      'E6: a hex has one terrain, and here are woods and hill',
    ]);
  });

  test('ramparts on water, and more than four', () => {
    expect(lines({ ...agincourt, ramparts: 'E5', terrain: { bridge: 'E5' } })).toEqual([
      'E5: a rampart cannot stand on water: bridge (BLO-18.12)',
    ]);
    expect(lines({ ...agincourt, ramparts: 'E1 E2 E3 E4 E5' })).toEqual([
      'E1 E2 E3 E4 E5: Rampart: there are 5 on the board, and at most 4 in the box (BLO-18.12)',
    ]);
  });

  test('landmarks: in a river, two on a hex, more than there are', () => {
    const pool = { hex: 'E5', type: 'healing_pool' };
    expect(lines({ ...agincourt, landmarks: [pool], terrain: { river: 'E5' } })).toEqual([
      'E5: nobody could ever enter this landmark (Healing Pool): river (BLO-17.4)',
    ]);
    expect(lines({ ...agincourt, landmarks: [pool], ramparts: 'E5' })).toEqual([
      'E5: two landmarks or ramparts lie on this hex',
    ]);
    expect(lines({ ...agincourt, landmarks: [pool, { ...pool, hex: 'E6' }] })).toEqual([
      'E5 E6: Healing Pool: there are 2 on the board, and at most 1 in the box (BLO-18.9)',
    ]);
  });

  test('strongholds: one for each camp, and never of nobody', () => {
    const bastion = (hex: string, owner?: string) => ({ hex, type: 'stronghold', ...(owner && { owner }) });
    expect(lines({ ...agincourt, landmarks: [bastion('E5', 'pennant'), bastion('E7', 'pennant')] })).toEqual([
      'E5 E7: the Pennant camp has more than one stronghold (BLO-18.15)',
    ]);
    expect(lines({ ...agincourt, landmarks: [bastion('E5', 'pennant'), bastion('E7', 'standard')] })).toEqual(
      [],
    );
    expect(lines({ ...agincourt, landmarks: [bastion('E5')] })).toEqual([
      'E5: a stronghold needs an owner (BLO-18.10)',
    ]);
  });

  test('more figures than a unit of its class has', () => {
    const units = { ...agincourt.camps.pennant.units, A1: { type: 'human_cavalry', figures: 4 } };
    expect(lines(camps(agincourt, { units }))).toEqual([
      'A1: a unit of this class has 3 figures at most, not 4 (BLO-1.2)',
    ]);
  });

  test('a camp without units, and camps on one side', () => {
    expect(lines(camps(agincourt, { units: {} }))).toEqual([
      'camps.pennant.units: the Pennant camp has no unit',
      expect.stringMatching(/^camps\.standard\.banners: no way to win/),
    ]);
    expect(lines(camps(agincourt, { side: 'bottom' }))).toEqual([
      'camps.standard.side: both camps sit at the bottom',
    ]);
  });
});

describe('victory', () => {
  const few = { C3: 'human_archer', C4: 'human_archer' };

  test('no way to win: more banners than enemy units and objectives give', () => {
    const file = camps(agincourt, { units: few }, { banners: 3 });
    const fault =
      'camps.standard.banners: no way to win: the Standard camp needs 3 banners, but enemy units and objectives give 2 at most (BLO-12.4)';
    expect(lines(file)).toEqual([fault]);
    const objective = { hex: 'E5', camp: 'standard', mode: 'capture', banners: 1 };
    expect(lines({ ...file, objectives: [objective] })).toEqual([]);
    expect(lines({ ...file, objectives: [{ ...objective, camp: 'any' }] })).toEqual([]);
    expect(lines({ ...file, objectives: [{ ...objective, camp: 'pennant' }] })).toEqual([fault]);
    expect(lines({ ...file, objectives: [objective], terrain: { river: 'E5' } })).toEqual([
      'E5: nobody could ever enter this objective: river (BLO-17.4)',
      fault,
    ]);
  });

  test('won before the first turn', () => {
    const objective = { hex: 'C3', camp: 'pennant', mode: 'hold', banners: 1 };
    const file = { ...camps(agincourt, { banners: 1 }), objectives: [objective] };
    expect(lines(file)).toEqual([
      'camps.pennant.banners: the Pennant camp has won before the first turn: it holds its objectives (BLO-12.3)',
    ]);
    expect(lines({ ...file, objectives: [{ ...objective, mode: 'capture' }] })).toEqual([]);
  });
});

describe('what the level has', () => {
  test('races', () => {
    const units = { ...agincourt.camps.pennant.units, A1: 'goblin_infantry', A2: 'giant_spider' };
    expect(lines(camps(agincourt, { units }))).toEqual([
      'A1: goblinoids are not in play at the level medieval (Medieval) (BLO-13.1)',
      'A2: creatures are not in play at the level medieval (Medieval) (BLO-14.21)',
    ]);
    expect(
      lines({ ...camps(agincourt, { units: { ...units, A2: 'dwarf_heavy' } }), level: 'mercenaries' }),
    ).toEqual([]);
  });

  test('parts of the rules that it cannot have, or must', () => {
    expect(lines({ ...agincourt, inPlay: ['lore-tokens', 'strongholds'] })).toEqual([
      'inPlay: Lore tokens cannot be in play at the level medieval (Medieval) (BLO-7.11)',
      'inPlay: strongholds cannot be in play at the level medieval (Medieval) (BLO-18.10)',
    ]);
    expect(lines({ ...kerlock, inPlay: ['lore-tokens', 'lore-cards'] })).toEqual([
      'inPlay: Lore cards cannot be in play at the level creatures (Creatures) (BLO-15.2)',
    ]);
    expect(lines({ ...wizards, inPlay: ['lore-tokens'] })).toEqual([
      'inPlay: "lore-cards" is missing: Lore cards belong to the level wizard (Wizard) (BLO-15.2)',
    ]);
    expect(lines({ ...saintAubin, inPlay: [...saintAubin.inPlay, 'landmarks', 'strongholds'] })).toEqual([]);
  });

  test('Command cards, councils and wizards', () => {
    const { commandCards: _, ...pennant } = agincourt.camps.pennant;
    const withCouncil = (council: object) => ({
      ...agincourt,
      camps: { ...agincourt.camps, pennant: { ...pennant, ...council } },
    });
    expect(lines(withCouncil({ council: { commander: 1 } }))).toEqual([
      'camps.pennant.council: council does not go with the level medieval (Medieval) (BLO-16.2)',
    ]);
    expect(lines(camps(agincourt, { wizard: 1 }))).toEqual([
      'camps.pennant.wizard: the level medieval (Medieval) has no wizard of its own (BLO-15.2)',
    ]);
    const { wizard: __, ...without } = wizards.camps.pennant;
    expect(lines({ ...wizards, camps: { ...wizards.camps, pennant: without } })).toEqual([
      'camps.pennant: at the level wizard each camp has a wizard: add "wizard": 1 (BLO-15.2)',
    ]);
    expect(lines({ ...tourelles, level: 'council-fixed' })).toEqual([
      'camps.pennant.customCouncil: customCouncil does not go with the level council-fixed (War Council) (BLO-16.8)',
      'camps.standard.customCouncil: customCouncil does not go with the level council-fixed (War Council) (BLO-16.8)',
    ]);
  });

  test('levels of creatures, and levels that cover what must be in them', () => {
    expect(lines(camps(tourelles, { customCouncil: { levels: 6, commander: 1 } }))).toEqual([
      'camps.pennant.customCouncil.creature: the creatures of this army take 1 level, not 0 (BLO-16.1)',
    ]);
    const council = { commander: 2, creature: 1 };
    expect(lines(camps(saintAubin, { council }))).toEqual([
      'camps.pennant.council.creature: the creatures of this army take 0 levels, not 1 (BLO-16.1)',
    ]);
    expect(lines(camps(tourelles, { customCouncil: { levels: 2, commander: 2, creature: 1 } }))).toEqual([
      'camps.pennant.customCouncil.levels: 2 levels cannot cover the 3 that the Commander and the creatures take (BLO-16.8)',
    ]);
  });

  test('Lore tokens: only where they are in play, and no more than there are', () => {
    expect(lines(camps(agincourt, { loreTokens: 3 }))).toEqual([
      'camps.pennant.loreTokens: Lore tokens are not in play here (BLO-7.11)',
    ]);
    expect(lines(camps(kerlock, { loreTokens: 36 }, { loreTokens: 1 }))).toEqual([
      'camps.pennant.loreTokens camps.standard.loreTokens: the camps start with up to 37 Lore tokens, and there are only 36 (BLO-15.1)',
    ]);
    expect(lines(camps(tourelles, { loreTokens: 34 }))).toHaveLength(1);
    expect(lines(camps(tourelles, { loreTokens: 33 }))).toEqual([]);
  });
});

describe('the shape of the file', () => {
  const { level: _, ...noLevel } = agincourt;
  const units = (given: object) =>
    camps(agincourt, { units: { ...agincourt.camps.pennant.units, ...given } });

  test.each<[unknown, string]>([
    ['{', ': this is not JSON'],
    [7, ': expected an object in braces'],
    [noLevel, 'level: is missing'],
    [{ ...agincourt, moon: true }, 'moon: unknown field'],
    [{ ...agincourt, format: 'x' }, 'format: expected "gonfalon-battlelore-adventure/1"'],
    [{ ...agincourt, id: 'Our Battle' }, 'id: expected lowercase letters, digits and hyphens'],
    [{ ...agincourt, name: { en: 'Arn', fr: 7 } }, 'name.fr: expected text in quotes'],
    [{ ...agincourt, name: { en: 'x'.repeat(500), fr: 'x' } }, 'name.en: is too long'],
    [{ ...agincourt, first: 'blue' }, 'first: "blue" is not one of pennant, standard'],
    [{ ...agincourt, inPlay: 'lore-tokens' }, 'inPlay: expected a list in brackets'],
    [
      { ...agincourt, terrain: { forest: 'C1 B13' } },
      'terrain.forest.1: "B13" is not a hex: A1 to A13, B1 to B12, and so on down to I13',
    ],
    [{ ...agincourt, terrain: { hill: 'E1 E1' } }, 'terrain.hill: names a hex twice'],
    [
      { ...agincourt, terrain: { hill: ['E1'] } },
      'terrain.hill: expected hexes with spaces between them, such as "C1 D1 E2"',
    ],
    [
      { ...agincourt, ramparts: 'E1,E2 ' },
      'ramparts: expected hexes with spaces between them, such as "C1 D1 E2"',
    ],
    [camps(agincourt, { units: 7 }), 'camps.pennant.units: expected an object in braces'],
    [camps(agincourt, { banners: 0 }), 'camps.pennant.banners: expected a whole number from 1 to 12'],
    [camps(agincourt, { banners: 'six' }), 'camps.pennant.banners: expected a whole number from 1 to 12'],
    [camps(agincourt, { banners: 1.5 }), 'camps.pennant.banners: expected a whole number from 1 to 12'],
    [
      camps(agincourt, { council: { commander: 1 } }),
      'camps.pennant: expected exactly one of commandCards, council, customCouncil',
    ],
    [camps(saintAubin, { wizard: 1 }), 'camps.pennant: a wizard without a council goes with commandCards'],
    [
      units({ J1: 'human_archer' }),
      'camps.pennant.units.J1: "J1" is not a hex: A1 to A13, B1 to B12, and so on down to I13',
    ],
    [
      units({ A1: 4 }),
      'camps.pennant.units.A1: expected a unit type, or { "type": …, "figures": 1 to 4, "banner": … }',
    ],
    [
      units({ A1: { type: 'human_archer', figures: 9 } }),
      'camps.pennant.units.A1.figures: expected a whole number from 1 to 4',
    ],
    [
      camps(agincourt, { army: 'swiss' }),
      'camps.pennant.army: expected the name of an army, or { "en": …, "fr": … }',
    ],
  ])('%#: $1', (file, fault) => {
    expect(lines(file)).toEqual([fault]);
  });

  test('a name in one language is enough', () => {
    expect(lines({ ...agincourt, name: { en: 'Arn', fr: '' } })).toEqual([]);
  });

  test('a misspelt unit type is told with the list', () => {
    const [fault, ...others] = lines(units({ A1: 'human_archr' }));
    expect(others).toEqual([]);
    expect(fault).toMatch(/^camps\.pennant\.units\.A1: "human_archr" is not one of human_archer, /);
  });

  test('every fault is told, what is repeated too', () => {
    const text = JSON.stringify({ ...agincourt, level: 'hard', moon: true }).replace(
      '"first":',
      '"first":"standard","first":',
    );
    expect(lines(text)).toEqual([
      'first: is written twice; only the last one would count',
      expect.stringMatching(/^level: "hard" is not one of medieval, /),
      'moon: unknown field',
    ]);
  });
});

test('every fault has a sentence in both languages, and a rule of the book or none', () => {
  expect(Object.keys(faultsFr).sort()).toEqual(Object.keys(faultsEn).sort());
  const broken = camps(
    { ...tourelles, level: 'medieval', landmarks: [{ hex: 'H1', type: 'stronghold' }] } as File,
    {
      units: { H1: { type: 'giant_spider', figures: 4 }, F6: 'human_archer' },
      banners: 12,
    },
  );
  const { options, issues } = scenario.read(JSON.stringify(broken));
  expect(options).toBeUndefined();
  expect(issues.length).toBeGreaterThan(8);
  for (const fault of issues) {
    expect(scenario.formatIssue.en(fault)).not.toMatch(/undefined|NaN/);
    expect(scenario.formatIssue.fr(fault)).not.toMatch(/undefined|NaN/);
    expect(scenario.formatIssue.fr(fault)).not.toBe(scenario.formatIssue.en(fault));
    if (fault.rule) expect(RULE_IDS).toContain(fault.rule);
  }
});

test('an adventure with a turn limit of its own brings it', () => {
  expect(scenario.read(JSON.stringify(agincourt)).options).toEqual({ adventure: agincourt });
  const short = { ...agincourt, turnCap: 20 };
  expect(scenario.read(JSON.stringify(short)).options).toEqual({ adventure: short, turnCap: 20 });
});

test('what is checked is what is played: an adventure without faults has the shape of the options', () => {
  expect(v.is(AdventureSchema, scenario.read(JSON.stringify(tourelles)).options?.adventure)).toBe(true);
});
