import type { LessonWords } from '@gonfalon/kernel';
import type { CitiesStep } from './cities.en.ts';

export const fr: LessonWords<CitiesStep> = {
  steps: {
    welcome: {
      title: 'Une terre à remplir',
      say: 'Vous menez les Insulaires. Une ville vaut autant de points que son niveau ; à la fin, le plus grand total gagne. Vous commencez avec une ville de niveau 1, en b2, et un deck de dix cartes.',
    },
    keep: {
      title: 'Six cartes par tour',
      say: 'Voici votre main : des unités et des provisions. Avant d’agir, vous pourriez la mettre tout entière dans votre abri, votre défausse, et piocher cinq cartes à la place. Celle-ci est bonne.',
      do: 'Appuyez sur « Garder sa main ».',
    },
    reserve: {
      title: 'Que pouvez-vous faire ?',
      say: 'Sous chaque paquet de la réserve figure son coût : une marque pleine est dans votre main, une marque en pointillé vous manque. Ce que vous pouvez payer brille et porte une coche. On paie exactement, sans carte superflue.',
    },
    hire: {
      title: 'Engager une unité',
      say: 'Les provisions engagent des unités : autant que leur rang, plus une. Un citoyen est de rang 1 et coûte deux provisions ; vous prenez la carte du dessus du paquet.',
      do: 'Choisissez le paquet des citoyens.',
    },
    pay: {
      title: 'Payer',
      say: 'Le paiement le plus simple est proposé ; s’il y en avait un autre, vous pourriez toucher ces cartes-là. Chaque unité vient avec une provision. Ce que vous obtenez ne sert pas ce tour-ci : cela va dans votre abri.',
      do: 'Appuyez sur « Payer ».',
    },
    road: {
      title: 'Construire une route',
      say: 'Une route droite ou un virage coûte un citoyen et une provision. Vous prenez la carte du dessus du paquet, quel que soit son terrain.',
      do: 'Choisissez le paquet des routes droites.',
    },
    place: {
      title: 'La placer',
      say: 'Elle doit toucher une carte et être reliée par la route à l’une de vos villes. Vers chaque voisine, sortie contre sortie et bord fermé contre bord fermé. En c2, elle part de votre ville vers l’est.',
      do: 'Choisissez c2, puis appuyez sur « Payer ».',
    },
    end: {
      title: 'Finir votre tour',
      say: 'Une carte sert une fois par tour. À la fin, tout ce que vous avez posé, obtenu et gardé va dans votre abri, et vous piochez six cartes. Quand votre nation, la pioche, est vide, l’abri mélangé devient la nouvelle.',
      do: 'Appuyez sur « Finir mon tour ».',
    },
    rival: {
      title: 'Un jour',
      say: 'Un jour est passé quand chacun a joué ; sept jours font une semaine. Les Ambrardents jouent à présent. Le journal dit ce qu’ils font.',
    },
    cohort: {
      title: 'Une cohorte',
      say: 'Quatrième jour. Vous avez un citoyen, un outil et un chef des Insulaires. Trois cartes d’une même faction au début du tour forment une cohorte : montrez-les à un adversaire et piochez une carte de plus ; quatre en donnent deux, cinq trois, six six.',
      do: 'Appuyez sur « Annoncer la cohorte ».',
    },
    city: {
      title: 'Une deuxième ville',
      say: 'Une ville de niveau 1 coûte trois citoyens, et un outil en remplace deux. Vous choisissez librement ses sorties, mais deux villes ne se touchent jamais par un côté.',
      do: 'Choisissez le paquet des villes à deux sorties opposées, niveau 1, puis d2, et payez.',
    },
    upgrade: {
      title: 'La faire grandir',
      say: 'Deux chefs améliorent une ville au niveau 2, deux prêtres au niveau 3, deux seigneurs au niveau 4. On ne saute aucun niveau, mais une ville neuve peut grandir aussitôt.',
      do: 'Choisissez votre ville en d2 et payez.',
    },
    chief: {
      title: 'Jusqu’à la dernière carte',
      say: 'Il reste trois provisions : le coût d’un chef, de rang 2. Votre main est ensuite vide, et votre tour se termine de lui-même.',
      do: 'Choisissez le paquet des chefs et payez.',
    },
    oracle: {
      title: 'L’Oracle Solaire',
      say: 'Une semaine plus tard. Chaque jour l’étoile intérieure tourne, et son rayon de soleil illumine un artefact. Aujourd’hui, c’est l’arme : chacune a deux usages ce tour-ci.',
    },
    recruit: {
      title: 'Un héros',
      say: 'Une arme et deux provisions recrutent un héros dans l’une de vos villes. Vous en avez deux au plus.',
      do: 'Choisissez votre ville en d2 et payez.',
    },
    walk: {
      title: 'Sur les routes',
      say: 'Une provision déplace un héros d’une carte, là où les sorties se joignent. La ville grise en e3 n’est à personne ; on y entre librement, sans combat.',
      do: 'Choisissez votre héros, puis e3, et payez deux provisions.',
    },
    assault: {
      title: 'L’assaut d’une ville neutre',
      say: 'Le nombre de son jeton, 4, est sa défense : il faut la dépasser. Un assaut commence par une arme, et la vôtre a encore un usage. Personne n’y répond.',
      do: 'Choisissez e3.',
    },
    strength: {
      title: 'La force',
      say: 'L’arme compte 1, une unité son rang. Un héros ajoute 1 tant que toutes les cartes de la ligne sont de sa faction : 1, 3 et 1 font 5.',
      do: 'Posez le prêtre, puis appuyez sur « S’en tenir là ».',
    },
    annexed: {
      title: 'À vous, au niveau 4',
      say: 'La ville est à vous, au niveau 4, sans en payer la construction. Vous obtenez aussi un seigneur de la faction dont c’est la terre natale, et une provision.',
    },
    'last-day': {
      title: 'Le dernier jour',
      say: 'Vous étiez convenus de deux semaines, et voici le dernier tour du dernier jour. Vous avez 7 points chacun.',
    },
    grow: {
      title: 'Un point de plus',
      say: 'Deux prêtres améliorent une ville de niveau 2 au niveau 3.',
      do: 'Choisissez votre ville en d2 et payez.',
    },
    finish: {
      title: 'Et terminer',
      say: 'Rien d’autre ne vous rapporterait de points aujourd’hui.',
      do: 'Appuyez sur « Finir mon tour ».',
    },
    won: {
      title: '8 à 7',
      say: 'Vous gagnez. Une partie s’arrête aussi dès que quelqu’un contrôle une cinquième ville de niveau 4, ou qu’il ne reste aucune case libre. Attaquer et défendre les villes, c’est la seconde leçon.',
    },
  },
  learned: [
    'Une ville vaut son niveau ; le plus grand total gagne.',
    'Une carte sert une fois par tour ; ce que vous obtenez viendra plus tard.',
    'On paie exactement ; ce qui est payable brille.',
    'Routes et villes s’ajustent de tous côtés et se relient à l’une de vos villes.',
    'Un héros prend une ville neutre avec plus de force que sa défense.',
  ],
};
