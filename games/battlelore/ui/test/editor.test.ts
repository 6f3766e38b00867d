/** The editor without its screen: what a tool does, what is taken back, and that the checks are those of the rules. */
import type { History } from '@gonfalon/ui-kit/editor';
import { begin, record, redo, setText, undo } from '@gonfalon/ui-kit/editor';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AdventureSchema } from '../../content/adventure.ts';
import type { Camp, HexId, LevelId } from '../../content/index.ts';
import {
  ADVENTURE_IDS,
  ARMY_IDS,
  BANNERS,
  CAMPS,
  HEX_IDS,
  IN_PLAY,
  LANDMARK_IDS,
  LEVEL_IDS,
  OBJECTIVE_MODES,
  SIDES,
  TERRAIN_IDS,
  UNIT_TYPE_IDS,
} from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import { describe as describeHex, placeName } from '../editor/describe.ts';
import type { Draft } from '../editor/draft.ts';
import { blank, copyOf, faultsOf, placeAt, readDraft, textOf, viewOf } from '../editor/draft.ts';
import { editorWords } from '../editor/messages.ts';
import {
  mended,
  setArmy,
  setArmyName,
  setCamp,
  setCustom,
  setFirst,
  setLevel,
  setPart,
  setSide,
  setTurnCap,
} from '../editor/settings.ts';
import type { Tool } from '../editor/tools.ts';
import { apply, beside, erase, moveUnit } from '../editor/tools.ts';

const infantry = (camp: Camp): Tool => ({ kind: 'unit', camp, type: 'human_infantry' });

/** A unit of each camp, and one banner to win. */
function duel(): Draft {
  const armed = apply(apply(blank, infantry('pennant'), 'B4'), infantry('standard'), 'H4');
  return setCamp(setCamp(armed, 'pennant', { banners: 1 }), 'standard', { banners: 1 });
}

const ids = (draft: Draft) => faultsOf(draft).map(({ id }) => id);

