/** Chapitres 9 à 13 : la carte, les artefacts et les héros. */
export const mapRulesFr = {
  'BTA-9.1':
    'Une route droite ou un virage coûte 1 citoyen et 1 provision ; une intersection en T ou un carrefour coûte 2 citoyens et 1 provision.',
  'BTA-9.2':
    'Une nouvelle ville coûte 3 unités du rang de son niveau ; des outils peuvent remplacer les citoyens. Vous choisissez librement parmi les cinq sortes de sorties, sans effet sur le coût.',
  'BTA-9.3':
    'Améliorer une ville au niveau suivant coûte 2 unités du rang du nouveau niveau. Il est interdit de sauter un niveau. Une ville peut être construite et améliorée plusieurs fois dans le même tour.',
  'BTA-9.4':
    'Vous choisissez une sorte de carte, prenez celle du dessus de son paquet et la placez sur un emplacement autorisé, dans le sens de votre choix.',
  'BTA-9.5': 'La case doit être utilisable et vide, et ne pas être infranchissable.',
  'BTA-9.6':
    'La case doit avoir un côté commun avec au moins une carte déjà présente. Le contact en diagonale ne compte pas.',
  'BTA-9.7':
    'Deux villes ne peuvent être côte à côte ; en diagonale, c’est permis. Les ruines ne sont pas une ville, sauf dans la seconde alternative.',
  'BTA-9.8':
    'Vers chaque carte adjacente, une sortie doit rejoindre une sortie, et un côté sans route un côté sans route.',
  'BTA-9.9':
    'Des sorties peuvent mener hors du plateau, vers une case inutilisable ou vers un emplacement infranchissable.',
  'BTA-9.10':
    'Une route doit relier la nouvelle carte à au moins une de vos villes. Le chemin peut passer par toutes les cartes : routes, ruines, villes neutres ou adverses.',
  'BTA-9.11':
    'Si vous ne contrôlez aucune ville, vos nouvelles cartes n’ont pas besoin de ce lien tant que vous n’en contrôlez pas. Toutes les autres règles s’appliquent.',
  'BTA-9.12':
    'Une nouvelle ville prend un jeton de son niveau dans votre réserve. Sans jeton libre de ce niveau, vous ne pouvez ni construire ni améliorer. Un jeton hors de la carte est libre pour ses deux faces ; de 1 à 2 et de 3 à 4 on le retourne, de 2 à 3 on l’échange.',
  'BTA-9.13':
    'Le nombre de constructions et d’améliorations par tour n’est pas limité. La présence de héros ennemis n’empêche pas d’améliorer sa ville.',

  'BTA-10.1':
    'Après chaque placement, une case vide où aucune carte restante de la réserve ne pourra jamais être placée devient infranchissable : aucun paquet encore garni n’offre une carte dont les sorties conviennent aux voisines, qui puisse s’y trouver comme ville et qui ait une sortie vers une carte adjacente ou une case adjacente encore libre.',
  'BTA-10.2':
    'Un emplacement infranchissable le reste. Il compte comme occupé pour la fin du jeu, on ne peut ni y construire, ni y entrer, ni le traverser, et il n’impose rien à ses voisines.',
  'BTA-10.3':
    'Au même moment, si aucune carte n’a de sortie vers un groupe de cases vides contiguës, toutes deviennent infranchissables. Les deux vérifications sont répétées tant que quelque chose change.',
  'BTA-10.4':
    'Rien d’autre ne rend une case infranchissable. Une poche reste ouverte même si seules y mènent des routes qui ne sont reliées à la ville d’aucun joueur.',

  'BTA-11.1':
    'Un outil remplace jusqu’à 2 citoyens sur une même ligne. Il ne peut servir deux lignes, ne se joue jamais au combat et n’est jamais la cible d’un titre.',
  'BTA-11.2':
    'Une arme est nécessaire pour recruter un héros, elle est la première carte de toute ligne d’attaque et a une force de 1. Une ligne de combat peut en compter plusieurs.',
  'BTA-11.3':
    'Amulette : placez-y n’importe quelle carte sauf un artefact légendaire et lancez le dé. 1 : rien ne se passe. 2 : elle compte comme deux cartes ce tour. 3 : comme trois. 4 : elle part en embuscade, sans retirer d’autre carte. 5 : elle va dans votre abri. 6 : c’est un Joker, utilisable une fois comme n’importe quelle unité, artefact normal ou provision.',
  'BTA-11.4':
    'Sur un 4 ou un 5, l’amulette va aussitôt dans votre abri. Sinon elle reste dans l’aire de jeu jusqu’à la défausse.',
  'BTA-11.5': 'Les copies d’une amulette peuvent servir dans une, deux ou trois lignes.',
  'BTA-11.6': 'Vous décidez de ce qu’est un Joker au moment de l’utiliser. Il garde sa faction imprimée.',
  'BTA-11.7':
    'Un titre améliore définitivement une unité d’un rang : elle retourne sous son paquet et vous fouillez le paquet du rang supérieur pour la même faction. La nouvelle carte est préparée. Les seigneurs ne peuvent être améliorés ; si le paquet suivant est vide, le titre est inutilisable. Aucune provision n’est obtenue.',
  'BTA-11.8':
    'Un parchemin magique change définitivement la faction d’une unité ou d’un artefact : annoncez une autre faction en jeu, remettez la carte sous son paquet et fouillez-le. La nouvelle carte est préparée. Les provisions et les artefacts légendaires ne peuvent changer de faction.',
  'BTA-11.9':
    'Un parchemin peut se convertir lui-même au lieu d’une autre carte. Un parchemin dont la faction a changé ce tour ne peut convertir une carte ce tour-ci.',
  'BTA-11.10':
    'Tente : payez 1 provision, posez la tente et stockez-y une carte de votre main ou une carte préparée, sauf un artefact légendaire. La provision est défaussée à la fin du tour ; la tente et son contenu restent à la vue de tous aussi longtemps que vous le souhaitez. Le nombre de tentes n’est pas limité.',
  'BTA-11.11':
    'Reprendre une tente : son contenu va dans votre main et la tente dans votre abri. C’est possible pendant vos actions, à chacune de vos surenchères d’un combat ou pour payer une retraite, mais pas dans le tour où vous l’avez montée.',
  'BTA-11.12':
    'Une tente qui est le Marteau, un Joker ou la copie d’une amulette est virtuelle : elle tient jusqu’à la fin du jour, après la pioche du dernier joueur, puis va dans l’abri avec son contenu. Une carte qui forme plusieurs tentes part avec la dernière.',
  'BTA-11.13':
    'Un cheval déplace un héros de 3 cases au plus, ou a une force de 1 au combat, ou paie une retraite.',
  'BTA-11.14':
    'Seul un véritable parchemin peut se convertir, une fois par tour : un parchemin en main ou, sous le rayon de soleil, un parchemin posé qui a changé la faction d’une autre carte. Ni le Marteau, ni un Joker, ni un parchemin passé sur une amulette, ni un parchemin issu d’une conversion ne le peuvent.',
  'BTA-11.15':
    'Si vous êtes attaqué, vous pouvez reprendre des tentes avant votre première réponse comme à chaque surenchère.',
  'BTA-11.16':
    'Vos tentes sont numérotées ; une nouvelle tente reçoit le plus petit numéro libre. La tente et son contenu sont visibles de tous dès que la provision est payée.',
  'BTA-11.17':
    'Toute carte qui sert d’amulette va dans votre abri sur un 4 ou un 5 dès qu’elle n’a plus d’usage ; sinon elle reste dans l’aire de jeu jusqu’à la défausse.',

  'BTA-12.1':
    'Les artefacts légendaires ne peuvent être ni créés, ni transformés, ni changés de faction, ni stockés sous une tente, ni placés sur une amulette, ni affectés par l’oracle.',
  'BTA-12.2':
    'Marteau de Strato : une fois par tour, utilisez-le comme l’artefact normal de votre choix. Il ne sert ni dans un combat ou un assaut ni pour en engager un, mais peut remplacer l’arme qui recrute un héros.',
  'BTA-12.3': 'Épée d’Elemag : une arme à tous égards, de force 5 en attaque et 1 en défense.',
  'BTA-12.4': 'Bouclier de Britos : une arme à tous égards, de force 1 en attaque et 5 en défense.',
  'BTA-12.5':
    'Ailes d’Aviena : déplacez l’un de vos héros de sa carte vers n’importe quelle carte du plateau. Ni au combat, ni pour battre en retraite.',
  'BTA-12.6':
    'Corne de Baldur : explorez votre nation, choisissez-y jusqu’à 2 cartes, révélez-les et ajoutez-les à votre main, puis mélangez la nation. L’abri n’est pas utilisé, même si la nation contient moins de 2 cartes. Pas au combat.',

  'BTA-13.1':
    'Un héros se recrute avec 1 arme et 2 provisions. Placez un de vos héros hors de la carte sur une de vos villes, peu importe qui s’y trouve. Vous avez deux héros. Sans ville, vous ne pouvez pas recruter.',
  'BTA-13.2':
    'Un déplacement mène d’une carte à une carte adjacente lorsque les deux ont une sortie sur le côté commun.',
  'BTA-13.3':
    'Les héros n’entrent jamais sur une case vide, inutilisable ou infranchissable et ne quittent jamais le plateau.',
  'BTA-13.4':
    'Une provision est un déplacement d’une case d’un de vos héros. Plusieurs provisions peuvent être réparties entre les deux héros.',
  'BTA-13.5':
    'Un cheval permet jusqu’à 3 cases de déplacement d’un seul héros, en une fois. Les cases non utilisées sont perdues.',
  'BTA-13.6': 'Ni la distance par tour ni le nombre de héros sur une carte ne sont limités.',
  'BTA-13.7':
    'Entrer sur une carte ou la traverser est libre, même avec des héros ennemis, une ville ennemie ou neutre ou les ruines, et n’oblige jamais à combattre.',
  'BTA-13.8':
    'Pour vous déplacer, désignez un héros et une carte. Le prix est le plus petit nombre de provisions qui y mène.',
  'BTA-13.9':
    'À cheval, désignez un héros et une carte. Un usage d’un cheval couvre jusqu’à 3 cases payées ; un cheval à plusieurs usages en dépense le moins possible.',
  'BTA-13.10':
    'Deux de vos héros sur une même carte se valent : ce qui concerne l’un concerne celui du plus petit numéro. Dans le jeu avancé, un déplacement gratuit concerne le plus petit numéro qui en dispose encore.',
} as const;
