import type { CallWords } from './en.ts';

export const fr: CallWords = {
  title: 'À vous',
  tableWaits: (game) => `C’est à vous de jouer : ${game}.`,
  peopleWait: (game, names, count) =>
    `${game} : ${names} ${count === 1 ? 'attend' : 'attendent'} votre coup.`,
  goThere: 'Aller à la partie',
  why: (name) => `Vous recevez cet e-mail parce que ${name} a activé les notifications de tour.`,
  stop: 'Se désabonner',
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    asked: (name, site) => `${name} demande les notifications de tour de ${site} à cette adresse.`,
    yes: 'Confirmer l’adresse',
    no: 'Si ce n’était pas vous, ignorez cet e-mail. Le lien expire dans un jour.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    asked: (name, site) => `Un nouveau mot de passe a été demandé pour ${name} sur ${site}.`,
    code: 'Votre code, valable une heure et une seule fois :',
    choose: 'Choisir un nouveau mot de passe',
    no: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.',
  },
  page: {
    confirm: 'Confirmer cette adresse ?',
    confirmHint: 'Un e-mail vous préviendra quand c’est à vous. Chacun a un lien pour se désabonner.',
    confirmed: 'Adresse confirmée.',
    expired: 'Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur la page de votre compte.',
    stop: 'Se désabonner ?',
    stopHint: 'Vous ne recevrez plus d’e-mails de tour. Vous pourrez les réactiver dans votre compte.',
    stopped: 'Les e-mails sont désactivés.',
    back: 'Retour à Gonfalon',
  },
};
