/** A story in words: the same sentences for the page, the picture and what is shared with it. */
import type { Language, Seat, TableFacts } from '@gonfalon/kernel';
import { capitalize, matesOf, wonTogether } from '@gonfalon/kernel';
import type { GameUi, Luck, Medal, MedalMessages, NameOf } from '@gonfalon/ui-kit';
import { firstOfSides } from '../analysis/by-side.ts';
import { factsAt } from '../games/sides.ts';
import type { story } from '../messages/en/story.ts';
import { COMMON, hundredth } from './common-medals.ts';
import type { Telling } from './read-story.ts';
import type { Turning } from './turning-points-data.ts';

type Words = typeof story;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Smaller changes of a chance are not worth a word. */
const LITTLE = 0.02;
const LONG_NAME = 20;
/** Between these shares the dice were as they mostly are. */
const USUAL = { least: 0.4, most: 0.6 } as const;

/** Everything that is said about one match, in one language. */
export interface Wording {
  readonly place: string;
  readonly headline: string;
  readonly names: readonly string[];
  /** The table: who a seat is may depend on it. */
  readonly at: TableFacts;
  /** How the game itself tells the end, if it has one. */
  readonly ending: string | undefined;
  readonly length: string;
  turning(point: Turning): string;
  /** What made the difference, where that does not show in what was done. */
  tipped(point: Turning): string | undefined;
  /** `Ada: 40 % → 75 %` for each seat whose chance changed, the one that gained most first. */
  changes(point: Turning): readonly string[];
  deed(index: number): string;
  medal(medal: Medal): MedalMessages;
  luck(luck: Luck): { readonly gave: string; readonly verdict: string };
}

export function wordingOf(
  telling: Telling,
  ui: GameUi,
  names: readonly string[],
  words: Words,
  language: Language,
): Wording {
  const { story, teller, standing, result, outcome, turns, last } = telling;
  const own = teller.messages[language];
  const at = { ...factsAt(telling.info), view: standing.view };
  const name: NameOf = (seat) => {
    const given = names[seat];
    const nameless = given === undefined || given === ui.module.messages[language].seat(seat, at);
    return nameless ? own.seat(seat, at) : whole(given);
  };
  /** A sentence begins with a capital, unless it begins with a name that somebody writes otherwise. */
  const bound = (text: string) => {
    const said = language === 'fr' ? bind(text) : text;
    return names.some((_, seat) => said.startsWith(own.seat(seat, at))) ? capitalize(said) : said;
  };
  /** Those who play together have their chance together. */
  const sideNames = (seat: Seat) => {
    const { sides } = result ?? {};
    const mates = names.filter((_, other) => other === seat || (sides && sides[other] === sides[seat]));
    return mates.join(' + ');
  };
  const place = own.place(standing.view);
  const decimal = (n: number) =>
    n.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const percent = (share: number) =>
    share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    place,
    names,
    at,
    headline: bound(headline(telling, name, words, place)),
    ending: outcome.by === 'rules' && result ? ui.module.messages[language].ending(result) : undefined,
    length: [words.length(turns, last), ...lasted(telling, words)].join(', '),
    turning: ({ moments, gainer, timeUp }) => {
      const reasons = [
        ...moments.map((moment) => own.moment(moment, name)),
        ...(timeUp
          ? [
              words.turning.timeUp(
                (result?.winners ?? []).map(name),
                result !== undefined && wonTogether(result),
              ),
            ]
          : []),
      ];
      return (reasons.length > 0 ? reasons : [words.turning.quiet(name(gainer))]).map(bound).join(' ');
    },
    tipped: ({ tipped, gainer }) => {
      const { features } = ui.module.messages[language];
      if (tipped.length === 0) return undefined;
      const named = tipped.map((term) => features[term] ?? term);
      return bound(words.turning.tipped(name(gainer), named));
    },
    changes: ({ before, after, gainer }) =>
      firstOfSides(result?.sides ?? [...names.keys()])
        .filter((seat) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0)) >= LITTLE)
        .sort((a, b) => Number(b === gainer) - Number(a === gainer))
        .map((seat) =>
          words.turning.change(whole(sideNames(seat)), percent(before[seat] ?? 0), percent(after[seat] ?? 0)),
        ),
    deed: (index) => {
      const deed = story.deeds[index];
      return deed ? own.deed(deed) : '';
    },
    medal: (medal) => {
      const { name: title, why } = medalWords(medal, words) ?? own.medal(medal);
      return { name: title, why: bound(why) };
    },
    luck: ({ dice, value, expected, share }) => ({
      gave: dice === 0 ? words.luck.few(0) : words.luck.gave(own.gave(value), dice, decimal(expected)),
      verdict: share === undefined ? (dice === 0 ? '' : words.luck.few(dice)) : verdict(share, words),
    }),
  };
}

