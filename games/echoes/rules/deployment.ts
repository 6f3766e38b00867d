/** ECH-2.6, ECH-D6: units are deployed and Technologies played. */
import type { Asking, Ref, Refusal } from '@gonfalon/kernel';
import type { DeckCardId, Pawn, UnitId } from '../content/index.ts';
import { card, isDeckCardId, isUnitId, PAWNS } from '../content/index.ts';
import type { Board } from './board.ts';
import { deployRefusal, deploySquares, replaceable } from './deploying.ts';
import { different } from './hands.ts';
import { loseLife } from './losses.ts';
import type { Plays } from './menu.ts';
import { droppable, playsOf } from './menu.ts';
import { bearerReason, cardReason, eventReason, sinceOfEvent } from './mobilisation.ts';
import { begin, pendingFacts } from './pending.ts';
import type { WithPending } from './pending-verbs.ts';
import { askPending, pendingVerbs } from './pending-verbs.ts';
import { dropEvent, proceed } from './performing.ts';
import { boardOf } from './profiles.ts';
import { canLoseLife, playerOf } from './purse.ts';
import { unitOf, unitRef } from './refs.ts';
import type { Square } from './squares.ts';
import type { State } from './state.ts';
import type { EchoesVocabulary, RefusingRule } from './vocabulary.ts';
import { question } from './vocabulary.ts';

interface Menu extends Plays {
  readonly board: Board;
  readonly deploys: ReadonlyMap<Ref, readonly Ref[]>;
  /** By card and unit: the squares that are open if that unit goes. */
  readonly replaces: ReadonlyMap<Ref, ReadonlyMap<Ref, readonly Ref[]>>;
  readonly events: readonly Ref[];
  readonly revives: readonly Pawn[];
}

interface Facts extends WithPending {
  readonly menu: Menu | undefined;
}

type A = Asking<State, EchoesVocabulary, object, Facts>;
type Reason = Refusal<RefusingRule> | undefined;

const NONE: readonly Ref[] = [];
const wrongMoment = { rule: 'ECH-2.1' } as const;
const inMenu = ({ facts }: A): Reason => (facts.menu ? undefined : wrongMoment);
const say = (rule: RefusingRule | undefined, ...where: Ref[]): Reason => (rule ? { rule, where } : undefined);

/** ECH-7.13: what a revival costs; undefined if no card allows it. */
function revivalPrice(s: State): number | undefined {
  for (const { fx } of boardOf(s).seatEffects(s.active))
    if (fx.do === 'permit' && fx.what === 'revivePawn') return fx.n;
  return undefined;
}

function reviveReason(s: State, pawn: Ref): Reason {
  const n = revivalPrice(s);
  const { kingOut, queenOut } = playerOf(s, s.active);
  if (n === undefined || !((pawn === 'king' && kingOut) || (pawn === 'queen' && queenOut)))
    return say('ECH-7.13', pawn);
  return canLoseLife(s, s.active, n) ? undefined : say('ECH-9.14', pawn);
}

function menuOf(s: State): Menu {
  const board = boardOf(s);
  const seat = s.active;
  const deploys = new Map<Ref, readonly Ref[]>();
  const replaces = new Map<Ref, ReadonlyMap<Ref, readonly Ref[]>>();
  const going = replaceable(s, seat);
  for (const id of different(playerOf(s, seat).hand)) {
    if (!isUnitId(id) || deployRefusal(board, seat, id)) continue;
    if (going.length === 0) deploys.set(id, deploySquares(board, seat, id));
    else {
      const open = going.map((unit) => [unitRef(unit), deploySquares(board, seat, id, unit)] as const);
      replaces.set(id, new Map(open.filter(([, squares]) => squares.length > 0)));
    }
  }
  const revives = PAWNS.filter((pawn) => !reviveReason(s, pawn));
  return { board, deploys, replaces, events: droppable(board, seat), revives, ...playsOf(board, seat) };
}

/** Why a card cannot be deployed: it is no unit, it is not in hand, or ECH-7.9. */
function unitCardReason({ state: s, facts: { menu } }: A, ref: Ref, replacing: boolean): Reason {
  if (!menu || !isDeckCardId(ref)) return wrongMoment;
  if (!playerOf(s, s.active).hand.includes(ref)) return say('ECH-7.1', ref);
  if (card[ref].kind !== 'unit') return say('ECH-8.1', ref);
  const rule = deployRefusal(menu.board, s.active, ref as UnitId);
  if (rule) return say(rule, ref);
  return replacing === replaceable(s, s.active).length > 0
    ? undefined
    : say(replacing ? 'ECH-7.7' : 'ECH-7.11', ref);
}

const squareReason = (squares: readonly Ref[] | undefined, id: Ref, ref: Ref): Reason => {
  if (squares?.includes(ref)) return undefined;
  return say(isUnitId(id) && card[id].classes.includes('ship') ? 'ECH-7.3' : 'ECH-7.1', ref);
};

