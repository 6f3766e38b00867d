/**
 * What an attack may come to: hits, losses, flags, retreat, the battle back. Public functions for clients and bots.
 * The rules themselves resolve the rolls, so that nothing is said twice. Rolls that come to the same hits and flags
 * are resolved once, with their weight; where there are too many for that, a sample of rolls is.
 */
import type { ChanceState, Choice, EventRecord, Position, Question, Step } from '@gonfalon/kernel';
import { copyPosition, createRng, Engine, Rng } from '@gonfalon/kernel';
import type { Face, PowerId } from '../content/index.ts';
import { distance, FACES } from '../content/index.ts';
import { attackOf, openAttack } from './attack.ts';
import { combatHits, diceFor } from './dice.ts';
import { game } from './game.ts';
import type { AttackKind, State, Unit } from './state.ts';
import { cloneState, GONE } from './state.ts';
import { creatureOf, helmetOf, hexOf, isAlive, unit, unitIn } from './units.ts';

/** A chance for each number, from 0 on: `hits[2]` is that of exactly two hits. */
export type Chances = readonly number[];

export interface Odds {
  /** Every roll was counted; otherwise a sample was. */
  readonly exact: boolean;
  readonly dice: number;
  readonly hits: Chances;
  /** Figures that the target loses in all: by hits, by a blocked retreat, by panic; 1 for a creature that dies. */
  readonly losses: Chances;
  /** Flags that are taken, rather than ignored. */
  readonly flags: Chances;
  /** Hexes that the target travels. */
  readonly retreat: Chances;
  readonly eliminated: number;
  /** The target lives and never left its hex. */
  readonly stays: number;
}

export interface CombatOdds extends Odds {
  readonly battleBack: {
    /** That the target may battle back. */
    readonly chance: number;
    /** What the battle back then comes to, for the attacker. */
    readonly odds?: Odds;
  };
}

/** Nobody plays a card, and whatever is not told here is answered as for a seat that is absent. */
export interface OddsOptions {
  readonly kind?: Exclude<AttackKind, 'spell'>;
  /** By default, whether the units stand apart. */
  readonly ranged?: boolean;
  /** The most flags that the owner of the target cares to ignore; without it as many as he may. */
  readonly ignores?: number;
  /** The power that a creature uses whenever it can. */
  readonly power?: PowerId;
  /** Of a sample, where one is needed. */
  readonly seed?: string;
  readonly samples?: number;
}

const SAMPLES = 2000;
const EXACT_DICE = 8;
/** More ways than this to go on from a roll are sampled. */
const MAX_RUNS = 2000;

/** The mean of a number whose chances these are. */
export function expected(chances: Chances): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0);
}

/** The odds of an attack, whether or not it would be legal now; undefined if it has no die. */
export function combatOdds(
  s: State,
  attackerId: string,
  targetId: string,
  options: OddsOptions = {},
): CombatOdds | undefined {
  const attacker = unitIn(s, attackerId);
  const target = unitIn(s, targetId);
  if (!attacker || !target || attacker.camp === target.camp || s.ending) return undefined;
  const kind = options.kind ?? 'attack';
  const ranged = options.ranged ?? distance(hexOf(attacker), hexOf(target)) > 1;
  const state = cloneState(s);
  state.active = kind === 'battle-back' || kind === 'first-strike' ? target.camp : attacker.camp;
  // A bonus attack belongs to the combat that is going on, BLO-11.7.
  if (kind !== 'bonus' || !state.turn.combat) {
    state.turn.combat = { unit: attacker.id, replied: [], pursued: false };
  }
  const ways = explore(
    state,
    { kind, by: attacker.camp, attacker: attackerId, target: targetId, ranged },
    options,
  );
  return ways && { ...oddsOf([ways]), battleBack: battleBackOf(ways, options) };
}

/* Resolving one roll by the rules */

const OVER = 'over';
const pass: Step<State> = { run: (ctx) => ctx.done() };
const stop: Step<State> = {
  ask: () => ({ seat: 0, prompt: OVER, candidates: [[OVER]], fallback: [OVER] }),
  answer: () => undefined,
};

/** The game as it is, but nobody plays a card or follows on, and an attack that is over stays on top. */
const resolving = {
  ...game,
  steps: {
    ...game.steps,
    'own-card': pass,
    'w-preroll': pass,
    'w-postroll': pass,
    'follow-on': pass,
    'close-attack': stop,
  },
};

type Declared = Parameters<typeof openAttack>[1];

function answerTo(q: Question, { ignores, power }: OddsOptions): Choice {
  const wanted = q.choices.find(([verb, ref]) => {
    if (q.prompt === 'power') return verb === 'power' && ref === power;
    return q.prompt === 'ignore-flags' && ignores !== undefined && Number(ref) <= ignores;
  });
  return wanted ?? q.fallback;
}

interface Outcome {
  readonly weight: number;
  readonly hits: number;
  readonly losses: number;
  readonly flags: number;
  readonly retreat: number;
  readonly eliminated: boolean;
  readonly stays: boolean;
  /** The state in which the target may battle back. */
  readonly back?: State;
}