/** A name is not broken over two lines, unless it is a long one. */
function whole(name: string): string {
  return name.length > LONG_NAME ? name : name.replaceAll(' ', '\u00A0');
}

/** French signs stay with their words at the end of a line, and small words melt with the article that follows. */
function bind(text: string): string {
  return text
    .replaceAll('« ', '«\u00A0')
    .replaceAll(/ ([»:;!?%])/g, '\u00A0$1')
    .replaceAll(' à le ', ' au ')
    .replaceAll(' de le ', ' du ');
}

/**
 * Who played, as a story names them. Somebody without a name of their own, who is «you» or «somebody» at the table,
 * goes by what they played: a story is told to others, too.
 */
export function namesIn(
  names: readonly string[],
  ui: GameUi,
  at: TableFacts,
  language: Language,
  nameless: readonly string[],
): readonly string[] {
  return names.map((name, seat) =>
    // Of several at one table all but the first have a number.
    name === '' || nameless.includes(name.replace(/ \d+$/, ''))
      ? ui.module.messages[language].seat(seat, at)
      : name,
  );
}

/** Those who beat somebody. */
export function victors({
  info,
  outcome,
  result,
}: Pick<Telling, 'info' | 'outcome' | 'result'>): readonly Seat[] {
  const winners = outcome.by === 'rules' ? (result?.winners ?? []) : [];
  return winners.length < info.seats.length ? winners : [];
}

/** The same match has the same headline every time; another one likely another. */
function headline({ story, info, outcome }: Telling, name: NameOf, words: Words, place: string): string {
  const { kind, winners, second, variant } = story.headline;
  const left = outcome.between ?? info.seats.map((_, seat) => seat);
  const who = words.list((winners.length > 0 ? winners : left).map(name));
  const tellings = words.headlines[kind];
  const telling = tellings[variant % tellings.length];
  const losers = second === undefined ? [] : withMates(second, outcome.result?.sides);
  return telling?.(who, losers.length === 0 ? words.others : words.list(losers.map(name)), place) ?? '';
}

/** A seat and those who play with it. */
function withMates(seat: Seat, sides: readonly number[] | undefined): readonly Seat[] {
  return sides ? [seat, ...matesOf(sides, seat)].sort((a, b) => a - b) : [seat];
}

function medalWords({ id, facts }: Medal, words: Words): MedalMessages | undefined {
  const common = COMMON.find((one) => one === id);
  return common && words.medals.common[common](facts as never);
}

function verdict(share: number, { luck }: Words): string {
  if (share >= USUAL.least && share <= USUAL.most) return luck.usual;
  return share > USUAL.most ? luck.luckier(hundredth(share)) : luck.unluckier(hundredth(1 - share));
}

function lasted({ info: { started, ended } }: Telling, words: Words): readonly string[] {
  if (started === undefined || ended === undefined || ended <= started) return [];
  const time = ended - started;
  if (time >= 2 * DAY) return [words.lasted(words.days(Math.round(time / DAY)))];
  if (time >= 2 * HOUR) return [words.lasted(words.hours(Math.round(time / HOUR)))];
  return [words.lasted(words.minutes(Math.max(1, Math.round(time / MINUTE))))];
}

/** Those with more points first; winners before all. */
export function ranking({ result, info }: Telling): readonly Seat[] {
  const wins = (seat: Seat) => Number(result?.winners.includes(seat) ?? false);
  const points = (seat: Seat) => result?.scores[seat] ?? 0;
  return info.seats
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || points(b) - points(a) || a - b);
}

/** `Ada 23, Bo 17` */
export function scoreLine(telling: Telling, { names }: Wording, words: Words): string {
  const { result } = telling;
  return ranking(telling)
    .map((seat) => (result ? words.score(names[seat] ?? '', result.scores[seat] ?? 0) : (names[seat] ?? '')))
    .join(', ');
}

/** What goes with the picture. */
export function shareText(telling: Telling, wording: Wording, title: string, words: Words): string {
  const medals = telling.story.medals
    .slice(0, 3)
    .map((medal) => `${wording.medal(medal).name} (${wording.names[medal.seat] ?? ''})`);
  const lines = [
    words.titled(title, wording.headline),
    scoreLine(telling, wording, words),
    medals.join(' · '),
  ];
  return lines.filter((line) => line !== '').join('\n');
}
