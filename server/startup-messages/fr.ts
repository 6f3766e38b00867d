/** What can be wrong when a server is started, or its store moved: in French. */
import type { ProblemWords } from './en.ts';

const broken = (why: string) => `Le dépôt ne fonctionne pas : ${why}.`;
const damaged = (why: string) => `L'export est abîmé : ${why}. Rien n'a été importé.`;

export const fr: ProblemWords = {
  'setting.whole': ({ name, min, max, text }) =>
    `${name} doit être un nombre entier de ${min} à ${max}, pas « ${text} »`,
  'setting.one-of': ({ name, values, text }) =>
    `${name} doit être une valeur parmi ${values}, pas « ${text} »`,
  'setting.delay': ({ text }) => `REACTION_DELAY doit être en millisecondes, comme 400-1000, pas « ${text} »`,
  'setting.public-url': ({ text }) =>
    `PUBLIC_URL doit être l'adresse du site, comme https://play.example.org, pas « ${text} »`,
  'setting.processes': () =>
    "Plusieurs processus (PROCESSES) ont besoin d'un PostgreSQL à partager : donnez DATABASE_URL, ou laissez PROCESSES à 1",
  'setting.together': ({ names }) => `${names} vont ensemble : donnez-les toutes, ou aucune`,
  'setting.push-keys': () =>
    'PUSH_PUBLIC_KEY et PUSH_PRIVATE_KEY doivent être une paire de clés, comme en fait gonfalon push-keys',
  'setting.push-contact': ({ text }) =>
    `PUSH_CONTACT doit dire comment les services de notification vous joignent, comme mailto:host@example.org, pas « ${text} »`,
  'setting.push-service': ({ text }) =>
    `PUSH_SERVICES doit donner des noms comme push.example.org ou *.example.org, ou des adresses comme https://127.0.0.1:8443, pas « ${text} »`,
  'setting.smtp-url': () =>
    "SMTP_URL doit être l'adresse d'un serveur de courrier, comme smtps://user:password@mail.example.org",
  'setting.mail-from': ({ text }) =>
    `MAIL_FROM doit être une adresse de courrier, comme Gonfalon <turns@example.org>, pas « ${text} »`,
  'setting.mail-site': () =>
    'Avec SMTP_URL il faut aussi PUBLIC_URL : les courriers contiennent des liens vers le site',
  'store.folder-unusable': ({ folder }) => `Le dossier de données ${folder} est inutilisable.`,
  'store.folder-taken': ({ folder }) =>
    `Un autre serveur utilise le dossier de données ${folder} : arrêtez-le, ou donnez à celui-ci son propre dossier (DATA), ou confiez les deux à PostgreSQL (DATABASE_URL).`,
  'store.none': ({ folder }) => `Il n'y a pas de dépôt dans ${folder}.`,
  'store.database-unusable': ({ database }) => `${database} est inutilisable.`,
  'store.silent': ({ why }) => `PostgreSQL ne répond pas : ${why}`,
  'store.busy': () => 'Un autre programme utilise le dépôt.',
  'store.not-writable': () => broken('on ne peut pas y écrire'),
  'store.disk-failed': () => broken('le disque est en panne'),
  'store.disk-full': () => broken('le disque est plein'),
  'store.damaged': () => broken('son fichier est abîmé'),
  'store.not-openable': () => broken("son fichier ne s'ouvre pas"),
  'store.not-a-database': () => broken("son fichier n'est pas une base de données"),
  'store.older': () =>
    "Le dépôt est d'une version plus ancienne : démarrez le serveur une fois, il le mettra à jour.",
  'store.newer': ({ version, known }) =>
    `Le dépôt a été écrit par un Gonfalon plus récent (ses tables sont de la version ${version}, ce programme connaît la ${known}) : mettez le programme à jour, ou restaurez une sauvegarde.`,
  'store.not-empty': ({ rows }) =>
    `Seul un dépôt vide peut être rempli, et celui-ci contient déjà quelque chose (${rows}) : nommez un autre dossier ou une autre base de données.`,
  'export.other-file': () => "Ce n'est pas l'export d'un dépôt.",
  'export.other-version': ({ version, known }) =>
    `L'export a été fait par une autre version (ses tables sont de la version ${version}, celles de ce programme de la ${known}) : importez-le avec le programme qui l'a fait, puis mettez à jour.`,
  'export.misfit': () => damaged('ses lignes ne vont pas ensemble'),
  'export.trailing': () => damaged('quelque chose suit sa fin'),
  'export.changed': () => damaged('il a été modifié après son écriture'),
  'export.cut': () => damaged('sa fin manque'),
  'export.too-long': () => damaged('une ligne est trop longue'),
  'export.not-json': () => damaged("une ligne n'est pas du JSON"),
  'export.not-a-row': () => damaged("une ligne n'appartient pas à un dépôt"),
};
