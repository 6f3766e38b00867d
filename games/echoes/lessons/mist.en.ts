import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Two enemies left',
      say: 'You know how to march and to fight. Now the cards: Technologies are Upgrades, Actions, Events and Reactions. The Norse have only two units on the map. If both fall, you win, however strong their Capital is.',
    },
    village: {
      title: 'A village',
      say: 'On a Village a unit may use its action to draw a card, or to resupply: lay cards aside and draw as many. The Gillie stands on one.',
      do: 'Choose the Gillie on c4 and press “Draw a card”.',
    },
    strategy: {
      title: 'Strategy',
      say: 'Upgrades, Actions and Events are played in Deployment; a card marked Strategy also in Mobilisation. Ambush deals 2 direct damage, which no armour stops, next to one of your units and near Forest or Mountain.',
      do: 'Play Ambush, choose the wounded Bondi Levy on d5, and pay.',
    },
    event: {
      title: 'An Event stays',
      say: 'The Levy had 2 health left and is lost. An Event acts for the rest of the match; you may have three. With Crag and Wood your Infantry and Archers on Forest or Mountain have Armour 1.',
      do: 'Press “On to Deployment” and play Crag and Wood.',
    },
    temporary: {
      title: 'Temporary resources',
      say: 'You have no food left. Cattle Raid costs nothing and gives one temporary food. It lies on the card until it is spent, then both are gone. Main resources would come back at your Start.',
      do: 'Play Cattle Raid.',
    },
    barracks: {
      title: 'Barracks',
      say: 'A unit may build a Barracks on its square for two wood and two gold, but not next to a Capital. It has 5 health, shelters a unit like a Capital, and new units may enter there: closer to the enemy.',
      do: 'Deploy the Highland Clansman on c3, on an ordinary pawn.',
    },
    wait: {
      title: 'Keep something back',
      say: 'Reactions are played in your opponent’s turn, with what you have not spent. Your last gold can pay for Into the Mist, which you drew in the village.',
      do: 'Press “End turn”.',
    },
    react: {
      title: 'React',
      say: 'The Víkingr attacks your Clansman on the Forest. You are asked: Into the Mist makes an attack on a unit on Forest or Mountain have no effect. The attacker is exhausted all the same.',
      do: 'Play Into the Mist.',
    },
    keywords: {
      title: 'Keywords',
      say: 'Every keyword explains itself when you point at it or press it long. Charge 2 gives the Galwegian 2 melee more against a unit if it has moved two squares or more, the target’s square included.',
    },
    charge: {
      title: 'Charge!',
      say: 'From e2 to e4 are two squares: 3 and 2 make 5, and the Víkingr has 4 health. It strikes back with 3, and the Galwegian lives.',
      do: 'Attack the Víkingr on e4 with the Galwegian on e2.',
    },
    won: {
      title: 'No army left',
      say: 'The Norse have no unit on the map: you win, though their Capital never lost a stone. There is more: seven civilisations, ships, a long match, teams of two, and decks of your own.',
    },
  },
  learned: [
    'Strategy cards may be played in Mobilisation, others in Deployment.',
    'Three Events may stay in play; an Action acts once.',
    'A Reaction is paid with what you left unspent.',
    'Units may enter at a Barracks, and rest safely inside.',
    'Whoever has no unit on the map has lost.',
  ],
} satisfies LessonWords;

export type MistStep = keyof typeof en.steps;
