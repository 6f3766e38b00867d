/** NER-4, 5: phase 2, one march after the other. */
import type { Choice, Ref, Step } from '@gonfalon/kernel';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import type { Space } from './board.ts';
import {
  ALL_SPACES,
  CASTLE,
  findSpace,
  IS_DUNGEON,
  IS_HERO,
  IS_LAND,
  IS_SEA,
  isAdjacent,
  SEA_ADJ,
} from './board.ts';
import type { MenuFacts } from './cards/menus.ts';
import { askTarget, cardVerbs, menuFacts, refuseWhileChoosing } from './cards/menus.ts';
import { marchesOf } from './marches.ts';
import { startMove } from './moves.ts';
import { clearFlags, NO_PIECE, piecesOf, TURN_FLAGS, UNLOADED } from './pieces.ts';
import { freeWays, withdrawMarch } from './planned-marches.ts';
import type { Ways } from './reach.ts';
import { gaitOf, isFriendlyIn, movementLeft, waysOf } from './reach.ts';
import { isEnemyLand, seatOf, sideMask } from './selectors.ts';
import { isCarried, roomAboard, shipsOf } from './ships.ts';
import type { State } from './state.ts';
import type { Context, Refusing } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** Every piece has its movement again (NER-4.1). */
const move: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    clearFlags(s.pieces, TURN_FLAGS);
    for (let p = 0; p < s.pieces.at.length; p++) {
      s.pieces.spent[p] = 0;
      s.pieces.origin[p] = -1;
      s.pieces.loads[p] = 0;
    }
    ctx.emit({ kind: 'phase', realm: REALM_IDS[s.active], phase: 'move' });
    ctx.goto('moveMenu');
  },
};

/** A question with more marches would be too long: then the origin is asked first, and the destination after it. */
const MAX_MARCHES = 250;

interface MarchFacts {
  readonly ways: Ways;
  readonly marches: readonly Choice[];
}
interface MoveFacts extends MenuFacts, MarchFacts {
  /** NER-4.14: the marches that can be taken back. */
  readonly free: readonly Ref[];
}
/** What the questions about marches look at. */
interface MarchAsking {
  readonly state: State;
  readonly facts: MarchFacts;
}

const CROWDED = { rule: 'NER-4.14', params: { isCrowded: true } } as const;
const isCrowded = ({ facts: { marches } }: MarchAsking): boolean => marches.length > MAX_MARCHES;

const originsOf = ({ marches }: MarchFacts): Ref[] => [...new Set(marches.map(([, from]) => from))];
const goesFrom = ({ facts: { marches } }: MarchAsking, from: Ref): boolean =>
  marches.some((choice) => choice[1] === from);
const goesTo = ({ facts: { marches } }: MarchAsking, from: Ref, to: Ref): boolean =>
  marches.some((choice) => choice[1] === from && choice[2] === to);

const PLACES = ['land', 'sea', 'entrance'] as const;
const ORIGIN = {
  kind: PLACES,
  isExact: true as const,
  from: ({ facts }: MarchAsking) => originsOf(facts),
  refuse: (asking: MarchAsking, ref: Ref) =>
    goesFrom(asking, ref)
      ? undefined
      : { rule: whyNoMarch(asking.state, asking.facts.ways, findSpace(ref)), where: [ref] },
};
const DESTINATION = {
  kind: PLACES,
  isExact: true as const,
  from: ({ facts: { marches } }: MarchAsking, [from]: readonly Ref[]) =>
    marches.flatMap((choice) => (choice[1] === from ? [choice[2]] : [])),
  refuse: (asking: MarchAsking, ref: Ref, [from]: readonly Ref[]) =>
    goesTo(asking, from, ref)
      ? undefined
      : {
          rule: whyNotThere(asking.state, asking.facts.ways, findSpace(from), findSpace(ref)),
          where: [ref],
        },
};

/** NER-4.7: the spaces that the active realm attacks as it stands. */
export function attackedSpaces(s: State): Space[] {
  const { at, realm } = s.pieces;
  const presence = new Uint8Array(ALL_SPACES.length);
  for (let p = 0; p < at.length; p++) if (at[p] >= 0) presence[at[p]] |= 1 << realm[p];
  const own = 1 << s.active;
  const side = sideMask(s, s.active);
  const found: Space[] = [];
  for (let here = 0; here < presence.length; here++) {
    if (!(presence[here] & own)) continue;
    if (IS_DUNGEON[here] || (IS_SEA[here] ? presence[here] & ~side : isEnemyLand(s, s.active, here)))
      found.push(here);
  }
  return found;
}

/** By the player's word, or by card 22. */
const moveEnd: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    s.turn.attacks = attackedSpaces(s);
    s.turn.planned = [];
    ctx.emit({
      kind: 'move-ended',
      realm: REALM_IDS[s.active],
      attacks: s.turn.attacks.map((at) => SPACE_IDS[at]),
    });
    ctx.goto('window', { stop: 'interlude:move' });
  },
};

