import type { Chapter, RuleId, RulingId } from '../content/index.ts';

export const chaptersFr: Readonly<Record<Chapter, string>> = {
  1: 'Mise en place',
  2: 'Le tour',
  3: 'Ressources',
  4: 'Déplacement, exploration, terrain',
  5: 'Actions et constructions',
  6: 'Combat',
  7: 'Déployer des unités',
  8: 'Technologies',
  9: 'Fin du tour, victoire',
  10: 'Mots-clés',
  11: 'Modes de jeu et paquets',
  12: 'Vocabulaire des cartes',
  13: 'Ce que chacun sait',
};

export const rulesFr: Readonly<Record<RuleId, string>> = {
  'ECH-1.1':
    'Chaque joueur lance un dé ; en cas d’égalité au plus haut, les joueurs concernés relancent. Celui qui obtient le résultat le plus élevé est le meneur.',
  'ECH-1.2':
    'Le meneur choisit sa civilisation en premier ou laisse l’autre choisir d’abord ; puis chacun en choisit une. Deux joueurs ne peuvent pas choisir la même, sauf si la table l’autorise.',
  'ECH-1.3':
    'Jeu de base : votre tuile de départ se trouve dans le coin inférieur gauche de votre point de vue ; les Capitales sont donc en a1 et f6.',
  'ECH-1.4':
    'Les sept tuiles de la carte choisie sont mélangées et remplissent les autres emplacements face cachée. Leur orientation est inconnue jusqu’à ce qu’elles soient révélées.',
  'ECH-1.5':
    'Sur la carte Constantinople, la tuile aux mines à double Or est placée face cachée au centre, comme l’indique son verso. Les six autres sont mélangées.',
  'ECH-1.6': 'Votre Capitale se trouve sur la case de Capitale de votre tuile de départ.',
  'ECH-1.7':
    'Avant de mélanger, un Éclaireur de départ est pris dans votre paquet. Il se tient sur votre Capitale, sur un pion ordinaire, non épuisé et en mode mêlée. Si votre paquet contient des Éclaireurs de départ différents, vous choisissez lequel commence.',
  'ECH-1.8':
    'Votre carte Civilisation est posée face visible sur votre plateau Unités et n’est jamais piochée. Vos 34 autres cartes sont mélangées face cachée.',
  'ECH-1.9':
    'Vous commencez avec 1 Nourriture et 1 Bois comme ressources principales, non épuisées. Elles ne sont liées à aucun Camp et ne sont jamais perdues avec l’un d’eux. Puis vous piochez 5 cartes.',
  'ECH-1.10':
    'Réapprovisionnement de la main de départ : une fois, dans l’ordre du tour, chaque joueur peut se réapprovisionner du nombre de cartes qu’il souhaite.',
  'ECH-1.11':
    'Le meneur joue le premier tour. Le deuxième joueur reçoit 1 ressource joker temporaire sur sa carte Civilisation.',
  'ECH-1.12':
    'Si les deux tuiles d’eau C2 et C3 se trouvent aux deux sorties de la même tuile de départ, les six tuiles sont mélangées et replacées. Tout le monde le sait.',
  'ECH-1.13':
    'Ordre de la mise en place : les paquets, s’ils sont composés ; les dés ; les civilisations ; les tuiles ; les Éclaireurs de départ ; le mélange ; 5 cartes chacun ; en équipe, qui commence ; le réapprovisionnement dans l’ordre du tour ; le premier tour.',
  'ECH-1.14':
    'La mise en place n’est ni un déploiement, ni une exploration, ni une pioche par un effet : elle ne déclenche rien. Pour tout ce qui suit l’ordre d’entrée en jeu viennent d’abord les cartes Civilisation, puis les Capitales, puis les Éclaireurs de départ, dans l’ordre des places.',

  'ECH-2.1':
    'Un tour a quatre phases : Début, Mobilisation, Déploiement, Fin. Une phase que vous avez quittée est terminée pour ce tour.',
  'ECH-2.2':
    'Au Début de votre tour, rafraîchissez toutes vos ressources principales et vos unités. À votre premier tour de la partie, vous passez cette phase, avec tout ce qui s’y produirait.',
  'ECH-2.3':
    'Ordre du Début : les effets qui durent jusqu’à votre prochain tour prennent fin ; les ressources sont rafraîchies ; les unités aussi, sauf celles retenues par Fatigue ; Régénérer soigne ; les effets de début de tour se produisent.',
  'ECH-2.4':
    'Les unités épuisées ne peuvent ni se déplacer, ni agir, ni changer de mode. Les ressources épuisées ne peuvent pas payer. Pour tout le reste elles comptent : une unité épuisée contre-attaque, donne son Cri de guerre et occupe sa case.',
  'ECH-2.5':
    'Pendant la Mobilisation, vous vous déplacez, agissez, changez de mode et jouez des cartes Stratégie dans l’ordre de votre choix.',
  'ECH-2.6':
    'Pendant le Déploiement, vous déployez des unités et jouez des Technologies. Les unités ne se déplacent pas dans cette phase, sauf si un effet les déplace.',
  'ECH-2.7': 'Vous pouvez passer chacune de ces deux phases immédiatement.',

  'ECH-3.1':
    'Les ressources principales viennent de la mise en place et des Camps. Payer avec l’une d’elles l’épuise jusqu’à votre prochain Début.',
  'ECH-3.2':
    'Une ressource temporaire paie une fois et retourne dans la réserve. Jusque-là, elle se trouve sur la carte qui l’a fournie ou sur votre carte Civilisation. Elle n’est jamais épuisée.',
  'ECH-3.3':
    'Une carte avec « Max. X » ne contient jamais plus de X ressources temporaires de cet effet. Vous ne gagnez pas le surplus.',
  'ECH-3.4': 'Lorsqu’une carte quitte le jeu, les ressources temporaires placées dessus sont perdues.',
  'ECH-3.5': 'Une ressource joker paie 1 ressource de n’importe quelle sorte.',
  'ECH-3.6':
    '« Ressource au choix » : vous nommez Nourriture, Bois ou Or lorsque vous la gagnez, pour chaque jeton à nouveau. Ce n’est jamais un joker.',
  'ECH-3.7': 'La partie grise d’un coût se paie avec n’importe quelles ressources, mélangées à votre gré.',
  'ECH-3.8':
    'Vous ne pouvez jouer une carte que si vous pouvez payer tout son coût. Vous choisissez avec quoi payer.',
  'ECH-3.9':
    'Vous pouvez dépenser des ressources non épuisées pendant le tour d’un adversaire, pour des Réactions.',
  'ECH-3.10':
    'Les ressources temporaires d’une même sorte ne se distinguent pas. Elles sont prises d’abord sur les unités et les améliorations, puis sur les Événements, puis sur la carte Civilisation, puis sur les Actions devant vous ; les plus anciennes d’abord.',
  'ECH-3.11':
    'Chaque partie d’un coût est couverte par une source propre qui peut la payer. Un prix peut être payé si toutes les parties peuvent l’être à la fois, quelle que soit la source qui couvre chacune.',
  'ECH-3.12':
    'Une ressource principale ou temporaire paie sa propre sorte et les parties grises ; un joker paie toute partie. Une carte peut permettre à vos ressources principales de payer d’autres sortes. Les ressources d’un coéquipier et celles empruntées paient leur propre sorte et les parties grises, les jokers d’un coéquipier toute partie.',
  'ECH-3.13':
    'Le paiement automatique épargne les sources les plus précieuses. Il préfère, dans cet ordre : les ressources empruntées ; vos ressources principales pour leur sorte ou une partie grise ; vos ressources principales pour une autre sorte ; vos ressources temporaires ; vos jokers ; les ressources principales de votre coéquipier ; ses ressources temporaires ; ses jokers. Entre des façons égales, il garde vos trois sortes aussi équilibrées que possible, puis prend la Nourriture avant le Bois et le Bois avant l’Or.',
  'ECH-3.14':
    'Les réductions de coût s’appliquent avant de payer, dans l’ordre d’entrée en jeu de leurs cartes : d’abord celles d’une sorte, puis celles du total. Un minimum n’augmente jamais un prix déjà inférieur. Un prix de 0 ne demande pas de paiement.',
  'ECH-3.15':
    'Un paiement se fait en une fois : lorsque sa dernière partie est choisie, toutes ses sources sont utilisées ensemble. Une Action devant vous qui a donné sa dernière ressource est défaussée.',
  'ECH-3.16':
    'Si une carte permet de payer en points de santé, chaque partie d’un prix concerné peut aussi être couverte par autant de points de santé de votre propre Capitale, tant qu’il en reste au moins 1. Le paiement automatique en utilise le moins possible, et la question vous est toujours posée.',

  'ECH-4.1':
    'Pendant la Mobilisation, chaque unité non épuisée peut se déplacer une fois par tour, de 1 case à son nombre de points de déplacement. Chaque case où elle entre coûte 1 point.',
  'ECH-4.2':
    'Un déplacement suit une seule ligne droite dans une des directions de l’unité : lignes et colonnes, diagonales, ou les deux. Il ne tourne jamais.',
  'ECH-4.3': 'Les deux cases à côté d’un pas en diagonale ne le bloquent jamais.',
  'ECH-4.4': 'Une case contient une seule unité, sauf Première ligne.',
  'ECH-4.5':
    'Un déplacement n’entre jamais sur une case avec une unité ennemie, un bâtiment Fortifié ennemi ou de l’eau. Une attaque de mêlée entre sur les deux premières ; les navires et les unités Navales entrent sur l’eau.',
  'ECH-4.6':
    'Vous pouvez entrer sur les Camps ennemis et les bâtiments alliés, les traverser et vous y arrêter. Se tenir sur un Camp ennemi ne le prend pas et ne l’endommage pas.',
  'ECH-4.7':
    'Vous pouvez traverser la case d’une unité alliée, mais pas y terminer votre déplacement, sauf Première ligne.',
  'ECH-4.8':
    'Un déplacement qui arrive sur une montagne s’y arrête. Une Caserne alliée sur la montagne neutralise cet effet.',
  'ECH-4.9': 'L’eau est infranchissable, sauf pour les navires et les unités Navales.',
  'ECH-4.10':
    'Toute unité peut entrer sur une rivière, la traverser et s’y arrêter. Pour toute règle ou tout effet qui parle d’eau, une rivière est de l’eau.',
  'ECH-4.11': 'On entre dans un village comme sur toute case, pour 1 point.',
  'ECH-4.12': 'Terres cultivées, régions boisées, mines et plaines n’affectent pas le déplacement.',
  'ECH-4.13':
    'Explorer : lorsqu’une unité entre sur une tuile face cachée, son déplacement s’arrête sur la première case où elle entre. La tuile est révélée, vous choisissez son orientation, et elle reste visible.',
  'ECH-4.14':
    'Si l’unité ne peut pas se tenir sur cette case une fois la tuile orientée, elle recule sur son chemin jusqu’à la première case où elle le peut, au plus tard à son point de départ.',
  'ECH-4.15':
    'Explorer n’est pas une action et n’épuise pas. Cela utilise le déplacement du tour ; les points restants sont perdus.',
  'ECH-4.16':
    'Toute unité peut entrer sur une tuile face cachée. Aucune ne peut en traverser une, ni attaquer à travers.',
  'ECH-4.17':
    'Une unité qui a agi est épuisée et ne peut plus se déplacer. Une unité qui s’est déplacée peut encore agir.',
  'ECH-4.18':
    'Une unité peut se tenir sur une case si la case est découverte ; s’il n’y a ni unité ennemie ni bâtiment Fortifié ennemi ; s’il y a au plus une autre unité, alliée, et que l’une des deux a Première ligne ; et si le terrain le permet. Un navire ne se tient sur aucun bâtiment Fortifié. Toute règle qui dit « peut se tenir », « inoccupée », « libre » ou « recule » renvoie à ce test.',
  'ECH-4.19':
    'Seules les orientations qui donnent des cases différentes sont proposées. S’il n’y en a qu’une, rien n’est demandé.',
  'ECH-4.20':
    'Ordre d’une exploration : l’unité est sur la case où elle est entrée ; la tuile est révélée à tous ; vous l’orientez ; l’unité reste ou recule ; les effets d’exploration se produisent. Les cases du déplacement comptent pour Charger, même si l’unité recule.',
  'ECH-4.21':
    'Reculer suit les cases du chemin, la dernière d’abord, puis la case où le déplacement a commencé. Celle-ci est toujours ouverte à l’unité.',
  'ECH-4.22':
    'Une unité sur une case où elle ne peut plus se tenir y reste jusqu’à ce qu’elle se déplace. Rien ne l’en chasse.',
  'ECH-4.23':
    'Une tuile face cachée n’a de terrain pour aucune règle. Ce que vous pouvez choisir ne dépend jamais de ce qui s’y trouve.',

  'ECH-5.1':
    'Chaque unité a 1 action par tour, qui l’épuise : construire un Camp, construire une Caserne, transférer, attaquer, utiliser un village, ou utiliser une capacité d’action.',
  'ECH-5.2':
    'Un bâtiment est placé sur la case de l’unité qui construit. Il y a un seul bâtiment par case, et aucun sur une case de Capitale.',
  'ECH-5.3': 'Un Camp est gratuit. Vous pouvez en construire un par tour.',
  'ECH-5.4':
    'Un Camp demande une case qui fournit une ressource : les terres cultivées fournissent de la Nourriture, une région boisée du Bois, une mine de l’Or, une mine à double symbole 2 Ors.',
  'ECH-5.5':
    'Un nouveau Camp fournit aussitôt sa ressource, non épuisée. Vous la gardez comme ressource principale tant que le Camp est debout.',
  'ECH-5.6':
    'Une Caserne coûte 2 Bois et 2 Ors ; les ressources temporaires et les jokers peuvent payer. Le nombre par tour n’est pas limité.',
  'ECH-5.7':
    'Une Caserne ne peut se trouver ni sur l’eau ni sur une rivière, ni adjacente à une Capitale, la vôtre ou celle d’un ennemi. En diagonale, c’est permis.',
  'ECH-5.8': 'Sous une Caserne, le terrain ne fournit rien. Un village sous elle peut toujours être utilisé.',
  'ECH-5.9': 'Les Casernes et les Capitales sont Fortifiées. Vous y déployez vos unités.',
  'ECH-5.10':
    'Vous avez 8 Camps et 3 Casernes. Les pièces retirées du plateau peuvent être construites à nouveau.',
  'ECH-5.11':
    'Transférer : si vos 8 Camps, ou vos 3 Casernes, sont tous sur la Carte, l’action de construction d’une unité peut détruire l’un d’eux et le reconstruire sur la case de l’unité. Toutes les règles de construction s’appliquent. Ses dégâts disparaissent.',
  'ECH-5.12':
    'Un Camp transféré compte comme le Camp du tour ; ses anciennes ressources partent comme s’il était perdu, puis vous gagnez les nouvelles. Une Caserne transférée coûte son prix entier.',
  'ECH-5.13':
    'Une unité sur une case village peut utiliser son action pour vous réapprovisionner ou pour piocher 1 carte.',
  'ECH-5.14':
    'Réapprovisionner : mettez de côté autant de cartes de votre main que vous voulez et piochez-en autant, moins si le paquet n’y suffit pas. Après la pioche, les cartes mises de côté sont mélangées dans le paquet.',
  'ECH-5.15':
    'Un réapprovisionnement de 0 carte ne change rien, mais l’action utilisée l’est. « 1 carte » veut dire 1 au plus.',
  'ECH-5.16':
    'Vous pouvez construire là où se tient aussi une autre unité alliée. Une unité sur un Camp ennemi n’y construit rien. Un navire ne construit rien sur l’eau ; un Navire léger à terre, et toute unité sur une rivière, construit comme les autres.',
  'ECH-5.17':
    'Le bâtiment transféré doit se trouver sur une autre case que l’unité. Ordre : payer, détruire l’ancien bâtiment avec ses ressources, construire le nouveau, épuiser l’unité, effets de construction. Ce n’est pas une perte. Les unités sur l’ancienne case y restent.',
  'ECH-5.18':
    'Ordre d’une construction : payer, placer le bâtiment, gagner ses ressources, épuiser l’unité, effets de construction. Ordre de toute autre action sauf l’attaque : choisir, épuiser l’unité, effet.',
  'ECH-5.19':
    'Une capacité d’action n’est proposée que si elle a une cible légale. Un village et Recruter peuvent être utilisés même si rien ne peut être pioché : l’unité est épuisée.',
  'ECH-5.20':
    'Une unité qui peut encore construire après avoir attaqué peut réaliser une action de construction dans la même Mobilisation bien qu’elle soit épuisée, même si son attaque a été annulée. Elle reste épuisée.',
  'ECH-5.21':
    'Une Caserne placée par une carte demande une case découverte, sans case de Capitale, eau, rivière, autre bâtiment ni unité ennemie, non adjacente à une Capitale, et une Caserne en réserve. Un Camp qu’elle remplace part avec ses ressources ; ce n’est pas une perte. Les unités alliées qui s’y trouvent sont dès lors en garnison.',
  'ECH-5.22':
    'Un bâtiment que vous détruisez par votre propre carte retourne en réserve avec ses ressources. Cela ne déclenche rien ; les unités qui s’y trouvent restent.',

  'ECH-6.1':
    'Une unité attaque dans son mode actuel, mêlée ou à distance. Elle peut attaquer des unités et des bâtiments ennemis.',
  'ECH-6.2':
    'Pendant votre Mobilisation, une unité non épuisée peut changer de mode, au plus deux fois par tour, et encore deux fois après qu’un effet l’a rafraîchie. Ce n’est pas une action et cela ne coûte rien.',
  'ECH-6.3':
    'Seule une unité dont l’attaque à distance est supérieure à 0 peut être en mode à distance. Si elle tombe à 0, l’unité revient en mode mêlée.',
  'ECH-6.4': 'Vous ne pouvez déclarer une attaque que si sa valeur contre cette cible est supérieure à 0.',
  'ECH-6.5':
    'Attaque de mêlée : l’unité fait son déplacement du tour le long d’une ligne légale et le termine en entrant sur la case de la cible, dans la limite de ses points. Elle ne doit pas s’être déplacée ce tour-ci.',
  'ECH-6.6':
    'Une unité qui se tient déjà sur un Camp ennemi peut l’attaquer en mêlée depuis cette case, qu’elle se soit déplacée ou non.',
  'ECH-6.7':
    'Pendant qu’une attaque de mêlée est résolue, l’attaquant est considéré comme étant sur la case de la cible.',
  'ECH-6.8':
    'La valeur d’attaque est la valeur imprimée du mode avec tous les modificateurs : effets, Roi, Anti, Charger, Volée de coups, Cri de guerre, Longue distance. Elle n’est jamais inférieure à 0.',
  'ECH-6.9':
    'Les dégâts sont de 0 si la valeur d’attaque est 0 ; sinon c’est la valeur d’attaque moins l’armure, mais au moins 1. Ce minimum vaut contre toute réduction.',
  'ECH-6.10':
    'En mêlée, Armure et Armure de mêlée s’additionnent. À distance, Armure et Armure renforcée s’additionnent, et un bâtiment a 4 de plus : la Protection des bâtiments.',
  'ECH-6.11':
    'Contre-attaque : une unité en mode mêlée attaquée en mêlée inflige en même temps des dégâts à l’attaquant : son attaque de mêlée avec ses modificateurs, plus Riposte, contre l’Armure et l’Armure de mêlée de l’attaquant, au moins 1.',
  'ECH-6.12':
    'La contre-attaque a lieu même si la cible est détruite. Il n’y en a pas contre une attaque à distance, ni d’une unité en mode à distance, ni d’un bâtiment, ni contre Intimidation.',
  'ECH-6.13':
    'Attaque à distance : la cible se trouve sur une case autour de l’attaquant, diagonales comprises. Rien ne s’interpose. L’attaquant ne se déplace pas.',
  'ECH-6.14':
    'Si la cible d’une attaque de mêlée a disparu et que l’attaquant peut se tenir sur sa case, il y reste. Un Camp ennemi intact n’y fait pas obstacle.',
  'ECH-6.15':
    'Sinon l’attaquant recule sur son chemin jusqu’à la première case où il peut se tenir, au plus tard à son point de départ.',
  'ECH-6.16': 'L’attaquant est épuisé après son attaque, même si elle a été annulée.',
  'ECH-6.17': 'Si les deux unités meurent en même temps, les deux sont perdues et la case reste vide.',
  'ECH-6.18':
    'Garnison : les ennemis ne peuvent ni viser ni affecter une unité à l’intérieur d’un bâtiment Fortifié de son camp, sauf par des effets qui nomment les unités en garnison. Elle peut agir, sortir et tirer comme d’habitude, et vos propres effets l’atteignent.',
  'ECH-6.19':
    'Un Camp a 4 points de santé, une Caserne 5, une Capitale selon le mode de jeu. Les dégâts restent jusqu’à ce qu’ils soient soignés.',
  'ECH-6.20':
    'Après une attaque de mêlée contre un bâtiment : s’il survit, ou tombe alors qu’une autre unité empêche l’attaquant de s’y tenir, l’attaquant recule ; sinon il reste sur la case. Une unité qui a attaqué depuis sa case un Camp qui survit va sur une autre case autour où elle peut se tenir ; elle reste s’il n’y en a pas.',
  'ECH-6.21':
    'Si une unité ennemie se tient sur un Camp ennemi, vous choisissez l’unité ou le Camp. Seule une unité visée contre-attaque.',
  'ECH-6.22': 'Lorsqu’une Caserne tombe, une unité qui s’y trouve reste là, mais n’est plus en garnison.',
  'ECH-6.23':
    'Une unité dont la santé est de 0 ou moins est perdue : sa carte et ses améliorations vont face visible dans la défausse de leurs propriétaires, ses dégâts et ressources temporaires disparaissent, et son pion revient sur le plateau Unités.',
  'ECH-6.24':
    'Un Camp perdu emporte sa ressource : d’abord une non épuisée de cette sorte, sinon une épuisée. Seuls les nombres comptent.',
  'ECH-6.25':
    'Une unité qui ne peut pas entrer sur la case de la cible, à cause de l’eau ou parce qu’un navire ne peut y aller, ne peut pas l’attaquer en mêlée.',
  'ECH-6.26':
    '« Lorsque vous attaquez » concerne les attaques contre des unités ; « lorsque vous êtes visé », votre unité qui est attaquée.',
  'ECH-6.27':
    'Les dégâts directs ignorent toute armure, la Protection des bâtiments et toute réduction. Ce n’est pas une attaque : pas de contre-attaque, et aucun mot-clé de combat ne joue.',
  'ECH-6.28':
    'Une attaque annulée n’inflige rien à personne et ne déclenche rien de ce qui suit une attaque. L’unité a tout de même attaqué : elle est épuisée, et retenue si elle a Fatigue.',
  'ECH-6.29':
    'Les pertes sont vérifiées à nouveau après chaque retrait, car un effet qui donnait de la santé peut disparaître avec lui. Lorsque plus rien ne tombe, la victoire est vérifiée une fois.',
  'ECH-6.30':
    'Les deux dégâts d’une attaque sont calculés avant que l’un ou l’autre soit infligé. Une unité que cette attaque blesse n’y comptait pas comme blessée ; le Cri de guerre d’une unité qui y meurt compte encore.',
  'ECH-6.31':
    'Si l’attaquant est perdu avant que des dégâts soient infligés, l’attaque prend fin. La cible ne l’a alors pas détruit.',
  'ECH-6.32':
    'Les bâtiments n’ont ni mode, ni contre-attaque, ni classe. Seuls Volée de coups et « Anti Bâtiments » augmentent une attaque contre eux.',
  'ECH-6.33':
    'Les unités perdues par un effet sont retirées, et la victoire vérifiée, dès que cet effet est terminé. Ce que leur perte déclenche vient quand toute la carte ou capacité est terminée ; pendant une attaque, cela attend les pertes de l’attaque.',
  'ECH-6.34':
    'Une unité en détruit une autre si son attaque ou sa contre-attaque a causé la perte. Les dégâts d’un effet n’ont pas de destructeur. Ce qui récompense une destruction ne regarde que les attaques, pas les contre-attaques.',
  'ECH-6.35': 'Une attaque à distance n’a pas de chemin : l’attaquant reste où il est.',

  'ECH-7.1':
    'Pendant le Déploiement : payez le coût de la carte, prenez un pion libre et placez l’unité sur votre Capitale ou une de vos Casernes sans unité. Sans bâtiment libre, vous ne pouvez pas déployer.',
  'ECH-7.2':
    'L’unité entre non épuisée et sans dégâts, en mode mêlée, ou en mode à distance si vous le souhaitez et que son attaque à distance est supérieure à 0.',
  'ECH-7.3': 'Les navires se déploient sur l’eau, comme l’indique leur mot-clé.',
  'ECH-7.4': 'Vous avez 4 pions ordinaires, le Roi et la Reine. Vous choisissez lequel une unité reçoit.',
  'ECH-7.5': 'Le Roi donne à son unité +1 en mêlée, la Reine +2 points de santé.',
  'ECH-7.6':
    'Le Roi et la Reine ne servent qu’une fois chacun : lorsque l’unité quitte la Carte, pour quelque raison que ce soit, le pion est retiré du jeu, sauf si une carte le ramène.',
  'ECH-7.7':
    'Plateau Unités plein : si aucun pion n’est libre, vous pouvez défausser une de vos unités déployées sur un pion ordinaire, avec ses améliorations, en déployant. Son pion et sa case sont alors libres. Une unité sur le pion Roi ou Reine ne peut pas être défaussée ainsi.',
  'ECH-7.8':
    'Vous pouvez déployer autant d’unités par tour que vos ressources, pions et bâtiments le permettent.',
  'ECH-7.9':
    'Un déploiement n’est proposé que si le prix, le pion et la place sont là. Sur un plateau plein, seules peuvent être défaussées les unités qui laissent une place légale à la nouvelle.',
  'ECH-7.10':
    'Vous nommez la carte et la place, puis le pion et le mode s’il y a un choix, puis vous payez. L’unité est alors sur la Carte, ce que son déploiement déclenche se produit, et les adversaires peuvent réagir.',
  'ECH-7.11':
    'Sans pion libre, vous nommez la carte, l’unité qui part et la place. Cette unité part lorsque le prix est payé ; jusque-là elle compte.',
  'ECH-7.12':
    'Une unité remplacée emporte ses améliorations et ses ressources temporaires. Entre son départ et l’entrée de la nouvelle, rien n’est vérifié et rien ne se déclenche.',
  'ECH-7.13':
    'Ramener un pion : si une carte le permet, vous pouvez pendant votre Déploiement ramener votre pion Roi ou Reine retiré du jeu, comme neuf, sans la carte qu’il portait. Chaque fois, votre Capitale perd les points de santé indiqués.',
  'ECH-7.14':
    'Si une carte le permet, une unité concernée peut aussi être déployée sur un de vos Camps sans unité. Elle n’y est pas en garnison.',
  'ECH-7.15':
    'Tant qu’une carte retire le bonus des pions, le Roi et la Reine ne donnent rien à vos unités ; une unité dont la santé tombe ainsi à 0 est perdue aussitôt. Pour toute autre règle ils restent Roi et Reine.',

  'ECH-8.1':
    'Il y a quatre types de Technologie : Amélioration, Action, Réaction, Événement. Vous les jouez de votre main en payant leur coût.',
  'ECH-8.2':
    'Vous jouez Améliorations, Actions et Événements pendant votre Déploiement. Une carte marquée Stratégie peut aussi être jouée pendant votre Mobilisation.',
  'ECH-8.3':
    'D’une carte à plusieurs effets, vous en choisissez un en la jouant. Seuls son coût et sa condition comptent.',
  'ECH-8.4':
    'Vous ne pouvez jouer une carte que si la condition de l’effet choisi est remplie et que tout ce qu’il doit viser est là.',
  'ECH-8.5':
    'Une Amélioration est attachée à une unité alliée sur la Carte, en garnison ou non. Elle n’agit que si cette unité a une des classes nommées ; sans classe nommée, toujours.',
  'ECH-8.6':
    'Une Amélioration peut être attachée à une unité d’une autre classe, sans effet. Une unité peut avoir plusieurs Améliorations différentes, mais jamais deux fois la même.',
  'ECH-8.7': 'Une Amélioration reste tant que son unité est sur la Carte, puis elle est défaussée.',
  'ECH-8.8':
    'Une Action est défaussée après son effet. Celle qui fournit des ressources temporaires reste devant vous avec elles, et est défaussée lorsque la dernière est dépensée.',
  'ECH-8.9':
    'Une Réaction ne se joue que pendant le tour d’un adversaire, au moment qu’elle nomme. Vous payez avec des ressources non épuisées, puis elle est défaussée.',
  'ECH-8.10':
    'On ne répond pas à une Réaction par une Réaction. À un même moment vous pouvez en jouer plusieurs, l’une après l’autre, jusqu’à ce que vous passiez.',
  'ECH-8.11':
    'Un Événement reste actif pour le reste de la partie. Vous pouvez avoir 3 Événements actifs ; pour en jouer un autre, défaussez-en d’abord un.',
  'ECH-8.12':
    'Vous pouvez défausser vos Événements actifs pendant votre propre Mobilisation ou votre Déploiement.',
  'ECH-8.13':
    'Les Événements et les cartes Civilisation agissent dès qu’ils sont en jeu. Ils ne peuvent pas être visés.',
  'ECH-8.14':
    'Les adversaires peuvent réagir à une Technologie une fois son coût payé et ses choix faits, avant son effet. Une Technologie annulée est défaussée et reste payée ; ses ressources temporaires ne sont jamais gagnées.',
  'ECH-8.15':
    'Une Action qui contient des ressources temporaires se trouve devant vous. Tout le monde la voit ; elle ne compte pour rien d’autre et ne peut être ni visée ni défaussée à volonté.',
  'ECH-8.16':
    'Ordre pour jouer une Technologie : choisir la carte, et l’unité d’une Amélioration ; choisir l’effet ; faire les choix de son premier effet ; payer ; la carte est montrée ; les adversaires peuvent réagir ; appliquer les effets dans l’ordre. Les choix suivants se font à leur tour. Un effet dont la cible a disparu ne fait rien ; les autres ont lieu.',
  'ECH-8.17':
    'Vous pouvez chercher dans votre paquet quoi qu’il contienne, et vous arrêter à tout moment. Ce que vous prenez est montré à tous. Puis le paquet est mélangé.',
  'ECH-8.18':
    'Qui peut réagir : à une attaque, le propriétaire de la cible ; à une perte, le propriétaire de l’unité perdue, une fois par unité ; à une Technologie ou à un déploiement, chaque adversaire du joueur actif, dans l’ordre du tour. Votre coéquipier ne peut pas réagir pour votre unité.',
  'ECH-8.19': 'Que l’on vous propose une Réaction ne dépend que de faits publics : cela ne révèle donc rien.',
  'ECH-8.20':
    'Après une Réaction, la question vous est posée à nouveau tant que vous pourriez en avoir une autre. De deux adversaires, le premier passe avant que le second soit interrogé. C’est terminé dès que ce dont il s’agit a disparu ou est annulé.',
  'ECH-8.21':
    'Ce qu’une Réaction doit choisir est choisi lorsqu’elle est appliquée. Ce que le fait de la jouer déclenche revient au joueur qui l’a jouée.',
  'ECH-8.22':
    'L’Événement qui fait place à un quatrième part lorsque le prix est payé : ses ressources peuvent encore payer, ses réductions comptent encore.',
  'ECH-8.23':
    '« Une fois par tour » compte ce qui a été fait : un effet que vous avez refusé, ou qui ne pouvait rien faire, n’est pas utilisé.',
  'ECH-8.24':
    'Ce qu’un effet joué donne à des unités pour un temps reste aux unités qu’il a trouvées, où qu’elles aillent. Seules les capacités permanentes des cartes en jeu regardent à nouveau.',
  'ECH-8.25':
    'Ce qu’un Événement fait lorsque vous le défaussez se produit juste après son départ. Vous ne pouvez le défausser que si votre Capitale garde au moins 1 point de santé.',
  'ECH-8.26':
    'La première attaque est la première que le joueur actif déclare ce tour-ci, quelle que soit sa cible et même si elle est annulée. Un joueur qui ne peut plus attaquer peut encore utiliser des capacités d’action.',
  'ECH-8.27':
    'Lorsqu’une carte laisse choisir un adversaire, celui-ci choisit une des options. Elle est ensuite appliquée comme un effet du joueur qui a joué la carte.',

  'ECH-9.1':
    'Ordre de la Fin : effets de fin de tour ; les effets jusqu’à la fin du tour prennent fin, et les unités dont la santé tombe ainsi à 0 sont perdues ; pioche ; défausse ; joueur suivant.',
  'ECH-9.2': 'Piochez jusqu’à avoir 5 cartes en main. Si vous en avez déjà 5 ou plus, piochez 1 carte.',
  'ECH-9.3':
    'Si vous avez alors plus de 7 cartes, défaussez-en à votre choix jusqu’à n’en avoir que 7. La limite n’est vérifiée qu’ici.',
  'ECH-9.4': 'Un paquet vide ne donne pas de carte et pas de pénalité. La défausse n’est jamais mélangée.',
  'ECH-9.5': 'Vous perdez aussitôt lorsque votre Capitale a 0 point de santé.',
  'ECH-9.6':
    'Vous perdez aussitôt lorsque vous n’avez plus d’unité sur la Carte, quoi que contienne votre main.',
  'ECH-9.7':
    'La victoire est vérifiée juste après les dégâts et les pertes, avant tout ce qu’ils déclenchent. Si les deux camps perdent au même moment, la partie est nulle.',
  'ECH-9.8':
    'Vous pouvez abandonner à tout moment : vous perdez aussitôt, et en équipe votre coéquipier aussi.',
  'ECH-9.9':
    'Après 40 tours de suite sans carte jouée ni déployée, sans tuile révélée, sans unité perdue et sans Capitale plus bas que jamais auparavant, la partie est nulle. Cela se vérifie à la fin d’un tour.',
  'ECH-9.10':
    'À une table non classée de quatre, un joueur qui abandonne est remplacé par un bot ; le camp ne perd que lorsque son second membre abandonne aussi. À une table classée, le camp perd aussitôt.',
  'ECH-9.11':
    'La pioche et la défausse de fin de tour viennent après la vérification de la victoire. Une partie ne se termine jamais pendant celles-ci.',
  'ECH-9.12':
    'Si le camp perdant a perdu une Capitale et a aussi un joueur sans unité, il perd par la Capitale. Si les deux camps perdent à la même vérification, la partie est nulle, quelles que soient les raisons.',
  'ECH-9.13':
    'Perdre des points de santé : votre propre Capitale en perd autant. Ce n’est ni un dégât ni une attaque : rien ne les réduit, rien n’est déclenché. Ils peuvent être soignés comme des dégâts.',
  'ECH-9.14':
    'Un choix qui prend des points de santé à votre propre Capitale n’est proposé que s’il en reste au moins 1 après tout ce qu’il prend. Les pertes sans choix peuvent l’amener à 0.',

  'ECH-10.1':
    '+X Santé : la santé maximale et la santé actuelle augmentent de X ; les dégâts déjà subis restent. Quand l’effet prend fin, les deux baissent.',
  'ECH-10.2':
    'Anti [Classe] X : +X à l’attaque utilisée, mêlée ou à distance, en attaque ou en contre-attaque, contre une unité de cette classe, ou contre les bâtiments. Chaque Anti concerné compte.',
  'ECH-10.3': 'Armure X : −X dégâts des attaques de mêlée et à distance et des contre-attaques.',
  'ECH-10.4': 'Armure renforcée X : −X dégâts des attaques à distance seulement. S’ajoute à l’Armure.',
  'ECH-10.5':
    'Charger X : +X en mêlée en attaquant une unité, si cette unité s’est déplacée de 2 cases ou plus ce tour-ci, la case de la cible comprise. Pas contre les bâtiments, pas en contre-attaque. Être poussé, placé ou reculer ne compte pas.',
  'ECH-10.6':
    'Cri de guerre X : les autres unités alliées autour de cette unité ont +X en mêlée, en attaque ou en contre-attaque ; sans nombre, +1. Il n’aide pas l’unité elle-même. Plusieurs s’additionnent.',
  'ECH-10.7': 'Courte-Distance : attaques à distance seulement en ligne et en colonne.',
  'ECH-10.8':
    'Fatigue : après avoir attaqué, l’unité n’est pas rafraîchie à votre prochain Début, mais au suivant. Un effet qui la rafraîchit avant lève cela.',
  'ECH-10.9':
    'Intimidation : ses attaques ne subissent jamais de contre-attaque. Lorsqu’elle est visée, elle combat normalement.',
  'ECH-10.10':
    'Longue distance : elle peut aussi attaquer à distance à 2 cases, avec −1 à la valeur d’attaque.',
  'ECH-10.11': 'Naval : elle peut entrer sur l’eau, la traverser et s’y arrêter.',
  'ECH-10.12':
    'Navire léger : il ne se déplace que sur l’eau et les cases autour. Déployez-le sur une case eau ou rivière inoccupée autour d’une de vos unités.',
  'ECH-10.13':
    'Navire lourd : il ne se déplace que sur l’eau. Les unités alliées peuvent traverser la case eau qu’il occupe, sans s’y arrêter. Déployez-le sur une case eau ou rivière inoccupée autour d’une de vos unités. Les navires ne sont jamais déployés dans des bâtiments.',
  'ECH-10.14':
    'Perforant : ses attaques ignorent Armure, Armure de mêlée, Armure renforcée et Protection des bâtiments. Sa contre-attaque ne les ignore pas.',
  'ECH-10.15':
    'Première ligne : elle peut se trouver sur une case avec 1 autre unité alliée. Les attaques ennemies et les effets qui visent doivent y choisir d’abord une unité de Première ligne. Déployer demande toujours un bâtiment vide.',
  'ECH-10.16': 'Recruter : comme action, piochez 1 carte ; l’unité est épuisée.',
  'ECH-10.17': 'Régénérer : elle soigne 1 point de dégât au Début de votre tour.',
  'ECH-10.18':
    'Riposte X : +X dégâts de contre-attaque lorsqu’elle est visée, là où une contre-attaque a lieu.',
  'ECH-10.19':
    'Volée de coups X : +X à l’attaque utilisée contre les bâtiments et les unités de Siège. Lorsqu’elle les attaque, elle ignore toute armure et la Protection des bâtiments. Sa contre-attaque contre une unité de Siège a +X mais n’ignore pas l’armure.',
  'ECH-10.20':
    'Un navire ne se tient jamais sur un bâtiment Fortifié allié et ne le traverse pas. Il peut en attaquer un ennemi en mêlée s’il peut aller sur cette case. Si le bâtiment tombe, le navire peut y rester.',
  'ECH-10.21':
    'Un mot-clé dont X est 0 ou moins ne fait rien. Perdre un mot-clé le retire avec tous ses X, imprimés ou accordés, tant que cela dure.',
  'ECH-10.22':
    'D’abord la valeur imprimée, puis ce qui la remplace, puis tous les modificateurs et bonus de pions, puis les parts des mots-clés. Seule la somme finale est ramenée à 0 si elle est inférieure.',
  'ECH-10.23':
    'Première ligne départage les unités d’une case. Un Camp sur la case peut être choisi comme cible tout de même.',
  'ECH-10.24':
    'Armure de mêlée X : −X dégâts des attaques de mêlée et des contre-attaques, pas des attaques à distance. S’ajoute à l’Armure.',
  'ECH-10.25':
    'Perforant contre les unités : ses attaques ignorent toute armure des unités, mais ni la Protection des bâtiments ni leur armure.',

  'ECH-11.1':
    'Partie longue : 8×8 cases, les 14 tuiles Highland, Capitales à 20 points de santé. Votre tuile de départ est sur le deuxième espace à votre gauche : les Capitales sont en c1 et f8. Les tuiles Constantinople ne sont pas utilisées.',
  'ECH-11.2':
    'Partie en équipe : les places 1 et 3 contre les places 2 et 4, sur 8×8 cases. Les tuiles de départ sont sur les deux emplacements du milieu de chaque côté : Capitales en c1, e1, f8 et d8. 12 des 14 tuiles Highland sont utilisées au hasard.',
  'ECH-11.3':
    'Un dé détermine la première équipe, qui choisit lequel de ses joueurs commence. Les équipes jouent à tour de rôle : celui qui commence, l’adversaire à la place la plus basse, son coéquipier, l’autre adversaire.',
  'ECH-11.4':
    'La deuxième équipe reçoit 1 ressource joker temporaire. Chacun des deux peut l’utiliser une fois pendant son propre tour, pas pour des Réactions.',
  'ECH-11.5':
    'Vous pouvez payer avec les ressources principales non épuisées et les ressources temporaires de votre coéquipier comme avec les vôtres, pour des Réactions aussi. Aucun accord n’est nécessaire.',
  'ECH-11.6':
    '« Allié » comprend les unités et bâtiments de votre coéquipier : Cri de guerre, traverser, entrer dans les bâtiments, Première ligne, soins, améliorations. « Vos » ne désigne que les vôtres : déployer, déplacer, construire, vos limites.',
  'ECH-11.7': '« Votre adversaire » : le joueur qui utilise l’effet désigne l’un des deux.',
  'ECH-11.8':
    'Si un joueur d’une équipe perd, l’équipe est vaincue aussitôt. Vous pouvez jouer des Réactions pendant le tour de chacun des deux adversaires.',
  'ECH-11.9': 'Un paquet ne comporte que des cartes d’une seule civilisation.',
  'ECH-11.10': 'Un paquet compte exactement 35 cartes, plus la carte Civilisation.',
  'ECH-11.11': 'Un paquet a exactement 1 Conquérant.',
  'ECH-11.12': 'Un paquet a au moins 1 Éclaireur de départ.',
  'ECH-11.13':
    'Un paquet a au plus autant d’exemplaires d’une carte que l’indique sa rareté : I un, II deux, III trois.',
  'ECH-11.14': 'Un paquet qui ne respecte pas une limite ne peut pas être remis.',
  'ECH-11.15':
    'En équipe, les quatre joueurs lancent un dé ; le plus haut est le meneur, et son équipe la première. Les civilisations se choisissent dans l’ordre des places à partir du meneur ou, s’il laisse les autres choisir d’abord, à partir de la place suivante, de sorte que le meneur vienne en dernier.',
  'ECH-11.16':
    'Avec des paquets composés, vous remettez votre paquet avant les dés. Il fixe votre civilisation, et deux joueurs peuvent avoir la même.',
  'ECH-11.17':
    'Composition : avec des paquets composés, chaque joueur, dans l’ordre des places, choisit une civilisation puis modifie sa liste. Elle est d’abord celle du paquet de la boîte, qui peut être remise aussitôt.',
  'ECH-11.18':
    'Pendant la composition, vous ajoutez un exemplaire, en retirez un, videz la liste, reprenez celle de la boîte, ou la remettez. La carte Civilisation n’est jamais dans la liste.',
  'ECH-11.19':
    'La composition est cachée : les autres voient seulement que vous composez. Toutes les civilisations sont montrées quand le dernier joueur a remis son paquet. Les listes restent cachées jusqu’à la fin de la partie.',
  'ECH-11.20':
    'Vous pouvez garder des listes et en rejouer une. Une carte inconnue d’une ancienne liste est laissée de côté, et vous en êtes averti.',
  'ECH-11.21':
    'Après 150 changements, vous pouvez seulement reprendre le paquet de la boîte ou remettre votre liste ; puis, l’ayant repris, seulement le remettre.',
  'ECH-11.22':
    'La réserve comprend chaque carte de la civilisation autant de fois que l’indique sa rareté. Certaines cartes ne sont que dans la réserve, pas dans le paquet de la boîte.',
  'ECH-11.23':
    'Le joker de l’équipe ne paie que pendant le propre tour de l’un des deux, jamais pour une Réaction. Pour les deux il compte comme un joker à soi.',
  'ECH-11.24':
    'Une Amélioration que vous attachez à l’unité de votre coéquipier reste votre carte : elle va dans votre défausse et agit pour l’unité. L’unité d’un coéquipier dans votre bâtiment est en garnison. Vous ne déplacez, n’épuisez ni ne rafraîchissez jamais l’unité d’un coéquipier, sauf si une carte dit « allié ».',
  'ECH-11.25':
    'Partie longue : tout le reste est comme dans le jeu de base. Les Capitales ne sont pas soignées au-delà de 20.',
  'ECH-11.26':
    'À quatre, « dans l’ordre du tour » désigne l’ordre dans lequel les joueurs jouent après le joueur actif.',
  'ECH-11.27': 'La réserve des Anglais est le paquet publié et rien d’autre : 43 cartes, 25 différentes.',

  'ECH-12.1': 'Adjacent : la case elle-même et ses 4 voisines en ligne et en colonne.',
  'ECH-12.2': 'Autour : la case elle-même et ses 8 voisines.',
  'ECH-12.3':
    'Case inoccupée : ni unité, ni bâtiment Fortifié ennemi, ni eau ; pour les navires et les unités Navales, l’eau convient. Une rivière ne gêne jamais.',
  'ECH-12.4': 'Une tuile compte 2×2 cases. Les effets se mesurent en cases, sauf s’ils parlent de tuile.',
  'ECH-12.5':
    'Allié : vos unités et bâtiments et, en équipe, ceux de votre coéquipier. Ennemi : ceux de l’autre camp.',
  'ECH-12.6':
    'Une unité a toutes les classes imprimées sur elle. Un effet pour une classe agit si l’une d’elles correspond.',
  'ECH-12.7': 'Le coût total d’une carte est la somme imprimée de son coût, quoi qu’on ait payé.',
  'ECH-12.8':
    'Mêlée, distance et santé dans une condition sont les valeurs actuelles, sauf si le texte dit « imprimé ». Les coûts sont toujours ceux imprimés.',

  'ECH-13.1': 'Chaque main a une liste publique de cartes connues : celles que tous ont vues en chemin.',
  'ECH-13.2':
    'Une carte devient connue lorsqu’elle est prise par une recherche ou dans une défausse. Elle n’est plus dans la liste lorsqu’elle quitte la main à découvert.',
  'ECH-13.3':
    'Lorsque vous vous réapprovisionnez d’au moins 1 carte, votre liste de cartes connues est effacée : chacune d’elles a pu partir. Votre coéquipier voit de toute façon votre main.',
  'ECH-13.4':
    'Les exemplaires non vus d’une carte sont ceux de la liste publiée moins ceux qui sont à découvert ou connus. Pour un paquet composé, la liste est la réserve : c’est donc un maximum.',
  'ECH-13.5':
    'Une Réaction vous est proposée si votre civilisation en a une pour ce moment, si vous pourriez la payer, et si vous pourriez l’avoir d’après ce que tous savent. Ce que vous avez vraiment en main ne joue aucun rôle.',
  'ECH-13.6':
    'Vous pouvez choisir les Réactions que vous avez vraiment et pouvez jouer, ou passer. Si vous ne pouvez que passer, la table passe pour vous après la courte attente habituelle.',
  'ECH-13.7':
    'Les bots devinent ce qu’ils ne voient pas. Ils s’en tiennent à tout ce qui est public : nombres de cartes, cartes connues, règle de placement des tuiles et limites des paquets.',
  'ECH-13.8':
    'Là où le nombre de choix dépend de cartes cachées, la question vous est posée même s’il n’y en a qu’un, afin que le silence ne révèle rien.',
  'ECH-13.9':
    'Tant que le prix d’une carte n’est pas payé, rien n’en est montré. Puis tout est montré ensemble. Jusque-là vous pouvez revenir en arrière.',
  'ECH-13.10': 'La raison d’un refus n’est donnée qu’au joueur interrogé, d’après ce qu’il peut voir.',
};

