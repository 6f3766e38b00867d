import type { FrenchArticle, FrenchNoun, Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, french } from '@gonfalon/kernel';
import type { CommandId, Council, CouncilSeat, Face, LandmarkId, LoreId, PowerId } from '../content/index.ts';
import { COUNCIL_SEATS, command, powerCost, tables } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { AttackKind } from '../rules/state.ts';
import { coverWords } from './cover.ts';
import type { BattleLoreMessages } from './messages.ts';
import { namesFr } from './names.fr.ts';
import { chaptersFr, rulesFr, rulingsFr } from './rules.fr.ts';

const { either, list, some } = french;
const { camps, commands, faces, flanks, landmarks, lore } = namesFr;

const campName = (seat: Seat) => (seat === 0 ? camps.pennant.camp : camps.standard.camp);
export const camp = (seat: Seat) => `le ${campName(seat)}`;
const Camp = (seat: Seat) => capitalize(camp(seat));
const ofCamp = (seat: Seat) => `du ${campName(seat)}`;
const toCamp = (seat: Seat) => `au ${campName(seat)}`;
/** `d’archers`, `de cavalerie` */
const ofMany = (noun: string) => (/^[aeiouâéè]/i.test(noun) ? `d’${noun}` : `de ${noun}`);
const unitNoun = (ref: Ref): string => {
  const thing = thingOf(ref);
  return thing.kind === 'unit' ? `unité ${ofMany(namesFr.unitTypes[thing.type])} (${ref})` : `unité ${ref}`;
};
const unit = (ref: Ref) => `l’${unitNoun(ref)}`;
const Unit = (ref: Ref) => capitalize(unit(ref));
const ofUnit = (ref: Ref) => `de ${unit(ref)}`;
const order = (id: CommandId) => `« ${commands[id].name} »`;
const spell = (id: LoreId) => `« ${lore[id].name} »`;
const power = (id: PowerId) => `« ${namesFr.powers[id].name} »`;

const tokens = (n: number) => some(n, 'pion Arcane', 'pions Arcane');
const commandCount = (n: number) => some(n, 'carte Commandement', 'cartes Commandement');
const loreCount = (n: number) => some(n, 'carte Arcane', 'cartes Arcane');

const LANDMARK_ARTICLES: Readonly<Record<LandmarkId, FrenchArticle>> = {
  generic: 'le',
  magic_pentacle: 'le',
  rogues_den: 'le',
  secret_passage: 'le',
  training_camp: 'le',
  healing_pool: 'la',
  stronghold: 'le',
  rampart: 'le',
  creature_lair: 'l’',
};

const masterArticle = (id: CouncilSeat): FrenchArticle => (id === 'creature' ? 'la' : 'le');

function nounOf(ref: Ref | undefined): FrenchNoun {
  if (ref === undefined) return { article: '', noun: '…' };
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit':
      return { article: 'l’', noun: unitNoun(thing.id) };
    case 'hex':
      return { article: 'la', noun: `case ${thing.id}` };
    case 'card':
      return { article: '', noun: order(thing.id) };
    case 'lore':
      return { article: '', noun: spell(thing.id) };
    case 'landmark':
      return { article: LANDMARK_ARTICLES[thing.id], noun: landmarks[thing.id] };
    case 'master':
      return { article: masterArticle(thing.id), noun: namesFr.council[thing.id] };
    case 'flank':
      return { article: '', noun: `votre ${flanks[thing.id]}` };
    case 'power':
      return { article: '', noun: power(thing.id) };
    case 'half':
      return { article: '', noun: 'une demi-case' };
    case 'number':
    case 'other':
      return { article: '', noun: `« ${ref} »` };
  }
}

/** `l’unité d’archers (P-AR2)`, `la case E6`, `le Pentacle magique`, `votre flanc gauche` */
const the = (ref: Ref | undefined): string => french.the(nounOf(ref));
const The = (ref: Ref | undefined): string => capitalize(the(ref));
const of = (ref: Ref | undefined): string => french.of(nounOf(ref));

const orders = (ids: readonly CommandId[]) => held(ids.map(order));
const spells = (ids: readonly LoreId[]) => held(ids.map(spell));

const held = (cards: readonly string[]) => list(cards) || 'aucune carte';

/** `2 × casque vert, drapeau`: the dice of a roll, the same faces together. */
function dice(rolled: readonly Face[]): string {
  return [...new Set(rolled)]
    .map((face) => {
      const n = rolled.filter((other) => other === face).length;
      const { name } = faces[face];
      return n === 1 ? name : `${n} × ${name}`;
    })
    .join(', ');
}

function council(levels: Council): string {
  const sitting = COUNCIL_SEATS.filter((seat) => levels[seat] > 0);
  return sitting.length > 0
    ? list(sitting.map((seat) => `${namesFr.council[seat]} ${levels[seat]}`))
    : 'personne';
}

