/** A match of BattleLore, read from what everybody saw: who fell by whose hand, and at what price. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { EventOf, MatchLog, Roll } from '@gonfalon/ui-kit';
import { eventsOf, Tally } from '@gonfalon/ui-kit';
import type { Banner, Camp, HexId, LoreId, UnitTypeId } from '../../content/index.ts';
import { CAMPS, unitType } from '../../content/index.ts';
import type { AttackKind } from '../../rules/state.ts';
import type { View } from '../../rules/views.ts';
import type { Events } from '../../rules/vocabulary.ts';
import type { Aim } from './hits.ts';
import { hitChances, hitsOf } from './hits.ts';

/** A unit that was destroyed. */
export interface Kill {
  readonly at: number;
  /** Who has the banner for it. */
  readonly seat: Seat;
  readonly owner: Seat;
  readonly type: UnitTypeId;
  readonly hex: HexId;
  /** How many turns had begun. */
  readonly turn: number;
  /** The attack in which it fell, if it was one. */
  readonly how?: AttackKind;
  /** The chance of as many hits, where the dice alone did it. */
  readonly chance?: number;
}

export interface Mauled extends Kill {
  readonly unit: Ref;
  readonly figures: number;
}

export interface Battle {
  readonly kills: readonly Kill[];
  /** Units that lost figures in a turn and lived. */
  readonly mauled: readonly Mauled[];
  /** Units that came to a place that is worth banners. */
  readonly objectives: readonly {
    readonly at: number;
    readonly seat: Seat;
    readonly hex: HexId;
    readonly banners: number;
  }[];
  readonly loreCards: readonly { readonly at: number; readonly seat: Seat; readonly card: LoreId }[];
  readonly strongholds: readonly {
    readonly at: number;
    readonly owner: Seat;
    readonly hex: HexId;
    readonly back: boolean;
  }[];
  readonly resigned: readonly { readonly at: number; readonly seat: Seat }[];
  readonly rolls: readonly Roll[];
  /** By seat: enemy figures felled, hexes that enemies were driven back, flags that were ignored. */
  readonly felled: readonly number[];
  readonly driven: readonly number[];
  readonly ignored: readonly number[];
}

interface Strike {
  readonly target: Ref;
  readonly how: AttackKind;
  readonly hits: number;
  readonly chances: readonly number[];
  /** Whether the target has lost figures to it. */
  done: boolean;
  chance?: number;
}

const isFor = (camp: Camp | 'any', seat: Seat | undefined) =>
  camp === 'any' || (seat !== undefined && CAMPS[seat] === camp);
const other = (seat: Seat): Seat => 1 - seat;