export const rulingsFr: Readonly<Record<RulingId, string>> = {
  'R-1':
    'La tuile de départ est dans votre coin inférieur gauche : « inférieure gauche de votre point de vue » est alors vrai de la tuile et du plateau.',
  'R-2': 'Le pas sur la case d’une cible de mêlée fait partie du déplacement unique de l’unité.',
  'R-3':
    'Une unité qui s’est déplacée ne peut attaquer en mêlée plus tard dans le tour que depuis la case même d’un Camp ennemi, ou si un effet lui a rendu son déplacement.',
  'R-4': 'Les icônes de Roi +1 et Reine +2 sont perdues : nous lisons mêlée et santé.',
  'R-5':
    'Cri de guerre et Charger augmentent la mêlée : des épées croisées figurent sur les cartes anglaises.',
  'R-6': 'Une Caserne peut être en diagonale d’une Capitale : « adjacent » exclut les diagonales.',
  'R-7':
    'Perforant, et ce que Volée de coups ignore, n’aident pas la contre-attaque : les deux parlent d’attaquer.',
  'R-8': 'Longue distance retire 1 à la valeur d’attaque : une valeur de 1 n’inflige rien à 2 cases.',
  'R-9': 'Chaque unité peut changer de mode deux fois par tour : aller et retour suffisent.',
  'R-10': 'Une unité déployée entre dans le mode choisi par son propriétaire.',
  'R-11': 'Jetons et dés ne sont pas limités : ils ne font que marquer.',
  'R-12': 'Une unité rafraîchie ne se déplace pas à nouveau, sauf si l’effet le dit.',
  'R-13': 'Défausser une unité pour faire de la place n’est pas une perte.',
  'R-14': 'Si les deux camps perdent ensemble, la partie est nulle.',
  'R-15': 'Pas de Camp sur une case qui ne fournit rien.',
  'R-16': 'Constantinople n’est pas utilisée sur la grande grille, qui n’a pas d’emplacement central.',
  'R-17': 'En équipe, chaque Capitale a 10 points de santé ; 20 en option.',
  'R-18': 'Les Améliorations ne s’attachent pas à des ennemis.',
  'R-19':
    'On défausse des Événements pendant son propre tour : ailleurs, cela ne changerait rien d’important.',
  'R-20': 'Les effets des ennemis n’atteignent pas les garnisons, même sans viser personne.',
  'R-21':
    'Les dégâts d’un effet rencontrent l’armure comme une attaque de mêlée ou à distance ; seuls les dégâts directs l’ignorent.',
  'R-22': 'Transférer un Camp utilise le Camp du tour.',
  'R-23':
    'Une unité de Première ligne qui n’est pas Navale ne peut s’arrêter sur l’eau d’un Navire lourd : le navire laisse seulement traverser.',
  'R-24': 'Une unité qui recule saute les cases où elle ne peut se tenir.',
  'R-25': 'Chaque joueur passe le Début de son propre premier tour. Ce qui a été dépensé avant reste épuisé.',
  'R-26': 'Les coéquipiers voient la main l’un de l’autre : ils peuvent parler librement.',
  'R-27':
    'Effets simultanés : d’abord ceux du joueur actif, puis ceux des autres dans l’ordre du tour ; chacun dans l’ordre d’entrée en jeu.',
  'R-28':
    'Le livret ne dit pas comment finit une partie où rien ne se passe : après 40 tours ainsi, elle est nulle.',
  'R-29': 'Cri de guerre n’aide pas sa propre unité.',
  'R-30':
    'Les villages coûtent 1 point comme les autres cases : le texte anglais dit seulement qu’ils ne gênent pas.',
  'R-31': 'Les placements de Constantinople qui pourraient séparer les Capitales sont refaits.',
  'R-32':
    'Le paiement automatique prend d’abord ce qu’un adversaire prête, les jokers tard et les ressources d’un coéquipier en dernier.',
  'R-33': 'Les navires ne sont jamais en garnison.',
  'R-34': 'Vous pouvez terminer une recherche sans prendre de carte : personne ne pourrait vérifier.',
  'R-35': 'Sur un plateau plein, vous nommez l’unité défaussée.',
  'R-36':
    'Quand un coéquipier abandonne, les deux perdent à une table classée ; ailleurs un bot prend sa place.',
  'R-37': 'Les paquets composés restent cachés jusqu’à la fin, même s’ils sont ceux de la boîte.',
  'R-38':
    'Si deux unités sont perdues ensemble, chacune donne un moment pour réagir, celles du joueur actif d’abord.',
  'R-39': 'Un transfert demande que toutes les pièces de cette sorte soient sur la Carte, pas les onze.',
  'R-40': 'Une unité sur un Camp ennemi peut l’attaquer en mêlée depuis cette case.',
  'R-41': 'Vos propres effets atteignent votre garnison.',
  'R-42': 'Si un bâtiment survit, l’attaquant recule sur son chemin, comme après l’attaque d’une unité.',
  'R-43': 'Les unités Navales peuvent s’arrêter sur l’eau, et toutes les unités sur les rivières.',
  'R-44': 'Le plateau Unités est plein quand aucun pion n’est libre.',
  'R-45':
    'Un Camp sous une unité de Première ligne peut être visé d’abord : Première ligne classe les unités.',
  'R-46': 'À la fin du tour vous piochez jusqu’à 5 cartes ; l’aperçu du livret ne fait que résumer.',
  'R-47': 'Exactement 1 Conquérant : « au moins » n’est dit que de l’Éclaireur de départ.',
  'R-48': 'Refuser n’utilise pas « une fois par tour ».',
  'R-49': 'Un effet peut déplacer des unités pendant le Déploiement.',
  'R-50': 'L’unité d’un coéquipier dans votre bâtiment Fortifié est en garnison.',
  'R-51': 'Une unité dont la valeur d’attaque est 0 ne peut pas attaquer.',
  'R-52': 'L’Armure de mêlée joue aussi contre la contre-attaque.',
  'R-53': 'Le Yeoman ignore toute armure des unités, aucune des bâtiments.',
  'R-54': 'Cri de guerre 2 donne +2.',
  'R-55':
    'La Caserne du Guetteur ne coûte que le Camp et sa ressource ; les limites de construction s’appliquent.',
  'R-56': 'Anneau de fer ne peut pas placer de Caserne à côté d’une Capitale.',
  'R-57':
    '« À tout moment » veut dire pendant votre Déploiement pour ramener un pion, pendant votre propre tour pour un Événement.',
  'R-58':
    'Perdre des points de santé n’est pas un dégât, et personne ne perd la partie par choix : qui le veut peut abandonner.',
  'R-59': 'Défausser la Grande Charte a toujours son prix.',
  'R-60': '« Lorsqu’il y en a 2 » veut dire au moment où le second Or est placé sur la carte.',
  'R-61': '« Subit des dégâts » par une carte, sans précision et hors combat, veut dire des dégâts directs.',
  'R-62': 'Marteau des Écossais annule l’attaque déclarée, et aucune autre ne suit ce tour-ci.',
  'R-63':
    'Marteau des Écossais renforce les unités sur la Carte lorsqu’il est joué, pendant tout votre prochain tour.',
  'R-64': 'L’icône Stratégie sur une Réaction n’a pas de sens.',
  'R-65': 'Forêt royale détruit autant de Camps que vous voulez, au moins 1.',
  'R-66': 'Pont de bateaux a une seule case eau pour tous.',
  'R-67': 'Assises itinérantes donne 1 Or pour un Camp sur une mine à double symbole.',
  'R-68': 'L’Armure 1 du Comte ne l’aide pas lui-même.',
  'R-69': 'Édouard Ier : d’abord le joker, puis on regarde s’il y en a 2.',
  'R-70': 'Éclaireur de départ est une marque, pas une classe.',
  'R-71': 'Une action unique s’utilise une fois par présence sur la Carte.',
  'R-72': 'Une Caserne placée par une carte n’a pas besoin d’unité sur place.',
  'R-73':
    'Le Shérif a quitté son Camp lorsqu’il attaque en mêlée ; sur son Camp il contre-attaque avec le bonus.',
};
