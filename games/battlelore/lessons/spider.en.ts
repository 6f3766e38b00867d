import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Lore awakes',
      say: 'You know how to fight with steel. In this small battle both camps have a Wizard, and you have a Giant Spider. Two banners win.',
    },
    keep: {
      title: 'A secret',
      say: 'You are dealt four Lore cards and keep one of them, hidden from your opponent. Crackling Weapons makes every Lore symbol of an attack a hit.',
      do: 'Keep Crackling Weapons.',
    },
    goblet: {
      title: 'Lore tokens',
      say: 'A Lore card costs tokens from your goblet, which everyone sees: you have six, and Crackling Weapons costs three. You play at most one Lore card in your turn and one in your opponent’s.',
    },
    creature: {
      title: 'The Giant Spider',
      say: 'A creature is a single figure. The spider moves up to four hexes and rolls two dice, and a sword-on-shield hits for its bite. It is Bold by nature, but no infantry: cards for infantry do not order it.',
    },
    order: {
      title: 'Send it forward',
      say: 'A section card orders a creature like any other unit.',
      do: 'Play Patrol Centre and order the spider and the infantry in front of it.',
    },
    'close-in': {
      title: 'Surround them',
      say: 'Blue infantry may move one hex and battle; the spider runs around it.',
      do: 'Move the infantry to the left of the two marked hexes, then the spider to the right one.',
    },
    bite: {
      title: 'The bite',
      say: 'The spider’s powers feed on the Lore symbols that it rolls itself. Let it begin.',
      do: 'Attack the enemy infantry with the spider.',
    },
    web: {
      title: 'A web',
      say: 'One hit and one Lore symbol: enough for a web. A webbed unit can neither move nor battle until its owner orders it and pays a token, and every flag rolled against it is a hit.',
      do: 'Use the web.',
    },
    sparks: {
      title: 'Play a Lore card',
      say: 'Three figures are left in the web. Once your attack is declared you are asked whether you want to play a card for it.',
      do: 'Attack the webbed unit with your infantry, and play Crackling Weapons.',
    },
    hold: {
      title: 'Stay together',
      say: 'Two Lore symbols and a flag, all hits: a banner! You might take the empty hex, but the enemy’s heavy infantry stands right behind it.',
      do: 'Stay where you are.',
    },
    choice: {
      title: 'More Lore',
      say: 'At the end of each of your turns you gather Lore: two cards of which you keep one, or a card and a token, or two tokens. You may hold two Lore cards.',
      do: 'Draw a Lore card and take a token.',
    },
    spell: {
      title: 'The enemy’s Wizard',
      say: 'You have drawn Dispel Magic, a card that answers another. Your opponent saved eight tokens, surely not for nothing. Let us see.',
    },
    dispel: {
      title: 'React',
      say: 'Chain Lightning! Cards marked as reactions may be played in your opponent’s turn. Dispel Magic costs half of what the spell cost: four tokens, and you have four.',
      do: 'Play Dispel Magic.',
    },
    critical: {
      title: 'Hard to kill',
      say: 'The spell is gone, so the heavy infantry comes itself. Hits on a creature are only rolled again: it dies if one of those dice shows its colour, green for the spider.',
    },
    concentrate: {
      title: 'Concentrate',
      say: 'The spider survived and is Bold, so it may battle back. A Lore symbol that you do not use may be laid beside it as a token, to be spent on a power later.',
      do: 'Battle back, concentrate the Lore symbol, and leave it at that.',
    },
    again: {
      title: 'Your turn again',
      say: 'Both your units stand next to the enemy already.',
      do: 'Play Attack Centre, order the spider and the infantry beside it, press “On to movement”, then “On to battle”: nobody moves.',
    },
    venom: {
      title: 'Venom',
      say: 'Venom needs two Lore symbols and a hit in the roll. One token lies beside the spider already.',
      do: 'Attack with the spider and use its venom.',
    },
    poison: {
      title: 'Poisoned',
      say: 'A poisoned unit loses a figure for every Lore symbol rolled against it, for the rest of the match.',
      do: 'Attack the poisoned unit with your infantry.',
    },
    won: {
      title: 'Steel and Lore',
      say: 'The second banner is yours, and the battle with it. With Lore Masters of four classes there is more to discover.',
    },
  },
  learned: [
    'Lore cards cost tokens; you play at most one in your turn and one in your opponent’s.',
    'Every turn ends with a choice of cards or tokens.',
    'A creature’s powers feed on the Lore symbols that it rolls.',
    'A web holds a unit fast, and venom lets Lore symbols kill.',
    'A hit on a creature must be confirmed by a second roll.',
  ],
} satisfies LessonWords;

export type SpiderStep = keyof typeof en.steps;
