import type { Chapter, RuleId, RulingId } from '../content/rule-ids.ts';

export const chaptersFr: Readonly<Record<Chapter, string>> = {
  1: 'Termes et limites',
  2: 'Mise en place',
  3: 'Le tour de jeu',
  4: 'Début du tour : jouer des cartes',
  5: 'Appeler des renforts',
  6: 'Déplacer des hordes',
  7: 'Conflits',
  8: 'Batailles',
  9: 'Attaquer une section vide',
  10: 'Attaquer une section occupée',
  11: 'Battre en retraite',
  12: 'Gagner une bataille',
  13: 'Cartes Butin',
  14: 'Cartes Événement',
  15: 'Élimination',
  16: 'Fin du tour, fin de la partie',
  17: 'À cette table',
};

export const rulesFr: Readonly<Record<RuleId, string>> = {
  'BTU-1.1': 'Battue oppose deux, trois ou quatre khans.',
  'BTU-1.2':
    'Les joueurs sont assis en cercle et le tour passe à gauche. Votre voisin de gauche est le joueur qui vient juste après vous dans cet ordre.',
  'BTU-1.3':
    'Une section est toute partie de la cité que l’on peut prendre : une porte, un mur ou une tour de l’enceinte, ou un emplacement à l’intérieur des murs avec la tuile qui s’y trouve. Toute règle sur les tuiles Cité vaut aussi pour les portes, les murs et les tours.',
  'BTU-1.4':
    'Les portes, les murs et les tours sont visibles dès le début. Leurs valeurs sont imprimées sur le plateau, et ils ne portent jamais d’icône Événement ni d’icône Guerrier.',
  'BTU-1.5':
    'Deux sections sont adjacentes lorsqu’elles ont un bout de frontière en commun, si court soit-il. Deux sections qui ne se touchent que par un coin ne sont pas adjacentes.',
  'BTU-1.6':
    'Tous vos guerriers présents sur une même section forment une seule horde ; de même pour ceux de votre camp.',
  'BTU-1.7': 'Une horde ne compte jamais plus de 8 guerriers.',
  'BTU-1.8':
    'Vous avez 15 guerriers en tout : ceux de la cité, ceux de votre camp et ceux de votre réserve font toujours 15.',
  'BTU-1.9':
    'Si un gain de guerriers dépasse votre réserve ou porte une horde à plus de 8, vous n’en gagnez que le nombre possible. Le surplus est perdu.',
  'BTU-1.10':
    'Un guerrier retiré, pour quelque raison que ce soit, retourne dans la réserve de son propriétaire.',
  'BTU-1.11':
    'Vous avez 15 drapeaux : un sur chaque section que vous contrôlez, les autres en attente devant vous.',
  'BTU-1.12':
    'Vous contrôlez une section tant que votre drapeau s’y trouve. Vos guerriers ne sont pas tenus d’y rester.',
  'BTU-1.13':
    'Une section sans drapeau est incontrôlée. Une section où se tient au moins un guerrier est occupée, toute autre est vide ; dans une bataille, une section est vide quand le défenseur n’y a aucun guerrier.',
  'BTU-1.14':
    'Hormis les conflits encore à résoudre, des guerriers ne se tiennent que sur les sections que contrôle leur propriétaire, et jamais avec ceux d’un adversaire.',
  'BTU-1.15': 'Une tuile révélée reste face visible jusqu’à la fin de la partie.',

  'BTU-2.1':
    'Le premier joueur est tiré au sort. La mise en place, puis les tours de jeu, commencent par lui et se poursuivent vers la gauche.',
  'BTU-2.2': 'Le premier joueur pose la tuile Palace, face cachée, sur son emplacement au centre du plateau.',
  'BTU-2.3':
    'Les quatre monuments, Templum Jupiter, Universitas, Templum Minerva et Schola, sont mélangés face cachée. En commençant par le voisin de gauche du premier joueur, chacun à son tour pose le suivant sur un grand emplacement libre de son choix, jusqu’à ce que les quatre soient sur le plateau.',
  'BTU-2.4':
    'Les autres tuiles sont réparties au hasard, face cachée, sur les emplacements libres de leur taille : 4 des 6 grandes tuiles restantes, puis 12 des 17 moyennes, puis 16 des 24 petites. Les joueurs n’ont ici rien à décider.',
  'BTU-2.5':
    'Les tuiles restantes, soit 2 grandes, 5 moyennes et 8 petites, demeurent face cachée et ne servent pas dans cette partie.',
  'BTU-2.6': 'On ne pose aucune tuile sur une porte, un mur ou une tour.',
  'BTU-2.7':
    'Personne ne peut regarder une tuile face cachée, sauf si une carte le permet, comme « Plan dérobé ». Chacun sait quels grands emplacements ont reçu un monument, mais non lequel.',
  'BTU-2.8':
    'Les 60 cartes Butin et les 20 cartes Événement sont mélangées et forment deux piles face cachée. Les mains, les trésors de guerre et les défausses sont vides au départ.',
  'BTU-2.9':
    'En commençant par le premier joueur, chacun choisit un bord du plateau que personne d’autre n’a choisi, et une porte, un mur ou une tour de ce bord. Six de ses guerriers y établissent leur camp, à l’extérieur.',
  'BTU-2.10':
    'Une tour d’angle touche deux bords et peut être choisie depuis l’un ou l’autre. Deux joueurs placés sur des bords différents peuvent donc camper devant la même tour.',
  'BTU-2.11': 'Vos 9 autres guerriers forment votre réserve.',
  'BTU-2.12':
    'Avec l’option de mise en place rapide, les quatre monuments sont posés au hasard sur de grands emplacements, sans que les joueurs aient à choisir.',
  'BTU-2.13':
    'Une table peut être préparée avec une cité dont quelqu’un a tracé le plan. Ses tuiles sont posées face cachée là où le plan les met, mais chacun connaît le plan, et donc ces tuiles, comme chacun connaît le Palais. Ce que le plan laisse ouvert est posé, distribué et choisi comme d’habitude. Un plan peut aussi désigner le premier joueur et donner leur camp à des clans.',

  'BTU-3.1':
    'Le premier joueur joue le premier tour, puis le tour passe à gauche. On saute les joueurs éliminés.',
  'BTU-3.2':
    'Un tour compte trois phases. Début du tour : jouer des cartes, puis appeler des renforts. Phase principale : déplacer des hordes, puis résoudre les batailles. Fin du tour : jouer des cartes, respecter la limite de main, puis voir si la partie est finie. On ne revient jamais à une étape close.',
  'BTU-3.3':
    'Si « Prise de guerre » a été jouée contre vous, votre tour commence par la pioche d’une carte Butin pour chacune de vos hordes, celle du camp comprise. Ensuite, ce tour-ci, vous n’appelez pas de renforts, ne déplacez rien et ne livrez aucune bataille.',
  'BTU-3.4':
    'Jouer des cartes, appeler des renforts et se déplacer sont facultatifs. Résoudre chaque conflit et respecter la limite de main sont obligatoires.',

  'BTU-4.1':
    'Au début de votre tour, vous pouvez jouer autant de cartes Début du tour que vous voulez, une à la fois ; chacune est entièrement résolue avant la suivante.',
  'BTU-4.2':
    'Une carte ne se joue qu’au moment qu’elle indique, seulement si sa condition est remplie, et seulement si elle a une cible permise ou un effet quelconque.',
  'BTU-4.3':
    'Les guerriers gagnés grâce à une carte peuvent se déplacer et attaquer ce tour-ci, sauf si la carte l’interdit.',

  'BTU-5.1':
    'Une fois vos cartes Début du tour jouées, vous pouvez appeler des renforts pour autant de vos hordes que vous voulez : une horde à la fois, et chacune une seule fois par tour. Vous voyez chaque résultat avant de choisir la horde suivante.',
  'BTU-5.2':
    'Pour renforcer une horde, lancez un dé : sur 1 ou 2, elle gagne un guerrier ; sur 3 ou 4, deux ; sur 5 ou 6, trois, dans les limites de BTU-1.9.',
  'BTU-5.3':
    'Vous ne pouvez pas appeler de renforts pour une horde qui compte déjà 8 guerriers, ni pour aucune horde tant que votre réserve est vide.',
  'BTU-5.4':
    'Une horde renforcée tient sa position : aucun de ses guerriers, ancien ou nouveau, ne peut se déplacer ni attaquer ce tour-ci.',
  'BTU-5.5':
    'Vos autres guerriers peuvent encore rejoindre une horde renforcée, jusqu’à 8 guerriers en tout.',
  'BTU-5.6': 'La horde de votre camp peut être renforcée, elle aussi. Elle reste alors au camp pour ce tour.',
  'BTU-5.7':
    'Vous ne pouvez pas appeler de renforts pendant un tour où vous avez joué « Recrues » ou « Soin des blessés », ou que vous passez sous l’effet de « Prise de guerre ».',

  'BTU-6.1':
    'Un déplacement mène un ou plusieurs guerriers d’une section, ou de votre camp, à une section adjacente. Vous faites vos déplacements un par un, dans l’ordre de votre choix.',
  'BTU-6.2': 'Aucun guerrier ne se déplace deux fois dans le même tour.',
  'BTU-6.3':
    'Vous pouvez aller sur n’importe quelle section adjacente : face cachée, face visible et incontrôlée, à vous ou à un adversaire, vide ou occupée.',
  'BTU-6.4':
    'Vous pouvez séparer une horde : ceux de ses guerriers qui peuvent encore se déplacer vont sur des sections différentes ou restent sur place.',
  'BTU-6.5': 'Des guerriers venus de plusieurs sections peuvent se réunir sur une seule.',
  'BTU-6.6':
    'Tant que vous n’avez pas pris le contrôle de votre première section, que ce soit une porte, un mur ou une tour, vous ne pouvez pas séparer une horde : chaque déplacement l’emmène tout entière.',
  'BTU-6.7':
    'Après chaque déplacement, vous ne pouvez pas avoir plus de 8 guerriers sur la section d’arrivée.',
  'BTU-6.8':
    'On ne sort de son camp que vers la porte, le mur ou la tour choisis au départ. Personne n’entre jamais dans un camp.',
  'BTU-6.9': 'Aucune tuile n’est révélée avant que vous ayez déclaré vos déplacements terminés.',
  'BTU-6.10':
    'Une fois vos déplacements terminés, plus rien ne bouge ce tour-ci, sauf par une retraite ou par l’effet d’une carte.',
  'BTU-6.11':
    'Pendant un tour où vous avez joué « Soin des blessés », ou que vous passez sous l’effet de « Prise de guerre », vous ne déplacez rien et n’attaquez donc rien.',
  'BTU-6.12': 'Vous pouvez reprendre vos déplacements tant que vous ne les avez pas déclarés terminés.',

  'BTU-7.1':
    'Une fois vos déplacements terminés, toute section où vous avez des guerriers sans la contrôler est en conflit.',
  'BTU-7.2':
    'Vous choisissez quel conflit résoudre ensuite, en sachant comment le précédent a fini. Chacun est entièrement résolu avant de passer à un autre.',
  'BTU-7.3': 'Si la section en conflit est face cachée, on la révèle d’abord.',
  'BTU-7.4':
    'Si la tuile que votre horde vient de révéler porte l’icône Événement, la première carte Événement de la pile est tirée et résolue avant la bataille.',
  'BTU-7.5':
    'L’icône Événement n’agit que si une horde en conflit révèle la tuile. Une tuile révélée par « Éclaireurs » ne provoque jamais d’événement, ni alors ni plus tard.',
  'BTU-7.6': 'Ensuite se livre la bataille pour la section. On ne peut pas la refuser.',

  'BTU-8.1': 'L’attaquant est toujours le joueur dont c’est le tour.',
  'BTU-8.2':
    'Le défenseur est le joueur qui contrôle la section. Si personne ne la contrôle, c’est le voisin de gauche de l’attaquant, en sautant les joueurs éliminés.',
  'BTU-8.3':
    'Si la section appartient à un joueur éliminé, le dé de défense est lancé malgré tout, mais personne ne peut jouer de carte pour la défendre.',
  'BTU-8.4':
    'Une bataille est une suite d’échanges, dont chacun suit dans l’ordre BTU-8.5 à BTU-8.15. On recompte les guerriers chaque fois que leur nombre importe.',
  'BTU-8.5': 'Avant les jets, l’attaquant peut jouer autant de cartes Attaquant qu’il veut, une à la fois.',
  'BTU-8.6':
    'Ensuite, le défenseur peut jouer de même autant de cartes Défenseur qu’il veut. L’attaquant ne peut pas répondre par d’autres cartes avant les jets de cet échange.',
  'BTU-8.7':
    'La défense d’une section est le nombre qu’elle indique, modifié par l’événement tiré pour cette bataille, plus 2 pour chaque carte « Défense » jouée dans cette bataille. Elle n’est jamais inférieure à 0.',
  'BTU-8.8':
    'L’attaquant lance un dé, puis le défenseur en lance un. Valeur d’attaque : les guerriers de l’attaquant sur place, plus son jet, plus les bonus de cartes. Valeur de défense : la défense de la section, plus les guerriers du défenseur sur place, plus son jet, plus les bonus de cartes.',
  'BTU-8.9':
    'Une fois les dés sur la table, les deux adversaires peuvent jouer les cartes prévues après le jet : « Tactique » et « Chance aveugle », ou « Rempart ». À tour de rôle, en commençant par l’attaquant, chacun en joue une ou passe ; quand tous deux passent de suite, les dés sont définitifs.',
  'BTU-8.10':
    'Si les deux valeurs sont alors égales, l’attaquant peut jouer « Ultime poussée ». On ne peut rien jouer en réponse.',
  'BTU-8.11':
    'L’attaquant gagne l’échange si la valeur d’attaque est supérieure à la valeur de défense, ou grâce à « Ultime poussée ». Si elle est égale ou inférieure, il le perd.',
  'BTU-8.12': 'Quand l’attaquant perd l’échange, la horde attaquante perd un guerrier.',
  'BTU-8.13':
    'Quand l’attaquant gagne l’échange et que la section est vide, il gagne la bataille. Si elle est occupée, la horde du défenseur perd un guerrier.',
  'BTU-8.14':
    'Le joueur qui vient de perdre un guerrier dans l’échange peut jouer « Usure », si son adversaire a des guerriers sur la section.',
  'BTU-8.15':
    'Ensuite, les joueurs restés sans guerrier sont éliminés, et la bataille peut être finie. Sinon, on peut battre en retraite (BTU-11.1) ; si personne ne le fait, l’échange suivant commence.',
  'BTU-8.16':
    'Un effet qui vaut pour une bataille dure jusqu’à la fin de celle-ci, un effet qui vaut pour un échange jusqu’à la fin de cet échange. La condition d’une carte est vérifiée quand on la joue, et plus jamais ensuite.',

  'BTU-9.1': 'Contre une section vide, un échange gagné suffit à gagner la bataille.',
  'BTU-9.2':
    'Si le dernier guerrier de l’attaquant tombe devant une section vide, la bataille est finie et le contrôle ne change pas.',
  'BTU-9.3':
    'Après un échange perdu, l’attaquant qui a encore des guerriers sur place continue la bataille ou bat en retraite. Il n’y a pas d’autre issue.',
  'BTU-9.4': 'Le nombre d’échanges d’une bataille n’est pas limité.',

  'BTU-10.1':
    'Une section occupée se défend aussi par elle-même : sa propre défense s’ajoute aux guerriers du défenseur.',
  'BTU-10.2':
    'Quand le dernier guerrier du défenseur est retiré et que l’attaquant en a encore sur place, l’attaquant gagne la bataille. Il n’a pas à vaincre une seconde fois la section devenue vide.',
  'BTU-10.3':
    'Quand le dernier guerrier de l’attaquant est retiré et que le défenseur en a encore sur place, la bataille est finie et le défenseur garde le contrôle.',
  'BTU-10.4':
    'S’il ne reste sur place aucun guerrier, ni d’un côté ni de l’autre, la bataille est finie et le contrôle ne change pas.',
  'BTU-10.5':
    'Tant que les deux adversaires ont des guerriers sur place, chacun peut battre en retraite après un échange. Si aucun ne le fait, l’attaquant doit continuer.',
  'BTU-10.6':
    'Si « Appel aux armes » amène des guerriers sur la section vide attaquée, la bataille continue comme pour une section occupée. S’il en emmène les derniers défenseurs, elle continue comme pour une section vide.',

  'BTU-11.1':
    'On ne bat en retraite qu’après un échange, si l’on a encore des guerriers sur la section et si la bataille n’est pas finie.',
  'BTU-11.2':
    'La horde se retire tout entière sur une section adjacente que contrôle son propriétaire, sans guerriers ennemis, et où le total ne dépasse pas 8 guerriers.',
  'BTU-11.3': 'On ne bat jamais en retraite vers un camp.',
  'BTU-11.4':
    'Sur une section occupée, le perdant de l’échange décide le premier ; s’il reste, le gagnant de l’échange décide. Sur une section vide, seul l’attaquant décide, après un échange perdu.',
  'BTU-11.5':
    'Qui n’a nulle part où aller ne peut pas battre en retraite. Si personne ne se retire, l’échange suivant commence.',
  'BTU-11.6': 'Si l’attaquant bat en retraite, la bataille est finie et le contrôle ne change pas.',
  'BTU-11.7': 'Si le défenseur bat en retraite, l’attaquant gagne aussitôt la bataille.',
  'BTU-11.8': 'Tant que « Gloire ! » est en vigueur, personne ne peut battre en retraite.',
  'BTU-11.9':
    'Une retraite n’est pas un déplacement : des guerriers déjà déplacés ou renforcés ce tour-ci peuvent battre en retraite, et une horde peut se retirer auprès de guerriers renforcés.',

  'BTU-12.1':
    'Le vainqueur de la bataille plante un de ses drapeaux sur la section. Celui qui la contrôlait auparavant reprend le sien.',
  'BTU-12.2':
    'Un vainqueur qui n’a plus de drapeau doit d’abord rendre une autre de ses sections, sans aucun guerrier, et utilise ce drapeau. Il y en a toujours une.',
  'BTU-12.3': 'Une section rendue devient incontrôlée. Elle reste face visible, et elle reste pillée.',
  'BTU-12.4':
    'Si la section était incontrôlée et n’a jamais été pillée, le vainqueur la pille et pioche autant de cartes Butin qu’elle l’indique. Une section n’est pillée qu’une fois dans la partie.',
  'BTU-12.5':
    'Quand la section pillée porte l’icône Guerrier, un guerrier de la réserve du vainqueur rejoint aussi la horde sur place, dans les limites de BTU-1.9.',
  'BTU-12.6': 'Une section prise à un autre joueur ne rapporte ni cartes Butin ni guerrier.',
  'BTU-12.7':
    'Après une victoire, on procède dans cet ordre : les drapeaux, les cartes Butin, le guerrier de l’icône, et enfin la défausse exigée par « Ratissage ». Cette défausse est due aussi après une bataille qui n’a pas été gagnée (R-26).',
  'BTU-12.8':
    'Les cartes Butin piochées peuvent servir dès le prochain moment qui leur convient, dans le même tour aussi.',

  'BTU-13.1':
    'Chaque carte Butin indique quand elle peut être jouée : Début du tour, Attaquant, Défenseur ou Fin du tour. Une carte peut en indiquer plusieurs.',
  'BTU-13.2': 'Une carte sans points de victoire va, une fois résolue, face visible dans la défausse Butin.',
  'BTU-13.3':
    'Une carte qui vaut des points de victoire va dans votre trésor de guerre, face visible devant vous. Elle ne fait plus partie de votre main.',
  'BTU-13.4':
    'À la fin de votre propre tour, vous tenez au plus 6 cartes Butin : une fois vos cartes Fin du tour jouées, vous défaussez le surplus, à votre choix. À tout autre moment, il n’y a pas de limite.',
  'BTU-13.5':
    'Quand il faut piocher une carte Butin et que la pile est vide, la défausse est mélangée et forme une nouvelle pile. Si les deux sont vides, la pioche est perdue.',
  'BTU-13.6': 'Les cartes à points de victoire encore en main à la fin de la partie ne rapportent rien.',

  'BTU-14.1':
    'Un événement est entièrement résolu, selon le texte de sa carte, avant que la bataille se poursuive.',
  'BTU-14.2': 'Un événement dont la condition n’est pas remplie n’a aucun effet.',
  'BTU-14.3':
    'Un événement résolu est défaussé ; s’il vaut des points de victoire, il va dans le trésor de guerre de l’attaquant.',
  'BTU-14.4':
    'Les cartes Événement n’entrent jamais dans une main et ne sont jamais remélangées. Une fois la pile épuisée, les icônes Événement n’ont plus d’effet.',

  'BTU-15.1':
    'Un joueur qui n’a plus aucun guerrier, ni dans la cité ni dans son camp, est aussitôt éliminé. Dans un échange, « Usure » peut être jouée avant cette vérification.',
  'BTU-15.2':
    'La main d’un joueur éliminé est défaussée, mais ses drapeaux restent sur le plateau et son trésor de guerre lui reste. Il ne joue plus de tour et ne décide plus de rien.',
  'BTU-15.3':
    'Si vous êtes éliminé pendant votre propre tour, il prend fin aussitôt, sans cartes Fin du tour. On vérifie tout de même si la partie est finie (BTU-16.3).',
  'BTU-15.4':
    'Dès qu’il ne reste qu’un seul joueur, la partie s’arrête et il gagne, quels que soient les points de victoire.',
  'BTU-15.5':
    'Si tous les joueurs restants sont éliminés au même moment, la partie s’arrête et les points de victoire départagent tous les joueurs.',

  'BTU-16.1':
    'À la fin de votre tour, vous pouvez jouer autant de cartes Fin du tour que vous voulez, une à la fois.',
  'BTU-16.2':
    'Ensuite, vous respectez la limite de main (BTU-13.4), et tout ce qui valait pour ce tour prend fin. « Gloire ! » cesse ici quand c’est le tour suivant de celui qui l’a jouée.',
  'BTU-16.3':
    'Ensuite, si Palace, Templum Jupiter et Universitas portent tous trois un drapeau, quel qu’en soit le propriétaire, même éliminé, la partie est finie. Sinon, le tour suivant commence.',
  'BTU-16.4': 'Quand la partie est finie, personne ne joue plus ni tour ni carte.',
  'BTU-16.5':
    'Votre score est la somme des points de victoire de toutes les sections que vous contrôlez, portes, murs et tours compris, et de toutes les cartes de votre trésor de guerre. Les joueurs éliminés comptent aussi leurs points et peuvent gagner.',
  'BTU-16.6':
    'Le plus haut score l’emporte. En cas d’égalité, celui des joueurs à égalité qui tire le plus de points de victoire de ses sections gagne ; si cela ne suffit pas, la victoire est partagée.',
  'BTU-16.7': 'Seul compte ce que vous tenez à la fin. Les sections tenues puis perdues ne valent rien.',

  'BTU-17.1':
    'Quand un humain joue, le nombre de manches n’est limité que si la table le veut ; une table de robots seuls s’arrête après 40. La limite atteinte, la partie finit avec cette manche et les points de victoire décident (BTU-16.5, BTU-16.6).',
  'BTU-17.2':
    'Un joueur qui abandonne et qu’aucun robot ne remplace est éliminé : ses guerriers retournent dans la réserve et BTU-15.2 s’applique. Qui a abandonné ne peut plus gagner, sauf si tous ont abandonné.',
  'BTU-17.3': 'Si vous ne répondez pas à temps à une question, sa réponse par défaut est donnée pour vous.',
  'BTU-17.4': 'Si vous n’avez rien à jouer quand des cartes peuvent l’être, vous passez automatiquement.',
  'BTU-17.5':
    'Un abandon pendant un événement ou une bataille prend effet quand cette bataille est finie ; d’ici là, les questions posées à ce joueur reçoivent leur réponse par défaut, et rien de ce qui arrive ne peut lui donner la victoire. Si c’était son propre tour, il finit comme le dit BTU-15.3.',
  'BTU-17.6':
    'Une manche est un passage du tour autour de la table. On la compte depuis la place du premier joueur, même après son élimination.',
};

