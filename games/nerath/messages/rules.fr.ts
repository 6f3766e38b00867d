import type { Chapter, RuleId, RulingId } from '../content/rule-ids.ts';

export const chaptersFr: Readonly<Record<Chapter, string>> = {
  1: 'Installation',
  2: 'Le tour et les Événements',
  3: 'Les espaces',
  4: 'Phase 2 : les mouvements',
  5: 'Le transport maritime',
  6: 'Phase 3 : les batailles en général',
  7: 'Initiative, Résistant, Châteaux',
  8: 'Les batailles navales',
  9: 'Les donjons',
  10: 'La Retraite',
  11: 'Résultat et conquête',
  12: 'Trésors et points de victoire',
  13: 'Phase 4 : repositionnement',
  14: 'Phase 5 : renforts',
  15: 'Phase 6 : revenus',
  16: 'La victoire',
  17: 'Les cartes en général',
};

export const rulesFr: Readonly<Record<RuleId, string>> = {
  'NER-1.1':
    'L’ordre du tour est Karkoth, Vailin, Cercle de Fer, Nerath à chaque tour complet et ne change jamais.',
  'NER-1.2':
    'À 2 joueurs : le joueur 1 dirige Karkoth et le Cercle de Fer, le joueur 2 Vailin et Nerath ; mode Alliances.',
  'NER-1.3':
    'À 3 joueurs : le joueur 1 dirige Vailin et Nerath, le joueur 2 Karkoth, le joueur 3 le Cercle de Fer ; mode Alliances.',
  'NER-1.4':
    'À 4 joueurs : un royaume chacun (joueur 1 Karkoth, 2 Vailin, 3 Cercle de Fer, 4 Nerath) ; mode Alliances ou Chacun pour soi.',
  'NER-1.5':
    'En mode Alliances, Karkoth et le Cercle de Fer forment le camp A, Vailin et Nerath le camp B ; en mode Chacun pour soi, chaque royaume est un camp. Les royaumes de camps différents sont ennemis. Les camps ne changent jamais.',
  'NER-1.6':
    'Le mode et la durée sont fixés avant la partie. Alliances : 20 points de victoire (PV) du camp en partie courte, 30 en partie intermédiaire ; toutes les Capitales ou 12 Trésors en partie longue. Chacun pour soi : 13 ou 20 PV ; toutes les Capitales ou 8 Trésors.',
  'NER-1.7':
    'Chaque royaume a son Or, sa pioche d’Événements, sa main, sa défausse, ses Trésors, sa réserve de Châteaux et ses PV, même quand un joueur en dirige deux. Les PV et les Trésors d’un camp sont la somme de ceux de ses royaumes. Rien ne peut être donné à un autre royaume.',
  'NER-1.8':
    'Placez les armées de départ. Chaque territoire terrestre contient alors au moins une unité de son propriétaire ; neuf zones maritimes et toutes les entrées de donjon sont vides.',
  'NER-1.9': 'Or de départ : Karkoth 10, Vailin 11, Cercle de Fer 12, Nerath 13.',
  'NER-1.10': 'Chaque royaume mélange ses 20 Événements et en pioche 2.',
  'NER-1.11':
    'Une carte « à jouer immédiatement » de la main de départ est résolue au début de la première phase de pioche du royaume, avant la pioche, dans l’ordre où elles ont été piochées.',
  'NER-1.12':
    'Mélangez les 40 tuiles de Gardiens ; placez-en 1 face cachée sur chacune des 12 entrées ; les 28 autres forment la pile, face cachée.',
  'NER-1.13': 'Mélangez les 30 Trésors en une seule pioche, face cachée.',
  'NER-1.14':
    'Le nombre de joueurs décide du mode : à 2 ou 3, la partie se joue en Alliances quoi qu’on ait choisi ; à 4, le mode choisi vaut. Aucune combinaison d’options et de joueurs n’est refusée.',
  'NER-1.15':
    'Un nom et une couleur appartiennent à un royaume, pas à un joueur. Qui dirige deux royaumes répond pour chacun séparément ; chaque question dit pour quel royaume elle est posée.',

  'NER-2.1':
    'Un tour compte six phases dans cet ordre : 1 Pioche, 2 Mouvements, 3 Batailles, 4 Repositionnement, 5 Renforts, 6 Revenus.',
  'NER-2.2':
    'Les phases 1 et 6 ont toujours lieu. Dans les phases 2 à 5, le royaume peut ne rien faire, sauf ce qu’imposent NER-6.2, 13.1, 13.3, 13.6 et 13.7.',
  'NER-2.3':
    'Le début du tour précède la phase 1 : le royaume utilise ses cartes et ses Propriétés de début de tour dans l’ordre de son choix, chaque Propriété une fois, y compris celle d’une carte qu’il vient d’y jouer.',
  'NER-2.4': 'Phase 1 : piochez 1 carte de la pile d’Événements du royaume.',
  'NER-2.5':
    'Si la pioche est vide quand il faut piocher, la défausse est mélangée pour former une nouvelle pioche ; si elle est vide aussi, aucune carte n’est piochée.',
  'NER-2.6': 'Il n’y a pas de limite au nombre de cartes en main.',
  'NER-2.7':
    'Une carte « à jouer immédiatement » est résolue dès qu’elle est piochée, même si elle nuit à son propriétaire ; si elle ne peut rien faire, elle est défaussée sans effet.',
  'NER-2.8': 'Les cartes de la phase de pioche se jouent après la pioche, en phase 1, en nombre quelconque.',
  'NER-2.9': 'Un Événement résolu va face visible dans la défausse de son royaume.',
  'NER-2.10':
    'Une carte est montrée aux autres quand sa dernière cible est choisie ; jusque-là rien ne se passe sur le plateau, les choix suivants tiennent seulement compte des précédents, et on peut la reprendre. Si elle fait lancer des dés ou interroge un autre joueur en chemin (carte 22), elle est montrée avant. Une carte immédiate est montrée dès qu’elle est piochée, celle de la main de départ quand NER-1.11 la résout.',

  'NER-3.1':
    'Deux espaces sont adjacents s’ils partagent une frontière. Une entrée de donjon est adjacente aux deux territoires terrestres et à la zone maritime qu’elle touche.',
  'NER-3.2': 'Les bords opposés du plateau ne communiquent pas.',
  'NER-3.3':
    'Un territoire terrestre est contrôlé par son propriétaire de départ jusqu’à sa conquête ; on le garde même sans unité.',
  'NER-3.4':
    'Un territoire contrôlé par votre camp est ami ; un territoire contrôlé par un autre camp est ennemi, même vide.',
  'NER-3.5':
    'Une zone maritime est ennemie tant qu’elle contient une unité d’un autre camp (même pendant que vos unités doivent encore y combattre), amie sinon. Personne ne contrôle une zone maritime.',
  'NER-3.6':
    'Une entrée de donjon est hostile à tous : jamais amie, jamais un « territoire ennemi » pour les cartes, jamais contrôlée.',
  'NER-3.7':
    'Un territoire terrestre est vide s’il ne contient aucune unité d’aucun royaume ; un Château est une unité.',
  'NER-3.8': 'Un territoire terrestre adjacent à une zone maritime est côtier.',
  'NER-3.9': 'Un Château appartient à celui qui contrôle son territoire.',
  'NER-3.10':
    'Une unité à bord d’un Navire de Guerre se trouve dans la zone maritime du navire, pas sur terre.',

  'NER-4.1':
    'Le royaume actif peut déplacer aucune, une partie ou toutes ses unités, chacune d’autant d’espaces que sa capacité de mouvement au plus, dans n’importe quel ordre.',
  'NER-4.2':
    'Les unités terrestres passent d’un territoire terrestre à un autre adjacent ; les Navires de Guerre d’une zone maritime à une autre adjacente ; les Châteaux ne bougent jamais.',
  'NER-4.3':
    'Une unité terrestre ou un Navire de Guerre qui entre dans un espace ennemi (même vide) doit s’y arrêter et ne bouge plus durant cette phase.',
  'NER-4.4': 'Les espaces amis, à vous ou à votre allié, se traversent et s’occupent librement.',
  'NER-4.5': 'Seuls les Héros peuvent pénétrer dans une entrée de donjon ; ils s’y arrêtent.',
  'NER-4.6':
    'Les unités volantes passent entre espaces adjacents quels qu’ils soient, au-dessus de la terre, de la mer, des espaces ennemis et des entrées de donjon, sans devoir s’arrêter. Elles peuvent finir sur terre ou sur mer, jamais sur une entrée de donjon.',
  'NER-4.7':
    'Une unité qui termine son mouvement dans un espace ennemi ou une entrée de donjon l’attaque. L’attaque est résolue en phase 3.',
  'NER-4.8':
    'Des unités venues de plusieurs espaces peuvent attaquer le même ; des unités d’un même espace peuvent en attaquer plusieurs.',
  'NER-4.9':
    'Un royaume ne déplace jamais les unités d’un autre, pas même celles de son allié sur son propre territoire.',
  'NER-4.10':
    'Un transfert (par une carte) n’est pas un mouvement : il n’en consomme pas, n’en demande pas, et sa destination doit être amie pour l’unité.',
  'NER-4.11':
    'Si un espace attaqué devient ami avant sa bataille, l’attaque tombe et les unités y restent simplement.',
  'NER-4.12':
    'S’il ne reste aucun attaquant dans un espace attaqué avant le début de sa bataille (carte 77, carte immédiate), l’attaque tombe aussi : aucune fenêtre, aucun résultat, contrôle inchangé.',
  'NER-4.13':
    'Une marche nomme l’origine et la destination. Elle coûte à chaque unité la longueur de son plus court chemin légal ; le chemin lui-même n’a pas d’effet et n’est jamais demandé. Une unité qui a encore du mouvement peut marcher de nouveau, selon NER-4.3 à 4.5 et le chapitre 5. On regarde à la fin de la phase si une unité volante (ou un Héros qui peut passer, carte 101) attaque.',
  'NER-4.14':
    'Une marche n’est qu’un projet jusqu’à la fin de la phase : on peut l’annuler, dans n’importe quel ordre, comme si elle n’avait pas eu lieu. Elle reste acquise si une marche suivante s’appuie sur elle, si d’autres ont embarqué à la place de ceux qui sont descendus à terre, ou dès qu’une carte a été jouée. Quand plus de 250 marches sont possibles, on demande d’abord l’origine, puis la destination.',

  'NER-5.1':
    'Un Navire de Guerre transporte jusqu’à 2 unités terrestres de son royaume : Fantassins, Engins de siège, Guerriers, Sorciers, Monstres.',
  'NER-5.2':
    'Il ne transporte jamais de Châteaux, d’unités volantes (Dragons, Élémentaires des Tempêtes, Héros sous la carte 110), de Navires de Guerre ni d’unités d’un allié.',
  'NER-5.3':
    'Chargement : une unité terrestre sur un territoire côtier ami embarque sur un navire de son royaume dans une zone maritime adjacente et amie. Elle ne doit pas avoir bougé durant cette phase ; embarquer compte comme 1 mouvement et elle ne bouge ensuite qu’en débarquant.',
  'NER-5.4': 'Un navire peut charger avant, pendant et après son mouvement, depuis différents territoires.',
  'NER-5.5':
    'Au plus 2 unités peuvent être chargées sur un même navire durant une phase de mouvements, et il n’en contient jamais plus de 2.',
  'NER-5.6':
    'Déchargement : une unité transportée passe sur un territoire terrestre adjacent à la zone du navire. Cela ne coûte pas de mouvement ; l’unité ne va pas plus loin durant cette phase.',
  'NER-5.7':
    'Un navire qui a déchargé une unité ne bouge plus durant ce tour. Il peut décharger sur deux territoires différents.',
  'NER-5.8':
    'Les unités ne changent jamais de navire, et une unité n’est pas déchargée sur le territoire où elle a embarqué durant ce tour.',
  'NER-5.9':
    'Pontage : un navire peut charger et décharger dans la même zone sans bouger, selon NER-5.3 à 5.8.',
  'NER-5.10':
    'Les unités peuvent rester à bord d’un tour à l’autre ; celles qui sont à bord au début du tour peuvent débarquer là où se trouve le navire (il y reste alors, NER-5.7) ou après son mouvement.',
  'NER-5.11':
    'Décharger sur un territoire ennemi est un Débarquement, donc une attaque. En phase 2, la zone maritime doit être amie ; depuis une zone ennemie, il faut attendre NER-5.12.',
  'NER-5.12':
    'Étape de débarquement : quand toutes les batailles navales sont finies, chaque navire survivant du royaume actif qui a pris part à une bataille navale gagnée, ou dont l’attaque navale est tombée (NER-4.11), peut décharger sa cargaison survivante (sauf s’il a déjà déchargé) : sur un territoire ennemi (attaque nouvelle ou renforcée), sur un territoire ami ou, pour les Héros seulement, dans une entrée de donjon.',
  'NER-5.13':
    'Les Héros peuvent aussi être déchargés dans une entrée de donjon adjacente en phase 2, depuis une zone amie.',
  'NER-5.14':
    'Quand un Navire de Guerre est détruit ou retiré, tout ce qu’il transporte disparaît avec lui, détruit ou retiré de même.',
  'NER-5.15':
    'En phase 2, un navire dans une zone maritime ennemie ne charge ni ne décharge, pas même sur un territoire ami ; sa cargaison attend NER-5.12.',
  'NER-5.16':
    'De la terre vers une zone maritime, une unité terrestre embarque sur un navire qui s’y trouve ; d’une zone maritime vers la terre ou une entrée de donjon, elle quitte son navire ; de zone en zone, les navires voguent avec tout ce qu’ils portent. On ne demande sur quel navire embarquer que si ceux qui ont de la place diffèrent par leur cargaison, leur mouvement restant ou leurs chargements.',

  'NER-6.1':
    'Il y a une bataille dans chaque espace attaqué. Attaquant : le royaume actif, avec toutes ses unités présentes. Défenseurs : celui qui contrôle le territoire et tous les royaumes ennemis qui y ont des unités, ou les Gardiens.',
  'NER-6.2':
    'Toutes les batailles navales d’abord, puis l’étape de débarquement, puis les batailles terrestres et de donjon ; dans chaque groupe, l’attaquant choisit l’ordre, une bataille à la fois. Chaque attaque doit être résolue.',
  'NER-6.3': 'Chaque unité lance les dés du tableau des unités une fois par round de bataille.',
  'NER-6.4': 'Un dé de 6 ou plus inflige une touche.',
  'NER-6.5':
    'Si un effet permet à une unité de toucher sur 5+, ses dés demandent 5 ; sinon, dans un donjon, les dés des Héros demandent la plus haute valeur « les Héros touchent sur » des Gardiens non vaincus ; sinon 6.',
  'NER-6.6':
    'Un round de bataille : (1) étape d’Initiative ; (2) étape normale, attaques ; (3) dégâts de l’étape normale ; (4) l’attaquant poursuit ou bat en Retraite ; (5) résultat si la bataille est finie.',
  'NER-6.7':
    'À chaque étape, l’attaquant lance d’abord et le défenseur ensuite, mais les attaques d’une même étape sont simultanées : les unités perdues à une étape y lancent encore leurs dés.',
  'NER-6.8': 'Le propriétaire des unités touchées choisit lesquelles encaissent.',
  'NER-6.9':
    'Chaque touche d’une étape va à une unité éligible différente. Ce n’est que lorsque toutes en ont une qu’une unité Résistante qui le peut en encaisse une seconde. Les touches qui ne peuvent être attribuées sont perdues.',
  'NER-6.10':
    'Éligible : toute unité de ce camp qui prend part à la bataille (sur mer : NER-8.2), sauf un Château inactif.',
  'NER-6.11':
    'Quand les deux camps ont attribué leurs touches, les unités détruites retournent ensemble à la réserve.',
  'NER-6.12':
    'Des unités alliées dans un même espace se défendent ensemble. Si les deux royaumes sont au même joueur, il attribue librement. Sinon les royaumes conviennent d’un partage ; sans accord chacun prend la moitié, la touche impaire allant au royaume qui a le plus d’unités éligibles (à égalité : celui qui contrôle l’espace ; sur mer, le premier dans l’ordre du tour). Ce qu’un royaume ne peut encaisser passe à l’autre.',
  'NER-6.13':
    'Ordre des dés, pour rejouer une partie : à chaque étape tous ceux de l’attaquant, puis tous ceux du défenseur ; dans un camp par royaume dans l’ordre du tour, puis dans l’ordre du tableau des unités, puis par numéro d’unité ; les dés propres d’une unité avant ses dés supplémentaires ; les Gardiens dans l’ordre des tuiles, leurs dés comme indiqué. Les relances suivent aussitôt le jet de leur camp.',
  'NER-6.14':
    'Si le territoire attaqué ne contient aucun défenseur au début de la bataille, la fenêtre de début s’ouvre quand même. S’il n’y en a toujours pas à sa fermeture et qu’il reste un attaquant, l’attaque est sans résistance : conquête immédiate, sans rounds, et ce n’est pas une bataille livrée (pas « gagnée » pour les compétences et les cartes). S’il ne reste aucun attaquant (carte 53), NER-11.1 vaut : le contrôle ne change pas.',
  'NER-6.15':
    'La bataille est finie quand un camp n’a plus d’unité (de Gardien) autre qu’un Château inactif, ou quand l’attaquant a battu en Retraite. On le vérifie à la fermeture de chaque fenêtre de bataille ; après une étape, seulement quand les fenêtres qui suivent ses dégâts sont fermées : une attaque posthume (carte 105) et une unité arrivée par la carte 9 comptent donc encore.',
  'NER-6.16':
    'Hors des phases 2 et 3, aucun espace ne contient d’unités de deux camps ennemis. Toutes les unités du royaume actif dans un espace attaqué sont donc des attaquants, et elles seules.',
  'NER-6.17':
    'Le partage de NER-6.12 n’est demandé que si les deux royaumes sont à deux joueurs dont aucun n’est absent (NER-16.8), si les touches sont moins nombreuses que ce que le camp peut encaisser et si plus d’un partage est possible (NER-6.20). Sinon la moitié de NER-6.12 vaut.',
  'NER-6.18':
    'Les pertes se donnent une à une ou toutes ensemble dans l’ordre habituel : Château actif ; Dragon non marqué ; Fantassin ; Engin de siège ; Guerrier ; Navire de Guerre sans cargaison ; Élémentaire des Tempêtes ; Sorcier ; Monstre ; Navire de Guerre avec cargaison ; Dragon marqué. L’ordre habituel respecte toujours NER-6.9. Si les touches atteignent ou dépassent ce que le camp peut encaisser, rien n’est demandé.',
  'NER-6.19':
    'À une étape : la fenêtre d’avant dégâts du camp touché (le défenseur d’abord), puis le camp défenseur attribue, puis le camp attaquant, puis les unités détruites partent ensemble (NER-6.11), puis NER-17.20. Les touches annulées (cartes 3, 62, 94) sont ôtées avant un partage ou une attribution.',
  'NER-6.20':
    'NER-6.9 vaut pour le camp entier, même avec deux royaumes : avec autant de touches que d’unités éligibles ou moins, aucun royaume n’en prend plus qu’il n’a d’unités éligibles ; avec plus de touches que d’unités éligibles, aucun n’en prend moins. Les partages hors de ces limites, ou au-delà de ce qu’un royaume peut encaisser, sont impossibles ; la moitié de NER-6.12 devient le partage possible le plus proche. Après un partage, les royaumes attribuent dans l’ordre du tour à partir de l’attaquant.',
  'NER-6.21':
    'Les touches des cartes 6, 25, 45, 65 et 91 tombent avant le round 1 et n’appartiennent à aucun round : les cartes 3 et 62 ne les annulent pas, la carte 94 si (parmi plusieurs Dragons, la touche sur un Dragon marqué). NER-17.20 les suit, sans la fenêtre d’après dégâts.',
  'NER-6.22':
    'Une attaque posthume (carte 105) appartient au round et à l’étape où le Sorcier est tombé, ou à aucun s’il est tombé avant le round 1. Les cartes jouées avant un jet ne s’y appliquent pas ; les relances suivent ses dés (carte 102 ; carte 33 durant un round), et ses touches peuvent être annulées comme d’autres (carte 94 ; durant un round aussi 62, au round 1 aussi 3).',
  'NER-6.23':
    'Après un jet, d’abord les Propriétés 90 et 102, puis la carte 33 ; aucun dé n’est relancé deux fois, et les relances promises par la carte 33 pour l’étape normale viennent avant tout. Avant une attribution, d’abord la carte 3, d’elle-même, puis la Propriété 94, puis la carte 62. On n’interroge personne sur des touches ou des échecs qui n’existent plus.',

  'NER-7.1':
    'Étape d’Initiative : toutes les unités dotées de l’Initiative, des deux camps, lancent leurs dés ; les dégâts sont appliqués avant que quiconque d’autre ne lance.',
  'NER-7.2':
    'À l’étape normale lancent toutes les unités qui n’ont pas lancé durant ce round : celles sans Initiative, et celles avec Initiative qui sont arrivées ou l’ont retrouvée après l’étape d’Initiative. Une unité qui a lancé à l’étape d’Initiative ne relance pas.',
  'NER-7.3':
    'Résistant : la première touche qu’une unité Résistante encaisse dans une bataille la marque seulement ; la suivante la détruit. Les marques disparaissent à la fin de la bataille.',
  'NER-7.4':
    'Un Château qui encaisse une touche devient inactif jusqu’à la fin de la bataille : il ne lance plus et n’encaisse plus. Il n’est jamais détruit ni retiré. Après la bataille, il est de nouveau actif.',
  'NER-7.5': 'Un Château peut encaisser une touche comme toute autre unité, au choix de son propriétaire.',
  'NER-7.6':
    'Attaque puissante : un Engin de siège lance 2D8 quand son royaume est l’attaquant, 1D8 en défense.',
  'NER-7.7':
    'Naufrage : un Élémentaire des Tempêtes lance 2D8 sur mer, 1D8 sur terre, en attaque comme en défense.',

  'NER-8.1':
    'Une bataille dans une zone maritime est une bataille navale. Y participent les Navires de Guerre, les unités volantes et les Héros à bord des navires.',
  'NER-8.2':
    'Les autres unités à bord sont une cargaison : elles ne lancent pas de dés et ne peuvent encaisser de touches.',
  'NER-8.3':
    'Un Héros à bord peut encaisser une touche comme toute unité, même à la même étape que son propre navire.',
  'NER-8.4': 'Un navire détruit emporte sa cargaison et ses Héros.',
  'NER-8.5': 'Gagner une bataille navale ne conquiert rien et ne rapporte pas de PV.',
  'NER-8.6':
    'Les Héros gardent sur mer leur Initiative et les bonus des cartes ; ils peuvent ensuite débarquer (NER-5.12) et combattre de nouveau.',

  'NER-9.1':
    'Les Héros qui se trouvent dans une entrée en phase 3 l’explorent. Toutes ses tuiles sont retournées face visible, puis la bataille a lieu.',
  'NER-9.2':
    'Le joueur à gauche de l’attaquant agit pour les Gardiens : celui du royaume suivant dans l’ordre du tour, toujours un ennemi. Il choisit les dés que les touches éliminent, ou s’en remet à NER-9.14. On ne lui demande rien d’autre.',
  'NER-9.3':
    'Tous les Gardiens de l’entrée combattent ensemble, chacun avec tous ses dés restants ; ils touchent sur 6+.',
  'NER-9.4':
    'Chaque touche sur les Gardiens élimine un dé parmi ceux qui restent (lequel : NER-9.2) ; un Gardien sans dé est vaincu.',
  'NER-9.5': 'Un Gardien doté de l’Initiative lance à l’étape d’Initiative.',
  'NER-9.6':
    '« Les Héros touchent sur 7+ / 8+ » vaut pour tous les dés de tous les Héros tant qu’un tel Gardien n’est pas vaincu ; la plus haute valeur compte ; un effet 5+ l’emporte.',
  'NER-9.7':
    'Si les Héros battent en Retraite ou sont tous détruits alors qu’un Gardien n’est pas vaincu, tous les Gardiens retrouvent tous leurs dés, y compris les tuiles vaincues dans cette bataille ; les tuiles restent face visible.',
  'NER-9.8':
    'Si tous les Gardiens sont vaincus et qu’un Héros survit, le royaume pille le donjon : il gagne en Or la somme des récompenses et pioche exactement 1 Trésor, quels que soient le nombre de Héros et celui des Gardiens.',
  'NER-9.9':
    'Si le dernier Gardien et le dernier Héros tombent à la même étape, il n’y a pas de pillage ; l’entrée compte comme vaincue pour NER-13.4.',
  'NER-9.10':
    'Quand une entrée est vaincue (NER-9.8, 9.9), ses tuiles vont face visible dans une défausse ; celle-ci est mélangée en une nouvelle pile quand il faut une tuile et que la pile est vide.',
  'NER-9.11': 'Si la pioche des Trésors est vide, le pillage ne donne que de l’Or.',
  'NER-9.12':
    'Une tuile placée sur une entrée dont la bataille est en cours est retournée et combat à partir du round suivant.',
  'NER-9.13':
    'S’il n’y a de tuile ni dans la pile ni dans la défausse, on n’en place pas. Personne ne peut pénétrer dans une entrée sans tuile.',
  'NER-9.14':
    'Choix habituel pour les Gardiens : une touche élimine le plus petit dé qui a déjà été lancé durant ce round de bataille ; s’il n’y en a pas, le plus petit dé. À dés égaux : le premier dans l’ordre des tuiles (comme elles ont été placées), puis dans celui de la tuile.',

  'NER-10.1':
    'Après un round où il reste aux deux camps des unités autres que des Châteaux inactifs (ou des Gardiens), l’attaquant choisit : un autre round, ou la Retraite. Un défenseur ne bat jamais en Retraite (sauf carte 75).',
  'NER-10.2': 'Une Retraite emmène toutes les unités attaquantes de cette bataille.',
  'NER-10.3':
    'Chaque unité terrestre va vers un territoire terrestre ami adjacent, au choix et en se séparant si on veut ; pas forcément d’où elle vient ; un territoire conquis durant ce tour convient.',
  'NER-10.4': 'Chaque unité volante va vers un territoire terrestre ou une zone maritime, amis et adjacents.',
  'NER-10.5':
    'Seulement s’il n’existe aucun territoire terrestre ami adjacent, les unités terrestres peuvent se retirer à bord de leurs propres Navires de Guerre qui ont de la place dans des zones maritimes adjacentes.',
  'NER-10.6':
    'Les unités terrestres pour lesquelles il n’y a pas de place sont détruites ; leur propriétaire choisit lesquelles.',
  'NER-10.7': 'Sur mer : les navires vont vers des zones maritimes amies adjacentes, avec leur cargaison.',
  'NER-10.8':
    'La Retraite n’est proposée que si au moins une unité attaquante a une destination légale ; une unité qui n’en a pas est détruite.',
  'NER-10.9': 'Les Héros quittent une entrée de donjon selon NER-10.3 à 10.6.',
  'NER-10.10':
    'Les unités terrestres en Retraite et la cargaison des navires en Retraite ne bougent plus ni ne débarquent durant ce tour. Les unités volantes peuvent encore se repositionner en phase 4.',
  'NER-10.11':
    'Qui bat en Retraite nomme un seul espace pour toutes ses unités, si toutes peuvent y aller, ou les disperse une à une. Une unité qui a une place légale doit en prendre une ; quand il ne reste que des unités sans place, elles sont détruites.',

  'NER-11.1':
    'S’il ne reste aucun attaquant dans l’espace (détruit, retiré ou en Retraite), le défenseur gagne et garde le contrôle, même sans unité.',
  'NER-11.2':
    'S’il ne reste aucun défenseur autre qu’un Château inactif et qu’un attaquant survit, l’attaquant gagne ; ses survivants restent dans l’espace.',
  'NER-11.3':
    'Gagner sur terre (ou attaquer sans résistance) conquiert le territoire : l’attaquant le contrôle désormais, sauf NER-11.7.',
  'NER-11.4':
    'Conquérir un territoire contrôlé par un ennemi rapporte aussitôt 1 PV ; 5 à la place si c’est la Capitale d’un royaume ennemi, quel que soit celui qui la tenait.',
  'NER-11.5': 'Aucun PV pour un territoire de départ ou la Capitale du royaume qui conquiert.',
  'NER-11.6': 'Aucun PV pour un territoire de départ ou la Capitale de son allié.',
  'NER-11.7':
    'Libération : un territoire de départ d’un allié repris à un ennemi revient aussitôt à l’allié, même si seules vos unités s’y trouvent. Les effets qui parlent de conquête s’appliquent à vous. Une Capitale libérée est utilisable normalement au tour suivant de l’allié.',
  'NER-11.8':
    'Le même territoire peut rapporter autant de fois qu’on veut, à n’importe quel royaume ; les PV ne se perdent jamais.',
  'NER-11.9': 'Un Château sur un territoire conquis y reste et passe au nouveau propriétaire.',
  'NER-11.10':
    'Un royaume qui ne contrôle pas sa Capitale perd le placement illimité (NER-14.3) et la moitié de ses revenus (NER-15.3) jusqu’à ce qu’il la reprenne.',
  'NER-11.11':
    'Folie Furieuse : quand, à son tour, un royaume gagne une bataille livrée sur un territoire terrestre, chacun de ses Monstres (sous la carte 88 aussi chacun de ses Guerriers) qui y a survécu peut aussitôt aller sur un territoire terrestre adjacent, vide et contrôlé par un ennemi, et le conquérir. Ils peuvent aller en des lieux différents ou ensemble. Ce n’est pas une bataille et n’entraîne pas d’autre Folie Furieuse.',
  'NER-11.12':
    'Une conquête par Folie Furieuse ou par carte est une conquête pour les PV et les effets, pas une bataille.',
  'NER-11.13': 'Un royaume sans territoire ni unité reste en jeu et joue ses tours.',
  'NER-11.14':
    'Ordre après une bataille terrestre gagnée (après une attaque sans résistance, les deux premiers seulement) : contrôle et PV ; effets automatiques de conquête (cartes 69, 95) ; la fenêtre de fin de bataille (cartes 2, 5, 78) ; Folie Furieuse ; la fenêtre qui la suit (carte 76).',
  'NER-11.15':
    'Une bataille livrée est gagnée par chaque royaume du camp vainqueur qui y prend part (NER-17.2), et perdue par chacun de l’autre. Après une bataille navale, et après une bataille terrestre que le défenseur gagne (même par Retraite de l’attaquant), seule suit la fenêtre de fin de bataille (cartes 5, 78) ; après une bataille de donjon, seulement le pillage (NER-9.8) et l’occasion de jouer le Trésor.',

  'NER-12.1':
    'Un Trésor pioché va dans la main du royaume. Il peut être joué au moment indiqué et reste ensuite face visible jusqu’à la fin de la partie.',
  'NER-12.2':
    'Le jouer rapporte aussitôt ses PV, applique son Pouvoir une fois et sa Propriété à partir de là.',
  'NER-12.3': 'Les Propriétés ne servent qu’aux unités du royaume qui les possède.',
  'NER-12.4': 'Les PV viennent seulement des conquêtes (NER-11.4) et des Trésors joués.',

  'NER-13.1':
    'Sortir d’un donjon : chaque Héros dans une entrée doit aller sur un territoire terrestre ami adjacent ou à bord d’un de ses Navires de Guerre qui a de la place dans une zone maritime adjacente ; les Héros peuvent se séparer. Un Héros qui ne peut ni l’un ni l’autre est détruit.',
  'NER-13.2':
    'S’envoler : chaque unité volante peut se déplacer encore de toute sa capacité de mouvement, au-dessus de tout, vers un espace ami où elle peut s’arrêter ; un territoire conquis durant ce tour compte.',
  'NER-13.3':
    'À la fin de la phase, chaque unité volante du royaume actif doit être sur un territoire terrestre ami ; celle qui a le Survol peut être dans une zone maritime amie. Les autres sont détruites. (Le Dragon d’un autre royaume que la carte 75 a emmené en mer est sauf jusqu’à la fin de sa propre phase 4.)',
  'NER-13.4':
    'Repeuplement : à la fin de la phase, chaque entrée sans tuile en reçoit 2 nouvelles, face cachée, dans l’ordre des espaces : celles dont tous les Gardiens ont été vaincus durant ce tour, et celles qui étaient restées vides faute de tuiles (NER-9.13).',
  'NER-13.5': 'Aucun mouvement de cette phase n’entre dans un espace ennemi ni ne déclenche de bataille.',
  'NER-13.6': 'Ordre : sorties, envols, pertes, repeuplement.',
  'NER-13.7':
    'On ne peut terminer les envols tant qu’une unité volante que NER-13.1 ou 13.3 détruirait peut encore voler vers un espace qui la sauve. Les Héros qui volent (carte 110) quittent une entrée en volant, non par NER-13.1.',

  'NER-14.1':
    'Le royaume achète les unités qu’il peut payer ; l’Or restant est gardé. Le nombre d’unités est illimité, sauf les Châteaux : chaque royaume en place au plus 6 à lui durant la partie, les 3 de départ compris ; les Châteaux capturés ne comptent pas.',
  'NER-14.2':
    'Une nouvelle unité est placée sur un territoire terrestre avec un Château que le royaume contrôle maintenant et contrôlait au début de son tour.',
  'NER-14.3': 'Sa propre Capitale en reçoit autant qu’on veut ; tout autre Château au plus 4 par tour.',
  'NER-14.4':
    'La Capitale capturée d’un autre royaume est un Château ordinaire. Exception à la limite : un royaume qui contrôle exactement un Château au début de la phase n’y a pas de limite.',
  'NER-14.5':
    'Un Château capturé ou repris durant ce tour ne peut servir, sauf sa propre Capitale, utilisable aussitôt et sans limite.',
  'NER-14.6':
    'Un nouveau Château va sur un territoire terrestre que le royaume contrôle, sans Château, non conquis durant ce tour. Aucune nouvelle unité n’est placée sur le territoire d’un Château acheté durant ce tour, quel que soit l’ordre des achats (y aller selon NER-14.10 est permis).',
  'NER-14.7':
    'Un royaume qui ne contrôle aucun Château au début de la phase place ses unités sur le ou les territoires terrestres amis les plus proches de sa Capitale (le moins de pas sur terre et sur mer, entrées de donjon exclues, quel que soit leur occupant), au choix en cas d’égalité, sans limite, même conquis durant ce tour ; ce territoire tient lieu de Château pour NER-14.8 et 14.9. Sans territoire ami, il n’achète rien. S’il contrôle des Châteaux dont aucun n’est utilisable, il ne place que de nouveaux Châteaux.',
  'NER-14.8':
    'Un nouveau Navire de Guerre va dans une zone maritime amie adjacente au Château ; un nouvel Élémentaire des Tempêtes au Château ou dans une telle zone. Tous deux comptent dans la limite de ce Château. Jamais dans une zone ennemie.',
  'NER-14.9':
    'Les nouvelles unités terrestres peuvent être placées directement à bord d’un de vos navires, nouveau ou non, qui a de la place dans une zone maritime adjacente au Château, dans la limite de ce Château.',
  'NER-14.10':
    'Chaque nouvelle unité peut ensuite se déplacer de sa capacité de mouvement, à travers et vers des espaces amis seulement ; les nouvelles unités volantes peuvent survoler les espaces ennemis et les entrées. Aucune bataille ne peut en résulter ; aucun donjon n’est exploré.',
  'NER-14.11':
    'Un nouveau Navire de Guerre peut se déplacer avec de nouvelles unités à bord et les débarquer sur un territoire ami. Un navire déjà présent ne bouge pas ; de nouvelles unités peuvent y embarquer ou s’en servir de Pontage vers un territoire ami. NER-5.1 à 5.8 s’appliquent.',
  'NER-14.12': 'Les nouvelles unités volantes doivent finir selon NER-13.3.',
  'NER-14.13':
    'Un achat nomme le Château qui sert, le type d’unité, le nombre et l’espace où les unités finissent : tout espace que permettent ensemble le placement (NER-14.2, 14.7 à 14.9) et le déplacement gratuit (NER-14.10). Leur mouvement est alors épuisé ; seules de nouvelles unités à bord d’un navire peuvent encore débarquer.',
  'NER-14.14':
    'Un nouveau Navire de Guerre est placé dans une zone de NER-14.8. Tant que dure la phase, il peut voguer avec sa cargaison, en tout de sa capacité de mouvement, à travers et vers des zones amies. De nouvelles unités à bord de tout navire à vous peuvent débarquer de sa zone sur un territoire ami (NER-14.11) ; un navire qui a débarqué une unité ne vogue plus. Une unité ne débarque pas sur le territoire du Château qui a servi pour elle.',
  'NER-14.15': 'Au plus 2 nouvelles unités sont mises à bord d’un même navire durant cette phase (NER-5.5).',

  'NER-15.1':
    'Le royaume reçoit 1 Or par territoire terrestre qu’il contrôle (soit le revenu de base, plus les conquêtes, moins les pertes). Une Capitale compte pour 1.',
  'NER-15.2': 'Un territoire libéré rapporte à celui qui le contrôle, l’allié.',
  'NER-15.3':
    'Un royaume qui ne contrôle pas sa propre Capitale reçoit la moitié de son total, arrondie au supérieur.',

  'NER-16.1':
    'Parties courtes et intermédiaires : à la fin d’un tour complet (après le tour de Nerath et la fenêtre de fin de tour complet), un camp gagne s’il a atteint l’objectif et a strictement plus de PV que chaque autre camp.',
  'NER-16.2':
    'Si l’objectif est atteint mais que deux camps ou plus partagent le plus haut total, on joue un tour complet de plus, autant de fois qu’il le faut.',
  'NER-16.3':
    'Parties longues : un camp gagne aussitôt, au milieu de n’importe quoi, quand il contrôle les quatre Capitales.',
  'NER-16.4':
    'Parties longues : à la fin d’un tour complet, un camp gagne s’il possède au moins 8 Trésors (Chacun pour soi) ou 12 (Alliances), en main ou en jeu, et strictement plus que chaque autre camp ; à égalité, on continue.',
  'NER-16.5':
    'Dans les parties longues, les PV ne décident de rien ; dans les courtes et les intermédiaires, les Capitales et le nombre de Trésors ne comptent que par leurs PV.',
  'NER-16.6':
    'Limite de tours : si la partie a une limite et que personne n’a gagné selon NER-16.1 à 16.4 à la fin du dernier tour complet, elle s’arrête là. Le camp qui a le plus de PV gagne ; dans une partie longue, celui qui a le plus de Trésors, à égalité celui qui a le plus de PV. Des camps encore à égalité font match nul : tous sont vainqueurs, et cela compte comme un nul entre eux.',
  'NER-16.7':
    'Le score d’un joueur est le total des PV de son camp ; dans une partie longue, le nombre de Trésors de son camp, en main et en jeu. Tous les joueurs du camp gagnant sont vainqueurs.',
  'NER-16.8':
    'Abandon : un joueur qui abandonne est absent pour le reste de la partie. Ses royaumes restent sur le plateau. Chaque question reçoit aussitôt sa réponse par défaut : il pioche encore, résout les cartes immédiates, se défend et perçoit ses revenus ; il ne bouge pas, n’attaque pas, n’achète pas et ne joue pas de cartes. Ses PV et ses Trésors comptent toujours pour son camp.',
  'NER-16.9':
    'Un camp dont tous les joueurs sont absents est hors jeu : il ne peut gagner et ne compte dans aucune comparaison de NER-16.1 à 16.6. Dès qu’il ne reste qu’un camp en jeu, il gagne aussitôt. À 2 joueurs, un abandon termine donc la partie ; à 3 joueurs, celui du joueur 1.',

  'NER-17.1': 'Un Événement ou un Trésor ne se joue que dans sa fenêtre, par le royaume qui le tient.',
  'NER-17.2':
    'Les fenêtres de bataille ne sont ouvertes qu’aux royaumes qui y prennent part : l’attaquant, celui qui contrôle le territoire attaqué et ceux dont des unités participent.',
  'NER-17.3':
    'Dans une fenêtre, on demande d’abord au royaume actif (dans une bataille : l’attaquant ; à la fin d’un tour complet : Karkoth), puis aux autres dans l’ordre du tour à partir de lui ; une carte jouée se résout aussitôt et le tour des demandes recommence ; la fenêtre se ferme quand tous ont passé de suite.',
  'NER-17.4':
    'On peut jouer autant de cartes qu’on veut dans une fenêtre. Des capacités identiques ne s’ajoutent pas (Initiative, « touche sur 5+ », double touche) ; les dés supplémentaires si.',
  'NER-17.5':
    '« Ami » veut dire à vous ou à votre allié ; « que vous contrôlez » désigne votre seul royaume.',
  'NER-17.6':
    'Ajouter : de la réserve, gratuitement, hors des limites de Châteaux et de placement ; des unités ajoutées avant ou durant votre phase de mouvements peuvent y bouger.',
  'NER-17.7': 'Transférer : NER-4.10.',
  'NER-17.8':
    'Retirer et remplacer ne sont pas détruire : rien de ce qui parle d’unités détruites ne s’applique. Un Château n’est jamais retiré, remplacé ni transféré.',
  'NER-17.9':
    'Bombardement (cartes 11, 12, 16, 22, 58, 74) : lancez les dés ; 6+ touche (5+ si un effet le dit) ; celui qui contrôle le territoire (carte 58 : le propriétaire des Héros) attribue les touches parmi les unités ennemies présentes selon NER-6.9. Ce n’est pas une bataille : Initiative, relances et cartes de bataille ne s’appliquent pas (la carte 94 si, au tour de son propriétaire). Un Château ou une unité Résistante non marquée peut encaisser une touche ; tous deux se remettent aussitôt. Rien n’est conquis. Contre plusieurs territoires (16, 74) : l’un après l’autre dans l’ordre des espaces, chacun avec son jet, ses pertes et leurs suites.',
  'NER-17.10': 'L’Or volé est limité à ce que la victime possède.',
  'NER-17.11': 'Si une partie seulement d’un effet est possible, cette partie est faite.',
  'NER-17.12':
    'Un dé qui « inflige 2 touches » doit toucher et montrer la valeur indiquée avant toute modification ; chacune des deux touches est attribuée séparément.',
  'NER-17.13':
    'Les unités ajoutées à une bataille navale doivent voler ou trouver place à bord de navires à vous qui s’y trouvent ; les autres ne sont pas ajoutées.',
  'NER-17.14': 'Les cartes qui parlent d’unités ou de pièces n’affectent pas les Gardiens ; les touches si.',
  'NER-17.15':
    '« Bataille terrestre » veut dire sur un territoire terrestre ; une bataille de donjon n’est ni terrestre ni navale.',
  'NER-17.16': 'Les effets « jusqu’à la fin de la bataille » couvrent les unités qui la rejoignent ensuite.',
  'NER-17.17':
    'Une unité ajoutée ou arrivée dans un espace dont la bataille est en cours y prend part du côté de son royaume : elle peut aussitôt encaisser des touches et compte pour NER-6.15, et lance à partir de la prochaine étape qui commence.',
  'NER-17.18':
    'Une fenêtre interroge chaque royaume qui pourrait y jouer une carte d’après ce que tous savent, et aucun autre : sa main n’est pas vide, au moins un de ses Événements pour cette fenêtre n’est pas dans sa défausse et la partie publique de sa condition est remplie ; ou bien il tient un Trésor non joué et au moins un Trésor pour cette fenêtre n’est pas encore en jeu. Ce qu’il tient vraiment ne décide jamais s’il est interrogé, seulement de ce qu’on lui propose en plus de passer.',
  'NER-17.19':
    '« N’importe quand » veut dire : dans les menus de votre tour (début du tour, Pioche, Mouvements, Renforts), au début d’une bataille à laquelle le royaume prend part, juste après son propre pillage, dans les intermèdes des tours des autres royaumes et à la fin d’un tour complet. Les cartes de la phase de mouvements de n’importe qui, de fin de phase de batailles et de fin de phase se jouent, aux tours des autres, dans les intermèdes seulement ; la carte 77 aussi dans vos propres intermèdes et dans vos menus des phases 1 et 5, la carte 71 aussi dans votre intermède après les Batailles.',
  'NER-17.20':
    'Après des destructions à une étape : d’abord toutes les attaques posthumes de la carte 105 (NER-6.22), puis leurs touches sont attribuées et ces unités partent ; puis on interroge les propriétaires d’unités détruites, le royaume attaquant d’abord, puis dans l’ordre du tour à partir de lui (carte 9, puis carte 104, pour chaque Héros détruit) ; puis viennent les cartes d’après dégâts ; puis NER-6.15. Hors d’une bataille, on n’interroge que les propriétaires d’unités détruites, le royaume actif d’abord.',
  'NER-17.21':
    'Un intermède interroge les trois autres royaumes dans l’ordre du tour à partir du royaume actif, après celui-ci là où NER-17.19 le permet. Ce qui s’y joue peut changer les batailles à venir : NER-4.11, 4.12, 6.14.',
  'NER-17.22':
    'Un effet dont la cible disparaît avant qu’il se résolve ne lui fait rien. On ne demande une cible que s’il y en a au moins une légale ; une réponse forcée est donnée aussitôt.',
  'NER-17.23':
    'Un Événement qui n’est pas immédiat n’est jouable que s’il peut faire quelque chose : là où il lui faut une cible, il y en a une légale ; là où il prend de l’Or, une victime en a ; là où il fait lancer des dés, il y en a au moins un. Un effet qui dure (le round, la bataille ou le tour) fait toujours quelque chose. Tout cela est public et fait partie de sa condition dans NER-17.18.',
  'NER-17.24':
    'Une carte pour laquelle on ne choisit finalement personne (28, 44, 75, 76) n’a pas été jouée : elle reste en main sans être vue, et dans une fenêtre cela compte comme passer.',
  'NER-17.25':
    'Un Navire de Guerre qu’une carte retire emporte sa cargaison (NER-5.14) ; celle-ci ne compte pas dans le nombre d’unités à retirer.',
};