export function parseEvents(chronicle: MatchLog<View>): Battle {
  const { end, seats } = chronicle;
  const units = new Map(end.units.map((unit) => [unit.id, unit]));
  const banners = bannersAtFirst(chronicle);
  const felled = new Tally(seats);
  const driven = new Tally(seats);
  const ignored = new Tally(seats);
  const kills: Kill[] = [];
  let mauled: Mauled[] = [];
  const objectives: { at: number; seat: Seat; hex: HexId; banners: number }[] = [];
  const loreCards: { at: number; seat: Seat; card: LoreId }[] = [];
  const strongholds: { at: number; owner: Seat; hex: HexId; back: boolean }[] = [];
  const resigned: { at: number; seat: Seat }[] = [];
  const rolls: Roll[] = [];
  let strike: Strike | undefined;
  let turn = 0;

  /** Figures that units still have, where that is not what they began with. */
  const left = new Map<Ref, number>();

  const ownerOf = (id: Ref): Seat | undefined => units.get(id)?.camp;
  /** One that was just left and entered again is not worth a word. */
  const come = (id: Ref, hex: HexId, at: number) => {
    const seat = ownerOf(id);
    const worth = end.adventure.objectives.find((one) => one.hex === hex && isFor(one.camp, seat));
    const held = objectives.findLast((one) => one.hex === hex);
    if (seat === undefined || !worth || held?.seat === seat) return;
    objectives.push({ at, seat, hex, banners: worth.banners });
  };
  const aimOf = (attacker: Ref, target: Ref): Aim | undefined => {
    const [from, to] = [units.get(attacker), units.get(target)];
    if (!from || !to) return undefined;
    return { attacker: from.type, target: to.type, banner: banners.get(to.id) ?? to.banner };
  };
  const see = (event: EventOf<Events>, at: number) => {
    switch (event.kind) {
      case 'turn':
        turn++;
        break;
      case 'attack':
        strike = { target: event.target, how: event.how, hits: 0, chances: [], done: false };
        break;
      case 'rolled': {
        const { how, target, faces, seat } = event;
        const aim = how === 'spell' ? undefined : aimOf(event.attacker, target);
        const hits = aim ? hitsOf(faces, aim) : 0;
        const chances = aim ? hitChances(faces.length, aim) : [];
        strike = { target, how, hits, chances, done: false };
        if (aim) rolls.push({ seat, dice: faces.length, value: hits, chances });
        break;
      }
      case 'lost': {
        const owner = ownerOf(event.unit);
        const type = units.get(event.unit)?.type;
        if (owner === undefined || type === undefined) break;
        felled.add(other(owner), event.count);
        left.set(event.unit, event.left);
        const own = strike?.target === event.unit && !strike.done ? strike : undefined;
        if (own) {
          own.done = true;
          const tail = own.chances.slice(event.count).reduce((sum, chance) => sum + chance, 0);
          if (event.left === 0 && own.hits >= event.count && own.chances.length > 0) own.chance = tail;
        }
        const before = mauled.find((one) => one.unit === event.unit && one.turn === turn);
        mauled = mauled.filter((one) => one !== before);
        const { unit, hex } = event;
        const figures = event.count + (before?.figures ?? 0);
        mauled.push({ at: before?.at ?? at, seat: other(owner), owner, type, hex, turn, unit, figures });
        break;
      }
      case 'eliminated': {
        const own = strike?.target === event.unit ? strike : undefined;
        mauled = mauled.filter((one) => one.unit !== event.unit || one.turn !== turn);
        kills.push({
          at,
          seat: other(event.camp),
          owner: event.camp,
          type: event.type,
          hex: event.hex,
          turn,
          ...(own && { how: own.how }),
          ...(own?.chance !== undefined && { chance: own.chance }),
        });
        // Creatures fall whole, and so does a troop that a card destroys.
        felled.add(other(event.camp), left.get(event.unit) ?? unitType[event.type].figures);
        break;
      }
      case 'moved':
      case 'followed':
      case 'card-moved':
        come(event.unit, event.to, at);
        break;
      case 'retreated': {
        const owner = ownerOf(event.unit);
        if (owner !== undefined) driven.add(other(owner));
        break;
      }
      case 'healed':
        left.set(event.unit, event.figures);
        break;
      case 'ignored':
        ignored.add(ownerOf(event.unit), event.count);
        break;
      case 'trained':
        banners.set(event.unit, event.banner);
        break;
      case 'played-lore':
        loreCards.push({ at, seat: event.seat, card: event.card });
        break;
      case 'stronghold-taken':
      case 'stronghold-retaken':
        strongholds.push({
          at,
          owner: event.seat,
          hex: event.hex,
          back: event.kind === 'stronghold-retaken',
        });
        break;
      case 'resigned':
        resigned.push({ at, seat: event.seat });
        break;
      default:
    }
  };
  for (const { at, event } of eventsOf<Events>(chronicle)) see(event, at);
  return {
    kills,
    mauled,
    objectives,
    loreCards,
    strongholds,
    resigned,
    rolls,
    felled: felled.counts,
    driven: driven.counts,
    ignored: ignored.counts,
  };
}

/** The banners that are not those at the end: of units that trained. */
function bannersAtFirst(chronicle: MatchLog<View>): Map<Ref, Banner> {
  const trained = new Set<Ref>();
  for (const { event } of eventsOf<Events>(chronicle)) if (event.kind === 'trained') trained.add(event.unit);
  const changed = chronicle.end.units.filter(({ id }) => trained.has(id));
  return new Map(changed.map(({ id, type }) => [id, unitType[type].banner]));
}