const ATTACKS: Readonly<Record<AttackKind, (attacker: Ref, target: Ref, seat: Seat) => string>> = {
  attack: (attacker, target) => `${Unit(attacker)} attaque ${unit(target)}.`,
  bonus: (attacker, target) => `${Unit(attacker)} mène une attaque bonus contre ${unit(target)}.`,
  berserk: (attacker, target) => `${Unit(attacker)}, prise de folie guerrière, attaque ${unit(target)}.`,
  'battle-back': (attacker, target) => `${Unit(attacker)} riposte contre ${unit(target)}.`,
  'first-strike': (attacker, target) => `${Unit(attacker)} frappe ${unit(target)} la première.`,
  spell: (_, target, seat) => `Un sortilège ${ofCamp(seat)} frappe ${unit(target)}.`,
};

const SECTIONS = { west: 'la zone ouest', centre: 'la zone centrale', east: 'la zone est' } as const;

function atEnd(winners: readonly Seat[], banners: readonly number[]): string {
  const [first = 0, second = 0] = banners;
  if (winners.length !== 1) return `Personne ne gagne : ${first} à ${second} en bannières.`;
  const [winner = 0] = winners;
  const [won, lost] = winner === 0 ? [first, second] : [second, first];
  return `${Camp(winner)} gagne, ${some(won, 'bannière')} à ${lost}.`;
}

/** What is wrong with the thing that was named. */
const about =
  (wrong: (it: string) => string) =>
  ({ where: [ref] }: RefusalContext): string =>
    capitalize(wrong(the(ref)));

function outOfReach({ where: [mover, to], params }: RefusalContext): string {
  return params.most === 0
    ? `${The(mover)} ne peut pas se déplacer.`
    : `${The(mover)} se déplace de ${some(Number(params.most), 'case')} au plus et ne peut pas atteindre ${the(to)}.`;
}

function badMove({ where: [first, to], params }: RefusalContext): string {
  if (params.same) return `L’unité est déjà sur ${the(first)}.`;
  if (params.blocked) return `Aucun chemin ne mène ${the(first)} à ${the(to)}.`;
  return thingOf(first).kind === 'unit'
    ? `${The(first)} n’a nulle part où aller.`
    : `L’unité ne peut pas aller sur ${the(first)}.`;
}

/** What a power is paid with: `1 symbole obtenu et 1 pion`. */
function payment(id: PowerId, stored: number): string {
  const rolled = powerCost(id) - stored;
  return list([
    ...(rolled > 0 ? [some(rolled, 'symbole obtenu', 'symboles obtenus')] : []),
    ...(stored > 0 ? [some(stored, 'pion concentré', 'pions concentrés')] : []),
  ]);
}

function badRush({ where: [first, second], params }: RefusalContext): string {
  if (params.noRush) return `${The(first)} ne peut pas se ruer à l’attaque.`;
  if (params.needless)
    return `Aucune ruée n’est nécessaire vers ${the(first)} : l’unité peut y aller et combattre.`;
  if (params.alone) return `Une ruée finit à côté d’un ennemi, et il n’y en a aucun à côté ${of(first)}.`;
  if (first && thingOf(first).kind === 'unit')
    return `${The(first)} s’est ruée vers ${the(second)} et doit l’attaquer.`;
  if (second) return `${The(second)} n’est pas un ennemi adjacent à ${the(first)}.`;
  return `On n’atteint ${the(first)} que par une ruée, qui finit à côté d’un ennemi désigné.`;
}

function purse(goblet: unknown): string {
  return goblet === 0 ? 'votre gobelet est vide' : `votre gobelet n’en contient que ${goblet}`;
}

function cannotPay({ where: [ref], params }: RefusalContext): string {
  return `Activer ${the(ref)} coûte ${tokens(Number(params.price))}, et ${purse(params.goblet)}.`;
}

function badLore({ where: [card], params }: RefusalContext): string {
  if (params.notHeld) return `Vous n’avez pas ${the(card)} en main.`;
  if (params.noTarget) return `${The(card)} n’a aucune cible possible pour le moment.`;
  return `${The(card)} se joue à un autre moment.`;
}

function badTarget({ where: [first], params }: RefusalContext): string {
  if (first === undefined) return 'Choisissez d’abord où va l’unité.';
  if (params.wanted) return `${The(first)} demande ${params.wanted === 'unit' ? 'une unité' : 'une zone'}.`;
  if (thingOf(first).kind === 'lore') return `${The(first)} attend encore un choix de votre part.`;
  return `Cette carte ne permet pas de choisir ${the(first)}.`;
}

function badCouncil({ where: [master], params }: RefusalContext): string {
  const left = Number(params.left);
  if (!master) return `Il vous reste ${some(left, 'niveau', 'niveaux')} à répartir.`;
  if (params.left === undefined) return `${The(master)} ne peut pas être élevée.`;
  return left > 0
    ? `${The(master)} ne peut pas dépasser le niveau ${tables.masterLevelMost}.`
    : 'Tous les niveaux sont répartis : confirmez votre Conseil de Guerre.';
}

