/** The Wings and the Horn: BTA-12.5, BTA-12.6. */
import type { Card } from '../content/index.ts';
import { CELL_COUNT, cellIndex, compareCards } from '../content/index.ts';
import { showCard, takeOut } from './decks.ts';
import { citiesOf, hasCard } from './land.ts';
import { layFromHand } from './line.ts';
import { cellId, heroAt, moveHero } from './moves.ts';
import { lineOf } from './paying.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { by, heroByRef, playerAt } from './selectors.ts';
import type { State } from './state.ts';

const flyer = (s: State) => heroByRef(s, lineOf(s).action[1] ?? '') ?? { seat: s.active, hero: 0 };
const flyerCell = (s: State): number => playerAt(s, s.active).heroes[flyer(s).hero]?.cell ?? -1;

/** Every card on the map except the hero's own. */
function landingCells(s: State): number[] {
  const from = flyerCell(s);
  return Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
    (cell) => cell !== from && hasCard(s.land, cell),
  );
}

const land = question({
  ask({ state }) {
    const cells = landingCells(state);
    const home = citiesOf(state, state.active).find((cell) => cells.includes(cell));
    const fallback: ['land', ReturnType<typeof cellId>] = ['land', cellId(home ?? (cells[0] as number))];
    return { seat: state.active, prompt: 'land', fallback };
  },
  verbs: {
    land: {
      names: [
        {
          kind: 'cell',
          from: ({ state }) => landingCells(state).map(cellId),
          refuse: ({ state }, cell) =>
            landingCells(state).includes(cellIndex(cell)) ? undefined : { rule: 'BTA-12.5', where: [cell] },
        },
      ],
      apply({ ctx, state }, cell) {
        const { hero } = flyer(state);
        ctx.reveal();
        delete state.line;
        layFromHand(state, state.active, 'WIN', 1);
        moveHero(ctx, state.active, hero, cellIndex(cell), 'fly', ['WIN']);
        heroAt(ctx, state.active, hero).rested = false;
        ctx.done();
      },
    },
  },
});

const MAX_SUMMONED = 2;
const nationOf = (s: State): Card[] => playerAt(s, s.active).nation;

/** All see what was found; the nation is shuffled. */
function endHorn(ctx: Context): void {
  const s = ctx.state;
  const { active: seat } = s;
  const player = playerAt(s, seat);
  const { taken } = lineOf(s);
  ctx.reveal();
  delete s.line;
  layFromHand(s, seat, 'HOR', 1);
  for (const card of taken) showCard(s, seat, card);
  player.hand.push(...taken);
  player.known.push(...taken);
  ctx.chance.shuffle(player.nation);
  ctx.emit({ kind: 'summoned', ...by(ctx.state, seat), cards: taken });
  ctx.done();
}

const horn = question({
  ask: ({ state }) => ({
    seat: state.active,
    prompt: 'horn',
    params: { left: MAX_SUMMONED - lineOf(state).taken.length },
    fallback: ['stop'],
    always: true,
  }),
  verbs: {
    take: {
      names: [
        {
          kind: 'card',
          from: ({ state }) => [...new Set(nationOf(state))].sort(compareCards),
          refuse: ({ state }, card) =>
            nationOf(state).some((held) => held === card)
              ? undefined
              : { rule: 'BTA-12.6', where: [card], params: { missing: true } },
        },
      ],
      apply({ ctx, state }, card) {
        const { taken } = lineOf(state);
        takeOut(nationOf(state), card);
        taken.push(card);
        if (taken.length === MAX_SUMMONED || nationOf(state).length === 0) endHorn(ctx);
      },
    },
    stop: { apply: ({ ctx }) => endHorn(ctx) },
  },
});

export const legendSteps = { land, horn };
