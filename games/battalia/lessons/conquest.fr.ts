import type { LessonWords } from '@gonfalon/kernel';
import type { ConquestStep } from './conquest.en.ts';

export const fr: LessonWords<ConquestStep> = {
  steps: {
    threat: {
      title: 'Un héros à la porte',
      say: 'Un héros des Ambrardents est entré dans votre ville en d2. Entrer est libre et n’oblige à aucun combat ; attaquer demande une arme. Avant son tour, c’est le vôtre.',
    },
    oracle: {
      title: 'Deux signes par jour',
      say: 'Le rayon de soleil illumine le titre : il a deux usages aujourd’hui. Là où les mêmes symboles des deux étoiles se rencontrent, l’artefact est apparié : qui crée une tente aujourd’hui annonce la faction qu’il veut. Les deux valent pour tous.',
    },
    title: {
      title: 'Un titre',
      say: 'Un titre élève définitivement une unité d’un rang : elle va sous son paquet, et vous en prenez une de la même faction dans le suivant. Illuminé, il élève de deux. La nouvelle carte est devant vous, prête à servir.',
      do: 'Choisissez le titre, le citoyen des Insulaires, puis le paquet des prêtres.',
    },
    tent: {
      title: 'Une tente',
      say: 'Une tente garde une carte aussi longtemps que vous le souhaitez, à la vue de tous. Elle coûte une provision. Vous reprenez la carte lors d’un prochain tour, ou si vous êtes attaqué.',
      do: 'Choisissez la tente, puis le nouveau prêtre, et payez.',
    },
    ambush: {
      title: 'Une embuscade',
      say: 'Une carte en embuscade est cachée aux autres. Pour en cacher une, une autre carte de votre main quitte définitivement le jeu : de quoi écarter les plus faibles. Votre deck n’a jamais moins de dix cartes.',
      do: 'Choisissez le chef et appuyez sur « Cacher en embuscade » ; le citoyen quitte le jeu.',
    },
    attack: {
      title: 'On vous attaque',
      say: 'Votre tour est fini, vous avez pioché six cartes. Les Ambrardents attaquent d2. La ville se défend avec son niveau, 3, et leur premier total doit le dépasser : arme 1, chef 2 et héros 1 font 4.',
    },
    counter: {
      title: 'Contre-attaquer',
      say: 'Vous pouvez vous rendre ou contre-attaquer. Dans ce cas, vous pouvez d’abord reprendre en main vos cartes en embuscade, toutes ou aucune.',
      do: 'Appuyez sur « Contre-attaquer », puis sur « Les reprendre ».',
    },
    raise: {
      title: 'Surenchérir',
      say: 'Vous avez 3 et devez atteindre 4 : un défenseur doit égaler, un attaquant dépasser. Le nombre sur chaque carte est votre total avec elle. Le chef donne 5.',
      do: 'Posez le chef, puis appuyez sur « S’en tenir là ».',
    },
    strike: {
      title: 'Sous la tente',
      say: 'Ils ont ajouté un prêtre et ont 7. À chacune de vos surenchères, vous pouvez reprendre une tente : ce qu’elle garde vient dans votre main.',
      do: 'Choisissez votre tente.',
    },
    priest: {
      title: 'C’est assez',
      say: 'Le prêtre donne 8. Qui ne peut ou ne veut surenchérir renonce au combat.',
      do: 'Posez le prêtre, puis appuyez sur « S’en tenir là ».',
    },
    held: {
      title: 'La ville tient',
      say: 'Les héros du perdant qui ont pris part au combat quittent la carte. Ils peuvent être recrutés de nouveau. Ce que vous avez posé est dans votre abri, et à la fin de ce tour vous piochez pour revenir à six cartes.',
    },
    horse: {
      title: 'Le dernier jour',
      say: 'Trois jours plus tard, le rayon de soleil illumine le cheval. Un usage porte un héros de trois cartes au plus ; deux, de six, et f6 est à six cartes. La ville neutre sur la route se traverse.',
    },
    ride: {
      title: 'À cheval',
      say: 'Choisissez avec quoi vous payez, comme pour le reste.',
      do: 'Choisissez votre héros, puis f6, et payez avec le cheval.',
    },
    open: {
      title: 'Ouvrir l’attaque',
      say: 'L’arme vient d’abord. La ville se défend avec son niveau, 3 : avec le prêtre et votre héros, vous avez 5.',
      do: 'Choisissez f6, posez le prêtre, puis appuyez sur « S’en tenir là ».',
    },
    answer: {
      title: 'Leur réponse',
      say: 'Les Ambrardents sont interrogés : ils contre-attaquent et posent un prêtre. Ville 3 et prêtre 3 font 6.',
    },
    bonus: {
      title: 'Attention au bonus',
      say: 'Vous devez dépasser 6. L’un ou l’autre chef ajoute 2 ; mais avec le rouge, toutes les cartes ne seraient plus de la faction de votre héros, et son 1 serait perdu.',
      do: 'Posez le chef des Insulaires, puis appuyez sur « S’en tenir là ».',
    },
    taken: {
      title: 'Conquise',
      say: 'Les Ambrardents renoncent. Leur jeton leur revient, et le vôtre, de même niveau, prend sa place : 3 points de moins pour eux, 3 de plus pour vous.',
    },
    end: {
      title: 'Finir la partie',
      say: 'C’est le dernier tour de la deuxième semaine.',
      do: 'Appuyez sur « Finir mon tour ».',
    },
    more: {
      title: '7 à 4',
      say: 'Vous gagnez. Il reste à découvrir les artefacts légendaires des ruines en d4, les amulettes et leur dé, les parchemins qui changent la faction d’une carte, les parties à trois et à quatre, et deux autres scénarios. Appuyez longtemps sur une chose pour la lire.',
    },
  },
  learned: [
    'Chaque jour, un artefact a deux usages, et d’un autre vous annoncez la faction.',
    'Un titre élève une unité ; tentes et embuscade gardent des cartes pour le combat.',
    'Un combat commence par une arme et se poursuit par surenchères.',
    'Le défenseur doit égaler, l’attaquant dépasser.',
    'Un héros ajoute 1 si toutes les cartes de la ligne sont de sa faction.',
  ],
};
