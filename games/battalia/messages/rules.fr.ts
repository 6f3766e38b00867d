import type { Chapter, RuleId, RulingId } from '../content/ids.ts';
import { battleRulesFr } from './rule-texts/battle.fr.ts';
import { cardRulesFr } from './rule-texts/cards.fr.ts';
import { mapRulesFr } from './rule-texts/map.fr.ts';
import { rulingTextsFr } from './rule-texts/rulings.fr.ts';

export const chaptersFr: Readonly<Record<Chapter, string>> = {
  1: 'Cartes, zones et paquets',
  2: 'Mise en place',
  3: 'Le tour',
  4: 'Cohorte et nouvelle donne',
  5: 'Embuscade et limbes',
  6: 'Lignes d’action, copies et paiements',
  7: 'Engager des unités',
  8: 'Créer des artefacts',
  9: 'Construire',
  10: 'Emplacements infranchissables',
  11: 'Pouvoirs des artefacts',
  12: 'Artefacts légendaires',
  13: 'Les héros',
  14: 'Le combat',
  15: 'Villes neutres et ruines',
  16: 'Fin du tour',
  17: 'L’Oracle Solaire',
  18: 'Fin du jeu',
  19: 'Jeu avancé',
  20: 'Scénarios',
  21: 'À deux et à trois joueurs',
  22: 'Abandon et absence',
};

export const rulesFr: Readonly<Record<RuleId, string>> = { ...cardRulesFr, ...mapRulesFr, ...battleRulesFr };
export const rulingsFr: Readonly<Record<RulingId, string>> = rulingTextsFr;
