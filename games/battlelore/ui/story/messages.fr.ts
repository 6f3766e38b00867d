import { french } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import type { UnitTypeId } from '../../content/index.ts';
import { camp } from '../../messages/fr.ts';
import { namesFr } from '../../messages/names.fr.ts';
import { adventureName } from '../adventure-name.ts';
import type { Move, Tongue } from './facts.ts';

const { some, list } = french;
const unit = (type: UnitTypeId) => namesFr.unitTypes[type];
const rarely = (percent: number) =>
  percent < 1 ? 'moins d’une fois sur cent' : `${percent === 1 ? 'une' : percent} fois sur cent`;
/** `fantassins en E10 et F6, archers en G2` */
const moves = (all: readonly Move[]) => all.map(({ type, to }) => `${unit(type)} en ${list(to)}`).join(', ');

/** `les archers adverses`, `l’infanterie légère adverse`, `la cavalerie adverse` */
function enemy(type: UnitTypeId): string {
  const noun = unit(type);
  if (noun.startsWith('cavalerie')) return `la ${noun} adverse`;
  return /^(infanterie|araignée)/i.test(noun) ? `l’${noun} adverse` : `les ${noun} adverses`;
}

const tongue: Tongue = {
  place: ({ adventure }) => `dans « ${adventureName(adventure, 'fr').name} »`,
  seat: camp,
  deeds: {
    destroyed: 'Unités ennemies détruites',
    felled: 'Figurines ennemies abattues',
    driven: 'Cases de retraite imposées',
    ignored: 'Drapeaux ignorés',
    lore: 'Cartes Arcane jouées',
  },
  moments: {
    destroyed: ({ seat, type, hex }, name) => `${name(seat)} détruit ${enemy(type)} en ${hex}.`,
    mauled: ({ seat, type, hex, figures: n }, name) =>
      `${name(seat)} frappe ${enemy(type)} en ${hex} : ${some(n, 'figurine abattue', 'figurines abattues')}.`,
    objective: ({ seat, hex, banners }, name) =>
      `${name(seat)} arrive en ${hex}, qui vaut ${some(banners, 'bannière')}.`,
    'lore-played': ({ seat, card }, name) => `${name(seat)} joue « ${namesFr.lore[card].name} ».`,
    'stronghold-taken': ({ seat, hex }, name) => `${name(seat)} prend d’assaut le bastion adverse en ${hex}.`,
    'stronghold-retaken': ({ seat, hex }, name) => `${name(seat)} reprend son bastion en ${hex}.`,
    resigned: ({ seat }, name) => `${name(seat)} abandonne la bataille.`,
    orders: ({ seat, card, units, attacks, moves: made }, name) => {
      if (card === undefined) return `${name(seat)} laisse passer son tour sans donner d’ordre.`;
      const plays = `${name(seat)} joue « ${namesFr.commands[card].name} »`;
      if (made.length > 0) return `${plays} : ${moves(made)}.`;
      if (attacks > 0) return `${plays} et attaque sans se déplacer.`;
      if (units === 0) return `${plays} sans activer aucune unité.`;
      return `${plays} et active ${some(units, 'unité')}, sans déplacement ni attaque.`;
    },
    'in-vain': ({ seat, type, attacks }, name) =>
      attacks > 1
        ? `${name(seat)} attaque ${attacks === 2 ? 'deux' : attacks} fois en vain.`
        : `${name(seat)} attaque en vain ${enemy(type)}.`,
    'driven-back': ({ seat, type, hex }, name) => `${name(seat)} repousse ${enemy(type)} jusqu’en ${hex}.`,
  },
  medals: {
    'first-blood': ({ type }) => ({
      name: 'Premier sang',
      why: `A détruit la première unité de la bataille : ${unit(type)}.`,
    }),
    'against-all-odds': ({ type, chance }) => ({
      name: 'Contre toute attente',
      why: `A détruit une unité (${unit(type)}) d’un jet qui réussit ${rarely(chance)}.`,
    }),
    'monster-slayer': ({ type }) => ({ name: 'Tueur de monstres', why: `A tué ${enemy(type)}.` }),
    unbroken: ({ destroyed }) => ({
      name: 'Inébranlable',
      why: `Aucune unité perdue, ${some(destroyed, 'unité détruite', 'unités détruites')}.`,
    }),
    'hammer-blow': ({ units }) => ({
      name: 'Coup de massue',
      why: `A détruit ${some(units, 'unité')} en un seul tour.`,
    }),
    'last-word': ({ type }) => ({
      name: 'Le dernier mot',
      why: `A détruit son assaillant en ripostant : ${unit(type)}.`,
    }),
    'they-shall-not-pass': ({ flags }) => ({
      name: 'Ils ne passeront pas',
      why: `A tenu bon malgré ${some(flags, 'drapeau', 'drapeaux')}.`,
    }),
    'keeper-of-the-lore': ({ cards }) => ({
      name: 'Gardien des Arcanes',
      why: `A joué ${some(cards, 'carte Arcane', 'cartes Arcane')}.`,
    }),
    'butchers-bill': ({ figures: n }) => ({
      name: 'Le prix du sang',
      why: `A payé le plus cher : ${some(n, 'figurine perdue', 'figurines perdues')}.`,
    }),
  },
  gave: (amount) => some(amount, 'touche'),
};

export const storyFr = buildStoryMessages(tongue);