/** Questions that the rulebook leaves open, what we decided, and why. */
export const rulingsFr: Readonly<Record<RulingId, string>> = {
  'R-1':
    '« Fin d’un tour » : tour d’un royaume ou tour complet ? Tour complet. Le texte anglais public dit « at end of game round ».',
  'R-2':
    'Deux camps au-delà de l’objectif : « seul », ou celui qui a le plus ? Le plus haut total gagne ; à égalité on continue (NER-16.1, 16.2). Le texte ne continue que « tant que l’égalité persiste ». Les PV ne baissent jamais : avec « seul au-delà de l’objectif », une partie pourrait ne jamais finir.',
  'R-3':
    'Partie longue : toutes les Capitales, ou toutes celles de l’ennemi ? Les quatre, y compris celles de son camp ; aussitôt. Le tableau dit toutes ; les deux lectures s’accordent tant que le camp tient les siennes.',
  'R-4':
    'Les Trésors non joués comptent-ils dans les parties longues ? Oui. « Accumuler » ; le nombre de cartes est public.',
  'R-5': 'Alliances à 2 et 3 joueurs ? Toujours Alliances. Ce sont les seules installations données.',
  'R-6':
    'Une carte immédiate dans la main de départ ? Résolue dans la première phase de pioche du royaume. L’ordre du tour reste juste et elle reste obligatoire.',
  'R-7':
    'Cartes de la phase de pioche : avant ou après la pioche ? Après. La carte piochée peut ainsi servir ; le « début du tour » est la fenêtre d’avant.',
  'R-8':
    'Qui est « le joueur à gauche » pour les Gardiens ? Celui du royaume suivant dans l’ordre du tour ; on ne le lui demande que si cela importe, et il peut s’en remettre pour de bon au choix habituel (NER-9.2, 9.14). L’ordre du tour est celui des places. Le texte donne deux fois ce choix à ce joueur ; une consigne durable garde le jeu fluide.',
  'R-9':
    'Attaque d’un territoire vide ? La fenêtre de début de bataille s’ouvre ; s’il est toujours vide, conquête sans bataille livrée (NER-6.14). Y entrer est une attaque, mais rien n’est gagné en combattant ; cela évite des Folies Furieuses en chaîne à travers des terres vides.',
  'R-10':
    'Un Château rend-il un territoire non vide ? Oui. Les Châteaux sont des unités terrestres ; un Château seul défend.',
  'R-11':
    'Deux touches sur un même Dragon à une étape ? Seulement si toute autre unité éligible en a une (NER-6.9). « Chaque dégât à une nouvelle unité », mais toutes les touches doivent être attribuées.',
  'R-12':
    'Dragon marqué et étapes suivantes ? Une touche à une étape ultérieure de la bataille le détruit. Il ne se remet qu’à la fin de la bataille.',
  'R-13':
    'Une touche sur un navire et une sur un Héros à bord ? Permis. Tous deux participent ; le propriétaire choisit.',
  'R-14':
    'Combien d’unités un navire peut-il passer par Pontage ? 2 chargements par phase de mouvements. Sa capacité est 2 ; cela évite un va-et-vient sans fin.',
  'R-15':
    'Décharger en territoire ami après une bataille navale gagnée ? Permis. L’attente ne vient que de la zone disputée.',
  'R-16':
    'Retraite sans place pour certaines unités ? Celles-ci sont détruites ; pas de Retraite si personne n’a de place. Étend la règle du manque de navires.',
  'R-17': 'Retraite à bord quand un territoire ami est adjacent ? Non. Le texte fait des navires un recours.',
  'R-18': 'Un Héros qui ne peut sortir d’un donjon ? Détruit. La sortie est obligatoire.',
  'R-19':
    'Chute simultanée du dernier Gardien et du dernier Héros ? Pas de pillage, l’entrée est repeuplée. Le défenseur « gagne », mais tous les Gardiens sont vaincus.',
  'R-20':
    'Réserve de tuiles et de Trésors ? Les tuiles reviennent, les Trésors non ; une entrée sans tuile est fermée jusqu’à son repeuplement (NER-9.13, 13.4). Il faut des tuiles pour repeupler ; les Trésors restent en jeu ; sans Gardien, rien à combattre ni à piller.',
  'R-21':
    'Passage féerique (28) peut-il transférer en territoire ennemi ? Non. Les mots seuls le permettraient (« de votre choix »). Mais un transfert n’est pas un mouvement, et seul un mouvement attaque ; tous les autres transferts disent ami.',
  'R-22':
    'Retiré ou remplacé, est-ce détruit ? Non. Ce sont d’autres verbes ; les déclenchements restent étroits.',
  'R-23':
    'Châteaux et Dragons sous un bombardement ? Chacun peut encaisser une touche et se remet. Mêmes règles de dégâts qu’en bataille.',
  'R-24': '« Ami » ou « que vous contrôlez » ? Ami comprend l’allié, contrôler non. À la lettre.',
  'R-25':
    'Exception du Château unique ? Les Châteaux contrôlés au début de la phase 5. À la lettre : « vous ne contrôlez plus qu’un seul ».',
  'R-26': '« Le plus proche » sans Château ? En pas sur terre et sur mer. Simple, et valable pour les îles.',
  'R-27':
    'Nouveau Château chez l’allié, nombre de Châteaux ? Sur son propre territoire seulement ; 6 par royaume. Un Château appartient à qui contrôle le territoire ; la limite de figurines est dite, mais son nombre est perdu : choix de la maison.',
  'R-28':
    'Nouvelles unités et navires déjà présents ? Elles peuvent embarquer et ponter ; le navire reste. Seul le mouvement du navire est interdit.',
  'R-29':
    'Pierre philosophale et Capitale perdue ? Ajoutée avant la moitié. C’est le « revenu que vous pouvez percevoir » qui est réduit.',
  'R-30':
    'Ordre dans une fenêtre ? Royaume actif ou attaquant d’abord ; qui a passé n’est interrogé de nouveau qu’après le jeu d’un autre. Nécessaire pour jouer sur un serveur.',
  'R-31': 'Dé de Pourriture de l’âme (16) ? D6. L’icône est perdue ; le paquet est faible.',
  'R-32': 'Pilonnage (42) sans Engin de siège ? Pas jouable. C’est le nom et le but de la carte.',
  'R-33': 'Fosse piégée (58) ? Avant et hors de la bataille. « Avant la bataille ».',
  'R-34': 'Corsaires (26) contre l’allié ? Non. On vole des ennemis ; la carte 40 dit « un autre royaume ».',
  'R-35':
    '« Tous les Monstres » de la carte 81 ? Vos Monstres. Toutes les autres Propriétés servent à leur propriétaire.',
  'R-36': 'Pigments de Nolzur (96) ? Une fois par tour. C’est une Propriété.',
  'R-37':
    'Bottes ailées (110), donjons et navires ? Les Héros explorent toujours. Les navires ne les transportent plus ; ceux qui sont à bord quand la carte est jouée restent dans la zone en volant. Seuls les Héros entrent dans les donjons, et ils en sont toujours. Les navires ne portent que des unités terrestres, et il est toujours clair qu’un Héros en mer est en l’air.',
  'R-38':
    'Bâton des mages (105) avec la Robe (103) ? Un D20 de 10+ inflige 2 touches. C’est un dé de Sorcier.',
  'R-39':
    'Devenir liche (9) et Sceptre (104) sur un même Sorcier ? Les deux s’appliquent. Deux effets différents d’un même fait.',
  'R-40': 'Souffle acide (1) en défense ? Permis. Même famille de textes que 29, 47 et 64.',
  'R-41':
    'Souffle glacé (64) : un round ou la bataille ? Les dés à cette étape ; pas de Retraite de toute la bataille. À la lettre.',
  'R-42':
    'Territoire vide après le départ d’un conquérant volant ? Reste contrôlé. Le contrôle ne demande pas d’unité.',
  'R-43':
    'Attaque d’un territoire tenu par le seul allié de son propriétaire ? Ces unités défendent ; le propriétaire peut jouer des cartes de défenseur. NER-6.1, 17.2.',
  'R-44':
    'Les dés supplémentaires des Héros subissent-ils « touche sur 7+ » ? Oui. « Tous les lancers de tous les Héros ».',
  'R-45': 'Or, cartes ou unités entre alliés ? Jamais échangés. Aucune règle ne le permet.',
  'R-46':
    'Noms des cartes ? Orthographe imprimée réparée (Withering Grasp, Winged Boots, Silverclaw Barbarians). Fautes de frappe de la source.',
  'R-47':
    'Un Gardien vaincu, puis les Héros battent en Retraite ? Il se remet avec les autres (NER-9.7). « Les Gardiens retrouvent leurs pleines capacités » ; on ne remplace que si tous sont vaincus.',
  'R-48': 'Alliés et mains ? Elles ne se montrent pas. Ce n’est pas dit ; on peut se parler librement.',
  'R-49':
    '« Unités amies » (28), « de votre camp » (60) : aussi celles de l’allié ? Seulement celles de votre royaume. Les mots seuls le permettraient ; mais aucun royaume ne touche aux unités d’un autre (NER-4.9).',
  'R-50': 'Zones maritimes pour Avancée masquée (44) ? Sur terre seulement. Même famille que 14 et 28.',
  'R-51':
    'Val de Nentir « occupé » (67) ? Contrôlé par un ennemi. Des unités à vous ou à l’allié ne gênent pas ; voir 66.',
  'R-52':
    'Mastodonte relevé (13) dans la phase de mouvements d’un autre ? Une seule offre, dans l’intermède quand ce royaume termine la phase. Un arrêt au lieu d’un par mouvement ; Karkoth a alors vu tous les mouvements.',
  'R-53':
    'Devenir liche (9) dans une bataille pour k03 même ? Le nouveau Sorcier y prend part (NER-17.17). Il se trouve dans l’espace attaqué.',
  'R-54':
    'Un joueur s’en va ? NER-16.8, 16.9 : le royaume reste et répond par défaut ; un camp sans joueur présent est hors jeu ; le dernier camp gagne. Le texte n’en dit rien. Personne ne profite d’une armée disparue, aucun allié n’est puni.',
  'R-55':
    'Plusieurs suites d’une même mort (9, 104, 105) ? D’abord les attaques posthumes, toutes lancées avant d’être attribuées ; puis 9 et 104, le royaume attaquant d’abord (NER-17.20). 105 dit « immédiatement » ; un seul ordre pour rejouer.',
  'R-56':
    '« N’importe quand », « fin d’une phase de n’importe qui » ? Menus de son tour, ses batailles, après le pillage, deux intermèdes par tour, fin du tour complet (NER-17.19). À la lettre, il y aurait quelque 24 arrêts par tour complet. Perdu : la carte 77 après les phases 1, 4, 5 et 6 d’un autre, où l’intermède suivant sert aussi bien.',
  'R-57':
    'Blocus (22) « à la fin de votre phase de mouvement » ? Joué depuis le menu des mouvements ; il les termine. Même moment, sans arrêt de plus.',
  'R-58':
    'Peut-on laisser mourir une unité volante en phase 4 ? Pas si elle peut être sauvée (NER-13.7). « Doivent finir sur un territoire ami » ; personne ne le veut ; cela garde d’une étourderie.',
  'R-59':
    'Parties sans fin : égalités, parties longues ? On peut fixer une limite de tours (NER-16.6). Utile aux robots et aux horloges ; désactivée d’ordinaire.',
  'R-60':
    'Mode à 2 ou 3 joueurs ? L’option n’est pas lue (NER-1.14). Comme R-5 ; les options valent pour tout nombre de joueurs.',
  'R-61':
    'Placer, puis déplacer les nouvelles unités ? Un seul choix : Château, type, nombre, espace final (NER-14.13). Même résultat, trois fois moins de gestes ; les navires gardent leur propre étape parce qu’ils transportent.',
  'R-62':
    'Que peut dire une question ou un refus ? Fenêtres d’après ce que tous savent (NER-17.18). Être interrogé ne doit pas trahir une main.',
  'R-63':
    '« Doivent débarquer sur un autre territoire » ? Un autre que celui où l’unité a embarqué au même tour (NER-5.8). Une unité restée à bord d’un tour à l’autre peut rentrer chez elle.',
  'R-64':
    'Patrouille frontalière (63) : quels territoires ? Ceux que Nerath contrôle. Le texte ne nomme pas de propriétaire ; « ceux de votre camp » distribuerait des unités chez l’allié sans le dire.',
  'R-65':
    '« Dans ce round » (3, 62) et touches avant le round 1 ? Ces touches n’appartiennent à aucun round (NER-6.21). À la lettre ; la carte 94 ne nomme pas de round et aide.',
  'R-66':
    '« Camp adverse » (5), « dans les deux camps » (20) ? Tout royaume qui a pris part et perdu ; tout Guerrier du camp de Karkoth. « Camp » à la lettre.',
  'R-67': 'Un dé, deux relances ? Jamais (NER-6.23). Un seul ordre pour rejouer ; pas de chaînes.',
};
