import type { FrenchNoun, Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, french, uncapitalize } from '@gonfalon/kernel';
import type { LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, event, loot, space, TILE_IDS } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { SumWords } from '../text-board/sums.ts';
import { attackSum, defenceSum } from '../text-board/sums.ts';
import { coverWords } from './cover.ts';
import type { BattueMessages, ConditionalCard } from './messages.ts';
import { namesFr } from './names.fr.ts';
import { chaptersFr, rulesFr, rulingsFr } from './rules.fr.ts';

const { list, some } = french;
const { spaces, tiles, windows } = namesFr;
const SEATS = ['Clan du Loup', 'Clan du Faucon', 'Clan de l’Ours', 'Clan du Cerf'];

const name = (seat: Seat) => uncapitalize(SEATS[seat] ?? `Clan de la place ${seat + 1}`);
export const clan = (seat: Seat) => `le ${name(seat)}`;
const ofClan = (seat: Seat) => `du ${name(seat)}`;
const Clan = (seat: Seat) => capitalize(clan(seat));
const card = (id: LootId) => `« ${namesFr.loot[id].name} »`;
const warriors = (n: number) => some(n, 'guerrier');
const cards = (n: number, kind = '') => some(n, `carte${kind}`, `cartes${kind}`);
const LOOT = ' Butin';

const NAMELESS: FrenchNoun = { article: '', noun: '…' };

export function section(id: SpaceId): FrenchNoun {
  const noun = spaces[id].name;
  switch (space[id].kind) {
    case 'gate':
    case 'tower':
    case 'small':
      return { article: 'la', noun: uncapitalize(noun) };
    case 'medium':
      return { article: 'l’', noun: uncapitalize(noun) };
    case 'palace':
      return { article: 'le', noun };
    default:
      return { article: 'le', noun: uncapitalize(noun) };
  }
}

function nounOf(ref: Ref | undefined): FrenchNoun {
  if (ref === undefined) return NAMELESS;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'space':
      return section(thing.id);
    case 'camp':
      return { article: 'le', noun: `camp ${ofClan(thing.seat)}` };
    case 'seat':
      return { article: 'le', noun: name(thing.seat) };
    case 'card':
      return { article: '', noun: card(thing.id) };
    case 'event':
      return { article: '', noun: `« ${namesFr.events[thing.id].name} »` };
    case 'edge':
      return { article: 'le', noun: `bord ${namesFr.edges[thing.id]}` };
    case 'random':
      return { article: '', noun: 'un emplacement au hasard' };
    case 'number':
    case 'other':
      return { article: '', noun: `« ${ref} »` };
  }
}

/** The camp of the player spoken to, or of the clan already named. */
function ownNoun(ref: Ref | undefined, camp: 'votre camp' | 'son camp'): FrenchNoun {
  return ref !== undefined && thingOf(ref).kind === 'camp' ? { article: '', noun: camp } : nounOf(ref);
}

/** `la porte du Midi`, `l’îlot nord 1`, `le camp du clan du Loup` */
const the = (ref: Ref | undefined): string => french.the(nounOf(ref));
const The = (ref: Ref | undefined): string => capitalize(the(ref));
const of = (ref: Ref | undefined): string => french.of(nounOf(ref));
const own = (ref: Ref | undefined): string => french.the(ownNoun(ref, 'votre camp'));
const ofOwn = (ref: Ref | undefined): string => french.of(ownNoun(ref, 'votre camp'));
const its = (ref: Ref | undefined): string => french.the(ownNoun(ref, 'son camp'));
const ofIts = (ref: Ref | undefined): string => french.of(ownNoun(ref, 'son camp'));

/** Where: `à la porte du Midi`, `sur le mur nord I`, `dans l’îlot nord 1`, `au Palais`. */
function at(ref: Ref | undefined, named: (ref: Ref | undefined) => string = own): string {
  const thing = thingOf(ref ?? '…');
  const kind = thing.kind === 'space' ? space[thing.id].kind : '';
  if (kind === 'palace') return 'au Palais';
  if (kind === 'wall') return `sur ${named(ref)}`;
  return `${kind === 'gate' || kind === 'tower' ? 'à' : 'dans'} ${named(ref)}`;
}

