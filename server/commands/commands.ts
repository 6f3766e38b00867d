/** The commands of a table by name, the same for HTTP and for the socket. */
import type { CommandFields, CommandName } from '@gonfalon/protocol';
import { commandSchemas } from '@gonfalon/protocol';
import * as v from 'valibot';
import type { Reports } from '../admin/reports.ts';
import type { Chat } from '../chat/chat.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Hints } from '../rooms/hints.ts';
import type { MatchCommands } from '../rooms/match-commands.ts';
import type { Identity } from '../store/store.ts';

type Acts = {
  readonly [C in CommandName]: (who: Identity, table: string, fields: CommandFields<C>) => Promise<object>;
};

/** What is wrong with a request is thrown at once; what is refused later rejects. */
export type Command = (who: Identity, table: string, fields: unknown) => Promise<object>;
export type Commands = Readonly<Record<CommandName, Command>>;

export interface CommandParts {
  readonly lobby: Lobby;
  readonly playing: MatchCommands;
  readonly advice: Hints;
  readonly talk: Chat;
  readonly reports: Reports;
  /** Refuses everything while nothing may be changed. */
  readonly refuseChanges?: () => void;
}

/** What asks, and changes nothing. */
const ASKING: readonly CommandName[] = ['explain', 'hint', 'ordersForm'];

export function commandsOf(parts: CommandParts): Commands {
  const { lobby, playing, advice, talk, reports, refuseChanges } = parts;
  const acts: Acts = {
    join: (...args) => lobby.join(...args),
    leave: (who, table) => lobby.leave(who, table),
    start: (...args) => lobby.start(...args),
    cancel: (who, table) => lobby.cancel(who, table),
    rematch: (who, table) => lobby.rematch(who, table),
    choose: (...args) => playing.choose(...args),
    explain: (...args) => playing.explain(...args),
    hint: (...args) => advice.hint(...args),
    undo: (...args) => playing.undo(...args),
    resign: (who, table) => playing.resign(who, table),
    offer: (...args) => playing.offer(...args),
    accept: (who, table) => playing.accept(who, table),
    decline: (who, table) => playing.decline(who, table),
    autoPass: (...args) => playing.autoPass(...args),
    orders: (...args) => playing.orders(...args),
    ordersForm: (who, table) => playing.ordersForm(who, table),
    reclaim: (who, table) => playing.reclaim(who, table),
    chat: (...args) => talk.chat(...args),
    mute: (...args) => talk.mute(...args),
    report: (...args) => reports.report(...args),
  };
  const checked = <C extends CommandName>(name: C): Command => {
    const schema: v.GenericSchema<unknown, CommandFields<C>> = commandSchemas[name] as never;
    const changes = !ASKING.includes(name);
    return (who, table, fields) => {
      if (changes) refuseChanges?.();
      return acts[name](who, table, v.parse(schema, fields));
    };
  };
  const names = Object.keys(commandSchemas) as CommandName[];
  return Object.fromEntries(names.map((name) => [name, checked(name)])) as Commands;
}

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandSchemas, name);
}
