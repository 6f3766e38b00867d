/** Chapitres 14 à 22 : les combats, l’oracle, la fin du jeu et les façons de jouer. */
export const battleRulesFr = {
  'BTA-14.1':
    'Si l’un de vos héros se trouve sur une carte, vous pouvez y attaquer un ennemi : la ville d’un autre joueur ou un héros d’un autre joueur, jamais les deux à la fois. S’il y en a plusieurs, vous choisissez. Seuls deux joueurs participent.',
  'BTA-14.2': 'Si vos deux héros s’y trouvent, vous décidez si un seul ou les deux participent.',
  'BTA-14.3':
    'La ligne d’attaque commence par une arme : une carte Arme, l’Épée, le Bouclier ou un Joker joué comme arme.',
  'BTA-14.4':
    'Le total d’un camp est la force des cartes de sa ligne, plus le niveau de la ville pour le défenseur d’une ville attaquée, plus le bonus de combat du héros, plus le bonus de terrain dans le jeu avancé.',
  'BTA-14.5':
    'Bonus de combat du héros : +1 par héros participant, si la ligne contient au moins une carte et que toutes ont la faction du héros. Les cartes légendaires conviennent toujours, les cartes neutres jamais. Il est recalculé après chaque carte.',
  'BTA-14.6': 'Les artefacts de transformation placés sous une carte ne font pas partie de la ligne.',
  'BTA-14.7':
    'La défense de base est le niveau de la ville si une ville est attaquée, et 0 si un héros est attaqué, même sur sa propre ville ; plus le bonus de terrain du défenseur dans le jeu avancé.',
  'BTA-14.8':
    'Le premier total de l’attaquant doit être strictement supérieur à la défense de base. Il peut jouer plus que nécessaire.',
  'BTA-14.9':
    'Si l’attaquant a posé son arme et s’arrête sans dépasser la défense de base, le combat est perdu.',
  'BTA-14.10':
    'Après l’ouverture, le défenseur choisit : contre-attaquer, se rendre ou, seulement si un héros est visé, battre en retraite.',
  'BTA-14.11':
    'Si le défenseur se rend, l’attaquant gagne aussitôt. Aucun héros du défenseur n’a participé, sauf un héros visé.',
  'BTA-14.12': 'Un défenseur qui ne bat pas en retraite à ce moment ne le pourra plus durant ce combat.',
  'BTA-14.13':
    'Pour contre-attaquer, décidez d’abord de reprendre toutes vos cartes en embuscade ou aucune. Vous ne le pourrez plus durant ce combat.',
  'BTA-14.14':
    'Décidez ensuite lesquels de vos héros présents participent. Un héros visé participe toujours ; les autres sont libres.',
  'BTA-14.15':
    'Les surenchères alternent, le défenseur d’abord. Une surenchère est d’une ou plusieurs cartes. Après celle du défenseur, son total doit être au moins égal à celui de l’attaquant ; après celle de l’attaquant, son total doit être strictement supérieur.',
  'BTA-14.16':
    'Le camp qui ne surenchérit pas, ou ne peut atteindre ce qu’il faut, passe et le combat prend fin. Si le total de l’attaquant est plus grand, il gagne ; sinon le défenseur gagne.',
  'BTA-14.17': 'Chaque camp peut reprendre des tentes à chacune de ses surenchères.',
  'BTA-14.18':
    'Se jouent au combat : unités, armes, chevaux, Épée, Bouclier, amulettes, titres, parchemins, et Jokers comme l’un d’eux. Ne se jouent pas : outils, montage de tentes, parchemin qui se convertit, Marteau, Ailes, Corne, ni provisions sauf sur une amulette.',
  'BTA-14.19':
    'Au combat, on transforme une carte de la main ou une carte préparée, pas une carte déjà en ligne, et seulement une carte jouable au combat (une amulette aussi une provision). Une unité, une arme ou un cheval reçu entre aussitôt dans la ligne avec un usage. Un titre, un parchemin ou une amulette reçu est préparé et peut servir dans ce combat.',
  'BTA-14.20':
    'Amulette au combat : sur 1, la carte entre avec sa propre force ; sur 2 ou 3, avec une force doublée ou triplée ; sur 4 ou 5, elle part comme d’habitude ; sur 6, elle entre comme la carte de votre choix avec tous ses usages. Comme titre, parchemin ou amulette, elle est préparée. Outils, tentes et cartes légendaires ne peuvent être placés sur une amulette au combat.',
  'BTA-14.21':
    'Tous les héros du camp vaincu qui ont participé sont démobilisés. Les autres restent où ils sont, même dans une ville qui a changé de mains. Un héros démobilisé peut être recruté à nouveau, même dans le tour en cours.',
  'BTA-14.22':
    'Lorsqu’une ville est conquise, son jeton revient au perdant et le gagnant place un jeton du même niveau.',
  'BTA-14.23':
    'Sans jeton libre de ce niveau, le gagnant place le plus haut niveau inférieur disponible. S’il n’en a aucun, la ville reste sans jeton et devient neutre et sans défenses.',
  'BTA-14.24':
    'Une ville neutre sans défenses ne vaut rien. Pendant vos actions, si vous y avez un héros, vous pouvez l’annexer sans frais au niveau 1, s’il vous reste un jeton. Ni seigneur ni provision ne l’accompagnent.',
  'BTA-14.25':
    'Les cartes jouées par le défenseur vont dans son abri aussitôt après le combat. Celles de l’attaquant restent dans l’aire de jeu jusqu’à la fin du tour.',
  'BTA-14.26':
    'À la fin du tour de l’attaquant, chaque joueur attaqué durant ce tour, même après s’être rendu ou avoir battu en retraite, repioche jusqu’à avoir 6 cartes, dans le sens horaire. Qui en a davantage les garde.',
  'BTA-14.27':
    'Vous pouvez mener autant de combats que vous voulez par tour. Chacun demande sa propre carte Arme, ou une copie.',
  'BTA-14.28':
    'Seul le héros visé bat en retraite, aussitôt après l’ouverture, vers une carte à exactement 2 ou 3 cases par la route la plus courte.',
  'BTA-14.29':
    'Une retraite coûte autant de provisions que la distance, ou un cheval, de la main ou de tentes reprises à ce moment. Les cartes en embuscade ne peuvent payer.',
  'BTA-14.30':
    'Un héros peut se retirer sur une route, les ruines, une ville neutre ou une de ses villes ; pas dans la ville d’un autre joueur ni sur une carte où se trouve un héros de l’attaquant. Les héros des autres joueurs et les cartes traversées n’importent pas.',
  'BTA-14.31':
    'Une retraite met fin au combat sans vainqueur : personne n’est démobilisé, les usages posés par l’attaquant sont dépensés, ses héros restent.',
  'BTA-14.32':
    'L’arme qui ouvre une attaque ou un assaut vient de la main ou est une carte préparée. Ce qui la transforme se joue avant.',
  'BTA-14.33':
    'Chaque usage posé dans une ligne de combat compte une fois : une arme illuminée posée une fois a une force de 1, posée deux fois de 2. Une carte placée sur une amulette pendant le combat entre avec tous ses usages ; une carte multipliée ou devenue Joker avant se pose usage par usage.',
  'BTA-14.34':
    'On surenchérit carte par carte. Tant que le total suffit, on peut s’en tenir là ; tant qu’il ne suffit pas, on peut renoncer.',
  'BTA-14.35':
    'Les cartes d’une surenchère sont montrées lorsqu’elle est finie, ou dès qu’un dé est lancé ou un paquet fouillé. Le nouveau total est annoncé avec elles.',
  'BTA-14.36':
    'Un défenseur sans aucune carte en main, en embuscade et sous ses tentes se rend sans qu’on lui demande.',
  'BTA-14.37':
    'La surenchère par défaut prend des cartes de la main et des cartes posées qui ont de la force, sans transformation, Joker ni tente : celles qui atteignent ce qu’il faut avec le plus petit total, puis le moins de cartes quittant la main, le moins de la propre faction, le moins d’usages, et dans l’ordre des cartes.',

  'BTA-15.1':
    'Pour donner l’assaut à une ville neutre, il faut un héros sur place et une ligne qui commence par une arme et dépasse sa défense, bonus du héros et de terrain compris. Tous vos héros présents participent et personne ne répond.',
  'BTA-15.2':
    'En cas de succès, vous placez un jeton de niveau 4 et obtenez un seigneur de la faction du terrain de la ville, en fouillant le paquet, avec une provision. S’il ne reste aucun seigneur, vous n’obtenez ni l’un ni l’autre.',
  'BTA-15.3': 'C’est désormais une ville ordinaire. Ses conquérants suivants n’obtiennent pas de seigneur.',
  'BTA-15.4':
    'Pour défier les gardiens des ruines, il faut un héros sur place et une ligne qui commence par une arme et dépasse leur défense. Vous choisissez alors un des artefacts légendaires restants. Les ruines restent neutres et gardent leur défense.',
  'BTA-15.5':
    'Vous ne pouvez défier les gardiens si vous possédez un artefact légendaire, ou s’il n’en reste aucun.',
  'BTA-15.6': 'Un assaut qui s’arrête trop tôt échoue : les cartes sont dépensées, les héros restent.',
  'BTA-15.7': 'Dans un assaut se jouent les mêmes cartes que dans un combat.',

  'BTA-16.1':
    'Étape 4 : toutes les cartes de votre aire de jeu, les cartes obtenues et votre main vont dans votre abri. Les cartes en embuscade et les tentes avec leur contenu restent.',
  'BTA-16.2':
    'Étape 5 : piochez 6 cartes. Puis ceux qui ont été attaqués ce tour repiochent, dans le sens horaire. Après le dernier joueur du jour, les tentes virtuelles disparaissent, et l’on vérifie la limite de semaines et l’immobilité.',
  'BTA-16.3':
    'Les cartes qui vont ensemble dans un abri s’y rangent ainsi : d’abord les cartes de la main non jouées dans l’ordre des cartes, puis celles de l’aire de jeu dans l’ordre où elles ont été posées ou obtenues ; pour une tente virtuelle, le contenu puis la tente. La dernière est au sommet.',

  'BTA-17.1':
    'Avant le tour du premier joueur, à chaque tour de jeu complet sauf le premier, l’étoile intérieure tourne d’une position dans le sens horaire : un nouveau jour commence.',
  'BTA-17.2':
    'Le type apparié est celui dont les symboles se rencontrent sur les deux étoiles. Le type illuminé est le symbole extérieur que désigne le rayon de soleil. Les deux valent tout le jour pour tous les joueurs.',
  'BTA-17.3': 'Le premier jour de chaque semaine, l’outil est à la fois apparié et illuminé.',
  'BTA-17.4': 'Qui crée un artefact du type apparié annonce sa faction.',
  'BTA-17.5':
    'Chaque carte du type illuminé a deux copies par tour, utilisables sur une seule ligne ou sur deux.',
  'BTA-17.6':
    'Outil illuminé : jusqu’à 4 citoyens sur une seule ligne, ou jusqu’à 2 sur chacune de deux lignes.',
  'BTA-17.7':
    'Arme illuminée : force 2 dans un même combat ou assaut, ou un usage sur chacune de deux lignes avec une force de 1.',
  'BTA-17.8':
    'Amulette illuminée : elle transforme deux cartes distinctes, avec un dé pour chacune, jamais deux fois la même. Le premier effet est appliqué avant le second lancer. Après un 4 ou un 5 au premier lancer, elle reste pour la seconde carte.',
  'BTA-17.9':
    'Titre illuminé : une unité s’élève de deux rangs, prise directement dans le paquet deux rangs plus haut, ou deux unités d’un rang chacune.',
  'BTA-17.10':
    'Parchemin illuminé : il change la faction de deux cartes distinctes, ou d’une carte et de lui-même dans n’importe quel ordre. Le parchemin reçu en se convertissant garde le second usage, pour une autre carte. Une carte reçue par le premier usage compte comme une autre carte.',
  'BTA-17.11':
    'Tente illuminée : montée aujourd’hui, elle peut stocker deux cartes en même temps pour une seule provision. Elles se reprennent ensemble. Une tente d’un tour précédent ne reçoit pas de seconde carte.',
  'BTA-17.12':
    'Cheval illuminé : un héros jusqu’à 6 cases, deux héros jusqu’à 3 cases chacun, ou force 2 dans un combat ou un assaut. La distance d’une retraite reste de 2 ou 3.',
  'BTA-17.13':
    'Les copies par amulette d’une carte illuminée le sont aussi : elles se multiplient. Un Joker joué comme le type illuminé est illuminé. Le Marteau, l’Épée et le Bouclier ne le sont jamais.',
  'BTA-17.14': 'Le rayon profite aussi aux défenseurs : c’est le jour qui compte, non le tour.',
  'BTA-17.15':
    'Les deux usages d’un titre peuvent aussi aller l’un après l’autre à la même unité, qui passe alors par le paquet du milieu. Trois usages peuvent élever un citoyen au rang de seigneur en un seul échange.',
  'BTA-17.16': 'Un cheval peut porter un héros avec un usage et combattre avec l’autre.',
  'BTA-17.17':
    'Une tente multipliée par une amulette a un usage par copie, chacune avec de la place pour deux cartes si les tentes sont illuminées.',

  'BTA-18.1':
    'La partie prend fin aussitôt qu’une carte Terrain occupe la dernière case utilisable libre ; les emplacements infranchissables comptent comme occupés.',
  'BTA-18.2': 'Elle prend fin aussitôt qu’un joueur contrôle 5 villes de niveau 4.',
  'BTA-18.3': 'Avec une limite de semaines, elle prend fin après le dernier tour du dernier jour.',
  'BTA-18.4':
    'Les points de victoire sont la somme des niveaux de vos villes. Le plus grand total l’emporte.',
  'BTA-18.5':
    'En cas d’égalité : le plus de villes de niveau 4, puis 3, 2 et 1, puis le plus de héros sur la carte. Si l’égalité persiste, la victoire est partagée.',
  'BTA-18.6':
    'Si 14 tours de jeu complets de suite n’apportent ni nouvelle carte Terrain ni changement de niveau ou de propriétaire d’une ville, la partie prend fin et se décompte comme d’habitude.',
  'BTA-18.7':
    'Si un même événement met fin à la partie de plusieurs façons, on nomme la première : plateau rempli, cinquième ville de niveau 4, semaines écoulées, immobilité, abandon de tous les autres.',
  'BTA-18.8':
    'Votre score est votre total de points de victoire. Un joueur qui a abandonné ne gagne jamais. Un joueur sans ville a 0 point et continue à jouer.',

  'BTA-19.1': 'Votre terre natale est le terrain de votre faction. Les ruines n’ont pas de terrain.',
  'BTA-19.2':
    'Un déplacement vers une carte de votre terre natale, à qui qu’elle soit, ne coûte rien. Les déplacements gratuits peuvent précéder, suivre ou interrompre ceux que l’on paie, même ceux d’un cheval.',
  'BTA-19.3':
    'Dans un combat ou un assaut sur votre terre natale, vous avez +1 dès le début, en attaque comme en défense, avec ou sans héros en défense. Le +1 du défenseur fait partie de la défense de base.',
  'BTA-19.4': 'Les déplacements gratuits ne s’appliquent pas aux retraites.',
  'BTA-19.5':
    'Après un déplacement gratuit, le même héros n’en a plus d’autre ce tour-ci tant que vous n’avez pas fait autre chose : joué une carte, repris une tente, combattu ou annexé. Ensuite vos deux héros en ont de nouveau un.',
  'BTA-19.6':
    'Le prix d’un déplacement ne compte que les cartes qui ne sont pas natales. Un déplacement de prix 0 est gratuit ; à cheval, il n’est pas proposé.',

  'BTA-20.1':
    'Première alternative : les villes neutres ont une défense de 6 et les ruines de 10. Les villes annexées sont toujours de niveau 4.',
  'BTA-20.2':
    'Seconde alternative : ni villes de départ ni autres villes neutres. Sur chaque case de départ se trouve une ville à quatre sorties, une de chaque terrain, avec une défense neutre de 6 et un artefact légendaire au hasard caché dessous. Les autres artefacts légendaires quittent le jeu sans être vus.',
  'BTA-20.3':
    'Seconde alternative : les ruines n’ont pas de jeton. C’est une ville standard qui reste toujours neutre et ne peut être attaquée.',
  'BTA-20.4':
    'Seconde alternative : chaque joueur commence avec un héros sur les ruines, et choisit une faction mais pas de ville.',
  'BTA-20.5':
    'Seconde alternative : annexer une ville gardée donne le niveau 4, un seigneur de la faction du terrain, une provision et l’artefact légendaire caché. Chaque joueur ne peut en annexer qu’une. Les villes conquises sur des joueurs et les villes sans défenses échappent à cette limite et ne donnent rien de cela.',
  'BTA-20.6': 'Jeu de base : les villes neutres ont une défense de 4 et les ruines de 8.',
  'BTA-20.7': 'Le jeu avancé ajoute la terre natale à tout scénario et à tout nombre de joueurs.',
  'BTA-20.8':
    'Seconde alternative à deux ou trois joueurs : les villes neutres se trouvent sur les cases de départ de ce plateau. Les cartes inutilisées quittent le jeu.',
  'BTA-20.9':
    'Seconde alternative : votre première ville, quelle que soit la façon de l’obtenir, met fin à votre liberté de construire partout. Les artefacts légendaires ne se gagnent qu’en annexant.',

  'BTA-21.1':
    'Trois joueurs : 3 cases à chaque coin sont inutilisables. D’une ville à quatre sorties par terrain, 3 au hasard deviennent villes de départ et la quatrième quitte le jeu ; de même pour les villes neutres. On utilise 4 artefacts légendaires au hasard. Les héros et les jetons de la faction non choisie quittent le jeu ; ses cartes restent.',
  'BTA-21.2':
    'Deux joueurs : les 24 cases du bord sont inutilisables. Une faction quitte entièrement le jeu, avec 20 provisions. De 3 villes à quatre sorties, 2 au hasard deviennent villes de départ et la troisième quitte le jeu ; de même pour les villes neutres. On utilise 3 artefacts légendaires au hasard. Les héros et les jetons de la troisième faction quittent le jeu ; ses cartes restent.',
  'BTA-21.3':
    'Les cases inutilisables sont ignorées : ni carte, ni héros, elles ne comptent pas pour le plateau rempli et valent comme l’extérieur du plateau pour les sorties.',

  'BTA-22.1':
    'Vous pouvez abandonner à tout moment. Pendant la mise en place, vos questions restantes reçoivent leur réponse par défaut.',
  'BTA-22.2':
    'Vos héros quittent la carte et toutes vos cartes quittent le jeu, un artefact légendaire compris. Vos villes restent sur la carte, à votre couleur et à leur niveau.',
  'BTA-22.3':
    'Vos villes ne sont alors défendues que par leur niveau : une attaque qui le dépasse gagne aussitôt. Votre bonus de terrain ne s’applique plus.',
  'BTA-22.4':
    'Si c’était votre tour, il prend fin aussitôt et vous ne piochez rien ; les joueurs attaqués durant ce tour repiochent. Si vous attaquiez, le combat prend fin sans vainqueur. Si vous défendiez, l’attaquant gagne.',
  'BTA-22.5': 'Lorsqu’il ne reste qu’un joueur, il gagne aussitôt.',
  'BTA-22.6':
    'Tours, jours et semaines continuent avec les joueurs restants. Le premier d’entre eux dans le sens horaire à partir de la place du premier joueur commence le jour.',
  'BTA-22.7':
    'Un joueur absent reste dans la partie, et chaque question reçoit sa réponse par défaut : garder la main, récupérer l’embuscade, terminer le tour, défausser, piocher.',
} as const;
