import { french } from '@gonfalon/kernel';
import { buildStoryMessages } from '@gonfalon/ui-kit';
import { fr } from '../../messages/fr.ts';
import { cards, theCard } from '../../messages/phrases.fr.ts';
import type { MomentFacts, Tongue } from './facts.ts';

const { some, list } = french;

/** `construit 2 routes et obtient un chef bleu` */
function workOf({ roads, gained, changed, recruited, moved, hidden, stored }: MomentFacts['work']): string {
  const done = [
    ...(roads > 0 ? [`construit ${some(roads, 'route')}`] : []),
    ...(gained.length > 0 ? [`obtient ${cards(gained)}`] : []),
    ...(changed > 0 ? [`transforme ${some(changed, 'carte')}`] : []),
    ...(recruited > 0 ? [`recrute ${some(recruited, 'héros', 'héros')}`] : []),
    ...(stored > 0 ? [`monte ${some(stored, 'tente')}`] : []),
    ...(hidden > 0 ? [`cache ${some(hidden, 'carte')} en embuscade`] : []),
  ];
  if (done.length > 0) return list(done);
  return moved > 0 ? 'se déplace sur la carte' : 'attend';
}

const tongue: Tongue = {
  place: () => 'sur les terres de Battalia',
  seat: (seat) => fr.seats[seat] ?? '',
  deeds: {
    conquered: 'Villes conquises',
    annexed: 'Villes neutres annexées',
    built: 'Villes construites',
    raised: 'Villes améliorées',
    held: 'Attaques repoussées',
    gained: 'Unités et artefacts obtenus',
  },
  moments: {
    conquered: ({ seat, from, cell, level }, name) =>
      `${name(seat)} prend la ville en ${cell}, de niveau ${level}, à ${name(from)}.`,
    annexed: ({ seat, cell, level }, name) =>
      `${name(seat)} annexe la ville neutre en ${cell} au niveau ${level}.`,
    built: ({ seat, cell, level }, name) =>
      `${name(seat)} construit une ville de niveau ${level} en ${cell}.`,
    raised: ({ seat, cell, level }, name) => `${name(seat)} améliore la ville en ${cell} au niveau ${level}.`,
    held: ({ seat, over, total, against }, name) =>
      `${name(seat)} repousse ${name(over)}, ${total} contre ${against}.`,
    beat: ({ seat, over, total, against }, name) =>
      `${name(seat)} chasse un héros adverse de la carte (${name(over)}), ${total} contre ${against}.`,
    failed: ({ seat, cell }, name) => `${name(seat)} échoue devant les murs de ${cell}.`,
    legend: ({ seat, card }, name) => `${name(seat)} gagne ${theCard(card)}.`,
    resigned: ({ seat }, name) => `${name(seat)} abandonne.`,
    work: (facts, name) => `${name(facts.seat)} ${workOf(facts)}.`,
  },
  medals: {
    pioneer: ({ cell }) => ({ name: 'Pionnier', why: `A annexé la première ville neutre, en ${cell}.` }),
    conqueror: ({ cities }) => ({
      name: 'Conquérant',
      why: `A pris ${some(cities, 'ville')} à d’autres joueurs.`,
    }),
    steadfast: ({ battles }) => ({ name: 'Inébranlable', why: `A repoussé ${some(battles, 'attaque')}.` }),
    founder: ({ cities }) => ({ name: 'Fondateur', why: `A construit ${some(cities, 'ville')}.` }),
    'master-builder': ({ levels }) => ({
      name: 'Maître bâtisseur',
      why: `A amélioré des villes ${some(levels, 'fois', 'fois')}.`,
    }),
    'road-maker': ({ roads }) => ({ name: 'Cantonnier', why: `A construit ${some(roads, 'route')}.` }),
    'great-line': ({ total }) => ({
      name: 'Grand coup',
      why: `A gagné un combat avec un total de ${total}.`,
    }),
    'full-turn': ({ lines }) => ({ name: 'Journée pleine', why: `A joué ${lines} lignes en un seul tour.` }),
    legend: ({ card }) => ({ name: 'Légendaire', why: `A gagné ${theCard(card)} avant tous les autres.` }),
  },
  gave: (amount) => some(amount, 'lancer utile', 'lancers utiles'),
};

export const storyFr = buildStoryMessages(tongue);
