/** Chapitres 1 à 8 : les cartes, le tour, et ce que paient les cartes. */
export const cardRulesFr = {
  'BTA-1.1':
    'Les cartes Création (unités, provisions, artefacts et artefacts légendaires) forment les decks des joueurs. Les cartes Terrain (villes, routes et ruines) forment la carte du monde.',
  'BTA-1.2':
    'Chaque carte appartient à l’une des quatre factions. Les provisions sont neutres et n’ont pas de faction ; les artefacts légendaires sont universels et appartiennent à toutes.',
  'BTA-1.3': 'La force au combat d’une unité est égale à son rang : citoyen 1, chef 2, prêtre 3, seigneur 4.',
  'BTA-1.4':
    'Une arme et un cheval ont une force de 1. L’Épée d’Elemag a 5 en attaque et 1 en défense, le Bouclier de Britos 1 en attaque et 5 en défense. Toutes les autres cartes ont 0 ; une carte de force 0 ne fait jamais partie d’une ligne de combat.',
  'BTA-1.5':
    'Votre deck Création est l’ensemble des cartes Création que vous possédez : nation, main, abri, aire de jeu, embuscade, tentes et leur contenu.',
  'BTA-1.6':
    'Vous piochez sur le dessus de votre nation. Lorsqu’elle est vide et qu’il reste des cartes à piocher, mélangez tout votre abri : il devient votre nouvelle nation, et vous continuez. Si les deux sont vides, vous cessez de piocher.',
  'BTA-1.7': 'L’abri n’est jamais mélangé à la nation tant que celle-ci contient encore une carte.',
  'BTA-1.8':
    'Vous pouvez à tout moment consulter votre abri et compter votre nation. Personne ne peut regarder une nation, sauf son propriétaire grâce à la Corne de Baldur.',
  'BTA-1.9':
    'La réserve commune comprend 4 paquets d’unités par rang, 1 de provisions, 7 d’artefacts par type, 5 de villes et 4 de routes selon leurs sorties. Chacun est mélangé au début sans tenir compte des factions. Tous sont face visible : seule la carte du dessus est connue.',
  'BTA-1.10':
    'Vous prenez la carte du dessus d’un paquet, sauf si une règle vous permet d’annoncer une faction.',
  'BTA-1.11':
    'Lorsque vous fouillez un paquet pour une faction, vous prenez une carte de cette faction ou, à défaut, la carte du dessus. Le paquet est ensuite mélangé.',
  'BTA-1.12':
    'On ne peut rien prendre dans un paquet vide : l’action qui en aurait besoin n’est pas disponible.',
  'BTA-1.13':
    'Les provisions n’entrent dans un deck qu’avec une unité obtenue de la réserve, une pour une. La réserve contient donc toujours autant de provisions que d’unités.',
  'BTA-1.14':
    'Composition du deck : chacun peut voir quelles cartes sont connues dans chaque deck. Une unité de départ que personne d’autre n’a vue n’y figure qu’avec son rang ; sa faction apparaît lorsqu’elle est montrée à tous. Les cartes obtenues y entrent aussitôt, les cartes retirées ou échangées en sortent. L’abri, l’aire de jeu et les tentes sont visibles carte par carte. Parmi des cartes identiques, celle qui est montrée est réputée déjà connue s’il en existe une hors de vue.',
  'BTA-1.15':
    'Une carte que tous ont vue arriver dans une main y reste connue jusqu’à ce qu’elle la quitte à la vue de tous ; parmi des cartes identiques, c’est la carte connue qui part d’abord. Une carte d’une ligne ou d’une surenchère inachevée n’est pas encore partie. Lorsque vous cachez une carte en embuscade, plus aucune carte de votre main n’est connue.',

  'BTA-2.1':
    'Les ruines se trouvent sur la case centrale, d4, avec le jeton neutre qui indique leur défense.',
  'BTA-2.2':
    'Quatre villes à quatre sorties, une de chaque terrain, sont placées au hasard sur les quatre coins. Ce sont les villes de départ ; elles n’ont pas encore de jeton.',
  'BTA-2.3':
    'Quatre autres villes à quatre sorties, une de chaque terrain, sont placées au hasard sur les cases des villes neutres, chacune avec un jeton neutre.',
  'BTA-2.4':
    'Les artefacts, les villes, les routes et les unités sont triés en paquets et mélangés. Les villes à quatre sorties restantes forment le cinquième paquet de villes.',
  'BTA-2.5':
    'Vous recevez 3 citoyens, 1 chef et 1 prêtre des paquets mélangés, ainsi que 5 provisions : 10 cartes de factions aléatoires. Vous les examinez, elles sont mélangées pour former votre nation, et vous en piochez 6.',
  'BTA-2.6': 'Les artefacts légendaires en jeu sont posés face visible sur le plateau.',
  'BTA-2.7':
    'Le premier joueur est choisi au hasard et le reste toute la partie. On joue dans le sens horaire.',
  'BTA-2.8':
    'En commençant par le premier joueur et dans le sens horaire, chacun choisit une faction libre et prend ses deux héros et ses 14 jetons de niveau.',
  'BTA-2.9':
    'En commençant par le dernier d’entre eux et dans le sens antihoraire, chacun choisit une ville de départ libre et y place un jeton de niveau 1.',
  'BTA-2.10': 'Au début, aucun héros n’est sur la carte et personne ne possède d’artefact.',
  'BTA-2.11': 'L’Oracle Solaire commence avec les deux symboles Outil à midi.',

  'BTA-3.1':
    'Un tour comporte cinq étapes : annoncer une cohorte ou demander une nouvelle donne (facultatif), récupérer les cartes en embuscade (obligatoire), réaliser des actions, autant que vous voulez, dans n’importe quel ordre, ou aucune, défausser (obligatoire), piocher 6 cartes (obligatoire).',
  'BTA-3.2': 'Un jour est un tour de jeu complet, où chaque joueur a joué. Sept jours font une semaine.',
  'BTA-3.3': 'Les cartes jouées sont posées face visible et l’action est annoncée.',

  'BTA-4.1':
    'Une cohorte est formée d’au moins 3 cartes d’une même faction dans votre main au début de votre tour. Les cartes en embuscade ou sous une tente et les provisions ne comptent pas ; un artefact légendaire compte pour une faction au choix.',
  'BTA-4.2': 'Une cohorte de 3, 4, 5 ou 6 cartes permet de piocher 1, 2, 3 ou 6 cartes supplémentaires.',
  'BTA-4.3':
    'Deux cohortes de factions différentes rapportent chacune leurs cartes. Une carte ne compte que dans une cohorte ; une cohorte comprend toutes les cartes de sa faction, et au-delà de 6 elle compte pour 6. Un artefact légendaire rejoint la cohorte où il rapporte le plus, ou aucune s’il ne rapporte rien ; à égalité, celle qui montre le moins de cartes, puis votre faction, puis vert, bleu, rouge, or.',
  'BTA-4.4':
    'L’annonce d’une cohorte est facultative et n’est possible qu’au début de votre tour. Après, il est trop tard.',
  'BTA-4.5': 'Vous montrez les cartes de votre cohorte à un adversaire de votre choix, pas à tous.',
  'BTA-4.6':
    'Nouvelle donne : au début de votre tour, vous pouvez mettre toute votre main dans votre abri et piocher 5 cartes. Une fois par tour au plus.',
  'BTA-4.7':
    'Une cohorte et une nouvelle donne s’excluent dans un même tour. Une main issue d’une nouvelle donne ne donne jamais de cohorte.',
  'BTA-4.8':
    'L’annonce est publique : la faction et la taille de chaque cohorte, et à qui elle a été montrée. Cet adversaire voit les cartes jusqu’à la fin du tour.',

  'BTA-5.1':
    'À la deuxième étape, toutes vos cartes en embuscade reviennent dans votre main sans être révélées. Votre main peut dépasser 6 cartes.',
  'BTA-5.2':
    'Pour tendre une embuscade, retirez du jeu une carte de votre main, qui va dans les limbes, et placez une autre carte de votre main face cachée sur un de vos emplacements libres. Vous pouvez recommencer.',
  'BTA-5.3': 'Vous avez 3 emplacements embuscade : jamais plus de 3 cartes en embuscade.',
  'BTA-5.4':
    'Si une amulette envoie une quatrième carte en embuscade, vous mettez d’abord dans votre abri l’une des trois cartes embusquées, à votre choix ; de deux cartes identiques, celle qui est connue.',
  'BTA-5.5': 'Les cartes des limbes ne reviennent jamais.',
  'BTA-5.6':
    'Un deck ne peut jamais avoir moins de 10 cartes, cartes obtenues ce tour comprises : avec 10 cartes, aucune embuscade n’est possible.',
  'BTA-5.7':
    'On ne tend une embuscade que pendant ses actions, hors des combats. N’importe quelle carte de la main peut être cachée ou retirée, même un artefact légendaire.',
  'BTA-5.8':
    'Une carte reste en embuscade jusqu’à la deuxième étape de votre prochain tour, ou jusqu’à ce que vous la repreniez en défense.',

  'BTA-6.1':
    'Chaque action est une ligne distincte : engager, créer, construire, améliorer, utiliser un artefact, recruter, déplacer, tendre une embuscade, combattre.',
  'BTA-6.2': 'Vous pouvez répéter une action tant que vous avez les cartes.',
  'BTA-6.3':
    'Une carte sert dans une seule ligne ou une seule transformation par tour. Les copies d’une amulette et les artefacts illuminés font exception.',
  'BTA-6.4':
    'Une carte obtenue clôt sa ligne. Elle ne peut servir à rien ce tour-ci ; elle va dans votre abri avec les autres.',
  'BTA-6.5':
    'Le paiement est exact, sans carte superflue : si l’on ôtait une seule carte ou copie, le coût ne serait plus payé. Un outil peut ne remplacer qu’un citoyen.',
  'BTA-6.6':
    'Un artefact de transformation (amulette, titre, parchemin) est extérieur à la ligne. Il transforme une carte de votre main ou une carte préparée ; le résultat est une carte préparée, utilisable dans toute ligne suivante du tour.',
  'BTA-6.7':
    'Les transformations en chaîne sont possibles : un parchemin change la faction d’un titre, qui améliore ensuite un citoyen.',
  'BTA-6.8': 'Chaque copie d’un artefact transforme une carte.',
  'BTA-6.9':
    'Une carte placée sur une amulette ce tour-ci peut encore agir, comme titre ou comme outil par exemple, mais ne peut plus être transformée.',
  'BTA-6.10':
    'Les copies inutilisées disparaissent à la fin du tour, ou du combat pour un défenseur. La carte elle-même va dans l’abri de son propriétaire.',
  'BTA-6.11':
    'Les cartes préparées ne sont pas dans votre main : elles ne peuvent aller en embuscade. On peut les stocker sous une tente.',
  'BTA-6.12':
    'Une carte dont une copie a servi reste dans cette ligne. Ses autres copies peuvent encore servir, mais la carte ne peut plus être transformée, stockée ni embusquée ; seul un parchemin illuminé fait exception. Stocker une carte préparée qui a plusieurs copies, ou un Joker, y met fin : c’est la carte imprimée qui est stockée.',
  'BTA-6.13':
    'Une carte qui quitte votre main pour être jouée est une carte posée. Elle indique combien d’usages il lui reste, si elle est ouverte, placée ou utilisée, et si elle est un Joker. Toutes les règles sur les copies, le rayon de soleil, les Jokers et les tentes lisent ces marques.',
  'BTA-6.14':
    'Une carte est posée avec 1 usage, ou 2 si son type est illuminé aujourd’hui. Une tente illuminée a 1 usage et de la place pour deux cartes. Un artefact légendaire a toujours 1 usage. Une carte reçue grâce à un titre ou à un parchemin est ouverte, avec les usages de son type aujourd’hui ; un parchemin reçu grâce à un autre parchemin n’en a aucun ; un parchemin qui s’est converti garde ce qui restait.',
  'BTA-6.15':
    'Servir une fois dépense un usage : remplir une place d’une ligne (un outil : jusqu’à deux citoyens), figurer dans une ligne de combat, transformer une carte, porter un héros sur 3 cases au plus, servir de tente. La carte est alors utilisée. Une carte sans usage reste dans l’aire de jeu jusqu’à la défausse.',
  'BTA-6.16':
    'Une carte placée sur une amulette est dite placée. Un 2 ou un 3 multiplie ses usages. Un 6 en fait un Joker : lorsque vous l’utilisez, elle devient pour le reste du tour une carte du genre choisi, avec les usages de ce genre aujourd’hui, dont un est dépensé.',
  'BTA-6.17':
    'Seules les cartes de la main et les cartes posées ouvertes peuvent être transformées ; les cartes de la main, ouvertes ou placées peuvent être stockées. Seul fait exception un parchemin qui se convertit après avoir changé la faction d’une autre carte.',
  'BTA-6.18':
    'Annoncez l’action, placez la carte Terrain s’il y en a une, puis payez. L’action est définitive une fois payée ; c’est alors seulement que les cartes sont montrées, la nouvelle carte prise et la suivante du paquet visible.',
  'BTA-6.19':
    'Les citoyens d’un paiement : pour 1 place, un citoyen ou un usage d’outil ; pour 2 places, deux citoyens ou un usage d’outil ; pour 3 places, trois citoyens, un usage d’outil et un citoyen, ou deux usages d’outil. Un Joker ou le Marteau à la place d’un citoyen compte comme un outil.',
  'BTA-6.20':
    'Le paiement proposé compte le moins de Jokers et de Marteau ; puis le moins de cartes quittant la main ; puis le moins de cartes de votre faction parmi elles ; puis le moins d’usages ; puis les premières cartes dans l’ordre des cartes. Les cartes identiques s’épuisent l’une après l’autre.',

  'BTA-7.1':
    'Une unité s’engage avec autant de provisions que son rang plus une : citoyen 2, chef 3, prêtre 4, seigneur 5.',
  'BTA-7.2': 'Vous prenez la carte du dessus de ce paquet, et avec elle une provision de la réserve.',

  'BTA-8.1':
    'Coût des artefacts : outil, 3 citoyens ; arme, 1 chef et 2 citoyens ; amulette, 1 prêtre et 2 citoyens ; titre, 1 seigneur et 2 citoyens ; parchemin magique, 1 citoyen, 1 chef et 1 prêtre ; tente, 1 chef, 1 citoyen et 1 provision ; cheval, 1 chef et 2 provisions.',
  'BTA-8.2': 'Vous prenez la carte du dessus du paquet. Aucune provision ne l’accompagne.',
  'BTA-8.3':
    'Si le type est apparié aujourd’hui sur l’oracle, vous annoncez une faction et fouillez le paquet.',
  'BTA-8.4':
    'De tous les artefacts, seuls les outils et les cartes jouées comme outils peuvent faire partie d’une telle ligne. Les artefacts de transformation restent à l’extérieur.',
  'BTA-8.5':
    'Les artefacts légendaires ne peuvent pas être créés. Vous n’en possédez jamais plus d’un à la fois.',
} as const;
