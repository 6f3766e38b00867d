/**
 * BLO-5 to 11: one attack, as named steps in one order (section 8.0). A battle back, a bonus attack, a first strike
 * and a spell run the same steps; `kind` says which of them are skipped. The attack on top of `attacks` is the one
 * that is being resolved.
 */
import type { Choice, Question } from '@gonfalon/kernel';
import { RulesBugError, sequence } from '@gonfalon/kernel';
import type { Face, HexId, PowerId } from '../content/index.ts';
import { hex } from '../content/index.ts';
import { combatHits, diceFor, spellHits } from './dice.ts';
import { criticalHit, eliminate, gainTokens, loseFigures, rollFaces, stand, takeHits } from './losses.ts';
import { boldness, isFrightened, isSupported, mustIgnore } from './morale.ts';
import type { Asking, Reason } from './question.ts';
import { leave, oneOf, question } from './question.ts';
import type { Attack, AttackKind, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  creatureOf,
  dropMarks,
  hasMark,
  helmetOf,
  hexOf,
  inPlay,
  isFree,
  isPassable,
  isTroop,
  other,
  raceOf,
  refuse,
  sideOf,
  unit,
  unitAt,
} from './units.ts';
import { checkVictory } from './victory.ts';
import type { BattleLoreVocabulary, Context, Kinds, RunStep } from './vocabulary.ts';

export function attackOf(s: State): Attack {
  const a = s.attacks[s.attacks.length - 1];
  if (!a) throw new RulesBugError('nobody is attacking');
  return a;
}

const count = (faces: readonly Face[], face: Face): number => faces.filter((f) => f === face).length;

/** The unit that rolls; a spell has none. */
export function attackerOf(s: State): Unit | undefined {
  const { attacker } = attackOf(s);
  return attacker === '' ? undefined : unit(s, attacker);
}

export function targetOf(s: State): Unit {
  return unit(s, attackOf(s).target);
}

const NEW = {
  ranged: false,
  extra: 0,
  dice: 0,
  colour: true,
  lore: false,
  flagsCount: true,
  destroys: false,
  hits: 0,
  loreUsed: 0,
  flags: 0,
  retreat: 0,
  travelled: 0,
  blocked: 0,
  left: false,
  lost: false,
};

/** Puts an attack on top and resolves it before anything else goes on. */
export function openAttack(
  ctx: Context,
  given: Pick<Attack, 'kind' | 'by' | 'attacker' | 'target'> & Partial<Attack>,
): void {
  const target = unit(ctx.state, given.target);
  const origin = given.attacker === '' ? GONE : unit(ctx.state, given.attacker).hex;
  ctx.state.attacks.push({ ...NEW, faces: [], origin, from: hexOf(target), ...given });
  const { kind: how, by: seat, attacker, target: struck } = given;
  ctx.emit({ kind: 'attack', how, seat, attacker, target: struck });
  ctx.call('attack');
}

/** Rolls the dice of the attack, anew if they were rolled before. */
export function rollAttack(ctx: Context): void {
  const a = attackOf(ctx.state);
  const { kind: how, by: seat, attacker, target } = a;
  a.faces = rollFaces(ctx, a.dice);
  ctx.emit({ kind: 'rolled', how, seat, attacker, target, faces: a.faces.slice() });
}

/** Whether the attacker and the target are both there for the roll. */
function goesOn(s: State): boolean {
  const a = attackOf(s);
  return !a.lost && targetOf(s).hex !== GONE && (a.kind === 'spell' || attackerOf(s)?.hex !== GONE);
}

/** BLO-6.4 */
const countDice: RunStep<'count-dice'> = {
  skip: (ctx) => attackOf(ctx.state).kind === 'spell',
  run(ctx) {
    const s = ctx.state;
    const a = attackOf(s);
    const attacker = attackerOf(s);
    ctx.done();
    if (attacker && (attacker.hex !== a.origin || attacker.web)) a.lost = true; // BLO-15.26
    if (!attacker || !goesOn(s)) return;
    a.dice = diceFor(s, attacker, targetOf(s), a.kind, a.ranged, a.extra);
    if (a.dice === 0) a.lost = true;
  },
};

