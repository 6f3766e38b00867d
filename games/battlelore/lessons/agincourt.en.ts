import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Agincourt, 1415',
      say: 'You command the English, the Pennant camp, on the near side of the field; the French, the Standard camp, stand opposite. Every enemy unit that you eliminate gives you a Victory Banner. The first camp with four has won.',
    },
    units: {
      title: 'Units',
      say: 'All figures on a hex are one unit. Its banner tells how many dice it rolls: green two, blue three, red four. A unit rolls them all even when it has lost figures.',
    },
    sections: {
      title: 'Three sections, six cards',
      say: 'Two dotted lines divide the field into left, centre and right, as seen from your side. A turn begins with one Command card from your hand: it says how many units you may order, and where.',
    },
    command: {
      title: 'Play a Command card',
      say: 'Patrol Left orders up to two units on your left flank. Two units of archers stand there.',
      do: 'Play Patrol Left.',
    },
    order: {
      title: 'Order units',
      say: 'Only units that are ordered now may move and battle this turn. All orders are given before the first unit moves.',
      do: 'Order both units of archers on your left.',
    },
    move: {
      title: 'Move',
      say: 'Green infantry such as these archers moves up to two hexes and may still battle; blue and red only one. No unit may enter or cross a hex with another unit.',
      do: 'Choose each unit of archers and move it one hex forward, towards the French.',
    },
    range: {
      title: 'Within bowshot',
      say: 'When all moves are made, the battles begin. A bow reaches four hexes, if nothing blocks the line of sight: units, forests and hills do. Archers that moved roll one die fewer.',
    },
    shoot: {
      title: 'Helmets hit',
      say: 'Each helmet in the colour of the target’s banner is a hit and removes a figure. Heavy cavalry carries red, so only a red helmet hurts it. A sword-on-shield never hits for a bow.',
      do: 'Shoot at the heavy cavalry with one of your archers.',
    },
    flag: {
      title: 'Flags drive back',
      say: 'A hit! Now the second unit. For each flag that you roll the target must retreat a hex towards its own side; if it cannot, it loses a figure instead.',
      do: 'Shoot at the same cavalry with your other archers.',
    },
    'turn-over': {
      title: 'The end of a turn',
      say: 'The cavalry has fallen back. Your turn is over: the card is discarded and you have drawn a new one. Ranged attacks are never answered, so archers shoot in peace.',
    },
    french: {
      title: 'The French advance',
      say: 'Now the French play a card. Blue infantry may march two hexes if it does not battle that turn.',
    },
    darken: {
      title: 'A tactic card',
      say: 'Some cards order units of a kind, wherever they are. Darken the Sky orders all your archers that no enemy stands next to, and those that do not move may shoot twice.',
      do: 'Play Darken the Sky.',
    },
    stand: {
      title: 'Stand and shoot',
      say: 'Archers that stay where they are roll both their dice. The French in the centre have come within range by themselves.',
      do: 'Press “On to battle”: nobody moves.',
    },
    volley: {
      title: 'Two volleys',
      say: 'Four figures stand in that unit of infantry, and your archers in the centre may roll two dice at it, twice.',
      do: 'With the archers in your centre, attack the infantry in front of them; then once more.',
    },
    banner: {
      title: 'Your first banner',
      say: 'The whole unit is gone, and its banner is yours. Other archers could shoot on, but let us see what the French do.',
      do: 'Press “End turn” to end your battles.',
    },
    onslaught: {
      title: 'Hand to hand',
      say: 'The French answer with Foot Onslaught: their infantry runs two hexes and attacks all the same. An attack on an adjacent unit is melee, and there swordsmen also hit with a sword-on-shield.',
    },
    bold: {
      title: 'Support makes Bold',
      say: 'Your heavy infantry lost a figure, and a flag was rolled. But it stands next to two friendly units: it is supported, so it is Bold and may ignore one flag.',
      do: 'Ignore the flag.',
    },
    'battle-back': {
      title: 'Battle back',
      say: 'A Bold unit that was attacked in melee, survived and held its hex may strike back at once. Veterans with a red banner roll four dice.',
      do: 'Battle back.',
    },
    centre: {
      title: 'Your centre',
      say: 'Three hits! One Frenchman is left in front of you. You may give fewer orders than a card allows.',
      do: 'Play Attack Centre, order only the heavy infantry, and press “On to movement”.',
    },
    melee: {
      title: 'Attack',
      say: 'Your heavy infantry already stands next to its enemy and need not move. Hover over the target, or tap it, to see your odds before you roll.',
      do: 'Press “On to battle” to stay in place, then attack the infantry.',
    },
    'gain-ground': {
      title: 'Gain ground',
      say: 'After a melee that empties the enemy’s hex, the attacker may take it. Cavalry may even ride on and attack again. Your second banner is won.',
      do: 'Gain ground: move to the empty hex.',
    },
    later: {
      title: 'One banner to go',
      say: 'Some turns later you have three banners, the French two. The match ends at the very moment in which a camp has its last one.',
    },
    forest: {
      title: 'Terrain',
      say: 'Two Frenchmen hide in the wood on your left. A forest stops whoever enters it and blocks the line of sight. No unit rolls more than two dice into it or out of it, unless a card adds some.',
    },
    advance: {
      title: 'Close in',
      say: 'Blue infantry moves one hex and may still battle. The hex marked here is next to the wood.',
      do: 'Play Patrol Left, order the infantry on your left, press “On to movement”, and move it to the marked hex.',
    },
    'last-blow': {
      title: 'The last blow',
      say: 'Three dice for a blue banner, but only two into the forest. In melee both blue helmets and swords hit these infantrymen.',
      do: 'Attack the infantry in the wood.',
    },
    won: {
      title: 'The field is yours',
      say: 'Four banners: the English have won the day, and you have won your first battle!',
    },
  },
  learned: [
    'A turn: a Command card, orders, moves, battles, a new card.',
    'The banner’s colour gives the dice, and the helmet that hits.',
    'Flags drive back; support lets a unit ignore one and battle back.',
    'Bows reach four hexes; moving costs them a die.',
    'Every unit eliminated is a banner; the last banner wins at once.',
  ],
} satisfies LessonWords;

export type AgincourtStep = keyof typeof en.steps;
