import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    threat: {
      title: 'A hero at the gate',
      say: 'A hero of the Emberians has come to your city on d2. Entering is free and forces no battle; attacking takes a weapon. Before his turn comes yours.',
    },
    oracle: {
      title: 'Two signs a day',
      say: 'The sun ray lights the title: it has two uses today. Where equal signs of the two stars meet, the artefact is paired: whoever creates a tent today names the faction he wants. Both hold for all players.',
    },
    title: {
      title: 'A title',
      say: 'A title raises a unit by one rank for good: the old card goes under its pile, and you take one of the same faction from the next. Lit, it raises by two. The new card lies before you, ready to be used.',
      do: 'Choose the title, the citizen of the Islanders, then the pile of priests.',
    },
    tent: {
      title: 'A tent',
      say: 'A tent keeps a card for as long as you like, in sight of all. It costs a provision. You take the card back in a later turn, or when you are attacked.',
      do: 'Choose the tent, then the new priest, and pay.',
    },
    ambush: {
      title: 'An ambush',
      say: 'A card in ambush is hidden from the others. To hide one, another card of your hand leaves the game for good: a way to be rid of weak ones. Your deck never falls below ten cards.',
      do: 'Choose the chief and press “Hide in ambush”; the citizen leaves the game.',
    },
    attack: {
      title: 'You are attacked',
      say: 'Your turn is over and you have drawn six. The Emberians attack d2. The city defends with its level, 3, and their first total must exceed it: weapon 1, chief 2 and hero 1 make 4.',
    },
    counter: {
      title: 'Counter-attack',
      say: 'You may surrender, or counter-attack. If you do, you may first take your ambushed cards into your hand, all or none.',
      do: 'Press “Counter-attack”, then “Take them back”.',
    },
    raise: {
      title: 'Raise',
      say: 'You have 3 and must reach 4: a defender must equal, an attacker exceed. The number on each card is your total with it. The chief makes 5.',
      do: 'Lay the chief, then press “Stop here”.',
    },
    strike: {
      title: 'Out of the tent',
      say: 'They added a priest and have 7. At each of your raises you may strike a tent: what it keeps comes into your hand.',
      do: 'Choose your tent.',
    },
    priest: {
      title: 'It is enough',
      say: 'The priest makes 8. Whoever cannot or will not raise gives up the battle.',
      do: 'Lay the priest, then press “Stop here”.',
    },
    held: {
      title: 'The city holds',
      say: 'The heroes of the loser who took part leave the map. They may be recruited again. What you laid is in your shelter, and at the end of this turn you draw up to six cards again.',
    },
    horse: {
      title: 'The last day',
      say: 'Three days later the sun ray lights the horse. One use carries a hero up to three cards; with two it is six, and f6 lies six cards away. The neutral city on the road may be crossed.',
    },
    ride: {
      title: 'Ride',
      say: 'Choose what you pay with, as for anything else.',
      do: 'Choose your hero, then f6, and pay with the horse.',
    },
    open: {
      title: 'Open the attack',
      say: 'The weapon comes first. The city defends with its level, 3: with the priest and your hero you have 5.',
      do: 'Choose f6, lay the priest, then press “Stop here”.',
    },
    answer: {
      title: 'Their answer',
      say: 'The Emberians are asked: they counter-attack and lay a priest. City 3 and priest 3 make 6.',
    },
    bonus: {
      title: 'Mind the bonus',
      say: 'You must exceed 6. Either chief adds 2; but with the red one not every card would be of your hero’s faction, and his 1 would be lost.',
      do: 'Lay the chief of the Islanders, then press “Stop here”.',
    },
    taken: {
      title: 'Conquered',
      say: 'The Emberians give up. Their token returns to them, and yours of the same level lies there: 3 points less for them, 3 more for you.',
    },
    end: {
      title: 'End the match',
      say: 'It is the last turn of the second week.',
      do: 'Press “End turn”.',
    },
    more: {
      title: '7 to 4',
      say: 'You win. There is more to find: the legendary artefacts of the ruins on d4, amulets and their die, scrolls that change a card’s faction, matches of three and four, and two other scenarios. Press long on anything to read about it.',
    },
  },
  learned: [
    'Each day one artefact has two uses, and of one you name the faction.',
    'Titles raise units; tents and ambush keep cards for the battle.',
    'A battle begins with a weapon and goes on raise by raise.',
    'The defender must equal, the attacker exceed.',
    'A hero adds 1 if every card of the line is of his faction.',
  ],
} satisfies LessonWords;

export type ConquestStep = keyof typeof en.steps;
