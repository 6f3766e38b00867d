/** Why not, in a sentence about the thing that was tried. */
import type { RefusalContext } from '@gonfalon/kernel';
import { french } from '@gonfalon/kernel';
import type { NerathVocabulary } from '../rules/vocabulary.ts';
import { the } from './things.fr.ts';

type Refusals = Readonly<Record<NerathVocabulary['refusals'], (concern: RefusalContext) => string>>;

const at = ({ where: [ref] }: RefusalContext): string => (ref === undefined ? 'Cela' : the(ref));
const all = ({ where }: RefusalContext): string => french.list(where.map(the));

export const refusalsFr: Refusals = {
  'NER-1.8': () => 'Les armées ne se trouvent pas ainsi.',
  'NER-2.1': () => 'Pas maintenant : cela appartient à une autre phase du tour.',
  'NER-2.3': (c) => `${at(c)} n’est pas une Propriété utilisable au début de ce tour.`,
  'NER-2.10': ({ params }) =>
    `Choisissez d’abord les cibles de la carte, ou reprenez-la : ${the(String(params.card))}.`,
  'NER-3.7': (c) => `${at(c)} : ce territoire n’est pas vide.`,
  'NER-4.1': (c) => `${at(c)} : personne n’y a assez de mouvement pour cela.`,
  'NER-4.2': (c) =>
    `${at(c)} : personne ne peut y aller ainsi. Les unités terrestres restent sur terre, les navires sur mer, les Châteaux ne bougent pas.`,
  'NER-4.3': (c) => `${at(c)} : qui entre dans un espace ennemi s’y arrête, personne n’en repart.`,
  'NER-4.5': (c) => `${at(c)} : seuls les Héros peuvent y pénétrer.`,
  'NER-4.6': (c) => `${at(c)} : aucune unité volante ne va jusque-là.`,
  'NER-4.9': (c) => `${at(c)} : vous n’y avez aucune unité à déplacer.`,
  'NER-4.10': (c) => `${at(c)} n’est pas ami pour ces unités.`,
  'NER-4.13': (c) =>
    c.where.length > 0
      ? `Personne ne peut y aller ainsi : ${all(c)}.`
      : 'Il n’y a pas d’autre façon de partir.',
  'NER-4.14': (c) =>
    c.params.isCrowded
      ? 'Tant de marches sont possibles que vous nommez d’abord l’espace d’où part la vôtre.'
      : `La marche ${at(c)} est acquise : une autre s’appuie sur elle, ou une carte a été jouée depuis.`,
  'NER-5.2': (c) => `Un Navire de Guerre ne transporte pas cela : ${at(c)}.`,
  'NER-5.3': (c) =>
    `${at(c)} : personne ne peut y embarquer. On embarque depuis une côte amie voisine du navire, avant d’avoir bougé.`,
  'NER-5.5': (c) =>
    c.where.length > 0 ? `${at(c)} : il n’y a plus de place à bord.` : 'Il n’y a pas tant de place à bord.',
  'NER-5.7': (c) => `${at(c)} : le navire a déchargé et ne bouge plus durant ce tour.`,
  'NER-5.8': (c) => `${at(c)} : une unité ne débarque pas là où elle a embarqué durant ce tour.`,
  'NER-5.12': (c) => `${at(c)} : aucun Débarquement possible ainsi.`,
  'NER-5.15': (c) =>
    `${at(c)} : dans une zone ennemie, un navire ne charge ni ne décharge durant cette phase.`,
  'NER-5.16': (c) => `${at(c)} : vous n’y avez aucun Navire de Guerre.`,
  'NER-6.2': (c) => `${at(c)} : aucune bataille à y livrer maintenant.`,
  'NER-6.9': (c) => `${at(c)} a déjà une touche : toutes les autres unités d’abord.`,
  'NER-6.10': (c) => `${at(c)} ne peut encaisser cette touche.`,
  'NER-6.20': () => 'Les touches ne peuvent être partagées ainsi.',
  'NER-6.23': (c) =>
    c.where.length > 0 ? `${at(c)} n’a aucun dé raté à relancer.` : 'Aucun dé raté ne montre cela.',
  'NER-8.2': (c) => `${at(c)} est une cargaison et ne peut être touché.`,
  'NER-9.4': (c) => `Ce dé n’est plus là : ${at(c)}.`,
  'NER-9.13': (c) => `${at(c)} : plus aucun Gardien, personne n’y pénètre avant que d’autres n’arrivent.`,
  'NER-10.3': (c) => `${at(c)} n’est pas un territoire ami voisin de la bataille.`,
  'NER-10.4': (c) => `${at(c)} n’est pas un espace ami voisin de la bataille.`,
  'NER-10.5': (c) => `${at(c)} : on n’embarque que si aucun territoire ami n’est voisin de la bataille.`,
  'NER-10.7': (c) => `${at(c)} n’est pas une zone maritime amie voisine de la bataille.`,
  'NER-10.11': (c) =>
    c.where.length > 0
      ? `Tous ne peuvent se retirer ainsi : ${at(c)}.`
      : 'Il n’y a pas d’autre façon de battre en Retraite.',
  'NER-11.11': (c) =>
    c.where.length > 0
      ? `Pas de Folie Furieuse ainsi : ${at(c)}.`
      : 'Il n’y a pas tant d’unités capables de Folie Furieuse.',
  'NER-13.1': (c) =>
    c.where.length > 0 ? `Les Héros ne peuvent sortir ainsi : ${at(c)}.` : 'Il n’y a pas tant de place.',
  'NER-13.2': (c) => `${at(c)} : aucune unité volante ne peut y aller durant cette phase.`,
  'NER-13.7': (c) => `Une unité volante serait perdue et peut encore être sauvée : ${all(c)}.`,
  'NER-14.1': (c) => `Vous ne pouvez acheter cela : ${at(c)}.`,
  'NER-14.2': (c) => `${at(c)} n’a pas de Château que vous contrôlez.`,
  'NER-14.3': (c) =>
    c.where.length > 0
      ? `${at(c)} ne reçoit plus de nouvelles unités durant ce tour.`
      : 'C’est plus que ne permettent l’Or, le Château ou le navire.',
  'NER-14.5': (c) => `${at(c)} : vous ne contrôliez pas ce Château au début de votre tour.`,
  'NER-14.6': (c) => `${at(c)} : ni nouveau Château ni nouvelles unités possibles là.`,
  'NER-14.7': (c) => `${at(c)} n’est pas le territoire ami le plus proche de votre Capitale.`,
  'NER-14.8': (c) => `${at(c)} : il faut une zone maritime amie voisine du Château.`,
  'NER-14.9': (c) => `${at(c)} : aucun navire à vous avec de la place n’y est voisin du Château.`,
  'NER-14.10': (c) => `${at(c)} : les nouvelles unités n’y parviennent pas par des espaces amis.`,
  'NER-14.13': (c) => `${at(c)} : les nouvelles unités ne peuvent finir là.`,
  'NER-14.14': (c) => `${at(c)} : rien de nouveau ne peut y aller ainsi.`,
  'NER-17.1': (c) => `${at(c)} ne peut être joué à ce moment, ou n’est pas dans votre main.`,
  'NER-17.5': (c) => `${at(c)} n’est pas un territoire ami.`,
  'NER-17.9': (c) => `${at(c)} n’est pas un territoire avec des ennemis, voisin de ce navire.`,
  'NER-17.20': (c) => `Aucun Héros de ce type ne vient de tomber : ${at(c)}.`,
  'NER-17.22': (c) =>
    c.where.length > 0
      ? `Ce n’est pas une cible ici : ${all(c)}.`
      : 'Aucune cible de ce genre n’est demandée.',
  'NER-17.23': (c) => `${at(c)} ne ferait rien maintenant.`,
};
