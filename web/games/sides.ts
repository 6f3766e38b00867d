/** Who plays together at a table, as far as its options tell. */
import type { TableFacts } from '@gonfalon/kernel';
import { InvalidInputError, parse, sidesOf } from '@gonfalon/kernel';
import type { TableInfo } from '@gonfalon/protocol';
import type { GameUi } from '@gonfalon/ui-kit';

/** What a table tells of who its seats are, before anything of it is seen. */
export function factsAt({ seats, options = {} }: Pick<TableInfo, 'seats' | 'options'>): TableFacts {
  return { seats: seats.length, options };
}

/** The side of each seat. Options may be incomplete, or wrong while they are being set: then each is alone. */
export function sidesAt({ module: { game } }: Pick<GameUi, 'module'>, at: TableFacts): readonly number[] {
  try {
    return sidesOf(game, parse(game.options, at.options, 'the options'), at.seats);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return sidesOf({}, {}, at.seats);
  }
}
