import type { EventId, TreasureId } from '../content/index.ts';
import type { EventText, TreasureText } from './names.ts';

export const eventsFr: Readonly<Record<EventId, EventText>> = {
  1: {
    name: 'Souffle acide',
    condition: 'Un de vos Dragons va lancer ses dés à cette étape.',
    text: 'Choisissez ce Dragon : en plus de son propre dé, il lance 6D6, à cette étape seulement.',
    notes:
      'En attaque comme en défense, sur terre comme sur mer. Les dés supplémentaires touchent comme ceux du Dragon (6+, ou 5+ avec un bonus).',
  },
  2: {
    name: 'Animation des morts',
    condition:
      'À votre tour, vous venez de conquérir un territoire terrestre en gagnant une bataille livrée.',
    text: 'Ajoutez 3 de vos Fantassins à ce territoire.',
    notes:
      'Ni après une attaque sans résistance, ni après une Folie Furieuse, ni après une conquête par carte. Valable pour un territoire allié libéré : l’allié le contrôle, les Fantassins sont à vous.',
  },
  3: {
    name: 'Nuée de ténèbres',
    condition: 'Au moins un de vos Dragons est dans la bataille.',
    text: 'La première touche que votre camp subirait au round 1 est annulée.',
    notes: 'Sans touche au round 1, l’effet est perdu. En défense commune, il sert au camp entier.',
  },
  4: {
    name: 'Fléau rampant',
    condition: 'Vous participez à la bataille.',
    text: 'Ajoutez 1 touche au total de votre camp à cette étape d’Initiative.',
    notes:
      'Aucune unité dotée de l’Initiative n’est nécessaire. Vaut aussi contre les Gardiens, et même quand la carte 42 empêche les autres unités de lancer leurs dés.',
  },
  5: {
    name: 'Dépouillement',
    condition: 'Vous avez gagné une bataille livrée contre un royaume, en attaque ou en défense.',
    text: 'Prenez 1 Or à un royaume qui a participé à la bataille dans le camp perdant.',
    notes:
      'Ce royaume doit avoir de l’Or. Pas après un combat contre des Gardiens. Si deux alliés ont perdu, vous choisissez.',
  },
  6: {
    name: 'Peste des dragons',
    condition: 'Au moins un Dragon ennemi est dans la bataille.',
    text: 'Chaque Dragon ennemi de la bataille subit aussitôt 1 touche.',
    notes:
      'Un Dragon survit à sa première touche de la bataille ; une seconde carte semblable le détruit avant le round 1.',
  },
  7: {
    name: 'Le mal ne dort jamais',
    text: 'Choisissez un territoire terrestre sans unité ennemie et placez-y 1 de vos Fantassins. Si un ennemi le contrôle, vous le conquérez.',
    notes:
      'Un Château est une unité de celui qui contrôle le territoire : un territoire ennemi avec Château n’est jamais une cible. La conquête rapporte ses PV comme toute autre ; ce n’est pas une bataille.',
  },
  8: {
    name: 'Terre des morts',
    text: 'Ajoutez 1 Fantassin dans chacun de 2 territoires terrestres différents que vous contrôlez.',
    notes: 'Un seul si vous ne contrôlez qu’un territoire, aucun si vous n’en contrôlez pas.',
  },
  9: {
    name: 'Devenir liche',
    condition: 'Un de vos Sorciers vient d’être détruit.',
    text: 'Ajoutez 1 Sorcier aux Trônes de Karthoki (k03) ; si vous ne les contrôlez pas, sur un territoire terrestre que vous contrôlez.',
    notes:
      'Détruit par une touche, avec un navire coulé ou par une perte en phase 4, jamais par un effet qui « retire ». Sans effet si vous ne contrôlez aucun territoire. Dans une bataille pour k03, le nouveau Sorcier y prend part (NER-17.17).',
  },
  10: {
    name: 'Nécro-transformation',
    text: 'Remplacez 1 Fantassin ennemi d’un territoire terrestre par 1 des vôtres. Il attaque ce territoire et ne peut pas bouger.',
    notes:
      'La bataille (ou la conquête sans résistance s’il ne reste rien d’autre) a lieu en phase 3. Pas contre une cargaison. L’unité remplacée n’est pas détruite.',
  },
  11: {
    name: 'Pluie de feu incolore',
    condition: 'Vous avez au moins 3 unités qui ne sont pas des Châteaux.',
    text: 'Retirez du plateau 3 de vos unités (hors Châteaux), puis choisissez un territoire terrestre ennemi : lancez 1D12 par unité ennemie qui s’y trouve (un Château compte pour 1). Celui qui le contrôle répartit les touches.',
    notes:
      'Règle de bombardement NER-17.9. Les trois unités sont retirées, pas détruites ; un navire emporte sa cargaison (NER-17.25). Le territoire doit contenir une unité ennemie.',
  },
  12: {
    name: 'Saccage',
    text: 'Choisissez un territoire terrestre ennemi : lancez 1D12 par Monstre de Karkoth dans les territoires terrestres adjacents. Celui qui le contrôle répartit les touches.',
    notes:
      'Les Monstres embarqués ne comptent pas. Règle de bombardement NER-17.9. Le territoire doit contenir une unité ennemie et être voisin d’au moins un de ces Monstres.',
  },
  13: {
    name: 'Mastodonte relevé',
    condition: 'Vous contrôlez un territoire terrestre.',
    text: 'Ajoutez 1 Monstre sur un territoire terrestre que vous contrôlez. Si vous jouez la carte durant votre phase de mouvement, ce Monstre peut bouger dans cette phase.',
    notes:
      'Durant la phase de mouvement d’un autre royaume, la carte n’est proposée qu’une fois, à la fin de la phase (intermède) ; le territoire peut être attaqué.',
  },
  14: {
    name: 'Passage des ombres',
    text: 'Choisissez un territoire terrestre que vous contrôlez ; retirez-en 1 de vos unités (hors Château), puis transférez autant de vos autres unités que vous voulez vers un seul territoire terrestre ami adjacent.',
    notes: 'Une seule destination. Ne transférer personne est permis. Il faut au moins une unité à retirer.',
  },
  15: {
    name: 'Peste d’ombre',
    text: 'Choisissez un royaume ennemi. Il retire 1 de ses unités (hors Château) d’un territoire terrestre qu’il contrôle et qui est adjacent à un territoire terrestre que vous contrôlez.',
    notes:
      'La victime choisit l’unité et le lieu. Si un royaume a une telle unité, vous devez en choisir un qui en a ; sinon, sans effet.',
  },
  16: {
    name: 'Pourriture de l’âme',
    text: 'Lancez 1D6 contre chaque territoire terrestre ennemi qui contient une unité ennemie et qui est adjacent à au moins un territoire terrestre que vous contrôlez ; celui qui le contrôle attribue la touche.',
    notes:
      'Le type de dé était une image perdue : le D6 est un choix maison. Un dé par territoire, quel que soit le nombre de frontières. Dans l’ordre des identifiants (NER-17.9).',
  },
  17: {
    name: 'Souillure ombrale',
    condition: 'Au moins 2 unités de Karkoth ont été détruites dans ce round de cette bataille.',
    text: 'Jusqu’à la fin de la bataille, toutes les unités de Karkoth touchent sur 5+.',
    notes:
      'Se joue après les dégâts d’Initiative (et sert alors à l’étape normale du même round) ou après les dégâts normaux. La cargaison perdue avec son navire compte.',
  },
  18: {
    name: 'Morts en marche',
    condition: 'Vous contrôlez au moins un territoire terrestre sans aucune unité.',
    text: 'Ajoutez 2 Fantassins sur l’un de ces territoires.',
    notes: 'Un territoire avec un Château ou une unité alliée n’est pas vide.',
  },
  19: {
    name: 'Monstre errant',
    text: 'Placez la première tuile de la pile des Gardiens, face cachée, sur l’entrée de donjon de votre choix.',
    notes:
      'Si la pile est vide, mélangez les tuiles vaincues. Pas de limite de tuiles par entrée. Sur une entrée en cours d’exploration : NER-9.12.',
  },
  20: {
    name: 'Étreinte flétrissante',
    condition: 'Vous participez à la bataille ; chaque camp y a au moins un Guerrier.',
    text: 'Remplacez 1 Guerrier ennemi de la bataille, à votre choix, par 1 Fantassin du même royaume.',
    notes: 'En bataille navale, le Fantassin reste à bord comme cargaison. Le Guerrier n’est pas détruit.',
  },
  21: {
    name: 'Volée de flèches',
    condition: 'Vous participez à la bataille.',
    text: 'Vos Fantassins ont l’Initiative jusqu’à la fin de la bataille.',
    notes: 'Y compris ceux qui la rejoignent plus tard.',
  },
  22: {
    name: 'Blocus',
    condition:
      'Un de vos Navires de Guerre est adjacent à un territoire terrestre qui contient des unités ennemies.',
    text: 'Vos mouvements sont terminés. Pour chacun de vos Navires de Guerre, l’un après l’autre, choisissez un territoire terrestre adjacent qui contient des unités ennemies et lancez 1D8 contre lui ; celui qui le contrôle attribue la touche.',
    notes:
      'Une cible par navire, choisie après avoir vu les résultats précédents ; un navire sans cible ne tire pas. Un navire dans une zone disputée peut tirer. Touche sur 5+ avec la carte 27.',
  },
  23: {
    name: 'À la charge !',
    text: 'Jusqu’à la fin de votre tour, vos Fantassins peuvent se déplacer de 2 territoires.',
    notes: 'Vaut aussi pour les Fantassins placés en phase 5.',
  },
  24: {
    name: 'Équipages aguerris',
    text: 'Ajoutez 1 Fantassin à bord de chacun de vos Navires de Guerre qui a une place libre.',
  },
  25: {
    name: 'Flèches tue-dragon',
    condition: 'Au moins un Dragon ennemi est dans la bataille.',
    text: 'Chaque Dragon ennemi de la bataille subit aussitôt 1 touche.',
    notes: 'Comme la carte 6.',
  },
  26: {
    name: 'Corsaires de la Lame d’émeraude',
    condition:
      'Au moins un royaume ennemi qui a de l’Or contrôle un territoire terrestre adjacent à une zone maritime où se trouve un de vos Navires de Guerre.',
    text: 'Volez jusqu’à 2 Or à l’un de ces royaumes.',
    notes: 'S’il a moins de 2 Or, prenez ce qu’il a.',
  },
  27: {
    name: 'Vents favorables',
    text: 'Jusqu’à la fin de votre tour, vos Navires de Guerre se déplacent de 3 et touchent sur 5+.',
    notes: 'Le 5+ vaut pour les seuls dés des navires, en bataille navale et pour la carte 22.',
  },
  28: {
    name: 'Passage féerique',
    text: 'Choisissez un territoire terrestre ami et transférez autant de vos unités (hors Château) que vous voulez vers un seul territoire terrestre ami adjacent.',
    notes:
      'La destination doit être amie (R-21) ; vos propres unités seulement (R-49). Si personne n’est choisi : NER-17.24.',
  },
  29: {
    name: 'Souffle de feu',
    condition: 'Un de vos Dragons va lancer ses dés à cette étape.',
    text: 'Ce Dragon lance 4D10 supplémentaires, à cette étape seulement.',
    notes: 'Comme la carte 1.',
  },
  30: {
    name: 'Flotte de Brume-Ombre',
    text: 'Ajoutez 2 Navires de Guerre dans une seule zone maritime amie.',
    notes: 'Toute zone maritime sans unité ennemie. Sans effet s’il n’y en a pas.',
  },
  31: {
    name: 'Allié de la nature',
    condition: 'Vous participez à la bataille, ou le territoire attaqué est à vous.',
    text: 'Ajoutez 1 de vos Monstres à la bataille.',
    notes:
      'Vaut aussi pour défendre votre territoire vide : une attaque sans résistance devient alors une bataille.',
  },
  32: {
    name: 'Reconquête sylvestre',
    text: 'Conquérez un territoire terrestre ennemi vide et ajoutez-y 1 de vos Monstres.',
    notes: 'Rapporte des PV comme toute conquête ; ce n’est pas une bataille, donc pas de Folie Furieuse.',
  },
  33: {
    name: 'Élan primordial',
    condition: 'Au moins un de vos dés a raté à cette étape.',
    text: 'Relancez une fois tous vos dés ratés à cette étape. Si c’est l’étape d’Initiative, tous vos dés ratés à l’étape normale du même round sont eux aussi relancés une fois.',
    notes:
      'Vos dés : ceux des unités de Vailin. Le nouveau résultat est définitif ; aucun dé n’est relancé deux fois (NER-6.23).',
  },
  34: {
    name: 'Flotte corsaire',
    text: 'Ajoutez 1 Navire de Guerre transportant 1 Guerrier dans une zone maritime amie.',
    notes: 'Comme la carte 30.',
  },
  35: {
    name: 'Rage',
    condition: 'Vous participez à la bataille.',
    text: 'Vos Guerriers ont l’Initiative jusqu’à la fin de la bataille.',
  },
  36: {
    name: 'Barbares Griffe-d’Argent',
    condition: 'Vous êtes défenseur.',
    text: 'Ajoutez à la bataille 1 de vos Guerriers et 1 de vos Fantassins.',
    notes:
      'Sur terre : aussi pour votre territoire vide attaqué. En bataille navale : dans la limite des places libres de vos navires présents, le Guerrier d’abord.',
  },
  37: {
    name: 'Vent de tempête',
    text: 'Transférez 1 Navire de Guerre ennemi (avec sa cargaison) ou 1 Élémentaire des Tempêtes ennemi d’une zone maritime vers une zone maritime adjacente qui lui est amie.',
    notes: '« Amie » pour l’unité déplacée : aucune unité de ses ennemis ne s’y trouve.',
  },
  38: {
    name: 'Croissance soudaine',
    text: 'Ajoutez 2 Engins de siège sur un seul territoire terrestre ami.',
  },
  39: {
    name: 'Invocation d’élémentaire',
    condition: 'Vous participez à la bataille, ou le territoire attaqué est à vous.',
    text: 'Ajoutez 1 de vos Élémentaires des Tempêtes à la bataille.',
    notes: 'Comme la carte 31 ; sur terre il lance 1D8.',
  },
  40: {
    name: 'Route marchande',
    condition:
      'Au moins un autre royaume contrôle un territoire terrestre adjacent à une zone maritime où se trouve un de vos Navires de Guerre.',
    text: 'Choisissez l’un de ces royaumes, allié ou ennemi : vous gagnez 4 Or et il en gagne 2.',
    notes: 'L’Or vient de la banque.',
  },
  41: {
    name: 'Animation de golem',
    condition: 'Au moins un de vos Sorciers est sur un territoire terrestre.',
    text: 'Ajoutez 1 Monstre sur un territoire terrestre où se trouve un de vos Sorciers.',
    notes: 'Le territoire peut être à votre allié.',
  },
  42: {
    name: 'Pilonnage',
    condition: 'Au moins un de vos Engins de siège participe à la bataille.',
    text: 'Au round 1, seuls vos Engins de siège lancent leurs dés ; aucune autre unité d’aucun camp ne lance les siens, ni Château ni Gardien.',
    notes:
      'Ils lancent à l’étape normale (ou à celle d’Initiative s’ils ont cette compétence). Les touches sans dé (cartes 4, 91) comptent. En mer, la cargaison ne participe pas.',
  },
  43: {
    name: 'Conscription',
    text: 'Ajoutez 1 Fantassin dans chacun de 3 territoires terrestres amis différents.',
    notes: 'Autant qu’il y en a s’il y en a moins de 3.',
  },
  44: {
    name: 'Avancée masquée',
    text: 'Choisissez deux territoires terrestres amis adjacents et transférez entre eux vos unités (hors Châteaux), dans les deux sens.',
    notes: 'Terre seulement (R-50). Si personne n’est choisi : NER-17.24.',
  },
  45: {
    name: 'Poison tue-dragon',
    condition: 'Au moins un Dragon ennemi est dans la bataille.',
    text: 'Chaque Dragon ennemi de la bataille subit aussitôt 1 touche.',
    notes: 'Comme la carte 6.',
  },
  46: {
    name: 'Alliance funeste',
    text: 'Conquérez un territoire terrestre ennemi vide et ajoutez-y 1 de vos Fantassins.',
    notes: 'Comme la carte 32.',
  },
  47: {
    name: 'Haleine ardente',
    condition: 'Un de vos Dragons va lancer ses dés à cette étape.',
    text: 'Ce Dragon lance 5D8 supplémentaires, à cette étape seulement.',
    notes: 'Comme la carte 1.',
  },
  48: {
    name: 'Bouclier de feu',
    condition: 'Au moins un de vos Guerriers est dans la bataille.',
    text: 'Choisissez un de vos Guerriers de la bataille : jusqu’à la fin de celle-ci, il lance 1D10 supplémentaire chaque fois qu’il lance ses dés.',
    notes: 'Lié à ce Guerrier, perdu avec lui.',
  },
  49: {
    name: 'Boule de feu',
    condition:
      'Un de vos Sorciers va lancer ses dés à cette étape ; le camp ennemi a des unités dans la bataille.',
    text: 'Ce Sorcier lance des D6 supplémentaires : un par unité ennemie qui participe à la bataille à cet instant.',
    notes:
      'Les Châteaux actifs comptent ; les inactifs et la cargaison, non. Les Gardiens ne sont pas des unités : injouable dans un donjon.',
  },
  50: { name: 'Mécaniciens gobelins', text: 'Ajoutez 1 Engin de siège sur un territoire terrestre ami.' },
  51: {
    name: 'Traître infâme',
    condition: 'Vous participez à la bataille ; au moins un Guerrier ennemi s’y trouve.',
    text: 'Retirez 1 Guerrier ennemi de la bataille et ajoutez-y 1 de vos Guerriers.',
    notes:
      'Le Guerrier retiré n’est pas détruit. En bataille navale, le vôtre a besoin d’une place libre sur un de vos navires présents, sinon il n’est pas ajouté.',
  },
  52: {
    name: 'Éclair',
    condition: 'Un de vos Sorciers va lancer ses dés à cette étape.',
    text: 'Ce Sorcier lance 2D10 supplémentaires, à cette étape seulement.',
    notes: 'À l’étape où le Sorcier lance (Initiative, ou normale s’il a perdu cette compétence).',
  },
  53: {
    name: 'Maître assassin',
    condition:
      'Vous participez à la bataille, ou le territoire attaqué est à vous ; l’ennemi y a une unité d’un coût de 3 Or ou moins.',
    text: 'Retirez de la bataille 1 unité ennemie d’un coût de 3 Or ou moins, à votre choix.',
    notes: 'Donc jamais un Château (4) ni un Dragon (5). Retirée, pas détruite.',
  },
  54: {
    name: 'Maître voleur',
    text: 'Volez jusqu’à 2 Or à un royaume ennemi de votre choix.',
    notes: 'Si un royaume ennemi a de l’Or, vous devez en choisir un qui en a ; sinon, sans effet.',
  },
  55: {
    name: 'Compagnie de mercenaires',
    text: 'Ajoutez 4 Fantassins sur un seul territoire terrestre ami.',
  },
  56: {
    name: 'Flotte pirate',
    text: 'Ajoutez 1 Navire de Guerre dans une zone maritime amie.',
    notes: 'Comme la carte 30.',
  },
  57: {
    name: 'Flotte pirate',
    text: 'Ajoutez 1 Navire de Guerre dans une zone maritime amie.',
    notes: 'Comme la carte 30 ; jumelle de la carte 56.',
  },
  58: {
    name: 'Fosse piégée',
    condition: 'Un royaume ennemi explore un donjon.',
    text: 'Avant la bataille, lancez 1D8 par Héros qui explore ; leur propriétaire répartit les touches.',
    notes:
      'Hors bataille : aucune compétence de bataille ne s’applique. S’il ne reste aucun Héros, il n’y a pas de bataille et les tuiles restent face visible.',
  },
  59: {
    name: 'Enrôlement forcé',
    text: 'Retirez 1 de vos unités (hors Château) d’un territoire terrestre côtier et ajoutez 1 Navire de Guerre transportant 1 Fantassin dans une zone maritime amie adjacente à ce territoire.',
    notes:
      'Obligatoire si c’est possible ; sans effet si aucun territoire côtier avec une telle unité ne touche une zone maritime amie.',
  },
  60: {
    name: 'Levée de guerre',
    text: 'Retirez du plateau 1 de vos unités (hors Château) et gagnez 4 Or.',
    notes:
      'Obligatoire si vous avez une telle unité. La cargaison compte ; un navire emporte sa cargaison (NER-17.25).',
  },
  61: {
    name: 'Milice de l’arrière-pays',
    text: 'Ajoutez 1 Fantassin dans chacun de 5 territoires terrestres amis différents, en commençant par les territoires vides.',
    notes:
      'Tant qu’il reste un territoire terrestre ami vide non choisi, choisissez parmi les vides. Autant qu’il y en a s’il y en a moins de 5.',
  },
  62: {
    name: 'Guérisseur de bataille',
    condition: 'Votre camp va subir au moins 1 touche dans une bataille où vous avez des unités.',
    text: 'Annulez jusqu’à 3 touches contre votre camp dans ce round.',
    notes:
      'Les annulations restantes valent pour les touches suivantes du même round. Pas avant le round 1 (NER-6.21).',
  },
  63: {
    name: 'Patrouille frontalière',
    text: 'Ajoutez 1 Fantassin sur chaque territoire terrestre que vous contrôlez et qui est adjacent à au moins un territoire terrestre ennemi.',
    notes: 'Par les frontières terrestres seulement ; seulement les territoires que Nerath contrôle (R-64).',
  },
  64: {
    name: 'Souffle glacé',
    condition: 'Un de vos Dragons va lancer ses dés à cette étape.',
    text: 'Ce Dragon lance 4D12 supplémentaires, à cette étape seulement. Si vous êtes défenseur, l’attaquant ne peut pas battre en Retraite lors de cette bataille.',
    notes: 'L’interdiction demeure même si le Dragon est détruit.',
  },
  65: {
    name: 'Savoir draconique',
    condition: 'Au moins un Dragon ennemi est dans la bataille.',
    text: 'Chaque Dragon ennemi de la bataille subit aussitôt 1 touche.',
    notes: 'Comme la carte 6.',
  },
  66: {
    name: 'Jeune dragon',
    text: 'Ajoutez 1 Dragon dans la Forêt de Winterbole (n02) ; si vous ne la contrôlez pas, sur un territoire terrestre ami.',
  },
  67: {
    name: 'Fête de l’Œil',
    text: 'Ajoutez 2 Guerriers dans le Val de Nentir (n05) ; si un ennemi le contrôle, tous deux sur un seul territoire terrestre ami.',
  },
  68: {
    name: 'Tempête de glace',
    condition: 'Un de vos Sorciers va lancer ses dés à cette étape.',
    text: 'Ce Sorcier lance 2D12 supplémentaires, à cette étape seulement.',
  },
  69: {
    name: 'Saga exaltante',
    text: 'Jusqu’à la fin de votre tour, chaque fois que vous conquérez un territoire terrestre, ajoutez-y 1 Fantassin.',
    notes: 'Toute sorte de conquête : sans résistance, par carte, libération d’un territoire allié.',
  },
  70: {
    name: 'Insurrection',
    condition: 'Un ennemi contrôle au moins un territoire terrestre sans aucune unité.',
    text: 'Conquérez un territoire terrestre ennemi vide et ajoutez-y 1 Guerrier et 2 Fantassins.',
    notes: 'Comme la carte 32.',
  },
  71: {
    name: 'Héritage de Nerath',
    condition: 'Des ennemis contrôlent au moins un des 14 territoires de départ de Nerath.',
    text: 'Ajoutez autant de Fantassins, répartis à votre gré sur des territoires terrestres que vous contrôlez.',
    notes:
      'À la fin de la phase de bataille de n’importe quel royaume (intermède). Les territoires que contrôle votre allié ne comptent pas.',
  },
  72: {
    name: 'Projectile magique',
    condition: 'Un de vos Sorciers va lancer ses dés à cette étape.',
    text: 'Ce Sorcier ne lance pas son propre dé : le résultat est 10.',
    notes:
      'Les dés supplémentaires sont tout de même lancés. Le 10 vaut pour la carte 103 et satisfait aux « 7+ » et « 8+ » des Gardiens.',
  },
  73: {
    name: 'Défense de la milice',
    condition: 'Vous êtes défenseur.',
    text: 'Ajoutez 3 Fantassins à la bataille.',
    notes: 'Comme la carte 36 (en mer : cargaison seulement, selon les places).',
  },
  74: {
    name: 'Soulèvement populaire',
    text: 'Lancez 1D20 contre chaque territoire de départ de Nerath qui est contrôlé par un ennemi et qui contient des unités ennemies ; celui qui le contrôle attribue la touche.',
    notes: 'Règle de bombardement NER-17.9, dans l’ordre des identifiants.',
  },
  75: {
    name: 'Repli',
    condition: 'Vous êtes défenseur et il vous reste des unités ; les deux camps ont encore des unités.',
    text: 'Transférez autant de vos unités (hors Château) que vous voulez du territoire ou de la zone attaqués vers des territoires ou zones amis adjacents, en les répartissant à votre gré.',
    notes:
      'Les unités terrestres vont sur terre, les navires (avec leur cargaison) dans des zones maritimes amies, les unités volantes sur l’une ou l’autre. Les unités de l’allié restent. S’il ne reste aucun défenseur, l’attaquant a gagné la bataille. Si personne ne part : NER-17.24.',
  },
  76: {
    name: 'Poussée soutenue',
    condition:
      'À votre tour, vous venez de conquérir un territoire terrestre en gagnant une bataille livrée.',
    text: 'Déplacez autant de vos unités (hors Château) que vous voulez de ce territoire vers un seul territoire terrestre ennemi adjacent : c’est une nouvelle attaque, résolue dans cette phase, ou un renfort pour celle qui y est déjà en attente.',
    notes:
      'Toute unité présente dans ce territoire, quels qu’aient été ses mouvements. Utilisable après une Folie Furieuse. Si personne n’est choisi : NER-17.24.',
  },
  77: {
    name: 'Téléportation',
    condition: 'Vous avez une unité (hors Château) qui a une destination permise.',
    text: 'Transférez 1 de vos unités (hors Château) sur n’importe quel territoire terrestre ami (un Navire de Guerre, avec sa cargaison, dans n’importe quelle zone maritime amie).',
    notes:
      'Se joue aux intermèdes (fin de la phase de mouvement et fin de la phase de bataille de n’importe quel royaume) et, à votre tour, dans les menus des phases 1 et 5. Peut sauver une unité d’une bataille en attente ou l’y amener. Un Élémentaire des Tempêtes peut aussi aller dans une zone maritime amie.',
  },
  78: {
    name: 'Épreuve du feu',
    condition: 'Au moins un de vos Fantassins a survécu à la bataille qui s’achève.',
    text: 'Remplacez jusqu’à 3 de vos Fantassins survivants par autant de Guerriers.',
    notes:
      'En attaque ou en défense ; aussi après une Retraite (les Guerriers apparaissent là où sont les Fantassins). La cargaison d’une bataille navale n’a pas combattu et n’est pas concernée.',
  },
  79: {
    name: 'Guerre sur deux fronts',
    text: 'Ajoutez 1 Guerrier dans chacun de 2 territoires terrestres amis différents.',
    notes: 'Un seul s’il n’y a qu’un territoire ami.',
  },
  80: {
    name: 'Seigneur de guerre aguerri',
    condition: 'Vous participez à la bataille.',
    text: 'Jusqu’à la fin de la bataille, vos unités touchent sur 5+.',
    notes: 'Unités de Nerath seulement ; l’emporte sur les « 7+ » et « 8+ » des Gardiens.',
  },
};

