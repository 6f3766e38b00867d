/** What Battalia shows besides the icons of the house. */
const ICONS = [
  'checked-shield',
  'feathered-wing',
  'flame',
  'fluffy-cloud',
  'gem-pendant',
  'hunting-horn',
  'paw-print',
  'semi-closed-eye',
  'stone-crafting',
  'thor-hammer',
  'trident',
  'winged-shield',
  'winged-sword',
] as const;

/** The names, so that whoever shows one of them has this file read by the compiler. */
export type BattaliaIcon = (typeof ICONS)[number];

declare module '@gonfalon/ui-kit/icons' {
  interface GameIcons {
    battalia: BattaliaIcon;
  }
}
