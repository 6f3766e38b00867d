import type { ErrorMessages } from './en.ts';
import { timeFormat } from './time.ts';

const format = timeFormat('fr');

function untilThen(until: number | undefined): string {
  return until === undefined ? 'sans limite de temps' : `jusqu’au ${format(until)}`;
}

export const fr: ErrorMessages = {
  'request.malformed': ({ what }) => `Cette demande est illisible : ${what}.`,
  'request.unknown': () => 'Cette adresse ou cette commande n’existe pas.',
  'request.too-large': () => 'Cette demande est trop grande.',
  'request.origin': () => 'Cette demande vient d’un autre site ; elle a été refusée.',
  'request.too-many': ({ seconds }) =>
    `Trop de demandes : réessayez dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}.`,
  'server.unavailable': () => 'Le serveur n’atteint pas son dépôt en ce moment : réessayez bientôt.',
  'server.stopping': () => 'Le serveur redémarre : réessayez dans quelques secondes.',
  'server.broken': () => 'Le serveur a rencontré une erreur. Elle a été notée ; rien n’a changé.',
  'server.read-only': ({ note }) =>
    `Le site est en lecture seule pour le moment : rien ne peut être joué ni modifié.${note ? ` ${note}` : ''}`,
  'identity.needed': () =>
    'Vous n’êtes pas encore connu ici : ouvrez d’abord le site pour recevoir un nom d’invité.',
  'identity.name-taken': () => 'Ce nom appartient à quelqu’un d’autre.',
  'identity.wrong': () => 'Le nom ou le mot de passe est faux.',
  'identity.wrong-code': () => 'Aucun compte n’a ce nom et ce code de secours.',
  'identity.wrong-password': () => 'Ce n’est pas votre mot de passe actuel.',
  'identity.account-needed': () => 'Il faut un compte pour cela.',
  'identity.account-already': () => 'Vous avez déjà un compte.',
  'identity.banned': ({ reason, until }) =>
    `Vous êtes exclu de ce site ${untilThen(until)}. Motif : ${reason}`,
  'identity.shut-out': ({ until }) =>
    `Jusqu’au ${format(until)}, personne de nouveau ne peut entrer ni créer de compte depuis votre réseau : quelqu’un, peut-être pas vous, y a enfreint les règles de la maison. Si vous avez un compte, vous pouvez vous connecter comme toujours.`,
  'identity.closed': ({ until }) =>
    `${until === undefined ? 'Pour le moment' : `Jusqu’au ${format(until)}`}, personne de nouveau ne peut entrer ni créer de compte ici. Si vous avez un compte, vous pouvez vous connecter comme toujours.`,
  'table.unknown': () => 'Cette table n’existe pas, ou ne vous est pas ouverte.',
  'table.bad-options': ({ what }) => `Les options de cette table ne sont pas valables : ${what}.`,
  'table.game-unknown': () => 'Ce jeu n’existe pas ici.',
  'table.bot-unknown': () => 'Ce robot n’existe pas ici.',
  'table.too-many': ({ most }) => `Vous avez déjà ${most} tables ouvertes : terminez-en une d’abord.`,
  'table.not-open': () => 'Cette table n’est plus ouverte.',
  'table.not-playing': () => 'On ne joue pas à cette table en ce moment.',
  'table.not-finished': () => 'Cette partie n’est pas terminée.',
  'table.not-full': () => 'Il reste des places libres.',
  'table.full': () => 'Aucune place n’est libre.',
  'table.seat-taken': () => 'Cette place est prise.',
  'table.seated': () => 'Vous avez déjà une place à cette table.',
  'table.not-seated': () => 'Vous n’avez pas de place à cette table.',
  'table.host-only': () => 'Seul l’hôte de la table peut le faire.',
  'table.no-offer': () => 'Rien n’est proposé pour l’instant.',
  'table.offer-open': () => 'Une proposition est déjà ouverte : répondez d’abord à celle-là.',
  'table.offered-enough': () => 'Vous l’avez assez proposé pour le moment : que la partie avance d’abord.',
  'table.not-replaced': () => 'Vous jouez vous-même : aucun robot ne vous remplace.',
  'table.replaced': () => 'Un robot joue à votre place : reprenez-la d’abord.',
  'table.no-orders': () => 'Ce jeu ne connaît pas d’ordres permanents.',
  'table.bad-orders': ({ what }) => `Ces ordres ne peuvent pas être donnés : ${what}.`,
  'table.no-hints': () => 'À cette table, personne ne peut demander conseil à un robot.',
  'table.rated-account': () =>
    'C’est une partie classée : il faut un compte. Créez-en un sur la page du compte ; ce que vous avez joué en invité vous suit.',
  'table.rated-bots': () =>
    'Une partie classée se joue entre personnes : laissez-leur les places, ou dressez la table sans classement.',
  'table.rated-clock': () =>
    'Une partie classée demande une pendule, pour que nul n’échappe à une défaite en s’absentant : choisissez-en une.',
  'table.rated-hints': () =>
    'Dans une partie classée, personne ne peut demander conseil à un robot : renoncez à l’un ou à l’autre.',
  'table.rated-sides': () =>
    'Des camps de tailles différentes ne se classent pas : choisissez un autre nombre de joueurs, ou jouez sans classement.',
  'table.rated-scenario': () =>
    'Une partie classée ne se joue que sur ce que le jeu apporte lui-même : choisissez un de ses scénarios, ou jouez sans classement.',
  'table.refused': () => 'Les règles le refusent.',
  'table.old-rules': () =>
    'Cette partie a été jouée avec une autre version des règles et ne peut pas être rejouée.',
  'table.no-such-place': () => 'La partie n’a pas de tel endroit.',
  'player.unknown': () =>
    'Aucun compte ne porte ce nom. Il est peut-être mal écrit, ou a changé ; les invités n’ont pas de page à eux.',
  'scenario.unknown': () => 'Ce scénario n’est pas parmi les vôtres.',
  'scenario.stale': () =>
    'Ce scénario a été modifié entre-temps sur un autre appareil : prenez cette version, ou dites que la vôtre doit la remplacer.',
  'scenario.too-many': ({ most }) =>
    `Vous avez déjà ${most} scénarios sur le serveur : supprimez-en un d’abord.`,
  'calls.not-offered': () => 'Personne ne peut être appelé ainsi sur ce site.',
  'calls.bad-device': () =>
    'Cet appareil ne peut pas être appelé : son service de notification n’est pas connu ici.',
  'calls.no-address': () => 'Il n’y a pas d’adresse à laquelle écrire.',
  'calls.mail-failed': () =>
    'Le courrier n’a pas pu être envoyé : vérifiez l’adresse, ou réessayez plus tard.',
  'chat.no-mates': () => 'Personne ne joue dans votre camp à cette table : écrivez à tous.',
  'chat.off': () => 'Personne ne peut écrire à cette table.',
  'chat.muted': () => 'Vous avez été réduit au silence à cette table.',
  'chat.silenced': ({ reason, until }) =>
    `Un hôte du site vous a réduit au silence ${untilThen(until)} : vous pouvez jouer, mais ni écrire ni changer de nom. Motif : ${reason}`,
  'report.unknown': () => 'Il n’y a rien à signaler ici.',
  'report.again': () => 'Vous l’avez déjà signalé : les hôtes du site s’en occuperont.',
  'report.self': () => 'Vous ne pouvez pas vous signaler vous-même.',
  'host.unknown-person': () => 'Cette personne n’existe pas ici.',
  'host.is-host': () => 'Ce compte est hôte du site : retirez-lui d’abord ce rôle.',
  'host.last': () => 'C’est le dernier hôte du site : nommez d’abord un autre compte hôte.',
  'host.self': () => 'Vous ne pouvez pas vous le faire à vous-même : un autre hôte doit s’en charger.',
  'host.not-an-account': () => 'Seul un compte peut être hôte.',
  'host.over': () => 'Cette table est déjà terminée.',
  'host.not-seen': () =>
    'On ne sait pas d’où cette personne est venue ces 30 derniers jours : laissez les nouveaux visiteurs, et faites le reste.',
  'host.behind-proxy': () =>
    'Le serveur ne sait pas d’où viennent les gens : il se trouve derrière un proxy, et TRUST_PROXY n’est pas défini. Laissez les nouveaux visiteurs, ou prévenez la personne qui administre le serveur.',
  'host.no-shut-out': () => 'C’est déjà terminé : les nouveaux visiteurs peuvent entrer.',
  'host.settled': () => 'Ce signalement a déjà été traité.',
};
