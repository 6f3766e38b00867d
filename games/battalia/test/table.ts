/** A table in play, in the words of the game: `table({ players: { blue: { hand: 'PRO PRO' } } }).do('hire citizen')`. */
import { TestMatch } from '@gonfalon/game-tests/suite';
import type { Seat, Viewer } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { Card, CellId, FactionId } from '../content/index.ts';
import { CELL_IDS, cellIndex, compareCards } from '../content/index.ts';
import { deckSize } from '../rules/decks.ts';
import { game } from '../rules/game.ts';
import { laidRef } from '../rules/ledger.ts';
import { playerAt } from '../rules/selectors.ts';
import { setUp } from '../rules/set-up.ts';
import type { Options, Player, State } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/views.ts';
import type { PositionSpec } from './position.ts';
import { position, seatOfFaction } from './position.ts';

export function table(spec: PositionSpec, ...dice: number[]): Table {
  return new Table(position(spec), dice);
}

/** A match from its very beginning. */
export function newTable(seats: number, options: Partial<Options> = {}, seed = 'new'): Table {
  const given: Options = {
    scenario: 'basic',
    advanced: false,
    weekLimit: 0,
    removedFaction: 'random',
    ...options,
  };
  return new Table(setUp(given, seats, createRng({ kind: 'fast', seed })), []);
}

export class Table extends TestMatch<State, View> {
  constructor(state: State, dice: readonly number[]) {
    super(game, { state, seats: state.players.length, options: state.options, dice, auto: false });
  }

  /** Makes choices, and accepts the plain payment of each. */
  do(...choices: string[]): this {
    for (const words of choices) {
      this.choose(words);
      if (this.question?.prompt === 'pay') this.choose('auto');
    }
    return this;
  }

  seat(faction: FactionId): Seat {
    return seatOfFaction(this.state, faction);
  }

  of(faction: FactionId): Player {
    return playerAt(this.state, this.seat(faction));
  }

  /** What a viewer sees of a player. */
  seen(faction: FactionId, viewer: FactionId | 'spectator' = 'spectator'): PlayerView {
    const eyes: Viewer = viewer === 'spectator' ? viewer : this.seat(viewer);
    return this.view(eyes).players[this.seat(faction)] as PlayerView;
  }

  hand(faction: FactionId): string {
    return sorted(this.of(faction).hand);
  }

  shelter(faction: FactionId): string {
    return this.of(faction).shelter.join(' ');
  }

  ambush(faction: FactionId): string {
    return this.of(faction)
      .ambush.map(({ card, known }) => `${card}${known ? '+' : ''}`)
      .join(' ');
  }

  /** Laid cards with their marks, as long as they can do something. */
  laid(faction: FactionId): string {
    const { table: laid } = this.of(faction);
    return laid
      .filter(({ state, uses }) => state !== 'gained' && (uses > 0 || state !== 'used'))
      .map(laidRef)
      .join(' ');
  }

  gained(faction: FactionId): string {
    return this.of(faction)
      .table.filter(({ state }) => state === 'gained')
      .map(({ card }) => card)
      .join(' ');
  }

  tents(faction: FactionId): string[] {
    return this.of(faction).tents.map(
      ({ number, card, content, virtual }) =>
        `${number} ${card} ${content.join(' ')}${virtual ? ' virtual' : ''}`,
    );
  }

  heroes(faction: FactionId): string {
    return this.of(faction)
      .heroes.map(({ cell }) => CELL_IDS[cell] ?? 'off')
      .join(' ');
  }

  /** Whose city of which level: `blue 2`; `neutral 4` with its defence. */
  city(cell: CellId): string {
    const { owners, levels, guards } = this.state.land;
    const at = cellIndex(cell);
    const owner = this.state.players[owners[at] as number]?.faction;
    return owner ? `${owner} ${levels[at]}` : `neutral ${guards[at]}`;
  }

  /** How many cards a player owns. */
  deck(faction: FactionId): number {
    return deckSize(this.state, this.seat(faction));
  }

  /** Ends turns until this player's next one begins. */
  until(faction: FactionId): this {
    do {
      this.choose(this.question?.prompt === 'opening' ? 'keep' : 'end');
    } while (this.asked !== `${faction} opening` && this.question);
    return this;
  }

  /** Own total and what is needed, of the raise that is asked for. */
  get sums(): string {
    const { total, threshold } = this.question?.params ?? {};
    return `${total} of ${threshold}`;
  }

  resign(faction: FactionId): this {
    return this.giveUp(this.seat(faction));
  }

  rolls(...dice: number[]): this {
    this.match.script({ dice });
    return this;
  }

  protected override seatName(seat: Seat): string {
    return this.state.players[seat]?.faction ?? String(seat);
  }
}

const sorted = (cards: readonly Card[]): string => cards.toSorted(compareCards).join(' ');
