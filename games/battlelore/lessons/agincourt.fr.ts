import type { LessonWords } from '@gonfalon/kernel';
import type { AgincourtStep } from './agincourt.en.ts';

export const fr: LessonWords<AgincourtStep> = {
  steps: {
    welcome: {
      title: 'Azincourt, 1415',
      say: 'Vous commandez les Anglais, le camp du Fanion, de ce côté du champ de bataille ; les Français, le camp de l’Étendard, sont en face. Chaque unité ennemie éliminée vous donne une bannière de victoire. Le premier camp qui en a quatre a gagné.',
    },
    units: {
      title: 'Les unités',
      say: 'Toutes les figurines d’une case forment une unité. Sa bannière indique combien de dés elle lance : verte deux, bleue trois, rouge quatre. Elle les lance tous, même après des pertes.',
    },
    sections: {
      title: 'Trois zones, six cartes',
      say: 'Deux lignes pointillées partagent le champ de bataille en gauche, centre et droite, vus de votre côté. Un tour commence par une carte Commandement de votre main : elle dit combien d’unités vous pouvez activer, et où.',
    },
    command: {
      title: 'Jouer une carte Commandement',
      say: '« Patrouille (gauche) » active jusqu’à deux unités sur votre flanc gauche. Deux unités d’archers s’y tiennent.',
      do: 'Jouez « Patrouille (gauche) ».',
    },
    order: {
      title: 'Activer des unités',
      say: 'Seules les unités activées maintenant pourront se déplacer et combattre ce tour-ci. Désignez-les toutes avant le premier déplacement.',
      do: 'Activez les deux unités d’archers de votre gauche.',
    },
    move: {
      title: 'Se déplacer',
      say: 'L’infanterie verte, comme ces archers, se déplace de deux cases au plus et peut encore combattre ; la bleue et la rouge, d’une seule. Aucune unité n’entre dans une case occupée ni ne la traverse.',
      do: 'Choisissez chaque unité d’archers et avancez-la d’une case vers les Français.',
    },
    range: {
      title: 'À portée d’arc',
      say: 'Une fois tous les déplacements faits, les combats commencent. Un arc porte à quatre cases, si rien ne bloque la ligne de mire : unités, bois et collines la bloquent. Des archers qui ont bougé lancent un dé de moins.',
    },
    shoot: {
      title: 'Les casques touchent',
      say: 'Chaque casque de la couleur de la bannière visée est une touche et retire une figurine. La cavalerie lourde porte une bannière rouge : il faut un casque rouge. Une Épée sur bouclier ne touche jamais au tir.',
      do: 'Tirez sur la cavalerie lourde avec l’une de vos unités d’archers.',
    },
    flag: {
      title: 'Les drapeaux repoussent',
      say: 'Touché ! À la seconde unité. Pour chaque drapeau obtenu, la cible bat en retraite d’une case vers son côté ; si elle ne le peut pas, elle perd une figurine.',
      do: 'Tirez sur la même cavalerie avec vos autres archers.',
    },
    'turn-over': {
      title: 'La fin d’un tour',
      say: 'La cavalerie a battu en retraite. Votre tour est fini : la carte est défaussée et vous en avez pioché une autre. On ne riposte jamais à un tir : les archers tirent en paix.',
    },
    french: {
      title: 'Les Français avancent',
      say: 'Les Français jouent à leur tour une carte. L’infanterie bleue peut marcher de deux cases si elle ne combat pas.',
    },
    darken: {
      title: 'Une carte Tactique',
      say: 'Certaines cartes activent des unités d’un même type, où qu’elles soient. « Pluie de flèches » active tous vos archers qui ne sont pas à côté d’un ennemi, et ceux qui ne bougent pas peuvent tirer deux fois.',
      do: 'Jouez « Pluie de flèches ».',
    },
    stand: {
      title: 'Tenir et tirer',
      say: 'Des archers qui restent sur place lancent leurs deux dés. Au centre, les Français sont venus d’eux-mêmes à portée.',
      do: 'Appuyez sur « Passer au combat » : personne ne bouge.',
    },
    volley: {
      title: 'Deux volées de flèches',
      say: 'Cette unité de fantassins compte quatre figurines, et vos archers du centre peuvent lancer deux dés contre elle, deux fois.',
      do: 'Avec les archers de votre centre, attaquez les fantassins devant eux ; puis encore une fois.',
    },
    banner: {
      title: 'Votre première bannière',
      say: 'Toute l’unité est tombée, et sa bannière est à vous. D’autres archers pourraient tirer, mais voyons ce que font les Français.',
      do: 'Appuyez sur « Finir le tour » pour finir vos combats.',
    },
    onslaught: {
      title: 'En mêlée',
      say: 'Les Français répondent par « Assaut d’infanterie » : leurs fantassins avancent de deux cases et attaquent quand même. Une attaque contre une unité adjacente est une mêlée, où l’Épée sur bouclier touche aussi pour qui porte l’épée.',
    },
    bold: {
      title: 'Le soutien rend Intrépide',
      say: 'Votre infanterie lourde a perdu une figurine, et un drapeau est sorti. Mais deux unités amies sont à côté d’elle : soutenue, elle est Intrépide et peut ignorer un drapeau.',
      do: 'Ignorez le drapeau.',
    },
    'battle-back': {
      title: 'La riposte',
      say: 'Une unité Intrépide attaquée en mêlée, qui survit et garde sa case, peut riposter aussitôt. Des vétérans à bannière rouge lancent quatre dés.',
      do: 'Ripostez.',
    },
    centre: {
      title: 'Votre centre',
      say: 'Trois touches ! Il ne reste qu’un Français devant vous. On peut activer moins d’unités qu’une carte ne le permet.',
      do: 'Jouez « Attaque (centre) », activez seulement l’infanterie lourde, et appuyez sur « Passer au mouvement ».',
    },
    melee: {
      title: 'Attaquer',
      say: 'Votre infanterie lourde est déjà à côté de l’ennemi et n’a pas besoin de bouger. Vous voyez vos chances avant de lancer les dés : laissez le pointeur sur la cible, ou touchez-la du doigt.',
      do: 'Appuyez sur « Passer au combat » pour rester sur place, puis attaquez les fantassins.',
    },
    'gain-ground': {
      title: 'S’emparer d’une position',
      say: 'Après une attaque en mêlée qui vide la case ennemie, l’attaquant peut s’y installer. La cavalerie peut même poursuivre et attaquer encore. Votre deuxième bannière est gagnée.',
      do: 'Emparez-vous de la case libérée.',
    },
    later: {
      title: 'Plus qu’une bannière',
      say: 'Quelques tours plus tard, vous avez trois bannières et les Français deux. La partie s’arrête à l’instant même où un camp obtient sa dernière.',
    },
    forest: {
      title: 'Le terrain',
      say: 'Deux Français se cachent dans le bois, à votre gauche. Une case boisée arrête qui y entre et bloque la ligne de mire. On y attaque, et l’on en attaque, avec deux dés au plus, sauf si une carte en ajoute.',
    },
    advance: {
      title: 'S’approcher',
      say: 'L’infanterie bleue se déplace d’une case et peut encore combattre. La case marquée est à côté du bois.',
      do: 'Jouez « Patrouille (gauche) », activez les fantassins de votre gauche, appuyez sur « Passer au mouvement », et avancez-les sur la case marquée.',
    },
    'last-blow': {
      title: 'Le dernier coup',
      say: 'Trois dés pour une bannière bleue, mais deux seulement contre une case boisée. En mêlée, casques bleus et épées touchent ces fantassins.',
      do: 'Attaquez les fantassins dans le bois.',
    },
    won: {
      title: 'La journée est à vous',
      say: 'Quatre bannières : les Anglais l’emportent, et vous avez gagné votre première bataille !',
    },
  },
  learned: [
    'Un tour : une carte Commandement, des unités activées, des déplacements, des combats, une nouvelle carte.',
    'La couleur de la bannière donne les dés, et le casque qui touche.',
    'Les drapeaux repoussent ; le soutien permet d’en ignorer un et de riposter.',
    'Un arc porte à quatre cases ; bouger lui coûte un dé.',
    'Chaque unité éliminée est une bannière ; la dernière fait gagner aussitôt.',
  ],
};
