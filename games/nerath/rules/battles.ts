/** NER-6.2, 5.12: phase 3: naval battles, the landing step, then land and dungeon battles. */
import type { Ref, Step } from '@gonfalon/kernel';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { openBattle } from './battle.ts';
import type { Space } from './board.ts';
import { DUNGEON_ADJ, findSpace, IS_SEA, LAND_ADJ, SEAS } from './board.ts';
import { attackedSpaces } from './movement.ts';
import { startMove } from './moves.ts';
import { MAY_LAND, NO_PIECE, piecesOf } from './pieces.ts';
import type { Ways } from './reach.ts';
import { waysOf } from './reach.ts';
import { spaceRef } from './refs.ts';
import { seatOf } from './selectors.ts';
import { allowLanding, mayUnload } from './ships.ts';
import type { State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

const NAVAL = 0;
const ON_LAND = 1;

/** NER-4.11, 4.12: attacks whose space has become friendly, or that nobody makes any more, lapse. */
function dropLapsed(ctx: Context): void {
  const s = ctx.state;
  const live = attackedSpaces(s);
  for (const space of s.turn.attacks) {
    if (live.includes(space)) continue;
    ctx.emit({ kind: 'lapsed', realm: REALM_IDS[s.active], space: SPACE_IDS[space] });
    if (IS_SEA[space]) allowLanding(s, s.active, space);
  }
  s.turn.attacks = s.turn.attacks.filter((at) => live.includes(at));
}

const openBattles = (s: State, stage: number): Space[] =>
  s.turn.attacks.filter((at) => IS_SEA[at] === (stage === NAVAL)).sort((a, b) => a - b);

const battles: Step<State, { stage?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const { stage } = locals;
    if (stage === undefined) {
      locals.stage = NAVAL;
      s.turn.attacks = [...new Set([...s.turn.attacks, ...attackedSpaces(s)])];
      ctx.emit({ kind: 'phase', realm: REALM_IDS[s.active], phase: 'battles' });
    }
    dropLapsed(ctx);
    const open = openBattles(s, locals.stage ?? NAVAL);
    if (open.length > 1) ctx.call('chooseBattle', { stage: locals.stage ?? NAVAL });
    else if (open.length === 1) openBattle(ctx, open[0]);
    else if (locals.stage === NAVAL) {
      locals.stage = ON_LAND;
      ctx.call('landing');
    } else ctx.goto('window', { stop: 'interlude:battles' });
  },
};

/** D7 */
const chooseBattle = question<{ stage: number }, readonly Space[]>({
  facts: (ctx, { stage }) => openBattles(ctx.state, stage),
  ask: ({ state: s, facts }) => ({
    seat: seatOf(s, s.active),
    prompt: 'battle',
    params: { realm: REALM_IDS[s.active] },
    fallback: ['fight', spaceRef(facts[0])],
    open: true,
  }),
  verbs: {
    fight: {
      names: [
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true,
          from: ({ facts }) => facts.map(spaceRef),
          refuse: ({ facts }, ref) =>
            facts.includes(findSpace(ref)) ? undefined : { rule: 'NER-6.2', where: [ref] },
        },
      ],
      apply({ ctx }, ref) {
        ctx.done();
        openBattle(ctx, findSpace(ref));
      },
    },
  },
});

interface Landings {
  readonly ways: Ways;
  /** Destinations by zone. */
  readonly marches: ReadonlyMap<Ref, readonly Ref[]>;
}

/** NER-5.12: from which zones the cargo of which ships can land where. */
function landingsOf(s: State): Landings {
  const ways = waysOf(s, s.active);
  const marches = new Map<Ref, Ref[]>();
  for (const zone of SEAS) {
    const { flags, ship } = s.pieces;
    const cargo = piecesOf(s.pieces, s.active, zone).filter(
      (p) => ship[p] !== NO_PIECE && flags[ship[p]] & MAY_LAND,
    );
    const places = [...DUNGEON_ADJ[zone], ...LAND_ADJ[zone]]
      .filter((to) => cargo.some((p) => mayUnload(s, ways, p, to)))
      .sort((a, b) => a - b);
    if (places.length > 0) marches.set(SPACE_IDS[zone], places.map(spaceRef));
  }
  return { ways, marches };
}

/** D8 */
const landing = question<object, Landings>({
  facts: (ctx) => landingsOf(ctx.state),
  skip: ({ facts: { marches } }) => marches.size === 0,
  ask: ({ state: s }) => ({
    seat: seatOf(s, s.active),
    prompt: 'landing',
    params: { realm: REALM_IDS[s.active] },
    fallback: ['done'],
    open: true,
  }),
  verbs: {
    march: {
      names: [
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true,
          from: ({ facts: { marches } }) => [...marches.keys()],
          refuse: ({ facts: { marches } }, ref) =>
            marches.has(ref) ? undefined : { rule: 'NER-5.12', where: [ref] },
        },
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true,
          from: ({ facts: { marches } }, [zone]) => marches.get(zone) ?? [],
          refuse: ({ facts: { marches } }, ref, [zone]) =>
            marches.get(zone)?.includes(ref) ? undefined : { rule: 'NER-5.12', where: [ref] },
        },
      ],
      apply: ({ ctx }, zone, to) => startMove(ctx, 'landing', findSpace(zone), findSpace(to)),
    },
    done: { apply: ({ ctx }) => ctx.done() },
  },
});

export const battlesSteps = { battles, chooseBattle, landing };