function badPlace({ where: [first] }: RefusalContext): string {
  return thingOf(first).kind === 'hex'
    ? `${The(first)} n’est pas une case vide de la troisième ou de la quatrième rangée de votre côté.`
    : `Vous n’avez pas ${the(first)} à placer.`;
}

export const fr: BattleLoreMessages = {
  language: 'fr',
  ...coverWords.fr,
  rules: rulesFr,
  chapters: chaptersFr,
  rulings: rulingsFr,
  names: namesFr,
  seats: [capitalize(camps.pennant.camp), capitalize(camps.standard.camp)],
  unit: (ref) => capitalize(unitNoun(ref)),
  hex: (id) => `Case ${id}`,
  half: 'Demi-case',
  kinds: {
    unit: 'une unité',
    hex: 'une case',
    card: 'une carte Commandement',
    lore: 'une carte Arcane',
    landmark: 'un lieu remarquable',
    master: 'un membre du Conseil de Guerre',
    flank: 'une zone',
    power: 'un pouvoir',
    number: 'un nombre',
  },

  prompts: {
    council: ({ left }) =>
      left > 0
        ? `Composez votre Conseil de Guerre en secret : élevez un membre d’un niveau (${left > 1 ? `il en reste ${left}` : 'c’est le dernier'}).`
        : 'Votre Conseil de Guerre est complet : confirmez-le.',
    landmark: 'Placez un de vos lieux remarquables sur le champ de bataille.',
    'keep-lore': ({ left }) =>
      left === 1
        ? 'Gardez une de ces cartes Arcane.'
        : `Gardez ${left} de ces cartes Arcane, l’une après l’autre.`,
    command: ({ cards, instead }) => {
      const others = either(instead.map(spell));
      if (cards === 0)
        return others
          ? `Vous n’avez pas de carte Commandement : jouez ${others}, ou passez.`
          : 'Vous n’avez pas de carte Commandement : passez.';
      return others
        ? `Jouez une carte Commandement, ou ${others} à la place.`
        : 'Jouez une carte Commandement.';
    },
    'command-with': 'Jouez une carte Arcane avec votre carte Commandement, ou passez.',
    'w-command': 'Votre adversaire a joué une carte Commandement : répondez par une carte Arcane, ou passez.',
    'w-lore': 'Votre adversaire a joué une carte Arcane : répondez par une des vôtres, ou passez.',
    'w-move': 'Votre adversaire va déplacer une unité : répondez par une carte Arcane, ou passez.',
    'w-preroll': 'Votre unité est attaquée : jouez une carte Arcane avant le jet de dés, ou passez.',
    'w-postroll': 'Votre adversaire a lancé les dés : jouez une carte Arcane avant leur effet, ou passez.',
    'own-card': 'Vous attaquez : jouez une carte Arcane pour ce combat, ou passez.',
    order: 'Activez une unité, ou terminez l’activation.',
    move: 'Choisissez une unité activée à déplacer, ou passez au combat.',
    destination: ({ unit: id }) => `Choisissez où va ${unit(id)}.`,
    heal: ({ unit: id }) => `Soigner ${unit(id)} dans la Mare bénite ? Elle ne combattra pas ce tour-ci.`,
    combat: 'Attaquez avec une unité activée, ou terminez les combats de ce tour.',
    'follow-on': ({ unit: id, hex }) => `La case ${hex} est libérée : ${unit(id)} peut s’en emparer.`,
    pursuit: ({ unit: id }) => `${Unit(id)} poursuit l’ennemi : elle peut avancer encore d’une case.`,
    'bonus-attack': ({ unit: id }) => `${Unit(id)} peut mener une attaque bonus.`,
    berserk: ({ unit: id }) => `${Unit(id)} est prise de folie guerrière et peut attaquer encore une fois.`,
    'hit-and-run': ({ unit: id }) =>
      `Attaque sournoise : ${unit(id)} peut se déplacer de deux cases au plus.`,
    'battle-back': ({ unit: id, against }) => `${Unit(id)} a tenu bon : riposter contre ${unit(against)} ?`,
    'ignore-flags': ({ unit: id, flags, hexes }) =>
      `${Unit(id)} est Intrépide : choisissez combien de drapeaux elle ignore (${flags} en tout) ; chacun des autres coûte ${some(hexes, 'case')} de retraite.`,
    retreat: ({ unit: id, hexes }) =>
      `${Unit(id)} doit battre en retraite (${some(hexes, 'case')}) : choisissez la prochaine case.`,
    power: ({ unit: id }) =>
      `Employez un pouvoir ${ofUnit(id)}, concentrez un symbole Arcane, ou prenez le reste en pions.`,
    'lore-section': ({ card }) => `${lore[card].name} : choisissez la zone frappée.`,
    'lore-target': ({ card, left }) =>
      `${lore[card].name} : choisissez une unité${left > 1 ? ` (encore ${left} au plus)` : ''}.`,
    'spell-order': ({ card }) => `${lore[card].name} : choisissez la prochaine unité frappée.`,
    chain: ({ card, dice: n }) =>
      `${lore[card].name} : frappez une autre unité avec ${some(n, 'dé')}, ou arrêtez.`,
    'card-move': ({ unit: id }) => `Choisissez où la carte déplace ${unit(id)}.`,
    'card-place': ({ unit: id }) => `Choisissez où la carte place ${unit(id)}.`,
    healing: ({ left }) =>
      `Choisissez une unité affaiblie qui regagne une figurine (encore ${left}), ou arrêtez.`,
    evade: ({ unit: id }) => `Esquive : choisissez où se replie ${unit(id)}.`,
    intercept: ({ unit: id }) => `Interposition : choisissez l’unité qui prend la place ${ofUnit(id)}.`,
    spy: 'Espion : choisissez une carte Commandement que votre adversaire défausse et remplace, ou aucune.',
    sabotage: 'Sabotage : choisissez la carte Arcane que votre adversaire défausse.',
    scout: 'Reconnaissance : gardez une de ces cartes Commandement ; l’autre est défaussée.',
    'lore-choice': 'Fin du tour : choisissez votre gain d’Arcane.',
    'lore-keep': 'Gardez une de ces cartes Arcane ; l’autre est défaussée.',
    'lore-limit': ({ limit }) => `Vous pouvez tenir ${loreCount(limit)} : défaussez-en une.`,
  },

  choices: {
    raise: (master) => `Élever ${the(master)} d’un niveau`,
    confirm: () => 'Confirmer ce Conseil de Guerre',
    place: (landmark, where) => `Placer ${the(landmark)} sur ${the(where)}`,
    keep: (card) => `Garder ${the(card)}`,
    command: (card) => `Jouer ${the(card)}`,
    play: (card) => `Jouer ${the(card)}`,
    pass: () => 'Passer',
    order: (ref) => `Activer ${the(ref)}`,
    done: () => 'Continuer',
    pick: (ref) => `Déplacer ${the(ref)}`,
    to: (where) => `Aller sur ${the(where)}`,
    rush: (where, enemy) => `Se ruer sur ${the(where)} et attaquer ${the(enemy)}`,
    passage: () => `Prendre le passage secret pour ${tokens(tables.secretPassageCost)}`,
    open: (where) => `Ouvrir le passage secret vers ${the(where)}`,
    train: () => 'S’entraîner dans le camp',
    stay: () => 'Rester sur place',
    heal: () => 'Soigner',
    decline: () => 'Renoncer',
    attack: (attacker, target) => `Attaquer ${the(target)} avec ${the(attacker)}`,
    'gain-ground': (where) => `S’emparer ${of(where)}`,
    pursue: (where) => `Poursuivre jusqu’à ${the(where)}`,
    'battle-back': () => 'Riposter',
    ignore: (count) =>
      count === '0' ? 'N’ignorer aucun drapeau' : `Ignorer ${some(Number(count), 'drapeau', 'drapeaux')}`,
    retreat: (where) => `Battre en retraite sur ${the(where)}`,
    power: (id, stored) =>
      stored === undefined
        ? `Employer ${the(id)}`
        : `Employer ${the(id)} avec ${payment(id as PowerId, Number(stored))}`,
    concentrate: () => 'Concentrer un symbole Arcane',
    goblet: () => 'Prendre le reste en pions',
    section: (flank) => `Choisir ${the(flank)}`,
    target: (ref) => `Choisir ${the(ref)}`,
    strike: (ref) => `Frapper ${the(ref)}`,
    discard: (card) => `Défausser ${the(card)}`,
    cards: () => 'Piocher deux cartes Arcane et en garder une',
    both: () => 'Piocher une carte Arcane et prendre un pion',
    tokens: () => 'Prendre deux pions Arcane',
  },

  events: {
    council: ({ seat, council: levels }) =>
      `${Camp(seat)} dévoile son Conseil de Guerre : ${council(levels)}.`,
    landmark: ({ seat, landmark, hex }) =>
      `${Camp(seat)} place un lieu remarquable sur ${hex} : ${landmarks[landmark]}.`,
    'dealt-lore': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} reçoit ${loreCount(count)} parmi lesquelles choisir.`
        : `${Camp(seat)} reçoit ${loreCount(count)} parmi lesquelles choisir : ${spells(cards)}.`,
    begun: ({ seat }) => `La bataille commence. ${Camp(seat)} joue en premier.`,
    turn: ({ seat, number }) => `Tour ${number} : ${camp(seat)}.`,
    commanded: ({ seat, card, as }) =>
      as === card
        ? `${Camp(seat)} joue ${order(card)}.`
        : `${Camp(seat)} joue ${order(card)}, qui devient ${order(as)}.`,
    'played-lore': ({ seat, card, paid }) => `${Camp(seat)} joue ${spell(card)} pour ${tokens(paid)}.`,
    cancelled: ({ seat, card }) => `${Camp(seat)} annule ${spell(card)}.`,
    'lore-target': ({ card, unit: id }) => `${spell(card)} vise ${unit(id)}.`,
    'lore-section': ({ card, section }) => `${spell(card)} s’abat sur ${SECTIONS[section]}.`,
    ordered: ({ unit: id, paid }) =>
      paid > 0 ? `${Unit(id)} est activée pour ${tokens(paid)}.` : `${Unit(id)} est activée.`,
    moved: ({ unit: id, from, to }) => `${Unit(id)} se déplace de ${from} à ${to}.`,
    followed: ({ unit: id, from, to }) => `${Unit(id)} avance de ${from} à ${to}.`,
    'card-moved': ({ unit: id, from, to }) => `La carte déplace ${unit(id)} de ${from} à ${to}.`,
    retreated: ({ unit: id, from, to }) => `${Unit(id)} bat en retraite de ${from} à ${to}.`,
    evaded: ({ unit: id, from, to }) => `${Unit(id)} esquive et se replie de ${from} à ${to}.`,
    exchanged: ({ unit: id, with: ally }) => `${Unit(ally)} prend la place ${ofUnit(id)}.`,
    trained: ({ unit: id, banner }) =>
      `${Unit(id)} s’est entraînée et porte désormais une ${namesFr.banners[banner].name}.`,
    'passage-opened': ({ unit: id, hex }) => `${Unit(id)} ouvre un passage secret vers ${hex}.`,
    healed: ({ unit: id, figures }) => `${Unit(id)} est soignée et compte ${some(figures, 'figurine')}.`,
    purified: ({ unit: id }) => `${Unit(id)} est délivrée de la toile et du poison.`,
    attack: ({ how, seat, attacker, target }) => ATTACKS[how](attacker, target, seat),
    rolled: ({ how, attacker, target, faces: rolled }) =>
      how === 'spell'
        ? `Dés contre ${unit(target)} : ${dice(rolled)}.`
        : `Dés ${ofUnit(attacker)} contre ${unit(target)} : ${dice(rolled)}.`,
    power: ({ unit: id, target, power: used }) =>
      `${Unit(id)} emploie ${power(used)} contre ${unit(target)}.`,
    concentrated: ({ unit: id, stored }) =>
      `${Unit(id)} concentre l’Arcane : elle a ${some(stored, 'pion')} à ses côtés.`,
    lost: ({ unit: id, hex, count, left }) =>
      `${Unit(id)}, sur ${hex}, perd ${some(count, 'figurine')} ; il en reste ${left}.`,
    critical: ({ unit: id, faces: rolled }) => `Coup critique contre ${unit(id)} ? Dés : ${dice(rolled)}.`,
    eliminated: ({ unit: id, camp: owner, hex }) =>
      `${Camp(owner)} a perdu ${unit(id)} sur ${hex} : une bannière revient ${toCamp(1 - owner)}.`,
    ignored: ({ unit: id, count }) => `${Unit(id)} ignore ${some(count, 'drapeau', 'drapeaux')}.`,
    blocked: ({ unit: id }) => `La retraite ${ofUnit(id)} est bloquée.`,
    trampled: ({ unit: id, by }) => `${Unit(id)} est piétinée par ${unit(by)}.`,
    cornered: ({ unit: id, faces: rolled }) => `${Unit(id)} est acculée. Dés : ${dice(rolled)}.`,
    panic: ({ unit: id, faces: rolled }) => `Test de panique ${ofUnit(id)}. Dés : ${dice(rolled)}.`,
    tokens: ({ seat, count }) => `${Camp(seat)} prend ${tokens(count)}.`,
    stole: ({ seat, count }) =>
      count === 0
        ? `${Camp(seat)} trouve vide le gobelet ${ofCamp(1 - seat)}.`
        : `${Camp(seat)} vole ${tokens(count)} ${toCamp(1 - seat)}.`,
    'saw-lore-hand': ({ seat, of: whose, cards }) =>
      cards === undefined
        ? `${Camp(seat)} regarde en secret les cartes Arcane ${ofCamp(whose)}.`
        : `${Camp(seat)} regarde en secret les cartes Arcane ${ofCamp(whose)} : ${spells(cards)}.`,
    'saw-command-hand': ({ seat, of: whose, cards }) =>
      cards === undefined
        ? `${Camp(seat)} regarde en secret les cartes Commandement ${ofCamp(whose)}.`
        : `${Camp(seat)} regarde en secret les cartes Commandement ${ofCamp(whose)} : ${orders(cards)}.`,
    'drew-command': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} pioche ${commandCount(count)}.`
        : `${Camp(seat)} pioche ${commandCount(count)} : ${orders(cards)}.`,
    'drew-lore': ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} pioche ${loreCount(count)}.`
        : `${Camp(seat)} pioche ${loreCount(count)} : ${spells(cards)}.`,
    scouted: ({ seat, count, cards }) =>
      cards === undefined
        ? `${Camp(seat)} part en reconnaissance et regarde ${commandCount(count)}.`
        : `${Camp(seat)} part en reconnaissance et regarde ${commandCount(count)} : ${orders(cards)}.`,
    'command-discarded': ({ seat, card }) => `${Camp(seat)} défausse la carte Commandement ${order(card)}.`,
    'lore-discarded': ({ seat, card }) => `${Camp(seat)} défausse la carte Arcane ${spell(card)}.`,
    'lore-choice': ({ seat, choice }) =>
      ({
        cards: `${Camp(seat)} choisit des cartes Arcane.`,
        both: `${Camp(seat)} choisit une carte Arcane et un pion.`,
        tokens: `${Camp(seat)} choisit des pions Arcane.`,
      })[choice],
    'stronghold-taken': ({ seat, hex }) =>
      `${Camp(seat)} perd son Bastion sur ${hex}, et avec lui une carte Commandement.`,
    'stronghold-retaken': ({ seat, hex }) => `${Camp(seat)} reprend son Bastion sur ${hex}.`,
    resigned: ({ seat }) => `${Camp(seat)} abandonne.`,
  },

  refusals: {
    'BLO-1.1': ({ params }) => `Ce jeu oppose deux camps, et la table compte ${params.seats} places.`,
    'BLO-1.2': ({ where: [ref], params }) =>
      ref
        ? `${The(ref)} ne peut pas compter ${some(Number(params.figures), 'figurine')}.`
        : 'Deux unités portent le même nom.',
    'BLO-1.4': ({ where: [ref], params }) =>
      `${The(ref)} est éliminée, mais compte ${some(Number(params.figures), 'figurine')}.`,
    'BLO-1.6': ({ where: [hex] }) => `Il y a déjà une unité sur ${the(hex)}.`,
    'BLO-1.9': () => 'Cette position n’est pas celle de l’aventure de la table.',
    'BLO-1.10': ({ where: [ref], params }) => {
      const thing = thingOf(ref ?? '');
      const right = thing.kind === 'card' ? command[thing.id].count : '?';
      return `Cartes ${the(ref)} : ${params.count} au lieu de ${right}.`;
    },
    'BLO-2.1': ({ where: [ref] }) =>
      ref
        ? `La question ne porte pas sur ${the(ref)} : répondez-y d’abord.`
        : 'Pas maintenant : cela se fait à un autre moment du tour.',
    'BLO-2.2': ({ where: [ref] }) =>
      ref
        ? `${The(ref)} n’est pas une carte Commandement de votre main.`
        : 'Jouez une de vos cartes Commandement.',
    'BLO-2.5': ({ where: [ref] }) =>
      `Cette carte ne peut pas activer ${the(ref)}, ou n’a plus d’ordre à donner.`,
    'BLO-3.1': ({ where: [ref] }) =>
      ref
        ? `${The(ref)} n’est pas à vous d’activer.`
        : 'Pas maintenant : activez d’abord vos unités, ou terminez.',
    'BLO-3.2': about((it) => `${it} n’est pas une unité que vous avez activée.`),
    'BLO-3.4': ({ where: [ref] }) => `${The(ref)} est déjà activée.`,
    'BLO-3.5': ({ where: [ref] }) => `La carte n’a plus d’ordre pour la zone ${of(ref)}.`,
    'BLO-4.1': ({ where: [ref] }) => `${The(ref)} s’est déjà déplacée ce tour-ci.`,
    'BLO-4.2': () =>
      'Pas maintenant : on se déplace d’abord, on combat ensuite. Choisissez une unité, ou terminez.',
    'BLO-4.3': badMove,
    'BLO-4.6': outOfReach,
    'BLO-4.7': outOfReach,
    'BLO-5.2': ({ where: [ref] }) => `${The(ref)} a déjà combattu ce tour-ci.`,
    'BLO-5.3': ({ where: [ref], params }) => {
      if (params.noTarget) return `${The(ref)} n’a aucun ennemi à attaquer.`;
      return params.attacker === undefined
        ? `${The(ref)} n’est pas un ennemi que l’on puisse attaquer.`
        : `Seule ${the(String(params.attacker))} peut attaquer maintenant.`;
    },
    'BLO-5.6': ({ where: [ref, target], params }) =>
      params.range === 1
        ? `${The(ref)} n’attaque qu’un ennemi adjacent, et ${the(target)} est plus loin.`
        : `${The(target)} est hors de portée : ${the(ref)} tire à ${some(Number(params.range), 'case')} au plus.`,
    'BLO-5.7': ({ where: [ref, ...near] }) =>
      `${The(ref)} est au contact et ne peut attaquer qu’un ennemi adjacent : ${list(near.map(the))}.`,
    'BLO-5.9': ({ where, params }) =>
      `La ligne de mire vers ${the(String(params.target))} est bloquée par ${list([...new Set(where)].map(the))}.`,
    'BLO-6.5': ({ where: [ref, target] }) => `Il ne reste aucun dé à ${the(ref)} contre ${the(target)}.`,
    'BLO-6.6': ({ where: [ref] }) =>
      `${The(ref)} ne peut plus combattre ce tour-ci, après un tel déplacement.`,
    'BLO-8.2': about((it) => `${it} n’est pas une des deux cases derrière l’unité.`),
    'BLO-8.3': about((it) => `l’unité ne peut pas se replier sur ${it}.`),
    'BLO-9.2': ({ where: [ref], params }) =>
      `${The(ref)} peut ignorer de 0 à ${some(Number(params.most), 'drapeau', 'drapeaux')}.`,
    'BLO-10.2': about((it) => `${it} n’est pas la case libérée.`),
    'BLO-10.3': about((it) => `la poursuite ne peut pas mener à ${it}.`),
    'BLO-10.5': ({ where: [ref], params }) =>
      params.attacker === undefined
        ? `${The(ref)} ne peut pas être la cible de l’attaque bonus.`
        : `Seule ${the(String(params.attacker))} peut attaquer maintenant.`,
    'BLO-12.1': about((it) => `${it} n’est pas une des cartes que vous regardez.`),
    'BLO-13.5': badRush,
    'BLO-13.6': ({ where }) =>
      `Une ruée se termine par une attaque, encore attendue de ${list(where.map(the))}.`,
    'BLO-13.9': ({ where: [hex] }) =>
      `Une ruée ne peut pas finir sur ${the(hex)} : qui y entre ne combat pas ce tour-ci.`,
    'BLO-14.11': cannotPay,
    'BLO-14.12': ({ where: [ref, id], params }) =>
      params.paid === undefined
        ? `${The(ref)} n’a pas ce que ce pouvoir demande.`
        : `${The(ref)} ne peut pas payer ${the(id)} avec ${tokens(Number(params.paid))}.`,
    'BLO-14.13': ({ where: [ref], params }) => {
      if (params.stored !== undefined)
        return `Il ne peut pas y avoir ${tokens(Number(params.stored))} à côté ${of(ref)}.`;
      if (params.most !== undefined)
        return `${The(ref)} a déjà ${tokens(Number(params.most))} à ses côtés, et ne peut en garder plus.`;
      return params.pool === 0
        ? 'Le Puits est vide : il n’y a aucun pion à concentrer.'
        : `Il ne reste aucun symbole Arcane à concentrer pour ${the(ref)}.`;
    },
    'BLO-14.16': outOfReach,
    'BLO-14.17': ({ where: [ref] }) => `${The(ref)} est prise dans une toile.`,
    'BLO-14.18': cannotPay,
    'BLO-14.19': ({ where: [ref] }) =>
      `${power('venom')} demande deux symboles Arcane et une touche par ${the(ref)}.`,
    'BLO-15.1': ({ params }) => `Il y a ${params.tokens} pions Arcane en tout, et non ${tables.lorePool}.`,
    'BLO-15.3': badLore,
    'BLO-15.5': ({ where: [card], params }) =>
      `${The(card)} coûte ${tokens(Number(params.cost))}, et ${purse(params.goblet)}.`,
    'BLO-15.6': ({ where: [card] }) =>
      `${The(card)} devra attendre : vous avez déjà joué une carte Arcane ce tour-ci.`,
    'BLO-15.7': ({ where: [card] }) => `${The(card)} ne se joue pas pendant le tour de votre adversaire.`,
    'BLO-15.18': badTarget,
    'BLO-15.19': about((it) => `la carte ne peut pas mener l’unité sur ${it}.`),
    'BLO-15.20': ({ where: [ref] }) =>
      ref
        ? `${The(ref)} n’est pas une des cartes que vous avez piochées.`
        : 'Vous avez choisi des cartes : gardez-en une.',
    'BLO-15.21': about((it) => `${it} n’est pas une carte Arcane de votre main.`),
    'BLO-15.25': about((it) => `${it} n’est pas de celles que le sortilège frappe encore.`),
    'BLO-16.5': ({ where: [card], params }) => `La carte Arcane ${the(card)} est là ${params.count} fois.`,
    'BLO-16.6': about((it) => `${it} n’est pas une des cartes Arcane que vous avez reçues.`),
    'BLO-16.8': badCouncil,
    'BLO-17.4': ({ where: [hex] }) => `${The(hex)} est un cours d’eau, et aucune unité ne peut s’y tenir.`,
    'BLO-18.3': badPlace,
    'BLO-18.5': ({ where: [ref] }) => `Impossible d’ouvrir ainsi le passage secret : ${the(ref)}.`,
    'BLO-18.6': ({ where: [ref] }) => `${The(ref)} ne peut pas prendre le passage secret maintenant.`,
    'BLO-18.8': ({ where: [ref], params }) =>
      params.rested
        ? `${The(ref)} s’est entraînée ce tour-ci et ne combat donc pas.`
        : `L’entraînement n’est pas possible ici : ${the(ref)}.`,
    'BLO-18.9': ({ where: [ref] }) => `${The(ref)} a été soignée ce tour-ci et ne combat donc pas.`,
    'BLO-18.10': ({ where: [hex] }) =>
      `Un Bastion se place en campagne, sous une unité de son camp : ${the(hex)} ne convient pas.`,
    'BLO-18.15': ({ where: [hex] }) =>
      `Aucun camp ne possède deux Bastions : celui qui se trouve sur ${the(hex)} est de trop.`,
  },

  features: {
    lacking: 'Bannières de victoire manquantes',
    last: 'proximité de la dernière bannière',
    green: 'figurines vertes',
    blue: 'figurines bleues',
    red: 'figurines rouges',
    horse: 'figurines à cheval',
    bows: 'figurines de tir',
    beasts: 'créatures',
    weak: 'unités presque éliminées',
    attack: 'attaques du tour à venir',
    threat: 'attaques du tour suivant',
    hand: 'utilité de la main de Commandement',
    kills: 'unités près de tomber',
    later: 'unités qui tomberont peut-être',
    bold: 'unités Intrépides près de l’ennemi',
    cornered: 'unités sans retraite',
    cover: 'unités à couvert',
    webbed: 'unités prises dans une toile',
    poisoned: 'unités empoisonnées',
    commands: 'taille de la main de Commandement',
    tokens: 'pions Arcane',
    lore: 'cartes Arcane',
    ready: 'cartes Arcane que l’on peut payer',
    stored: 'pions concentrés',
    march: 'proximité de l’ennemi',
    goal: 'proximité des objectifs',
  },
  endings: {
    banners: (winners, banners) => `La dernière Bannière de victoire est prise. ${atEnd(winners, banners)}`,
    'turn-cap': (winners, banners) => `Le dernier tour est joué. ${atEnd(winners, banners)}`,
    resigned: ([winner], banners) =>
      winner === undefined
        ? atEnd([], banners)
        : `${Camp(1 - winner)} a abandonné : ${camp(winner)} l’emporte.`,
  },

  board: {
    language: 'fr',
    marks: { ordered: '*', moved: '+', battled: 'x', web: 't', poison: 'p' },
    turn: (number) => `tour ${number}`,
    setUp: 'mise en place',
    toPlay: (name) => `${name} joue`,
    waiting: (name) => `on attend ${name}`,
    waitingUnknown: 'en attente',
    over: 'la partie est terminée',
    legend: [
      '◆AR4 V : archers du Fanion (● Étendard), 4 figurines, casque vert (B bleu, R rouge).',
      'AR2 : P-AR2 (◆) ou S-AR2 (●) ; * activée, + déplacée, x a combattu, t toile, p poison, ¹² Arcane.',
    ],
    objective: (hex, n, name, mode) =>
      `${hex} : ${some(n, 'bannière')} pour ${name ?? 'l’un ou l’autre camp'}, ${namesFr.objectives[mode]}`,
    banners: (won, needed) => `bannières ${won}/${needed}`,
    commandCards: (n) => `Commandement ${n}`,
    loreCards: (n) => `Arcane ${n}`,
    goblet: (n) => `gobelet ${n}`,
    looking: (n) => `regarde ${some(n, 'carte')}`,
    council: 'Conseil',
    commandHand: 'Commandement',
    loreHand: 'Arcane',
    toKeep: 'À choisir',
    noCard: 'aucune carte',
    commandPiles: (pile, discard) => `Pioche Commandement ${pile}, défausse ${discard}`,
    lorePiles: (pile, discard, out) =>
      `pioche Arcane ${pile}, défausse ${discard}${out > 0 ? `, écartées ${out}` : ''}`,
    pool: (n) => `Puits ${n}`,
    played: 'Joué ce tour-ci',
    as: (card, other) => `${card} comme ${other}`,
    paid: (card, n) => `${card} pour ${tokens(n)}`,
    cancelled: 'annulée',
    attacks: {
      attack: 'Attaque',
      bonus: 'Attaque bonus',
      berserk: 'Attaque berserk',
      'battle-back': 'Riposte',
      'first-strike': 'Première frappe',
      spell: 'Sortilège',
    },
    against: (attacker, target) => `${attacker} contre ${target}`,
    dice: (n) => some(n, 'dé'),
    hits: (n) => some(n, 'touche', 'touches'),
    retreat: (n) => `encore ${some(n, 'case')} de retraite`,
    colon: (before, after) => `${before} : ${after}`,
  },
};
