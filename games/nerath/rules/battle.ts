/** NER-6, 7, 11: one battle, from its first window to its result, as a list of steps. */
import type { Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import { GUARDIAN_IDS, REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { gainGold } from './actions.ts';
import {
  aboutToRoll,
  battleOf,
  hasGuardians,
  isOver,
  isPresent,
  joinedMask,
  realmsIn,
} from './battle-selectors.ts';
import type { Space } from './board.ts';
import { ALL_REALMS, findSpace, IS_DUNGEON, IS_LAND, IS_SEA } from './board.ts';
import { takeTreasure } from './cards/decks.ts';
import { amokTargets, conquer, runnersAt } from './conquest.ts';
import { fighters, GUARDIANS, isDefender } from './dice.ts';
import type { Piece } from './pieces.ts';
import { BATTLE_FLAGS, clearFlags, movePiece, piecesOf, ROLLED } from './pieces.ts';
import { classesOf, countUnits, findClass, numberRef, spaceRef } from './refs.ts';
import { guardiansRoll } from './rolls.ts';
import { areEnemies, hasCastle, hasProperty, seatOf } from './selectors.ts';
import { allowLanding } from './ships.ts';
import type { Battle, State } from './state.ts';
import { FACE_UP, newBattle } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** Who takes part now, and whether somebody defends (NER-11.15). */
function noteFighters(s: State): void {
  const b = battleOf(s);
  b.joined |= joinedMask(s, b);
  if (isPresent(s, b, true)) b.fought = true;
}

export function openBattle(ctx: Context, space: Space): void {
  const s = ctx.state;
  const b = newBattle(space, s.active);
  s.battle = b;
  s.turn.attacks = s.turn.attacks.filter((at) => at !== space);
  const defenders: { [realm: string]: Record<string, number> } = {};
  if (!IS_DUNGEON[space])
    for (const realm of ALL_REALMS.filter((r) => areEnemies(s, s.active, r))) {
      const there = piecesOf(s.pieces, realm, space);
      if (there.length > 0) defenders[REALM_IDS[realm]] = countUnits(s, there);
    }
  ctx.emit({
    kind: 'battle',
    realm: REALM_IDS[s.active],
    space: SPACE_IDS[space],
    attackers: countUnits(s, piecesOf(s.pieces, s.active, space)),
    defenders,
  });
  ctx.call('battle', {});
}

const battle: Step<State> = sequence('uncover', 'explore', 'battleStart', 'horn', 'rounds', 'result');

/** NER-9.1 */
const uncover: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const b = battleOf(s);
    if (IS_DUNGEON[b.space]) {
      const entrance = s.entrances[b.space];
      b.guards = entrance.tiles.map((tile) => (1 << GUARDIANS[tile].sides.length) - 1);
      b.guardsRolled = entrance.tiles.map(() => false);
      if (entrance.seen.some((seen) => !(seen & FACE_UP))) {
        ctx.reveal();
        entrance.seen = entrance.seen.map((seen) => seen | FACE_UP);
        const tiles = entrance.tiles.map((tile) => GUARDIAN_IDS[tile]);
        ctx.emit({ kind: 'uncovered', space: SPACE_IDS[b.space], tiles });
      }
    }
    noteFighters(s);
    ctx.done();
  },
};

/** Card 58 comes before the battle: without a hero left there is none. */
const explore: Step<State> = {
  run(ctx: Context) {
    if (IS_DUNGEON[battleOf(ctx.state).space]) ctx.goto('window', { stop: 'explore' });
    else ctx.done();
  },
};

const battleStart: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const b = battleOf(s);
    // In an entrance the battle has not begun if the trap left no hero.
    if (IS_DUNGEON[b.space] && !isPresent(s, b, false)) ctx.done();
    else ctx.goto('window', { stop: 'battleStart' });
  },
};

/** Card 91: a hit before round 1 in a land with a castle, for whoever owns the horn and takes part. */
const horn: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const b = battleOf(s);
    noteFighters(s);
    const owner =
      IS_LAND[b.space] && hasCastle(s, b.space) && !isOver(s)
        ? realmsIn(s, b).find((realm) => hasProperty(s, realm, 'startHit'))
        : undefined;
    if (owner === undefined) {
      ctx.done();
      return;
    }
    const attacking = !isDefender(s, b, owner);
    if (attacking) b.onDefender++;
    else b.onAttacker++;
    ctx.emit({ kind: 'hits', space: SPACE_IDS[b.space], side: attacking ? 'attacker' : 'defender', hits: 1 });
    ctx.goto('damage', {});
  },
};

