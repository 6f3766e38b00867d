export const account = {
  title: 'Your account',
  guest: (name: string) =>
    `You play as the guest ${name}. That is all it takes; an account lets you play on from another device.`,
  known: (name: string) => `You are signed in as ${name}.`,
  away: 'The server cannot be reached, so there is no account to show. Matches on this device need none.',
  name: 'Name',
  nameHint: '1 to 24 letters, digits or spaces',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  rename: 'Change the name',
  renamed: 'The name is changed.',
  create: 'Make an account of this',
  created: 'The account is made. What you played as a guest is yours.',
  signIn: 'Sign in',
  signInHint: 'What you played here as a guest comes along.',
  signedIn: 'Welcome back.',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signedOut: 'You are signed out.',
  changePassword: 'Change the password',
  old: 'Present password',
  new: 'New password',
  changed: 'The password is changed; all other sign-ins have ended.',
  remove: 'Delete the account',
  removeHint:
    'Your name, what you wrote and your scenarios on the server disappear. Matches stay for the others, played by nobody in particular.',
  removeAsk: 'Delete this account for good?',
  removed: 'The account is deleted.',
};

export const about = {
  title: 'About Gonfalon',
  what: [
    'Gonfalon is a place to play medieval war board games. It knows every rule of them, offers only what is legal, and says which rule forbids the rest.',
    'Every die and every shuffle of a match comes from a secret number whose seal is shown before the first move. At the end the number is revealed, and the replay checks in your browser that nothing was changed.',
    'It is free software under the MIT licence. The names of the games belong to their owners; all texts and drawings here are our own.',
  ],
  credits: 'Credits',
  icons: 'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0; some are recoloured.',
  fonts:
    'Typefaces: Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Almendra by Ana Sanfelippo, SIL Open Font Licence.',
  libraries: 'Made with Preact, Vite, Fastify, Valibot and others; see the source.',
  keys: 'Keyboard',
  keysHint: 'At a table, press ? for the list of keys.',
};
