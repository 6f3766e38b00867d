import type { LessonWords } from '@gonfalon/kernel';
import type { MarchStep } from './march.en.ts';

export const fr: LessonWords<MarchStep> = {
  steps: {
    welcome: {
      title: 'Quatre royaumes, deux camps',
      say: 'Vous menez Karkoth et le Cercle de Fer contre Vailin et Nerath. Dans une partie courte, un camp gagne à la fin d’un tour complet s’il a au moins 20 points de victoire et plus que l’autre.',
    },
    turn: {
      title: 'Un tour en six phases',
      say: 'Chaque royaume joue son tour : pioche, mouvements, batailles, repositionnement, renforts, revenus. La barre dit où vous en êtes. Karkoth a pioché sa carte Événement et peut maintenant bouger.',
    },
    armies: {
      title: 'Qui se trouve où',
      say: 'Un jeton est une sorte d’unité, le petit chiffre dit combien. Le nombre sur le drapeau ou le château est ce que toutes coûtent ensemble. Pointez un lieu, ou appuyez un moment sur un écran tactile, pour lire qui s’y trouve.',
    },
    march: {
      title: 'Marcher',
      say: 'Les unités terrestres vont de territoire en territoire adjacent, tant que dure leur mouvement. Entrer chez l’ennemi, c’est attaquer : elles s’y arrêtent et combattent à la phase suivante.',
      do: 'Touchez le Val de Cendre, puis le Guet de l’Étoile : tous partent.',
    },
    part: {
      title: 'Laisser quelqu’un',
      say: 'Des unités de plusieurs lieux peuvent attaquer ensemble. Un territoire vide reste à son royaume, mais qui n’y laisse personne tente l’ennemi.',
      do: 'Touchez la Porte-Noire, puis « Tous sauf un », puis le Guet de l’Étoile.',
    },
    plan: {
      title: 'Un plan jusqu’au bout',
      say: 'La plaque donne la chance exacte de gagner, sans les cartes en main. Jusqu’à la fin de la phase, chaque marche peut être reprise, sauf si une autre s’appuie sur elle ou si une carte a été jouée.',
    },
    dice: {
      title: 'Ce que l’on lance',
      say: 'À chaque round, chaque unité lance ses dés une fois : un fantassin 1D6, un engin de siège qui attaque 2D8, un héros 1D10. À 6 ou plus, un dé touche. Les sorciers ont l’Initiative : ils lancent avant tous les autres.',
    },
    fight: {
      title: 'Aux batailles',
      say: 'Toute attaque doit être livrée, une bataille après l’autre. À chaque étape, les deux camps lancent, et seulement ensuite on retire les pertes : qui tombe a tout de même lancé à cette étape.',
      do: 'Appuyez sur « Aux batailles (1) » pour finir vos mouvements.',
    },
    losses: {
      title: 'Choisir ses pertes',
      say: 'Deux touches contre vous. Qui est touché choisit ses pertes parmi ses unités ; les moins chères sont proposées, et vous pouvez en désigner d’autres.',
      do: 'Appuyez sur « Perdre 2 Fantassins ».',
    },
    onward: {
      title: 'Encore un round ?',
      say: 'Après chaque round, l’attaquant poursuit ou bat en retraite avec toutes ses unités. Le défenseur ne bat jamais en retraite. Il reste un fantassin en face.',
      do: 'Appuyez sur « Continuer ».',
    },
    conquered: {
      title: 'Conquis',
      say: 'Votre sorcier a frappé le premier : plus personne pour riposter. Conquérir un territoire ennemi vaut aussitôt 1 point de victoire, une capitale ennemie 5. Vos points ne se perdent jamais, même si le territoire est repris.',
    },
    reposition: {
      title: 'Se repositionner',
      say: 'À cette phase, les unités volantes peuvent bouger encore une fois, vers un lieu ami ; à la fin, un dragon doit se trouver sur un territoire ami. Le vôtre reste où il est.',
      do: 'Appuyez sur « Terminé ».',
    },
    buy: {
      title: 'Acheter au château',
      say: 'Les nouvelles unités arrivent dans un château que vous teniez au début du tour : sans limite dans votre capitale, 4 au plus dans un autre. L’or non dépensé est gardé.',
      do: 'Touchez la Porte-Noire, puis Fantassin ; puis encore la Porte-Noire, et 4.',
    },
    capital: {
      title: 'Bouger aussitôt',
      say: 'Une unité achetée peut bouger de tout son mouvement par des lieux amis. Ainsi, des monstres venus de la capitale gagnent le Val de Cendre, que vous aviez laissé vide.',
      do: 'Touchez les Trônes de Karthoki, puis Monstre ; puis le Val de Cendre, et 2.',
    },
    income: {
      title: 'Les revenus',
      say: 'À la fin de son tour, un royaume reçoit 1 or par territoire qu’il contrôle, la moitié tant que sa capitale est perdue. Le Guet de l’Étoile rapporte déjà.',
      do: 'Appuyez sur « Finir : garder 0 Or » pour finir le tour.',
    },
    later: {
      title: 'Cinq tours plus tard',
      say: 'C’est au Cercle de Fer. Votre camp a 16 points, l’autre 14 : il en manque 4. Le Cercle de Fer se tient à Fort-Denier, près de Sael Vailin, la capitale de Vailin.',
    },
    castle: {
      title: 'Un château combat aussi',
      say: 'Un château se défend avec 1D20. Touché, il se tait jusqu’à la fin de la bataille ; il n’est jamais détruit, et revient à qui conquiert son territoire.',
    },
    assault: {
      title: 'L’assaut de la capitale',
      say: 'Regardez la chance avant de partir. Puis partez, et finissez vos mouvements : la bataille suit aussitôt.',
      do: 'Marchez de Fort-Denier à Sael Vailin, puis « Aux batailles (1) ».',
    },
    taken: {
      title: 'Cinq points',
      say: 'Sael Vailin est à vous : 5 points pour une capitale. Tant que Vailin ne l’a pas reprise, il ne perçoit que la moitié de ses revenus et ne place que 4 unités par château, sauf s’il n’en contrôle qu’un.',
    },
    finish: {
      title: 'Le tour doit finir',
      say: 'Les points décident à la fin du tour complet, après le tour de Nerath. Votre dragon se repose ; puis finissez le tour.',
      do: 'Appuyez sur « Terminé », puis sur « Finir : garder 0 Or ».',
    },
    won: {
      title: 'Victoire',
      say: '21 points contre 14 : votre camp gagne. Vous connaissez l’essentiel ; navires, donjons, trésors et cartes sont dans la leçon suivante.',
    },
  },
  learned: [
    'Pioche, mouvements, batailles, repositionnement, renforts, revenus : chaque royaume à son tour.',
    'Un dé à 6 ou plus touche ; qui est touché choisit ses pertes.',
    'L’Initiative lance d’abord, et qui tombe alors ne lance pas.',
    'On achète dans les châteaux que l’on tenait au début du tour.',
    'Un territoire ennemi vaut 1 point, une capitale 5 ; les points décident à la fin d’un tour complet.',
  ],
};
