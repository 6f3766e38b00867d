import type { LessonWords } from '@gonfalon/kernel';
import type { MistStep } from './mist.en.ts';

export const fr: LessonWords<MistStep> = {
  steps: {
    welcome: {
      title: 'Plus que deux ennemis',
      say: 'Vous savez marcher et combattre. Voici les Technologies : Améliorations, Actions, Événements et Réactions. Les Nordiques n’ont que deux unités sur la carte. Si elles tombent, vous gagnez, si solide que soit leur Capitale.',
    },
    village: {
      title: 'Un village',
      say: 'Sur un Village, une unité peut employer son action à piocher une carte, ou à se réapprovisionner : mettre des cartes de côté et en piocher autant. Le Gillie s’y trouve.',
      do: 'Choisissez le Gillie en c4 et appuyez sur « Piocher une carte ».',
    },
    strategy: {
      title: 'Stratégie',
      say: 'Une Amélioration, une Action ou un Événement se joue au Déploiement ; une carte Stratégie, aussi à la Mobilisation. Embuscade inflige 2 dégâts directs, sans égard à l’Armure, autour d’une de vos unités et près d’une région boisée ou montagne.',
      do: 'Jouez Embuscade, choisissez la Levée blessée en d5, et payez.',
    },
    event: {
      title: 'Un Événement reste',
      say: 'La Levée n’avait plus que 2 de santé. Un Événement agit jusqu’à la fin ; trois au plus. Avec Rocs et bois, votre Infanterie et vos Archers sur région boisée ou montagne ont Armure 1.',
      do: 'Passez au Déploiement et jouez Rocs et bois.',
    },
    temporary: {
      title: 'Ressources temporaires',
      say: 'Vous n’avez plus de Nourriture. Razzia de bétail est gratuite et en donne une, temporaire. Elle reste sur la carte jusqu’à la dépense, puis tout disparaît. Une ressource principale, elle, revient au Début.',
      do: 'Jouez Razzia de bétail.',
    },
    barracks: {
      title: 'La Caserne',
      say: 'Une unité bâtit une Caserne sur sa case pour deux Bois et deux Or, mais pas à côté d’une Capitale. Elle a 5 de santé, abrite une unité comme une Capitale, et l’on y déploie : plus près de l’ennemi.',
      do: 'Déployez l’Homme de clan en c3, sur un pion ordinaire.',
    },
    wait: {
      title: 'Gardez une réserve',
      say: 'Les Réactions se jouent pendant le tour adverse, avec ce que vous n’avez pas dépensé. Votre dernier Or peut payer « Dans la brume », piochée au village.',
      do: 'Appuyez sur « Finir le tour ».',
    },
    react: {
      title: 'Réagir',
      say: 'Le Viking attaque votre Homme de clan sur la région boisée. On vous consulte : Dans la brume rend sans effet une attaque contre une unité sur région boisée ou montagne. L’attaquant est épuisé quand même.',
      do: 'Jouez Dans la brume.',
    },
    keywords: {
      title: 'Les mots-clés',
      say: 'Chaque mot-clé s’explique au survol ou par un appui long. Charger 2 donne au Galwégien 2 de mêlée contre une unité s’il a parcouru au moins deux cases, celle de la cible comprise.',
    },
    charge: {
      title: 'Chargez !',
      say: 'De e2 en e4, il y a deux cases : 3 et 2 font 5, et le Viking a 4 de santé. Il contre-attaque à 3, et le Galwégien survit.',
      do: 'Attaquez le Viking en e4 avec le Galwégien en e2.',
    },
    won: {
      title: 'Plus d’armée',
      say: 'Les Nordiques n’ont plus d’unité sur la carte : vous gagnez, sans avoir touché leur Capitale. Il y a plus : sept civilisations, des navires, la partie longue, les équipes de deux, et vos propres paquets.',
    },
  },
  learned: [
    'Une carte Stratégie se joue aussi à la Mobilisation, les autres au Déploiement.',
    'Trois Événements peuvent rester en jeu ; une Action agit une fois.',
    'Une Réaction se paie avec ce que vous avez gardé.',
    'On déploie aussi sur une Caserne, et l’on y est à l’abri.',
    'Qui n’a plus d’unité sur la carte a perdu.',
  ],
};
