import type { Say } from '../en.ts';
import { de } from './de.ts';

export const account: Say['account'] = {
  title: 'Votre compte',
  guest: (name) =>
    `Vous jouez en invité : pour les autres, vous êtes ${name}. Cela suffit ; un compte permet de continuer sur un autre appareil.`,
  known: (name) => `Vous êtes connecté sous le nom ${de(name)}.`,
  away: 'Le serveur est injoignable : aucun compte à montrer. Les parties de cet appareil n’en demandent pas.',
  name: 'Nom',
  nameHint: 'De 1 à 24 lettres, chiffres ou espaces ; aussi . _ - et l’apostrophe',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères',
  rename: 'Changer de nom',
  renamed: 'Le nom est changé.',
  create: 'En faire un compte',
  created: 'Le compte est créé. Ce que vous avez joué en invité est à vous.',
  signIn: 'Se connecter',
  signInHint: 'Ce que vous avez joué ici en invité vous suit.',
  shut: 'Un compte qui existe déjà vous ouvre la porte. Les parties de cet appareil n’en demandent pas.',
  signedIn: 'Heureux de vous revoir.',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  signedOut: 'Vous êtes déconnecté.',
  changePassword: 'Changer de mot de passe',
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  changed: 'Le mot de passe est changé ; toutes les autres connexions ont pris fin.',
  remove: 'Supprimer le compte',
  removeHint:
    'Votre nom, vos messages, vos cotes et vos scénarios sur le serveur disparaissent. Les parties restent aux autres, jouées par personne en particulier.',
  removeAsk: 'Supprimer ce compte définitivement ?',
  removed: 'Le compte est supprimé.',
  calls: {
    title: 'Quand c’est à vous',
    device: 'Des notifications sur cet appareil même quand Gonfalon est fermé',
    deviceHint: 'Pas pendant que vous regardez la table.',
    deviceCannot: 'Ce navigateur ne le peut pas, ou seulement si Gonfalon a été ajouté à l’écran d’accueil.',
    deviceOn: 'Cet appareil vous dira quand c’est à vous.',
    deviceOff: 'Cet appareil ne vous le dit plus que lorsque Gonfalon est ouvert.',
    deviceFailed: 'Le service de notification de ce navigateur n’a pas répondu : réessayez plus tard.',
    mail: 'Adresse de courrier',
    mailHint: 'Un courrier quand une table vous attend depuis quelques minutes.',
    mailConfirmed: 'Confirmée.',
    mailToConfirm: 'À confirmer : suivez le lien du courrier qui y a été envoyé.',
    mailSet: 'M’écrire à cette adresse',
    mailChange: 'Changer d’adresse',
    mailAsked: (address) => `Un courrier avec un lien est parti vers ${address} : suivez-le sous un jour.`,
    mailWanted: 'Un courrier quand c’est à moi',
    mailOn: 'Un courrier vous dira quand c’est à vous.',
    mailOff: 'Plus aucun courrier ne viendra.',
    mailRemove: 'Retirer l’adresse',
    mailRemoved: 'L’adresse est retirée.',
  },
};

export const about: Say['about'] = {
  title: 'À propos de Gonfalon',
  what: [
    'Gonfalon est un lieu où jouer à des jeux de guerre médiévaux sur plateau. Il en connaît toutes les règles, ne propose que ce qui est permis et dit quelle règle interdit le reste.',
    'Chaque dé et chaque mélange d’une partie viennent d’un nombre secret dont le sceau est montré avant le premier coup. À la fin, le nombre est révélé, et le relecteur vérifie dans votre navigateur que rien n’a été changé.',
    'C’est un logiciel libre sous licence MIT. Les noms des jeux appartiennent à leurs propriétaires ; tous les textes et dessins d’ici sont les nôtres.',
  ],
  credits: 'Crédits',
  icons:
    'Icônes de Lorc, Delapouite et leurs contributeurs, game-icons.net, CC BY 3.0 ; certaines sont recolorées.',
  fonts:
    'Caractères : Alegreya de Juan Pablo del Peral (Huerta Tipográfica), Almendra d’Ana Sanfelippo, Cinzel de Natanael Gama et Grenze Gotisch d’Omnibus-Type, licence SIL Open Font.',
  libraries: 'Fait avec Preact, Vite, Fastify, Valibot et d’autres ; voir le code source.',
  keys: 'Clavier',
  keysHint: 'À une table, la touche « ? » montre toutes les autres.',
};
