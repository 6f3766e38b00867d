/** The game on one page. */
import type { Language } from '@gonfalon/kernel';
import type { SummaryPart } from '@gonfalon/ui-kit';

const parts: Readonly<Record<Language, readonly SummaryPart[]>> = {
  en: [
    {
      icon: 'flying-flag',
      title: 'Aim',
      lines: [
        'Each enemy unit you eliminate gives you its banner.',
        'The first camp with the number of banners that the adventure asks for wins at once.',
      ],
    },
    {
      icon: 'hourglass',
      title: 'Your turn',
      lines: [
        '1. Command: play one Command card.',
        '2. Order: name all the units you order. Only they move and battle.',
        '3. Movement: move them one after the other.',
        '4. Combat: battle with each of them once, if you like.',
        '5. End of turn: draw a card; in games with Lore, choose your Lore.',
      ],
    },
    {
      icon: 'boot-prints',
      title: 'Moving',
      lines: [
        'Green infantry: 2 hexes. Blue: 1, or 2 without a battle. Red: 1.',
        'Cavalry: green 4 hexes, blue 3, red 2.',
        'A unit never passes through another.',
      ],
    },
    {
      icon: 'crossed-swords',
      title: 'Battling',
      lines: [
        'Dice: green 2, blue 3, red 4. A unit rolls them all, however few figures are left.',
        'A helmet in the colour of the target’s banner is a hit. So is a sword-on-shield, if the weapon allows it.',
        'Each hit removes a figure. Then each flag drives the target back 1 hex; where it cannot go, it loses a figure.',
      ],
    },
    {
      icon: 'bow-arrow',
      title: 'Bows and crossbows',
      lines: [
        'The bow reaches 4 hexes, the crossbow 3, with a line of sight.',
        'One die less for a unit that has moved.',
        'With an enemy next to it, a unit can attack only that one.',
      ],
    },
  ],
  fr: [
    {
      icon: 'flying-flag',
      title: 'But du jeu',
      lines: [
        'Chaque unité ennemie éliminée vous donne sa bannière.',
        'Le premier camp qui a le nombre de bannières demandé par l’aventure gagne aussitôt.',
      ],
    },
    {
      icon: 'hourglass',
      title: 'Votre tour',
      lines: [
        '1. Commandement : jouez une carte Commandement.',
        '2. Activation : désignez toutes les unités activées. Elles seules se déplacent et combattent.',
        '3. Déplacement : déplacez-les l’une après l’autre.',
        '4. Combat : chacune peut combattre une fois.',
        '5. Fin du tour : piochez une carte ; avec l’Arcane, choisissez votre gain.',
      ],
    },
    {
      icon: 'boot-prints',
      title: 'Se déplacer',
      lines: [
        'Infanterie verte : 2 cases. Bleue : 1, ou 2 sans combattre. Rouge : 1.',
        'Cavalerie : verte 4 cases, bleue 3, rouge 2.',
        'Une unité ne traverse jamais une autre unité.',
      ],
    },
    {
      icon: 'crossed-swords',
      title: 'Combattre',
      lines: [
        'Dés : verte 2, bleue 3, rouge 4. Une unité les lance tous, même affaiblie.',
        'Un casque de la couleur de la bannière visée est une touche. Une Épée sur bouclier aussi, si l’arme le permet.',
        'Chaque touche retire une figurine. Puis chaque drapeau fait reculer la cible d’une case ; si elle ne le peut, elle perd une figurine.',
      ],
    },
    {
      icon: 'bow-arrow',
      title: 'Arcs et arbalètes',
      lines: [
        'L’arc porte à 4 cases, l’arbalète à 3, avec une ligne de vue.',
        'Un dé de moins pour une unité qui s’est déplacée.',
        'Au contact d’un ennemi, une unité ne peut attaquer que lui.',
      ],
    },
  ],
};

export const summary = (language: Language): readonly SummaryPart[] => parts[language];
