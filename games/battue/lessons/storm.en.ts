import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'A rich city',
      say: 'You lead the Wolf Clan, and this is Tarsos. Every section that flies your flag at the end is worth victory points, and so is the treasure you carry off. The Palace in the middle is worth most.',
    },
    camp: {
      title: 'Pitch your camp',
      say: 'Every khan begins outside the walls with six warriors, at an edge of the board that nobody else has taken. A gate is the weakest spot of the walls.',
      do: 'Choose the north edge, then the North Gate.',
    },
    turn: {
      title: 'Whose turn, what next',
      say: 'The Hawk Clan camps in the south. The bar above the board shows whose turn it is and what you can do now. Try anything else and it explains why you can’t.',
    },
    'no-help': {
      title: 'A turn begins',
      say: 'Cards come first, but you hold none yet. Then you may call reinforcements; a horde that gets them may neither move nor attack this turn, and your six are eager to fight.',
      do: 'Press “On to movement” to go on without reinforcements.',
    },
    gate: {
      title: 'Move',
      say: 'A move takes warriors to an adjacent section; from your camp, only the section it faces. Until you have won your first section, the whole horde must go together.',
      do: 'Choose your camp, then the North Gate.',
    },
    strength: {
      title: 'What a battle turns on',
      say: 'You add your warriors and a die. The gate adds its defence, 3, and a die that your rival rolls for it. You must beat that number: a tie goes to the defender.',
    },
    fight: {
      title: 'Fight',
      say: 'When your moves are finished the battles begin. Each exchange that you lose costs you a warrior, and from a camp there is no way back: the first assault is fought to the end.',
      do: 'Press “On to battle” to end your moves and roll the dice.',
    },
    taken: {
      title: 'Your first flag',
      say: 'Seven against eight cost you a warrior; nine against eight took the gate. It flies your flag, even if your warriors leave, and you looted it: a card is in your hand.',
    },
    rival: {
      title: 'Your rival’s turn',
      say: 'Now the Hawk Clan attacks the South Gate. You can watch every move and every die; the log keeps them all.',
    },
    card: {
      title: 'Play a card',
      say: 'Every card tells when it may be played. Warrior is for the start of your turn: one of your hordes grows by one, and may still move.',
      do: 'Play Warrior from your hand on your horde at the North Gate.',
    },
    city: {
      title: 'Into the city',
      say: 'Now that you hold a section, a horde may split. The city lies face down: what you walk into is only turned up when all your moves are made.',
      do: 'Press “On to movement” to skip the reinforcements, then move five warriors from the North Gate to North Block 1.',
    },
    reveal: {
      title: 'Reveal',
      say: 'Hover over a place, or press it for a moment on a touch screen, to read what is known about it. Let us see what lies here.',
      do: 'Press “On to battle” to turn the tile up and fight for it.',
    },
    looted: {
      title: 'Events and loot',
      say: 'Horrea, the Granaries, bear the sign of an event: a card was turned up before the battle, and freed captives joined you. Then you won, and looted as many cards as the tile shows. Each section is looted only once.',
    },
    bank: {
      title: 'Fill your war chest',
      say: 'A card with victory points is worth nothing in your hand. At the end of your turn you may lay it into your war chest, where it counts. Your hand may then hold six cards at most.',
      do: 'Play both Loot and Big Loot.',
    },
    later: {
      title: 'Many turns later',
      say: 'Both clans have fought their way to the heart of the city. The Palace is yours, the Temple of Jupiter the Hawks’. Once these two and the University all fly a flag, the match ends with that turn.',
    },
    count: {
      title: 'Who is ahead?',
      say: 'Both clans have 20 points: compare the players’ scores. A captured map has shown you what lies in East Quarter 2: Universitas, the University. It is worth six more: whoever takes it now should win.',
    },
    reinforce: {
      title: 'Reinforcements',
      say: 'This time some of your warriors can stay. A die decides how many join them: one on 1–2, two on 3–4, three on 5–6. No horde ever has more than eight.',
      do: 'Reinforce your horde in North Quarter 2.',
    },
    marches: {
      title: 'Two attacks',
      say: 'You may attack in several places in one turn. An enemy horde adds its warriors to the defence of its section.',
      do: 'Move six warriors from East Lane 4 to East Quarter 2, three from the Palace to South Lane 4, and press “On to battle”.',
    },
    order: {
      title: 'One after the other',
      say: 'You choose which battle comes first, and see how it ends before the next. The Hawks in South Lane 4 are few.',
      do: 'Fight in South Lane 4.',
    },
    retreat: {
      title: 'Retreat',
      say: 'Bad luck: a warrior fell. After an exchange you may retreat to an adjacent section of yours, if no enemy stands there. Two warriors saved are worth more than a lane.',
      do: 'Retreat to the Palace.',
    },
    outmaneuver: {
      title: 'A card for the attack',
      say: 'This tile is the University: defence 6. But nobody defends it, and you hold Outmaneuver: its die is not even rolled, so your six warriors cannot fail.',
      do: 'Play Outmaneuver.',
    },
    end: {
      title: 'The last turn',
      say: 'The University is yours, so the match ends with this turn. Whatever stays in your hand will count for nothing.',
      do: 'Play Cache into your war chest.',
    },
    won: {
      title: 'Tarsos has fallen',
      say: 'Sections and war chest are counted: 29 points against 20. You have won your first battle for Tarsos!',
    },
  },
  learned: [
    'A turn: start cards, reinforcements, moves, battles, end cards.',
    'Warriors and a die against defence, defenders and a die; a tie goes to the defender.',
    'Tiles are turned up after all moves, and looted once.',
    'Cards with victory points count only in the war chest.',
    'The match ends with the turn in which Palace, Temple of Jupiter and University all fly a flag.',
  ],
} satisfies LessonWords;

export type StormStep = keyof typeof en.steps;