/** Goes on with an attack until it is over, or the target may battle back. */
function resolve(
  start: Position<State>,
  chance: Rng,
  events: EventRecord[],
  options: OddsOptions,
): Omit<Outcome, 'weight'> {
  const play = new Engine(resolving, copyPosition(resolving, start), chance, events);
  const isOpen = ({ prompt }: Question) => prompt !== OVER && prompt !== 'battle-back';
  for (let q = play.question; q && isOpen(q); q = play.question) play.answer(answerTo(q, options));
  const { state } = play;
  const a = attackOf(state);
  const target = unit(state, a.target);
  let ignored = 0;
  for (const { event } of events) if (event.kind === 'ignored') ignored += Number(event.count);
  return {
    hits: a.hits,
    losses: unit(start.state, a.target).figures - target.figures,
    flags: a.flags - ignored,
    retreat: a.travelled,
    eliminated: target.hex === GONE,
    stays: target.hex === a.from && !a.left,
    ...(play.question?.prompt === 'battle-back' && { back: state }),
  };
}

/* All rolls of an attack, or a sample of them */

interface Ways {
  readonly exact: boolean;
  readonly dice: number;
  readonly outcomes: readonly Outcome[];
}

function explore(state: State, declared: Declared, options: OddsOptions): Ways | undefined {
  const attacker = unit(state, declared.attacker);
  const target = unit(state, declared.target);
  const dice = diceFor(state, attacker, target, declared.kind, declared.ranged ?? false);
  if (dice === 0) return undefined;
  const table = new Engine(
    resolving,
    { state, stack: [{ step: 'close-attack', l: {} }] },
    new Path([], [], [], []),
  );
  openAttack(table, declared);
  const exactly = dice <= EXACT_DICE ? everyRoll(table, attacker, target, dice, options) : undefined;
  return { dice, exact: exactly !== undefined, outcomes: exactly ?? sample(table, options) };
}

function sample(start: Position<State>, options: OddsOptions): Outcome[] {
  const { samples = SAMPLES, seed = 'odds' } = options;
  const chance = createRng({ kind: 'fast', seed });
  return Array.from({ length: samples }, () => ({
    weight: 1 / samples,
    ...resolve(start, chance, [], options),
  }));
}

/** Undefined if there are too many ways to go on. */
function everyRoll(
  start: Position<State>,
  attacker: Unit,
  target: Unit,
  dice: number,
  options: OddsOptions,
): Outcome[] | undefined {
  const outcomes: Outcome[] = [];
  const helmets = laterHelmets(start.state, target);
  for (const { faces, weight } of alike(allRolls(dice), start.state, attacker, target)) {
    const open: number[][] = [[]];
    for (let begun = open.pop(); begun; begun = open.pop()) {
      if (outcomes.length === MAX_RUNS) return undefined;
      const events: EventRecord[] = [];
      const path = new Path(faces, begun, helmets, events);
      const found = resolve(start, path, events, options);
      outcomes.push({ ...found, weight: weight * path.weight });
      open.push(...path.turnings());
    }
  }
  return outcomes;
}

interface Roll {
  readonly faces: readonly Face[];
  readonly weight: number;
}

const known = new Map<number, readonly Roll[]>();

/** The rolls of so many dice, worked out once. */
function allRolls(dice: number): readonly Roll[] {
  const rolls = known.get(dice) ?? rollsOf(dice);
  known.set(dice, rolls);
  return rolls;
}

/** Every roll of so many dice, with the faces in one order and the chance of having them in any. */
function rollsOf(dice: number, from = 0): Roll[] {
  if (dice === 0) return [{ faces: [], weight: 1 }];
  if (from === FACES.length) return [];
  const found: Roll[] = [];
  let weight = 1;
  for (let same = 0; same <= dice; same++) {
    const these = Array.from({ length: same }, () => FACES[from] ?? 'G');
    for (const rest of rollsOf(dice - same, from + 1)) {
      found.push({ faces: [...these, ...rest.faces], weight: rest.weight * weight });
    }
    // Which of the dice show this face: so many out of those that are left.
    weight *= (dice - same) / (same + 1) / FACES.length;
  }
  return found;
}

/** One roll for all those that come to the same hits and flags; a creature's powers look at every face. */
function alike(rolls: readonly Roll[], s: State, attacker: Unit, target: Unit): Iterable<Roll> {
  if (creatureOf(attacker)) return rolls;
  const a = attackOf(s);
  const kinds = new Map<string, Roll>();
  for (const { faces, weight } of rolls) {
    const { hits } = combatHits({ ...a, faces: [...faces] }, attacker, target);
    const key = `${hits} ${faces.filter((face) => face === 'F').length}`;
    kinds.set(key, { faces, weight: weight + (kinds.get(key)?.weight ?? 0) });
  }
  return kinds.values();
}

