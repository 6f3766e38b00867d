import type { Names } from './names.ts';

export const namesFr: Names = {
  camps: {
    pennant: { name: 'Fanion', camp: 'camp du Fanion' },
    standard: { name: 'Étendard', camp: 'camp de l’Étendard' },
  },
  armies: {
    english: 'Anglais',
    'english-and-welsh': 'Anglais et Gallois',
    french: 'Français',
  },
  banners: {
    green: { name: 'bannière verte', colour: 'verte', troops: 'irréguliers' },
    blue: { name: 'bannière bleue', colour: 'bleue', troops: 'réguliers' },
    red: { name: 'bannière rouge', colour: 'rouge', troops: 'vétérans' },
  },
  classes: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    creature: 'créature',
  },
  weapons: {
    short_sword: 'épée courte',
    long_sword: 'épée longue',
    bow: 'arc standard',
    crossbow: 'arbalète',
    bite: 'morsure',
  },
  races: {
    human: 'humains',
    dwarf: 'Nains de fer',
    goblinoid: 'gobelinoïdes',
    creature: 'créatures',
  },
  unitTypes: {
    human_archer: 'archers',
    human_militia: 'infanterie légère',
    human_infantry: 'fantassins',
    human_heavy: 'infanterie lourde',
    human_light_cavalry: 'cavalerie légère',
    human_cavalry: 'cavalerie',
    human_heavy_cavalry: 'cavalerie lourde',
    dwarf_crossbow: 'arbalétriers nains',
    dwarf_infantry: 'fantassins nains',
    dwarf_heavy: 'vétérans nains',
    hobgoblin_archer: 'archers hobgobelins',
    goblin_marauder: 'maraudeurs gobelins',
    goblin_infantry: 'fantassins gobelins',
    hobgoblin_infantry: 'fantassins hobgobelins',
    hobgoblin_cavalry: 'cavalerie hobgobeline',
    giant_spider: 'Araignée géante',
  },
  creatures: {
    giant_spider: 'Araignée géante',
  },
  powers: {
    web: {
      name: 'Toile',
      text: '1 Arcane. L’unité attaquée est prise dans une toile : les drapeaux obtenus contre elle sont des touches, dans ce jet même et plus tard, et elle ne peut ni se déplacer ni combattre tant que son propriétaire ne l’a pas activée en payant 1 pion.',
    },
    venom: {
      name: 'Venin',
      text: '2 Arcanes, et au moins une touche dans ce jet. Si elle survit, l’unité attaquée est empoisonnée pour le reste de la partie.',
    },
  },
  markers: {
    web: {
      name: 'toile',
      text: 'Ne peut ni se déplacer, ni combattre, ni riposter, n’est déplacée par rien et ne donne aucun soutien ; chaque drapeau obtenu contre elle est une touche. Libérée quand son propriétaire l’active et paie 1 pion Arcane.',
    },
    poison: {
      name: 'poison',
      text: 'Perd une figurine pour chaque symbole Arcane obtenu contre elle en combat ou par un sortilège, jusqu’à la fin de la partie.',
    },
  },
  terrain: {
    plain: 'campagne',
    forest: 'terrain boisé',
    hill: 'terrain surélevé',
    river: 'cours d’eau',
    ford: 'gué',
    bridge: 'pont',
  },
  landmarks: {
    generic: 'Lieu remarquable',
    magic_pentacle: 'Pentacle magique',
    rogues_den: 'Repaire de brigand',
    secret_passage: 'Passage secret',
    training_camp: 'Camp d’entraînement',
    healing_pool: 'Mare bénite',
    stronghold: 'Bastion',
    rampart: 'Rempart',
    creature_lair: 'Antre de créature',
  },
  faces: {
    G: { name: 'casque vert', mark: 'V' },
    B: { name: 'casque bleu', mark: 'B' },
    R: { name: 'casque rouge', mark: 'R' },
    S: { name: 'Épée sur bouclier', mark: 'E' },
    F: { name: 'drapeau', mark: 'D' },
    L: { name: 'Arcane', mark: 'A' },
  },
  flanks: {
    left: 'flanc gauche',
    centre: 'centre',
    right: 'flanc droit',
  },
  council: {
    commander: 'Commandant',
    wizard: 'Sorcier',
    cleric: 'Clerc',
    rogue: 'Brigand',
    warrior: 'Guerrier',
    creature: 'Créature',
  },
  levels: {
    medieval: {
      name: 'Médiéval',
      text: 'Des armées humaines et des cartes Commandement. Les symboles Arcane sont des coups manqués.',
    },
    mercenaries: {
      name: 'Mercenaires',
      text: 'Les Nains de fer et les gobelinoïdes rejoignent les armées.',
    },
    creatures: {
      name: 'Créatures',
      text: 'L’Araignée géante entre en lice, et les pions Arcane remplissent les gobelets.',
    },
    wizard: {
      name: 'Sorcier',
      text: 'Chaque camp a un Sorcier de niveau 1 et puise dans la pioche commune de cartes Sorcier.',
    },
    'council-fixed': {
      name: 'Conseil de Guerre',
      text: 'L’aventure donne à chaque camp un Conseil de Guerre, et les quatre sortes de cartes Arcane sont en jeu.',
    },
    'council-custom': {
      name: 'Conseil de Guerre personnalisé',
      text: 'Les joueurs composent eux-mêmes leurs Conseils de Guerre ; certaines aventures ajoutent des lieux remarquables.',
    },
  },
  inPlay: {
    'lore-tokens': 'pions Arcane',
    'lore-cards': 'cartes Arcane',
    landmarks: 'lieux remarquables des Maîtres des Arcanes',
    strongholds: 'bastions',
  },
  objectives: {
    hold: 'à tenir',
    capture: 'à capturer',
  },
  phases: {
    command: 'Commandement',
    order: 'Activation',
    movement: 'Déplacement',
    combat: 'Combat',
    end: 'Fin de tour',
  },
  timings: {
    COMMAND_WITH: 'Avec votre carte Commandement',
    COMMAND_INSTEAD: 'À la place de votre carte Commandement',
    COMMAND_REACT: 'En réaction à la carte Commandement de votre adversaire',
    MOVE_OWN: 'Pendant votre phase Déplacement',
    MOVE_REACT: 'Quand votre adversaire choisit une unité à déplacer',
    COMBAT: 'Pendant un combat',
    MELEE: 'Pendant une mêlée',
    RANGED: 'Pendant un combat à distance',
    BEFORE_ROLL: 'Avant le jet de dés de votre adversaire',
    AFTER_ROLL: 'Après le jet de dés de votre adversaire',
    LORE_REACT: 'En réaction à la carte Arcane de votre adversaire',
  },

  commands: {
    'SC-L': {
      name: 'Reconnaissance (gauche)',
      text: 'Activez 1 unité sur votre flanc gauche. À la fin du tour, piochez 2 cartes Commandement au lieu de 1, gardez-en une et défaussez l’autre.',
    },
    'SC-C': {
      name: 'Reconnaissance (centre)',
      text: 'Activez 1 unité dans votre centre. À la fin du tour, piochez 2 cartes Commandement au lieu de 1, gardez-en une et défaussez l’autre.',
    },
    'SC-R': {
      name: 'Reconnaissance (droite)',
      text: 'Activez 1 unité sur votre flanc droit. À la fin du tour, piochez 2 cartes Commandement au lieu de 1, gardez-en une et défaussez l’autre.',
    },
    'PA-L': { name: 'Patrouille (gauche)', text: 'Activez jusqu’à 2 unités sur votre flanc gauche.' },
    'PA-C': { name: 'Patrouille (centre)', text: 'Activez jusqu’à 2 unités dans votre centre.' },
    'PA-R': { name: 'Patrouille (droite)', text: 'Activez jusqu’à 2 unités sur votre flanc droit.' },
    'AT-L': { name: 'Attaque (gauche)', text: 'Activez jusqu’à 3 unités sur votre flanc gauche.' },
    'AT-C': { name: 'Attaque (centre)', text: 'Activez jusqu’à 3 unités dans votre centre.' },
    'AT-R': { name: 'Attaque (droite)', text: 'Activez jusqu’à 3 unités sur votre flanc droit.' },
    'AS-L': {
      name: 'Assaut (gauche)',
      text: 'Activez des unités sur votre flanc gauche, jusqu’à un nombre égal au Commandement : les cartes Commandement de votre main, plus celle-ci.',
    },
    'AS-C': {
      name: 'Assaut (centre)',
      text: 'Activez des unités dans votre centre, jusqu’à un nombre égal au Commandement : les cartes Commandement de votre main, plus celle-ci.',
    },
    'AS-R': {
      name: 'Assaut (droite)',
      text: 'Activez des unités sur votre flanc droit, jusqu’à un nombre égal au Commandement : les cartes Commandement de votre main, plus celle-ci.',
    },
    LA: { name: 'Avance en ligne', text: 'Activez jusqu’à 1 unité dans chaque zone.' },
    FL: { name: 'Attaque des flancs', text: 'Activez jusqu’à 2 unités sur chaque flanc.' },
    WE: { name: 'Coin', text: 'Activez jusqu’à 1 unité sur chaque flanc et jusqu’à 2 unités au centre.' },
    GA: { name: 'Avance générale', text: 'Activez jusqu’à 2 unités dans chaque zone.' },
    GB: {
      name: 'Bannières vertes',
      text: 'Activez des unités à bannière verte n’importe où, créatures comprises, jusqu’à un nombre égal au Commandement. Si vous n’en avez aucune sur le plateau, activez 1 unité quelconque.',
    },
    BB: {
      name: 'Bannières bleues',
      text: 'Activez des unités à bannière bleue n’importe où, créatures comprises, jusqu’à un nombre égal au Commandement. Si vous n’en avez aucune sur le plateau, activez 1 unité quelconque.',
    },
    RB: {
      name: 'Bannières rouges',
      text: 'Activez des unités à bannière rouge n’importe où, créatures comprises, jusqu’à un nombre égal au Commandement. Si vous n’en avez aucune sur le plateau, activez 1 unité quelconque.',
    },
    DS: {
      name: 'Pluie de flèches',
      text: 'Activez toutes vos unités à arme à distance qui ne sont adjacentes à aucun ennemi. Une telle unité peut combattre deux fois si elle ne se déplace pas, à distance les deux fois, contre la même cible ou une autre ; si elle se déplace, elle combat une fois, normalement. Si vous n’avez aucune arme à distance sur le plateau, activez 1 unité quelconque.',
    },
    MC: {
      name: 'Charge de cavalerie',
      text: 'Activez des unités de cavalerie n’importe où, jusqu’à un nombre égal au Commandement. Chacune combat en mêlée avec 1 dé de plus pendant ce tour, attaques bonus comprises. Si vous n’avez aucune cavalerie sur le plateau, activez 1 unité quelconque.',
    },
    FO: {
      name: 'Assaut d’infanterie',
      text: 'Activez des unités d’infanterie n’importe où, jusqu’à un nombre égal au Commandement. Chacune peut se déplacer de 2 cases au plus et combattre quand même en mêlée ; après 2 cases, seule une unité verte peut attaquer à distance. Si vous n’avez aucune infanterie sur le plateau, activez 1 unité quelconque.',
    },
    BL: {
      name: 'Soif de combat',
      text: 'Activez des unités adjacentes à un ennemi, n’importe où, jusqu’à un nombre égal au Commandement. Elles ne se déplacent pas pendant la phase Déplacement, mais combattent en mêlée avec 1 dé de plus, attaques bonus comprises ; elles peuvent s’emparer d’une position et effectuer une poursuite. Si aucune de vos unités n’est adjacente à un ennemi, activez 1 unité quelconque.',
    },
    LE: {
      name: 'Ascendant',
      text: 'Activez jusqu’à 4 unités de votre choix n’importe où, créatures comprises.',
    },
    CA: {
      name: 'Contre-attaque',
      text: 'Cette carte devient la dernière carte Commandement jouée par votre adversaire, ou la carte que celle-ci était devenue. Elle vaut pour les mêmes parties du plateau, si bien que la gauche de votre adversaire est votre droite, et avec votre propre Commandement. Si le dernier tour de votre adversaire ne laisse aucune carte à copier, comme après une carte Arcane jouée à la place d’une carte Commandement, activez 1 unité quelconque.',
    },
  },

  lore: {
    'WIZ-01': {
      name: 'Vision d’Arcane',
      text: 'Vous seul voyez les cartes Arcane de votre adversaire. Piochez ensuite 1 carte Arcane ; si vous dépassez votre limite, défaussez l’une des vôtres.',
    },
    'WIZ-02': {
      name: 'Pas éthéré',
      text: 'Déplacez une de vos unités, hors de toute toile, de 1 case au plus par niveau, selon les règles de déplacement. Ce n’est pas son déplacement du tour, mais un terrain qui arrête l’arrête bien.',
    },
    'WIZ-03': {
      name: 'Armes crépitantes',
      text: 'Pendant tout le combat de votre unité attaquante, attaques bonus comprises, chaque symbole Arcane qu’elle obtient est une touche.',
    },
    'WIZ-04': {
      name: 'Œil d’aigle',
      text: 'À jouer pendant la phase Combat, avant l’annonce d’une attaque. Choisissez jusqu’à 1 de vos unités activées à arme à distance par niveau : jusqu’à la fin du tour, chacune a 1 case de portée de plus et 1 dé de plus dans ses attaques à distance.',
    },
    'WIZ-05': {
      name: 'Voile de brume',
      text: 'Jusqu’à la fin du tour, les unités ennemies ne peuvent pas attaquer à plus de 2 cases.',
    },
    'WIZ-06': {
      name: 'Pieds de plomb',
      text: 'Choisissez jusqu’à 1 unité ennemie par niveau, activée et qui ne s’est pas déplacée ; celle qui vient d’être choisie pour se déplacer doit en faire partie. Chacune se déplace de 1 case au plus pendant cette phase Déplacement. Les déplacements complémentaires ne changent pas.',
    },
    'WIZ-07': {
      name: 'Gué fantôme',
      text: 'Choisissez jusqu’à 1 de vos unités activées par niveau, plus 1, qui ne se sont pas déplacées. Pendant cette phase Déplacement, elles peuvent traverser les cours d’eau comme de la campagne, mais non y finir leur déplacement.',
    },
    'WIZ-08': {
      name: 'Bouclier collectif',
      text: 'Choisissez jusqu’à 1 de vos unités par niveau, plus 2. Jusqu’à la fin du tour, dans chaque jet de combat contre elles, tous les drapeaux sont ignorés, ainsi que la première touche due à un casque ou à une Épée sur bouclier. Les coups dus aux symboles Arcane comptent toujours.',
    },
    'WIZ-09': {
      name: 'Vitesse collective',
      text: 'Toutes vos unités activées qui ne se sont pas déplacées peuvent se déplacer de 1 case supplémentaire et combattre quand même.',
    },
    'WIZ-10': {
      name: 'Puissance collective',
      text: 'Toutes les unités que vous activez pendant ce tour combattent en mêlée avec 1 dé de plus, attaques bonus comprises.',
    },
    'WIZ-11': {
      name: 'Portail',
      text: 'Placez une de vos unités, hors de toute toile, sur toute case libre et franchissable à 3 cases au plus, plus 1 par niveau, de la sienne ; il ne faut ni trajet ni ligne de mire. Ce n’est pas son déplacement du tour, mais un terrain qui arrête l’arrête bien.',
    },
    'WIZ-12': {
      name: 'Chaîne d’éclairs',
      text: 'Lancez 1 dé par niveau, plus 1, contre une unité ennemie ; sa couleur et les symboles Arcane touchent. Après une touche, vous pouvez frapper une autre unité ennemie à 2 cases au plus de la dernière, pas encore visée par cette carte, avec chaque fois un dé de moins. Arrêtez-vous à un jet sans touche, quand il n’y a plus de dé, ou quand vous voulez.',
    },
    'WIZ-13': {
      name: 'Pestilence rampante',
      text: 'Lancez 1 dé par niveau, plus 1, contre une unité ennemie, puis autant contre chaque unité, de l’un ou l’autre camp, qui lui était adjacente quand la carte a été jouée, dans l’ordre de votre choix. La couleur de chaque unité et les symboles Arcane touchent.',
    },
    'WIZ-14': {
      name: 'Boule de feu',
      text: 'Lancez 1 dé par niveau, plus 2, contre une unité ennemie. Un symbole Arcane détruit l’unité entière, même une créature, sans second jet. Sinon, seule sa couleur touche.',
    },
    'WIZ-15': {
      name: 'Dissipation',
      text: 'Annulez la carte Arcane que votre adversaire vient de jouer. Vous payez la moitié des pions qu’elle lui a coûtés, arrondie au nombre supérieur ; il en reprend la moitié, arrondie au nombre supérieur.',
    },

    'CLE-01': {
      name: 'Manne d’Arcane',
      text: 'Prenez dans le Puits 1 pion Arcane par niveau, plus 2, autant qu’il en contient.',
    },
    'CLE-02': {
      name: 'Mains guérisseuses',
      text: 'Une de vos unités de troupes affaiblies retrouve jusqu’à 1 figurine par niveau, sans jamais dépasser l’effectif complet de son type.',
    },
    'CLE-03': {
      name: 'Bénédiction',
      text: 'Votre unité attaquante lance 1 dé de plus par niveau pendant tout son combat, attaque bonus comprise. Le terrain ne limite pas ces dés.',
    },
    'CLE-04': {
      name: 'Comme le vent',
      text: 'Jusqu’à 1 de vos unités activées par niveau, qui ne se sont pas déplacées, peuvent se déplacer de 1 case supplémentaire et combattre quand même.',
    },
    'CLE-05': {
      name: 'Purification',
      text: 'Retirez tous les pions Toile et Poison de 1 de vos unités au plus par niveau.',
    },
    'CLE-06': {
      name: 'Sanctuaire',
      text: 'Les dés du jet contre votre unité sont divisés par deux, en arrondissant au nombre supérieur, après toute autre modification. Cela ne vaut que pour ce jet.',
    },
    'CLE-07': {
      name: 'Châtiment',
      text: 'Lancez 1 dé par niveau, plus 1, contre une unité ennemie. Sa couleur touche, et les drapeaux la font battre en retraite, test de panique ou piétinement compris. Personne n’a droit à une action complémentaire.',
    },
    'CLE-08': {
      name: 'Intercession',
      text: 'Annulez jusqu’à 1 touche par niveau du jet contre votre unité, quelle que soit la face, avant le retrait des figurines ou, pour une créature, avant la relance du coup critique. Les drapeaux ne changent pas.',
    },
    'CLE-09': {
      name: 'Zèle sacré',
      text: 'Choisissez jusqu’à 1 de vos unités par niveau, plus 2. Chacune gagne Intrépide +1 jusqu’au début de votre prochain tour.',
    },
    'CLE-10': {
      name: 'Guérison majeure',
      text: 'Vos unités de troupes affaiblies retrouvent en tout jusqu’à 1 figurine par niveau, plus 2. Répartissez-les à votre gré, sans qu’aucune unité dépasse l’effectif complet de son type.',
    },
    'CLE-11': {
      name: 'Lueur aveuglante',
      text: 'Jusqu’à la fin du tour, les unités de votre adversaire attaquent avec 1 dé au plus. Cette limite s’applique en dernier, après tous les bonus.',
    },
    'CLE-12': {
      name: 'Grondement des collines',
      text: 'Choisissez une zone. Lancez 1 dé par niveau, plus 1, contre chaque unité ennemie qui s’y trouve sur une case surélevée. La couleur de chaque unité et les symboles Arcane touchent.',
    },
    'CLE-13': {
      name: 'Rage des rivières',
      text: 'Choisissez une zone. Lancez 1 dé par niveau, plus 1, contre chaque unité ennemie qui s’y trouve sur un cours d’eau, un gué ou un pont, ou à côté. La couleur de chaque unité et les symboles Arcane touchent.',
    },
    'CLE-14': {
      name: 'Frénésie des forêts',
      text: 'Choisissez une zone. Lancez 1 dé par niveau, plus 1, contre chaque unité ennemie qui s’y trouve sur une case boisée. La couleur de chaque unité et les symboles Arcane touchent.',
    },
    'CLE-15': {
      name: 'Courroux céleste',
      text: 'Choisissez une zone. Lancez 1 dé par niveau, plus 1, contre chaque unité ennemie qui s’y trouve quand la carte est jouée, dans l’ordre de votre choix ; la couleur de chaque unité et les symboles Arcane touchent, et les drapeaux la font battre en retraite. Vous n’activez aucune unité pendant ce tour.',
    },

    'ROG-01': {
      name: 'Vol à la tire',
      text: 'Prenez dans le gobelet de votre adversaire jusqu’à 1 pion Arcane par niveau, plus 1.',
    },
    'ROG-02': {
      name: 'Espion',
      text: 'Vous seul voyez les cartes Commandement de votre adversaire. Vous pouvez en choisir une : elle est défaussée, et il en pioche aussitôt une autre.',
    },
    'ROG-03': {
      name: 'Déjà vu !',
      text: 'Tous les dés du jet de combat de votre adversaire sont relancés, et le second résultat est retenu. On ne peut répondre ni à un test de panique, ni à un sortilège, ni aux jets dont dépend la mort d’une créature.',
    },
    'ROG-04': {
      name: 'Attaque sournoise',
      text: 'Quand le combat de votre unité attaquante est terminé, si elle survit et n’est pas prise dans une toile, elle peut se déplacer de 2 cases au plus selon les règles de déplacement. Elle ne le peut pas si un terrain autre qu’un gué l’a arrêtée pendant ce tour.',
    },
    'ROG-05': {
      name: 'Chausse-trapes',
      text: 'Lancez 1 dé par niveau, plus 1, contre l’unité de troupes ennemie qui vient d’être choisie pour se déplacer ; sa couleur touche. Si elle est touchée et survit, elle ne se déplace pas pendant cette phase Déplacement, mais peut encore combattre.',
    },
    'ROG-06': {
      name: 'Embuscade',
      text: 'Votre unité attaquée en mêlée, hors de toute toile, et située sur une case boisée, une case surélevée ou un lieu remarquable, ou à côté, frappe la première avec 1 dé de plus. L’attaque a lieu ensuite si elle est encore possible ; votre unité n’a droit à aucune action complémentaire et ne peut pas riposter.',
    },
    'ROG-07': {
      name: 'Faux ordres',
      text: 'Le nombre total d’unités que la carte Commandement de votre adversaire peut activer est divisé par deux, arrondi au nombre supérieur ; les nombres de chaque zone restent valables. Si la carte active toutes les unités d’un genre, elle en active la moitié, arrondie au nombre supérieur.',
    },
    'ROG-08': {
      name: 'Terrifiés !',
      text: 'Jusqu’à la fin du tour, l’unité de troupes ennemie que vous attaquez bat en retraite de 1 case de plus pour chaque drapeau qu’elle n’ignore pas, et doit passer des tests de panique.',
    },
    'ROG-09': {
      name: 'Esquive',
      text: 'Votre unité de troupes attaquée, hors de toute toile, se déplace de 1 ou 2 cases comme dans une retraite, case par case. L’attaque est perdue, et le combat de l’attaquant s’arrête sans action complémentaire. Ne se joue pas si l’unité ne peut pas bouger de 1 case.',
    },
    'ROG-10': {
      name: 'Sabotage',
      text: 'Votre adversaire défausse 1 carte Arcane : au hasard au niveau 1 ; aux niveaux 2 et 3, vous regardez ses cartes Arcane et la choisissez.',
    },
    'ROG-11': {
      name: 'Sentiers cachés',
      text: 'Choisissez jusqu’à 1 de vos unités activées par niveau, plus 1, qui ne se sont pas déplacées. Pendant ce tour, les terrains et les lieux remarquables où elles entrent ne les arrêtent pas et ne leur interdisent pas de combattre.',
    },
    'ROG-12': {
      name: 'Corruption',
      text: 'Choisissez une unité de troupes ennemie, hors de toute toile, qui a une bannière verte ou qui est mercenaire. Vous la déplacez de 2 cases au plus, par des cases libres et franchissables ; un terrain peut l’arrêter. Ce n’est pas son déplacement du tour.',
    },
    'ROG-13': {
      name: 'Lames empoisonnées',
      text: 'Pendant tout le combat de votre unité attaquant en mêlée, les symboles Arcane qu’elle obtient sont des touches. Une cible qui perd une figurine dans un de ses jets et survit est empoisonnée ; pour une créature, une touche suffit.',
    },
    'ROG-14': {
      name: 'Raid nocturne',
      text: 'Activez jusqu’à 4 de vos unités d’infanterie n’importe où. Chacune peut se déplacer de 1 case supplémentaire et combattre quand même, et combat en mêlée avec 1 dé de plus.',
    },
    'ROG-15': {
      name: 'Déjoué !',
      text: 'Annulez la carte Arcane que votre adversaire vient de jouer. Vous payez les pions qu’elle lui a coûtés, moins 1 par niveau, et au moins 1. Il n’en reprend aucun.',
    },

    'WAR-01': {
      name: 'Mur de boucliers',
      text: 'Choisissez votre unité d’infanterie attaquée en mêlée. Jusqu’à la fin du tour, chaque Épée sur bouclier obtenue contre elle est un coup manqué.',
    },
    'WAR-02': {
      name: 'Bravoure',
      text: 'Choisissez votre unité engagée dans ce combat, attaquante ou attaquée. Jusqu’à la fin du tour, elle peut ignorer tous les drapeaux.',
    },
    'WAR-03': {
      name: 'Force',
      text: 'Votre unité attaquant en mêlée lance 1 dé de plus par niveau pendant tout son combat. Le terrain ne limite pas ces dés.',
    },
    'WAR-04': {
      name: 'Éperonner',
      text: 'Une de vos unités de cavalerie activées, qui ne s’est pas déplacée, peut se déplacer de 2 cases supplémentaires et combattre quand même.',
    },
    'WAR-05': {
      name: 'Berserk',
      text: 'Quand le combat de votre unité attaquant en mêlée est terminé, si elle survit et n’est pas prise dans une toile, elle peut attaquer encore une fois un ennemi adjacent avec ses dés habituels. Elle peut ensuite s’emparer de la position, sans poursuite, et le défenseur peut riposter.',
    },
    'WAR-06': {
      name: 'Prise d’initiative',
      text: 'Votre unité attaquée en mêlée, hors de toute toile, frappe la première avec ses dés habituels. L’attaque a lieu ensuite si elle est encore possible ; votre unité n’a droit à aucune action complémentaire et ne peut pas riposter.',
    },
    'WAR-07': {
      name: 'Interposition',
      text: 'Votre unité de troupes attaquée en mêlée échange sa case avec une autre de vos unités de troupes, adjacente ; aucune des deux ne doit être prise dans une toile. L’attaque se poursuit contre l’unité qui se trouve maintenant dans la case attaquée.',
    },
    'WAR-08': {
      name: 'Cry Havoc !',
      text: 'Jusqu’à la fin du tour, chaque symbole Arcane obtenu par vos unités dans leurs attaques et leurs attaques bonus est une touche.',
    },
    'WAR-09': {
      name: 'Marche forcée',
      text: 'Toutes vos unités d’infanterie activées qui ne se sont pas déplacées peuvent se déplacer de 1 case supplémentaire et combattre quand même.',
    },
    'WAR-10': {
      name: 'Maîtrise d’armes',
      text: 'À jouer pendant la phase Combat, avant l’annonce d’une attaque. Jusqu’à la fin du tour, chaque Épée sur bouclier obtenue par vos unités est une touche, quelles que soient l’arme, la distance et la cible.',
    },
    'WAR-11': {
      name: 'Coup de grâce',
      text: 'Votre unité attaque en mêlée une unité de troupes affaiblie. Dans ce seul jet, les casques de toutes les couleurs sont des touches.',
    },
    'WAR-12': {
      name: 'Appel des réserves',
      text: 'Pendant ce tour, vous pouvez activer 2 unités de plus n’importe où, outre celles de votre carte Commandement.',
    },
    'WAR-13': {
      name: 'Tenir coûte que coûte',
      text: 'Jusqu’à la fin du tour, toutes vos unités gagnent Intrépide +1 et ripostent avec 1 dé de plus.',
    },
    'WAR-14': {
      name: 'Charge héroïque',
      text: 'Activez jusqu’à 3 de vos unités n’importe où, chacune de cavalerie ou à bannière rouge. Chacune combat en mêlée avec 2 dés de plus.',
    },
    'WAR-15': {
      name: 'Assaut',
      text: 'Activez toutes vos unités situées à 2 cases au plus d’une unité ennemie. Chacune combat en mêlée avec 1 dé de plus.',
    },
  },

  adventures: {
    'agincourt-1415': {
      name: 'Azincourt – 1415',
      text: 'Il a plu toute la nuit sur les labours, entre les deux bois, et la fleur de la chevalerie française n’est pas d’humeur à attendre. De l’autre côté de la boue, une mince ligne d’archers anglais et gallois plante ses pieux. Si les grands arcs gardent leurs distances, le champ est à eux ; si les chevaliers les atteignent, ce sera vite fini.',
      objective: 'Le premier camp qui a 4 Bannières de victoire gagne.',
    },
    'vernoy-crossing': {
      name: 'Le passage de Vernoy',
      text: 'Les crues du printemps n’ont laissé à Vernoy qu’un pont, et deux gués où un cheval trouve pied. On avait dit aux deux armées que l’autre était à un jour de marche. Elles se rencontrent à l’aube, la rivière entre elles, sous les yeux de tous les charretiers de la vallée, montés sur les collines.',
      objective:
        'Le premier camp qui a 5 Bannières de victoire gagne. Le pont, en E7, vaut une bannière au camp dont une unité s’y trouve, aussi longtemps qu’elle y reste.',
    },
    'gold-and-goblins': {
      name: 'L’or et les gobelins',
      text: 'Les deux capitaines ont ouvert leurs coffres. L’un a engagé une compagnie de Nains de fer, têtus comme il se doit ; l’autre a acheté des gobelins par centaines, et aucun n’a dit à ses soldats combien touchent les nouveaux venus. Sur un flanc, la horde hurle déjà ; sur l’autre, des hommes de métier attendent que le bruit approche.',
      objective: 'Le camp du Fanion gagne avec 4 Bannières de victoire, le camp de l’Étendard avec 6.',
    },
    'kerlock-wood': {
      name: 'L’araignée du bois de Kerlock',
      text: 'Les bûcherons ne vont plus à Kerlock, et ceux qui y sont allés ont laissé sur la route leurs charrettes emmaillotées de soie grise. Le capitaine du Fanion a découvert ce qui vit là, et comment s’en faire suivre. L’armée de l’Étendard a apporté des arbalètes, des torches et bien des doutes.',
      objective:
        'Le premier camp qui a 5 Bannières de victoire gagne. L’Araignée géante en vaut une, comme toute autre unité.',
    },
    'wizards-and-lore': {
      name: 'Sorciers & Arcane',
      text: 'Deux armées de même force, deux collines de même hauteur et, auprès de chaque commandant, un vieil homme que les soldats évitent. Depuis hier, les chandelles brûlent bleu dans les deux camps. Le premier qui maîtrisera l’Arcane n’aura pas besoin d’être le plus fort.',
      objective: 'Le premier camp qui a 6 Bannières de victoire gagne.',
    },
    'shadows-over-saint-aubin': {
      name: 'Les ombres de Saint-Aubin',
      text: 'À l’abbaye de Saint-Aubin, on sonne la cloche à midi, car il fait noir comme à vêpres. On a vu des gobelins dans les vergers, et un sorcier sur la route. L’abbé a fait venir ses nains, ses chevaliers et tous ses saints, et réunit son conseil tant qu’il en est temps.',
      objective: 'Le camp du Fanion gagne avec 4 Bannières de victoire, le camp de l’Étendard avec 6.',
    },
    'the-marshals-road': {
      name: 'La route du maréchal',
      text: 'Le maréchal Jean de Brosse tient la route là où elle franchit le ruisseau : un pont, trois gués et un saint homme dont les prières, on le sait, sont exaucées. L’armée qui descend du nord a un grand capitaine, des troupes mieux exercées et pas le temps d’un siège. Il lui faudra se mouiller les pieds.',
      objective: 'Le camp du Fanion gagne avec 4 Bannières de victoire, le camp de l’Étendard avec 6.',
    },
    'walls-of-rougemont': {
      name: 'Les murs de Rougemont',
      text: 'Rougemont a quatre pans de mur, un donjon et plus de nains que de lits. Les assiégeants n’ont plus de pain, mais ils ont encore des gobelins, et l’on a fait monter de l’arrière quelque chose à huit pattes. Aujourd’hui ils escaladent ; demain il n’y aura plus personne à nourrir, d’un côté ou de l’autre.',
      objective:
        'Le premier camp qui a 6 Bannières de victoire gagne. La butte du donjon, en G7, vaut deux bannières au camp du Fanion, aussi longtemps qu’une de ses unités s’y trouve.',
    },
    'free-companies': {
      name: 'Les grandes compagnies sur le pied de guerre',
      text: 'Quand les rois font la paix, les compagnies continuent la guerre. L’une a pris à sa solde des nains et un monstre apprivoisé, l’autre la plus grande horde gobeline qu’on ait vue depuis la peste. Les deux capitaines choisissent ce soir leurs conseillers, en secret, et chacun croit avoir mieux choisi.',
      objective: 'Le camp du Fanion gagne avec 6 Bannières de victoire, le camp de l’Étendard avec 4.',
    },
    'assaulting-the-tourelles': {
      name: 'L’assaut des Tourelles',
      text: 'Au bout du grand pont d’Orléans se dresse le fort des Tourelles, et derrière lui la Loire est haute. Les Anglais veulent l’avoir avant l’hiver, avec des échelles, des gobelins à gages et une araignée que leurs propres hommes n’osent pas regarder. Les Français n’ont qu’à tenir, le dos au fleuve.',
      objective: 'Le premier camp qui a 6 Bannières de victoire gagne.',
    },
  },
};