const deployment = question<object, Facts>({
  facts({ state: s }) {
    const begun = s.pending && pendingFacts(s, s.pending);
    return { begun, menu: begun ? undefined : menuOf(s) };
  },
  // ECH-13.8
  skip: ({ state: s, facts: { menu } }) =>
    menu !== undefined &&
    playerOf(s, s.active).hand.length === 0 &&
    menu.events.length === 0 &&
    menu.revives.length === 0,
  ask({ state: s, facts: { begun } }) {
    if (begun) return askPending(s, begun);
    return { seat: s.active, prompt: 'deploy', fallback: ['pass'], always: true, ends: ['pass'] };
  },
  verbs: {
    deploy: {
      refuse: inMenu,
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts: { menu } }) => (menu ? [...menu.deploys.keys()] : NONE),
          refuse: (asking, ref) => unitCardReason(asking, ref, false),
        },
        {
          kind: 'square',
          isExact: true,
          from: ({ facts: { menu } }, [id = '']) => menu?.deploys.get(id) ?? NONE,
          refuse: ({ facts: { menu } }, ref, [id = '']) => squareReason(menu?.deploys.get(id), id, ref),
        },
      ],
      apply({ ctx, state: s }, id, at) {
        begin(s, s.active, 'deploy', { card: id as DeckCardId, at: at as Square });
        proceed(ctx);
      },
    },
    replace: {
      refuse: inMenu,
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts: { menu } }) => (menu ? [...menu.replaces.keys()] : NONE),
          refuse: (asking, ref) => unitCardReason(asking, ref, true),
        },
        {
          kind: 'unit',
          isExact: true,
          from: ({ facts: { menu } }, [id = '']) => [...(menu?.replaces.get(id)?.keys() ?? [])],
          refuse({ state: s, facts: { menu } }, ref, [id = '']) {
            if (menu?.replaces.get(id)?.has(ref)) return undefined;
            const unit = unitOf(s, ref);
            return say(unit?.seat === s.active && unit.pawn === 'pawn' ? 'ECH-7.9' : 'ECH-7.7', ref);
          },
        },
        {
          kind: 'square',
          isExact: true,
          from: ({ facts: { menu } }, [id = '', unit = '']) => menu?.replaces.get(id)?.get(unit) ?? NONE,
          refuse: ({ facts: { menu } }, ref, [id = '', unit = '']) =>
            squareReason(menu?.replaces.get(id)?.get(unit), id, ref),
        },
      ],
      apply({ ctx, state: s }, id, unit, at) {
        const replaces = unitOf(s, unit)?.id ?? 0;
        begin(s, s.active, 'deploy', { card: id as DeckCardId, at: at as Square, replaces });
        proceed(ctx);
      },
    },
    play: {
      refuse: inMenu,
      names: ({ facts: { menu } }, before) => {
        if (before.length === 0)
          return {
            kind: 'card',
            isExact: true,
            from: () => menu?.cards ?? NONE,
            refuse: ({ state: s }, ref) => cardReason(s, menu, ref),
          };
        const [id = ''] = before;
        if (before.length > 1 || !menu?.upgrades.has(id)) return undefined;
        return {
          kind: 'unit',
          isExact: true,
          from: () => menu.upgrades.get(id) ?? NONE,
          refuse: ({ state: s }, ref) => bearerReason(s, id, ref),
        };
      },
      apply({ ctx, state: s }, id, bearer) {
        begin(s, s.active, 'play', { card: id as DeckCardId, unit: unitOf(s, bearer)?.id ?? 0 });
        proceed(ctx);
      },
    },
    dropEvent: {
      refuse: ({ facts: { begun } }) => (begun && begun.stage !== 'drop-event' ? wrongMoment : undefined),
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts: { menu, begun } }) => begun?.refs ?? menu?.events ?? NONE,
          refuse: ({ state: s, facts: { menu, begun } }, ref) =>
            begun?.refs.includes(ref) ? undefined : eventReason(s, begun ?? menu, ref),
        },
      ],
      apply({ ctx, state: s, facts: { begun } }, id) {
        const since = sinceOfEvent(s, id);
        if (!begun) {
          dropEvent(ctx, s.active, since);
          return;
        }
        begun.pending.drops = since;
        proceed(ctx);
      },
    },
    revive: {
      refuse: inMenu,
      names: [
        {
          kind: 'pawn',
          isExact: true,
          from: ({ facts: { menu } }) => menu?.revives ?? NONE,
          refuse: ({ state: s }, ref) => reviveReason(s, ref),
        },
      ],
      apply({ ctx, state: s }, ref) {
        const player = playerOf(s, s.active);
        const pawn = ref === 'king' ? 'king' : 'queen';
        if (pawn === 'king') player.kingOut = false;
        else player.queenOut = false;
        ctx.emit({ kind: 'revived', seat: s.active, pawn });
        loseLife(ctx, s.active, revivalPrice(s) ?? 0);
      },
    },
    ...pendingVerbs<object, Facts>(),
    pass: {
      refuse: inMenu,
      apply({ ctx }) {
        ctx.commit();
        ctx.done();
      },
    },
  },
});

export const deploymentSteps = { deployment };
