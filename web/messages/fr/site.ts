import type { Say } from '../en.ts';
import { de } from './de.ts';

const complaints: Say['report']['complaints'] = {
  insult: 'Insultes',
  harassment: 'Harcèlement ou menaces',
  spam: 'Spam',
  name: 'Nom choquant',
  stalling: 'Fait traîner la partie exprès',
  cheating: 'Triche',
  other: 'Autre chose',
};

export const report: Say['report'] = {
  line: (name) => `Signaler ce message ${de(name)}`,
  person: (name) => `Signaler ${name}`,
  hint: 'Seuls les modérateurs voient votre signalement. Les autres joueurs n’en savent rien.',
  lineHint: 'Ils verront ce message et quelques-uns autour.',
  complaint: 'Qu’est-ce qui ne va pas ?',
  complaints,
  text: 'Une précision, si vous le souhaitez',
  send: 'Signaler',
  sent: 'Merci. Un modérateur s’en occupera.',
};

export const site: Say['site'] = {
  hosts: 'Administration',
  hostPage: 'Administration',
  shutOut: 'Accès refusé',
  meanwhile: 'Les parties sur cet appareil, contre des robots ou entre amis, restent possibles.',
  closed: 'Un modérateur a fermé cette table.',
};
