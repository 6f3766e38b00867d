import type { LessonWords } from '@gonfalon/kernel';
import type { RealmStep } from './realm.en.ts';

export const fr: LessonWords<RealmStep> = {
  steps: {
    welcome: {
      title: 'Deux royaumes',
      say: 'Chacun a une Capitale, vous en a1, votre rival en f6, et un éclaireur. Entre elles, les tuiles sont face cachée. Vous gagnez aussitôt que la Capitale ennemie n’a plus de santé, ou que votre rival n’a plus d’unité sur la carte.',
    },
    civ: {
      title: 'Choisissez un peuple',
      say: 'Votre dé est le plus fort : à vous de dire qui choisit sa civilisation en premier, et à vous le premier tour. Chaque civilisation a ses cartes et son pouvoir.',
      do: 'Appuyez sur « Choisir en premier », puis prenez les Scots.',
    },
    hand: {
      title: 'Votre première main',
      say: 'Vous piochez cinq cartes : unités et Technologies. Une fois, vous pouvez en mettre de côté et en piocher autant ; les anciennes sont ensuite mélangées au paquet. Celles-ci conviennent.',
      do: 'Appuyez sur « Garder ma main ».',
    },
    turn: {
      title: 'Un tour',
      say: 'Un tour a quatre phases. Début : on rafraîchit ce qui est épuisé ; votre premier tour n’en a pas. Mobilisation : vos unités bougent et agissent. Déploiement : vous jouez des cartes. Fin : vous piochez.',
    },
    explore: {
      title: 'Explorer',
      say: 'Une unité se déplace une fois par tour, en ligne droite. Votre Gillie va jusqu’à deux cases en tous sens. Qui entre sur une tuile face cachée s’y arrête et la retourne.',
      do: 'Choisissez le Gillie en a1, puis la case c1.',
    },
    rotate: {
      title: 'Poser la tuile',
      say: 'Vous l’orientez. Les terres cultivées donnent de la Nourriture, la région boisée du Bois, les mines de l’Or, et l’Or vous manque. Quand il explore, le Gillie permet aussi d’échanger une carte.',
      do: 'Tournez la tuile pour que les mines soient sous le Gillie et posez-la ; puis appuyez sur « Garder ma main ».',
    },
    camp: {
      title: 'Bâtir un Camp',
      say: 'Une unité qui a bougé peut encore agir, une fois par tour ; agir l’épuise. Un Camp est gratuit, mais vous n’en bâtissez qu’un par tour. Il donne sa ressource aussitôt, tant qu’il est debout.',
      do: 'Choisissez le Gillie et appuyez sur « Camp : +1 Or ».',
    },
    deployment: {
      title: 'À vos cartes',
      say: 'Le Gillie est épuisé, rien d’autre ne bouge. Au Déploiement vous dépensez : vous avez depuis le début une Nourriture et un Bois, et maintenant un Or.',
      do: 'Appuyez sur « Passer au Déploiement ».',
    },
    deploy: {
      title: 'Déployer une unité',
      say: 'Une unité entre en jeu sur votre Capitale, ou sur une de vos Casernes, si aucune unité ne s’y trouve. L’Homme de clan coûte une Nourriture et un Bois.',
      do: 'Choisissez « Homme de clan des Highlands » dans votre main, puis votre Capitale en a1.',
    },
    pawn: {
      title: 'Les pions',
      say: 'Vous avez quatre pions ordinaires, un Roi et une Reine. Le Roi donne 1 de mêlée à son unité, la Reine 2 de santé ; mais quand celle-ci quitte la carte, le pion quitte la partie. Gardez-les pour mieux.',
      do: 'Choisissez le pion ordinaire.',
    },
    end: {
      title: 'Finir le tour',
      say: 'À la fin de votre tour, vous piochez jusqu’à cinq cartes ; si vous en avez déjà cinq ou plus, vous en piochez une. Au-delà de sept, il faut défausser.',
      do: 'Appuyez sur « Finir le tour ».',
    },
    rival: {
      title: 'Le tour de votre rival',
      say: 'Les Nordiques explorent, bâtissent et déploient. Second joueur, votre rival a reçu au départ un joker, qui paie une fois n’importe quelle ressource. Le journal raconte tout.',
    },
    refresh: {
      title: 'Frais et dispos',
      say: 'Votre tour débute : ressources et unités sont rafraîchies. L’Homme de clan va jusqu’à deux cases en ligne ou en colonne.',
      do: 'Déplacez l’Homme de clan vers la région boisée en b1, choisissez-le encore et bâtissez un Camp.',
    },
    again: {
      title: 'Le royaume grandit',
      say: 'Un Camp par tour, et bientôt vous paierez davantage. Les Piquiers du schiltron coûtent une Nourriture et deux Bois : juste ce que vous avez.',
      do: 'Passez au Déploiement et déployez les Piquiers du schiltron en a1, sur un pion ordinaire.',
    },
    later: {
      title: 'Quelques tours plus tard',
      say: 'Toute la carte est découverte, et la Capitale ennemie n’a plus que 5 de ses 10 points de santé. C’est votre tour, et une seule Levée de bóndi barre la route.',
    },
    numbers: {
      title: 'Mêlée, distance, santé',
      say: 'Choisissez une unité pour voir ses valeurs et ce qu’elle peut faire. Sur chaque cible, vous lisez ce que l’attaque inflige et ce qu’elle coûte, avant tout risque. L’Armure réduit chaque coup, jamais à moins de 1.',
    },
    shoot: {
      title: 'Tirez d’abord',
      say: 'Une unité qui a une attaque à distance peut changer de mode. À distance, elle touche ce qui l’entoure, même en diagonale, sans bouger, et rien ne lui répond.',
      do: 'Choisissez l’Archer d’Ettrick en f3, passez-le en mode à distance, puis attaquez la Levée de bóndi.',
    },
    melee: {
      title: 'Puis frappez',
      say: 'Une attaque en mêlée est le déplacement du tour et finit sur la case visée. Une cible en mode mêlée frappe en même temps, même si elle tombe : les 2 de la Levée, moins votre Armure 1.',
      do: 'Attaquez la Levée de bóndi en f4 avec le Gallowglass en e4.',
    },
    'won-square': {
      title: 'La case est à vous',
      say: 'La cible a disparu : le Gallowglass tient sa case ; sinon il aurait reculé par où il est venu. Il a perdu 1 de santé et il est épuisé.',
      do: 'Appuyez sur « Passer au Déploiement ».',
    },
    upgrade: {
      title: 'Une Amélioration',
      say: 'Une Amélioration reste sur son unité jusqu’à ce que celle-ci quitte la carte. La Hache de Lochaber, pour l’Infanterie, donne 1 de mêlée.',
      do: 'Jouez la Hache de Lochaber sur le Gallowglass.',
    },
    pay: {
      title: 'Payer',
      say: 'La hache coûte un Bois et une ressource quelconque. Les pièces penchées paieraient ; touchez-en d’autres pour payer avec elles. Les ressources principales reviennent à votre prochain Début.',
      do: 'Appuyez sur « Payer ainsi ».',
    },
    king: {
      title: 'Un Roi à cheval',
      say: 'Le Hobelar chevauche jusqu’à trois cases en tous sens. Avec le Roi, il frappe à 4 au lieu de 3.',
      do: 'Déployez le Hobelar en a1, choisissez le Roi, puis finissez votre tour.',
    },
    garrison: {
      title: 'Derrière les murs',
      say: 'Le Lancier nordique est dans la Capitale : en garnison. On ne peut pas l’y attaquer, et un bâtiment ne contre-attaque jamais. Les Nordiques vous attendent.',
    },
    storm: {
      title: 'À l’assaut',
      say: 'Le Gallowglass est rafraîchi. Avec la hache, sa mêlée est de 5, et la Capitale a 5 de santé. Les murs n’affaiblissent que les tirs, de 4.',
      do: 'Attaquez la Capitale en f6 avec le Gallowglass.',
    },
    won: {
      title: 'La Capitale est tombée',
      say: 'La partie finit aussitôt, quoi qu’il reste debout. Gardez aussi votre Capitale, et ne perdez jamais votre dernière unité : c’est l’autre façon de perdre.',
    },
  },
  learned: [
    'Un tour : Début, Mobilisation, Déploiement, Fin.',
    'Chaque unité se déplace une fois et agit une fois ; agir l’épuise.',
    'Un Camp par tour apporte des ressources ; les unités entrent sur la Capitale ou une Caserne.',
    'En mêlée, les deux camps frappent ; un tir reste sans réponse.',
    'Une Capitale sans santé, ou un souverain sans unité, met fin à la partie.',
  ],
};
