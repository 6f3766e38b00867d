import type { Say } from '../en.ts';

const some = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`;

export const replay: Say['replay'] = {
  title: 'Relecture',
  of: (game, players) => `${game} : ${players}`,
  loading: 'La partie est rejouée…',
  controls: {
    label: 'Moments de la partie',
    scrub: 'Moment',
    moment: (at, last) => `${at} sur ${last}`,
    start: 'Au début',
    end: 'À la fin',
    back: 'Un choix en arrière',
    forward: 'Un choix en avant',
    turnBack: 'Un tour en arrière',
    turnForward: 'Un tour en avant',
    play: 'Lire',
    pause: 'Pause',
    speed: 'Vitesse',
    times: (rate) => `× ${String(rate).replace('.', ',')}`,
    eyes: 'Vue de',
    keys: 'Touches : espace pour lire, les flèches vont par choix, avec Maj par tour, Début et Fin aux extrémités.',
  },
  spectator: 'spectateurs',
  asked: (name) => `On demande à ${name} :`,
  waiting: (name) => `${name} choisit.`,
  somebody: 'Quelqu’un choisit.',
  log: 'Ce qui s’est passé jusqu’ici',
  goTo: (at) => `Aller au moment ${at}`,
  nothing: 'Rien encore.',
  text: 'La table en texte',
  running:
    'Cette partie est en cours : vous la revoyez telle que vous l’avez vue. Une fois finie, elle pourra être vue par les yeux de chacun, et ses dés vérifiés.',
  partly: 'Ce lien a été fait pendant la partie : vous la voyez telle que vous la voyiez alors.',
  whole: 'Voir toute la partie',
  torn: (at) =>
    `Le fichier se joue jusqu’au choix ${at - 1} ; le choix ${at} est contraire aux règles, la suite n’est donc pas montrée.`,
  failed: 'Ce moment n’a pas pu être chargé. Réessayez.',
  share: {
    button: 'Copier le lien',
    copied: 'Le lien vers ce moment est copié.',
    onDevice:
      'Le lien vers ce moment est copié. Il ne marche que dans ce navigateur, où la partie est gardée : pour la montrer à d’autres, enregistrez le fichier.',
    cannot: 'Le lien n’a pas pu être copié. Le voici :',
  },
  save: 'Enregistrer le fichier',
  playOn: 'Retour à la table',
  another: 'Ouvrir un autre fichier',
  file: {
    title: 'Revoir un fichier de partie',
    text: 'Choisissez un fichier de partie (.json) enregistré ici, sur un autre Gonfalon ou en ligne de commande. Il ne quitte pas cet appareil.',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
  },
  trouble: {
    title: 'Cette partie ne peut pas être revue',
    tooLarge: 'Ce fichier est trop gros pour être une partie.',
    notJson:
      'Ce n’est pas un fichier de partie : ce n’est pas du JSON. C’est peut-être un autre fichier, ou il en manque un morceau.',
    notAMatch:
      'C’est du JSON, mais pas une partie de Gonfalon : il n’y a pas « gonfalon-match/1 » sous « format ».',
    broken: (detail) => `Ce fichier de partie est abîmé : ${detail}.`,
    unknownGame: (game) => `C’est une partie de « ${game} », un jeu auquel on ne joue pas ici.`,
    otherRules: (theirs, ours) =>
      `Cette partie a été jouée avec la version ${theirs} des règles ; ici, c’est la version ${ours}, où les mêmes choix peuvent mener ailleurs.`,
    secret: 'Ce fichier ne dit pas la graine de ses dés : il a été enregistré avant la fin de la partie.',
    gone: 'Il n’y a pas de telle partie sur cet appareil. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
    unplayable: (detail) => `La partie ne peut pas être rejouée : ${detail}.`,
    again: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  check: {
    button: 'Vérifier les dés',
    title: 'Vérifier les dés',
    close: 'Fermer',
    working: 'Chaque choix est rejoué…',
    failed: 'La vérification n’a pas pu aboutir. Réessayez.',
    good: 'Tout est en ordre.',
    bad: 'Quelque chose n’est pas en ordre.',
    seed: 'Le nombre secret dont viennent tous les dés et tous les mélanges est bien celui dont l’empreinte était affichée avant le premier coup.',
    unsealed:
      'Les dés de cette partie viennent d’une graine connue dès le début : personne n’a promis qu’elle était secrète.',
    choices: (n) => `Les ${n} choix sont légaux et mènent, dé par dé, à la fin enregistrée.`,
    rules: (theirs, ours) =>
      `La partie a été jouée avec la version ${theirs} des règles ; ici, c’est la version ${ours}.`,
    secret: 'La graine n’a pas été dite : les dés ne peuvent pas être vérifiés.',
    commitment:
      'La graine du fichier n’est pas celle dont l’empreinte était affichée avant le premier coup : les dés ont été changés.',
    promise: 'Le fichier donne une autre empreinte que celle que la table affichait dès le début.',
    scripted: 'Des dés ou des cartes de cette partie ont été fixés à la main.',
    choice: (at) => `Le choix ${at} est contraire aux règles :`,
    choicePlain: (at) => `Le choix ${at} ne peut pas être joué.`,
    goTo: 'Voir le moment qui le précède',
    result: 'Les choix mènent à un autre résultat que celui du fichier.',
    position: 'Les choix mènent à une autre position finale que celle du fichier.',
    fingerprint: 'Empreinte',
    seedLabel: 'Graine',
    how: 'Comment ça marche',
    howText:
      'Avant le premier coup, la table a tiré un nombre secret et affiché son empreinte (SHA-256). Chaque dé et chaque mélange découle de ce nombre. Maintenant qu’il est dit, ce navigateur en calcule l’empreinte et rejoue toute la partie : personne n’a pu changer un dé après coup. Vous pouvez faire de même sans nous : « gonfalon verify » sur le fichier enregistré.',
  },
  dice: {
    title: 'Dés',
    none: 'Aucun dé n’a été lancé.',
    caption: 'Combien de fois chaque face est sortie',
    player: 'Joueur',
    all: 'Tous',
    face: (face) => `Face ${face}`,
    total: 'Dés',
    expected: (n) => `on en attend environ ${n} de chaque`,
    few: (who, n) => `${who} : ${some(n, 'dé', 'dés')}, trop peu pour conclure.`,
    usual: (who, percent) =>
      `${who} : rien d’inhabituel. Des dés honnêtes sont au moins aussi inégaux dans ${percent} des parties.`,
    rare: (who, percent) =>
      `${who} : plutôt inégal. Des dés honnêtes ne le sont autant que dans ${percent} des parties ; sur beaucoup de joueurs et de parties, cela arrive.`,
    veryRare: (who, percent) =>
      `${who} : très inégal. Des dés honnêtes ne le sont autant que dans ${percent} des parties. La vérification ci-dessus dit s’ils ont été changés : si elle ne trouve rien, c’était la chance.`,
    everybody: 'Tous les dés ensemble',
    tiny: 'moins de 0,1 %',
  },
};