/** `Castra (camp fortifié)`; only once if the reader's word is the Latin one. */
function tile(id: TileId): string {
  const { title, name: translated } = tiles[id];
  return title === translated ? title : `${title} (${uncapitalize(translated)})`;
}

function dice(rolled: readonly number[]): string {
  return rolled.length > 1 ? `dés ${rolled.join(' + ')}` : `dé ${rolled[0] ?? '?'}`;
}

const sums: SumWords = { warriors, dice, bonus: (n) => `bonus ${n}`, defence: (n) => `défense ${n}` };

const held = (seen: readonly LootId[]) => list(seen.map(card)) || 'aucune carte';

/** What a card that cannot be played now is lacking. */
const lacking: Readonly<Record<ConditionalCard, string>> = {
  attrition: 'un guerrier ennemi sur la section',
  'blind-luck': 'une section incontrôlée et un jet d’attaque inférieur au jet de défense',
  'bloody-attrition': 'une horde qui défende, et que la vôtre soit plus nombreuse',
  'call-to-action': 'une section que vous contrôlez et où vous n’avez aucun guerrier',
  'change-of-fate': 'au moins une autre carte à défausser',
  charge: 'plus de guerriers que la défense de la section et les guerriers qui défendent réunis',
  'crushing-attack': 'une section où aucun guerrier ne défend, et plus de guerriers que sa défense',
  defense: 'une section où aucun guerrier ne défend',
  'feint-heart': 'une section incontrôlée dont la défense dépasse le nombre de vos guerriers',
  'inside-information': 'une carte Butin à regarder, et il n’en reste aucune',
  'last-stand': 'une horde plus nombreuse que la vôtre en défense, une seule fois par échange',
  'one-last-push': 'des valeurs d’attaque et de défense égales',
  oracle: 'un événement à prédire, et il n’en reste aucun',
  outmaneuver: 'une section où aucun guerrier ne défend, une seule fois par bataille',
  poison: 'une horde ennemie',
  rampart: 'un jet de défense',
  recon: 'une section face cachée adjacente à une de vos hordes',
  recruits: 'une horde de moins de 8 et des guerriers dans votre réserve',
  'spirited-defense': 'un de vos guerriers sur la section attaquée',
  'spoil-of-war': 'un adversaire qui ne doive pas déjà passer un tour à festoyer',
  spy: 'un adversaire qui ait des cartes en main',
  tactics: 'une section où des guerriers défendent',
  'tending-the-wounded': 'une horde de moins de 8 et des guerriers dans votre réserve',
  thief: 'une carte Butin dans le trésor de guerre d’un adversaire',
  'unseen-allies': 'au moins deux autres cartes à défausser et une horde qui ait de la place',
  warrior: 'une horde de moins de 8 et un guerrier dans votre réserve',
  wastrel: 'un adversaire qui ait des cartes en main',
};

function cannotPlay(ref: Ref | undefined): string {
  const thing = thingOf(ref ?? '');
  if (thing.kind !== 'card') return 'Cela n’est pas possible ici.';
  const what = Object.hasOwn(lacking, thing.id) ? lacking[thing.id as ConditionalCard] : undefined;
  return what
    ? `Pour ${card(thing.id)}, il faut ${what}.`
    : `${card(thing.id)} ne peut pas être jouée maintenant.`;
}

function misplayed({ where: [first, ...targets], params }: RefusalContext): string {
  if (params.notHeld) return `Vous n’avez pas ${the(first)} en main.`;
  if (!params.target) return cannotPlay(first);
  if (targets.length > 0) return `${The(first)} ne peut pas viser ${list(targets.map(the))}.`;
  return `Impossible de choisir ainsi ${the(first)}.`;
}

function badCamp({ where: [first], params }: RefusalContext): string {
  const { kind } = thingOf(first ?? '');
  if (kind === 'edge') return `Un autre clan a déjà son camp sur ${the(first)}.`;
  if (kind !== 'seat') return `${The(first)} ne touche pas ${the(`edge:${params.edge}`)}.`;
  if (params.edge === undefined) return `${The(first)} n’a pas de camp.`;
  return `${The(first)} ne peut pas avoir son camp là, sur ${the(`edge:${params.edge}`)}.`;
}

