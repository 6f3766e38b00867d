import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Three points wanting',
      say: 'Now you lead Vailin and Nerath. The last turn of the round is Nerath’s: your side has 17 points, the other 17 as well. Take three, and you win with the round.',
    },
    hand: {
      title: 'Event cards',
      say: 'Each realm has its own deck and draws a card a turn. Every card says when it may be played. Battlefield Healer waits for a battle; immediate cards take effect as soon as they are drawn.',
    },
    card: {
      title: 'Play a card',
      say: 'Inspiring Saga belongs to the Draw phase: until the end of your turn, whenever Nerath conquers land, a footsoldier is added there.',
      do: 'Play Inspiring Saga from your hand.',
    },
    board: {
      title: 'Aboard',
      say: 'A warship carries two land units of its own realm. From a friendly coast they board a ship in an adjacent friendly sea zone; they must not have moved before.',
      do: 'Press Blueharbour, then the Bluewater Channel.',
    },
    land: {
      title: 'And ashore',
      say: 'From there they may land at once, and on enemy land that is an attack. A ship that has landed cargo sails no more this turn.',
      do: 'Press the Bluewater Channel, then Ashmark.',
    },
    join: {
      title: 'From two sides',
      say: 'The ship brought two footsoldiers; an army by land joins them. Should ships meet enemies at sea, those battles come first, and cargo neither rolls nor is hit.',
      do: 'March from the Dawnforge Mountains to Ashmark.',
    },
    heroes: {
      title: 'Heroes explore',
      say: 'Fighters and wizards are heroes: only they enter a dungeon, and they stop at its entrance. What guards it lies face down. Two heroes or more are wise.',
      do: 'Send the wizard from Hammergate and the fighter from the Witchlight Fens to the Drowned Crypt.',
    },
    moor: {
      title: 'A bold attack',
      say: 'Wraithmoor is well guarded. Look at the chance: let us try one round all the same.',
      do: 'March from Highcrown to Wraithmoor, then press “On to 3 battles”.',
    },
    guardians: {
      title: 'Guardians',
      say: 'The tiles are turned up when the heroes fight. Guardians hit on 6 or more, and each hit takes one of their dice; without dice they are beaten. Against some, heroes need 7 or 8.',
      do: 'Fight at the Drowned Crypt.',
    },
    treasure: {
      title: 'A treasure',
      say: 'All guardians are beaten and a hero lives: you gain the gold that they guarded, here none, and one treasure. Played, it scores its points; this one brings 3 gold as well.',
      do: 'Play Treasure Hoard.',
    },
    attack: {
      title: 'The next battle',
      say: 'You choose the order of your battles, but all must be fought. Begin where you may have to give way.',
      do: 'Fight at Wraithmoor.',
    },
    healer: {
      title: 'A card in battle',
      say: 'Nobody of yours hit; three of theirs did. Before the losses are taken you are asked: Battlefield Healer cancels up to 3 hits against your side in this round.',
      do: 'Play Battlefield Healer.',
    },
    retreat: {
      title: 'Retreat',
      say: 'It will not go so well twice. Land units retreat to adjacent friendly land, all to one place or piece by piece; they move no more this turn. The defender keeps the land.',
      do: 'Retreat to Highcrown.',
    },
    saga: {
      title: 'Ashmark',
      say: 'The landing succeeded: 1 point, and by Inspiring Saga a footsoldier more. With the treasure that makes 3.',
    },
    leave: {
      title: 'Out of the dungeon',
      say: 'In the Reposition phase heroes must leave an entrance: to adjacent friendly land, or aboard a ship of yours with room. Whoever can do neither is lost.',
      do: 'Lead both heroes out, wherever you like.',
    },
    rest: {
      title: 'New guardians',
      say: 'A beaten entrance gets two new tiles, face down. Spend your gold if you like another time; now the round may end.',
      do: 'Press “Done: keep 3 gold”.',
    },
    won: {
      title: 'Victory',
      say: '20 points against 17. One thing more to know: a monster that wins a battle on land in its own turn may run amok, into an adjacent enemy land that is empty, and conquer it.',
    },
  },
  learned: [
    'A ship carries two land units; they board and land, and then it sails no more.',
    'Only heroes explore; each hit takes a die off the guardians.',
    'Beaten guardians leave gold and a treasure; played, it scores.',
    'Cards are played when they say; you are asked at the right moment.',
    'Retreat is for all attackers of a battle, to friendly places next to it.',
  ],
} satisfies LessonWords;

export type SeasStep = keyof typeof en.steps;
