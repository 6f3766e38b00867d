/** The tests that every game's screen gets for nothing. */
import type { GameEvent, Language, Match, Question, Ref, Viewer } from '@gonfalon/kernel';
import { LANGUAGES, parse, seatCounts } from '@gonfalon/kernel';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { chooseOptions } from '../options.ts';
import type { Animation, Explanation, GameUi, OddsCard, Scene } from '../scene.ts';
import { lengthOf } from '../sound.ts';
import type { Drawing } from './headless-dom.ts';
import { drawHeadless } from './headless-dom.ts';
import type { TestTable } from './test-scene.ts';
import { randomMatch, testScene } from './test-scene.ts';

export interface ScreenSuite {
  /** Tables that are played at random; by default one for each number of seats. */
  readonly tables?: readonly TestTable[];
  /** How many choices of each match are looked at. */
  readonly steps?: number;
  /** One scene of how many is drawn. */
  readonly oneDrawnIn?: number;
  /** References that are not drawn and become buttons; by default numbers. */
  readonly buttons?: RegExp;
  /** References that are no choice but can be pointed at, such as counters and piles: each is explained to everybody. */
  readonly things?: (scene: Scene<never>) => readonly Ref[];
}

const UNFILLED = /undefined|NaN|Infinity|\[object|\bnull\b/;
const MAX_SOUND_SECONDS = 2;
const MAX_GAIN = 0.6;

/** What was found wrong, each once, with where it was seen first. */
class Findings {
  private readonly found = new Map<string, string>();

  add(what: string, where: string): void {
    if (!this.found.has(what)) this.found.set(what, where);
  }

  expectNone(): void {
    expect([...this.found].map(([what, where]) => `${what} (${where})`)).toEqual([]);
  }
}

export function describeScreen<S, O, V>(ui: GameUi<S, O, V>, given: ScreenSuite = {}): void {
  const { game, messages } = ui.module;
  const { steps = 250, oneDrawnIn = 12, buttons = /^\d+$/, things } = given;
  const tables = given.tables ?? [{ seats: game.seats.min }, { seats: game.seats.max }];

  const play = (look: (scene: Scene<V>, match: Match<S, V>, step: number) => void) => {
    for (const [i, table] of tables.entries())
      randomMatch(
        ui.module,
        table,
        `screen ${i}`,
        (match, step) => {
          const language: Language = LANGUAGES[step % LANGUAGES.length] ?? 'en';
          look(testScene(ui.module, match, undefined, { language }), match, step);
        },
        steps,
      );
  };

  describe(`the screen of ${game.id}`, () => {
    test('draws and explains every reference that it says it does', () => {
      const findings = new Findings();
      play((scene, _, step) => {
        const drawn = step % oneDrawnIn === 0 ? drawnBy(ui, scene) : undefined;
        for (const text of drawn?.texts ?? [])
          if (UNFILLED.test(text)) findings.add(`it writes «${text}»`, promptOf(scene));
        for (const [selected, ref] of picksOf(scene)) {
          const now = { ...scene, selected };
          if (!ui.isRendered(ref, now)) continue;
          if (selected.length === 0 && drawn && !drawn.refs.has(ref))
            findings.add(`${ref} is not drawn`, promptOf(scene));
          for (const fault of faultsOf(ui.explain(ref, now), messages[scene.language].rules))
            findings.add(`${ref} ${fault}`, promptOf(scene));
        }
      });
      findings.expectNone();
    });

    test('draws or names whatever can be picked', () => {
      const findings = new Findings();
      play((scene) => {
        for (const [selected, ref] of picksOf(scene)) {
          const isButton = buttons.test(ref);
          if (ui.isRendered(ref, { ...scene, selected }) === isButton)
            findings.add(
              `${ref} is ${isButton ? 'drawn and a button' : 'neither drawn nor a button'}`,
              promptOf(scene),
            );
          const name = scene.messages.ref(ref);
          if (!/^\d+$/.test(ref) && (!name || name === ref))
            findings.add(`${ref} has no name`, promptOf(scene));
        }
      });
      findings.expectNone();
    });

    test('tells of every scene which phase it is, how players stand, and what it is about', () => {
      const findings = new Findings();
      play((scene) => {
        const { label, rule } = ui.phase(scene);
        if (!label || !scene.messages.rules[rule])
          findings.add(`no phase, or no rule ${rule}`, promptOf(scene));
        for (const step of ui.phases?.(scene) ?? [])
          if (!step.label) findings.add('a part of the turn without a name', promptOf(scene));
        for (let seat = 0; seat < scene.seats; seat++) {
          const glance = ui.glance?.(seat, scene);
          if (glance && (!glance.label || !glance.value || UNFILLED.test(glance.value)))
            findings.add(`seat ${seat} at a glance: ${JSON.stringify(glance)}`, promptOf(scene));
        }
        for (const ref of ui.region?.(scene) ?? [])
          if (!ui.positionOf(ref, scene))
            findings.add(`${ref} of the region is not on the board`, promptOf(scene));
        const tray = ui.tray?.open(scene);
        if (tray && !tray.title) findings.add('a tray without a title', promptOf(scene));
      });
      findings.expectNone();
    });

    test('gives odds that are chances', () => {
      const findings = new Findings();
      play((scene) => {
        for (const choice of scene.choices.slice(0, 12)) {
          const odds = ui.odds?.(choice, scene);
          if (odds && isSenseless(odds))
            findings.add(`odds of ${choice.join(' ')}: ${JSON.stringify(odds)}`, promptOf(scene));
        }
      });
      findings.expectNone();
    });

    test('shows and sounds every event to everybody', () => {
      const findings = new Findings();
      const seenCounts = new Map<string, number>();
      for (const [i, table] of tables.entries()) {
        seenCounts.clear();
        randomMatch(
          ui.module,
          table,
          `events ${i}`,
          (match) => {
            for (const viewer of viewersOf(match.seats)) {
              const events = match.events(viewer, seenCounts.get(String(viewer)) ?? 0);
              seenCounts.set(String(viewer), (seenCounts.get(String(viewer)) ?? 0) + events.length);
              const scene = testScene(ui.module, match, viewer);
              for (const event of events)
                for (const fault of eventFaults(ui, event, scene))
                  findings.add(`${event.kind}: ${fault}`, String(viewer));
            }
          },
          steps,
        );
      }
      findings.expectNone();
    });

    test('explains what can be pointed at to players and spectators', () => {
      const findings = new Findings();
      for (const [i, table] of tables.entries()) {
        const match = randomMatch(ui.module, table, `things ${i}`, undefined, steps);
        for (const viewer of viewersOf(match.seats))
          for (const language of LANGUAGES) {
            const scene = testScene(ui.module, match, viewer, { language });
            const refs = things?.(scene as unknown as Scene<never>) ?? [];
            for (const ref of new Set([...drawnBy(ui, scene).refs, ...refs]))
              for (const fault of faultsOf(ui.explain(ref, scene), messages[language].rules))
                findings.add(`${ref} ${fault}`, `${viewer}, ${language}`);
          }
      }
      findings.expectNone();
    });

    test('knows nothing of what is no reference', () => {
      const scene = testScene(
        ui.module,
        randomMatch(ui.module, tables[0] ?? { seats: 2 }, 'nonsense', undefined, 3),
      );
      for (const ref of ['', 'no such thing', 'constructor', 'card:', 'seat:99']) {
        expect(ui.isRendered(ref, scene), ref).toBe(false);
        expect(ui.explain(ref, scene), ref).toBeUndefined();
      }
    });

    test.each(LANGUAGES)('marks the seats by more than colour (%s)', (language) => {
      for (const seats of seatCounts(game)) {
        const { chosen } = chooseOptions(ui as GameUi, language, seats, {});
        const at = { seats, options: parse(game.options, chosen, 'the options') };
        const marks = Array.from({ length: seats }, (_, seat) => ui.seatStyle(seat, language, at));
        for (const key of ['colour', 'icon', 'name', 'letter'] as const)
          expect(new Set(marks.map((mark) => mark[key])).size, `${key} of ${seats}`).toBe(seats);
      }
    });

    test.each(LANGUAGES)('offers options that the game takes (%s)', (language) => {
      for (const seats of seatCounts(game)) {
        const { fields, chosen } = chooseOptions(ui as GameUi, language, seats, {});
        for (const { label, name } of fields) expect(label, name).toBeTruthy();
        expect(game.options['~standard'].validate(chosen)).not.toHaveProperty('issues');
      }
    });

    test.each(LANGUAGES)(
      'lists its content once, with text, provenance and rules that exist (%s)',
      (language) => {
        const entries = ui.content?.(language) ?? [];
        const titles = entries.map(({ group, title }) => `${group}/${title}`);
        expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
        for (const { title, text, provenance, rules = [] } of entries) {
          expect(text, title).toBeTruthy();
          expect(text, title).not.toMatch(UNFILLED);
          expect(Object.keys(provenance).length, title).toBeGreaterThan(0);
          expect(
            rules.filter((rule) => !messages[language].rules[rule]),
            title,
          ).toEqual([]);
        }
      },
    );

    test('has sounds that are short, not too loud, and there', () => {
      const { library = {}, ending, sample = [] } = ui.sounds ?? {};
      const named = [...sample, ...(ending ? [ending.won, ending.over] : [])];
      expect(named.filter((name) => !Object.hasOwn(library, name))).toEqual([]);
      for (const [name, sound] of Object.entries(library)) {
        expect(lengthOf(sound), name).toBeLessThanOrEqual(MAX_SOUND_SECONDS);
        for (const { gain } of sound) expect(gain, name).toBeLessThanOrEqual(MAX_GAIN);
      }
    });
  });
}

/** Everything that is on the screen at once. */
export function drawnBy<V>(ui: Pick<GameUi<never, never, V>, keyof GameUi>, scene: Scene<V>): Drawing;
export function drawnBy<S, O, V>(ui: GameUi<S, O, V>, scene: Scene<V>): Drawing;
export function drawnBy<S, O, V>(ui: GameUi<S, O, V>, scene: Scene<V>): Drawing {
  const { Background, Board, Hand, Player, SidePanel, Detail, tray, shelves = {} } = ui;
  const parts = [Background, Board, Hand, SidePanel, Detail, ...Object.values(shelves)];
  const seats = Array.from({ length: scene.seats }, (_, seat) => h(Player, { key: seat, scene, seat }));
  return drawHeadless(
    h('div', null, [
      ...parts.flatMap((Part, i) => (Part ? [h(Part, { key: `part ${i}`, scene })] : [])),
      ...seats,
      ...(tray?.open(scene) ? [h(tray.Content, { key: 'tray', scene })] : []),
    ]),
  );
}

const promptOf = ({ question }: Scene) => question?.prompt ?? '';

const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

/** Every reference of every choice, with what is picked before it; each pair once. */
function picksOf({ choices }: Pick<Question, 'choices'>): readonly (readonly [readonly Ref[], Ref])[] {
  const seen = new Map<string, readonly [readonly Ref[], Ref]>();
  for (const [, ...refs] of choices)
    for (const [i, ref] of refs.entries()) {
      const before = refs.slice(0, i);
      seen.set([...before, ref].join(' '), [before, ref]);
    }
  return [...seen.values()];
}

function faultsOf(
  seenCounts: Explanation | undefined,
  rules: Readonly<Record<string, string>>,
): readonly string[] {
  if (!seenCounts?.title) return ['is not explained'];
  return [
    ...(seenCounts.lines.length === 0 ? ['is explained by a title only'] : []),
    ...[seenCounts.title, ...seenCounts.lines]
      .filter((line) => !line.trim() || UNFILLED.test(line))
      .map((line) => `says «${line}»`),
    ...(seenCounts.rules ?? []).filter((rule) => !rules[rule]).map((rule) => `names no rule: ${rule}`),
  ];
}

function isSenseless({ title, win, rows }: OddsCard): boolean {
  const texts = [title, ...rows.flatMap(({ label, value }) => [label, value])];
  return !(win >= 0 && win <= 1) || texts.some((text) => !text || UNFILLED.test(text));
}

function eventFaults<S, O, V>(ui: GameUi<S, O, V>, event: GameEvent, scene: Scene<V>): readonly string[] {
  const motions = ui.animations?.(event, scene) ?? [];
  const sound = ui.sounds?.of(event, scene.view);
  const dice = ui.dice?.(event) ?? [];
  return [
    ...motions.flatMap((motion) => motionFaults(motion, (ref) => ui.positionOf(ref, scene) !== undefined)),
    ...(sound !== undefined && !Object.hasOwn(ui.sounds?.library ?? {}, sound)
      ? [`no sound «${sound}»`]
      : []),
    ...dice.filter(({ kind, face }) => !kind.faces.includes(face)).map(({ face }) => `no face ${face}`),
  ];
}

function motionFaults(motion: Animation, isOnBoard: (ref: Ref) => boolean): readonly string[] {
  switch (motion.kind) {
    case 'travel':
      return [motion.from, motion.to]
        .filter((ref) => !isOnBoard(ref))
        .map((ref) => `${ref} is not on the board`);
    case 'glow':
      return motion.at.filter((ref) => !isOnBoard(ref)).map((ref) => `${ref} is not on the board`);
    case 'dice':
      return motion.title && motion.dice.length > 0 ? [] : ['dice without a title, or none'];
    case 'card':
      return motion.title ? [] : ['a card without a title'];
    case 'deal':
      return motion.count !== undefined && motion.count < 1 ? ['no card is dealt'] : [];
  }
}
