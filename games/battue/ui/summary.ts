/** The game on one page. */
import type { Language } from '@gonfalon/kernel';
import type { SummaryPart } from '@gonfalon/ui-kit';

const parts: Readonly<Record<Language, readonly SummaryPart[]>> = {
  en: [
    {
      icon: 'laurel-crown',
      title: 'Aim',
      lines: [
        'Take sections of Tarsos and plant your flags. The highest score wins.',
        'The game ends after the turn in which Palace, Templum Jupiter and Universitas all bear a flag.',
        'Score: the points of the sections you control, and of the cards in your war chest.',
      ],
    },
    {
      icon: 'hourglass',
      title: 'Your turn',
      lines: [
        '1. Play Start of turn cards.',
        '2. Call reinforcements: one die per horde. 1–2: one warrior, 3–4: two, 5–6: three. A reinforced horde stays where it is.',
        '3. Move warriors to adjacent sections. No warrior moves twice.',
        '4. Fight for every section where you have warriors and no control.',
        '5. Play End of turn cards.',
      ],
    },
    {
      icon: 'crossed-swords',
      title: 'A battle',
      lines: [
        'Attack: your warriors + a die + cards.',
        'Defence: the section + its warriors + a die + cards.',
        'The attack must be higher. If it is not, the attacker loses a warrior.',
        'If it is, a defender is lost, or an empty section is won.',
        'Then one side may retreat, or the next exchange begins.',
      ],
    },
    {
      icon: 'card-pickup',
      title: 'Victory',
      lines: [
        'Plant a flag. The first to take a section loots it once.',
        'Loot cards: draw as many as the section shows. Play each at the moment it names.',
        'Warrior icon: one warrior of your reserve joins the horde.',
      ],
    },
    {
      icon: 'person',
      title: 'Limits',
      lines: [
        'A horde has at most 8 warriors.',
        'Until you win your first section, the whole horde moves.',
        'Nobody moves into a camp.',
        'Without warriors you are eliminated. Your flags still score.',
      ],
    },
  ],
  fr: [
    {
      icon: 'laurel-crown',
      title: 'But du jeu',
      lines: [
        'Prenez des sections de Tarsos et plantez-y vos drapeaux. Le meilleur score l’emporte.',
        'La partie finit après le tour où le Palais, Templum Jupiter et Universitas portent tous un drapeau.',
        'Score : les points des sections que vous contrôlez et des cartes de votre trésor de guerre.',
      ],
    },
    {
      icon: 'hourglass',
      title: 'Votre tour',
      lines: [
        '1. Jouez des cartes de début de tour.',
        '2. Appelez des renforts : un dé par horde. 1–2 : un guerrier, 3–4 : deux, 5–6 : trois. Une horde renforcée reste sur place.',
        '3. Déplacez des guerriers vers des sections voisines. Aucun ne se déplace deux fois.',
        '4. Combattez pour chaque section où vous avez des guerriers sans la contrôler.',
        '5. Jouez des cartes de fin de tour.',
      ],
    },
    {
      icon: 'crossed-swords',
      title: 'Une bataille',
      lines: [
        'Attaque : vos guerriers + un dé + les cartes.',
        'Défense : la section + ses guerriers + un dé + les cartes.',
        'L’attaque doit être supérieure. Sinon, l’attaquant perd un guerrier.',
        'Si elle l’est, le défenseur perd un guerrier, ou la section vide est prise.',
        'Ensuite un camp peut battre en retraite, ou un nouvel échange commence.',
      ],
    },
    {
      icon: 'card-pickup',
      title: 'Victoire',
      lines: [
        'Plantez un drapeau. Le premier qui prend une section la pille, une seule fois.',
        'Cartes Butin : piochez-en autant que la section l’indique. Jouez chacune au moment qu’elle nomme.',
        'Icône de guerrier : un guerrier de votre réserve rejoint la horde.',
      ],
    },
    {
      icon: 'person',
      title: 'Limites',
      lines: [
        'Une horde compte au plus 8 guerriers.',
        'Avant votre première section prise, la horde se déplace entière.',
        'Personne n’entre dans un camp.',
        'Sans guerrier, vous êtes éliminé. Vos drapeaux comptent encore.',
      ],
    },
  ],
};

export const summary = (language: Language): readonly SummaryPart[] => parts[language];