function badMove({ where: [first, second], params }: RefusalContext): string {
  if (params.noHorde) return `Vous n’avez pas de horde ${at(first, the)}.`;
  if (params.notAdjacent) return `${The(first)} et ${the(second)} ne se touchent pas.`;
  return params.all === 1
    ? `Il y a 1 guerrier à déplacer ${at(first)}, ni plus ni moins.`
    : `Vous pouvez déplacer de 1 à ${params.all} guerriers au départ ${ofOwn(first)}, pas un autre nombre.`;
}

function tooMany({ where: [place], params }: RefusalContext): string {
  const { free, moved } = params;
  if (moved !== undefined) return `Plus de guerriers auraient bougé ${at(place)} qu’il n’y en a.`;
  if (free === 0) return `Aucun guerrier ne peut plus se déplacer ce tour-ci ${at(place)}.`;
  return `${warriors(Number(free))} seulement ${Number(free) > 1 ? 'peuvent' : 'peut'} encore se déplacer ${at(place)}.`;
}

function badTile({ where: [id], params }: RefusalContext): string {
  if (params.tile === undefined) return `Aucune tuile ne se trouve ${at(id)}.`;
  const title = tiles[params.tile as TileId]?.title ?? String(params.tile);
  return id ? `La tuile ${title} n’a pas sa place ${at(id)}.` : `La tuile ${title} est là deux fois.`;
}

function badCount({ where: [ref], params }: RefusalContext): string {
  const thing = thingOf(ref ?? '');
  const right =
    thing.kind === 'card' ? loot[thing.id].count : thing.kind === 'event' && event[thing.id].count;
  return `Cartes ${the(ref)} : ${params.count} au lieu de ${right}.`;
}

function badEventChoice({ where: [ref] }: RefusalContext): string {
  if (thingOf(ref ?? '').kind === 'seat')
    return `${The(ref)} n’est pas de ceux qui contrôlent le plus de sections.`;
  return `L’événement ne permet pas de choisir ${own(ref)}.`;
}

function badRetreat({ where: [to], params }: RefusalContext): string {
  if (Number(params.total) > constants.maxHorde) return `Cela ferait ${params.total} guerriers ${at(to)}.`;
  return `${The(to)} n’est pas une section adjacente que vous contrôlez et qui soit libre d’ennemis.`;
}

function wrongMoment({ where: [ref] }: RefusalContext): string {
  const thing = thingOf(ref ?? '');
  const when = thing.kind === 'card' ? loot[thing.id].when.map((w) => windows[w]) : [];
  return `${The(ref)} se joue à un autre moment : ${when.join(' ; ')}.`;
}

