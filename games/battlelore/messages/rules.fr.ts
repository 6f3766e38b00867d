import type { Chapter, RuleId, RulingId } from '../content/index.ts';

export const chaptersFr: Readonly<Record<Chapter, string>> = {
  1: 'Unités et mise en place',
  2: 'Le tour de jeu et la phase Commandement',
  3: 'Activer des unités',
  4: 'Se déplacer',
  5: 'Combat : cible, portée et ligne de mire',
  6: 'Combat : nombre de dés',
  7: 'Combat : touches et symboles Arcane',
  8: 'Retraite',
  9: 'Moral et soutien',
  10: 'Actions complémentaires',
  11: 'Riposte',
  12: 'Fin du tour et victoire',
  13: 'Mercenaires',
  14: 'Créatures',
  15: 'Arcane',
  16: 'Le Conseil de Guerre',
  17: 'Terrain',
  18: 'Lieux remarquables',
};

export const rulesFr: Readonly<Record<RuleId, string>> = {
  'BLO-1.1':
    'Deux camps s’affrontent, celui du Fanion et celui de l’Étendard, chacun mené par un joueur ; des joueurs en équipe partagent un même camp. Les unités de votre camp sont vos alliées, celles de l’autre camp vos ennemies.',
  'BLO-1.2':
    'Toutes les figurines d’une case forment une unité. Au complet, une infanterie compte 4 figurines, une cavalerie 3 et une créature 1, sauf mention contraire sur la carte de la créature. L’infanterie et la cavalerie sont des troupes ; une créature n’est ni l’une ni l’autre.',
  'BLO-1.3':
    'Une unité se reconnaît à la couleur de sa bannière (verte pour les irréguliers, bleue pour les réguliers, rouge pour les vétérans), à sa classe, à son arme, à sa race et au nombre de ses figurines.',
  'BLO-1.4':
    'Les figurines d’une unité se valent toutes, et son porte-bannière tombe toujours le dernier. L’unité est éliminée quand il ne lui reste aucune figurine.',
  'BLO-1.5': 'Une unité qui a moins de figurines qu’au complet est affaiblie.',
  'BLO-1.6': 'Une case n’accueille jamais plus d’une unité.',
  'BLO-1.7':
    'Aucune unité n’entre jamais dans les demi-cases grisées du bord du plateau, ni ne les traverse. Une unité ne quitte le plateau que si l’aventure le permet, ce qu’aucune des dix ne fait.',
  'BLO-1.8':
    'Une case libre est une case sans unité. Une case vide est une case libre de campagne, sans lieu remarquable.',
  'BLO-1.9':
    'La mise en place suit cet ordre : le terrain ; les ponts, les gués, les remparts, les lieux remarquables et les objectifs donnés par l’aventure ; les unités ; les Conseils de Guerre ; les lieux remarquables et les bastions que posent les joueurs ; les cartes Commandement ; les cartes et les pions Arcane. Le premier joueur désigné par l’aventure joue ensuite le premier tour.',
  'BLO-1.10':
    'Les 60 cartes Commandement sont mélangées, et chaque camp en reçoit le nombre fixé par l’aventure ou par le niveau de son Commandant (BLO-16.3). Les mains sont secrètes.',

  'BLO-2.1':
    'Les joueurs jouent à tour de rôle. Un tour compte cinq phases : Commandement, Activation, Déplacement, Combat et Fin de tour.',
  'BLO-2.2':
    'Pendant la phase Commandement, vous jouez exactement une carte Commandement, face visible. Dans une partie avec cartes Arcane, vous pouvez jouer à la place une carte Arcane prévue pour la remplacer (BLO-15.9).',
  'BLO-2.3':
    'Une carte Zone donne un nombre d’activations pour chaque zone du champ de bataille : flanc gauche, centre et flanc droit, vus de votre côté.',
  'BLO-2.4': 'Quand une carte Commandement contredit une règle, la carte l’emporte.',
  'BLO-2.5':
    'Une carte Tactique active des unités selon ses propres critères. Si elle n’indique aucun emplacement, elles peuvent se trouver n’importe où sur le plateau.',
  'BLO-2.6':
    'Un nombre « égal au Commandement » est le nombre de cartes Commandement de votre main, plus celle que vous jouez.',
  'BLO-2.7':
    'Si la carte jouée ne peut activer aucune unité, vous sautez les phases Activation, Déplacement et Combat. On en juge après les cartes Arcane de la phase Commandement ; les activations supplémentaires d’une carte Arcane comptent, de même qu’une créature hors-zone dont vous pouvez payer l’activation (BLO-14.11).',
  'BLO-2.8':
    'Bien des cartes Tactique permettent d’activer à la place une unité quelconque. Vous n’y avez droit que si vous n’avez sur le plateau aucune unité du genre indiqué par la carte.',

  'BLO-3.1':
    'Annoncez toutes les unités que vous activez avant que l’une d’elles ne se déplace. Vous pouvez en activer moins que la carte ne le permet, ou même aucune ; les activations inutilisées sont perdues.',
  'BLO-3.2':
    'Seules les unités activées pendant ce tour peuvent se déplacer, combattre ou accomplir une action spéciale.',
  'BLO-3.3':
    'Une unité placée sur une case que coupe une ligne pointillée peut être activée depuis l’une ou l’autre des deux zones.',
  'BLO-3.4': 'Une unité n’est activée qu’une fois par tour.',
  'BLO-3.5':
    'Quand une carte donne des activations dans plusieurs zones, chaque unité activée doit en prendre une dans une zone où elle se trouve, et aucune ne sert deux fois. Vous n’avez pas à dire laquelle revient à quelle unité, pourvu qu’une répartition soit possible.',
  'BLO-3.6':
    'Une carte qui active toutes les unités d’un genre les active toutes, sans choix possible. Seule exception : une unité prise dans une toile n’est activée que si vous payez pour la libérer (BLO-14.18).',

  'BLO-4.1':
    'Vos unités activées se déplacent l’une après l’autre, dans l’ordre de votre choix. Terminez un déplacement avant d’en commencer un autre. Une unité se déplace une fois au plus et n’y est jamais obligée.',
  'BLO-4.2': 'Tous les déplacements sont terminés avant le premier combat.',
  'BLO-4.3':
    'Une unité se déplace de case en case adjacente. Chaque case du trajet doit être libre et franchissable : on n’entre pas dans une case occupée par une unité, alliée ou ennemie, et on ne la traverse pas.',
  'BLO-4.4': 'Une unité peut passer d’une zone du champ de bataille à une autre.',
  'BLO-4.5': 'Les unités ne se scindent et ne se regroupent jamais.',
  'BLO-4.6':
    'Une infanterie verte se déplace de 2 cases au plus et peut combattre. Une infanterie bleue se déplace de 1 case et peut combattre, ou se déplace de 2 cases et ne combat pas pendant ce tour. Une infanterie rouge se déplace de 1 case au plus et peut combattre.',
  'BLO-4.7':
    'Une cavalerie verte se déplace de 4 cases au plus, une bleue de 3 et une rouge de 2 ; toutes peuvent ensuite combattre.',
  'BLO-4.8':
    'Un terrain ou un lieu remarquable peut arrêter un déplacement, ou interdire à l’unité de combattre pendant ce tour.',
  'BLO-4.9':
    'Une unité qui a quitté sa case pendant la phase Déplacement s’est déplacée. Un déplacement complémentaire compte aussi, pour toute attaque ultérieure du tour ; un déplacement dû à une carte de la phase Commandement ne compte pas (BLO-15.24).',
  'BLO-4.10':
    'Quand une carte accorde à une unité des cases de déplacement supplémentaires, ses deux limites, avec et sans combat, augmentent d’autant pour ce tour.',

  'BLO-5.1':
    'Vos unités activées combattent une à une, dans l’ordre de votre choix. Chaque combat est annoncé et entièrement résolu, actions complémentaires et riposte comprises, avant le suivant.',
  'BLO-5.2':
    'Une unité activée ne combat qu’une fois par tour, attaques bonus mises à part. Elle n’y est jamais obligée, sauf après une ruée gobeline (BLO-13.5).',
  'BLO-5.3': 'Tous les dés d’un jet visent une seule cible. On n’attaque pas sans une cible ennemie permise.',
  'BLO-5.4': 'Une unité affaiblie lance autant de dés qu’une unité au complet.',
  'BLO-5.5':
    'Attaquer une unité adjacente, c’est combattre en mêlée, quelle que soit l’arme ; avec un arc ou une arbalète, on tire à bout portant. Une unité adjacente est toujours à portée, et aucune ligne de mire n’est nécessaire.',
  'BLO-5.6':
    'Attaquer une unité à deux cases ou plus est une attaque à distance. Il faut une arme à distance, une cible à portée (4 cases pour l’arc, 3 pour l’arbalète) et une ligne de mire.',
  'BLO-5.7': 'Une unité adjacente à un ou plusieurs ennemis ne peut attaquer que l’un d’eux.',
  'BLO-5.8':
    'Pour vérifier une ligne de mire, tracez une droite du centre de la case de l’attaquant au centre de celle de la cible. Parmi les cases situées entre les deux, demi-cases comprises, sont traversées celles dont la droite coupe l’intérieur, et longées celles dont elle suit un côté. Une case touchée par un seul coin ne compte pas.',
  'BLO-5.9':
    'La ligne de mire est bloquée si une case traversée contient un obstacle, ou si des cases longées en contiennent de part et d’autre de la ligne, à quelque endroit que ce soit. Des obstacles d’un seul côté ne la bloquent pas.',
  'BLO-5.10':
    'Sont des obstacles : toute unité des deux camps, les cases boisées, les cases surélevées (mais voir BLO-5.11), les remparts, les lieux remarquables qui bloquent la vue et, toujours, les demi-cases. La campagne, les cours d’eau, les gués, les ponts, le Pentacle magique et la Mare bénite n’en sont pas.',
  'BLO-5.11':
    'Une case surélevée n’est pas un obstacle pour un attaquant placé sur une hauteur qui lui est reliée par une suite ininterrompue de cases surélevées adjacentes, car toutes ont la même altitude. Un rempart ou une unité sur cette case bloque quand même la vue.',
  'BLO-5.12':
    'Le terrain de la case de l’attaquant et celui de la case de la cible ne bloquent jamais la vue.',

  'BLO-6.1':
    'Une unité verte lance 2 dés, une bleue 3 et une rouge 4. Une créature lance le nombre de dés indiqué sur sa carte, à défaut celui de sa bannière.',
  'BLO-6.2':
    'Une unité armée d’arcs ou d’arbalètes lance 1 dé de moins si elle s’est déplacée pendant ce tour, à distance comme à bout portant.',
  'BLO-6.3':
    'Le terrain de l’attaquant et celui de la cible peuvent chacun limiter le nombre de dés. La limite la plus basse s’applique.',
  'BLO-6.4':
    'Prenez les dés de l’unité, corrigez-les selon son arme, puis ramenez-les à la limite du terrain s’ils la dépassent. Les dés de bonus dus à une carte Commandement, à une carte Arcane ou à toute autre source s’ajoutent ensuite et peuvent dépasser la limite.',
  'BLO-6.5':
    'Les effets de carte qui limitent un jet à 1 dé, ou qui divisent les dés par deux, s’appliquent en tout dernier. Une attaque à laquelle il ne reste aucun dé ne peut pas être annoncée.',
  'BLO-6.6':
    'Une unité ne peut pas combattre pendant ce tour si elle a fait un déplacement qui l’interdit, si elle est entrée dans un terrain qui l’interdit, ou si elle est prise dans une toile.',

  'BLO-7.1':
    'On compte d’abord toutes les touches et on retire toutes les pertes ; les drapeaux viennent ensuite.',
  'BLO-7.2':
    'Chaque casque de la couleur de bannière de la cible est une touche. Les casques d’une autre couleur sont des coups manqués.',
  'BLO-7.3':
    'Une Épée sur bouclier n’est une touche que si l’arme de l’attaquant le prévoit. Sinon, c’est un coup manqué.',
  'BLO-7.4':
    'L’épée courte est une arme de mêlée. Chaque Épée sur bouclier touche ; contre une cavalerie, on en ignore une par jet.',
  'BLO-7.5':
    'L’épée longue est une arme de mêlée. Chaque Épée sur bouclier touche, quelle que soit la cible.',
  'BLO-7.6': 'L’arc standard a une portée de 4 cases. L’Épée sur bouclier n’y touche jamais.',
  'BLO-7.7':
    'L’arbalète a une portée de 3 cases. L’Épée sur bouclier touche à distance, quelle que soit la classe de la cible, mais jamais à bout portant.',
  'BLO-7.8':
    'Chaque touche retire une figurine à la cible ; les coups en trop sont perdus. Les créatures suivent BLO-14.3.',
  'BLO-7.9':
    'Quand une unité est éliminée, sa bannière revient à l’adversaire de son propriétaire, quelle que soit la cause de sa dernière perte.',
  'BLO-7.10':
    'Dans les aventures médiévales et les aventures avec mercenaires, un symbole Arcane n’est qu’un coup manqué.',
  'BLO-7.11':
    'Dans les aventures avec pions Arcane, celui qui lance les dés d’un combat prend 1 pion dans le Puits pour chaque symbole Arcane qu’aucun effet n’utilise. Les attaques, les attaques bonus, les ripostes et les premières frappes comptent toutes.',
  'BLO-7.12':
    'Un symbole Arcane utilisé par une carte Arcane, par le poison ou par le pouvoir d’une créature ne rapporte aucun pion. L’usage par une carte ou par le poison est obligatoire ; le propriétaire d’une créature, lui, est libre d’employer un pouvoir ou non.',
  'BLO-7.13':
    'Les tests de panique, les relances d’un coup critique, les jets pour une créature qui ne peut pas reculer et les jets d’un sortilège ne rapportent aucun pion.',

  'BLO-8.1':
    'Chaque drapeau qui n’est pas ignoré fait battre la cible en retraite de 1 case : de 2 cases si elle est En déroute (BLO-9.7), du nombre inscrit sur sa carte si c’est une créature.',
  'BLO-8.2':
    'Le propriétaire de l’unité choisit le chemin, case par case : chacune doit être l’une des voisines, deux au plus, de la rangée suivante vers son côté. On ne bat jamais en retraite de côté ni vers l’avant.',
  'BLO-8.3':
    'Le terrain ne freine pas une retraite. Les cases infranchissables (cours d’eau sans gué ni pont, demi-cases) et les cases occupées restent interdites.',
  'BLO-8.4':
    'Si aucune case ne convient, ou si l’unité se trouve sur sa propre ligne de départ, elle perd une figurine au lieu de reculer de cette case ; les créatures suivent BLO-14.8. On vérifie à chaque case, et il est permis de choisir un chemin qui finit en impasse.',
  'BLO-8.5': 'Une unité éliminée pendant sa retraite s’arrête là : on ne résout plus rien pour elle.',

  'BLO-9.1':
    'Une unité Intrépide peut ignorer des drapeaux : Intrépide 2, par exemple, permet d’en ignorer 2 dans chaque jet contre elle. Toutes les sources s’additionnent : 1 pour l’infanterie naine, 1 pour le soutien, 1 sur un pont, 1 sur un lieu remarquable ou un rempart, 1 pour des troupes sur leur propre bastion ou à côté de lui (il ne compte alors pas une seconde fois comme lieu remarquable), 1 pour une créature, et ce que donnent les cartes.',
  'BLO-9.2':
    'Ignorer des drapeaux est facultatif. Le propriétaire décide combien il en ignore, d’aucun à tous ceux que son moral permet, et subit les autres. Les créatures n’ont pas le choix (BLO-14.5).',
  'BLO-9.3':
    'Chaque nouveau jet rend à l’unité tout son moral. Ce qui n’a pas servi ne se garde pas pour plus tard.',
  'BLO-9.4':
    'Une unité de troupes adjacente à au moins deux unités alliées est soutenue : elle gagne Intrépide +1, quel que soit le nombre des alliées. Le soutien est réciproque, vaut à tout moment, et se perd dès que la condition n’est plus remplie.',
  'BLO-9.5':
    'Une unité prise dans une toile ne donne aucun soutien. Les créatures soutiennent les autres, mais ne sont jamais soutenues.',
  'BLO-9.6': 'Une unité qui n’est ni Intrépide ni En déroute a un moral Normal.',
  'BLO-9.7':
    'Une unité En déroute bat en retraite de 2 cases par drapeau subi, sauf mention contraire, puis passe un test de panique (BLO-13.8). On peut être à la fois Intrépide et En déroute : l’unité ignore d’abord les drapeaux qu’elle peut, puis fuit devant les autres.',

  'BLO-10.1':
    'Les actions complémentaires ne suivent qu’une attaque de mêlée menée par une unité du joueur dont c’est le tour : jamais une attaque à distance, une riposte, une première frappe ou un sortilège.',
  'BLO-10.2':
    'S’emparer d’une position : si la cible a quitté sa case, éliminée ou repoussée, l’attaquant peut avancer dans cette case. Une unité perdue par une retraite bloquée ou un test de panique compte aussi.',
  'BLO-10.3':
    'Poursuite : quand une cavalerie s’empare d’une position, elle effectue une poursuite. Une fois dans la case libérée, elle peut avancer de 1 case de plus, dans toute case adjacente libre et franchissable, même celle d’où elle a attaqué. S’arrêter dans la case libérée est aussi une poursuite.',
  'BLO-10.4':
    'Le terrain s’applique aux déplacements complémentaires. Une unité arrêtée pendant ce tour par une case boisée, un lieu remarquable ou un rempart n’en fait aucun ; une poursuite que sa première case arrête, gué compris, s’y termine. Être entré dans un gué pendant la phase Déplacement n’empêche ni de s’emparer d’une position ni d’effectuer une poursuite.',
  'BLO-10.5':
    'Attaque bonus : une cavalerie qui a effectué une poursuite peut aussitôt attaquer en mêlée tout ennemi adjacent à sa nouvelle case, la première cible ou une autre. Pas d’attaque bonus sans poursuite, ni après être entré dans une case qui interdit de combattre.',
  'BLO-10.6':
    'L’attaque bonus suit le nombre de dés, les limites du terrain et les bonus de cartes habituels, et sa cible peut riposter.',
  'BLO-10.7':
    'Si l’attaque bonus libère la case de la cible, la cavalerie peut s’emparer de la position. Il n’y a ni seconde poursuite ni nouvelle attaque.',
  'BLO-10.8':
    'L’infanterie et les créatures peuvent s’emparer d’une position, mais n’effectuent jamais de poursuite.',

  'BLO-11.1':
    'Une fois l’attaque de mêlée entièrement résolue, l’unité attaquée peut riposter si elle a survécu, n’a pas quitté sa case pendant l’attaque, est Intrépide à ce moment-là et n’est pas prise dans une toile.',
  'BLO-11.2':
    'Peu importe pourquoi elle est restée : une unité Intrépide dont la retraite était bloquée peut riposter.',
  'BLO-11.3':
    'Une unité qui a quitté sa case ne peut pas riposter, même si elle est soutenue là où elle arrive.',
  'BLO-11.4': 'On ne riposte jamais à une attaque à distance.',
  'BLO-11.5':
    'Une riposte se résout comme une attaque de mêlée du défenseur contre l’attaquant : dés, limites du terrain, arme, symboles Arcane, pouvoirs de créature, retraite et panique s’appliquent.',
  'BLO-11.6':
    'On ne riposte pas à une riposte, et l’unité qui riposte n’a droit à aucune action complémentaire. La riposte met fin au combat de l’attaquant.',
  'BLO-11.7': 'Une unité ne riposte qu’une fois dans chaque combat d’une unité attaquante.',

  'BLO-12.1':
    'À la fin du tour, dans cet ordre : les cartes Arcane jouées pendant ce tour par les deux joueurs sont défaussées et les pions posés dessus retournent au Puits ; la carte Commandement est défaussée et son joueur en pioche une, dans la limite de sa main (aucune si une carte Arcane l’a remplacée) ; un Pentacle magique donne son pion ; le joueur fait sa reprise d’Arcane (BLO-15.20) ; le tour de l’autre joueur commence.',
  'BLO-12.2':
    'Quand une pioche est vide, Commandement ou Arcane, on mélange sa défausse pour en former une nouvelle.',
  'BLO-12.3':
    'On compte les Bannières de victoire après chaque événement, et le premier camp qui atteint son nombre gagne aussitôt : au milieu d’un tour, sur une riposte, un test de panique, un piétinement ou un sortilège.',
  'BLO-12.4':
    'Vous gagnez une Bannière de victoire pour chaque unité ennemie éliminée, créatures comprises, et celles que l’aventure accorde pour ses objectifs.',
  'BLO-12.5':
    'Un objectif à tenir ne compte pour un camp que tant qu’une de ses unités s’y trouve. Un objectif à capturer est gagné pour de bon la première fois qu’une unité y entre. L’aventure dit si un objectif est ouvert aux deux camps ou à un seul.',

  'BLO-13.1':
    'Les mercenaires appartiennent au camp dont ils portent la bannière. Ils donnent et reçoivent du soutien comme les autres unités.',
  'BLO-13.2':
    'L’infanterie des Nains de fer est Intrépide 1 par nature. Soutenue, elle est Intrépide 2, et soutenue sur un rempart, Intrépide 3.',
  'BLO-13.3':
    'Ruée gobeline : une infanterie gobelinoïde de n’importe quelle couleur peut se déplacer de 2 cases, puis combattre en mêlée.',
  'BLO-13.4':
    'Sans ruée, une infanterie gobelinoïde a les limites normales de sa couleur. Le terrain traversé s’applique : il peut arrêter le déplacement ou interdire le combat.',
  'BLO-13.5':
    'Quand une infanterie gobelinoïde bleue ou rouge se déplace de 2 cases pour combattre, elle se rue. La ruée doit finir à côté d’un ennemi ; vous désignez un ennemi adjacent, et l’unité doit l’attaquer pendant ce tour s’il lui est toujours adjacent quand elle combat. Une infanterie rouge ne se déplace de 2 cases que dans une ruée ; pour une bleue, vous dites si elle se rue ou si elle se déplace simplement, sans combattre.',
  'BLO-13.6':
    'Si l’ennemi désigné a disparu ou n’est plus adjacent, l’unité est libre d’attaquer un autre ennemi adjacent, ou personne. Vous ne pouvez pas clore la phase Combat tant qu’une ruée oblige encore une unité à attaquer.',
  'BLO-13.7':
    'Fuite gobeline : toute unité gobelinoïde, cavalerie comprise, est En déroute et bat en retraite de 2 cases par drapeau subi.',
  'BLO-13.8':
    'Test de panique : une fois la retraite terminée, l’adversaire dont le jet l’a causée lance 1 dé par case réellement parcourue ; les cases bloquées ne comptent pas. Chaque casque de la couleur de l’unité retire une figurine. Toutes les autres faces, Épée sur bouclier et Arcane comprises, sont sans effet.',
  'BLO-13.9':
    'Une ruée ne peut pas finir sur une case qui interdit de combattre à qui y entre : une infanterie bleue n’y fait qu’un simple déplacement, une rouge n’y va pas. Un déplacement de 2 cases avec combat permis par une carte n’est pas une ruée. Si l’attaque est devenue impossible, parce que l’unité est prise dans une toile ou n’a plus de dé, l’obligation cesse.',

  'BLO-14.1':
    'Une créature est une unité d’une seule figurine, ni infanterie ni cavalerie : les cartes destinées à celles-ci ne l’activent ni ne l’aident jamais. Comme toute unité, elle bloque les déplacements et les lignes de mire.',
  'BLO-14.2':
    'Sauf mention contraire sur sa carte, une créature se déplace et combat comme une infanterie de sa couleur, avec les mêmes règles de terrain.',
  'BLO-14.3':
    'Coup critique : les coups portés à une créature, par sa couleur ou par toute autre face qui touche, ne retirent rien. On relance les dés qui ont touché, et la créature meurt si l’un d’eux au moins montre sa couleur. Aucune autre face du second jet n’a d’effet.',
  'BLO-14.4':
    'Quand une créature meurt, l’adversaire de son propriétaire gagne une Bannière de victoire et 1 pion Arcane du Puits. Les pions concentrés sur la créature retournent au Puits.',
  'BLO-14.5':
    'Une créature est Intrépide 1 et doit ignorer autant de drapeaux qu’elle le peut. Elle ne reçoit ni soutien, ni moral d’un lieu remarquable, bastions et remparts compris.',
  'BLO-14.6':
    'Une créature bat en retraite de 2 cases par drapeau subi, ou du nombre inscrit sur sa carte. Elle n’est pas En déroute et ne passe pas de test de panique.',
  'BLO-14.7':
    'Piétinement : si les deux cases derrière une créature en retraite sont indisponibles et que l’une au moins contient une unité, chaque unité qui s’y trouve, de l’un ou l’autre camp, perd une figurine. Si l’une des deux cases est ainsi libérée, la créature y recule ; sinon, cette case de retraite n’est pas effectuée. On procède case par case.',
  'BLO-14.8':
    'Pour chaque case de retraite qu’une créature n’a pas pu effectuer, à cause d’unités, d’un terrain infranchissable ou du bord du plateau, l’adversaire lance 1 dé. Les dés de sa couleur sont relancés, et si l’un d’eux la montre une seconde fois, la créature meurt.',
  'BLO-14.9': 'Une créature piétinée affronte un tel dé au lieu de perdre une figurine.',
  'BLO-14.10': 'Une créature riposte comme toute unité Intrépide.',
  'BLO-14.11':
    'Activation hors-zone : quand vous jouez une carte Zone, vous pouvez payer 3 pions Arcane pour activer une créature située hors des zones de la carte. Elle consomme une activation de la carte, de n’importe quelle zone.',
  'BLO-14.12':
    'Juste après le jet de combat d’une créature, attaque ou riposte, son propriétaire peut employer un de ses pouvoirs si les symboles Arcane obtenus et les pions concentrés sur elle en couvrent le coût. Le propriétaire choisit de payer avec les symboles obtenus, avec les pions, ou avec les deux. On n’emploie qu’un pouvoir par jet.',
  'BLO-14.13':
    'Concentration : un symbole Arcane qui n’est pas dépensé pour un pouvoir peut être conservé sous forme d’un pion du Puits, posé à côté de la créature, jusqu’au coût de son pouvoir le plus puissant. Il peut aussi donner un pion pour votre gobelet, où va tout surplus.',
  'BLO-14.14':
    'Les pions dépensés pour un pouvoir retournent au Puits. Seuls les symboles Arcane obtenus par la créature elle-même alimentent ses pouvoirs, jamais les pions de votre gobelet.',
  'BLO-14.15': 'La concentration ne diminue pas le nombre de dés de la créature.',
  'BLO-14.16':
    'L’Araignée géante a une bannière verte. Elle se déplace de 4 cases au plus et combat avec 2 dés ; sa morsure touche avec l’Épée sur bouclier. Elle bat en retraite de 2 cases par drapeau et concentre 2 pions au plus.',
  'BLO-14.17':
    'Toile (1 Arcane) : l’unité attaquée reçoit un pion Toile. Prise dans la toile, elle ne peut ni se déplacer, ni combattre, ni riposter ; aucun effet ne la déplace, et elle ne donne aucun soutien. Chaque drapeau obtenu contre elle, dans ce jet même et plus tard, est une touche, et être Intrépide n’y change rien.',
  'BLO-14.18':
    'Pour libérer une unité prise dans une toile, son propriétaire l’active et paie aussitôt 1 pion Arcane ; elle peut alors se déplacer et combattre pendant ce tour. Sans pion, elle ne peut pas être activée.',
  'BLO-14.19':
    'Venin (2 Arcanes, et au moins une touche dans ce jet) : la cible subit normalement ses pertes et, si elle survit, reçoit un pion Poison pour le reste de la partie.',
  'BLO-14.20':
    'Une unité empoisonnée perd une figurine pour chaque symbole Arcane obtenu contre elle en combat ou par un sortilège, mais non dans un test de panique ni dans une relance. Une créature empoisonnée subit à la place une touche selon BLO-14.3. Ces symboles ne rapportent aucun pion et ne servent à rien d’autre. Les symboles qui ont payé le Venin ne comptent pas.',
  'BLO-14.21':
    'Dans les aventures avec créatures, chaque camp a un gobelet contenant les pions Arcane donnés par l’aventure. Les symboles Arcane rapportent des pions (BLO-7.11), qui servent à activer une créature hors-zone et à libérer les unités prises dans une toile. Il n’y a ni reprise d’Arcane ni carte Arcane.',
  'BLO-14.22':
    'Les pions concentrés peuvent payer seuls un pouvoir, même après un jet sans symbole Arcane. Le Venin exige toujours sa touche.',

  'BLO-15.1':
    'Le Puits d’Arcane contient 36 pions au départ. Chacun peut voir combien de pions contient chaque gobelet, et ce nombre est sans limite. Un Puits vide ne donne rien.',
  'BLO-15.2':
    'Dans une aventure avec Sorcier, chaque camp commence avec un Sorcier de niveau 1 et 1 pion Arcane. Les 15 cartes Sorcier forment une pioche commune ; chaque joueur en reçoit 4 et en garde 1 en secret, puis les autres y sont remélangées.',
  'BLO-15.3':
    'Une carte Arcane indique sa classe, son coût, le moment où elle se joue, sa cible, son effet, et s’il s’agit d’une réaction.',
  'BLO-15.4':
    'Un effet « par niveau » compte une fois pour chaque niveau de votre Maître des Arcanes de la classe de la carte ; un nombre fixe peut s’y ajouter ou s’en retrancher.',
  'BLO-15.5':
    'Pour jouer une carte Arcane, vous payez d’abord son coût avec les pions de votre gobelet ; ils restent sur la carte jusqu’à la fin du tour. Si vous ne pouvez pas payer, vous ne pouvez pas la jouer.',
  'BLO-15.6':
    'Vous pouvez jouer une carte Arcane pendant votre tour et une pendant celui de votre adversaire. Un même tour n’en voit donc jamais plus de deux.',
  'BLO-15.7': 'Une carte Arcane qui n’est pas une réaction ne se joue que pendant votre propre tour.',
  'BLO-15.8':
    'Une carte jouée avec votre carte Commandement est entièrement résolue avant que la moindre unité ne soit activée.',
  'BLO-15.9':
    'Une carte jouée à la place d’une carte Commandement règle le déroulement du tour. Vous ne piochez alors pas de carte Commandement à la fin, et Contre-attaque ne peut pas copier un tel tour.',
  'BLO-15.10':
    'Une réaction à une carte Commandement se joue juste après celle de votre adversaire, une fois résolue la carte Arcane jouée avec elle, et avant les activations. Elle ne peut pas répondre à une carte Arcane jouée à la place d’une carte Commandement.',
  'BLO-15.11': 'Aucune carte Arcane de ce jeu ne se joue pendant la phase Activation.',
  'BLO-15.12':
    'Une carte de déplacement se joue pendant votre phase Déplacement et ne touche que les unités qui ne se sont pas encore déplacées. Une réaction au déplacement se joue quand votre adversaire choisit une unité activée à déplacer, et ne touche elle aussi que des unités qui ne se sont pas déplacées.',
  'BLO-15.13':
    'Une carte de combat se joue quand vous annoncez une attaque, en mêlée ou à distance, sauf si la carte indique un moment antérieur. Elle vaut pour tout le combat de l’unité, actions complémentaires comprises. En réaction, elle peut être jouée pour votre unité attaquée, et vaut alors pour tous les combats de cette unité pendant ce tour. Les cartes de mêlée et de combat à distance suivent les mêmes règles, pour ce genre d’attaque seulement.',
  'BLO-15.14':
    'Une carte à jouer avant le jet de dés se joue une fois annoncée une attaque contre votre unité, avant de lancer les dés ; une carte à jouer après le jet se joue avant que les dés ne prennent effet. L’une et l’autre ne touchent que ce jet, et peuvent aussi répondre à une riposte pendant votre propre tour.',
  'BLO-15.15':
    'Une réaction à une carte Arcane se joue juste après celle de votre adversaire, avant qu’elle ne prenne effet.',
  'BLO-15.16':
    'Une carte Arcane l’emporte sur une règle. De deux cartes Arcane qui se contredisent, la seconde jouée l’emporte.',
  'BLO-15.17':
    'Une carte Arcane annulée n’a aucun effet, reste payée sauf remboursement, est défaussée, et compte comme la carte Arcane de son joueur pour ce tour. Si elle avait été jouée à la place d’une carte Commandement, son joueur joue maintenant une carte Commandement comme d’habitude.',
  'BLO-15.18':
    'Celui qui joue une carte en choisit les cibles. Les déplacements qui en découlent sont faits par le propriétaire de l’unité, à moins que la carte ne les confie à celui qui la joue.',
  'BLO-15.19':
    'Toutes les autres règles restent valables sous l’effet d’une carte : terrain, cases occupées, portée, ligne de mire et limites de dés du terrain.',
  'BLO-15.20':
    'Reprise d’Arcane : à la fin de votre tour, avant de voir la moindre carte, vous annoncez l’une de ces trois options. Piocher 2 cartes Arcane, en garder 1 et défausser l’autre ; ou piocher 1 carte Arcane et prendre 1 pion ; ou prendre 2 pions.',
  'BLO-15.21':
    'Vous pouvez tenir autant de cartes Arcane que le niveau de votre plus fort Maître des Arcanes, plus une ; le Commandant ne compte pas. Si vous en avez davantage, vous défaussez aussitôt, parmi les anciennes ou les nouvelles.',
  'BLO-15.22':
    'Une carte Arcane jouée pendant le tour de votre adversaire n’est pas remplacée avant la fin de votre prochain tour.',
  'BLO-15.23':
    'Les moitiés sont arrondies au nombre supérieur. S’il y a moins d’éléments qu’un effet n’en demande, il s’applique à ceux qui existent et le reste est perdu.',
  'BLO-15.24':
    'Un déplacement dû à une carte de la phase Commandement n’est pas le déplacement du tour : l’unité peut encore être activée et se déplacer, et ses arcs ne perdent pas de dé. Si elle entre ainsi dans un terrain qui l’arrête, elle ne se déplace toutefois plus pendant ce tour.',
  'BLO-15.25':
    'Un sortilège lance ses dés contre une unité et touche avec les faces indiquées sur la carte ; une unité empoisonnée subit aussi BLO-14.20, et une créature suit BLO-14.3. Il n’y a ni limite de terrain, ni pion gagné, ni action complémentaire, ni riposte, et les drapeaux ne comptent que si la carte le dit. Une même carte ne vise jamais deux fois la même unité.',
  'BLO-15.26':
    'Première frappe : le défenseur fait une attaque de mêlée contre l’attaquant avant l’attaque annoncée. Moral, retraite et panique s’appliquent à l’attaquant, qui ne peut pas y riposter. Si l’attaquant est éliminé, quitte sa case ou est pris dans une toile, son attaque est perdue et son combat s’arrête ; sinon, l’attaque a lieu. Le défenseur n’a droit à aucune action complémentaire et ne peut pas riposter dans ce combat. On ne peut opposer de première frappe ni à une riposte ni à une autre première frappe.',
  'BLO-15.27':
    'On gagne des pions Arcane par la reprise d’Arcane, par les symboles Arcane en combat, en tuant une créature, et grâce à des cartes, à des lieux remarquables et aux règles spéciales de l’aventure.',

  'BLO-16.1':
    'Un Conseil de Guerre donne un niveau de 0 à 3 au Commandant et à chaque Maître des Arcanes : Sorcier, Clerc, Brigand et Guerrier. Une créature de l’armée prend ses propres niveaux, 1 pour l’Araignée géante.',
  'BLO-16.2': 'Dans certaines aventures, les Conseils de Guerre sont fixés par l’aventure.',
  'BLO-16.3':
    'Un Commandant de niveau 1, 2 ou 3 donne une main de 4, 5 ou 6 cartes Commandement. Sans Commandant, vous en tenez 3.',
  'BLO-16.4':
    'Si votre plus fort Maître des Arcanes est de niveau 1, 2 ou 3, vous commencez avec autant de cartes Arcane et autant de pions Arcane, et pouvez tenir 2, 3 ou 4 cartes Arcane. Sans Maître des Arcanes, vous commencez sans rien et pouvez tenir 1 carte.',
  'BLO-16.5':
    'La pioche Arcane reçoit au hasard 14 cartes de chaque classe présente dans les deux Conseils de Guerre, 8 de chaque classe présente dans un seul, et 5 de chaque classe absente des deux. On les mélange ensemble ; les autres cartes restent hors du jeu, sans que personne les voie.',
  'BLO-16.6':
    'Chaque camp reçoit 4 cartes Arcane et en garde secrètement son nombre de départ. Les autres sont remélangées à la pioche.',
  'BLO-16.7':
    'Hors-personnage : une carte Arcane dont la classe est absente de votre Conseil de Guerre coûte 3 pions de plus et se joue au niveau 1.',
  'BLO-16.8':
    'Pour des Conseils de Guerre personnalisés, les joueurs s’accordent sur un nombre de niveaux, 6 en principe et 10 au plus ; l’un des deux peut en prendre moins, comme handicap. Ils les répartissent en secret et les révèlent ensemble. Tous les niveaux doivent être employés et personne ne dépasse le niveau 3. L’aventure peut exiger un niveau minimal du Commandant et le niveau d’une créature.',
  'BLO-16.9': 'Les pions Arcane que l’aventure donne à un camp remplacent les pions de départ de BLO-16.4.',

  'BLO-17.1':
    'La campagne est le sol ordinaire du plateau. Elle ne limite ni le déplacement, ni le combat, ni la ligne de mire.',
  'BLO-17.2':
    'Terrain boisé : une unité qui y entre s’arrête et ne se déplace plus pendant ce tour, mais peut combattre. Elle y attaque avec 2 dés au plus, et on l’y attaque avec 2 dés au plus. Une case boisée bloque la ligne de mire.',
  'BLO-17.3':
    'Terrain surélevé : le déplacement est libre. Une unité y attaque avec 3 dés au plus. Celui qui n’est pas lui-même sur une hauteur l’y attaque avec 2 dés au plus ; de hauteur à hauteur, seule vaut la limite de 3. Une case surélevée bloque la ligne de mire, sauf dans le cas de BLO-5.11.',
  'BLO-17.4':
    'Cours d’eau : aucune unité n’y entre, sinon par un gué ou un pont. Il ne bloque pas la ligne de mire.',
  'BLO-17.5':
    'Gué : une unité qui y entre s’arrête, mais peut combattre, et peut encore s’emparer d’une position ou effectuer une poursuite à partir de là. Elle y attaque avec 2 dés au plus ; l’y attaquer n’est pas limité. Un gué ne bloque pas la ligne de mire.',
  'BLO-17.6':
    'Pont : il ne limite ni le déplacement, ni le combat, ni la ligne de mire. Une unité sur un pont gagne Intrépide +1.',
  'BLO-17.7':
    'Les limites du terrain ne touchent que les dés propres à l’unité, non les dés de bonus (BLO-6.4).',
  'BLO-17.8': 'Si deux éléments partagent une case, la limite la plus stricte de chaque sorte s’applique.',
  'BLO-17.9': 'Une unité en retraite ne s’arrête pas là où le terrain arrête un déplacement.',

  'BLO-18.1':
    'Sauf mention contraire, un lieu remarquable donne Intrépide +1 à son occupant. Une unité qui y entre s’arrête, ne se déplace plus et ne combat pas pendant ce tour. Elle y attaque avec 2 dés au plus, et on l’y attaque avec 2 dés au plus. Il bloque la ligne de mire. Tout cela vaut pour les deux camps, hormis le cas des bastions (BLO-18.10) ; les effets spéciaux ne servent qu’au propriétaire.',
  'BLO-18.2':
    'Si l’aventure emploie les lieux remarquables des Maîtres des Arcanes, un camp qui a un Maître des Arcanes de niveau 3 reçoit le lieu de cette classe. Si les deux camps ont le niveau 3 dans la même classe, aucun ne le reçoit.',
  'BLO-18.3':
    'On pose les lieux remarquables avant de distribuer les cartes : le premier joueur pose tous les siens, puis l’autre joueur. Chacun se place sur une case vide de la troisième ou de la quatrième rangée depuis le côté de son propriétaire ; s’il n’y en a pas, le lieu n’est pas posé.',
  'BLO-18.4':
    'Pentacle magique (Sorcier) : son occupant gagne Intrépide +1. Il ne limite ni le déplacement ni le combat, et ne bloque pas la ligne de mire. Si une unité du propriétaire s’y trouve à la fin du tour de celui-ci, il prend 1 pion Arcane.',
  'BLO-18.5':
    'Repaire de brigand (Brigand) : un lieu remarquable selon BLO-18.1. Une fois dans la partie, une unité activée du propriétaire déjà sur place peut ouvrir le passage secret : choisissez une case libre, boisée ou surélevée, n’importe où sur le plateau ; elle en devient la sortie pour de bon. L’ouverture ne coûte aucun déplacement.',
  'BLO-18.6':
    'Une unité activée du propriétaire qui a commencé le tour sur le Repaire peut employer tout son déplacement pour gagner la sortie, si elle est libre, contre 1 pion Arcane. Elle peut combattre à l’arrivée. Le passage ne mène que du Repaire à la sortie ; l’unité qui l’ouvre peut l’emprunter dans le même tour.',
  'BLO-18.7':
    'Passage secret : la sortie garde les règles de son terrain et donne Intrépide +1 à tout occupant.',
  'BLO-18.8':
    'Camp d’entraînement (Guerrier) : un lieu remarquable selon BLO-18.1. Une unité activée des troupes du propriétaire, déjà sur place, peut s’entraîner : de verte elle devient bleue, de bleue elle devient rouge. Ses figurines, sa classe et son arme ne changent pas, et elle ne se déplace ni ne combat pendant ce tour. Le camp est ensuite retiré. Une unité rouge ne peut pas s’entraîner.',
  'BLO-18.9':
    'Mare bénite (Clerc) : son occupant gagne Intrépide +1. Une unité qui y entre s’arrête, mais peut combattre ; la mare ne limite pas les dés et ne bloque pas la ligne de mire. Quand une unité affaiblie et activée des troupes du propriétaire s’y déplace pendant la phase Déplacement, il peut la ramener au complet. Elle ne combat alors pas pendant ce tour, et la mare est retirée.',
  'BLO-18.10':
    'Bastion (Commandant de niveau 3, si l’aventure emploie les bastions) : son propriétaire le pose sur une case de campagne occupée par une de ses unités. Il suit BLO-18.1, mais seules les troupes du propriétaire y gagnent Intrépide +1, dessus ou à côté. Un ennemi qui l’occupe ne gagne rien.',
  'BLO-18.11':
    'Quand une unité ennemie entre dans un bastion qui n’est pas encore capturé, son propriétaire défausse une carte Commandement au hasard et en tient désormais une de moins. Cela dure jusqu’à ce qu’une de ses unités entre de nouveau dans le bastion ; il pioche alors aussitôt une carte. Le simple départ de l’ennemi ne rend rien.',
  'BLO-18.12':
    'Rempart (4 au plus, donnés par l’aventure) : un lieu remarquable selon BLO-18.1, mais une unité venue d’un rempart adjacent ne s’arrête pas et ne perd pas son combat. Sur une hauteur ou un autre terrain, les limites les plus strictes s’appliquent.',
  'BLO-18.13':
    'Antre de créature : il se pose selon BLO-18.3, mais sur toute case libre et franchissable de ces rangées. Il suit BLO-18.1, à moins que la carte de la créature n’en dise plus, ce qu’aucune ne fait dans ce jeu.',
  'BLO-18.14': 'Quand un lieu remarquable est retiré, il reste le terrain qu’il recouvrait : la campagne.',
  'BLO-18.15':
    'Un camp ne possède jamais plus d’un bastion. Si l’aventure lui en donne déjà un, un Commandant de niveau 3 n’en apporte pas un second.',
};

