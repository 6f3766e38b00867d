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
  'server.unavailable': () => 'Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.',
  'server.stopping': () => 'Le serveur redémarre. Réessayez dans quelques secondes.',
  'server.broken': () => 'Une erreur s’est produite de notre côté. Elle est enregistrée, et rien n’a changé.',
  'server.read-only': ({ note }) =>
    `Le site est en lecture seule. Vous pouvez regarder, mais pas jouer ni modifier.${note ? ` ${note}` : ''}`,
  'identity.needed': () => 'Vous n’êtes pas connecté. Ouvrez d’abord le site pour recevoir un nom d’invité.',
  'identity.name-taken': () => 'Ce nom est déjà pris.',
  'identity.wrong': () => 'Nom ou mot de passe incorrect.',
  'identity.wrong-code': () => 'Nom ou code de secours incorrect.',
  'identity.wrong-password': () => 'Ce n’est pas votre mot de passe actuel.',
  'identity.account-needed': () => 'Il faut un compte pour cela.',
  'identity.account-already': () => 'Vous avez déjà un compte.',
  'identity.banned': ({ reason, until }) =>
    `Vous êtes exclu de ce site ${untilThen(until)}. Motif : ${reason}`,
  'identity.shut-out': ({ until }) =>
    `Les inscriptions depuis votre réseau sont bloquées jusqu’au ${format(until)}, car quelqu’un y a enfreint les règles du site. Si vous avez un compte, vous pouvez vous connecter.`,
  'identity.closed': ({ until }) =>
    `Les inscriptions sont fermées ${until === undefined ? 'pour le moment' : `jusqu’au ${format(until)}`}. Si vous avez un compte, vous pouvez vous connecter.`,
  'table.unknown': () => 'Cette table n’existe pas, ou vous n’y avez pas accès.',
  'table.bad-options': ({ what }) => `Les options de cette table ne sont pas valables : ${what}.`,
  'table.game-unknown': () => 'Ce jeu n’existe pas ici.',
  'table.bot-unknown': () => 'Ce robot n’existe pas ici.',
  'table.too-many': ({ most }) =>
    `Vous avez déjà ${most} tables ouvertes. Terminez-en ou fermez-en une d’abord.`,
  'table.not-open': () => 'Cette table n’est plus ouverte.',
  'table.not-playing': () => 'Aucune partie en cours ici.',
  'table.not-finished': () => 'Cette partie n’est pas terminée.',
  'table.not-full': () => 'Il reste des places libres.',
  'table.full': () => 'Aucune place n’est libre.',
  'table.seat-taken': () => 'Cette place est prise.',
  'table.seated': () => 'Vous avez déjà une place à cette table.',
  'table.not-seated': () => 'Vous n’avez pas de place à cette table.',
  'table.host-only': () => 'Seul l’hôte de la table peut le faire.',
  'table.no-offer': () => 'Aucune proposition en cours.',
  'table.offer-open': () => 'Une proposition est déjà en cours. Répondez-y d’abord.',
  'table.offered-enough': () => 'Vous l’avez trop souvent proposé. Continuez d’abord à jouer.',
  'table.not-replaced': () => 'Aucun robot ne joue à votre place.',
  'table.replaced': () => 'Un robot joue à votre place. Reprenez-la d’abord.',
  'table.no-orders': () => 'Ce jeu ne connaît pas d’ordres permanents.',
  'table.bad-orders': ({ what }) => `Ces ordres ne peuvent pas être donnés : ${what}.`,
  'table.no-hints': () => 'Les conseils sont désactivés à cette table.',
  'table.rated-account': () =>
    'Une partie classée demande un compte. Créez-en un sur la page du compte ; vos parties d’invité vous suivront.',
  'table.rated-bots': () =>
    'Pas de robots dans une partie classée. Laissez les places libres, ou désactivez le classement.',
  'table.rated-clock': () => 'Une partie classée demande une pendule. Choisissez-en une.',
  'table.rated-hints': () => 'Pas de conseils dans une partie classée. Désactivez l’un des deux.',
  'table.rated-sides': () =>
    'Des camps de tailles différentes ne se classent pas : choisissez un autre nombre de joueurs, ou jouez sans classement.',
  'table.rated-scenario': () =>
    'Une partie classée ne se joue que sur ce que le jeu apporte lui-même : choisissez un de ses scénarios, ou jouez sans classement.',
  'table.refused': () => 'Les règles ne le permettent pas.',
  'table.old-rules': () =>
    'Cette partie a été jouée avec une autre version des règles et ne peut pas être rejouée.',
  'table.no-such-place': () => 'Cette position n’existe pas dans la partie.',
  'player.unknown': () =>
    'Aucun compte ne porte ce nom. Il est peut-être mal écrit, ou a changé ; les invités n’ont pas de page à eux.',
  'scenario.unknown': () => 'Ce scénario n’est pas parmi les vôtres.',
  'scenario.stale': () =>
    'Ce scénario a été modifié sur un autre appareil. Prenez cette version, ou remplacez-la par la vôtre.',
  'scenario.too-many': ({ most }) =>
    `Vous avez déjà ${most} scénarios sur le serveur : supprimez-en un d’abord.`,
  'calls.not-offered': () => 'Ce site ne propose pas ce type de notification.',
  'calls.bad-device': () => 'Le service de notification de ce navigateur n’est pas pris en charge ici.',
  'calls.no-address': () => 'Il n’y a pas d’adresse à laquelle écrire.',
  'calls.mail-failed': () => 'Impossible d’envoyer l’e-mail. Vérifiez l’adresse, ou réessayez plus tard.',
  'chat.no-mates': () => 'Personne ne joue dans votre camp à cette table : écrivez à tous.',
  'chat.off': () => 'La discussion est fermée pour cette partie.',
  'chat.muted': () => 'Vous avez été réduit au silence à cette table.',
  'chat.silenced': ({ reason, until }) =>
    `Un modérateur vous a réduit au silence ${untilThen(until)}. Vous pouvez jouer, mais ni écrire ni changer de nom. Motif : ${reason}`,
  'report.unknown': () => 'Il n’y a rien à signaler ici.',
  'report.again': () => 'Vous l’avez déjà signalé. Un modérateur s’en occupera.',
  'report.self': () => 'Vous ne pouvez pas vous signaler vous-même.',
  'host.unknown-person': () => 'Cette personne n’existe pas ici.',
  'host.is-host': () => 'Ce compte est administrateur. Retirez-lui d’abord ce rôle.',
  'host.last': () => 'C’est le dernier administrateur. Nommez-en d’abord un autre.',
  'host.self': () => 'Vous ne pouvez pas vous le faire à vous-même. Demandez à un autre administrateur.',
  'host.not-an-account': () => 'Seul un compte peut être administrateur.',
  'host.over': () => 'Cette table est déjà terminée.',
  'host.not-seen': () =>
    'Aucune adresse réseau connue pour cet utilisateur ces 30 derniers jours. Continuez sans bloquer les nouveaux visiteurs.',
  'host.behind-proxy': () =>
    'Le serveur ne sait pas d’où viennent les gens : il se trouve derrière un proxy, et TRUST_PROXY n’est pas défini. Laissez les nouveaux visiteurs, ou prévenez la personne qui administre le serveur.',
  'host.no-shut-out': () => 'C’est déjà terminé : les nouveaux visiteurs peuvent entrer.',
  'host.settled': () => 'Ce signalement a déjà été traité.',
};
