/** What a unit does on an open field, in one line: a table of such lines tells all printed numbers and keywords apart. */
import type { UnitId } from '../content/index.ts';
import { exchangeOf, fightOf, targetsOf } from '../rules/combat.ts';
import { destinations } from '../rules/reach.ts';
import type { Unit } from '../rules/state.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

const ranged = { mode: 'ranged' } as const;

function clash(f: Field, attacker: number, target: number): string {
  const { dealt, taken } = exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { unit: f.u(target) }));
  return `${dealt}:${taken}`;
}

const afield = (id: UnitId, more: Partial<Unit>) => field().unit(0, id, 'c3', more);

/** Damage dealt and taken against plain Infantry and Cavalry, and after a run of two squares. */
function melee(id: UnitId): string {
  const foot = afield(id, {}).unit(1, 'byz-stratiotai', 'c4');
  const horse = afield(id, {}).unit(1, 'ott-timariot', 'c4');
  const run = afield(id, { strides: 1 }).unit(1, 'byz-stratiotai', 'c4');
  return `foot ${clash(foot, 1, 2)} horse ${clash(horse, 1, 2)} run ${clash(run, 1, 2)}`;
}

/** Damage of a shot at plain and at armoured Infantry, and at a Barracks; how many of the squares within two can be shot at. */
function shots(id: UnitId): string {
  const f = afield(id, ranged).unit(1, 'byz-stratiotai', 'c4').unit(1, 'byz-skoutatoi', 'c4');
  if (f.board().profile(f.u(1)).ranged === 0) return '';
  const wall = afield(id, ranged).building(1, 'barracks', 'c4');
  const building = wall.state.buildings.at(-1);
  const against = building && fightOf(wall.board(), wall.u(1), { building });
  let squares = 0;
  for (const at of ['c4', 'd4', 'c5', 'd5', 'e5'] as const) {
    const range = afield(id, ranged).unit(1, 'nor-bondi', at);
    if (targetsOf(range.board(), range.u(1)).length > 0) squares++;
  }
  const hit = against ? exchangeOf(wall.board(), against).dealt : 0;
  return ` shot ${clash(f, 1, 2)} ${clash(f, 1, 3)} wall ${hit} range ${squares}`;
}

/** What it takes from an archer and from a rider, and what it gives back. */
function struck(id: UnitId): string {
  const archer = afield(id, {}).unit(1, 'hre-burgher', 'c4', ranged);
  const rider = afield(id, {}).unit(1, 'ott-timariot', 'c4');
  return ` struck ${clash(archer, 2, 1)} ${clash(rider, 2, 1)}`;
}

/** Health, and how many squares it can go to from the middle of a field with a lake. */
function body(id: UnitId): string {
  const f = afield(id, {}).land('water', 'b4', 'd3', 'd2');
  const keywords = Object.entries(f.board().profile(f.u(1)))
    .filter(([k, n]) => UNSEEN.includes(k) && Number(n) > 0)
    .map(([k, n]) => ` ${k} ${n}`);
  return ` health ${f.board().profile(f.u(1)).health} goes ${destinations(f.board(), f.u(1)).length}${keywords.join('')}`;
}

/** Keywords that no blow tells. */
const UNSEEN = ['warCry', 'fatigue', 'frontLine', 'recruit', 'regenerate'];

export const duel = (id: UnitId): string => melee(id) + shots(id) + struck(id) + body(id);
