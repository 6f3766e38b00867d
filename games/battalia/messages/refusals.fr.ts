import type { RefusalContext } from '@gonfalon/kernel';
import { capitalize, french } from '@gonfalon/kernel';
import type { Card, Cost, FactionId } from '../content/index.ts';
import { kindOf } from '../content/index.ts';
import { namesFr } from './names.fr.ts';
import { aKind, cost, held, hero, label, noKind, people, theCard } from './phrases.fr.ts';
import type { Tables } from './tables.ts';

const { some } = french;
const { factions } = namesFr;
const price = ({ params }: RefusalContext): string | undefined =>
  params.cost ? cost(params.cost as Cost) : undefined;
const first = ({ where }: RefusalContext): string => where[0] ?? '';
const faction = (ref: string): string =>
  Object.hasOwn(factions, ref) ? people(ref as FactionId) : `« ${ref} »`;
const card = (ref: string): string => (kindOf(ref) === 'card' ? theCard(ref as Card) : held(ref));
const cardIn = (about: RefusalContext): string => capitalize(card(first(about)));

export const refusalsFr: Tables['refusals'] = {
  'BTA-1.12': (about) => `Le paquet est vide : il ne reste ${noKind(first(about))}.`,
  'BTA-2.8': (about) =>
    about.params.inPlay
      ? `${capitalize(faction(first(about)))} ont déjà un chef.`
      : `${capitalize(faction(first(about)))} ne sont pas dans cette partie.`,
  'BTA-2.9': (about) =>
    about.params.taken
      ? `Un autre joueur commence déjà en ${first(about)}.`
      : `Il n’y a pas de ville de départ en ${first(about)}.`,
  'BTA-3.1': (about) => {
    if (about.params.verb !== undefined) return 'Cela se fait à un autre moment du tour.';
    return first(about)
      ? `Cela n’a rien à voir avec la question posée : ${label(first(about))}.`
      : 'Terminez d’abord ce que vous avez commencé.';
  },
  'BTA-4.1': () => 'Vous n’avez pas de cohorte : il faut 3 cartes d’une même faction en main.',
  'BTA-4.5': (about) => `Choisissez un adversaire à qui montrer la cohorte, et non : ${label(first(about))}.`,
  'BTA-4.6': () => 'Vous n’avez aucune carte en main pour une nouvelle donne.',
  'BTA-5.2': () => 'Une embuscade demande deux cartes de votre main : une à cacher, une à retirer.',
  'BTA-5.3': () => 'Vos trois emplacements embuscade sont pris.',
  'BTA-5.4': (about) => `${cardIn(about)} ne fait pas partie de vos trois cartes en embuscade.`,
  'BTA-5.6': () => 'Votre deck compte 10 cartes et ne peut diminuer.',
  'BTA-6.5': (about) =>
    `Aucun paiement exact ne compte un usage de plus pour cette carte : ${label(first(about))}.`,
  'BTA-6.12': (about) => `${cardIn(about)} a déjà servi ce tour-ci : impossible de stocker cette carte.`,
  'BTA-6.13': (about) => `Vous n’avez pas cette carte à jouer : ${label(first(about))}.`,
  'BTA-6.17': (about) => `${cardIn(about)} ne peut plus changer ce tour-ci.`,
  'BTA-7.1': (about) =>
    price(about)
      ? `${capitalize(aKind(first(about)))} coûte ${price(about)}, que vous ne pouvez payer exactement.`
      : `On n’engage que des unités, pas ${aKind(first(about))}.`,
  'BTA-8.1': (about) =>
    price(about)
      ? `${capitalize(aKind(first(about)))} coûte ${price(about)}, que vous ne pouvez payer exactement.`
      : `On ne crée que des artefacts, pas ${aKind(first(about))}.`,
  'BTA-8.3': (about) => `${capitalize(faction(first(about)))} n’ont pas de cartes dans cette partie.`,
  'BTA-9.1': (about) =>
    `${capitalize(aKind(first(about)))} coûte ${price(about)}, que vous ne pouvez payer exactement.`,
  'BTA-9.2': (about) =>
    price(about)
      ? `Une ville de niveau ${about.params.level} coûte ${price(about)}, que vous ne pouvez payer exactement.`
      : `Une ville a un niveau de 1 à 4, et non ${about.params.level}.`,
  'BTA-9.3': (about) => {
    if (about.params.top) return `La ville en ${first(about)} est déjà au plus haut niveau.`;
    return price(about)
      ? `Améliorer ${first(about)} coûte ${price(about)}, que vous ne pouvez payer exactement.`
      : `Vous n’avez pas de ville à améliorer en ${first(about)}.`;
  },
  'BTA-9.4': (about) => {
    if (about.params.nowhere) return `Il n’y a aucun emplacement autorisé pour ${aKind(first(about))}.`;
    if (about.params.exits)
      return `Impossible de tourner ${aKind(first(about))} pour obtenir les sorties ${about.params.exits}.`;
    return `On ne construit pas ${aKind(first(about))} ici : choisissez la bonne sorte de carte.`;
  },
  'BTA-9.5': (about) => `La case ${first(about)} n’est pas libre.`,
  'BTA-9.6': (about) => `Aucune carte ne touche la case ${first(about)}.`,
  'BTA-9.7': (about) => `Une ville est déjà à côté de la case ${first(about)}.`,
  'BTA-9.8': (about) =>
    about.params.exits
      ? `Avec les sorties ${about.params.exits}, la carte ne convient pas à ses voisines en ${first(about)}.`
      : `La carte ne convient à ses voisines en ${first(about)} dans aucun sens.`,
  'BTA-9.10': (about) => `Aucune route ne relierait ${first(about)} à une de vos villes.`,
  'BTA-9.12': (about) =>
    first(about)
      ? `Il ne vous reste pas de jeton de niveau ${about.params.level} pour ${first(about)}.`
      : `Il ne vous reste pas de jeton de niveau ${about.params.level}.`,
  'BTA-11.3': (about) => {
    if (about.params.source) return `${cardIn(about)} ne peut servir comme amulette.`;
    return first(about)
      ? 'Une amulette ne se place pas sur elle-même.'
      : 'Vous n’avez pas d’amulette à utiliser.';
  },
  'BTA-11.7': (about) => {
    if (about.params.source) return `${cardIn(about)} ne peut servir comme titre.`;
    if (about.params.lord) return 'Un seigneur est déjà au plus haut rang.';
    if (about.params.pile) return `Ce titre ne mène pas à ce rang : ${label(first(about))}.`;
    return first(about)
      ? `On n’améliore que des unités : ${label(first(about))} n’en est pas une.`
      : 'Vous n’avez pas de titre à utiliser.';
  },
  'BTA-11.8': (about) => {
    if (about.params.source) return `${cardIn(about)} ne peut servir comme parchemin magique.`;
    if (about.params.itself) return 'Convertir un parchemin lui-même est une autre action.';
    if (about.params.faction) return `Cette carte ne peut rejoindre ${faction(first(about))}.`;
    return first(about)
      ? `${cardIn(about)} n’a pas de faction à changer.`
      : 'Vous n’avez pas de parchemin magique à utiliser.';
  },
  'BTA-11.10': (about) => {
    if (about.params.source) return `${cardIn(about)} ne peut servir comme tente.`;
    if (about.params.itself) return 'Une tente ne se stocke pas sous elle-même.';
    if (about.params.provision)
      return `Si vous stockez cette carte, il ne reste pas de provision à payer : ${label(first(about))}.`;
    return 'Vous n’avez pas de tente à monter.';
  },
  'BTA-11.11': (about) =>
    about.params.fresh
      ? `Vous avez monté la ${label(first(about))} ce tour-ci : vous la reprendrez plus tard.`
      : `Vous n’avez pas de ${label(first(about))}.`,
  'BTA-11.14': (about) => `${cardIn(about)} ne peut se convertir maintenant.`,
  'BTA-12.1': (about) =>
    `Cette carte est légendaire, ni transformable ni stockable : ${label(first(about))}.`,
  'BTA-12.5': (about) =>
    first(about)
      ? `Votre héros ne peut se poser en ${first(about)} : choisissez une autre carte du plateau.`
      : 'Vous n’avez pas les Ailes d’Aviena en main.',
  'BTA-12.6': (about) => {
    if (about.params.empty) return 'Votre nation est vide.';
    if (about.params.missing) return `Cette carte n’est pas dans votre nation : ${label(first(about))}.`;
    return first(about)
      ? `Ce n’est pas la Corne de Baldur : ${label(first(about))}.`
      : 'Vous n’avez pas la Corne de Baldur en main.';
  },
  'BTA-13.1': (about) => {
    if (about.params.heroes) return 'Vos deux héros sont déjà sur la carte.';
    return first(about)
      ? `Vous n’avez pas de ville en ${first(about)} pour y recruter.`
      : `Un héros coûte ${price(about)}, que vous ne pouvez payer exactement.`;
  },
  'BTA-13.3': (about) => `Aucune route ne mène votre héros en ${first(about)}.`,
  'BTA-13.8': (about) => {
    if (about.params.price === undefined)
      return `Vous n’avez pas ce héros sur la carte : ${hero(first(about))}.`;
    return first(about)
      ? `Aller en ${first(about)} coûte ${some(Number(about.params.price), 'provision')}, plus que vous n’en avez.`
      : 'Vous n’avez pas de provision pour vous déplacer.';
  },
  'BTA-13.9': (about) => {
    if (!first(about)) return 'Vous n’avez pas de cheval.';
    return about.params.price === 0
      ? `Le chemin vers ${first(about)} est gratuit : allez-y à pied.`
      : `La case ${first(about)} est à ${some(Number(about.params.price), 'pas', 'pas')}, trop loin pour un cheval.`;
  },
  'BTA-13.10': (about) =>
    `Deux de vos héros sont là : c’est celui du plus petit numéro qui se déplace (${label(first(about))}).`,
  'BTA-14.1': (about) => `Aucun de vos héros ne peut attaquer cela : ${label(first(about))}.`,
  'BTA-14.3': (about) =>
    first(about)
      ? `Seule une arme ouvre un combat, et non : ${label(first(about))}.`
      : 'Vous n’avez pas d’arme pour engager un combat.',
  'BTA-14.10': () => 'Seul un héros attaqué peut battre en retraite, pas une ville.',
  'BTA-14.14': (about) =>
    `${some(Number(about.params.count), 'héros peut', 'héros peuvent')} participer, et non ${about.params.number}.`,
  'BTA-14.18': (about) =>
    about.params.strength === 0
      ? `${cardIn(about)} n’a pas de force à poser dans la ligne.`
      : `Cela ne se joue pas au combat : ${label(first(about))}.`,
  'BTA-14.20': (about) => `Cette carte ne se place pas sur une amulette au combat : ${label(first(about))}.`,
  'BTA-14.24': (about) =>
    about.params.hero === false
      ? `Vous n’avez pas de héros en ${first(about)}.`
      : `Il n’y a pas de ville sans défenses en ${first(about)}.`,
  'BTA-14.28': (about) => `La case ${first(about)} n’est pas à 2 ou 3 cases par la route.`,
  'BTA-14.29': (about) =>
    kindOf(first(about)) === 'card'
      ? `${cardIn(about)} ne paie pas une retraite de ${about.params.distance} cases.`
      : `Vous ne pouvez payer la retraite en ${first(about)} : ${about.params.distance} provisions ou un cheval.`,
  'BTA-14.30': (about) => `Votre héros ne peut se retirer en ${first(about)} : un ennemi s’y trouve.`,
  'BTA-14.34': ({ params }) =>
    params.total === undefined
      ? 'Vous avez posé assez : tenez-vous-en là au lieu de renoncer.'
      : `Vous avez ${params.total} et il faut ${params.threshold}.`,
  'BTA-14.37': () => 'Aucun groupe de cartes ne suffit tout juste.',
  'BTA-15.1': (about) =>
    about.params.guards === 0
      ? `Personne ne garde la case ${first(about)}.`
      : `Vous n’avez pas de héros en ${first(about)} pour donner l’assaut.`,
  'BTA-15.4': (about) => {
    if (about.params.gone) return `Cet artefact n’est plus là : ${label(first(about))}.`;
    return kindOf(first(about)) === 'cell'
      ? 'Vous n’avez pas de héros dans les ruines.'
      : `Ce n’est pas un artefact légendaire : ${label(first(about))}.`;
  },
  'BTA-15.5': ({ params }) =>
    params.left === 0
      ? 'Les ruines ne renferment plus d’artefact légendaire.'
      : 'Vous possédez déjà un artefact légendaire.',
  'BTA-19.5': (about) =>
    `Ce héros a fait son déplacement gratuit : faites autre chose avant d’aller en ${first(about)}.`,
  'BTA-20.5': () => 'Vous avez déjà annexé la seule ville gardée permise.',
};
