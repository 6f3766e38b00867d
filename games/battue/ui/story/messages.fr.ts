import { french } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { clan, section } from '../../messages/fr.ts';
import { namesFr } from '../../messages/names.fr.ts';
import type { Tongue, Where } from './facts.ts';

const { some } = french;
const warriors = (n: number) => some(n, 'guerrier');
const sections = (n: number) => some(n, 'section');

const rarely = (percent: number) =>
  percent < 1 ? 'moins d’une chance sur cent' : some(percent, 'chance sur cent', 'chances sur cent');

/** `le Palais`, `la porte du Midi`, `l’îlot nord 1 (Castra)` */
function where({ space, tile }: Where): string {
  const place = french.the(section(space));
  return tile === undefined || space === 'PAL' ? place : `${place} (${namesFr.tiles[tile].title})`;
}

const tongue: Tongue = {
  place: ({ options: { city } }) => (city?.name ? `dans « ${city.name.fr} »` : 'à Tarsos'),
  seat: clan,
  deeds: {
    walls: 'Murs, portes et tours pris',
    districts: 'Quartiers pris',
    taken: 'Sections prises aux rivaux',
    repelled: 'Attaques repoussées',
    slain: 'Guerriers ennemis tués',
    lost: 'Guerriers perdus',
    loot: 'Cartes Butin piochées',
  },
  moments: {
    captured: ({ seat, from, ...place }, name) =>
      from === undefined
        ? `${name(seat)} prend ${where(place)}.`
        : `${name(seat)} prend ${where(place)} à ${name(from)}.`,
    repulsed: ({ seat, by, lost, ...place }, name) => {
      const price = lost > 0 ? ` et perd ${warriors(lost)}` : '';
      return by === undefined
        ? `${name(seat)} échoue devant ${where(place)}${price}.`
        : `${name(by)} tient ${where(place)} : ${name(seat)} recule${price}.`;
    },
    reinforced: ({ seat, warriors: n }, name) => `${name(seat)} reçoit ${warriors(n)} en renfort.`,
    robbed: ({ seat, of, card }, name) =>
      `${name(seat)} vole à ${name(of)} la carte « ${namesFr.loot[card].name} » de son trésor de guerre.`,
    eliminated: ({ seat }, name) => `${name(seat)} perd son dernier guerrier et quitte la guerre.`,
    resigned: ({ seat }, name) => `${name(seat)} abandonne le combat.`,
    event: ({ seat, event }, name) =>
      `${name(seat)} doit affronter un événement : « ${namesFr.events[event].name} ».`,
    'card-played': ({ seat, card }, name) => `${name(seat)} joue « ${namesFr.loot[card].name} ».`,
    'gave-up': ({ seat, ...place }, name) => `${name(seat)} abandonne ${where(place)}.`,
    marched: ({ seat, warriors: n, ...place }, name) =>
      `${name(seat)} mène ${warriors(n)} vers ${where(place)}.`,
    fought: ({ seat, ...place }, name) => `${name(seat)} se bat pour ${where(place)}.`,
    drew: ({ seat, cards }, name) => `${name(seat)} pioche ${some(cards, 'carte Butin', 'cartes Butin')}.`,
    waited: ({ seat }, name) => `${name(seat)} laisse passer son tour.`,
  },
  medals: {
    'first-over-the-wall': (place) => ({
      name: 'Le premier drapeau',
      why: `Premier drapeau planté dans la cité : ${where(place)}.`,
    }),
    'against-all-odds': ({ chance, held, ...place }) => ({
      name: 'Contre toute attente',
      why: held
        ? `A tenu ${where(place)} : ${rarely(chance)} par les seuls dés.`
        : `A pris ${where(place)} : ${rarely(chance)} par les seuls dés.`,
    }),
    'long-siege': ({ exchanges, held, ...place }) => ({
      name: 'Le long siège',
      why: `A ${held ? 'tenu' : 'pris'} ${where(place)} après ${exchanges} échanges.`,
    }),
    unbroken: ({ attacks }) => ({
      name: 'Inébranlable',
      why: `${attacks} attaques subies, aucune section perdue.`,
    }),
    'lord-of-the-palace': () => ({ name: 'Maître du Palais', why: 'Tenait le Palais à la fin.' }),
    whirlwind: ({ sections: n }) => ({ name: 'Tourbillon', why: `A pris ${sections(n)} en un seul tour.` }),
    'robber-baron': ({ sections: n }) => ({
      name: 'Baron pillard',
      why: `A pris ${sections(n)} aux rivaux.`,
    }),
    'full-saddlebags': ({ cards }) => ({
      name: 'Les sacoches pleines',
      why: `A pioché ${some(cards, 'carte Butin', 'cartes Butin')}.`,
    }),
    'butchers-bill': ({ warriors: n }) => ({
      name: 'Le prix du sang',
      why: `A payé le plus cher : ${some(n, 'guerrier perdu', 'guerriers perdus')}.`,
    }),
  },
  gave: (amount) => some(amount, 'point'),
};

export const storyFr = buildStoryMessages(tongue);
