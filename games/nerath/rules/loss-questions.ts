/** NER-6.8, 6.12, 6.17, 6.18, 9.2, 9.4: the questions by which hits are given to pieces and to the dice of guardians. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { GUARDIAN_IDS, REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { battlePass } from './auto-pass.ts';
import { battleOf, keeperOf } from './battle-selectors.ts';
import type { Realm, Space } from './board.ts';
import { fighters, GUARDIANS, takesPart } from './dice.ts';
import { absorbsInAll, defaultLoss, giveByDefault, giveHit, openToHit, sharesOf } from './losses.ts';
import type { Piece } from './pieces.ts';
import type { PieceClass } from './refs.ts';
import { classesOf, findClass, numberRef } from './refs.ts';
import { inTurnOrder, isAbsent, seatOf } from './selectors.ts';
import type { Battle, State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

export type Losses = {
  /** Whose pieces may be hit, as bits. */
  realms: number;
  space: Space;
  /** Hits that are still to be given. */
  hits: number;
  seat: Seat;
  /** NER-17.9: not in a battle. */
  bombard?: boolean;
};

/** The pieces among which the hits are given. */
export function poolOf(s: State, { realms, space, bombard }: Losses): Piece[] {
  const { at, realm } = s.pieces;
  const b = bombard ? undefined : s.battle;
  const pool: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (at[p] === space && realms & (1 << realm[p]) && (!b || takesPart(s, b, p))) pool.push(p);
  return pool;
}

/** Gives the hits, or asks if there is a choice: fewer hits than can be taken, and more than one class. */
export function giveLosses(ctx: Context, losses: Losses): 'given' | 'asked' {
  if (giveForced(ctx.state, losses)) return 'given';
  ctx.call('losses', losses);
  return 'asked';
}

/** Gives hits as long as nobody has a choice, and says whether all are given. */
function giveForced(s: State, losses: Losses): boolean {
  const pool = poolOf(s, losses);
  for (; losses.hits > 0; losses.hits--) {
    if (losses.hits >= absorbsInAll(s, pool)) {
      giveByDefault(s, pool, losses.hits);
      return true;
    }
    if (classesOf(s, openToHit(s, pool), 'standing').length > 1) return false;
    giveHit(s, defaultLoss(s, pool));
  }
  return true;
}

interface LossFacts {
  readonly pool: readonly Piece[];
  readonly classes: readonly PieceClass[];
}

/** D11 */
const losses = question<Losses, LossFacts>({
  facts: (ctx, locals) => {
    const pool = poolOf(ctx.state, locals);
    return { pool, classes: classesOf(ctx.state, openToHit(ctx.state, pool), 'standing') };
  },
  ask: ({ state: s, locals }) => ({
    seat: locals.seat,
    prompt: 'losses',
    params: {
      realm: REALM_IDS[31 - Math.clz32(locals.realms & -locals.realms)],
      space: SPACE_IDS[locals.space],
      hits: locals.hits,
    },
    fallback: ['auto'],
    open: true,
    autoPass: battlePass(s, ['auto'], 'losses'),
  }),
  verbs: {
    auto: {
      apply({ ctx, state, locals, facts: { pool } }) {
        giveByDefault(state, pool, locals.hits);
        ctx.done();
      },
    },
    lose: {
      names: [
        {
          kind: ['unit', 'ship'],
          isExact: true,
          from: ({ facts: { classes } }) => classes.map(({ ref }) => ref),
          refuse: ({ state, facts: { pool, classes } }, ref) => {
            if (findClass(classes, ref)) return undefined;
            const hit = findClass(classesOf(state, pool, 'standing'), ref);
            return { rule: hit ? 'NER-6.9' : 'NER-6.10', where: [ref] };
          },
        },
      ],
      apply({ ctx, state, locals, facts: { classes } }, ref) {
        const piece = findClass(classes, ref)?.pieces[0];
        if (piece !== undefined) giveHit(state, piece);
        locals.hits--;
        if (giveForced(state, locals)) ctx.done();
      },
    },
  },
});

