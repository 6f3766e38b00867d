/** Makes the picture of a story, always in daylight: those who get it may see it anywhere. */
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import { render } from 'preact';
import { percent } from '../../analysis/win-chance-chart.tsx';
import type { story } from '../../messages/en/story.ts';
import { StillBoard } from '../end-board.tsx';
import type { Telling } from '../read-story.ts';
import type { Wording } from '../wording.ts';
import { ranking, scoreLine, victors } from '../wording.ts';
import type { PictureColours, PictureParts } from './draw.ts';
import { drawPicture, HOUSE_FAMILY, TEXT_FAMILY } from './draw.ts';
import { embeddedFonts } from './fonts.ts';
import { toPng } from './png.ts';
import { iconShapes } from './signs.ts';
import { standAlone } from './still.ts';
import type { Measure } from './wrap.ts';

export interface Subject {
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly scene: Scene;
  readonly wording: Wording;
  readonly words: typeof story;
}

export async function makePicture(subject: Subject): Promise<Blob> {
  const families = [TEXT_FAMILY, displayOf(subject.ui)];
  const [fonts, icons] = await Promise.all([embeddedFonts(families), iconShapes(), document.fonts.ready]);
  const stage = document.createElement('div');
  stage.className = 'story-offstage';
  document.body.append(stage);
  try {
    return await toPng(byDay(() => drawPicture(partsOf(subject, stage, fonts, icons))));
  } finally {
    render(null, stage);
    stage.remove();
  }
}

/** The family of the titles: the game's own, or that of the house. */
function displayOf({ theme }: GameUi): string {
  return theme?.display ?? HOUSE_FAMILY;
}

/** Does something while the page has the colours of the day. It is night again before anything is painted. */
function byDay<T>(act: () => T): T {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  try {
    return act();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

/** What is told in a picture, besides the words that stand in it. */
export function altOf({ telling, wording, words }: Omit<Subject, 'ui' | 'scene'>): string {
  return words.picture.alt(wording.headline, scoreLine(telling, wording, words));
}

function partsOf(
  subject: Subject,
  stage: HTMLElement,
  fonts: string,
  icons: ReadonlyMap<string, string>,
): PictureParts {
  const { telling, ui, scene, wording, words } = subject;
  const { result, story, course, last } = telling;
  const { names, place } = wording;
  const winners = victors(telling);
  const colour = colourIn(stage);
  const sign = (name: string) => icons.get(name) ?? '';
  const marks = names.map((_, seat) => ui.seatStyle(seat, scene.language, wording.at));
  const { title } = ui.module.messages[scene.language];
  const colours = coloursIn(colour);
  return {
    kicker: `Gonfalon · ${words.of(title, place)}`,
    headline: wording.headline,
    chance: words.picture.chance,
    percent,
    alt: altOf(subject),
    players: names.map((name, seat) => ({
      name,
      letter: marks[seat]?.letter ?? '',
      colour: colour(marks[seat]?.colour ?? ''),
      sign: sign(marks[seat]?.icon ?? ''),
      score: result ? String(result.scores[seat] ?? '') : '',
      winner: winners.includes(seat),
    })),
    medals: fairly(story.medals, ranking(telling)).map((medal) => ({
      name: wording.medal(medal).name,
      who: names[medal.seat] ?? '',
      colour: colour(marks[medal.seat]?.colour ?? ''),
      sign: sign(medal.icon),
    })),
    course,
    last,
    display: displayOf(ui),
    fonts,
    colours,
    crown: sign('crown'),
    measure: measureWith(document.createElement('canvas')),
    ...boardIn(stage, subject, icons),
  };
}

/** One of everybody's, the winner's first, then the second of everybody's. */
function fairly<T extends { readonly seat: number }>(
  medals: readonly T[],
  order: readonly number[],
): readonly T[] {
  const chests = order.map((seat) => medals.filter((medal) => medal.seat === seat));
  const most = Math.max(0, ...chests.map((chest) => chest.length));
  return Array.from({ length: most }, (_, i) => chests.flatMap((chest) => chest[i] ?? [])).flat();
}

/** A picture without its board is better than none. */
function boardIn(
  stage: HTMLElement,
  { ui, scene }: Subject,
  icons: ReadonlyMap<string, string>,
): Pick<PictureParts, 'board'> {
  const holder = document.createElement('div');
  stage.append(holder);
  try {
    render(<StillBoard ui={ui} scene={scene} />, holder);
    const drawing = holder.querySelector('svg');
    return drawing ? { board: { svg: standAlone(drawing, icons), ...ui.boardSize(scene) } } : {};
  } catch {
    return {};
  } finally {
    render(null, holder);
  }
}

/** What a colour of the theme is. */
function colourIn(stage: HTMLElement): (colour: string) => string {
  const probe = document.createElement('span');
  stage.append(probe);
  return (colour) => {
    probe.style.color = '';
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
}

function coloursIn(colour: (name: string) => string): PictureColours {
  return {
    paper: colour('var(--paper)'),
    raised: colour('var(--paper-raised)'),
    ink: colour('var(--ink)'),
    soft: colour('var(--ink-soft)'),
    line: colour('var(--line)'),
    strong: colour('var(--line-strong)'),
    gold: colour('var(--gold)'),
  };
}

function measureWith(canvas: HTMLCanvasElement): Measure {
  const pen = canvas.getContext('2d');
  return (text, font) => {
    if (!pen) return text.length * 20;
    pen.font = font;
    return pen.measureText(text).width;
  };
}