export const fr: BattueMessages = {
  language: 'fr',
  ...coverWords.fr,
  rules: rulesFr,
  chapters: chaptersFr,
  rulings: rulingsFr,
  names: namesFr,
  seats: SEATS,
  camp: (seat) => `Camp ${ofClan(seat)}`,
  edge: (edge) => `Bord ${namesFr.edges[edge]}`,
  random: 'Au hasard',
  kinds: {
    space: 'une section',
    camp: 'un camp',
    seat: 'un clan',
    card: 'une carte Butin',
    event: 'une carte Événement',
    edge: 'un bord du plateau',
    random: 'un emplacement au hasard',
    number: 'un nombre de guerriers',
  },

  prompts: {
    landmark: 'Posez le prochain monument, face cachée, sur un grand emplacement libre de la cité.',
    camp: 'Choisissez un bord du plateau, puis la porte, le mur ou la tour devant lesquels camper.',
    'start-card': 'Votre tour commence : jouez une carte Début du tour, ou continuez.',
    reinforce: 'Appelez des renforts pour une horde (elle ne bougera pas ce tour-ci), ou continuez.',
    move: 'Déplacez des guerriers vers une section adjacente, ou terminez vos déplacements et combattez.',
    conflict: 'Choisissez la prochaine bataille à livrer.',
    'attack-card': 'Vous attaquez : jouez une carte avant les jets de dés, ou passez.',
    'defence-card': 'Vous défendez : jouez une carte avant les jets de dés, ou passez.',
    'after-roll-card': 'Les dés sont jetés : jouez une carte pour changer l’issue, ou passez.',
    'tie-card': 'Les valeurs sont égales : emportez l’échange par « Ultime poussée », ou passez.',
    'attrition-card': 'Vous venez de perdre un guerrier : répondez par « Usure », ou passez.',
    retreat: 'L’échange est terminé : continuez le combat, ou choisissez où votre horde bat en retraite.',
    'free-flag': 'Il ne vous reste aucun drapeau pour votre conquête : rendez une section sans guerriers.',
    'fever-loss': 'Fièvre des camps : choisissez laquelle de vos hordes perd un guerrier.',
    'uprising-leader':
      'Soulèvement : plusieurs joueurs contrôlent le plus de sections ; désignez qui en rend une.',
    'uprising-loss': 'Soulèvement : choisissez une de vos sections sans guerriers à rendre.',
    'captured-map': 'Plan dérobé : choisissez une section adjacente à regarder en secret, ou arrêtez.',
    'call-from': 'Appel aux armes : choisissez la horde qui envoie des guerriers.',
    'call-count': 'Appel aux armes : choisissez combien de guerriers partent.',
    'call-to': 'Appel aux armes : choisissez la section où ils accourent.',
    'end-card': 'Votre tour s’achève : jouez une carte Fin du tour, ou continuez.',
    'hand-limit': ({ excess }) =>
      `Vous pouvez garder ${constants.handLimit} cartes Butin : défaussez-en encore ${excess === 1 ? 'une' : excess}.`,
    'gathering-discard': 'Ratissage : défaussez une carte de votre main.',
    distribute: ({ left }) =>
      left === 1
        ? 'Placez le dernier guerrier dans une horde.'
        : `Placez un guerrier dans une horde (il en reste ${left}).`,
    'order-loot': ({ place }) =>
      place === 1
        ? 'Choisissez la carte à mettre au sommet de la pile Butin, ou laissez-les toutes comme elles sont.'
        : `Choisissez la carte à mettre en ${place}e position, ou laissez les autres comme elles sont.`,
    'card-discards': ({ card: id, gone, least }) =>
      gone < least
        ? `${namesFr.loot[id].name} : défaussez encore au moins ${cards(least - gone)}.`
        : `${namesFr.loot[id].name} : ${cards(gone)} défaussée${gone > 1 ? 's' : ''} ; défaussez-en une autre, ou arrêtez.`,
  },

  choices: {
    place: (where) => (where === 'random' ? 'Le poser au hasard' : `Le poser ${at(where)}`),
    camp: (edge, where) => `Camper sur ${the(edge)}, devant ${the(where)}`,
    play: (ref, ...targets) =>
      targets.length > 0 ? `Jouer ${the(ref)} : ${targets.map(the).join(', ')}` : `Jouer ${the(ref)}`,
    done: () => 'Continuer',
    pass: () => 'Passer',
    reinforce: (place) => `Renforcer ${own(place)}`,
    move: (from, to, count) =>
      `Déplacer ${count ? warriors(Number(count)) : '…'} ${ofOwn(from)} vers ${the(to)}`,
    fight: (where) => `Combattre ${at(where)}`,
    retreat: (to) => `Battre en retraite vers ${the(to)}`,
    stay: () => 'Continuer le combat',
    'give-up': (where) => `Rendre ${the(where)}`,
    lose: (place) => `Retirer un guerrier ${ofOwn(place)}`,
    name: (seat) => `Désigner ${the(seat)}`,
    look: (where) => `Regarder ${the(where)}`,
    discard: (ref) => `Défausser ${the(ref)}`,
    strengthen: (place) => `Ajouter un guerrier ${at(place)}`,
    top: (ref) => `Mettre ensuite ${the(ref)}`,
    call: (place) => `Appeler des guerriers ${ofOwn(place)}`,
    count: (count) => `Envoyer ${warriors(Number(count))}`,
    to: (where) => `Les envoyer vers ${the(where)}`,
  },

  events: {
    'landmark-placed': ({ seat, space: id }) =>
      seat === undefined
        ? `Un monument est posé face cachée ${at(id)}.`
        : `${Clan(seat)} pose un monument face cachée ${at(id)}.`,
    'city-planned': ({ tiles, name }) =>
      `${name ? `Le plan de « ${name.fr} »` : 'Le plan de la cité'} est connu de tous : il place ${some(tiles, 'tuile')}.`,
    'city-laid': ({ unused }) => `La cité est en place ; ${unused} tuiles restent hors du jeu.`,
    'camp-pitched': ({ seat, edge, space: id }) =>
      `${Clan(seat)} dresse son camp sur le bord ${namesFr.edges[edge]}, devant ${the(id)}.`,
    'match-begun': ({ seat }) => `L’assaut de Tarsos commence. ${Clan(seat)} joue en premier.`,
    turn: ({ seat, round }) => `Manche ${round} : au tour ${ofClan(seat)}.`,
    'spoiled-turn': ({ seat }) =>
      `${Clan(seat)} festoie avec sa prise de guerre : ni renforts, ni déplacements, ni attaques ce tour-ci.`,
    reinforced: ({ seat, place, die, gained }) =>
      `${Clan(seat)} appelle des renforts ${at(place, its)} : dé ${die}, ${warriors(gained)} en plus.`,
    moved: ({ seat, from, to, count }) =>
      `${Clan(seat)} déplace ${warriors(count)} ${ofIts(from)} vers ${the(to)}.`,
    battle: ({ seat, defender, space: id, gone }) =>
      gone
        ? `${Clan(seat)} attaque ${the(id)}, où flotte encore le drapeau ${ofClan(defender)}, éliminé.`
        : `${Clan(seat)} attaque ${the(id)}, que défend ${clan(defender)}.`,
    revealed: ({ seat, space: id, tile: lying }) =>
      lying === undefined
        ? `${Clan(seat)} révèle ${the(id)}.`
        : `${Clan(seat)} révèle ${the(id)} : ${tile(lying)}.`,
    rolled: (e) => `Échange ${e.exchange} : ${attackSum(e, sums)} contre ${defenceSum(e, sums)}.`,
    rerolled: ({ seat, dice: again, attack, defence }) =>
      `${Clan(seat)} relance : ${dice(again)}. C’est maintenant ${attack} contre ${defence}.`,
    exchange: ({ attacker, attack, defence, won }) => {
      if (won && attack <= defence)
        return `${Clan(attacker)} remporte l’échange à ${attack} contre ${defence}, par une ultime poussée.`;
      if (won) return `${Clan(attacker)} remporte l’échange, ${attack} contre ${defence}.`;
      return attack === defence
        ? `${Clan(attacker)} perd l’échange : ${attack} contre ${defence} ne suffit pas.`
        : `${Clan(attacker)} perd l’échange, ${attack} contre ${defence}.`;
    },
    lost: ({ seat, place, count, by }) =>
      `${Clan(seat)} perd ${warriors(count)} ${at(place, its)}${by ? `, à cause ${of(by)}` : ''}.`,
    gained: ({ seat, place, count }) => `${Clan(seat)} gagne ${warriors(count)} ${at(place, its)}.`,
    retreated: ({ seat, from, to, count }) =>
      `${Clan(seat)} bat en retraite avec ${warriors(count)} ${of(from)} vers ${the(to)}.`,
    captured: ({ seat, space: id, from }) =>
      from === undefined
        ? `${Clan(seat)} prend ${the(id)}.`
        : `${Clan(seat)} prend ${the(id)} au ${name(from)}.`,
    repulsed: ({ seat, space: id }) => `L’attaque ${ofClan(seat)} contre ${the(id)} a échoué.`,
    'gave-up': ({ seat, space: id }) => `${Clan(seat)} rend ${the(id)}.`,
    event: ({ event: id }) => `Événement : ${namesFr.events[id].name}. ${namesFr.events[id].text}`,
    ambush: ({ seat, die }) => `${Clan(seat)} tombe dans une embuscade : dé ${die}.`,
    'saw-tile': ({ seat, space: id, tile: seen }) =>
      seen === undefined
        ? `${Clan(seat)} regarde en secret ${the(id)}.`
        : `${Clan(seat)} regarde en secret ${the(id)} : ${tile(seen)}.`,
    drew: ({ seat, count, cards: drawn }) =>
      drawn === undefined
        ? `${Clan(seat)} pioche ${cards(count, LOOT)}.`
        : `${Clan(seat)} pioche ${cards(count, LOOT)} : ${held(drawn)}.`,
    'loot-reshuffled': ({ count }) =>
      `La défausse Butin est mélangée et forme une nouvelle pile de ${cards(count)}.`,
    discarded: ({ seat, card: id }) => `${Clan(seat)} défausse ${card(id)}.`,
    played: ({ seat, card: id, targets }) =>
      targets.length > 0
        ? `${Clan(seat)} joue ${card(id)} : ${targets.map(the).join(', ')}.`
        : `${Clan(seat)} joue ${card(id)}.`,
    called: ({ seat, from, to, count }) =>
      `${Clan(seat)} appelle ${warriors(count)} ${ofIts(from)} vers ${the(to)}.`,
    'saw-loot': ({ seat, count, cards: seen }) =>
      seen === undefined
        ? `${Clan(seat)} regarde en secret le dessus de la pile Butin : ${cards(count)}.`
        : `${Clan(seat)} regarde en secret le dessus de la pile Butin : ${held(seen)}.`,
    'saw-event': ({ seat, event: seen }) =>
      seen === undefined
        ? `${Clan(seat)} regarde en secret le prochain événement.`
        : `${Clan(seat)} regarde en secret le prochain événement : « ${namesFr.events[seen].name} ».`,
    spied: ({ seat, of: other, cards: seen }) =>
      seen === undefined
        ? `${Clan(seat)} regarde en secret la main ${ofClan(other)}.`
        : `${Clan(seat)} regarde en secret la main ${ofClan(other)} : ${held(seen)}.`,
    robbed: ({ seat, of: other, card: id }) =>
      `${Clan(seat)} fait sortir ${card(id)} du trésor de guerre ${ofClan(other)}.`,
    eliminated: ({ seat, cards: left }) =>
      left.length > 0 ? `${Clan(seat)} est éliminé et défausse ${held(left)}.` : `${Clan(seat)} est éliminé.`,
    resigned: ({ seat }) => `${Clan(seat)} abandonne la lutte.`,
  },

  refusals: {
    'BTU-1.1': ({ params }) =>
      `Cette position est pour ${params.seats} joueurs, et la table a un autre nombre de places.`,
    'BTU-1.2': ({ where: [seat] }) => `${The(seat)} ne joue pas à cette table.`,
    'BTU-1.6': ({ where: [id], params }) =>
      `Il faut ${params.seats} nombres de guerriers ${at(id)}, un par joueur.`,
    'BTU-1.7': ({ where: [place], params }) =>
      params.warriors === undefined
        ? `Pas de place pour un guerrier de plus ${at(place)}.`
        : `Il y a ${params.warriors} guerriers ${at(place, the)}.`,
    'BTU-1.8': ({ where: [seat], params }) =>
      `${The(seat)} a ${params.warriors} guerriers en tout, pas ${constants.warriorsPerPlayer}.`,
    'BTU-1.11': ({ where: [seat], params }) =>
      `${The(seat)} a ${params.flags} drapeaux en tout, pas ${constants.flagsPerPlayer}.`,
    'BTU-1.12': ({ where: [id] }) => `Le drapeau posé ${at(id)} n’est à personne à cette table.`,
    'BTU-1.14': ({ where: [id], params }) =>
      `${Clan(Number(params.seat))} a des guerriers ${at(id)}, mais pas de drapeau.`,
    'BTU-2.3': ({ where }) => {
      if (where.length === 0) return 'Un monument se trouve dans la cité, mais aucun n’est marqué.';
      return where.length === 1
        ? `${The(where[0])} n’est pas un grand emplacement libre.`
        : `Les monuments ne sont pas aux emplacements marqués : ${list(where.map(the))}.`;
    },
    'BTU-2.4': badTile,
    'BTU-2.5': ({ params }) => `Il y a ${params.tiles} tuiles en tout, pas ${TILE_IDS.length}.`,
    'BTU-2.6': ({ where: [id] }) => `${The(id)} fait partie de l’enceinte et ne reçoit pas de tuile.`,
    'BTU-2.8': badCount,
    'BTU-2.9': badCamp,
    'BTU-3.2': () => 'Ce n’est pas ce qui vous est demandé maintenant.',
    'BTU-4.2': misplayed,
    'BTU-5.1': ({ where: [place], params }) =>
      params.again
        ? `Vous avez déjà appelé des renforts ${at(place)} ce tour-ci.`
        : `Vous n’avez pas de horde ${at(place, the)}.`,
    'BTU-5.3': ({ where: [place], params }) =>
      params.reserve === 0
        ? 'Votre réserve est vide.'
        : `Votre horde compte déjà ${params.warriors} guerriers ${at(place)}.`,
    'BTU-5.4': ({ where: [place], params }) =>
      Number(params.free) > 0
        ? `Vous avez appelé des renforts ${at(place)} : ${warriors(Number(params.free))} au plus peuvent bouger.`
        : `Vous avez appelé des renforts ${at(place)} : aucun guerrier n’en part ce tour-ci.`,
    'BTU-6.1': badMove,
    'BTU-6.2': tooMany,
    'BTU-6.6': ({ where: [place], params }) =>
      `Vous n’avez encore pris aucune section : les ${params.all} guerriers partent tous ensemble ${ofOwn(place)}.`,
    'BTU-6.7': ({ where: [to], params }) => `Cela ferait ${params.there} de vos guerriers ${at(to)}.`,
    'BTU-6.8': ({ where: [from, to] }) =>
      to
        ? `${capitalize(own(from))} n’est pas devant ${the(to)}.`
        : `On ne se déplace pas vers ${the(from)}.`,
    'BTU-7.1': ({ where: [id] }) => `Il n’y a pas de bataille à livrer ${at(id)}.`,
    'BTU-7.3': ({ where: [id] }) => `${The(id)} porte un drapeau alors que sa tuile est face cachée.`,
    'BTU-9.3': () => 'Vous continuez le combat ou vous battez en retraite.',
    'BTU-11.2': badRetreat,
    'BTU-11.3': ({ where: [camp] }) => `${The(camp)} n’offre aucun refuge.`,
    'BTU-12.2': ({ where: [id] }) => `${The(id)} n’est pas une de vos sections sans guerriers.`,
    'BTU-12.7': ({ where: [ref] }) =>
      ref
        ? `Vous n’avez pas ${the(ref)} en main.`
        : 'Ratissage : choisissez une carte de votre main à défausser.',
    'BTU-13.1': wrongMoment,
    'BTU-13.4': ({ where: [ref] }) =>
      ref ? `Vous n’avez pas ${the(ref)} en main.` : 'Choisissez une carte de votre main à défausser.',
    'BTU-13.5': ({ where: [seat], params }) =>
      `${The(seat)} ne peut pas connaître ${params.knowsLoot} cartes de la pile Butin : elle en a moins.`,
    'BTU-14.1': badEventChoice,
    'BTU-15.1': ({ where: [seat] }) => `${The(seat)} n’a plus aucun guerrier, mais n’est pas éliminé.`,
    'BTU-15.2': ({ where: [seat] }) => `${The(seat)} est éliminé, mais a encore des guerriers ou des cartes.`,
  },

  features: {
    lands: 'points des sections',
    chest: 'points au trésor de guerre',
    treasure: 'butin en main',
    closing: 'points à l’approche de la fin',
    finish: 'chance de finir vainqueur',
    'attack-cards': 'cartes d’attaque',
    'defence-cards': 'cartes de défense',
    'other-cards': 'autres cartes',
    warriors: 'guerriers',
    camp: 'guerriers au camp',
    hordes: 'hordes',
    spearhead: 'plus grande horde',
    growth: 'renforts à venir',
    frailty: 'danger d’être anéanti',
    prospects: 'attaques à portée',
    'best-prospect': 'meilleure attaque à portée',
    'exposed-lands': 'points que l’ennemi peut prendre',
    'exposed-warriors': 'guerriers que l’ennemi peut battre',
    'safe-lands': 'points hors de portée de l’ennemi',
    turn: 'le trait',
    spoiled: 'prochain tour perdu',
    reach: 'points voisins des hordes',
  },
  endings: {
    'tarsos-fallen': 'Tarsos est tombée : Palace, Templum Jupiter et Universitas portent tous un drapeau.',
    'sole-survivor': 'Un seul clan est encore debout.',
    'all-eliminated': 'Les derniers clans se sont entre-tués.',
    'round-limit': 'La dernière manche est terminée, et Tarsos n’est pas tombée.',
  },
  victory(winners, points, last) {
    const total = points > 1 ? `${points} points de victoire` : `${points} point de victoire`;
    if (winners.length === 0) return 'Personne ne gagne.';
    if (winners.length > 1)
      return `${capitalize(list(winners.map(clan)))} se partagent la victoire avec ${total} chacun.`;
    const [winner = 0] = winners;
    return last ? `${Clan(winner)} l’emporte.` : `${Clan(winner)} l’emporte avec ${total}.`;
  },

  sums,
  board: {
    round: (round) => `Manche ${round}`,
    phases: {
      'set-up': 'mise en place',
      'turn-start': 'début du tour',
      'start-cards': 'début du tour : cartes',
      reinforcements: 'renforts',
      movement: 'déplacements',
      conflicts: 'batailles',
      'end-cards': 'fin du tour : cartes',
      'hand-limit': 'fin du tour : limite de main',
      'turn-end': 'fin du tour',
    },
    turn: (clanName) => `${clanName} joue`,
    waiting: (clanName) => `on attend ${clanName}`,
    over: 'la partie est terminée',
    legend: [
      '3/2/1 défense/points/butin, – pillée, w un guerrier rejoint le pillard, e événement à venir.',
      '◆ drapeau, ◆3 drapeau et 3 guerriers, !◆3 guerriers sans drapeau, ⌂◆6 camp ; ? face cachée,',
      '( ) face cachée mais connue de vous, ★ monument. N nord, E est, S sud, W ouest ; puis T tour,',
      'W mur, G porte, L quartier, M îlot, S ruelle.',
    ],
    goal: 'Tarsos tombe quand toutes trois portent un drapeau',
    notFound: 'pas encore trouvée',
    noFlag: 'sans drapeau',
    points: (n) => `${n} ${n > 1 ? 'points' : 'point'}`,
    reserve: (n) => `réserve ${n}`,
    flags: (n) => `drapeaux ${n}`,
    cards: (n) => cards(n),
    camp: (n, place) => `camp ${n} devant ${place}`,
    glory: (now) =>
      now ? 'Gloire ! jusqu’à la fin de ce tour' : 'Gloire ! jusqu’à la fin du prochain tour de ce clan',
    spoiled: 'festoie (Prise de guerre)',
    out: 'éliminé',
    resigning: 'abandonne',
    hand: 'Main',
    chest: 'Trésor de guerre',
    empty: 'aucune carte',
    piles: (pile, discard, events, eventDiscard) =>
      `Pile Butin ${pile}, défausse ${discard} · pile Événement ${events}, défausse ${eventDiscard}`,
    nextLoot: 'Prochaines cartes Butin',
    nextEvent: 'Prochain événement',
    battle: (place, exchange) => `Bataille : ${place}, échange ${exchange}`,
    attacks: (clanName) => `${clanName} attaque`,
    defends: (clanName, out) => (out ? `${clanName} (éliminé)` : `${clanName} défend`),
    colon: (before, after) => `${before} : ${after}`,
  },
};
