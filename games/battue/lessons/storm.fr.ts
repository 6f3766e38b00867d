import type { LessonWords } from '@gonfalon/kernel';
import type { StormStep } from './storm.en.ts';

export const fr: LessonWords<StormStep> = {
  steps: {
    welcome: {
      title: 'Une ville opulente',
      say: 'Vous menez le clan du Loup, et voici Tarsos. À la fin, chaque section où flotte votre drapeau vaut des points de victoire, tout comme les richesses que vous emportez. Rien ne vaut autant que le Palais, au centre.',
    },
    camp: {
      title: 'Dressez le camp',
      say: 'Chaque khan commence hors des murs avec six guerriers, sur un bord du plateau que personne d’autre n’a pris. Une porte est le point le plus faible de l’enceinte.',
      do: 'Choisissez le bord nord, puis la porte de l’Aquilon.',
    },
    turn: {
      title: 'À qui le tour ?',
      say: 'Le clan du Faucon campe au sud. La ligne au-dessus du plateau dit toujours à qui est le tour et ce qu’on peut faire, avec les boutons pour le faire. Essayez autre chose, et l’on vous dira pourquoi ce n’est pas possible.',
    },
    'no-help': {
      title: 'Un tour commence',
      say: 'Les cartes viennent d’abord, mais vous n’en avez pas encore. Vous pouvez ensuite appeler des renforts ; une horde qui en reçoit ne peut ni bouger ni attaquer ce tour-ci, et vos six guerriers veulent se battre.',
      do: 'Appuyez sur « Passer au mouvement » pour continuer sans renforts.',
    },
    gate: {
      title: 'Se déplacer',
      say: 'Un déplacement mène des guerriers dans une section adjacente ; depuis le camp, seulement dans celle qui lui fait face. Tant que vous n’avez conquis aucune section, toute la horde marche ensemble.',
      do: 'Choisissez votre camp, puis la porte de l’Aquilon.',
    },
    strength: {
      title: 'Ce qui décide d’une bataille',
      say: 'Vous additionnez vos guerriers et un dé. La porte oppose sa défense, 3, et un dé que votre rival lance pour elle. Il faut dépasser ce total : à égalité, le défenseur l’emporte.',
    },
    fight: {
      title: 'Combattre',
      say: 'Vos déplacements finis, les batailles commencent. Chaque échange perdu vous coûte un guerrier, et l’on ne bat pas en retraite vers un camp : le premier assaut va jusqu’au bout.',
      do: 'Appuyez sur « Passer au combat » pour finir vos déplacements et lancer les dés.',
    },
    taken: {
      title: 'Votre premier drapeau',
      say: 'À sept contre huit, vous avez perdu un guerrier ; à neuf contre huit, la porte est tombée. Votre drapeau y reste, même si vos guerriers s’en vont, et vous l’avez pillée : une carte est dans votre main.',
    },
    rival: {
      title: 'Le tour de votre rival',
      say: 'Le clan du Faucon attaque maintenant la porte du Midi. Vous voyez chaque déplacement et chaque dé ; le journal les garde tous.',
    },
    card: {
      title: 'Jouer une carte',
      say: 'Chaque carte dit quand elle se joue. « Guerrier » se joue au début de votre tour : une de vos hordes gagne un guerrier, et peut tout de même bouger.',
      do: 'Jouez « Guerrier » sur votre horde de la porte de l’Aquilon.',
    },
    city: {
      title: 'Dans la ville',
      say: 'Maintenant que vous tenez une section, une horde peut se diviser. Les tuiles de la ville sont face cachée : celle où vous entrez n’est révélée qu’une fois tous vos déplacements faits.',
      do: 'Appuyez sur « Passer au mouvement » pour passer les renforts, puis déplacez cinq guerriers de la porte de l’Aquilon vers l’îlot nord 1.',
    },
    reveal: {
      title: 'Révéler',
      say: 'Survolez un lieu, ou gardez le doigt dessus un instant, pour lire ce qu’on en sait. Voyons ce qui se cache ici.',
      do: 'Appuyez sur « Passer au combat » pour révéler la tuile et combattre.',
    },
    looted: {
      title: 'Événements et butin',
      say: 'Horrea, les Greniers, porte le signe d’un événement : une carte a été retournée avant la bataille, et des captifs libérés vous ont rejoint. Puis vous avez gagné, et pioché autant de cartes Butin que la tuile l’indique. Une section ne se pille qu’une fois.',
    },
    bank: {
      title: 'Remplir le trésor',
      say: 'Une carte à points de victoire ne vaut rien dans votre main. À la fin de votre tour, vous pouvez la poser dans votre trésor de guerre, où elle compte. Votre main ne garde alors que six cartes au plus.',
      do: 'Jouez « Butin » et « Gros butin ».',
    },
    later: {
      title: 'Bien des tours plus tard',
      say: 'Les deux clans ont percé jusqu’au cœur de la ville. Le Palais est à vous, le Temple de Jupiter aux Faucons. Dès qu’un drapeau flotte aussi sur l’Université, la partie s’arrête à la fin du tour.',
    },
    count: {
      title: 'Qui mène ?',
      say: 'Les deux clans ont 20 points : comparez les scores des joueurs. Un plan dérobé vous a montré ce que cache le quartier est 2 : Universitas, l’Université. Elle en vaut six de plus : qui la prend maintenant devrait gagner.',
    },
    reinforce: {
      title: 'Des renforts',
      say: 'Cette fois, une partie de vos guerriers peut rester. Un dé décide combien les rejoignent : un sur 1–2, deux sur 3–4, trois sur 5–6. Une horde ne dépasse jamais huit guerriers.',
      do: 'Renforcez votre horde du quartier nord 2.',
    },
    marches: {
      title: 'Deux attaques',
      say: 'Vous pouvez attaquer à plusieurs endroits dans le même tour. Une horde ennemie ajoute ses guerriers à la défense de sa section.',
      do: 'Déplacez six guerriers de la ruelle est 4 vers le quartier est 2, trois du Palais vers la ruelle sud 4, puis appuyez sur « Passer au combat ».',
    },
    order: {
      title: 'L’une après l’autre',
      say: 'Vous choisissez la bataille à livrer d’abord, et voyez comment elle finit avant la suivante. Les Faucons sont peu nombreux dans la ruelle sud 4.',
      do: 'Combattez dans la ruelle sud 4.',
    },
    retreat: {
      title: 'Battre en retraite',
      say: 'Pas de chance : un guerrier est tombé. Après un échange, vous pouvez battre en retraite vers une section adjacente qui est à vous, si aucun ennemi ne s’y trouve. Deux guerriers sauvés valent mieux qu’une ruelle.',
      do: 'Battez en retraite vers le Palais.',
    },
    outmaneuver: {
      title: 'Une carte pour l’attaque',
      say: 'Cette tuile est l’Université : défense 6. Mais aucun guerrier ne la défend, et vous avez « Débordement » : son dé n’est même pas lancé, et vos six guerriers ne peuvent échouer.',
      do: 'Jouez « Débordement ».',
    },
    end: {
      title: 'Le dernier tour',
      say: 'L’Université est à vous : la partie s’arrête avec ce tour. Ce qui reste dans votre main ne comptera pas.',
      do: 'Jouez « Cachette » dans votre trésor de guerre.',
    },
    won: {
      title: 'Tarsos est tombée',
      say: 'On compte les sections et le trésor : 29 points contre 20. Vous avez gagné votre première bataille de Tarsos !',
    },
  },
  learned: [
    'Un tour : cartes de début, renforts, déplacements, batailles, cartes de fin.',
    'Guerriers et dé contre défense, défenseurs et dé ; à égalité, le défenseur l’emporte.',
    'Les tuiles sont révélées après tous les déplacements, et pillées une seule fois.',
    'Les cartes à points de victoire ne comptent que dans le trésor de guerre.',
    'La partie s’arrête à la fin du tour où le Palais, le Temple de Jupiter et l’Université portent tous un drapeau.',
  ],
};
