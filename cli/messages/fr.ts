/** What the command line says, in French. */
import { formatCounts } from '@gonfalon/kernel';
import type { Messages } from './en.ts';

const plural = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

const moved = (tables: number, people: number) =>
  `${plural(tables, 'table', 'tables')} et ${plural(people, 'personne', 'personnes')}`;

export const fr: Messages = {
  overview: `gonfalon : des jeux de guerre médiévaux, pour les gens et pour les programmes

usage : gonfalon <commande> …

  serve     servir les jeux aux navigateurs
  play      jouer au terminal contre des robots
  table     une table pour un programme : des lignes JSON dans les deux sens
  games     les jeux
  rules     les règles d'un jeu, et les tests qui les couvrent
  check     chercher les fautes de fichiers de scénario
  simulate  faire jouer beaucoup de parties à des robots
  arena     départager des robots, qui changent de place
  balance   quelle place vaut mieux entre égaux
  tune      apprendre de parties ce que vaut une position
  verify    rejouer des fichiers de partie et les contrôler
  export    écrire dans un fichier tout ce que garde un serveur
  import    lire un tel fichier dans un dépôt vide
  host      nommer un compte hôte du site, ou lui retirer ce rôle
  read-only mettre un site en lecture seule pour un temps
  push-keys faire les clés par lesquelles les services de notification connaissent un site
  bench     mesurer la vitesse
  new-game  écrire le plus petit des jeux, pour en commencer un nouveau

  gonfalon help <commande>, ou gonfalon <commande> --help, en dit plus.

  --lang en|fr   la langue ; à défaut, celle de LC_ALL ou LANG
  --version      la version

codes de sortie : 0 tout va bien ; 1 ce qui est contrôlé est faux ; 2 mauvais usage ou mauvaise entrée`,

  newGame: {
    noId: 'Quel identifiant pour le nouveau jeu ?',
    noSources: 'On n’ajoute un jeu qu’à un clone des sources.',
    created: (id: string) =>
      `Créé. Essayez : npm test -- games/${id}, npm run gonfalon -- play ${id}, npm start. Puis lisez docs/add-a-game.md.`,
  },

  help: {
    serve: `usage : gonfalon serve [--port N] [--host H] [--data DOSSIER] [--processes N] [--json-logs]

Sert les jeux aux navigateurs et aux programmes jusqu'à ce qu'on lui demande d'arrêter. Ce qui est joué est gardé dans un
dossier, ou dans PostgreSQL si DATABASE_URL en nomme un. docs/operations.md donne tous les réglages. Sort avec 2 s'il ne
peut pas démarrer.

  --port N        le port ; 0 en prend un libre (PORT, ou 3000)
  --host H        l'adresse où écouter (HOST, ou 127.0.0.1, que seule cette machine atteint)
  --data DOSSIER  le dossier, même si DATABASE_URL est donné (DATA, ou data)
  --processes N   combien de processus servent, un par cœur ; à plusieurs il faut DATABASE_URL (PROCESSES, ou 1)
  --json-logs     écrire le journal en JSON même sur un terminal`,

    export: `usage : gonfalon export [FICHIER] [--data DOSSIER]

Écrit dans un fichier, ou sur la sortie standard, tout ce que garde un serveur : personnes, tables, parties,
conversations. Le fichier contient des secrets, comme les graines des parties en cours. Tout est pris du dossier, ou de
PostgreSQL si DATABASE_URL en nomme un.

  --data DOSSIER  le dossier, même si DATABASE_URL est donné (DATA, ou data)`,

    import: `usage : gonfalon import FICHIER [--data DOSSIER]

Lit ce qu'export a écrit, ou ce que la page de l'hôte a donné, dans un dépôt vide : le dossier, ou PostgreSQL si
DATABASE_URL en nomme un. Le fichier peut être compressé par gzip. Tout est lu, ou rien.

  --data DOSSIER  le dossier, même si DATABASE_URL est donné (DATA, ou data)`,

    host: `usage : gonfalon host [NOM] [--remove | --recovery] [--data DOSSIER]

Nomme le compte de ce nom hôte du site : la personne y trouve une page pour les comptes, les tables, les signalements,
la lecture seule et les sauvegardes. Sans nom, dit qui sont les hôtes. Un serveur peut tourner pendant ce temps.

  --remove        retirer le rôle
  --recovery      au lieu de cela, donner au compte de nouveaux codes de secours : chacun permet de choisir un nouveau
                  mot de passe
  --data DOSSIER  le dossier, même si DATABASE_URL est donné (DATA, ou data)`,

    'read-only': `usage : gonfalon read-only on|off [--note TEXTE] [--data DOSSIER]

Met un site en lecture seule, ou laisse de nouveau jouer : on peut encore regarder, suivre et revoir des parties, et
aucune pendule ne tourne. Les serveurs obéissent en une seconde ou deux ; les hôtes trouvent le même interrupteur sur
leur page.

  --note TEXTE    montré à tous, par exemple "De retour à 20 h"
  --data DOSSIER  le dossier, même si DATABASE_URL est donné (DATA, ou data)`,

    'new-game': `usage : gonfalon new-game ID

Écrit le plus petit jeu complet dans games/ID et l’ajoute aux deux listes de jeux. Il passe aussitôt ses tests et se
joue dans le navigateur, au terminal et contre des bots. ID compte de 2 à 24 minuscules et chiffres. Voir
docs/add-a-game.md.`,

    'push-keys': `usage : gonfalon push-keys

Fait une paire de clés par lesquelles les services de notification connaissent un site, comme réglages d'un serveur :
PUSH_PUBLIC_KEY et PUSH_PRIVATE_KEY. À ne faire qu'une fois : avec d'autres clés, plus aucun appareil n'est appelé.
docs/operations.md en dit plus.`,

    games: `usage : gonfalon games [--json]

Les jeux : nom, titre, places, version des règles, nombre de règles.`,

    rules: `usage : gonfalon rules <jeu> [--rule ID] [--coverage] [--json]

Les règles numérotées d'un jeu avec leurs textes, et les tests dont le titre commence par leur numéro.

  --rule ID    cette règle seulement
  --coverage   seulement ce qui n'a pas de test ; sort avec 1 s'il y en a`,

    simulate: `usage : gonfalon simulate <jeu> [--seats N] [--matches M] [--seed S] [--players A,B,…]
                         [--scenario FICHIER] [--options JSON] [--limit DÉCISIONS] [--save DOSSIER] [--json]

Fait jouer des robots les uns contre les autres. Sort avec 1 si une partie casse ou ne finit pas ; son fichier est gardé.

  --seats N          combien de places (celles du scénario, ou le moins que le jeu permet)
  --matches M        combien de parties (100)
  --seed S           la même graine donne les mêmes parties
  --players A,B,…    un robot pour toutes les places, ou un par place ; ils tournent d'une partie à l'autre (random)
  --scenario FICHIER un scénario à jouer (voir : gonfalon check --help)
  --options JSON     les options de la table
  --limit DÉCISIONS  une partie plus longue compte comme inachevée
  --save DOSSIER     y écrire chaque partie ; à défaut, seulement celles qui ont mal tourné, dans un dossier temporaire`,

    arena: `usage : gonfalon arena <jeu> --players A,B,… [--matches M] [--seats N] [--seed S]
                      [--budget-scale X] [--scenario FICHIER | --each-scenario] [--options JSON]
                      [--limit DÉCISIONS] [--threads T] [--save DOSSIER] [--json]

Départage des robots. D'une partie à l'autre ils avancent d'une place, avec les mêmes dés et les mêmes cartes : chacun
occupe chaque place aussi souvent. Donne la part des victoires de chacun, l'intervalle où la vraie part se trouve
95 fois sur 100, ses points Elo au-dessus des autres, et le temps qu'il réfléchit à une décision. Ctrl-C donne ce qu'il
y a déjà. Sort avec 1 si une partie a échoué ; son fichier est gardé.

  --players A,B,…    les robots ; nommé trois fois, un robot a trois places, et A@FICHIER juge d'après les poids d'un
                     fichier écrit par tune
  --matches M        combien de parties, et ce qu'il faut de plus pour que les places tournent (100)
  --seats N          combien de places (une par robot nommé, si le jeu les a)
  --seed S           la même graine donne les mêmes parties, quel que soit le nombre de fils
  --budget-scale X   les robots réfléchissent X fois plus que d'habitude (1)
  --scenario FICHIER un scénario à jouer (voir : gonfalon check --help)
  --each-scenario    jouer autant de parties sur chaque scénario que le jeu apporte
  --options JSON     les options de la table
  --limit DÉCISIONS  une partie plus longue compte comme échouée
  --threads T        combien de parties se jouent à la fois (une par cœur)
  --save DOSSIER     où écrire les parties échouées (un dossier temporaire)`,

    balance: `usage : gonfalon balance <jeu> [--player NOM] [--matches M] [--seats N] [--seed S]
                        [--budget-scale X] [--scenario FICHIER] [--options JSON] [--limit DÉCISIONS]
                        [--threads T] [--save DOSSIER] [--json]

Fait jouer un robot contre lui-même et dit combien de fois chaque place gagne, avec l'intervalle où la vraie part se
trouve 95 fois sur 100. Un jeu qui apporte des scénarios est joué sur chacun d'eux, une ligne par scénario. Marque ce
qui s'écarte de plus d'un cinquième du hasard : de deux places, une part sous 40 % ou au-dessus de 60 %. Sort avec 1 si
une partie a échoué.

  --player NOM        le robot (marshal, le plus fort)
  --matches M         combien de parties sur chaque scénario (100)
  --seats N           combien de places (celles du scénario, ou le moins que le jeu permet)
  --scenario FICHIER  ce scénario seulement
  les autres sont celles d'arena (voir : gonfalon arena --help)`,

    tune: `usage : gonfalon tune <jeu> [--player NOM] [--matches M] [--check C] [--rounds R] [--out FICHIER]
                     [--seats N] [--seed S] [--budget-scale X] [--scenario FICHIER] [--options JSON]
                     [--limit DÉCISIONS] [--threads T] [--save DOSSIER] [--json]

Apprend ce que valent les termes par lesquels les robots jugent une position. Un robot joue contre lui-même, avec un
caprice de temps en temps ; à la fin de tours, les termes de chaque place sont mesurés, et les poids sont ajustés à qui
a gagné. Puis le robot joue avec les nouveaux poids contre les anciens. S'il ne gagne pas moins que le hasard ne lui
donnerait, les nouveaux poids sont écrits, avec la façon dont ils furent trouvés. Les penchants restent tels quels.
Sort avec 1 si rien n'est écrit ou si une partie a échoué.

  --player NOM    le robot (marshal, le plus fort) ; il faut qu'il juge des positions, sinon il n'y a rien à vérifier
  --matches M     de combien de parties apprendre à chaque fois, sur tous les scénarios du jeu ensemble (400)
  --check C       en combien de parties éprouver les nouveaux poids (la moitié)
  --rounds R      faire tout cela autant de fois, chaque fois à partir des poids trouvés avant (1)
  --out FICHIER   où écrire les poids (games/<jeu>/bot/weights.json dans un clone)
  les autres sont celles d'arena (voir : gonfalon arena --help)`,

    check: `usage : gonfalon check FICHIER… [--game ID] [--json]

Cherche les fautes de fichiers de scénario, comme les aventures de BattleLore ou les cités de Battue : ce qui est mal
écrit, ce que les règles interdisent, si quelqu'un peut gagner. Une ligne par faute : où, et quoi. docs/adventure.md
et docs/city.md décrivent ces fichiers ; play, table et simulate les jouent avec --scenario FICHIER. Sort avec 1 s'il
y a des fautes, 2 si un fichier est illisible.

  --game ID   le jeu auquel il est destiné ; à défaut, celui dont le fichier nomme le format`,

    verify: `usage : gonfalon verify FICHIER… [--json]

Rejoue des fichiers de partie et contrôle chaque choix, le résultat, et la graine révélée contre son engagement.
Sort avec 1 à une divergence, 2 si un fichier est illisible.`,

    table: `usage : gonfalon table <jeu> [FICHIER] [--seats N] [--seed S] [--scenario FICHIER] [--options JSON]
                       [--sealed] [--strict]

Une table pour un programme : une demande JSON par ligne en entrée, une réponse JSON par ligne en sortie.
docs/table-protocol.md les décrit ; {"do":"help"} en donne la liste.

  FICHIER             un fichier de partie à reprendre
  --seats N           combien de places (celles du scénario, ou le moins que le jeu permet)
  --seed S            la graine des dés et des cartes ; à défaut, une graine est tirée au hasard et annoncée
  --scenario FICHIER  un scénario à jouer (voir : gonfalon check --help)
  --options JSON      les options de la table
  --sealed            tirer le hasard d'une graine secrète ; son engagement est annoncé d'abord, la graine à la fin
  --strict            sortir avec 2 à la première demande refusée`,

    play: `usage : gonfalon play <jeu> [FICHIER] [--seats N] [--seat K] [--players A,B,…] [--seed S]
                     [--scenario FICHIER] [--options JSON] [--save FICHIER] [--ask-forced]

Vous au terminal contre des robots. Tapez le numéro d'un choix ; ? dit pourquoi une chose n'est pas offerte ; aide en dit plus.

  FICHIER             un fichier de partie à reprendre
  --seats N           combien de places (celles du scénario, ou le moins que le jeu permet)
  --seat K            votre place, à partir de 0 (0)
  --players A,B,…     un robot pour toutes les autres places, ou un par place (greedy)
  --seed S            la graine des dés et des cartes
  --scenario FICHIER  un scénario à jouer (voir : gonfalon check --help)
  --options JSON      les options de la table
  --save FICHIER      où la partie est gardée pendant que vous jouez
  --ask-forced        demander même quand il n'y a qu'un choix`,

    bench: `usage : gonfalon bench [jeu…] [--quick] [--json]
        gonfalon bench --server [--quick] [--json]

Mesure, pour chaque jeu, les décisions au hasard par seconde, une partie entière au hasard, une copie, une vue, et
l'ouverture d'une partie à son milieu ; puis fait la course avec boardgame.io sur un même petit jeu. Sort avec 1 si une barre est manquée.

Avec --server, mesure combien de choix par seconde un serveur accepte avec chaque dépôt, le temps jusqu'à ce que tous
ceux qui regardent en connaissent un, et la mémoire que prend une partie, à côté d'un serveur boardgame.io sous le même
trafic. Il faut un PostgreSQL où créer des bases, dans TEST_DATABASE_URL ; npm run bench:server en apporte un.

  --server  le serveur
  --quick   une fraction du travail : pour voir que tout marche, pas pour se fier aux chiffres`,
  },

  problem: (message) => `gonfalon : ${message}`,
  seeHelp: (command) => `(voir : gonfalon ${command === undefined ? '' : `${command} `}--help)`,
  unknownCommand: (name, known) => `il n'y a pas de commande « ${name} » ; les commandes sont ${known}`,
  unknownOption: (option) => `option inconnue ${option}`,
  needsValue: (option) => `${option} demande une valeur`,
  takesNoValue: (option) => `${option} ne prend pas de valeur`,
  unexpectedWord: (word) => `argument inattendu « ${word} »`,
  unknownLanguage: (asked) => `--lang doit être en ou fr, pas « ${asked} »`,
  whichGame: (known) => `quel jeu ? Les jeux sont : ${known}`,
  unknownGame: (id, known) => `il n'y a pas de jeu « ${id} » ; les jeux sont : ${known}`,
  notAWholeNumber: (option, text, min, max) =>
    `${option} doit être un nombre entier de ${min} à ${max}, pas « ${text} »`,
  notAPositiveNumber: (option, text) => `${option} doit être un nombre au-dessus de 0, pas « ${text} »`,
  optionsNotJson: (text) => `--options doit être un objet JSON, pas « ${text} »`,
  howManyPlayers: (wanted, given) => `--players doit nommer un robot pour tous ou ${wanted}, pas ${given}`,
  unknownBot: (name, known) => `il n'y a pas de robot « ${name} » ; les robots sont ${known}`,
  sealedNoSeed: 'une table scellée tire sa propre graine secrète : ne pas donner de graine',
  fileBringsAll: 'un fichier de partie apporte ses places, sa graine et ses options',
  whichFile: 'quel fichier ?',
  cannotRead: (name, why) => `impossible de lire ${name} (${why})`,
  cannotWrite: (name, why) => `impossible d'écrire ${name} (${why})`,
  notJson: (name, why) => `${name} n'est pas du JSON : ${why}`,
  fileOfUnknownGame: (file, game) => `${file} : il n'y a pas de jeu « ${game} »`,
  noScenarios: (game) => `${game} n'a pas de fichiers de scénario`,
  unknownFormat: (file, known) =>
    `${file} n'est pas un scénario : son "format" doit être ${known || "celui d'un jeu qui a des fichiers de scénario"}`,
  fault: (where, what, rule) => `${where && `${where} : `}${what}${rule === undefined ? '' : ` (${rule})`}`,
  faultIn: (file, fault) => `${file} : ${fault}`,
  faultyScenario: (file, faults, first) =>
    `${file} : ${first}${faults > 1 ? ` ; et ${plural(faults - 1, 'autre faute', 'autres fautes')}, voir : gonfalon check` : ''}`,
  playable: (file, game) => `${file} : bon, pour ${game}`,

  seats: (counts) => `${formatCounts(counts, ' à ', 'ou')} places`,
  notACount: (asked, counts) =>
    `le jeu se joue à ${formatCounts(counts, ' à ', 'ou')} places, pas à ${asked}`,
  rulesVersion: (version, count) => `règles ${version} (${plural(count, 'règle', 'règles')})`,
  unknownRule: (id, game) => `${game} n'a pas de règle « ${id} »`,
  noSources: (game) => `les tests de ${game} ne sont pas ici : la couverture demande les sources`,
  untested: (id) => `sans test : ${id}`,
  testOfNothing: (id) => `un test porte le nom de ${id}, qui n'est pas une règle`,
  coverage: (tested, count) => `${tested} sur ${count} couverts par des tests`,
  verified: (file, choices, ending) =>
    `${file} : bon, ${plural(choices, 'entrée', 'entrées')}, ${ending === undefined ? 'pas finie' : `finie par ${ending}`}`,

  storeUnavailable: (why) =>
    `le dépôt est hors d'atteinte (${why}) ; vérifiez DATABASE_URL, et qu'il est en marche`,
  exportOnTerminal:
    'un export ne se lit pas au terminal : nommez un fichier, ou envoyez-le plus loin avec > ou |',
  exported: (tables, people, file) =>
    `${moved(tables, people)} : c'est écrit${file === undefined ? '' : ` dans ${file}`}`,
  imported: (tables, people, store) => `${moved(tables, people)} : c'est maintenant dans ${store}`,
  host: {
    recovery: (name) => `Nouveaux codes de secours de ${name}, chacun bon pour un nouveau mot de passe :`,
    none: "Le site n'a pas encore d'hôte.",
    unknown: (name) =>
      `aucun compte ne porte le nom « ${name} » : la personne doit d'abord en créer un sur le site`,
    given: (name, changed) =>
      changed ? `${name} est maintenant hôte du site.` : `${name} était déjà hôte du site.`,
    taken: (name, changed) =>
      changed ? `${name} n'est plus hôte du site.` : `${name} n'était pas hôte du site.`,
  },
  readOnly: {
    onOrOff: 'on ou off ?',
    on: 'Le site est maintenant en lecture seule.',
    off: 'On peut de nouveau jouer.',
  },
  serve: {
    open: (address) => `Ouvrez ${address} dans un navigateur.`,
    kept: (where) => `Ce qui est joué est gardé dans ${where}`,
    howToStop: 'Ctrl-C arrête le serveur ; les parties continuent quand il est relancé.',
    stopping: 'Arrêt : ce qui est commencé se termine …',
    portInUse: (port, host) =>
      `le port ${port} de ${host} est occupé : arrêtez le programme qui s'en sert, ou choisissez-en un autre avec --port`,
    portForbidden: (port) =>
      `le port ${port} n'est pas permis à cet utilisateur : choisissez-en un au-dessus de 1023 avec --port`,
    noSuchAddress: (host) =>
      `cette machine n'a pas d'adresse « ${host} » : donnez à --host une des siennes, comme 127.0.0.1 ou 0.0.0.0`,
  },

  simulate: {
    matches: 'parties',
    matchCounts: (finished, unfinished) => `${finished} finies, ${unfinished} inachevées`,
    decisions: 'décisions',
    decisionsPerSecond: 'décisions par seconde',
    msPerMatch: 'ms par partie',
    rounds: 'tours de table',
    spread: (median, p95) => `médiane ${median}, 95e centile ${p95}`,
    winsPerSeat: 'victoires par place',
    winsOf: (name) => `victoires de ${name}`,
    ending: (name) => `finies par ${name}`,
  },
  arena: {
    whichPlayers: (known) => `quels robots jouent ? Nommez-les avec --players ; les robots sont ${known}`,
    twoPlayers: 'une arène demande deux robots différents ; pour un seul contre lui-même, il y a balance',
    noWeights: (file, terms) =>
      `${file} doit avoir "weights", avec un nombre pour chaque terme nommé ; les termes sont ${terms}`,
    oneOrEach: 'donnez --scenario ou --each-scenario, pas les deux',
    noneToEach: (game) => `${game} n'apporte pas de scénarios à parcourir`,
    stopped: 'arrêté avant que toutes les parties soient jouées',
    bot: 'robot',
    wins: 'victoires',
    share: 'part',
    sure: '95 %',
    byChance: 'au hasard',
    elo: 'Elo',
    scenario: 'scénario',
    matchCounts: (finished, failed) => `${finished} finies, ${failed} échouées`,
    thinkingOf: (name) => `ms par décision de ${name}`,
    thinking: (times, decisions) => `${times} (${decisions} décisions)`,
    matchOf: (match, seed, players) => `partie ${match} (graine ${seed} ; ${players})`,
    failed: (match, why, file) => `${match} : ${why}${file === undefined ? '' : ` ; gardée dans ${file}`}`,
  },
  balance: {
    uneven: 'déséquilibré',
    total: (even, scenarios) => `équilibrés : ${even} scénarios sur ${scenarios}`,
  },
  tune: {
    term: 'terme',
    before: 'avant',
    after: 'après',
    predicted: 'prévu',
    actual: 'constaté',
    positions: 'positions',
    logLoss: 'perte logarithmique sur des parties réservées',
    change: (before, after) => `${before} avant, ${after} après`,
    check: (matches) => `part des nouveaux poids en ${matches} parties`,
    byChance: 'part au hasard',
    tooFew: (positions) =>
      `trop peu pour apprendre : ${plural(positions, 'position', 'positions')} ; donnez plus de --matches`,
    written: (file) => `les nouveaux poids sont dans ${file}`,
    notBetter: "les nouveaux poids gagnent moins que les anciens : rien n'est écrit",
  },
  matchFailed: (match, message, file) => `partie ${match} : ${message} ; gardée dans ${file}`,

  bench: {
    decisionsPerSecond: 'décisions au hasard par seconde',
    msPerMatch: 'ms par partie au hasard (médiane)',
    usPerClone: 'µs par copie',
    usPerView: 'µs par vue',
    msToOpenMiddle: 'ms pour ouvrir une partie en son milieu',
    timed: (id: string) => `ms pour les chances de ${id}`,
    race: "la course : coups par seconde d'un même jeu",
    ratio: 'fois plus vite',
    atLeast: (bar) => `au moins ${bar}`,
    atMost: (bar) => `au plus ${bar}`,
    missed: (what) => `la barre est manquée : ${what}`,
    serverNeedsSources: "le serveur n'est mesuré que depuis un clone",
    serverNeedsPostgres: 'TEST_DATABASE_URL doit nommer un PostgreSQL ; npm run bench:server en apporte un',
    crowd: (matches, sockets) => `${matches} parties de Battue, ${sockets} connexions`,
    embeddedPaced: 'dépôt embarqué, 200 choix par seconde',
    embeddedSaturated: 'dépôt embarqué, aussi vite que permis',
    postgresOne: 'PostgreSQL, un processus, aussi vite que permis',
    postgresTwo: 'PostgreSQL, deux processus, aussi vite que permis',
    postgresSpread: (percent) =>
      `PostgreSQL, deux serveurs étrangers l'un à l'autre, aussi vite que permis ; ${percent} % des parties sont réparties sur les deux`,
    peerPaced: 'boardgame.io, en mémoire, 200 choix par seconde',
    peerSaturated: 'boardgame.io, en mémoire, aussi vite que permis',
    choicesPerSecond: 'choix par seconde',
    msToLast: (percent) => `ms avant que les derniers qui regardent aient un choix, ${percent} sur 100`,
    usOfServers: 'µs de processeur par choix : serveurs',
    usOfPostgres: 'µs de processeur par choix : PostgreSQL',
    usOfClients: 'µs de processeur par choix : clients',
    longMatch: (choices) => `une partie de ${choices} choix dans le dépôt embarqué, à n’importe lequel`,
    msToShow: 'ms jusqu’à ce qu’elle soit montrée, 50 sur 100',
    msToShowAny: 'ms jusqu’à ce qu’elle soit montrée, la plus lente de 50',
    kilobytesPerMatch: 'ko de mémoire pour une partie au repos avec ses connexions',
    timesOneCpu: "fois le temps de calcul d'un processus par choix",
    timesOne: "fois autant qu'un processus",
    timesOneAtMost: "au plus, par les cœurs qu'un seul processus laisse libres",
    postgresHeld: (percent) =>
      `PostgreSQL, chaque processus tenu à ${percent} % d'un cœur, la machine étant trop petite pour deux`,
    oneProcess: 'choix par seconde avec un processus',
    twoProcesses: 'choix par seconde avec deux',
    timesPeer: 'fois autant de choix sur notre dépôt embarqué',
  },

  requests: {
    question: 'la question ouverte : seat, prompt, choices',
    choose: 'y répondre : seat, number, choice',
    why: 'si un choix est offert, et sinon la règle : choice',
    view: 'ce que voit un spectateur : viewer, une place ou "spectator"',
    events: "ce qui s'est passé, tel qu'il l'a vu : viewer, from",
    state: 'toute la vérité : state, stack, digest',
    load: 'une position (state, stack, seats, seed, options, script) ou une partie (file)',
    script: 'les prochains dés et les prochaines cartes : dice, cards',
    undo: 'reprendre le dernier choix de la place : seat',
    resign: 'la place abandonne : seat',
    save: 'le fichier de la partie',
    new: 'une autre partie : seats, seed, options, script, sealed',
    help: 'cette liste',
    quit: 'finir',
  },
  unknownRequest: (known) => `"do" doit être l'un de ${known}`,
  lineTooLong: 'la ligne dépasse 1 000 000 octets',
  lineNotJson: "la ligne n'est pas un objet JSON en UTF-8",
  loadWhat: 'load demande soit "file" seul, soit "state" et ce qui va avec',
  sealedNoScript: 'une table scellée tire ses propres dés et cartes : rien ne peut être préparé',
  brokenState: (rule) => `cet état ne peut pas être sur une table : il enfreint ${rule}`,
  noSeat: (seat, seats) => `il n'y a pas de place ${seat} : les places vont de 0 à ${seats - 1}`,

  refusals: {
    'table.over': 'La partie est finie.',
    'table.stale': (number) => `C'était pour un choix antérieur. Le choix actuel porte le numéro ${number}.`,
    'table.not-asked': "C'est à un autre joueur.",
    'table.not-offered': 'Ce coup n’est pas permis ici.',
    'table.no-undo': "Impossible d'annuler après un jet de dés, une révélation ou le coup d'un autre joueur.",
    'table.no-resign': 'Cette place ne peut pas abandonner.',
  },

  play: {
    words: {
      why: ['?', 'pourquoi'],
      rule: ['règle', 'regle'],
      log: ['journal'],
      board: ['plateau'],
      back: ['b', 'retour'],
      undo: ['u', 'reprendre'],
      waive: ['w', 'renoncer'],
      resign: ['abandonner'],
      save: ['garder'],
      help: ['h', 'aide'],
      quit: ['q', 'exit', 'quitter'],
    },
    you: 'vous',
    welcome: "Tapez le numéro d'un choix, ? pour demander pourquoi pas, aide pour le reste.",
    help: `  <numéro>          prendre ce choix, ou resserrer la liste
  <code>            prendre le choix qui s'écrit ainsi, comme les mots gris à côté
  0, retour         revenir à la liste plus large
  ? [code]          pourquoi un choix n'est pas offert, et ce que dit la règle
  règle ID          ce que dit une règle
  plateau           revoir la table
  journal [n]       ce qui vient de se passer
  reprendre         reprendre votre dernier choix
  renoncer          passer, et ne plus être interrogé là-dessus pendant ce tour
  abandonner        renoncer à la partie
  garder [FICHIER]  écrire la partie
  quitter           partir ; la partie est gardée pendant que vous jouez`,
    back: 'retour à la liste plus large',
    more: (count) => `${count} choix`,
    winner: 'gagne',
    noSuchNumber: (number) => `Il n'y a pas de ${number} dans la liste.`,
    whyWhat: 'Pourquoi pas quoi ? Écrivez le choix, comme les mots gris à côté des autres.',
    isOffered: 'Ce choix est offert.',
    notWaivable: 'On ne peut pas renoncer à cette question.',
    savedTo: (path) => `La partie est gardée dans ${path}`,
    goOn: (game, file) => `Pour reprendre : gonfalon play ${game} ${file}`,
    nothingPlayed: "Rien n'a été joué, donc rien n'a été gardé.",
  },
};