export const rulingsFr: Readonly<Record<RulingId, string>> = {
  'R-01':
    'Des rangées de 13 et de 12 cases alternent, avec 13 cases sur les deux lignes de départ et des demi-cases aux bouts des rangées de 12. Cela répond aux neuf rangées et aux demi-cases grisées du manuel.',
  'R-02':
    'Les lignes pointillées coupent la quatrième case à partir de chaque bout dans les rangées de 12, et passent entre les cases des rangées de 13. Elles sont symétriques, comme dans les autres jeux de cette famille.',
  'R-03': 'La gauche et la droite se voient toujours du côté du joueur.',
  'R-04':
    'Un obstacle à gauche en un point et un autre à droite plus loin bloquent la même ligne de mire : le texte demande seulement des obstacles de part et d’autre. Toucher un seul coin n’est pas traverser.',
  'R-05':
    'Pluie de flèches : une unité combat deux fois si elle ne se déplace pas, une fois sinon. Le texte imprimé est abîmé, mais sa fin lisible et les jeux apparentés vont dans ce sens.',
  'R-06':
    'La cible n’a pas à se trouver sur la hauteur : le texte libère la vue de qui se tient sur des hauteurs reliées.',
  'R-07': 'L’arbalète a une portée de 3 cases, comme le texte suivi le dit deux fois.',
  'R-08':
    'Le malus des archers en mouvement s’applique d’abord, la limite du terrain ensuite, dans l’ordre des étapes du combat.',
  'R-09': 'Seules des cases qui ont un côté commun sont adjacentes.',
  'R-10':
    'Un déplacement finit sur une autre case que celle du départ. On ne choisit que la destination ; de plusieurs trajets permis, on retient le plus favorable à l’unité.',
  'R-11': 'Une retraite se fait case par case, et l’on peut choisir une impasse.',
  'R-12': 'Le nombre de drapeaux ignorés se décide à chaque jet, avant la première case de retraite.',
  'R-13': 'Les drapeaux qui restent quand une unité est éliminée sont sans effet.',
  'R-14':
    'Une unité doit être Intrépide au moment où elle riposte. La dernière phrase du manuel à ce sujet dit que cela suffit.',
  'R-15': 'Une unité riposte une fois dans chaque combat d’une unité attaquante.',
  'R-16':
    'Une cavalerie qui entre dans la case libérée et s’y arrête a effectué une poursuite, et a droit à son attaque bonus.',
  'R-17':
    'Une unité entrée pendant ce tour dans une case boisée ou un lieu remarquable ne peut pas s’emparer d’une position : elle ne peut plus se déplacer. Le texte sur les gués dit expressément le contraire.',
  'R-18':
    'Si la case libérée est un gué, la poursuite s’y termine. Une attaque bonus est permise, avec 2 dés au plus.',
  'R-19': 'Si la cible d’une ruée gobeline a disparu, l’obligation d’attaquer cesse.',
  'R-20':
    'Une infanterie gobelinoïde verte peut se déplacer de 2 cases sans combattre : c’est son déplacement normal. La cavalerie gobelinoïde n’a pas de ruée. Après 2 cases, les archers hobgobelins font toute attaque permise avec 1 dé.',
  'R-21':
    'Un test de panique ne compte que les cases réellement parcourues. Les cases bloquées ont déjà coûté des figurines.',
  'R-22':
    'Une unité gobelinoïde qui choisit de ne pas ignorer un drapeau le subit comme un autre : 2 cases et un test de panique.',
  'R-23':
    'Une créature sur un pont est Intrépide 2 : seuls le soutien et les lieux remarquables lui sont refusés, et un pont est un terrain.',
  'R-24': 'Si le piétinement libère une case, la créature y recule, et cette case de retraite est effectuée.',
  'R-25': 'La bannière d’une unité alliée perdue par piétinement revient à l’ennemi.',
  'R-26':
    'Les pertes d’un même piétinement sont simultanées : si les deux camps atteignent leur nombre, celui dont c’est le tour gagne. Les unités frappées par un sortilège sont traitées une à une, et la partie s’arrête à la première victoire.',
  'R-27': 'On n’emploie qu’un pouvoir par jet : le texte offre un pouvoir, ou un moins coûteux à sa place.',
  'R-28':
    'Un symbole Arcane contre une unité empoisonnée sert au poison. Il ne rapporte aucun pion et n’alimente aucun pouvoir.',
  'R-29':
    'Une unité prise dans une toile ne peut être ni déplacée ni échangée par une carte, et ne peut pas esquiver. Une seconde toile n’ajoute rien, et les pions sont sans limite. Les drapeaux contre une créature prise dans une toile sont des touches, à relancer ensuite.',
  'R-30': 'L’araignée n’apparaît que dans les aventures qui emploient les pions Arcane.',
  'R-31': 'Les sortilèges ne rapportent aucun pion Arcane : seuls le font les jets de combat des unités.',
  'R-32': 'Les pions posés sur une carte jouée ne sont pas dans le Puits avant la fin du tour.',
  'R-33': 'Quand la pioche Arcane est vide, on mélange sa défausse.',
  'R-34':
    'Les deux défausses sont face visible, à la vue de tous, y compris les cartes défaussées en fin de tour.',
  'R-35':
    'Un Conseil de Guerre sans Maître des Arcanes commence sans carte ni pion Arcane, peut tenir 1 carte, et joue toute carte hors-personnage.',
  'R-36': 'On pose les lieux remarquables avant de voir ses cartes, car le plateau se met en place d’abord.',
  'R-37': 'La sortie du Repaire peut être toute case libre, boisée ou surélevée, sans lieu remarquable.',
  'R-38':
    'Un bastion n’aide que les troupes de son propriétaire. Il continue d’aider celles qui lui sont adjacentes tant qu’un ennemi l’occupe.',
  'R-39':
    'Un bastion capturé puis laissé vide reste capturé jusqu’à ce qu’une unité de son propriétaire y entre.',
  'R-40':
    'S’emparer d’une position sur une Mare bénite ne soigne pas : il y faut un déplacement d’unité activée, qui exclut le combat. Les créatures ne se soignent pas.',
  'R-41':
    'Un joueur à qui il ne reste aucune carte Commandement passe tout de suite à la fin du tour, et pioche.',
  'R-42': 'L’unité qui ouvre le passage secret doit être activée. L’ouverture ne coûte aucun pion.',
  'R-43':
    'Un camp qui a plusieurs Maîtres des Arcanes de niveau 3 reçoit tous leurs lieux et les pose dans l’ordre qu’il veut.',
  'R-44':
    'Une attaque suit cet ordre : annonce ; carte de l’attaquant ; cartes avant le jet ; jet ; cartes après le jet ; effets. On peut répondre à chaque carte Arcane quand elle est jouée, et l’on ne revient jamais en arrière.',
  'R-45': 'Chaque créature activée hors-zone coûte 3 pions.',
  'R-46':
    'Une carte Tactique n’active une unité quelconque que si vous n’avez aucune unité de son genre sur le plateau. Celles de ce genre qui ne peuvent pas être activées ne comptent pas comme absentes.',
  'R-47':
    'Une carte qui vise une couleur de bannière active les créatures de cette couleur. Seules les cartes d’infanterie ou de cavalerie les excluent.',
  'R-48': 'Une unité qui a frappé la première a déjà répondu et ne peut pas riposter.',
  'R-49':
    'Si une carte Arcane jouée à la place d’une carte Commandement est annulée, son joueur joue une carte Commandement.',
  'R-50':
    'Toutes les sources d’intrépidité s’additionnent : les nains du manuel, sur leur rempart, ignorent trois drapeaux.',
  'R-51': 'Dans un Conseil de Guerre personnalisé, chaque créature prend 1 niveau.',
  'R-52':
    'Avec la limite de tours, après 60 tours chacun, le camp à qui il manque le moins de Bannières de victoire gagne, et l’égalité est une partie nulle. La limite est de règle entre bots, et absente entre humains.',
  'R-53':
    'Vous pouvez clore la phase Combat avec des unités qui n’ont pas combattu, sauf si une ruée gobeline oblige l’une d’elles à attaquer.',
  'R-54': 'Une unité promue garde sa race et tous ses pions.',
  'R-55': 'Une unité qui se trouve déjà sur une Mare bénite ne guérit pas : elle doit s’y déplacer.',
  'R-56': 'Si la cible d’une carte disparaît avant son effet, le reste de l’effet est perdu.',
};
