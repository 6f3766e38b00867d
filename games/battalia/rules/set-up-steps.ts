/** Choosing factions and starting cities: BTA-2.8, BTA-2.9. */
import type { Seat } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { CellId, FactionId } from '../content/index.ts';
import { cellIndex, FACTION_IDS, factions, info, scenarios } from '../content/index.ts';
import { deckOf } from './decks.ts';
import { cellId } from './moves.ts';
import { question } from './question.ts';
import { by, playerAt } from './selectors.ts';
import { boardFor } from './set-up.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** The seats in the order of play. */
function seatsInOrder(s: State): Seat[] {
  const seats = s.players.length;
  return Array.from({ length: seats }, (_, i) => (s.first + i) % seats);
}

const nextToChoose = (s: State): Seat | undefined =>
  seatsInOrder(s).find((seat) => playerAt(s, seat).faction === undefined);

const freeFactions = (s: State): FactionId[] =>
  s.factions.filter((id) => !s.players.some(({ faction }) => faction === id));

/** The free faction that most of his cards have. */
function commonFaction(s: State, seat: Seat): FactionId {
  const deck = deckOf(s, seat);
  const count = (id: FactionId) => deck.filter((card) => info(card).faction === id).length;
  const free = freeFactions(s);
  return free.reduce((best, id) => (count(id) > count(best) ? id : best), free[0] ?? 'green');
}

const chooseFaction = question({
  skip: ({ state }) => nextToChoose(state) === undefined,
  ask({ state }) {
    const seat = nextToChoose(state) as Seat;
    return { seat, prompt: 'faction', fallback: ['faction', commonFaction(state, seat)] };
  },
  verbs: {
    faction: {
      names: [
        {
          kind: 'faction',
          from: ({ state }) => freeFactions(state),
          refuse({ state }, faction) {
            if (freeFactions(state).some((id) => id === faction)) return undefined;
            const inPlay = state.factions.some((id) => id === faction);
            return { rule: 'BTA-2.8', where: [faction], params: { inPlay } };
          },
        },
      ],
      apply({ ctx, state }, faction) {
        const seat = nextToChoose(state) as Seat;
        ctx.commit();
        playerAt(state, seat).faction = faction;
        ctx.emit({ kind: 'faction-chosen', seat, faction });
      },
    },
  },
});

function nextToSettle(s: State): Seat | undefined {
  if (!scenarios[s.options.scenario].homes) return undefined;
  return seatsInOrder(s)
    .reverse()
    .find((seat) => !s.land.owners.includes(seat));
}

const freeHomes = (s: State): CellId[] =>
  boardFor(s.players.length)
    .start.filter((id) => s.land.owners[cellIndex(id)] === NOBODY)
    .toSorted((a, b) => cellIndex(a) - cellIndex(b));

/** Native land, or else the first that is free. */
function fittingHome(s: State, seat: Seat): CellId {
  const { terrain } = factions[playerAt(s, seat).faction ?? (FACTION_IDS[0] as FactionId)];
  const free = freeHomes(s);
  return free.find((id) => s.land.terrains[cellIndex(id)] === terrain) ?? (free[0] as CellId);
}

const chooseHome = question({
  skip: ({ state }) => nextToSettle(state) === undefined,
  ask({ state }) {
    const seat = nextToSettle(state) as Seat;
    return { seat, prompt: 'home', fallback: ['home', fittingHome(state, seat)], open: true };
  },
  verbs: {
    home: {
      names: [
        {
          kind: 'cell',
          from: ({ state }) => freeHomes(state),
          refuse({ state }, cell) {
            if (freeHomes(state).some((id) => id === cell)) return undefined;
            const taken = (state.land.owners[cellIndex(cell)] ?? NOBODY) !== NOBODY;
            return { rule: 'BTA-2.9', where: [cell], params: { taken } };
          },
        },
      ],
      apply({ ctx, state }, cell) {
        const seat = nextToSettle(state) as Seat;
        const at = cellIndex(cell);
        ctx.commit();
        state.land.owners[at] = seat;
        state.land.levels[at] = 1;
        ctx.emit({ kind: 'home-chosen', ...by(ctx.state, seat), cell: cellId(at) });
      },
    },
  },
});

export const setUpSteps = {
  'set-up': sequence<State>('choose-faction', 'choose-home', 'days'),
  'choose-faction': chooseFaction,
  'choose-home': chooseHome,
};
