/** What those are called who play alone on a device and gave no name: a match keeps it in the language it began in. */
import { en } from './en.ts';
import { fr } from './fr.ts';

const OWN: readonly string[] = [en.lobby.who.me, fr.lobby.who.me];

export function isDefaultName(name: string | undefined): boolean {
  return name !== undefined && OWN.includes(name);
}
