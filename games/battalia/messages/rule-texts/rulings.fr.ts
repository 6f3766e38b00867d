/** Comment nous lisons ce que le livre de règles laisse ouvert. */
export const rulingTextsFr = {
  'R-1':
    'Tous les paquets sont face visible : la carte du dessus est publique, l’ordre des autres est caché. Artefacts et terrains ont un même dos par sorte ; on ne pourrait sinon distinguer leurs paquets.',
  'R-2': 'Un paquet est mélangé après chaque fouille, aussi après celle du seigneur d’une ville neutre.',
  'R-3':
    'Une carte légendaire rejoint la cohorte où elle rapporte le plus. Avec 7 cartes ou plus d’une faction, toutes sont montrées et comptent pour 6. Une annonce vaut pour toutes les cohortes et fait tout piocher.',
  'R-4': 'Pour le minimum de 10 cartes, toutes les zones du deck comptent, cartes nouvelles comprises.',
  'R-5':
    'Une embuscade se tend à tout moment des actions, hors d’un combat : plus tôt elle gênerait la cohorte, et les combats ont une liste fermée de cartes.',
  'R-6':
    'Une carte légendaire peut être cachée en embuscade ou retirée. Retirée, elle est perdue pour tous, et son propriétaire peut en gagner une autre.',
  'R-7': 'On ne peut payer trop ; mais un outil ou une copie peut servir à moins que ce qu’il permet.',
  'R-8':
    'Les transformations se jouent à part avant la ligne ; leurs résultats attendent comme cartes préparées et ont quitté la main.',
  'R-9':
    'L’amulette vient en dernier, après titre et parchemin, et une seule fois par carte et par tour : une copie virtuelle ne peut s’échanger avec un paquet.',
  'R-10':
    'Les sorties vers des cases inutilisables ou infranchissables sont libres, comme celles qui mènent hors du plateau.',
  'R-11': 'La route vers votre ville peut passer par les cartes de chacun, et une seule ville suffit.',
  'R-12':
    'Sans ville, vous pouvez aussi construire des routes partout : dans la seconde alternative, aucune ville ne pourrait sinon être placée.',
  'R-13':
    'Qu’une case soit infranchissable ne dépend ni des joueurs ni des jetons et reste définitif. Une case qui ne pourrait contenir qu’une carte menant hors du plateau est fermée aussi, aucune route ne pouvant l’atteindre.',
  'R-14':
    'On décide d’un Joker au moment de l’utiliser, une fois ; il garde sa faction imprimée, et une provision Joker reste neutre.',
  'R-15':
    'Un titre exige une carte dans le paquet suivant. Sous le rayon, deux rangs font un seul échange. Aucune provision n’accompagne la nouvelle unité, un échange n’en ajoutant pas.',
  'R-16':
    'La carte visée par un parchemin va d’abord sous son paquet, puis on le fouille ; elle peut donc revenir. On ne peut annoncer la faction qu’elle a déjà. Seul un parchemin sans amulette se convertit, une fois.',
  'R-17':
    'Une tente ne se reprend pas dans le tour où elle a été montée. Les tentes virtuelles tiennent jusqu’à la fin du jour, selon la réponse de l’éditeur.',
  'R-18':
    'Le Marteau ne sert ni contre les villes neutres ni contre les ruines : un assaut est une ligne de combat.',
  'R-19': 'Les Ailes et la Corne ne se jouent ni au combat ni pour une retraite.',
  'R-20': 'Le déplacement d’un cheval se fait en une fois, et le reste est perdu.',
  'R-21':
    'Le bonus du héros compte pour chaque héros participant, jamais sans carte : il n’augmente donc pas la défense de base. Dans un assaut, tous vos héros présents participent.',
  'R-22':
    'Une ligne trop courte perd un vrai combat, et ses héros sont démobilisés. Un assaut échoue seulement, et les héros restent.',
  'R-23': 'En défense, vous reprenez toutes vos cartes en embuscade ou aucune.',
  'R-24': 'Les héros défenseurs sont choisis une fois, après l’embuscade et avant la première surenchère.',
  'R-25':
    'Titre, parchemin et amulette ne s’appliquent pas à une carte déjà en ligne : une unité améliorée entre dans le combat.',
  'R-26':
    'Au combat, une amulette reçoit unités, armes, chevaux, titres, parchemins, amulettes et provisions. Toutes les copies qui ont de la force entrent dans ce combat ; ce qui n’en a pas reste préparé.',
  'R-27': 'Si les jetons manquent, le conquérant place le plus haut niveau inférieur disponible.',
  'R-28':
    'Les cartes du défenseur vont dans son abri aussitôt après le combat et peuvent être remélangées pour sa pioche.',
  'R-29': 'Une retraite de 2 ou 3 cases se mesure par la route la plus courte : pas d’aller et retour.',
  'R-30':
    'Une retraite se paie de la main et des tentes seulement. La terre natale n’en réduit pas le prix, et les amulettes ne servent pas.',
  'R-31': 'Si le paquet des seigneurs est vide, une ville annexée ne donne ni seigneur ni provision.',
  'R-32':
    'Qui possède un artefact légendaire ne peut défier les gardiens des ruines : il n’y a rien à gagner.',
  'R-33': 'Rayon et amulette se multiplient : 2 fois 2 font 4 usages, 2 fois 3 en font 6.',
  'R-34': 'Une limite de semaines s’achève avec un tour de jeu complet, pour que tous aient joué autant.',
  'R-35': 'Si les héros ne départagent pas non plus, la victoire est partagée.',
  'R-36':
    'Un déplacement gratuit peut finir sur toute carte accessible par la terre natale seule ; il ne se répète pas avant une autre action, pour que le tour ait une fin.',
  'R-37':
    'Dans la seconde alternative à deux ou trois joueurs, les villes neutres occupent les cases de départ de ce plateau et nulle autre ; elles sont annexées au niveau 4.',
  'R-38':
    'Il y a 3 villes à quatre sorties par terrain : la mise en place en prend 8, et quatre restent à construire.',
  'R-39': 'Un défenseur qui a plus de 6 cartes n’en défausse ni n’en pioche.',
  'R-40': 'Lors d’une nouvelle donne, la main défaussée est dans l’abri avant la pioche.',
  'R-41': 'Les abris et les limbes sont publics : les cartes sont défaussées face visible.',
  'R-42':
    'Une carte qu’une amulette envoie en embuscade est face cachée mais reste connue, puisque tous l’ont vue.',
  'R-43': 'Les mains sont piochées avant le choix des factions ; vous voyez vos 10 cartes en choisissant.',
  'R-44':
    'Une poche de plusieurs cases qu’aucune route ne peut atteindre est fermée en bloc ; le plateau ne pourrait sinon jamais se remplir.',
  'R-45': 'Deux semaines sans aucun changement sur la carte mettent fin à une partie qui ne finirait plus.',
  'R-46':
    'Une carte multipliée ne peut être stockée que si aucune copie n’a servi, ce qui met fin aux copies.',
  'R-47':
    'Tout ce qui a été montré d’un deck est public sous forme de liste. L’ordre de la nation, la main, l’embuscade et la faction des unités de départ jamais vues restent cachés.',
  'R-48':
    'Les cartes d’une ligne sont montrées lorsqu’elle est complète, ou avant un dé ou une fouille. Jusque-là, on peut revenir en arrière.',
  'R-49': 'Un paiement simple est proposé ; vous pouvez exiger toute carte que contient un paiement permis.',
  'R-50':
    'Les villes d’un joueur qui abandonne restent, défendues par leur niveau : les ôter romprait routes et scores.',
  'R-51':
    'On peut répondre d’avance à toute question posée à un défenseur, pour que les parties sur plusieurs jours ne s’arrêtent pas plusieurs fois pour une attaque.',
  'R-52': 'La limite est de 3 semaines par défaut, une partie normale selon le livre, et de 4 entre bots.',
  'R-53': 'On se déplace par le chemin le plus court : rien ne se passe en route.',
  'R-54':
    'L’adversaire à qui l’on montre une cohorte voit ses cartes jusqu’à la fin du tour ; les autres apprennent la faction et la taille.',
  'R-55': 'Copies, rayon, Jokers et copies de tentes relèvent d’un seul compte d’usages.',
  'R-56':
    'Un joueur attaqué peut reprendre ses tentes avant de répondre, pour pouvoir en payer une retraite.',
  'R-57':
    'De deux héros d’un joueur sur une carte, seul le plus petit numéro est proposé : ils sont identiques.',
  'R-58': 'Une poche coupée de tous les joueurs reste ouverte : un joueur sans ville peut y construire.',
  'R-59': 'Un joueur qui n’a plus rien se rend sans qu’on lui demande ; c’est public de toute façon.',
  'R-60':
    'Un titre à plusieurs usages élève une unité d’autant de rangs en un échange, ou l’un après l’autre. Un parchemin peut changer de nouveau la faction de la carte reçue.',
  'R-61': 'Un usage d’un cheval illuminé peut porter un héros, l’autre combattre.',
  'R-62': 'Les cartes posées et préparées ne sont pas des cartes en main.',
  'R-63': 'La carte légendaire d’un joueur qui abandonne quitte le jeu avec son deck.',
  'R-64': 'Un joueur sans ville marque 0 et continue à jouer : personne n’est éliminé.',
  'R-65': 'Un Marteau ou un Joker joué comme amulette va dans l’abri sur un 4 ou un 5, comme une amulette.',
  'R-66':
    'Les cartes vues en route vers une main sont marquées connues. Cacher une carte en embuscade efface ces marques, pour garder le secret.',
  'R-67':
    'Dans la seconde alternative, la limite d’une ville annexée ne vise pas les villes qui ont perdu leur jeton.',
  'R-68': 'De cartes identiques dont l’une est connue, c’est elle qui est réputée montrée.',
} as const;