type Sharing = { hits: number; first: Realm; second: Realm };

function sharesFor(s: State, { hits, first, second }: Sharing) {
  const b = battleOf(s);
  const strength = (realm: Realm) => {
    const own = fighters(s, b, true).filter((p) => s.pieces.realm[p] === realm);
    return { eligible: own.length, capacity: absorbsInAll(s, own) };
  };
  return sharesOf(hits, strength(first), strength(second));
}

/** After a share the realms assign in turn order from the attacker (NER-6.20). */
function giveShares(ctx: Context, { hits, first, second }: Sharing, share: number): void {
  const s = ctx.state;
  const b = battleOf(s);
  ctx.emit({
    kind: 'shared',
    space: SPACE_IDS[b.space],
    shares: { [REALM_IDS[first]]: share, [REALM_IDS[second]]: hits - share },
  });
  const order = inTurnOrder(b.attacker).filter((r) => r === first || r === second);
  // The step called last runs first.
  for (const realm of order.toReversed())
    giveLosses(ctx, {
      realms: 1 << realm,
      space: b.space,
      hits: realm === first ? share : hits - share,
      seat: seatOf(s, realm),
    });
}

/** NER-6.17: asks if there is something to agree on and both are there; else the half holds. */
export function shareLosses(ctx: Context, sharing: Sharing): void {
  const s = ctx.state;
  const { min, max, half } = sharesFor(s, sharing);
  const open = min < max && !isAbsent(s, sharing.first) && !isAbsent(s, sharing.second);
  if (open) ctx.call('share', sharing);
  else giveShares(ctx, sharing, half);
}

/** D10 */
const share = question<Sharing, { min: number; max: number; half: number }>({
  facts: (ctx, locals) => sharesFor(ctx.state, locals),
  ask: ({ state: s, locals, facts: { half } }) => ({
    seat: seatOf(s, locals.first),
    prompt: 'share',
    params: {
      realm: REALM_IDS[locals.first],
      ally: REALM_IDS[locals.second],
      space: SPACE_IDS[battleOf(s).space],
      hits: locals.hits,
      half,
    },
    fallback: ['half'],
    open: true,
    autoPass: battlePass(s, ['half'], 'share'),
  }),
  verbs: {
    half: {
      apply({ ctx, locals, facts: { half } }) {
        ctx.done();
        giveShares(ctx, locals, half);
      },
    },
    share: {
      names: [
        {
          kind: 'number',
          isExact: true,
          from: ({ facts: { min, max, half } }) =>
            Array.from({ length: max - min + 1 }, (_, i) => min + i)
              .filter((n) => n !== half)
              .map(numberRef),
          refuse: ({ facts: { min, max, half } }, ref) =>
            Number(ref) < min || Number(ref) > max || Number(ref) === half ? { rule: 'NER-6.20' } : undefined,
        },
      ],
      apply: ({ ctx, locals }, n) => ctx.goto('agree', { ...locals, share: Number(n) }),
    },
  },
});

/** D10a */
const agree = question<Sharing & { share: number }>({
  ask: ({ state: s, locals }) => ({
    seat: seatOf(s, locals.second),
    prompt: 'agree',
    params: {
      realm: REALM_IDS[locals.second],
      ally: REALM_IDS[locals.first],
      space: SPACE_IDS[battleOf(s).space],
      hits: locals.hits,
      share: locals.share,
    },
    fallback: ['accept'],
    open: true,
    autoPass: battlePass(s, ['accept'], 'agree'),
  }),
  verbs: {
    accept: {
      apply({ ctx, locals }) {
        ctx.done();
        giveShares(ctx, locals, locals.share);
      },
    },
    refuse: {
      apply({ ctx, state, locals }) {
        ctx.done();
        giveShares(ctx, locals, sharesFor(state, locals).half);
      },
    },
  },
});

/** A die that a guardian still has. */
interface GuardDie {
  readonly tile: number;
  readonly die: number;
  readonly sides: number;
  readonly rolled: boolean;
  readonly ref: Ref;
}

