import { formatCounts } from '@gonfalon/kernel';

export const home = {
  title: 'Medieval war, on the table',
  what: 'Play great war board games in your browser: with friends, on one device or against bots. Every rule is enforced and explained, and every die roll can be verified.',
  games: 'Games',
  players: (counts: readonly number[]) => `${formatCounts(counts, ' to ', 'or')} players`,
  minutes: (min: number, max: number) => `${min}–${max} min`,
  difficultyLabel: 'Difficulty',
  difficulty: (level: number) => `${level} of 5`,
  modes: {
    bot: { label: 'Against a bot', hint: 'Start right away, works offline' },
    screen: { label: 'Pass and play', hint: 'Share one device' },
    friends: { label: 'With friends', hint: 'Send a link. Play live or over several days' },
  },
  learn: {
    label: 'Learn to play',
    hint: (minutes: readonly number[]) =>
      minutes.length === 1
        ? `${minutes[0]}-minute lesson`
        : `${minutes.length} lessons (${minutes.join(' and ')} minutes)`,
    newcomer: (minutes: number) => `New here? Learn to play in ${minutes} minutes`,
    goOn: (title: string) => `Continue “${title}”`,
    resume: (step: number, of: number) => `Resume at step ${step} of ${of}`,
    done: (n: number, of: number) => `${n} of ${of} lessons completed`,
  },
  rules: 'Read the rules',
  mine: 'Continue',
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for opponents',
  waitingForPlayers: 'Waiting for players',
  over: 'Finished',
  onThisDevice: 'On this device',
  online: 'Online',
  away: 'Can’t reach the server. You can still play the matches on this device.',
  all: 'All tables',
  delete: (name: string) => `Delete ${name} from this device`,
  deleteAsk: 'Delete this match from this device? This can’t be undone.',
  import: 'Open a match file',
  itsStory: 'Its story',
  readStory: 'The story of this match',
  editLink: 'Make a scenario',
};
