import type { Say } from '../en.ts';
import { de } from './de.ts';

const complaints: Say['report']['complaints'] = {
  insult: 'Insultes',
  harassment: 'Harcèlement ou menaces',
  spam: 'Publicité ou messages répétés',
  name: 'Nom choquant',
  stalling: 'Fait traîner la partie exprès',
  cheating: 'Triche',
  other: 'Autre chose',
};

export const report: Say['report'] = {
  line: (name) => `Signaler ce message ${de(name)}`,
  person: (name) => `Signaler ${name}`,
  hint: 'Les hôtes du site le liront. Personne à la table ne l’apprend.',
  lineHint: 'Ils verront ce message et quelques-uns autour.',
  complaint: 'Qu’est-ce qui ne va pas ?',
  complaints,
  text: 'Une précision, si vous le souhaitez',
  send: 'Signaler',
  sent: 'Merci : les hôtes du site s’en occuperont.',
};

export const site: Say['site'] = {
  hosts: 'Hôte',
  hostPage: 'Page de l’hôte',
  shutOut: 'Vous ne pouvez pas entrer',
  meanwhile:
    'Les parties sur cet appareil, contre des robots ou entre amis sur un même écran, restent possibles.',
  closed: 'Un hôte du site a fermé cette table.',
};
