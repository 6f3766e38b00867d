/** A match of Battue, read from what everybody saw: its battles, what was taken, and what it cost. */
import type { Seat } from '@gonfalon/kernel';
import type { EventOf, MatchLog, Roll } from '@gonfalon/ui-kit';
import { eventsOf, Tally } from '@gonfalon/ui-kit';
import type { LootId, SpaceId } from '../../content/index.ts';
import { isPerimeter, space } from '../../content/index.ts';
import { battleOdds } from '../../rules/odds.ts';
import { NOBODY } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';

/** One battle, from the first die to the last. */
export interface Fight {
  readonly at: number;
  readonly space: SpaceId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** How many warriors held the place when it began; none if the city defended itself. */
  readonly held: number;
  readonly exchanges: number;
  /** The attacker's chance to win it when the first dice fell, without any card still to come. */
  readonly chance: number;
  readonly won: boolean;
  readonly attackersLost: number;
}

export interface Capture {
  readonly at: number;
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly from?: Seat;
  /** How many turns had begun. */
  readonly turn: number;
}

export interface War {
  readonly fights: readonly Fight[];
  readonly captures: readonly Capture[];
  readonly eliminated: readonly { readonly at: number; readonly seat: Seat }[];
  readonly resigned: readonly { readonly at: number; readonly seat: Seat }[];
  /** The reinforcements of each turn, together. */
  readonly reinforced: readonly { readonly at: number; readonly seat: Seat; readonly warriors: number }[];
  readonly robbed: readonly {
    readonly at: number;
    readonly seat: Seat;
    readonly of: Seat;
    readonly card: LootId;
  }[];
  readonly rolls: readonly Roll[];
  /** By seat. */
  readonly slain: readonly number[];
  readonly lost: readonly number[];
  readonly drawn: readonly number[];
  /** How often somebody attacked a section of theirs. */
  readonly attacked: readonly number[];
}

const DIE = [0, 1, 2, 3, 4, 5, 6].map((face) => (face === 0 ? 0 : 1 / 6));

interface Open {
  space: SpaceId;
  attacker: Seat;
  defender: Seat;
  held: number;
  exchanges: number;
  chance: number;
  attackersLost: number;
}

export function parseEvents(chronicle: MatchLog<View>): War {
  const { seats } = chronicle;
  const slain = new Tally(seats);
  const lost = new Tally(seats);
  const drawn = new Tally(seats);
  const attacked = new Tally(seats);
  const fights: Fight[] = [];
  const captures: Capture[] = [];
  const eliminated: { at: number; seat: Seat }[] = [];
  const resigned: { at: number; seat: Seat }[] = [];
  const reinforced: { at: number; seat: Seat; warriors: number; turn: number }[] = [];
  const robbed: { at: number; seat: Seat; of: Seat; card: LootId }[] = [];
  const rolls: Roll[] = [];
  const control = new Map<SpaceId, Seat>();
  let open: Open | undefined;
  let turn = 0;

  const roll = (seat: Seat, dice: readonly number[]) => {
    for (const value of dice) rolls.push({ seat, dice: 1, value, chances: DIE });
  };
  const close = (at: number, won: boolean) => {
    if (open && open.exchanges > 0) fights.push({ at, won, ...open });
    open = undefined;
  };
  const see = (event: EventOf<Events>, at: number) => {
    switch (event.kind) {
      case 'turn':
        turn++;
        break;
      case 'battle': {
        const { seat: attacker, defender, space: where } = event;
        open = { space: where, attacker, defender, held: 0, exchanges: 0, chance: 0, attackersLost: 0 };
        const owner = control.get(where) ?? NOBODY;
        if (owner !== NOBODY && owner !== attacker) attacked.add(owner);
        break;
      }
      case 'rolled': {
        roll(event.attacker, event.attackDice);
        if (event.defenceDie) roll(event.defender, [event.defenceDie]);
        if (!open) break;
        if (open.exchanges === 0) {
          const thrown = event.attackDice.reduce((sum, die) => sum + die, 0);
          const bonus = event.attack - event.attackers - thrown;
          const wall = event.defence - event.defenders - (event.defenceDie ?? 0);
          open.held = event.defenders;
          open.chance = battleOdds(event.attackers, event.defenders, wall - bonus).win;
        }
        open.exchanges++;
        break;
      }
      case 'rerolled':
        roll(event.seat, event.dice);
        break;
      case 'reinforced': {
        roll(event.seat, [event.die]);
        const before = reinforced.at(-1);
        if (before?.turn === turn) before.warriors += event.gained;
        else reinforced.push({ at, seat: event.seat, warriors: event.gained, turn });
        break;
      }
      case 'robbed':
        robbed.push({ at, seat: event.seat, of: event.of, card: event.card });
        break;
      case 'lost': {
        lost.add(event.seat, event.count);
        if (!open || open.space !== event.place) break;
        if (event.seat === open.attacker) {
          open.attackersLost += event.count;
          if (open.held > 0) slain.add(open.defender, event.count);
        } else if (event.seat === open.defender) slain.add(open.attacker, event.count);
        break;
      }
      case 'captured': {
        const { seat, space: where, from } = event;
        control.set(where, seat);
        captures.push({ at, seat, space: where, turn, ...(from !== undefined && { from }) });
        close(at, true);
        break;
      }
      case 'repulsed':
        close(at, false);
        break;
      case 'gave-up':
        control.delete(event.space);
        break;
      case 'drew':
        drawn.add(event.seat, event.count);
        break;
      case 'eliminated':
        eliminated.push({ at, seat: event.seat });
        break;
      case 'resigned':
        resigned.push({ at, seat: event.seat });
        break;
      default:
    }
  };
  for (const { at, event } of eventsOf<Events>(chronicle)) see(event, at);
  return {
    fights,
    captures,
    eliminated,
    resigned,
    reinforced,
    robbed,
    rolls,
    slain: slain.counts,
    lost: lost.counts,
    drawn: drawn.counts,
    attacked: attacked.counts,
  };
}

export const isWall = (id: SpaceId): boolean => isPerimeter(space[id]);

/** What was taken from somebody. */
export const fromRivals = (captures: readonly Capture[]): readonly Capture[] =>
  captures.filter(({ from }) => from !== undefined);
