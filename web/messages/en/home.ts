import { formatCounts } from '@gonfalon/kernel';

export const home = {
  title: 'Medieval war, on the table',
  what: 'Play the great war board games in your browser: every rule enforced and explained, every die open to inspection, with friends, on one screen or against bots.',
  games: 'Games',
  players: (counts: readonly number[]) => `${formatCounts(counts, ' to ', 'or')} players`,
  minutes: (min: number, max: number) => `${min}–${max} min`,
  difficultyLabel: 'Difficulty',
  difficulty: (level: number) => `${level} of 5`,
  modes: {
    bot: { label: 'Against a bot', hint: 'At once, also without a network' },
    screen: { label: 'On this screen', hint: 'Pass the device around' },
    friends: { label: 'With friends', hint: 'Send a link, live or over several days' },
  },
  learn: {
    label: 'Learn to play',
    hint: (minutes: readonly number[]) =>
      minutes.length === 1
        ? `A lesson of ${minutes[0]} minutes`
        : `${minutes.length} lessons of ${minutes.join(' and ')} minutes`,
    newcomer: (minutes: number) => `New here? Learn to play in ${minutes} minutes`,
    goOn: (title: string) => `Go on with “${title}”`,
    resume: (step: number, of: number) => `Resume at step ${step} of ${of}`,
    done: (n: number, of: number) => `Lessons done: ${n} of ${of}`,
  },
  rules: 'Read the rules',
  mine: 'Continue',
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for the others',
  waitingForPlayers: 'Waiting for players',
  over: 'Over',
  onThisDevice: 'On this device',
  online: 'Online',
  away: 'The server cannot be reached; matches on this device can be played all the same.',
  all: 'All tables',
  delete: (name: string) => `Delete ${name} from this device`,
  deleteAsk: 'Delete this match from this device for good?',
  import: 'Open a match file',
};