const roll: RunStep<'roll'> = {
  skip: (ctx) => !goesOn(ctx.state),
  run(ctx) {
    rollAttack(ctx);
    ctx.done();
  },
};

/** BLO-7: hits and losses come first. */
const hits: RunStep<'hits'> = {
  skip: (ctx) => !goesOn(ctx.state),
  run(ctx) {
    const s = ctx.state;
    const a = attackOf(s);
    const target = targetOf(s);
    const attacker = attackerOf(s);
    const found = attacker ? combatHits(a, attacker, target) : spellHits(a, target);
    ctx.done();
    a.hits = found.hits;
    a.loreUsed += found.loreUsed;
    if (a.destroys && a.faces.includes('L')) {
      eliminate(ctx, target);
      checkVictory(s);
      return;
    }
    const before = target.figures;
    takeHits(ctx, target, a.hits);
    if (target.hex === GONE) return;
    if (a.power === 'web') target.web = true;
    const bled = target.figures < before || (!isTroop(target) && a.hits > 0);
    if (a.power === 'venom' || (attacker && hasMark(attacker, 'ROG-13') && bled)) target.poison = true;
    a.flags = target.web || !a.flagsCount ? 0 : count(a.faces, 'F');
  },
};

/** BLO-7.11-7.13 */
const tokens: RunStep<'tokens'> = {
  run(ctx) {
    const s = ctx.state;
    const a = attackOf(s);
    ctx.done();
    if (a.kind !== 'spell') gainTokens(ctx, a.by, count(a.faces, 'L') - a.loreUsed);
    // What was for this roll: the roller's hits, and what protects the target.
    dropMarks(s, (m, u) => m.until === 'roll' && u.id === (m.kind === 'hits' ? a.attacker : a.target));
  },
};

/** BLO-9.1-9.3: how many flags may be ignored; without a choice, that is done at once. */
function ignorable(s: State): number {
  return Math.min(attackOf(s).flags, boldness(s, targetOf(s)));
}

/** Hexes of retreat for each flag: BLO-8.1, 9.7, 14.6, ROG-08. */
function perFlag(u: Unit): number {
  const usual = creatureOf(u)?.retreatPerFlag ?? raceOf(u).frightened ?? 1;
  return usual + (hasMark(u, 'ROG-08') ? 1 : 0);
}

function takeFlags(ctx: Context, ignored: number): void {
  const a = attackOf(ctx.state);
  const target = targetOf(ctx.state);
  if (ignored > 0) ctx.emit({ kind: 'ignored', unit: target.id, count: ignored });
  a.retreat = (a.flags - ignored) * perFlag(target);
  ctx.done();
}

/** D-FLAGS */
const flags: RunStep<'flags'> = {
  skip: (ctx) => attackOf(ctx.state).flags === 0 || targetOf(ctx.state).hex === GONE,
  run(ctx) {
    const s = ctx.state;
    const target = targetOf(s);
    const must = Math.min(attackOf(s).flags, mustIgnore(s, target));
    if (must > 0 || ignorable(s) === 0) takeFlags(ctx, must);
    else ctx.goto('ignore-flags');
  },
};

const ignoreFlags = question<object, number>({
  facts: ({ state: s }) => ignorable(s),
  ask: ({ state: s, facts: most }) => ({
    seat: targetOf(s).camp,
    prompt: 'ignore-flags',
    params: { unit: targetOf(s).id, flags: attackOf(s).flags, hexes: perFlag(targetOf(s)) },
    fallback: ['ignore', `${most}`],
    open: true,
  }),
  verbs: {
    ignore: {
      names: oneOf(
        'number',
        ({ facts: most }) => Array.from({ length: most + 1 }, (_, i) => `${most - i}` as const),
        ({ state: s, facts: most }, n) => refuse('BLO-9.2', [targetOf(s).id, n], { most }),
      ),
      apply: ({ ctx }, n) => takeFlags(ctx, Number(n)),
    },
  },
});

