/** What can be wrong when a server is started, or its store moved: in English, as in the log. */
export interface Problems {
  'setting.whole': { name: string; min: number; max: number; text: string };
  'setting.one-of': { name: string; values: string; text: string };
  'setting.delay': { text: string };
  'setting.public-url': { text: string };
  'setting.processes': Nothing;
  'setting.together': { names: string };
  'setting.push-keys': Nothing;
  'setting.push-contact': { text: string };
  'setting.push-service': { text: string };
  'setting.smtp-url': Nothing;
  'setting.mail-from': { text: string };
  'setting.mail-site': Nothing;
  'store.folder-unusable': { folder: string };
  'store.folder-taken': { folder: string };
  'store.none': { folder: string };
  'store.database-unusable': { database: string };
  'store.silent': { why: string };
  'store.busy': Nothing;
  'store.not-writable': Nothing;
  'store.disk-failed': Nothing;
  'store.disk-full': Nothing;
  'store.damaged': Nothing;
  'store.not-openable': Nothing;
  'store.not-a-database': Nothing;
  'store.older': Nothing;
  'store.newer': { version: number; known: number };
  'store.not-empty': { rows: string };
  'export.other-file': Nothing;
  'export.other-version': { version: string; known: number };
  'export.misfit': Nothing;
  'export.trailing': Nothing;
  'export.changed': Nothing;
  'export.cut': Nothing;
  'export.too-long': Nothing;
  'export.not-json': Nothing;
  'export.not-a-row': Nothing;
}

type Nothing = Readonly<Record<string, never>>;

export type ProblemWords = { readonly [Id in keyof Problems]: (params: Problems[Id]) => string };

const broken = (why: string) => `The store does not work: ${why}.`;
const damaged = (why: string) => `The export is damaged: ${why}. Nothing was imported.`;

export const en: ProblemWords = {
  'setting.whole': ({ name, min, max, text }) =>
    `${name} must be a whole number from ${min} to ${max}, not "${text}"`,
  'setting.one-of': ({ name, values, text }) => `${name} must be one of ${values}, not "${text}"`,
  'setting.delay': ({ text }) => `REACTION_DELAY must be milliseconds, such as 400-1000, not "${text}"`,
  'setting.public-url': ({ text }) =>
    `PUBLIC_URL must be the address of the site, such as https://play.example.org, not "${text}"`,
  'setting.processes': () =>
    'PROCESSES above 1 requires a shared PostgreSQL: set DATABASE_URL, or leave PROCESSES at 1',
  'setting.together': ({ names }) => `${names} belong together: set all of them, or none`,
  'setting.push-keys': () =>
    'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair of keys, as gonfalon push-keys makes one',
  'setting.push-contact': ({ text }) =>
    `PUSH_CONTACT must say how push services reach you, such as mailto:host@example.org, not "${text}"`,
  'setting.push-service': ({ text }) =>
    `PUSH_SERVICES must be names such as push.example.org or *.example.org, or addresses such as https://127.0.0.1:8443, not "${text}"`,
  'setting.smtp-url': () =>
    'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.org',
  'setting.mail-from': ({ text }) =>
    `MAIL_FROM must be a mail address, such as Gonfalon <turns@example.org>, not "${text}"`,
  'setting.mail-site': () => 'With SMTP_URL there must be a PUBLIC_URL: mails have links to the site',
  'store.folder-unusable': ({ folder }) => `The data folder ${folder} cannot be used.`,
  'store.folder-taken': ({ folder }) =>
    `Another server uses the data folder ${folder}: stop it, or give this one a folder of its own (DATA), or let both use PostgreSQL (DATABASE_URL).`,
  'store.none': ({ folder }) => `There is no store in ${folder}.`,
  'store.database-unusable': ({ database }) => `${database} cannot be used.`,
  'store.silent': ({ why }) => `PostgreSQL does not answer: ${why}`,
  'store.busy': () => 'Another program is using the store.',
  'store.not-writable': () => broken('it cannot be written to'),
  'store.disk-failed': () => broken('the disk failed'),
  'store.disk-full': () => broken('the disk is full'),
  'store.damaged': () => broken('its file is damaged'),
  'store.not-openable': () => broken('its file cannot be opened'),
  'store.not-a-database': () => broken('its file is not a database'),
  'store.older': () => 'The store uses an older schema. Start the server once to migrate it.',
  'store.newer': ({ version, known }) =>
    `The store was written by a newer Gonfalon (its tables are of version ${version}, this program knows ${known}): upgrade the program, or restore a backup.`,
  'store.not-empty': ({ rows }) =>
    `Only an empty store can be filled, and there are ${rows} in this one: name another folder or database.`,
  'export.other-file': () => 'This is not the export of a store.',
  'export.other-version': ({ version, known }) =>
    `The export was made by another version (its tables are of version ${version}, this program's of ${known}): import it with the program that made it, then upgrade.`,
  'export.misfit': () => damaged('its rows do not fit together'),
  'export.trailing': () => damaged('something follows its end'),
  'export.changed': () => damaged('it was changed after it was written'),
  'export.cut': () => damaged('its end is missing'),
  'export.too-long': () => damaged('a line is longer than any row'),
  'export.not-json': () => damaged('a line is not JSON'),
  'export.not-a-row': () => damaged('a line is not a row of the store, or says what cannot be'),
};
