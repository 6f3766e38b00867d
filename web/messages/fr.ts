import type { Say } from './en.ts';
import { about, account } from './fr/account.ts';
import { home } from './fr/home.ts';
import { lesson } from './fr/lesson.ts';
import { lobby } from './fr/lobby.ts';
import { offline } from './fr/offline.ts';
import { player } from './fr/player.ts';
import { rules } from './fr/rules.ts';
import { shell } from './fr/shell.ts';
import { report, site } from './fr/site.ts';
import { table } from './fr/table.ts';

export const fr: Say = {
  about,
  account,
  home,
  lesson,
  lobby,
  offline,
  player,
  report,
  rules,
  shell,
  site,
  table,
};
