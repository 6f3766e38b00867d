import type { Say } from '../en.ts';

export const account: Say['account'] = {
  title: 'Votre compte',
  guest: (name) =>
    `Vous jouez en invité sous le nom de ${name}. Cela suffit ; un compte permet de continuer sur un autre appareil.`,
  known: (name) => `Vous êtes connecté sous le nom de ${name}.`,
  away: 'Le serveur est injoignable : aucun compte à montrer. Les parties de cet appareil n’en demandent pas.',
  name: 'Nom',
  nameHint: 'De 1 à 24 lettres, chiffres ou espaces',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères',
  rename: 'Changer de nom',
  renamed: 'Le nom est changé.',
  create: 'En faire un compte',
  created: 'Le compte est créé. Ce que vous avez joué en invité est à vous.',
  signIn: 'Se connecter',
  signInHint: 'Ce que vous avez joué ici en invité vous suit.',
  signedIn: 'Heureux de vous revoir.',
  signOut: 'Se déconnecter',
  signOutEverywhere: 'Se déconnecter partout',
  signedOut: 'Vous êtes déconnecté.',
  changePassword: 'Changer de mot de passe',
  old: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  changed: 'Le mot de passe est changé ; toutes les autres connexions ont pris fin.',
  remove: 'Supprimer le compte',
  removeHint:
    'Votre nom, vos messages et vos scénarios sur le serveur disparaissent. Les parties restent aux autres, jouées par personne en particulier.',
  removeAsk: 'Supprimer ce compte définitivement ?',
  removed: 'Le compte est supprimé.',
};

export const about: Say['about'] = {
  title: 'À propos de Gonfalon',
  what: [
    'Gonfalon est un lieu où jouer à des jeux de guerre médiévaux sur plateau. Il en connaît toutes les règles, ne propose que ce qui est permis et dit quelle règle interdit le reste.',
    'Chaque dé et chaque mélange d’une partie viennent d’un nombre secret dont le sceau est montré avant le premier coup. À la fin, le nombre est révélé, et le relecteur vérifie dans votre navigateur que rien n’a été changé.',
    'C’est un logiciel libre sous licence MIT. Les noms des jeux appartiennent à leurs propriétaires ; tous les textes et dessins d’ici sont les nôtres.',
  ],
  credits: 'Crédits',
  icons:
    'Icônes de Lorc, Delapouite et leurs contributeurs, game-icons.net, CC BY 3.0 ; certaines sont recolorées.',
  fonts:
    'Caractères : Alegreya de Juan Pablo del Peral (Huerta Tipográfica) et Almendra d’Ana Sanfelippo, licence SIL Open Font.',
  libraries: 'Fait avec Preact, Vite, Fastify, Valibot et d’autres ; voir le code source.',
  keys: 'Clavier',
  keysHint: 'À une table, appuyez sur ? pour la liste des touches.',
};
