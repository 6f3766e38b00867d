/** The story of every golden match, told whole in both languages. */
import { covers } from '@gonfalon/games/covers';
import { LANGUAGES } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { story as en } from '../../messages/en/story.ts';
import { story as fr } from '../../messages/fr/story.ts';
import { COMMON } from '../common-medals.ts';
import { drawPicture } from '../picture/draw.ts';
import type { Telling } from '../read-story.ts';
import type { Turning } from '../turning-points-data.ts';
import type { Wording } from '../wording.ts';
import { namesIn, ranking, scoreLine, shareText, victors, wordingOf } from '../wording.ts';
import { golden, goldenNames, screenOf } from './tellings.ts';

const MESSAGES = { en, fr };
const NAMES = ['Ada', 'Bohemond', 'Cyrille', 'Dagobert'];
/** What no sentence should hold. */
const WRONG = /undefined|NaN|null|\[object|Infinity|\$\{/;

const matches = covers.flatMap(({ id }) => goldenNames(id).map((name) => [id, name] as const));

describe.each(matches)('%s %s', (game, name) => {
  it('is told whole', async () => {
    const telling = await golden(game, name);
    const ui = await screenOf(game);
    const names = NAMES.slice(0, telling.info.seats.length);
    expectSound(telling);
    const told = LANGUAGES.map((language) => {
      const words = MESSAGES[language];
      const wording = wordingOf(telling, ui, names, words, language);
      const sentences = sentencesOf(telling, wording);
      for (const sentence of sentences) {
        expect(sentence.trim()).not.toBe('');
        expect(sentence).not.toMatch(WRONG);
      }
      expect(scoreLine(telling, wording, words)).not.toMatch(WRONG);
      expect(shareText(telling, wording, 'Game', words)).toContain(wording.headline);
      expect(wordingOf(telling, ui, names, words, language).headline).toBe(wording.headline);
      return { wording, sentences };
    });
    const [english, french] = told.map(({ sentences }) => sentences);
    expect(english?.length).toBe(french?.length);
    for (const [i, sentence] of (english ?? []).entries()) expect(french?.[i]).not.toBe(sentence);
    for (const { wording } of told) expectPicture(telling, wording);
  });
});

it('a player without a name goes by what they played', async () => {
  const names = namesIn(
    ['You', 'Ada', '', 'You 2'],
    await screenOf('battue'),
    { seats: 4, options: {} },
    'en',
    ['You'],
  );
  expect(names).toEqual(['Wolf Clan', 'Ada', 'Bear Clan', 'Stag Clan']);
});

it('puts an article before what somebody without a name played, and a capital where it begins a sentence', async () => {
  const telling = await golden('battue', 'tarsos-fallen-2.json');
  const ui = await screenOf('battue');
  const taken = {
    id: 'captured',
    at: 1,
    weight: 1,
    facts: { seat: 0, from: 1, space: 'PAL' },
  };
  const point = { moments: [taken], gainer: 0, timeUp: false } as unknown as Turning;
  const told = LANGUAGES.map((language) => {
    const seats = [0, 1].map((seat) => ui.module.messages[language].seat(seat));
    const nameless = wordingOf(telling, ui, seats, MESSAGES[language], language);
    const named = wordingOf(telling, ui, ['ada', 'Bo'], MESSAGES[language], language);
    return [nameless.turning(point), named.turning(point)];
  });
  expect(told).toEqual([
    ['The Wolf Clan takes the Palace from the Hawk Clan.', 'ada takes the Palace from Bo.'],
    ['Le clan du Loup prend le Palais au clan du Faucon.', 'ada prend le Palais à Bo.'],
  ]);
});

it('names those who agreed to end a match, and not who had left before', async () => {
  const telling = await golden('battue', 'tarsos-fallen-3.json');
  const ui = await screenOf('battue');
  for (const variant of [0, 1, 2]) {
    const headline = { kind: 'agreed', winners: [], second: undefined, variant } as const;
    const agreed = {
      ...telling,
      outcome: { by: 'draw', between: [0, 2] },
      story: { ...telling.story, headline },
    } as const;
    const said = wordingOf(agreed, ui, ['Ada', 'Bo', 'Cy'], en, 'en').headline;
    expect(said).toContain('Ada and Cy');
    expect(said).not.toContain('Bo');
  }
});

it('nobody has won where nobody was beaten', () => {
  const info = { seats: [{}, {}] } as unknown as Telling['info'];
  const won = (by: 'rules' | 'stop', winners: readonly number[]) => {
    const result = { ending: 'x', winners, scores: [1, 1] };
    return victors({ info, outcome: { by, result }, result });
  };
  expect([won('rules', [0]), won('rules', [0, 1]), won('stop', [0])]).toEqual([[0], [], []]);
});

function sentencesOf({ story }: Telling, wording: Wording): string[] {
  return [
    wording.headline,
    wording.length,
    ...(wording.ending === undefined ? [] : [wording.ending]),
    ...story.turning.map((point) => wording.turning(point)),
    ...story.turning.flatMap((point) => wording.tipped(point) ?? []),
    ...story.deeds.map((_, i) => wording.deed(i)),
    ...story.medals.map((medal) => wording.medal(medal).why),
    ...story.luck.map((luck) => wording.luck(luck).gave),
  ];
}

/** Medals for seats that there are, numbers that are numbers, moments of the match. */
function expectSound({ story, teller, info, last, course, result }: Telling): void {
  const seats = info.seats.length;
  const known: readonly string[] = [...COMMON, ...teller.medals];
  for (const { id, seat, at, facts } of story.medals) {
    expect(known).toContain(id);
    expect(seat).toBeGreaterThanOrEqual(0);
    expect(seat).toBeLessThan(seats);
    if (at !== undefined) expect(at).toBeLessThanOrEqual(last);
    for (const fact of Object.values(facts))
      if (typeof fact === 'number') expect(Number.isFinite(fact)).toBe(true);
  }
  expect(new Set(story.medals.map(({ id }) => id)).size).toBe(story.medals.length);
  for (const { counts } of story.deeds) {
    expect(counts).toHaveLength(seats);
    for (const count of counts) expect(Number.isInteger(count) && count >= 0).toBe(true);
  }
  expect(story.luck).toHaveLength(seats);
  for (const { dice, value, expected, share } of story.luck) {
    for (const number of [dice, value, expected, share ?? 0]) expect(Number.isFinite(number)).toBe(true);
  }
  expect(story.turning.length).toBeLessThanOrEqual(4);
  for (const { at, look, before, after, gainer, moments, timeUp } of story.turning) {
    if (!timeUp) expect(moments).not.toEqual([]);
    expect(course.some((moment) => moment.at === at)).toBe(true);
    expect(look).toBeGreaterThanOrEqual(at);
    expect(look).toBeLessThanOrEqual(last);
    expect(after[gainer]).toBeGreaterThan(before[gainer] ?? 1);
  }
  expect(story.headline.winners).toEqual(result?.winners ?? []);
  expect([...ranking({ result, info } as Telling)].sort()).toEqual(info.seats.map((_, seat) => seat));
}

/** Every tag that is opened is closed, and everybody is in it. */
function expectPicture(telling: Telling, wording: Wording): void {
  const { story, result, course, last } = telling;
  const svg = drawPicture({
    kicker: 'Gonfalon',
    headline: wording.headline,
    chance: 'chance',
    percent: (share) => `${100 * share}%`,
    alt: 'a "picture" & more',
    players: wording.names.map((name, seat) => ({
      name,
      letter: name.charAt(0),
      colour: '#123456',
      sign: '<path d="M0 0h9v9z"/>',
      score: String(result?.scores[seat] ?? ''),
      winner: result?.winners.includes(seat) ?? false,
    })),
    medals: story.medals.map((medal) => ({
      name: wording.medal(medal).name,
      who: wording.names[medal.seat] ?? '',
      colour: '#123456',
      sign: '',
    })),
    course,
    last,
    display: 'Cinzel',
    fonts: '',
    crown: '',
    colours: {
      paper: '#fff',
      raised: '#fff',
      ink: '#000',
      soft: '#000',
      line: '#000',
      strong: '#000',
      gold: '#000',
    },
    measure: (text) => text.length * 14,
  });
  expect(svg).not.toMatch(WRONG);
  const open: string[] = [];
  for (const [, slash, tag = '', inside = ''] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(tag);
    else if (!inside.endsWith('/')) open.push(tag);
  }
  expect(open).toEqual([]);
  for (const name of wording.names) expect(svg).toContain(name);
}
