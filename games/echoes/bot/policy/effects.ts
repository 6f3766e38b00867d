/** ECH-D8, D10, D12-D14, D22, D23: what effects ask, and Reactions. */
import type { Choice, Question, Ref } from '@gonfalon/kernel';
import type { Ability, CardId, Effect, TechnologyId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import { exchangeOf, openFight } from '../../rules/combat.ts';
import type { Rotation } from '../../rules/land.ts';
import { landBits, turnedLand, yieldOf } from '../../rules/land.ts';
import { buildingOf, unitOf } from '../../rules/refs.ts';
import type { Square } from '../../rules/squares.ts';
import { indexOf, squaresOf } from '../../rules/squares.ts';
import { currentEffect } from '../../rules/works.ts';
import { costOf, demandOf, needOf } from '../card-worth.ts';
import type { Fighter, Scene } from '../scene.ts';
import { abilityCost, abilityWorth } from './play-worth.ts';
import { standing, toCapital } from './standing.ts';

/** The effect that something is picked for: of a card about to be played, or of one that is being carried out. */
function openEffect({ s }: Scene): Effect | undefined {
  const { pending } = s;
  if (pending) {
    const id: CardId | undefined = pending.card ?? s.units.find((unit) => unit.id === pending.unit)?.card;
    const ability: Ability | undefined = id && card[id].abilities[pending.ability];
    return ability?.fx[0];
  }
  const work = s.works.at(-1);
  return work && currentEffect(work);
}

const amountOf = (fx: Effect): number => ('n' in fx && typeof fx.n === 'number' ? fx.n : 2);

function pickWorth(scene: Scene, seat: number, fx: Effect | undefined, ref: Ref): number {
  const { s } = scene;
  const f = scene.fighterOf(unitOf(s, ref));
  const h = scene.houseOf(buildingOf(s, ref));
  switch (fx?.do) {
    case 'damage':
    case 'directDamage':
      if (h) return (scene.isFoe(seat, h.building) ? 1 : -1) * scene.lossOfHouse(h, amountOf(fx));
      if (!f) return 0;
      return scene.isFoe(seat, f.unit) ? scene.lossOf(f, amountOf(fx)) : braveWorth(f);
    case 'heal':
      return f ? (Math.min(amountOf(fx), f.unit.damage) * f.worth) / f.full : 0;
    case 'exhaust':
      return f && scene.isFoe(seat, f.unit) ? 0.5 * f.worth : 0;
    case 'destroyBuilding':
      return -2;
    case 'buildFree':
      return 2 - 0.3 * toCapital(scene, seat, f?.at ?? h?.at ?? indexOf(ref as Square));
    case 'refresh':
    case 'statModifier':
    case 'grantKeyword':
      return f ? 0.4 * f.worth + (f.unit.exhausted ? -1 : 0) : 0;
    default:
      return f ? 0.2 * f.worth : 0;
  }
}

/** A unit that is to be hurt for its strength: one that stands it and can still strike. */
const braveWorth = ({ left, unit, profile }: Fighter): number =>
  left <= 1 ? -5 : 0.5 * profile.melee - (unit.exhausted ? 3 : 0);

export function pick(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const fx = openEffect(scene);
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i] as Choice;
    into[i] = verb === 'done' ? 0 : 0.3 + pickWorth(scene, seat, fx, ref);
  }
}

export function effect(scene: Scene, { choices, params, seat }: Question, into: Float64Array): void {
  const id = params?.card as CardId | undefined;
  const abilities: readonly Ability[] = id ? card[id].abilities : [];
  for (let i = 0; i < choices.length; i++) {
    const [, n] = choices[i] as Choice;
    const ability = abilities[Number(n) - 1];
    const cost = ability && id ? abilityCost(id as TechnologyId, ability) : 0;
    into[i] = 1.5 * abilityWorth(scene, seat, ability, cost);
  }
}

/** What the open attack would do to its target. */
function atStake(scene: Scene): number {
  const fight = openFight(scene.s);
  if (!fight) return 0;
  const { dealt } = exchangeOf(scene.board, fight);
  const d = scene.fighterOf(fight.defender);
  const h = scene.houseOf(fight.building);
  return d ? scene.lossOf(d, dealt) : h ? scene.lossOfHouse(h, dealt) : 0;
}

export function react(scene: Scene, { choices, params }: Question, into: Float64Array): void {
  const stake = params?.window === 'attackDeclared' ? atStake(scene) : 1.5;
  for (let i = 0; i < choices.length; i++) {
    const [verb, id = ''] = choices[i] as Choice;
    if (verb !== 'react') continue;
    const ability = card[id as TechnologyId].abilities[0];
    const stops = ability?.fx.some((fx) => fx.do === 'cancelAttack' || fx.do === 'cancelTechnology') ?? false;
    into[i] = 0.2 + (stops ? 1.1 : 0.7) * stake - 0.25 * costOf(id as TechnologyId);
  }
}

export function may(_: Scene, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.[0] === 'use') into[i] = 1.5;
}

export function place(scene: Scene, { choices, params }: Question, into: Float64Array): void {
  const f = scene.fighterOf(unitOf(scene.s, params?.unit as Ref));
  if (!f) return;
  const here = standing(scene, f, f.at);
  for (let i = 0; i < choices.length; i++) {
    const [verb, at] = choices[i] as Choice;
    if (verb === 'to') into[i] = standing(scene, f, indexOf(at as Square)) - here;
  }
}

/** Useful land toward one's own units, the square that was entered first of all. */
export function rotate(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const { s, fighters } = scene;
  const player = s.players[seat];
  const id = s.shown === undefined ? undefined : s.places[s.shown];
  if (s.shown === undefined || !id || !player) return;
  const squares = squaresOf(s.size, s.shown);
  for (let i = 0; i < choices.length; i++) {
    const [, angle] = choices[i] as Choice;
    const land = turnedLand(id, Number(angle) as Rotation);
    let worth = 0;
    for (let k = 0; k < squares.length; k++) {
      const found = yieldOf(landBits(land[k] ?? ''));
      if (!found) continue;
      const need = found.n * needOf(player.main[found.kind], demandOf(player.hand, found.kind));
      for (const f of fighters)
        if (f.unit.seat === seat && f.at === squares[k]) worth += (s.turn.campBuilt ? 0.7 : 1.5) * need;
      worth -= 0.1 * need * toCapitalOf(scene, seat, squares[k] ?? 0);
    }
    into[i] = worth;
  }
}

/** How far one's own Capital is. */
function toCapitalOf({ houses }: Scene, seat: number, at: number): number {
  const own = houses.find(({ building }) => building.kind === 'capital' && building.seat === seat);
  return own ? Math.max(Math.abs((own.at & 7) - (at & 7)), Math.abs((own.at >> 3) - (at >> 3))) : 0;
}