/** BLO-13.8, 14.3, 14.8: rolls that come later look for helmets of the target, or of a creature that is trampled. */
function laterHelmets(s: State, target: Unit): Face[] {
  const units = s.units.filter((u) => u === target || (isAlive(u) && creatureOf(u)));
  return [...new Set(units.map((u) => helmetOf(u.banner)))];
}

/**
 * The dice of one way to go on: those of the roll, then for every later die one of the helmets that matter, or none.
 * A roll is a set of dice: later dice of one roll come in one order, and weigh as much as all orders.
 */
class Path extends Rng {
  weight = 1;
  private readonly begun: readonly number[];
  private readonly kinds: readonly (readonly [face: Face, chance: number])[];
  private readonly events: readonly EventRecord[];
  private readonly taken: number[] = [];
  /** Something is told between any two rolls; this many things were when the present one began. */
  private readEvents = -1;
  private inRoll = 0;
  private same = 0;

  constructor(
    faces: readonly Face[],
    begun: readonly number[],
    helmets: readonly Face[],
    events: readonly EventRecord[],
  ) {
    super();
    this.script(faces.map((face) => FACES.indexOf(face) + 1));
    this.begun = begun;
    this.kinds = [
      ['F', 1 - helmets.length / FACES.length],
      ...helmets.map((face) => [face, 1 / FACES.length] as const),
    ];
    this.events = events;
  }

  override die(): number {
    const rolled = this.scripted.shift();
    if (rolled !== undefined) return rolled;
    if (this.readEvents !== this.events.length) {
      this.readEvents = this.events.length;
      this.inRoll = 0;
    }
    const before = this.inRoll === 0 ? 0 : (this.taken[this.taken.length - 1] ?? 0);
    const kind = this.begun[this.taken.length] ?? before;
    this.same = this.inRoll > 0 && kind === before ? this.same + 1 : 1;
    this.inRoll++;
    this.taken.push(kind);
    const [face, chance] = this.kinds[kind] ?? ['F', 0];
    this.weight *= (chance * this.inRoll) / this.same;
    return FACES.indexOf(face) + 1;
  }

  /** The ways that leave this one after what it was begun with. */
  turnings(): number[][] {
    return this.taken.flatMap((kind, i) => {
      if (i < this.begun.length) return [];
      const others = [...this.kinds.keys()].filter((other) => other > kind);
      return others.map((other) => [...this.taken.slice(0, i), other]);
    });
  }

  /** Cards that happen to be drawn meanwhile do not matter. */
  protected word(): number {
    return 0;
  }

  save(): ChanceState {
    return { kind: 'fast', words: [0, 0, 0, 0], used: this.drawCount, dice: this.scripted };
  }
}

/* Adding up */

function battleBackOf(ways: Ways, options: OddsOptions): CombatOdds['battleBack'] {
  const chance = chanceOf(ways.outcomes, ({ back }) => back !== undefined);
  const { seed, samples } = options;
  const how = { ...(seed !== undefined && { seed }), ...(samples !== undefined && { samples }) };
  const asked = new Map<string, { state: State; weight: number }>();
  for (const { back, weight } of ways.outcomes) {
    if (!back) continue;
    // How many figures the target has left does not change its roll: BLO-5.4.
    const { target } = attackOf(back);
    const key = back.units.map((u) => (u.id === target ? u.hex : `${u.hex}${u.figures}`)).join(' ');
    asked.set(key, { state: back, weight: weight + (asked.get(key)?.weight ?? 0) });
  }
  const found = [...asked.values()].flatMap(({ state, weight }) => {
    const { attacker, target } = attackOf(state);
    const by = unit(state, target).camp;
    const answer = explore(state, { kind: 'battle-back', by, attacker: target, target: attacker }, how);
    return answer ? [weighed(answer, weight / chance)] : [];
  });
  return found.length === 0 ? { chance } : { chance, odds: oddsOf(found) };
}

function weighed(ways: Ways, share: number): Ways {
  return { ...ways, outcomes: ways.outcomes.map((o) => ({ ...o, weight: o.weight * share })) };
}

function oddsOf(all: readonly Ways[]): Odds {
  const outcomes = all.flatMap((ways) => ways.outcomes);
  return {
    exact: all.every(({ exact }) => exact),
    dice: Math.max(...all.map(({ dice }) => dice)),
    hits: chancesOf(outcomes, ({ hits }) => hits),
    losses: chancesOf(outcomes, ({ losses }) => losses),
    flags: chancesOf(outcomes, ({ flags }) => flags),
    retreat: chancesOf(outcomes, ({ retreat }) => retreat),
    eliminated: chanceOf(outcomes, ({ eliminated }) => eliminated),
    stays: chanceOf(outcomes, ({ stays }) => stays),
  };
}

function chanceOf(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.reduce((sum, outcome) => sum + (is(outcome) ? outcome.weight : 0), 0);
}

function chancesOf(outcomes: readonly Outcome[], number: (outcome: Outcome) => number): number[] {
  const found: number[] = [];
  for (const outcome of outcomes) {
    const at = number(outcome);
    while (found.length <= at) found.push(0);
    found[at] = (found[at] ?? 0) + outcome.weight;
  }
  return found;
}
