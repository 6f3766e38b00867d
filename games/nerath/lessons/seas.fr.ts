import type { LessonWords } from '@gonfalon/kernel';
import type { SeasStep } from './seas.en.ts';

export const fr: LessonWords<SeasStep> = {
  steps: {
    welcome: {
      title: 'Encore trois points',
      say: 'Vous menez à présent Vailin et Nerath. Nerath joue le dernier tour du tour complet : votre camp a 17 points, l’autre aussi. Prenez-en trois, et vous gagnez à la fin du tour complet.',
    },
    hand: {
      title: 'Les cartes Événement',
      say: 'Chaque royaume a son paquet et pioche une carte par tour. Chaque carte dit quand elle se joue. « Guérisseur de bataille » attend une bataille ; une carte à jouer immédiatement agit dès qu’elle est piochée.',
    },
    card: {
      title: 'Jouer une carte',
      say: '« Saga exaltante » se joue à la phase de pioche : jusqu’à la fin du tour, chaque fois que Nerath conquiert un territoire, un fantassin s’y ajoute.',
      do: 'Jouez « Saga exaltante » de votre main.',
    },
    board: {
      title: 'À bord',
      say: 'Un navire de guerre porte deux unités terrestres de son royaume. Depuis une côte amie, elles embarquent dans une zone maritime amie adjacente ; elles ne doivent pas avoir bougé.',
      do: 'Touchez Havre-Bleu, puis le Chenal d’Eau-Bleue.',
    },
    land: {
      title: 'Et à terre',
      say: 'De là, elles peuvent débarquer aussitôt ; chez l’ennemi, c’est une attaque. Un navire qui a débarqué quelqu’un ne navigue plus ce tour-ci.',
      do: 'Touchez le Chenal d’Eau-Bleue, puis Marche-Cendre.',
    },
    join: {
      title: 'De deux côtés',
      say: 'Le navire a amené deux fantassins ; une armée les rejoint par terre. Si des navires rencontrent l’ennemi, ces batailles-là viennent d’abord, et la cargaison ni ne lance de dés ni n’est touchée.',
      do: 'Marchez des Monts Forgeaube à Marche-Cendre.',
    },
    heroes: {
      title: 'Les héros explorent',
      say: 'Guerriers et sorciers sont des héros : eux seuls entrent dans un donjon, et s’arrêtent à l’entrée. Ce qui la garde est face cachée. Mieux vaut y aller à deux ou plus.',
      do: 'Envoyez le sorcier de Porte-Marteau et le guerrier du Marais des Feux follets à la Crypte noyée.',
    },
    moor: {
      title: 'Une attaque hardie',
      say: 'La Lande aux Spectres est bien gardée. Regardez la chance : essayons tout de même un round.',
      do: 'Marchez de Hautecouronne à la Lande aux Spectres, puis « Aux batailles (3) ».',
    },
    guardians: {
      title: 'Les gardiens',
      say: 'Les tuiles sont révélées quand les héros combattent. Les gardiens touchent sur 6 ou plus, et chaque touche leur ôte un dé ; sans dé, ils sont vaincus. Contre certains, il faut 7 ou 8 aux héros.',
      do: 'Combattez à la Crypte noyée.',
    },
    treasure: {
      title: 'Un trésor',
      say: 'Tous les gardiens sont vaincus et un héros survit : vous recevez l’or qu’ils gardaient, ici aucun, et un trésor. Joué, il rapporte ses points ; celui-ci donne aussi 3 or.',
      do: 'Jouez « Monceau d’or ».',
    },
    attack: {
      title: 'La bataille suivante',
      say: 'Vous choisissez l’ordre de vos batailles, mais toutes doivent être livrées. Commencez là où il faudra peut-être céder.',
      do: 'Combattez à la Lande aux Spectres.',
    },
    healer: {
      title: 'Une carte en bataille',
      say: 'Aucun des vôtres n’a touché ; trois des leurs, si. Avant les pertes, on vous le demande : « Guérisseur de bataille » annule jusqu’à 3 touches contre votre camp ce round-ci.',
      do: 'Jouez « Guérisseur de bataille ».',
    },
    retreat: {
      title: 'La retraite',
      say: 'Cela ne réussira pas deux fois. Les unités terrestres se retirent vers un territoire ami adjacent, toutes ensemble ou une par une ; elles ne bougent plus ce tour-ci. Le défenseur garde le territoire.',
      do: 'Battez en retraite vers Hautecouronne.',
    },
    saga: {
      title: 'Marche-Cendre',
      say: 'Le débarquement a réussi : 1 point, et un fantassin de plus grâce à « Saga exaltante ». Avec le trésor, cela fait 3.',
    },
    leave: {
      title: 'Sortir du donjon',
      say: 'À la phase de repositionnement, les héros doivent quitter l’entrée : vers un territoire ami adjacent, ou à bord d’un de vos navires qui a de la place. Sinon, ils sont perdus.',
      do: 'Faites sortir les deux héros, où vous voulez.',
    },
    rest: {
      title: 'De nouveaux gardiens',
      say: 'Une entrée vaincue reçoit deux nouvelles tuiles, face cachée. Vous dépenserez votre or une autre fois ; le tour peut finir.',
      do: 'Appuyez sur « Finir : garder 3 Or ».',
    },
    won: {
      title: 'Victoire',
      say: '20 points contre 17. Encore une chose : un monstre qui gagne une bataille terrestre à son tour peut être pris de folie furieuse : il entre dans un territoire ennemi adjacent et vide, et le conquiert.',
    },
  },
  learned: [
    'Un navire porte deux unités terrestres ; elles embarquent, débarquent, et il ne navigue plus.',
    'Seuls les héros explorent ; chaque touche ôte un dé aux gardiens.',
    'Les gardiens vaincus laissent de l’or et un trésor ; joué, il rapporte.',
    'Une carte se joue quand elle le dit ; on vous interroge au bon moment.',
    'La retraite vaut pour tous les attaquants d’une bataille, vers des lieux amis voisins.',
  ],
};