/** NER-6.6: round after round until somebody is gone. */
const rounds: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    noteFighters(s);
    if (isOver(s) || battleOf(s).retreated) ctx.done();
    else ctx.call('round', {});
  },
};

const round: Step<State> = sequence(
  'roundStart',
  'roundWindow',
  'firstStrike',
  'normalStep',
  'roundEndWindow',
  'onward',
);

const roundStart: Step<State> = {
  run(ctx: Context) {
    const b = battleOf(ctx.state);
    b.round++;
    b.step = 'start';
    b.lost = [0, 0, 0, 0];
    b.healed = 0;
    b.surging = false;
    if (b.round > 1) b.clouded = 0;
    b.guardsRolled = b.guardsRolled.map(() => false);
    clearFlags(ctx.state.pieces, ROLLED);
    ctx.emit({ kind: 'round', space: SPACE_IDS[b.space], round: b.round });
    ctx.done();
  },
};

const roundWindow: Step<State> = {
  run: (ctx: Context) => ctx.goto('window', { stop: 'battleRoundStart' }),
};

/** NER-7.1: skipped if nobody has First Strike and no hit was added by card 4. */
const firstStrike: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (isOver(s)) ctx.done();
    else if (next === 0) {
      b.step = 'firstStrike';
      ctx.call('window', { stop: 'firstStrike' });
    } else {
      const strikes =
        b.onAttacker + b.onDefender > 0 ||
        aboutToRoll(s, b, false).length > 0 ||
        (IS_DUNGEON[b.space] ? guardiansRoll(s, b) : aboutToRoll(s, b, true).length > 0);
      if (strikes) ctx.goto('strike', { first: true });
      else ctx.done();
    }
  },
};

/** NER-7.2 */
const normalStep: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    noteFighters(s);
    if (isOver(s)) ctx.done();
    else {
      battleOf(s).step = 'normal';
      ctx.goto('strike', { first: false });
    }
  },
};

/** NER-6.7: the attacker rolls first, but the attacks of a step are simultaneous. */
const strike: Step<State, { next?: number; first: boolean }> = {
  run(ctx: Context, locals) {
    const { first, next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0) ctx.call('rollSide', { first, defending: false });
    else if (next === 1) ctx.call('rollSide', { first, defending: true });
    else ctx.goto('damage', {});
  },
};

const roundEndWindow: Step<State> = {
  skip: (ctx) => isOver(ctx.state),
  run: (ctx: Context) => ctx.goto('window', { stop: 'battleRoundEnd' }),
};

/** NER-11.1, 11.2, 11.15 */
function settleBattle(s: State, b: Battle): boolean {
  const won = isPresent(s, b, false) && !isPresent(s, b, true);
  b.veterans.push(...fighters(s, b, false), ...fighters(s, b, true));
  for (const realm of ALL_REALMS) {
    if (!(b.joined & (1 << realm))) continue;
    if ((realm === b.attacker || !areEnemies(s, realm, b.attacker)) === won) b.victors |= 1 << realm;
    else b.losers |= 1 << realm;
  }
  return won;
}

/** NER-11.14, 11.15: what follows the last round. */
const result: Step<State, { next?: number; runners?: Piece[]; won?: boolean }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const b = battleOf(s);
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (next === 0) {
      locals.won = settleBattle(s, b);
      clearFlags(s.pieces, BATTLE_FLAGS);
      if (IS_DUNGEON[b.space]) leaveDungeon(ctx, b, locals.won);
      else closeBattle(ctx, b, locals);
    } else if (next === 1 && locals.won && IS_LAND[b.space])
      ctx.call('amok', { runners: locals.runners ?? [] });
    else if (next === 2 && locals.won && IS_LAND[b.space]) ctx.call('window', { stop: 'afterAmok' });
    else {
      delete s.battle;
      ctx.done();
    }
  },
};

function closeBattle(
  ctx: Context,
  b: Battle,
  locals: { next?: number; runners?: Piece[]; won?: boolean },
): void {
  const s = ctx.state;
  const { won = false } = locals;
  if (won)
    ctx.emit({ kind: 'won', realm: REALM_IDS[b.attacker], space: SPACE_IDS[b.space], fought: b.fought });
  else ctx.emit({ kind: 'defended', ...defender(s, b), space: SPACE_IDS[b.space] });
  if (won && IS_SEA[b.space]) allowLanding(s, b.attacker, b.space);
  if (won && IS_LAND[b.space]) {
    locals.runners = b.fought ? runnersAt(s, b.attacker, b.space) : [];
    conquer(ctx, b.attacker, b.space, b.fought ? 'battle' : 'unopposed');
  }
  if (b.fought) {
    ctx.call('window', { stop: 'battleEnd' });
    return;
  }
  // Nothing was won by fighting: no window, no Run Amok (NER-6.14).
  delete s.battle;
  ctx.done();
}

