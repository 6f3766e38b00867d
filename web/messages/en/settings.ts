/** What can be set; loaded when somebody wants to. */
export const settings = {
  language: 'Language',
  theme: 'Light',
  themes: { system: 'As the device', light: 'Day', dark: 'Night' },
  speed: 'Pace of dice and pieces',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'None' },
  confirmEnd: 'Ask before a turn ends',
  switches: { on: 'Yes', off: 'No' },
  bell: 'A bell when it is your turn',
  notice: 'A notification when it is your turn',
  sounds: {
    title: 'Hear what happens at a table',
    ambience: 'Quiet sounds of the place: fires, wind, distant drums',
    volume: 'Loudness',
    volumes: { low: 'Soft', middle: 'Medium', high: 'Full' },
    tryIt: 'Try it',
  },
};