/** D4 */
const moveMenu = question<object, MoveFacts>({
  facts: (ctx) => {
    const s = ctx.state;
    const ways = waysOf(s, s.active);
    const menu = menuFacts(s, s.active, 'menu:move');
    return {
      ...menu,
      ways,
      marches: menu.pending ? [] : marchesOf(s, ways),
      free: menu.pending ? [] : freeWays(s),
    };
  },
  ask: ({ state: s, facts }) =>
    askTarget(s, facts) ?? {
      seat: seatOf(s, s.active),
      prompt: 'move',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['end'],
      ends: ['end'],
    },
  verbs: {
    march: {
      refuse: (asking) => refuseWhileChoosing(asking) ?? (isCrowded(asking) ? CROWDED : undefined),
      offers: ({ facts: { marches } }) => marches,
      names: [ORIGIN, DESTINATION],
      apply({ ctx }, from, to) {
        startMove(ctx, 'march', findSpace(from), findSpace(to));
      },
    },
    from: {
      refuse: (asking) =>
        refuseWhileChoosing(asking) ?? (isCrowded(asking) ? undefined : { rule: 'NER-2.1' }),
      names: [ORIGIN],
      apply: ({ ctx }, from) => ctx.call('whither', { from: findSpace(from) }),
    },
    withdraw: {
      refuse: refuseWhileChoosing,
      names: [
        {
          kind: 'way',
          isExact: true,
          from: ({ facts: { free } }) => free,
          refuse: ({ facts: { free } }, ref) =>
            free.includes(ref) ? undefined : { rule: 'NER-4.14', where: [ref] },
        },
      ],
      apply: ({ ctx }, way) => withdrawMarch(ctx, way),
    },
    ...cardVerbs(),
    end: { refuse: refuseWhileChoosing, apply: ({ ctx }) => ctx.goto('moveEnd') },
  },
});

/** D4, where a question would offer too many marches: those from one space. */
const whither = question<{ from: Space }, MarchFacts>({
  facts: ({ state: s }, { from }) => {
    const ways = waysOf(s, s.active);
    const origin = SPACE_IDS[from];
    return { ways, marches: marchesOf(s, ways).filter((choice) => choice[1] === origin) };
  },
  ask: ({ state: s, locals: { from } }) => ({
    seat: seatOf(s, s.active),
    prompt: 'whither',
    params: { realm: REALM_IDS[s.active], from: SPACE_IDS[from] },
    fallback: ['back'],
    ends: [],
    open: true,
  }),
  verbs: {
    march: {
      offers: ({ facts: { marches } }) => marches,
      names: [
        { ...ORIGIN, refuse: (asking, ref) => (goesFrom(asking, ref) ? undefined : CROWDED) },
        DESTINATION,
      ],
      apply({ ctx }, from, to) {
        ctx.done();
        startMove(ctx, 'march', findSpace(from), findSpace(to));
      },
    },
    back: { apply: ({ ctx }) => ctx.done() },
  },
});

/** Why nobody can march from there. */
function whyNoMarch(s: State, w: Ways, from: Space): Refusing {
  const own = piecesOf(s.pieces, s.active, from);
  if (own.length === 0) return 'NER-4.9';
  if (own.every((p) => s.pieces.unit[p] === CASTLE)) return 'NER-4.2';
  if (own.some((p) => s.pieces.flags[p] & UNLOADED)) return 'NER-5.7';
  if (IS_SEA[from] && !isFriendlyIn(w, from) && own.some((p) => s.pieces.ship[p] !== NO_PIECE))
    return 'NER-5.15';
  if (!isFriendlyIn(w, from)) return 'NER-4.3';
  const fresh = own.some((p) => isCarried(s, p) && s.pieces.spent[p] === 0 && s.pieces.ship[p] === NO_PIECE);
  const zone = fresh ? SEA_ADJ[from].find((at) => shipsOf(s, s.active, at).length > 0) : undefined;
  return zone === undefined ? 'NER-4.1' : whyNotAboard(s, w, from, zone);
}

/** Why nobody there can march to that space: the reason that the most promising piece would give. */
function whyNotThere(s: State, w: Ways, from: Space, to: Space): Refusing {
  const own = piecesOf(s.pieces, s.active, from).filter((p) => s.pieces.unit[p] !== CASTLE);
  const aboard = own.filter((p) => s.pieces.ship[p] !== NO_PIECE);
  if (IS_DUNGEON[to]) {
    if (!s.entrances[to].tiles.length) return 'NER-9.13';
    return own.some((p) => IS_HERO[s.pieces.unit[p]]) ? 'NER-4.13' : 'NER-4.5';
  }
  if (IS_SEA[from] && IS_LAND[to] && aboard.length > 0 && isAdjacent(from, to)) {
    if (!isFriendlyIn(w, from)) return 'NER-5.15';
    return 'NER-5.8';
  }
  if (IS_LAND[from] && IS_SEA[to] && own.some((p) => isCarried(s, p))) return whyNotAboard(s, w, from, to);
  if (IS_SEA[from] && IS_SEA[to] && own.some((p) => s.pieces.flags[p] & UNLOADED)) return 'NER-5.7';
  if (IS_SEA[from] !== IS_SEA[to]) return 'NER-4.2';
  return own.some((p) => gaitOf(s, p) === 'fly' && movementLeft(s, p) > 0) ? 'NER-4.6' : 'NER-4.13';
}

function whyNotAboard(s: State, w: Ways, from: Space, zone: Space): Refusing {
  if (!isAdjacent(from, zone)) return 'NER-5.3';
  if (!isFriendlyIn(w, zone)) return 'NER-5.15';
  const ships = shipsOf(s, s.active, zone);
  if (ships.length === 0) return 'NER-5.16';
  return ships.every((ship) => roomAboard(s, ship) <= 0) ? 'NER-5.5' : 'NER-5.3';
}

export const movementSteps = { move, moveMenu, whither, moveEnd };