const defender = (s: State, b: Battle) => (IS_LAND[b.space] ? { realm: REALM_IDS[s.control[b.space]] } : {});

/** NER-9.7 to 9.10 */
function leaveDungeon(ctx: Context, b: Battle, won: boolean): void {
  const s = ctx.state;
  const entrance = s.entrances[b.space];
  const space = SPACE_IDS[b.space];
  if (hasGuardians(b) || b.guards.length === 0) {
    ctx.emit({ kind: 'defended', space });
    delete s.battle;
    ctx.done();
    return;
  }
  const gold = entrance.tiles.reduce((sum, tile) => sum + GUARDIANS[tile].reward, 0);
  s.guardianDiscard.push(...entrance.tiles);
  s.entrances[b.space] = { tiles: [], seen: [] };
  delete s.battle;
  ctx.done();
  if (!won) {
    ctx.emit({ kind: 'defended', space });
    return;
  }
  ctx.emit({ kind: 'looted', realm: REALM_IDS[b.attacker], space, gold });
  gainGold(ctx, b.attacker, gold);
  if (takeTreasure(ctx, b.attacker)) ctx.call('looted');
}

interface AmokFacts {
  readonly classes: ReturnType<typeof classesOf>;
  readonly targets: readonly Space[];
}

const runnersLeft = (s: State, b: Battle, runners: readonly Piece[]): Piece[] =>
  runners.filter((p) => s.pieces.at[p] === b.space && s.pieces.realm[p] === b.attacker);

/** D16: Run Amok (NER-11.11) */
const amok = question<{ runners: Piece[] }, AmokFacts>({
  facts: (ctx, { runners }) => {
    const s = ctx.state;
    const b = battleOf(s);
    return {
      classes: classesOf(s, runnersLeft(s, b, runners), 'standing'),
      targets: amokTargets(s, b.attacker, b.space),
    };
  },
  skip: ({ facts: { classes, targets } }) => classes.length === 0 || targets.length === 0,
  ask: ({ state: s }) => {
    const b = battleOf(s);
    return {
      seat: seatOf(s, b.attacker),
      prompt: 'amok',
      params: { realm: REALM_IDS[b.attacker], space: SPACE_IDS[b.space] },
      fallback: ['done'],
      open: true,
    };
  },
  verbs: {
    amok: {
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: ({ facts: { classes } }) => classes.map(({ ref }) => ref),
          refuse: ({ facts: { classes } }, ref) =>
            findClass(classes, ref) ? undefined : { rule: 'NER-11.11', where: [ref] },
        },
        {
          kind: 'land',
          isExact: true,
          from: ({ facts: { targets } }) => targets.map(spaceRef),
          refuse: ({ facts: { targets } }, ref) =>
            targets.includes(findSpace(ref)) ? undefined : { rule: 'NER-11.11', where: [ref] },
        },
        {
          kind: 'number',
          isExact: true,
          from: ({ facts: { classes } }, [ref]) =>
            (findClass(classes, ref)?.pieces ?? []).map((_, i) => numberRef(i + 1)),
          refuse: ({ facts: { classes } }, n, [ref]) =>
            Number(n) >= 1 && Number(n) <= (findClass(classes, ref)?.pieces.length ?? 0)
              ? undefined
              : { rule: 'NER-11.11' },
        },
      ],
      apply({ ctx, state: s, facts: { classes } }, ref, land, n) {
        const b = battleOf(s);
        const to = findSpace(land);
        const pieces = (findClass(classes, ref)?.pieces ?? []).slice(0, Number(n));
        ctx.emit({
          kind: 'marched',
          realm: REALM_IDS[b.attacker],
          from: SPACE_IDS[b.space],
          to: SPACE_IDS[to],
          units: countUnits(s, pieces),
          move: 'march',
        });
        for (const piece of pieces) movePiece(s.pieces, piece, to);
        conquer(ctx, b.attacker, to, 'amok');
      },
    },
    done: { apply: ({ ctx }) => ctx.done() },
  },
});

export const battleSteps = {
  battle,
  uncover,
  explore,
  battleStart,
  horn,
  rounds,
  round,
  roundStart,
  roundWindow,
  firstStrike,
  normalStep,
  strike,
  roundEndWindow,
  result,
  amok,
};
