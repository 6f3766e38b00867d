/** Icons beyond those of the house. */
const ECHOES_ICONS = [
  'anchor',
  'anvil',
  'arrow-scope',
  'bordered-shield',
  'breastplate',
  'byzantin-temple',
  'cannon-ball',
  'card-discard',
  'card-draw',
  'castle',
  'chess-pawn',
  'compass',
  'concentric-crescents',
  'cycle',
  'death-skull',
  'galleon',
  'healing',
  'health-increase',
  'hearts',
  'horseshoe',
  'imperial-crown',
  'iron-cross',
  'light-thorny-triskelion',
  'lightning-arc',
  'lion',
  'pierced-body',
  'queen-crown',
  'ringing-bell',
  'riposte',
  'sailboat',
  'shield',
  'shouting',
  'spears',
  'terror',
  'thor-hammer',
  'two-coins',
] as const;

declare module '@gonfalon/ui-kit/icons' {
  interface GameIcons {
    echoes: EchoesIcon;
  }
}

export type EchoesIcon = (typeof ECHOES_ICONS)[number];
