import { about, account } from './en/account.ts';
import { home } from './en/home.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { offline } from './en/offline.ts';
import { player } from './en/player.ts';
import { rules } from './en/rules.ts';
import { shell } from './en/shell.ts';
import { report, site } from './en/site.ts';
import { table } from './en/table.ts';

export const en = {
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
export type Say = typeof en;