/** Where the rulebook leaves a doubt: how it is settled here, and why. */
export const rulingsFr: Readonly<Record<RulingId, string>> = {
  'R-1':
    'Le livret parle de deux ou quatre joueurs. On peut aussi jouer à trois : rien dans les règles n’exige un nombre pair.',
  'R-2':
    'Certaines descriptions publiées comptent 40 drapeaux. Nous gardons les 60 du livret : 15 par joueur, autant que de guerriers.',
  'R-3':
    'Chaque emplacement de la cité n’accepte qu’une taille de tuile : y poser une tuile inconnue ne décide de rien. Seuls les quatre monuments sont posés par les joueurs, car chacun saura où ils sont.',
  'R-4':
    'Les quatre monuments sont tous de grandes tuiles : mélangés face cachée, ils doivent se ressembler.',
  'R-5':
    'La description d’une bataille pour une section occupée oublie les guerriers qui défendent, mais la définition de la valeur de défense les inclut. Ils comptent, avec la défense de la section.',
  'R-6':
    'Une bataille doit être entièrement résolue, et la seule autre possibilité prévue est la retraite. On ne peut donc pas rester simplement face à l’ennemi.',
  'R-7':
    'On se retire sur une section adjacente que l’on contrôle, et un camp n’en est pas une. Un premier assaut se livre donc jusqu’au bout.',
  'R-8':
    'Un défenseur qui bat en retraite laisse la section à l’attaquant. La chute du dernier défenseur donne le contrôle sans autre combat, et partir ne doit pas mieux protéger que mourir.',
  'R-9':
    'Aucun ordre n’est donné pour les retraites. Le perdant de l’échange parle le premier, et le gagnant sait ainsi ce qui l’attend.',
  'R-10':
    'Si le voisin de gauche est éliminé, le joueur suivant à gauche défend. Une section contrôlée par un joueur éliminé reste à lui : son dé est lancé, mais aucune carte ne la défend.',
  'R-11':
    'Une section donne son butin et son guerrier une seule fois dans la partie, puisque le livret n’accorde rien pour ce qui a déjà été pillé. Sinon, on pourrait rendre des sections et les reprendre pour les cartes.',
  'R-12':
    'Pour libérer un drapeau, on peut rendre n’importe laquelle de ses sections sans guerriers, même une des trois qui mettent fin à la partie.',
  'R-13':
    '« Éclaireurs » ne provoque pas d’événement : le livret n’en tire un que pour une horde qui se tient sur la tuile révélée. L’icône est alors perdue.',
  'R-14':
    'Une horde est renforcée au plus une fois par tour, au camp comme ailleurs. Seuls les guerriers qui étaient là sont retenus : d’autres peuvent les rejoindre, et battre en retraite n’est pas se déplacer.',
  'R-15':
    'La limite de 8 est vérifiée après chaque déplacement. On n’y perd que l’échange direct de deux grandes hordes.',
  'R-16':
    'Les tours se dressent aux angles et touchent deux bords. Partager un bord est interdit ; partager une tour ne l’est pas.',
  'R-17':
    'Ce qui n’aurait aucun effet n’est pas permis : ni carte sans effet, ni renforts pour une horde complète. On se défait d’une carte inutile à la limite de main.',
  'R-18':
    '« Débordement » se joue au début d’une bataille et dure jusqu’à sa fin, tant qu’aucun guerrier ne défend. Ceux qu’amène « Appel aux armes » le suspendent : ils sont venus pour compter.',
  'R-19':
    '« Défense » augmente la défense même de la section ; elle agit donc contre « Débordement » et contre une « Attaque écrasante » ultérieure. Le défenseur joue en second et mérite une parade.',
  'R-20':
    'Les deux dés sont visibles avant toute relance, puis les deux adversaires, à tour de rôle, jouent une carte ou passent. « Chance aveugle » est jugée au moment où elle est jouée.',
  'R-21':
    '« Baroud d’honneur » remplace un dé par la somme de deux ; les guerriers et les bonus s’ajoutent toujours. « Tactique » relance alors les deux dés.',
  'R-22':
    '« Appel aux armes » exige une section sans aucun de vos propres guerriers : accourir sur la section attaquée est son usage évident. La distance n’importe pas, et ce n’est pas une retraite.',
  'R-23':
    '« Saignée mutuelle » exige au moins un guerrier en défense. Sinon, elle prendrait pour rien toute section ennemie vide.',
  'R-24':
    '« Usure » répond aussitôt à une perte, même celle de votre dernier guerrier sur place ; le contrôle et l’élimination sont jugés ensuite. Un attaquant à qui il ne reste aucun guerrier ne prend rien.',
  'R-25': '« Ultime poussée » vient après toutes les relances, car elle regarde les valeurs finales.',
  'R-26':
    '« Ratissage » ajoute une carte à chaque pioche, non à chaque carte piochée. Sa défausse est due après chaque bataille, gagnée ou non.',
  'R-27':
    '« Revirement du sort » et « Alliés de l’ombre » ne comptent que les autres cartes défaussées avec elles, pas elles-mêmes.',
  'R-28':
    'La pioche de « Prise de guerre » a lieu tout au début du tour, pour que les cartes Début du tour piochées puissent servir.',
  'R-29': '« Gloire ! » lie aussi celui qui la joue, et cesse s’il est éliminé.',
  'R-30':
    '« Voleur » vise les cartes Butin : les événements à points de victoire sont à l’abri dans un trésor de guerre.',
  'R-31':
    'Un joueur éliminé n’a plus l’usage de sa main : elle est défaussée, et son tour en cours est fini. Si tous les joueurs restants tombent ensemble, les points de victoire sont le juge le plus équitable.',
  'R-32':
    'La fin de la partie n’est vérifiée qu’à la fin d’un tour : une section prise puis rendue entre-temps ne compte pas. Le drapeau d’un joueur éliminé reste le drapeau d’un joueur.',
  'R-33': 'Si l’égalité demeure après le départage, la victoire est partagée.',
  'R-34':
    'Une carte qui vient d’être pillée peut être jouée aussitôt, mais seulement à son propre moment : une carte Attaquant gagnée dans une bataille peut servir dans la bataille suivante du même tour.',
  'R-35':
    'La pile Butin est renouvelée quand on a besoin d’y prendre une carte, non quand la dernière la quitte.',
  'R-36':
    'Les portes, les murs et les tours sont des sections comme les autres : on peut longer l’enceinte, et chacune est pillée une fois.',
  'R-37':
    'La tuile Palace est face cachée, bien que chacun la connaisse. Elle est révélée quand on l’attaque, et « Éclaireurs » peut la révéler.',
  'R-38':
    'Rien dans les règles n’empêche des robots prudents de jouer sans fin, d’où la limite pour les tables sans humain.',
  'R-39':
    'Seuls les renforts retiennent une horde. Les guerriers venus de « Guerrier », de « Recrues », d’une icône ou d’un événement ne la retiennent pas.',
  'R-40':
    'Feint Heart, nom anglais de « Feinte », n’est pas une coquille : il joue sur « faint heart », le cœur timide.',
};