/** BLO-8.2, 8.3: where the next hex of a retreat may be. */
export function retreatHexes(s: State, u: Unit): HexId[] {
  if (u.hex === GONE) return [];
  return hex[u.hex].rear[sideOf(s, u.camp)].filter((at) => isPassable(s, at) && isFree(s, at));
}

function retreatTo(ctx: Context, u: Unit, to: HexId): void {
  const a = attackOf(ctx.state);
  ctx.emit({ kind: 'retreated', unit: u.id, from: hexOf(u), to });
  a.retreat--;
  a.travelled++;
  a.left = true;
  stand(ctx, u, to);
}

/** BLO-8, one hex at a time. */
const retreat: RunStep<'retreat'> = {
  skip: (ctx) => attackOf(ctx.state).retreat === 0 || targetOf(ctx.state).hex === GONE,
  run(ctx) {
    const s = ctx.state;
    const u = targetOf(s);
    const ways = retreatHexes(s, u);
    const [only] = ways;
    if (ways.length > 1) return ctx.call('retreat-hex');
    ctx.goto('retreat');
    if (only) retreatTo(ctx, u, only);
    else if (isTroop(u)) blockedTroop(ctx, u);
    else trample(ctx, u);
    checkVictory(s);
  },
};

/** BLO-8.4 */
function blockedTroop(ctx: Context, u: Unit): void {
  attackOf(ctx.state).retreat--;
  ctx.emit({ kind: 'blocked', unit: u.id });
  loseFigures(ctx, u, 1);
}

/** BLO-14.7-14.9 */
function trample(ctx: Context, u: Unit): void {
  const s = ctx.state;
  const a = attackOf(s);
  const behind = hex[hexOf(u)].rear[sideOf(s, u.camp)];
  const trampled = behind.flatMap((at) => unitAt(s, at) ?? []);
  for (const v of trampled) {
    ctx.emit({ kind: 'trampled', unit: v.id, by: u.id });
    if (isTroop(v)) loseFigures(ctx, v, 1);
    else blockedCreature(ctx, v, 1);
  }
  if (retreatHexes(s, u).length > 0) return;
  a.retreat--;
  a.blocked++;
}

/** BLO-14.8: one die a hex; its colour is rolled again, and kills if it shows again. */
function blockedCreature(ctx: Context, u: Unit, dice: number): void {
  if (dice === 0 || u.hex === GONE) return;
  const faces = rollFaces(ctx, dice);
  ctx.emit({ kind: 'cornered', unit: u.id, faces });
  criticalHit(ctx, u, count(faces, helmetOf(u.banner)));
}

/** D-RETREAT */
const retreatHex = question<object, HexId[]>({
  facts: ({ state: s }) => retreatHexes(s, targetOf(s)),
  ask({ state: s, facts: ways }) {
    const u = targetOf(s);
    return {
      seat: u.camp,
      prompt: 'retreat',
      params: { unit: u.id, hexes: attackOf(s).retreat },
      fallback: ['retreat', ways.find((at) => isSupported(s, u, at)) ?? ways[0]],
      open: true,
    };
  },
  verbs: {
    retreat: {
      names: oneOf(
        'hex',
        ({ facts: ways }) => ways,
        ({ state: s }, at) => {
          const behind = hex[hexOf(targetOf(s))].rear[sideOf(s, targetOf(s).camp)];
          return refuse(behind.includes(at) ? 'BLO-8.3' : 'BLO-8.2', [at]);
        },
      ),
      apply({ ctx, state }, at) {
        ctx.done();
        retreatTo(ctx, targetOf(state), at);
      },
    },
  },
});

/** What a retreat leaves behind: the creature's dice for what it could not do, and panic (BLO-13.8, 14.8). */
const afterRetreat: RunStep<'after-retreat'> = {
  skip: (ctx) => targetOf(ctx.state).hex === GONE,
  run(ctx) {
    const s = ctx.state;
    const a = attackOf(s);
    const u = targetOf(s);
    ctx.done();
    if (!isTroop(u)) blockedCreature(ctx, u, a.blocked);
    else if (a.travelled > 0 && isFrightened(u)) {
      const faces = rollFaces(ctx, a.travelled);
      ctx.emit({ kind: 'panic', unit: u.id, seat: other(u.camp), faces });
      loseFigures(ctx, u, count(faces, helmetOf(u.banner)));
    }
    checkVictory(s);
  },
};