/** NER-9.4: the dice that are still there, by tile and list. */
function diceLeft(s: State, b: Battle): GuardDie[] {
  const { tiles } = s.entrances[b.space];
  return tiles.flatMap((tile, i) => {
    const copy = tiles.slice(0, i).filter((other) => other === tile).length + 1;
    const name = copy > 1 ? `${GUARDIAN_IDS[tile]}.${copy}` : GUARDIAN_IDS[tile];
    return GUARDIANS[tile].sides.flatMap((sides, die) =>
      b.guards[i] & (1 << die)
        ? [{ tile: i, die, sides, rolled: b.guardsRolled[i], ref: `${name}:d${sides}` }]
        : [],
    );
  });
}

/** NER-9.14: the smallest that has rolled in this round; if none has, the smallest. */
function defaultDie(dice: readonly GuardDie[]): GuardDie {
  const rolled = dice.filter((die) => die.rolled);
  const among = rolled.length > 0 ? rolled : dice;
  return among.reduce((best, die) => (die.sides < best.sides ? die : best));
}

function dropDie(ctx: Context, { tile, die, sides }: GuardDie): void {
  const s = ctx.state;
  const b = battleOf(s);
  const guardian = GUARDIAN_IDS[s.entrances[b.space].tiles[tile]];
  b.guards[tile] &= ~(1 << die);
  ctx.emit({ kind: 'guardian-hit', space: SPACE_IDS[b.space], guardian, die: sides });
  if (b.guards[tile] === 0) ctx.emit({ kind: 'guardian-beaten', space: SPACE_IDS[b.space], guardian });
}

function dropByDefault(ctx: Context, hits: number): void {
  const s = ctx.state;
  for (let n = 0; n < hits; n++) {
    const dice = diceLeft(s, battleOf(s));
    if (dice.length === 0) return;
    dropDie(ctx, defaultDie(dice));
  }
}

const isForced = (dice: readonly GuardDie[], hits: number): boolean =>
  hits <= 0 || hits >= dice.length || new Set(dice.map(({ ref }) => ref)).size <= 1;

/** Takes dice away, or asks if it matters which. */
export function giveGuardianLosses(ctx: Context, hits: number): void {
  const s = ctx.state;
  if (isForced(diceLeft(s, battleOf(s)), hits)) dropByDefault(ctx, hits);
  else ctx.call('guardianLosses', { hits });
}

/** D12 */
const guardianLosses = question<{ hits: number }, readonly GuardDie[]>({
  facts: (ctx) => diceLeft(ctx.state, battleOf(ctx.state)),
  ask: ({ state: s, locals: { hits } }) => {
    const b = battleOf(s);
    const keeper = keeperOf(b);
    return {
      seat: seatOf(s, keeper),
      prompt: 'guardians',
      params: { realm: REALM_IDS[keeper], space: SPACE_IDS[b.space], hits },
      fallback: ['auto'],
      open: true,
      autoPass: battlePass(s, ['auto'], 'guardians'),
    };
  },
  verbs: {
    auto: {
      apply({ ctx, locals: { hits } }) {
        dropByDefault(ctx, hits);
        ctx.done();
      },
    },
    drop: {
      names: [
        {
          kind: 'die',
          isExact: true,
          from: ({ facts }) => [...new Set(facts.map(({ ref }) => ref))],
          refuse: ({ facts }, ref) =>
            facts.some((die) => die.ref === ref) ? undefined : { rule: 'NER-9.4', where: [ref] },
        },
      ],
      apply({ ctx, locals, facts }, ref) {
        const die = facts.find((one) => one.ref === ref);
        if (die) dropDie(ctx, die);
        locals.hits--;
        const { state: s } = ctx;
        if (!isForced(diceLeft(s, battleOf(s)), locals.hits)) return;
        dropByDefault(ctx, locals.hits);
        ctx.done();
      },
    },
  },
});

export const lossSteps = { losses, share, agree, guardianLosses };
