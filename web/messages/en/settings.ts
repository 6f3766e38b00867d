/** What can be set; loaded when somebody wants to. */
export const settings = {
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  speed: 'Animation speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'Off' },
  confirmEnd: 'Confirm before ending my turn',
  switches: { on: 'On', off: 'Off' },
  bell: 'Play a bell on my turn',
  notice: 'Notify me on my turn',
  sounds: {
    title: 'Sound effects',
    ambience: 'Ambient sound: fire, wind, distant drums',
    volume: 'Volume',
    volumes: { low: 'Low', middle: 'Medium', high: 'High' },
    tryIt: 'Try it',
  },
};