/** The attack is over. */
const closeAttack: RunStep<'close-attack'> = {
  run(ctx) {
    const s = ctx.state;
    const a = s.attacks.pop();
    ctx.done();
    const spell = a?.card && s.onTable.findLast((p) => p.card === a.card);
    if (a && spell) spell.hits = a.hits;
  },
};

/** BLO-14.12-14.15, 14.22: after a roll of a creature, its owner uses a power, or stores its Lore symbols. */
function freeLore(s: State): number {
  const a = attackOf(s);
  const attacker = attackerOf(s);
  if (!attacker) return 0;
  return count(a.faces, 'L') - combatHits(a, attacker, targetOf(s)).loreUsed - a.loreUsed;
}

interface Beast {
  readonly attacker: Unit;
  readonly powers: readonly PowerId[];
  readonly mayConcentrate: boolean;
}

/** What the creature that attacks can do with its Lore symbols; undefined for anybody else. */
function beastOf(s: State): Beast | undefined {
  const a = attackOf(s);
  const attacker = attackerOf(s);
  const beast = attacker && creatureOf(attacker);
  if (!attacker || !beast || !inPlay(s, 'lore-tokens') || !goesOn(s)) return undefined;
  const free = freeLore(s);
  const usable = beast.powers
    .filter((p) => !a.power && p.lore <= free + attacker.stored)
    .filter((p) => !p.needsHit || combatHits(a, attacker, targetOf(s)).hits > 0);
  const mayConcentrate = free > 0 && attacker.stored < beast.maxConcentration && s.pool > 0;
  return { attacker, powers: usable.map((p) => p.id), mayConcentrate };
}

/** BLO-14.12: with how many concentrated tokens a power can be paid; rolled symbols are the rest. */
function payments(s: State, { attacker }: Beast, id: PowerId): Kinds['number'][] {
  const cost = creatureOf(attacker)?.powers.find((p) => p.id === id)?.lore ?? 0;
  const least = Math.max(0, cost - freeLore(s));
  const most = Math.min(cost, attacker.stored);
  return Array.from({ length: most - least + 1 }, (_, i): Kinds['number'] => `${least + i}`);
}

type AskingPower = Asking<object, Beast | undefined>;

const [powerSlot] = oneOf(
  'power',
  ({ facts: beast }: AskingPower) => beast?.powers ?? [],
  ({ state: s }, id) => refuse(id === 'venom' ? 'BLO-14.19' : 'BLO-14.12', [attackOf(s).attacker, id]),
);

const paymentSlot = (id: PowerId) =>
  oneOf(
    'number',
    ({ state: s, facts: beast }: AskingPower) => (beast ? payments(s, beast, id) : []),
    ({ state: s }, n) => refuse('BLO-14.12', [attackOf(s).attacker, id], { paid: Number(n) }),
  )[0];

/** BLO-14.13 */
function refuseConcentration(s: State): Reason {
  const { attacker: id } = attackOf(s);
  const attacker = attackerOf(s);
  const most = attacker && creatureOf(attacker)?.maxConcentration;
  if (attacker && most !== undefined && attacker.stored >= most) return refuse('BLO-14.13', [id], { most });
  return refuse('BLO-14.13', [id], s.pool === 0 && freeLore(s) > 0 ? { pool: 0 } : {});
}

