/** The story of a match; loaded with it. */
import { english } from '@gonfalon/kernel';
import type { HeadlineKind } from '../headline-kinds.ts';

const { list, some } = english;

/** Several sentences for the same thing, so that two matches do not read alike. */
type Telling = readonly ((who: string, second: string, where: string) => string)[];

export const story = {
  title: 'The story of this match',
  loading: 'Reading the match and writing its story…',
  failed: 'Couldn’t create the story of this match.',
  torn: 'This match cannot be played to its end here, so its story has no end either.',
  running: {
    title: 'Not over yet',
    text: 'This match is still being played. Its story is told when it is over.',
    back: 'Back to the table',
  },
  takenBack: (n: number) => `${some(n, 'move was', 'moves were')} taken back after dice were rolled.`,
  of: (game: string, where: string) => `${game}, ${where}`,
  titled: (game: string, headline: string) => `${game}: ${headline}`,
  headlines: {
    agreed: [
      (who, _, where) => `${who} part as equals ${where}`,
      (who, _, where) => `Peace ${where}: ${who} agree on a draw`,
      (who, _, where) => `No victor ${where}: ${who} shake hands`,
    ],
    stopped: [
      (_, __, where) => `The war ${where} is left unfinished`,
      (_, __, where) => `The war ${where} breaks off, and nobody has won it`,
      (_, __, where) => `Nobody will ever know who would have won ${where}`,
    ],
    nobody: [
      (_, __, where) => `Nobody is left to win ${where}`,
      (who, _, where) => `${who} fall together ${where}`,
      (_, __, where) => `A war ${where} that only the ravens won`,
    ],
    level: [
      (who, _, where) => `Nothing separates ${who} ${where}`,
      (who, _, where) => `Level to the end ${where}: ${who}`,
      (who, _, where) => `Neither better nor worse ${where}: ${who}`,
    ],
    shared: [
      (who, _, where) => `${who} share the victory ${where}`,
      (who, _, where) => `The laurel ${where} goes to ${who} alike`,
      (who, _, where) => `One laurel ${where}, and more than one hand on it: ${who}`,
    ],
    together: [
      (who, second, where) => `${who} defeat ${second} ${where}`,
      (who, second, where) => `The day ${where} belongs to ${who}; ${second} must bow`,
      (who, second, where) => `Side by side, ${who} win the war against ${second} ${where}`,
    ],
    resigned: [
      (who, second, where) => `${second} yields the field to ${who} ${where}`,
      (who, second, where) => `${second} gives up, and ${who} wins ${where}`,
      (who, second, where) => `${second} surrenders to ${who} ${where}`,
    ],
    comeback: [
      (who, second, where) => `All but beaten, ${who} turns the war on ${second} ${where}`,
      (who, second, where) => `${who} comes back from the brink ${where}, and ${second} pays for it`,
      (who, second, where) => `${second} had it won ${where}; ${who} took it`,
    ],
    close: [
      (who, second, where) => `${who} beats ${second} by a hair ${where}`,
      (who, second, where) => `Down to the last turn ${where}: ${who} ahead of ${second}`,
      (who, second, where) => `A whisker between ${who} and ${second} ${where}`,
    ],
    limit: [
      (who, second, where) => `Time runs out ${where}, with ${who} ahead of ${second}`,
      (who, second, where) => `Night falls ${where}: ${who} has more to show than ${second}`,
      (who, _, where) => `The last hour strikes ${where}, and the day is ${who}’s`,
    ],
    rout: [
      (who, second, where) => `${who} sweeps ${second} from the field ${where}`,
      (who, second, where) => `No doubt ${where}: ${who} crushes ${second}`,
      (who, second, where) => `${second} never recovers, and ${who} triumphs ${where}`,
    ],
    won: [
      (who, second, where) => `${who} defeats ${second} ${where}`,
      (who, second, where) => `The day ${where} belongs to ${who}; ${second} must bow`,
      (who, second, where) => `${who} wins the war against ${second} ${where}`,
    ],
  } as Readonly<Record<HeadlineKind, Telling>>,
  list,
  others: 'the others',
  scores: { won: 'Who won', level: 'Who played' },
  winner: 'winner',
  length: (turns: number, choices: number) =>
    `${some(turns, 'turn', 'turns')}, ${some(choices, 'choice', 'choices')}`,
  lasted: (time: string) => `played in ${time}`,
  minutes: (n: number) => some(n, 'minute', 'minutes'),
  hours: (n: number) => some(n, 'hour', 'hours'),
  days: (n: number) => some(n, 'day', 'days'),
  board: 'Final position',
  boardText: 'Text view',
  turning: {
    title: 'Turning points',
    none: 'No single turn decided this match: the chances shifted little by little.',
    short: 'The match was too short to have turning points.',
    quiet: (name: string) => `No great deed, but the tide turns towards ${name}.`,
    timeUp: (winners: readonly string[], together = false) =>
      winners.length === 1 || together
        ? `The last turn is over, and ${list(winners)} ${together ? 'win' : 'wins'}.`
        : `The last turn is over, and ${winners.length === 0 ? 'nobody wins' : `${list(winners)} are level`}.`,
    tipped: (name: string, terms: readonly string[]) => `What changed most for ${name}: ${list(terms)}.`,
    change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    look: (at: number) => `See it, choice ${at}`,
    estimate:
      'The chances are the bots’ estimates: they see every card, and they can be wrong. The figures of a turning point compare the round before it with the round after.',
  },
  luck: {
    title: 'Luck with the dice',
    none: 'No die was rolled.',
    few: (dice: number) =>
      dice === 0 ? 'rolled no die' : `${some(dice, 'die', 'dice')}: too few to judge luck`,
    gave: (gave: string, dice: number, expected: string) =>
      `${gave} on ${some(dice, 'die', 'dice')} (expected ${expected})`,
    luckier: (of100: number) => `luckier than ${of100} of 100 players`,
    unluckier: (of100: number) => `unluckier than ${of100} of 100 players`,
    usual: 'neither lucky nor unlucky',
    meter: (name: string, of100: number) => `${name}: luck ${of100} of 100`,
    bad: 'bad luck',
    good: 'good luck',
    how: 'Compared with everyone who would roll the same dice: worked out exactly, without cards. Half of all players are luckier, half unluckier.',
  },
  deeds: {
    title: 'Statistics',
    deed: 'Statistic',
    none: 'The match was over before anything was done.',
  },
  medals: {
    title: 'Medals',
    none: 'No medal was earned in this match.',
    nothing: 'no medal this time',
    common: {
      comeback: ({ chance }: { readonly chance: number }) => ({
        name: 'Comeback',
        why: `Won after the chance had sunk to ${chance}%.`,
      }),
      'lucky-hand': ({ of100 }: { readonly of100: number }) => ({
        name: 'The lucky hand',
        why: `Dice luckier than those of ${of100} of 100 players.`,
      }),
      'cursed-dice': ({ of100 }: { readonly of100: number }) => ({
        name: 'Cursed dice',
        why: `Dice unluckier than those of ${of100} of 100 players.`,
      }),
    },
  },
  next: {
    title: 'What next?',
    replay: 'Watch the replay',
    dice: 'Verify dice',
    another: 'The story of another file',
  },
  picture: {
    title: 'Share as a picture',
    drawing: 'Drawing the picture…',
    failed: 'Couldn’t draw the picture in this browser.',
    again: 'Try again',
    alt: (headline: string, scores: string) => `${headline}. ${scores}.`,
    save: 'Save the picture',
    share: 'Share…',
    copy: 'Copy the picture',
    copyText: 'Copy the text',
    copied: 'Picture copied.',
    textCopied: 'Text copied.',
    cannotCopy: 'Couldn’t copy the picture. Save it instead.',
    cannotCopyText: 'Couldn’t copy the text. Here it is:',
    cannotShare: 'Couldn’t share it. Save the picture instead.',
    chance: 'Chances to win',
  },
  score: (name: string, points: number) => `${name} ${points}`,
};
