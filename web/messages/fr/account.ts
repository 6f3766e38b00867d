import type { Say } from '../en.ts';
import { de } from './de.ts';

export const account: Say['account'] = {
  title: 'Votre compte',
  guest: (name) =>
    `Vous jouez en invité, sous le nom ${de(name)}. Créez un compte pour jouer sur d’autres appareils.`,
  known: (name) => `Vous êtes connecté sous le nom ${de(name)}.`,
  away: 'Le serveur est injoignable : aucun compte à montrer. Les parties de cet appareil n’en demandent pas.',
  name: 'Nom',
  nameHint: 'De 1 à 24 lettres, chiffres ou espaces ; aussi . _ - et l’apostrophe',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères',
  rename: 'Changer de nom',
  renamed: 'Nom changé.',
  create: 'Créer un compte',
  created: 'Compte créé. Vos parties d’invité vous suivent.',
  signIn: 'Se connecter',
  signInHint: 'Vos parties d’invité vous suivront.',
  shut: 'Si vous avez déjà un compte, vous pouvez vous connecter. Les parties de cet appareil n’en demandent pas.',
  signedIn: 'Heureux de vous revoir.',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  signedOut: 'Vous êtes déconnecté.',
  changePassword: 'Changer de mot de passe',
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  changed: 'Mot de passe changé. Vous êtes déconnecté partout ailleurs.',
  remove: 'Supprimer le compte',
  removeHint:
    'Votre nom, vos messages, vos cotes et vos scénarios enregistrés seront supprimés. Vos parties restent visibles pour les autres joueurs, sans votre nom.',
  removeAsk: 'Supprimer ce compte ? C’est définitif.',
  removed: 'Compte supprimé.',
  calls: {
    title: 'Notifications de tour',
    device: 'Notifier cet appareil même quand Gonfalon est fermé',
    deviceHint: 'Pas pendant que la partie est ouverte.',
    deviceCannot: 'Ce navigateur ne le peut pas, ou seulement si Gonfalon a été ajouté à l’écran d’accueil.',
    deviceOn: 'Les notifications sont activées sur cet appareil.',
    deviceOff: 'Pas de notification quand Gonfalon est fermé.',
    deviceFailed: 'Le service de notification de ce navigateur n’a pas répondu. Réessayez plus tard.',
    mail: 'Adresse e-mail',
    mailHint: 'Un e-mail quand une partie vous attend depuis quelques minutes.',
    mailConfirmed: 'Confirmée.',
    mailToConfirm: 'Pas encore confirmée. Suivez le lien de l’e-mail envoyé.',
    mailSet: 'Utiliser cette adresse',
    mailChange: 'Changer d’adresse',
    mailAsked: (address) => `Un lien a été envoyé à ${address}. Suivez-le sous 24 heures.`,
    mailWanted: 'M’écrire quand c’est à moi',
    mailOn: 'Les e-mails sont activés.',
    mailOff: 'Les e-mails sont désactivés.',
    mailRemove: 'Retirer l’adresse',
    mailRemoved: 'Adresse retirée.',
  },
};

export const about: Say['about'] = {
  title: 'À propos de Gonfalon',
  what: [
    'Gonfalon est un lieu où jouer à des jeux de guerre médiévaux sur plateau. Il en connaît toutes les règles, ne propose que ce qui est permis et dit quelle règle interdit le reste.',
    'Chaque dé et chaque mélange d’une partie viennent d’un nombre secret dont l’empreinte est montrée avant le premier coup. À la fin, le nombre est révélé, et le relecteur vérifie dans votre navigateur que rien n’a été changé.',
    'C’est un logiciel libre sous licence MIT. Les noms des jeux appartiennent à leurs propriétaires ; tous les textes et dessins d’ici sont les nôtres.',
  ],
  credits: 'Crédits',
  icons:
    'Icônes de Lorc, Delapouite et leurs contributeurs, game-icons.net, CC BY 3.0 ; certaines sont recolorées.',
  fonts:
    'Caractères : Alegreya de Juan Pablo del Peral (Huerta Tipográfica), Almendra d’Ana Sanfelippo, Cinzel de Natanael Gama, Grenze Gotisch d’Omnibus-Type, MedievalSharp de Wojciech Kalinowski, Metamorphous de Sorkin Type et Uncial Antiqua d’Astigmatic, licence SIL Open Font.',
  libraries: 'Fait avec Preact, Vite, Fastify, Valibot et d’autres ; voir le code source.',
  keys: 'Clavier',
  keysHint: 'À une table, la touche « ? » montre toutes les autres.',
};
