/** Placing a terrain card that was named: BTA-9.4 to BTA-9.11. */
import type { TerrainPileId } from '../content/index.ts';
import { CELL_IDS, cellIndex, EXITS_TEXT, exitsOf, terrainCards } from '../content/index.ts';
import { citiesOf, linkedTo } from './land.ts';
import { cellId } from './moves.ts';
import { lineOf } from './paying.ts';
import type { Site } from './placement.ts';
import { fitsExits, placements, ROTATIONS, siteAt, sitesFor } from './placement.ts';
import type { Refusal } from './question.ts';
import { question } from './question.ts';
import type { State } from './state.ts';

interface PlaceFacts {
  readonly pile: TerrainPileId;
  readonly legal: ReadonlyMap<string, readonly string[]>;
}

function placeFacts(s: State): PlaceFacts {
  const pile = lineOf(s).action[1] as TerrainPileId;
  const legal = new Map<string, string[]>();
  for (const { cell, exits } of placements(sitesFor(s, s.active), pile)) {
    const id = cellId(cell);
    legal.set(id, [...(legal.get(id) ?? []), EXITS_TEXT[exits] as string]);
  }
  return { pile, legal };
}

function whyNotCell(s: State, { pile, legal }: PlaceFacts, ref: string): Refusal | undefined {
  if (legal.has(ref)) return undefined;
  const cell = cellIndex(ref);
  if (s.land.cards[cell] !== '') return { rule: 'BTA-9.5', where: [ref] };
  const homes = citiesOf(s, s.active);
  const site: Site = siteAt(s, cell, linkedTo(s.land, homes));
  if ((site.exits | site.blanks) === 0) return { rule: 'BTA-9.6', where: [ref] };
  if (site.nextToCity && terrainCards[pile].city) return { rule: 'BTA-9.7', where: [ref] };
  const fits = ROTATIONS[pile].some((exits) => fitsExits(site, exits));
  return { rule: fits ? 'BTA-9.10' : 'BTA-9.8', where: [ref] };
}

function whyNotExits(
  { pile, legal }: PlaceFacts,
  exits: string,
  cell: string | undefined,
): Refusal | undefined {
  if (legal.get(cell ?? '')?.includes(exits)) return undefined;
  const turns = ROTATIONS[pile].includes(exitsOf(exits));
  return { rule: turns ? 'BTA-9.8' : 'BTA-9.4', where: turns && cell ? [cell] : [pile], params: { exits } };
}

const place = question<object, PlaceFacts>({
  facts: (ctx) => placeFacts(ctx.state),
  ask({ state, facts: { pile, legal } }) {
    const [[cell, [exits]] = ['a1', ['N']]] = [...legal];
    const level = lineOf(state).action[2];
    return {
      seat: state.active,
      prompt: 'place',
      params: { pile, ...(level !== undefined && { level: Number(level) }) },
      fallback: ['place', CELL_IDS[cellIndex(cell)] ?? 'a1', exits ?? 'N'],
    };
  },
  verbs: {
    place: {
      names: [
        {
          kind: 'cell',
          from: ({ facts }) => [...facts.legal.keys()],
          refuse: ({ state, facts }, cell) => whyNotCell(state, facts, cell),
        },
        {
          kind: 'exits',
          from: ({ facts }, [cell]) => facts.legal.get(cell ?? '') ?? [],
          refuse: ({ facts }, exits, [cell]) => whyNotExits(facts, exits, cell),
        },
      ],
      apply({ ctx, state }, cell, exits) {
        const line = lineOf(state);
        line.cell = cellIndex(cell);
        line.exits = exitsOf(exits);
        ctx.done();
      },
    },
  },
});

export const placeSteps = { place };
