/** The icons of this game, by their names at game-icons.net. */
const NERATH_ICONS = [
  'spears',
  'catapult',
  'visored-helm',
  'brute',
  'tornado',
  'spiked-dragon-head',
  'caravel',
  'lion',
  'daemon-skull',
  'oak-leaf',
  'gears',
  'two-coins',
] as const;

declare module '@gonfalon/ui-kit/icons' {
  interface GameIcons {
    nerath: (typeof NERATH_ICONS)[number];
  }
}