describe('tools', () => {
  test('a hex has one terrain, and countryside is none', () => {
    const wood = apply(blank, { kind: 'terrain', terrain: 'forest' }, 'D5');
    const hill = apply(wood, { kind: 'terrain', terrain: 'hill' }, 'D5');
    expect(hill.terrain).toEqual({ hill: 'D5' });
    expect(apply(hill, { kind: 'terrain', terrain: 'plain' }, 'D5').terrain).toEqual({});
  });

  test('hexes are written in reading order', () => {
    const tool: Tool = { kind: 'terrain', terrain: 'forest' };
    const draft = (['I13', 'A2', 'B10', 'A10'] as const).reduce((d, hex) => apply(d, tool, hex), blank);
    expect(draft.terrain?.forest).toBe('A2 A10 B10 I13');
  });

  test('a unit takes the place of another, of either camp', () => {
    const draft = apply(apply(blank, infantry('pennant'), 'C3'), infantry('standard'), 'C3');
    expect(placeAt(draft, 'C3').units).toEqual([{ camp: 'standard', type: 'human_infantry' }]);
  });

  test('what is usual for a unit is not written down', () => {
    const usual: Tool = { kind: 'unit', camp: 'pennant', type: 'human_archer', figures: 4, banner: 'green' };
    expect(apply(blank, usual, 'A1').camps.pennant.units).toEqual({ A1: 'human_archer' });
    const other: Tool = { ...usual, figures: 2, banner: 'red' };
    expect(apply(blank, other, 'A1').camps.pennant.units).toEqual({
      A1: { type: 'human_archer', figures: 2, banner: 'red' },
    });
  });

  test('erasing takes away one thing at a time, from the top', () => {
    const tools: readonly Tool[] = [
      { kind: 'terrain', terrain: 'hill' },
      { kind: 'landmark', type: 'healing_pool', owner: 'pennant' },
      { kind: 'objective', camp: 'any', mode: 'hold', banners: 1 },
      infantry('pennant'),
    ];
    let draft = tools.reduce((d, tool) => apply(d, tool, 'E7'), blank);
    const left = () => {
      const { units, objectives, landmarks, terrain } = placeAt(draft, 'E7');
      return [units.length, objectives.length, landmarks.length, terrain.length];
    };
    const seen = [left()];
    for (let i = 0; i < 4; i++) {
      draft = erase(draft, 'E7');
      seen.push(left());
    }
    expect(seen).toEqual([
      [1, 1, 1, 1],
      [0, 1, 1, 1],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
  });

  test('a rampart and a landmark do not share a hex', () => {
    const den: Tool = { kind: 'landmark', type: 'rogues_den', owner: 'nobody' };
    const walled = apply(apply(blank, den, 'D4'), { kind: 'rampart' }, 'D4');
    expect(placeAt(walled, 'D4')).toMatchObject({ rampart: true, landmarks: [] });
    const again = apply(walled, den, 'D4');
    expect(placeAt(again, 'D4')).toMatchObject({ rampart: false, landmarks: [{ type: 'rogues_den' }] });
  });

  test('a unit moves with all that it has', () => {
    const tool: Tool = { kind: 'unit', camp: 'standard', type: 'human_archer', figures: 3 };
    const moved = moveUnit(apply(blank, tool, 'H3'), 'H3', 'G5');
    expect(placeAt(moved, 'H3').units).toEqual([]);
    expect(placeAt(moved, 'G5').units).toEqual([{ camp: 'standard', type: 'human_archer', figures: 3 }]);
  });

  test('arrow keys lead to every hex and never off the board', () => {
    const seen = new Set<HexId>(['E7']);
    for (const hex of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = beside(hex, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(HEX_IDS.length);
    expect(beside('A1', 'ArrowLeft')).toBeUndefined();
    expect(beside('A1', 'Enter')).toBeUndefined();
  });
});

describe('faults', () => {
  test('are those of the check, and come and go with what is done', () => {
    expect(ids(blank)).toEqual(['no-unit', 'no-unit', 'no-way-to-win', 'no-way-to-win']);
    expect(ids(duel())).toEqual([]);
    const drowned = apply(duel(), { kind: 'terrain', terrain: 'river' }, 'B4');
    expect(faultsOf(drowned)).toEqual(scenario.read(textOf(drowned)).issues);
    expect(faultsOf(drowned)).toMatchObject([{ id: 'unit-on-impassable', where: ['B4'], rule: 'BLO-17.4' }]);
  });

  test('a name in one language only is none, and is shown in the other too', () => {
    const half = setText(duel(), 'name', 'en', 'The Ford');
    expect(faultsOf(half)).toEqual([]);
    const { name } = v.parse(AdventureSchema, JSON.parse(textOf(half)));
    expect(name).toEqual({ en: 'The Ford', fr: 'The Ford' });
    expect(setText(half, 'name', 'en', '').name).toBeUndefined();
  });

  test('a text in one language hides none of the other faults', () => {
    const named = setArmyName(setText(blank, 'note', 'fr', 'Au bord de l’eau.'), 'pennant', 'en', 'Raiders');
    expect(ids(named)).toEqual(ids(blank));
    expect(setArmyName(named, 'pennant', 'en', '').camps.pennant.army).toBeUndefined();
  });

  test.each(LEVEL_IDS)('a change to the level %s brings none', (level) => {
    for (const from of LEVEL_IDS) expect(ids(setLevel(setLevel(duel(), from), level))).toEqual([]);
  });

  test('a council counts its creatures by itself', () => {
    const spider: Tool = { kind: 'unit', camp: 'pennant', type: 'giant_spider' };
    for (const level of ['council-fixed', 'council-custom'] as const) {
      const draft = apply(setLevel(duel(), level), spider, 'B6');
      expect(ids(draft)).toEqual([]);
      expect(ids(erase(draft, 'B6'))).toEqual([]);
    }
    const later = setLevel(apply(setLevel(duel(), 'creatures'), spider, 'B6'), 'council-fixed');
    expect(ids(later)).toEqual([]);
  });

  test('what a file from elsewhere has wrong with its level is mended at a click', () => {
    const { pennant, standard } = duel().camps;
    const { commandCards: _, ...bare } = pennant;
    const led = (camp: Partial<typeof pennant>, level: LevelId): Draft => ({
      ...setLevel(duel(), level),
      camps: { pennant: { ...bare, ...camp }, standard: setLevel(duel(), level).camps.standard },
    });
    const wrong: Readonly<Record<string, Draft>> = {
      'part-not-of-level': { ...duel(), inPlay: ['landmarks'] },
      'part-missing': { ...setLevel(duel(), 'creatures'), inPlay: [] },
      'commands-not-of-level': led({ council: { commander: 2 } }, 'medieval'),
      'wizard-not-of-level': led({ commandCards: 4, wizard: 2 }, 'medieval'),
      'wizard-missing': led({ commandCards: 4 }, 'wizard'),
      'creature-levels': led({ council: { commander: 2, creature: 1 } }, 'council-fixed'),
      'tokens-not-in-play': { ...duel(), camps: { standard, pennant: { ...pennant, loreTokens: 3 } } },
    };
    for (const [id, draft] of Object.entries(wrong)) {
      const [fault] = faultsOf(draft);
      expect(fault?.id).toBe(id);
      const next = fault && mended(draft, fault);
      expect(next && ids(next), id).toEqual([]);
    }
    const strong = led({ commandCards: 4, wizard: 3 }, 'wizard');
    expect(setLevel(strong, 'wizard').camps.pennant.wizard).toBe(3);
    const [drowned] = faultsOf(apply(duel(), { kind: 'terrain', terrain: 'river' }, 'B4'));
    expect(drowned && mended(duel(), drowned)).toBeUndefined();
  });

  test.each(ADVENTURE_IDS)('a copy of %s has none, and plays the same', (id) => {
    const copy = copyOf(id);
    expect(faultsOf(copy)).toEqual([]);
    expect(viewOf(copy).units).toHaveLength(
      Object.keys(copy.camps.pennant.units).length + Object.keys(copy.camps.standard.units).length,
    );
  });
});

describe('names', () => {
  test('the file is called after the name', () => {
    expect(setText(blank, 'name', 'fr', 'L’Été à Vézelay !').id).toBe('lete-a-vezelay');
    expect(setText(blank, 'name', 'en', '…').id).toBe('my-scenario');
  });
});

describe('reading', () => {
  test('what cannot be drawn is refused with the reason', () => {
    const refused = (text: string) => {
      const { draft, faults } = readDraft(text);
      expect(draft).toBeUndefined();
      return faults.map(({ id }) => id);
    };
    expect(refused('{')).toEqual(['not-json']);
    expect(refused('[]')).not.toEqual([]);
    expect(refused('null')).not.toEqual([]);
    expect(refused(JSON.stringify({ ...duel(), id: 'My Battle' }))).toEqual(['not-an-id']);
    expect(refused(JSON.stringify({ ...duel(), terrain: { forest: 'Z9' } }))).toEqual(['not-a-hex']);
    for (const name of [7, 'The Ford', null, ['en']])
      expect(refused(JSON.stringify({ ...duel(), name }))).not.toEqual([]);
    expect(refused(JSON.stringify({ ...duel(), camps: {} }))).not.toEqual([]);
    expect(refused(textOf(duel()).replace('"level"', '"first": "standard", "level"'))).toContain(
      'repeated-key',
    );
  });

  test('what can be drawn is taken, and its faults are told', () => {
    const drowned = apply(duel(), { kind: 'terrain', terrain: 'river' }, 'B4');
    const { draft, faults } = readDraft(textOf(drowned));
    expect(draft).toEqual(drowned);
    expect(faults).toHaveLength(1);
  });
});

test('steps of one stroke are taken back as one', () => {
  const wood: Tool = { kind: 'terrain', terrain: 'forest' };
  let history = begin(blank);
  for (const hex of ['C3', 'C4', 'C5'] as const)
    history = record(history, apply(history.present, wood, hex), 'stroke 1');
  history = record(history, apply(history.present, wood, 'E1'), 'stroke 2');
  expect(undo(history).present.terrain?.forest).toBe('C3 C4 C5');
  expect(undo(undo(history)).present).toBe(blank);
  expect(record(history, { ...history.present })).toBe(history);
});

/* Whatever somebody does. */

const one = <T>(list: readonly T[]) => fc.constantFrom(...list);
const camp = one(CAMPS);
const few = fc.integer({ min: 0, max: 3 });

const tool: fc.Arbitrary<Tool> = fc.oneof(
  fc.record({ kind: fc.constant('terrain' as const), terrain: one(TERRAIN_IDS) }),
  fc.constant<Tool>({ kind: 'rampart' }),
  fc.constant<Tool>({ kind: 'erase' }),
  fc.record({
    kind: fc.constant('landmark' as const),
    type: one(LANDMARK_IDS),
    owner: one([...CAMPS, 'nobody' as const]),
  }),
  fc.record({
    kind: fc.constant('objective' as const),
    camp: one([...CAMPS, 'any' as const]),
    mode: one(OBJECTIVE_MODES),
    banners: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('unit' as const),
    camp,
    type: one(UNIT_TYPE_IDS),
    figures: fc.integer({ min: 1, max: 4 }),
    banner: one(BANNERS),
  }),
);

type Edit = (draft: Draft) => Draft;

const text = fc.string({ maxLength: 12 });
const language = one(['en', 'fr'] as const);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(tool, one(HEX_IDS)).map(
      ([t, hex]): Edit =>
        (d) =>
          apply(d, t, hex),
    ),
  },
  fc.tuple(one(HEX_IDS), one(HEX_IDS)).map(
    ([from, to]): Edit =>
      (d) =>
        moveUnit(d, from, to),
  ),
  one(LEVEL_IDS).map(
    (level: LevelId): Edit =>
      (d) =>
        setLevel(d, level),
  ),
  fc.tuple(camp, one(SIDES)).map(
    ([c, side]): Edit =>
      (d) =>
        setSide(d, c, side),
  ),
  camp.map(
    (c): Edit =>
      (d) =>
        setFirst(d, c),
  ),
  few.map(
    (n): Edit =>
      (d) =>
        setTurnCap(d, n),
  ),
  fc.tuple(one(IN_PLAY), fc.boolean()).map(
    ([part, on]): Edit =>
      (d) =>
        setPart(d, part, on),
  ),
  fc.tuple(camp, few).map(
    ([c, n]): Edit =>
      (d) =>
        setCamp(d, c, { banners: n + 1, loreTokens: n || undefined }),
  ),
  fc.tuple(one(['name', 'note'] as const), language, text).map(
    ([f, l, s]): Edit =>
      (d) =>
        setText(d, f, l, s),
  ),
  fc.tuple(camp, one([...ARMY_IDS, undefined])).map(
    ([c, army]): Edit =>
      (d) =>
        setArmy(d, c, army),
  ),
  fc.tuple(camp, language, text).map(
    ([c, l, s]): Edit =>
      (d) =>
        setArmyName(d, c, l, s),
  ),
  fc.tuple(camp, fc.boolean()).map(
    ([c, on]): Edit =>
      (d) =>
        d.level === 'council-custom' ? setCustom(d, c, on) : d,
  ),
);

const start = one([blank, ...ADVENTURE_IDS.map(copyOf)]);

test('whatever is done can be drawn, told, kept, and taken back to the beginning', () => {
  fc.assert(
    fc.property(start, fc.array(edit, { maxLength: 25 }), (first, edits) => {
      let history: History<Draft> = begin(first);
      for (const step of edits) {
        history = record(history, step(history.present));
        for (const fault of faultsOf(history.present)) {
          expect(fault.id).not.toBe('wrong');
          expect(scenario.formatIssue.fr(fault)).not.toBe('');
        }
        expect(readDraft(textOf(history.present)).draft).toEqual(history.present);
      }
      const last = history.present;
      const steps = history.past.length;
      for (let i = 0; i < steps; i++) history = undo(history);
      expect(history.present).toBe(first);
      expect(undo(history)).toBe(history);
      for (let i = 0; i < steps; i++) history = redo(history);
      expect(history.present).toBe(last);
    }),
    { numRuns: 60 },
  );
});

describe('words', () => {
  test('a place in the file is told in words', () => {
    expect(placeName('camps.pennant.banners', 'en')).toBe('Pennant camp, banners');
    expect(placeName('camps.standard.council.creature', 'fr')).toBe(
      'camp de l’Étendard, Conseil de Guerre, créatures',
    );
    expect(placeName('B4', 'fr')).toBe('B4');
  });

  test('every field has a name in both languages', () => {
    const { entries } = AdventureSchema.pipe[0];
    const camp = entries.camps.pipe[0].entries.pennant.pipe[0].entries;
    const unneeded = ['format', 'camps', 'number', 'provenance', 'cites'];
    for (const field of [...Object.keys(entries), ...Object.keys(camp)])
      for (const language of ['en', 'fr'] as const)
        if (!unneeded.includes(field)) expect(editorWords[language].fields[field], field).toBeDefined();
  });

  test('all that is on a hex is told, from the top', () => {
    const tools: readonly Tool[] = [
      { kind: 'terrain', terrain: 'hill' },
      { kind: 'landmark', type: 'stronghold', owner: 'standard' },
      { kind: 'objective', camp: 'any', mode: 'hold', banners: 2 },
      { kind: 'unit', camp: 'pennant', type: 'human_archer', figures: 2, banner: 'red' },
    ];
    const place = placeAt(
      tools.reduce((d, tool) => apply(d, tool, 'E7'), blank),
      'E7',
    );
    expect(describeHex(place, 'en')).toBe(
      'archers, Pennant camp, red banner, 2 figures; objective to hold, for either camp: 2 banners; Stronghold, Standard camp; hill',
    );
  });
});
