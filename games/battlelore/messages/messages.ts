/** What one language of BattleLore needs; one that leaves something out does not compile. */
import type { GameMessages, MessageTable, MessageTables, Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { buildMessages, ownEntry } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { Ending } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import type { Events, Kinds, Prompts, RefusingRule, Verbs } from '../rules/vocabulary.ts';
import type { BoardWords } from '../text-board/board.ts';
import { drawBoard } from '../text-board/board.ts';
import type { Names } from './names.ts';

/** One language. */
export interface BattleLoreMessages extends MessageTables {
  readonly names: Names;
  readonly seats: readonly [string, string];
  /** A unit, a hex or a number of something, where no sentence surrounds it. */
  unit(ref: Ref): string;
  hex(hex: HexId): string;
  /** A half hex at the edge of the board, which blocks lines of sight. */
  readonly half: string;
  readonly kinds: Readonly<Record<keyof Kinds, string>>;
  readonly prompts: MessageTable<Prompts>;
  readonly choices: Readonly<Record<keyof Verbs, (...refs: readonly Ref[]) => string>>;
  readonly events: MessageTable<Events>;
  readonly refusals: Readonly<Record<RefusingRule, (concern: RefusalContext) => string>>;
  readonly endings: Readonly<
    Record<Ending, (winners: readonly Seat[], banners: readonly number[]) => string>
  >;
  readonly board: Omit<BoardWords, 'names' | 'seats'>;
}

/** What a thing is called where no sentence surrounds it. */
function label(messages: BattleLoreMessages, ref: Ref): string {
  const { names } = messages;
  const thing = thingOf(ref);
  switch (thing.kind) {
    case 'unit':
      return messages.unit(thing.id);
    case 'hex':
      return messages.hex(thing.id);
    case 'card':
      return names.commands[thing.id].name;
    case 'lore':
      return names.lore[thing.id].name;
    case 'landmark':
      return names.landmarks[thing.id];
    case 'master':
      return names.council[thing.id];
    case 'flank':
      return names.flanks[thing.id];
    case 'power':
      return names.powers[thing.id].name;
    case 'half':
      return messages.half;
    default:
      return ref;
  }
}

export function gameMessages(messages: BattleLoreMessages): GameMessages<View> {
  const boardWords = { ...messages.board, names: messages.names, seats: messages.seats };
  return buildMessages<View>(messages, {
    ref: (ref) => label(messages, ref),
    printed(ref) {
      const { names } = messages;
      const thing = thingOf(ref);
      if (thing.kind === 'card') return names.commands[thing.id].text;
      return thing.kind === 'lore' ? names.lore[thing.id].text : undefined;
    },
    ending: ({ ending, winners, scores }) => ownEntry(messages.endings, ending)?.(winners, scores) ?? ending,
    board: (view) => drawBoard(view, boardWords),
  });
}