const power = question<object, Beast | undefined>({
  facts: ({ state: s }) => beastOf(s),
  skip: ({ facts: beast }) => !beast || (beast.powers.length === 0 && !beast.mayConcentrate),
  ask: ({ state: s }) => ({
    seat: attackOf(s).by,
    prompt: 'power',
    params: { unit: attackOf(s).attacker },
    fallback: ['goblet'],
    open: true,
  }),
  verbs: {
    power: {
      names({ state: s, facts: beast }, [id, paid]) {
        if (id === undefined) return powerSlot;
        const asked = paid === undefined && beast && payments(s, beast, id as PowerId).length > 1;
        return asked ? paymentSlot(id as PowerId) : undefined;
      },
      apply({ ctx, state: s, facts: beast }, id, paid) {
        const used = beast && creatureOf(beast.attacker)?.powers.find((p) => p.id === id);
        if (!used) return;
        const a = attackOf(s);
        const tokens = Number(paid ?? payments(s, beast, id)[0]);
        a.loreUsed += used.lore - tokens;
        beast.attacker.stored -= tokens;
        s.pool += tokens;
        a.power = used.id;
        ctx.emit({ kind: 'power', unit: a.attacker, target: a.target, power: used.id });
      },
    },
    concentrate: {
      refuse: ({ state: s, facts: beast }) => (beast?.mayConcentrate ? undefined : refuseConcentration(s)),
      apply({ ctx, state: s }) {
        const u = unit(s, attackOf(s).attacker);
        attackOf(s).loreUsed++;
        u.stored++;
        s.pool--;
        ctx.emit({ kind: 'concentrated', unit: u.id, stored: u.stored });
      },
    },
    goblet: leave,
  },
});

/** BLO-14.12: before version 3, rolled symbols always paid first, and a power was chosen without a number of tokens. */
export function readEarlierChoice(choice: Choice, { choices }: Question): Choice {
  const [verb, id] = choice;
  if (verb !== 'power' || choice.length !== 2) return choice;
  return choices.find((offered) => offered[0] === 'power' && offered[1] === id) ?? choice;
}

const OWN_ATTACKS: readonly AttackKind[] = ['attack', 'bonus', 'berserk'];

/** An attack that the active player declared, rather than an answer or a spell. */
export function isOwnAttack(a: Attack): boolean {
  return OWN_ATTACKS.includes(a.kind);
}

/** BLO-11.1-11.7 */
function mayBattleBack(s: State): boolean {
  const a = attackOf(s);
  const attacker = attackerOf(s);
  const u = targetOf(s);
  if (!attacker || !isOwnAttack(a) || a.ranged || a.lost) return false;
  if (u.hex === GONE || a.left || u.hex !== a.from || u.web || attacker.hex === GONE) return false;
  if (s.turn.combat?.replied.includes(u.id) || boldness(s, u) === 0) return false;
  return diceFor(s, u, attacker, 'battle-back', false) > 0;
}

/** The unit under attack has made use of its reply, or not. */
function reply({ state: s, ctx }: Asking): void {
  s.turn.combat?.replied.push(attackOf(s).target);
  ctx.done();
}

/** D-BATTLEBACK */
const battleBack = question({
  skip: ({ state: s }) => !mayBattleBack(s),
  ask: ({ state: s }) => ({
    seat: targetOf(s).camp,
    prompt: 'battle-back',
    params: { unit: attackOf(s).target, against: attackOf(s).attacker },
    fallback: ['battle-back'],
    open: true,
  }),
  verbs: {
    'battle-back': {
      apply(asking) {
        const { attacker, target } = attackOf(asking.state);
        const { camp: by } = targetOf(asking.state);
        reply(asking);
        openAttack(asking.ctx, { kind: 'battle-back', by, attacker: target, target: attacker });
      },
    },
    decline: { apply: reply },
  },
});

export const attackSteps = {
  attack: sequence<State, BattleLoreVocabulary>(
    'own-card',
    'w-preroll',
    'count-dice',
    'roll',
    'w-postroll',
    'power',
    'hits',
    'tokens',
    'flags',
    'retreat',
    'after-retreat',
    'follow-on',
    'battle-back',
    'close-attack',
  ),
  'count-dice': countDice,
  roll,
  power,
  hits,
  tokens,
  flags,
  'ignore-flags': ignoreFlags,
  retreat,
  'retreat-hex': retreatHex,
  'after-retreat': afterRetreat,
  'battle-back': battleBack,
  'close-attack': closeAttack,
};
