import type { CallWords } from './en.ts';

export const fr: CallWords = {
  title: 'À vous',
  tableWaits: (game) => `Une table de ${game} vous attend.`,
  peopleWait: (game, names, count) => `${game} : ${names} vous ${count === 1 ? 'attend' : 'attendent'}.`,
  goThere: 'Aller à la table',
  why: (name) => `Vous recevez ce courrier parce que ${name} l’a demandé sur ce site.`,
  stop: 'Ne plus recevoir ces courriers',
  confirm: {
    subject: 'Est-ce votre adresse ?',
    asked: (name, site) => `${name} veut savoir à cette adresse quand c’est son tour à une table de ${site}.`,
    yes: 'Oui, c’est mon adresse',
    no: 'Si ce n’était pas vous, ne faites rien : aucun autre courrier ne viendra. Le lien vaut un jour.',
  },
  page: {
    confirm: 'Est-ce votre adresse ?',
    confirmHint: 'Un courrier vous dira alors quand c’est à vous. Chacun a un lien pour y mettre fin.',
    confirmed: 'Votre adresse est confirmée.',
    expired: 'Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur la page de votre compte.',
    stop: 'Plus de courriers ?',
    stopHint: 'Aucun courrier ne vous dira plus que c’est à vous. Votre compte permet de recommencer.',
    stopped: 'Vous ne recevrez plus de courriers.',
    back: 'Vers Gonfalon',
  },
};