export const treasuresFr: Readonly<Record<TreasureId, TreasureText>> = {
  81: {
    name: 'Saphir au crâne noir',
    property: 'Chaque dé de vos Monstres qui donne 10 ou plus inflige 2 touches.',
  },
  82: { name: 'Bottes de vitesse', property: 'Vos Guerriers ont l’Initiative.' },
  83: {
    name: 'Encensoir de contrôle des élémentaires de l’air',
    property: 'Vos Élémentaires des Tempêtes ont l’Initiative.',
  },
  84: {
    name: 'Boule de cristal',
    property: 'Au début de votre tour, vous pouvez regarder toutes les tuiles d’une entrée de donjon.',
    notes:
      'L’entrée doit contenir une tuile face cachée. En privé ; vous gardez cette connaissance tant que ces tuiles restent là.',
  },
  85: {
    name: 'Cartes merveilleuses',
    power:
      'Piochez le premier événement de votre pile (résolvez-le aussitôt s’il est à jouer immédiatement).',
    property:
      'Au début de votre tour, vous pouvez regarder les 2 premiers événements de votre pile et en placer un sous la pile.',
    notes:
      'L’autre revient sur le dessus ; n’en placer aucun dessous est permis ; s’il ne reste qu’une carte, vous voyez celle-là ; on ne remélange pas la défausse pour regarder.',
  },
  86: {
    name: 'Œil de Vecna',
    property:
      'Au début de votre tour, vous pouvez choisir un territoire terrestre ennemi adjacent à un territoire terrestre où se trouve un de vos Sorciers : celui qui le contrôle en retire 1 unité, sauf un Château.',
    notes: 'Le territoire doit contenir une telle unité. Retirée, pas détruite.',
  },
  87: {
    name: 'Figurine merveilleuse',
    power: 'Ajoutez 1 Monstre sur un territoire terrestre ami.',
    property:
      'Au début de votre tour, vous pouvez transférer 1 de vos Monstres d’un territoire terrestre ami vers un autre.',
    notes: 'Si la carte est jouée au début de votre tour, sa propriété est utilisable aussitôt.',
  },
  88: {
    name: 'Gantelet de force d’ogre',
    property: 'Vos Guerriers ont la compétence Folie Furieuse.',
    notes: 'Les Guerriers qui ont combattu dans la bataille terrestre gagnée, à votre tour.',
  },
  89: {
    name: 'Main de Vecna',
    property:
      'Au début de votre tour, vous pouvez transférer 1 de vos Sorciers d’un territoire terrestre ami vers un autre.',
  },
  90: {
    name: 'Vengeresse sacrée',
    property: 'Une fois par bataille, vous pouvez relancer un dé raté d’un de vos Guerriers.',
    notes:
      'Les dés supplémentaires de ce Guerrier en font partie. Aucun dé n’est relancé deux fois (NER-6.23).',
  },
  91: {
    name: 'Cor de destruction',
    property:
      'Au début d’une bataille à laquelle vous participez, sur un territoire terrestre avec un Château, votre camp inflige 1 touche, appliquée avant le round 1.',
    notes:
      'Quel que soit le propriétaire du Château. Automatique, quand la fenêtre de début de bataille se ferme ; avant le round 1, donc les cartes 3 et 62 ne l’annulent pas (NER-6.21).',
  },
  92: {
    name: 'Cor du Valhalla',
    power: 'Ajoutez 3 Fantassins sur un seul territoire terrestre ami.',
    property: 'Au début de votre phase de renfort, ajoutez 1 Fantassin sur un territoire terrestre ami.',
    notes: 'Indépendamment des Châteaux et des limites de placement ; ce Fantassin ne bouge pas.',
  },
  93: {
    name: 'Fers de vitesse',
    property: 'La capacité de mouvement de vos Héros passe à 3.',
    notes: 'Vaut aussi pour les nouveaux Héros en phase 5.',
  },
  94: {
    name: 'Onguent de Keoghtom',
    property: 'Une fois à chacun de vos tours, vous pouvez annuler 1 touche que vos unités subiraient.',
    notes:
      'À votre tour seulement ; dans une bataille (même avant le round 1) ou contre un bombardement (NER-17.9).',
  },
  95: {
    name: 'Maillet des titans',
    property:
      'À votre tour, chaque fois qu’une armée comptant au moins un de vos Monstres conquiert un territoire ennemi, prenez 1 Or au royaume qui le contrôlait.',
    notes:
      'Une fois par territoire ; la Folie Furieuse et l’attaque sans résistance comptent, une conquête par carte non ; rien s’il n’a pas d’Or.',
  },
  96: {
    name: 'Pigments merveilleux de Nolzur',
    property:
      'Une fois au début de chacun de vos tours, vous pouvez ajouter 1 Engin de siège sur un territoire terrestre ami ou 1 Navire de Guerre dans une zone maritime amie.',
  },
  97: {
    name: 'Orbe des dragons',
    property: 'Chaque dé de vos Dragons qui donne 15 ou plus inflige 2 touches.',
  },
  98: { name: 'Orbe de la tempête', property: 'Vos Navires de Guerre ont l’Initiative.' },
  99: {
    name: 'Pierre philosophale',
    property: 'Votre revenu augmente de 1 Or.',
    notes: 'Compté avant de réduire le revenu de moitié pour la perte de la Capitale.',
  },
  100: {
    name: 'Bouclier réfléchissant',
    property:
      'Les Sorciers ennemis n’ont pas l’Initiative dans une bataille où vous avez au moins un Guerrier.',
    notes: 'Vérifié au début de chaque étape d’Initiative ; ils lancent alors leurs dés à l’étape normale.',
  },
  101: {
    name: 'Anneau d’invisibilité',
    property: 'Vos Héros peuvent traverser les territoires terrestres ennemis sans s’arrêter.',
    notes:
      'Ils peuvent toujours s’y arrêter, ce qui est une attaque. Une entrée de donjon les arrête toujours.',
  },
  102: {
    name: 'Anneau de sorcellerie',
    property: 'Une fois par bataille, vous pouvez relancer un dé raté d’un de vos Sorciers.',
    notes:
      'Les dés supplémentaires et le dé de la carte 105 en font partie. Aucun dé n’est relancé deux fois (NER-6.23).',
  },
  103: {
    name: 'Robe de l’archimage',
    property: 'Chaque dé de vos Sorciers qui donne 10 ou plus inflige 2 touches.',
    notes: 'Dés supplémentaires et carte 105 compris.',
  },
  104: {
    name: 'Sceptre de résurrection',
    property:
      'Une fois à chacun de vos tours, quand un de vos Héros est détruit, vous pouvez payer 1 Or pour le placer sur un territoire terrestre ami.',
    notes: 'Il ne participe plus à la bataille en cours et ne bouge plus durant les phases 2 et 3.',
  },
  105: {
    name: 'Bâton des mages',
    property:
      'Quand un de vos Sorciers est détruit dans une bataille, il effectue aussitôt une attaque avec 1D20.',
    notes:
      'Touche comme un dé de Sorcier ; l’ennemi attribue aussitôt les touches (NER-6.22, 17.20). Pas hors des batailles.',
  },
  106: {
    name: 'Cercles de téléportation',
    property:
      'Durant votre phase de mouvement, vos unités terrestres et volantes peuvent passer d’un territoire terrestre ami avec Château à un autre territoire terrestre avec un Château que vous contrôlez. Cela compte comme un mouvement de 1.',
  },
  107: { name: 'Triple couronne', notes: 'Aucun effet en dehors de ses PV.' },
  108: { name: 'Monceau d’or', power: 'Gagnez 3 Or.' },
  109: {
    name: 'Épée vorpale',
    property: 'Chaque dé de vos Guerriers qui donne 10 ou plus inflige 2 touches.',
    notes: 'Y compris le D10 supplémentaire de la carte 48.',
  },
  110: {
    name: 'Bottes ailées',
    property:
      'Vos Héros sont des unités volantes et se déplacent comme des Élémentaires des Tempêtes : au-dessus de tout, en s’arrêtant sur terre ou sur mer.',
    notes:
      'Mouvement 2 (3 avec la carte 93). Ils peuvent toujours entrer dans un donjon, où ils s’arrêtent, et en sortent en volant en phase 4. Au-dessus de la mer, ils ont le Survol et combattent comme des unités volantes. Les navires ne les transportent plus ; ceux qui sont à bord quand la carte est jouée restent dans la zone comme unités volantes.',
  },
};
